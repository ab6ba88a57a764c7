"""What the guides name is there: files and folders, links, commands, modules, and classes in `code` marks."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game import GAMES
from scenes.tools.commands import COMMANDS
from tests.source.trees import tree_of

ROOT = Path(__file__).parents[2]
GUIDES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CREDITS.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]

FOLDERS = (".ci", "data", "docs", "game", "packaging", "scenes", "sounds", "sprites", "tests")
ELSEWHERE = {"icons/NAME.svg", "icons/authors.csv"}
"""Files of a mod, which no folder of ours holds."""


@cache
def paths() -> frozenset[str]:
    """Every file and folder of the project, by its path and by every end of it: `keymap/keys.py` is enough."""
    found = [path.relative_to(ROOT).parts for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    ends = {"/".join(parts[first:]) for parts in found for first in range(len(parts))}
    return frozenset({*ends, *FOLDERS, *(path.name for path in ROOT.iterdir())})


@cache
def classes() -> frozenset[str]:
    """The classes of the program."""
    files = (file for folder in ("game", "scenes", "sprites") for file in (ROOT / folder).rglob("*.py"))
    nodes = (node for file in files for node in ast.walk(tree_of(file)))
    return frozenset(node.name for node in nodes if isinstance(node, ast.ClassDef))


def is_there(path: str) -> bool:
    """Whether a file or folder is; `<game>` and `<language>` stand for any, and a star for any name."""
    tried = {path.rstrip("/").replace("<game>", game).replace("<language>", "en") for game in GAMES}
    return not tried.isdisjoint(paths()) or ("*" in path and any(any(ROOT.glob(each)) for each in tried))


def missing(text: str, folder: Path) -> Iterator[str]:
    """What a guide in this folder names and the project has not."""
    for link in re.findall(r"\]\(([^)#]+)", text):
        if "://" not in link and not (folder / link).exists():
            yield link
    for name in re.findall(r"main\.py ([a-z][a-z-]*)", text):
        if name not in COMMANDS:
            yield f"main.py {name}"
    for module in re.findall(r"python -m ((?:game|scenes|tests)[.\w]*)", text):
        file = ROOT / module.replace(".", "/")
        if not file.with_suffix(".py").exists() and not (file / "__main__.py").exists():
            yield f"python -m {module}"
    for path in re.findall(r"\s((?:game|scenes|sprites)/[\w/]+\.py)\n", text):
        if not is_there(path):
            yield path
    marks = re.findall(r"`([^`\n]+)`", text)
    for mark in marks:
        is_path = re.fullmatch(r"[\w.<>*-]+/[\w./<>*-]*|[\w-]+\.(py|md|csv|json)", mark)
        if is_path and mark not in ELSEWHERE and not is_there(mark):
            yield mark
    for named in filter(None, (re.fullmatch(r"([A-Z][a-z]\w*)([.\[(]\S*)?", mark) for mark in marks)):
        if named[1] not in classes() and not is_there(named[1]):
            yield named[1]


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.stem)
def test_what_a_guide_names_is_there(guide):
    assert list(missing(guide.read_text(encoding="utf-8"), guide.parent)) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("`scenes/ui/host/host.py`, `keymap/keys.py`, `data/<game>/<language>/`, `data/<game>/*.yaml`", []),
        ("`scenes/ui/host/ghost_town.py`", ["scenes/ui/host/ghost_town.py"]),
        ("`gone.py` and `FocusRing.choices`, but `FocusRound` and `Shelf`", ["gone.py", "FocusRound", "Shelf"]),
        ("[there](README.md), [not there](READER.md), [elsewhere](https://example.org/x)", ["READER.md"]),
        ("python main.py lint, python main.py flint", ["main.py flint"]),
        ("python -m tests.golden, python -m tests.silver", ["python -m tests.silver"]),
        ("   Motion    sprites travel    scenes/ui/motion.py\n", ["scenes/ui/motion.py"]),
    ],
)
def test_what_is_not_there_is_found(text, expected):
    assert list(missing(text, ROOT)) == expected
