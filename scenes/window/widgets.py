"""Widgets: what a player presses on the screens around a game, by mouse and by keyboard alike.

A widget has one or more places (a switch has one for every segment); pressing a place is all that mouse and keyboard
do. Lengths are units. `scenes.window.form` owns the widgets of a screen and brings the events to them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple, Self

import pygame

from game.core.sentences import Sentences
from scenes.window.drawing import (
    button_ink,
    lay_brass,
    lay_button,
    lay_outline,
    lay_picture,
    lay_tint,
    lay_well,
)
from scenes.window.focus import Focusable
from scenes.window.layout import Area
from sprites import materials, palette
from sprites.theme import Theme

_say = Sentences("screens")

KEY_CAPS = {
    pygame.K_RETURN: "enter",
    pygame.K_ESCAPE: "escape",
    pygame.K_DELETE: "delete",
}
"""Keys with a word of their own; any other key shows its letter or its number."""


BOX = 19.0
"""The side of a box to tick."""


class Mood(NamedTuple):
    """Which places of a form the pointer is over, is pressing, and the keyboard is at.

    `enter_is_taken` while Enter presses what the keyboard is at; the button with that key then needs Ctrl as well.
    """

    hovered: str | None = None
    pressed: str | None = None
    focused: str | None = None
    enter_is_taken: bool = False


class Widget:
    """Something on a form. `name` is unique in it; `caption` says in one line what it is and what it stands at.

    Enter presses the widget that has the focus, unless it is one to look through (`is_pressed` is False).
    """

    is_pressed = True

    def __init__(self, name: str, area: Area, caption: str = "", zone: str = "") -> None:
        self.name = name
        self.area = area
        self.caption = caption
        self.zone = zone
        self.enabled = True
        self.why = ""
        """Why it is disabled, in a sentence."""

    def places(self) -> Sequence[Focusable]:
        """Where it can be pressed; none while it is disabled."""
        return [Focusable(self.name, self.area, self.describe(), self.zone)] if self.enabled else []

    def dark_places(self) -> Sequence[tuple[Area, str]]:
        """Where it cannot be pressed now, and why not."""
        return [] if self.enabled else [(self.area, self.why)]

    def describe(self) -> str:
        """One line that says what this is, for a caption or a screen reader."""
        return self.caption

    def go_on_from(self, other: Self) -> None:
        """Take over what was going on in the widget of the same name and kind that stood here before."""

    def press(self, place: str) -> None:
        """A place was clicked, or Enter was pressed on it."""

    def key(self, event: pygame.event.Event) -> bool:
        """A key while the focus is here; True when it was of use."""
        return False

    def drag(self, x: float, y: float) -> None:
        """The pointer, pressed on this widget, is at these units now."""

    def wheel(self, event: pygame.event.Event) -> bool:
        """The wheel turned somewhere on the form; True when it was of use."""
        return False

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """Draw the widget as it is."""
        raise NotImplementedError


class Button(Widget):
    """A plain, primary or danger button with a label, and where wanted an icon and a key."""

    def __init__(
        self,
        name: str,
        area: Area,
        label: str,
        on_press: Callable[[], None],
        kind: str = "plain",
        icon: str | None = None,
        shortcut: int | None = None,
        zone: str = "",
    ) -> None:
        super().__init__(name, area, label, zone)
        self.label = label
        self.on_press = on_press
        self.kind = kind
        self.icon = icon
        self.shortcut = shortcut

    def press(self, place: str) -> None:
        """Do what the button is for."""
        self.on_press()

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """Face, then icon, label and key cap side by side in its middle."""
        rect = theme.rect(*self.area)
        state = button_state(self.enabled, self.name, mood)
        lay_button(theme, surface, self.area, self.kind, state)
        ink = button_ink(self.kind, state)
        size = min(17.0, max(13.5, self.area[3] * 0.42))
        parts = [theme.icon(self.icon, size * 1.15, ink)] if self.icon else []
        key = self.shortcut
        keys = "" if key is None else key_name(key)
        if key == pygame.K_RETURN and mood.enter_is_taken and mood.focused != self.name:
            keys = f"Ctrl+{keys}"
        cap = materials.key_cap(theme, keys, size * 0.86, ink) if keys else None
        gap = theme.px(6)
        room = (
            rect.w
            - 2 * theme.px(7)
            - sum(part.get_width() + gap for part in (*parts, *([cap] if cap else [])))
        )
        if self.label:
            parts.append(theme.text(self.label, "strong", size, ink, width=max(10.0, room / theme.s)))
        if cap:
            parts.append(cap)
        lay_row(surface, parts, rect, gap, offset=theme.px(1) if state == "pressed" else 0)


def button_state(enabled: bool, place: str, mood: Mood) -> str:
    """The look of a button: rest, hover, pressed or disabled."""
    if not enabled:
        return "disabled"
    if mood.pressed == place:
        return "pressed" if mood.hovered == place else "hover"
    return "hover" if mood.hovered == place else "rest"


def lay_row(
    surface: pygame.Surface, parts: Sequence[pygame.Surface], rect: pygame.Rect, gap: int, offset: int = 0
) -> None:
    """Blit surfaces side by side, the row centred in a rectangle."""
    total = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
    x = rect.centerx - total // 2
    for part in parts:
        surface.blit(part, (x, rect.centery - part.get_height() // 2 + offset))
        x += part.get_width() + gap


def key_name(key: int) -> str:
    """What is printed on a key."""
    return _say(f"keys.{KEY_CAPS[key]}") if key in KEY_CAPS else pygame.key.name(key).upper()


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
        return f"{self.label}: {'on' if self.ticked else 'off'}"

    def press(self, place: str) -> None:
        """Tick it, or take the tick away."""
        self.ticked = not self.ticked
        self.on_change(self.ticked)

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """The box at the left, the label beside it."""
        x, y, width, height = self.area
        box = (x, y + (height - BOX) / 2, BOX, BOX)
        if self.ticked and self.enabled:
            lay_brass(theme, surface, box, 3.5)
        else:
            lay_well(theme, surface, box, 3.5)
        if self.ticked:
            mark = theme.icon("check-mark", BOX * 0.78, palette.DARK_INK if self.enabled else palette.OFF)
            surface.blit(mark, mark.get_rect(center=theme.rect(*box).center))
        if mood.hovered == self.name and self.enabled:
            lay_outline(theme, surface, box, palette.BRASS_LIGHT, radius=3.5)
        ink = palette.IVORY if self.enabled else palette.OFF
        line = theme.text(self.label, "strong", 14.5, ink, width=width - BOX - 9)
        lay_picture(theme, surface, line, x + BOX + 9, y + height / 2, "midleft")


class Segment(NamedTuple):
    """One choice of a switch: the value it stands for and its label."""

    value: Hashable
    label: str


class Switch(Widget):
    """Segments of which one is on."""

    def __init__(
        self,
        name: str,
        area: Area,
        caption: str,
        segments: Sequence[Segment],
        value: Hashable,
        on_change: Callable[[Hashable], None],
        zone: str = "",
        size: float = 13.5,
    ) -> None:
        super().__init__(name, area, caption, zone)
        self.segments = tuple(segments)
        self.value = value
        self.on_change = on_change
        self.size = size

    def _segment_area(self, index: int) -> Area:
        x, y, width, height = self.area
        step = width / len(self.segments)
        return x + step * index, y, step, height

    def _place(self, segment: Segment) -> str:
        return f"{self.name}:{segment.value}"

    def places(self) -> Sequence[Focusable]:
        """One place for every segment."""
        if not self.enabled:
            return []
        return [
            Focusable(
                self._place(segment), self._segment_area(index), f"{self.caption}: {segment.label}", self.zone
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
            chosen = segment.value == self.value
            if chosen and not self.enabled:
                lay_outline(theme, surface, inner, palette.OFF)
            elif chosen:
                lay_brass(theme, surface, inner, 4)
            elif mood.hovered == self._place(segment):
                lay_tint(theme, surface, inner, palette.IVORY, 0.10)
            ink = palette.DARK_INK if chosen else palette.SECONDARY
            ink = ink if self.enabled else palette.OFF
            line = theme.text(segment.label, "strong" if chosen else "text", self.size, ink, width=width - 6)
            surface.blit(line, line.get_rect(center=theme.rect(*inner).center))
