"""The geometry of a cube die: how it lies with a face on top, and which way its faces look.

Coordinates are those of sprites.turn; unturned, the cube has its 1 on top, 2 towards the player and 3 at the right,
so that 1, 2 and 3 run anticlockwise around their common corner like on a western die.
"""

from math import pi
from typing import NamedTuple

from sprites.turn import UNTURNED, UP, Rows, Turn, Vector, about, back, rows, turned

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


class Face(NamedTuple):
    """One side of the unturned cube: where it looks, and where right and up lie for somebody who reads it."""

    outward: Vector
    right: Vector
    up: Vector


def _face(on_top: Turn) -> Face:
    home = rows(back(on_top))
    return Face(*(_whole(turned(axis, home)) for axis in (UP, _LEFT_TO_RIGHT, _BOTTOM_TO_TOP)))


def _whole(direction: Vector) -> Vector:
    x, y, z = (float(round(part)) for part in direction)
    return x, y, z


FACES: tuple[Face, ...] = tuple(_face(turn) for turn in _FACE_ON_TOP)


def lying(number: int) -> Turn:
    """The turn with which face 1 to 6 is on top and upright for the player, the edges along the table's axes."""
    return _FACE_ON_TOP[number - 1]


def number_on_top(turn: Turn) -> int:
    """The face, 1 to 6, that looks up most."""
    upward = rows(turn)[2]
    return 1 + max(range(6), key=lambda index: _along(FACES[index].outward, upward))


def centre_height(matrix: Rows, edge: float) -> float:
    """How high the centre of a cube is when it touches the cloth from above, riding on a face, edge or corner."""
    return edge / 2 * sum(abs(part) for part in matrix[2])


def _along(one: Vector, other: Vector) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))
