"""Reading: from `data/nation_deckbuilder/cards.yaml` to the designs. The file itself explains its fields."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.core.catalog import Passage, read_file, unknown
from game.core.words import read_effect
from game.nation_deckbuilder.card_rules import BONUSES
from game.nation_deckbuilder.cards import TYPES, Card
from game.nation_deckbuilder.state import AGES, KINDS, NOTHING, Resources
from game.nation_deckbuilder.words import VOCABULARY

FOLDER = Path(__file__).parents[2] / "data" / "nation_deckbuilder"
MOST_DECKS = 4
"""Starting decks in the box, one for each of the most players there can be."""

AGE_NAMES = ("starting_deck", *(f"age_{age}" for age in range(1, AGES + 1)))
NEEDED = ("id", "name", "emblem", "copies")
POSSIBLE = ("type", "cost", "brings", "either", "bonus", "draw", "stays", "blocks", "wins", "play")


def read_designs(path: Path = FOLDER / "cards.yaml") -> tuple[Card, ...]:
    """All designs, age by age. Raises Misprint, naming line and card, for anything that cannot be understood."""
    return read_file(path, _read_ages)


def _read_ages(passage: Passage) -> tuple[Card, ...]:
    cards: dict[str, Card] = {}
    for age, listed in passage.fields().items():
        if age not in AGE_NAMES:
            raise listed.misprint(unknown("age", str(age), AGE_NAMES))
        for entry in listed.entries():
            card = _read_card(entry, AGE_NAMES.index(age))
            if card.id in cards:
                raise entry.fields()["id"].misprint(f"the id {card.id!r} is taken already")
            cards[card.id] = card
    return tuple(cards.values())


def _read_card(passage: Passage, age: int) -> Card:
    fields = passage.fields((*NEEDED, *POSSIBLE), needed=NEEDED)
    readings: dict[str, Any] = {
        "id": fields["id"].handle(),
        "name": fields["name"].text(),
        "emblem": fields["emblem"].emblem(),
        "brings": _read_brings(fields["brings"]) if "brings" in fields else NOTHING,
    }
    for name in ("copies", "cost", "draw", "blocks"):
        if name in fields:
            readings[name] = fields[name].number()
    for name in ("stays", "wins"):
        if name in fields:
            readings[name] = fields[name].yes()
    if "type" in fields:
        readings["type"] = fields["type"].one_of(TYPES, "type")
    if "bonus" in fields:
        readings["bonus"] = BONUSES[fields["bonus"].one_of(BONUSES, "bonus")]
    if "play" in fields:
        readings["play"] = read_effect(fields["play"], VOCABULARY)
    return Card(age=age, modes=_read_modes(readings["brings"], fields.get("either")), **readings)


def _read_brings(passage: Passage) -> Resources:
    fields = passage.fields(KINDS)
    food, happiness, science, damage, coins = (
        fields[kind].number() if kind in fields else 0 for kind in KINDS
    )
    return food, happiness, science, damage, coins


def _read_modes(brings: Resources, passage: Passage | None) -> dict[str, Resources]:
    if passage is None:
        return {"": brings}
    modes = {}
    for kind, amount in passage.fields(KINDS).items():
        food, happiness, science, damage, coins = (
            figure + (amount.number() if kind == each else 0)
            for figure, each in zip(brings, KINDS, strict=True)
        )
        modes[kind] = (food, happiness, science, damage, coins)
    return modes
