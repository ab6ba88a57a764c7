"""Standings: what the games of a tournament prove, and how surely."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from math import log, log10, sqrt
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


def table(outcomes: Sequence[MatchResult], slow_ms: float, with_parts: bool = False) -> Iterator[str]:
    """The whole report, line by line. Answers that took longer than `slow_ms` are counted as time-outs. `with_parts`
    says what the points were made of.
    """
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
    if with_parts:
        yield from _parts(played)


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


def _parts(played: Sequence[MatchResult]) -> Iterator[str]:
    """What every player's points were made of, a line for each part that any seat had: the mean of its seats in a game,
    0 where a seat had nothing of it.
    """
    seats: dict[str, list[Mapping[str, int]]] = {}
    for outcome in played:
        for name, parts in zip(outcome.match.players, outcome.parts, strict=True):
            seats.setdefault(name, []).append(parts)
    yield f"{'part of a game':28}" + "".join(f"{name:>18}" for name in seats)
    for part in sorted({part for each in seats.values() for parts in each for part in parts}, key=_by_number):
        means = [mean_of([parts.get(part, 0) for parts in each]) for each in seats.values()]
        yield f"{part:28}" + "".join(f"{f'{each.mean:+.1f} ± {each.reach:.1f}':>18}" for each in means)


def _by_number(part: str) -> tuple[str, int]:
    """Sorts round 10 after round 9."""
    word, _, number = part.rpartition(" ")
    return (word, int(number)) if number.isdigit() else (part, 0)


def shares_won(outcomes: Sequence[MatchResult]) -> Mapping[str, tuple[float, float]]:
    """Of the matches of one shuffle, by player: its part of the victories, and the part that chance would give it.

    Alone, whoever has the most points on the shuffle has won it.
    """
    if all(len(outcome.match.players) == 1 for outcome in outcomes):
        best = max(outcome.totals[0] for outcome in outcomes)
        seats = [(outcome.match.players[0], outcome.totals[0] == best) for outcome in outcomes]
        tables = [seats]
    else:
        ranked = [zip(outcome.match.players, outcome.ranks, strict=True) for outcome in outcomes]
        tables = [[(name, rank == 1) for name, rank in table] for table in ranked]
    names = dict.fromkeys(name for table in tables for name, _ in table)
    won = {name: [sum(first for each, first in table if each == name) for table in tables] for name in names}
    firsts = [sum(first for _, first in table) for table in tables]
    sitting = {name: [sum(each == name for each, _ in table) / len(table) for table in tables] for name in names}
    return {
        name: (mean(own / all_ for own, all_ in zip(won[name], firsts, strict=True)), mean(sitting[name]))
        for name in names
    }


class SequentialTest:
    """Tells after every shuffle whether it is sure that somebody wins more than chance, as often as one likes to ask.

    Wald's test of two likelihoods: the share of chance, and that share and `edge` more. It holds for shares, too, as a
    geometric mean is at most the arithmetic one, and by Ville's inequality for looks at any time: who is no better than
    chance is called better in at most `error` of all tournaments, and who is better by the edge is called no better in
    at most as many. Both are shared among the players.
    """

    def __init__(self, players: int, edge: float, error: float = 0.05) -> None:
        self._edge = edge
        self._bound = log(players / error)
        self._likelihoods: dict[str, float] = {}

    def add(self, shares: Mapping[str, tuple[float, float]]) -> None:
        """Count a shuffle, as `shares_won` tells it."""
        for name, (share, chance) in shares.items():
            better = min(chance + self._edge, (1 + chance) / 2)
            gain = share * log(better / chance) + (1 - share) * log((1 - better) / (1 - chance))
            self._likelihoods[name] = self._likelihoods.get(name, 0.0) + gain

    @property
    def better(self) -> str | None:
        """Who surely wins more than chance would give."""
        best = max(self._likelihoods, key=lambda name: self._likelihoods[name], default=None)
        return best if best is not None and self._likelihoods[best] >= self._bound else None

    @property
    def is_even(self) -> bool:
        """Whether surely nobody wins by the edge more than chance would give."""
        return bool(self._likelihoods) and all(each <= -self._bound for each in self._likelihoods.values())
