"""Table of Nations: board games of civilisation at one table.

Without arguments the program opens its menu in a window. The other doors need no hand on the mouse:

  python main.py --watch nations --seats 4 --seed 7 --speed instant --quit-at-end
  python main.py --watch nations_dice --seats 3 --hands "hard warlord,normal,easy"
  python main.py --gallery pictures --size 1920x1080
  python main.py --open FILE ...
  python main.py --tour
  python main.py --seek FILE MOVE --picture OUT.png --size 1920x1080
  python main.py --learn
  python main.py --learn nations_dice/first_round --by-itself
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import freeze_support
from pathlib import Path

from scenes.window.shutdown import Shutdown

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

UNSEEN_DRIVERS = ("offscreen", "dummy", "evdev")
"""Video drivers that draw where nobody can look."""

NO_SCREEN = (
    "Table of Nations found no screen to open its window on: start it from a desktop session, or set "
    "SDL_VIDEODRIVER yourself if it is meant to run unseen (--watch, --gallery, --open, --seek, --tour and "
    "--by-itself need no screen)."
)


def start() -> int:
    """The program as it is started from outside; returns its exit code."""
    shutdown = Shutdown()
    shutdown.leave()
    from game.core.command import run

    try:
        return run(lambda: main(shutdown=shutdown))
    finally:
        shutdown.ignore()


def main(arguments: Sequence[str] | None = None, shutdown: Shutdown | None = None) -> int:
    """Run the program as the command line asks; returns its exit code."""
    asked = _parser().parse_args(arguments)
    has_window = not any(
        (asked.gallery, asked.open, asked.seek, asked.learn == "", asked.by_itself, asked.tour)
    )
    if shutdown and not has_window:
        shutdown.interrupt()
    from game.settings import SPEEDS

    if asked.speed not in SPEEDS:
        _parser().error(f"--speed can be {', '.join(SPEEDS)}, not {asked.speed}")
    if asked.gallery:
        from game.core.catalog import Misprint
        from scenes.tools.gallery import paint_gallery

        try:
            return paint_gallery(asked.gallery, asked.size)
        except Misprint as misprint:
            print(misprint, file=sys.stderr)
            return 1
        except OSError as error:
            print(f"No pictures can be written to {asked.gallery}: {error.strerror}.", file=sys.stderr)
            return 1
    from game.folders import NoHome, config_folder, records_folder

    try:
        folders = config_folder(), records_folder()
    except NoHome as error:
        print(f"{error.strerror}.", file=sys.stderr)
        return 1
    for folder in folders:
        with suppress(FileNotFoundError, NotADirectoryError, PermissionError):
            folder.stat()
    if asked.open:
        from scenes.tools.inspection import open_files

        return open_files(asked.open)
    if asked.seek:
        from scenes.tools.seeking import seek

        if asked.picture is None:
            _parser().error("--seek needs --picture")
        return seek(Path(asked.seek[0]), asked.seek[1], asked.picture, asked.size)
    if asked.learn == "" or asked.by_itself:
        from scenes.tools.pupil import follow_alone, list_lessons

        return follow_alone(asked.learn) if asked.learn else list_lessons()
    if asked.tour:
        from scenes.tools.inspection import tour

        return tour()
    if asked.watch:
        from scenes.tools.watch import watch

        return watch(
            asked.watch,
            asked.seats,
            asked.seed,
            asked.speed,
            asked.quit_at_end,
            asked.hands.split(","),
            asked.options,
            shutdown,
        )
    return play(asked.learn, shutdown)


def play(chapter: str | None = None, shutdown: Shutdown | None = None) -> int:
    """Open the window and the menu, and on top of it a chapter if one is named; run until the player leaves."""
    import pygame

    from scenes.window.desk import Desk
    from scenes.window.garbage import give_back_at_once, sweep_seldom
    from scenes.window.main_window import prepare_environment
    from scenes.window.quiet import muffled_stderr

    prepare_environment()
    give_back_at_once()
    chosen_driver = os.environ.get("SDL_VIDEODRIVER")
    try:
        with muffled_stderr():
            pygame.display.init()
    except pygame.error:
        return _refuse()
    if not chosen_driver and pygame.display.get_driver() in UNSEEN_DRIVERS:
        return _refuse()
    pygame.font.init()

    from game import game_named
    from game.bots.worker import Worker
    from game.core import child
    from game.core.files import spare, tidy
    from game.folders import cache_folder, records_folder
    from game.lesson import lesson_named
    from game.reports import CRASH, keep_crash, reports_folder
    from game.saves import Saves
    from game.settings import SettingsFile
    from scenes.screens import SCENES
    from sprites.poster.posters import Posters
    from sprites.poster.studio import Studio

    settings_file = SettingsFile()
    if settings_file.trouble:
        print(settings_file.trouble, file=sys.stderr)
    saves = Saves(game_named)
    for folder in (*saves.folders, settings_file.path.parent, records_folder()):
        tidy(folder)
    spare(cache_folder())
    with suppress(OSError):
        keep_crash()
        faulthandler.enable((reports_folder() / CRASH).open("w"))
    if shutdown:
        shutdown.listen()
    studio = Studio(cache_folder() / "posters", child.start)
    try:
        desk = Desk(
            settings_file, saves, SCENES, thinker=Worker(), posters=Posters(studio), shutdown=shutdown
        )
        sweep_seldom()
        return desk.run("menu", *(("lesson", lesson_named(chapter)) if chapter else ()))
    finally:
        studio.stop()
        pygame.quit()


def _refuse() -> int:
    print(NO_SCREEN, file=sys.stderr)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="main.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    doors = parser.add_mutually_exclusive_group()
    doors.add_argument("--watch", metavar="GAME", help="let computers play a whole game on the screen")
    doors.add_argument(
        "--gallery", metavar="FOLDER", type=Path, help="save pictures of every screen into a folder"
    )
    doors.add_argument(
        "--open",
        metavar="FILE",
        nargs="+",
        type=Path,
        help="open saved games without a screen and print a line about each",
    )
    doors.add_argument(
        "--tour",
        action="store_true",
        help="visit every screen outside a game without a window and report on each",
    )
    doors.add_argument(
        "--learn",
        nargs="?",
        const="",
        metavar="CHAPTER",
        help="open a lesson, such as nations/war; without a name, list all of them",
    )
    doors.add_argument(
        "--seek",
        metavar=("FILE", "MOVE"),
        nargs=2,
        help="draw the table of a saved game before a move, from 0 to the number of moves",
    )
    parser.add_argument(
        "--picture", metavar="FILE", type=Path, help="where to save the picture of --seek, as PNG"
    )
    parser.add_argument(
        "--by-itself",
        action="store_true",
        help="follow the chapter of --learn unseen, doing only what it says; 1 where that cannot be done. The name of "
        "a game follows all its chapters",
    )
    parser.add_argument("--seats", type=int, default=4, help="number of players, for --watch (default: 4)")
    parser.add_argument(
        "--hands", default="random",
        help="who plays the seats, for --watch: random, easy, normal, hard or master, with a style if wanted, "
        "separated by commas; the last fills the seats that are left over (usually random)",
    )  # fmt: skip
    parser.add_argument(
        "--options", nargs="*", default=[], metavar="NAME=VALUE",
        help="options of the game, for --watch, such as cooperative=true",
    )  # fmt: skip
    parser.add_argument("--seed", default="1", help="seed of the shuffle, any text, for --watch")
    parser.add_argument(
        "--speed", metavar="SPEED", default="normal", help="slow, normal, fast or instant, for --watch"
    )
    parser.add_argument("--quit-at-end", action="store_true", help="quit when the game is over, for --watch")
    parser.add_argument(
        "--size",
        type=_size,
        default=(1920, 1080),
        metavar="WxH",
        help="size of the pictures, for --gallery and --seek",
    )
    return parser


def _size(text: str) -> tuple[int, int]:
    """Raises ArgumentTypeError for anything but a size such as 1920x1080."""
    try:
        width, height = (int(part) for part in text.lower().split("x"))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not a size such as 1920x1080") from None
    if width < 960 or height < 540:
        raise argparse.ArgumentTypeError(f"{text} is too small; the smallest window is 960x540")
    return width, height


if __name__ == "__main__":
    freeze_support()
    sys.exit(start())
