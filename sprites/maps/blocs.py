"""The line around a bloc of tiles and the roads between them, and how a hex is marked that may be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, hypot, sqrt

import pygame

from sprites.maps.hex_outline import Cell, centre, inset, loops
from sprites.maps.hexes import FACE, HexTileLook, Point, corners, extent, open_dots
from sprites.paint import brush, palette
from sprites.paint.palette import INK, IVORY, Colour
from sprites.paint.theme import Theme

INSET = 2.8
"""How far inside the edge of its hexes a bloc's line runs, in units of a map of the usual size."""
_LINE, _INK = 3.5, 6.3
_ROAD, _VERGE, _STRIPE = 3.3, 5.3, 0.8
_SAND: Colour = (220, 199, 154)
_CHALK: Colour = (255, 251, 233)
_DASH, _GAP = 8.7, 6.0
PHASES = 12
"""Pictures of dashes on their way from where one lies to where the next one does."""
_MARK, _MARK_INK = 2.1, 4.0
_BOLD = 1.5
"""How much wider high contrast makes these."""
SIDE = 37.0


def bloc(
    theme: Theme,
    colour: int,
    cells: Sequence[Cell],
    roads: Iterable[tuple[Point, Point]],
    side: float,
    look: HexTileLook | None = None,
    turns: Sequence[int] = (),
) -> pygame.Surface:
    """A bloc's roads, its line around all of its hexes, and over the line the open dots of its tiles, by their look and
    by how each of them is turned; the picture's middle is that of the rectangle around their middles. Roads are ways
    between points of the map in lengths of a side.
    """
    pixels, u = side * theme.s, side / SIDE * theme.s
    xs, ys = zip(*(centre(cell) for cell in cells), strict=True)
    middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    size = (
        2 * ceil((max(xs) - min(xs) + sqrt(3)) * pixels / 2 + 2 * u),
        2 * ceil((max(ys) - min(ys) + 2) * pixels / 2 + 2 * u),
    )

    def on(point: Point) -> Point:
        return size[0] / 2 + (point[0] - middle[0]) * pixels, size[1] / 2 + (point[1] - middle[1]) * pixels

    ways = [[on(start), on(end)] for start, end in roads]
    shapes = [brush.stroke(way, INK, _VERGE * u, 0.85) for way in ways]
    shapes += [brush.stroke(way, _SAND, _ROAD * u) for way in ways]
    shapes += [_dashed(way, (3.2 * u, 2.6 * u), INK, _STRIPE * u, 0.45) for way in ways]
    for loop in outlines(cells):
        line = [on(point) for point in loop]
        shapes.append(_closed(line, INK, _INK * u))
        shapes.append(_closed(line, palette.PLAYERS[colour].colour, _LINE * u))
    picture = brush.vector(size, shapes)
    if look and turns:
        middles = [on(centre(cell)) for cell in cells]
        dots = [
            shape for at, turn in zip(middles, turns, strict=True) for shape in open_dots(look, turn, at, pixels * FACE)
        ]
        layer = brush.vector(size, dots)
        faces = brush.vector(size, [brush.polygon(corners(at, pixels * FACE), palette.WHITE) for at in middles])
        layer.blit(faces, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(layer, (0, 0))
    return picture


def outlines(cells: Iterable[Cell]) -> list[list[Point]]:
    """The lines around a group of hexes and its holes, in lengths of a side, each inside the group's edge."""
    return [inset(loop, INSET / SIDE) for loop in loops(cells)]


def marked_hex(theme: Theme, side: float, kind: str, is_bare: bool, crawled: int = 0) -> pygame.Surface:
    """How a hex shows that it may be chosen, in a picture as large as a tile's: dashed inside its edge, with a whole
    line where the pointer is (`hot`) or the focus, and paler where it is bare. Dashes that have `crawled` lie so many
    phases further on.
    """
    phase = crawled % PHASES

    def draw() -> pygame.Surface:
        size, u = extent(theme, side), side / SIDE * theme.s
        middle = size[0] / 2, size[1] / 2
        ring = corners(middle, side * theme.s - 4.6 * u * 2 / sqrt(3))
        line = palette.FOCUS if kind == "focus" else _CHALK
        bold = u * (_BOLD if theme.scheme == "high contrast" else 1.0)
        shapes = [brush.polygon(ring, IVORY, 0.26)] if is_bare and kind != "focus" else []
        if kind in ("open", "asked"):
            dash = _DASH * u, _GAP * u
            for colour, width, alpha in ((INK, _MARK_INK, 0.84), (line, _MARK, 1.0)):
                shapes.append(_dashed_ring(ring, dash, phase / PHASES, colour, width * bold, alpha))
        else:
            for colour, width, alpha in ((INK, _MARK_INK + 1, 0.84), (line, _MARK + 0.8, 0.93)):
                shapes.append(_closed(ring, colour, width * bold, alpha))
        return brush.vector(size, shapes)

    return theme.cached(("marked hex", side, kind, is_bare, phase), draw)


def _closed(points: Sequence[Point], colour: Colour, width: float, alpha: float = 1.0) -> str:
    """A closed line with sharp corners."""
    places = "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
    return (
        f'<path d="M{places}Z" fill="none" stroke="{brush.css(colour)}" stroke-width="{width:.2f}" '
        f'stroke-opacity="{alpha:.2f}" stroke-linejoin="miter" stroke-miterlimit="4"/>'
    )


def _dashed_ring(ring: Sequence[Point], dash: Point, passed: float, colour: Colour, width: float, alpha: float) -> str:
    """Dashes along every side of a regular ring, as many as fit, bent around corners; one lies in the middle of each
    corner, or has passed it by a share of the way to the next.
    """
    parts = []
    for tip, after, last in zip(ring, [*ring[1:], ring[0]], [*ring[2:], *ring[:2]], strict=True):
        length = hypot(after[0] - tip[0], after[1] - tip[1])
        count = max(1, round(length / sum(dash)))
        step = length / count
        long = step * dash[0] / sum(dash)
        for number in range(1, count + 1):
            start, end = ((number + passed) * step + half * long / 2 for half in (-1, 1))
            points = [_along(tip, after, start)] if start < length else []
            points += [after] if start < length < end else []
            points += [_along(tip, after, end) if end <= length else _along(after, last, end - length)]
            points[:0] = [_along(after, last, start - length)] if start >= length else []
            parts.append("L".join(f"{x:.1f} {y:.1f}" for x, y in points))
    return (
        f'<path d="M{"M".join(parts)}" fill="none" stroke="{brush.css(colour)}" stroke-width="{width:.2f}" '
        f'stroke-opacity="{alpha:.2f}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _along(start: Point, towards: Point, far: float) -> Point:
    length = hypot(towards[0] - start[0], towards[1] - start[1])
    return (
        start[0] + (towards[0] - start[0]) * far / length,
        start[1] + (towards[1] - start[1]) * far / length,
    )


def _dashed(way: Sequence[Point], dash: Point, colour: Colour, width: float, alpha: float) -> str:
    """A dashed straight line."""
    start, end = way
    length = hypot(end[0] - start[0], end[1] - start[1])
    parts, at = [], 0.0
    while at < length:
        first, last = (_along(start, end, far) for far in (at, min(length, at + dash[0])))
        parts.append(f"M{first[0]:.1f} {first[1]:.1f}L{last[0]:.1f} {last[1]:.1f}")
        at += sum(dash)
    return (
        f'<path d="{"".join(parts)}" fill="none" stroke="{brush.css(colour)}" '
        f'stroke-width="{width:.2f}" stroke-opacity="{alpha:.2f}"/>'
    )
