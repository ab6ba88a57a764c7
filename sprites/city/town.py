"""The town: the houses of the people, the ground they stand on with its paths and wells, trees, and the quay."""

from __future__ import annotations

from random import Random

import pygame

from sprites.city.light import air
from sprites.city.mason import Mason
from sprites.city.plan import CityPlan, Stage
from sprites.paint import brush
from sprites.paint.palette import BLACK, Colour, mix
from sprites.places import panorama
from sprites.places.air import Air
from sprites.places.town import HOMES, HUTS, Building

FIRST, A_PERSON, AN_AGE = 26, 5, 9
"""Houses of a town at first, for each of its people, and for each age."""

OUTSKIRTS = 0.66
"""The share of the houses that are of the age; those further out are of the age before."""

BESIDE_SQUARE, LOWER, HAZIER = 0.03, 0.66, 0.3
"""Left of so much before the square stand the buildings of the side. Behind those the houses are so much smaller and so
much nearer to the haze, so that what was built rises over them.
"""

NEAR_FIRST, NEAR_FROM, NEAR_WIDE, NEAR_DEEP = 6, 0.045, 0.235, 5
"""Houses that stand nearest, right of the square, and one more for each of the people; how far from the square they
begin, on how much of the width they stand, and how many units further down than the green reaches.
"""

WIDE = 6.5
"""How many times as wide as high a picture is in which all houses have room beside each other; in others are fewer."""

GOLDEN = 0.618034
"""Steps of this share of a length fill it evenly, however many there are."""

WALK: Colour = (222, 198, 150)
COBBLES = 90
"""Stones of the square that are seen."""


def houses(plan: CityPlan, stage: Stage, size: brush.Size) -> pygame.Surface:
    """The houses behind the square: that of a number stands in its place in every position."""
    width, height = size
    unit, tones, shapes = height / 100, air(plan), list[str]()
    many, step = FIRST + A_PERSON * plan.people + AN_AGE * plan.age, 0.0078 * max(1.0, WIDE * height / width)
    found = []
    for number in range(many):
        random = Random(100 + number)
        side = 1 if number % 2 else -1
        share = stage.square + side * (0.008 + step * number) * (1 + 0.16 * random.random())
        if 0.008 < share < stage.coast - 0.012:
            found.append((stage.town * 100 - 5 + 8 * random.random(), share, number, random))
    for y, share, number, random in sorted(found, key=lambda house: house[:2]):
        age = plan.age if number < many * OUTSKIRTS else max(1, plan.age - 1)
        near = (y - stage.town * 100 + 5) / 8
        kind = random.choice(HOMES[age])
        wide = random.uniform(8, 11)
        is_behind = share < stage.square - BESIDE_SQUARE
        size_of, haze = (LOWER, HAZIER) if is_behind else (1.0, 0.0)
        shapes += _house(
            kind, random, share * width, y * unit, wide * size_of * unit, 0.72 * size_of * unit, tones,
            0.42 - 0.26 * near + haze,
        )  # fmt: skip
    return brush.vector(size, shapes)


def _house(
    kind: Building, random: Random, x: float, foot: float, wide: float, unit: float, air: Air, haze: float
) -> list[str]:
    veil = mix(air.haze, air.far, 0.35)
    return [brush.polygon(points, mix(tone(air), veil, haze)) for points, tone in kind(random, x, foot, wide, unit)]


def nearest_houses(plan: CityPlan, stage: Stage, size: brush.Size) -> pygame.Surface:
    """The houses right of the square, but none behind a wonder: that of a number stands in its place."""
    (width, height), tones = size, air(plan)
    unit, wide_of_work, found = height / 100, stage.work[2], []
    top = (stage.town * 100 + 7) * unit
    foot = max(top, (stage.work[0] * 100 - 9 + NEAR_DEEP) * unit)
    for number in range(round((NEAR_FIRST + plan.people) * min(1.0, width / (WIDE * height)))):
        share, random = stage.square + NEAR_FROM + NEAR_WIDE * (number * GOLDEN % 1), Random(500 + number)
        y = random.uniform(top, foot)
        if share < stage.coast - 0.012 and all(abs(share - work) > 0.55 * wide_of_work for work in stage.works):
            found.append((y, share, random))
    shapes = list[str]()
    for y, share, random in sorted(found, key=lambda house: house[:2]):
        times = 0.85 + 0.3 * (y - top) / max(1.0, foot - top)
        kind, wide = random.choice(HOMES[plan.age]), random.uniform(8, 11) * times * unit
        shapes += _house(kind, random, share * width, y, wide, 0.72 * times * unit, tones, 0.12)
    return brush.vector(size, shapes)


