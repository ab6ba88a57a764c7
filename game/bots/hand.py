"""What a computer hand is to the rest of the program."""

from __future__ import annotations

from typing import Protocol

from game.core.flow import Decision, Move
from game.core.state import State


class Hand(Protocol):
    """Chooses among the moves of a decision.

    A hand never receives the true state: `observation` is a view with hidden pieces face down, or a re-dealt state
    that the seat could not tell from the true one (`game.core.hidden`).
    """

    def choose(self, observation: State, decision: Decision) -> Move:
        """One of `decision.moves`."""
        ...
