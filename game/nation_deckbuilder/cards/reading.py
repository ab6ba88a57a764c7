"""Reading: from `data/nation_deckbuilder/cards.yaml` to the designs. The file itself explains its fields."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from game.cards.amounts import MOST
from game.cards.catalog import DATA, Passage, Readers, Register, between, read_file
from game.cards.effects import Effect, GainEffect, read_effect
from game.cards.mod_reading import DataFiles, ModRegister
from game.cards.registry import Registry
from game.nation_deckbuilder.cards.card_rules import BONUSES
from game.nation_deckbuilder.cards.cards import CARDS, DESIGNS, TYPES, Card
from game.nation_deckbuilder.cards.effects import MOST_CARDS, VOCABULARY
from game.nation_deckbuilder.state import AGES, KINDS, NOTHING, NationState, Resources
from game.text.people import person_of, read_person
from game.text.pictures import read_picture

FOLDER = DATA / "nation_deckbuilder"
MOST_DECKS = 4
"""Starting decks in the box, one for each of the most players there can be."""
MOST_COPIES = 9

AGE_NAMES = ("starting_deck", *(f"age_{age}" for age in range(1, AGES + 1)))
NEEDED = ("id", "name", "copies")
PLAYED = ("gain", "may_remove", "enemy_discards", "rule")
"""The words that a card may have under `play`."""


def read_pieces(folder: Path = FOLDER) -> tuple[Card, ...]:
    """All designs, age by age. Raises Misprint, naming line and card, for all that cannot be understood."""
    return read_file(folder / "cards.yaml", _read_ages)


def fill_registries() -> None:
    """Put all designs, and every card that has one, into their registries. Raises Misprint."""
    for card in read_pieces():
        DESIGNS[card.id] = card
        for number in range(1, card.copies * (1 if card.age else MOST_DECKS) + 1):
            CARDS[card.handle(number)] = card


def read_mod(files: DataFiles, register: ModRegister, mod: str) -> tuple[tuple[Registry[Any], dict[str, Any]], ...]:
    """The designs of a mod, and every card that has one; none for the starting deck. Raises Misprint."""
    designs: tuple[Card, ...] = files.read("cards", partial(_read_ages_of_a_mod, register=register), ())
    cards = {card.handle(number): card for card in designs for number in range(1, card.copies + 1)}
    return (DESIGNS, {card.id: card for card in designs}), (CARDS, cards)


def _read_ages_of_a_mod(passage: Passage, register: ModRegister) -> tuple[Card, ...]:
    def group(listed: Passage, age: int) -> list[Card]:
        return listed.each(partial(_read_card, age=age, register=register), 1)

    ages = passage.record({name: partial(group, age=age) for age, name in enumerate(AGE_NAMES) if age}, least=1)
    return tuple(card for name in AGE_NAMES for card in ages.get(name, ()))


def _read_ages(passage: Passage) -> tuple[Card, ...]:
    register = Register()

    def group(listed: Passage, age: int) -> list[Card]:
        return listed.each(partial(_read_card, age=age, register=register), 1)

    ages = passage.record({name: partial(group, age=age) for age, name in enumerate(AGE_NAMES)}, AGE_NAMES)
    return tuple(card for name in AGE_NAMES for card in ages[name])


def _read_card(passage: Passage, age: int, register: Register) -> Card:
    readers: Readers = {
        "id": register.handle,
        "name": Passage.name,
        "copies": between(1, MOST_COPIES),
        "type": partial(Passage.one_of, names=TYPES, what="type"),
        "cost": between(0, MOST),
        "brings": _read_brings,
        "either": lambda either: either.record(dict.fromkeys(KINDS, between(1, MOST)), least=2),
        "bonus": lambda bonus: BONUSES[bonus.one_of(BONUSES, "bonus")],
        "draw": between(1, MOST_CARDS),
        "stays": Passage.yes,
        "blocks": between(1, MOST),
        "wins": Passage.yes,
        "play": _read_play,
    }
    if passage.fields().get("type", passage).content == "person":
        read = passage.record({**readers, "person": read_person}, NEEDED)
        if "person" not in read:
            read["person"] = person_of(passage, read["id"])
    else:
        shown = {"emblem": register.emblem, "picture": read_picture}
        read = passage.record({**readers, **shown}, register.needed((*NEEDED, "emblem")))
        register.complete(read)
    brings = read.setdefault("brings", NOTHING)
    return Card(age=age, modes=_modes(brings, read.pop("either", {"": 0})), **read)


def _read_brings(passage: Passage) -> Resources:
    return _resources(passage.record(dict.fromkeys(KINDS, between(-MOST, MOST)), least=1))


def _read_play(passage: Passage) -> Effect[NationState]:
    word = next(iter(passage.fields()), "")
    if word not in PLAYED:
        raise passage.fields().get(word, passage).unknown("word", word, PLAYED)
    effect = read_effect(passage, VOCABULARY)
    if isinstance(effect, GainEffect) and (len(effect.amounts) > 1 or effect.amounts[0][1].measure):
        raise passage.misprint("a card brings one kind here, a fixed number of it")
    return effect


def _resources(amounts: Mapping[str, int]) -> Resources:
    food, happiness, science, damage, coins = (amounts.get(kind, 0) for kind in KINDS)
    return food, happiness, science, damage, coins


def _modes(brings: Resources, either: Mapping[str, int]) -> dict[str, Resources]:
    """What a card brings in all, by the kind that is chosen."""
    figures = dict(zip(KINDS, brings, strict=True))
    return {kind: _resources({**figures, kind: figures.get(kind, 0) + more}) for kind, more in either.items()}
