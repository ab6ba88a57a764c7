"""The arrows of an attack: from the damage on the strip to the health of every enemy that it would hit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import pairwise
from math import hypot

import pygame

from scenes.games.nation_deckbuilder.outlook import outlook
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Point
from sprites import brush, palette
from sprites.palette import Colour
from sprites.theme import Theme

RED: Colour = (214, 62, 48)
GUTTER = 3.0
"""Units left of the market: the way of arrows that go up between it and the plaques."""

HEAD = 19.0
THIN, THICK = 3.0, 8.0
STEPS = 24
CORNER = 24.0


def attack_arrows(model: TableModel, anchors: Mapping[str, Area]) -> Iterator[Panel]:
    """To every enemy that would lose health. All come from the strip; those to upper plaques pass beside the lower."""
    meant = outlook(model)
    if meant is None:
        return
    own = anchors[f"health@{model.view.players[model.shown_seat].nation}"]
    strip, market = anchors["strip"], anchors["market"]
    start, gutter = (own[0] + own[2], strip[1] + 2.0), market[0] - GUTTER
    bottom = market[1] + market[3]
    for name in (f"side{hit.nation}" for hit in meant.hits if hit.lost):
        if name not in anchors:
            continue
        x, y, width, height = anchors[name]
        end = (x + width - 66, y + height - 12)
        way: tuple[Point, ...]
        if y + height >= bottom - 1:
            way = (start, (end[0] + 16, start[1]), end)
        else:
            lane = (bottom + strip[1]) / 2
            way = (start, (gutter, lane), (gutter, y + height + 3), end)
        left, top = min(point[0] for point in way) - HEAD, min(point[1] for point in way) - HEAD
        area = (left, top, start[0] - left + THICK, start[1] - top + THICK)
        yield panel(area, way, _paint, room=0)


def _paint(pen: Pen, area: Area, way: tuple[Point, ...]) -> None:
    rect = pen.theme.rect(*area)
    key = ("attack arrow", rect.size, way)
    pen.surface.blit(pen.theme.cached(key, partial(_arrow, pen.theme, area, way)), rect)


def _arrow(theme: Theme, area: Area, way: tuple[Point, ...]) -> pygame.Surface:
    """A curve that grows towards its head, red in an ivory outline."""
    points = _rounded(way)
    size = theme.rect(*area).size
    shapes = [
        shape
        for extra, colour in ((1.4, palette.IVORY), (0.0, RED))
        for shape in _shapes(theme, area, points, extra, colour)
    ]
    return brush.vector(size, shapes)


def _rounded(way: tuple[Point, ...]) -> list[Point]:
    """Points along a way whose corners are rounded; where it has one corner it is one long curve."""
    radius = CORNER if len(way) > 3 else max(hypot(*way[0]), hypot(*way[-1]))
    points = [way[0]]
    for before, corner, after in zip(way, way[1:], way[2:], strict=False):
        start, end = (_towards(corner, other, radius) for other in (before, after))
        points += [_between(start, corner, end, step / STEPS) for step in range(STEPS + 1)]
    last = points[-1]
    return [*points, *(_share(last, way[-1], step / STEPS) for step in range(1, STEPS + 1))]


def _towards(one: Point, other: Point, far: float) -> Point:
    """The point so far from one on the way to the other, which is never passed."""
    return _share(one, other, min(1.0, far / hypot(other[0] - one[0], other[1] - one[1])))


def _share(one: Point, other: Point, share: float) -> Point:
    x, y = (a + (b - a) * share for a, b in zip(one, other, strict=True))
    return x, y


def _between(start: Point, bend: Point, end: Point, share: float) -> Point:
    """A point on the curve that leaves towards `bend` and arrives from there."""
    return _share(_share(start, bend, share), _share(bend, end, share), share)


def _shapes(theme: Theme, area: Area, points: list[Point], extra: float, colour: Colour) -> list[str]:
    """Shaft and head, `extra` units wider all round."""
    places = [((x - area[0]) * theme.s, (y - area[1]) * theme.s) for x, y in points]
    neck = places[-1]
    before = next(
        place for place in reversed(places) if hypot(neck[0] - place[0], neck[1] - place[1]) > 4 * theme.s
    )
    length = hypot(neck[0] - before[0], neck[1] - before[1])
    ahead = ((neck[0] - before[0]) / length, (neck[1] - before[1]) / length)
    shaft = [
        brush.stroke([one, other], colour, (THIN + (THICK - THIN) * step / len(places) + 2 * extra) * theme.s)
        for step, (one, other) in enumerate(pairwise(places[:-2]))
    ]
    side, reach = (HEAD / 2 + extra) * theme.s, (HEAD * 0.9 + extra) * theme.s
    base = (neck[0] - ahead[0] * reach * 0.75, neck[1] - ahead[1] * reach * 0.75)
    head = [
        (base[0] + ahead[0] * reach, base[1] + ahead[1] * reach),
        (base[0] - ahead[1] * side, base[1] + ahead[0] * side),
        (base[0] + ahead[1] * side, base[1] - ahead[0] * side),
    ]
    return [*shaft, brush.polygon(head, colour)]
