"""What a tried move would change, on a slip over the piece it would reach, so that nothing held can cover it."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.ui.boxes import Column
from scenes.ui.host.canvas import Stamp
from scenes.ui.host.slips import painted, slip_plate
from scenes.ui.host.target import Target, Tried
from scenes.ui.text import Text
from sprites.paint import palette
from sprites.paint.theme import Theme

PADDING, SIZE = 4.0, 14.0
TOP = 22.0
"""Units from the upper edge of the piece to the slip, at most: on a low place it lies in the middle."""

ASIDE = 3.0
"""Units from the right upper corner of a plaque to the slip: it covers the points, of which it speaks, and no cash."""


def what_if_stamp(theme: Theme, place: Target) -> Stamp:
    """The slip over a place that says what is tried there."""
    x, y, width, height = place.area
    face = theme.cached(("what if", place.tried, width), partial(_drawn, theme, place.tried, width))
    if place.looks_at is not None and not place.look:
        corner = theme.spot(x + width - ASIDE, y + ASIDE)
        return Stamp(face, face.get_rect(topright=corner).topleft)
    down = min(TOP, (height - face.get_height() / theme.s) / 2)
    middle = theme.spot(x + width / 2, y + down)
    return Stamp(face, face.get_rect(midtop=middle).topleft)


def _drawn(theme: Theme, tried: Tried, width: float) -> pygame.Surface:
    lines = (
        Text(f"{{{glyph}}} {words}" if glyph else words, "number", SIZE, palette.WHAT_IF, align="center")
        for glyph, words in tried
    )
    plate = slip_plate(palette.DARK_INK, 0.94, 5, palette.WHAT_IF, 0.8, 1)
    slip = Column(*lines, pad=(2 * PADDING, PADDING, 2 * PADDING, PADDING), back=(plate,))
    least, wished = slip.width(theme.at_corner())
    return painted(slip, theme, min(wished, max(least, width - 6)))
