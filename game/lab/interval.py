"""Intervals and tests for small samples: Student's t, a ratio by Fieller, Holm's correction, and how pieces scatter."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp, inf, lgamma, log, sqrt
from typing import NamedTuple, TypeVar

SURE = 0.95
"""The share of all intervals that hold what they are about."""

Name = TypeVar("Name", bound=Hashable)


class Interval(NamedTuple):
    """A mean, and from where to where its 95 % interval reaches; without end where too little is known."""

    mean: float
    low: float
    high: float

    @classmethod
    def around(cls, mean: float, error: float, freedom: float) -> Interval:
        """The interval of a mean with this standard error and so many degrees of freedom."""
        reach = student(freedom) * error if freedom > 0 else inf
        return cls(mean, mean - reach, mean + reach)

    @property
    def reach(self) -> float:
        """How far it reaches, to the side where that is farther."""
        return max(self.high - self.mean, self.mean - self.low)

    def holds(self, value: float) -> bool:
        """Whether a value lies in it."""
        return self.low <= value <= self.high


UNKNOWN = Interval(0.0, -inf, inf)


@dataclass
class RunningMean:
    """Values of which only their number, their sum and that of their squares are kept."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, values: Iterable[float]) -> RunningMean:
        """A sample of these."""
        sample = cls()
        for value in values:
            sample.add(value)
        return sample

    def add(self, value: float) -> None:
        """Take in a value."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """Of its values; 0 of none."""
        return self.total / self.count if self.count else 0.0

    @property
    def apart(self) -> float:
        """The squares of what its values differ from their mean, added up."""
        return max(0.0, self.squares - self.total * self.mean)

    @property
    def error(self) -> float:
        """The variance of its mean; without end of fewer than two values."""
        return self.apart / (self.count - 1) / self.count if self.count > 1 else inf

    @property
    def interval(self) -> Interval:
        """Student's interval of the mean; of fewer than two values it has no end."""
        return Interval.around(self.mean, sqrt(self.error), self.count - 1) if self.count > 1 else UNKNOWN


@lru_cache(maxsize=1024)
def student(freedom: float) -> float:
    """Standard errors to either side that hold `SURE` of Student's distribution."""
    low, high = 0.0, 1e4
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if chance_beyond(middle, freedom) > 1 - SURE else (low, middle)
    return high


def chance_beyond(t: float, freedom: float) -> float:
    """The share of Student's distribution that lies farther out than this, both sides together."""
    return _beta(freedom / (freedom + t * t), freedom / 2, 0.5)


def _beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function."""
    if not 0 < x < 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x))
    return front / a * _beta_fraction(x, a, b)


def _beta_fraction(x: float, a: float, b: float) -> float:
    """Its continued fraction, by Lentz."""
    above, below = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    whole = below
    for m in range(1, 300):
        for part in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            below, above = 1 / (1 + part * below), 1 + part / above
            whole *= below * above
        if abs(below * above - 1) < 1e-13:
            break
    return whole


def crossing(at_zero: float, slope: float, errors: tuple[float, float, float], freedom: float) -> Interval | None:
    """Where a line is zero, by Fieller. errors: the variance of its height at zero, of its slope, and what both share.
    None where the slope may as well be none: then the line may cross anywhere.
    """
    if freedom <= 0 or not slope:
        return None
    of_height, of_slope, shared = errors
    square = student(freedom) ** 2
    a = slope**2 - square * of_slope
    b = at_zero * slope - square * shared
    root = b * b - a * (at_zero**2 - square * of_height)
    if a <= 0 or root < 0:
        return None
    return Interval(-at_zero / slope, (-b - sqrt(root)) / a, (-b + sqrt(root)) / a)


def holm(chances: Mapping[Name, float]) -> set[Name]:
    """Those of several tests that are still sure when all of them are reckoned in: with none of them true, one or more
    of all labs' stars would be wrong in at most 5 of 100 labs (Holm's correction).
    """
    sure: set[Name] = set()
    for passed, name in enumerate(sorted(chances, key=lambda name: chances[name])):
        if chances[name] > (1 - SURE) / (len(chances) - passed):
            break
        sure.add(name)
    return sure


def scatter_of(groups: Iterable[RunningMean]) -> float:
    """The variance by which the true means of groups differ, rather more than less: one standard error over what is
    likeliest, so that it is large where little is known. Without end of fewer than three groups of several values.

    By moments, each group weighing as many as it has values, with a variance of its own.
    """
    groups = [each for each in groups if each.count > 1]
    if len(groups) < 3:
        return inf
    total = sum(each.count for each in groups)
    middle = sum(each.total for each in groups) / total
    apart = sum(each.count * (each.mean - middle) ** 2 for each in groups)
    by_chance = sum(each.count * each.error * (1 - each.count / total) for each in groups)
    share = total - sum(each.count**2 for each in groups) / total
    between = max(0.0, (apart - by_chance) / share)
    spread = sqrt(2 * sum((each.count * (each.error + between)) ** 2 for each in groups)) / share
    return between + spread
