"""Words for players come from data: none stand in the code.

What looks like a sentence is found here; `tests/scenes/test_no_english.py` finds every word that is seen or said.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from game import GAMES
from game.text.rulebook import chapters
from tests.source.trees import tree_of

ROOT = Path(__file__).parents[2]

FOR_BUILDERS = (
    "game/tools/",
    "game/bots/advice/checking.py",
    "game/bots/training/evolution.py",
    "game/bots/search/expectation.py",
    "game/bots/training/match.py",
    "game/bots/analysis/clairvoyant.py",
    "game/bots/analysis/standings.py",
    "game/bots/train",
    "game/bots/training/weights.py",
    "game/cards/catalog.py",
    "game/command.py",
    "game/files/safe_yaml.py",
    "game/lab/command.py",
    "game/learn/lesson.py",
    "game/achievements/command.py",
    "game/achievements/requirements.py",
    "game/challenges/",
    "game/daily/command.py",
    "game/daily/situation_search.py",
    "game/study/command.py",
    "game/study/lesson_command.py",
    "game/engine/persisted.py",
    "game/records/luck.py",
    "game/learn/positions.py",
    "game/mods/command.py",
    "game/mods/mod.py",
    "game/mods/new_mod.py",
    "game/session/replay.py",
    "game/files/reports.py",
    "game/records/statistics.py",
    "game/tools/lint/patterns.py",
    "game/tools/lint/style.py",
    "game/translation/",
    "scenes/ui/layout.py",
    "scenes/tools/",
    "game/text/sentences.py",
    *(f"game/{game}/{module}.py" for game in GAMES for module in ("invariants", "cards/reading")),
    "game/wealth_of_nations/cards/board.py",
    "game/wealth_of_nations/cards/prices.py",
)
"""How the paths of modules begin whose words are for those who build the program, tune it or write its data files."""

_WORDS = re.compile(r"[A-Za-z]{2,}[,.;:!?]?\s+\S*[A-Za-z]{2,}|^[A-Z][a-z]+[.:!?…]?$")
_NAME = re.compile(r" ?[a-z]+( [a-z]+){,3} ?|[0-9A-F]{6}( [0-9A-F]{6})+")
"""What boxes, zones and buttons are looked up by, and colours."""
_BESIDE_A_FACT = re.compile(r"(^|\s)[a-z]{2,}[,.;:!?]?(\s|$)")
_NAMES = {
    *("Table of Nations", "high contrast", "Null"),
    *(chapter.of for game in GAMES for chapter in chapters(game)),
}
"""Names that are the same in every language, values of settings and of YAML, and what chapters are known by."""
_SEED = re.compile(r" (share|unforeseen|seat|move) ?$")
"""What makes a seed of its own for a computer player, or for the futures that it imagines."""
_FAULTS = re.compile(r"\w*Error|IllegalMove|Misprint|InvalidYaml")
"""What is raised with words for programmers, or for those who write data files."""
_MAKING = {
    "misprint",
    "unknown",
    "one_field",
    "Misprint",
    "Script",
    "misprint_in",
    "TypeVar",
    "ParamSpec",
    "NamedTuple",
}
"""Calls whose strings are for them, too."""
_ASKING = {"say", "has", "lines", "keys", "name", "words"}


def shown(string: str) -> bool:
    """Whether a string of the code looks like words that somebody reads."""
    is_name = string in _NAMES or string.startswith(("<", "main.py ")) or _NAME.fullmatch(string)
    return bool(_WORDS.search(string)) and not is_name


class Finder(ast.NodeVisitor):
    """Finds the strings of a module that look like words for players."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []

    def visit_Expr(self, node: ast.Expr) -> None:
        """A string that stands alone is a docstring."""
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What faults say to programmers is theirs."""
        call = node.exc
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and _FAULTS.fullmatch(call.func.id)):
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """So is what an assertion says."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Types are no words."""
        if node.value:
            self.visit(node.value)

    def visit_Tuple(self, node: ast.Tuple) -> None:
        """The first of a tuple of unlike things names a picture in a cache."""
        first, *others = node.elts or [None]
        is_key = isinstance(first, ast.Constant) and not all(isinstance(each, ast.Constant) for each in others)
        for each in others if is_key else node.elts:
            self.visit(each)

    def visit_Assign(self, node: ast.Assign) -> None:
        """What a module offers is no words."""
        if not (isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__"):
            self.visit(node.value)

    def visit_Compare(self, node: ast.Compare) -> None:
        """What something is compared with is no words."""

    def visit_keyword(self, node: ast.keyword) -> None:
        """`what` names a kind of name in a misprint; names of boxes, their zones and chapters are looked up by."""
        if node.arg not in ("what", "name", "zone", "chapter"):
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        """Types are no words."""

    def visit_Call(self, node: ast.Call) -> None:
        """Keys of sentences and lines of the log are no words for players."""
        match node.func:
            case ast.Attribute(value=ast.Name(id="_log" | "logging" | "warnings" | "re")):
                return
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in _MAKING:
                return
            case ast.Name(id="Game"):  # its title is a name, and translated as one
                for each in node.keywords:
                    if each.arg != "title":
                        self.visit(each.value)
                return
            case ast.Name(id=name) | ast.Attribute(attr=name) if name.strip("_") in _ASKING:
                for each in (*node.args[1:], *(each.value for each in node.keywords)):
                    self.visit(each)
                return
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """Keys of tables are no words."""
        self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """A string with facts in it is words where one stands beside a fact, or two beside each other."""
        parts = [part.value for part in node.values if isinstance(part, ast.Constant)]
        words = [part for part in parts if not _SEED.search(part) and not part.startswith("<svg")]
        beside = [part for part in words if _BESIDE_A_FACT.search(part) and " " in part]
        is_name = len(beside) == 1 and _NAME.fullmatch(beside[0])
        if any(map(shown, words)) or (beside and not is_name):
            self.found.append((node.lineno, "…".join(parts)))
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)

    def visit_Constant(self, node: ast.Constant) -> None:
        """A plain string."""
        if isinstance(node.value, str) and shown(node.value):
            self.found.append((node.lineno, node.value))


