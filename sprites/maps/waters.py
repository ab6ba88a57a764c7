"""The waters of a chart: hexes that are no land, as lakes, and as bays where they lie at its rim."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sprites.maps.hex_outline import BESIDE, Cell, loops
from sprites.maps.hexes import Point

_ROUNDED = 3
"""How often the corners of a shore are cut."""


def bays(cells: Sequence[Cell], water: Iterable[Cell]) -> frozenset[Cell]:
    """The water that hangs together with the sea around all cells."""
    land_and_water, wet = frozenset(cells), frozenset(water)
    ahead = [cell for cell in wet if any(each not in land_and_water for each in _around(cell))]
    reached = set(ahead)
    while ahead:
        more = [each for each in _around(ahead.pop()) if each in wet and each not in reached]
        reached.update(more)
        ahead += more
    return frozenset(reached)


def shores(cells: Sequence[Cell], water: Sequence[Cell]) -> tuple[list[list[Point]], list[list[Point]]]:
    """The outlines of all waters, and those of the islands in them, in lengths of a side. Bays reach out to sea."""
    inside = frozenset(cells)
    out = {each for cell in bays(cells, water) for each in _around(cell) if each not in inside}
    beyond = {each for cell in out for each in _around(cell) if each not in inside}
    found = loops({*water, *out, *beyond})
    waters = [_rounded(loop) for loop in found if is_outer(loop)]
    return waters, [_rounded(loop) for loop in found if not is_outer(loop)]


def _around(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in BESIDE]


def is_outer(loop: Sequence[Point]) -> bool:
    """Whether a loop runs around a group, and not around a hole in it."""
    ends = zip(loop, [*loop[1:], loop[0]], strict=True)
    return sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in ends) > 0


def _rounded(loop: Sequence[Point]) -> list[Point]:
    """A loop with its corners cut, so that it swings."""
    points = list(loop)
    for _ in range(_ROUNDED):
        ends = list(zip(points, [*points[1:], points[0]], strict=True))
        points = [
            (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            for start, end in ends
            for share in (0.25, 0.75)
        ]
    return points
