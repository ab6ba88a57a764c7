"""Evolution: weights that win, found by playing many that lie near the best so far.

Where a regression explains how games end, evolution asks only who ends better, and so finds weights for what hands
have never done before. It is a natural evolution strategy (Wierstra and others): every weight has a middle and a
spread; each generation is drawn around the middles, in pairs that lie opposite each other, and the middles and
spreads follow those that did best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from math import exp, log, sqrt
from random import Random
from statistics import mean
from typing import NamedTuple

from game.bots.mind import Mind
from game.bots.self_play import Learned, Learner, Practice
from game.bots.weights import Weights, grown, instinct

PAIRS = 7
"""Pairs of a generation."""

SPREAD, LEAST_SPREAD = 0.4, 0.1
"""How far a generation lies from the first weights: a share of each, and at least so much."""


class Generation(NamedTuple):
    """How the games of a generation ended on average, and those of its best member."""

    mean: float
    best: float


class Evolution:
    """The evolution of the weights for one kind of table, beginning with a mind's instinct.

    Every member plays the same shuffles, at a table of Normal hands that have the middle weights. `play` plays
    practices; everything follows from the seed.
    """

    def __init__(
        self,
        game_name: str,
        mind: Mind,
        setting: str,
        seed: int,
        play: Callable[[Iterable[Practice]], Iterable[Learned]],
    ) -> None:
        self._game_name = game_name
        self._mind = mind
        self._setting = setting
        self._play = play
        self._chance = Random(f"{seed} {setting} evolution")
        self._next_seed = seed + 500_000
        self._middles = instinct(mind, setting)
        self._spreads = [SPREAD * abs(middle) + LEAST_SPREAD for middle in self._middles]

    @property
    def weights(self) -> Weights:
        """The middle weights."""
        return self._grown(self._middles)

    def _grown(self, row: Sequence[float]) -> Weights:
        return {self._setting: grown(self._mind, self._setting, row)}

    def generation(self, games: int) -> Generation:
        """Draw a generation, let each member play so many games, and follow the best."""
        size = len(self._middles)
        draws = [[self._chance.gauss(0, 1) for _ in range(size)] for _ in range(PAIRS)]
        members = [member for draw in draws for member in (draw, [-step for step in draw])]
        successes = self._successes(members, games)
        order = sorted(range(len(members)), key=lambda place: -successes[place])
        shares = dict(zip(order, _shares(len(members)), strict=True))
        pace = (3 + log(size)) / (5 * sqrt(size)) / 2
        for weight in range(size):
            drift = sum(share * members[place][weight] for place, share in shares.items())
            growth = sum(share * (members[place][weight] ** 2 - 1) for place, share in shares.items())
            self._middles[weight] += self._spreads[weight] * drift
            self._spreads[weight] *= exp(pace * growth)
        return Generation(mean(successes), max(successes))

    def _successes(self, members: list[list[float]], games: int) -> list[float]:
        """How the games of every member ended for it, on average."""
        tables, usual = self._mind.tables[self._setting], Learner("normal", self.weights)
        practices, seats = [], []
        for member in members:
            steps = zip(self._middles, self._spreads, member, strict=True)
            own = Learner("normal", self._grown([middle + spread * step for middle, spread, step in steps]))
            for number in range(games):
                table = tables[number % len(tables)]
                seat = number // len(tables) % table.seats
                learners = tuple(own if each == seat else usual for each in range(table.seats))
                seed = self._next_seed + number
                practices.append(Practice(self._game_name, table, seed, learners, curiosity=0.0))
                seats.append(seat)
        self._next_seed += games
        ends = (result.finals[seat] for result, seat in zip(self._play(practices), seats, strict=True))
        return [mean(islice(ends, games)) for _ in members]


def _shares(count: int) -> list[float]:
    """How much the members of a generation count, the best first: more than their part, the worse half less."""
    raw = [max(0.0, log(count / 2 + 1) - log(place + 1)) for place in range(count)]
    return [each / sum(raw) - 1 / count for each in raw]
