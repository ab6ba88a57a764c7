"""The Hard hand: tries its best moves out in many imagined futures (flat Monte Carlo with sequential halving)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from math import ceil, log2
from time import monotonic

from game.bots.hand import Thoughts
from game.bots.imagining import imagined, tried
from game.bots.mind import Budget, Mind
from game.bots.one_ply import OnePlyHand, Ranked
from game.bots.worth import Worth
from game.core import flow
from game.core.chance import seed_number
from game.core.description import Game
from game.core.flow import Decision, Move
from game.core.state import State

LONGEST_FUTURE = 400
"""Moves after which a future is weighed wherever it is, should the mind's horizon never come."""


@dataclass
class Trial:
    """A candidate and the futures it has been through."""

    ranked: Ranked
    total: float = 0.0
    futures: int = 0

    @property
    def mean(self) -> float:
        """The mean worth of its futures, among which what one ply says counts as one: few futures err much."""
        return (self.ranked.worth + self.total) / (1 + self.futures)


class SearchHand(OnePlyHand):
    """Ranks the candidates by one ply, then plays the best of them on to the mind's horizon, again and again.

    After every round of futures the worse half drops out. All candidates meet the same re-deals and the same chance,
    so that luck does not decide between them. The move follows from observation, seed and number of rollouts; only
    the seconds of the budget may cut the thinking short.
    """

    def __init__(
        self,
        game: Game,
        mind: Mind,
        worth: Worth,
        seed: int | str,
        budget: Budget,
        taste: Worth | None = None,
        window: float = 0.0,
    ) -> None:
        super().__init__(game, mind, worth, seed, taste, window)
        self._budget = budget

    def thoughts(self, observation: State, decision: Decision) -> Thoughts:
        """Rank, then play on."""
        end = monotonic() + self._budget.seconds
        ranking = yield from self.ranking(observation, decision)
        if len(ranking) == 1:
            return ranking[0].move
        trials = [Trial(ranked) for ranked in ranking[: self._budget.shortlist]]
        best = yield from self._halve(trials, observation, decision.seat, end)
        others = [trial for trial in trials if trial is not best]
        return self.liked([each.ranked._replace(worth=each.mean) for each in (best, *others)], decision.seat)

    def _halve(
        self, trials: list[Trial], observation: State, seat: int, end: float
    ) -> Generator[None, None, Trial]:
        """Share the budget among the trials, the better half after every round; the one that is left."""
        share = self._budget.rollouts // max(1, ceil(log2(len(trials))))
        left, number = trials, 0
        while len(left) > 1:
            for _ in range(max(1, share // len(left))):
                future = imagined(self.game, observation, seat, self.seed, number)
                number += 1
                worths = []
                for trial in left:
                    worths.append((yield from self._future_worth(future.copy(), seat, trial.ranked.move)))
                    if monotonic() > end:
                        return max(left, key=lambda trial: trial.mean)
                for trial, worth in zip(left, worths, strict=True):
                    trial.total += worth
                    trial.futures += 1
            left = sorted(left, key=lambda trial: -trial.mean)[: ceil(len(left) / 2)]
        return left[0]

    def _future_worth(self, future: State, seat: int, move: Move) -> Generator[None, None, float]:
        """Play the move, then everybody's, to the horizon; what the seat has there."""
        horizon = self.mind.progress(future) + self.mind.ahead
        flow.play(future, move)
        for _ in range(LONGEST_FUTURE):
            if future.decision is None or self.mind.progress(future) >= horizon:
                break
            yield
            flow.play(future, (yield from self._likely(future, future.decision)))
        if not future.is_over:
            self.mind.settle(future, seat)
        return self._worth(future, seat)

    def _likely(self, future: State, decision: Decision) -> Thoughts:
        """What the seat that is asked would do in a future, without foreseeing its dice and cards."""
        if len(decision.moves) == 1:
            return decision.moves[0]
        opinion = self.game.advice(future, decision)
        if opinion:
            return opinion.move
        if self.mind.policy:
            return self.mind.policy(future, future, decision)
        moves = (self.mind.likely or self.mind.candidates)(future, decision)
        if len(moves) == 1:
            return moves[0]
        here = future.copy()
        here.rng = seed_number(f"{future.rng} unforeseen")
        worths = []
        for move in moves:
            worths.append(self._worth(tried(self.mind, here, decision.seat, move), decision.seat))
            yield
        return moves[worths.index(max(worths))]
