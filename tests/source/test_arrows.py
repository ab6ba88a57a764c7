"""Arrows: who imports whom, drawn over whole packages. Imports run one way, so no module reaches itself again.

Every import counts, those inside functions too, and modules that are named to be read late: a module that is needed at
any time is needed. Imports for the type checker (`if TYPE_CHECKING:`) make no circle, as the program never runs them;
but no folder of the scenes may know a later one, not even by its types.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from game import GAMES
from tests.source.trees import tree_of

ROOT = Path(__file__).parents[2]
PACKAGES = ("game", "sprites", "scenes")
"""The packages whose arrows are drawn, all in one picture."""

LAYERS = (
    "ui",
    "audio",
    "speech",
    "app",
    "table",
    "setup",
    "results",
    "games",
    "play",
    "timeline",
    "learn",
    "study",
    "page",
    "screens",
    "tools",
)
"""The folders of the scenes: each needs only those before it."""

Arrows = Mapping[str, set[str]]


def drawn(packages: Iterable[str], root: Path = ROOT, types: bool = False) -> Arrows:
    """Every module of the packages, and which of them it imports; `types` counts imports for the type checker."""
    files = {named(file, root): file for package in packages for file in (root / package).rglob("*.py")}
    return {
        module: {to for to in targets(file, module, files.keys(), types) if to != module}
        for module, file in files.items()
    }


def named(file: Path, root: Path) -> str:
    parts = file.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def targets(file: Path, module: str, known: Iterable[str], types: bool) -> Iterator[str]:
    """The known modules that a file imports or names, anywhere in it."""
    package = module if file.stem == "__init__" else module.rpartition(".")[0]
    tree = tree_of(file)
    for node in ast.walk(tree) if types else running(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from [name for name in (node.value,) if name in known]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
            yield from (name for name in names if name in known)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                piece = f"{origin}.{alias.name}"
                yield from [name for name in (piece, origin) if name in known][:1]


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node but those for the type checker alone."""
    waiting = [tree]
    while waiting:
        for node in ast.iter_child_nodes(waiting.pop()):
            yield node
            if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
                yield from node.orelse
                waiting += node.orelse
            else:
                waiting.append(node)


def circles(arrows: Arrows) -> list[list[str]]:
    """The strongly connected components of more than one module: each can be reached from each other (Tarjan)."""
    numbers: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        numbers[module] = lowest[module] = len(numbers)
        path.append(module)
        for to in sorted(arrows[module]):
            if to not in numbers:
                visit(to)
                lowest[module] = min(lowest[module], lowest[to])
            elif to in path:
                lowest[module] = min(lowest[module], numbers[to])
        if lowest[module] == numbers[module]:
            circle = path[path.index(module) :]
            del path[path.index(module) :]
            if len(circle) > 1:
                found.append(sorted(circle))

    for module in arrows:
        if module not in numbers:
            visit(module)
    return found


def test_no_module_imports_itself_over_others():
    arrows = drawn(PACKAGES)
    assert [
        [f"{module} -> {', '.join(sorted(arrows[module] & set(circle)))}" for module in circle]
        for circle in circles(arrows)
    ] == []


def layer(module: str) -> int:
    """The place of a module's folder in their row; what lies in none comes before all."""
    place = module.split(".")[1:2]
    return LAYERS.index(place[0]) if place else -1


def game_of(module: str) -> str:
    """The game whose scenes a module belongs to; empty for what all games share."""
    parts = module.split(".")
    return next((name for name in parts[2:3] if parts[1] == "games" and name in GAMES), "")


@cache
def all_of_the_scenes() -> Arrows:
    """What they import, for the type checker too."""
    return drawn(["scenes"], types=True)


def test_no_folder_of_the_scenes_needs_a_later_one():
    arrows = all_of_the_scenes()
    assert [(module, to) for module in arrows for to in arrows[module] if layer(to) > layer(module)] == []


def test_no_game_needs_the_scenes_of_another():
    arrows = all_of_the_scenes()
    pairs = [(module, to) for module in arrows for to in arrows[module] if layer(module) <= LAYERS.index("games")]
    assert [(one, other) for one, other in pairs if game_of(other) not in ("", game_of(one))] == []


IN_A_FUNCTION = "def late():\n    from box.one import x\n"
LATE = 'x = late("box.one", "x")\n'
FOR_TYPES = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from box.one import x\n"
AT_LAST = f"{FOR_TYPES}else:\n    import box.one\n"


@pytest.mark.parametrize(
    ("two", "expected"),
    [
        ("import box.one", [["box.one", "box.two"]]),
        ("from box import one", [["box.one", "box.two"]]),
        ("from . import one", [["box.one", "box.two"]]),
        ("from .one import x", [["box.one", "box.two"]]),
        (IN_A_FUNCTION, [["box.one", "box.two"]]),
        (AT_LAST, [["box.one", "box.two"]]),
        (LATE, [["box.one", "box.two"]]),
        (FOR_TYPES, []),
        ("from box import x", []),
        ("import three", []),
    ],
)
def test_a_circle_is_found_wherever_the_import_stands(tmp_path, two, expected):
    for name, text in {"__init__": "", "one": "from box.two import x", "two": two}.items():
        file = tmp_path / "box" / f"{name}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert circles(drawn(["box"], tmp_path)) == expected


IMPORT_LINES = {
    "game": 7.0,
    "scenes": 8.5,
    "scenes/learn": 9.4,
    "scenes/results": 6.9,
    "scenes/screens": 8.7,
    "scenes/setup": 7.2,
}
"""How many of a hundred lines are imports, at most: a package that needs more takes its tools under too many names."""


@pytest.mark.parametrize(("folder", "most"), IMPORT_LINES.items(), ids=IMPORT_LINES)
def test_few_lines_are_imports(folder, most):
    files = [*(ROOT / folder).rglob("*.py")]
    nodes = (node for file in files for node in ast.walk(tree_of(file)))
    spans = (node.end_lineno - node.lineno + 1 for node in nodes if isinstance(node, ast.Import | ast.ImportFrom))
    assert 100 * sum(spans) / sum(len(file.read_text("utf-8").splitlines()) for file in files) <= most
