"""Standing orders: moves that a person has asked for and that wait for their seat's turn, such as sales.

Also a fixed answer to every question of a kind, such as no to all offers. Each is played as a move of its own, with the
other turns in between, as long as it still does what was meant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.engine import Decision, Move

PAUSE = 350
"""Milliseconds before a move is played that was ordered, so that it is seen and can be called off."""


class AutoMove(NamedTuple):
    """Moves that were asked for together in a position, and those of them that are left.

    `verb` is the button or the draft that has ordered them.
    """

    verb: str
    before: Any
    moves: tuple[Move, ...]
    left: tuple[Move, ...]


IsStillMeant = Callable[[AutoMove, Any], bool]
"""(order, position now): whether the next move of the order is no worse than it was when it was given."""

PhaseOf = Callable[[Any], str]
"""Names the phase of a position: an order ends with the phase that it was given in."""


class AutoMoves:
    """At most one order for every seat, and one answer."""

    def __init__(self, is_still_meant: IsStillMeant, phase_of: PhaseOf) -> None:
        self._is_still_meant = is_still_meant
        self._phase_of = phase_of
        self._orders: dict[int, AutoMove] = {}
        self._answers: dict[int, tuple[str, Move]] = {}
        self._waited = 0.0

    def give(self, seat: int, order: AutoMove) -> None:
        """Keep what is left of an order; a new one takes the place of the old one."""
        self._waited = 0.0
        if order.left:
            self._orders[seat] = order
        else:
            self._orders.pop(seat, None)

    def answer_always(self, seat: int, move: Move, state: Any) -> None:
        """Give this answer for a seat wherever it is legal, until the phase of this position is over."""
        self._answers[seat] = self._phase_of(state), move

    def answer_of(self, seat: int) -> Move | None:
        """What a seat always answers."""
        found = self._answers.get(seat)
        return found[1] if found else None

    def answer_to(self, decision: Decision) -> Move | None:
        """What has been answered once for all, where that is legal."""
        move = self.answer_of(decision.seat)
        return move if move in decision.moves else None

    def call_off(self, seat: int) -> bool:
        """Forget a seat's order and its answer; False when it has none."""
        had = [kept.pop(seat, None) for kept in (self._orders, self._answers)]
        return had != [None, None]

    def forget(self) -> None:
        """Forget all orders and answers."""
        self._orders.clear()
        self._answers.clear()

    def of(self, seat: int) -> AutoMove | None:
        """What a seat has still ordered."""
        return self._orders.get(seat)

    def review(self, state: Any) -> None:
        """The position is another one: forget what was ordered in a phase that is over, and the order of the seat that
        is asked where its next move is not legal or not meant any more.
        """
        if not (self._orders or self._answers):
            return
        phase, decision = self._phase_of(state), state.decision
        self._answers = {seat: each for seat, each in self._answers.items() if each[0] == phase}
        if decision is not None and self.answer_to(decision):
            decision = None
        self._orders = {
            seat: order
            for seat, order in self._orders.items()
            if self._phase_of(order.before) == phase
            and (decision is None or decision.seat != seat or self._stands(order, decision, state))
        }

    def _stands(self, order: AutoMove, decision: Decision, state: Any) -> bool:
        return order.left[0] in decision.moves and self._is_still_meant(order, state)

    def advance(self, ms: float) -> bool:
        """Let time pass while an order is due; True once its move is to be played."""
        self._waited += ms
        return self._waited >= PAUSE
