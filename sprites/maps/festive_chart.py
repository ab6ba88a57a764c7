"""The map of a game seen over the sea: on the evening of the end, when what the winner has built is lit and its ships
have come home, or by day while the game is played.

Places on the map are points from its middle in lengths of a hex's side, as everywhere on charts.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial
from itertools import pairwise
from math import dist, sin
from random import Random
from typing import NamedTuple

import pygame

from sprites.city import feast
from sprites.city.festival import fireworks
from sprites.city.ship import ship
from sprites.maps import blocs, coast, commodities, hexes
from sprites.maps.chart import Chart
from sprites.maps.hex_outline import Cell, centre
from sprites.maps.hexes import HexTileLook, Point
from sprites.maps.trade_chart import CART, SHIP, Paper, TradePlan, cart_shapes, port_shapes, track_shapes
from sprites.paint import brush, palette
from sprites.paint.palette import BLACK, WHITE, Colour, mix
from sprites.paint.theme import CANVAS, Theme
from sprites.places import panorama
from sprites.places.air import AIRS, sunset
from sprites.poster.posters import PARTS, PrintRequest
from sprites.things import buildings

ACROSS, DOWN = 8.2, 7.5
"""How far land and harbours reach from the middle of the map, in lengths of a side."""

SHALLOWS, MARGIN = 0.75, 1.3
"""How far the light of the shore reaches out to sea, and how much more than that is drawn."""

WIDE, MOST_WIDE, NEARER = 0.68, 3.0, 1.4
"""How much of the picture's width the near edge of the map takes, how many times the height at most, and how much wider
it is than the far edge.
"""

HORIZON, FAR, NEAR = 0.28, 0.36, 0.985
"""Where the sky ends, and the map begins and ends, as shares of the height."""

BUILT, HARBOUR, PENNANT, FLAG = 0.78, 0.7, 0.62, 0.74
"""How large buildings and harbours are beside those of the table, and pennants and flags in lengths of a side."""

ALONE_WIDE, ALONE_HORIZON, ALONE_FAR = 0.93, 0.13, 0.19
"""The same by day, when nothing is read beside the map: it lies in the middle."""

FOOT = 0.22
"""How far before the middle of its tile a building stands, in lengths of a side."""

DIM: Colour = (126, 118, 162)
WARM: Colour = (255, 240, 208)
"""What is left of the light where others have built, and where the winner has."""

SHADED: Colour = (196, 198, 214)
SUNLIT: Colour = (255, 252, 240)
"""The same by day, of whoever is looked at and of others."""

DEEP: Colour = (20, 26, 62)
WATER: Colour = (86, 62, 104)
"""The sea at the lower edge, and under the horizon."""

DAY_DEEP: Colour = (16, 62, 92)
DAY_WATER: Colour = (66, 142, 160)
"""The same by day."""

SOFT = 9
"""Pixels over which the light of the winner and the shallows fade."""

FINER = 2, 3
"""How many times as fine the map is seen across and down before it is shrunk."""

MOST_SHIPS, FLEET = 7, 0.36
"""How many ships of the winner sail beside the map at most, and up to which share of the width they do."""

SKY_LANTERNS, WAVES = 30, 150


class FestiveTile(NamedTuple):
    """A tile: its cell, what it shows, how it is turned, and the colour of its owner."""

    cell: Cell
    look: HexTileLook
    turn: int
    owner: int


class FestiveBloc(NamedTuple):
    """A bloc: the colour of its owner, its cells, and the roads between them."""

    owner: int
    cells: tuple[Cell, ...]
    roads: tuple[tuple[Point, Point], ...]


class FestiveDot(NamedTuple):
    """A whole dot: where it lies, its product with its sign, and whether it is whole or idle."""

    at: Point
    product: str
    sign: str
    kind: str


class FestiveChart(NamedTuple):
    """A map as the game left it, the winner's colour, and flags on bare hexes with their colours. While `is_counted`
    nobody has won yet: that of the colour is lit, and nobody feasts. So it is `by_day`, while the game is played, with
    all of the width for the map; `whose` tells pictures apart then, of which only the latest is kept.
    """

    winner: int
    chart: Chart
    trade: TradePlan
    tiles: tuple[FestiveTile, ...]
    blocs: tuple[FestiveBloc, ...]
    dots: tuple[FestiveDot, ...]
    flags: tuple[tuple[Point, int], ...]
    is_counted: bool = False
    by_day: bool = False
    whose: Hashable = 0

    @property
    def subject(self) -> object:
        """What every map of a game at its end has in common, by whom it is lit for."""
        return "festive chart", self.whose if self.by_day else (self.winner, self.is_counted)

    @property
    def is_feast(self) -> bool:
        """Whether somebody has won."""
        return not (self.is_counted or self.by_day)

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        """The finished picture, the same in every run."""
        return _Evening(self, size).whole()

    def plain(self, size: tuple[int, int]) -> pygame.Surface:
        """Sky, sea and land in flat tones, and the winner's hexes."""
        return _Evening(self, size).flat()

    def relight(self, picture: pygame.Surface) -> None:
        """Light what the winner has built again where the sun has gone down over the finished picture."""
        _Evening(self, picture.get_size()).light_up(picture)


