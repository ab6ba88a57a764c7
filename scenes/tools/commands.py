"""Every command by its one name: `python main.py NAME ...`. What is not named here is no command.

A command is read when it is called, so that the help and the window wait for none of them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from game.command import window_size
from scenes.app.shutdown import Shutdown

Arguments = Sequence[str]


class Command(NamedTuple):
    """A command: what it does, in a line of the help, and the function that does it, as `module:function`.

    The function takes the arguments after the name and returns the exit code; one that `has_window` takes the shutdown
    of the program, too, and ends by it. All others end at once when they are told to.
    """

    does: str
    where: str
    has_window: bool = False

    def load(self) -> Callable[..., int]:
        """Read the function that does it."""
        module, _, name = self.where.partition(":")
        function: Callable[..., int] = getattr(import_module(module), name)
        return function


COMMANDS: dict[str, Command] = {
    # The program without a hand on the mouse.
    "watch": Command("Let computer players play a whole game on the screen", f"{__name__}:watch", True),
    "learn": Command("List the lessons, open one, or follow one by itself", f"{__name__}:learn", True),
    "open": Command("Open saved games unseen and say how each stands", f"{__name__}:open_files"),
    "seek": Command("Save a picture of a saved game before any move", f"{__name__}:seek"),
    "gallery": Command("Save pictures of every screen", f"{__name__}:gallery"),
    "tour": Command("Visit every screen outside a game, unseen", f"{__name__}:tour"),
    # A saved game and what's known of all of them.
    "replay": Command("Tell a saved game in words", "game.session.replay:main"),
    "advise": Command("Ask the adviser for a move", "game.tools.advise:main"),
    "why": Command("Say why a computer player made its move", "game.tools.why:main"),
    "review": Command("Review a saved game", "game.tools.review:main"),
    "luck": Command("Tell luck from choice in a saved game", "game.records.luck:main"),
    "statistics": Command("Add up all finished games", "game.records.statistics:main"),
    "book": Command("Search the encyclopedia", "game.text.encyclopedia:main"),
    "challenges": Command("List challenges and measure their stars", "game.challenges.command:main"),
    "achievements": Command("Count the achievements of saved games", "game.achievements.command:main"),
    "daily": Command("Say what table a day brings, and let Hard play it", "game.daily.command:main"),
    "mail": Command("Read and write letters of games by mail", "game.files.mail:main"),
    # For whoever writes cards and words.
    "lint": Command("Check all data files", "game.tools.lint:main"),
    "simulate": Command("Play random games and check the rules", "game.tools.simulate:main"),
    "balance": Command("Say what wins in the games of a tournament", "game.tools.balance:main"),
    # For whoever works on the computer players.
    "tournament": Command("Let computer players play matches", "game.tools.tournament:main"),
    "train": Command("Let computer players learn a game", "game.bots.training.train:main"),
    "expect": Command("Learn how games end by what their positions are worth", "game.bots.search.expectation:main"),
    "positions": Command("Make the practice questions of a game", "game.learn.positions:main"),
    "proof": Command("Measure what reviews are worth", "game.tools.proof:main"),
    "advised": Command("Measure what the adviser is worth", "game.tools.advised:main"),
    "passes": Command("Count passes that overlook something", "game.tools.passes:main"),
    "ties": Command("Count ties among places for a card", "game.tools.ties:main"),
    "foresee": Command("Check forecasts against what comes", "game.tools.foresee:main"),
    "goals": Command("Check the search for the shortest way to a goal", "game.tools.check_goal_search:main"),
    # For whoever measures the program.
    "bench": Command("Measure the rules of every game", "game.tools.bench:main"),
    "frames": Command("Measure how fast every table is drawn", "scenes.tools.bench:main"),
    "opening": Command("Measure how long the table of a saved game takes to open", f"{__name__}:opening"),
    "laying": Command("Measure how long every table takes to be laid", "scenes.tools.laying:main"),
    "sounds": Command("Make the sounds anew", "sounds.make_sounds:main"),
}
"""Every command by its name, in the order of the help."""


def listed() -> str:
    """The commands, a line each."""
    wide = max(map(len, COMMANDS))
    return "\n".join(f"  {name:{wide}}  {command.does}" for name, command in COMMANDS.items())


def run(name: str, arguments: Arguments, shutdown: Shutdown | None = None) -> int:
    """Run a command; returns its exit code."""
    command = COMMANDS[name]
    if command.has_window:
        return command.load()(arguments, shutdown)
    if shutdown:
        shutdown.interrupt()
    return command.load()(arguments)


def watch(arguments: Arguments, shutdown: Shutdown | None = None) -> int:
    """Let computer players play a whole game on the screen."""
    from game.files.settings import SPEEDS

    parser = _parser("watch")
    parser.add_argument("game", help="such as nations")
    parser.add_argument("--seats", type=int, default=4, help="how many players (usually 4)")
    parser.add_argument(
        "--players", "--hands", default="random", dest="players",
        help="random, easy, normal, hard or master, with a style if you like, separated by commas; the last one fills "
        "the seats that are left (usually random)",
    )  # fmt: skip
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="such as cooperative=true")
    parser.add_argument("--seed", default="1", help="what the game is shuffled by, any text")
    parser.add_argument("--speed", default="normal", choices=SPEEDS, help="%(choices)s (usually normal)")
    parser.add_argument("--quit-at-end", action="store_true", help="close the window when the game is over")
    asked = parser.parse_args(arguments)
    _see_home()
    from scenes.tools.watch import watch

    players = asked.players.split(",")
    return watch(asked.game, asked.seats, asked.seed, asked.speed, asked.quit_at_end, players, asked.options, shutdown)


def learn(arguments: Arguments, shutdown: Shutdown | None = None) -> int:
    """List the lessons, open one in the window, or follow one by itself."""
    parser = _parser("learn")
    parser.add_argument("lesson", nargs="?", default="", help="such as nations/war; without it all are listed")
    parser.add_argument(
        "--by-itself",
        action="store_true",
        help="follow the lesson unseen, doing only what it says; exit code 1 where that can't be done. The name of a "
        "game follows all its lessons",
    )
    asked = parser.parse_args(arguments)
    if shutdown and (asked.by_itself or not asked.lesson):
        shutdown.interrupt()
    _see_home()
    if asked.lesson and not asked.by_itself:
        from scenes.tools.program import play

        return play(asked.lesson, shutdown)
    from scenes.tools.pupil import follow_alone, list_lessons

    return follow_alone(asked.lesson) if asked.lesson else list_lessons()


def open_files(arguments: Arguments) -> int:
    """Open saved games unseen and say of each how it stands."""
    parser = _parser("open")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    asked = parser.parse_args(arguments)
    _see_home()
    from scenes.tools.inspection import open_files

    return open_files(asked.files)


def seek(arguments: Arguments) -> int:
    """Save a picture of a saved game as it was before a move."""
    parser = _parser("seek")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("move", metavar="MOVE", help="0 to the number of moves")
    parser.add_argument("--picture", type=Path, required=True, metavar="OUT.png", help="where the picture is saved")
    _add_size(parser)
    asked = parser.parse_args(arguments)
    _see_home()
    from scenes.tools.seeking import seek

    return seek(asked.file, asked.move, asked.picture, asked.size)


def gallery(arguments: Arguments) -> int:
    """Save pictures of every screen into a folder."""
    parser = _parser("gallery")
    parser.add_argument("folder", type=Path)
    _add_size(parser)
    asked = parser.parse_args(arguments)
    from game.cards.catalog import Misprint
    from scenes.tools.gallery import paint_gallery

    try:
        return paint_gallery(asked.folder, asked.size)
    except Misprint as misprint:
        print(misprint, file=sys.stderr)
    except OSError as error:
        print(f"No pictures can be written to {asked.folder}: {error.strerror}.", file=sys.stderr)
    return 1


def opening(arguments: Arguments) -> int:
    """Measure how long the table of a saved game takes to open in this process."""
    parser = _parser("opening")
    parser.add_argument("file", type=Path, metavar="FILE")
    _add_size(parser)
    asked = parser.parse_args(arguments)
    from scenes.tools.opening import measure

    return measure(asked.file, asked.size)


def tour(arguments: Arguments) -> int:
    """Visit every screen outside a game unseen, and say how each fared."""
    _parser("tour").parse_args(arguments)
    _see_home()
    from scenes.tools.inspection import tour

    return tour()


def _parser(name: str) -> argparse.ArgumentParser:
    return argparse.ArgumentParser(prog=f"main.py {name}", description=f"{COMMANDS[name].does}.")


def _see_home() -> None:
    """See that the folders of settings and records can be had. Raises OSError."""
    from scenes.tools.program import see_home

    see_home()


def _add_size(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--size", type=window_size, default=(1920, 1080), metavar="WxH", help="size of the window (1920x1080)"
    )
