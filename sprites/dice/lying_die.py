"""Dice that lie still: in trays, on tiles, in a line of text."""

from __future__ import annotations

from functools import lru_cache
from math import radians

import pygame

from sprites.dice.die import DiePainter
from sprites.dice.die_faces import DieStyle, blank_die
from sprites.dice.die_signs import sign_die
from sprites.dice.fine_die import FineDiePainter
from sprites.paint.palette import Colour
from sprites.paint.theme import Theme
from sprites.things.turn import UP, about, then

SMALL_TWIST = -9
"""Degrees that the small dice on tiles are turned."""

painter_of = lru_cache(maxsize=12)(DiePainter)
"""The painter of dice with an edge of so many pixels."""

fine_painter_of = lru_cache(maxsize=4)(FineDiePainter)
"""That of dice which are thrown large."""


def lying_die(style: DieStyle, face: int, edge: float, twist: float) -> pygame.Surface:
    """A die with this number on top, with an edge of so many pixels, turned by `twist` degrees; cut to its outline."""
    turn = then(style.shape.lying(face), about(UP, radians(twist)))
    painter = fine_painter_of if style.is_sunk else painter_of
    picture = painter(edge).picture(style, turn, (0.0, 0.0)).surface
    return picture.subsurface(picture.get_bounding_rect()).copy()


def small_die(theme: Theme, body: Colour, sign: str, edge: float) -> pygame.Surface:
    """A small die of a colour with one sign on every side, or with none; `edge` in units."""

    def draw() -> pygame.Surface:
        style = sign_die(body, [(sign, 1)] * 6) if sign else blank_die(body)
        return lying_die(style, 1, edge * theme.s, SMALL_TWIST)

    return theme.cached(("small die", body, sign, edge), draw)
