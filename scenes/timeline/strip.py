"""The strip: the whole game on one line, its rounds, its curves and what stood out, and where the table stands."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from typing import NamedTuple

import pygame

from game.core.session import Session
from game.core.state import State
from scenes.kit.pen import Pen
from scenes.results.course import Course
from scenes.window.canvas import Stamp
from scenes.window.layout import Area, Point
from sprites import materials, palette
from sprites.palette import Colour
from sprites.theme import Theme

RISEN = 112.0
"""Units that the strip rises over the table while it is pointed at."""
PAD, KNOB, LINE = 6.0, 9.0, 1.6
MARK = 13.0
"""The side of a mark in the risen strip; in the resting one it is a tick."""
NUMBERS = 12.0
"""The letters of the round numbers."""


class Mark(NamedTuple):
    """An event that stands out: the move that brought it, and its sign."""

    move: int
    icon: str


class Strip:
    """What a whole session shows on the strip. Moves count from 0; the number of moves stands for the end."""

    def __init__(self, session: Session, course: Course) -> None:
        self._session = session
        self.course = course
        self.last = len(session.moves)

    def state(self, move: int) -> State:
        """The position before a move."""
        return self._session.state if move == self.last else self._session.state_before(move)

    @cached_property
    def rounds(self) -> Sequence[int]:
        """The first position of every round."""
        numbers = [self.course.round_of(self.state(move)) for move in range(self.last + 1)]
        return [move for move, number in enumerate(numbers) if not move or number != numbers[move - 1]]

    @cached_property
    def marks(self) -> Sequence[Mark]:
        """What stood out, each sign once a move."""
        kinds = self.course.marks
        return [
            Mark(move, sign)
            for move in range(self.last)
            for sign in dict.fromkeys(kinds.get(each.kind, "") for each in self._session.events_of(move))
            if sign
        ]

    @cached_property
    def values(self) -> Mapping[int, Sequence[int]]:
        """The curve of every seat: a value in every position."""
        each = [self.course.values(self.state(move)) for move in range(self.last + 1)]
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

    # -- where it lies ----------------------------------------------------------------------------------------

    def across(self, area: Area, move: float) -> float:
        """Where a move lies in the strip, in units."""
        return area[0] + PAD + (area[2] - 2 * PAD) * move / max(1, self.last)

    def move_at(self, area: Area, point: Point) -> int:
        """The move that lies nearest to a point."""
        share = (point[0] - area[0] - PAD) / max(1.0, area[2] - 2 * PAD)
        return round(max(0.0, min(1.0, share)) * self.last)

    # -- how it looks -----------------------------------------------------------------------------------------

    def stamps(self, theme: Theme, area: Area, move: int, pointed: int | None) -> list[Stamp]:
        """The strip in its area, the knob where the table stands, and a line where the pointer is."""
        rect = theme.rect(*area)
        face = theme.cached(("strip", self, area), partial(self._face, theme, area))
        stamps = [Stamp(face, rect.topleft)]
        if pointed is not None:
            stamps.append(_line(theme, area, self.across(area, pointed), palette.SECONDARY, 0.6))
        here = self.across(area, move)
        stamps.append(_line(theme, area, here, palette.WHAT_IF, 1.0))
        knob = theme.cached("timeline knob", partial(_knob, theme))
        centre = theme.rect(here, area[1] + area[3] - KNOB * 0.7, 0, 0).topleft
        return [*stamps, Stamp(knob, knob.get_rect(center=centre).topleft)]

    def _face(self, theme: Theme, area: Area) -> pygame.Surface:
        rect = theme.rect(*area)
        sheet = pygame.Surface(rect.bottomright, pygame.SRCALPHA)
        self._paint(Pen(theme, sheet), area)
        return sheet.subsurface(rect).copy()

    def _paint(self, pen: Pen, area: Area) -> None:
        _, y, width, height = area
        is_risen = height > RISEN / 2
        pen.surface.blit(
            materials.plate(pen.theme, width, height, palette.GROOVE, 0.96, radius=4), pen.theme.rect(*area)
        )
        letter = max(1.0, pen.theme.letter)
        numbered = NUMBERS * 1.5 * letter if is_risen else 0.0
        signs = MARK * 1.4 * letter if is_risen else 4.0
        top, bottom = y + signs + 3, y + height - numbered - 4
        self._paint_rounds(pen, area, is_risen, NUMBERS * letter)
        self._paint_marks(pen, area, is_risen, MARK * letter)
        self._paint_curves(pen, area, top, bottom, 2.2 if is_risen else 1.4)

    def _paint_rounds(self, pen: Pen, area: Area, is_risen: bool, size: float) -> None:
        """Every other round a little lighter, and as many numbers as have room."""
        _, y, _, height = area
        ends = [*self.rounds[1:], self.last]
        free = area[0]
        for number, (start, end) in enumerate(zip(self.rounds, ends, strict=True)):
            left, right = self.across(area, start), self.across(area, end)
            if number % 2:
                pen.fill((left, y + 1, right - left, height - 2), palette.IVORY, 0.07)
            words = str(self.course.round_of(self.state(start)))
            middle, wide = (left + right) / 2, size * 0.62 * len(words)
            if is_risen and middle - wide / 2 > free:
                pen.text(
                    words, middle, y + height - size * 0.75, "label", size, palette.SECONDARY, align="center"
                )
                free = middle + wide / 2 + 4

    def _paint_marks(self, pen: Pen, area: Area, is_risen: bool, side: float) -> None:
        free = area[0]
        for mark in self.marks:
            middle = self.across(area, mark.move + 0.5)
            if not is_risen:
                pen.fill((middle - 0.7, area[1] + 1.5, 1.4, 4), palette.BRASS_LIGHT, 0.9)
            elif middle - side / 2 >= free:
                pen.icon(mark.icon, middle, area[1] + 2 + side * 0.6, side, palette.BRASS_LIGHT, "center")
                free = middle + side / 2 + 1
            else:
                pen.fill((middle - 0.7, area[1] + 2 + side * 1.2, 1.4, 3), palette.BRASS_LIGHT, 0.7)

    def _paint_curves(self, pen: Pen, area: Area, top: float, bottom: float, line: float) -> None:
        """A line for every seat, from the least to the most that anybody had."""
        most = max(1, *(max(values) for values in self.values.values()))
        least = min(0, *(min(values) for values in self.values.values()))
        unit = (bottom - top) / (most - least)
        for seat in sorted(self.values, reverse=True):
            points = [
                pen.theme.rect(self.across(area, move), bottom - unit * (value - least), 0, 0).topleft
                for move, value in enumerate(self.values[seat])
            ]
            if len(points) > 1:
                pygame.draw.lines(pen.surface, palette.INK, False, points, pen.theme.px(line + 1.4))
                pygame.draw.lines(pen.surface, self.colour(seat), False, points, pen.theme.px(line))

    def colour(self, seat: int) -> Colour:
        """The colour of a seat's curve; that of the shadow for one that only the rules play."""
        seats = self._session.seats
        return palette.PLAYERS[seats[seat].colour].colour if seat < len(seats) else palette.SHADOW_BAR


def _line(theme: Theme, area: Area, across: float, colour: Colour, strength: float) -> Stamp:
    rect = theme.rect(across - LINE / 2, area[1] + 1, LINE, area[3] - 2)
    rect.width = max(1, theme.px(LINE))

    def draw() -> pygame.Surface:
        line = pygame.Surface(rect.size)
        line.fill(theme.colour(colour))
        line.set_alpha(round(255 * strength))
        return line

    return Stamp(theme.cached(("strip line", rect.size, colour), draw), rect.topleft)


def _knob(theme: Theme) -> pygame.Surface:
    side = theme.px(KNOB)
    knob = pygame.Surface((side + 2, side + 2), pygame.SRCALPHA)
    middle = (side // 2 + 1, side // 2 + 1)
    pygame.draw.aacircle(knob, theme.colour(palette.DARK_INK), middle, side // 2)
    pygame.draw.aacircle(knob, theme.colour(palette.WHAT_IF), middle, max(1, side // 2 - theme.px(1.2)))
    return knob
