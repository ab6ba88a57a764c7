"""Tweens: values on their way, driven by elapsed time and never by frames."""

from __future__ import annotations

from collections.abc import Callable

Curve = Callable[[float], float]
"""Maps the elapsed share of the time, 0 to 1, to the share of the way."""


def out(t: float) -> float:
    """Fast at first, then settling: answers to the player."""
    return 1 - (1 - t) ** 3


def inout(t: float) -> float:
    """Slow, fast, slow: things that travel by themselves."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def back(t: float) -> float:
    """Overshoots once by about five percent: things that snap into place."""
    return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2


class Tween:
    """Numbers travelling from `start` to `end` in `ms` milliseconds, after `delay` milliseconds."""

    def __init__(
        self,
        start: tuple[float, ...],
        end: tuple[float, ...],
        ms: float,
        curve: Curve = out,
        delay: float = 0,
    ) -> None:
        self.start = start
        self.end = end
        self.ms = ms
        self.curve = curve
        self.elapsed = -delay

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self.elapsed += ms

    @property
    def has_begun(self) -> bool:
        """Whether the delay is over."""
        return self.elapsed >= 0

    @property
    def is_done(self) -> bool:
        """Whether the end is reached."""
        return self.elapsed >= self.ms

    @property
    def share(self) -> float:
        """How much of the way is behind them: 0 at the start, 1 at the end."""
        return 1.0 if self.is_done else self.curve(max(0.0, self.elapsed) / self.ms)

    @property
    def value(self) -> tuple[float, ...]:
        """Where the numbers are now."""
        share = self.share
        return self.end if share == 1 else tuple(a + (b - a) * share for a, b in zip(self.start, self.end, strict=True))


class Tour:
    """Tweens one after the other, as one."""

    def __init__(self, *legs: Tween) -> None:
        self._legs = legs
        self.start, self.end = legs[0].start, legs[-1].end
        self.ms = sum(leg.ms for leg in legs)
        self.elapsed = 0.0

    def advance(self, ms: float) -> None:
        """Let time pass; what one leg does not need is the next one's."""
        self.elapsed += ms
        left = self.elapsed
        for leg in self._legs:
            leg.elapsed = min(left, leg.ms) if leg is not self._legs[-1] else left
            left = max(0.0, left - leg.ms)

    @property
    def has_begun(self) -> bool:
        """It begins at once."""
        return True

    @property
    def is_done(self) -> bool:
        """Whether the end is reached."""
        return self.elapsed >= self.ms

    @property
    def share(self) -> float:
        """How much of the last leg is behind them: until then they are under way."""
        return self._legs[-1].share

    def leg(self, number: int) -> float:
        """How much of the time of a leg is over, 0 to 1."""
        leg = self._legs[number]
        return max(0.0, min(1.0, leg.elapsed / leg.ms)) if leg.ms else float(self.elapsed >= self._until(number))

    def _until(self, number: int) -> float:
        return sum(leg.ms for leg in self._legs[: number + 1])

    @property
    def value(self) -> tuple[float, ...]:
        """Where the numbers are now."""
        leg = next((leg for leg in self._legs if not leg.is_done), self._legs[-1])
        return leg.value


ARC = 0.08
"""Height of the arc of something that flies, as a share of its way."""


def rise(share: float) -> float:
    """How high something on an arc is after this share of its way, 0 to 1."""
    return 4 * share * (1 - share)
