"""Shapes of dice: how each lies with a number on top, how its faces look, and how it tips from one to the next.

Half an edge of a cube is 1. Coordinates are those of sprites.things.turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from sprites.dice.die_solid import Solid, rounded_solid
from sprites.things.turn import Rows, Turn, Vector


class DieFace(NamedTuple):
    """One side of an unturned die: where it looks, and where right and up lie for somebody who reads it."""

    outward: Vector
    right: Vector
    up: Vector


@dataclass(frozen=True, eq=False)
class DieShape:
    """A regular solid. `turns` lay it with each number on top, upright for the player; the first is no turn at all.

    `loops` are the corners around each face in the order of `faces`; `distance` is how far a face is from the middle.
    Rolling over one edge turns it by `tip` radians and takes its middle `stride` further; seen from above, it looks the
    same again after every part of a whole turn that `symmetry` counts.
    """

    corners: tuple[Vector, ...]
    loops: tuple[tuple[int, ...], ...]
    faces: tuple[DieFace, ...]
    turns: tuple[Turn, ...]
    distance: float
    rounding: float
    tip: float
    stride: float
    symmetry: int

    @cached_property
    def _solids(self) -> dict[int, Solid]:
        return {}

    def solid(self, bends: int) -> Solid:
        """Its surface; see `rounded_solid`."""
        if bends not in self._solids:
            self._solids[bends] = rounded_solid(self.corners, self.loops, self.rounding, bends)
        return self._solids[bends]

    def lying(self, number: int) -> Turn:
        """The turn with which a number, from 1 on, is on top and upright for the player."""
        return self.turns[number - 1]

    def rise(self, matrix: Rows, edge: float) -> float:
        """How much higher its middle is than when it lies, when it touches the cloth from above turned like this."""
        a, b, c = matrix[2]
        lowest = min(a * x + b * y + c * z for x, y, z in self.corners)
        return edge / 2 * (-lowest - self.distance)
