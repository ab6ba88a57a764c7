"""Lists longer than their area: rows to choose from, and text to read, each with a scroll bar."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Unpack

import pygame

from scenes.ui.box import Box, Extent, Kinds
from scenes.ui.controls.control import Control, InputState, LaidControl
from scenes.ui.drawing import lay_brass, lay_well
from scenes.ui.host.hit_target import HitTarget
from scenes.ui.host.target import Area, Point
from scenes.ui.keymap.actions import action_of
from scenes.ui.keymap.contexts import LIST
from scenes.ui.layout import PaintLayer
from sprites.paint.theme import Theme

BAR = 10.0
LEAST_WIDE = 120.0
WHEEL_STEP = 48.0
"""Units that a turn of the wheel moves a text."""

FADE = 24.0
"""Units over which a text fades out at an edge beyond which it goes on."""


class RowList(Control):
    """Rows to choose from, each `row_high` units high. Up and Down choose the next row while the focus is here.

    `row` makes the box of a row with an index, which may be the chosen one; it is made when it is first seen. A row
    that tells, or of which parts tell, answers. Where there is `instead`, a row that cannot be painted costs itself
    only: it makes what lies there. `choose` is told the index of another row that is chosen.
    """

    __slots__ = ("_boxes", "_instead", "_row", "_seen", "choose", "chosen", "count", "row_high")

    def __init__(
        self,
        name: str,
        caption: str,
        row_high: float,
        count: int,
        chosen: int,
        choose: Callable[[int], object],
        row: Callable[[int, bool], Box],
        instead: Callable[[int, bool, Exception], Box] | None = None,
        /,
        **kinds: Unpack[Kinds],
    ) -> None:
        kinds["zone"] = "list"
        super().__init__(name, caption, **kinds)
        self.row_high = row_high
        self.count = count
        self.chosen = chosen
        self.choose = choose
        self._row, self._instead = row, instead
        self._boxes: dict[tuple[int, bool], PaintLayer] = {}
        self._seen: dict[int, PaintLayer] = {}

    def content_width(self, theme: Theme) -> Extent:
        """Room for something to be read, besides the bar."""
        return Extent(LEAST_WIDE, LEAST_WIDE)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """One row at least; it wishes all of them."""
        return Extent(self.row_high, self.row_high * max(1, self.count))

    # -- what is in sight -------------------------------------------------------------------------------------

    def rows_in_sight(self, laid: LaidControl) -> int:
        """How many rows have room."""
        return max(1, int(laid.area[3] // self.row_high))

    def first(self, state: InputState) -> int:
        """The topmost row in sight."""
        return int(state.scrolled.get(self.name, 0))

    def rows_shown(self, laid: LaidControl, state: InputState) -> Iterator[tuple[int, Area]]:
        """The index of every row in sight, and where it lies."""
        x, y, width, _ = laid.area
        first, room = self.first(state), self.rows_in_sight(laid)
        inner = width - BAR - 6 if self.count > room else width
        for place in range(min(room, self.count - first)):
            yield first + place, (x, y + place * self.row_high, inner, self.row_high)

    def box(self, index: int, chosen: bool) -> PaintLayer:
        """The row with this index."""
        key = (index, chosen)
        if key not in self._boxes:
            self._boxes[key] = PaintLayer(self._row(index, chosen), zone="list")
        return self._boxes[key]

    def settle(self, laid: LaidControl, state: InputState) -> None:
        """Stay where the list was, but for the chosen row, which comes into sight."""
        self.scroll_to(laid, state, self.first(state))
        self._show(laid, state, self.chosen)

    def _show(self, laid: LaidControl, state: InputState, index: int) -> None:
        """Move the list as little as brings a row into sight."""
        self.scroll_to(laid, state, max(min(self.first(state), index), index - self.rows_in_sight(laid) + 1))

    def scroll_to(self, laid: LaidControl, state: InputState, first: float) -> bool:
        """Make `first` the topmost row, as far as there are rows; whether that moved the list."""
        before = self.first(state)
        state.scrolled[self.name] = max(0, min(int(first), self.count - self.rows_in_sight(laid)))
        return self.first(state) != before

    # -- what can be done -------------------------------------------------------------------------------------

    def targets(self, laid: LaidControl, state: InputState) -> Iterable[HitTarget]:
        """The rows that there are, rather than all the room for them, for which the bar is asked; and what can be asked
        of the rows in sight.
        """
        x, y, width, height = laid.area
        rows = min(height, self.row_high * max(1, self.count))
        for target in super().targets(laid, state):
            yield target._replace(
                area=(x, y, width, rows),
                asked_at=_bar(laid.area),
                on_drag=partial(self._drag, laid, state),
                on_key=partial(self._key, laid, state),
                on_wheel=partial(self._wheel, laid, state),
            )
        for index, area in self.rows_shown(laid, state):
            if index in self._seen:
                notes = self._seen[index].laid(laid.theme, area).targets.items()
                yield from (
                    HitTarget(
                        f"row:{self.name}:{index}:{name}", each.area, each.caption, tells=each.tells, is_note=True
                    )
                    for name, each in notes
                )

    def _choose(self, laid: LaidControl, state: InputState, index: int) -> None:
        index = max(0, min(self.count - 1, index))
        if self.count and index != self.chosen:
            self._show(laid, state, index)
            state.tell(self.choose, index)

    def _key(self, laid: LaidControl, state: InputState, event: pygame.event.Event) -> bool:
        """Up, Down, Page Up, Page Down, Home and End choose another row; at the ends Up and Down go on."""
        moved, page = action_of(event, LIST), self.rows_in_sight(laid)
        steps = {"up": -1, "down": 1, "page_up": -page, "page_down": page, "home": -self.count, "end": self.count}
        step = steps[moved.name] if moved else None
        at_end = (step == -1 and self.chosen <= 0) or (step == 1 and self.chosen >= self.count - 1)
        if step is None or at_end:
            return False
        self._choose(laid, state, self.chosen + step)
        return True

    def _wheel(self, laid: LaidControl, state: InputState, notches: float) -> bool:
        """The wheel moves the list by one row."""
        return self.scroll_to(laid, state, self.first(state) - notches)

    def _drag(self, laid: LaidControl, state: InputState, point: Point) -> None:
        """A press on a row chooses it; on the bar it moves the list."""
        (x, y), (left, top, wide, high) = point, laid.area
        room = self.rows_in_sight(laid)
        if x > left + wide - BAR - 4 and self.count > room:
            self.scroll_to(laid, state, round((y - top) / high * self.count - room / 2))
            return
        index = self.first(state) + int((y - top) // self.row_high)
        if 0 <= index < self.count and y < top + self.row_high * room:
            self._choose(laid, state, index)

    # -- picture ----------------------------------------------------------------------------------------------

    def draw(self, theme: Theme, surface: pygame.Surface, laid: LaidControl, state: InputState) -> None:
        """The rows in sight, and the bar when there are more."""
        for index, area in self.rows_shown(laid, state):
            self._draw_row(theme, surface, area, index)
        room = self.rows_in_sight(laid)
        if self.count > room:
            _lay_bar(theme, surface, laid.area, self.first(state) / self.count, room / self.count)

    def _draw_row(self, theme: Theme, surface: pygame.Surface, area: Area, index: int) -> None:
        chosen = index == self.chosen
        try:
            _paint(theme, surface, area, self.box(index, chosen))
        except Exception as fault:
            if self._instead is None:
                raise
            box = self._boxes[index, chosen] = PaintLayer(self._instead(index, chosen, fault), zone="list")
            _paint(theme, surface, area, box)
        self._seen[index] = self._boxes[index, chosen]


def rows_of(laid: LaidControl, state: InputState) -> Mapping[int, Area]:
    """Where the rows in sight lie, by their index; none of what is no list."""
    return dict(laid.control.rows_shown(laid, state)) if isinstance(laid.control, RowList) else {}


def _paint(theme: Theme, surface: pygame.Surface, area: Area, box: PaintLayer) -> None:
    for panel in box.laid(theme, area).panels:
        panel.draw(theme, surface)


class ReadingText(Control):
    """A text that may be longer than its place: `length` is how many units high it is in a width, `paint` draws in an
    area what is to be seen from an offset on, and `notes` is what can be asked of that. It begins at its beginning
    whenever it is laid.
    """

    __slots__ = ("_known", "length", "notes", "paint")

    def __init__(
        self,
        name: str,
        caption: str,
        length: Callable[[float], float],
        paint: Callable[[pygame.Surface, Area, float], None],
        notes: Callable[[Area, float], Iterable[HitTarget]],
        /,
        **kinds: Unpack[Kinds],
    ) -> None:
        kinds["zone"] = "text"
        super().__init__(name, caption, **kinds)
        self.length, self.paint, self.notes = length, paint, notes
        self._known: tuple[float, float] | None = None

    def _length(self, laid: LaidControl) -> float:
        """How high it is where it lies, found out once."""
        wide = laid.area[2]
        if self._known is None or self._known[0] != wide:
            self._known = wide, self.length(wide)
        return self._known[1]

    def content_width(self, theme: Theme) -> Extent:
        """Room for something to be read, besides the bar."""
        return Extent(LEAST_WIDE, LEAST_WIDE)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """Some lines."""
        return Extent(WHEEL_STEP, self.length(0.0))

    def settle(self, laid: LaidControl, state: InputState) -> None:
        """Begin at the beginning."""
        state.scrolled[self.name] = 0.0

    def offset(self, state: InputState) -> float:
        """Units that are scrolled out of sight."""
        return state.scrolled.get(self.name, 0.0)

    def _scroll_to(self, laid: LaidControl, state: InputState, offset: float) -> bool:
        """Show the text from `offset` units on, as far as there is text; whether that moved it."""
        before = self.offset(state)
        state.scrolled[self.name] = max(0.0, min(offset, self._length(laid) - laid.area[3]))
        return self.offset(state) != before

    def targets(self, laid: LaidControl, state: InputState) -> Iterable[HitTarget]:
        """The text, for which its bar is asked, and what is pictured in it."""
        for target in super().targets(laid, state):
            yield target._replace(
                asked_at=_bar(laid.area),
                on_drag=partial(self._drag, laid, state),
                on_key=partial(self._key, laid, state),
                on_wheel=partial(self._wheel, laid, state),
            )
        yield from self.notes(laid.area, self.offset(state))

    def _key(self, laid: LaidControl, state: InputState, event: pygame.event.Event) -> bool:
        """Up, Down, Page Up and Page Down move the text while there is more that way."""
        page = laid.area[3] - 40
        steps = {"up": -WHEEL_STEP, "down": WHEEL_STEP, "page_up": -page, "page_down": page}
        moved = action_of(event, LIST)
        if moved is None or moved.name not in steps:
            return False
        return self._scroll_to(laid, state, self.offset(state) + steps[moved.name])

    def _wheel(self, laid: LaidControl, state: InputState, notches: float) -> bool:
        """The wheel moves the text."""
        return self._scroll_to(laid, state, self.offset(state) - notches * WHEEL_STEP)

    def _drag(self, laid: LaidControl, state: InputState, point: Point) -> None:
        """A press on the bar moves the text."""
        (x, y), (left, top, wide, high) = point, laid.area
        if x > left + wide - BAR - 4:
            self._scroll_to(laid, state, (y - top) / high * self._length(laid) - high / 2)

    def draw(self, theme: Theme, surface: pygame.Surface, laid: LaidControl, state: InputState) -> None:
        """The part of the text in sight, and the bar when there is more."""
        height, rect = laid.area[3], theme.rect(*laid.area).clip(surface.get_rect())
        if not rect:  # the window has just been made smaller than the theme is for
            return
        offset, length = self.offset(state), self._length(laid)
        before, bare = surface.get_clip(), surface.subsurface(rect).copy()
        surface.set_clip(rect.clip(before))
        self.paint(surface, laid.area, offset)
        deep = theme.px(FADE)
        for row in range(deep):
            bare.set_alpha(255 - 255 * row // deep)
            if offset > 0:
                surface.blit(bare, (rect.x, rect.y + row), (0, row, rect.width, 1))
            if offset + height < length:
                low = rect.height - 1 - row
                surface.blit(bare, (rect.x, rect.y + low), (0, low, rect.width, 1))
        surface.set_clip(before)
        if length > height:
            _lay_bar(theme, surface, laid.area, offset / length, height / length)


def _lay_bar(theme: Theme, surface: pygame.Surface, area: Area, start: float, share: float) -> None:
    """The bar at the right edge of a list: a brass part where the list is, `start` and `share` from 0 to 1."""
    left, y, _, height = _bar(area)
    lay_well(theme, surface, (left, y, BAR, height), 5)
    lay_brass(theme, surface, (left + 2, y + 2 + start * (height - 4), BAR - 4, share * (height - 4)), 3)


def _bar(area: Area) -> Area:
    """Where the bar of a list lies."""
    x, y, width, height = area
    return x + width - BAR, y, BAR, height
