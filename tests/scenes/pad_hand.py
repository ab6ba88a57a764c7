"""A hand with a pad: it walks with the d-pad and the shoulders alone, the shortest way, and counts the presses."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

import pygame

from scenes.app.dialog import ConfirmDialog
from scenes.ui.controls.entry import Slider
from scenes.ui.controls.form import Form
from scenes.ui.controls.listing import ReadingText, RowList
from scenes.ui.host.focus import FocusRing
from scenes.ui.keymap.actions import action
from tests.scenes.hands import Hand, Screen
from tests.scenes.virtual_pad import VirtualPad

STEPS = ("left", "right", "up", "down", "lb", "rb")
MOST_STEPS = 12
"""Steps after which a walk is given up."""


def button_down(name: str) -> pygame.event.Event:
    """The event of a button of a pad going down, as scenes hear it."""
    return pygame.event.Event(pygame.KEYDOWN, key=0, mod=0, pad=name)


def ways_from(
    ring: FocusRing,
    start: str,
    steps: Iterable[str] = STEPS,
    taken: Callable[[str], Collection[str]] = lambda at: (),
    down: Callable[[str], pygame.event.Event] = button_down,
    goal: str | None = None,
) -> dict[str, tuple[str, ...]]:
    """The shortest way of presses from one place to each other that any leads to, or only as far as to a `goal`;
    `taken` are those that a place takes for itself, `down` makes the event of a step.
    """
    ways: dict[str, tuple[str, ...]] = {start: ()}
    here, todo = ring.current, [start]
    while todo and goal not in ways:
        at = todo.pop(0)
        for step in (each for each in steps if each not in taken(at)):
            ring.move_to(at)
            ring.handle(down(step))
            if ring.current and ring.current not in ways:
                ways[ring.current] = (*ways[at], step)
                todo.append(ring.current)
    ring.move_to(here)
    return ways


ALL_STEPS = (*STEPS, "stick_left", "stick_right", "stick_up", "stick_down")


def walk(screen: Screen, pad: VirtualPad, name: str, steps: Iterable[str] = STEPS) -> None:
    """Bring the focus of a screen to a control, the shortest way."""
    form = screen.scene.form
    if not form.ring.visible:
        pad.press("down")
    way = ways_from(form.ring, form.ring.current, steps, lambda at: taken_by(form, at)).get(name)
    assert way is not None, f"no way from {form.ring.current} to {name}"
    for step in way:
        pad.press(step)
    assert form.ring.current == name


def taken_by(form: Form, at: str) -> Collection[str]:
    """The directions that a control on a screen takes for itself: along a slider, and up and down a list."""
    control = next((each.control for each in form.controls if each.name == at), None)
    if isinstance(control, Slider):
        return ("left", "right", "stick_left", "stick_right")
    return ("up", "down", "stick_up", "stick_down") if isinstance(control, RowList | ReadingText) else ()


def out_of_reach(screen: Screen) -> set[str]:
    """What can be pressed on a screen and no button of a pad leads to."""
    form = screen.scene.form
    ways = ways_from(form.ring, form.ring.current, ALL_STEPS, lambda at: taken_by(form, at))
    return {each.name for each in form.ring.places} - ways.keys()


class PadHand(Hand):
    """Plays by the buttons of a pad."""

    def __init__(self, screen: Screen, pad: VirtualPad, seed: int = 1) -> None:
        super().__init__(screen, seed)
        self.pad = pad
        self.walks: list[int] = []
        """How many presses each walk to something that could be chosen took."""
        self.lost: list[str] = []
        """What could be chosen and was not come to."""

    @property
    def ring(self) -> FocusRing:
        return self.screen.scene.commands.ring

    def walk_to(self, name: str) -> bool:
        """Bring the focus to what can be chosen; False where it is gone before. What comes meanwhile, or moves a little
        aside for what is told, may turn a walk aside: then the way is looked for again from where the focus is.
        """
        if not self.ring.visible:
            self.pad.press("down")
        presses = 0
        while presses <= MOST_STEPS:
            ring = self.ring
            if ring.current == name:
                if presses:
                    self.walks.append(presses)
                return True
            if name not in ring.choices or not ring.current:
                return False
            way = ways_from(ring, ring.current, goal=name).get(name)
            if way is None:
                break
            lying = {each.name: each.area for each in ring.places}
            for step in way:
                self.pad.press(step)
                presses += 1
                if {each.name: each.area for each in self.ring.places} != lying:
                    break
        if name in self.ring.choices and self.ring.current != name:
            self.lost.append(f"{name} from {self.ring.current}")
        return self.ring.current == name

    def touch(self, name: str) -> None:
        if self.walk_to(name):
            self.pad.press("a")

    def press(self, button) -> None:
        self.touch(button.name)

    def hold(self, button) -> None:
        if self.walk_to(button.name):
            self.pad.press("a", hold_ms=400)

    def let_be(self) -> None:
        """Call off what was begun, or let go on what waits."""
        if self.screen.scene.game.turn.is_begun:
            self.pad.press("b")
        else:
            self.pad.press("rt+a")

    def lift_curtain(self) -> None:
        self.pad.press("a", hold_ms=action("cover.lift").hold)

    def answer_question(self) -> None:
        """Yes or no to what is asked; anything else that opened is closed."""
        if isinstance(self.screen.scene, ConfirmDialog):
            self.pad.press(self.random.choice(("left", "right")))
            self.pad.press("a")
        else:
            self.pad.press("b")
