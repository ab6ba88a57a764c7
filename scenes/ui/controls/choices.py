"""Controls to choose with: a check box, and a row of segments with one selected."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from typing import NamedTuple, Unpack

import pygame

from scenes.ui.box import Extent, Kinds
from scenes.ui.controls.control import LABEL_SIZE, Control, InputState, LaidControl, line_height, say
from scenes.ui.drawing import lay_brass, lay_outline, lay_picture, lay_tint, lay_well
from scenes.ui.host.hit_target import HitTarget
from scenes.ui.host.target import Area, Look
from sprites.paint import palette
from sprites.paint.theme import Theme

BOX, BOX_GAP = 19.0, 9.0
"""The side of a box to tick, and the gap before its label."""

TICK_SIZE = 14.5

SEGMENT_LEAST, SEGMENT_WISHED = 8.0, 22.0
"""Units beside the label of a segment."""


class CheckBox(Control):
    """A box to tick, with its label. `change` is told what it becomes. Without room for all of the label its letters
    shrink to this share of their size, the `floor`.
    """

    __slots__ = ("change", "floor", "ink", "is_ticked", "label")

    def __init__(
        self,
        name: str,
        label: str,
        is_ticked: bool,
        change: Callable[[bool], object],
        /,
        *,
        floor: float = 1.0,
        ink: palette.Colour = palette.IVORY,
        why: str = "",
        **kinds: Unpack[Kinds],
    ) -> None:
        super().__init__(name, label, why=why, **kinds)
        self.label, self.is_ticked, self.change, self.floor, self.ink = label, is_ticked, change, floor, ink

    def describe(self, state: InputState) -> str:
        """The label and whether it is ticked."""
        return say("widgets.ticked" if self.is_ticked else "widgets.not_ticked", label=self.label)

    def content_width(self, theme: Theme) -> Extent:
        """The box and its label."""
        label = theme.text(self.label, "strong", TICK_SIZE * theme.letter, palette.IVORY)
        box, wide = (BOX + BOX_GAP) * theme.letter, label.get_width() / theme.s
        return Extent(box + self.floor * wide + 1, box + wide + 1)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """The box with some room."""
        return Extent(BOX * theme.letter, BOX * theme.letter + 5)

    def targets(self, laid: LaidControl, state: InputState) -> Iterable[HitTarget]:
        """All of it: a press ticks it, or takes the tick away."""
        for target in super().targets(laid, state):
            yield target._replace(on_press=partial(state.tell, self.change, not self.is_ticked))

    def draw(self, theme: Theme, surface: pygame.Surface, laid: LaidControl, state: InputState) -> None:
        """The box at the left, the label beside it."""
        x, y, _, height = laid.area
        side = BOX * theme.letter
        box = (x, y + (height - side) / 2, side, side)
        if self.is_ticked and laid.is_enabled:
            lay_brass(theme, surface, box, 3.5)
        else:
            lay_well(theme, surface, box, 3.5)
        if self.is_ticked:
            mark = theme.icon("check-mark", side * 0.78, palette.DARK_INK if laid.is_enabled else palette.OFF)
            surface.blit(mark, mark.get_rect(center=theme.rect(*box).center))
        if state.hovered == self.name and laid.is_enabled:
            lay_outline(theme, surface, box, palette.BRASS_LIGHT, radius=3.5)
        self.draw_label(theme, surface, laid)

    def draw_label(self, theme: Theme, surface: pygame.Surface, laid: LaidControl) -> None:
        """The label beside the box."""
        x, y, width, height = laid.area
        left = (BOX + BOX_GAP) * theme.letter
        off = palette.OFF if self.ink == palette.IVORY else palette.FAINT_INK
        ink = self.ink if laid.is_enabled else off
        size = TICK_SIZE * theme.letter
        share = (width - left) / (theme.wide(self.label, "strong", size) / theme.s)
        line = theme.text(self.label, "strong", size * max(self.floor, min(1.0, share)), ink, width=width - left)
        lay_picture(theme, surface, line, x + left, y + height / 2, "midleft")


class Segment(NamedTuple):
    """One choice of a switch: the value it stands for, its label, what it tells when it is asked, and why it cannot
    be chosen, in a sentence; empty where it can.
    """

    value: Hashable
    label: str
    tells: Look | None = None
    why: str = ""


class Switch(Control):
    """Segments of which one is on; they are of one width where all labels have room so. `change` is told the value of
    another one that is chosen. What a segment tells itself is said before what the switch tells. Where there is no room
    for all labels, their letters shrink to this share of their size, the `floor`.
    """

    __slots__ = ("change", "floor", "segments", "size", "value")

    def __init__(
        self,
        name: str,
        caption: str,
        segments: Sequence[Segment],
        value: Hashable,
        change: Callable[[Hashable], object],
        /,
        *,
        size: float = LABEL_SIZE,
        floor: float = 1.0,
        why: str = "",
        **kinds: Unpack[Kinds],
    ) -> None:
        super().__init__(name, caption, why=why, **kinds)
        self.segments = tuple(segments)
        self.value = value
        self.change = change
        self.size, self.floor = size, floor

    def _labels_wide(self, theme: Theme, share: float = 1.0) -> list[float]:
        """How wide every label is when it is the chosen one, in units, with letters of this share of their size."""
        size = self.size * theme.letter * share
        return [theme.wide(each.label, "strong", size) / theme.s for each in self.segments]

    def _shrunk(self, laid: LaidControl) -> float:
        """The share of their size that letters have in the room that there is."""
        whole, room = sum(self._labels_wide(laid.theme)), laid.area[2] - len(self.segments) * SEGMENT_LEAST
        return max(self.floor, min(1.0, room / whole))

    def content_width(self, theme: Theme) -> Extent:
        """It must have its labels, and wishes room for the widest in every segment."""
        labels = self._labels_wide(theme)
        count = len(labels)
        least = sum(labels) if self.floor == 1 else sum(self._labels_wide(theme, self.floor))
        return Extent(least + count * SEGMENT_LEAST, count * (max(labels) + SEGMENT_WISHED))

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """A line with some room."""
        return Extent(*line_height(theme, self.size))

    def _areas(self, laid: LaidControl) -> list[Area]:
        """The width divided: evenly where every label has room so, else each has its label and a share of the rest."""
        x, y, width, height = laid.area
        labels = self._labels_wide(laid.theme, self._shrunk(laid))
        even, spare = width / len(labels), (width - sum(labels)) / len(labels)
        is_even = even >= max(labels) + SEGMENT_LEAST / 2
        lengths = [even if is_even else label + spare for label in labels]
        return [(x + sum(lengths[:index]), y, length, height) for index, length in enumerate(lengths)]

    def _name_of(self, segment: Segment) -> str:
        return f"{self.name}:{segment.value}"

    def targets(self, laid: LaidControl, state: InputState) -> Iterable[HitTarget]:
        """One for every segment."""
        for segment, area in zip(self.segments, self._areas(laid), strict=True):
            why = self.why or segment.why
            yield HitTarget(
                self._name_of(segment),
                area,
                self._caption_of(segment),
                self.zone,
                segment.tells or self.tells,
                why,
                laid.is_enabled and not why,
                on_press=partial(self._turn_to, state, segment.value),
            )

    def _caption_of(self, segment: Segment) -> str:
        """What it is a choice of, and whether it is what is chosen."""
        caption = f"{self.caption}: {segment.label}"
        return say("widgets.chosen", label=caption) if segment.value == self.value else caption

    def _turn_to(self, state: InputState, value: Hashable) -> None:
        if value != self.value:
            state.tell(self.change, value)

    def draw(self, theme: Theme, surface: pygame.Surface, laid: LaidControl, state: InputState) -> None:
        """A dark well with the chosen segment in brass."""
        lay_well(theme, surface, laid.area, 5)
        size = self.size * theme.letter * self._shrunk(laid)
        for segment, (x, y, width, height) in zip(self.segments, self._areas(laid), strict=True):
            inner = (x + 1.5, y + 1.5, width - 3, height - 3)
            chosen, can_choose = segment.value == self.value, laid.is_enabled and not segment.why
            if chosen and not can_choose:
                lay_outline(theme, surface, inner, palette.OFF)
            elif chosen:
                lay_brass(theme, surface, inner, 4)
            elif state.hovered == self._name_of(segment):
                lay_tint(theme, surface, inner, palette.IVORY, 0.10)
            ink = palette.DARK_INK if chosen else palette.SECONDARY
            role = "strong" if chosen else "text"
            ink = ink if can_choose else palette.OFF
            line = theme.text(segment.label, role, size, ink, width=width - 3)
            surface.blit(line, line.get_rect(center=theme.rect(*inner).center))
