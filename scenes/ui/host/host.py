"""The host: what answers pointer and keys on a screen, or around a table, whoever laid it there.

Whatever is laid gives targets, low to high. The host alone knows which of them the pointer is over, which is pressed
and for how long, and of which is told after the pointer has rested. It knows no boxes and no pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf
from typing import NamedTuple

import pygame

from scenes.ui.host.actions import InputAction
from scenes.ui.host.drag import contains
from scenes.ui.host.target import Area, Look, Point

DWELL, LATE = 300.0, 800.0
"""Milliseconds that the pointer rests on something before it tells of itself, soon or late."""

DWELLS = {"soon": DWELL, "late": LATE, "on request": inf}
"""How long it rests, by the setting."""


class HitTarget(NamedTuple):
    """A region that answers: its name, where it lies, what it is in a line, and the group that Tab comes to.

    `tells` is what it says when it is asked; `why`, in a sentence, why it cannot be pressed now. One that is not
    enabled is dark, and cannot be. `hold` is for how many milliseconds it must be held before it is pressed. A note can
    only be asked; arrows never lead from notes to what can be pressed. `asked_at` is where it is asked where that is
    not its area. What is solid only hides from the pointer what lies below. `title` is what it is called,
    where the caption says more.

    `on_press` is what a press does; Enter presses what has the focus unless that is None. While it is pressed,
    `on_drag` is told where the pointer is, and `on_let_go` comes at the end. `on_key` may use keys and letters that go
    down while the focus is there, `on_wheel` the notches, upwards when positive, that the wheel turns nearby; both say
    whether they did. `shortcut` presses it from anywhere.
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

    @property
    def called(self) -> str:
        """What it is called, whatever it stands at."""
        return self.title or self.caption

    @property
    def can_be_pressed(self) -> bool:
        """Whether a click on it means anything now."""
        return self.is_enabled and not (self.is_note or self.is_solid)


class Host:
    """Hover, dwell, press and hold over the targets that are on offer. `press` is told the name of what was pressed."""

    def __init__(self, press: Callable[[str], object]) -> None:
        self._press = press
        self.dwell = DWELL
        """How many milliseconds the pointer rests on something before it tells of itself."""
        self.targets: Sequence[HitTarget] = ()
        self.point: Point | None = None
        self.hovered: str | None = None
        """What can be pressed, or could be if it were not dark, under the pointer."""
        self.pressed: str | None = None
        self.told: str | None = None
        """What is told of, because the pointer rests on it, the focus has come to it, or it was pressed in vain."""
        self.held_ms: float | None = None
        """How long what is pressed has been held; None where it needs not be."""
        self._hold = 0.0
        """How long it must be held, as it was when that began."""
        self._asked: str | None = None
        self._rested = 0.0

    def offer(self, targets: Iterable[HitTarget], more_follow: bool = False) -> None:
        """These are the targets now, low to high. What is pressed and has gone or become dark is let go, unless more
        targets follow, among which it may be.
        """
        self.targets = tuple(targets)
        if self.pressed and not more_follow and self.target(self.pressed) is None:
            self.let_go()

    def target(self, name: str | None) -> HitTarget | None:
        """The target of this name, where it can be pressed now."""
        return next((each for each in self.targets if each.name == name and each.can_be_pressed), None)

    def at(self, point: Point) -> HitTarget | None:
        """The topmost target under a point that can be pressed, dark ones as well; none lies below what is solid."""
        found = (each for each in reversed(self.targets) if not each.is_note and contains(each.area, point))
        top = next(found, None)
        return None if top is None or top.is_solid else top

    def asked_at(self, point: Point) -> HitTarget | None:
        """The topmost target that can be asked under a point."""
        return next((each for each in reversed(self.targets) if contains(each.asked_at or each.area, point)), None)

    @property
    def hot(self) -> str | None:
        """What is under the pointer and can be pressed."""
        return self.hovered if self.target(self.hovered) else None

    # -- the pointer ------------------------------------------------------------------------------------------

    def move(self, point: Point | None) -> bool:
        """The pointer is here now, None where nothing is under it; True where it has come to something else.

        What it has left is no longer held; it begins to rest on what it has come to.
        """
        self.point = point
        over = self.at(point) if point else None
        before, self.hovered = self.hovered, over.name if over else None
        if self.held_ms is not None and self.hovered != self.pressed:
            self.let_go()
        asked = self.asked_at(point) if point else None
        name = asked.name if asked else None
        if name != self._asked:
            self._asked, self._rested, self.told = name, 0.0, None
        return before != self.hovered

    def press_down(self, point: Point) -> HitTarget | None:
        """The button of the pointer goes down here: on this target, dark or not. What is dark says why at once, and
        nothing else is told of until the pointer has come to something else.
        """
        self.move(point)
        asked, over = self.asked_at(point), self.at(point)
        self._rested = -inf
        self.told = asked.name if asked and asked.why else None
        self.let_go()
        if over and over.can_be_pressed:
            self._begin(over)
        return over

    def release(self, point: Point) -> str | None:
        """The button of the pointer goes up here: a press, where it went down on the same target. Returns the name of
        the target that was let go too soon, if any was.
        """
        pressed, too_soon = self.pressed, self.held_ms is not None
        self.let_go()
        over = self.at(point)
        if pressed is None or over is None or over.name != pressed:
            return None
        if too_soon:
            return pressed
        self._press(pressed)
        return None

    # -- pressing ---------------------------------------------------------------------------------------------

    def press(self, name: str) -> bool:
        """Press a target by its name, or begin to hold it where it needs that; False where there is none to press."""
        target = self.target(name)
        if target is None:
            return False
        if target.hold:
            self._begin(target)
        else:
            self._press(name)
        return True

    def _begin(self, target: HitTarget) -> None:
        self.pressed, self._hold = target.name, target.hold
        self.held_ms = 0.0 if target.hold else None

    def let_go(self) -> str | None:
        """Nothing is pressed any more; the name of the target that was let go too soon, if any was."""
        pressed = self.pressed if self.held_ms is not None else None
        self.pressed = self.held_ms = None
        return pressed

    @property
    def held(self) -> tuple[HitTarget, float] | None:
        """What is being held and has not fired yet, and how much of its time is over, 0 to 1."""
        target = self.target(self.pressed)
        if target is None or self.held_ms is None:
            return None
        return target, min(1.0, self.held_ms / self._hold)

    # -- time -------------------------------------------------------------------------------------------------

    def advance(self, ms: float, fires: bool = True) -> bool:
        """Let time pass: what is held long enough is pressed, or what needs not be held any more, and what the pointer
        rests on is told of, unless something is pressed. True when that has just begun. Unless it `fires`, what is held
        goes on to be held.
        """
        if self.held and self.held_ms is not None:
            target, _ = self.held
            self.held_ms += ms
            if fires and self.held_ms >= min(self._hold, target.hold):
                self.let_go()
                self._press(target.name)
        before, self._rested = self._rested, self._rested + ms
        if self._asked is None or self.pressed or not before < self.dwell <= self._rested:
            return False
        self.told = self._asked
        return True
