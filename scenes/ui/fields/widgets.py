"""Widgets: what a player presses on the screens around a game, by mouse and by keyboard alike.

A widget has one or more targets (a switch has one for every segment); pressing one is all that mouse and keyboard do.
Lengths are units. `scenes.ui.fields.form` owns the widgets of a screen and brings the events to them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Self

import pygame

from game.text.sentences import Sentences
from scenes.ui.drawing import button_ink, lay_button
from scenes.ui.host.actions import ENTER, InputAction
from scenes.ui.host.hit_target import HitTarget
from scenes.ui.host.target import Area, Look
from sprites.paint import materials, palette
from sprites.paint.palette import Colour
from sprites.paint.theme import Theme

say = Sentences("screens")

LABEL_SIZE = 13.5
"""The letters of buttons and switches."""
SIDE, PART_GAP = 8.0, 6.0
"""Units left free beside what stands on a button, and between its parts."""
LEAST_SIDES = 1.5
"""What a firm button has beside all that stands on it, at least, in sides."""
LEAST_HIGH, WISHED_HIGH = 1.5, 2.2
"""The height that a line on a button or in a well must have and that it wishes, in its size."""

ICON = 1.15
"""The side of an icon on a button, in the size of its letters."""

ICON_SHARE = 0.9
"""The share of a button's sides that its icon takes at most."""

