"""What is put up for a feast in a city without a wonder, beside its best building: by what the city lives on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin

import pygame

from sprites.city.feast import BULB, GOLD, IVORY, LANTERN, glow, second_tone
from sprites.city.light import air
from sprites.city.mason import Mason
from sprites.city.plan import CityPlan, Stage
from sprites.paint import brush, icons, palette
from sprites.paint.palette import Colour, mix

FOOT, UNITS = 0.905, 0.72
"""Where it stands, as a share of the height, and how large its hundred units are, as a share of it."""

RICH, FED = 3, 3
"""Classes of gold and of food from which on a city lives on them."""

MARBLE: Colour = (226, 214, 192)
"""Of walls at dusk: no lantern blinds."""

SPOKES = 12
"""Gondolas of a great wheel, and ribbons of a maypole."""


def kind_of(plan: CityPlan) -> str:
    """What is put up: an arch where there are soldiers, a great wheel in an age of steel or of gold, a maypole in one
    of plenty, and else a tower of fire.
    """
    if any(lot and lot.is_army for lot in plan.lots):
        return "arch"
    if plan.age >= 3 and plan.gold >= RICH:
        return "wheel"
    if plan.food >= FED:
        return "maypole"
    return "wheel" if plan.age >= 4 else "tower"


def put_up(picture: pygame.Surface, plan: CityPlan, stage: Stage) -> None:
    """It stands in a city whose stage has a place for it."""
    if not stage.centrepiece:
        return
    width, height = picture.get_size()
    x, foot, unit = stage.centrepiece * width, FOOT * height, UNITS * height / 100
    glow(picture, (x, foot - 36 * unit), 150 * unit, LANTERN, 0.34)
    mason = Mason(air(plan), plan.colour, x, foot, unit)
    sign, lights = _BUILT[kind_of(plan)](mason, second_tone(plan))
    around = pygame.Rect(0, 0, round(120 * unit), round(112 * unit))
    around.midbottom = round(x), round(foot + 4 * unit)
    brush.lay_vector(picture, mason.shapes, around)
    if plan.beast:
        (left, up), side, tone = sign
        mark = icons.raster(plan.beast, max(6, round(side * unit)), tone or palette.letters_on(plan.colour))
        picture.blit(mark, mark.get_rect(center=(round(x + left * unit), round(foot - up * unit))))
    for left, up in lights:
        brush.lay_spot(picture, (x + left * unit, foot - up * unit), (9 * unit, 9 * unit), LANTERN, 0.5)
    bulbs = [brush.ellipse((x + left * unit, foot - up * unit), (0.9 * unit,) * 2, BULB) for left, up in lights]
    brush.lay_vector(picture, bulbs, around)


Spot = tuple[float, float]
Sign = tuple[Spot, float, Colour | None]
"""Where the sign of the side is, how large, and in which tone, if it isn't what is read on the colour of the side."""


