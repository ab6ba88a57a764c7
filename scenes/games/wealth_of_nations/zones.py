"""Where the zones of the table lie, for every number of seats and every spare room around the canvas.

All areas are in units. What a wide window has to spare goes to the plaques at the left.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from scenes.kit.spare_room import plaque_column, plaques_in
from scenes.window.layout import Area

EDGE = 8.0
"""Empty units along the sides of the canvas."""

GAP = 6.0
WIDTH = 1280.0
TOP, BOTTOM = 44.0, 576.0
"""Upper and lower end of plaques, map and markets."""

PLAQUE_WIDTH = 244.0
TALLEST_PLAQUE = 160.0
PLAQUES_BOTTOM = 450.0

BOARD: Area = (260.0, TOP, 592.0, BOTTOM - TOP)
RIGHT: Area = (860.0, TOP, 412.0, BOTTOM - TOP)
"""The column of the markets; before the first round of the flags and packages that may be taken."""

MARKET_HEIGHT, MARKET_STEP = 86.0, 90.0
FINANCE: Area = (RIGHT[0], TOP + 5 * MARKET_STEP, RIGHT[2], BOTTOM - TOP - 5 * MARKET_STEP)
STRIP: Area = (EDGE, 582.0, 1264.0, 54.0)
PLAN: Area = (EDGE, 642.0, 1264.0, 41.0)
ANSWERS: Area = (520.0, 644.0, 740.0, 37.0)


@dataclass(frozen=True)
class Zones:
    """The areas that differ between tables: a plaque for every rival, and the barters under them."""

    plaques: tuple[Area, ...]
    barter: Area


def market_area(number: int) -> Area:
    """The board of a commodity market, counted from the top."""
    return (RIGHT[0], TOP + number * MARKET_STEP, RIGHT[2], MARKET_HEIGHT)


@lru_cache(maxsize=32)
def zones(seats: int, margin: float) -> Zones:
    """The zones of a table with this many seats; `margin` is the spare room on each side of the canvas."""
    column = plaque_column(PLAQUE_WIDTH, margin)
    plaques = plaques_in(column, seats - 1, TOP, PLAQUES_BOTTOM, GAP, TALLEST_PLAQUE)
    top = plaques[-1][1] + plaques[-1][3] + GAP
    barter = (column[0], top, column[1], BOTTOM - top)
    return Zones(plaques, barter)
