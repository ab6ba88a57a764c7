"""The printed pieces: 60 progress tiles, the start buildings, 12 event tiles, 4 player boards (D-SETUP-04)."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.catalog import Passage, read_file
from game.nations_dice.dice import COLOURS, FOLDER, KINDS

AGES = ("antiquity", "medieval", "renaissance", "industrial")
START_AGE = 0
"""The age of the buildings printed on the player boards."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A progress tile, or a building printed on the player boards.

    type: building, military, advisor, colony or wonder; military lies on building places and follows their rules.
    pays: gold or strength. dice: the colours it brings. rerolls: reroll chits of an advisor. chit: the kind of
    chit a colony or a ready wonder brings, empty for none. stone: what building a wonder costs.
    """

    id: str
    name: str
    emblem: str
    age: int
    type: str
    pays: str = "gold"
    dice: tuple[str, ...] = ()
    rerolls: int = 0
    chit: str = ""
    stone: int = 0
    vp: int = 0

    @property
    def is_building(self) -> bool:
        """Whether it lies on one of the five building places."""
        return self.type in ("building", "military")


@dataclass(frozen=True, slots=True)
class EventTile:
    """What a round's famine and war ask for; meeting one scores as many VP as the age's number (D-RULING-02)."""

    id: str
    age: int
    famine: int
    war: int

    @property
    def vp(self) -> int:
        """VP for meeting the famine, and again for the war."""
        return self.age


@dataclass(frozen=True, slots=True)
class Board:
    """A player board; all four are alike but for name and colour."""

    id: str
    name: str
    emblem: str


_COMMON = ("id", "name", "emblem", "vp")
_FIELDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "buildings": ("building", ("dice",)),
    "military": ("military", ("dice",)),
    "advisors": ("advisor", ("rerolls",)),
    "colonies": ("colony", ("chit",)),
    "wonders": ("wonder", ("stone", "chit")),
}
"""Heading in the file: the type of its tiles, and the fields of their own that they may have."""


def _read_tile(passage: Passage, age: int, type_: str, own: tuple[str, ...]) -> Tile:
    fields = passage.fields((*_COMMON, *own), needed=("id", "name", "emblem"))
    return Tile(
        id=fields["id"].handle(),
        name=fields["name"].text(),
        emblem=fields["emblem"].emblem(),
        age=age,
        type=type_,
        pays="strength" if type_ == "colony" else "gold",
        dice=tuple(die.one_of(COLOURS, "colour") for die in fields["dice"].entries())
        if "dice" in fields
        else (),
        rerolls=fields["rerolls"].number() if "rerolls" in fields else 0,
        chit=fields["chit"].one_of(KINDS, "chit") if "chit" in fields else "",
        stone=fields["stone"].number() if "stone" in fields else 0,
        vp=fields["vp"].number() if "vp" in fields else 0,
    )


def _read_tiles(passage: Passage) -> dict[str, Tile]:
    ages = passage.fields(("printed", *AGES), needed=("printed", *AGES))
    tiles = [_read_tile(each, START_AGE, "building", ("dice",)) for each in ages["printed"].entries()]
    for age, name in enumerate(AGES, 1):
        for heading, group in ages[name].fields(_FIELDS).items():
            tiles += [_read_tile(each, age, *_FIELDS[heading]) for each in group.entries()]
    return {tile.id: tile for tile in tiles}


def _read_event(passage: Passage, age: int) -> EventTile:
    fields = passage.fields(("id", "famine", "war"), needed=("id", "famine", "war"))
    return EventTile(fields["id"].handle(), age, fields["famine"].number(), fields["war"].number())


def _read_events(passage: Passage) -> dict[str, EventTile]:
    ages = passage.fields(AGES, needed=AGES)
    events = [_read_event(each, age) for age, name in enumerate(AGES, 1) for each in ages[name].entries()]
    return {event.id: event for event in events}


def _read_boards(passage: Passage) -> dict[str, Board]:
    needed = ("id", "name", "emblem")
    fields = [each.fields(needed, needed=needed) for each in passage.entries()]
    boards = [Board(each["id"].handle(), each["name"].text(), each["emblem"].emblem()) for each in fields]
    return {board.id: board for board in boards}


TILES = read_file(FOLDER / "progress_tiles.yaml", _read_tiles)
EVENTS = read_file(FOLDER / "events.yaml", _read_events)
BOARDS = read_file(FOLDER / "boards.yaml", _read_boards)

START_BUILDINGS = tuple(tile.id for tile in TILES.values() if tile.age == START_AGE)
"""The five places of every board, left to right, as printed (D-RULING-03)."""


def tiles_of(age: int) -> tuple[str, ...]:
    """The progress tiles of an age, as listed."""
    return tuple(tile.id for tile in TILES.values() if tile.age == age)


def events_of(age: int) -> tuple[str, ...]:
    """The event tiles of an age, as listed."""
    return tuple(event.id for event in EVENTS.values() if event.age == age)
