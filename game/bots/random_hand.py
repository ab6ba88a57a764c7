"""The Random hand: every legal move is equally likely. For tests and measurements."""

from __future__ import annotations

from game.core.chance import below, seed_number
from game.core.flow import Decision, Move
from game.core.state import State


class RandomHand:
    """A hand with a generator of its own, so that the same seed plays the same game."""

    def __init__(self, seed: int | str) -> None:
        self.rng = seed_number(seed)
        self.surprises = 0

    def choose(self, observation: State, decision: Decision) -> Move:
        """Any of the moves."""
        return decision.moves[below(self, len(decision.moves))]
