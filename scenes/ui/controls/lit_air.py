"""Particles in the light over a table or a screen, redrawn a few times a second; none if motion is off."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from scenes.ui.host.canvas import Stamp
from sprites.paint.theme import Theme
from sprites.places.lit_air import Seen

TICK = 300.0
"""Milliseconds from one picture of the air to the next."""


class LitAir:
    """The air, and how long it has been looked at. `seen` says what is in it at a time."""

    def __init__(self, seen: Callable[[Theme, float], Iterable[Seen]]) -> None:
        self._seen = seen
        self._ms = 0.0
        self._tick: float | None = None

    def advance(self, ms: float, is_calm: bool) -> bool:
        """Let time pass; True when something looks another way than before."""
        before, self._ms = self._tick, self._ms + ms
        self._tick = None if is_calm else self._ms // TICK
        return self._tick != before

    def stamps(self, theme: Theme) -> list[Stamp]:
        """What is in the air now."""
        if self._tick is None:
            return []
        return [Stamp(*each) for each in self._seen(theme, self._tick * TICK)]
