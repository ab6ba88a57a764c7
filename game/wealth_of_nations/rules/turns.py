"""Turns of the Trade and the Develop phase: one action each, until all pass one after another (W-TRADE-03 to 06)."""

from __future__ import annotations

from game.engine import Action, Choice, Decision, Move, happen
from game.wealth_of_nations.state import WealthState

PASS: tuple[Move, ...] = (("pass",),)


class Turn(Choice[WealthState]):
    """A question whose last action is to do nothing more. A seat that could only do that is told so, and not asked."""

    def __init__(self, name: str, *actions: Action[WealthState]) -> None:
        super().__init__(name, *actions)
        self._way_out = actions[-1].verb

    def __call__(self, state: WealthState, seat: int, *context: object) -> Decision | None:
        """Ask, unless the way out is all there is."""
        decision = super().__call__(state, seat, *context)
        if decision and decision.moves[0][0] == self._way_out:
            happen(state, "not_asked", seat)
            return None
        return decision

    def allows(self, state: WealthState, move: Move, seat: int, *context: object) -> bool:
        """The way out is, where there is anything else."""
        if move[:1] != (self._way_out,):
            return super().allows(state, move, seat, *context)
        return any(True for lister in self._listers[:-1] for _ in lister(state, seat, *context))


class Pass(Action[WealthState]):
    """Do nothing; one may act again when the turn comes round (W-TRADE-05, W-DEVELOP-03)."""

    verb = "pass"

    def moves(self, state: WealthState, seat: int) -> tuple[Move, ...]:
        """Always possible."""
        return PASS

    def carry_out(self, state: WealthState, seat: int) -> None:
        """The turn ends without an action."""


def begin_turns(state: WealthState, question: Turn) -> None:
    """The first player begins (W-SETUP-13)."""
    state.passes = 0
    state.then((take_turn, question, state.first))


def take_turn(state: WealthState, question: Turn, seat: int) -> None:
    """A turn is one action, then the player to the left has one (W-DEC-09)."""
    state.has_acted = False
    state.talked = ()
    state.then((question, seat), (end_turn, question, seat))


def end_turn(state: WealthState, question: Turn, seat: int) -> None:
    """An action sets the count of passes back; with as many passes in a row as players the phase is over.

    (W-TRADE-06, W-TRADE-09, W-DEVELOP-03, W-RULING-13)
    """
    if state.has_acted:
        state.passes = 0
    else:
        state.passes += 1
        happen(state, "passed", seat, in_a_row=state.passes)
    if state.passes < len(state.nations):
        state.then((take_turn, question, state.left_of(seat)))
