"""Switch scan: the focus goes on by itself, and one switch does everything: pressed it acts, held long it goes back."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from scenes import ui

LONG = 800.0
"""Milliseconds after which a switch that is held goes back."""


class SwitchScan:
    """Hears all keys while one scans. Every key that acts is the switch; others do what they always do.

    `every` is how many milliseconds the focus rests on each choice, 0 while nobody scans.
    """

    def __init__(self) -> None:
        self.every = 0
        self._down: pygame.event.Event | None = None
        self._held_ms = 0.0
        self._rested = 0.0

    def heard(self, event: pygame.event.Event) -> Iterator[pygame.event.Event]:
        """What scenes hear of an event: of the switch only what it comes to, once it is let go."""
        if not self.every:
            yield event
        elif ui.is_meant(event, "focus.act"):
            if self._down is None:
                self._down, self._held_ms = event, 0.0
        elif self._down and event.type == pygame.KEYUP and _is_same(event, self._down):
            if self._held_ms < LONG:
                yield self._down
                yield event
            self._down, self._rested = None, 0.0
        elif self._down and event.type == pygame.TEXTINPUT:
            return  # a switch writes nothing
        else:
            if event.type == pygame.WINDOWFOCUSLOST:
                self._down = None
            yield event

    def advance(self, ms: float, way_back: str) -> Iterator[pygame.event.Event]:
        """Let time pass; the key of the action that leads back, once, where the switch has been held for long."""
        before, self._held_ms = self._held_ms, self._held_ms + ms
        if self._down and before < LONG <= self._held_ms:
            yield from pressed(way_back)

    def goes_on(self, ms: float) -> bool:
        """Whether the focus goes on to the next choice by letting this time pass; it rests while the switch is down."""
        if not self.every or self._down:
            return False
        self._rested += ms
        if self._rested < self.every:
            return False
        self._rested = 0.0
        return True


def _is_same(one: pygame.event.Event, other: pygame.event.Event) -> bool:
    """Whether two events are about the same key, or the same button of a pad."""
    return one.key == other.key and one.dict.get("pad") == other.dict.get("pad")


def pressed(name: str) -> Iterator[pygame.event.Event]:
    """The first key of an action going down and up, as if somebody had pressed it."""
    key = ui.action(name).keys[0]
    held = {pygame.KMOD_LCTRL: key.ctrl, pygame.KMOD_LSHIFT: key.shift, pygame.KMOD_LALT: key.alt}
    mod = sum(each for each, is_held in held.items() if is_held)
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        yield pygame.event.Event(kind, key=key.code, mod=mod, unicode="", scancode=0)
