"""Evolution: numbers to play by that win, found by playing many that lie near the best so far.

Where a regression explains how games end, evolution asks only who ends better, and so finds weights for what hands
have never done before. It is a natural evolution strategy (Wierstra and others): every number has a middle and a
spread; each generation is drawn around the middles, in pairs that lie opposite each other, and the middles and
spreads follow those that did best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from math import exp, log, sqrt
from random import Random
from statistics import mean
from typing import NamedTuple

from game.bots.search.evaluator import Evaluator
from game.bots.training.self_play import Play, Player, SelfPlay, practise

PAIRS = 7
"""Pairs of a generation."""

SPREAD, LEAST = 0.4, 0.25
"""How far the first generation lies from the first numbers, unless told otherwise: a share of each, or of so much."""


class Generation(NamedTuple):
    """How the games of a generation ended on average, and those of its best member."""

    mean: float
    best: float


class Evolution:
    """The evolution of a row of numbers to play by, for one kind of table.

    player: who plays by a row. Every member of a generation plays the same shuffles, at tables where all other sides
    play by the middles. `play` plays practices; everything follows from the seed.
    """

    def __init__(
        self,
        game_name: str,
        evaluator: Evaluator,
        setting: str,
        start: Sequence[float],
        player: Callable[[Sequence[float]], Player],
        seed: int,
        play: Play,
        spread: float = SPREAD,
    ) -> None:
        self._game_name = game_name
        self._tables = evaluator.tables[setting]
        self._player = player
        self._play = play
        self._chance = Random(f"{seed} {setting} evolution")
        self._next_seed = seed + 500_000
        self.middles = list(start)
        self._spreads = [spread * abs(middle) + spread * LEAST for middle in self.middles]

    def generation(self, games: int) -> Generation:
        """Draw a generation, let each member play so many games, and follow the best."""
        size = len(self.middles)
        draws = [[self._chance.gauss(0, 1) for _ in range(size)] for _ in range(PAIRS)]
        members = [member for draw in draws for member in (draw, [-step for step in draw])]
        successes = self._successes(members, games)
        order = sorted(range(len(members)), key=lambda place: -successes[place])
        shares = dict(zip(order, _shares(len(members)), strict=True))
        pace = (3 + log(size)) / (5 * sqrt(size)) / 2
        for place in range(size):
            drift = sum(share * members[rank][place] for rank, share in shares.items())
            growth = sum(share * (members[rank][place] ** 2 - 1) for rank, share in shares.items())
            self.middles[place] += self._spreads[place] * drift
            self._spreads[place] *= exp(pace * growth)
        return Generation(mean(successes), max(successes))

    def _successes(self, members: list[list[float]], games: int) -> list[float]:
        """How the games of every member ended for it, on average."""
        usual = self._player(self.middles)
        practices, seats = [], []
        for member in members:
            steps = zip(self.middles, self._spreads, member, strict=True)
            own = self._player([middle + spread * step for middle, spread, step in steps])
            for number in range(games):
                table = self._tables[number % len(self._tables)]
                seat = number // len(self._tables) % table.seats
                sides = [table.side(each) for each in range(table.seats)]
                players = tuple(own if side == sides[seat] else usual for side in sides)
                seed = self._next_seed + number
                practices.append(SelfPlay(self._game_name, table, seed, players, curiosity=0.0))
                seats.append(seat)
        self._next_seed += games
        ends = (result.finals[seat] for result, seat in zip(self._play(practise, practices), seats, strict=True))
        return [mean(islice(ends, games)) for _ in members]


def _shares(count: int) -> list[float]:
    """How much the members of a generation count, the best first: more than their part, the worse half less."""
    raw = [max(0.0, log(count / 2 + 1) - log(place + 1)) for place in range(count)]
    return [each / sum(raw) - 1 / count for each in raw]
