"""The arrow of an attack: from the damage on the strip to the health of the enemy that it would hit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from math import hypot

import pygame

from scenes.tables.layout import Area, Panel, TableModel
from scenes.tables.nation_deckbuilder.outlook import outlook
from scenes.tables.nation_deckbuilder.plaques import plaque_areas
from scenes.tables.nation_deckbuilder.strip import BAR_WIDTH, BAR_X
from scenes.tables.nation_deckbuilder.zones import BOTTOM, STRIP
from scenes.tables.pen import Pen, panel
from sprites import brush, palette
from sprites.palette import Colour
from sprites.theme import Theme

RED: Colour = (214, 62, 48)
START = (BAR_X + BAR_WIDTH + 60.0, STRIP[1] + 2.0)
HEAD = 19.0
THIN, THICK = 3.0, 8.0
STEPS = 24

Point = tuple[float, float]


def attack_arrows(model: TableModel) -> Iterator[Panel]:
    """To the enemy whose plaque lies next to the strip, if it would lose health; others show it by their bars alone."""
    meant = outlook(model)
    hits = {hit.nation for hit in meant.hits if hit.lost} if meant else set()
    for side, (x, y, width, height) in plaque_areas(model):
        if side.nation in hits and y + height >= BOTTOM:
            end = (x + width - 66, y + height - 12)
            corner = (end[0] - HEAD, end[1] - HEAD)
            area = (*corner, START[0] - corner[0] + THICK, START[1] - corner[1] + THICK)
            yield panel(area, end, _paint, room=0)


def _paint(pen: Pen, area: Area, end: Point) -> None:
    rect = pen.theme.rect(*area)
    key = ("attack arrow", rect.size)
    pen.surface.blit(pen.theme.cached(key, partial(_arrow, pen.theme, area, end)), rect)


def _arrow(theme: Theme, area: Area, end: Point) -> pygame.Surface:
    """A curve that grows towards its head, red in an ivory outline."""
    bend = (end[0] + 16.0, START[1])
    points = [_between(START, bend, end, step / STEPS) for step in range(STEPS + 1)]
    size = theme.rect(*area).size
    shapes = [
        shape
        for extra, colour in ((1.4, palette.IVORY), (0.0, RED))
        for shape in _shapes(theme, area, points, extra, colour)
    ]
    return brush.vector(size, shapes)


def _between(start: Point, bend: Point, end: Point, share: float) -> Point:
    """A point on the curve that leaves towards `bend` and arrives from there."""
    back = 1 - share
    x, y = (
        back * back * a + 2 * back * share * b + share * share * c
        for a, b, c in zip(start, bend, end, strict=True)
    )
    return x, y


def _shapes(theme: Theme, area: Area, points: list[Point], extra: float, colour: Colour) -> list[str]:
    """Shaft and head, `extra` units wider all round."""
    places = [((x - area[0]) * theme.s, (y - area[1]) * theme.s) for x, y in points]
    neck = places[-1]
    before = places[-4]
    length = hypot(neck[0] - before[0], neck[1] - before[1])
    ahead = ((neck[0] - before[0]) / length, (neck[1] - before[1]) / length)
    shaft = [
        brush.stroke([one, other], colour, (THIN + (THICK - THIN) * step / STEPS + 2 * extra) * theme.s)
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
