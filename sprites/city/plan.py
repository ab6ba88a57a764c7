"""The plan of a city: plain values that say all that its picture shows. Equal plans look alike."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from sprites.paint.palette import Colour
from sprites.poster.motif import Motif

LEAST_LOT = 0.25
"""How high buildings are at least, as a share of a picture that is so high that they crowd each other."""

HERO = 1.75
"""How much larger the building is that towers over all others."""

FEW_WORKS, GIVES_WAY = 3, 0.045
"""Wonders that have room right of the usual square, and how much further left it lies for each one more."""

ABREAST = (0.8, 0.75, 1.2)
"""How wide a building, the square and a wonder are, as shares of the height of a window that they fill."""

MOODS = ("full", "quiet", "contrast")
"""How a city is painted: as it is; with less colour, so that it draws no eye; or dark behind what must be read."""


OPEN = 0.19, 0.05
"""How much of its width each wonder takes in a picture that is twice as wide as high, before the buildings, and how far
right of the square the first of them begins.
"""

GOLDEN, MOST_FIRES = 0.618034, 14
"""How far apart houses burn, one after the other, as a share of the width: they fill it evenly."""


class Lot(NamedTuple):
    """A building or a camp of soldiers: its sign, its age from 1, how many work there, whether a war broke its roof."""

    emblem: str
    age: int
    workers: int = 0
    is_army: bool = False
    is_broken: bool = False


class CityWonder(NamedTuple):
    """A wonder: the poster that shows it, and how many of its sections stand."""

    motif: Motif
    built: int = 1
    of: int = 1

    @property
    def is_ready(self) -> bool:
        """Whether all of it stands."""
        return self.built >= self.of


class Neighbour(NamedTuple):
    """Another city on the hills: its colour, flags, houses, and whether it makes war."""

    colour: Colour
    flags: int
    houses: int
    burns: bool = False


@dataclass(frozen=True)
class CityPlan:
    """All that the picture of a city shows.

    age, hour: 1 to 4, and how much of the day, which is the whole game, has passed, from 0 to 1. colour, beast: of the
    side, and the sign on its column. lots: places for buildings from left to right, None where nothing stands. people:
    all of them; free: those without work. food, gold: 0 to 4; stone: blocks. drought: 0 to 1. works: wonders, that
    under construction last. colonies: their signs. tower: how strong a shadow is, 0 for none. fires: houses that burn.
    night: how far it has fallen, from 0 to 1. is_festive: whether it has won, and all of it is out to see. is_vigil:
    whether it has hardly been held, and those who are left wait for the morning in its ruins.
    """

    age: int = 1
    hour: float = 0.0
    colour: Colour = (42, 157, 220)
    beast: str = ""
    has_adviser: bool = False
    lots: tuple[Lot | None, ...] = ()
    works: tuple[CityWonder, ...] = ()
    colonies: tuple[str, ...] = ()
    neighbours: tuple[Neighbour, ...] = ()
    people: int = 0
    free: int = 0
    food: int = 2
    gold: int = 0
    stone: int = 0
    drought: float = 0.0
    losses: int = 0
    is_at_war: bool = False
    tower: int = 0
    fires: int = 0
    night: float = 0.0
    is_festive: bool = False
    is_vigil: bool = False

    @property
    def scenery(self) -> CityPlan:
        """What of it is seen behind the buildings and wonders."""
        return replace(self, lots=(), works=(), beast="", has_adviser=False, free=0, stone=0, is_at_war=False, fires=0)

    @property
    def land(self) -> CityPlan:
        """The land of it, on which nobody has built anything."""
        return replace(self.scenery, neighbours=(), people=0)


class Stage(NamedTuple):
    """Where a city stands in its picture, as shares of its width (across) and of its height (down).

    lots, works, isles: the middles of what stands there. lot: foot and height of buildings. work: foot and height of
    wonders, and their greatest width. horizon, coast: where the sea ends above and at the left. town: where the houses
    of the people stand. square: the middle of the square. fires: where houses burn, those first that are seen best.
    has_plots: whether free places for buildings lie between ropes. has_quarter: whether buildings stand right of the
    square, before paler houses of the people. hero: the place of the building that towers over all others, -1 for none.
    centrepiece: where something is put up for a feast, 0 for nowhere.
    has_rims: whether a dark line parts every building from what lies behind it.
    has_houses_before: whether the nearest houses of the people stand before the buildings.
    """

    lots: tuple[float, ...]
    works: tuple[float, ...]
    isles: tuple[float, ...]
    lot: tuple[float, float] = (0.87, 0.56)
    work: tuple[float, float, float] = (0.9, 0.72, 0.125)
    horizon: float = 0.5
    coast: float = 0.86
    town: float = 0.68
    square: float = 0.53
    fires: tuple[float, ...] = ()
    has_plots: bool = True
    has_quarter: bool = False
    hero: int = -1
    centrepiece: float = 0.0
    has_rims: bool = False
    has_houses_before: bool = False

    def high(self, place: int) -> float:
        """How high the building at a place is."""
        return self.lot[1] * (HERO if place == self.hero else 1.0)

    @property
    def scenery(self) -> Stage:
        """Where what is seen behind the buildings and wonders stands."""
        return self._replace(
            lots=(), works=(), lot=(0.0, 0.0), fires=(), hero=-1, has_rims=False, has_houses_before=False
        )


def spread(first: float, last: float, count: int) -> tuple[float, ...]:
    """So many places side by side, none nearer to the ends than half of what lies between two."""
    return tuple(first + (last - first) * (place + 0.5) / count for place in range(count))


def whole(plan: CityPlan, across: float = 7.0) -> Stage:
    """A stage on which all of a city is seen, for a window or the end of a game, so many times as wide as high."""
    works, isles, lots = max(2, len(plan.works)), len(plan.colonies), max(1, len(plan.lots))
    coast = 0.86 if isles < 4 else 0.8
    square = round(0.53 - GIVES_WAY * max(0, works - FEW_WORKS), 4)
    first, last, begins = 0.03, square - 0.03, square + 0.04
    return Stage(
        spread(first, last, lots),
        spread(begins, coast, works)[: len(plan.works)],
        spread(coast + 0.015, 0.995, max(1, isles))[:isles],
        lot=(0.87, round(max(LEAST_LOT, min(0.56, 0.914 * (last - first) * across / (0.9 * lots))), 4)),
        work=(0.9, 0.72, 0.94 * (coast - begins) / works),
        coast=coast,
        square=square,
    )


def close_up(plan: CityPlan, across: float) -> Stage:
    """A stage for a window in which little is seen, so many times as wide as high: all that was built is as large as
    has room, before little land. There is sea only where there are colonies in it.
    """
    works, isles, lots = len(plan.works), len(plan.colonies), max(1, len(plan.lots))
    coast = 1.03 if not isles else 0.9 if isles < 3 else 0.84
    last = min(0.985, coast - 0.01)
    a_lot, a_square, a_work = ABREAST
    size = min(1.0, last * across / (a_lot * lots + a_square + a_work * works))
    first_work = last - a_work * works * size / across
    square = first_work - 0.6 * a_square * size / across
    return Stage(
        spread(0.01, square - 0.4 * a_square * size / across, lots),
        spread(first_work, last, max(1, works))[:works],
        spread(coast + 0.01, 0.995, max(1, isles))[:isles],
        lot=(0.97, round(max(LEAST_LOT, 0.84 * size), 4)),
        work=(0.975, 0.92, round(a_work * size / across, 4)),
        horizon=round(0.4 + 0.16 * (1 - size), 4),
        town=round(0.6 + 0.14 * (1 - size), 4),
        coast=coast,
        square=round(square, 4),
        has_plots=False,
    )


def in_large(plan: CityPlan, across: float) -> Stage:
    """A stage for a picture as large as a window has room for, so many times as wide as high: wonders stand on the quay
    before the buildings, which take all of the width behind them.
    """
    works, isles, lots = len(plan.works), len(plan.colonies), max(1, len(plan.lots))
    coast = 1.03 if not isles else 0.9 if isles < 2 else 0.84
    last = min(0.985, coast - 0.01)
    wide, begins = OPEN
    square = round(max(0.16, last - begins - 2 * wide * works / across), 4) if works else 0.5
    between = [place / lots for place in range(1, lots)]
    fires = [*reversed(between), *((number * GOLDEN + 0.97) % 1 for number in range(MOST_FIRES))][:MOST_FIRES]
    return Stage(
        spread(0.01, last, lots),
        spread(square + begins, last, max(1, works))[:works],
        spread(coast + 0.01, 0.995, max(1, isles))[:isles],
        lot=(0.74, round(max(0.22, min(0.3, 0.78 * last * across / lots)), 4)),
        work=(0.94, 0.42, round(0.92 * (last - square - begins) / max(1, works), 4)),
        horizon=0.36,
        town=0.56,
        coast=coast,
        square=square,
        fires=tuple(round(each * last, 3) for each in fires),
        has_plots=False,
        has_houses_before=True,
    )
