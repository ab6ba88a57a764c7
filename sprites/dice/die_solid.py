"""Solids with rounded edges and corners, as flat patches around the origin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from sprites.things.turn import Vector


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


def mixed(parts: Sequence[tuple[float, Vector]]) -> Vector:
    """The sum of vectors, each times a number."""
    x, y, z = (sum(share * vector[axis] for share, vector in parts) for axis in range(3))
    return x, y, z


def rounded_solid(corners: Sequence[Vector], faces: Sequence[Sequence[int]], rounding: float, bends: int) -> Solid:
    """A regular solid of which three faces meet at every corner, its edges rounded with this radius.

    `faces` lists the corners around each face, the same way round for all. Every edge has so many bends on each side
    of its middle; more bends look rounder up close.
    """
    return _Rounding(corners, faces, rounding, 2 * bends).solid()


class _Rounding:
    """A sharp solid while it is rounded: a smaller one inside it, around which a ball rolls."""

    def __init__(self, corners: Sequence[Vector], faces: Sequence[Sequence[int]], rounding: float, steps: int) -> None:
        self._faces = faces
        self._steps = steps
        self._rounding = rounding
        self._looks = [unit(mixed([(1.0, corners[corner]) for corner in face])) for face in faces]
        distance = sum(a * b for a, b in zip(self._looks[0], corners[faces[0][0]], strict=True))
        self._core = [mixed([(1 - rounding / distance, corner)]) for corner in corners]
        self._numbers: dict[Vector, int] = {}
        self._patches: list[Patch] = []

    def solid(self) -> Solid:
        """Its faces, then its edges, then its corners."""
        for face, look in zip(self._faces, self._looks, strict=True):
            self._add([(corner, look) for corner in face])
        for start, end, first, second in self._edges():
            for a, b in pairwise(self._bend(self._looks[first], self._looks[second])):
                self._add([(start, a), (end, a), (end, b), (start, b)])
        for corner in range(len(self._core)):
            self._add_corner(corner)
        return Solid(tuple(self._numbers), tuple(self._patches))

    def _edges(self) -> Iterator[tuple[int, int, int, int]]:
        """Start, end, the face that runs along it this way and the one that runs along it the other way."""
        sides = {
            (face[place], face[(place + 1) % len(face)]): number
            for number, face in enumerate(self._faces)
            for place in range(len(face))
        }
        for (start, end), number in sides.items():
            if start < end:
                yield start, end, number, sides[end, start]

    def _bend(self, first: Vector, second: Vector) -> list[Vector]:
        return [self._between((first, second), (self._steps - step, step)) for step in range(self._steps + 1)]

    def _between(self, looks: Sequence[Vector], shares: Sequence[int]) -> Vector:
        return unit(mixed([(float(share), look) for share, look in zip(shares, looks, strict=True)]))

    def _add_corner(self, corner: int) -> None:
        """A piece of a ball between three faces, cut into triangles."""
        looks = [look for face, look in zip(self._faces, self._looks, strict=True) if corner in face]
        steps = self._steps

        def spot(a: int, b: int) -> tuple[int, Vector]:
            return corner, self._between(looks, (a, b, steps - a - b))

        for a in range(steps):
            for b in range(steps - a):
                self._add([spot(a, b), spot(a + 1, b), spot(a, b + 1)])
                if a + b + 1 < steps:
                    self._add([spot(a + 1, b), spot(a + 1, b + 1), spot(a, b + 1)])

    def _add(self, spots: Sequence[tuple[int, Vector]]) -> None:
        """A patch through points of the ball around corners of the core, given by where the surface looks there."""
        corners = tuple(
            self._number(mixed([(1.0, self._core[corner]), (self._rounding, look)])) for corner, look in spots
        )
        self._patches.append(Patch(unit(mixed([(1.0, look) for _, look in spots])), corners))

    def _number(self, point: Vector) -> int:
        x, y, z = (round(part, 9) + 0.0 for part in point)
        return self._numbers.setdefault((x, y, z), len(self._numbers))
