"""Forms: the widgets of one screen, how mouse and keyboard reach them, and what everything on it says when asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import hypot, inf

import pygame

from scenes.ui.drawing import lay_shadowed
from scenes.ui.fields.entry import TextField
from scenes.ui.fields.widgets import Button, Mood, Tip, Widget
from scenes.ui.host import placement
from scenes.ui.host.explanation import chapter_of, darkened
from scenes.ui.host.focus import FocusRing, acts
from scenes.ui.host.popover import DWELL, window_of
from scenes.ui.host.target import Look, Target
from sprites.paint.theme import Theme

POINTING = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

KEY_REPEAT = (380, 35)
"""Milliseconds before a held key repeats while a text is typed, and between repeats."""


OTHER = 4.0
"""What it costs to hide something else that can be asked: beyond two hundred units a slip would rather do that."""


class Form:
    """Widgets in drawing order, the focus among them, and the one that has the pointer.

    Whatever the pointer rests on, and whatever the focus comes to, says on a slip what it is; what is dark, why.
    """

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.ring = FocusRing()
        self.widgets: list[Widget] = []
        self._hovered: str | None = None
        self._pressed: str | None = None
        self._notes: list[Tip] = []
        self._over: str | None = None
        self._rested = 0.0
        self._told: str | None = None
        self._pointer = pygame.mouse.get_pos()
        self.dirty = True

    def fill(self, theme: Theme, widgets: Iterable[Widget], notes: Mapping[str, Target] = {}) -> None:
        """Take these widgets, and what else can be asked, in the place of the old ones; focus, typing and scrolling
        stay where they were.
        """
        self.theme = theme
        self._told = None
        self._notes = [Tip(name, note.area, note.caption, note.zoom) for name, note in notes.items()]
        before = {(type(widget), widget.name): widget for widget in self.widgets}
        self.widgets = list(widgets)
        for widget in self.widgets:
            widget.settle(theme)
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

    def stop_typing(self, unless: str | None = None) -> None:
        """Nothing is typed any more, unless in the field of this name; the text stays, and held keys repeat no more."""
        if self.typing and self.typing.name != unless:
            self.typing.stop()
        self._repeat_keys()

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
        told, focused = self._told, self._focused
        if event.type in POINTING:
            self._ask_at(event)
        elif event.type == pygame.KEYDOWN:
            self._told = None
        used = self._handle(event)
        if event.type == pygame.KEYDOWN and self._focused not in (None, focused):
            self._told = self._focused
        used = used or told != self._told
        if used:
            self.refresh()
        return used

    # -- what is said ------------------------------------------------------------------------------------------

    def tips(self) -> list[Tip]:
        """All that can be asked, from low to high."""
        return [*self._notes, *(tip for widget in self.widgets for tip in widget.tips())]

    def _ask_at(self, event: pygame.event.Event) -> None:
        """The pointer is here: what lies there will answer after a while; what is dark, when it is clicked, at once."""
        tip = next(
            (each for each in reversed(self.tips()) if self.theme.rect(*each.area).collidepoint(event.pos)),
            None,
        )
        name = tip.name if tip else None
        if name != self._over:
            self._over, self._rested, self._told = name, 0.0, None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._rested = -inf
            self._told = name if tip and tip.why else None

    def advance(self, ms: float) -> bool:
        """Let time pass; True when what the pointer rests on has just begun to answer."""
        before, self._rested = self._rested, self._rested + ms
        if self._over is None or self._pressed or not before < DWELL <= self._rested:
            return False
        self._told = self._over
        return True

    @property
    def told(self) -> tuple[Tip, Look] | None:
        """What is being asked, and what it says."""
        tip = next((each for each in self.tips() if each.name == self._told), None)
        if tip is None or not (tip.tells or tip.why):
            return None
        return tip, darkened(tip.tells, tip.title, tip.why) if tip.why or tip.tells is None else tip.tells

    @property
    def chapter(self) -> str:
        """The chapter of the rules that says more about what is being asked; empty where none does."""
        return chapter_of(self.told[1]) if self.told else ""

    def _draw_told(self, surface: pygame.Surface) -> None:
        """The slip beside what it is about, off other things where it can."""
        if not self.told:
            return
        tip, look = self.told
        theme, face = self.theme, look.surface(self.theme)
        others = [(each.area, OTHER) for each in self.tips() if each.name != tip.name]
        size = face.get_width() / theme.s, face.get_height() / theme.s
        spot = placement.place(size, tip.area, window_of(theme), others)
        lay_shadowed(theme, surface, spot.area, face, "slip", "held")

    # -- events ------------------------------------------------------------------------------------------------

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
        self.stop_typing(unless=place)
        self._pressed = self._hovered = place
        owner = self._owner(place)
        if owner:
            self.ring.move_to(place)
            owner.drag(*self.theme.to_units(event.pos))
        return True

    def _release(self, event: pygame.event.Event) -> bool:
        pressed, self._pressed = self._pressed, None
        self._hovered = self._place_at(event.pos)
        if owner := self._owner(pressed):
            owner.let_go()
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
            self.stop_typing(unless=self.ring.current)
            return True
        if acts(event) and self._focus_takes_enter and self.ring.current:
            self._press(self.ring.current)
            return True
        return self._shortcut(event)

    @property
    def _focused(self) -> str | None:
        """What the keyboard is seen to be at."""
        return self.ring.current if self.ring.visible else None

    @property
    def meant(self) -> str | None:
        """The place that keyboard or pointer is at."""
        return self._focused or self._hovered

    @property
    def _focus_takes_enter(self) -> bool:
        """Whether Enter presses what has the focus, rather than the button with that key."""
        owner = self._owner(self.ring.current) if self.ring.visible else None
        return owner is not None and owner.is_pressed

    def _shortcut(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        return self._press_button(event.key)

    def _press_button(self, key: int) -> bool:
        """Press the button with this key; True when there is one that can be pressed."""
        buttons = [w for w in self.widgets if isinstance(w, Button) and w.shortcut == key]
        button = next((w for w in buttons if w.enabled), None)
        if button:
            button.on_press()
        elif buttons:
            self._told = buttons[0].name
        return bool(buttons)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all widgets, the focus ring, and what is said on top."""
        mood = Mood(self._hovered, self._pressed, self._focused, self._focus_takes_enter)
        for widget in self.widgets:
            widget.draw(self.theme, surface, mood)
        self.ring.draw(self.theme, surface)
        self._draw_told(surface)
        self.dirty = False


def _distance(rect: pygame.Rect, pos: tuple[int, int]) -> float:
    """Pixels from a position to the nearest point of a rect; 0 inside it."""
    x, y = pos
    return hypot(max(rect.left - x, 0, x - rect.right), max(rect.top - y, 0, y - rect.bottom))
