"""The key that leafs through a show: a press brings its next step, held it brings all of them."""

from __future__ import annotations

import pygame

from scenes.play.choreographer import Choreographer
from scenes.ui.host.actions import action


class StepKey:
    """Space, as long as something is shown; otherwise it means what it means on the table."""

    def __init__(self, choreographer: Choreographer) -> None:
        self._choreographer = choreographer
        self._action = action("show.step")
        self._held: float | None = None

    def handle(self, event: pygame.event.Event) -> bool:
        """Take the key; True when it was meant for the show."""
        if self._action.is_meant(event) and not self._choreographer.is_idle:
            self._held = 0.0
            self._choreographer.skip_step()
            return True
        if self._action.is_let_go(event) and self._held is not None:
            self._held = None
            return True
        if event.type == pygame.WINDOWFOCUSLOST:
            self._held = None
        return False

    def advance(self, ms: float) -> bool:
        """Let time pass; True while the key is down. Held, it ends every show as soon as it begins."""
        if self._held is None:
            return False
        self._held += ms
        if self._held >= self._action.hold:
            self._choreographer.finish()
        return True

    def let_go(self) -> None:
        """Something else takes the keys from now on."""
        self._held = None
