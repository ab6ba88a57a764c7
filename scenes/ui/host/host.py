"""The host: pointer, focus and keys over the targets of a screen or a table.

It is given targets, from lowest to highest. It alone knows which of them the pointer is over, which has the focus,
which is pressed or held and for how long, what is dragged, and whose tooltip is open. It knows no controls, pieces or
pixels, and reports what was done as a `HostEvent`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import dist, inf

import pygame

from game.files.settings import HOLD, TWICE
from scenes.ui.host.drag import MOVE_TO_LIFT, REST_TO_LIFT, Drag, contains
from scenes.ui.host.focus import FocusRing
from scenes.ui.host.hit_target import (
    Drop,
    HitTarget,
    HoldLonger,
    HostEvent,
    Lift,
    Press,
    PressAgain,
    PressDenied,
    PutBack,
)
from scenes.ui.host.target import Area, Point
from scenes.ui.host.touch import SLACK, Finger
from scenes.ui.keymap.actions import InputAction

TOUCHED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
"""What the system makes of a finger, besides what it says of the finger itself."""

DWELL, LATE = 300.0, 800.0
"""Milliseconds that the pointer rests on something before it tells of itself, soon or late."""

DWELLS = {"soon": DWELL, "late": LATE, "on request": inf}
"""How long it rests, by the setting."""

AT_ONCE, LARGE = 1.0, 1.5
"""How long it rests where letters are so large: what is small is read on what it tells."""


def dwell_for(setting: str, letter: float) -> float:
    """How long the pointer rests, by the setting and the size of letters."""
    return AT_ONCE if setting == "soon" and letter >= LARGE else DWELLS[setting]


class Host:
    """Hover, dwell, focus, press, hold and drag over the targets that are on offer. `answer` is told what was done."""

    def __init__(self, answer: Callable[[HostEvent], object]) -> None:
        self._answer = answer
        self.dwell = DWELL
        """How many milliseconds the pointer rests on something before it tells of itself."""
        self.targets: Sequence[HitTarget] = ()
        self.ring = FocusRing()
        self.point: Point | None = None
        """Where the pointer is, None outside of the window."""
        self.hovered: str | None = None
        """What can be pressed, or could be if it were not dark, under the pointer."""
        self.told: str | None = None
        """What is told of, because the pointer rests on it, the focus has come to it, or it was pressed in vain."""
        self.carried: Drag | None = None
        self.is_calm = False
        """Whether what is carried follows the pointer at once."""
        self._pressed: HitTarget | None = None
        """What is pressed, or is carried, as it was when that began."""
        self._pressed_at: Point | None = None
        """Where the pointer began to press it; None for a key."""
        self._pressed_ms = 0.0
        self._may_lift = False
        self.holding = HOLD
        """How one presses what must be held, by the setting."""
        self._armed: str | None = None
        """What must be held and was pressed once by somebody who presses it twice."""
        self._is_sure = False
        """Whether what must be held is pressed as if it had been."""
        self.finger = Finger()
        self._key: InputAction | None = None
        self._key_ms = 0.0
        self._under: str | None = None
        """What can be asked under the pointer."""
        self._left_focus: str | None = None
        """Where the focus was when the pointer came to something else."""
        self._asked: str | None = None
        self._rested = 0.0
        self._hushed_at: Point | None = None
        self.has_come = False
        """Whether the pointer has come to what it is over by moving, rather than that under the pointer."""
        self._pointer_rests = self._focus_rests = False

    def offer(self, targets: Iterable[HitTarget]) -> None:
        """These are the targets now, low to high. What is held and has gone or become dark is let go."""
        self.targets = tuple(targets)
        if self.held_ms is not None and self.target(self.pressed) is None:
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
        """The topmost target that can be asked under a point; none lies below what is solid."""
        found = (each for each in reversed(self.targets) if contains(each.asked_at or each.area, point))
        top = next(found, None)
        return None if top is None or top.is_solid else top

    # -- what is pointed at -----------------------------------------------------------------------------------

    @property
    def focused(self) -> str | None:
        """What the keyboard is seen to be at."""
        return self.ring.current if self.ring.visible else None

    @property
    def pointed(self) -> str | None:
        """What is asked about: what the focus or the pointer has come to last."""
        return self.focused if self._is_by_focus else self._under

    @property
    def _is_by_focus(self) -> bool:
        """Whether the focus was moved or shown since the pointer has come to anything."""
        return self.focused not in (None, self._left_focus)

    @property
    def rests(self) -> bool:
        """Whether what is pointed at is so without anybody having moved to it in this position."""
        return self._focus_rests if self._is_by_focus else self._pointer_rests

    @property
    def hot(self) -> str | None:
        """What is under the pointer and can be pressed."""
        return self.hovered if self.target(self.hovered) else None

    @property
    def idle_pointing(self) -> Hashable:
        """All that a picture shows of a pointer that only looks, but where exactly it is; None while it presses or
        carries something, or a finger is down. As long as it stays the same, moving changes nothing.
        """
        if self._pressed or self.carried or self.finger.is_down:
            return None
        return self.hovered, self._under, self.pointed, self.rests, self.has_come, self.told

    def look_around(self, has_moved: bool = False) -> bool:
        """Find out anew what lies under the pointer; True where it is something else that can be pressed.

        What is told of is over where something else is asked about. What was pointed at by a move begins to be rested
        on; what has come under a pointer that does not move goes on to be silent where the last thing was.
        """
        point = None if self.carried else self.point
        over, asked = (self.at(point), self.asked_at(point)) if point else (None, None)
        before, self.hovered = self.hovered, over.name if over else None
        self.has_come = has_moved or (self.has_come and before == self.hovered)
        under, self._under = self._under, asked.name if asked else None
        if has_moved and under != self._under:
            self._left_focus = self.focused
        self._notice(has_moved)
        return before != self.hovered

    def _notice(self, has_moved: bool = False) -> None:
        """Where something else is pointed at, the last thing is told of no more. A focus that has not been moved by
        anybody, as what it was on has gone, tells of nothing.
        """
        if self.pointed != self._asked:
            self._focus_rests = self._focus_rests or (self._is_by_focus and self._asked is not None and not has_moved)
            self._asked, self.told = self.pointed, None
            self._rested = 0.0 if has_moved else min(self._rested, 0.0)

    def rest(self) -> None:
        """The position is another one: nothing is told of until pointer or focus have moved."""
        self.told = self._armed = None
        self._pointer_rests = self._focus_rests = True

    def wait(self) -> None:
        """Something is shown, or on its way: nothing is told of for now, and afterwards one has to rest anew."""
        self.told, self._rested = None, min(self._rested, 0.0)

    def hush(self) -> None:
        """Tell of nothing until the pointer has moved some way, or it or the focus has come to something else."""
        self.told, self._rested, self._hushed_at = None, -inf, self.point

    def tell(self) -> None:
        """Tell of what is pointed at without waiting."""
        self._pointer_rests = False
        self.told = self.pointed

    # -- the pointer ------------------------------------------------------------------------------------------

    def handle_pointer(self, event: pygame.event.Event, to_units: Callable[[tuple[int, int]], Point]) -> bool:
        """Take what the pointer and its left button do; True when that was of use."""
        if event.dict.get("touch") and event.type in TOUCHED:
            return self._handle_finger(event, to_units(event.pos))
        match event.type:
            case pygame.MOUSEMOTION:
                return self.move(to_units(event.pos), bool(event.buttons[0])) or self.pressed is not None
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                self.press_down(to_units(event.pos))
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                return self.release(to_units(event.pos))
            case pygame.WINDOWFOCUSLOST:
                self.leave()
                self.move(None)
            case pygame.WINDOWLEAVE:
                self.move(None, False)
            case _:
                return False
        return True

    def _handle_finger(self, event: pygame.event.Event, point: Point) -> bool:
        """A finger presses and drags like the pointer, aims less well, and leaves no pointer behind. One that lies
        still asks instead, and what it was told stays until the next one comes.
        """
        finger = self.finger
        if event.type == pygame.MOUSEMOTION:
            finger.move(point)
            return self.move(point, finger.is_down) or self.pressed is not None
        aimed = point if self.carried else finger.aimed(point, self.targets)
        if event.type == pygame.MOUSEBUTTONDOWN:
            finger.put_down(aimed)
            self.press_down(aimed)
            return True
        used = finger.asked or self.release(aimed)
        finger.lift()
        told = self.told
        self.move(None, False)
        self.told = told
        return used

    def _ask_by_finger(self) -> None:
        """The finger lies still: what it lies on is told of, and pressed no more."""
        asked = self.asked_at(self.point) if self.point else None
        self._end_drag()
        self._pressed = self._pressed_at = None
        self._rested = -inf
        self.told = asked.name if asked else None

    def move(self, point: Point | None, is_down: bool = True) -> bool:
        """The pointer is here now, None where nothing is under it; True where it has come to something else.

        What must be held and was left is let go. What is carried or pressed is called off where the button of the
        pointer is up, unnoticed.
        """
        has_moved, self.point = point != self.point, point
        if has_moved and self._pointer_rests:
            self._pointer_rests, self._rested = False, 0.0
        if point and self._hushed_at and dist(point, self._hushed_at) > MOVE_TO_LIFT:
            self._hushed_at, self._rested = None, max(self._rested, 0.0)
        if not is_down and self._pressed_at:
            self.call_off()
        if self.carried and point:
            self.carried.pointer = point
        has_come = self.look_around(has_moved)
        if self.held_ms is not None and self._pressed_at and self.hovered != self.pressed:
            self.let_go()
        self._drag()
        self._lift()
        return has_come

    def press_down(self, point: Point) -> None:
        """The button of the pointer goes down here. What is dark says why at once, and nothing else is told of until
        the pointer has moved on.
        """
        self.ring.visible = self._pointer_rests = False
        self._left_focus = None
        self.move(point)
        self.let_go()
        self.hush()
        over = self.at(point)
        if over is None or over.name != self._armed:
            self._armed = None
        if over and over.can_be_pressed:
            self._begin(over, point)
            self._drag()
        elif over:
            self.deny(over.name)

    def _drag(self) -> None:
        """Tell what is pressed by the pointer where that is now."""
        target = self.target(self.pressed)
        if target and target.on_drag and self.point and self._pressed_at:
            target.on_drag(self.point)

    def _end_drag(self) -> None:
        """What is pressed by the pointer hears that it will not be any more."""
        target = self.target(self.pressed)
        if target and target.on_let_go and self._pressed_at:
            target.on_let_go()

    def release(self, point: Point) -> bool:
        """The button of the pointer goes up here: a press, where it went down on the same target, or a drop; False
        where it went down on none. It may have gone down over what lay here before: nobody has pointed at this.
        """
        is_new_here = self.point is None
        self.move(point)
        if is_new_here:
            self.rest()
        pressed, carried, held_ms = self._pressed, self.carried, self.held_ms
        if pressed is None or self._pressed_at is None:
            return False
        self._end_drag()
        over, landing, has_landings = self.at(point), self.landing, bool(self.landings)
        self._pressed = self._pressed_at = self.carried = None
        name = over.name if over else None
        if carried or name != pressed.name:
            self._answer(Drop(pressed, carried, landing, name, has_landings))
        elif pressed.hold and self.holding != HOLD:
            self._press_instead(pressed)
        elif held_ms is not None:
            self._answer(HoldLonger(pressed.name))
        else:
            self._answer(Press(pressed.name, point))
        self.look_around()
        return True

    # -- pressing and holding ---------------------------------------------------------------------------------

    @property
    def pressed(self) -> str | None:
        """What is pressed."""
        return self._pressed.name if self._pressed and not self.carried else None

    @property
    def pressed_area(self) -> Area | None:
        """Where that lies, as it did when it was begun to be pressed."""
        return self._pressed.area if self._pressed else None

    def press(self, name: str | None) -> bool:
        """Press a target by its name, or begin to hold it where it needs that; False where there is none to press."""
        target = self.target(name)
        if target is None:
            return False
        if target.hold and self.holding != HOLD:
            self._press_instead(target)
        elif target.hold:
            self._begin(target, None)
        else:
            self._armed = None
            self._answer(Press(target.name))
        return True

    def _press_instead(self, target: HitTarget) -> None:
        """What must be held was pressed by somebody who does not hold: the second press, or the only one, counts."""
        if self.holding == TWICE and self._armed != target.name:
            self._armed = target.name
            self._answer(PressAgain(target.name))
            return
        self._armed = None
        self._begin(target, None)
        self._is_sure = True

    def deny(self, name: str | None) -> bool:
        """A press on a dark target, which says why; False where there is none of this name."""
        target = next((each for each in self.targets if each.name == name and not each.is_enabled), None)
        if target is None:
            return False
        if target.why:
            self.told = target.name
        self._answer(PressDenied(target.name))
        return True

    def _begin(self, target: HitTarget, point: Point | None) -> None:
        self._pressed, self._pressed_at, self._pressed_ms, self._may_lift = target, point, 0.0, target.lifts
        self._is_sure = False

    def let_go(self) -> None:
        """Nothing is pressed any more."""
        if self.carried is None:
            self._pressed = self._pressed_at = None

    @property
    def held_ms(self) -> float | None:
        """How long what is pressed has been held; None where it needs not be."""
        if self._pressed is None or not self._pressed.hold or (self.holding != HOLD and not self._is_sure):
            return None
        return self._pressed.hold if self._is_sure else self._pressed_ms

    @property
    def held(self) -> tuple[HitTarget, float] | None:
        """What is being held and has not fired yet, and how much of its time is over, 0 to 1."""
        target, ms = self.target(self.pressed), self.held_ms
        if target is None or self._pressed is None or ms is None:
            return None
        return target, min(1.0, ms / self._pressed.hold)

    # -- carrying ---------------------------------------------------------------------------------------------

    def _lift(self) -> None:
        """Say that what is pressed may be carried, once for every press."""
        if not self._may_lift or self._pressed is None or not self.point or not self._pressed_at:
            return
        rests = self._pressed_ms >= REST_TO_LIFT and not self.finger.is_down
        if dist(self.point, self._pressed_at) > (SLACK if self.finger.is_down else MOVE_TO_LIFT) or rests:
            self._may_lift = False
            self._answer(Lift(self._pressed.name))

    def carry(self, along: Sequence[str] = ()) -> None:
        """Take what is pressed into the hand, and what is lifted along with it."""
        if self._pressed and self._pressed_at:
            self.carried = Drag(self._pressed.name, self._pressed.area, self._pressed_at, along)
            self.carried.pointer = self.point or self._pressed_at
            self.told = None
            self.look_around()

    @property
    def landings(self) -> dict[str, Area]:
        """Where what is carried would be taken, by name."""
        if self.carried is None:
            return {}
        return {each.name: each.area for each in self.targets if each.takes and each.name != self.carried.name}

    @property
    def landing(self) -> str | None:
        """What would take what is carried, if it were let go now."""
        return self.carried.drop_target(self.landings) if self.carried else None

    def call_off(self) -> bool:
        """Put back what is carried, and press nothing any more; False when nothing was carried."""
        self._end_drag()
        carried, self._pressed, self._pressed_at, self.carried = self.carried, None, None, None
        if carried:
            self._answer(PutBack(carried))
            self.look_around()
        return carried is not None

    # -- keys -------------------------------------------------------------------------------------------------

    def step_focus(self, event: pygame.event.Event) -> bool:
        """Arrows and Tab: what the focus comes to tells of itself at once. True when the event was one of them."""
        if not self.ring.handle(event):
            return False
        self._left_focus, self._focus_rests, self._rested = None, False, 0.0
        self._asked = self.told = self.pointed
        return True

    def step_choice(self) -> None:
        """The focus goes on to the next choice, which tells of itself at once."""
        self.ring.step_choice()
        self._left_focus, self._focus_rests, self._rested = None, False, 0.0
        self._asked = self.told = self.pointed

    def leave(self) -> None:
        """Pointer and keys are somebody else's from now on."""
        self._key = None
        self.call_off()

    def hold_key(self, row: InputAction) -> None:
        """The key of an action has gone down; it is held from now on."""
        self._key, self._key_ms = row, 0.0

    def key_ms(self, row: InputAction) -> float | None:
        """How many milliseconds the key of an action has been held; None where it is not."""
        return self._key_ms if self._key == row else None

    def key_up(self, event: pygame.event.Event) -> tuple[InputAction, float] | None:
        """A key goes up: the action that was held by it and for how many milliseconds, None for none; a press that was
        held by a key ends.
        """
        if self._key and self._key.is_let_go(event):
            row, self._key = self._key, None
            return row, self._key_ms
        if event.type == pygame.KEYUP and self._pressed and self._pressed_at is None and not self._is_sure:
            name, self._pressed = self._pressed.name, None
            self._answer(HoldLonger(name))
        return None

    # -- time -------------------------------------------------------------------------------------------------

    def advance(self, ms: float, fires: bool = True) -> bool:
        """Let time pass: what is held long enough is pressed, or what needs not be held any more, what is carried
        follows, and what one rests on is told of, unless something is pressed. True when anything that is seen changes
        by it. Unless it `fires`, what is held goes on to be held.
        """
        self._key_ms += ms
        self._notice()
        before, self._rested = self._rested, self._rested + ms
        changes = False
        if self._pressed and not self.carried:
            self._pressed_ms += ms
            changes = self.held is not None
            self._lift()
            if fires and self.held and (self.held_ms or 0.0) >= min(self._pressed.hold, self.held[0].hold):
                name, self._pressed, self._pressed_at = self._pressed.name, None, None
                self.finger.has_acted()
                self._answer(Press(name))
        if self.finger.rests(ms) and not self.carried:
            self._ask_by_finger()
            return True
        if self.carried:
            return self.carried.advance(ms, self.landings, self.is_calm) | changes
        if self._asked is None or self._pressed or self.rests or not before < self.dwell <= self._rested:
            return changes
        self.told = self._asked
        return True