def found_in(path: Path) -> list[tuple[int, str]]:
    """The lines of a module with words for players, and the words."""
    finder = Finder()
    finder.visit(tree_of(path))
    return finder.found


MODULES = [
    path
    for folder in ("game", "scenes", "sprites")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if not path.relative_to(ROOT).as_posix().startswith(FOR_BUILDERS)
]


def test_words_for_players_come_from_data() -> None:
    assert {path.relative_to(ROOT).as_posix(): found for path in MODULES if (found := found_in(path))} == {}


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ('label = "Volume"', 1),
        ('words = "Your turn: one action"', 1),
        ('words = f"costs {price} more"', 1),
        ('raise BadName("A saved game needs a name.")', 1),
        ('words = say("menu.title", name="Volume up")', 1),
        ('words = say("first.turn end_turn")', 0),
        ('def told():\n    """Says what happened."""', 0),
        ('raise ValueError("no such seat here")', 0),
        ('_log.error("the sentence %s is missing", key)', 0),
        ('kind = "imperial-crown"', 0),
        ('zone = "own board"', 0),
        ('name = f"order disc {seat}"', 0),
        ('name = f"seat{seat} place"', 0),
        ('is_space = category == "Zs"', 0),
        ('handle = f"{verb}_{kind}"', 0),
        ('key = ("empty place", size, colour)', 0),
        ('KINDS = ("One thing", "Another thing")', 2),
    ],
)
def test_what_is_taken_for_words(code: str, count: int) -> None:
    finder = Finder()
    finder.visit(ast.parse(code))
    assert len(finder.found) == count
