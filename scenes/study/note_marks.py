"""What a note points at: things that glow, and arrows from one thing to another, wherever these lie now."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import atan2, cos, hypot, pi, sin

import pygame

from game.study.study import StudyNote
from scenes import ui
from scenes.play.view.table_view import TableView
from sprites.paint import palette

LINE, HEAD, INSIDE = 4.5, 17.0, 9.0
"""How wide an arrow is, how long its head, and how far it reaches into what it points at, in units."""
EDGED = 2.0
STEP = 26.0
"""Units between the places along an arrow that nothing is laid over."""

_PLACED = re.compile(r"note \d+,\d+")
"""Names that tell where a thing lies in this window, and so are none in another."""


def thing_at(table: TableView, point: ui.Point) -> str | None:
    """What a note can point at under a point, the topmost there; None where nothing has a name that lasts."""
    found = [
        (target.z, -target.area[2] * target.area[3], name)
        for name, target in table.top.layout.targets.items()
        if ui.contains(target.area, point) and not _PLACED.fullmatch(name)
    ]
    return max(found)[2] if found else None


def spot_of(table: TableView, name: str) -> ui.Area | None:
    """Where a thing lies now; None where it is not in sight."""
    layout = table.top.layout
    if target := layout.targets.get(name):
        return target.area
    if spot := table.top.spot(name):
        return spot
    return next((each.area for each in layout.targets.values() if name in each.stands_for), None)


def named_by(note: StudyNote) -> list[str]:
    """All things that a note names, each once."""
    return list(dict.fromkeys([*note.at, *(name for arrow in note.arrows for name in arrow)]))


class NoteMarks:
    """The marks of one note on a table as it is laid now."""

    def __init__(self, table: TableView, note: StudyNote) -> None:
        spots = {name: spot_of(table, name) for name in named_by(note)}
        self.lacking = [name for name, spot in spots.items() if spot is None]
        """The things that are not in sight here."""
        self.glows = [spot for name in note.at if (spot := spots[name])]
        self.arrows = [
            arrow_between(start, end)
            for one, other in note.arrows
            if (start := spots[one]) and (end := spots[other])
        ]  # fmt: skip
        self.subjects = [spot for spot in spots.values() if spot]

    def weighted(self) -> Iterator[ui.Weighted]:
        """What is never hidden: what is pointed at, and the arrows."""
        yield from ((area, 3 * ui.NEVER) for area in [*ui.inflated(self.glows), *self.subjects])
        for start, end in self.arrows:
            steps = max(1, round(hypot(end[0] - start[0], end[1] - start[1]) / STEP))
            for step in range(steps + 1):
                x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
                yield (x - 5, y - 5, 10.0, 10.0), ui.NEVER

    def stamps(self, theme: ui.Theme) -> list[ui.Stamp]:
        """The marks, low to high."""
        glows = [ui.glow_stamp(theme, area) for area in self.glows]
        return [*glows, *(arrow_stamp(theme, *each) for each in self.arrows)]


def arrow_between(start: ui.Area, end: ui.Area) -> tuple[ui.Point, ui.Point]:
    """Where an arrow from one thing to another begins and ends: at the edge of the first, inside the second."""
    (a, b), (x, y) = ui.middle(start), ui.middle(end)
    far = hypot(x - a, y - b)
    if far < 1:
        return (end[0], end[1]), (x, y)
    begin = _edge(start, (x, y)) if not ui.contains(start, (x, y)) else (a, b)
    tip = _edge(end, begin) if not ui.contains(end, begin) else (x, y)
    deep = hypot(x - tip[0], y - tip[1])
    share = min(INSIDE, deep) / deep if deep else 0.0
    return begin, (tip[0] + (x - tip[0]) * share, tip[1] + (y - tip[1]) * share)


def _edge(area: ui.Area, other: ui.Point) -> ui.Point:
    """Where the way from the middle of an area to a point leaves the area."""
    x, y = ui.middle(area)
    across, down = other[0] - x, other[1] - y
    shares = [half / abs(way) for half, way in ((area[2] / 2, across), (area[3] / 2, down)) if way]
    share = min(1.0, *shares) if shares else 0.0
    return x + across * share, y + down * share


def arrow_stamp(theme: ui.Theme, start: ui.Point, end: ui.Point) -> ui.Stamp:
    """An arrow with a dark edge, its tip at the end. Both points are units."""
    (x, y), (to_x, to_y) = theme.spot(*start), theme.spot(*end)
    room = theme.px(HEAD + EDGED)
    rect = pygame.Rect(min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y)).inflate(2 * room, 2 * room)
    start_at, end_at = (x - rect.left, y - rect.top), (to_x - rect.left, to_y - rect.top)

    def draw() -> pygame.Surface:
        face = pygame.Surface(rect.size, pygame.SRCALPHA)
        for colour, wider in ((palette.DARK_INK, EDGED), (palette.HOT, 0.0)):
            sizes = (theme.s * each for each in (LINE + 2 * wider, HEAD + 1.6 * wider, wider))
            shape = _shape(start_at, end_at, *sizes)
            pygame.draw.polygon(face, theme.colour(colour), shape)
            pygame.draw.aalines(face, theme.colour(colour), True, shape)
        return face

    return ui.Stamp(theme.cached(("note arrow", rect.size, start_at, end_at), draw), rect.topleft)


def _shape(start: ui.Point, end: ui.Point, wide: float, head: float, past: float) -> list[ui.Point]:
    """The corners of an arrow that ends so far past its end, all in pixels."""
    angle = atan2(end[1] - start[1], end[0] - start[0])
    far = hypot(end[0] - start[0], end[1] - start[1]) + past
    head = min(head, far)

    def at(along: float, aside: float) -> ui.Point:
        return (
            start[0] + along * cos(angle) + aside * cos(angle + pi / 2),
            start[1] + along * sin(angle) + aside * sin(angle + pi / 2),
        )

    half, neck = wide / 2, far - head
    return [
        at(-past, -half), at(neck, -half), at(neck, -head * 0.55), at(far, 0), at(neck, head * 0.55), at(neck, half),
        at(-past, half),
    ]  # fmt: skip
