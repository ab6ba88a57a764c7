"""What stands far off on the land of an age: an aqueduct, a castle and mills, or works with a railway between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sin
from random import Random

from sprites.city.light import air, lit_as
from sprites.city.mason import Mason
from sprites.city.plan import CityPlan, Stage
from sprites.city.scenery.land import EDGE
from sprites.paint import brush
from sprites.paint.palette import BLACK, WHITE, Colour, mix
from sprites.places.air import Air

Shapes = list[str]

STONE: Mapping[int, Colour] = {1: (232, 200, 156), 2: (196, 186, 168), 3: (238, 212, 178), 4: (186, 96, 68)}
"""What is built there of, by age."""

BRICKS = ((192, 92, 64), (164, 76, 58), (206, 118, 80))
SAILS: Colour = (246, 236, 214)

FAR, NEAR = 0.5, 0.26
"""How far in haze what stands on the hills lies, and what stands before them."""

LEFT, RIGHT = 0.02, 0.05
"""Where the line of arches begins, and how far before the coast it ends, as shares of the width."""

ARCH = 3.4
"""Units from one arch to the next."""

TRAIN, WAGONS = 0.44, 6
"""Where the head of the train is, as a share of the width, and how many wagons it draws."""

WORKS = (0.06, 0.31, 0.43, 0.66, 0.79)
"""Where works stand, as shares of the width."""

PUFFS = 11
"""Puffs of the smoke of a chimney."""


def landmarks(plan: CityPlan, stage: Stage, size: brush.Size) -> Shapes:
    """All of them, behind the houses of the people."""
    width, height = size
    unit = height / 100
    line = min(stage.horizon * 100 + 1.5, stage.town * 100 - EDGE - 1.0) * unit
    return _BY_AGE[plan.age](plan, stage, (width, unit, line))


Measure = tuple[float, float, float]
"""The width in pixels, the pixels of a unit, and how far down the land begins."""


def _masonry(plan: CityPlan, here: Air, haze: float) -> tuple[Colour, Colour]:
    """The light and the dark side of what is built there."""
    stone = lit_as(STONE[plan.age], here, plan.age)
    back = mix(here.haze, here.far, 0.25)
    return mix(stone, back, haze), mix(mix(stone, here.fore, 0.42), back, haze)


def _arcade(plan: CityPlan, stage: Stage, at: Measure, high: float) -> tuple[Shapes, float]:
    """A line of arches across the land, and how far down its upper edge is."""
    (width, unit, line), here = at, air(plan)
    light, dark = _masonry(plan, here, NEAR)
    foot, top = line + 4.2 * unit, line + (4.2 - high) * unit
    first, last = LEFT * width, (stage.coast - RIGHT) * width
    many = max(1, round((last - first) / (ARCH * unit)))
    step = (last - first) / many
    shapes = [brush.polygon([(0, top), (last, top), (last, top + 1.2 * unit), (0, top + 1.2 * unit)], light)]
    shapes.append(brush.polygon([(0, top + 0.8 * unit), (last, top + 0.8 * unit), (last, top + 1.2 * unit),
                                 (0, top + 1.2 * unit)], dark))  # fmt: skip
    for pier in range(-1, many + 1):
        x, wide = first + pier * step, 0.36 * step
        spring = top + 1.1 * unit
        shapes.append(brush.polygon([(x, spring), (x + wide, spring), (x + wide, foot), (x, foot)], light))
        shapes.append(brush.polygon([(x + 0.6 * wide, spring), (x + wide, spring), (x + wide, foot),
                                     (x + 0.6 * wide, foot)], dark))  # fmt: skip
        ends = [(x + wide, spring + 0.9 * unit), (x + wide, spring), (x + wide + 0.3 * (step - wide), spring)]
        shapes.append(brush.polygon(ends, light))
        ends = [(x + step, spring + 0.9 * unit), (x + step, spring), (x + step - 0.3 * (step - wide), spring)]
        shapes.append(brush.polygon(ends, dark))
    return shapes, top


def _aqueduct(plan: CityPlan, stage: Stage, at: Measure) -> Shapes:
    """An aqueduct on its way from the hills to the city."""
    return _arcade(plan, stage, at, 6.4)[0]


def _castle(plan: CityPlan, stage: Stage, at: Measure) -> Shapes:
    """A castle on its rock, and mills on the hills."""
    (width, unit, line), here, shapes = at, air(plan), Shapes()
    light, dark = _masonry(plan, here, 0.34)
    x, foot = 0.3 * width, line + 1.4 * unit
    rock = mix(mix(here.far, here.deep_leaf, 0.4), here.haze, 0.42)
    cliff = ((-17.0, -3.0), (-8.0, 2.6), (0.0, 3.6), (8.0, 2.2), (18.0, -3.0))
    shapes.append(brush.polygon([(x + across * unit, foot - up * unit) for across, up in cliff], rock))
    m = Mason(here, plan.colour, x, foot - 2 * unit, 0.42 * unit)
    for left, wide, high in ((-18, 36, 9), (-17, 7, 17), (10, 8, 15), (-5, 10, 23)):
        m.poly([(left, 0), (left, high), (left + wide, high), (left + wide, 0)], light)
        m.poly([(left + wide * 0.62, 0), (left + wide * 0.62, high), (left + wide, high), (left + wide, 0)], dark)
    roof = mix(lit_as((156, 66, 52), here, plan.age), here.haze, 0.3)
    for left, wide, high, tall in ((-18, 9, 17, 9), (9, 10, 15, 8)):
        m.poly([(left, high), (left + wide / 2, high + tall), (left + wide, high)], roof)
    for place in range(4):
        m.poly([(-5.6 + 3 * place, 23), (-5.6 + 3 * place, 25), (-3.8 + 3 * place, 25), (-3.8 + 3 * place, 23)], light)
    m.flag(0, 24, 9)
    shapes += m.shapes
    for number, share in enumerate((0.13, 0.47, 0.71)):
        shapes += _mill(plan, (share * width, line + (1.5 + 0.8 * number % 2) * unit), unit, number)
    return shapes


def _mills(plan: CityPlan, stage: Stage, at: Measure) -> Shapes:
    """Mills in a row by the water, and a church with its dome among cypresses."""
    (width, unit, line), here, shapes = at, air(plan), Shapes()
    for number, share in enumerate((0.1, 0.16, 0.22, 0.41, 0.68, 0.76)):
        shapes += _mill(plan, (share * width, line + (2.2 + 0.7 * sin(9 * share)) * unit), unit, number)
    light, dark = _masonry(plan, here, 0.3)
    dome = mix(lit_as((200, 92, 66), here, plan.age), here.haze, 0.26)
    m = Mason(here, plan.colour, 0.33 * width, line + 3 * unit, 0.42 * unit)
    for left, wide, high in ((-16, 32, 9), (-7, 14, 15), (15, 5, 25)):
        m.poly([(left, 0), (left, high), (left + wide, high), (left + wide, 0)], light)
        m.poly([(left + wide * 0.6, 0), (left + wide * 0.6, high), (left + wide, high), (left + wide, 0)], dark)
    m.dome(0, 7.4, 15, dome, 1.25)
    m.line([(0, 24), (0, 28)], "gold", 1.2)
    m.poly([(14.4, 25), (17.5, 33), (20.6, 25)], dome)
    tree = mix(lit_as((58, 104, 74), here, plan.age), here.haze, 0.2)
    for x in (-27, -22, 25, 29, 34):
        m.poly([(x - 1.6, 0), (x - 1, 9), (x, 14), (x + 1, 9), (x + 1.6, 0)], tree)
    return [*shapes, *m.shapes]


def _mill(plan: CityPlan, foot: tuple[float, float], unit: float, number: int) -> Shapes:
    """A windmill, its sails turned another way than those of the next."""
    here = air(plan)
    light, dark = _masonry(plan, here, 0.24)
    m = Mason(here, plan.colour, *foot, 0.42 * unit)
    m.poly([(-4, 0), (-2.6, 12), (2.6, 12), (4, 0)], light)
    m.poly([(0.8, 0), (0.8, 12), (2.6, 12), (4, 0)], dark)
    m.poly([(-3.2, 12), (0, 16), (3.2, 12)], mix(lit_as((148, 70, 54), here, plan.age), here.haze, 0.24))
    sail = mix(lit_as(SAILS, here, plan.age), here.haze, 0.12)
    for turn in range(4):
        angle = 0.4 + 0.5 * number + turn * 1.5708
        x, y = sin(angle + 1.5708), sin(angle)
        m.line([(0, 12.4), (9.4 * x, 12.4 + 9.4 * y)], dark, 0.7)
        m.poly([(2 * x, 12.4 + 2 * y), (9.4 * x, 12.4 + 9.4 * y), (9.4 * x - 2.2 * y, 12.4 + 9.4 * y + 2.2 * x),
                (2 * x - 2.2 * y, 12.4 + 2 * y + 2.2 * x)], sail)  # fmt: skip
    return m.shapes


def _railway(plan: CityPlan, stage: Stage, at: Measure) -> Shapes:
    """Works with their chimneys on the hills, and before them trains on a viaduct."""
    (width, unit, line), here, shapes = at, air(plan), Shapes()
    for number, share in enumerate(WORKS):
        if share < stage.coast - 0.08:
            shapes += _works(plan, here, (share * width, line + 1.2 * unit), unit, number)
    arches, top = _arcade(plan, stage, at, 4.6)
    shapes += arches
    return [*shapes, *_train(plan, here, (TRAIN * width, top), unit)]


def _works(plan: CityPlan, here: Air, foot: tuple[float, float], unit: float, number: int) -> Shapes:
    """A factory: a hall under a saw of glass roofs, lit windows, and chimneys that smoke."""
    random = Random(410 + number)
    brick = mix(lit_as(BRICKS[number % len(BRICKS)], here, plan.age), here.haze, 0.3)
    shade, pane = mix(brick, here.fore, 0.4), mix((255, 206, 120), here.haze, 0.1)
    m = Mason(here, plan.colour, *foot, 0.5 * unit)
    for stack in range(2 + number % 2):
        x, high = -11 + 9 * stack + random.uniform(-2, 2), random.uniform(20, 28)
        m.shapes += _plume(here, m.at(x, high + 1), unit * random.uniform(0.8, 1.1))
        m.poly([(x - 1.6, 0), (x - 1.0, high), (x + 1.0, high), (x + 1.6, 0)], brick)
        m.poly([(x + 0.2, 0), (x + 0.2, high), (x + 1.0, high), (x + 1.6, 0)], shade)
        m.poly([(x - 1.4, high), (x + 1.4, high), (x + 1.4, high - 1.4), (x - 1.4, high - 1.4)], shade)
    m.poly([(-15, 0), (-15, 8), (15, 8), (15, 0)], brick)
    m.poly([(9, 0), (9, 8), (15, 8), (15, 0)], shade)
    for bay in range(5):
        left = -15 + 6 * bay
        m.poly([(left, 8), (left, 12), (left + 6, 8)], mix(shade, BLACK, 0.12))
        m.poly([(left + 1, 8.4), (left + 1, 10.6), (left + 4.2, 8.4)], mix(here.haze, WHITE, 0.24))
    for place in range(7):
        if random.random() < 0.7:
            m.rect(-13.6 + 4 * place, 3, 1.8, 3, pane)
    return m.shapes


def _plume(here: Air, mouth: tuple[float, float], unit: float) -> Shapes:
    """Smoke that drifts to the right, lit from below."""
    dark, warm = mix(here.far, here.haze, 0.5), mix(here.horizon, here.haze, 0.35)
    shapes = []
    for puff in range(PUFFS):
        way = puff / PUFFS
        x, y = mouth[0] + way**1.3 * 17 * unit, mouth[1] - (8 * way**0.7 + 0.8 * sin(7 * way)) * unit
        radius = (0.9 + 2.5 * way) * unit
        shapes.append(brush.ellipse((x, y), (radius * 1.25, radius), dark, 0.5 * (1 - 0.75 * way)))
        shapes.append(brush.ellipse((x - 0.25 * radius, y + 0.2 * radius), (radius, 0.72 * radius), warm,
                                    0.34 * (1 - 0.7 * way)))  # fmt: skip
    return shapes


def _train(plan: CityPlan, here: Air, head: tuple[float, float], unit: float) -> Shapes:
    """An engine under steam with its wagons behind it, on its way to the right."""
    x, rail = head
    dark = mix(mix(here.fore, (40, 44, 56), 0.6), here.haze, 0.08)
    steam = mix(mix(here.horizon, WHITE, 0.55), here.haze, 0.15)
    m = Mason(here, plan.colour, x, rail, 0.36 * unit)
    for puff in range(9):
        way = puff / 9
        m.disc(-1.5 - 20 * way**1.2, 10 + 5.5 * way**0.8 + 0.7 * sin(5 * way), 1.2 + 2.3 * way, steam,
               0.75 * (1 - way))  # fmt: skip
    for wagon in range(WAGONS):
        left = -22 - 10.4 * wagon
        tone = ((152, 58, 48), (92, 104, 76), (176, 128, 74))[wagon % 3]
        wall = mix(lit_as(tone, here, plan.age), here.haze, 0.1)
        m.poly([(left, 1.2), (left, 6.6), (left + 9.4, 6.6), (left + 9.4, 1.2)], wall)
        m.poly([(left - 0.3, 6.6), (left + 0.4, 7.5), (left + 9, 7.5), (left + 9.7, 6.6)], dark)
        for pane in range(3):
            m.rect(left + 1 + 2.8 * pane, 3.6, 1.7, 1.8, (255, 214, 132))
        for wheel in (1.8, 7.6):
            m.disc(left + wheel, 0.9, 1.0, dark)
        m.line([(left + 9.4, 1.6), (left + 10.4, 1.6)], dark, 0.8)
    m.poly([(-12, 1), (-12, 8.4), (-7, 8.4), (-7, 1)], dark)
    m.rect(-11, 4.6, 2.6, 2.4, (255, 200, 110))
    m.poly(
        [(-7, 1.4), (-7, 5.8), (1.4, 5.8), (2, 4.6), (1.4, 1.4)], mix(dark, lit_as((124, 50, 42), here, plan.age), 0.5)
    )
    m.poly([(-2.2, 5.8), (-2.6, 10), (-0.2, 10), (-0.6, 5.8)], dark)
    m.dome(-4.6, 1.1, 5.8, "gold", 1.0)
    m.poly([(2, 0.6), (4, 0.6), (2, 2.6)], dark)
    for wheel, radius in ((-9.6, 1.5), (-5.6, 1.5), (-2, 1.5), (0.8, 0.9)):
        m.disc(wheel, radius, radius, dark)
    return m.shapes


_BY_AGE: Mapping[int, Callable[[CityPlan, Stage, Measure], Shapes]] = {
    1: _aqueduct,
    2: _castle,
    3: _mills,
    4: _railway,
}
