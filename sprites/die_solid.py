"""The surface of a cube die with rounded edges, as flat patches; half an edge is 1."""

from functools import cache
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from sprites.cube import FACES, Face
from sprites.turn import Vector

ROUNDING = 0.22
"""Radius of the rounded edges, in half edges."""
_FLAT = 1 - ROUNDING


class Patch(NamedTuple):
    """A flat piece of a surface: where it looks, and its corners as numbers into the points of its solid."""

    normal: Vector
    corners: tuple[int, ...]


class Solid(NamedTuple):
    """A closed surface around the origin."""

    points: tuple[Vector, ...]
    patches: tuple[Patch, ...]


def unit(vector: Vector) -> Vector:
    """The direction of a vector, with length 1."""
    x, y, z = vector
    length = sqrt(x * x + y * y + z * z)
    return x / length, y / length, z / length


def _outward(face: Face, right: float, up: float) -> Vector:
    """Where the surface looks at a spot of a face of the sharp cube, spots being -1 to 1: rounding turns the outer
    strips of a face towards its neighbours.
    """
    beyond_right, beyond_up = (spot - max(-_FLAT, min(_FLAT, spot)) for spot in (right, up))
    return unit(_combined(face, ROUNDING, beyond_right, beyond_up))


def _spot(face: Face, right: float, up: float) -> Vector:
    """The point of the rounded surface at a spot of a face of the sharp cube."""
    core = _combined(face, _FLAT, *(max(-_FLAT, min(_FLAT, spot)) for spot in (right, up)))
    outward = _outward(face, right, up)
    x, y, z = (round(a + ROUNDING * b, 9) for a, b in zip(core, outward, strict=True))
    return x, y, z


def _combined(face: Face, outward: float, right: float, up: float) -> Vector:
    x, y, z = (
        outward * a + right * b + up * c for a, b, c in zip(face.outward, face.right, face.up, strict=True)
    )
    return x, y, z


@cache
def rounded_cube(bends: int) -> Solid:
    """The surface with so many bends from a face to its neighbour's border; more bends look rounder up close."""
    numbers: dict[Vector, int] = {}
    patches = []
    rim = [_FLAT + ROUNDING * bend / bends for bend in range(bends + 1)]
    ticks = [-tick for tick in reversed(rim)] + rim
    for face in FACES:
        for left, right in pairwise(ticks):
            for low, high in pairwise(ticks):
                spots = ((left, low), (right, low), (right, high), (left, high))
                corners = tuple(numbers.setdefault(_spot(face, *spot), len(numbers)) for spot in spots)
                looks = (_outward(face, *spot) for spot in spots)
                x, y, z = (sum(parts) for parts in zip(*looks, strict=True))
                patches.append(Patch(unit((x, y, z)), corners))
    return Solid(tuple(numbers), tuple(patches))
