"""Reading cards: from the files in `data/nations` to printed cards. docs/adding-a-card.md explains the fields."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from game.cards.amounts import MOST, Amount, Condition, read_amount, read_condition
from game.cards.catalog import Passage, Reader, Readers, Register, between
from game.cards.effects import MOST_EFFECTS, Effect, OneOf, read_effect, read_options
from game.cards.registry import by_id
from game.nations.cards.cards import (
    GRANTS,
    MOST_SECTIONS,
    ON_WORKERS,
    PRINTED,
    SETS,
    WORKERS,
    Card,
    ProductionLine,
    Special,
    Trigger,
    WantedFacts,
)
from game.nations.cards.effects import VOCABULARY
from game.nations.cards.triggers import LISTENED
from game.nations.state import RESOURCES, NationsState
from game.text.people import person_of, read_person
from game.text.pictures import read_picture

STANDING_VALUES = (*RESOURCES, "strength", "stability")

EFFECTS = ("gives", "production", "whenever", "special", "remove_if", "grants")
FIELDS: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "buildings": ("building", ("deploy", "each_worker", "vp"), ()),
    "military": ("military", ("deploy", "each_worker", "raid", "vp"), ()),
    "colonies": ("colony", ("requirement", "gives", "vp"), EFFECTS),
    "wonders": ("wonder", ("sections", "vp"), (*EFFECTS, "ready", "ready_all", "age_end_vp", "final_vp")),
    "advisors": ("advisor", (), EFFECTS),
    "wars": ("war", ("loss",), ()),
    "battles": ("battle", (), ()),
    "golden_ages": ("golden_age", ("gain",), ()),
}
"""Heading in a file: the type of its cards, the fields every one needs, and those it may have."""


def named(register: Register) -> dict[str, Reader]:
    """What every piece has."""
    return {"id": register.handle, "name": Passage.name, "emblem": register.emblem}


def read_cards(
    passage: Passage, age: int, register: Register, printed: dict[str, str], of_a_mod: str = ""
) -> dict[str, Card]:
    """The cards of an age; the types of those that are `printed` are noted there by id. of_a_mod: whose set they are;
    its files need not say their age. Raises Misprint.
    """

    def group(listed: Passage, heading: str) -> list[Card]:
        read = partial(_read_card, heading=heading, age=age, register=register, printed=printed, of_a_mod=of_a_mod)
        return listed.each(read)

    def own_age(number: Passage) -> None:
        if number.number() != age:
            raise number.misprint(f"the cards of this file are of age {age}")

    headings = {heading: partial(group, heading=heading) for heading in FIELDS}
    read = passage.record({"age": own_age, **headings}, needed=() if of_a_mod else ("age",))
    read.pop("age", None)
    return by_id(card for cards in read.values() for card in cards)


def _read_card(
    passage: Passage, heading: str, age: int, register: Register, printed: dict[str, str], of_a_mod: str
) -> Card:
    kind, needed, possible = FIELDS[heading]
    names = named(register)
    if not age:
        names["emblem"] = Passage.emblem  # that of the card in the deck which has the same name
        printed[str(passage.fields().get("id", passage).content)] = kind
    own = {name: READERS[name] for name in (*needed, *possible)}
    shown: Readers = {"picture": read_picture}
    if kind == "advisor":
        del names["emblem"]
        shown = {"person": read_person}
    if kind in ON_WORKERS:
        own["vp"] = _read_vp_by_worker
    sets: Readers = {} if of_a_mod else {"set": _read_set}
    readings = passage.record({**names, **sets, **shown, **own}, register.needed((*names, *needed)))
    if "emblem" in names:
        register.complete(readings)
    if kind == "advisor" and "person" not in readings:
        readings["person"] = person_of(passage, readings["id"])
    if "whenever" in readings:
        readings["whenever"] = (replace(readings["whenever"], card=readings["id"]),)
    return card_of(readings, type=kind, age=age, set=of_a_mod or (readings.pop("set", SETS[0]) if age else PRINTED))


def card_of(readings: dict[str, Any], **given: Any) -> Card:
    """A Card of what was read. `production` in a file means its conditional lines."""
    lines = readings.pop("production", ())
    values = readings.pop("gives", {}) | readings.pop("each_worker", {})
    return Card(**given, **readings, **values, conditional_production=lines)


def _read_set(passage: Passage) -> str:
    return passage.one_of(SETS, "set")


def _read_values(passage: Passage) -> dict[str, Any]:
    """What a card gives as long as it is active, or what each Worker on it gives (N-RES-03, N-STAT-04)."""
    values = passage.record(dict.fromkeys(STANDING_VALUES, between(-MOST, MOST)), least=1)
    production = tuple(values.pop(kind, 0) for kind in RESOURCES)
    return {"production": production, **values}


def _read_vp(passage: Passage) -> tuple[int, ...]:
    return (passage.number(0, MOST),)


def _read_vp_by_worker(passage: Passage) -> tuple[int, ...]:
    return passage.numbers(0, MOST, range(1, WORKERS + 1))


def _read_one_kind(passage: Passage) -> tuple[str, int]:
    return passage.one_field(dict.fromkeys(RESOURCES, between(1, MOST)), "exactly one resource belongs here")


def _read_grants(passage: Passage) -> dict[str, int]:
    return passage.record({name: between(much[0], much[-1]) for name, much in GRANTS.items()}, least=1)


def condition_in(passage: Passage) -> Condition[NationsState]:
    """A condition in the words of Nations."""
    return read_condition(passage, VOCABULARY)


def effect_in(passage: Passage) -> Effect[NationsState]:
    """An effect in the words of Nations (N-SYM-01)."""
    return read_effect(passage, VOCABULARY)


def _read_lines(passage: Passage) -> tuple[ProductionLine, ...]:
    return tuple(passage.each(_read_line, 1, MOST_EFFECTS))


def _read_line(passage: Passage) -> ProductionLine:
    """A line of Production: {if: a condition, gain: amounts, lose: numbers, or choose: effects}."""
    readers: Readers = {
        "if": condition_in,
        "gain": lambda gain: gain.record(
            dict.fromkeys(RESOURCES, lambda amount: read_amount(amount, VOCABULARY)), least=1
        ),
        "lose": lambda lose: lose.record(dict.fromkeys(RESOURCES, between(1, MOST)), least=1),
        "choose": lambda choose: read_options(choose, VOCABULARY),
    }
    read = passage.record(readers)
    if ("choose" in read) == ("gain" in read or "lose" in read):
        raise passage.misprint("a line of Production has gain and lose, or else choose")
    if "choose" in read:
        return ProductionLine(read.get("if"), choose=OneOf(read["choose"]))
    consumed = {kind: Amount(-number) for kind, number in read.get("lose", {}).items()}
    changes = (*read.get("gain", {}).items(), *consumed.items())
    return ProductionLine(read.get("if"), tuple((RESOURCES.index(kind), amount) for kind, amount in changes))


def _read_trigger(passage: Passage) -> Trigger:
    """{an event: any, or facts: value or values, by: others, do: an effect}; its card is added later."""
    fields = passage.fields()
    event = next((name for name in fields if name not in ("by", "do")), "")
    if event not in LISTENED:
        raise fields.get(event, passage).unknown("event", event, LISTENED)
    readers: Readers = {
        event: partial(_read_facts, known=LISTENED[event]),
        "by": lambda by: by.one_of(("others",), "word"),
        "do": effect_in,
    }
    read = passage.record(readers, needed=("do",))
    return Trigger("", event, read[event], read["do"], "by" in read)


def _read_facts(passage: Passage, known: Mapping[str, tuple[object, ...]]) -> WantedFacts:
    if passage.content == "any":
        return ()
    if not known:
        raise passage.misprint("this event has no facts: write any")
    readers = {name: partial(_read_fact, known=values) for name, values in known.items()}
    return tuple(passage.record(readers, least=1).items())


def _read_fact(passage: Passage, known: tuple[object, ...]) -> tuple[object, ...]:
    """One value of a fact, or a list of them."""

    def value(entry: Passage) -> object:
        if not any(entry.content is each or (entry.content == each and each is not True) for each in known):
            raise entry.unknown("value", entry.content, map(str, known))
        return entry.content

    values = tuple(passage.each(value, 1) if isinstance(passage.content, list) else [value(passage)])
    if len(set(values)) < len(values):
        raise passage.misprint("a value stands here twice", "same-twice")
    return values


def _read_special(passage: Passage) -> Special:
    readers = {"limit": between(1, 9), "if": condition_in, "do": effect_in}
    read = passage.record(readers, needed=("do",))
    return Special(read["do"], read.get("limit", 0), read.get("if"))


READERS: Readers = {
    "vp": _read_vp,
    "deploy": between(0, MOST),
    "raid": between(0, MOST),
    "requirement": between(0, MOST),
    "sections": lambda passage: passage.numbers(0, MOST, range(1, MOST_SECTIONS + 1)),
    "loss": _read_one_kind,
    "gain": _read_one_kind,
    "gives": _read_values,
    "each_worker": _read_values,
    "production": _read_lines,
    "whenever": _read_trigger,
    "ready": effect_in,
    "ready_all": effect_in,
    "special": _read_special,
    "remove_if": condition_in,
    "grants": _read_grants,
    "age_end_vp": between(1, MOST),
    "final_vp": lambda passage: read_amount(passage, VOCABULARY),
}
