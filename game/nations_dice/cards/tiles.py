"""The printed pieces: 60 progress tiles, the start buildings, 12 event tiles, 4 player boards (D-SETUP-04)."""

from __future__ import annotations

from game.nations_dice.cards.dice import PIECES
from game.nations_dice.cards.reading import AGES, START_AGE, Board, EventTile, Tile

__all__ = ["AGES", "START_AGE", "Board", "EventTile", "Tile"]

TILES = PIECES.tiles
EVENTS = PIECES.events
BOARDS = PIECES.boards

START_BUILDINGS = tuple(tile.id for tile in TILES.values() if tile.age == START_AGE)
"""The five places of every board, left to right, as printed (D-RULING-03)."""


def tiles_of(age: int) -> tuple[str, ...]:
    """The progress tiles of an age, as listed (D-SETUP-05)."""
    return tuple(tile.id for tile in TILES.values() if tile.age == age)


def events_of(age: int) -> tuple[str, ...]:
    """The event tiles of an age, as listed."""
    return tuple(event.id for event in EVENTS.values() if event.age == age)
