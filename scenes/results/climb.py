"""The climb: the light of a new best goes up the ladder of names, step by step, each a note higher."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.audio.sound import Sounds

STEP = 120.0
"""Milliseconds on a step, at every speed."""
HIGHEST = 11
"""The number of the highest of the sounds `points_0` and so on, which rise."""


def ring(sounds: Sounds, number: int) -> None:
    """The note of a step, from 0."""
    sounds.play(f"points_{min(number, HIGHEST)}")


class Climb:
    """How far the light has come. `rungs` are names with the points they take; where it is `done`, it is up there."""

    def __init__(self, rungs: Sequence[tuple[int, str]], points: int | None, done: bool = True) -> None:
        steps = sorted(least for least, _ in rungs if points is not None and least <= points)
        self._lights = [*steps[:-1], points]
        self._passed = len(self._lights) * STEP if done else 0.0

    @property
    def is_done(self) -> bool:
        """Whether the light is where it stays."""
        return self.step == len(self._lights) - 1

    @property
    def step(self) -> int:
        """The number of the lit step, from 0."""
        return min(int(self._passed // STEP), len(self._lights) - 1)

    @property
    def points(self) -> int | None:
        """What reaches the lit step."""
        return self._lights[self.step]

    def advance(self, ms: float) -> bool:
        """Let time pass; True when another step is lit. A slow frame, as the first of a screen, passes over none."""
        before, self._passed = self.step, self._passed + min(ms, STEP)
        return self.step != before

    def finish(self) -> None:
        """Light where it stays, at once."""
        self._passed = len(self._lights) * STEP
