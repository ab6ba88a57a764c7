"""Reading: from the files in `data/nations` to the printed pieces. docs/adding-a-card.md explains the fields."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from game.cards.amounts import MOST, Condition
from game.cards.catalog import DATA, Passage, Readers, Register, between, gather, read_file
from game.cards.effects import MOST_EFFECTS
from game.cards.emblems import letter_for
from game.cards.mod_reading import DataFiles, ModRegister
from game.cards.registry import Printed, Registry, by_id
from game.nations.cards.cards import (
    BOARDS,
    CARDS,
    EVENTS,
    ON_WORKERS,
    PRINTED,
    TILES,
    WORKERS,
    Board,
    BoardSide,
    Card,
    EventCard,
    EventClause,
    EventHalf,
    SoloTile,
)
from game.nations.cards.reading_cards import READERS, card_of, condition_in, effect_in, named, read_cards
from game.nations.state import EMPTY, NationsState
from game.text.people import read_person
from game.text.pictures import Picture, read_picture

FOLDER = DATA / "nations"
AGES = ("antiquity", "medieval", "renaissance", "industrial")
SHADOW_VALUES = ("strength", "stability", "books")
SIDE_NUMBERS = ("gold", "stone", "food", "vp", "workers", "food_track", "stability_track", "colonies")
POWERS = ("gives", "production", "grants")

MOST_SEATS = 5
MOST_PLACES = 8
"""The most places of one kind on a Player Board."""


@dataclass
class Pieces:
    """Everything the files hold, by id."""

    cards: dict[str, Card] = field(default_factory=dict)
    events: dict[str, EventCard] = field(default_factory=dict)
    tiles: dict[str, SoloTile] = field(default_factory=dict)
    boards: dict[str, Board] = field(default_factory=dict)


def read_pieces(folder: Path = FOLDER) -> Pieces:
    """Read all files. Raises Misprint, naming file, line and piece, for all that cannot be understood.

    See N-COMP-01, N-COMP-04.
    """
    pieces, register = Pieces(), Register()
    printed: dict[str, str] = {}

    def cards(name: str, age: int) -> None:
        read = read_file(folder / f"{name}.yaml", partial(read_cards, age=age, register=register, printed=printed))
        pieces.cards.update(read)

    def boards() -> None:
        pieces.boards = read_file(folder / "boards.yaml", partial(_read_boards, register=register, printed=printed))

    def by_age(name: str, read: Callable[..., Printed]) -> dict[str, Printed]:
        return read_file(folder / f"{name}.yaml", partial(_read_by_age, read=read, register=register))

    gather(
        *(partial(cards, name, age) for age, name in enumerate(("printed", *AGES))),
        lambda: pieces.events.update(by_age("events", _read_event_card)),
        lambda: pieces.tiles.update(by_age("solo_tiles", _read_tile)),
        boards,
    )
    return pieces


def fill_registries() -> None:
    """Put all pieces into their registries. Raises Misprint."""
    pieces = read_pieces()
    CARDS.update(pieces.cards)
    EVENTS.update(pieces.events)
    TILES.update(pieces.tiles)
    BOARDS.update(pieces.boards)


def read_mod(files: DataFiles, register: ModRegister, mod: str) -> tuple[tuple[Registry[Any], dict[str, Any]], ...]:
    """The pieces of a mod: files as ours, with its own pieces only. Its boards have our `side_a`, and our printed
    cards on them. Raises Misprint.
    """
    printed = {card.id: card.type for card in CARDS.all() if card.set == PRINTED}

    def cards() -> dict[str, Card]:
        read = {
            name: partial(read_cards, age=age, register=register, printed={}, of_a_mod=mod)
            for age, name in enumerate(AGES, 1)
        }
        found: dict[str, Card] = {}
        for cards in gather(*(partial(files.read, name, of_age, {}) for name, of_age in read.items())):
            found |= cards
        return found

    def by_age(name: str, read: Callable[..., Any]) -> dict[str, Any]:
        return files.read(name, partial(_read_by_age, read=read, register=register, needed=()), {})

    def boards() -> dict[str, Board]:
        of_ours = read_file(FOLDER / "boards.yaml", lambda passage: _read_side(passage.fields()["side_a"], printed))
        read = partial(_read_boards, register=register, printed=printed, least=1, side_a=of_ours)
        return files.read("boards", read, {})

    readings = cards, partial(by_age, "events", _read_event_card), partial(by_age, "solo_tiles", _read_tile), boards
    return tuple(zip((CARDS, EVENTS, TILES, BOARDS), gather(*readings), strict=True))


# Event Cards and solo tiles


def _read_by_age(
    passage: Passage, read: Callable[..., Printed], register: Register, needed: tuple[str, ...] = AGES
) -> dict[str, Printed]:
    def group(listed: Passage, age: int) -> list[Printed]:
        return listed.each(partial(read, age=age, register=register), 1)

    ages = passage.record({name: partial(group, age=age) for age, name in enumerate(AGES, 1)}, needed)
    return by_id(piece for name in AGES for piece in ages.get(name, ()))


def _read_event_card(passage: Passage, age: int, register: Register) -> EventCard:
    readers: Readers = {
        "id": register.handle,
        "pictures": _read_pictures,
        "architects": between(0, MOST),
        "famine": between(0, MOST),
        "top": _read_event,
        "bottom": _read_event,
    }
    read = passage.record(readers, register.needed(readers))
    letters = {half: (("emblem", letter_for(read[half].name)),) for half in ("top", "bottom")}
    pictures = read.pop("pictures", letters)
    read |= {half: replace(read[half], picture=picture) for half, picture in pictures.items()}
    return EventCard(**read, age=age, skips_player_order=not (read["top"].parts and read["bottom"].parts))


def _read_pictures(passage: Passage) -> dict[str, Picture]:
    """{top, bottom}: each event has a picture of its own."""
    readers: Readers = {"top": read_picture, "bottom": read_picture}
    return dict(passage.record(readers, readers))


def _read_event(passage: Passage) -> EventHalf:
    """{name, each, do}, or {name, parts: [{each, do}, ...]}, or {name, skips_player_order: true}."""
    readers: Readers = {
        "name": Passage.name,
        "parts": lambda parts: tuple(parts.each(_read_part, 1, MOST_EFFECTS)),
        "skips_player_order": _read_skips_player_order,
    }
    said = passage.fields().keys() & {"parts", "skips_player_order"}
    if not said:
        read = passage.record({"name": Passage.name, **_PART}, ("name", *_PART))
        return EventHalf(read["name"], (_part(read),))
    read = passage.record(readers, needed=("name",))
    if len(said) > 1:
        raise passage.misprint("an event has parts, or skips the player order")
    return EventHalf(read["name"], read.get("parts", ()))


def _read_skips_player_order(passage: Passage) -> None:
    if not passage.yes():
        raise passage.misprint("an event that is to say this says true")


def _read_whom(passage: Passage) -> Condition[NationsState] | None:
    return None if passage.content == "all" else condition_in(passage)


_PART: Readers = {"each": _read_whom, "do": effect_in}


def _read_part(passage: Passage) -> EventClause:
    return _part(passage.record(_PART, _PART))


def _part(read: dict[str, Any]) -> EventClause:
    return EventClause(read["each"], read["do"])


def _read_tile(passage: Passage, age: int, register: Register) -> SoloTile:
    readers: Readers = {
        **named(register),
        "shadow": lambda shadow: shadow.record(dict.fromkeys(SHADOW_VALUES, between(0, MOST)), SHADOW_VALUES),
        "architects": between(0, MOST),
        "famine": between(0, MOST),
        "on_5": _read_change,
        "on_6": _read_change,
    }
    read = passage.record(readers, register.needed(readers))
    register.complete(read)
    on_five, on_six = read.pop("on_5"), read.pop("on_6")
    return SoloTile(age=age, on_five=on_five, on_six=on_six, **read.pop("shadow"), **read)


def _read_change(passage: Passage) -> tuple[str, int]:
    return passage.one_field(dict.fromkeys(SHADOW_VALUES, between(-MOST, MOST)), "exactly one value belongs here")


# Player Boards


def _read_boards(
    passage: Passage,
    register: Register,
    printed: dict[str, str],
    least: int = MOST_SEATS,
    side_a: dict[str, Any] | None = None,
) -> dict[str, Board]:
    """The boards. printed: the types of the cards that may be printed on them, by id. side_a: where it is another
    file's.
    """
    names: Readers = {**named(register), "person": read_person}
    side = partial(_read_side, printed=printed)
    board: Readers = {**names, "side_b": side}

    def entry(passage: Passage) -> dict[str, Any]:
        read = passage.record(board, register.needed(board))
        register.complete(read)
        return read

    readers: Readers = {"boards": lambda boards: boards.each(entry, least)}
    if side_a is None:
        readers = {"side_a": side, **readers}
    read = {"side_a": side_a, **passage.record(readers, readers)}
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
        **{name: READERS[name] for name in POWERS},
    }
    read = passage.record(readers, (*SIDE_NUMBERS, "slots", "wonders"))
    if len(read.get("ready", ())) > read["wonders"]:
        raise passage.fields()["ready"].misprint("there are fewer places for Wonders than Wonders", "out-of-range")
    if read["workers"] + read["food_track"] + read["stability_track"] != WORKERS:
        workers = passage.fields()["workers"]
        raise workers.misprint(f"with both tracks, the Workers of a side are {WORKERS} in all", "out-of-range")
    return read


def _side(read: dict[str, Any], board: dict[str, Any]) -> BoardSide:
    ready = read.get("ready", ())
    power = {name: read[name] for name in POWERS if name in read}
    printed = {name: board[name] for name in ("id", "name", "emblem")}
    return BoardSide(
        **{name: read[name] for name in SIDE_NUMBERS},
        slots=read["slots"],
        ready=(*ready, *(EMPTY,) * (read["wonders"] - len(ready))),
        power=card_of(power, **printed, type="board", age=0, set=PRINTED),
    )
