"""Worth: what a position is worth to a seat, by the learned weights of its game."""

from __future__ import annotations

from collections.abc import Mapping
from operator import mul

from game.bots.search.evaluator import Evaluator
from game.bots.training.weights import Weights
from game.engine import State

RIVALS = "rivals"
"""The reason under which stands what the best other side has."""


class Worth:
    """A linear measure: the seat's own features, less those of the best other side.

    factors: taste, a factor on the weights of some features. blind: features that are not seen.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        weights: Weights,
        factors: Mapping[str, float] | None = None,
        blind: frozenset[str] = frozenset(),
    ) -> None:
        self.evaluator = evaluator
        scale = [0.0 if name in blind else (factors or {}).get(name, 1.0) for name in evaluator.features]
        self._weights = {setting: [list(map(mul, row, scale)) for row in rows] for setting, rows in weights.items()}

    def __call__(self, state: State, seat: int) -> float:
        """The worth for a seat; at the end of the game, what it has come to."""
        evaluator = self.evaluator
        if state.is_over:
            return evaluator.final(state, seat)
        weights = self._weights[evaluator.setting(state)][evaluator.stage(state)]
        others = (sum(map(mul, weights, evaluator.weigh(state, rival))) for rival in evaluator.rivals(state, seat))
        own: float = sum(map(mul, weights, evaluator.weigh(state, seat)))
        return own - max(others, default=0.0)

    def reasons(self, state: State, seat: int) -> dict[str, float]:
        """The same worth, part by part under the reasons of the evaluator; its sum is the worth."""
        evaluator = self.evaluator
        if state.is_over:
            return dict(evaluator.ending(state, seat))
        weights = self._weights[evaluator.setting(state)][evaluator.stage(state)]
        others = [list(map(mul, weights, evaluator.weigh(state, rival))) for rival in evaluator.rivals(state, seat)]
        own = map(mul, weights, evaluator.weigh(state, seat))
        best = max(others, key=sum, default=[0.0] * len(weights))
        told: dict[str, float] = {}
        for name, mine, theirs in zip(evaluator.features, own, best, strict=True):
            key = evaluator.reasons[name]
            told[key] = told.get(key, 0.0) + mine
            told[RIVALS] = told.get(RIVALS, 0.0) - theirs
        return told
