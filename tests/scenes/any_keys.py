"""A keyboard on which every key has been given to another action, drawn from a seed, and a hand that plays on it.

Keys that write something change places among themselves, and so do all others, so that one can still type.
"""

from __future__ import annotations

from functools import cache
from random import Random

import pygame

from scenes.screens.control.key_rows import rails
from scenes.ui.input.actions import ACTIONS, InputAction, action, action_of
from scenes.ui.input.bindings import BadKeys, Bindings
from scenes.ui.input.keys import NAMED, Key, key_named
from tests.scenes.hands import KeyboardHand

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
    """The event of a key going down, as `scenes.app.keyboard` tells it."""
    held = {pygame.KMOD_LCTRL: key.ctrl, pygame.KMOD_LSHIFT: key.shift, pygame.KMOD_LALT: key.alt}
    mod = sum(mod for mod, is_held in held.items() if is_held)
    return pygame.event.Event(pygame.KEYDOWN, key=key.code, mod=mod, unicode="", scancode=0)


class AnyKeysHand(KeyboardHand):
    """Plays by what is printed on buttons and said of keys, whatever that is."""

    def does(self, row: InputAction, hold_ms: float = 0.0) -> None:
        """Press the first key of an action."""
        event = down(row.keys[0])
        self.screen.key(event.key, mod=event.mod, hold_ms=hold_ms)

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
        self.does(action(self.random.choice(("confirm.yes", "confirm.no", "focus.act"))))

    def step(self, key: int) -> None:
        self.does(action(f"focus.{WAYS[key]}"))


WAYS = {
    pygame.K_TAB: "next_zone",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}


def unreachable(bindings: Bindings) -> list[str]:
    """The actions whose keys do not mean them, in their own context."""
    lost = []
    for row in ACTIONS:
        for key in bindings.keys_of(row):
            if action_of(down(key), row.context) is not row:
                lost.append(f"{row.id} by {key.name}")
    return lost
