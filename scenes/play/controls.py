"""Controls: the buttons around a table, in groups of which each is drawn as one panel.

They are pressed by pointer and keys alike. A button that must be held fires after a while and does nothing when it
is let go too soon.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.window.beside import DWELL
from scenes.window.canvas import Stamp
from scenes.window.drag import contains
from scenes.window.focus import Focusable
from scenes.window.layout import Area, Panel, Point
from scenes.window.widgets import Button, Mood
from sprites import palette
from sprites.theme import Theme

HOLD = 300
"""Milliseconds that a button which needs holding is held."""

Ground = Callable[[Theme, pygame.Surface], None]


class Group:
    """Buttons that share an area. `ground` draws what lies under and between them; `key` tells its states apart."""

    def __init__(
        self, area: Area, buttons: Sequence[Button], ground: Ground | None = None, key: object = None
    ) -> None:
        self.area = area
        self.buttons = tuple(buttons)
        self._ground = ground
        self._key = key

    def panel(self, mood: Mood) -> Panel:
        """The group as one panel, drawn again when a button or the pointer's mood on it changes."""
        names = {button.name for button in self.buttons}
        hovered, pressed, focused = (name if name in names else None for name in mood[:3])
        mine = Mood(hovered, pressed, focused)
        faces = tuple((b.name, b.label, b.kind, b.enabled, b.area) for b in self.buttons)

        def draw(theme: Theme, surface: pygame.Surface) -> None:
            if self._ground:
                self._ground(theme, surface)
            for button in self.buttons:
                button.draw(theme, surface, mine)

        return Panel(self.area, ("controls", faces, mine, self._key), draw)


class Controls:
    """All groups of buttons, and the one button that the pointer or a key is on."""

    def __init__(self) -> None:
        self.groups: Sequence[Group] = ()
        self.needs_hold: frozenset[str] = frozenset()
        self._hovered: str | None = None
        self._rested = 0.0
        self._asks = self._came_to_dark = False
        self._pressed: str | None = None
        self._held_ms: float | None = None

    def offer(self, groups: Sequence[Group], needs_hold: frozenset[str]) -> None:
        """These are the buttons now, low to high."""
        self.groups = groups
        self.needs_hold = needs_hold
        if self._pressed and self.button(self._pressed) is None:
            self.let_go()

    def button(self, name: str) -> Button | None:
        """The button of this name, when it can be pressed."""
        return next((b for group in self.groups for b in group.buttons if b.name == name and b.enabled), None)

    def dark(self, name: str | None) -> Button | None:
        """The button of this name, when it lies there but cannot be pressed."""
        return next(
            (b for group in self.groups for b in group.buttons if b.name == name and not b.enabled), None
        )

    @property
    def rested_on(self) -> Button | None:
        """The button on which the pointer has rested for a while, so that it is asked what it does or why it is dark.

        One that was pressed, or goes dark under the pointer, says nothing by itself.
        """
        if not self._asks or self._rested < DWELL:
            return None
        return self.dark(self._hovered) if self._came_to_dark else self.button(self._hovered or "")

    def at(self, point: Point) -> str | None:
        """The button under a point, enabled or not."""
        names = [b.name for group in self.groups for b in group.buttons if contains(b.area, point)]
        return names[-1] if names else None

    def focusables(self) -> list[Focusable]:
        """Every button that can be pressed."""
        return [place for group in self.groups for button in group.buttons for place in button.places()]

    def panels(self) -> list[Panel]:
        """The groups as panels."""
        mood = Mood(self._hovered, self._pressed)
        return [group.panel(mood) for group in self.groups]

    def hover(self, point: Point | None) -> None:
        """The pointer is here now; a button that it has left is no longer held."""
        hovered = self.at(point) if point else None
        if hovered != self._hovered:
            self._hovered, self._rested, self._asks = hovered, 0.0, True
            self._came_to_dark = self.dark(hovered) is not None
        if self._held_ms is not None and self._hovered != self._pressed:
            self.let_go()

    def press_down(self, point: Point) -> bool:
        """A mouse button went down here; True when a button lies there, though it may be disabled."""
        name = self.at(point)
        if name and self.button(name):
            self._pressed, self._asks = name, False
            self._held_ms = 0.0 if name in self.needs_hold else None
        return name is not None

    def release(self, point: Point) -> str | None:
        """The mouse button went up here; the name of the button that was let go too soon, if any was."""
        pressed, too_soon = self._pressed, self._held_ms is not None
        self.let_go()
        if pressed is None or self.at(point) != pressed:
            return None
        if too_soon:
            return pressed
        self.press(pressed)
        return None

    def press(self, name: str) -> bool:
        """Press a button by its name; False when there is none to press. One that needs holding begins to be held."""
        button = self.button(name)
        if button is None:
            return False
        if name in self.needs_hold:
            self._pressed, self._held_ms = name, 0.0
        else:
            button.press(name)
        return True

    def let_go(self) -> str | None:
        """Nothing is pressed any more; the name of the button that was let go too soon, if any was."""
        pressed = self._pressed if self._held_ms is not None else None
        self._pressed, self._held_ms = None, None
        return pressed

    @property
    def is_holding(self) -> bool:
        """Whether a button is being held that has not fired yet."""
        return self._held_ms is not None

    def advance(self, ms: float) -> bool:
        """Let time pass: a button that is held long enough fires. True when the pointer has just rested for a while."""
        before, self._rested = self._rested, self._rested + ms
        self._hold(ms)
        return before < DWELL <= self._rested

    def _hold(self, ms: float) -> None:
        if self._held_ms is None or self._pressed is None:
            return
        self._held_ms += ms
        if self._held_ms >= HOLD:
            button = self.button(self._pressed)
            name = self._pressed
            self.let_go()
            if button:
                button.press(name)

    def stamps(self, theme: Theme) -> list[Stamp]:
        """How far the hold is, as a bar along the foot of the button."""
        button = self.button(self._pressed) if self._pressed and self._held_ms is not None else None
        if button is None or self._held_ms is None:
            return []
        x, y, width, height = button.area
        rect = theme.rect(x, y + height - 4, width * min(1.0, self._held_ms / HOLD), 4)
        bar = pygame.Surface((max(1, rect.width), rect.height))
        bar.fill(palette.LEGAL)
        return [Stamp(bar, rect.topleft)]
