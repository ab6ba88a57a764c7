"""Every command by its one name: `python main.py NAME ...`. What is not named here is no command. The help and
`docs/commands.md` are made of this table.

A command is read when it is called, so that the help and the window wait for none of them.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from game.command import parser_of, window_size
from scenes.app.shutdown import Shutdown

Arguments = Sequence[str]


class Command(NamedTuple):
    """A command: what it does, in a line of the help, the function that does it, as `module:function`, and arguments to
    show how it is called.

    The function takes the arguments after the name and returns the exit code; one that `has_window` takes the shutdown
    of the program, too, and ends by it. All others end at once when they are told to. One that is `for_checkouts` makes
    what the program is built of, and is left out where it is installed.
    """

    does: str
    where: str
    example: str
    has_window: bool = False
    for_checkouts: bool = False

    def load(self) -> Callable[..., int]:
        """Read the function that does it."""
        module, _, name = self.where.partition(":")
        function: Callable[..., int] = getattr(import_module(module), name)
        return function


SECTIONS: Mapping[str, Mapping[str, Command]] = {
    "The window": {
        "play": Command("Open the window, and a saved game or a letter in it", f"{__name__}:play", "[FILE]", True),
        "learn": Command(
            "List the lessons, open one, or follow one by itself", f"{__name__}:learn", "nations/war --by-itself", True
        ),
        "watch": Command(
            "Let computer players play a whole game on the screen",
            f"{__name__}:watch",
            "nations --seats 4 --players hard,normal --speed instant --quit-at-end",
            True,
        ),
        "desktop": Command(
            "Let a Linux desktop list the program and open its files",
            "scenes.tools.packaging.desktop_files:main",
            "--remove",
        ),
    },
    "A saved game, and what's known of all of them": {
        "replay": Command("Tell a saved game in words", "game.session.replay:main", "FILE"),
        "advise": Command("Ask the adviser for a move, with reasons, as JSON", "game.tools.advise:main", "FILE"),
        "why": Command("Say why a computer player made its move", "game.tools.why:main", "FILE MOVE"),
        "review": Command("Review a saved game: margins and turning points", "game.tools.review:main", "FILE"),
        "luck": Command("Tell luck from choice in a saved game", "game.records.luck:main", "FILE"),
        "seek": Command(
            "Save a picture of a saved game before any move", f"{__name__}:seek", "FILE 40 --picture OUT.png"
        ),
        "open": Command("Open saved games unseen and say how each stands", f"{__name__}:open_files", "FILE ..."),
        "mail": Command("Read and write letters of games by mail", "game.tools.mail:main", "--open FILE --as 2"),
        "study": Command("Print a study of games as a letter or a text", "game.study.command:main", "FILE --letter"),
        "lesson": Command(
            "Make a lesson of a saved game, or a letter of one",
            "game.study.lesson_command:main",
            "FILE --move 12",
        ),
        "daily": Command(
            "Say what table a day brings, and let Hard play it", "game.daily.command:main", "--date 2026-12-24 --ghost"
        ),
        "challenges": Command(
            "List challenges and measure their stars", "game.challenges.command:main", "--measure nations_dice/no_red"
        ),
        "achievements": Command("Count the achievements of saved games", "game.achievements.command:main", "FOLDER"),
        "statistics": Command("Add up all finished games", "game.records.statistics:main", "--csv OUT.csv"),
        "book": Command("Search the encyclopedia", "game.text.encyclopedia:main", '"books>=2 age:3"'),
    },
    "For whoever writes cards and words": {
        "lint": Command(
            "Check all data files; every finding has a file, a line and a fix", "game.tools.lint.command:main", ""
        ),
        "mod": Command(
            "Make a mod, check some, or copy icons into one", "game.mods.command:main", 'new "My first mod"'
        ),
        "words": Command(
            "Say how much a language has of all words; to translators and back",
            "game.translation.command:main",
            "fr --po fr.po",
        ),
        "simulate": Command(
            "Play random games and check the rules",
            "game.tools.simulate:main",
            "nations --seats 4 --games 100",
        ),
        "lab": Command(
            "Measure what the pieces of a mod, or a changed number, are worth",
            "game.lab.command:main",
            "nations --mod vineyards --games 500 --keep lab.jsonl",
        ),
        "balance": Command(
            "Say what wins in the games of a tournament",
            "game.tools.balance:main",
            "nations --logs FOLDER",
        ),
    },
    "For whoever works on the computer players": {
        "tournament": Command(
            "Let computer players play matches",
            "game.tools.tournament:main",
            "nations --hands hard,normal --games 500 --until-sure --keep run.jsonl",
        ),
        "train": Command(
            "Let computer players learn a game",
            "game.bots.training.train:main",
            "nations --keep run.jsonl",
        ),
        "expect": Command(
            "Learn how games end by what their positions are worth", "game.bots.search.expectation:main", "nations"
        ),
        "positions": Command(
            "Make the practice questions of a game",
            "game.learn.positions:main",
            "nations --keep run.jsonl",
        ),
        "proof": Command("Measure what reviews are worth", "game.tools.proof:main", "nations --reviews 200"),
        "advised": Command("Measure what the adviser is worth", "game.tools.advised:main", "nations --positions 50"),
        "passes": Command("Count passes that overlook something", "game.tools.passes:main", "nations"),
        "clairvoyant": Command(
            "Find how much a player alone could win by knowing the dice and decks",
            "game.bots.analysis.clairvoyant:main",
            "nations_dice --games 50",
        ),
        "ties": Command("Count ties among places for a card", "game.tools.ties:main", "nations"),
        "foresee": Command("Check forecasts against what comes", "game.tools.foresee:main", "nations --moves 1000"),
        "goals": Command(
            "Check the search for the shortest way to a goal", "game.tools.check_goal_search:main", "nations"
        ),
        "cluster": Command("Work on many machines together", "game.tools.runs.crew:main", "worker tcp://ADDRESS:8786"),
    },
    "For whoever works on the program": {
        "self-check": Command("See that nothing is missing here", f"{__name__}:self_check", ""),
        "icons": Command("Draw the icons of the program", f"{__name__}:icons", "FOLDER"),
        "pictures": Command(
            "Make the pictures and the film of the README",
            f"{__name__}:pictures",
            "docs/pictures",
            for_checkouts=True,
        ),
        "gallery": Command("Save pictures of every screen", f"{__name__}:gallery", "FOLDER --size 1920x1080"),
        "tour": Command("Visit every screen outside a game, unseen", f"{__name__}:tour", ""),
        "bench": Command("Measure the rules of every game", "game.tools.bench:main", ""),
        "frames": Command("Measure how fast every table is drawn", f"{__name__}:frames", "1280x720"),
        "opening": Command("Measure how long the table of a saved game takes to open", f"{__name__}:opening", "FILE"),
        "laying": Command("Measure how long every table takes to be laid", f"{__name__}:laying", ""),
        "sounds": Command("Make the sounds anew", "sounds.make_sounds:main", "table", for_checkouts=True),
        "loudness": Command("Measure every sound", "sounds.loudness:main", "--bars", for_checkouts=True),
        "access": Command(
            "Print what is there for eyes, ears and hands",
            f"{__name__}:access",
            "> docs/access.md",
        ),
        "commands": Command("Print this list as a page", f"{__name__}:write_page", "> docs/commands.md"),
    },
}
"""Every command by its name, in the order of the help."""

IS_CHECKOUT = (Path(__file__).parents[2] / "pyproject.toml").exists()

COMMANDS: Mapping[str, Command] = {
    name: command
    for section in SECTIONS.values()
    for name, command in section.items()
    if IS_CHECKOUT or not command.for_checkouts
}


def listed() -> str:
    """The commands for the help, a line each."""
    wide = max(map(len, COMMANDS))
    sections = (
        [f"{title}:", *(f"  {name:{wide}}  {command.does}" for name, command in section.items() if name in COMMANDS)]
        for title, section in SECTIONS.items()
    )
    return "\n\n".join("\n".join(lines) for lines in sections)


PAGE = """# Commands

