"""Forms: the widgets of one screen, how mouse and keyboard reach them, and what everything on it says when asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import hypot

import pygame

from scenes.ui.drawing import lay_shadowed
from scenes.ui.fields.entry import TextField
from scenes.ui.fields.widgets import Button, Mood, Widget
from scenes.ui.host import placement
from scenes.ui.host.actions import ENTER, InputAction, is_meant
from scenes.ui.host.explanation import chapter_of, darkened
from scenes.ui.host.focus import FocusRing, acts
from scenes.ui.host.host import HitTarget, Host
from scenes.ui.host.popover import window_of
from scenes.ui.host.target import Look, Target
from sprites.paint.theme import Theme

KEY_REPEAT = (380, 35)
"""Milliseconds before a held key repeats while a text is typed, and between repeats."""


OTHER = 4.0
"""What it costs to hide something else that can be asked: beyond two hundred units a tooltip would rather do that."""


class Form:
    """Widgets in drawing order, whose targets its host brings to the pointer, and the focus among them.

    Whatever the pointer rests on, and whatever the focus comes to, says on a tooltip what it is; what is dark, why.
    """

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.ring = FocusRing()
        self.host = Host(self._press)
        self.widgets: list[Widget] = []
        self._notes: list[HitTarget] = []
        self._pointer = pygame.mouse.get_pos()
        self.dirty = True

    def fill(self, theme: Theme, widgets: Iterable[Widget], notes: Mapping[str, Target] = {}) -> None:
        """Take these widgets, and what else can be asked, in the place of the old ones; focus, typing and scrolling
        stay where they were.
        """
        self.theme = theme
        self.host.told = None
        self._notes = [
            HitTarget(name, note.area, note.caption, tells=note.tells, is_note=True) for name, note in notes.items()
        ]
        before = {(type(widget), widget.name): widget for widget in self.widgets}
        self.widgets = list(widgets)
        for widget in self.widgets:
            widget.settle(theme)
            if other := before.get((type(widget), widget.name)):
                widget.go_on_from(other)
        self.refresh()

    def refresh(self) -> None:
        """The targets have changed: offer them to pointer and focus anew."""
        self.host.offer(self.targets)
        self.ring.offer([each for each in self.host.targets if each.can_be_pressed])
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

    @property
    def targets(self) -> Sequence[HitTarget]:
        """All that can be pressed or asked, low to high."""
        return [*self._notes, *(each for widget in self.widgets for each in widget.targets())]

    def _owner(self, place: str | None) -> Widget | None:
        if self.host.target(place) is None:
            return None
        return next((w for w in self.widgets for each in w.targets() if each.name == place), None)

    def handle(self, event: pygame.event.Event) -> bool:
        """Bring an event to the widget it is for; True when it was of use."""
        self.host.offer(self.targets)
        told, focused = self.host.told, self._focused
        if event.type == pygame.KEYDOWN:
            self.host.told = None
        used = self._handle(event)
        if event.type == pygame.KEYDOWN and self._focused not in (None, focused):
            self.host.told = self._focused
        used = used or told != self.host.told
        if used:
            self.refresh()
        return used

    # -- what is said ------------------------------------------------------------------------------------------

    def advance(self, ms: float) -> bool:
        """Let time pass; True when what the pointer rests on has just begun to answer."""
        return self.host.advance(ms)

    @property
    def told(self) -> tuple[HitTarget, Look] | None:
        """What is being asked, and what it says."""
        asked = next((each for each in self.targets if each.name == self.host.told), None)
        if asked is None or not (asked.tells or asked.why):
            return None
        if asked.why or asked.tells is None:
            return asked, darkened(asked.tells, asked.called, asked.why)
        return asked, asked.tells

    @property
    def chapter(self) -> str:
        """The chapter of the rules that says more about what is being asked; empty where none does."""
        return chapter_of(self.told[1]) if self.told else ""

    def _draw_told(self, surface: pygame.Surface) -> None:
        """The tooltip beside what it is about, off other things where it can."""
        if not self.told:
            return
        asked, look = self.told
        theme, face = self.theme, look.surface(self.theme)
        others = [(each.asked_at or each.area, OTHER) for each in self.targets if each is not asked]
        size = face.get_width() / theme.s, face.get_height() / theme.s
        spot = placement.place(size, asked.asked_at or asked.area, window_of(theme), others)
        lay_shadowed(theme, surface, spot.area, face, "tooltip", "held")

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
        nearest = min(lying, key=lambda widget: _distance(self.theme.rect(*widget.area), self._pointer), default=None)
        return nearest is not None and nearest.wheel(event)

    def _point(self, event: pygame.event.Event) -> bool:
        self._pointer, point = event.pos, self.theme.to_units(event.pos)
        if owner := self._owner(self.host.pressed):
            owner.drag(*point)
        return self.host.move(point) or self.host.pressed is not None

    def _press_down(self, event: pygame.event.Event) -> bool:
        self.ring.handle(event)
        point = self.theme.to_units(event.pos)
        self.host.press_down(point)
        place = self.host.pressed
        self.stop_typing(unless=place)
        if owner := self._owner(place):
            self.ring.move_to(place)
            owner.drag(*point)
        return True

    def _release(self, event: pygame.event.Event) -> bool:
        pressed = self.host.pressed
        if owner := self._owner(pressed):
            owner.let_go()
        self.host.release(self.theme.to_units(event.pos))
        return pressed is not None

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
        if is_meant(event, "screen.primary"):
            return self._press_button(lambda action: ENTER in action.keys)
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
        return self._press_button(lambda action: action.is_meant(event))

    @property
    def _focused(self) -> str | None:
        """What the keyboard is seen to be at."""
        return self.ring.current if self.ring.visible else None

    @property
    def meant(self) -> str | None:
        """The place that keyboard or pointer is at."""
        return self._focused or self.host.hot

    @property
    def _focus_takes_enter(self) -> bool:
        """Whether Enter presses what has the focus, rather than the button with that key."""
        owner = self._owner(self.ring.current) if self.ring.visible else None
        return owner is not None and owner.is_pressed

    def _press_button(self, is_wanted: Callable[[InputAction], bool]) -> bool:
        """Press the button whose keys are wanted, or let it say why it cannot be pressed; False where there is none."""
        buttons = [
            each for each in self.widgets if isinstance(each, Button) and each.shortcut and is_wanted(each.shortcut)
        ]
        button = next((w for w in buttons if w.enabled), None)
        if button:
            button.on_press()
        elif buttons:
            self.host.told = buttons[0].name
        return bool(buttons)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all widgets, the focus ring, and what is said on top."""
        mood = Mood(self.host.hot, self.host.pressed, self._focused, self._focus_takes_enter)
        for widget in self.widgets:
            widget.draw(self.theme, surface, mood)
        self.ring.draw(self.theme, surface)
        self._draw_told(surface)
        self.dirty = False


def _distance(rect: pygame.Rect, pos: tuple[int, int]) -> float:
    """Pixels from a position to the nearest point of a rect; 0 inside it."""
    x, y = pos
    return hypot(max(rect.left - x, 0, x - rect.right), max(rect.top - y, 0, y - rect.bottom))
