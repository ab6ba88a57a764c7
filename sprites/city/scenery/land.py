"""The land around a city: fields in strips, its green with gardens, river and roads, the paved square, and the quay.

Its colours are those of a year: spring in Antiquity, summer in the Middle Ages, harvest in the Renaissance, and autumn
in the Industrial Age.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sin
from random import Random

import pygame

from sprites.city.light import air, lit_as
from sprites.city.mason import Mason
from sprites.city.plan import CityPlan, Stage
from sprites.paint import brush
from sprites.paint.palette import BLACK, WHITE, Colour, mix
from sprites.places.air import Air

Shapes = list[str]

GRASS: Mapping[int, Colour] = {1: (130, 164, 70), 2: (108, 152, 70), 3: (130, 160, 66), 4: (132, 146, 60)}
LEAVES: Mapping[int, Sequence[Colour]] = {
    1: ((112, 142, 62), (138, 158, 92), (90, 124, 66)),
    2: ((84, 132, 58), (104, 148, 62), (66, 112, 60)),
    3: ((92, 140, 76), (126, 150, 62), (60, 116, 84)),
    4: ((188, 112, 48), (206, 150, 62), (132, 112, 54)),
}
"""Tints of the trees by age."""

CROPS: Mapping[int, Sequence[Colour]] = {
    1: ((186, 192, 98), (214, 192, 104), (150, 168, 82), (190, 146, 96)),
    2: ((134, 170, 78), (218, 192, 92), (164, 124, 82), (104, 146, 74)),
    3: ((228, 186, 82), (170, 176, 78), (184, 118, 98), (212, 160, 76)),
    4: ((196, 152, 78), (146, 134, 70), (122, 94, 72), (170, 120, 64)),
}
"""What grows on the fields by age."""

PAVING: Mapping[int, tuple[Colour, Colour]] = {
    1: ((214, 196, 168), (180, 150, 120)),
    2: ((186, 174, 154), (150, 136, 116)),
    3: ((222, 192, 158), (194, 134, 102)),
    4: ((186, 160, 138), (150, 112, 92)),
}
"""The two stones of the square by age."""

ROAD: Mapping[int, Colour] = {1: (226, 198, 146), 2: (196, 172, 132), 3: (230, 202, 150), 4: (164, 154, 146)}
FLOWERS: Sequence[Colour] = ((226, 84, 70), (248, 214, 92), (250, 244, 232), (190, 104, 168))
RIVER: Colour = (58, 138, 166)
STRAW, CRACKED = (210, 168, 92), (112, 78, 42)

ROWS, STRIPS = (0.0, 0.26, 0.58, 1.0), 15
"""Where rows of fields begin, as shares of their depth, and how many lie beside each other."""

EDGE = 6.0
"""How many units above the houses the green begins."""

BANK = 0.1
"""How far right of the square the river comes from the hills, as a share of the width."""

ABOVE, AROUND = 5.5, 9.0
"""Units that the pavement reaches above and below the feet of what stands on the square."""

WORN = 0.22
"""How far a slab is at most from the lighter to the darker stone."""

BOATS = 4
"""Boats at the quay of who has no gold."""

SHORE = 0.55
"""How far down the sea reaches between the houses and the square, as a share of what lies between."""


def tones(plan: CityPlan, tone: Colour, here: Air, haze: float = 0.0) -> Colour:
    """A colour of the land in the light of now, bleached where there is drought."""
    return mix(lit_as(mix(tone, STRAW, 0.6 * plan.drought), here, plan.age), here.haze, haze)


def fields(plan: CityPlan, stage: Stage, size: brush.Size) -> Shapes:
    """Fields between the hills and the houses, in strips towards the eye, each with what grows there."""
    (width, height), here = size, air(plan)
    unit, right = height / 100, (stage.coast - 0.02) * width
    top, foot = (stage.horizon * 100 + 1.5) * unit, (stage.town * 100 + 3) * unit
    sink, rich = top - 0.9 * (foot - top) - 6 * unit, plan.food / 4
    grass = mix(GRASS[plan.age], STRAW, 0.3 * (1 - rich))
    shore = [(right, top + 4 * unit), (right + 0.02 * width, foot)]
    shapes = [brush.polygon([(0, top - 3 * unit), (right - 0.05 * width, top - 2 * unit), *shore, (0, foot)],
                            tones(plan, grass, here, 0.28))]  # fmt: skip

    def across(place: float, y: float) -> float:
        """Where an edge between two strips lies at this height: all run together beyond the hills."""
        return 0.5 * right + (place * right - 0.5 * right) * (y - sink) / (foot - sink)

    for row, (begins, ends) in enumerate(pairwise(ROWS)):
        y, after, haze = top + begins * (foot - top), top + ends * (foot - top), 0.3 - 0.09 * row
        places = [
            (strip + 0.36 * (Random(40 * row + strip).random() - 0.5)) / STRIPS for strip in range(-6, STRIPS + 7)
        ]
        for number, (left, over) in enumerate(pairwise(places)):
            corners = [
                (across(left, y), y),
                (across(over, y), y),
                (across(over, after), after),
                (across(left, after), after),
            ]
            corners = [(min(x, right - 0.01 * width + (deep - top) * 0.2), deep) for x, deep in corners]
            if corners[2][0] <= corners[3][0]:
                continue
            random = Random(900 + 50 * row + number)
            crop = mix(random.choice(CROPS[plan.age]), STRAW, 0.55 * (1 - rich))
            shapes.append(brush.polygon(corners, tones(plan, crop, here, haze)))
            dark = tones(plan, mix(crop, BLACK, 0.22), here, haze)
            for share in (0.2, 0.4, 0.6, 0.8) if number % 3 else ():
                ends_at = [(a[0] + (b[0] - a[0]) * share, a[1]) for a, b in (corners[:2], (corners[3], corners[2]))]
                shapes.append(brush.stroke(ends_at, dark, 0.35 * unit, 0.5))
            hedge = tones(plan, mix(LEAVES[plan.age][2], BLACK, 0.12), here, haze)
            shapes.append(brush.stroke([corners[0], corners[3]], hedge, (0.4 + 0.2 * row) * unit, 0.85))
    if plan.drought:
        random = Random(9)
        for _ in range(round(20 * plan.drought)):
            x, y = random.uniform(0, 0.9) * right, random.uniform(top + 2 * unit, foot)
            cracks = [(0.0, 0.0), (3.0, 1.2), (4.4, 3.0), (8.0, 3.4)]
            shapes.append(brush.stroke([(x + a * unit, y + b * unit) for a, b in cracks], CRACKED, 0.4 * unit, 0.7))
    return shapes


def ground(plan: CityPlan, stage: Stage, size: brush.Size) -> pygame.Surface:
    """All from the houses to the eye."""
    (width, height), here = size, air(plan)
    unit = height / 100
    top, foot = (stage.town * 100 - EDGE) * unit, stage.work[0] * height
    grass = mix(GRASS[plan.age], STRAW, 0.2 * (1 - plan.food / 4))
    shore = shore_of(stage) * height
    end = (stage.coast - 0.05) * width
    beach = [(end + 0.012 * width, top + 0.5 * (shore - top)), (end + 0.04 * width, shore - 0.8 * unit),
             (0.5 * (end + width) + 0.03 * width, shore + 0.6 * unit), (width, shore)]  # fmt: skip
    sand = tones(plan, (232, 212, 164), here, 0.05)
    shapes = [brush.polygon([(end - unit, height), (end - unit, top), *((x + 0.5 * unit, y - unit) for x, y in beach),
                             (width, height)], sand)]  # fmt: skip
    for band in range(5):
        share = band / 5
        y = top + share * (foot - ABOVE * unit - top)
        edge = [
            (end * step / 24, y + (0.9 * sin(step * 1.7 + band) + 0.6 * sin(step * 0.6)) * unit) for step in range(25)
        ]
        tone = tones(plan, mix(grass, BLACK, 0.05 * band), here, 0.2 * (1 - share))
        shapes.append(brush.polygon([(0, height), *edge, *beach[band > 3 :], (width, height)], tone))
    shapes += _meadows(plan, size, here, (top, foot), grass)
    shapes += _river(plan, stage, size, here, (top, foot))
    shapes += _roads(plan, stage, size, here, (top, foot))
    shapes += _bridge(plan, stage, size, here, (top, foot))
    shapes += _pavement(plan, stage, size, here, foot)
    quay = foot + AROUND * unit
    return brush.vector(size, [*shapes, *_quay(plan, size, here, quay), *_boats(plan, stage, size, here, quay)])


def shore_of(stage: Stage) -> float:
    """How far down the sea reaches at the right, as a share of the height."""
    return stage.town + SHORE * (stage.work[0] - ABOVE / 100 - stage.town)


def _meadows(plan: CityPlan, size: brush.Size, here: Air, deep: tuple[float, float], grass: Colour) -> Shapes:
    """Lighter and darker grass, and gardens in rows where there is food."""
    (width, _), (top, foot), random, shapes = size, deep, Random(23), Shapes()
    unit = size[1] / 100
    for number in range(90):
        y = random.uniform(top + unit, foot)
        near = (y - top) / max(1.0, foot - top)
        tone = tones(plan, mix(grass, WHITE, 0.2) if number % 2 else mix(grass, BLACK, 0.16), here, 0.14 * (1 - near))
        reach = random.uniform(2.5, 7) * unit * (0.6 + 0.7 * near), random.uniform(0.4, 0.8) * unit * (0.6 + 0.7 * near)
        shapes.append(brush.ellipse((random.uniform(0, width), y), reach, tone, 0.6))
    for _ in range(3 + 2 * plan.food):
        x, y = random.uniform(0.01, 0.99) * width, random.uniform(top + 5 * unit, max(top + 6 * unit, foot - 12 * unit))
        wide, high = random.uniform(9, 15) * unit, random.uniform(2.6, 4.4) * unit
        crop = tones(plan, random.choice(CROPS[plan.age]), here, 0.06)
        bed = [(x, y), (x + wide, y), (x + wide * 1.16, y + high), (x - wide * 0.16, y + high)]
        shapes.append(brush.polygon(bed, tones(plan, mix(grass, (110, 78, 50), 0.6), here)))
        for row in range(4):
            share = (row + 0.5) / 4
            shapes.append(brush.stroke([(x + wide * 0.04 - wide * 0.16 * share, y + high * share),
                                        (x + wide * 0.96 + wide * 0.16 * share, y + high * share)],
                                       crop, 0.55 * unit))  # fmt: skip
    return shapes


def river_at(stage: Stage, size: brush.Size, top: float, share: float) -> tuple[float, float, float]:
    """Where the middle of the river is on its way from the hills to the bay, and half its width, in pixels."""
    width, height = size
    y = top + (shore_of(stage) * height - top) * share
    begins, ends = stage.square + BANK, stage.coast + 0.01
    x = begins + (ends - begins) * share**1.7 - 0.03 * sin(6.2 * share) * (1 - share)
    return x * width, y, (0.5 + 2.6 * share) * height / 100


def _river(plan: CityPlan, stage: Stage, size: brush.Size, here: Air, deep: tuple[float, float]) -> Shapes:
    """A river that widens on its way to the quay, with light on it; a thread in a drought."""
    unit, shapes = size[1] / 100, Shapes()
    thin = 1 - 0.65 * plan.drought
    water = mix(mix(here.middle, here.top, 0.5), lit_as(RIVER, here, plan.age), 0.6)
    bank = tones(plan, mix(ROAD[plan.age], GRASS[plan.age], 0.4), here)
    course = [river_at(stage, size, deep[0], step / 16) for step in range(17)]
    for tone, more in ((mix(bank, BLACK, 0.25), 0.9), (water, 0.0)):
        left = [(x - half * 1.8 * thin - more * unit, y) for x, y, half in course]
        right = [(x + half * 1.8 * thin + more * unit, y) for x, y, half in reversed(course)]
        shapes.append(brush.polygon([*left, *right], tone))
    for number, (x, y, half) in enumerate(course[3:]):
        off = (number % 3 - 1) * half * 0.7
        shapes.append(brush.stroke([(x + off - half * 0.5, y), (x + off + half * 0.4, y)], here.sun, 0.3 * unit, 0.55))
    return shapes


def _bridge(plan: CityPlan, stage: Stage, size: brush.Size, here: Air, deep: tuple[float, float]) -> Shapes:
    """A bridge of three arches where the road along the houses crosses the river."""
    x, y, half = river_at(stage, size, deep[0], 0.55)
    unit = size[1] / 100
    wide = half * 2.0 / (0.5 * unit) + 8
    m = Mason(here, plan.colour, x, y + 1.5 * unit, 0.5 * unit)
    stone = lit_as((206, 190, 164) if plan.age < 4 else (140, 96, 80), here, plan.age)
    m.poly([(-wide / 2 - 4, 0), (-wide * 0.3, 5.4), (0, 7), (wide * 0.3, 5.4), (wide / 2 + 4, 0)], stone)
    m.arches(-wide * 0.44, wide * 0.88, 4.2, -1.6, 3, mix(here.shade, here.fore, 0.6))
    m.line([(-wide / 2 - 4, 1), (-wide * 0.3, 6.6), (0, 8.2), (wide * 0.3, 6.6), (wide / 2 + 4, 1)],
           mix(stone, WHITE, 0.3), 1.1)  # fmt: skip
    return m.shapes


def _roads(plan: CityPlan, stage: Stage, size: brush.Size, here: Air, deep: tuple[float, float]) -> Shapes:
    """A street from the square to the hills, and one along the houses to the bridge and beyond."""
    (width, height), (top, foot), shapes = size, deep, Shapes()
    unit, end = height / 100, foot - ABOVE * height / 100
    tone, edge = tones(plan, ROAD[plan.age], here, 0.06), tones(plan, mix(ROAD[plan.age], BLACK, 0.3), here, 0.06)
    middle, bridge = stage.square * width, river_at(stage, size, deep[0], 0.55)
    street = [(middle + (1.6 * sin(3.6 * share) - 5 * (1 - share)) * unit, top + (end + unit - top) * share,
               (0.5 + 4.4 * share) * unit) for share in (step / 10 for step in range(11))]  # fmt: skip
    start = street[5]
    last = stage.coast * width
    lane = [(start[0], start[1], 0.9 * unit), (0.5 * (start[0] + bridge[0]), bridge[1] - unit, 1.0 * unit),
            (bridge[0], bridge[1], 1.1 * unit), (0.5 * (bridge[0] + last), bridge[1] + 4 * unit, 1.3 * unit),
            (last, end, 1.6 * unit)]  # fmt: skip
    west = [(0.0, end - 5 * unit, 1.4 * unit), (0.5 * middle, end - 6 * unit, 1.2 * unit), (*street[6][:2], unit)]
    for colour, more in ((edge, 0.45 * unit), (tone, 0.0)):
        shapes.append(brush.polygon([*((x - half - more, y) for x, y, half in street),
                                     *((x + half + more, y) for x, y, half in reversed(street))], colour))  # fmt: skip
        for way in (lane, west):
            shapes.append(brush.polygon([*((x, y - half - more) for x, y, half in way),
                                         *((x, y + half + more) for x, y, half in reversed(way))], colour))  # fmt: skip
    return shapes


def _pavement(plan: CityPlan, stage: Stage, size: brush.Size, here: Air, foot: float) -> Shapes:
    """The square: slabs that run together far away, hardly apart in tone so that they draw no eye, with a rim."""
    (width, height), shapes = size, Shapes()
    unit = height / 100
    first, last = foot - ABOVE * unit, foot + AROUND * unit
    light, dark = (tones(plan, tone, here) for tone in PAVING[plan.age])
    shapes.append(brush.polygon([(0, first - 0.8 * unit), (width, first - 0.8 * unit), (width, last), (0, last)],
                                mix(dark, here.fore, 0.3)))  # fmt: skip
    shapes.append(brush.polygon([(0, first), (width, first), (width, last), (0, last)], light))
    rows = [first + (last - first) * share for share in (0.0, 0.14, 0.32, 0.54, 0.78, 1.0)]
    sink, middle = first - 26 * unit, stage.square * width
    step = 5.2 * unit

    def across(place: float, y: float) -> float:
        return middle + place * step * (y - sink) / (last - sink)

    many = int(width / step * 1.7)
    for row, (y, after) in enumerate(pairwise(rows)):
        for place in range(-many, many, 2):
            at = place + row % 2
            corners = [
                (across(at, y), y),
                (across(at + 1, y), y),
                (across(at + 1, after), after),
                (across(at, after), after),
            ]
            if corners[2][0] > 0 and corners[3][0] < width:
                worn = WORN * Random(row * 997 + place).random()
                shapes.append(brush.polygon(corners, mix(light, dark, worn)))
    return shapes if stage.has_quarter else [*shapes, *_parterre(plan, stage, size, here, (first, last))]


def _parterre(plan: CityPlan, stage: Stage, size: brush.Size, here: Air, deep: tuple[float, float]) -> Shapes:
    """Beds of flowers in lawns at the right, where nothing is ever built, before the sea."""
    (width, height), (first, last), shapes = size, deep, Shapes()
    unit, random = height / 100, Random(77)
    top, foot = first + 2.6 * unit, last - 5.0 * unit
    left, many = (stage.coast - 0.012) * width, 3
    step = (0.995 * width - left) / many
    grass, rim = tones(plan, GRASS[plan.age], here), mix(tones(plan, PAVING[plan.age][0], here), WHITE, 0.25)
    for place in range(many):
        x, over = left + place * step, left + (place + 0.9) * step
        lean = 1.6 * unit
        for tone, share in ((mix(rim, here.fore, 0.3), 0.9), (rim, 0.5), (grass, 0.0)):
            more, y = share * unit, top - 0.6 * share * unit
            shapes.append(brush.polygon([(x - more, y), (over + more, y), (over + lean + more, foot + more),
                                         (x + lean - more, foot + more)], tone))  # fmt: skip
        for _ in range(26):
            spot = random.uniform(x + 1.4 * unit, over), random.uniform(top + 0.5 * unit, foot - 0.5 * unit)
            tone = random.choice(FLOWERS) if random.random() < 0.6 else mix(grass, BLACK, 0.2)
            shapes.append(brush.ellipse(spot, (0.6 * unit, 0.34 * unit), tones(plan, tone, here)))
    return shapes


def _quay(plan: CityPlan, size: brush.Size, here: Air, top: float) -> Shapes:
    """The wall of the quay, and the water before it with what is mirrored there."""
    width, height = size
    unit = height / 100
    if top >= height:
        return []
    wall, cap = mix(here.shade, here.fore, 0.42), tones(plan, mix(PAVING[plan.age][0], WHITE, 0.2), here)
    foot = top + 6 * unit
    shapes = [brush.polygon([(0, top), (width, top), (width, foot), (0, foot)], wall)]
    for place in range(int(width / (9 * unit)) + 1):
        x = (place + 0.3) * 9 * unit
        shapes.append(brush.stroke([(x, top), (x, foot)], mix(wall, BLACK, 0.3), 0.4 * unit))
    shapes.append(brush.stroke([(0, top + 3.4 * unit), (width, top + 3.4 * unit)], mix(wall, BLACK, 0.3), 0.4 * unit))
    shapes.append(brush.polygon([(0, top), (width, top), (width, top + 1.3 * unit), (0, top + 1.3 * unit)], cap))
    water = mix(mix(here.middle, here.top, 0.62), lit_as(RIVER, here, plan.age), 0.5)
    for band in range(5):
        y = foot + band * (height - foot) / 5
        shapes.append(
            brush.polygon([(0, y), (width, y), (width, height), (0, height)], mix(water, here.fore, 0.1 + 0.07 * band))
        )
    random = Random(31)
    for _ in range(90):
        x, y = random.uniform(0, width), random.uniform(foot + unit, height)
        reach = random.uniform(1.5, 6) * unit
        tone = here.sun if random.random() < 0.4 else mix(water, WHITE, 0.3)
        shapes.append(brush.stroke([(x, y), (x + reach, y)], tone, 0.35 * unit, 0.4))
    return shapes


def _boats(plan: CityPlan, stage: Stage, size: brush.Size, here: Air, top: float) -> Shapes:
    """Boats at the quay with furled sails, more of them where there is gold."""
    (width, height), shapes = size, Shapes()
    unit, many = height / 100, BOATS + plan.gold
    if top + 14 * unit > height:
        return []
    for number in range(many):
        random = Random(1200 + number)
        x = (stage.square + (0.98 - stage.square) * (number + 0.2 + 0.6 * random.random()) / many) * width
        m = Mason(here, plan.colour, x, top + 8.5 * unit, 0.62 * unit)
        half, high = random.uniform(6, 9), random.uniform(15, 21)
        m.line([(0, 2), (0, high)], "wood", 0.9)
        m.line([(0, 5), (half * 0.9, 7)], "wood", 0.7)
        m.poly([(0.4, 5.4), (half * 0.86, 7.2), (half * 0.5, 9), (0.4, high * 0.8)], ("white", "cloth")[number % 2])
        m.poly([(-half, 3), (half, 3), (half * 0.74, 0), (-half * 0.74, 0)], (126, 82, 50))
        m.poly([(-half, 3), (half, 3), (half * 0.94, 2.1), (-half * 0.94, 2.1)], "white")
        m.poly([(-half * 0.74, 0), (half * 0.74, 0), (half * 0.5, -1.6), (-half * 0.5, -1.6)], here.fore, 0.35)
        shapes += m.shapes
    return shapes
