"""The hexes of a map and the industry tiles on them, standing on a corner.

Sides 1 to 6 run clockwise from the upper left one; corner k lies between sides k and k+1, so corner 1 is the top one. A
tile's `side` is the length of its sides, in units for pictures and in pixels for places. Every picture of a hex has the
hex's centre in its own middle. The middle of the hexes that share a dot is where that dot lies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import ceil, cos, pi, sin, sqrt
from random import Random
from typing import NamedTuple

import pygame

from sprites.paint import brush, icons, palette
from sprites.paint.materials import shaded
from sprites.paint.palette import BLACK, INK, IVORY, WHITE, Colour, mix
from sprites.paint.theme import Theme
from sprites.things.discs import PALE, lit_disc

Point = tuple[float, float]

DOT = 0.23
"""Radius of a dot as a share of a side."""

_HALO = 1.9
"""How much wider than its dot a whole dot's halo is."""
_RING, _FLOOR = 0.86, 0.70
"""Where an open dot's ivory ring begins and ends, as shares of its radius."""
FACE = 0.975
"""How much of its hex a tile covers."""
THICK = 4.7 / 37
"""How thick it is, as a share of a side."""
_SIGN = 1.24
"""The sign on a whole dot, as a share of the dot's radius."""
_GHOST = 0.78
_USUAL, _SMALL = 37.0, 20.0
"""The side of the tiles of a usual map, and below which tiles are shrunk from these."""
_LIT_SIDES, _DARK_SIDES = (6, 1, 2), (3, 4, 5)
_DETAIL = 2
"""Hexes are drawn so many times larger, then shrunk."""


class HexTileLook(NamedTuple):
    """What an industry's tiles show: the names of the industry and of its product in the palette, and the half dots by
    side and third dots by corner of a tile that has not been turned.
    """

    industry: str
    product: str
    halves: tuple[int, ...]
    thirds: tuple[int, ...]


def corner(centre: Point, side: float, number: int) -> Point:
    """Where a corner of the hex around `centre` lies; corners count on past 6."""
    angle = (number - 1) * pi / 3 - pi / 2
    return centre[0] + side * cos(angle), centre[1] + side * sin(angle)


def corners(centre: Point, side: float) -> list[Point]:
    """All corners, clockwise from the top."""
    return [corner(centre, side, number) for number in range(1, 7)]


def edge(centre: Point, side: float, number: int) -> tuple[Point, Point]:
    """The ends of a side, clockwise."""
    return corner(centre, side, number - 1), corner(centre, side, number)


def side_middle(centre: Point, side: float, number: int) -> Point:
    """The middle of a side, where half dots meet."""
    (left, top), (right, bottom) = edge(centre, side, number)
    return (left + right) / 2, (top + bottom) / 2


def extent(theme: Theme, side: float) -> tuple[int, int]:
    """Pixels that the picture of a tile takes: its hex, with room for its thickness above and below."""
    width, height = _size(theme, side)
    return width, height + 2 * ceil(side * theme.s * THICK)


def outline(theme: Theme, side: float) -> pygame.Surface:
    """A tile's silhouette in white, with its thickness, in a picture as large as the tile's."""
    size, pixels = extent(theme, side), side * theme.s
    return theme.cached(("tile outline", side), lambda: brush.vector(size, [_body(size, pixels, WHITE)]))


def _body(size: tuple[int, int], pixels: float, colour: Colour) -> str:
    """The face of a tile and its thickness below as one shape."""
    tips = corners((size[0] / 2, size[1] / 2), pixels * FACE)
    fallen = [(x, y + pixels * THICK) for x, y in tips]
    return brush.polygon([tips[5], tips[0], tips[1], *fallen[2:5]], colour)


