"""The functions behind the commands that open a window or draw pictures.

Each imports what it needs once the arguments are parsed, so that its help is quick.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from game.command import parser_of, window_size
from scenes.app.shutdown import Shutdown


def play(arguments: Sequence[str], shutdown: Shutdown | None = None) -> int:
    """Open the window, and a file in it."""
    parser = parser_of("play", "Open the window, with a saved game or a letter.")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved game or a letter")
    parser.add_argument(
        "--transcript", type=Path, metavar="TEXT", help="write every line that is said aloud or shown as caption there"
    )
    asked = parser.parse_args(arguments)
    from scenes.app.desktop import ring
    from scenes.speech.transcript import TranscriptFile
    from scenes.tools.program import play

    if asked.file and ring(asked.file.absolute()):
        return 0
    transcript = None
    if asked.transcript:
        try:
            transcript = TranscriptFile(asked.transcript)
        except OSError as error:
            parser.error(f"the transcript can't be written to {asked.transcript}: {error.strerror}; name another file")
    above = ("arrival", (asked.file.absolute(),)) if asked.file else None
    return play(above, shutdown, transcript)


def watch(arguments: Sequence[str], shutdown: Shutdown | None = None) -> int:
    """Let computer players play a whole game on the screen."""
    from game.files.settings import SPEEDS

    parser = parser_of("watch", "Let computer players play a whole game on the screen.")
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


def learn(arguments: Sequence[str], shutdown: Shutdown | None = None) -> int:
    """List the lessons, open one in the window, or follow one by itself."""
    parser = parser_of("learn", "List the lessons, open one, or play one automatically.")
    parser.add_argument("lesson", nargs="?", default="", help="such as nations/war; without it, list all")
    parser.add_argument(
        "--by-itself",
        action="store_true",
        help="play the lesson without a window, doing only what it says; exit code 1 if that fails. Name a game to "
        "play all its lessons",
    )
    asked = parser.parse_args(arguments)
    if shutdown and (asked.by_itself or not asked.lesson):
        shutdown.interrupt()
    _see_home()
    if asked.lesson and not asked.by_itself:
        from game.learn.lesson import lesson_named
        from scenes.tools.program import play

        return play(("lesson", (lesson_named(asked.lesson),)), shutdown)
    from scenes.tools.pupil import follow_alone, list_lessons

    return follow_alone(asked.lesson) if asked.lesson else list_lessons()


def open_files(arguments: Sequence[str]) -> int:
    """Open saved games unseen and say of each how it stands."""
    parser = parser_of("open", "Open saved games without a window and say how each stands.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    asked = parser.parse_args(arguments)
    _see_home()
    from scenes.tools.inspection import open_files

    return open_files(asked.files)


def seek(arguments: Sequence[str]) -> int:
    """Save a picture of a saved game as it was before a move."""
    parser = parser_of("seek", "Save a picture of a saved game before any move.")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("move", metavar="MOVE", help="0 to the number of moves")
    parser.add_argument("--picture", type=Path, required=True, metavar="OUT.png", help="where the picture is saved")
    _add_size(parser)
    asked = parser.parse_args(arguments)
    _see_home()
    from scenes.tools.seeking import seek

    return seek(asked.file, asked.move, asked.picture, asked.size)


def gallery(arguments: Sequence[str]) -> int:
    """Save pictures of every screen into a folder."""
    parser = parser_of("gallery", "Save pictures of every screen.")
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


def icons(arguments: Sequence[str]) -> int:
    """Draw the icons of the program for every system."""
    parser = parser_of("icons", "Draw the icons of the program.")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    asked = parser.parse_args(arguments)
    from scenes.tools.packaging.icons import draw_icons

    return draw_icons(asked.folder)


def access(arguments: Sequence[str]) -> int:
    """Print the list of what is there for eyes, ears and hands as a page."""
    parser_of("access", "Print the list of accessibility features.").parse_args(arguments)
    from scenes.tools.packaging.access_page import page

    print(page(), end="")
    return 0


def pictures(arguments: Sequence[str]) -> int:
    """Make the pictures of the README."""
    parser = parser_of("pictures", "Make the pictures and the film of the README.")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    asked = parser.parse_args(arguments)
    from scenes.tools.packaging.pictures import make_pictures

    return make_pictures(asked.folder)


def frames(arguments: Sequence[str]) -> int:
    """Measure how fast every table is drawn, or what speech, a city or watching adds to that."""
    from game import GAMES

    parser = parser_of("frames", "Measure how fast every table is drawn.")
    parser.add_argument("--spoken", action="store_true", help="only what a frame costs while speech is on")
    parser.add_argument("size", nargs="?", type=window_size, default=(1920, 1080), metavar="WIDTHxHEIGHT")
    parser.add_argument("--city", action="store_true", help="what the city on every table costs, and nothing else")
    parser.add_argument("--watch", action="store_true", help="only what a move costs, watched and played")
    parser.add_argument(
        "--first",
        nargs="?",
        const="all",
        choices=("all", *GAMES),
        metavar="GAME",
        help="only the first turn of a computer player, at every table or once at this one",
    )
    asked = parser.parse_args(arguments)
    if asked.first:
        from scenes.tools.measuring.first_turn import measure_first_turn, measure_first_turns

        if asked.first == "all":
            return measure_first_turns(asked.size)
        return measure_first_turn(asked.first, asked.size)
    if asked.city:
        from scenes.tools.measuring.city_costs import measure_cities

        return measure_cities(asked.size)
    if asked.spoken:
        from scenes.tools.measuring.spoken_frames import measure_speech

        return measure_speech(asked.size)
    from scenes.tools.measuring.bench import measure_frames, measure_watching

    return measure_watching(asked.size) if asked.watch else measure_frames(asked.size)


def laying(arguments: Sequence[str]) -> int:
    """Measure how long every table takes to be laid, or those of some games."""
    from game import GAMES

    parser = parser_of("laying", "Measure how long the layout of every table takes.")
    parser.add_argument("games", nargs="*", default=[*GAMES], metavar="GAME")
    asked = parser.parse_args(arguments)
    from scenes.tools.measuring.laying import measure_laying

    return measure_laying(asked.games)


def opening(arguments: Sequence[str]) -> int:
    """Measure how long the table of a saved game takes to open in this process."""
    parser = parser_of("opening", "Measure how long the table of a saved game takes to open.")
    parser.add_argument("file", type=Path, metavar="FILE")
    _add_size(parser)
    asked = parser.parse_args(arguments)
    from scenes.tools.measuring.opening import measure

    return measure(asked.file, asked.size)


def tour(arguments: Sequence[str]) -> int:
    """Visit every screen outside a game unseen, and say how each fared."""
    parser_of("tour", "Visit every screen outside a game, without a window.").parse_args(arguments)
    _see_home()
    from scenes.tools.inspection import tour

    return tour()


def _see_home() -> None:
    """See that the folders of settings and records can be had. Raises OSError."""
    from scenes.tools.program import see_home

    see_home()


def _add_size(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--size", type=window_size, default=(1920, 1080), metavar="WxH", help="size of the window (1920x1080)"
    )
