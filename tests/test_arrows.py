"""Arrows: who imports whom, drawn over whole packages. Imports run one way, so no module reaches itself again.

Every import counts, those inside functions too: a module that is needed at any time is needed. Only imports for the
type checker (`if TYPE_CHECKING:`) do not count, as the program never runs them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("game", "sprites")
"""The packages whose arrows are drawn, all in one picture."""

Arrows = Mapping[str, set[str]]


def drawn(packages: Iterable[str], root: Path = ROOT) -> Arrows:
    """Every module of the packages, and which of them it imports."""
    files = {named(file, root): file for package in packages for file in (root / package).rglob("*.py")}
    return {
        module: {to for to in targets(file, module, files.keys()) if to != module}
        for module, file in files.items()
    }


def named(file: Path, root: Path) -> str:
    parts = file.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def targets(file: Path, module: str, known: Iterable[str]) -> Iterator[str]:
    """The known modules that a file imports, anywhere in it."""
    package = module if file.stem == "__init__" else module.rpartition(".")[0]
    for node in running(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
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
    for node in ast.iter_child_nodes(tree):
        yield node
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            for other in node.orelse:
                yield other
                yield from running(other)
        else:
            yield from running(node)


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


IN_A_FUNCTION = "def late():\n    from box.one import x\n"
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
