"""The engine knows no game, no game knows another one or the screen, and what draws knows neither."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from game import GAMES
from tests.source.trees import tree_of

ROOT = Path(__file__).parents[2]
CORE = sorted(file for folder in ("engine", "session", "cards") for file in (ROOT / "game" / folder).glob("*.py"))
OUTSIDE = ("pygame", "scenes", "sprites")


@cache
def imported(file: Path) -> set[str]:
    """Every module that a file imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def belongs_to(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


@pytest.mark.parametrize("file", CORE, ids=lambda file: file.stem)
def test_the_core_mentions_no_game(file):
    text = file.read_text(encoding="utf-8")
    names = {name for game in GAMES.values() for name in (game.name, game.title)}
    assert [name for name in sorted(names) if re.search(rf"\b{re.escape(name)}\b", text, re.IGNORECASE)] == []


def test_the_engine_needs_no_session():
    engine = [file for file in CORE if file.parent.name == "engine"]
    found = {(file.name, module) for file in engine for module in imported(file) if belongs_to(module, "game.session")}
    assert found == set()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_knows_neither_another_game_nor_the_screen(name):
    others = [f"game.{other}" for other in GAMES if other != name]
    found = {
        (file.name, module)
        for file in (ROOT / "game" / name).rglob("*.py")
        for module in imported(file)
        for package in (*others, *OUTSIDE)
        if belongs_to(module, package)
    }
    assert found == set()


@pytest.mark.parametrize(("folder", "outside"), [("game", OUTSIDE), ("sprites", ("game", "scenes"))])
def test_the_rules_know_no_screen_and_what_draws_knows_neither(folder, outside):
    found = {
        (file.name, module)
        for file in (ROOT / folder).rglob("*.py")
        for module in imported(file)
        for package in outside
        if belongs_to(module, package)
    }
    assert found == set()


def test_only_the_table_of_actions_and_the_keyboard_name_keys():
    named = {
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "scenes").rglob("*.py")
        if re.search(r"\bK(?:SCAN)?_[A-Za-z0-9]|pygame\.locals|key_code\(", file.read_text(encoding="utf-8"))
    }
    assert named == {
        "scenes/ui/keymap/actions.py",
        "scenes/ui/keymap/keys.py",
        "scenes/app/devices/keyboard.py",
    }
