"""Forms: the controls of one screen, how mouse and keyboard reach them, and their tooltips."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import hypot

import pygame

from scenes.ui.controls.control import InputState, LaidControl
from scenes.ui.controls.line_editor import LineEditor
from scenes.ui.drawing import lay_shadowed
from scenes.ui.host import placement
from scenes.ui.host.drag import middle
from scenes.ui.host.focus import acts
from scenes.ui.host.hit_target import HitTarget, HostEvent, Press
from scenes.ui.host.host import Host
from scenes.ui.host.popover_places import window_of
from scenes.ui.host.target import Area, Look, Point, Target
from scenes.ui.host.tooltip import chapter_of, darkened
from scenes.ui.host.touch import LEAST
from scenes.ui.keymap import device
from scenes.ui.keymap.actions import InputAction, action_of, is_meant, writes
from scenes.ui.keymap.contexts import FOCUS
from sprites.paint.theme import Theme

KEY_REPEAT = (380, 35)
"""Milliseconds before a held key repeats while a text is typed, and between repeats."""


SCROLLS = {"ask_up": 1, "ask_down": -1}
"""What moves a text on a screen, where nothing is there that can only be asked, and by how many notches of a wheel."""

OTHER = 4.0
"""What it costs to hide something else that can be asked: beyond two hundred units a tooltip would rather do that."""


class Form:
    """Controls in drawing order, whose targets its host brings to the pointer, and the focus among them.

    Whatever the pointer rests on, and whatever the focus comes to, says on a tooltip what it is; what is dark, why.
    `lay` is to lay the controls anew, and to fill the form with them, once one of them was told something.
    """

    def __init__(self, theme: Theme, lay: Callable[[], object]) -> None:
        self.theme = theme
        self._lay = lay
        self.host = Host(self._answer)
        self.ring = self.host.ring
        self.controls: Sequence[LaidControl] = ()
        self.state = InputState()
        self._notes: list[HitTarget] = []

    def fill(self, theme: Theme, controls: Iterable[LaidControl], notes: Mapping[str, Target] = {}) -> None:
        """Take these controls, and what else can be asked, in the place of the old ones; focus, typing and scrolling
        stay where they were, and so does what is told of what lies where it lay.
        """
        self.theme = theme
        self.host.finger.reach = LEAST / theme.s
        told = self._where_told()
        self.host.told = None
        self._notes = [
            HitTarget(name, note.area, note.caption, tells=note.tells, is_note=True) for name, note in notes.items()
        ]
        self.controls, state = tuple(controls), self.state
        state.is_stale = False
        names = {each.name for each in self.controls}
        if state.editor and state.editor.name not in names:
            state.editor = None
        state.scrolled = {name: first for name, first in state.scrolled.items() if name in names}
        for each in self.controls:
            each.control.settle(each, state)
        self.refresh()
        if told in [(each.name, each.area) for each in self.host.targets]:
            self.host.told = told[0]

    def _where_told(self) -> tuple[str, Area] | tuple[()]:
        """What is told of, and where that lies."""
        return next(((each.name, each.area) for each in self.host.targets if each.name == self.host.told), ())

    def refresh(self) -> None:
        """The targets have changed: offer them to pointer and focus anew."""
        self.host.offer(self.targets)
        self.ring.offer([each for each in self.host.targets if each.can_be_pressed])

    def show_focus(self) -> None:
        """Show where the focus is from the beginning, as a pad has no other pointer; nothing is told of it yet."""
        if device.is_pad() and not self.ring.visible:
            self.ring.show()
            self.host.rest()

    def laid(self, name: str) -> LaidControl:
        """The control of this name. Raises StopIteration where there is none."""
        return next(each for each in self.controls if each.name == name)

    @property
    def editor(self) -> LineEditor | None:
        """The text that is being typed."""
        return self.state.editor

    @property
    def awaits_letters(self) -> bool:
        """Whether the focus is on a field, so that the first letter begins to be typed there."""
        target = self.host.target(self.host.focused)
        return target is not None and target.takes_letters

    def stop_typing(self, unless: str | None = None) -> None:
        """Nothing is typed any more, unless in the field of this name; the text stays, and held keys repeat no more."""
        if self.editor and self.editor.name != unless:
            self.state.editor = None
        self._repeat_keys()

    @property
    def targets(self) -> Sequence[HitTarget]:
        """All that can be pressed or asked, low to high."""
        return [*self._notes, *(target for each in self.controls for target in each.targets(self.state))]

    def handle(self, event: pygame.event.Event) -> bool:
        """Bring an event to the control it is for; True when it was of use."""
        self.host.offer(self.targets)
        told = self.host.told
        if event.type == pygame.KEYDOWN:
            self.host.told = None
        used = self._handle(event)
        if self.state.is_stale:
            self._lay()
        is_way_out = is_meant(event, "screen.back")  # what tells of the focus by itself is in nobody's way
        used = used or (told != self.host.told and not is_way_out)
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
        if hand := self.host.finger.hand:
            others.append((hand, placement.NEVER))
        size = face.get_width() / theme.s, face.get_height() / theme.s
        spot = placement.place(size, asked.asked_at or asked.area, window_of(theme), others)
        lay_shadowed(theme, surface, spot.area, face, "tooltip", "held")

    # -- events ------------------------------------------------------------------------------------------------

    def _handle(self, event: pygame.event.Event) -> bool:
        match event.type:
            case pygame.MOUSEWHEEL:
                return self._wheel(event)
            case pygame.TEXTINPUT:
                return self._type(event)
            case pygame.TEXTEDITING:
                if self.editor:
                    self.editor.compose(event.text)
                return self.editor is not None
            case pygame.KEYDOWN:
                return self._key(event)
        used = self.host.handle_pointer(event, self.theme.to_units)
        if used and event.type == pygame.MOUSEBUTTONDOWN:
            self.stop_typing(unless=self.host.pressed)
            self.ring.move_to(self.host.pressed or self.ring.current)
        return used

    def _wheel(self, event: pygame.event.Event) -> bool:
        """The wheel moves what is to be looked through and lies nearest to the pointer."""
        lying = [each for each in self.host.targets if each.on_wheel]
        point = self.host.point or self.theme.to_units(pygame.mouse.get_pos())
        nearest = min(lying, key=lambda each: _distance(each.area, point), default=None)
        return nearest is not None and nearest.on_wheel is not None and nearest.on_wheel(event.y)

    def _scroll(self, notches: int) -> bool:
        """The right stick moves what is to be read and lies nearest to the focus, or else the list that has it."""
        lying = [each for each in self.host.targets if each.on_wheel]
        here = middle(self.ring.place.area) if self.ring.place else (0.0, 0.0)
        at = self.ring.current
        nearest = min(lying, key=lambda each: (each.name == at, _distance(each.area, here)), default=None)
        return nearest is not None and nearest.on_wheel is not None and nearest.on_wheel(notches)

    def _answer(self, event: HostEvent) -> None:
        if isinstance(event, Press):
            self.press(event.name)

    def press(self, name: str) -> None:
        """Press a control by its name, where it can be pressed now."""
        target = self.host.target(name)
        if target and target.on_press:
            target.on_press()
        self._repeat_keys()

    def _repeat_keys(self) -> None:
        """Held keys repeat in a text only, never on buttons."""
        if self.editor:
            pygame.key.set_repeat(*KEY_REPEAT)
        else:
            pygame.key.set_repeat()

    def _type(self, event: pygame.event.Event) -> bool:
        if self.editor:
            self.editor.type(event.text)
            return True
        used = self._key_at_focus(event)
        self._repeat_keys()
        return used

    def _key(self, event: pygame.event.Event) -> bool:
        is_typed = self.editor is not None and writes(event)
        if is_meant(event, "screen.primary") and not is_typed:
            return self._press_button(lambda action: action.is_primary)
        if self._edit(event) if self.editor else self._key_at_focus(event):
            self._repeat_keys()
            return True
        moved = action_of(event, FOCUS)
        if moved and moved.name in SCROLLS:
            return self._scroll(SCROLLS[moved.name])
        if self.host.step_focus(event):
            self.stop_typing(unless=self.ring.current)
            return True
        if acts(event) and "pad" in event.dict and not self.ring.visible:
            self.ring.show()
            return True
        if acts(event) and self._focus_takes_enter and self.ring.current:
            self.press(self.ring.current)
            return True
        return self._press_button(lambda action: action.is_meant(event))

    def _edit(self, event: pygame.event.Event) -> bool:
        editor = self.editor
        if editor is None or not editor.key(event):
            return False
        if editor.is_done:
            self.state.editor = None
        return True

    def _key_at_focus(self, event: pygame.event.Event) -> bool:
        """Bring a key or a letter to what the keyboard is seen to be at."""
        target = self.host.target(self.host.focused)
        return target is not None and target.on_key is not None and target.on_key(event)

    @property
    def meant(self) -> str | None:
        """The place that keyboard or pointer is at."""
        return self.host.focused or self.host.hot

    @property
    def _focus_takes_enter(self) -> bool:
        """Whether Enter presses what has the focus, rather than the button with that key."""
        target = self.host.target(self.host.focused)
        return target is not None and target.on_press is not None

    def _press_button(self, is_wanted: Callable[[InputAction], bool]) -> bool:
        """Press the button whose keys are wanted, or let it say why it cannot be pressed; False where there is none."""
        buttons = [each for each in self.host.targets if each.shortcut and is_wanted(each.shortcut)]
        button = next((each for each in buttons if each.can_be_pressed), None)
        if button and button.on_press:
            button.on_press()
        elif buttons:
            self.host.told = buttons[0].name
        return bool(buttons)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all controls, the focus ring, and what is said on top."""
        state, host = self.state, self.host
        state.hovered, state.pressed, state.focused = host.hot, host.pressed, self.host.focused
        state.enter_is_taken = self._focus_takes_enter
        for each in self.controls:
            each.draw(self.theme, surface, state)
        self.ring.draw(self.theme, surface)
        self._draw_told(surface)


def _distance(area: Area, point: Point) -> float:
    """Units from a point to the nearest one of an area; 0 inside it."""
    (left, top, width, height), (x, y) = area, point
    return hypot(max(left - x, 0, x - left - width), max(top - y, 0, y - top - height))
