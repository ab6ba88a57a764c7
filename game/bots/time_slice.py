"""A time slice: from a position on until everybody has had a turn, the round is over, or the game."""

from __future__ import annotations

from game.bots.search.evaluator import Evaluator
from game.engine import Game, State

LONGEST = 60
"""Moves after which a slice ends in any case."""


class TimeSlice:
    """Says of the positions after this one, one after the other, whether the slice is over there."""

    def __init__(self, game: Game, evaluator: Evaluator, state: State, seats: int) -> None:
        self._game, self._evaluator = game, evaluator
        self._horizon = evaluator.progress(state) + evaluator.ahead
        self._last_turn = game.rounds(state) + seats
        self._first = state.decision.seat if state.decision else None
        self._has_passed_on = False
        self._moves = 0

    def is_over(self, state: State) -> bool:
        """Whether the slice is over in the next position."""
        decision, self._moves = state.decision, self._moves + 1
        if decision is None or self._moves > LONGEST or self._evaluator.progress(state) >= self._horizon:
            return True
        if self._has_passed_on and decision.seat == self._first:
            return True
        self._has_passed_on |= decision.seat != self._first
        return self._game.rounds(state) >= self._last_turn
