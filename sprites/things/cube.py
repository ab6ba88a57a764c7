"""The cube die: unturned it has its 1 on top, 2 towards the player and 3 at the right, so that 1, 2 and 3 run
anticlockwise around their common corner like on a western die.
"""

from __future__ import annotations

from itertools import product
from math import pi

from sprites.dice.die_shape import DieFace, DieShape
from sprites.things.turn import UNTURNED, UP, Turn, Vector, about, back, rows, turned

_LEFT_TO_RIGHT: Vector = (1, 0, 0)
_BOTTOM_TO_TOP: Vector = (0, -1, 0)
_DOWNWARDS: Vector = (0, 1, 0)

_FACE_ON_TOP: tuple[Turn, ...] = (
    UNTURNED,
    about(_LEFT_TO_RIGHT, pi / 2),
    about(_DOWNWARDS, -pi / 2),
    about(_DOWNWARDS, pi / 2),
    about(_LEFT_TO_RIGHT, -pi / 2),
    about(_LEFT_TO_RIGHT, pi),
)


def _whole(direction: Vector) -> Vector:
    x, y, z = (float(round(part)) for part in direction)
    return x, y, z


def _face(on_top: Turn) -> DieFace:
    home = rows(back(on_top))
    return DieFace(*(_whole(turned(axis, home)) for axis in (UP, _LEFT_TO_RIGHT, _BOTTOM_TO_TOP)))


_CORNERS: tuple[Vector, ...] = tuple((float(x), float(y), float(z)) for x, y, z in product((-1, 1), repeat=3))
_FACES = tuple(_face(turn) for turn in _FACE_ON_TOP)


def _loop(face: DieFace) -> tuple[int, ...]:
    """The corners around a face."""
    around = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    spots = (tuple(a + x * b + y * c for a, b, c in zip(*face, strict=True)) for x, y in around)
    return tuple(_CORNERS.index(spot) for spot in spots)


CUBE = DieShape(
    corners=_CORNERS,
    loops=tuple(_loop(face) for face in _FACES),
    faces=_FACES,
    turns=_FACE_ON_TOP,
    distance=1.0,
    rounding=0.22,
    tip=pi / 2,
    stride=2.0,
    symmetry=4,
)
