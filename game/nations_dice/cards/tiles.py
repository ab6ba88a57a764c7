"""The printed pieces: 60 progress tiles, the start buildings, 12 event tiles, 4 player boards (D-SETUP-04)."""

from __future__ import annotations

from typing import Any

from game.cards.mod_reading import DataFiles, ModRegister
from game.cards.registry import Registry
from game.nations_dice.cards.dice import PIECES
from game.nations_dice.cards.reading import (
    AGES,
    START_AGE,
    Board,
    EventTile,
    Tile,
    read_events_of_a_mod,
    read_tiles_of_a_mod,
)

__all__ = ["AGES", "START_AGE", "Board", "EventTile", "Tile"]

TILES: Registry[Tile] = Registry("nations_dice")
TILES.update(PIECES.tiles)
EVENTS: Registry[EventTile] = Registry("nations_dice")
EVENTS.update(PIECES.events)
BOARDS = PIECES.boards

START_BUILDINGS = tuple(tile.id for tile in TILES.values() if tile.age == START_AGE)
"""The five places of every board, left to right, as printed (D-RULING-03)."""


def tiles_of(age: int, mods: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The progress tiles of an age, as listed, then those of mods (D-SETUP-05)."""
    return tuple(tile.id for tile in TILES.among(mods) if tile.age == age)


def events_of(age: int, mods: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The event tiles of an age, as listed, then those of mods."""
    return tuple(event.id for event in EVENTS.among(mods) if event.age == age)


def read_mod(files: DataFiles, register: ModRegister, mod: str) -> tuple[tuple[Registry[Any], dict[str, Any]], ...]:
    """The tiles and events of a mod. Raises Misprint."""
    return ((TILES, read_tiles_of_a_mod(files, register)), (EVENTS, read_events_of_a_mod(files, register)))
