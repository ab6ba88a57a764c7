"""Smoke over a city: of the wars of its neighbours, of its own, and of the roofs that one has broken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import sin
from typing import NamedTuple

import pygame

from sprites.city.plan import CityPlan, Stage
from sprites.city.scenery.backdrop import foot_of_neighbours, neighbour_at
from sprites.paint import brush
from sprites.paint.palette import Colour, mix

SMOKE, GLOW = (52, 44, 50), (255, 150, 90)
FLAMES: tuple[tuple[Colour, float, float, float], ...] = (
    ((214, 70, 22), 6.4, 9.5, 0.16),
    ((255, 148, 40), 4.2, 6.6, -0.1),
    ((255, 226, 130), 2.2, 3.8, 0.05),
)
"""Colour, width, height and lean of each tongue of a fire, in its units."""

EMBERS, CHARRED, DULL = 0.5, (58, 34, 36), 0.6
"""How large embers are beside flames, and how far they have turned to what is charred."""

BESIDE = (-3.4, 0.55), (3.0, 0.7), (5.2, 0.35)
"""How far beside a fire smaller ones burn, in its units, and their sizes as shares of it."""

TONGUE = ((-0.5, 0.0), (-0.62, 0.3), (-0.3, 0.62), (-0.34, 0.78), (0.04, 1.0), (0.2, 0.66), (0.58, 0.36), (0.5, 0.0))
PUFFS = 11
SOFT = (1.4, 0.2), (1.1, 0.3), (0.75, 0.34)
"""How large the rings of a puff are, and how much each hides: it has no edge."""

NEAR_EDGE = 0.4
"""How near to the upper edge the middle of a puff comes, as a share of its radius, until nothing is left of it."""

BOX = (60.0, 48.0)
"""Width and height of a column of smoke, in units."""
FROM_LEFT, FROM_FOOT = 20.0, 6.0
"""Where in that it rises from."""


OWN_WAR, DRIFT = 0.975, 28.0
"""Where the smoke of the own war rises, far away on the horizon so that no own roof seems to burn, as a share of the
width; and how far from the right edge at least, in its units: so far it drifts.
"""


DEPTHS = (13.0, 1.3), (-3.0, 0.62), (23.0, 1.75), (3.0, 0.85), (-1.0, 0.7), (19.0, 1.55), (8.0, 1.05)
"""How many units below the line of the town houses burn, one after the other, and how large they are: near ones
more.
"""

CLEAR_OF_LOTS, BEFORE_LOTS = 0.045, (14.0, 1.35)
"""How far from the middle of a building nothing burns behind it, as a share of the width, and where it burns then."""


class Fire(NamedTuple):
    """Where smoke rises from, in pixels, how many pixels a unit of it is, and where the sky ends: it is gone there."""

    x: float
    y: float
    unit: float
    top: float = 0.0

    @property
    def box(self) -> pygame.Rect:
        """What its smoke reaches."""
        unit = self.unit
        left, top = self.x - FROM_LEFT * unit, self.y - (BOX[1] - FROM_FOOT) * unit
        return pygame.Rect(round(left), round(top), round(BOX[0] * unit), round(BOX[1] * unit))


def fires(plan: CityPlan, stage: Stage, size: brush.Size) -> Iterator[Fire]:
    """Everything that burns."""
    (width, height), unit = size, size[1] / 100
    for place, neighbour in enumerate(plan.neighbours):
        if neighbour.burns:
            yield Fire(neighbour_at(plan, stage, place) * width, (foot_of_neighbours(stage) - 3.5) * unit, 1.3 * unit)
    foot, high = stage.lot
    for lot, share in zip(plan.lots, stage.lots, strict=False):
        if lot and lot.is_broken:
            yield Fire(share * width + 5 * unit, (foot - 0.62 * high) * height, 0.9 * unit)
    if plan.is_at_war:
        x = min(OWN_WAR * width, width - DRIFT * 0.8 * unit)
        yield Fire(x, (100 * stage.horizon - 1) * unit, 0.8 * unit)


def burning(plan: CityPlan, stage: Stage, size: brush.Size) -> Iterator[Fire]:
    """The houses of the people that burn, those first that are seen best. None far away burns before a building."""
    width, unit = size[0], size[1] / 100
    built = [share for lot, share in zip(plan.lots, stage.lots, strict=False) if lot]
    for number, share in enumerate(stage.fires[: plan.fires]):
        below, large = DEPTHS[number % len(DEPTHS)]
        if below < 0 and any(abs(share - lot) < CLEAR_OF_LOTS for lot in built):
            below, large = BEFORE_LOTS
        yield Fire(share * width, (stage.town * 100 + below) * unit, large * unit)


def _below(y: float, radius: float) -> float:
    """How much is left of a puff so far under the upper edge of the picture: none is cut off there."""
    return float(max(0.0, min(1.0, (y / radius - NEAR_EDGE) / (1 - NEAR_EDGE))) ** 1.5)


def embers(fire: Fire, fanned: float = 0.0, sway: float = 0.0) -> list[str]:
    """What glows low in a burnt roof: it draws no eye from what is read beside it. `fanned` is how bright it is, `sway`
    how far it leans.
    """
    low = fire._replace(unit=EMBERS * fire.unit)
    dull = DULL * (1 - fanned)
    return _tongues(low, [(mix(tone, CHARRED, dull), wide, high, lean + sway) for tone, wide, high, lean in FLAMES[:2]])


def flames(fire: Fire, sway: float = 0.0, dull: float = 0.0) -> list[str]:
    """Three tongues of fire, one in the other, that lean so far, and smaller ones at both sides; `dull` is how far they
    have turned to what is charred.
    """
    leaning = [(mix(tone, CHARRED, dull), wide, high, lean + sway) for tone, wide, high, lean in FLAMES]
    beside = [fire._replace(x=fire.x + way * fire.unit, unit=share * fire.unit) for way, share in BESIDE]
    return [shape for each in (*beside, fire) for shape in _tongues(each, leaning)]


def _tongues(fire: Fire, tongues: Iterable[tuple[Colour, float, float, float]]) -> list[str]:
    shapes = []
    for tone, wide, high, lean in tongues:
        tongue = [(fire.x + (x + lean * y) * wide * fire.unit, fire.y - y * high * fire.unit) for x, y in TONGUE]
        shapes.append(brush.polygon(tongue, tone))
    return shapes


def puffs(fire: Fire, phase: float) -> list[str]:
    """The puffs of a column that drifts up and to the right; with a phase of 1 it looks as with 0."""
    shapes = []
    for puff in range(PUFFS):
        way = (puff + phase) / PUFFS
        radius = (1.5 + 6.0 * way + 0.9 * sin(17 * way)) * fire.unit
        x = fire.x + (way * way * 18 + 1.8 * sin(9 * way)) * fire.unit
        y = fire.y - (30 * way**0.9 + 0.8 * sin(13 * way)) * fire.unit
        strength = 0.72 * (1 - way) ** 1.1 * min(1.0, 4 * way) * _below(y - fire.top, SOFT[0][0] * radius)
        for share, depth in SOFT:
            shapes.append(brush.ellipse((x, y), (1.16 * share * radius, share * radius), SMOKE, depth * strength))
        light = x - radius * 0.2, y + radius * 0.16
        shapes.append(brush.ellipse(light, (radius * 0.7, radius * 0.5), mix(SMOKE, GLOW, 0.3), strength * 0.2))
    return shapes
