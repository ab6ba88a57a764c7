"""The air in the light of a lamp: dust that drifts, and a flame that is never quite still. Times are milliseconds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from math import pi, sin
from random import Random

import pygame

from sprites.paint import brush
from sprites.paint.palette import Colour, hex_colour
from sprites.paint.theme import Theme

LIFE = 17_000.0
"""How long a speck of dust is seen."""
SIDES = (4.0, 5.5, 7.5)
"""How large specks are, in units; most of that is a soft rim."""
DRIFT, SWAY = (30.0, -17.0), 5.0
"""Units that a speck goes while it is seen, and by how much it strays."""
SPECK: Colour = hex_colour("#FFE7BE")
BRIGHTEST, GRADES = 0.75, 8
FLICKERS = 4
"""Steps from the dimmest to the brightest light of a flame."""

Seen = tuple[pygame.Surface, tuple[int, int]]
"""A picture and the pixel of its upper left corner."""


def motes(theme: Theme, ms: float, area: tuple[float, float, float, float], count: int) -> Iterator[Seen]:
    """Specks in an area of the canvas at this time; high contrast keeps clear of them."""
    if theme.scheme == "high contrast":
        return
    left, top, wide, high = area
    for number in range(count):
        life, share = divmod(ms / LIFE + number / count, 1.0)
        grade = round(GRADES * sin(pi * share))
        if not grade:
            continue
        across, down, size = _speck(int(life) * count + number)
        x = left + across * wide + DRIFT[0] * share + SWAY * sin(7 * share + number)
        y = top + down * high + DRIFT[1] * share
        side = theme.px(size)
        strength = BRIGHTEST * grade / GRADES
        speck = theme.cached(("speck", side, grade), partial(brush.spot, (side, side), SPECK, strength))
        yield speck, speck.get_rect(center=theme.spot(x, y)).topleft


@lru_cache(maxsize=64)
def _speck(seed: int) -> tuple[float, float, float]:
    """Where a speck comes into being, in shares of the area, and how large it is."""
    random = Random(seed)
    return random.random(), random.random(), random.choice(SIDES)


def flicker(ms: float) -> int:
    """How bright a flame burns at this time, from 0 to `FLICKERS`: calm, with a dip now and then."""
    calm = 0.7 + 0.2 * sin(ms / 1130) + 0.1 * sin(ms / 417)
    dip = max(0.0, sin(ms / 2900) * sin(ms / 701) - 0.45)
    return round(FLICKERS * max(0.0, min(1.0, calm - 1.4 * dip)))
