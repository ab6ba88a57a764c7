"""What lies behind a city: sky, sea with the isles of its colonies, hills with its neighbours, and its fields."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import pi, sin
from random import Random

import pygame

from sprites.city.light import air, sun
from sprites.city.mason import Mason
from sprites.city.plan import CityPlan, Neighbour, Stage
from sprites.city.scenery.land import fields, shore_of
from sprites.city.scenery.landmarks import landmarks
from sprites.paint import brush, icons, palette
from sprites.paint.palette import BLACK, WHITE, Colour, mix
from sprites.places import panorama
from sprites.places.air import Air
from sprites.places.town import KINDS

Shapes = list[str]

SUN = 0.085
"""How large the sun is, as a share of the height."""

SEA: Colour = (24, 110, 140)
BAY = 0.06
"""How far the coast runs to the left from where it meets the horizon, as a share of the width."""
SAILS, SHINE = 3, 6
"""Ships on the sea, and steps in which the light of the horizon fades on it."""

AFAR = 0.007
"""How far right of the square the tower of the shadow stands, as a share of the width: no words lie before it there."""

GLOWS, SHINES = 0.66, 0.4
"""How light the sky is all along the horizon, and the sea under it: what is far lies in more light."""

A_HOUSE = 3.4
"""Units that every house of a neighbour takes: where all stand too close, their towns are smaller."""

A_BANNER = 12.6
"""Units across that the banner of a colony takes: where there is less room at sea, all of them are smaller."""

OUT = 0.62
"""How far from the horizon to the shore isles lie."""

NEAR = 0.8, 1.35
"""The same where their names stand under them, so that they are nearer than all else at sea; and how much larger they
are there.
"""

FLAGS = 1.6
"""How far before a town of a neighbour its flags stand, in units: nothing over the city hides them there."""

BANNER = 15.0
"""How high the banner of a colony reaches over its isle, in units."""

HILLS = 0.5
"""How far down the horizon lies under which hills are as high as they are drawn: under less sky they are lower."""


@lru_cache(maxsize=4)
def _sky(size: brush.Size, air: Air, sun: tuple[float, float]) -> pygame.Surface:
    return panorama.sky(size, air, sun, SUN)


def sky(plan: CityPlan, stage: Stage, size: brush.Size) -> pygame.Surface:
    """The sky, opaque: the sun goes its way from round to round."""
    picture, tones = _sky(size, air(plan), sun(plan, stage.horizon)).copy(), air(plan)
    line = round(stage.horizon * size[1])
    glow = pygame.Surface((1, line), pygame.SRCALPHA)
    for y in range(line):
        glow.fill((*mix(tones.horizon, tones.sun, 0.2), round(255 * GLOWS * (y / line) ** 1.6)), (0, y, 1, 1))
    picture.blit(pygame.transform.scale(glow, (size[0], line)), (0, 0))
    return picture


def far(plan: CityPlan, stage: Stage, size: brush.Size) -> pygame.Surface:
    """Sea, isles, hills, neighbours, fields, trees."""
    width, height = size
    unit, tones = height / 100, air(plan)
    line = stage.horizon * height
    picture = brush.vector(size, [*_sea(stage, size, tones, unit), *_hills(stage, size, tones, unit)])
    for sign, share in zip(plan.colonies, stage.isles, strict=False):
        out, scale = NEAR if stage.has_quarter else (OUT, 1.0)
        foot = line + out * (shore_of(stage) * height - line)
        scaled = min(scale * unit, _room_of_isle(stage) * width / A_BANNER)
        _isle(picture, share * width, foot, scaled, tones, sign, plan.colour)
    for place, neighbour in enumerate(plan.neighbours):
        x = neighbour_at(plan, stage, place) * width
        room = (stage.coast - stage.square - 0.035) * width / len(plan.neighbours)
        scale = unit * min(1.0, room / (A_HOUSE * neighbour.houses * unit))
        _neighbour(picture, x, foot_of_neighbours(stage) * unit, scale, tones, plan.age, neighbour, place)
    if plan.tower:
        _tower(picture, (stage.square + AFAR) * width, foot_of_neighbours(stage) * unit, unit, tones, plan.tower)
    picture.blit(brush.vector(size, [*fields(plan, stage, size), *landmarks(plan, stage, size)]), (0, 0))
    return picture


def _room_of_isle(stage: Stage) -> float:
    """What an isle has of the width for its banner: up to those of the others and to the edge of the picture."""
    between = (after - before for before, after in pairwise(stage.isles))
    return min(*between, 2 * (1 - stage.isles[-1]), 1.0)


def neighbour_at(plan: CityPlan, stage: Stage, place: int) -> float:
    """Where a neighbour stands on the hills, as a share of the width: in sight between the square and the sea."""
    first, last = stage.square + 0.015, stage.coast - 0.02
    return first + (last - first) * (place + 0.5) / max(1, len(plan.neighbours))


def foot_of_neighbours(stage: Stage) -> float:
    """How far down the hills neighbours stand, in units."""
    return 100 * stage.horizon - 11 * min(HILLS, stage.horizon)


def _sea(stage: Stage, size: brush.Size, air: Air, unit: float) -> Shapes:
    """The sea at the right, with glints of the sun and sails."""
    (width, height), line, coast = size, stage.horizon * size[1], stage.coast
    sea = mix(mix(air.middle, air.top, 0.55), SEA, 0.3)
    bay = ((1.0, 0.0), (coast, 0.0), (coast - BAY, 8.0), (coast - 0.4 * BAY, 13.0))
    shore = [*((width * share, line + down * unit) for share, down in bay), (width * (coast - 0.9 * BAY), height)]
    shore.append((width, height))
    shapes = [brush.polygon([(0, line), (width, line), (width, height), (0, height)], mix(air.ground, air.haze, 0.5)),
              brush.polygon(shore, sea)]  # fmt: skip
    for band in range(SHINE):
        y, deep = line + band * 1.6 * unit, 1.6 * unit
        left = width * (coast - 0.5 * BAY * band / SHINE)
        tone = mix(air.horizon, air.haze, 0.3)
        shapes.append(brush.polygon([(left, y), (width, y), (width, y + deep), (left, y + deep)], tone,
                                    SHINES * (1 - band / SHINE) ** 1.5))  # fmt: skip
    random = Random(5)
    for step in range(26):
        y = line + (0.8 + 0.8 * step) * unit
        left = random.uniform(coast, 1.0) * width
        reach = random.uniform(0.006, 0.03) * width
        shapes.append(
            brush.polygon([(left, y), (left + reach, y), (left + reach * 0.7, y + 0.45 * unit)], air.sun, 0.3)
        )
    for _ in range(SAILS):
        x, y = random.uniform(coast + 0.01, 0.99) * width, line + random.uniform(1.5, 12) * unit
        shapes.append(
            brush.polygon([(x, y), (x, y - 4 * unit), (x + 2.4 * unit, y - 0.6 * unit)], mix(WHITE, air.haze, 0.3))
        )
        shapes.append(brush.polygon([(x - 1.2 * unit, y), (x + 2.6 * unit, y), (x + 1.8 * unit, y + 0.9 * unit),
                                     (x - 0.6 * unit, y + 0.9 * unit)], mix(air.fore, air.haze, 0.4)))  # fmt: skip
    return shapes


def _hills(stage: Stage, size: brush.Size, air: Air, unit: float) -> Shapes:
    """Three chains, the farthest in haze; the nearest bears the neighbours. They end at the coast."""
    width, line = size[0], stage.horizon * size[1]
    shapes, low = [], min(1.0, 0.2 + 0.8 * stage.horizon / HILLS)
    for chain, (haze, tall, over) in enumerate(((0.78, 15, 0.05), (0.6, 11, 0.02), (0.38, 6.5, -0.01))):
        last = stage.coast + over
        points = [(width * last, line + 1)]
        for step in range(61):
            share = step / 60
            rise = 0.55 + 0.45 * sin(share * pi * (5.0 + 2.2 * chain) + chain * 1.9) * sin(share * 9.7 + chain)
            points.append((width * last * (1 - share), line - low * tall * unit * rise * min(1.0, share * 8)))
        foot = line + (2 + 3 * chain) * unit
        points += [(0, foot), (width * (last - 0.02), foot)]
        shapes.append(brush.polygon(points, mix(mix(air.far, air.deep_leaf, 0.14 * chain), air.haze, haze)))
    return shapes


def _isle(picture: pygame.Surface, x: float, foot: float, unit: float, air: Air, sign: str, colour: Colour) -> None:
    """An isle on the horizon, and on it a banner in the colour of the side with what the isle is known by."""
    parts = (
        ((-10, -2), (-6, 1.6), (-2, 3.4), (3, 3), (7, 0.6), (11, -2)),
        ((0.5, 3.2), (3, 3), (7, 0.6), (11, -2), (3, -2)),
        ((-12, -2), (13, -2), (6, -2.9), (-6, -2.9)),
    )
    tones = (mix(air.leaf, air.haze, 0.3), mix(air.deep_leaf, air.haze, 0.25), mix(air.sun, air.middle, 0.5))
    shapes = [
        brush.polygon([(x + across * unit, foot - up * unit) for across, up in part], tone)
        for part, tone in zip(parts, tones, strict=True)
    ]
    brush.lay_vector(picture, shapes, _around(x, foot, unit))
    m = Mason(air, colour, x, foot - 2 * unit, unit, 0.1)
    m.line([(-4.6, 0), (-4.6, BANNER + 1)], "dark", 0.8)
    m.line([(-5.4, BANNER), (5.8, BANNER)], "dark", 0.7)
    m.poly([(-4.4, BANNER), (5.4, BANNER), (5.4, 4.2), (0.5, 6.4), (-4.4, 4.2)], colour)
    m.poly([(2.6, BANNER), (5.4, BANNER), (5.4, 4.2), (2.6, 5.4)], mix(colour, BLACK, 0.16))
    brush.lay_vector(picture, m.shapes, _around(x, foot, unit))
    mark = icons.raster(sign, max(6, round(8 * unit)), palette.letters_on(colour))
    picture.blit(mark, mark.get_rect(center=(round(x + 0.5 * unit), round(foot - (0.5 * BANNER + 5.2) * unit))))


def _around(x: float, foot: float, unit: float) -> pygame.Rect:
    """Where there is room for something small that stands far away, in pixels."""
    part = pygame.Rect(0, 0, round(70 * unit), round(50 * unit))
    part.midbottom = round(x), round(foot + 9 * unit)
    return part


def _flag(picture: pygame.Surface, x: float, foot: float, high: float, colour: Colour, unit: float) -> None:
    top = foot - high
    pygame.draw.line(picture, (50, 36, 26), (x, foot), (x, top), max(1, round(unit * 0.45)))
    pygame.draw.polygon(picture, colour, [(x, top), (x + high * 0.66, top + high * 0.2), (x, top + high * 0.44)])


def _neighbour(
    picture: pygame.Surface, x: float, foot: float, unit: float, air: Air, age: int, it: Neighbour, place: int
) -> None:
    """A far town, a flag for every few soldiers; over one that makes war the sky is red."""
    random, shapes = Random(place + 3), Shapes()
    if it.burns:
        brush.lay_spot(picture, (x, foot - 2 * unit), (54 * unit, 30 * unit), (255, 104, 30), 0.8)
    half = it.houses * 1.5 * unit
    shapes.append(brush.ellipse((x, foot + 2.5 * unit), (half * 1.4, 5 * unit), mix(air.far, air.haze, 0.34)))
    for number in range(it.houses):
        left = x - half + number * 3 * unit
        kind = random.choice(KINDS[age][:-1])
        bent = foot - (1 - abs(left - x) / max(1.0, half)) * 2.2 * unit
        shapes += [
            brush.polygon(points, mix(tone(air), mix(air.haze, air.far, 0.35), 0.5))
            for points, tone in kind(random, left, bent, 3.6 * unit, 0.42 * unit)
        ]
    brush.lay_vector(picture, shapes, _around(x, foot, unit))
    for number in range(it.flags):
        _flag(picture, x + (number - (it.flags - 1) / 2) * 5.5 * unit, foot + FLAGS * unit, 8 * unit, it.colour, unit)


def _tower(picture: pygame.Surface, x: float, foot: float, unit: float, air: Air, strength: int) -> None:
    """The tower of the shadow, the higher the stronger it is."""
    m = Mason(air, (96, 60, 120), x, foot, 0.36 * unit, 0.25)
    high = 22 + 2.2 * min(24, strength)
    tone = (66, 58, 82)
    m.both([(-9, 0), (-6, high), (6, high), (9, 0)], 2, tone)
    m.teeth(-7.4, 14.8, high, 4, 3, tone)
    for y in range(8, int(high) - 4, 9):
        m.rect(-1.2, y, 2.4, 4, "fire")
    m.flag(0, high + 2, 13)
    brush.lay_vector(picture, m.shapes, _around(x, foot, unit))
