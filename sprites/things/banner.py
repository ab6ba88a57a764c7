"""The banner of a side: a cloth with its sign that hangs from a pole, whole or torn."""

from __future__ import annotations

from functools import partial
from math import pi, sin

import pygame

from sprites.paint import brush
from sprites.paint.palette import BLACK, BRASS, BRASS_LIGHT, DARK_INK, WHITE, Colour, letters_on, mix
from sprites.paint.theme import Theme
from sprites.things.arms import arms

HIGH = 2.2
"""The height of a banner, of its width."""

WHOLE = ((1.0, 1.0), (0.5, 0.86), (0.0, 1.0))
TORN = (
    (1.0, 0.72), (0.93, 0.9), (0.82, 0.7), (0.72, 0.98), (0.6, 0.68),
    (0.46, 0.86), (0.36, 0.64), (0.24, 0.92), (0.12, 0.66), (0.0, 0.8),
)  # fmt: skip
"""The lower edge from the right, as shares of the size."""

HOLES = ((0.3, 0.24, 0.07), (0.7, 0.5, 0.09))
DIRT: Colour = (90, 16, 18)
POLE, BROKEN = BRASS, (92, 58, 30)


def banner(
    theme: Theme, emblem: str, colour: Colour, width: float, is_torn: bool = False, nation: str = ""
) -> pygame.Surface:
    """The cloth; `width` in units. With a nation of `sprites.things.arms` the sign is on its shield."""
    size = theme.px(width), theme.px(width * HIGH)
    key = ("banner", emblem, colour, size, is_torn, nation)
    return theme.cached(key, partial(_cloth, theme, emblem, colour, size, is_torn, nation))


def banner_pole(theme: Theme, width: float, is_torn: bool = False) -> pygame.Surface:
    """What it hangs from."""

    def draw() -> pygame.Surface:
        size = theme.px(width), theme.px(12)
        tone = BROKEN if is_torn else POLE
        middle = size[1] / 2
        end = size[0] - middle
        shapes = [
            brush.stroke([(middle, middle), (end, middle)], mix(tone, BLACK, 0.45), size[1] * 0.6),
            brush.stroke([(middle, middle - 1), (end, middle - 1)], mix(tone, WHITE, 0.15), size[1] * 0.26),
        ]
        shapes += [brush.ellipse((x, middle), (middle, middle), tone) for x in (middle, end)]
        return brush.vector(size, shapes)

    return theme.cached(("banner pole", width, is_torn), draw)


def sign_on(cloth: Colour) -> Colour:
    """The colour of a sign on a banner: golden, or dark on a light cloth."""
    return mix(cloth, BLACK, 0.75) if letters_on(cloth) == DARK_INK else mix(BRASS_LIGHT, WHITE, 0.4)


def _cloth(theme: Theme, emblem: str, colour: Colour, size: brush.Size, is_torn: bool, nation: str) -> pygame.Surface:
    """Folds, a golden seam and the sign; a torn one has holes and lost its tail."""
    width, height = size
    colour = mix(colour, DIRT, 0.5) if is_torn else colour
    shape = [(0.0, 0.0), (width, 0.0), *((x * width, y * height) for x, y in (TORN if is_torn else WHOLE))]
    tail = ((0.92, 0.62), (0.08, 0.58)) if is_torn else ((0.92, 0.94), (0.5, 0.81), (0.08, 0.94))
    seam = [(width * 0.92, 0.0), *((x * width, y * height) for x, y in tail), (width * 0.08, 0.0)]
    picture = brush.vector(
        size,
        [
            brush.polygon(shape, colour),
            brush.stroke(seam, BRASS_LIGHT, width * 0.022, 0.4 if is_torn else 0.9),
        ],
    )
    ink = mix(sign_on(colour), colour, 0.5 if is_torn else 0.0)
    wide = width / theme.s * 0.6
    sign = arms(theme, nation, emblem, wide) if nation else theme.icon(emblem, wide, ink)
    picture.blit(sign, sign.get_rect(center=(width // 2, round(height * 0.36))))
    folds = pygame.transform.smoothscale(_folds(), size)
    folds.blit(brush.vector(size, [brush.polygon(shape, WHITE)]), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(folds, (0, 0))
    for x, y, reach in HOLES if is_torn else ():
        hole = pygame.Rect(0, 0, round(width * reach * 1.4), round(width * reach * 2.4))
        hole.center = (round(x * width), round(y * height))
        pygame.draw.ellipse(picture, (0, 0, 0, 0), hole)
    return picture


def _folds() -> pygame.Surface:
    """Light and shade across a cloth, one pixel high."""
    folds = pygame.Surface((16, 1), pygame.SRCALPHA)
    for x in range(16):
        level = sin(x / 16 * 5 * pi)
        folds.set_at((x, 0), (*(BLACK if level > 0 else WHITE), round(70 * level if level > 0 else -36 * level)))
    return folds
