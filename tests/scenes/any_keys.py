"""A keyboard on which every key has been given to another action, drawn from a seed, and a hand that plays on it.

Keys that write something change places among themselves, and so do all others, so that one can still type.
"""

from __future__ import annotations

from functools import cache
from random import Random

import pygame

from scenes.app.devices.keyboard import PAD, PAD_DIGITS
from scenes.screens.control.key_rows import rails
from scenes.timeline.timeline_scene import TimelineScene
from scenes.ui.host.focus import FocusRing
from scenes.ui.keymap.actions import ACTIONS, InputAction, action, action_of
from scenes.ui.keymap.bindings import BadKeys, Bindings
from scenes.ui.keymap.keys import NAMED, Key, key_named
from tests.scenes.hands import KeyboardHand
from tests.scenes.pad_hand import ways_from

WRITE = [key_named(each).code for each in (*"abcdefghijklmnopqrstuvwxyz1234567890=?", "space", "plus", "minus")]
OTHERS = [code for name, code in NAMED.items() if not key_named(name).writes]


@cache
def permuted(seed: int) -> Bindings:
    """All actions with other keys; the first permutation that locks nobody out."""
    random, verbs = Random(f"keys {seed}"), [verb for rail in rails() for verb in rail]
    while True:
        moved = {}
        for codes in (WRITE, OTHERS):
            moved |= dict(zip(codes, random.sample(codes, len(codes)), strict=True))
        own = {row.id: tuple(_moved(key, moved) for key in row.usual) for row in (*ACTIONS, *verbs)}
        bindings = Bindings(own=own)
        try:
            bindings.check(rails())
        except BadKeys:
            continue
        return bindings


def _moved(key: Key, moved: dict[int, int]) -> Key:
    return key._replace(code=moved.get(key.code, key.code))


def down(key: Key) -> pygame.event.Event:
    """The event of a key going down, as `scenes.app.devices.keyboard` tells it."""
    held = {pygame.KMOD_LCTRL: key.ctrl, pygame.KMOD_LSHIFT: key.shift, pygame.KMOD_LALT: key.alt}
    mod = sum(mod for mod, is_held in held.items() if is_held)
    return pygame.event.Event(pygame.KEYDOWN, key=key.code, mod=mod, unicode="", scancode=0)


class AnyKeysHand(KeyboardHand):
    """Plays by what is printed on buttons and said of keys, whatever that is."""

    def does(self, row: InputAction, hold_ms: float = 0.0) -> None:
        """Press the first key of an action."""
        event = down(row.keys[0])
        self.screen.key(event.key, mod=event.mod, hold_ms=hold_ms)

    def steps(self, row: InputAction) -> None:
        """Tap the first key of an action that moves the focus."""
        event = down(row.keys[0])
        self.screen.tap(event.key, event.mod)

    def touch(self, name: str) -> None:
        if self.walk_to(name):
            self.does(action("focus.act"))

    def press(self, button) -> None:
        if self.walk_to(button.name):
            self.does(action("focus.act"))

    def hold(self, button) -> None:
        verbs = self.table.table.words.rail_verbs(self.table.model())
        self.does(next(verb.action for verb in verbs if button.name == f"verb:{verb.verb}"), hold_ms=400)

    def let_be(self) -> None:
        self.does(action("table.go_ahead"))

    def lift_curtain(self) -> None:
        self.does(action("cover.lift"), hold_ms=action("cover.lift").hold)

    def answer_question(self) -> None:
        """Yes or no to what is asked. A key of chance may open the timeline, where none of these leads anywhere."""
        if isinstance(self.screen.scene, TimelineScene):
            self.does(action("timeline.leave"))
        else:
            self.does(action(self.random.choice(("confirm.yes", "confirm.no", "focus.act"))))

    def walk_to(self, name: str, steps: int = 240) -> bool:
        """Move the focus there, the shortest way; False when it is not reached."""
        if not self.ring.visible:
            self.does(action("focus.next_zone"))
        for _ in range(3):  # what comes meanwhile may turn a walk aside
            way = ways_from(self.ring, self.ring.current, WALKS, down=_down).get(name, ())
            for each in way:
                self.steps(action(each))
            if not way or self.ring.current == name:
                break
        return self.ring.current == name

    @property
    def ring(self) -> FocusRing:
        return self.screen.scene.commands.ring


NAMED_RIGHT = (
    *("enter", "backspace", "delete", "insert", "home", "end", "page_up", "page_down", "space", "comma", "minus"),
)
ARROWS = ("left", "right", "up", "down")
HALVES = {
    "left": {*"qwertasdfgzxcvb12345", "escape", "tab", "space", *(f"f{n}" for n in range(1, 7))},
    "right": {*"yuiophjklnm67890.;'/[]=", *NAMED_RIGHT, *ARROWS, *(f"f{n}" for n in range(6, 13))},
    "number pad": {*"0123456789./*", "enter", "plus", "minus"},
}
"""The keys of each half of a keyboard, and of its number pad; Shift and Ctrl lie on both sides."""
NUMBER_PAD = {code: key for key, (code, _) in PAD_DIGITS.items()} | {code: key for key, code in PAD.items()}


class OneHand(AnyKeysHand):
    """Plays with one half of the keyboard, or the number pad, alone: it walks to every button."""

    def __init__(self, screen, half: str, seed: int = 1) -> None:
        super().__init__(screen, seed)
        self.half = half

    def does(self, row: InputAction, hold_ms: float = 0.0) -> None:
        """Press the first key of an action that lies on this half."""
        bare = {each: each._replace(ctrl=False, shift=False).name for each in row.keys}
        key = next((each for each, name in bare.items() if name in HALVES[self.half]), None)
        assert key and not key.alt, f"{row.id} has no key for the {self.half} hand"
        event = down(key)
        if self.half == "number pad":
            event = down(key._replace(code=NUMBER_PAD[key.code]))
            event.mod |= pygame.KMOD_NUM
        self.screen.key(event.key, mod=event.mod, hold_ms=hold_ms)

    def steps(self, row: InputAction) -> None:
        self.does(row)

    def hold(self, button) -> None:
        if self.walk_to(button.name):
            self.does(action("focus.act"), hold_ms=400)

    def answer_question(self) -> None:
        if self.random.random() < 0.5:
            self.does(action(self.random.choice(("focus.left", "focus.right"))))
        self.does(action("focus.act"))


WALKS = [f"focus.{name}" for name in ("left", "right", "up", "down", "next_zone", "previous_zone")]


def _down(name: str) -> pygame.event.Event:
    return down(action(name).keys[0])


def unreachable(bindings: Bindings) -> list[str]:
    """The actions whose keys do not mean them, in their own context."""
    lost = []
    for row in ACTIONS:
        for key in bindings.keys_of(row):
            if action_of(down(key), row.context) is not row:
                lost.append(f"{row.id} by {key.name}")
    return lost
