"""A wooden tray lined with cloth, for dice to roll in."""

from random import Random

import pygame

from sprites.paint.brush import css, gradient, vector
from sprites.paint.materials import lay_frame, round_off
from sprites.paint.palette import BLACK, WHITE, Colour
from sprites.paint.theme import Theme
from sprites.places.wood import wood

RIM = 7
"""Width of the wooden rim in u."""

WINE: tuple[Colour, Colour] = ((90, 24, 34), (124, 36, 48))
"""The cloth of the die tray, at the top and at the bottom."""

_EDGE: Colour = (30, 16, 8)
_SHINE: Colour = (214, 164, 104)
_OUTER_RADIUS, _INNER_RADIUS = 12, 6
_SHADE_DOWN, _SHADE_RIGHT, _SHADE_BLUR, _SHADE = 5, 3, 8, 0.72
_BLUR_SHRINK = 4

Size = tuple[int, int]


def tray_surface(theme: Theme, width: float, height: float, cloth: tuple[Colour, Colour] = WINE) -> pygame.Surface:
    """A tray of `width` by `height` u, rim included, lined with cloth of two colours (top, bottom)."""
    size = theme.px(width), theme.px(height)
    rim = theme.px(RIM)
    tray = _wood(theme, size)
    tray.blit(_floor(theme, (size[0] - 2 * rim, size[1] - 2 * rim), cloth), (rim, rim))
    return tray


def _wood(theme: Theme, size: Size) -> pygame.Surface:
    """A block of polished wood with a bright upper edge and a dark line around the floor."""
    line, rim = max(1.0, 0.8 * theme.s), theme.px(RIM)
    block = wood(theme, *size).convert_alpha()
    outer, inner = theme.px(_OUTER_RADIUS), theme.px(_INNER_RADIUS)
    round_off(block, outer)
    least = 2 * (rim + outer) + 1
    size = min(size[0], least), min(size[1], least)
    lines = [
        _frame(size, line / 2, outer, _EDGE, line, 0.9),
        _frame(size, line * 1.5, outer - line, _SHINE, line, 0.4),
        _frame(size, rim - line * 1.5, inner + line, _SHINE, line, 0.22),
        _frame(size, rim - line / 2, inner, _EDGE, line, 0.95),
    ]
    lay_frame(block, vector(size, lines), block.get_rect())
    return block


def _floor(theme: Theme, size: Size, cloth: tuple[Colour, Colour]) -> pygame.Surface:
    """The woven floor, shaded by the rim at its upper and left side."""
    floor = gradient(size, [(0.0, cloth[0]), (1.0, cloth[1])]).convert_alpha()
    thread = max(1, round(0.8 * theme.s))
    floor.blit(_veil(size, (thread, thread), BLACK, 0.24), (0, 0))
    floor.blit(_veil(size, (2 * thread, thread), WHITE, 0.07), (0, 0))
    floor.blit(_rim_shade(theme, size), (0, 0))
    round_off(floor, theme.px(_INNER_RADIUS))
    return floor


def _veil(size: Size, cell: Size, colour: Colour, strength: float) -> pygame.Surface:
    """Grain: cells of `colour` with random alpha up to `strength`, softened into each other."""
    cells = size[0] // cell[0] + 2, size[1] // cell[1] + 2
    levels = bytes(round(strength * value) for value in range(256))
    pixels = bytearray(bytes((*colour, 0)) * (cells[0] * cells[1]))
    pixels[3::4] = Random(5).randbytes(cells[0] * cells[1]).translate(levels)
    grain = pygame.image.frombuffer(bytes(pixels), cells, "RGBA").convert_alpha()
    return pygame.transform.smoothscale(grain, size)


def _rim_shade(theme: Theme, size: Size) -> pygame.Surface:
    """The soft shadow the rim throws on the floor, from the upper left."""
    width, height = (max(1, length // _BLUR_SHRINK) for length in size)
    unit = theme.s / _BLUR_SHRINK
    shade = pygame.Surface((width, height), pygame.SRCALPHA)
    shade.fill((0, 0, 0, round(255 * _SHADE)))
    lit = pygame.Rect(round(_SHADE_RIGHT * unit), round(_SHADE_DOWN * unit), width, height)
    shade.fill((0, 0, 0, 0), lit.inflate(-round(unit), -round(unit)))
    blurred = pygame.transform.gaussian_blur(shade, max(1, round(_SHADE_BLUR * unit)))
    return pygame.transform.smoothscale(blurred, size)


def _frame(size: Size, inset: float, radius: float, colour: Colour, line: float, alpha: float) -> str:
    """The outline of a rounded rectangle, `inset` pixels inside the surface."""
    return (
        f'<rect x="{inset}" y="{inset}" width="{size[0] - 2 * inset}" height="{size[1] - 2 * inset}" '
        f'rx="{radius}" fill="none" stroke="{css(colour)}" stroke-width="{line}" stroke-opacity="{alpha}"/>'
    )
