"""Standing orders: moves that a person has asked for and that wait for the turns of its seat, such as sales.

Each is played as a move of its own, with the others' turns between, as long as it is still what was meant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.core.flow import Decision, Move

PAUSE = 350
"""Milliseconds before a move is played that was ordered, so that it is seen and can be called off."""


class Order(NamedTuple):
    """Moves that were asked for together in a position, and those of them that are left.

    `verb` is the button or the draft that has ordered them.
    """

    verb: str
    before: Any
    moves: tuple[Move, ...]
    left: tuple[Move, ...]


IsStillMeant = Callable[[Order, Any], bool]
"""(order, position now): whether the next move of the order is no worse than it was when it was given."""

PhaseOf = Callable[[Any], str]
"""Names the phase of a position: an order ends with the phase that it was given in."""


class StandingOrders:
    """At most one order for every seat."""

    def __init__(self, is_still_meant: IsStillMeant, phase_of: PhaseOf) -> None:
        self._is_still_meant = is_still_meant
        self._phase_of = phase_of
        self._orders: dict[int, Order] = {}
        self._waited = 0.0

    def give(self, seat: int, order: Order) -> None:
        """Keep what is left of an order; a new one takes the place of the old one."""
        self._waited = 0.0
        if order.left:
            self._orders[seat] = order
        else:
            self._orders.pop(seat, None)

    def call_off(self, seat: int) -> bool:
        """Forget a seat's order; False when it has none."""
        return self._orders.pop(seat, None) is not None

    def forget(self) -> None:
        """Forget all orders."""
        self._orders.clear()

    def of(self, seat: int) -> Order | None:
        """What a seat has still ordered."""
        return self._orders.get(seat)

    def review(self, state: Any) -> None:
        """The position is another one: forget the orders whose phase is over, and that of the seat that is asked where
        its next move is not legal or not meant any more.
        """
        if not self._orders:
            return
        phase, decision = self._phase_of(state), state.decision
        self._orders = {
            seat: order
            for seat, order in self._orders.items()
            if self._phase_of(order.before) == phase
            and (decision is None or decision.seat != seat or self._stands(order, decision, state))
        }

    def _stands(self, order: Order, decision: Decision, state: Any) -> bool:
        return order.left[0] in decision.moves and self._is_still_meant(order, state)

    def advance(self, ms: float) -> bool:
        """Let time pass while an order is due; True once its move is to be played."""
        self._waited += ms
        return self._waited >= PAUSE
