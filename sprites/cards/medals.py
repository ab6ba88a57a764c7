"""Medals: bronze, silver and gold, told apart by their shape and their stars as well as by their metal, and the empty
outline of one that is still to be won. Others carry a picture, and lie in a hollow of a case.
"""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from sprites.paint import brush, icons, palette
from sprites.paint.brush import css
from sprites.paint.palette import Colour
from sprites.paint.theme import Theme

HIGHER = 1.2
"""How many times as high as wide a medal is."""

AWARD, BRONZE, SILVER, GOLD = range(4)
"""What has no grades, and the three grades."""

METAL: tuple[Colour, ...] = ((206, 150, 58), (178, 104, 58), (190, 200, 212), (244, 192, 62))
"""The metal of each grade."""
_RIBBON: tuple[Colour, ...] = ((122, 36, 58), (92, 104, 66), (46, 90, 140), (176, 36, 40))
_MIDDLE, _RADIUS = (50.0, 76.0), 41.0
_BAND = "M26 3H74L60 40H40Z"
"""The ribbon of a medal with a picture, where nothing hangs on it."""
BEADS = 44
"""Beads along the rim of a medal with a picture."""
_CORNERS, _DENT = (0, 0, 8, 14), (1.0, 1.0, 1.0, 0.84)
"""Corners of each shape, round where there are none, and how deep it is cut between them."""
_STARS = {
    AWARD: ((50.0, 76.0, 24.0),),
    BRONZE: ((50.0, 76.0, 24.0),),
    SILVER: ((36.0, 76.0, 15.5), (64.0, 76.0, 15.5)),
    GOLD: ((50.0, 62.0, 14.0), (36.0, 85.0, 14.0), (64.0, 85.0, 14.0)),
}


def medal(theme: Theme, grade: int, is_won: bool, width: float, ink: Colour) -> pygame.Surface:
    """A medal so many units wide; one that is not won is an outline in this ink."""
    key = ("grade medal", grade, width, None if is_won else ink)
    return theme.cached(key, lambda: _drawn(theme, grade, is_won, width, ink))


def _drawn(theme: Theme, grade: int, is_won: bool, width: float, ink: Colour) -> pygame.Surface:
    size = theme.px(width), theme.px(width * HIGHER)
    shapes = _won(grade) if is_won else _open(grade, ink)
    return brush.fine_vector(size, shapes, (100, 100 * HIGHER))


def pictured_medal(
    theme: Theme, icon: str, grade: int, is_won: bool, width: float, ink: Colour | None
) -> pygame.Surface:
    """A round medal with a picture, so many units wide, on its ribbon. One that is not won is an outline in this ink
    or, without one, its hollow in the cloth of a case, with the picture pressed into it.
    """

    def draw() -> pygame.Surface:
        shapes = _struck(icon, grade) if is_won else _outlined(icon, ink) if ink else _hollow(icon)
        return brush.fine_vector((theme.px(width), theme.px(width * HIGHER)), shapes, (100, 100 * HIGHER))

    return theme.cached(("pictured medal", icon, grade, width, is_won or ink), draw)


def _struck(icon: str, grade: int) -> list[str]:
    metal, cloth = METAL[grade], _RIBBON[grade or GOLD]
    dark, bright = palette.mix(metal, palette.BLACK, 0.62), palette.mix(metal, palette.WHITE, 0.62)
    (x, y), radius = _MIDDLE, _RADIUS
    beads = [
        f'<circle cx="{x + (radius - 5.5) * sin(2 * pi * at / BEADS):.1f}" '
        f'cy="{y - (radius - 5.5) * cos(2 * pi * at / BEADS):.1f}" r="1.5" fill="{css(bright)}"/>'
        for at in range(BEADS)
    ]
    return [
        f'<path d="M26 0H50L62 44H40Z" fill="{css(palette.mix(cloth, palette.BLACK, 0.32))}"/>',
        f'<path d="M74 0H50L38 44H60Z" fill="{css(cloth)}"/>',
        f'<path d="M67 0H58L46 44H54Z" fill="{css(palette.mix(cloth, palette.WHITE, 0.72))}"/>',
        _round(radius + 1.6, palette.BLACK, 0.4, 2.0),
        _round(radius, dark),
        _round(radius - 1.2, bright),
        _round(radius - 2.4, palette.mix(metal, palette.BLACK, 0.14)),
        *beads,
        _round(radius - 9, dark),
        _round(radius - 10, palette.mix(metal, palette.WHITE, 0.28)),
        _round(radius - 10.6, metal, 1.0, 1.4),
        icons.shape(icon, (x - 0.9, y - 0.9), 46, bright, 0.9),
        icons.shape(icon, (x + 0.5, y + 0.6), 46, palette.mix(metal, palette.BLACK, 0.74), 1.0),
    ]


