"""What a tried move would change, on a slip over the piece it would reach, so that nothing held can cover it."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.window.canvas import Stamp
from scenes.window.layout import Place, Tried
from sprites import materials, palette
from sprites.theme import Theme

LINE, PADDING, SIZE = 17.0, 8.0, 14.0
TOP = 22.0
"""Units from the upper edge of the piece to the slip, at most: on a low place it lies in the middle."""


def what_if_stamp(theme: Theme, place: Place) -> Stamp:
    """The slip over a place that says what is tried there."""
    x, y, width, height = place.area
    down = min(TOP, (height - len(place.tried) * LINE - PADDING) / 2)
    face = theme.cached(("what if", place.tried, width), partial(_drawn, theme, place.tried, width))
    middle = theme.rect(x + width / 2, y + down, 0, 0).topleft
    return Stamp(face, face.get_rect(midtop=middle).topleft)


def _drawn(theme: Theme, tried: Tried, width: float) -> pygame.Surface:
    lines = [theme.rich(f"{{{glyph}}} {words}", "number", SIZE, palette.WHAT_IF) for glyph, words in tried]
    wide = min(width - 6, max(line.get_width() for line in lines) / theme.s + 16)
    face = materials.plate(
        theme,
        wide,
        len(lines) * LINE + PADDING,
        palette.DARK_INK,
        0.94,
        radius=5,
        edge=palette.WHAT_IF,
        edge_alpha=0.8,
        line=1,
    ).copy()
    for index, line in enumerate(lines):
        y = theme.px(PADDING / 2 + (index + 0.5) * LINE)
        face.blit(line, line.get_rect(center=(face.get_width() // 2, y)))
    return face