`python main.py` in a checkout, `table-of-nations` where the program is installed: both take the same words.

| | |
|---|---|
| `table-of-nations` | opens the menu |
| `table-of-nations FILE` | opens a saved game or a letter; a window that's open already takes it |
| `table-of-nations COMMAND --help` | says more of a command |

Commands that play for long say on a terminal how far they are and how long it takes yet. `--keep FILE` keeps every
outcome: after Ctrl+C, `kill` or a power cut, the same command goes on from there. `--on processes:4` uses four cores,
`--on dask:tcp://ADDRESS:8786` every machine that has joined a cluster; the results are the same.

Games, results and settings lie in the usual folders of your system, the same for a checkout and for a program that is
installed. Set the environment variable `TABLE_OF_NATIONS_HOME` to keep them all in one folder.
"""


def page() -> str:
    """The commands as `docs/commands.md` has them."""
    parts = [PAGE]
    for title, section in SECTIONS.items():
        rows = (f"| `{f'{name} {each.example}'.strip()}` | {each.does} |" for name, each in section.items())
        parts.append("\n".join([f"## {title}\n", "| Command | What it does |", "|---|---|", *rows, ""]))
    return "\n".join(parts)


def write_page(arguments: Arguments) -> int:
    """Print the commands as a page."""
    _parser("commands").parse_args(arguments)
    print(page(), end="")
    return 0


def run(name: str, arguments: Arguments, shutdown: Shutdown | None = None) -> int:
    """Run a command; returns its exit code."""
    command = COMMANDS[name]
    if command.has_window:
        return command.load()(arguments, shutdown)
    if shutdown:
        shutdown.interrupt()
    return command.load()(arguments)


def play(arguments: Arguments, shutdown: Shutdown | None = None) -> int:
    """Open the window, and a file in it."""
    parser = _parser("play")
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
        from game.learn.lesson import lesson_named
        from scenes.tools.program import play

        return play(("lesson", (lesson_named(asked.lesson),)), shutdown)
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


def self_check(arguments: Arguments) -> int:
    """See that nothing is missing where the program lies."""
    _parser("self-check").parse_args(arguments)
    from scenes.tools.packaging.self_check import check_itself

    return check_itself(each.load for each in COMMANDS.values())


def icons(arguments: Arguments) -> int:
    """Draw the icons of the program for every system."""
    parser = _parser("icons")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    asked = parser.parse_args(arguments)
    from scenes.tools.packaging.icons import draw_icons

    return draw_icons(asked.folder)


def access(arguments: Arguments) -> int:
    """Print the list of what is there for eyes, ears and hands as a page."""
    _parser("access").parse_args(arguments)
    from scenes.tools.packaging.access_page import page

    print(page(), end="")
    return 0


def pictures(arguments: Arguments) -> int:
    """Make the pictures of the README."""
    parser = _parser("pictures")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    asked = parser.parse_args(arguments)
    from scenes.tools.packaging.pictures import make_pictures

    return make_pictures(asked.folder)


def frames(arguments: Arguments) -> int:
    """Measure how fast every table is drawn, or what speech, a city or watching adds to that."""
    parser = _parser("frames")
    parser.add_argument("--spoken", action="store_true", help="only what a frame costs while speech is on")
    parser.add_argument("size", nargs="?", type=window_size, default=(1920, 1080), metavar="WIDTHxHEIGHT")
    parser.add_argument("--city", action="store_true", help="what the city on every table costs, and nothing else")
    parser.add_argument("--watch", action="store_true", help="only what a move costs, watched and played")
    asked = parser.parse_args(arguments)
    if asked.city:
        from scenes.tools.city_costs import measure_cities

        return measure_cities(asked.size)
    if asked.spoken:
        from scenes.tools.spoken.spoken_frames import measure_speech

        return measure_speech(asked.size)
    from scenes.tools.bench import measure_frames, measure_watching

    return measure_watching(asked.size) if asked.watch else measure_frames(asked.size)


def laying(arguments: Arguments) -> int:
    """Measure how long every table takes to be laid, or those of some games."""
    from game import GAMES

    parser = _parser("laying")
    parser.add_argument("games", nargs="*", default=[*GAMES], metavar="GAME")
    asked = parser.parse_args(arguments)
    from scenes.tools.laying import measure_laying

    return measure_laying(asked.games)


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


def _parser(name: str) -> ArgumentParser:
    return parser_of(name, f"{COMMANDS[name].does}.")


def _see_home() -> None:
    """See that the folders of settings and records can be had. Raises OSError."""
    from scenes.tools.program import see_home

    see_home()


def _add_size(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--size", type=window_size, default=(1920, 1080), metavar="WxH", help="size of the window (1920x1080)"
    )
