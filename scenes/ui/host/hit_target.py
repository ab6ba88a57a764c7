"""What answers pointer and keys, and what they do with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from scenes.ui.host.drag import Drag
from scenes.ui.host.target import Area, Look, Point
from scenes.ui.keymap.actions import InputAction


class HitTarget(NamedTuple):
    """A region that answers: its name, where it lies, what it is in a line, and the group that Tab comes to.

    `tells` is what it says when it is asked; `why`, in a sentence, why it cannot be pressed now. One that is not
    enabled is dark, and cannot be. `hold` is for how many milliseconds it must be held before it is pressed. A note can
    only be asked; arrows never lead from notes to what can be pressed. `asked_at` is where it is asked where that is
    not its area. What is solid only hides from the pointer what lies below. `title` is what it is called,
    where the caption says more. What is lit is part of the answer to what is asked. One that `lifts` can be carried,
    and one that `takes` would take what is carried.

    `on_press` is what a press does; Enter presses what has the focus unless that is None. While the pointer presses it,
    `on_drag` is told where that is, and `on_let_go` comes at the end. `on_key` may use keys and letters that go
    down while the focus is there, `on_wheel` the notches, upwards when positive, that the wheel turns nearby; both say
    whether they did. With one that `takes_letters` the first letter begins a text. `shortcut` presses it from anywhere.
    """

    name: str
    area: Area
    caption: str = ""
    zone: str = ""
    tells: Look | None = None
    why: str = ""
    is_enabled: bool = True
    hold: float = 0.0
    is_note: bool = False
    asked_at: Area | None = None
    is_solid: bool = False
    title: str = ""
    on_press: Callable[[], object] | None = None
    on_drag: Callable[[Point], object] | None = None
    on_let_go: Callable[[], object] | None = None
    on_key: Callable[[pygame.event.Event], bool] | None = None
    on_wheel: Callable[[float], bool] | None = None
    shortcut: InputAction | None = None
    is_lit: bool = False
    lifts: bool = False
    takes: bool = False
    takes_letters: bool = False

    @property
    def called(self) -> str:
        """What it is called, whatever it stands at."""
        return self.title or self.caption

    @property
    def can_be_pressed(self) -> bool:
        """Whether a click on it means anything now."""
        return self.is_enabled and not (self.is_note or self.is_solid)


class Press(NamedTuple):
    """A target was pressed, or was held long enough; `point` is where the pointer did it, None where a key did."""

    name: str
    point: Point | None = None


class PressDenied(NamedTuple):
    """A press on a target that is dark."""

    name: str


class HoldLonger(NamedTuple):
    """A target that must be held was let go too soon."""

    name: str


class PressAgain(NamedTuple):
    """A target that must be held was pressed once, by somebody who presses such a one twice."""

    name: str


class Lift(NamedTuple):
    """A target that lifts was pressed and moved, or pressed for a while: it may be taken by `Host.carry`."""

    name: str


class Drop(NamedTuple):
    """The button of the pointer went up elsewhere than on the target it went down on, or with that in the hand.

    `carried` is what was in the hand, None for nothing; `taken_by` what takes it, `over` what else lies there.
    `has_landings` is whether anything would have taken it.
    """

    pressed: HitTarget
    carried: Drag | None = None
    taken_by: str | None = None
    over: str | None = None
    has_landings: bool = False


class PutBack(NamedTuple):
    """Carrying was called off."""

    carried: Drag


HostEvent = Press | PressDenied | HoldLonger | PressAgain | Lift | Drop | PutBack
