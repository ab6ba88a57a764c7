"""What the nations of the seats are called."""

from __future__ import annotations

from functools import lru_cache

from game.nations.cards import BOARDS


@lru_cache(maxsize=16)
def board_name(board: str) -> str:
    """The name of a nation, empty as long as no board is chosen."""
    return BOARDS[board].name if board else ""
