"""One face of a die, lying flat: for logs, chips and rows of what was rolled."""

import pygame

from sprites.dice.die_faces import DieStyle
from sprites.paint.palette import BLACK, WHITE, Colour, mix
from sprites.paint.theme import Theme

_FINENESS = 4
_PRINTED = 0.86
"""The share of the face's width its print is scaled to, so that it keeps clear of the border."""


def flat_face(theme: Theme, style: DieStyle, number: int, size: float) -> pygame.Surface:
    """Face 1 to 6 of a die as a rounded square of `size` u."""
    side = theme.px(size)
    return theme.cached(("flat face", style, number, side), lambda: _drawn(style, number, side))


def _drawn(style: DieStyle, number: int, side: int) -> pygame.Surface:
    fine = side * _FINENESS
    border = max(_FINENESS, fine // 22)
    sketch = pygame.Surface((fine, fine), pygame.SRCALPHA)
    sketch.fill((*mix(style.body, BLACK, 0.8), 0))
    area = sketch.get_rect()
    _block(sketch, mix(style.body, BLACK, 0.8), area)
    _block(sketch, mix(style.body, BLACK, 0.25), area.inflate(-2 * border, -2 * border))
    upper = pygame.Rect(border, border, fine - 2 * border, fine - 3 * border)
    _block(sketch, mix(style.body, WHITE, 0.25), upper)
    half = fine / 2 * _PRINTED
    for colour, outline in style.prints[number - 1]:
        pygame.draw.polygon(sketch, colour, [(fine / 2 + x * half, fine / 2 - y * half) for x, y in outline])
    return pygame.transform.smoothscale(sketch, (side, side))


def _block(sketch: pygame.Surface, colour: Colour, area: pygame.Rect) -> None:
    pygame.draw.rect(sketch, colour, area, border_radius=round(area.width * 0.2))
