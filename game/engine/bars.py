"""Bars: what one seat may not do at a table, whatever the rules would allow it.

One filter over the legal moves: the table, computer players and whoever reads a saved game all see what it leaves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

BUYS = "buy"
"""How the verbs of all purchases begin."""

M = TypeVar("M", bound=tuple[str, ...])


@dataclass(frozen=True)
class Bars:
    """name: the challenge that sets them. verbs: moves that the seat may not make. pieces: what it may not buy, by the
    moves whose verbs begin with `BUYS` and which name the piece first.
    """

    name: str
    seat: int
    verbs: frozenset[str] = frozenset()
    pieces: frozenset[str] = frozenset()

    def bar(self, seat: int, move: tuple[str, ...]) -> bool:
        """Whether the seat may not make this move."""
        if seat != self.seat:
            return False
        is_bought = move[0].startswith(BUYS) and move[1].partition("#")[0] in self.pieces
        return move[0] in self.verbs or is_bought

    def leave(self, seat: int, moves: list[M]) -> list[M]:
        """The moves that are left; all of them where nothing else would be."""
        return [move for move in moves if not self.bar(seat, move)] or moves
