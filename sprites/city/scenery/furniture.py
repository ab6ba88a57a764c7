"""What stands about on the land of a city: trees, wells, carts and stalls, lamps, and the people on their ways."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sprites.city.homes import LAMPS
from sprites.city.light import air
from sprites.city.mason import Mason
from sprites.city.plan import CityPlan, Stage
from sprites.city.scenery.land import ABOVE, EDGE, LEAVES, river_at, shore_of, tones
from sprites.paint import brush
from sprites.paint.palette import Colour, mix
from sprites.places.air import Air

Shapes = list[str]

TREES, A_FOOD = 26, 8
"""Trees of a land without food, and for each class of food."""

STROLLERS = 16
COATS: Sequence[Colour] = ((196, 70, 58), (60, 96, 150), (236, 220, 190), (92, 122, 72), (150, 84, 140), (90, 66, 50))
"""People on their ways at least, and what they wear."""


def furniture(plan: CityPlan, stage: Stage, size: brush.Size) -> Shapes:
    """What stands about: trees alone and in groves, wells, carts, stacks of hay, and stalls where there is gold."""
    (width, height), here = size, air(plan)
    unit = height / 100
    top, foot = (stage.town * 100 + 2) * unit, (stage.work[0] * 100 - ABOVE - 1) * unit
    back, shore = (stage.horizon * 100 + 3) * unit, shore_of(stage) * height
    river = [river_at(stage, size, top - (2 + EDGE) * unit, step / 8) for step in range(9)]
    things: list[tuple[float, float, str, Random]] = []
    for number in range(round((TREES + A_FOOD * plan.food) * (1 - 0.6 * plan.drought))):
        random = Random(300 + number)
        x, y = random.uniform(0.005, 0.995) * width, random.uniform(top, max(top + unit, foot))
        if number % 3 == 0:
            y = random.uniform(back, top)
        elif number % 3 == 1:
            x = random.uniform(stage.square, 0.99) * width
        if (x > (stage.coast - 0.05) * width and y < shore + 1.5 * unit) or any(
            abs(x - at) < 2.2 * half + 2 * unit and abs(y - deep) < 4 * unit for at, deep, half in river
        ):
            continue
        for more in range(3 if number % 4 == 0 else 1):
            things.append((y + more * 0.4 * unit, x + (more - 1) * 3.4 * unit * (number % 4 == 0), "tree", random))
    for number, share in enumerate((stage.square - 0.05, 0.24, stage.square + 0.05)):
        things.append((top + (0.45 + 0.2 * number % 2) * (foot - top), share * width, "well", Random(number)))
    for number in range(plan.gold + 1):
        x = (stage.square + 0.035 + 0.024 * number) * width
        things.append((foot - 0.5 * unit, x, "stall", Random(number)))
    for number in range(2 + plan.food):
        random = Random(60 + number)
        kind = ("hay", "cart", "hay")[number % 3]
        things.append(
            (random.uniform(top, max(top + unit, foot)), random.uniform(0.02, stage.coast - 0.06) * width, kind, random)
        )
    for number in range(round(width / (7 * unit))):
        x = (number + 0.5) * 7 * unit
        if abs(x - stage.square * width) > 7 * unit:
            kind = "lamp" if plan.age >= LAMPS and number % 2 else "lime" if number % 3 else "bush"
            things.append((foot + 1.4 * unit, x, kind, Random(number)))
    for number in range(STROLLERS + plan.people):
        random = Random(800 + number)
        y = (
            random.uniform(top, foot + (2 * ABOVE + 1) * unit)
            if number % 2
            else foot + random.uniform(3, ABOVE + 6) * unit
        )
        things.append((y, random.uniform(stage.square - 0.1, 0.99) * width, "person", random))
    things = [
        thing for thing in things if thing[2] != "person" or thing[1] < (stage.coast - 0.05) * width or thing[0] > shore
    ]
    shapes = Shapes()
    for y, x, kind, random in sorted(things, key=lambda thing: thing[:2]):
        near = max(0.0, min(1.0, (y - back) / max(1.0, foot - back)))
        m = Mason(here, plan.colour, x, y, 0.36 * unit * (0.55 + 0.75 * near), 0.26 * (1 - near))
        if kind == "person":
            shapes += _person(x, y, (0.7 + 0.45 * near) * unit, plan, here, random)
            continue
        shapes.append(
            brush.ellipse((x + 1.4 * unit * (0.5 + near), y), (2.2 * unit * (0.5 + near), 0.5 * unit), here.fore, 0.22)
        )
        _thing(m, kind, plan, here, random)
        shapes += m.shapes
    return shapes


def _person(x: float, y: float, unit: float, plan: CityPlan, here: Air, random: Random) -> Shapes:
    """Somebody on the way, with a shadow."""
    coat = tones(plan, random.choice(COATS), here)
    return [
        brush.polygon(
            [(x, y), (x + 0.7 * unit, y), (x + 2.4 * unit, y + 0.5 * unit), (x + 1.6 * unit, y + 0.6 * unit)],
            here.fore,
            0.3,
        ),
        brush.polygon(
            [
                (x - 0.65 * unit, y),
                (x - 0.35 * unit, y - 2.3 * unit),
                (x + 0.35 * unit, y - 2.3 * unit),
                (x + 0.65 * unit, y),
            ],
            coat,
        ),
        brush.ellipse((x, y - 2.8 * unit), (0.5 * unit, 0.55 * unit), tones(plan, (226, 178, 140), here)),
    ]


def _thing(m: Mason, kind: str, plan: CityPlan, here: Air, random: Random) -> None:
    if kind == "tree":
        leaf = tones(plan, random.choice(LEAVES[plan.age]), here)
        pointed = plan.age in (1, 3) and random.random() < 0.5
        _tree(
            m,
            leaf,
            mix(leaf, here.fore, 0.32),
            random.uniform(15, 24),
            5 if pointed else random.uniform(9, 13),
            pointed,
        )
    elif kind == "well":
        m.block(-5, 10, 5, tone="stone", split=0.6)
        m.line([(-4, 5), (-4, 13)], "wood", 1.2)
        m.line([(4, 5), (4, 13)], "wood", 1.2)
        m.gable(-5, 10, 5, 12.6)
        m.line([(0, 12), (0, 7)], "dark", 0.5)
    elif kind in ("lime", "bush"):
        leaf, is_low = tones(plan, LEAVES[plan.age][0], here), kind == "bush"
        _tree(m, leaf, mix(leaf, here.fore, 0.32), 5 if is_low else random.uniform(11, 14), 8, False)
    elif kind == "lamp":
        for radius, strength in ((9.0, 0.1), (5.5, 0.16), (3.0, 0.3)):
            m.disc(0, 14, radius, (255, 190, 96), strength)
        m.line([(0, 0), (0, 13)], "dark", 1.0)
        m.disc(0, 14, 1.7, "lit")
    elif kind == "hay":
        m.dome(0, 5, 0, tones(plan, (218, 182, 88), here), 1.3)
        m.line([(0, 6), (0, 9)], "wood", 0.7)
    elif kind == "cart":
        m.block(-6, 11, 3.4, 2.6, "wood")
        m.dome(-0.5, 4.6, 6, "white", 0.8)
        m.wheel(-3.4, 2.4, 2.4, 6)
        m.wheel(3, 2.4, 2.4, 6)
    else:
        m.line([(-6, 0), (-6, 12)], "wood", 1.2)
        m.line([(6, 0), (6, 12)], "wood", 1.2)
        m.block(-6.4, 12.8, 4, tone="wood")
        for place, tone in enumerate(("gold", "leaf", "fire")):
            m.disc(-4 + 4 * place, 5, 1.5, tone)
        m.awning(-8, 16, 11, 5, tone=("cloth", "gold", "roof", "leaf")[random.randrange(4)])


def _tree(m: Mason, leaf: Colour, deep: Colour, high: float, wide: float, is_pointed: bool) -> None:
    """A tree with a light and a dark side: slim and pointed, or round in three clumps."""
    m.line([(0, 0), (0, high * 0.45)], "wood", 1.2)
    if is_pointed:
        m.poly([(-wide / 2, high * 0.2), (-wide * 0.3, high * 0.7), (0, high), (wide * 0.3, high * 0.7),
                (wide / 2, high * 0.2), (0, high * 0.1)], leaf)  # fmt: skip
        m.poly([(wide * 0.06, high * 0.12), (0, high), (wide * 0.3, high * 0.7), (wide / 2, high * 0.2)], deep)
        return
    for x, y, r, tone in (
        (0.2, 0.5, 0.44, deep),
        (-0.22, 0.56, 0.4, leaf),
        (0.04, 0.76, 0.4, leaf),
        (0.3, 0.66, 0.26, deep),
    ):
        m.disc(x * wide, y * high, r * wide, tone)
