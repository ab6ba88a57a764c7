"""Where the hexes of the map lie on the table, and the dots on their sides and corners. Lengths are in units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from game.wealth_of_nations.components import INDUSTRIES, LIES, MAP
from game.wealth_of_nations.hexes import Spot
from game.wealth_of_nations.state import Tile
from scenes.games.wealth_of_nations.zones import BOARD
from scenes.window.layout import Area, Point
from sprites import hexes

SIDE = 37.0
"""The length of a hex's sides."""

HEX_WIDTH = SIDE * sqrt(3)
ROW_STEP = SIDE * 1.5
MIDDLE = (BOARD[0] + BOARD[2] / 2, BOARD[1] + BOARD[3] / 2)


def hex_centre(hex: int, middle: Point = MIDDLE, side: float = SIDE) -> Point:
    """The middle of a hex on a map that lies around a point, with hexes of this size; usually the board."""
    q, r = MAP.cells[hex]
    return (middle[0] + side * sqrt(3) * (q + r / 2), middle[1] + side * 1.5 * r)


def touch_area(hex: int) -> Area:
    """Where a hex is touched: its rectangle without the tips, so that neighbours share nothing."""
    x, y = hex_centre(hex)
    return (x - HEX_WIDTH / 2, y - ROW_STEP / 2, HEX_WIDTH, ROW_STEP)


def tile_area(hex: int) -> Area:
    """The rectangle around a whole hex."""
    x, y = hex_centre(hex)
    return (x - HEX_WIDTH / 2, y - SIDE, HEX_WIDTH, 2 * SIDE)


def point_area(point: Point) -> Area:
    """A spot without extent, for pictures that cannot be touched."""
    return (*point, 0.0, 0.0)


def _spot_points() -> dict[Spot, Point]:
    points: dict[Spot, Point] = {}
    for hex in range(len(MAP.cells)):
        centre = hex_centre(hex)
        for number in range(1, 7):
            (side,) = MAP.spots(hex, (number,), (), 0)
            (corner,) = MAP.spots(hex, (), (number,), 0)
            points[side] = hexes.side_middle(centre, SIDE, number)
            points[corner] = hexes.corner(centre, SIDE, number)
    return points


SPOT_POINTS: Mapping[Spot, Point] = _spot_points()
"""Where the dots on sides and corners lie."""


class Dot(NamedTuple):
    """A whole dot: whose product it brings, where it lies and on which hexes, and whether it is shared, so idle."""

    industry: str
    at: Point
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
            dots[f"dot {MAP.names[hex]}"] = Dot(tile.industry, hex_centre(hex), (hex,), False)
        for spot in LIES[tile.industry][hex][tile.turn].spots:
            meeting.setdefault((tile.industry, spot), []).append(hex)
    for (industry, spot), parts in meeting.items():
        if len(parts) == MAP.parts[spot]:
            is_shared = len({owners[hex] for hex in parts}) > 1
            dots[f"dot {spot}"] = Dot(industry, SPOT_POINTS[spot], tuple(parts), is_shared)
    return dots
