"""Coats of arms: a shield with a field of its own for each of six invented nations, and a charge of gilt relief."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import pi, sin
from types import MappingProxyType

import pygame

from sprites.paint import brush, icons
from sprites.paint.palette import BLACK, BRASS_LIGHT, INK, WHITE, Colour, mix
from sprites.paint.theme import Theme

SHAPE = 66 / 55
"""How much higher than wide a shield is."""

_SHIELD = "M4 3H96V62C96 88 78 105 50 117C22 105 4 88 4 62Z"
"""In a box 100 wide and 120 high."""
_CHARGE = 0.60
"""The charge's share of the width."""
_DETAIL = 3
_GILT: tuple[Colour, Colour] = ((250, 218, 138), (150, 104, 48))
_GILT_EDGE: Colour = (58, 34, 10)

_GULES: Colour = (190, 40, 28)
_AZURE: Colour = (34, 66, 132)
_VERT: Colour = (18, 104, 66)
_ARGENT: Colour = (240, 232, 212)
_OCHRE: Colour = (214, 158, 62)
_SABLE: Colour = (44, 40, 46)
_INDIGO: Colour = (50, 44, 104)


def _box(left: float, top: float, right: float, bottom: float, colour: Colour) -> str:
    return brush.polygon([(left, top), (right, top), (right, bottom), (left, bottom)], colour)


def _per_bend() -> list[str]:
    """Parted from the upper left to the lower right."""
    return [_box(0, 0, 100, 120, _GULES), brush.polygon([(0, 0), (100, 110), (0, 120)], _SABLE)]


def _paly() -> list[str]:
    """Six upright stripes."""
    return [_box(part * 100 / 6, 0, (part + 1) * 100 / 6, 120, (_ARGENT, _AZURE)[part % 2]) for part in range(6)]


def _tierced() -> list[str]:
    """Three parts that meet in the middle."""
    return [
        _box(0, 0, 100, 120, _OCHRE),
        brush.polygon([(50, 58), (0, 6), (0, 120), (50, 120)], _INDIGO),
        brush.polygon([(50, 58), (100, 6), (100, 120), (50, 120)], (122, 38, 70)),
    ]


def _chief_wavy() -> list[str]:
    """A pale top over a wavy line."""
    wave = [(step * 2.5, 36 + 4.5 * sin(step * pi / 5)) for step in range(41)]
    return [
        _box(0, 0, 100, 120, _VERT),
        brush.polygon([(0, 0), *wave, (100, 0)], _ARGENT),
        brush.stroke(wave, BRASS_LIGHT, 2.4),
    ]


def _barry_wavy() -> list[str]:
    """Level waves under a pale sky."""
    waves = [_box(0, 0, 100, 120, _ARGENT)]
    for row, colour in enumerate((_AZURE, mix(_ARGENT, _AZURE, 0.25), _AZURE, mix(_ARGENT, _AZURE, 0.25), _AZURE)):
        top = [(step * 2.5, 62 + row * 11 + 3.2 * sin(step * pi / 5 + row)) for step in range(41)]
        waves.append(brush.polygon([*top, (100, 120), (0, 120)], colour))
    return waves


def _quarterly() -> list[str]:
    """Four quarters, those across alike."""
    return [
        _box(0, 0, 100, 120, _AZURE),
        _box(0, 0, 50, 60, _GULES),
        _box(50, 60, 100, 120, _GULES),
    ]


FIELDS: Mapping[str, Callable[[], list[str]]] = MappingProxyType(
    {
        "bolshevia": _per_bend,
        "federal_provinces": _paly,
        "bharat": _tierced,
        "arazzaq": _chief_wavy,
        "showa_republic": _barry_wavy,
        "anglica": _quarterly,
    }
)
"""What lies on the shield of each nation."""


def arms(theme: Theme, nation: str, charge: str, width: float) -> pygame.Surface:
    """The arms of a nation, a shield of `width` units with its shadow below; the charge is the name of an icon."""

    def draw() -> pygame.Surface:
        wide = theme.px(width)
        large = wide * _DETAIL, round(wide * SHAPE) * _DETAIL
        grow = f'<g transform="scale({large[0] / 100:.5f} {large[1] / 120:.5f})">'
        field = brush.vector(large, [grow, *FIELDS[nation](), "</g>"])
        light = brush.gradient(large, [(0, WHITE), (0.45, (232, 232, 232)), (1, (150, 150, 156))])
        field.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        shape = brush.vector(large, [grow, f'<path d="{_SHIELD}" fill="#fff"/>', "</g>"])
        field.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        sheen = brush.polygon([(6, 5), (70, 5), (14, 92), (6, 70)], WHITE, 0.13)
        edge = "".join(
            f'<path d="{_SHIELD}" fill="none" stroke="{brush.css(colour)}" stroke-width="{line}"/>'
            for colour, line in ((INK, 8.0), (mix(*_GILT, 0.35), 5.4), (BRASS_LIGHT, 1.6))
        )
        field.blit(brush.vector(large, [grow, sheen, edge, "</g>"]), (0, 0))
        _lay_charge(field, charge)
        shield = pygame.transform.smoothscale(field, (wide, round(wide * SHAPE)))
        return _with_shadow(shield, theme.px(width / 16))

    return theme.cached(("arms", nation, charge, width), draw)


def _lay_charge(field: pygame.Surface, charge: str) -> None:
    """The charge in relief: a dark foot, gilt, and a lit upper edge."""
    width, height = field.get_size()
    side = round(width * _CHARGE)
    middle = width // 2, round(height * 0.46)
    rise = max(1, side // 40)
    foot = icons.raster(charge, side, BLACK, outline=BLACK)
    foot.set_alpha(130)
    field.blit(foot, foot.get_rect(center=(middle[0] + 2 * rise, middle[1] + 3 * rise)))
    gilt = icons.raster(charge, side, WHITE, outline=_GILT_EDGE, gradient=_GILT)
    field.blit(gilt, gilt.get_rect(center=middle))


def _with_shadow(shield: pygame.Surface, reach: int) -> pygame.Surface:
    """The shield on a larger picture whose middle is its own, with a soft shadow below it."""
    width, height = shield.get_size()
    picture = pygame.Surface((width + 4 * reach, height + 4 * reach), pygame.SRCALPHA)
    shade = picture.copy()
    shade.blit(shield, (2 * reach, round(2.6 * reach)))
    shade.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(pygame.transform.gaussian_blur(shade, max(1, reach // 2)), (0, 0))
    picture.blit(shield, (2 * reach, 2 * reach))
    return picture
