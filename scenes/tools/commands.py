"""Every command by its one name: `python main.py NAME ...`. What is not in this table is not a command.

The help and `docs/commands.md` are made from this table. A command is imported when it is called, so that the help and
the window wait for none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from game.command import parser_of
from scenes.app.shutdown import Shutdown

Arguments = Sequence[str]

HANDLERS = "scenes.tools.handlers"


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
        "play": Command("Open the window, with a saved game or a letter", f"{HANDLERS}:play", "[FILE]", True),
        "learn": Command(
            "List the lessons, open one, or play one automatically",
            f"{HANDLERS}:learn",
            "nations/war --by-itself",
            True,
        ),
        "watch": Command(
            "Let computer players play a whole game on the screen",
            f"{HANDLERS}:watch",
            "nations --seats 4 --players hard,normal --speed instant --quit-at-end",
            True,
        ),
        "desktop": Command(
            "Let a Linux desktop list the program and open its files",
            "scenes.tools.packaging.desktop_files:main",
            "--remove",
        ),
    },
    "Saved games and what they add up to": {
        "replay": Command("Print a saved game in words", "game.session.replay:main", "FILE"),
        "advise": Command("Ask the adviser for a move, with reasons, as JSON", "game.tools.advise:main", "FILE"),
        "why": Command("Say why a computer player made its move", "game.tools.why:main", "FILE MOVE"),
        "review": Command("Review a saved game: margins and turning points", "game.tools.review:main", "FILE"),
        "luck": Command("Tell luck from choice in a saved game", "game.records.luck:main", "FILE"),
        "seek": Command(
            "Save a picture of a saved game before any move", f"{HANDLERS}:seek", "FILE 40 --picture OUT.png"
        ),
        "open": Command(
            "Open saved games without a window and say how each stands", f"{HANDLERS}:open_files", "FILE ..."
        ),
        "mail": Command("Read and write letters of games by mail", "game.tools.mail:main", "--open FILE --as 2"),
        "study": Command("Print a study of games as a letter or a text", "game.study.command:main", "FILE --letter"),
        "lesson": Command(
            "Make a lesson of a saved game, or a letter of one",
            "game.study.lesson_command:main",
            "FILE --move 12",
        ),
        "daily": Command(
            "Show the daily table of a date, and let Hard play it",
            "game.daily.command:main",
            "--date 2026-12-24 --ghost",
        ),
        "challenges": Command(
            "List challenges and measure their stars", "game.challenges.command:main", "--measure nations_dice/no_red"
        ),
        "achievements": Command("Count the achievements of saved games", "game.achievements.command:main", "FOLDER"),
        "statistics": Command("Add up all finished games", "game.records.statistics:main", "--csv OUT.csv"),
        "book": Command("Search the encyclopedia", "game.text.encyclopedia:main", '"books>=2 age:3"'),
    },
    "Cards and words": {
        "lint": Command(
            "Check all data files; every finding has a file, a line and a fix", "game.tools.lint.command:main", ""
        ),
        "mod": Command(
            "Make a mod, check some, or copy icons into one", "game.mods.command:main", 'new "My first mod"'
        ),
        "words": Command(
            "Show how complete a language is; export and import translations",
            "game.translation.command:main",
            "fr --po fr.po",
        ),
        "simulate": Command(
            "Play random games and check the rules",
            "game.tools.simulate:main",
            "nations --seats 4 --games 100",
        ),
        "lab": Command(
            "Measure what the pieces of a mod or a changed number are worth",
            "game.lab.command:main",
            "nations --mod vineyards --games 500 --keep lab.jsonl",
        ),
        "balance": Command(
            "Show what wins in the games of a tournament",
            "game.tools.balance:main",
            "nations --logs FOLDER",
        ),
    },
    "Computer players": {
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
            "Learn how positions predict the end of a game", "game.bots.search.expectation:main", "nations"
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
            "Find what a solo player could reach by knowing all dice and decks",
            "game.bots.analysis.clairvoyant:main",
            "nations_dice --games 50",
        ),
        "ties": Command("Count ties among places for a card", "game.tools.ties:main", "nations"),
        "foresee": Command(
            "Check forecasts against what really happens", "game.tools.foresee:main", "nations --moves 1000"
        ),
        "goals": Command("Check the search for shortest ways", "game.tools.check_goal_search:main", "nations"),
        "cluster": Command("Use many machines together", "game.tools.runs.crew:main", "worker tcp://ADDRESS:8786"),
    },
    "The program itself": {
        "self-check": Command("Check that the installation is complete", f"{__name__}:self_check", ""),
        "icons": Command("Draw the icons of the program", f"{HANDLERS}:icons", "FOLDER"),
        "pictures": Command(
            "Make the pictures and the film of the README",
            f"{HANDLERS}:pictures",
            "docs/pictures",
            for_checkouts=True,
        ),
        "gallery": Command("Save pictures of every screen", f"{HANDLERS}:gallery", "FOLDER --size 1920x1080"),
        "tour": Command("Visit every screen outside a game, without a window", f"{HANDLERS}:tour", ""),
        "bench": Command("Measure how fast the rules of every game run", "game.tools.bench:main", ""),
        "frames": Command("Measure how fast every table is drawn", f"{HANDLERS}:frames", "1280x720"),
        "opening": Command("Measure how long the table of a saved game takes to open", f"{HANDLERS}:opening", "FILE"),
        "laying": Command("Measure how long the layout of every table takes", f"{HANDLERS}:laying", ""),
        "sounds": Command("Make the sounds again", "sounds.make_sounds:main", "table", for_checkouts=True),
        "loudness": Command("Measure how loud every sound is", "sounds.loudness:main", "--bars", for_checkouts=True),
        "access": Command(
            "Print the list of accessibility features",
            f"{HANDLERS}:access",
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

Use `python main.py` in a checkout, or `table-of-nations` if the program is installed. Both take the same arguments.

| | |
|---|---|
| `table-of-nations` | opens the menu |
| `table-of-nations FILE` | opens a saved game or a letter, in the window that's already open if there is one |
| `table-of-nations COMMAND --help` | explains a command |

On a terminal, long commands show how far they are and how long they still need. With `--keep FILE` they write down
every outcome, so the same command continues after Ctrl+C, `kill` or a power cut. `--on processes:4` uses four cores,
`--on dask:tcp://ADDRESS:8786` every machine that has joined a cluster; the results are the same.

Games, results and settings are in the usual folders of your system, which a checkout and an installed program share.
Set the environment variable `TABLE_OF_NATIONS_HOME` to keep them all in one folder.
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
    parser_of("commands", "Print this list as a page.").parse_args(arguments)
    print(page(), end="")
    return 0


def self_check(arguments: Arguments) -> int:
    """See that nothing is missing where the program lies."""
    parser_of("self-check", "Check that the installation is complete.").parse_args(arguments)
    from scenes.tools.packaging.self_check import check_itself

    return check_itself(each.load for each in COMMANDS.values())


def run(name: str, arguments: Arguments, shutdown: Shutdown | None = None) -> int:
    """Run a command; returns its exit code."""
    command = COMMANDS[name]
    if command.has_window:
        return command.load()(arguments, shutdown)
    if shutdown:
        shutdown.interrupt()
    return command.load()(arguments)
