"""Standing orders: moves that a person has asked for and that wait for the turns of its seat, such as sales.

Each is played as a move of its own, with the others' turns between, as long as it is still what was meant.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.core.flow import Decision, Move

IsStillMeant = Callable[[Any, Sequence[Move], Any, Move], bool]
"""(position of the order, moves ordered, position now, next move): whether that is no worse than it was then."""

PAUSE = 350
"""Milliseconds before a move is played that was ordered, so that it is seen and can be called off."""


class Order(NamedTuple):
    """Moves that were asked for together in a position, and those of them that are left."""

    before: Any
    moves: tuple[Move, ...]
    left: tuple[Move, ...]


class StandingOrders:
    """At most one order for every seat."""

    def __init__(self, is_still_meant: IsStillMeant) -> None:
        self._is_still_meant = is_still_meant
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

    def left(self, seat: int) -> tuple[Move, ...]:
        """What a seat has still ordered."""
        order = self._orders.get(seat)
        return order.left if order else ()

    def due(self, decision: Decision | None, state: Any) -> Order | None:
        """The order of the seat that is asked; it is dropped when its next move is not legal or not meant any more."""
        order = self._orders.get(decision.seat) if decision else None
        if order is None or decision is None:
            return None
        move = order.left[0]
        if move in decision.moves and self._is_still_meant(order.before, order.moves, state, move):
            return order
        self.call_off(decision.seat)
        return None

    def advance(self, ms: float) -> bool:
        """Let time pass while an order is due; True once its move is to be played."""
        self._waited += ms
        return self._waited >= PAUSE