TIGHT = 1.1
"""The same of a firm button on a rail, whose letters are as large as the rail lets them."""


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

    `tells` is what it says when it is asked, `why` why it is disabled, in a sentence. Enter presses the widget that has
    the focus, unless it is one to look through (`is_pressed` is False).
    """

    is_pressed = True

    def __init__(self, name: str, area: Area, caption: str = "", zone: str = "") -> None:
        self.name = name
        self.area = area
        self.caption = caption
        self.zone = zone
        self.enabled = True
        self.why = ""
        self.tells: Look | None = None

    def width(self, theme: Theme) -> tuple[float, float]:
        """How wide it must be and wishes to be, in units."""
        return 0.0, 0.0

    def settle(self, theme: Theme) -> None:
        """Divide its area as its words need it in this theme."""

    def height(self, theme: Theme) -> tuple[float, float]:
        """How high it must be and wishes to be, in units."""
        return 0.0, 0.0

    def targets(self) -> Sequence[HitTarget]:
        """Where it can be pressed and asked, dark parts as well, low to high."""
        why = "" if self.enabled else self.why
        return [
            HitTarget(
                self.name,
                self.area,
                self.describe(),
                self.zone,
                self.tells,
                why,
                self.enabled,
                title=self.caption,
            )
        ]

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

    def let_go(self) -> None:
        """The button that was pressed here goes up, wherever the pointer is by now."""

    def wheel(self, event: pygame.event.Event) -> bool:
        """The wheel turned somewhere on the form; True when it was of use."""
        return False

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """Draw the widget as it is."""
        raise NotImplementedError


class Button(Widget):
    """A plain, primary or danger button with a label, which may hold {glyph} marks, and where wanted an icon and a key.

    A firm one must have room for all that stands on it; the others leave out their icon, then their key.
    """

    def __init__(
        self,
        name: str,
        area: Area,
        label: str,
        on_press: Callable[[], None],
        kind: str = "plain",
        icon: str | None = None,
        shortcut: InputAction | None = None,
        zone: str = "",
        size: float = LABEL_SIZE,
        firm: bool = False,
    ) -> None:
        super().__init__(name, area, label, zone)
        self.label = label
        self.on_press = on_press
        self.kind = kind
        self.icon = icon
        self.shortcut = shortcut
        self.size = size
        self.firm = firm

    def press(self, place: str) -> None:
        """Do what the button is for."""
        self.on_press()

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """Face, then icon, label and key cap side by side in its middle, as many of them as have room."""
        rect = theme.rect(*self.area)
        state = button_state(self.enabled, self.name, mood)
        lay_button(theme, surface, self.area, self.kind, state)
        ink = button_ink(self.kind, state)
        is_enter = self.shortcut is not None and ENTER in self.shortcut.keys
        with_ctrl = is_enter and mood.enter_is_taken and mood.focused != self.name
        icon, label, cap = self._parts(theme, ink, with_ctrl)
        gap, room = theme.px(PART_GAP), rect.w - theme.px(SIDE)
        parts = [part for part in (icon, label, cap) if part]
        for extra in (icon, cap):
            if extra and label and _wide_row(parts, gap) > room:
                parts.remove(extra)
        if label and _wide_row(parts, gap) > room:
            parts = [self._squeezed(theme, ink, max(10.0, room / theme.s))]
        lay_row(surface, parts, rect, gap, offset=theme.px(1) if state == "pressed" else 0)

    def _squeezed(self, theme: Theme, ink: Colour, room: float) -> pygame.Surface:
        """The label where it is too wide: in two lines where it is high enough for them."""
        size, height = self._size(theme), self.area[3]
        if height >= 2 * LEAST_HIGH * self.size or is_rich(self.label):
            return theme.paragraph(
                self.label, "strong", (size, self.size, 0.93 * self.size), ink, (room, height), "center"
            )
        return theme.text(self.label, "strong", size, ink, width=room)

    def _size(self, theme: Theme) -> float:
        """The size of its letters, which grow with the text size as far as a button of a fixed height lets them."""
        grown = self.size * theme.letter
        em = TIGHT if self.firm else LEAST_HIGH
        return min(grown, max(self.size, self.area[3] / em)) if self.area[3] else grown

    def _parts(
        self, theme: Theme, ink: Colour, with_ctrl: bool = False
    ) -> tuple[pygame.Surface | None, pygame.Surface | None, pygame.Surface | None]:
        """Icon, label and key cap, as far as it has them."""
        size = self._size(theme)
        keys = self.shortcut.cap if self.shortcut else ""
        keys = say("keys.with_ctrl", key=keys) if with_ctrl else keys
        side = min([size * ICON, *(ICON_SHARE * length for length in self.area[2:] if length)])
        return (
            theme.icon(self.icon, side, ink) if self.icon else None,
            _line(theme, self.label, size, ink) if self.label else None,
            materials.key_cap(theme, keys, size * 0.86, ink) if keys else None,
        )

    def width(self, theme: Theme) -> tuple[float, float]:
        """It must have its label and wishes to have everything; a firm one must. An icon alone shrinks to its size."""
        icon, label, cap = self._parts(theme, palette.IVORY)
        parts = [part for part in (icon, label, cap) if part]
        whole = _wide_row(parts, theme.px(PART_GAP)) / theme.s
        if not label and not cap:
            least = self.size * ICON + SIDE
        elif self.firm:
            least = whole + LEAST_SIDES * SIDE
        else:
            least = (label or parts[0]).get_width() / theme.s + SIDE
        return least, max(least, whole + 3.2 * SIDE)

    def height(self, theme: Theme) -> tuple[float, float]:
        """A line with some room."""
        return line_height(theme, self.size)


def is_rich(words: str) -> bool:
    """Whether words hold marks for signs or bold letters."""
    return "{" in words or "**" in words


def _line(theme: Theme, words: str, size: float, ink: Colour) -> pygame.Surface:
    return theme.rich(words, "strong", size, ink) if is_rich(words) else theme.text(words, "strong", size, ink)


def line_height(theme: Theme, size: float) -> tuple[float, float]:
    """The height that a widget with a line of this size must have and that it wishes."""
    em = theme.text_height(size * theme.letter) / theme.s
    return em * LEAST_HIGH, em * WISHED_HIGH


def _wide_row(parts: Sequence[pygame.Surface], gap: int) -> int:
    """Pixels that surfaces side by side take."""
    return sum(part.get_width() for part in parts) + gap * (len(parts) - 1)


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
    x = rect.centerx - _wide_row(parts, gap) // 2
    for part in parts:
        surface.blit(part, (x, rect.centery - part.get_height() // 2 + offset))
        x += part.get_width() + gap