def tile(theme: Theme, look: HexTileLook, turn: int, side: float, ghost: bool = False) -> pygame.Surface:
    """An industry tile turned clockwise by `turn` sixths, with its open half and third dots and its thickness; a ghost
    lets the board shine through. Whole dots, those in the middle too, belong on top: `whole_dot`.
    """

    def draw() -> pygame.Surface:
        face = _face(theme, look, side).copy()
        width, height = face.get_size()
        pixels = side * theme.s * FACE
        dots = brush.vector((width, height), open_dots(look, turn, (width / 2, height / 2), pixels))
        dots.blit(_mask((width, height), pixels), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        face.blit(dots, (0, 0))
        size = extent(theme, side)
        slab = brush.vector(size, [_body(size, side * theme.s, palette.TILE_SIDES[look.industry])])
        slab.blit(face, face.get_rect(center=(size[0] // 2, size[1] // 2)))
        if ghost:
            slab.set_alpha(round(255 * _GHOST))
        return slab

    return theme.cached(("industry tile", look, turn % 6, side, ghost), draw)


def open_dots(look: HexTileLook, turn: int, middle: Point, side: float) -> list[str]:
    """The half and third dots of a tile turned clockwise by `turn` sixths, each as a whole disc: what lies beyond the
    tile's edge is cut off by whoever draws them.
    """
    places = [side_middle(middle, side, half + turn) for half in look.halves]
    places += [corner(middle, side, third + turn) for third in look.thirds]
    return [shape for place in places for shape in _open_dot(place, side * DOT, look.product)]


def whole_dot(theme: Theme, product: str, sign: str, side: float, kind: str = "whole") -> pygame.Surface:
    """A dot that yields, lit, with the sign of what it brings, for tiles with sides of `side`. `kind` is `whole`, `new`
    for one that a tile under the pointer would complete, or `idle` for one that yields nothing.
    """

    def draw() -> pygame.Surface:
        radius = side * DOT
        disc_side = theme.px(2 * radius)
        paint = palette.COMMODITIES[product]
        ink = INK if sum(paint) > PALE else IVORY
        ring = palette.WHAT_IF if kind == "new" else IVORY
        rings = [(1.0, INK), (0.90, ring), (0.74, mix(paint, BLACK, 0.45)), (0.70, paint)]
        disc = lit_disc(disc_side, rings, [icons.shape(sign, (50, 50), 50 * _SIGN, ink, 1.0)])
        if kind == "idle":
            disc.fill((120, 120, 120), special_flags=pygame.BLEND_RGB_MULT)
        reach = round(disc_side * _HALO)
        surface = pygame.Surface((reach, reach), pygame.SRCALPHA)
        if kind != "idle":
            light, strength = (palette.LEGAL, 1.0) if kind == "new" else (palette.IVORY, 0.45)
            brush.lay_spot(surface, (reach / 2, reach / 2), (reach, reach), light, strength)
        surface.blit(disc, disc.get_rect(center=(reach // 2, reach // 2)))
        return surface

    return theme.cached(("whole dot", product, sign, side, kind), draw)


def clash_mark(theme: Theme, size: float) -> pygame.Surface:
    """A red cross on the side or corner where dots of different colours would meet."""

    def draw() -> pygame.Surface:
        rings = [(1.0, INK), (0.92, IVORY), (0.76, mix(palette.COST_FILL, WHITE, 0.08))]
        arms = [
            brush.stroke([(33, 33), (67, 67)], IVORY, 10),
            brush.stroke([(67, 33), (33, 67)], IVORY, 10),
        ]
        return lit_disc(theme.px(size), rings, arms)

    return theme.cached(("clash mark", size), draw)


def _face(theme: Theme, look: HexTileLook, side: float) -> pygame.Surface:
    """A tile without its dots; a small one is a large one, shrunk."""

    def draw() -> pygame.Surface:
        if side < _SMALL:
            size = _size(theme, side * FACE)
            return pygame.transform.smoothscale(_face(theme, look, _USUAL), size)
        top, bottom = palette.INDUSTRIES[look.industry]
        stops = [(0.0, mix(top, WHITE, 0.10)), (0.5, mix(top, bottom, 0.35)), (1.0, bottom)]
        canvas = _Hex(theme, side * FACE, stops)
        canvas.lay_noise(Random(look.industry), (9, 9), BLACK, 0.20)
        canvas.lay_noise(Random(look.product), (26, 26), WHITE, 0.13)
        canvas.lay_shapes(_TEXTURES[look.industry](canvas.middle, canvas.side))
        canvas.lay_edges()
        return canvas.finished(mix(bottom, INK, 0.8))

    return theme.cached(("tile face", look.industry, side), draw)


class _Hex:
    """A hex being painted at `_DETAIL` times its size; its edges are cut clean in the end."""

    def __init__(self, theme: Theme, side: float, stops: list[tuple[float, Colour]]) -> None:
        self._shown = _size(theme, side)
        width, height = (length * _DETAIL for length in self._shown)
        self.side = side * theme.s * _DETAIL
        self.middle = (width / 2, height / 2)
        self._mask = _mask((width, height), self.side)
        self._picture = shaded(self._mask, stops)

    def lay_noise(self, random: Random, cells: tuple[int, int], colour: Colour, strength: float) -> None:
        """Mix smooth noise into it."""
        self._lay(brush.noise(random, self._picture.get_size(), cells, colour, strength, 0.35))

    def lay_shapes(self, shapes: list[str]) -> None:
        """Mix vector shapes into it."""
        self._lay(brush.vector(self._picture.get_size(), shapes))

    def rim(self, sides: Iterable[int], colour: Colour, alpha: float, widest: int) -> list[str]:
        """Strokes along some sides that fade inwards over `widest` hundredths of a side."""
        return [
            brush.stroke(list(edge(self.middle, self.side, number)), colour, self.side * width / 50, alpha / widest)
            for number in sides
            for width in range(1, widest + 1)
        ]

    def lay_edges(self) -> None:
        """A lit upper left edge, and a shaded lower right one."""
        self.lay_shapes(self.rim(_DARK_SIDES, BLACK, 0.62, 5) + self.rim(_LIT_SIDES, WHITE, 0.55, 4))

    def finished(self, line: Colour) -> pygame.Surface:
        """The hex at the size that is shown, with a thin dark line around it."""
        around = [*corners(self.middle, self.side), corner(self.middle, self.side, 1)]
        self.lay_shapes([brush.stroke(around, line, self.side * 0.035, 0.9)])
        return pygame.transform.smoothscale(self._picture, self._shown)

    def _lay(self, layer: pygame.Surface) -> None:
        layer.blit(self._mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self._picture.blit(layer, (0, 0))


def _size(theme: Theme, side: float) -> tuple[int, int]:
    """Pixels that a hex takes, of even numbers so that its centre lies between four of them."""
    pixels = side * theme.s
    return 2 * ceil(pixels * sqrt(3) / 2) + 2, 2 * ceil(pixels) + 2


def _mask(size: tuple[int, int], side: float) -> pygame.Surface:
    """A white hex in the middle of `size` pixels."""
    return brush.vector(size, [brush.polygon(corners((size[0] / 2, size[1] / 2), side), WHITE)])


def _open_dot(place: Point, radius: float, product: str) -> list[str]:
    floor = mix(palette.COMMODITIES[product], (14, 10, 8), 0.86)
    return [
        brush.ellipse(place, (radius, radius), INK),
        brush.ellipse(place, (radius * _RING, radius * _RING), IVORY),
        brush.ellipse(place, (radius * _FLOOR, radius * _FLOOR), floor),
    ]


def _furrows(middle: Point, side: float) -> list[str]:
    """Bent rows of a ploughed field."""
    rows = []
    for step in range(-6, 7):
        x = middle[0] + step * side * 0.17
        bend = [(x + side * 0.10 * sin(pi * share), middle[1] + side * (2 * share - 1)) for share in _STEPS]
        rows.append(brush.stroke(bend, INK, side * 0.035, 0.20))
        lit = [(x + side * 0.05, y) for x, y in bend]
        rows.append(brush.stroke(lit, WHITE, side * 0.025, 0.16))
    return rows


def _rays(middle: Point, side: float) -> list[str]:
    """Light that goes out from the middle."""
    rays = []
    for step in range(24):
        ends = [
            (
                middle[0] + side * reach * cos(step * pi / 12 + turn),
                middle[1] + side * reach * sin(step * pi / 12 + turn),
            )
            for reach, turn in ((0.3, 0), (1.1, -0.05), (1.1, 0.05))
        ]
        rays.append(brush.polygon(ends, WHITE if step % 2 else INK, 0.12))
    return rays


def _bricks(middle: Point, side: float) -> list[str]:
    """Courses of bricks."""
    height, width = side * 0.20, side * 0.42
    lines = []
    for row in range(-5, 6):
        y = middle[1] + row * height
        lines.append(brush.stroke([(middle[0] - side, y), (middle[0] + side, y)], INK, side * 0.022, 0.24))
        for column in range(-3, 4):
            x = middle[0] + (column + row % 2 / 2) * width
            lines.append(brush.stroke([(x, y), (x, y + height)], INK, side * 0.022, 0.24))
    return lines


def _rock(middle: Point, side: float) -> list[str]:
    """Broken stone: small facets, some lit and some dark."""
    random = Random(5)
    facets = []
    for _ in range(46):
        x = middle[0] + random.uniform(-1, 1) * side
        y = middle[1] + random.uniform(-1, 1) * side
        reach = random.uniform(0.06, 0.16) * side
        turn = random.uniform(0, pi)
        points = [(x + reach * cos(turn + step * 2.1), y + reach * sin(turn + step * 2.1)) for step in range(3)]
        facets.append(brush.polygon(points, random.choice((WHITE, INK)), 0.13))
    return facets


def _plates(middle: Point, side: float) -> list[str]:
    """Riveted iron plates."""
    pitch = side * 0.5
    shapes = []
    for row in range(-3, 4):
        for column in range(-3, 4):
            x, y = middle[0] + (column + 0.5) * pitch, middle[1] + (row + 0.5) * pitch
            shapes.append(brush.stroke([(x, y), (x + pitch, y)], BLACK, side * 0.025, 0.5))
            shapes.append(brush.stroke([(x, y), (x, y + pitch)], BLACK, side * 0.025, 0.5))
            shapes.append(
                brush.stroke([(x, y + side * 0.025), (x + pitch, y + side * 0.025)], WHITE, side * 0.015, 0.14)
            )
            shapes.append(brush.ellipse((x + pitch * 0.14, y + pitch * 0.14), (side * 0.022,) * 2, WHITE, 0.26))
    return shapes


def _engraving(middle: Point, side: float) -> list[str]:
    """Fine waves as on a bank note."""
    waves = []
    for row in range(-12, 13):
        y = middle[1] + row * side * 0.09
        points = [
            (middle[0] + side * (2 * share - 1), y + side * 0.05 * sin(4 * pi * share + row * 0.5)) for share in _STEPS
        ]
        waves.append(brush.stroke(points, WHITE if row % 2 else INK, side * 0.018, 0.20))
    return waves


_STEPS = tuple(step / 16 for step in range(17))

_TEXTURES: Mapping[str, Callable[[Point, float], list[str]]] = {
    "farm": _furrows,
    "generator": _rays,
    "academy": _bricks,
    "mine": _rock,
    "factory": _plates,
    "bank": _engraving,
}
"""What each industry's tiles are made of, around a middle and for a side in pixels."""
