"""Two fingers: a tap with two of them goes back, as Esc does."""

from __future__ import annotations

import pygame

LONGEST, FARTHEST = 600.0, 0.04
"""Milliseconds that such a tap may take, and how far the fingers may go, in windows."""


class TwoFingers:
    """Hears what fingers do. `are_down` is whether two lie on the screen, so that neither presses anything.

    Trackpads report fingers as well; those press nothing where they lie, and do not count.
    """

    def __init__(self) -> None:
        self.are_down = False
        self._fingers: set[tuple[int, int]] = set()
        self._is_on_screen = False
        self._ms = self._way = 0.0

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self._ms += ms

    def tapped(self, event: pygame.event.Event) -> bool:
        """Whether this event ends a tap of two fingers."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN:
                self._is_on_screen = bool(event.dict.get("touch"))
            case pygame.FINGERDOWN if self._is_on_screen:
                if not self._fingers:
                    self._ms = self._way = 0.0
                self._fingers.add(_finger(event))
                self.are_down = len(self._fingers) == 2
            case pygame.FINGERMOTION if _finger(event) in self._fingers:
                self._way += abs(event.dx) + abs(event.dy)
            case pygame.FINGERUP:
                self._fingers.discard(_finger(event))
                if not self._fingers:
                    was_tap = self.are_down and self._ms <= LONGEST and self._way <= FARTHEST
                    self.are_down = self._is_on_screen = False
                    return was_tap
            case pygame.WINDOWFOCUSLOST:
                self._fingers.clear()
                self.are_down = False
        return False


def _finger(event: pygame.event.Event) -> tuple[int, int]:
    return event.dict.get("touch_id", 0), event.dict.get("finger_id", 0)
