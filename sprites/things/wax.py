"""A seal of wax with a numeral or a sign, as it is struck on what is decided."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

import pygame

from sprites.paint import brush, icons
from sprites.paint.palette import BLACK, WHITE, Colour, mix
from sprites.paint.theme import Theme

WAX: Colour = (150, 22, 20)
DETAIL = 2


def wax_seal(theme: Theme, letters: str, size: float) -> pygame.Surface:
    """A seal `size` units across, laurels around its numeral."""
    return theme.cached(("wax seal", letters, size), lambda: _drawn(theme, letters, size))


def _drawn(theme: Theme, letters: str, size: float) -> pygame.Surface:
    side = theme.px(size)
    large = side * DETAIL
    middle = (large / 2, large / 2)
    dark, light = mix(WAX, BLACK, 0.45), mix(WAX, WHITE, 0.3)
    shapes = [
        brush.polygon(_blob(large, 0.485, 0.012), BLACK, 0.28),
        brush.polygon(_blob(large, 0.47, 0.0), dark),
        brush.polygon(_blob(large, 0.455, -0.008), WAX),
        brush.ellipse((middle[0] - large * 0.012, middle[1] - large * 0.012), (large * 0.355,) * 2, light, 0.55),
        brush.ellipse(middle, (large * 0.35,) * 2, mix(WAX, BLACK, 0.22)),
        brush.ellipse((middle[0], middle[1] + large * 0.008), (large * 0.335,) * 2, mix(WAX, BLACK, 0.08)),
        icons.shape("laurels", (middle[0], middle[1] + large * 0.01), large * 0.6, mix(WAX, BLACK, 0.5), 0.8),
        icons.shape("laurels", middle, large * 0.6, mix(WAX, WHITE, 0.12), 0.8),
    ]
    seal = pygame.transform.smoothscale(brush.vector((large, large), shapes), (side, side))
    for shift, tone in ((0.012, mix(WAX, BLACK, 0.6)), (0.0, mix(WAX, WHITE, 0.86))):
        numeral = theme.text(letters, "title", size * 0.27, tone)
        seal.blit(numeral, numeral.get_rect(center=(side // 2, round(side * (0.485 + shift)))))
    return seal


def _blob(side: float, radius: float, shift: float) -> list[tuple[float, float]]:
    """The uneven edge of wax that was pressed."""
    random = Random(5)
    waves = [(count, random.uniform(0.006, 0.016), random.uniform(0, 2 * pi)) for count in (5, 7, 9, 13)]
    steps = 72
    return [
        (
            side * (0.5 + shift + reach * cos(2 * pi * step / steps)),
            side * (0.5 + shift + reach * sin(2 * pi * step / steps)),
        )
        for step in range(steps)
        for reach in [radius - 0.03 + sum(high * sin(count * 2 * pi * step / steps + at) for count, high, at in waves)]
    ]
