"""Where the hexes of the map lie on the table, and the dots on their sides and corners."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from game.wealth_of_nations.cards.components import INDUSTRIES, LIES, MAP
from game.wealth_of_nations.cards.hexes import Cell, Spot
from game.wealth_of_nations.state import Tile, WealthState
from scenes import ui
from sprites.maps import hexes
from sprites.things import buildings

SIDE = 37.0
"""The length of a hex's sides on a table of usual letters."""

FOOT = 3.0
"""How far under the middle of its tile a building stands, in units of a map of the usual size."""

DOT_DROP = 13 / SIDE
"""How far under the middle of its tile the whole dot lies, so that a building has room, in lengths of a side."""

GRAIN = 64
"""Parts of a unit on which the borders between hexes lie."""

WIDE, HIGH = 16.0, 14.375
"""Room for the map and its rim, in lengths of a hex's side."""


def centre(hex: int) -> ui.Point:
    """The middle of a hex, from the middle of the map, in lengths of a hex's side."""
    q, r = MAP.cells[hex]
    return (sqrt(3) * (q + r / 2), 1.5 * r)


def doorstep(hex: int) -> ui.Point:
    """Where a tile's own whole dot lies, and its roads begin, from the middle of the map in lengths of a side."""
    x, y = centre(hex)
    return (x, y + DOT_DROP)


def roads(dot: tuple[int, ...]) -> Iterator[tuple[ui.Point, ui.Point]]:
    """The ways between tiles that share a dot: from door to door, or to the corner where three meet."""
    doors = [doorstep(hex) for hex in dot]
    if len(doors) == 2:
        yield doors[0], doors[1]
    elif len(doors) == 3:
        middles = [centre(hex) for hex in dot]
        corner = sum(x for x, _ in middles) / 3, sum(y for _, y in middles) / 3
        yield from ((door, corner) for door in doors)


def _spot_points() -> dict[Spot, ui.Point]:
    points: dict[Spot, ui.Point] = {}
    for hex in range(len(MAP.cells)):
        for number in range(1, 7):
            (side,) = MAP.spots(hex, (number,), (), 0)
            (corner,) = MAP.spots(hex, (), (number,), 0)
            points[side] = hexes.side_middle(centre(hex), 1.0, number)
            points[corner] = hexes.corner(centre(hex), 1.0, number)
    return points


SPOT_POINTS: Mapping[Spot, ui.Point] = _spot_points()
"""Where the dots on sides and corners lie, from the middle of the map, in lengths of a hex's side."""


def water_of(state: WealthState) -> tuple[Cell, ...]:
    """The hexes of the board that are water."""
    return tuple(MAP.cells[hex] for hex in state.land.water)


class Ground(NamedTuple):
    """Where the map lies on the table, and how long the sides of its hexes are. Lengths are in units."""

    area: ui.Area
    middle: ui.Point
    side: float

    @classmethod
    def within(cls, area: ui.Area) -> Ground:
        """The largest map that an area has room for."""
        x, y, width, height = area
        return cls(area, (x + width / 2, y + height / 2), min(width / WIDE, height / HIGH))

    def at(self, point: ui.Point) -> ui.Point:
        """A point of the map on the table."""
        return (self.middle[0] + self.side * point[0], self.middle[1] + self.side * point[1])

    def hex_centre(self, hex: int) -> ui.Point:
        """The middle of a hex."""
        return self.at(centre(hex))

    def touch_area(self, hex: int) -> ui.Area:
        """Where a hex is touched: its rectangle without the tips. Its borders lie on a fine grid of binary fractions,
        so that neighbours share nothing and no point lies between them.
        """
        (x, y), wide, high = self.hex_centre(hex), self.side * sqrt(3), self.side * 1.5
        left, right, top, bottom = (
            round(border * GRAIN) / GRAIN for border in (x - wide / 2, x + wide / 2, y - high / 2, y + high / 2)
        )
        return (left, top, right - left, bottom - top)

    def tile_area(self, hex: int) -> ui.Area:
        """The rectangle around a whole hex."""
        (x, y), wide = self.hex_centre(hex), self.side * sqrt(3)
        return (x - wide / 2, y - self.side, wide, 2 * self.side)

    def building_area(self, hex: int) -> ui.Area:
        """The rectangle of what stands on a tile."""
        (x, y), wide, high = self.hex_centre(hex), self.scaled(buildings.WIDE), self.scaled(buildings.HIGH)
        return (x - wide / 2, y + self.scaled(FOOT) - high, wide, high)

    def beside_door(self, hex: int, across: float, down: float) -> ui.Point:
        """A place on a tile, so many units of a map of the usual size right of its middle and below."""
        x, y = self.hex_centre(hex)
        return (x + self.scaled(across), y + self.scaled(down))

    def scaled(self, length: float) -> float:
        """A length on a map of the usual size."""
        return length * self.side / SIDE


def point_area(point: ui.Point) -> ui.Area:
    """A spot without extent, for pictures that cannot be touched."""
    return (*point, 0.0, 0.0)


class Dot(NamedTuple):
    """A whole dot: whose product it brings, where it lies from the middle of the map, on which hexes, and whether it is
    shared, so idle.
    """

    industry: str
    at: ui.Point
    hexes: tuple[int, ...]
    is_idle: bool


def whole_dots(tiles: Sequence[Tile | None], owners: Sequence[int]) -> dict[str, Dot]:
    """Every whole dot of the map by a name of its own (W-DOTS-02, W-DOTS-03, W-PRODUCE-06)."""
    dots: dict[str, Dot] = {}
    meeting: dict[tuple[str, Spot], list[int]] = {}
    for hex, tile in enumerate(tiles):
        if tile is None:
            continue
        if INDUSTRIES[tile.industry].centre:
            dots[f"dot {MAP.names[hex]}"] = Dot(tile.industry, doorstep(hex), (hex,), False)
        for spot in LIES[tile.industry][hex][tile.turn].spots:
            meeting.setdefault((tile.industry, spot), []).append(hex)
    for (industry, spot), parts in meeting.items():
        if len(parts) == MAP.parts[spot]:
            is_shared = len({owners[hex] for hex in parts}) > 1
            dots[f"dot {spot}"] = Dot(industry, SPOT_POINTS[spot], tuple(parts), is_shared)
    return dots
