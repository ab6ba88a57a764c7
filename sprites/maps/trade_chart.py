"""A chart with what goes on between its nations: tracks that carry what is made to their ports, and ships at sea.

Places are points from the middle of the map in lengths of a hex's side, as everywhere on charts.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import pairwise
from math import hypot, sin
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
from sprites.paint.palette import BLACK, INK, Colour, mix
from sprites.places.air import AIRS
from sprites.poster.posters import PARTS, PrintRequest

PLANK: Colour = (150, 108, 66)
TRACK: tuple[tuple[Colour, float, float], ...] = (
    ((74, 52, 28), 0.225, 0.8),
    ((216, 186, 134), 0.17, 1.0),
    ((164, 126, 80), 0.105, 1.0),
    ((204, 174, 122), 0.05, 1.0),
)
"""What a track is made of, one over the other: its edges, its bed, the ruts of the wheels, and the ground between them.
Of each the tone, how wide it is in lengths of a side, and how much it hides.
"""

BENDS = 0.13
"""How far a track lies beside the middle of the border that it crosses, at most."""

CART, SHIP = 0.36, 0.95
"""How wide a cart is without its horse, and a ship."""

HORSE: Colour = (112, 72, 42)

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


class Cart(NamedTuple):
    """A cart on a track, in the colour of what it carries, and whether its horse goes to the right."""

    at: Point
    tone: Colour
    heads_east: bool


class TradePlan(NamedTuple):
    """All that is seen of trade on a chart. `tracks` are the ways that goods take, hex by hex and then to the pier of
    their port.
    """

    ports: tuple[TradePort, ...] = ()
    tracks: tuple[tuple[Point, ...], ...] = ()
    carts: tuple[Cart, ...] = ()


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
        for cart in sorted(self.plan.carts, key=lambda cart: cart.at[1]):
            shapes += cart_shapes(cart, on.at(cart.at), side * CART)
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


def track_shapes(tracks: Sequence[tuple[Point, ...]], on: Paper) -> Iterator[str]:
    """Tracks that bend in every hex; those that share a part of their way are one there."""
    bends = dict.fromkeys(bend for way in tracks for bend in _bends(way))
    places = [
        "M{:.1f} {:.1f}Q{:.1f} {:.1f} {:.1f} {:.1f}".format(*(x for at in bend for x in on.at(at))) for bend in bends
    ]
    for tone, wide, alpha in TRACK:
        yield (
            f'<path d="{"".join(places)}" fill="none" stroke="{brush.css(tone)}" stroke-width="{wide * on.side:.2f}" '
            f'stroke-opacity="{alpha:.2f}" stroke-linecap="round"/>'
        )


Bend = tuple[Point, Point, Point]
"""Where a track comes into a hex, the middle of that, and where it leaves it: the same whichever way it is driven."""


def _bends(way: tuple[Point, ...]) -> Iterator[Bend]:
    gates = [way[0], *(_gate(start, end) for start, end in pairwise(way)), way[-1]]
    for middle, (into, out) in zip(way, pairwise(gates), strict=True):
        first, last = sorted((into, out))
        yield first, middle, last


def _gate(start: Point, end: Point) -> Point:
    """Where tracks cross the border of two hexes: beside its middle, each elsewhere."""
    (x, y), (to_x, to_y) = sorted((start, end))
    aside = BENDS * sin(12.9 * (x + to_x) + 7.3 * (y + to_y)) / max(0.1, hypot(to_x - x, to_y - y))
    return (x + to_x) / 2 - (to_y - y) * aside, (y + to_y) / 2 + (to_x - x) * aside


def on_track(way: tuple[Point, ...], number: int, share: float) -> Point:
    """Where somebody is that has come so far through a hex of a way."""
    middle = way[number]
    into = _gate(way[number - 1], middle) if number else middle
    out = _gate(middle, way[number + 1]) if number + 1 < len(way) else middle
    parts = (1 - share) ** 2, 2 * share * (1 - share), share**2
    x, y = (sum(part * at[axis] for part, at in zip(parts, (into, middle, out), strict=True)) for axis in (0, 1))
    return x, y


def cart_shapes(cart: Cart, at: Point, wide: float) -> list[str]:
    """A cart with crates of what it carries, and its horse."""
    (x, y), w, way = at, wide, 1 if cart.heads_east else -1
    tone = cart.tone

    def box(left: float, top: float, across: float, down: float, tone: Colour) -> str:
        return _box(x + (left if way > 0 else -left - across) * w, y + top * w, across * w, down * w, tone, INK)

    def line(points: Sequence[Point], tone: Colour, thick: float) -> str:
        return brush.stroke([(x + way * a * w, y + b * w) for a, b in points], tone, thick * w)

    def disc(across: float, down: float, radii: Point, tone: Colour) -> str:
        return brush.ellipse((x + way * across * w, y + down * w), (radii[0] * w, radii[1] * w), tone)

    legs = [
        line([(far, -0.02), (far + lean, 0.36)], INK, 0.075)
        for far, lean in ((0.62, -0.04), (0.72, 0.04), (0.94, -0.04), (1.02, 0.05))
    ]
    wheels = [
        disc(far, 0.2, (size, size), colour)
        for far in (-0.3, 0.28) for size, colour in ((0.2, INK), (0.13, PLANK), (0.06, INK))
    ]  # fmt: skip
    return [
        brush.ellipse((x + way * 0.3 * w, y + 0.38 * w), (1.0 * w, 0.13 * w), BLACK, 0.3),
        *legs,
        disc(0.82, -0.1, (0.27, 0.16), HORSE),
        line([(0.98, -0.14), (1.14, -0.4), (1.26, -0.32)], HORSE, 0.13),
        line([(0.54, -0.12), (0.48, 0.1)], mix(HORSE, BLACK, 0.4), 0.07),
        line([(0.3, 0.06), (0.96, -0.04)], INK, 0.05),
        box(-0.5, -0.44, 0.36, 0.36, tone),
        box(-0.1, -0.44, 0.36, 0.36, tone),
        box(-0.3, -0.78, 0.36, 0.36, mix(tone, BLACK, 0.12)),
        box(-0.56, -0.12, 0.94, 0.2, PLANK),
        *wheels,
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
