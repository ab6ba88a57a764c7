"""The printed chart under the hexes of a map, in its brass bezel: the same at every size and every time."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pygame

from sprites.maps import chart_signs, coast
from sprites.maps.chart_frame import BEZEL, lay_bezel, neat_line
from sprites.maps.chart_signs import CHALK, ENGRAVED, SIDE, dashes, line
from sprites.maps.hex_outline import Cell, centre, inset, loops
from sprites.maps.hexes import Point, corner, corners
from sprites.maps.waters import bays, is_outer, shores
from sprites.paint import brush
from sprites.paint.palette import BLACK, IVORY, WHITE, Colour, mix

_ROPE = 3.0
"""How far outside the outer hexes the rope runs."""
_NET = (1.7, 0.20), (1.0, 0.62)
"""Width and strength of the light under the lines between hexes, and of these themselves."""

_WATER: Colour = (120, 190, 196)


class Chart(NamedTuple):
    """What a chart shows: hexes with sides of so many pixels around its middle, the one in the middle barred; whether
    it is framed and engraved, or shows no more than land and sea; whether vessels are engraved at sea; and the hexes
    that are water.
    """

    side: float
    cells: tuple[Cell, ...]
    is_framed: bool = True
    has_vessels: bool = True
    water: tuple[Cell, ...] = ()

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        """The chart of so many pixels."""
        return _Painting(self, size).whole()

    def plain(self, size: tuple[int, int]) -> pygame.Surface:
        """What stands in for it until it is painted: land, sea and hexes in flat colours."""
        return _Painting(self, size).flat()


class _Painting:
    """A chart being painted. `u` is a unit of a map of the usual size in pixels."""

    def __init__(self, chart: Chart, size: tuple[int, int]) -> None:
        self.size = size
        self.middle = size[0] / 2, size[1] / 2
        self.u = chart.side / SIDE
        self.chart = chart
        self.shore = coast.coast(chart.cells)
        self.land = [cell for cell in chart.cells if cell not in chart.water]
        self.waters, self.islands = shores(chart.cells, chart.water)

    def _on(self, points: list[Point]) -> list[Point]:
        """Points of the map in lengths of a side, in pixels."""
        side = self.u * SIDE
        return [(self.middle[0] + x * side, self.middle[1] + y * side) for x, y in points]

    def flat(self) -> pygame.Surface:
        """Land and sea in one tone each, and the lines between the hexes."""
        picture = pygame.Surface(self.size)
        picture.fill(coast.SEA)
        pygame.draw.polygon(picture, coast.LAND, self._on(coast.ring(self.shore)))
        for colour, outlines in ((coast.SEA, self.waters), (coast.LAND, self.islands)):
            for outline in outlines:
                pygame.draw.polygon(picture, colour, self._on(outline))
        for start, end in self._sides():
            pygame.draw.aaline(picture, mix(coast.LAND, ENGRAVED, 0.6), start, end)
        for outline in self._outlines():
            pygame.draw.lines(picture, chart_signs.TWINE, True, outline, max(1, round(4.4 * self.u)))
        if self.chart.is_framed:
            pygame.draw.rect(picture, chart_signs.BRASS, picture.get_rect(), round(BEZEL * self.u))
        return picture

    def whole(self) -> pygame.Surface:
        """Everything: land and sea, what is engraved, the frame, the rope around the hexes."""
        picture = self._sea_and_land()
        under = [*self._coast(), *(self._engraved() if self.chart.is_framed else ())]
        over = neat_line(self.size, self.u) if self.chart.is_framed else []
        if self.waters:
            self._lay_waters(picture, under)
            under = []
        picture.blit(brush.vector(self.size, [*under, *self._net(), *self._barred(), *over]), (0, 0))
        if self.chart.is_framed:
            lay_bezel(picture, self.u)
        rope = [shape for outline in self._outlines() for shape in chart_signs.rope(outline, self.u)]
        picture.blit(brush.vector(self.size, rope), (0, 0))
        return picture

    def _outlines(self) -> list[list[Point]]:
        """Where the rope runs: around all that is no bay."""
        wet = bays(self.chart.cells, self.chart.water)
        around = [loop for loop in loops(cell for cell in self.chart.cells if cell not in wet) if is_outer(loop)]
        return [inset(self._on(loop), -_ROPE * self.u) for loop in around]

    def _lay_waters(self, picture: pygame.Surface, engraved: list[str]) -> None:
        """What is engraved, but on no water, and the shores of the waters, but not out at sea."""
        dry = brush.vector(self.size, engraved)
        dry.blit(self._wet(), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        picture.blit(dry, (0, 0))
        inked = brush.vector(
            self.size,
            [
                line(self._on(shore), colour, wide * self.u, alpha, fill="none")
                for colour, wide, alpha in ((BLACK, 2.6, 0.16), (ENGRAVED, 1.05, 0.72))
                for shore in (*self.waters, *self.islands)
            ],
        )
        inked.blit(self._within_coast(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(inked, (0, 0))

    def _wet(self) -> pygame.Surface:
        """Black where there are waters, nothing elsewhere."""
        wet = brush.vector(self.size, [brush.polygon(self._on(each), BLACK) for each in self.waters])
        islands = brush.vector(self.size, [brush.polygon(self._on(each), BLACK) for each in self.islands])
        wet.blit(islands, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        return wet

    def _within_coast(self) -> pygame.Surface:
        """White inside the coast of all cells, nothing elsewhere."""
        return brush.vector(self.size, [brush.polygon(self._on(coast.ring(self.shore)), WHITE)])

    def _engraved(self) -> list[str]:
        """Rivers, country, courses and what is at sea."""
        u, middle, seed = self.u, self.middle, coast.SEED
        return [
            *chart_signs.rivers(self.shore, middle, u, seed),
            *chart_signs.country(self.land, self.shore, middle, u, seed),
            *chart_signs.rhumb_lines(self.size, middle, u),
            *chart_signs.waves(self._open_sea(seed), u),
            *(self._vessels() if self.chart.has_vessels else ()),
            *self._scale_bar(),
        ]

    def _sea_and_land(self) -> pygame.Surface:
        land, sea = coast.shaded(self.size, self.middle, self.u * SIDE, self.shore)
        shape = self._within_coast()
        if self.waters:
            shape.blit(self._wet(), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        shape.blit(land, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        sea.blit(shape, (0, 0))
        brush.darken_edges(sea, 0.30)
        return sea

    def _coast(self) -> list[str]:
        """The inked shore, and lines of water before it."""
        u = self.u
        shapes = [
            line(
                self._on(coast.ring(self.shore, (1.6 + 2.3 * number) / SIDE)),
                _WATER,
                0.55 * u,
                0.5 - 0.085 * number,
                fill="none",
            )
            for number in range(5)
        ]
        shore = self._on(coast.ring(self.shore))
        shapes.append(line(shore, BLACK, 2.6 * u, 0.16, fill="none"))
        return [*shapes, line(shore, ENGRAVED, 1.05 * u, 0.72, fill="none")]

    def _net(self) -> list[str]:
        """The lines between hexes: ink with a light under it."""
        lines, ((light, glow), (wide, dark)) = self._sides(), _NET
        return [
            dashes(lines, IVORY, light * self.u, glow),
            dashes(lines, ENGRAVED, wide * self.u, dark),
        ]

    def _sides(self) -> list[tuple[Point, Point]]:
        """Every side of every hex once."""
        sides: dict[tuple[int, int], tuple[Point, Point]] = {}
        for cell in self.land:
            tips = self._on(corners(centre(cell), 1.0))
            for start, end in zip(tips, [*tips[1:], tips[0]], strict=True):
                sides[round(start[0] + end[0]), round(start[1] + end[1])] = start, end
        return list(sides.values())

    def _barred(self) -> list[str]:
        """The hex in the middle, where nothing may stand: wood with a line of brass, and the rose of the winds."""
        side = self.u * SIDE
        ring = [*corners(self.middle, side * 0.90), corner(self.middle, side * 0.90, 1)]
        return [
            brush.polygon(corners(self.middle, side * 0.99), (44, 27, 14)),
            brush.polygon(corners(self.middle, side * 0.95), (78, 52, 30)),
            line(ring, chart_signs.BRASS, 1.3 * self.u, 0.9),
            *chart_signs.rose(self.middle, self.u),
        ]

    def _open_sea(self, seed: int) -> list[Point]:
        """Where waves are engraved: off the coast, inside the frame, clear of what stands in the corners."""
        random, (width, height), spots = Random(seed), self.size, list[Point]()
        border = 26 * self.u
        for _ in range(90):
            at = random.uniform(border, width - 2 * border), random.uniform(border, height - border)
            place = (at[0] - self.middle[0]) / (self.u * SIDE), (at[1] - self.middle[1]) / (self.u * SIDE)
            is_free = all(abs(at[0] - x) > 30 * self.u or abs(at[1] - y) > 22 * self.u for x, y in spots)
            if coast.inland(self.shore, place) < -1.1 and is_free and not self._is_kept(at):
                spots.append(at)
        return spots[:14]

    def _is_kept(self, at: Point) -> bool:
        """Whether words or a vessel stand there."""
        u, (width, height) = self.u, self.size
        x, y = at
        return (x > width - 150 * u and (y < 105 * u or y > height - 115 * u)) or (
            x < 110 * u and (y > height - 130 * u or 50 * u < y < 130 * u)
        )

    def _vessels(self) -> list[str]:
        u, (width, height) = self.u, self.size
        return [
            *chart_signs.vessel("galleon", (52 * u, 84 * u), 46 * u, u),
            *chart_signs.vessel("caravel", (50 * u, height - 100 * u), 46 * u, u),
            *chart_signs.vessel("sea-dragon", (width - 40 * u, height - 142 * u), 38 * u, u),
        ]

    def _scale_bar(self) -> list[str]:
        u, height = self.u, self.size[1]
        left, top, part = 26 * u, height - 30 * u, 14 * u
        return [
            _box(left - u, top - u, 5 * part + 2 * u, 6 * u, (20, 14, 8)),
            *(_box(left + number * part, top, part, 4 * u, CHALK) for number in (1, 3)),
        ]


def _box(x: float, y: float, width: float, height: float, colour: Colour) -> str:
    """A rectangle."""
    return brush.polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], colour)
