"""Reading: from the files in `data/nations` to the printed pieces. docs/adding-a-card.md explains the fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from game.core.amounts import MOST, Amount, Condition, read_amount, read_condition
from game.core.catalog import Passage, Reader, Readers, Register, between, gather, read_file
from game.core.people import person_of, read_person
from game.core.pictures import read_picture
from game.core.shelf import Printed, by_id
from game.core.words import MOST_EFFECTS, Effect, OneOf, read_effect, read_options
from game.nations.cards import (
    BOARDS,
    CARDS,
    EVENTS,
    GRANTS,
    MOST_SECTIONS,
    ON_WORKERS,
    PRINTED,
    SETS,
    TILES,
    WORKERS,
    Board,
    BoardSide,
    Card,
    Event,
    EventCard,
    Line,
    Part,
    SoloTile,
    Special,
    Trigger,
    WantedFacts,
)
from game.nations.state import EMPTY, RESOURCES, NationsState
from game.nations.triggers import LISTENED
from game.nations.words import VOCABULARY

FOLDER = Path(__file__).parents[2] / "data" / "nations"
AGES = ("antiquity", "medieval", "renaissance", "industrial")
STANDING_VALUES = (*RESOURCES, "strength", "stability")
SHADOW_VALUES = ("strength", "stability", "books")
SIDE_NUMBERS = ("gold", "stone", "food", "vp", "workers", "food_track", "stability_track", "colonies")
POWERS = ("gives", "production", "grants")

MOST_SEATS = 5
MOST_PLACES = 8
"""The most places of one kind on a Player Board."""

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


@dataclass
class Pieces:
    """Everything the files hold, by id."""

    cards: dict[str, Card] = field(default_factory=dict)
    events: dict[str, EventCard] = field(default_factory=dict)
    tiles: dict[str, SoloTile] = field(default_factory=dict)
    boards: dict[str, Board] = field(default_factory=dict)


def read_pieces(folder: Path = FOLDER) -> Pieces:
    """Read all files. Raises Misprint, naming file, line and piece, for all that cannot be understood."""
    pieces, register = Pieces(), Register()
    printed: dict[str, str] = {}

    def cards(name: str, age: int) -> None:
        read = read_file(
            folder / f"{name}.yaml", partial(_read_cards, age=age, register=register, printed=printed)
        )
        pieces.cards.update(read)

    def boards() -> None:
        pieces.boards = read_file(
            folder / "boards.yaml", partial(_read_boards, register=register, printed=printed)
        )

    def by_age(name: str, read: Callable[..., Printed]) -> dict[str, Printed]:
        return read_file(folder / f"{name}.yaml", partial(_read_by_age, read=read, register=register))

    gather(
        *(partial(cards, name, age) for age, name in enumerate(("printed", *AGES))),
        lambda: pieces.events.update(by_age("events", _read_event_card)),
        lambda: pieces.tiles.update(by_age("solo_tiles", _read_tile)),
        boards,
    )
    return pieces


def fill_shelves() -> None:
    """Put all pieces on their shelves. Raises Misprint."""
    pieces = read_pieces()
    CARDS.update(pieces.cards)
    EVENTS.update(pieces.events)
    TILES.update(pieces.tiles)
    BOARDS.update(pieces.boards)


def _names(register: Register) -> dict[str, Reader]:
    """What every piece has."""
    return {"id": register.handle, "name": Passage.name, "emblem": register.emblem}


# Cards


def _read_cards(passage: Passage, age: int, register: Register, printed: dict[str, str]) -> dict[str, Card]:
    """The cards of an age; the types of those that are `printed` are noted there by id."""

    def group(listed: Passage, heading: str) -> list[Card]:
        return listed.each(partial(_read_card, heading=heading, age=age, register=register, printed=printed))

    def own_age(number: Passage) -> None:
        if number.number() != age:
            raise number.misprint(f"the cards of this file are of age {age}")

    headings = {heading: partial(group, heading=heading) for heading in FIELDS}
    read = passage.record({"age": own_age, **headings}, needed=("age",))
    del read["age"]
    return by_id(card for cards in read.values() for card in cards)


def _read_card(passage: Passage, heading: str, age: int, register: Register, printed: dict[str, str]) -> Card:
    kind, needed, possible = FIELDS[heading]
    names = _names(register)
    if not age:
        names["emblem"] = Passage.emblem  # that of the card in the deck which has the same name
        printed[str(passage.fields().get("id", passage).content)] = kind
    own = {name: _READERS[name] for name in (*needed, *possible)}
    shown: Readers = {"picture": read_picture}
    if kind == "advisor":
        del names["emblem"]
        shown = {"person": read_person}
    if kind in ON_WORKERS:
        own["vp"] = _read_vp_by_worker
    readings = passage.record({**names, "set": _read_set, **shown, **own}, (*names, *needed))
    if kind == "advisor" and "person" not in readings:
        readings["person"] = person_of(passage, readings["id"])
    if "whenever" in readings:
        readings["whenever"] = (replace(readings["whenever"], card=readings["id"]),)
    return _card(readings, type=kind, age=age, set=readings.pop("set", SETS[0]) if age else PRINTED)


def _card(readings: dict[str, Any], **given: Any) -> Card:
    """A Card of what was read. `production` in a file means its conditional lines."""
    lines = readings.pop("production", ())
    values = readings.pop("gives", {}) | readings.pop("each_worker", {})
    return Card(**given, **readings, **values, conditional_production=lines)


def _read_set(passage: Passage) -> str:
    return passage.one_of(SETS, "set")


def _read_values(passage: Passage) -> dict[str, Any]:
    """What a card gives as long as it is active, or what each Worker on it gives."""
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


def _read_condition(passage: Passage) -> Condition[NationsState]:
    return read_condition(passage, VOCABULARY)


def _read_effect(passage: Passage) -> Effect[NationsState]:
    return read_effect(passage, VOCABULARY)


def _read_lines(passage: Passage) -> tuple[Line, ...]:
    return tuple(passage.each(_read_line, 1, MOST_EFFECTS))


def _read_line(passage: Passage) -> Line:
    """A line of Production: {if: a condition, gain: amounts, lose: numbers, or choose: effects}."""
    readers: Readers = {
        "if": _read_condition,
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
        return Line(read.get("if"), choose=OneOf(read["choose"]))
    consumed = {kind: Amount(-number) for kind, number in read.get("lose", {}).items()}
    changes = (*read.get("gain", {}).items(), *consumed.items())
    return Line(read.get("if"), tuple((RESOURCES.index(kind), amount) for kind, amount in changes))


def _read_trigger(passage: Passage) -> Trigger:
    """{an event: any, or facts: value or values, by: others, do: an effect}; its card is added later."""
    fields = passage.fields()
    event = next((name for name in fields if name not in ("by", "do")), "")
    if event not in LISTENED:
        raise fields.get(event, passage).unknown("event", event, LISTENED)
    readers: Readers = {
        event: partial(_read_facts, known=LISTENED[event]),
        "by": lambda by: by.one_of(("others",), "word"),
        "do": _read_effect,
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
    readers = {"limit": between(1, 9), "if": _read_condition, "do": _read_effect}
    read = passage.record(readers, needed=("do",))
    return Special(read["do"], read.get("limit", 0), read.get("if"))


_READERS: Readers = {
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
    "ready": _read_effect,
    "ready_all": _read_effect,
    "special": _read_special,
    "remove_if": _read_condition,
    "grants": _read_grants,
    "age_end_vp": between(1, MOST),
    "final_vp": lambda passage: read_amount(passage, VOCABULARY),
}


# Event Cards and solo tiles


def _read_by_age(passage: Passage, read: Callable[..., Printed], register: Register) -> dict[str, Printed]:
    def group(listed: Passage, age: int) -> list[Printed]:
        return listed.each(partial(read, age=age, register=register), 1)

    ages = passage.record({name: partial(group, age=age) for age, name in enumerate(AGES, 1)}, AGES)
    return by_id(piece for name in AGES for piece in ages[name])


def _read_event_card(passage: Passage, age: int, register: Register) -> EventCard:
    readers: Readers = {
        "id": register.handle,
        "emblem": register.emblem,
        "architects": between(0, MOST),
        "famine": between(0, MOST),
        "top": _read_event,
        "bottom": _read_event,
    }
    read = passage.record({**readers, "picture": read_picture}, readers)
    return EventCard(**read, age=age, skips_player_order=not (read["top"].parts and read["bottom"].parts))


def _read_event(passage: Passage) -> Event:
    """{name, each, do}, or {name, parts: [{each, do}, ...]}, or {name, skips_player_order: true}."""
    readers: Readers = {
        "name": Passage.name,
        "parts": lambda parts: tuple(parts.each(_read_part, 1, MOST_EFFECTS)),
        "skips_player_order": _read_skips_player_order,
    }
    said = passage.fields().keys() & {"parts", "skips_player_order"}
    if not said:
        read = passage.record({"name": Passage.name, **_PART}, ("name", *_PART))
        return Event(read["name"], (_part(read),))
    read = passage.record(readers, needed=("name",))
    if len(said) > 1:
        raise passage.misprint("an event has parts, or skips the player order")
    return Event(read["name"], read.get("parts", ()))


def _read_skips_player_order(passage: Passage) -> None:
    if not passage.yes():
        raise passage.misprint("an event that is to say this says true")


def _read_whom(passage: Passage) -> Condition[NationsState] | None:
    return None if passage.content == "all" else _read_condition(passage)


_PART: Readers = {"each": _read_whom, "do": _read_effect}


def _read_part(passage: Passage) -> Part:
    return _part(passage.record(_PART, _PART))


def _part(read: dict[str, Any]) -> Part:
    return Part(read["each"], read["do"])


def _read_tile(passage: Passage, age: int, register: Register) -> SoloTile:
    readers: Readers = {
        **_names(register),
        "shadow": lambda shadow: shadow.record(dict.fromkeys(SHADOW_VALUES, between(0, MOST)), SHADOW_VALUES),
        "architects": between(0, MOST),
        "famine": between(0, MOST),
        "on_5": _read_change,
        "on_6": _read_change,
    }
    read = passage.record(readers, readers)
    on_five, on_six = read.pop("on_5"), read.pop("on_6")
    return SoloTile(age=age, on_five=on_five, on_six=on_six, **read.pop("shadow"), **read)


def _read_change(passage: Passage) -> tuple[str, int]:
    return passage.one_field(
        dict.fromkeys(SHADOW_VALUES, between(-MOST, MOST)), "exactly one value belongs here"
    )


# Player Boards


def _read_boards(passage: Passage, register: Register, printed: dict[str, str]) -> dict[str, Board]:
    """The boards. printed: the types of the cards that may be printed on them, by id."""
    names: Readers = {**_names(register), "person": read_person}
    side = partial(_read_side, printed=printed)
    board: Readers = {**names, "side_b": side}
    readers: Readers = {
        "side_a": side,
        "boards": lambda boards: boards.each(lambda entry: entry.record(board, board), MOST_SEATS),
    }
    read = passage.record(readers, readers)
    return by_id(
        Board(
            **{name: each[name] for name in names},
            a=_side(read["side_a"], each),
            b=_side(each["side_b"], each),
        )
        for each in read["boards"]
    )


def _read_side(passage: Passage, printed: dict[str, str]) -> dict[str, Any]:
    def cards(listed: Passage, types: tuple[str, ...], most: int) -> tuple[str, ...]:
        known = [card for card, kind in printed.items() if kind in types]
        return tuple(listed.each(lambda entry: entry.one_of(known, "printed card"), 1, most))

    readers: Readers = {
        **dict.fromkeys(SIDE_NUMBERS, between(0, MOST)),
        "slots": partial(cards, types=ON_WORKERS, most=MOST_PLACES),
        "wonders": between(1, MOST_PLACES),
        "ready": partial(cards, types=("wonder",), most=MOST_PLACES),
        **{name: _READERS[name] for name in POWERS},
    }
    read = passage.record(readers, (*SIDE_NUMBERS, "slots", "wonders"))
    if len(read.get("ready", ())) > read["wonders"]:
        raise passage.fields()["ready"].misprint(
            "there are fewer places for Wonders than Wonders", "out-of-range"
        )
    if read["workers"] + read["food_track"] + read["stability_track"] != WORKERS:
        workers = passage.fields()["workers"]
        raise workers.misprint(
            f"with both tracks, the Workers of a side are {WORKERS} in all", "out-of-range"
        )
    return read


def _side(read: dict[str, Any], board: dict[str, Any]) -> BoardSide:
    ready = read.get("ready", ())
    power = {name: read[name] for name in POWERS if name in read}
    printed = {name: board[name] for name in ("id", "name", "emblem")}
    return BoardSide(
        **{name: read[name] for name in SIDE_NUMBERS},
        slots=read["slots"],
        ready=(*ready, *(EMPTY,) * (read["wonders"] - len(ready))),
        power=_card(power, **printed, type="board", age=0, set=PRINTED),
    )
