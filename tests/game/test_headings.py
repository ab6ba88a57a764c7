"""The index from the headings of each rulebook to the code cannot rot."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.game.test_rule_ids import listed

DATA = Path(__file__).parents[2] / "data"
ENTRIES = {
    file.parent.name: yaml.safe_load(file.read_text(encoding="utf-8")) for file in sorted(DATA.glob("*/headings.yaml"))
}
EACH = [
    pytest.param(game, entry, id=f"{game}: {entry['heading']}")
    for game, entries in ENTRIES.items()
    for entry in entries
]
NO_CHAPTERS = ("R", "EX", "RULING", "DEC")
"""Rulings, examples and decisions belong to many chapters."""


def code_of(game: str, entry: dict[str, Any]) -> Any:
    module, _, name = entry["code"].rpartition(".")
    return getattr(import_module(f"game.{game}.{module}"), name)


@pytest.mark.parametrize(("game", "entry"), EACH)
def test_every_heading_leads_to_documented_code(game, entry):
    assert code_of(game, entry).__doc__


def steps(game: str) -> list[Any]:
    """The steps of a round, or of a turn in a game without rounds."""
    if find_spec(f"game.{game}.rules.rounds") is None:
        return list(import_module(f"game.{game}.rules.turn").TURN)
    rounds = import_module(f"game.{game}.rules.rounds")
    return [*rounds.ROUND, *getattr(rounds, "SOLO_ROUND", ())]


@pytest.mark.parametrize("game", ENTRIES)
def test_every_step_of_a_round_stands_under_a_heading(game):
    assert set(steps(game)) <= {code_of(game, entry) for entry in ENTRIES[game]}


@pytest.mark.parametrize("game", ENTRIES)
def test_every_chapter_of_the_rules_stands_under_a_heading(game):
    chapters = {name.rsplit("-", 1)[0] for name in listed(game)}
    chapters = {name for name in chapters if not set(name.split("-")) & set(NO_CHAPTERS)}
    assert {chapter for entry in ENTRIES[game] for chapter in entry["rules"]} == chapters
