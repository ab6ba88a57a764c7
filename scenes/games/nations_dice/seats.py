"""What the nations of the seats are called, and what their dice are doing."""

from __future__ import annotations

from game.nations_dice.state import Nation
from game.nations_dice.tiles import BOARDS, START_AGE, TILES


def nation_name(nation: Nation) -> str:
    """The name on the player board."""
    return BOARDS[nation.board].name


def piece_name(tile: str, seat: int) -> str:
    """The name of a tile in play: its id; printed buildings, which all boards have, with their seat."""
    return f"{tile}@{seat}" if TILES[tile].age == START_AGE else tile
