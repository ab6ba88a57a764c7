"""Every rule of every game has a test that names it and code that names it, and every rule that is named exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parents[1]
RULES = ROOT / "docs" / "rules"
GAMES = sorted(file.stem for file in RULES.glob("*.md"))
NAME = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)*-\d\d\b")
LISTED = re.compile(rf"^\s*- \**({NAME.pattern})", re.MULTILINE)


def listed(game: str) -> set[str]:
    """The rules in the game's list."""
    return set(LISTED.findall((RULES / f"{game}.md").read_text(encoding="utf-8")))


def named(game: str) -> set[str]:
    """The rules of the game's families, such as N- or EX-, that its tests name."""
    families = {rule.partition("-")[0] for rule in listed(game)}
    texts = (file.read_text(encoding="utf-8") for file in (TESTS / game).glob("test_*.py"))
    names = {name for text in texts for name in NAME.findall(text)}
    return {name for name in names if name.partition("-")[0] in families}


def played(game: str) -> set[str]:
    """The rules that the code and the data of the game name."""
    files = (*(ROOT / "game" / game).rglob("*.py"), *(ROOT / "data" / game).glob("*.yaml"))
    return {name for file in files for name in NAME.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_rules_is_read(game):
    assert len(listed(game)) > 100


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_test(game):
    assert sorted(listed(game) - named(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_test_names_exists(game):
    assert sorted(named(game) - listed(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_leads_to_the_code_that_plays_it(game):
    """Examples stand with their rule, and are tests alone."""
    rules = {rule for rule in listed(game) if not rule.startswith("EX-")}
    assert sorted(rules - played(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_the_code_names_exists(game):
    families = {rule.partition("-")[0] for rule in listed(game)}
    assert sorted(name for name in played(game) - listed(game) if name.partition("-")[0] in families) == []
