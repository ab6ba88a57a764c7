"""Placement: where what is said of a thing lies, as a pure function of areas with weights. Lengths are units."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from heapq import heapify, heappop
from math import ceil, floor, hypot, inf
from typing import NamedTuple

import pygame

from scenes.ui.host.drag import middle
from scenes.ui.host.target import Area, Point, TableLayout

NEVER = 1000.0
"""The weight of what is never to be covered while any spot is free of it."""

SPOKEN_OF = 4 * NEVER
"""The weight of what is spoken of: where no spot is free, it is the last to be covered."""

READ, PIECE, NOTE = 40.0, 12.0, 0.5
"""The weights of figures that are to be read, which give way only where there is no other room, of pieces, and of what
else answers. From that of figures on touching an area costs as much as hiding it, so that no gain outweighs it.
"""

EDGED = 13.0
"""From this weight on the edges of an area are tried."""

GAP = 8.0
"""Units between a thing and what is said of it."""

A_HUNDRED, FROM_MIDDLE = 2.0, 0.3
"""What a hundred units of distance cost: from the subject, and from the middle of the window for what has none."""

MOST_SPOTS = 400
"""Spots that are compared where none is free, the nearest ones."""

MOST_AREAS = 1024
"""Areas of which edges and whole units are remembered: from one placement to the next most lie where they did."""

DRAWN, PLAYED_ON = 60.0, 300.0
"""What it costs a panel that stays to hide a part of the table, and one that everybody plays on."""

SPARE = 4.0
"""What it costs to hide the log or the board of another seat, which such a panel lies over if anything."""

FORECASTS = ("forecast-panel", "forecast panel")
"""What the panel of a forecast is called."""

EVERYBODYS = ("market", "market cards", "map", "board", "play_area", "hand", "tray", *FORECASTS)
"""The parts of a table that everybody plays on, the tray of a barter, and the forecast, which is spoken of."""

IN_PLAY = "play_area"
"""The part that cards are laid on, nothing before anybody has decided anything."""

EDGES = 6.0
"""Units that the picture of a part of the table reaches beyond it."""

Weighted = tuple[Area, float]
"""An area, and what it costs to hide all of it."""


def docks(layout: TableLayout) -> list[Area]:
    """Where panels lie that stay: boards of other seats, and the log."""
    boards = dict.fromkeys(target.area for target in layout.targets.values() if target.looks_at is not None)
    return [*boards, *filter(None, [layout.log])]


def dock_weights(layout: TableLayout, weighted: Iterable[Weighted]) -> list[Weighted]:
    """What it costs a panel that stays to hide what lies on the table: figures such as health, little what can be done
    on boards of others and in the log, and most of what everybody plays on. What else is drawn is told by
    `parts_drawn`.
    """
    weighted, is_spare = [*weighted], _spare_parts(layout)
    needed = [(area, SPARE if is_spare(area) else weight) for area, weight in weighted if weight >= NEVER]
    others = [(each, weight) for each, weight in weighted if weight < NEVER]
    return [*needed, *others, *parts_played_on(layout)]


def parts_played_on(layout: TableLayout, is_begun: bool = True) -> list[Weighted]:
    """What it costs to hide the parts of a table that everybody plays on, as far as anything lies there."""
    parts = {name: layout.anchors[name] for name in EVERYBODYS if name in layout.anchors}
    if not is_begun:
        parts.pop(IN_PLAY, None)
    return [(area, PLAYED_ON) for area in parts.values()]


def parts_read(layout: TableLayout, is_begun: bool) -> list[Weighted]:
    """What it costs something said of the table as a whole to hide any part of it."""
    return [*parts_drawn(layout), *parts_played_on(layout, is_begun)]


def parts_drawn(layout: TableLayout) -> list[Weighted]:
    """What it costs to hide any part of a table, but for the shadow around it: little in the log and on boards of
    others.
    """
    is_spare = _spare_parts(layout)
    areas = [panel.area for panel in layout.panels]
    return [(_without_edges(area), SPARE if is_spare(area) else DRAWN) for area in areas]


def _without_edges(area: Area) -> Area:
    x, y, wide, high = area
    return x + EDGES, y + EDGES, wide - 2 * EDGES, high - 2 * EDGES


def _spare_parts(layout: TableLayout) -> Callable[[Area], bool]:
    """Whether an area lies in the log or on the board of another seat."""
    spare = [pygame.FRect(area).inflate(2 * EDGES, 2 * EDGES) for area in docks(layout)]
    return lambda area: any(each.contains(area) for each in spare)


def weights_of(layout: TableLayout) -> list[Weighted]:
    """What it costs to hide the figures, the pieces and what else answers on a table."""
    return [
        *((area, READ) for area in layout.kept_clear),
        *((area, PIECE) for area in layout.pieces),
        *((each.area, NOTE) for name, each in layout.targets.items() if each.is_note or name not in layout.sprites),
    ]


class Spot(NamedTuple):
    """Where it lies, what that costs, and whether it covers nothing that is never to be covered."""

    area: Area
    cost: float
    is_free: bool


def place(
    size: tuple[float, float],
    subject: Area | None,
    window: Area,
    weighted: Iterable[Weighted],
    gap: float = GAP,
    wished: Point | None = None,
    far: float = A_HUNDRED,
) -> Spot:
    """The spot with the least cost for what is so large: every area costs its weight times the share of it that is
    hidden, and a hundred units of distance from the subject cost `far`. The subject is never covered. What has none
    lies where it hides least, as near to the point that it is `wished` around, or else to the middle of the window, as
    can be.
    """
    wide, high = ceil(size[0]), ceil(size[1])
    kept = [(area, weight) for area, weight in weighted if area[2] > 0 and area[3] > 0]
    if subject:
        kept.append((subject, NEVER))
    hard = [(area, weight) for area, weight in kept if weight >= NEVER]
    soft = [(area, weight) for area, weight in kept if weight < NEVER]
    walls, grounds = [_whole(area) for area, _ in hard], [_whole(area) for area, _ in soft]
    on_walls, on_grounds = [_corners(*each) for each in hard], [_corners(*each) for each in soft]
    about = subject or _around(wished or middle(window), wide, high)
    a_hundred = far if subject else FROM_MIDDLE
    spots = _spots(wide, high, about, window, [area for area, weight in kept if weight >= EDGED], gap, a_hundred)
    best, least, nearest_first = None, inf, list[tuple[float, float, int, int]]()
    while spots and spots[0][0] < least:
        nearest_first.append(heappop(spots))
        far, _, left, top = nearest_first[-1]
        spot = pygame.Rect(left, top, wide, high)
        if spot.collidelist(walls) < 0:
            cost = far + _hidden(spot, [on_grounds[at] for at in spot.collidelistall(grounds)], least - far)
            if cost < least:
                best, least = spot, cost
    if best is not None:
        return Spot((*best.topleft, *size), least, True)
    for far, _, left, top in nearest_first[:MOST_SPOTS]:
        spot = pygame.Rect(left, top, wide, high)
        cost = far + _hidden(spot, [on_grounds[at] for at in spot.collidelistall(grounds)])
        cost += _hidden(spot, [on_walls[at] for at in spot.collidelistall(walls)])
        if cost < least:
            best, least = spot, cost
    assert best is not None
    return Spot((*best.topleft, *size), least, False)


def _spots(
    wide: int, high: int, about: Area, window: Area, edged: Sequence[Area], gap: float, a_hundred: float
) -> list[tuple[float, float, int, int]]:
    """The corners worth a try, as a heap with the nearest on top, each after what its distance costs and how far it
    lies from the middle of the subject, squared: beside and along the subject, at the edges of the window and at those
    of all that matters.
    """
    x, y, w, h = about
    lefts = {
        x + w + gap,
        x - gap - wide,
        x + w / 2 - wide / 2,
        x,
        x + w - wide,
        window[0],
        window[0] + window[2],
    }
    tops = {
        y + h + gap,
        y - gap - high,
        y + h / 2 - high / 2,
        y,
        y + h - high,
        window[1],
        window[1] + window[3],
    }
    for a, b, c, d in edged:
        lefts |= {a + c + gap, a - gap - wide}
        tops |= {b + d + gap, b - gap - high}
    across = _clamped(lefts, window[0], window[0] + window[2] - wide)
    down = _clamped(tops, window[1], window[1] + window[3] - high)
    columns = [(_between(left, left + wide, x, x + w), (left + wide / 2 - x - w / 2) ** 2, left) for left in across]
    rows = [(_between(top, top + high, y, y + h), (top + high / 2 - y - h / 2) ** 2, top) for top in down]
    spots = [
        (a_hundred * hypot(far, deep) / 100, aside + below, left, top)
        for far, aside, left in columns
        for deep, below, top in rows
    ]
    heapify(spots)
    return spots


def _between(low: float, high: float, other_low: float, other_high: float) -> float:
    """Units between two stretches of one axis."""
    return max(other_low - high, low - other_high, 0.0)


def _clamped(edges: Iterable[float], least: float, most: float) -> set[int]:
    return {round(max(least, min(edge, most))) for edge in edges}


def _around(point: Point, wide: float, high: float) -> Area:
    """Where what speaks of nothing on the table would lie, were there nothing to hide."""
    return point[0] - wide / 2, point[1] - high / 2, wide, high


@lru_cache(maxsize=MOST_AREAS)
def _whole(area: Area) -> pygame.Rect:
    """The area in whole units, a little larger, so that no rounding to pixels makes neighbours touch."""
    left, top = floor(area[0]) - 1, floor(area[1]) - 1
    return pygame.Rect(left, top, ceil(area[0] + area[2]) + 1 - left, ceil(area[1] + area[3]) + 1 - top)


_Corners = tuple[float, float, float, float, float, float, bool]
"""The edges of an area, how large it is, its weight, and whether touching it costs as much as hiding it."""


@lru_cache(maxsize=MOST_AREAS)
def _corners(area: Area, weight: float) -> _Corners:
    x, y, w, h = area
    return x, x + w, y, y + h, w * h, weight, weight >= READ


def _hidden(spot: pygame.Rect, covered: Iterable[_Corners], most: float = inf) -> float:
    """What hiding these costs; more need not be added up once it is `most`."""
    left, right, top, bottom = spot.x, spot.x + spot.w, spot.y, spot.y + spot.h
    cost = 0.0
    for x, end, y, foot, size, weight, counts_touch in covered:
        across = (end if end < right else right) - (x if x > left else left)
        down = (foot if foot < bottom else bottom) - (y if y > top else top)
        share = across * down / size if across > 0 and down > 0 and size else 0.0
        cost += weight * (share + counts_touch)
        if cost >= most:
            break
    return cost


def apart(one: Area, other: Area) -> float:
    """Units between two areas, 0 where they touch."""
    (a, b), (x, y) = nearest(one, other)
    return hypot(x - a, y - b)


def nearest(one: Area, other: Area) -> tuple[Point, Point]:
    """The points of two areas that are nearest to each other, in the middle of where they lie beside each other."""
    across = _nearest(one[0], one[0] + one[2], other[0], other[0] + other[2])
    down = _nearest(one[1], one[1] + one[3], other[1], other[1] + other[3])
    return (across[0], down[0]), (across[1], down[1])


def _nearest(low: float, high: float, other_low: float, other_high: float) -> tuple[float, float]:
    if high < other_low:
        return high, other_low
    if other_high < low:
        return low, other_high
    middle = (max(low, other_low) + min(high, other_high)) / 2
    return middle, middle
