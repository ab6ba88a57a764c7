"""A chart with what goes on between its nations: tracks that carry what is made to their ports, and ships at sea.

Places are points from the middle of the map in lengths of a hex's side, as everywhere on charts.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple, Protocol

import pygame

from sprites.city.city_picture import in_mood
from sprites.city.fire.smoke import Fire
from sprites.city.living import PictureChange
from sprites.city.mason import Mason
from sprites.city.ship import ship
from sprites.maps.chart import Chart
from sprites.maps.hexes import Point
from sprites.paint import brush
from sprites.paint.palette import BLACK, INK, IVORY, Colour, mix
from sprites.places.air import AIRS
from sprites.poster.posters import PARTS, PrintRequest

TRACK: Colour = (120, 84, 48)
PLANK: Colour = (150, 108, 66)
TRACK_WIDE, EDGE_WIDE = 0.075, 0.14
"""How wide a track is, and the light under it, in lengths of a side."""

CART, SHIP = 0.3, 0.95
"""How wide a cart is, and a ship."""

PIER = 0.62, 0.2
"""How far a pier reaches to both sides of its middle, and how deep it is."""

UNITS = 46.0
"""Units of a building in a length of a side."""
CRATES_HIGH = 3


class TradePort(NamedTuple):
    """The port of a nation: its colour, where its pier lies and which way the sea is, how large it has grown (0 to 3),
    what is stacked there as a colour with a number of crates, and where its ships lie, those at sea first.
    """

    colour: Colour
    at: Point
    outwards: Point
    size: int = 0
    crates: tuple[tuple[Colour, int], ...] = ()
    berths: tuple[Point, ...] = ()
    ships: int = 0


class CartTrack(NamedTuple):
    """A way that goods take to their port, and where the carts stand on it, in the colour of what they carry."""

    way: tuple[Point, ...]
    carts: tuple[tuple[Point, Colour], ...] = ()


class TradePlan(NamedTuple):
    """All that is seen of trade on a chart."""

    ports: tuple[TradePort, ...] = ()
    tracks: tuple[CartTrack, ...] = ()


class TradeChart(NamedTuple):
    """A chart with its trade."""

    chart: Chart
    plan: TradePlan
    mood: str = "full"
    whose: Hashable = 0

    @property
    def subject(self) -> object:
        """What all pictures of this chart have in common."""
        return "trade chart", self.whose, self.mood

    @property
    def stand_in(self) -> Chart:
        """The bare chart."""
        return self.chart

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        """The finished picture, the same in every run."""
        picture = PARTS.get()(PrintRequest(self.chart, size)).copy()
        trade = self._trade(size)
        picture.blit(in_mood(trade, self.mood) if self.mood == "quiet" else trade, (0, 0))
        return picture

    def plain(self, size: tuple[int, int]) -> pygame.Surface:
        """The bare chart in flat colours."""
        return self.chart.plain(size)

    def lights(self, size: tuple[int, int]) -> Sequence[pygame.Rect]:
        """None."""
        return ()

    def fires(self, size: tuple[int, int]) -> Sequence[Fire]:
        """None."""
        return ()

    def changed(self, before: TradeChart, size: tuple[int, int]) -> Iterator[PictureChange]:
        """Ships that have put to sea come from their piers; all else is there at once, under what lies on the chart."""
        on = Paper(self.chart.side, size)
        for old, new in zip(before.plan.ports, self.plan.ports, strict=False):
            for berth in new.berths[old.ships : new.ships]:
                (x, y), (from_x, from_y) = on.at(berth), on.at(new.at)
                way = round(from_x - x), round(from_y - y)
                ship = _box_of_ship((x, y), self.chart.side)
                yield PictureChange(ship.union(ship.move(way)).clip(pygame.Rect((0, 0), size)), way)

    def _trade(self, size: tuple[int, int]) -> pygame.Surface:
        on, side = Paper(self.chart.side, size), self.chart.side
        shapes = [*track_shapes(self.plan.tracks, on)]
        for track in self.plan.tracks:
            for spot, tone in track.carts:
                shapes += cart_shapes(on.at(spot), side * CART, tone)
        for port in self.plan.ports:
            shapes += port_shapes(port, on)
            for berth in port.berths[: port.ships]:
                shapes += ship(on.at(berth), side * SHIP, port.colour, berth[0] > port.at[0])
        return brush.vector(size, shapes)


class MapPlaces(Protocol):
    """Where points of the map lie in a picture, and how many pixels a side has there."""

    @property
    def side(self) -> float:
        """Pixels of a side."""
        ...

    def at(self, point: Point) -> Point:
        """A point in pixels."""
        ...


class Paper(NamedTuple):
    """Where points of the map lie in a picture."""

    side: float
    size: tuple[int, int]

    def at(self, point: Point) -> Point:
        """A point in pixels."""
        return self.size[0] / 2 + self.side * point[0], self.size[1] / 2 + self.side * point[1]


def track_shapes(tracks: Sequence[CartTrack], on: Paper) -> Iterator[str]:
    """Tracks that share a part of their way are one there."""
    parts = dict.fromkeys((min(start, end), max(start, end)) for track in tracks for start, end in pairwise(track.way))
    ways = [[on.at(start), on.at(end)] for start, end in parts]
    yield from (brush.stroke(way, IVORY, EDGE_WIDE * on.side, 0.55) for way in ways)
    for start, end in ways:
        yield _dashed(start, end, TRACK, TRACK_WIDE * on.side, 0.16 * on.side)


def _dashed(start: Point, end: Point, colour: Colour, width: float, dash: float) -> str:
    long = hypot(end[0] - start[0], end[1] - start[1])
    across, down = (end[0] - start[0]) / max(1.0, long), (end[1] - start[1]) / max(1.0, long)
    parts, at = [], 0.0
    while at < long:
        last = min(long, at + 0.62 * dash)
        ends = ((start[0] + across * far, start[1] + down * far) for far in (at, last))
        parts.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in ends))
        at += dash
    return (
        f'<path d="{"".join(parts)}" fill="none" stroke="{brush.css(colour)}" stroke-width="{width:.1f}" '
        'stroke-linecap="round"/>'
    )


def cart_shapes(at: Point, wide: float, tone: Colour) -> list[str]:
    """A cart with a crate of what it carries."""
    (x, y), w = at, wide
    high = 0.5 * w
    return [
        brush.ellipse((x, y + 0.34 * w), (0.62 * w, 0.14 * w), BLACK, 0.28),
        _box(x - 0.5 * w, y - 0.12 * w, w, 0.26 * w, PLANK, INK),
        _box(x - 0.34 * w, y - 0.12 * w - high, 0.68 * w, high, tone, INK),
        brush.polygon(_corners(x + 0.06 * w, y - 0.12 * w - high, 0.28 * w, high), BLACK, 0.22),
        brush.ellipse((x - 0.28 * w, y + 0.2 * w), (0.17 * w, 0.17 * w), INK),
        brush.ellipse((x + 0.28 * w, y + 0.2 * w), (0.17 * w, 0.17 * w), INK),
        brush.ellipse((x - 0.28 * w, y + 0.2 * w), (0.07 * w, 0.07 * w), IVORY),
        brush.ellipse((x + 0.28 * w, y + 0.2 * w), (0.07 * w, 0.07 * w), IVORY),
    ]


def _corners(x: float, y: float, wide: float, high: float) -> list[Point]:
    return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]


def _box(x: float, y: float, wide: float, high: float, tone: Colour, edge: Colour) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" fill="{brush.css(tone)}" '
        f'stroke="{brush.css(edge)}" stroke-width="{max(0.6, 0.06 * wide):.1f}"/>'
    )


def port_shapes(port: TradePort, on: MapPlaces) -> list[str]:
    """A pier along the shore, its crates by colour, and a house more for each size that it has grown."""
    side, (x, y) = on.side, on.at(port.at)
    along = (-port.outwards[1], port.outwards[0])
    reach, deep = PIER[0] * side, PIER[1] * side
    ends = [(x - along[0] * reach, y - along[1] * reach), (x + along[0] * reach, y + along[1] * reach)]
    out = [(end[0] + port.outwards[0] * deep, end[1] + port.outwards[1] * deep) for end in ends]
    shapes = [
        brush.polygon([(a, b + 0.08 * side) for a, b in (ends[0], ends[1], out[1], out[0])], (16, 34, 40), 0.6),
        brush.polygon([ends[0], ends[1], out[1], out[0]], PLANK),
        brush.stroke([out[0], out[1]], mix(PLANK, BLACK, 0.5), max(1.0, 0.05 * side)),
    ]
    spots = [(share * reach, 0.5 * deep) for share in (-0.62, 0.1, 0.72)]
    places = sorted(
        (
            (x + along[0] * far + port.outwards[0] * off, y + along[1] * far + port.outwards[1] * off)
            for far, off in spots
        ),
        key=lambda place: place[1],
    )
    for number, (at_x, foot) in enumerate(places):
        if number < port.size:
            house = Mason(AIRS[3], port.colour, at_x, foot, side / UNITS)
            house.block(-7, 14, 11)
            house.gable(-7, 14, 8, 11, "cloth")
            house.windows(-6, 9, 4, 2, high=3)
            shapes += house.shapes
    left = x - 0.16 * side * (len(port.crates) - 1) / 2
    for number, (tone, count) in enumerate(port.crates):
        for level in range(min(CRATES_HIGH, count)):
            crate = 0.15 * side
            spot = left + 0.16 * side * number - crate / 2, y + 0.16 * side - crate * (level + 1)
            shapes.append(_box(*spot, crate, crate, tone, INK))
    return shapes


def _box_of_ship(at: Point, side: float) -> pygame.Rect:
    """What a ship covers, in pixels."""
    reach = SHIP * side
    return pygame.Rect(round(at[0] - 0.7 * reach), round(at[1] - reach), round(1.4 * reach), round(1.4 * reach))