class SeaView(NamedTuple):
    """The map as it lies before somebody who looks over the sea, in a picture of this size; alone in it, or with room
    for words at its left.
    """

    size: tuple[int, int]
    is_alone: bool = False

    @property
    def nearest(self) -> float:
        """Pixels of a side at the near edge."""
        width, height = self.size
        return min((ALONE_WIDE if self.is_alone else WIDE) * width, MOST_WIDE * height) / (2 * ACROSS)

    @property
    def horizon(self) -> float:
        """Where the sky ends, as a share of the height."""
        return ALONE_HORIZON if self.is_alone else HORIZON

    @property
    def _far(self) -> float:
        return ALONE_FAR if self.is_alone else FAR

    @property
    def _far_off(self) -> float:
        return DOWN * (NEARER + 1) / (NEARER - 1)

    def side(self, down: float) -> float:
        """Pixels of a side so far below the middle of the map."""
        return self.nearest * (self._far_off - DOWN) / (self._far_off - down)

    def at(self, point: Point) -> Point:
        """A point of the map, in pixels."""
        side, height = self.side(point[1]), self.size[1]
        far = self.nearest / NEARER
        share = (side - far) / (self.nearest - far)
        return self._middle + point[0] * side, height * (self._far + (NEAR - self._far) * share)

    def down(self, y: float) -> float:
        """How far below the middle of the map a row of pixels shows it."""
        far = self.nearest / NEARER
        side = far + (y / self.size[1] - self._far) / (NEAR - self._far) * (self.nearest - far)
        return self._far_off - self.nearest * (self._far_off - DOWN) / side

    @property
    def _middle(self) -> float:
        return self.size[0] / 2 if self.is_alone else self.size[0] * 0.995 - ACROSS * self.nearest

    def seen(self, flat: pygame.Surface, side: float) -> pygame.Surface:
        """The whole picture with nothing but the map, which is given from above with sides of so many pixels."""
        import numpy

        (width, height), (fine, finer) = self.size, FINER
        first = max(0, int(self.at((0.0, -DOWN - MARGIN))[1]))
        rows = (numpy.arange((height - first) * finer) + 0.5) / finer + first
        downs = numpy.array([self.down(row) for row in rows])
        sides = numpy.array([self.side(down) for down in downs])
        columns = (numpy.arange(width * fine) + 0.5) / fine - self._middle
        across, along = flat.get_size()
        x = (columns[:, None] / sides[None, :] * side + across / 2).astype(int)
        y = numpy.broadcast_to((downs * side + along / 2).astype(int), x.shape)
        is_there = (x >= 0) & (x < across) & (y >= 0) & (y < along)
        source = pygame.surfarray.pixels2d(flat)
        pixels = numpy.where(is_there, source[x.clip(0, across - 1), y.clip(0, along - 1)], 0)
        large = pygame.Surface(x.shape, pygame.SRCALPHA, flat)
        pygame.surfarray.blit_array(large, pixels)
        picture = pygame.Surface(self.size, pygame.SRCALPHA)
        picture.blit(pygame.transform.smoothscale(large, (width, height - first)), (0, first))
        return picture


class _Near(NamedTuple):
    """Where harbours stand, which are drawn upright."""

    view: SeaView
    side: float

    def at(self, point: Point) -> Point:
        return self.view.at(point)


