"""Chits: round wooden tokens with a brass ring and one sign on ivory."""

from __future__ import annotations

import pygame

from sprites.paint import brush
from sprites.paint.palette import BRASS, INK, PAPER_TOP, WOOD, Colour, mix
from sprites.paint.theme import Theme
from sprites.things.discs import lit_disc

SIGN = 0.62
"""The sign's share of the chit."""

RIM: Colour = mix(WOOD, INK, 0.35)


def chit(theme: Theme, kind: str, size: float) -> pygame.Surface:
    """The chit with the glyph of this kind, `size` units across."""

    def draw() -> pygame.Surface:
        rings = [
            (1.0, INK),
            (0.97, RIM),
            (0.90, mix(WOOD, PAPER_TOP, 0.25)),
            (0.85, mix(BRASS, INK, 0.25)),
            (0.83, BRASS),
            (0.745, mix(BRASS, INK, 0.55)),
            (0.72, PAPER_TOP),
        ]
        disc = lit_disc(theme.px(size), rings)
        shade = brush.spot(disc.get_size(), (150, 116, 60), 0.35, 1.2)
        face = pygame.Surface(disc.get_size(), pygame.SRCALPHA)
        pygame.draw.aacircle(face, (255, 255, 255), face.get_rect().center, round(disc.get_width() * 0.36))
        face.blit(shade, (0, round(disc.get_height() * 0.22)), special_flags=pygame.BLEND_RGBA_MULT)
        disc.blit(face, (0, 0))
        sign = theme.glyph(kind, size * SIGN)
        disc.blit(sign, sign.get_rect(center=disc.get_rect().center))
        return disc

    return theme.cached(("chit", kind, size), draw)