def ground(plan: CityPlan, stage: Stage, size: brush.Size) -> pygame.Surface:
    """The ground from the houses to the quay: a green, paths to the hills and along the houses, cobbles, wells."""
    width, height = size
    unit, tones = height / 100, air(plan)
    top, foot = (stage.town * 100 + 3) * unit, stage.work[0] * height
    green = mix(mix(tones.ground, tones.leaf, 0.42 * (1 - plan.drought)), tones.haze, 0.08)
    path, edge = mix(mix(tones.ground, WALK, 0.55), tones.haze, 0.1), mix(tones.dark, green, 0.55)
    shapes = [brush.polygon([(0, top), (width, top), (width, height), (0, height)], green)]
    middle = stage.square * width
    for tone, more in ((edge, 1.0), (path, 0.0)):
        shapes += [
            brush.polygon([(0, top + (1.6 - more * 0.5) * unit), (width, top + (1.6 - more * 0.5) * unit),
                           (width, top + (3.8 + more * 0.5) * unit), (0, top + (3.8 + more * 0.5) * unit)], tone),
            brush.polygon([(middle - (3 + more) * unit, top), (middle + (3 + more) * unit, top),
                           (middle + (16 + more) * unit, foot), (middle - (16 + more) * unit, foot)], tone),
            brush.polygon([(middle - 4 * unit, top + 6 * unit), (middle + 4 * unit, top + 6 * unit),
                           (width, foot - (6 - more) * unit), (width, foot - (11 + more) * unit)], tone),
        ]  # fmt: skip
    square = mix(path, tones.haze, 0.12)
    shapes.append(
        brush.polygon(
            [(0, foot - 8 * unit), (width, foot - 8 * unit), (width, height), (0, height)], mix(square, tones.dark, 0.3)
        )
    )
    shapes.append(brush.polygon([(0, foot - 7 * unit), (width, foot - 7 * unit), (width, height), (0, height)], square))
    random = Random(17)
    for _ in range(COBBLES):
        x, y = random.uniform(0, width), random.uniform(foot - 6 * unit, foot + 8 * unit)
        shapes.append(
            brush.ellipse((x, y), (random.uniform(0.8, 1.8) * unit, 0.45 * unit), mix(square, tones.dark, 0.24))
        )
    quay = foot + 9 * unit
    shapes.append(
        brush.polygon([(0, quay), (width, quay), (width, height), (0, height)], mix(tones.shade, tones.fore, 0.35))
    )
    shapes.append(
        brush.polygon(
            [(0, quay), (width, quay), (width, quay + 1.6 * unit), (0, quay + 1.6 * unit)],
            mix(tones.wall, tones.shade, 0.5),
        )
    )
    for row in range(4):
        y, step = quay + (5.6 + 4 * row) * unit, 11 * unit
        shapes.append(brush.stroke([(0, y), (width, y)], mix(tones.shade, tones.fore, 0.6), 0.5 * unit))
        for place in range(int(width / step) + 1):
            x = (place + 0.5 * (row % 2)) * step
            shapes.append(brush.stroke([(x, y), (x, y - 4 * unit)], mix(tones.shade, tones.fore, 0.6), 0.5 * unit))
    picture = brush.vector(size, shapes)
    picture.blit(brush.vector(size, _furniture(plan, stage, size, tones)), (0, 0))
    return picture


def _furniture(plan: CityPlan, stage: Stage, size: brush.Size, air: Air) -> list[str]:
    """Trees, wells, and stalls where there is gold."""
    width, height = size
    unit, shapes = height / 100, list[str]()
    top, foot = (stage.town * 100 + 4) * unit, (stage.work[0] * 100 - 9) * unit
    things = []
    for number in range(round(14 + 5 * plan.food * (1 - plan.drought))):
        random = Random(300 + number)
        things.append((random.uniform(top, max(top + unit, foot)), random.uniform(0.01, 0.99), "tree", random))
    for number, share in enumerate((stage.square - 0.055, 0.93, 0.24)):
        things.append((top + 0.45 * (foot - top), share, "well", Random(number)))
    for number in range(plan.gold):
        things.append((top + 0.75 * (foot - top), stage.square + 0.03 + 0.022 * number, "stall", Random(number)))
    for y, share, kind, random in sorted(things, key=lambda thing: thing[:2]):
        near = max(0.0, min(1.0, (y - top) / max(1.0, foot - top)))
        m = Mason(air, plan.colour, share * width, y, 0.36 * unit * (0.8 + 0.5 * near), 0.16 * (1 - near))
        if kind == "tree":
            m.tree(0, random.uniform(15, 24), random.uniform(8, 12), plan.age in (1, 3))
        elif kind == "well":
            m.block(-5, 10, 5, tone="stone", split=0.6)
            m.line([(-4, 5), (-4, 13)], "wood", 1.2)
            m.line([(4, 5), (4, 13)], "wood", 1.2)
            m.gable(-5, 10, 5, 12.6)
            m.line([(0, 12), (0, 7)], "dark", 0.5)
        else:
            m.line([(-6, 0), (-6, 12)], "wood", 1.2)
            m.line([(6, 0), (6, 12)], "wood", 1.2)
            m.block(-6.4, 12.8, 4, tone="wood")
            for place, tone in enumerate(("gold", "leaf", "fire")):
                m.disc(-4 + 4 * place, 5, 1.5, tone)
            m.awning(-8, 16, 11, 5, tone=("cloth", "gold", "roof", "leaf")[random.randrange(4)])
        shapes += m.shapes
    return shapes


def hut(plan: CityPlan, number: int, x: float, foot: float, unit: float) -> list[str]:
    """The home of somebody who works beside it."""
    return _house(HUTS[plan.age], Random(700 + number), x - 5 * unit, foot, 10 * unit, 0.9 * unit, air(plan), 0.1)


def crowd(plan: CityPlan, stage: Stage, size: brush.Size, surface: pygame.Surface) -> None:
    """People on the square, those without work in front."""
    width, height = size
    unit, foot = height / 100, (stage.work[0] * 100 + 3) * height / 100
    for count, high, tone, seed in (
        (plan.people, 8.5, mix(plan.colour, BLACK, 0.2), 4),
        (3 * plan.free, 10.0, plan.colour, 9),
    ):
        if count:
            row = panorama.crowd((round(min(0.3 * width, count * 4.2 * unit)), round(high * unit)), tone, seed)
            surface.blit(
                row, row.get_rect(midbottom=(round(stage.square * width), round(foot + (high - 6) * unit * 0.5)))
            )
