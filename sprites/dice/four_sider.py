"""The four-sided die: a tetrahedron. Every face shows three numbers, each upright at the corner that it belongs to, so
that the number of the roll stands upright at the top on every face that can be seen.

Unturned, its 1 is on top and a face looks towards the player.
"""

from __future__ import annotations

from itertools import pairwise
from math import acos, atan2, cos, pi, radians, sin, sqrt

from sprites.dice.die_faces import DieMark, DieStyle, Outline, Print, disc
from sprites.dice.die_shape import DieFace, DieShape
from sprites.dice.die_solid import mixed, unit
from sprites.paint.palette import Colour
from sprites.things.turn import UNTURNED, Turn, Vector, about, rows, turned

SIZE = 1.9
"""From the middle to a corner, in half edges of a cube die beside it."""

_FLOOR = -SIZE / 3
_REACH = SIZE * 2 * sqrt(2) / 3
_EDGE = SIZE * sqrt(8 / 3)
_SIDES = 3


def _corner(angle: float) -> Vector:
    return _REACH * cos(radians(angle)), _REACH * sin(radians(angle)), _FLOOR


_CORNERS: tuple[Vector, ...] = ((0.0, 0.0, SIZE), _corner(270), _corner(30), _corner(150))


def _cross(one: Vector, other: Vector) -> Vector:
    (a, b, c), (x, y, z) = one, other
    return b * z - c * y, c * x - a * z, a * y - b * x


def _face(bottom: int) -> DieFace:
    """The face opposite a corner; its up runs towards the first of its own corners."""
    outward = unit(mixed([(-1.0, _CORNERS[bottom])]))
    first = next(corner for number, corner in enumerate(_CORNERS) if number != bottom)
    up = unit(mixed([(1.0, first), (-_along(first, outward), outward)]))
    return DieFace(outward, _cross(outward, up), up)


def _along(one: Vector, other: Vector) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _loop(bottom: int) -> tuple[int, ...]:
    """The corners around a face, the same way round for all."""
    face = _FACES[bottom]

    def angle(number: int) -> float:
        corner = _CORNERS[number]
        return atan2(_along(corner, face.up), _along(corner, face.right))

    return tuple(sorted((number for number in range(4) if number != bottom), key=angle))


def _raised(number: int) -> Turn:
    """The turn that brings a corner to the top, the others staying where corners were; upright for the player."""
    if number == 0:
        return UNTURNED
    axis = unit(_CORNERS[number % _SIDES + 1])
    for angle in (2 * pi / 3, -2 * pi / 3):
        turn = about(axis, angle)
        if turned(_CORNERS[number], rows(turn))[2] > SIZE - 0.01:
            return turn
    raise AssertionError("one of both ways round brings the corner to the top")


_FACES = tuple(_face(bottom) for bottom in range(4))

TETRAHEDRON = DieShape(
    corners=_CORNERS,
    loops=tuple(_loop(bottom) for bottom in range(4)),
    faces=_FACES,
    turns=tuple(_raised(number) for number in range(4)),
    distance=-_FLOOR,
    rounding=0.13,
    tip=pi - acos(1 / 3),
    stride=_EDGE / sqrt(3),
    symmetry=_SIDES,
)

_STROKES: dict[int, tuple[tuple[tuple[float, float], ...], ...]] = {
    1: (((-0.26, 0.46), (0.04, 0.72), (0.04, -0.72)),),
    2: (
        ((-0.38, 0.36), (-0.28, 0.62), (0.0, 0.72), (0.3, 0.6), (0.36, 0.32), (0.22, 0.04)),
        ((0.22, 0.04), (-0.4, -0.66), (0.42, -0.66)),
    ),
    3: (
        ((-0.36, 0.52), (-0.1, 0.71), (0.2, 0.66), (0.34, 0.4), (0.2, 0.12), (-0.08, 0.04)),
        ((-0.08, 0.04), (0.26, -0.04), (0.4, -0.32), (0.24, -0.62), (-0.08, -0.71), (-0.4, -0.54)),
    ),
    4: (((0.2, -0.72), (0.2, 0.72), (-0.46, -0.28), (0.5, -0.28)),),
}  # fmt: skip
"""The numbers as lines in a box of about 1 by 1.5."""

_LINE = 0.115
"""Half the width of a line."""

_NUMBER_SIZE, _NUMBER_OUT = 0.5, 0.8
"""The size of a number and how far from the middle of its face it stands, in half edges of a cube die."""


def four_sider(body: Colour, ink: Colour) -> DieStyle:
    """A four-sided die with its numbers printed in one colour."""
    return DieStyle(body, tuple(_print(bottom, ink) for bottom in range(4)), TETRAHEDRON)


def _print(bottom: int, ink: Colour) -> Print:
    """The three numbers of a face, each looking towards its own corner."""
    face = _FACES[bottom]
    marks: list[DieMark] = []
    for number, corner in enumerate(_CORNERS):
        if number != bottom:
            lean = atan2(_along(corner, face.right), _along(corner, face.up))
            marks += [DieMark(ink, _placed(outline, lean)) for outline in _digit(number + 1)]
    return tuple(marks)


def _digit(number: int) -> list[Outline]:
    """A number as short bars with round ends."""
    outlines: list[Outline] = []
    for line in _STROKES[number]:
        outlines += [disc(x, y, _LINE, 10) for x, y in line]
        for (x, y), (to_x, to_y) in pairwise(line):
            length = sqrt((to_x - x) ** 2 + (to_y - y) ** 2)
            across, along = -(to_y - y) / length * _LINE, (to_x - x) / length * _LINE
            outlines.append(
                (
                    (x + across, y + along),
                    (to_x + across, to_y + along),
                    (to_x - across, to_y - along),
                    (x - across, y - along),
                )
            )
    return outlines


def _placed(outline: Outline, lean: float) -> Outline:
    """An outline moved out from the middle of the face and turned by `lean` radians to the right."""
    moved = ((x * _NUMBER_SIZE, y * _NUMBER_SIZE + _NUMBER_OUT) for x, y in outline)
    return tuple((x * cos(lean) + y * sin(lean), -x * sin(lean) + y * cos(lean)) for x, y in moved)
