"""What a lab has found so far: for every piece how often it was taken, how often its takers won, and what it was worth.

A piece is **even** when it is worth to its takers what our pieces are worth to theirs, on average. It bears a **star**
when it is farther from that than our pieces are from one another, chance and the number of pieces that were looked at
(Holm) reckoned in. Its **price** says by how many points, or at which value of its number, it would be even; as long as
that is not known to half a point, or half a step, there is only about how many games more it takes.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import ceil, inf, sqrt
from typing import NamedTuple

from game.bots.analysis.standings import Proportion, wilson
from game.lab.experiment import Experiment, LabGame, LabOutcome
from game.lab.interval import UNKNOWN, Interval, RunningMean, chance_beyond, crossing, holm, scatter_of
from game.lab.subject import STEPS

NARROW = 0.5
"""Points, or steps of a number, to either side within which a price is told."""
LEAST_PAIRS = 5
"""Pairs of ends that a piece must have before anything is said of what it was worth."""
MOST_MORE = 1_000_000
"""So many games more are as good as any number."""


class Price(NamedTuple):
    """At which value a piece would be even: points that it would have to be worth more, or its number. more: about how
    many games it takes yet until that may be told; None where nobody can say.
    """

    value: Interval | None
    more: int | None

    @property
    def is_known(self) -> bool:
        """Whether it may be told."""
        return self.more == 0


@dataclass(frozen=True)
class Finding:
    """What is known of a piece. offered: seats that could have taken it. worth: the points of the experiment."""

    piece: str
    offered: int
    taken: Proportion
    takers: int
    won: Proportion
    pairs: int
    worth: Interval
    price: Price
    has_star: bool = False


@dataclass(frozen=True)
class LabReport:
    """All that a lab says. even: what our pieces are worth to their takers; ours: how many takings say so."""

    games: int
    pieces: tuple[Finding, ...]
    even: Interval
    ours: int
    line: Price | None = None
    """At which value of the changed number the piece would be even; None where no number is changed."""


@dataclass
class LabTally:
    """Adds up the games of an experiment, in any order."""

    experiment: Experiment
    numbers: set[int] = field(default_factory=set)
    _offered: Counter[str] = field(default_factory=Counter)
    _won: dict[str, RunningMean] = field(default_factory=lambda: defaultdict(RunningMean))
    """By piece, what part of the victory each of its takers had."""
    _worth: dict[str, RunningMean] = field(default_factory=lambda: defaultdict(RunningMean))
    """By piece, what it was worth as it is."""
    _even: RunningMean = field(default_factory=RunningMean)
    _ours: dict[str, RunningMean] = field(default_factory=lambda: defaultdict(RunningMean))
    """What our pieces were worth, all together and each."""
    _by_shuffle: dict[int, list[tuple[int, float]]] = field(default_factory=lambda: defaultdict(list))
    """Of a changed piece, by how much its number differed, and what it was worth then."""

    def add(self, outcome: LabOutcome) -> None:
        """Count a game, once."""
        if outcome.number in self.numbers:
            return
        self.numbers.add(outcome.number)
        game = LabGame(self.experiment, outcome.number)
        step = STEPS.get(game.mod, 0)
        for piece, taken, won in outcome.offered if step == 0 else ():
            self._offered[piece] += 1
            if taken:
                self._won[piece].add(won)
        for piece, points in outcome.pairs:
            if step == 0:
                self._worth[piece].add(points)
            if self._is_changed:
                self._by_shuffle[game.shuffle].append((step, points))
        for piece, points in outcome.ours:
            self._ours[piece].add(points)
            self._even.add(points)

    @property
    def _is_changed(self) -> bool:
        return len(self.experiment.mods) > 1

    def findings(self) -> LabReport:
        """What is known by now."""
        scatter = scatter_of(self._ours.values())
        chances = {piece: _chance(self._worth[piece], self._even, scatter) for piece in self.experiment.pieces}
        stars = holm({piece: chance for piece, chance in chances.items() if self._worth[piece].count})
        found = tuple(self._finding(piece, piece in stars) for piece in self.experiment.pieces)
        line = self._line() if self._is_changed else None
        return LabReport(len(self.numbers), found, self._even.interval, self._even.count, line)

    def _finding(self, piece: str, has_star: bool) -> Finding:
        offered, won, worth = self._offered[piece], self._won[piece], self._worth[piece]
        return Finding(
            piece,
            offered,
            wilson(won.count, offered),
            won.count,
            wilson(won.total, won.count),
            worth.count,
            worth.interval if worth.count >= LEAST_PAIRS else UNKNOWN,
            _price(worth, self._even, len(self.numbers)),
            has_star,
        )

    def _line(self) -> Price:
        """Where a line through what the piece was worth at each value of its number comes to even; games of one shuffle
        count together.
        """
        fitted = _fitted(list(self._by_shuffle.values()))
        if fitted is None or self._even.count < LEAST_PAIRS:
            return Price(None, None)
        height, slope, (of_height, of_slope, shared) = fitted
        freedom = len(self._by_shuffle) - 2
        of_height += self._even.error
        found = crossing(height - self._even.mean, slope, (of_height, of_slope, shared), freedom)
        at = (self._even.mean - height) / slope if slope else inf
        if not abs(at) < MOST_MORE:
            return Price(None, None)
        spread = of_height + 2 * at * shared + at * at * of_slope
        rough = Interval.around(at, sqrt(max(0.0, spread)) / abs(slope), freedom)
        if found and found.reach <= NARROW:
            return Price(found, 0)
        reach = max(rough.reach, found.reach if found else 2 * NARROW)
        return Price(found, _more(len(self.numbers), reach))


def _chance(worth: RunningMean, even: RunningMean, scatter: float) -> float:
    """How often chance alone would bring a piece so far from ours that is one of them."""
    if worth.count < LEAST_PAIRS or not worth.apart or not scatter < inf:
        return 1.0
    own, rest = worth.error, even.error + scatter
    freedom = (own + rest) ** 2 / own**2 * (worth.count - 1)
    return chance_beyond(abs(worth.mean - even.mean) / sqrt(own + rest), freedom)


def _price(worth: RunningMean, even: RunningMean, games: int) -> Price:
    """How many points more or less would make a piece even."""
    if min(worth.count, even.count) < LEAST_PAIRS:
        return Price(None, None)
    value = Interval.around(even.mean - worth.mean, sqrt(worth.error + even.error), worth.count - 1)
    return Price(value, 0 if value.reach <= NARROW else _more(games, value.reach))


def _more(games: int, reach: float) -> int | None:
    """About how many games more make a reach narrow, in two figures: it shrinks with the root of their number."""
    more = games * ((reach / NARROW) ** 2 - 1)
    if not more < MOST_MORE:
        return None
    digits: int = 10 ** max(0, len(str(round(more))) - 2)
    return max(1, ceil(more / digits) * digits)


def _fitted(clusters: Sequence[Iterable[tuple[int, float]]]) -> tuple[float, float, tuple[float, float, float]] | None:
    """A line by least squares through points in clusters: its height at 0, its slope, and their variances and what both
    share, by how the clusters scatter. None of too few.
    """
    points = [point for cluster in clusters for point in cluster]
    if len(clusters) < LEAST_PAIRS or len({x for x, _ in points}) < 2:
        return None
    n, sx, sxx = len(points), sum(x for x, _ in points), sum(x * x for x, _ in points)
    sy, sxy = sum(y for _, y in points), sum(x * y for x, y in points)
    det = n * sxx - sx * sx
    height, slope = (sxx * sy - sx * sxy) / det, (n * sxy - sx * sy) / det
    of_height = of_slope = shared = 0.0
    for cluster in clusters:
        left = [(x, y - height - slope * x) for x, y in cluster]
        one, by_x = sum(rest for _, rest in left), sum(x * rest for x, rest in left)
        up, along = (sxx * one - sx * by_x) / det, (n * by_x - sx * one) / det
        of_height, of_slope, shared = of_height + up * up, of_slope + along * along, shared + up * along
    widen = len(clusters) / (len(clusters) - 1)
    return height, slope, (of_height * widen, of_slope * widen, shared * widen)
