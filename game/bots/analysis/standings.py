"""Standings: what the games of a tournament prove, and how surely."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from math import log10, sqrt
from statistics import mean, stdev
from typing import NamedTuple

from game.bots.training.match import MatchResult

SURE = 1.96
"""Standard deviations to either side that hold 95 % of all chance."""

RATING_ROUNDS = 200

HEADINGS = (
    f"{'bot':18}{'games':>7}{'won %':>8}{'95 %':>15}{'margin':>16}{'points':>16}{'ms p50':>9}{'p95':>8}{'max':>8}"
)


class Proportion(NamedTuple):
    """A share of games and its 95 % interval, all from 0 to 1."""

    share: float
    low: float
    high: float


def wilson(won: float, games: int) -> Proportion:
    """The share of games won, with Wilson's interval; a game won by several counts in parts."""
    if not games:
        return Proportion(0.0, 0.0, 1.0)
    share, spread = won / games, SURE**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread)
    return Proportion(share, max(0.0, middle - reach), min(1.0, middle + reach))


class Mean(NamedTuple):
    """A mean and how far to either side its 95 % interval reaches."""

    mean: float
    reach: float


def mean_of(values: Sequence[float]) -> Mean:
    """The mean with its interval; a single value has none."""
    if len(values) < 2:
        return Mean(mean(values) if values else 0.0, 0.0)
    return Mean(mean(values), SURE * stdev(values) / sqrt(len(values)))


def part_won(outcome: MatchResult, player: str) -> float:
    """1 for a player that alone came first, a part when several did, 0 otherwise."""
    first = {name for name, rank in zip(outcome.match.players, outcome.ranks, strict=True) if rank == 1}
    return 1 / len(first) if player in first else 0.0


def best_total(outcome: MatchResult, player: str) -> int:
    """The most points of a player's seats."""
    return max(total for name, total in zip(outcome.match.players, outcome.totals, strict=True) if name == player)


def margin(outcome: MatchResult, player: str) -> float:
    """The best points of a player's seats less the best of all others; alone, the points."""
    others = [name for name in outcome.match.players if name != player]
    return best_total(outcome, player) - max((best_total(outcome, name) for name in others), default=0)


def ratings(outcomes: Iterable[MatchResult]) -> Mapping[str, float]:
    """Bradley and Terry's strengths as Elo points around 0, from who was ahead of whom in every game.

    Every pair that met counts as having drawn once more, so that nobody is infinitely strong.
    """
    ahead: dict[tuple[str, str], float] = {}
    for outcome in outcomes:
        places = list(zip(outcome.match.players, outcome.ranks, strict=True))
        for (one, rank), (other, other_rank) in permutations(places, 2):
            if one != other:
                ahead.setdefault((one, other), 0.5)
                ahead[one, other] += (rank < other_rank) + 0.5 * (rank == other_rank)
    names = sorted({name for pair in ahead for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(RATING_ROUNDS):
        for name in names:
            met = [other for other in names if (name, other) in ahead]
            won = sum(ahead[name, other] for other in met)
            games = ((ahead[name, other] + ahead[other, name]) / (strength[name] + strength[other]) for other in met)
            strength[name] = won / sum(games)
    points = {name: 400 * log10(strength[name]) for name in names}
    middle = mean(points.values()) if points else 0.0
    return {name: point - middle for name, point in points.items()}


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share of all values lies; 0 of none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def table(outcomes: Sequence[MatchResult], slow_ms: float) -> Iterator[str]:
    """The whole report, line by line. Answers that took longer than `slow_ms` are counted as time-outs."""
    played = [outcome for outcome in outcomes if outcome.trouble is None]
    names = list(dict.fromkeys(name for outcome in outcomes for name in outcome.match.players))
    yield HEADINGS
    for name in names:
        yield _row(name, played, [ms for outcome in outcomes for ms in outcome.milliseconds.get(name, ())])
    if len(names) > 2:
        rated = ratings(played)
        order = sorted(rated, key=lambda name: -rated[name])
        yield "ratings: " + ", ".join(f"{name} {rated[name]:+.0f}" for name in order)
    seats = len(outcomes[0].match.players) if outcomes else 0
    if seats > 1:
        firsts = (sum(outcome.ranks[seat] == 1 for outcome in played) for seat in range(seats))
        yield "first by seat: " + ", ".join(str(count) for count in firsts)
    troubles = [outcome.trouble for outcome in outcomes if outcome.trouble]
    illegal = sum(trouble.startswith("IllegalAnswer") for trouble in troubles)
    slow = sum(ms > slow_ms for outcome in outcomes for times in outcome.milliseconds.values() for ms in times)
    yield f"moves per game: {mean_of([outcome.moves for outcome in outcomes]).mean:.0f}"
    yield f"errors: {len(troubles) - illegal}, illegal moves: {illegal}, over {slow_ms / 1000:g} s: {slow}"


def _row(name: str, played: Sequence[MatchResult], times: Sequence[float]) -> str:
    own = [outcome for outcome in played if name in outcome.match.players]
    won = wilson(sum(part_won(outcome, name) for outcome in own), len(own))
    margins = mean_of([margin(outcome, name) for outcome in own])
    points = mean_of([best_total(outcome, name) for outcome in own])
    return (
        f"{name:18}{len(own):>7}{100 * won.share:>8.1f}{f'{100 * won.low:.1f} - {100 * won.high:.1f}':>15}"
        f"{f'{margins.mean:+.1f} ± {margins.reach:.1f}':>16}{f'{points.mean:.1f} ± {points.reach:.1f}':>16}"
        f"{percentile(times, 0.5):>9.0f}{percentile(times, 0.95):>8.0f}{max(times, default=0):>8.0f}"
    )
