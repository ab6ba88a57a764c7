"""Busts and medallions as finished pictures, kept by the theme."""

from __future__ import annotations

import pygame

from sprites.bust.drawing import USUAL_TOP, drawn, standing, top_of
from sprites.bust.person import Bust
from sprites.paint import brush
from sprites.paint.palette import BLACK, BRASS, BRASS_LIGHT, WHITE, Colour, mix
from sprites.paint.theme import Theme

GRAINS = 2
"""How many layers of grain lie on a person."""

FINER = 2
"""How much larger medallions are drawn than they are shown."""

RIM, RING = 0.055, 0.04
"""Width of the brass rim and of the ring in the seat's colour, as shares of a medallion."""


def bust_picture(theme: Theme, bust: Bust, width: float, height: float) -> pygame.Surface:
    """A bust with nothing behind it, down to the chest at the lower edge; width and height in units."""
    size = theme.px(width), theme.px(height)
    return theme.cached(("bust", bust, size), lambda: grained(standing(bust, size)))


def grained(picture: pygame.Surface) -> pygame.Surface:
    """The picture with the grain of a print; it is changed."""
    veil = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    for _ in range(GRAINS):
        brush.lay_grain(veil)
    veil.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(veil, (0, 0))
    return picture


def medallion(theme: Theme, bust: Bust, size: float, colour: Colour) -> pygame.Surface:
    """A head on a disc of a seat's colour in a rim of brass; `size` in units."""
    side = theme.px(size)
    return theme.cached(("medallion", bust, side, colour), lambda: _medallion(bust, side, colour))


def _medallion(bust: Bust, side: int, colour: Colour) -> pygame.Surface:
    large = FINER * side
    half = large / 2
    disc = pygame.Surface((large, large), pygame.SRCALPHA)
    dull = mix(colour, (96, 92, 88), 0.25)
    disc.blit(brush.gradient((large, large), [(0.0, mix(dull, WHITE, 0.42)), (1.0, mix(dull, BLACK, 0.42))]), (0, 0))
    top = top_of(bust)
    scale = 0.0172 - 0.00022 * max(0.0, top - USUAL_TOP)
    high = min(0.62, max(0.51, 0.1 + top * scale))
    disc.blit(drawn(bust, (large, large), (half, high * large), scale * large), (0, 0))
    inner = half * (1 - 2 * RIM - 2 * RING)
    mask = pygame.Surface((large, large), pygame.SRCALPHA)
    pygame.draw.circle(mask, (*WHITE, 255), (half, half), inner + 1)
    disc.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole = pygame.Surface((large, large), pygame.SRCALPHA)
    pygame.draw.circle(whole, mix(BRASS, BLACK, 0.55), (half, half), half)
    pygame.draw.circle(whole, BRASS_LIGHT, (half - 0.02 * large, half - 0.02 * large), half * (1 - RIM * 0.7))
    pygame.draw.circle(whole, BRASS, (half, half), half * (1 - RIM * 0.8))
    pygame.draw.circle(whole, mix(colour, BLACK, 0.08), (half, half), half * (1 - 2 * RIM))
    whole.blit(disc, (0, 0))
    return pygame.transform.smoothscale(whole, (side, side))
