"""Key repeat: a key that moves the focus goes on to do so while it is held. No other key repeats outside of a text."""

from __future__ import annotations

import pygame

from scenes import ui
from scenes.ui.keymap import contexts

FIRST, AGAIN = 400.0, 90.0
"""Milliseconds before a held key repeats, and between repeats."""

DIRECTIONS = ("left", "right", "up", "down")


class KeyRepeat:
    """Hears all keys, and gives the one that is held again after a while."""

    def __init__(self) -> None:
        self._held: pygame.event.Event | None = None
        self._left = 0.0

    def hear(self, event: pygame.event.Event) -> None:
        """A key goes down or up, or the window loses the keyboard: the last one that moves the focus is held."""
        if event.type == pygame.KEYDOWN:
            moved = ui.action_of(event, contexts.FOCUS)
            self._held = event if moved and moved.name.endswith(DIRECTIONS) else None
            self._left = FIRST
        elif (
            event.type == pygame.KEYUP and self._held and event.key == self._held.key
        ) or event.type == pygame.WINDOWFOCUSLOST:
            self._held = None

    def stop(self) -> None:
        """Nothing is held any more, as far as this goes."""
        self._held = None

    def advance(self, ms: float) -> pygame.event.Event | None:
        """Let time pass; the key that goes down once more by that, at most one a frame."""
        if self._held is None:
            return None
        self._left -= ms
        if self._left > 0:
            return None
        self._left = AGAIN
        return self._held
