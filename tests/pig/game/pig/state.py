"""The position: what everybody has banked, and what the turn has brought so far."""

from __future__ import annotations

from game.engine.state import Always, State


class PigState(State):
    """Points by seat; `brought` by the turn and not banked yet; `face` of the last throw, 0 before the first."""

    def __init__(self, seats: int, seed: int | str, goal: int, always: Always[PigState]) -> None:
        super().__init__(seed, always)
        self.goal = goal
        self.round = 0
        self.points: tuple[int, ...] = (0,) * seats
        self.brought = 0
        self.face = 0
        self.vp_after_round: tuple[tuple[int, ...], ...] = ()