def _arch(m: Mason, other: Colour) -> tuple[Sign, list[Spot]]:
    """An arch of triumph with trophies and banners, and a team of horses on it."""
    m.block(-34, 68, 62, tone=MARBLE, split=0.74)
    m.arch(0, 26, 44, 0, "stone")
    m.arch(0, 22, 42, 0, "dark")
    for x in (-32.0, -19.0, 14.0, 27.0):
        m.rect(x, 4, 5, 46, MARBLE)
        m.rect(x + 3.2, 4, 1.8, 46, m.dusk(MARBLE))
        m.rect(x - 1, 0, 7, 4, "stone")
        m.rect(x - 1, 50, 7, 2.4, "gold")
    m.rect(-37, 53, 74, 4, MARBLE)
    m.rect(-37, 56, 74, 1.2, "gold")
    m.block(-30, 60, 16, 57, MARBLE, 0.74)
    m.rect(-33, 72, 66, 3, "stone")
    m.rect(-12, 58.6, 24, 12.8, "cloth")
    for x, tone in ((-28.6, "cloth"), (17.4, other)):
        m.poly([(x, 49), (x + 10.6, 49), (x + 10.6, 20), (x + 5.3, 24), (x, 20)], tone)
        m.poly([(x + 6.6, 49), (x + 10.6, 49), (x + 10.6, 20), (x + 6.6, 23)], m.dusk(tone, 0.2))
        m.line([(x - 1, 49), (x + 11.6, 49)], "gold", 1.1)
    for x in (-13.0, -3.0, 7.0):
        m.poly([(x - 6, 75), (x - 5, 84), (x - 1, 85), (x + 1, 91), (x + 5, 92), (x + 7, 88), (x + 3.4, 87),
                (x + 4, 75), (x + 2, 75), (x + 1.4, 80), (x - 3.4, 80), (x - 4, 75)], "gold")  # fmt: skip
    m.poly([(-26, 75), (-26, 85), (-17, 82), (-16, 75)], m.dusk("gold", 0.3))
    for x in (-33, 33):
        m.flag(x, 75, 20)
    ring = [(11 * cos(pi * k / 8), 31 + 11 * sin(pi * k / 8)) for k in range(9)]
    return ((0, 65), 12, None), [*ring, *((x, 54.8) for x in range(-34, 35, 8))]


def _wheel(m: Mason, other: Colour) -> tuple[Sign, list[Spot]]:
    """A great wheel with gondolas, and a booth at its foot."""
    hub, radius = (0.0, 52.0), 40.0
    spots = [(radius * cos(2 * pi * k / SPOKES + 0.1), hub[1] + radius * sin(2 * pi * k / SPOKES + 0.1))
             for k in range(SPOKES)]  # fmt: skip
    for x in (-22.0, 22.0):
        m.line([(x, 0), hub], "steel", 2.2)
    for share, wide in ((1.0, 1.4), (0.9, 0.8), (0.3, 0.8)):
        ring = [(share * radius * cos(pi * k / 24), hub[1] + share * radius * sin(pi * k / 24)) for k in range(49)]
        m.line(ring, mix((98, 106, 118), IVORY, 0.4), wide)
    for spot in spots:
        m.line([hub, spot], mix((98, 106, 118), IVORY, 0.25), 0.6)
    for number, (x, y) in enumerate(spots):
        tone: Colour | str = ("cloth", MARBLE, other)[number % 3]
        m.poly([(x - 3.6, y - 1.6), (x + 3.6, y - 1.6), (x + 2.8, y - 6.6), (x - 2.8, y - 6.6)], tone)
        m.poly([(x + 0.8, y - 1.6), (x + 3.6, y - 1.6), (x + 2.8, y - 6.6), (x + 0.8, y - 6.6)], m.dusk(tone, 0.2))
        m.poly([(x - 4.4, y - 1), (x, y + 2.4), (x + 4.4, y - 1)], m.dusk(tone, 0.1))
    m.disc(*hub, 9.6, "gold")
    m.disc(*hub, 8.4, "cloth")
    m.block(-26, 15, 12, 0, MARBLE)
    m.awning(-28, 19, 11, 6, 6)
    m.block(10, 17, 9, 0, MARBLE)
    m.awning(8, 21, 8.6, 5, 7, other)
    rim = [(radius * cos(pi * k / 12), hub[1] + radius * sin(pi * k / 12)) for k in range(24)]
    return ((0, 52), 12, None), rim


