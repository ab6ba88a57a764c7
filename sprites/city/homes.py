"""The homes of a city: at least eight kinds for every age, each in tints, widths and heights of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random

from sprites.city.light import lit_as
from sprites.city.mason import Mason
from sprites.paint.palette import WHITE, Colour, mix
from sprites.places.air import Air

Home = Callable[[Mason, Random, float], float]
"""Draws a home of so many units of width around the middle of its foot and says how high it is."""

WALLS: Mapping[int, Sequence[Colour]] = {
    1: ((255, 248, 232), (250, 232, 200), (236, 196, 148), (255, 244, 224), (222, 158, 112), (248, 238, 214)),
    2: ((240, 230, 206), (224, 208, 172), (206, 182, 142), (232, 210, 184), (184, 172, 154)),
    3: ((252, 242, 214), (246, 212, 150), (234, 178, 134), (240, 220, 206), (206, 214, 196), (222, 152, 122)),
    4: ((196, 96, 68), (168, 76, 58), (214, 126, 88), (232, 206, 166), (206, 178, 142), (180, 92, 70)),
}
"""Tints of walls by age."""

ROOFS: Mapping[int, Sequence[Colour]] = {
    1: ((206, 84, 44), (184, 66, 40), (214, 110, 58), (198, 92, 48), (72, 122, 152)),
    2: ((156, 54, 44), (126, 66, 48), (98, 98, 108), (198, 164, 96), (140, 72, 60)),
    3: ((204, 88, 62), (180, 74, 58), (94, 108, 124), (106, 154, 138), (190, 104, 72)),
    4: ((86, 92, 106), (122, 72, 58), (70, 76, 88), (150, 88, 64)),
}
"""Tints of roofs by age."""

LAMPS, AWAKE = 4, 0.6
"""The age from which lamps are lit in homes, and in what share of them."""

GLASS: Colour = (238, 184, 104)
"""The light of a lamp: paler than where somebody works."""

OWN = 0.8
"""How much of its own tint a wall or roof has: the rest is that of the air."""

SHADOW, REACH, FALL = 0.3, 0.5, 0.1
"""How dark the shadow of a home is; how far it reaches to the right and towards the eye, in heights."""


def home(
    age: int,
    random: Random,
    air: Air,
    foot: tuple[float, float],
    wide: float,
    unit: float,
    haze: float,
    is_awake: bool = False,
) -> list[str]:
    """A home of this age with its shadow. foot: the middle of it, in pixels; wide: in units of so many pixels. There is
    light in it where somebody is awake at night, and by day in an age of lamps.
    """
    wall, roof = (lit_as(random.choice(tints[age]), air, age) for tints in (WALLS, ROOFS))
    own = replace(
        air, wall=mix(air.wall, wall, OWN), shade=mix(air.shade, mix(wall, air.fore, 0.34), OWN),
        roof=mix(air.roof, roof, OWN),
    )  # fmt: skip
    is_lit = (age >= LAMPS and random.random() < AWAKE) or is_awake
    m = Mason(own, random.choice(ROOFS[age]), *foot, unit, haze, GLASS if is_lit else None)
    high = random.choice(HOMES[age])(m, random, wide)
    half, long = wide / 2, REACH * high
    ground = Mason(air, WHITE, *foot, unit)
    ground.poly([(-half, 0), (half, 0), (half + long, -FALL * high), (half + long - 0.7 * wide, -FALL * high)],
                air.fore, SHADOW * (1 - haze))  # fmt: skip
    return ground.shapes + m.shapes


# -- Antiquity -------------------------------------------------------------------------------------------------


def _flat(m: Mason, random: Random, wide: float) -> float:
    high, left = random.uniform(8, 13), -wide / 2
    m.block(left, wide, high)
    m.rect(left - 0.4, high, wide + 0.8, 1.2, "wall")
    m.windows(left, wide * 0.62, high - 4.4, 2)
    m.door(left + wide * 0.2, 2.6, 4.6)
    if random.random() < 0.5:
        m.awning(left + wide * 0.3, wide * 0.6, high + 3.2, 2.4, 4)
        m.line([(left + wide * 0.34, high), (left + wide * 0.34, high + 3.4)], "wood", 0.6)
    return high


def _stepped(m: Mason, random: Random, wide: float) -> float:
    high, low = random.uniform(12, 17), random.uniform(6, 9)
    m.block(-wide / 2, wide * 0.56, high)
    m.windows(-wide / 2, wide * 0.36, high - 5, 2)
    m.block(-wide * 0.06, wide * 0.62, low)
    m.door(wide * 0.1, 2.6, 4.6)
    m.line([(0, low + 3.4), (wide * 0.5, low + 3.4)], "wood", 0.8)
    for share in (0.2, 0.48):
        m.line([(wide * share, low), (wide * share, low + 3.4)], "wood", 0.6)
    return high


def _villa(m: Mason, random: Random, wide: float) -> float:
    wide, high = wide * 1.25, random.uniform(6.5, 8.5)
    m.block(-wide / 2, wide, high)
    m.arches(-wide * 0.42, wide * 0.56, high * 0.66, 0, 3)
    m.hip(-wide / 2, wide, 4.6, high)
    return high + 4


def _porch(m: Mason, random: Random, wide: float) -> float:
    high = random.uniform(8, 10)
    m.block(-wide / 2, wide, high)
    m.columns(-wide * 0.46, wide * 0.92, high, 0, 4)
    m.gable(-wide / 2, wide, 4.4, high)
    return high + 4


def _thatched_round(m: Mason, random: Random, wide: float) -> float:
    high, wide = random.uniform(5, 7), wide * 0.8
    m.block(-wide / 2, wide, high)
    m.door(-wide * 0.14, 2.8, 4.4)
    m.spire(0, wide + 2, high + 2, high, (206, 172, 98))
    return high * 2


def _watch(m: Mason, random: Random, wide: float) -> float:
    high, half = random.uniform(18, 25), wide * 0.26
    m.both([(-half - 1, 0), (-half, high), (half, high), (half + 1, 0)], half * 0.3, "wall")
    m.teeth(-half - 0.6, 2 * half + 1.2, high, 3, 2)
    m.pane(-1, high - 5, 1.6, 2.8)
    return high


def _beehives(m: Mason, random: Random, wide: float) -> float:
    for place, size in enumerate((1.0, 1.3, 0.9)):
        x, r = (place - 1) * wide * 0.34, wide * 0.24 * size
        m.block(x - r, 2 * r, 3)
        m.dome(x, r, 3, "wall", 1.5)
        m.arch(x - r * 0.2, 1.8, 3.4, 0)
    return 9


def _insula(m: Mason, random: Random, wide: float) -> float:
    high = random.uniform(13, 18)
    m.block(-wide / 2, wide, high)
    m.arches(-wide * 0.46, wide * 0.6, 4.4, 0, 3)
    m.windows(-wide / 2, wide * 0.62, 6, 3, 2 if high > 15 else 1)
    m.poly([(-wide / 2 - 1, high), (-wide * 0.3, high + 3.4), (wide * 0.5, high + 3.4), (wide / 2 + 1, high)], "roof")
    return high + 3


# -- Middle Ages -----------------------------------------------------------------------------------------------


def _timbered(m: Mason, random: Random, wide: float) -> float:
    high, left, beam = random.uniform(9, 14), -wide / 2, (104, 66, 42)
    m.block(left + 0.7, wide - 1.4, high * 0.5)
    m.block(left, wide, high * 0.5, high * 0.5)
    m.gable(left, wide, random.uniform(8, 11), high)
    for y in (high * 0.5, high - 0.4):
        m.line([(left, y), (left + wide, y)], beam, 0.7)
    for share in (0.02, 0.34, 0.64):
        m.line([(left + wide * share, high * 0.5), (left + wide * share, high)], beam, 0.6)
    m.line([(left + wide * 0.02, high * 0.5), (left + wide * 0.34, high)], beam, 0.5)
    m.pane(left + wide * 0.42, high * 0.62, 2, 2.4)
    m.door(left + wide * 0.26, 2.6, 4)
    return high + 8


def _cottage(m: Mason, random: Random, wide: float) -> float:
    wide, high = wide * 1.15, random.uniform(5, 6.5)
    m.block(-wide / 2, wide, high)
    m.windows(-wide * 0.44, wide * 0.3, 2, 1)
    m.door(wide * 0.02, 2.4, 4)
    m.hip(-wide / 2 - 0.6, wide + 1.2, 6.4, high, (204, 168, 98), 0.24)
    m.chimney(wide * 0.22, 1.8, 4, high + 4)
    return high + 6


def _tower_house(m: Mason, random: Random, wide: float) -> float:
    high, wide = random.uniform(17, 23), wide * 0.66
    m.block(-wide / 2, wide, high)
    m.teeth(-wide / 2 - 0.5, wide + 1, high, 4, 2)
    m.windows(-wide / 2, wide * 0.66, high - 6, 2)
    m.pane(-wide * 0.2, high - 11, 1.4, 2.6)
    return high


def _crow_stepped(m: Mason, random: Random, wide: float) -> float:
    high, wide = random.uniform(10, 14), wide * 0.82
    m.block(-wide / 2, wide, high)
    for step in range(4):
        m.block(-wide / 2 + step * wide * 0.125, wide * (1 - 0.25 * step), 2.1, high + 2 * step)
    m.windows(-wide / 2, wide * 0.66, high - 4, 2)
    m.windows(-wide * 0.3, wide * 0.4, high + 1, 1)
    m.door(-wide * 0.12, 2.6, 4.4)
    return high + 8


def _long_house(m: Mason, random: Random, wide: float) -> float:
    wide, high = wide * 1.4, random.uniform(6, 8)
    m.block(-wide / 2, wide, high)
    m.windows(-wide * 0.46, wide * 0.6, high - 4, 4)
    m.hip(-wide / 2, wide, random.uniform(6, 8), high, slope=0.12)
    m.chimney(-wide * 0.2, 1.8, 4, high + 5, random.random() < 0.4)
    return high + 7


def _chapel(m: Mason, random: Random, wide: float) -> float:
    high = random.uniform(8, 10)
    m.block(-wide * 0.2, wide * 0.7, high)
    m.hip(-wide * 0.2, wide * 0.7, 6, high, slope=0.08)
    m.arches(-wide * 0.08, wide * 0.34, 4.6, 1.6, 2)
    m.tower(-wide * 0.32, wide * 0.32, high + 8, 11)
    return high + 18


def _twins(m: Mason, random: Random, wide: float) -> float:
    for left, share in ((-wide * 0.56, 0.5), (-wide * 0.06, 0.6)):
        high = random.uniform(8, 13)
        m.block(left, wide * share, high)
        m.windows(left, wide * share * 0.66, high - 4, 2)
        m.gable(left, wide * share, random.uniform(6, 9), high, "roof" if share == 0.5 else "cloth")
    return high + 7


def _round_tower(m: Mason, random: Random, wide: float) -> float:
    high, half = random.uniform(13, 18), wide * 0.3
    m.both([(-half, 0), (-half, high), (half, high), (half, 0)], half * 0.2, "wall")
    m.spire(0, 2 * half + 1, random.uniform(9, 12), high)
    m.pane(-1.4, high - 5, 1.5, 2.8)
    return high + 10


# -- Renaissance -----------------------------------------------------------------------------------------------


def _palazzo(m: Mason, random: Random, wide: float) -> float:
    wide, high = wide * 1.15, random.uniform(13, 17)
    m.block(-wide / 2, wide, high)
    m.arches(-wide * 0.46, wide * 0.6, 4.6, 0, 4)
    m.windows(-wide / 2, wide * 0.66, 6.4, 4, 2 if high > 14.6 else 1)
    m.rect(-wide / 2 - 0.6, high, wide + 1.2, 1, "wall")
    m.hip(-wide / 2, wide, 3, high + 1, slope=0.16)
    return high + 4


def _canal_house(m: Mason, random: Random, wide: float) -> float:
    high, wide = random.uniform(13, 18), wide * 0.62
    m.block(-wide / 2, wide, high)
    m.windows(-wide / 2, wide * 0.66, 6, 2, 2)
    m.door(-wide * 0.14, 2.4, 4.4)
    m.dome(0, wide * 0.34, high, "wall", 1.3)
    m.block(-wide * 0.5, wide, 1, high, "wall")
    return high + 5


def _little_dome(m: Mason, random: Random, wide: float) -> float:
    high = random.uniform(8, 11)
    m.block(-wide / 2, wide, high)
    m.arches(-wide * 0.42, wide * 0.54, 5.4, 0, 2)
    m.block(-wide * 0.3, wide * 0.6, 3, high)
    m.dome(0, wide * 0.31, high + 3, "roof", 1.15)
    m.rect(-0.5, high + wide * 0.34 + 3, 1, 3, "wall")
    return high + 10


def _campanile(m: Mason, random: Random, wide: float) -> float:
    high, wide = random.uniform(23, 31), wide * 0.4
    m.block(-wide / 2, wide, high)
    m.rect(-wide / 2 - 0.7, high - 6, wide + 1.4, 1, "shade")
    m.arches(-wide / 2, wide * 0.7, 3.6, high - 4.6, 1)
    m.spire(0, wide + 1, 6.5, high)
    return high + 6


def _loggia(m: Mason, random: Random, wide: float) -> float:
    high = random.uniform(10, 14)
    m.block(-wide / 2, wide, high)
    m.arches(-wide * 0.46, wide * 0.62, 4, high - 5, 4)
    m.windows(-wide / 2, wide * 0.6, 3, 3)
    m.hip(-wide / 2, wide, 3.4, high, slope=0.1)
    return high + 3


def _mansard(m: Mason, random: Random, wide: float) -> float:
    high = random.uniform(9, 13)
    m.block(-wide / 2, wide, high)
    m.windows(-wide / 2, wide * 0.66, high - 8 if high > 11 else 3, 3, 2 if high > 11 else 1)
    m.hip(-wide / 2, wide, 5.4, high, slope=0.1)
    for share in (-0.28, 0.02):
        m.block(wide * share, 2.2, 2.6, high + 1, "wall")
        m.pane(wide * share + 0.4, high + 1.3, 1.1, 1.8)
    return high + 5


def _dormered(m: Mason, random: Random, wide: float) -> float:
    high, wide = random.uniform(8, 12), wide * 0.9
    m.block(-wide / 2, wide, high)
    m.windows(-wide / 2, wide * 0.64, high - 4, 3)
    m.gable(-wide / 2, wide, random.uniform(6, 8), high, split=0.58)
    m.chimney(wide * 0.26, 1.6, 5, high + 1, False)
    m.door(-wide * 0.2, 2.6, 4.2)
    return high + 6


def _garden_house(m: Mason, random: Random, wide: float) -> float:
    high = random.uniform(7, 9)
    m.tree(-wide * 0.62, 15, 4, True)
    m.block(-wide * 0.36, wide * 0.86, high)
    m.windows(-wide * 0.34, wide * 0.5, high - 4.2, 3)
    m.hip(-wide * 0.36, wide * 0.86, 4, high)
    m.tree(wide * 0.56, 11, 5)
    return high + 4


# -- Industrial Age --------------------------------------------------------------------------------------------


def _tenement(m: Mason, random: Random, wide: float) -> float:
    high = random.uniform(14, 23)
    m.block(-wide / 2, wide, high)
    m.windows(-wide / 2, wide * 0.66, 2.4, 3, int((high - 3) / 4.76))
    m.rect(-wide / 2 - 0.6, high, wide + 1.2, 1.2, "roof")
    for share in (-0.3, -0.2, 0.2):
        m.rect(wide * share, high + 1, 1.1, 2.4, "roof")
    return high + 2


def _terrace(m: Mason, random: Random, wide: float) -> float:
    wide, high = wide * 1.35, random.uniform(8, 10)
    m.block(-wide / 2, wide, high, split=0.86)
    for place in range(3):
        left = -wide / 2 + place * wide / 3
        m.gable(left + 0.6, wide / 3 - 1.2, 4, high)
        m.pane(left + wide * 0.06, high - 3.8, 1.8, 2.4)
        m.rect(left + wide * 0.2, 0, 1.8, 3.6, "dark")
        m.chimney(left + wide / 3 - 0.6, 1.5, 5, high, False)
    return high + 4


def _workshop(m: Mason, random: Random, wide: float) -> float:
    wide, high = wide * 1.5, random.uniform(7, 9)
    m.block(-wide / 2, wide, high)
    for place in range(4):
        left = -wide / 2 + place * wide / 4
        m.poly([(left, high), (left, high + 4.4), (left + wide / 4, high)], "roof")
        m.poly([(left, high), (left, high + 4.4), (left + wide * 0.05, high + 3.5), (left + wide * 0.05, high)], "pane")
    m.windows(-wide / 2, wide * 0.66, 2.6, 5)
    return high + 4


def _stack(m: Mason, random: Random, wide: float) -> float:
    m.block(-wide * 0.2, wide * 0.7, 7)
    m.windows(-wide * 0.18, wide * 0.46, 2.4, 3)
    m.chimney(-wide * 0.32, 3.2, random.uniform(24, 32))
    return 20


def _apartments(m: Mason, random: Random, wide: float) -> float:
    wide, high = wide * 1.05, random.uniform(12, 16)
    m.block(-wide / 2, wide, high)
    m.windows(-wide / 2, wide * 0.66, 5.4, 4, 2 if high > 14 else 1)
    m.awning(-wide * 0.46, wide * 0.5, 3.6, 1.8, 5)
    m.hip(-wide / 2, wide, 5, high, slope=0.08)
    for share in (-0.3, -0.02):
        m.pane(wide * share, high + 1.2, 1.6, 2.2)
    return high + 5


def _gasometer(m: Mason, random: Random, wide: float) -> float:
    high, half = random.uniform(10, 13), wide * 0.56
    m.both([(-half, 0), (-half, high - 2), (-half * 0.6, high), (half * 0.6, high), (half, high - 2), (half, 0)],
           half * 0.3, "steel")  # fmt: skip
    for share in (-1.0, -0.4, 0.3, 1.0):
        m.line([(half * share, 0), (half * share, high + 4)], "dark", 0.5)
    for y in (high * 0.5, high + 4):
        m.line([(-half, y), (half, y)], "dark", 0.5)
    return high


def _clock_tower(m: Mason, random: Random, wide: float) -> float:
    high, half = random.uniform(21, 27), wide * 0.25
    m.block(-wide * 0.1, wide * 0.66, 10)
    m.windows(0, wide * 0.44, 3, 3)
    m.hip(-wide * 0.1, wide * 0.66, 4, 10)
    m.block(-half - wide * 0.2, 2 * half, high)
    m.disc(-wide * 0.26, high - 4, 1.8, "white")
    m.spire(-wide * 0.2, 2 * half + 1, 8, high)
    return high + 7


def _warehouse(m: Mason, random: Random, wide: float) -> float:
    wide, high = wide * 1.1, random.uniform(12, 15)
    m.block(-wide / 2, wide, high)
    m.gable(-wide / 2, wide, 4.6, high, "wall")
    m.windows(-wide / 2, wide * 0.66, 5.6, 3, 1)
    m.arches(-wide * 0.46, wide * 0.6, 4, 0, 2)
    m.line([(-wide * 0.1, high + 2), (-wide * 0.1 - 3, high + 2)], "dark", 0.7)
    return high + 4


def _water_tower(m: Mason, random: Random, wide: float) -> float:
    high, half = random.uniform(14, 18), wide * 0.32
    for share in (-0.9, 0.0, 0.9):
        m.line([(half * share, 0), (half * share, high)], "dark", 0.8)
    m.line([(-half, 3), (half, high - 2)], "dark", 0.4)
    m.block(-half - 0.6, 2 * half + 1.2, 6.4, high, "wood")
    m.spire(0, 2 * half + 1.4, 4, high + 6.4)
    return high + 8


HOMES: Mapping[int, Sequence[Home]] = {
    1: (_flat, _flat, _stepped, _villa, _porch, _thatched_round, _watch, _beehives, _insula),
    2: (_timbered, _timbered, _cottage, _tower_house, _crow_stepped, _long_house, _chapel, _twins, _round_tower),
    3: (_palazzo, _canal_house, _little_dome, _campanile, _loggia, _mansard, _dormered, _garden_house, _canal_house),
    4: (
        _tenement, _tenement, _terrace, _workshop, _stack, _apartments, _apartments, _gasometer, _clock_tower,
        _warehouse, _warehouse, _water_tower,
    ),
}  # fmt: skip
"""What people live and work in, by age; what is seen more often stands there twice."""
