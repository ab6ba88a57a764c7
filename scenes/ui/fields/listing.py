"""Lists longer than their place: rows to choose from, and text to read, each with a bar that shows where one is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Self

import pygame

from scenes.ui.drawing import lay_brass, lay_well
from scenes.ui.fields.widgets import Mood, Widget
from scenes.ui.host.actions import LIST, action_of
from scenes.ui.host.hit_target import HitTarget
from scenes.ui.host.target import Area
from sprites.paint.theme import Theme

BAR = 10.0
LEAST_WIDE = 120.0
WHEEL_STEP = 48.0
"""Units that a turn of the wheel moves a text."""

FADE = 24.0
"""Units over which a text fades out at an edge beyond which it goes on."""

DrawRow = Callable[[Theme, pygame.Surface, Area, int, bool], None]
"""Draws the row with an index at an area; the flag says whether it is chosen."""

RowTargets = Callable[[Area, int], Sequence[HitTarget]]
"""What can be asked of the row with an index at an area."""


class RowList(Widget):
    """Rows of one height, one of them chosen. Up and Down choose the next row while the focus is here."""

    is_pressed = False

    def __init__(
        self,
        name: str,
        area: Area,
        caption: str,
        row_height: float,
        count: int,
        chosen: int,
        on_choose: Callable[[int], None],
        draw_row: DrawRow,
        row_targets: RowTargets | None = None,
    ) -> None:
        super().__init__(name, area, caption, "list")
        self.row_height = row_height
        self.count = count
        self.chosen = chosen
        self.on_choose = on_choose
        self.draw_row = draw_row
        self.row_targets = row_targets
        self.first = 0
        self.show_chosen()

    def go_on_from(self, other: Self) -> None:
        """Stay where the list was, but for the chosen row, which comes into sight."""
        self.scroll_to(other.first)
        self.show_chosen()

    @property
    def rows_in_sight(self) -> int:
        """How many rows have room."""
        return max(1, int(self.area[3] // self.row_height))

    def targets(self) -> Sequence[HitTarget]:
        """The rows that there are, rather than all the room for them, for which the bar is asked; and what can be asked
        of the rows in sight.
        """
        x, y, width, height = self.area
        rows = min(height, self.row_height * max(1, self.count))
        found = [each._replace(area=(x, y, width, rows), asked_at=_bar(self.area)) for each in super().targets()]
        for index, area in self.rows_shown():
            found += self.row_targets(area, index) if self.row_targets else ()
        return found

    def rows_shown(self) -> Iterator[tuple[int, Area]]:
        """The index of every row in sight, and where it lies."""
        x, y, width, _ = self.area
        inner = width - BAR - 6 if self.count > self.rows_in_sight else width
        for place in range(min(self.rows_in_sight, self.count - self.first)):
            yield self.first + place, (x, y + place * self.row_height, inner, self.row_height)

    def width(self, theme: Theme) -> tuple[float, float]:
        """Room for something to be read, besides the bar."""
        return LEAST_WIDE, LEAST_WIDE

    def height(self, theme: Theme) -> tuple[float, float]:
        """One row at least; it wishes all of them."""
        return self.row_height, self.row_height * max(1, self.count)

    def show_chosen(self) -> None:
        """Move the list as little as brings the chosen row into sight."""
        self.scroll_to(max(min(self.first, self.chosen), self.chosen - self.rows_in_sight + 1))

    def scroll_to(self, first: int) -> None:
        """Make `first` the topmost row, as far as there are rows."""
        self.first = max(0, min(first, self.count - self.rows_in_sight))

    def _choose(self, index: int) -> None:
        index = max(0, min(self.count - 1, index))
        if self.count and index != self.chosen:
            self.chosen = index
            self.show_chosen()
            self.on_choose(index)

    def key(self, event: pygame.event.Event) -> bool:
        """Up, Down, Page Up, Page Down, Home and End choose another row; at the ends Up and Down go on."""
        moved = action_of(event, LIST)
        steps = {
            "up": -1,
            "down": 1,
            "page_up": -self.rows_in_sight,
            "page_down": self.rows_in_sight,
            "home": -self.count,
            "end": self.count,
        }
        step = steps[moved.name] if moved else None
        at_end = (step == -1 and self.chosen <= 0) or (step == 1 and self.chosen >= self.count - 1)
        if step is None or at_end:
            return False
        self._choose(self.chosen + step)
        return True

    def wheel(self, event: pygame.event.Event) -> bool:
        """The wheel moves the list by one row."""
        before = self.first
        self.scroll_to(self.first - event.y)
        return self.first != before

    def drag(self, x: float, y: float) -> None:
        """A press on a row chooses it; on the bar it moves the list."""
        share = (y - self.area[1]) / self.area[3]
        if x > self.area[0] + self.area[2] - BAR - 4 and self.count > self.rows_in_sight:
            self.scroll_to(round(share * self.count - self.rows_in_sight / 2))
            return
        index = self.first + int((y - self.area[1]) // self.row_height)
        if 0 <= index < self.count and y < self.area[1] + self.row_height * self.rows_in_sight:
            self._choose(index)

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """The rows in sight, and the bar when there are more."""
        for index, area in self.rows_shown():
            self.draw_row(theme, surface, area, index, index == self.chosen)
        if self.count > self.rows_in_sight:
            lay_bar(theme, surface, self.area, self.first / self.count, self.rows_in_sight / self.count)


class ReadingText(Widget):
    """A text that may be longer than its place. `draw_text` draws in an area what is to be seen from an offset on,
    `targets_in` is what can be asked of that.

    `length` is the whole text's height in units.
    """

    is_pressed = False

    def __init__(
        self,
        name: str,
        area: Area,
        caption: str,
        length: float,
        draw_text: Callable[[pygame.Surface, Area, float], None],
        targets_in: Callable[[Area, float], list[HitTarget]],
    ) -> None:
        super().__init__(name, area, caption, "text")
        self.length = length
        self.draw_text = draw_text
        self.targets_in = targets_in
        self.offset = 0.0

    def targets(self) -> Sequence[HitTarget]:
        """The text, for which its bar is asked, and what is pictured in it."""
        return [
            *(each._replace(asked_at=_bar(self.area)) for each in super().targets()),
            *self.targets_in(self.area, self.offset),
        ]

    def width(self, theme: Theme) -> tuple[float, float]:
        """Room for something to be read, besides the bar."""
        return LEAST_WIDE, LEAST_WIDE

    def height(self, theme: Theme) -> tuple[float, float]:
        """Some lines."""
        return WHEEL_STEP, self.length

    def scroll_to(self, offset: float) -> None:
        """Show the text from `offset` units on, as far as there is text."""
        self.offset = max(0.0, min(offset, self.length - self.area[3]))

    def key(self, event: pygame.event.Event) -> bool:
        """Up, Down, Page Up and Page Down move the text while there is more that way."""
        page = self.area[3] - 40
        steps = {"up": -WHEEL_STEP, "down": WHEEL_STEP, "page_up": -page, "page_down": page}
        moved = action_of(event, LIST)
        if moved is None or moved.name not in steps:
            return False
        before = self.offset
        self.scroll_to(self.offset + steps[moved.name])
        return self.offset != before

    def wheel(self, event: pygame.event.Event) -> bool:
        """The wheel moves the text."""
        before = self.offset
        self.scroll_to(self.offset - event.y * WHEEL_STEP)
        return self.offset != before

    def drag(self, x: float, y: float) -> None:
        """A press on the bar moves the text."""
        if x > self.area[0] + self.area[2] - BAR - 4:
            self.scroll_to((y - self.area[1]) / self.area[3] * self.length - self.area[3] / 2)

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """The part of the text in sight, and the bar when there is more."""
        height, rect = self.area[3], theme.rect(*self.area).clip(surface.get_rect())
        if not rect:  # the window has just been made smaller than the theme is for
            return
        before, bare = surface.get_clip(), surface.subsurface(rect).copy()
        surface.set_clip(rect.clip(before))
        self.draw_text(surface, self.area, self.offset)
        deep = theme.px(FADE)
        for row in range(deep):
            bare.set_alpha(255 - 255 * row // deep)
            if self.offset > 0:
                surface.blit(bare, (rect.x, rect.y + row), (0, row, rect.width, 1))
            if self.offset + height < self.length:
                low = rect.height - 1 - row
                surface.blit(bare, (rect.x, rect.y + low), (0, low, rect.width, 1))
        surface.set_clip(before)
        if self.length > height:
            lay_bar(theme, surface, self.area, self.offset / self.length, height / self.length)


def lay_bar(theme: Theme, surface: pygame.Surface, area: Area, start: float, share: float) -> None:
    """The bar at the right edge of a list: a brass part where the list is, `start` and `share` from 0 to 1."""
    left, y, _, height = _bar(area)
    lay_well(theme, surface, (left, y, BAR, height), 5)
    lay_brass(theme, surface, (left + 2, y + 2 + start * (height - 4), BAR - 4, share * (height - 4)), 3)


def _bar(area: Area) -> Area:
    """Where the bar of a list lies."""
    x, y, width, height = area
    return x + width - BAR, y, BAR, height
