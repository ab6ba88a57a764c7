"""Devices: keyboard, mouse and pads as one stream of events, and which of them was used last."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

import pygame

from scenes import ui
from scenes.app.devices.gamepads import Gamepad, Gamepads
from scenes.app.devices.key_repeat import KeyRepeat
from scenes.app.devices.keyboard import Keyboard
from scenes.app.devices.switch_scan import SwitchScan, pressed
from scenes.app.devices.two_fingers import TwoFingers
from scenes.ui.keymap import contexts, device

SHAKEN = 8.0
"""Pixels that a mouse may be moved by a table on which a pad is put down, before it counts as used."""

POINTED = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION)
"""What a mouse does, and a finger in its place."""

AUTO = "auto"

FELT = {"refusal": (0.25, 60), "turn_": (0.4, 80), "die_land": (0.5, 50)}
"""How strongly, from 0 to 1, and for how many milliseconds sounds are felt, by what their names begin with."""


class Devices:
    """All that a player has in hand. `gone` is the pad that was just pulled out while it was used."""

    def __init__(self) -> None:
        self.keyboard = Keyboard()
        self.repeat = KeyRepeat()
        self.scan = SwitchScan()
        self._fingers = TwoFingers()
        self.pads = Gamepads()
        self.caps = AUTO
        """Whose signs buttons show while a pad is used: those of its maker, or of a maker that was set."""
        self._lies_at: tuple[int, int] | None = None
        """Where the mouse was when it was first moved since another device is used."""
        self._is_used = False
        self._is_entered = False
        """Whether the mouse has come into the window, or the window to the mouse, and was not heard of since."""
        device.use(device.MOUSE)

    def open(self) -> None:
        """Begin to listen to pads; to be called after the first frame, as this may take a moment."""
        self.pads.open()

    def feel(self, sound: str) -> None:
        """Let a sound be felt in the pad that is used, where it is one of those that can be."""
        for name, (strength, ms) in FELT.items():
            if sound.startswith(name):
                self.pads.rumble(strength, ms)

    def heard(self, event: pygame.event.Event, way_back: str = "") -> Iterator[pygame.event.Event]:
        """What scenes hear of an event, one after the other: none, or some of another kind for one of a pad. A second
        finger takes back what the first one presses; a tap with both is the action that leads back.
        """
        were_down, is_tap = self._fingers.are_down, self._fingers.tapped(event)
        for each in self._heard(event):
            yield from self.scan.heard(each)
        if self._fingers.are_down and not were_down:
            yield pygame.event.Event(pygame.WINDOWLEAVE)
        if is_tap and way_back:
            yield from pressed(way_back)

    def _heard(self, event: pygame.event.Event) -> Iterator[pygame.event.Event]:
        of_pad = self.pads.heard(event)
        if of_pad is not None:
            for each in of_pad:
                self._use(self._make)
                yield each
        elif not self._is_shaken(event) and not self._only_lies_there(event):
            if (used := self._used_by_hand(event)) not in ("", device.used()):
                self._use(used)
            if heard := self.keyboard.heard(event):
                self.repeat.hear(heard)
                yield heard

    def _only_lies_there(self, event: pygame.event.Event) -> bool:
        """Whether this only says where a mouse lies over which the window has opened: nobody has moved it."""
        if event.type == pygame.WINDOWENTER:
            self._is_entered = True
        if event.type != pygame.MOUSEMOTION:
            return False
        was_entered, self._is_entered = self._is_entered, False
        return was_entered and tuple(event.rel) == (0, 0)

    def advance(self, ms: float, way_back: str = "") -> Iterator[pygame.event.Event]:
        """Let time pass: what is held on a pad goes on, and so does a key that moves the focus; a switch that is held
        for long leads back.
        """
        self._fingers.advance(ms)
        if way_back:
            yield from self.scan.advance(ms, way_back)
        yield from self.pads.advance(ms)
        if again := self.repeat.advance(ms):
            yield again

    def gone(self, event: pygame.event.Event) -> Gamepad | None:
        """The pad that this event says is gone, where it was the one in use."""
        in_use = self.pads.in_use
        gone = self.pads.removed(event)
        return gone if gone and gone is in_use and device.is_pad() else None

    def show_caps(self, caps: str) -> None:
        """Show the signs of this maker, or of the pad's own, from now on."""
        self.caps = caps
        if device.is_pad():
            device.use(self._make)

    @property
    def _make(self) -> str:
        in_use = self.pads.in_use
        return self.caps if self.caps != AUTO else in_use.make if in_use else device.GENERIC

    def _use(self, used: str) -> None:
        """The pointer is seen while it is used, and no pad is."""
        self._lies_at, self._is_used = None, True
        if device.use(used):
            pygame.mouse.set_visible(not device.is_pad())

    def _used_by_hand(self, event: pygame.event.Event) -> str:
        """The keyboard, mouse or finger that an event comes of; empty for none. Whoever holds the mouse goes on to hold
        it while the other hand presses the key of a button, or Enter or Space to go on: the keyboard is used where the
        focus is moved.
        """
        if event.type == pygame.FINGERDOWN or (event.type in POINTED and event.dict.get("touch")):
            return device.TOUCH
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            return device.MOUSE
        if event.type == pygame.MOUSEMOTION:
            return device.MOUSE if self._is_moved(event) else ""
        if event.type != pygame.KEYDOWN:
            return ""
        meant = ui.action_of(event, contexts.FOCUS)
        goes_on = meant is None or meant == ui.action("focus.act")
        return "" if device.used() == device.MOUSE and goes_on else device.KEYBOARD

    def listen(self) -> None:
        """Somebody hears the program: as long as no device was used, that is one who has the keyboard."""
        if not self._is_used:
            self._use(device.KEYBOARD)

    def _is_moved(self, event: pygame.event.Event) -> bool:
        """Whether a mouse was moved so far that somebody holds it."""
        self._lies_at = self._lies_at or event.pos
        return dist(self._lies_at, event.pos) >= SHAKEN

    def _is_shaken(self, event: pygame.event.Event) -> bool:
        """Whether this is the mouse moved by next to nothing while a pad is used."""
        return event.type == pygame.MOUSEMOTION and device.is_pad() and not self._is_moved(event)
