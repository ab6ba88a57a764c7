"""What is chosen: a box that is ticked or not, and a row of segments of which one is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

from scenes.ui.drawing import lay_brass, lay_outline, lay_picture, lay_tint, lay_well
from scenes.ui.fields.widgets import LABEL_SIZE, Mood, Widget, line_height, say
from scenes.ui.host.hit_target import HitTarget
from scenes.ui.host.target import Area, Look
from sprites.paint import palette
from sprites.paint.theme import Theme

BOX, BOX_GAP = 19.0, 9.0
"""The side of a box to tick, and the gap before its label."""

TICK_SIZE = 14.5

SEGMENT_LEAST, SEGMENT_WISHED = 8.0, 22.0
"""Units beside the label of a segment."""


class CheckBox(Widget):
    """A box to tick, with its label; a second line may explain it."""

    def __init__(
        self,
        name: str,
        area: Area,
        label: str,
        ticked: bool,
        on_change: Callable[[bool], None],
        zone: str = "",
    ) -> None:
        super().__init__(name, area, label, zone)
        self.label = label
        self.ticked = ticked
        self.on_change = on_change

    def describe(self) -> str:
        """The label and whether it is ticked."""
        return say("widgets.ticked" if self.ticked else "widgets.not_ticked", label=self.label)

    def width(self, theme: Theme) -> tuple[float, float]:
        """The box and its label."""
        label = theme.text(self.label, "strong", TICK_SIZE * theme.letter, palette.IVORY)
        wide = (BOX + BOX_GAP) * theme.letter + label.get_width() / theme.s + 1
        return wide, wide

    def height(self, theme: Theme) -> tuple[float, float]:
        """The box with some room."""
        return BOX * theme.letter, BOX * theme.letter + 5

    def press(self, place: str) -> None:
        """Tick it, or take the tick away."""
        self.ticked = not self.ticked
        self.on_change(self.ticked)

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """The box at the left, the label beside it."""
        x, y, _, height = self.area
        side = BOX * theme.letter
        box = (x, y + (height - side) / 2, side, side)
        if self.ticked and self.enabled:
            lay_brass(theme, surface, box, 3.5)
        else:
            lay_well(theme, surface, box, 3.5)
        if self.ticked:
            mark = theme.icon("check-mark", side * 0.78, palette.DARK_INK if self.enabled else palette.OFF)
            surface.blit(mark, mark.get_rect(center=theme.rect(*box).center))
        if mood.hovered == self.name and self.enabled:
            lay_outline(theme, surface, box, palette.BRASS_LIGHT, radius=3.5)
        self.draw_label(theme, surface)

    def draw_label(self, theme: Theme, surface: pygame.Surface) -> None:
        """The label beside the box."""
        x, y, width, height = self.area
        left = (BOX + BOX_GAP) * theme.letter
        ink = palette.IVORY if self.enabled else palette.OFF
        line = theme.text(self.label, "strong", TICK_SIZE * theme.letter, ink, width=width - left)
        lay_picture(theme, surface, line, x + left, y + height / 2, "midleft")


class Segment(NamedTuple):
    """One choice of a switch: the value it stands for, its label, what it tells when it is asked, and why it cannot
    be chosen, in a sentence; empty where it can.
    """

    value: Hashable
    label: str
    tells: Look | None = None
    why: str = ""


class Switch(Widget):
    """Segments of which one is on. They are of one width where all labels have room so."""

    def __init__(
        self,
        name: str,
        area: Area,
        caption: str,
        segments: Sequence[Segment],
        value: Hashable,
        on_change: Callable[[Hashable], None],
        zone: str = "",
        size: float = LABEL_SIZE,
    ) -> None:
        super().__init__(name, area, caption, zone)
        self.segments = tuple(segments)
        self.value = value
        self.on_change = on_change
        self.size = size
        self._lengths = [area[2] / len(self.segments)] * len(self.segments)

    def _labels_wide(self, theme: Theme) -> list[float]:
        """How wide every label is when it is the chosen one, in units."""
        size = self.size * theme.letter
        return [theme.wide(each.label, "strong", size) / theme.s for each in self.segments]

    def width(self, theme: Theme) -> tuple[float, float]:
        """It must have its labels, and wishes room for the widest in every segment."""
        labels = self._labels_wide(theme)
        count = len(labels)
        return sum(labels) + count * SEGMENT_LEAST, count * (max(labels) + SEGMENT_WISHED)

    def height(self, theme: Theme) -> tuple[float, float]:
        """A line with some room."""
        return line_height(theme, self.size)

    def settle(self, theme: Theme) -> None:
        """Divide the width: evenly where every label has room so, else each has its label and a share of the rest."""
        labels = self._labels_wide(theme)
        even, spare = self.area[2] / len(labels), (self.area[2] - sum(labels)) / len(labels)
        is_even = even >= max(labels) + SEGMENT_LEAST / 2
        self._lengths = [even if is_even else label + spare for label in labels]

    def _segment_area(self, index: int) -> Area:
        x, y, _, height = self.area
        return x + sum(self._lengths[:index]), y, self._lengths[index], height

    def _place(self, segment: Segment) -> str:
        return f"{self.name}:{segment.value}"

    def targets(self) -> Sequence[HitTarget]:
        """One for every segment."""
        why = "" if self.enabled else self.why
        return [
            HitTarget(
                self._place(segment),
                self._segment_area(index),
                f"{self.caption}: {segment.label}",
                self.zone,
                segment.tells or self.tells,
                why or segment.why,
                not (why or segment.why),
            )
            for index, segment in enumerate(self.segments)
        ]

    def press(self, place: str) -> None:
        """Switch to a segment."""
        value = next(segment.value for segment in self.segments if self._place(segment) == place)
        if value != self.value:
            self.value = value
            self.on_change(value)

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """A dark well with the chosen segment in brass."""
        lay_well(theme, surface, self.area, 5)
        for index, segment in enumerate(self.segments):
            x, y, width, height = self._segment_area(index)
            inner = (x + 1.5, y + 1.5, width - 3, height - 3)
            chosen, can_choose = segment.value == self.value, self.enabled and not segment.why
            if chosen and not can_choose:
                lay_outline(theme, surface, inner, palette.OFF)
            elif chosen:
                lay_brass(theme, surface, inner, 4)
            elif mood.hovered == self._place(segment):
                lay_tint(theme, surface, inner, palette.IVORY, 0.10)
            ink = palette.DARK_INK if chosen else palette.SECONDARY
            role = "strong" if chosen else "text"
            ink = ink if can_choose else palette.OFF
            line = theme.text(segment.label, role, self.size * theme.letter, ink, width=width - 3)
            surface.blit(line, line.get_rect(center=theme.rect(*inner).center))
