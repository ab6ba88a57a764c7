"""Computer seats: the hands that play for them, one for every seat, and how long they take."""

from __future__ import annotations

from game.bots.hand import Hand
from game.bots.random_hand import RandomHand
from game.core.flow import Move
from game.core.hidden import redact
from game.core.session import HUMAN, Session
from game.settings import SPEEDS

PAUSES = dict(zip(SPEEDS, (900, 500, 200, 0), strict=True))
"""Milliseconds before a computer seat moves, at each speed."""


class ComputerSeats:
    """Chooses the moves of every seat that no person plays."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._hands: dict[int, Hand] = {
            index: RandomHand(f"{session.seed} seat {index} move {len(session.moves)}", session.game)
            for index, seat in enumerate(session.seats)
            if seat.player != HUMAN
        }
        self._waited = 0.0

    @property
    def is_deciding(self) -> bool:
        """Whether a computer seat is asked now."""
        decision = self._session.state.decision
        return decision is not None and decision.seat in self._hands

    def advance(self, ms: float, speed: str) -> Move | None:
        """Let time pass; the move once the pause is over. Only while a computer seat is asked."""
        self._waited += ms
        if self._waited < PAUSES[speed]:
            return None
        self._waited = 0.0
        state = self._session.state
        decision = state.decision
        if decision is None:
            return None
        observation = redact(state, decision.seat, self._session.game.hidden)
        return self._hands[decision.seat].choose(observation, decision)