def _hollow(icon: str) -> list[str]:
    return [
        f'<path d="{_BAND}" fill="{css(palette.BLACK)}" fill-opacity=".3"/>',
        _round(_RADIUS, palette.WHITE, 0.16, 1.4),
        _round(_RADIUS, palette.BLACK, 0.5),
        _round(_RADIUS - 2.2, palette.BLACK, 0.28, 1.8),
        icons.shape(icon, (_MIDDLE[0] + 0.7, _MIDDLE[1] + 0.9), 46, palette.WHITE, 0.13),
        icons.shape(icon, _MIDDLE, 46, METAL[AWARD], 0.36),
    ]


def _outlined(icon: str, ink: Colour) -> list[str]:
    line = f'fill="none" stroke="{css(ink)}"'
    return [
        f'<path d="{_BAND}" {line} stroke-width="3" stroke-dasharray="7 5" stroke-opacity=".6"/>',
        _round(_RADIUS - 1, ink, 0.08),
        _shape(AWARD, _RADIUS - 2, f'{line} stroke-width="3" stroke-opacity=".75"'),
        _shape(AWARD, _RADIUS - 8, f'{line} stroke-width="1.4" stroke-opacity=".55"'),
        icons.shape(icon, _MIDDLE, 46, ink, 0.62),
    ]


def _round(radius: float, colour: Colour, alpha: float = 1.0, lower: float = 0.0) -> str:
    x, y = _MIDDLE
    return f'<circle cx="{x}" cy="{y + lower}" r="{radius}" fill="{css(colour)}" fill-opacity="{alpha:.2f}"/>'


def _won(grade: int) -> list[str]:
    metal, cloth = METAL[grade], _RIBBON[grade]
    dark, bright = palette.mix(metal, palette.BLACK, 0.55), palette.mix(metal, palette.WHITE, 0.5)
    face, stripe = palette.mix(metal, palette.WHITE, 0.12), palette.mix(cloth, palette.WHITE, 0.72)
    ribbon = [
        f'<path d="M22 0H50L64 46H38Z" fill="{css(palette.mix(cloth, palette.BLACK, 0.25))}"/>',
        f'<path d="M78 0H50L36 46H62Z" fill="{css(cloth)}"/>',
        f'<path d="M69 0H59L45 46H55Z" fill="{css(stripe)}"/>' if grade != BRONZE else "",
    ]
    disc = [
        _shape(grade, _RADIUS, f'fill="{css(dark)}"'),
        _shape(grade, _RADIUS - 4, f'fill="{css(metal)}"'),
        f'<path d="M18 62A35 35 0 0 1 62 43" fill="none" stroke="{css(bright)}" stroke-width="4" opacity=".8"/>',
        _shape(grade, _RADIUS - 10, f'fill="{css(face)}"'),
    ]
    return [*ribbon, *disc, *(_star(*star, f'fill="{css(dark)}"') for star in _STARS[grade])]


def _open(grade: int, ink: Colour) -> list[str]:
    line = f'fill="none" stroke="{css(ink)}" stroke-width="4.5"'
    faint = f'fill="none" stroke="{css(ink)}" stroke-width="3.4"'
    ribbon = f'<path d="M30 3H70L60 33H40Z" {line} stroke-dasharray="8 6"/>'
    stars = (_star(x, y, size * 0.9, faint) for x, y, size in _STARS[grade])
    return [ribbon, _shape(grade, _RADIUS - 3, line), *stars]


def _shape(grade: int, radius: float, paint: str) -> str:
    """The outline of a grade: round, eight corners, or rays."""
    x, y = _MIDDLE
    corners, dent = _CORNERS[grade], _DENT[grade]
    if not corners:
        return f'<circle cx="{x}" cy="{y}" r="{radius}" {paint}/>'
    points = []
    for step in range(2 * corners if dent < 1 else corners):
        turn = 2 * pi * step / (2 * corners if dent < 1 else corners) + pi / 8
        reach = radius * (dent if dent < 1 and step % 2 else 1.0)
        points.append((x + reach * cos(turn), y + reach * sin(turn)))
    return f'<polygon points="{_listed(points)}" {paint}/>'


def _star(x: float, y: float, radius: float, paint: str) -> str:
    reaches = [radius * (0.42 if step % 2 else 1) for step in range(10)]
    points = [(x + reach * sin(pi * step / 5), y - reach * cos(pi * step / 5)) for step, reach in enumerate(reaches)]
    return f'<polygon points="{_listed(points)}" {paint}/>'


def _listed(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
