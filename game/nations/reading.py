"""Reading: from the files in `data/nations` to the printed pieces. docs/adding-a-card.md explains the fields."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.core.amounts import Amount, read_amount, read_condition
from game.core.catalog import Passage, read_file, unknown
from game.core.words import OneOf, read_counted, read_effect
from game.nations.cards import (
    GRANTS,
    PRINTED,
    SETS,
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
)
from game.nations.state import EMPTY, RESOURCES
from game.nations.triggers import LISTENED
from game.nations.words import VOCABULARY

FOLDER = Path(__file__).parents[2] / "data" / "nations"
AGES = ("antiquity", "medieval", "renaissance", "industrial")
STANDING_VALUES = (*RESOURCES, "strength", "stability")
SHADOW_VALUES = ("strength", "stability", "books")
SIDE_NUMBERS = ("gold", "stone", "food", "vp", "workers", "food_track", "stability_track", "colonies")
POWERS = ("gives", "production", "grants")

EFFECTS = ("gives", "production", "whenever", "special", "remove_if", "grants")
COMMON = ("id", "name", "emblem", "set")
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
    """Read all files. Raises Misprint, naming file, line and piece, for anything that cannot be understood."""
    pieces = Pieces()
    for name in ("printed", *AGES):
        read_file(folder / f"{name}.yaml", lambda passage: _read_cards(passage, pieces.cards))
    read_file(folder / "events.yaml", lambda passage: _read_by_age(passage, _read_event_card, pieces.events))
    read_file(folder / "solo_tiles.yaml", lambda passage: _read_by_age(passage, _read_tile, pieces.tiles))
    read_file(folder / "boards.yaml", lambda passage: _read_boards(passage, pieces))
    return pieces


# Cards


def _read_cards(passage: Passage, cards: dict[str, Card]) -> None:
    headings = passage.fields(("age", *FIELDS), needed=("age",))
    age = headings.pop("age").number()
    for heading, listed in headings.items():
        for entry in listed.entries():
            _put(cards, _read_card(entry, heading, age), entry)


def _put(shelf: dict[str, Any], piece: Any, passage: Passage) -> None:
    if piece.id in shelf:
        raise passage.fields()["id"].misprint(f"the id {piece.id!r} is taken already")
    shelf[piece.id] = piece


def _read_card(passage: Passage, heading: str, age: int) -> Card:
    kind, needed, possible = FIELDS[heading]
    needed = ("id", "name", "emblem", *needed)
    fields = passage.fields((*COMMON, *needed, *possible), needed)
    readings = {name: _READERS[name](value) for name, value in fields.items() if name in _READERS}
    if "whenever" in fields:
        readings["whenever"] = (_read_trigger(fields["whenever"], readings["id"]),)
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
    fields = passage.fields(STANDING_VALUES)
    values = {name: value.number() for name, value in fields.items()}
    production = tuple(values.pop(kind, 0) for kind in RESOURCES)
    return {"production": production, **values}


def _read_vp(passage: Passage) -> tuple[int, ...]:
    return passage.numbers() if isinstance(passage.content, list) else (passage.number(),)


def _read_one_kind(passage: Passage) -> tuple[str, int]:
    fields = passage.fields(RESOURCES)
    if len(fields) != 1:
        raise passage.misprint("exactly one resource belongs here")
    ((kind, number),) = fields.items()
    return kind, number.number()


def _read_grants(passage: Passage) -> dict[str, int]:
    return {name: value.number() for name, value in passage.fields(GRANTS).items()}


def _read_line(passage: Passage) -> Line:
    """A line of Production: {if: a condition, gain: amounts, lose: numbers, or choose: effects}."""
    fields = passage.fields(("if", "gain", "lose", "choose"))
    when = read_condition(fields["if"], VOCABULARY) if "if" in fields else None
    if "choose" in fields:
        options = tuple(read_effect(option, VOCABULARY) for option in fields["choose"].entries())
        return Line(when, choose=OneOf(options))
    gains = read_counted(fields["gain"], VOCABULARY) if "gain" in fields else ()
    losses = fields["lose"].fields(RESOURCES) if "lose" in fields else {}
    consumed = tuple((kind, Amount(-number.number())) for kind, number in losses.items())
    return Line(when, tuple((RESOURCES.index(kind), amount) for kind, amount in (*gains, *consumed)))


def _read_trigger(passage: Passage, card: str) -> Trigger:
    """{an event: any, or facts: value or values, by: others, do: an effect}."""
    fields = passage.fields()
    event = next(iter(fields), "")
    if event not in LISTENED:
        raise (fields[event] if fields else passage).misprint(unknown("event", str(event), LISTENED))
    fields = passage.fields((event, "by", "do"), needed=("do",))
    facts = fields[event].fields(LISTENED[event]) if fields[event].content != "any" else {}
    asked = tuple((name, _values(value, LISTENED[event][name])) for name, value in facts.items())
    others = "by" in fields and fields["by"].one_of(("others",), "word") == "others"
    return Trigger(card, event, asked, read_effect(fields["do"], VOCABULARY), others)


def _values(passage: Passage, known: tuple[object, ...]) -> tuple[object, ...]:
    """One value of a fact, or a list of them."""
    entries = passage.entries() if isinstance(passage.content, list) else [passage]
    for entry in entries:
        if entry.content not in known:
            raise entry.misprint(unknown("value", str(entry.content), map(str, known)))
    return tuple(entry.content for entry in entries)


def _read_special(passage: Passage) -> Special:
    fields = passage.fields(("limit", "if", "do"), needed=("do",))
    limit = fields["limit"].number() if "limit" in fields else 0
    when = read_condition(fields["if"], VOCABULARY) if "if" in fields else None
    return Special(read_effect(fields["do"], VOCABULARY), limit, when)


_READERS: dict[str, Callable[[Passage], Any]] = {
    "id": Passage.handle,
    "name": Passage.text,
    "emblem": Passage.emblem,
    "set": _read_set,
    "vp": _read_vp,
    "deploy": Passage.number,
    "raid": Passage.number,
    "requirement": Passage.number,
    "sections": Passage.numbers,
    "loss": _read_one_kind,
    "gain": _read_one_kind,
    "gives": _read_values,
    "each_worker": _read_values,
    "production": lambda passage: tuple(_read_line(entry) for entry in passage.entries()),
    "ready": lambda passage: read_effect(passage, VOCABULARY),
    "ready_all": lambda passage: read_effect(passage, VOCABULARY),
    "special": _read_special,
    "remove_if": lambda passage: read_condition(passage, VOCABULARY),
    "grants": _read_grants,
    "age_end_vp": Passage.number,
    "final_vp": lambda passage: read_amount(passage, VOCABULARY),
}


# Event Cards and solo tiles


def _read_by_age(passage: Passage, read: Callable[[Passage, int], Any], shelf: dict[str, Any]) -> None:
    for age, listed in passage.fields(AGES, needed=AGES).items():
        for entry in listed.entries():
            _put(shelf, read(entry, AGES.index(age) + 1), entry)


def _read_event_card(passage: Passage, age: int) -> EventCard:
    names = ("id", "emblem", "architects", "famine", "top", "bottom")
    fields = passage.fields(names, needed=names)
    return EventCard(
        id=fields["id"].handle(),
        age=age,
        emblem=fields["emblem"].emblem(),
        architects=fields["architects"].number(),
        famine=fields["famine"].number(),
        top=_read_event(fields["top"]),
        bottom=_read_event(fields["bottom"]),
        skips_player_order=_skips_player_order(fields["top"]),
    )


def _skips_player_order(passage: Passage) -> bool:
    fields = passage.fields()
    return "skips_player_order" in fields and fields["skips_player_order"].yes()


def _read_event(passage: Passage) -> Event:
    """{name, each, do}, or {name, parts: [{each, do}, ...]}."""
    fields = passage.fields(("name", "each", "do", "parts", "skips_player_order"), needed=("name",))
    if "parts" in fields:
        parts = tuple(_read_part(entry.fields(("each", "do"))) for entry in fields["parts"].entries())
    elif "skips_player_order" in fields:
        parts = ()
    else:
        parts = (_read_part(passage.fields(needed=("each", "do"))),)
    return Event(fields["name"].text(), parts)


def _read_part(fields: dict[str, Passage]) -> Part:
    who = None if fields["each"].content == "all" else read_condition(fields["each"], VOCABULARY)
    return Part(who, read_effect(fields["do"], VOCABULARY))


def _read_tile(passage: Passage, age: int) -> SoloTile:
    names = ("id", "name", "emblem", "shadow", "architects", "famine", "on_5", "on_6")
    fields = passage.fields(names, needed=names)
    shadow = fields["shadow"].fields(SHADOW_VALUES, needed=SHADOW_VALUES)
    return SoloTile(
        id=fields["id"].handle(),
        name=fields["name"].text(),
        age=age,
        emblem=fields["emblem"].emblem(),
        strength=shadow["strength"].number(),
        stability=shadow["stability"].number(),
        books=shadow["books"].number(),
        architects=fields["architects"].number(),
        famine=fields["famine"].number(),
        on_five=_read_change(fields["on_5"]),
        on_six=_read_change(fields["on_6"]),
    )


def _read_change(passage: Passage) -> tuple[str, int]:
    ((value, number),) = passage.fields(SHADOW_VALUES).items()
    return value, number.number()


# Player Boards


def _read_boards(passage: Passage, pieces: Pieces) -> None:
    fields = passage.fields(("side_a", "boards"), needed=("side_a", "boards"))
    for entry in fields["boards"].entries():
        names = ("id", "name", "emblem", "side_b")
        board = entry.fields(names, needed=names)
        read = Board(
            id=board["id"].handle(),
            name=board["name"].text(),
            emblem=board["emblem"].emblem(),
            a=_read_side(fields["side_a"], board, pieces.cards),
            b=_read_side(board["side_b"], board, pieces.cards),
        )
        _put(pieces.boards, read, entry)


def _read_side(passage: Passage, board: dict[str, Passage], cards: dict[str, Card]) -> BoardSide:
    needed = (*SIDE_NUMBERS, "slots", "wonders")
    fields = passage.fields((*needed, "ready", *POWERS), needed)
    ready = _printed(fields["ready"], cards) if "ready" in fields else ()
    power = {name: _READERS[name](fields[name]) for name in POWERS if name in fields}
    printed = {name: board[name].text() for name in ("id", "name", "emblem")}
    return BoardSide(
        **{name: fields[name].number() for name in SIDE_NUMBERS},
        slots=_printed(fields["slots"], cards),
        ready=(*ready, *(EMPTY,) * (fields["wonders"].number() - len(ready))),
        power=_card(power, **printed, type="board", age=0, set=PRINTED),
    )


def _printed(passage: Passage, cards: dict[str, Card]) -> tuple[str, ...]:
    printed = [card.id for card in cards.values() if card.set == PRINTED]
    return tuple(entry.one_of(printed, "printed card") for entry in passage.entries())
