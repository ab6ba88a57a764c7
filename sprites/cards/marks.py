"""Marks that something is done: told by shape and colour alike."""

from __future__ import annotations

import pygame

from sprites.paint.palette import INK, IVORY, Colour
from sprites.paint.theme import Theme
from sprites.things.discs import lit_disc

CHECK_FILL: Colour = (38, 116, 66)


def check_mark(theme: Theme, size: float) -> pygame.Surface:
    """A check on a green disc with an ivory ring, `size` units across."""

    def draw() -> pygame.Surface:
        disc = lit_disc(theme.px(size), [(1.0, INK), (0.92, IVORY), (0.78, CHECK_FILL)])
        sign = theme.icon("check-mark", size * 0.62, IVORY)
        disc.blit(sign, sign.get_rect(center=disc.get_rect().center))
        return disc

    return theme.cached(("check mark", size), draw)
