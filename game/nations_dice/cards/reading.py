"""Reading: from the files in `data/nations_dice` to the printed pieces (D-SETUP-03, D-SETUP-04)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from game.cards.amounts import MOST
from game.cards.catalog import DATA, Passage, Reader, Readers, Register, between, gather, read_file
from game.cards.mod_reading import DataFiles, ModRegister
from game.cards.registry import by_id
from game.text.people import Looks, person_of, read_person
from game.text.pictures import Picture, read_picture

FOLDER = DATA / "nations_dice"

KINDS = ("gold", "stone", "food", "books", "strength")
"""What a face or a chit can show."""

COLOURS = ("white", "orange", "blue", "red")
SIDES = 6
PLACES = 5
"""Building places of a player board, each with a building printed on it (D-RULING-03)."""

MOST_SEATS = 4

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
    age: int
    type: str
    emblem: str = ""  # advisors have none
    picture: Picture = ()
    pays: str = "gold"
    dice: tuple[str, ...] = ()
    rerolls: int = 0
    chit: str = ""
    stone: int = 0
    vp: int = 0
    person: Looks = ()  # whose face an advisor shows

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
    person: Looks  # who leads the nation


class Icon(NamedTuple):
    """What one face shows: one kind, once or several times."""

    kind: str
    amount: int


BLANK = Icon("", 0)


class Rung(NamedTuple):
    """A name of the hall of fame and the VP it takes."""

    vp: int
    name: str


class Pieces(NamedTuple):
    """Everything the files hold: dice by colour with how many there are, tiles, events and boards by id."""

    dice: dict[str, tuple[int, tuple[Icon, ...]]]
    tiles: dict[str, Tile]
    events: dict[str, EventTile]
    boards: dict[str, Board]
    ladder: tuple[Rung, ...]


def read_pieces(folder: Path = FOLDER) -> Pieces:
    """Read all files. Raises Misprint, naming file, line and piece, for all that cannot be understood."""
    register = Register()
    readers: Readers = {
        "dice": _read_dice,
        "progress_tiles": partial(_read_tiles, register=register),
        "events": partial(_read_events, register=register),
        "boards": partial(_read_boards, register=register),
        "hall_of_fame": _read_ladder,
    }
    return Pieces(*gather(*(partial(read_file, folder / f"{name}.yaml", read) for name, read in readers.items())))


# Dice


def read_colour(passage: Passage) -> tuple[int, tuple[Icon, ...]]:
    """How many dice of a colour there are, and their faces after the blank one; refuses what no die can show."""
    readers: Readers = {"count": between(1, MOST), "faces": _read_faces}
    read = passage.record(readers, readers)
    return read["count"], (BLANK, *read["faces"])


def _read_faces(passage: Passage) -> list[Icon]:
    faces = passage.each(_read_face)
    if len(faces) != SIDES:
        raise passage.misprint(f"a die has {SIDES} faces, not {len(faces)}")
    return faces


def _read_face(passage: Passage) -> Icon:
    return Icon(*passage.one_field(dict.fromkeys(KINDS, between(1, 9)), "a face shows one kind of icon"))


def _read_dice(passage: Passage) -> dict[str, tuple[int, tuple[Icon, ...]]]:
    read = passage.record(dict.fromkeys(COLOURS, read_colour), COLOURS)
    return {colour: read[colour] for colour in COLOURS}


# Tiles, events and boards

_FIELDS: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "buildings": ("building", ("dice",), ()),
    "military": ("military", ("dice",), ()),
    "advisors": ("advisor", ("rerolls",), ()),
    "colonies": ("colony", (), ("chit",)),
    "wonders": ("wonder", ("stone",), ("chit",)),
}
"""Heading in the file: the type of its tiles, the fields every one needs, and those it may have."""


def _read_tile_dice(passage: Passage) -> tuple[str, ...]:
    dice = passage.each(lambda die: die.one_of(COLOURS, "colour"), 1, 2)
    if len(set(dice)) > 1:
        raise passage.misprint("a tile brings dice of one colour")
    return tuple(dice)


_OWN: Readers = {
    "dice": _read_tile_dice,
    "rerolls": between(1, 2),
    "chit": lambda chit: chit.one_of(KINDS, "chit"),
    "stone": between(1, MOST),
}


def _read_tile(passage: Passage, age: int, heading: str, register: Register) -> Tile:
    kind, needed, possible = _FIELDS[heading]
    names: dict[str, Reader] = {"id": register.handle, "name": Passage.name}
    shown: Readers = {"person": read_person}
    if kind != "advisor":
        names["emblem"] = register.emblem
        shown = {"picture": read_picture}
    own = {name: _OWN[name] for name in (*needed, *possible)}
    read = passage.record({**names, **shown, "vp": between(0, MOST), **own}, register.needed((*names, *needed)))
    if "emblem" in names:
        register.complete(read)
    if kind == "advisor" and "person" not in read:
        read["person"] = person_of(passage, read["id"])
    return Tile(age=age, type=kind, pays="strength" if kind == "colony" else "gold", **read)


def read_tiles_of_a_mod(files: DataFiles, register: ModRegister) -> dict[str, Tile]:
    """The progress tiles of a mod, age by age. Raises Misprint."""
    return files.read("progress_tiles", partial(_read_tiles, register=register, of_a_mod=True), {})


def read_events_of_a_mod(files: DataFiles, register: ModRegister) -> dict[str, EventTile]:
    """The event tiles of a mod, age by age. Raises Misprint."""
    return files.read("events", partial(_read_events, register=register, needed=()), {})


def _read_tiles(passage: Passage, register: Register, of_a_mod: bool = False) -> dict[str, Tile]:
    def group(listed: Passage, age: int, heading: str) -> list[Tile]:
        return listed.each(partial(_read_tile, age=age, heading=heading, register=register))

    def tiles_of_age(tiles: Passage, age: int) -> list[Tile]:
        groups = tiles.record({name: partial(group, age=age, heading=name) for name in _FIELDS}, least=1)
        return [tile for listed in groups.values() for tile in listed]

    def printed(listed: Passage) -> list[Tile]:
        listed.entries(PLACES, PLACES)
        return group(listed, START_AGE, "buildings")

    readers: Readers = {name: partial(tiles_of_age, age=age) for age, name in enumerate(AGES, 1)}
    if of_a_mod:
        read = passage.record(readers, least=1)
    else:
        readers = {"printed": printed, **readers}
        read = passage.record(readers, readers)
    return by_id(tile for name in readers for tile in read.get(name, ()))


def _read_events(passage: Passage, register: Register, needed: tuple[str, ...] = AGES) -> dict[str, EventTile]:
    readers: Readers = {"id": register.handle, "famine": between(1, MOST), "war": between(1, MOST)}

    def group(listed: Passage, age: int) -> list[EventTile]:
        return listed.each(lambda each: EventTile(age=age, **each.record(readers, readers)), 1)

    ages = passage.record({name: partial(group, age=age) for age, name in enumerate(AGES, 1)}, needed)
    return by_id(event for name in AGES for event in ages.get(name, ()))


def _read_boards(passage: Passage, register: Register) -> dict[str, Board]:
    readers: Readers = {
        "id": register.handle,
        "name": Passage.name,
        "emblem": register.emblem,
        "person": read_person,
    }
    return by_id(passage.each(lambda board: Board(**board.record(readers, readers)), MOST_SEATS))


def _read_ladder(passage: Passage) -> tuple[Rung, ...]:
    readers: Readers = {"vp": between(0, 999), "name": Passage.name}
    ladder = tuple(passage.each(lambda rung: Rung(**rung.record(readers, readers)), 1))
    if sorted(ladder, key=lambda rung: -rung.vp) != list(ladder):
        raise passage.misprint("the ladder is written from the top down")
    return ladder
