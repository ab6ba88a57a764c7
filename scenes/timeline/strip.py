"""The strip: the whole game on one line, with its rounds, its curves, what stood out, and where the table is."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from itertools import groupby, pairwise
from typing import NamedTuple

import pygame

from game.bots.analysis.game_review import Review
from game.engine.state import State
from game.session.session import Session
from scenes import ui
from scenes.table.table import Table
from sprites.paint import materials, palette

RISEN: ui.Area = (6.0, 568.0, 1268.0, 118.0)
"""Where the strip lies large, over the foot of the table, while it is pointed at."""
PAD, KNOB, LINE = 6.0, 9.0, 1.6
MARK = 13.0
"""The side of a mark in the risen strip; in the resting one it is a tick."""
LARGEST = 1.2
"""The size of letters up to which the marks grow."""

BAND = 70
"""How strongly the band of what may be expected is tinted, of 255."""

NOTED = 6.0
"""How wide the dot of a note is."""

NUMBERS, LABEL = 12.0, 12.0
"""The letters of the round numbers and of the scale."""


class TimelineMark(NamedTuple):
    """An event that stands out: the move that brought it, and its sign."""

    move: int
    icon: str


class Strip:
    """What a whole session shows on the strip. Moves count from 0; the number of moves stands for the end. The curves
    of its `parent`, the game that a branch has left, go on beside its own.
    """

    def __init__(self, session: Session, table: Table, parent: Session | None = None) -> None:
        self._session = session
        self.parent = parent
        self.table = table
        self.last = len(session.moves)
        self._review: Review | None = None
        self._faces: dict[ui.Area, tuple[ui.Theme, pygame.Surface]] = {}
        self._shown: Hashable = None
        self._span = max(self.last, len(parent.moves) if parent else 0)
        self.limit: int | None = None
        """The move up to which the game may be seen; None for all of it."""
        self.noted: Sequence[int] = ()
        """The moves on which something is noted."""

    def state(self, move: int) -> State:
        """The position before a move."""
        return self._session.state if move == self.last else self._session.state_before(move)

    @cached_property
    def rounds(self) -> Sequence[int]:
        """The first position of every round."""
        numbers = [self._session.game.round_number(self.state(move)) for move in range(self.last + 1)]
        return [move for move, number in enumerate(numbers) if not move or number != numbers[move - 1]]

    @cached_property
    def marks(self) -> Sequence[TimelineMark]:
        """What stood out, each sign once a move."""
        kinds = self.table.marks
        return [
            TimelineMark(move, sign)
            for move in range(self.last)
            for sign in dict.fromkeys(kinds.get(type(each), "") for each in self._session.events_of(move))
            if sign
        ]

    @cached_property
    def values(self) -> Mapping[int, Sequence[int]]:
        """The curve of every seat: a value in every position."""
        return self._values([self.state(move) for move in range(self.last + 1)])

    @cached_property
    def parents_values(self) -> Mapping[int, Sequence[int]]:
        """The curves of the parent from where it was left."""
        parent, own = self.parent, self._session.parent
        if parent is None or own is None:
            return {}
        left = range(own.move, len(parent.moves))
        return self._values([*map(parent.state_before, left), parent.state])

    def _values(self, states: Sequence[State]) -> Mapping[int, Sequence[int]]:
        each = [self.table.values(state) for state in states]
        return {seat: [values.get(seat, 0) for values in each] for seat in each[-1]}

    def round_after(self, move: int, step: int) -> int:
        """The beginning of the next round, or with -1 that of the round before, or of this one if it has begun."""
        if step > 0:
            later = self.rounds[bisect_right(self.rounds, move) :]
            return later[0] if later else self.last
        return self.rounds[max(0, bisect_left(self.rounds, move) - 1)]

    def mark_after(self, move: int, step: int) -> int:
        """The next move that brought something marked, or with -1 the one before; the end where there is none."""
        moves = sorted({mark.move for mark in self.marks})
        if step > 0:
            return next((each for each in moves if each > move), self.last)
        return next((each for each in reversed(moves) if each < move), 0)

    @property
    def review(self) -> Review | None:
        """The review that is shown: its turning points, and the margin to expect in place of the curves."""
        return self._review

    @review.setter
    def review(self, review: Review | None) -> None:
        if review != self._review:
            self._review = review
            self._faces.clear()

    # -- where it lies ----------------------------------------------------------------------------------------

    def across(self, area: ui.Area, move: float) -> float:
        """Where a move lies in the strip, in units."""
        return area[0] + PAD + (area[2] - 2 * PAD) * move / max(1, self._span)

    def move_at(self, area: ui.Area, point: ui.Point) -> int:
        """The move that lies nearest to a point."""
        share = (point[0] - area[0] - PAD) / max(1.0, area[2] - 2 * PAD)
        return min(self.last, round(max(0.0, min(1.0, share)) * self._span))

    # -- how it looks -----------------------------------------------------------------------------------------

    def stamps(self, theme: ui.Theme, area: ui.Area, move: int, pointed: int | None) -> list[ui.Stamp]:
        """The strip in its area, the knob where the table stands, and a line where the pointer is."""
        stamps = [ui.Stamp(self._face(theme, area), theme.rect(*area).topleft)]
        if pointed is not None:
            stamps.append(_line(theme, area, self.across(area, pointed), palette.SECONDARY))
        here = self.across(area, move)
        stamps.append(_line(theme, area, here, palette.WHAT_IF))
        knob = theme.cached("timeline knob", partial(_knob, theme))
        centre = theme.spot(here, area[1] + area[3] - KNOB * 0.7)
        return [*stamps, ui.Stamp(knob, knob.get_rect(center=centre).topleft)]

    def picture(self, theme: ui.Theme) -> pygame.Surface:
        """The strip as it is when it has risen, by itself."""
        return self._face(theme, RISEN)

    def _face(self, theme: ui.Theme, area: ui.Area) -> pygame.Surface:
        """The strip without what moves on it, kept as it rests and as it has risen."""
        kept, shown = self._faces.get(area), (self.limit, tuple(self.noted))
        if shown != self._shown:
            kept, self._shown, self._faces = None, shown, {}
        if kept is None or kept[0] is not theme:
            rect = theme.rect(*area)
            sheet = pygame.Surface(rect.bottomright, pygame.SRCALPHA)
            self._paint(ui.Pen(theme, sheet), area)
            self._faces = {each: face for each, face in self._faces.items() if face[0] is theme}
            kept = self._faces[area] = (theme, sheet.subsurface(rect).copy())
        return kept[1]

    def _paint(self, pen: ui.Pen, area: ui.Area) -> None:
        _, y, width, height = area
        is_risen = area == RISEN
        ground = materials.plate(pen.theme, width, height, palette.GROOVE, 0.96, radius=5, edge_alpha=0.8)
        pen.surface.blit(ground, pen.theme.rect(*area))
        letter = max(1.0, pen.theme.letter)
        numbered = NUMBERS * 1.5 * letter if is_risen else 0.0
        signs = MARK * 1.1 * min(letter, LARGEST) * self._rows if is_risen else 4.0
        self._paint_rounds(pen, area, NUMBERS * letter if is_risen else 0.0)
        self._paint_turning(pen, area)
        self._paint_marks(pen, area, MARK * min(letter, LARGEST) if is_risen else 0.0)
        top, bottom = y + signs + 5, y + height - numbered - 5
        paint = self._paint_expected if self._review else self._paint_curves
        paint(pen, area, top, bottom, LABEL * letter if is_risen else 0.0)
        self._paint_notes(pen, area)
        self._paint_limit(pen, area)

    def _paint_rounds(self, pen: ui.Pen, area: ui.Area, size: float) -> None:
        """Every other round a little lighter, and as many numbers in letters of this size as have room."""
        _, y, _, height = area
        free = area[0]
        for number, (start, end) in enumerate(pairwise([*self.rounds, self.last])):
            left, right = self.across(area, start), self.across(area, end)
            if number % 2:
                pen.fill((left, y + 1, right - left, height - 2), palette.IVORY, 0.07)
            words = str(self._session.game.round_number(self.state(start)))
            middle, half = (left + right) / 2, size * 0.31 * len(words)
            if size and middle - half > free:
                pen.text(words, middle, y + height - size * 0.75, "label", size, palette.SECONDARY, align="center")
                free = middle + half + 4

    @cached_property
    def _rows(self) -> int:
        """The most signs of one move, which stand over each other."""
        return max(Counter(mark.move for mark in self.marks).values(), default=0)

    def _paint_marks(self, pen: ui.Pen, area: ui.Area, side: float) -> None:
        """The signs of what stood out, of this size and as many as have room; ticks for others, or without a size."""
        free = area[0]
        for move, marks in groupby(self.marks, lambda mark: mark.move):
            middle = self.across(area, move + 0.5)
            if side and middle - side / 2 >= free:
                for row, mark in enumerate(marks):
                    y = area[1] + 4 + side * (0.5 + 1.1 * row)
                    pen.icon(mark.icon, middle, y, side, palette.BRASS_LIGHT, "center")
                free = middle + side / 2 + 1
            else:
                pen.fill((middle - 0.7, area[1] + 1.5, 1.4, 4), palette.BRASS_LIGHT, 0.9)

    def _paint_notes(self, pen: ui.Pen, area: ui.Area) -> None:
        """A dot where something is noted."""
        for move in self.noted:
            pen.dot(self.across(area, move), area[1] + area[3] - 5.0, NOTED, palette.HOT)

    def _paint_limit(self, pen: ui.Pen, area: ui.Area) -> None:
        """What may not be seen yet is covered."""
        if self.limit is not None and self.limit < self.last:
            left = self.across(area, self.limit) + 1.0
            pen.fill((left, area[1] + 1, area[0] + area[2] - left - 1, area[3] - 2), palette.GROOVE, 1.0)

    def _paint_turning(self, pen: ui.Pen, area: ui.Area) -> None:
        """A line where the game took a turn."""
        for move in [point.number for point in self._review.turning_points] if self._review else ():
            middle = self.across(area, move)
            pen.fill((middle - 1.2, area[1] + 2, 2.4, area[3] - 4), palette.LOSS, 0.9)

    def _paint_curves(self, pen: ui.Pen, area: ui.Area, top: float, bottom: float, size: float) -> None:
        """A line for every seat between the least and the most that anybody had, which letters of this size say; and a
        thinner one from where the parent was left.
        """
        curves = [*self.values.values(), *self.parents_values.values()]
        most, least = max(map(max, curves)), min(map(min, curves))
        unit = (bottom - top) / max(1, most - least)
        for value in {least, most} if size else ():
            y = bottom - unit * (value - least)
            pen.fill((area[0] + PAD, y, area[2] - 2 * PAD, 0.8), palette.BRASS, 0.4)
            pen.text(str(value), area[0] + PAD + 2, y - size * 0.6, "label", size, palette.SECONDARY)
        line, left_at = (2.2 if size else 1.4), self._session.parent.move if self._session.parent else 0
        for values, start, wide in ((self.parents_values, left_at, line / 2), (self.values, 0, line)):
            for seat in sorted(values, reverse=True):
                points = [
                    pen.theme.rect(self.across(area, move), bottom - unit * (value - least), 0, 0).topleft
                    for move, value in enumerate(values[seat], start)
                ]
                if len(points) > 1:
                    pygame.draw.lines(pen.surface, palette.INK, False, points, pen.theme.px(wide + 1.4))
                    pygame.draw.lines(pen.surface, self.colour(seat), False, points, pen.theme.px(wide))

    def _paint_expected(self, pen: ui.Pen, area: ui.Area, top: float, bottom: float, size: float) -> None:
        """The margin that the seat could expect, within the band in which 95 of 100 such games end, around a line where
        nobody is ahead.
        """
        assert self._review
        found, colour = self._review.expected, self.colour(self._review.seat)
        most = max(0.0, *(each.margin + each.error for each in found))
        least = min(0.0, *(each.margin - each.error for each in found))
        unit = (bottom - top) / max(1.0, most - least)

        def spots(heights: Iterable[float]) -> list[tuple[int, int]]:
            return [
                pen.theme.rect(self.across(area, move), bottom - unit * (height - least), 0, 0).topleft
                for move, height in enumerate(heights)
            ]

        band = [
            *spots(each.margin + each.error for each in found),
            *reversed(spots(each.margin - each.error for each in found)),
        ]
        if len(found) > 1:
            ground = pen.theme.rect(*area)
            veil = pygame.Surface(ground.size, pygame.SRCALPHA)
            pygame.draw.polygon(veil, (*colour[:3], BAND), [(x - ground.x, y - ground.y) for x, y in band])
            pen.surface.blit(veil, ground)
        for value in sorted({round(least), 0, round(most)}):
            y = bottom - unit * (value - least)
            pen.fill((area[0] + PAD, y, area[2] - 2 * PAD, 0.8), palette.BRASS, 0.9 if value == 0 else 0.4)
            if size:
                pen.text(ui.signed(value), area[0] + PAD + 2, y - size * 0.6, "label", size, palette.SECONDARY)
        if len(found) > 1:
            line = pen.theme.px(2.2 if size else 1.4)
            middle = spots(each.margin for each in found)
            pygame.draw.lines(pen.surface, palette.INK, False, middle, line + pen.theme.px(1.4))
            pygame.draw.lines(pen.surface, colour, False, middle, line)

    def colour(self, seat: int) -> palette.Colour:
        """The colour of a seat's curve; that of the shadow for one that only the rules play."""
        seats = self._session.seats
        return palette.PLAYERS[seats[seat].colour].colour if seat < len(seats) else palette.SHADOW_BAR


def _line(theme: ui.Theme, area: ui.Area, across: float, colour: palette.Colour) -> ui.Stamp:
    rect = theme.rect(across - LINE / 2, area[1] + 1, LINE, area[3] - 2)
    size = max(1, rect.width), rect.height

    def draw() -> pygame.Surface:
        line = pygame.Surface(size)
        line.fill(theme.colour(colour))
        return line

    return ui.Stamp(theme.cached(("strip line", size, colour), draw), rect.topleft)


def _knob(theme: ui.Theme) -> pygame.Surface:
    side = theme.px(KNOB)
    knob = pygame.Surface((side + 2, side + 2), pygame.SRCALPHA)
    middle = (side // 2 + 1, side // 2 + 1)
    pygame.draw.aacircle(knob, theme.colour(palette.DARK_INK), middle, side // 2)
    pygame.draw.aacircle(knob, theme.colour(palette.WHAT_IF), middle, max(1, side // 2 - theme.px(1.2)))
    return knob