class _Evening:
    """The picture while it is painted."""

    def __init__(self, chart: FestiveChart, size: tuple[int, int]) -> None:
        self.chart, self.size, self.view = chart, size, SeaView(size, chart.by_day)
        self.dim, self.bright = (SHADED, SUNLIT) if chart.by_day else (DIM, WARM)
        self.colour = palette.PLAYERS[chart.winner].colour
        self.shore = coast.coast(chart.chart.cells)
        self.unit = size[1] / 100
        self._theme = Theme(CANVAS)

    def flat(self) -> pygame.Surface:
        """What stands in for it."""
        picture, view = self._sea(), self.view
        land = [view.at(point) for point in coast.ring(self.shore)]
        pygame.draw.polygon(picture, mix(coast.LAND, self.dim, 0.2 if self.chart.by_day else 0.55), land)
        for tile in self.chart.tiles:
            tone = palette.TILE_SIDES[tile.look.industry]
            around = [view.at(tip) for tip in hexes.corners(centre(tile.cell), 1.0)]
            pygame.draw.polygon(picture, tone if self._is_won(tile) else mix(tone, BLACK, 0.4), around)
        return picture

    def whole(self) -> pygame.Surface:
        """Sky, sea, map, what stands on it, and what is lit."""
        picture = self._sea()
        if self.chart.is_feast:
            fireworks.shine(picture, fireworks.peonies(self.colour))
            self._shine(picture)
        picture.blit(self.view.seen(*self._map()), (0, 0))
        self._harbours(picture, is_far=True)
        standing = [
            (self.view.at(self._foot(tile))[1], partial(self._build, picture, tile)) for tile in self.chart.tiles
        ]
        standing += [(self.view.at(at)[1], partial(self._plant, picture, at, owner)) for at, owner in self.chart.flags]
        for _, draw in sorted(standing, key=lambda each: each[0]):
            draw()
        self._harbours(picture, is_far=False)
        if self.chart.is_feast:
            self._sail(picture)
            self.light_up(picture)
        return picture

    def light_up(self, picture: pygame.Surface) -> None:
        """Lanterns from roof to roof of the winner's blocs, and over the sea."""
        lines, bulbs = list[list[Point]](), list[tuple[Point, float]]()
        for bloc in self.chart.blocs:
            if bloc.owner == self.chart.winner:
                for line in self._strung(bloc):
                    lines.append(line)
                    bulbs += [(spot, 0.75) for spot in line[1:-1:2]]
        bulbs += self._afloat()
        for tile in self.chart.tiles:
            if self._is_won(tile):
                side = self.view.side(centre(tile.cell)[1])
                x, y = self.view.at(self._foot(tile))
                feast.glow(picture, (x, y - 0.3 * side), 1.9 * side, feast.LANTERN, 0.2)
        for (x, y), size in bulbs:
            feast.glow(picture, (x, y), 7.0 * size * self.unit, feast.LANTERN, 0.5)
        tone = mix(feast.LANTERN, BLACK, 0.6)
        shapes = [brush.stroke(line, tone, 0.22 * self.unit) for line in lines]
        shapes += [
            brush.ellipse(spot, (0.55 * size * self.unit, 0.7 * size * self.unit), feast.BULB) for spot, size in bulbs
        ]
        brush.lay_vector(picture, shapes, picture.get_rect())

    def _is_won(self, tile: FestiveTile) -> bool:
        return tile.owner == self.chart.winner

    def _sea(self) -> pygame.Surface:
        """The sky, and the sea under it with its waves."""
        (width, height), horizon, by_day = self.size, self.view.horizon, self.chart.by_day
        air, (near, deep) = (AIRS[1], (DAY_WATER, DAY_DEEP)) if by_day else (sunset(4), (WATER, DEEP))
        picture = panorama.sky(self.size, air, (0.24, 0.3 * horizon) if by_day else (0.76, horizon), 0.12)
        top = round(horizon * height)
        water = brush.gradient(
            (width, height - top), [(0.0, mix(air.horizon, near, 0.45)), (0.14, near), (0.6, deep), (1.0, deep)]
        )
        picture.blit(water, (0, top))
        random, shapes = Random(17), list[str]()
        for _ in range(WAVES):
            share = random.random() ** 1.6
            x, y = random.random() * width, height * (horizon + 0.015 + (0.98 - horizon) * share)
            long, wide = (1.5 + 7 * share) * self.unit, (0.18 + 0.34 * share) * self.unit
            nearness = max(0.0, 1 - abs(x / width - 0.76) * 2.2)
            tone = mix(near, air.horizon, 0.3 + 0.7 * nearness)
            shapes.append(brush.stroke([(x - long, y), (x + long, y)], tone, wide, 0.16 + 0.3 * nearness * (1 - share)))
        brush.lay_vector(picture, shapes, picture.get_rect())
        return picture

    def _shine(self, picture: pygame.Surface) -> None:
        """Fireworks on the water."""
        width, height = self.size
        for burst in fireworks.peonies(self.colour):
            spot = burst.across * width, (HORIZON + 0.06) * height
            halo = pygame.Surface((round(1.5 * burst.radius * self.unit), round(0.2 * height)))
            halo.blit(brush.spot(halo.get_size(), burst.tone, 0.3, 2.4), (0, 0))
            picture.blit(halo, halo.get_rect(center=spot), special_flags=pygame.BLEND_RGB_ADD)

    def _map(self) -> tuple[pygame.Surface, float]:
        """The map from above with all that lies on it, in the light of the evening; and the pixels of a side."""
        side = max(4.0, float(round(self.view.nearest)))
        size = round(2 * (ACROSS + MARGIN) * side), round(2 * (DOWN + MARGIN) * side)
        paper = Paper(side, size)
        flat = PARTS.get()(PrintRequest(self.chart.chart._replace(side=side), size)).convert_alpha()
        brush.lay_vector(flat, track_shapes(self.chart.trade.tracks, paper), flat.get_rect())
        for picture, at in self._lying(side):
            x, y = paper.at(at)
            flat.blit(picture, picture.get_rect(center=(round(x), round(y))))
        light = pygame.Surface(size)
        light.fill(self.dim)
        for tile in self.chart.tiles:
            if self._is_won(tile):
                pygame.draw.polygon(light, self.bright, hexes.corners(paper.at(centre(tile.cell)), 1.02 * side))
        flat.blit(_softened(light), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        around = [paper.at(point) for point in coast.ring(self.shore, SHALLOWS)]
        mask = _softened(brush.vector(size, [brush.polygon(around, WHITE)]))
        flat.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return flat, side

    def _lying(self, side: float) -> Iterator[tuple[pygame.Surface, Point]]:
        """Tiles, blocs and whole dots, each with its middle."""
        theme = self._theme
        for tile in self.chart.tiles:
            yield hexes.tile(theme, tile.look, tile.turn, side), centre(tile.cell)
        for bloc in self.chart.blocs:
            xs, ys = zip(*(centre(cell) for cell in bloc.cells), strict=True)
            middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
            yield blocs.bloc(theme, bloc.owner, bloc.cells, bloc.roads, side), middle
        for dot in self.chart.dots:
            yield hexes.whole_dot(theme, dot.product, dot.sign, side, dot.kind), dot.at

    def _foot(self, tile: FestiveTile) -> Point:
        x, y = centre(tile.cell)
        return x, y + FOOT

    def _box(self, tile: FestiveTile) -> pygame.Rect:
        """Where the building of a tile stands."""
        x, y = self.view.at(self._foot(tile))
        building = buildings.building(self._theme, tile.look.industry, self._built(tile))
        return building.get_rect(midbottom=(round(x), round(y)))

    def _built(self, tile: FestiveTile) -> float:
        """The side for which the building of a tile is drawn."""
        return round(BUILT * self.view.side(self._foot(tile)[1]))

    def _roof(self, tile: FestiveTile) -> Point:
        """Where the roof of a tile bears a flag."""
        box, (x, y) = self._box(tile), buildings.POLES[tile.look.industry]
        return box.x + box.w * x / (2 * buildings.WIDE), box.y + box.h * y / (2 * buildings.HIGH)

    def _build(self, picture: pygame.Surface, tile: FestiveTile) -> None:
        """The building of a tile with the flag of its owner."""
        building = buildings.building(self._theme, tile.look.industry, self._built(tile))
        flag = commodities.pennant(self._theme, tile.owner, max(6, round(PENNANT * self._built(tile))))
        x, y = self._roof(tile)
        flag_at = flag.get_rect(center=(round(x), round(y + commodities.HANGS * flag.get_width())))
        for each, rect in ((building, self._box(tile)), (flag, flag_at)):
            picture.blit(each if self._is_won(tile) else self._dimmed(each), rect)

    def _plant(self, picture: pygame.Surface, at: Point, owner: int) -> None:
        """A flag on a bare hex."""
        flag = commodities.flag(self._theme, owner, max(6, round(FLAG * self.view.side(at[1]))), standing=True)
        x, y = self.view.at(at)
        rect = flag.get_rect(midbottom=(round(x), round(y + 0.1 * flag.get_height())))
        picture.blit(flag if owner == self.chart.winner else self._dimmed(flag), rect)

    def _harbours(self, picture: pygame.Surface, is_far: bool) -> None:
        """Ports, carts and ships beyond the middle of the map, or before it; all berths of the winner are taken."""
        lit, dim = list[str](), list[str]()
        for cart in self.chart.trade.carts if is_far else ():
            dim += cart_shapes(cart, self.view.at(cart.at), CART * self.view.side(cart.at[1]))
        for port in self.chart.trade.ports:
            if (port.at[1] < 0) != is_far:
                continue
            is_own = port.colour == self.colour
            shapes, side = (lit if is_own else dim), HARBOUR * self.view.side(port.at[1])
            shapes += port_shapes(port, _Near(self.view, side))
            for berth in port.berths[: None if is_own and self.chart.is_feast else port.ships]:
                shapes += ship(self.view.at(berth), SHIP * side, port.colour, berth[0] > port.at[0])
        picture.blit(self._dimmed(brush.vector(self.size, dim)), (0, 0))
        brush.lay_vector(picture, lit, picture.get_rect())

    def _dimmed(self, picture: pygame.Surface) -> pygame.Surface:
        dim = picture.copy()
        dim.fill(self.dim, special_flags=pygame.BLEND_RGB_MULT)
        return dim

    def _fleet(self) -> list[tuple[Point, float]]:
        """Where the winner's ships sail beside the map, and how wide each is: one for every bloc."""
        count = min(MOST_SHIPS, sum(bloc.owner == self.chart.winner for bloc in self.chart.blocs))
        (width, height), found = self.size, list[tuple[Point, float]]()
        left_of_map = min(FLEET * width, self.view.at((-ACROSS, 0.0))[0] - 8 * self.unit)
        for number in range(count):
            share = (number + 0.5) / count
            near = (number * 2 % 3) / 2
            down = 0.56 + 0.34 * near + 0.03 * sin(5.0 * number)
            found.append(((left_of_map * (0.05 + 0.95 * share), down * height), (11 + 12 * near) * self.unit))
        return sorted(found, key=lambda each: each[0][1])

    def _sail(self, picture: pygame.Surface) -> None:
        """The winner's ships, and their light on the water."""
        for (x, y), wide in self._fleet():
            feast.glow(picture, (x, y - 0.2 * wide), 2.2 * wide, feast.LANTERN, 0.34)
            tone, streaks = mix(feast.LANTERN, self.colour, 0.3), list[str]()
            for row, reach in enumerate((0.4, 0.28, 0.34, 0.16)):
                foot, half = y + (0.26 + 0.13 * row) * wide, reach * wide
                streaks.append(brush.stroke([(x - half, foot), (x + half, foot)], tone, 0.04 * wide, 0.5 - 0.1 * row))
            brush.lay_vector(picture, [*streaks, *ship((x, y), wide, self.colour, True)], picture.get_rect())

    def _afloat(self) -> Iterator[tuple[Point, float]]:
        """Lanterns that have risen over the sea, and those on the ships."""
        random, (width, height) = Random(9), self.size
        for _ in range(SKY_LANTERNS):
            across, up = random.random(), random.random()
            yield ((0.02 + 0.42 * across) * width, (0.47 + 0.28 * up) * height), 0.5 + 0.5 * up
        for (x, y), wide in self._fleet():
            tops: list[Point] = [
                (x - 0.55 * wide, y - 0.1 * wide),
                (x + 0.1 * wide, y - 0.9 * wide),
                (x + 0.6 * wide, y - 0.12 * wide),
            ]
            for start, end in pairwise(tops):
                for part in (0.15, 0.4, 0.65, 0.9):
                    yield _hung(start, end, part, 0.12 * wide), 0.6

    def _strung(self, bloc: FestiveBloc) -> Iterator[list[Point]]:
        """Lines between the roofs of neighbours."""
        here = [tile for tile in self.chart.tiles if tile.cell in bloc.cells]
        for number, tile in enumerate(here):
            for other in here[number + 1 :]:
                if dist(centre(tile.cell), centre(other.cell)) < 2:
                    ends = self._roof(tile), self._roof(other)
                    sag = 0.25 * self.view.side(centre(tile.cell)[1])
                    yield [_hung(*ends, step / 8, sag) for step in range(9)]


def _hung(start: Point, end: Point, share: float, sag: float) -> Point:
    """A point of a line that hangs between two others."""
    x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
    return x, y + 4 * share * (1 - share) * sag


def _softened(picture: pygame.Surface) -> pygame.Surface:
    width, height = picture.get_size()
    small = pygame.transform.smoothscale(picture, (max(1, width // SOFT), max(1, height // SOFT)))
    return pygame.transform.smoothscale(small, (width, height))
