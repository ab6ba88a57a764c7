"""Outlines of groups of hexes: every loop as one closed polygon, and the same drawn in or out with mitred corners."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot, sqrt

from sprites.maps.hexes import Point, edge

Cell = tuple[int, int]
"""Axial coordinates (q, r) of a hex."""

BESIDE: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""What lies over sides 1 to 6."""


def centre(cell: Cell) -> Point:
    """The middle of a hex from the middle of the map, in lengths of a hex's side."""
    q, r = cell
    return sqrt(3) * (q + r / 2), 1.5 * r


def loops(cells: Iterable[Cell]) -> list[list[Point]]:
    """The outlines of a group of hexes, in lengths of a side from the middle of the map: what surrounds it clockwise,
    its holes the other way round, each beginning anywhere and not closed by a second first corner.
    """
    group = set(cells)
    onward: dict[Point, Point] = {}
    for cell in sorted(group):
        for side, (q, r) in enumerate(BESIDE, 1):
            if (cell[0] + q, cell[1] + r) not in group:
                start, end = (_exact(point) for point in edge(centre(cell), 1.0, side))
                onward[start] = end
    found = []
    while onward:
        start, point = next(iter(onward.items()))
        loop = [start]
        del onward[start]
        while point != start:
            loop.append(point)
            point = onward.pop(point)
        found.append(loop)
    return found


def _exact(point: Point) -> Point:
    """The same corner seen from any of its hexes."""
    return round(point[0], 6) + 0.0, round(point[1], 6) + 0.0


def inset(loop: list[Point], distance: float) -> list[Point]:
    """A clockwise loop drawn in by a distance, and a hole's loop made wider; a negative one the other way. Corners stay
    sharp: every side moves by as much.
    """
    moved = []
    for before, corner, after in zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True):
        (ax, ay), (bx, by) = _inward(before, corner), _inward(corner, after)
        share = distance / (1 + ax * bx + ay * by)
        moved.append((corner[0] + (ax + bx) * share, corner[1] + (ay + by) * share))
    return moved


def _inward(start: Point, end: Point) -> Point:
    """The direction to the right of a way, as long as 1."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down)
    return -down / length, across / length