def _maypole(m: Mason, other: Colour) -> tuple[Sign, list[Spot]]:
    """A pole with a wreath and ribbons, and tables laid around it."""
    tones: tuple[Colour | str, ...] = ("cloth", MARBLE, other)
    for number in range(SPOKES):
        end = 44 * cos(pi * number / (SPOKES - 1)), 15 - 5 * sin(pi * number / (SPOKES - 1))
        bend = 0.62 * end[0], 46 - 12 * abs(end[0]) / 44
        m.line([(0, 82), bend, end], tones[number % 3], 1.5)
    m.line([(0, 0), (0, 96)], "wood", 2.6)
    for number, y in enumerate(range(4, 78, 8)):
        m.poly([(-1.3, y), (1.3, y + 3), (1.3, y + 6), (-1.3, y + 3)], tones[number % 3])
    for step in range(22):
        angle = 2 * pi * step / 22
        m.disc(12 * cos(angle), 82 + 3.6 * sin(angle), 2.1, "leaf" if step % 2 else "deep")
        if step % 4 == 0:
            m.disc(12 * cos(angle), 82 + 3.6 * sin(angle), 1.3, tones[step // 4 % 3])
    m.poly([(0, 97), (-13, 96), (-13, 84.6), (0, 86)], "cloth")
    m.poly([(0, 97), (13, 98), (13, 86.6), (0, 86)], m.dusk("cloth", 0.14))
    for x in (-46, 18):
        m.rect(x, 6, 28, 2.4, MARBLE)
        m.poly([(x, 6), (x + 28, 6), (x + 27, 2), (x + 1, 2)], m.dusk(MARBLE, 0.2))
        for place, tone in enumerate(((206, 150, 78), (196, 58, 48), GOLD, (126, 164, 78), (206, 150, 78))):
            m.disc(x + 4 + 5 * place, 9.4, 1.9 - 0.3 * (place % 2), tone)
        m.barrels(x + 9, 3)
    lights = [(44 * cos(pi * k / 10), 16 - 5 * sin(pi * k / 10)) for k in range(11)]
    return ((6.4, 91.6), 9, None), lights


def _tower(m: Mason, other: Colour) -> tuple[Sign, list[Spot]]:
    """A tower of beams in garlands, with a great fire in a bowl on it."""
    for left, right in (((-20, 0), (-9, 66)), ((20, 0), (9, 66)), ((-7, 0), (-4, 66)), ((7, 0), (4, 66))):
        m.line([left, right], "wood", 2.4)
    for y in (12, 30, 48):
        half = 20 - 11 * y / 66
        m.line([(-half, y), (half, y)], "wood", 2.0)
        m.line([(-half, y), (half - 2.4, y + 18)], m.dusk("wood", 0.2), 1.2)
        m.line([(half, y), (-half + 2.4, y + 18)], m.dusk("wood", 0.2), 1.2)
    m.block(-15, 30, 5, 66, "stone")
    m.both([(-11, 71), (-16, 79), (16, 79), (11, 71)], 4, "gold")
    for wide, high, tone in ((13.0, 27.0, (255, 128, 48)), (8.6, 19.0, "fire"), (4.6, 12.0, "lit")):
        m.poly([(-wide, 79), (-0.8 * wide, 79 + 0.5 * high), (-0.3 * wide, 79 + 0.4 * high), (0.1 * wide, 79 + high),
                (0.5 * wide, 79 + 0.5 * high), (0.8 * wide, 79 + 0.62 * high), (wide, 79)], tone)  # fmt: skip
    m.poly([(-10, 64), (10, 64), (12, 30), (0, 36), (-12, 30)], "cloth")
    m.poly([(3, 64), (10, 64), (12, 30), (3, 34.6)], m.dusk("cloth", 0.16))
    for x, tone in ((-26, other), (26, MARBLE)):
        m.line([(x, 0), (x, 40)], "dark", 1.0)
        m.poly([(x, 40), (x + 9, 39), (x + 9, 26), (x + 4.5, 29), (x, 26)], tone)
    return ((0, 50), 15, None), [(-20, 4), (20, 4)]


_BUILT: Mapping[str, Callable[[Mason, Colour], tuple[Sign, list[Spot]]]] = {
    "arch": _arch, "wheel": _wheel, "maypole": _maypole, "tower": _tower,
}  # fmt: skip
