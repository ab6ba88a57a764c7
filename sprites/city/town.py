"""The town: the houses of the people, and the people themselves."""

from __future__ import annotations

from random import Random

import pygame

from sprites.city.homes import AWAKE, home
from sprites.city.light import air
from sprites.city.plan import CityPlan, Stage
from sprites.city.scenery.furniture import furniture
from sprites.paint import brush
from sprites.paint.palette import BLACK, mix
from sprites.places import panorama

FIRST, A_PERSON, AN_AGE = 34, 6, 10
"""Houses of a town at first, for each of its people, and for each age."""

OUTSKIRTS = 0.66
"""The share of the houses that are of the age; those further out are of the age before."""

BACK, FRONT = 7.0, 3.0
"""From how many units above to how many below the line of the town the feet of its houses are."""

BESIDE_SQUARE, LOWER, HAZIER = 0.03, 0.74, 0.1
"""Left of so much before the square stand the buildings of the side. Behind those the houses are so much smaller and so
much nearer to the haze, so that what was built rises over them.
"""

PALER = 0.2
"""How much nearer to the haze all houses are where buildings stand right of the square: those alone catch the eye."""

NEAR_FIRST, NEAR_FROM, NEAR_WIDE, NEAR_DEEP = 12, 0.045, 0.235, 0
"""Houses that stand nearest, right of the square, and one more for each of the people; how far from the square they
begin, on how much of the width they stand, and how many units further down than the green reaches.
"""

BEFORE = 8.0
"""How many units nearer to the eye they are at least than buildings that they stand before."""

WIDE = 6.5
"""How many times as wide as high a picture is in which all houses have room beside each other; in others are fewer."""

NIGHTFALL = 0.2
"""How far the night has fallen when people light their houses."""

GOLDEN = 0.618034
"""Steps of this share of a length fill it evenly, however many there are."""


def houses(plan: CityPlan, stage: Stage, size: brush.Size) -> pygame.Surface:
    """The houses behind the square, with the trees and whatever else stands there: the house of a number stands in its
    place in every position.
    """
    width, height = size
    unit, tones, shapes = height / 100, air(plan), list[str]()
    many, step = FIRST + A_PERSON * plan.people + AN_AGE * plan.age, 0.0064 * max(1.0, WIDE * height / width)
    found = []
    for number in range(many):
        random = Random(100 + number)
        side = 1 if number % 2 else -1
        share = stage.square + side * (0.008 + step * number) * (1 + 0.16 * random.random())
        if 0.008 < share < stage.coast - 0.012:
            found.append((stage.town * 100 - BACK + (BACK + FRONT) * random.random(), share, number, random))
    for y, share, number, random in sorted(found, key=lambda house: house[:2]):
        age = plan.age if number < many * OUTSKIRTS else max(1, plan.age - 1)
        near = (y - stage.town * 100 + BACK) / (BACK + FRONT)
        is_behind = share < stage.square - BESIDE_SQUARE
        size_of = (LOWER if is_behind else 0.9) * (0.74 + 0.4 * near)
        haze = 0.3 - 0.24 * near + (PALER if stage.has_quarter else HAZIER if is_behind else 0.0)
        shapes += home(
            age, random, tones, (share * width, y * unit), random.uniform(8.5, 12), 0.72 * size_of * unit, haze,
            is_awake=_is_awake(plan, number),
        )  # fmt: skip
    return brush.vector(size, [*shapes, *furniture(plan, stage, size)])


def nearest_houses(plan: CityPlan, stage: Stage, size: brush.Size) -> pygame.Surface:
    """The houses right of the square, but none behind a wonder or a building: that of a number stands in its place."""
    (width, height), tones = size, air(plan)
    unit, wide_of_work, found = height / 100, stage.work[2], []
    top = (stage.lot[0] * 100 + BEFORE if stage.has_houses_before else stage.town * 100 + 7) * unit
    foot = max(top, (stage.work[0] * 100 - 8 + NEAR_DEEP) * unit)
    for number in range(round((NEAR_FIRST + plan.people) * min(1.0, width / (WIDE * height)))):
        share, random = stage.square + NEAR_FROM + NEAR_WIDE * (number * GOLDEN % 1), Random(500 + number)
        y = random.uniform(top, foot)
        if share < stage.coast - 0.012 and all(abs(share - work) > 0.55 * wide_of_work for work in stage.works):
            found.append((y, share, number, random))
    haze, shapes = 0.04 + (PALER if stage.has_quarter else 0.0), list[str]()
    for y, share, number, random in sorted(found, key=lambda house: house[:2]):
        times = 0.85 + 0.3 * (y - top) / max(1.0, foot - top)
        shapes += home(
            plan.age, random, tones, (share * width, y), random.uniform(9, 12), 0.72 * times * unit, haze,
            is_awake=_is_awake(plan, number),
        )  # fmt: skip
    return brush.vector(size, shapes)


def _is_awake(plan: CityPlan, number: int) -> bool:
    """Whether there is light in the house of this number: by night in some, in the fewer the more has been lost."""
    return plan.night >= NIGHTFALL and number * GOLDEN % 1 < AWAKE * (1 - plan.night)


def hut(plan: CityPlan, number: int, x: float, foot: float, unit: float) -> list[str]:
    """The home of somebody who works beside it."""
    return home(plan.age, Random(700 + number), air(plan), (x, foot), 10, 0.9 * unit, 0.08)


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
