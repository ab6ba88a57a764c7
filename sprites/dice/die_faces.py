"""What is printed on dice: pips and signs as filled polygons, so that they can be drawn from every side.

A face reaches from -1 to 1 in both directions, x to the right and y up for somebody who reads it.
"""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import NamedTuple

from sprites.dice.die_shape import DieShape
from sprites.paint.palette import Colour
from sprites.things.cube import CUBE

Outline = tuple[tuple[float, float], ...]


class DieMark(NamedTuple):
    """One filled shape on a face."""

    colour: Colour
    outline: Outline


Print = tuple[DieMark, ...]
"""Everything printed on one face, the lowest shape first."""


@dataclass(frozen=True, eq=False)
class DieStyle:
    """A kind of die: the colour of its body, what is printed on its faces, and its shape. Each is one of its own. What
    `is_sunk` is drilled into large dice, as pips are.
    """

    body: Colour
    prints: tuple[Print, ...]
    shape: DieShape = CUBE
    is_sunk: bool = False


def blank_die(body: Colour) -> DieStyle:
    """A die with nothing printed on it."""
    return DieStyle(body, ((),) * 6)


def disc(x: float, y: float, radius: float, corners: int = 12) -> Outline:
    """A polygon that looks round at the size of a pip."""
    angles = (2 * pi * corner / corners for corner in range(corners))
    return tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles)


WHITE_BODY: Colour = (243, 234, 214)
_INK: Colour = (32, 20, 16)
_RED: Colour = (184, 34, 24)
_OUT = 0.5
_PIP_PLACES = (
    ((0.0, 0.0),),
    ((-_OUT, _OUT), (_OUT, -_OUT)),
    ((-_OUT, _OUT), (0.0, 0.0), (_OUT, -_OUT)),
    ((-_OUT, _OUT), (_OUT, _OUT), (-_OUT, -_OUT), (_OUT, -_OUT)),
    ((-_OUT, _OUT), (_OUT, _OUT), (0.0, 0.0), (-_OUT, -_OUT), (_OUT, -_OUT)),
    ((-_OUT, _OUT), (_OUT, _OUT), (-_OUT, 0.0), (_OUT, 0.0), (-_OUT, -_OUT), (_OUT, -_OUT)),
)


def _pips(number: int) -> Print:
    colour, radius = (_RED, 0.23) if number == 1 else (_INK, 0.185)
    return tuple(DieMark(colour, disc(x, y, radius, 20)) for x, y in _PIP_PLACES[number - 1])


PIPS = DieStyle(WHITE_BODY, tuple(_pips(number) for number in range(1, 7)), is_sunk=True)
"""The ivory die with pips 1 to 6, the one in red."""
