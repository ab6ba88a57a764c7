"""Forms: the widgets of one screen, and how mouse and keyboard reach them."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot

import pygame

from scenes.window.bubble import Bubble
from scenes.window.entry import TextField
from scenes.window.focus import FocusRing, acts
from scenes.window.layout import Area
from scenes.window.widgets import Button, Mood, Widget
from sprites.theme import Theme

POINTING = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

KEY_REPEAT = (380, 35)
"""Milliseconds before a held key repeats while a text is typed, and between repeats."""


class Form:
    """Widgets in drawing order, the focus among them, and the one that has the pointer."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.ring = FocusRing()
        self.widgets: list[Widget] = []
        self._hovered: str | None = None
        self._pressed: str | None = None
        self._dark: tuple[Area, str] | None = None
        """The place that cannot be pressed and was pointed at or tried last, and why not."""
        self._pointer = pygame.mouse.get_pos()
        self.dirty = True

    def fill(self, theme: Theme, widgets: Iterable[Widget]) -> None:
        """Take these widgets in the place of the old ones; focus, typing and scrolling stay where they were."""
        self.theme = theme
        self._dark = None
        before = {(type(widget), widget.name): widget for widget in self.widgets}
        self.widgets = list(widgets)
        for widget in self.widgets:
            if other := before.get((type(widget), widget.name)):
                widget.go_on_from(other)
        self.refresh()

    def refresh(self) -> None:
        """The places have changed: offer them to the focus anew."""
        self.ring.offer([place for widget in self.widgets for place in widget.places()])
        self.dirty = True

    @property
    def typing(self) -> TextField | None:
        """The field that is being typed in."""
        return next((w for w in self.widgets if isinstance(w, TextField) and w.is_typing), None)

    def _owner(self, place: str | None) -> Widget | None:
        return next((w for w in self.widgets for each in w.places() if each.name == place), None)

    def _place_at(self, pos: tuple[int, int]) -> str | None:
        found = None
        for widget in self.widgets:
            for place in widget.places():
                if self.theme.rect(*place.area).collidepoint(pos):
                    found = place.name
        return found

    def handle(self, event: pygame.event.Event) -> bool:
        """Bring an event to the widget it is for; True when it was of use."""
        before = self._dark
        if event.type in POINTING:
            self._dark = self._dark_at(event.pos)
        elif event.type == pygame.KEYDOWN:
            self._dark = None
        used = self._handle(event) or before != self._dark
        if used:
            self.refresh()
        return used

    def _dark_at(self, pos: tuple[int, int]) -> tuple[Area, str] | None:
        """The place under the pointer that cannot be pressed, and why not."""
        found = None
        for widget in self.widgets:
            for area, why in widget.dark_places():
                if self.theme.rect(*area).collidepoint(pos):
                    found = area, why
        return found

    def _handle(self, event: pygame.event.Event) -> bool:
        match event.type:
            case pygame.MOUSEMOTION:
                return self._point(event)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return self._press_down(event)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._release(event)
            case pygame.MOUSEWHEEL:
                return self._wheel(event)
            case pygame.TEXTINPUT:
                return self._type(event)
            case pygame.KEYDOWN:
                return self._key(event)
        return False

    def _wheel(self, event: pygame.event.Event) -> bool:
        """The wheel moves what is to be looked through and lies nearest to the pointer."""
        lying = [widget for widget in self.widgets if not widget.is_pressed]
        nearest = min(
            lying, key=lambda widget: _distance(self.theme.rect(*widget.area), self._pointer), default=None
        )
        return nearest is not None and nearest.wheel(event)

    def _point(self, event: pygame.event.Event) -> bool:
        self._pointer = event.pos
        if self._pressed is not None:
            owner = self._owner(self._pressed)
            if owner:
                owner.drag(*self.theme.to_units(event.pos))
        hovered = self._place_at(event.pos)
        changed = hovered != self._hovered or self._pressed is not None
        self._hovered = hovered
        return changed

    def _press_down(self, event: pygame.event.Event) -> bool:
        self.ring.handle(event)
        place = self._place_at(event.pos)
        self._stop_typing(unless=place)
        self._pressed = self._hovered = place
        owner = self._owner(place)
        if owner:
            self.ring.move_to(place)
            owner.drag(*self.theme.to_units(event.pos))
        return True

    def _release(self, event: pygame.event.Event) -> bool:
        pressed, self._pressed = self._pressed, None
        self._hovered = self._place_at(event.pos)
        if pressed is None or self._hovered != pressed:
            return pressed is not None
        self._press(pressed)
        return True

    def _press(self, place: str) -> None:
        owner = self._owner(place)
        if owner:
            owner.press(place)
        self._repeat_keys()

    def _repeat_keys(self) -> None:
        """Held keys repeat in a text only, never on buttons."""
        if self.typing:
            pygame.key.set_repeat(*KEY_REPEAT)
        else:
            pygame.key.set_repeat()

    def _stop_typing(self, unless: str | None = None) -> None:
        if self.typing and self.typing.name != unless:
            self.typing.stop()
        self._repeat_keys()

    def _type(self, event: pygame.event.Event) -> bool:
        field = self.typing
        if field is None:
            owner = self._owner(self.ring.current) if self.ring.visible else None
            field = owner if isinstance(owner, TextField) and event.text.strip() else None
            if field:
                field.start()
                self._repeat_keys()
        return field is not None and field.type(event.text)

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_CTRL:
            return self._press_button(pygame.K_RETURN)
        owner = self.typing or self._owner(self.ring.current)
        if owner and (self.ring.visible or self.typing) and owner.key(event):
            self._repeat_keys()
            return True
        if self.ring.handle(event):
            self._stop_typing(unless=self.ring.current)
            return True
        if acts(event) and self._focus_takes_enter and self.ring.current:
            self._press(self.ring.current)
            return True
        return self._shortcut(event)

    @property
    def _focus_takes_enter(self) -> bool:
        """Whether Enter presses what has the focus, rather than the button with that key."""
        owner = self._owner(self.ring.current) if self.ring.visible else None
        return owner is not None and owner.is_pressed

    def _shortcut(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        return self._press_button(pygame.K_RETURN if event.key == pygame.K_KP_ENTER else event.key)

    def _press_button(self, key: int) -> bool:
        """Press the button with this key; True when there is one that can be pressed."""
        buttons = [w for w in self.widgets if isinstance(w, Button) and w.shortcut == key]
        button = next((w for w in buttons if w.enabled), None)
        if button:
            button.on_press()
        elif buttons:
            self._dark = buttons[0].area, buttons[0].why
        return bool(buttons)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all widgets, and the focus ring on top."""
        focused = self.ring.current if self.ring.visible else None
        mood = Mood(self._hovered, self._pressed, focused, self._focus_takes_enter)
        for widget in self.widgets:
            widget.draw(self.theme, surface, mood)
        self.ring.draw(self.theme, surface)
        if self._dark:
            area, why = self._dark
            for stamp in Bubble(why, area, is_refusal=False).stamps(self.theme):
                surface.blit(stamp.surface, stamp.rect)
        self.dirty = False


def _distance(rect: pygame.Rect, pos: tuple[int, int]) -> float:
    """Pixels from a position to the nearest point of a rect; 0 inside it."""
    x, y = pos
    return hypot(max(rect.left - x, 0, x - rect.right), max(rect.top - y, 0, y - rect.bottom))
