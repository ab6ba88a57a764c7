"""Action Phase: turns in round order until every nation has passed (N-TURN, N-PASS)."""

from __future__ import annotations

from game.engine import Action, Choice, Move, happen
from game.nations.cards.special import UseSpecial
from game.nations.concepts import passed_first, passed_last
from game.nations.rules.buying import BuyCard
from game.nations.rules.deploying import Deploy, Undeploy
from game.nations.rules.hiring import HireArchitect
from game.nations.rules.solo import roll_after_action, roll_before_first_turn
from game.nations.state import NationsState


def action_phase(state: NationsState) -> None:
    """Nations take one turn after another in round order (N-TURN-01, R-74).

    Solo, the shadow rolls first where it is first in the order (N-SOLO-12).
    """
    state.phase, state.step = "action", "action_phase"
    if state.is_solo:
        state.then(roll_before_first_turn, (next_turn, 0))
    else:
        state.then((next_turn, 0))


def next_turn(state: NationsState, position: int) -> None:
    """Give the turn to the first nation from this position in the order that has not passed (N-PASS-01, N-PASS-02).

    A nation's cards may skip its first turn of the round, or make it a turn of two actions.

    See R-91.
    """
    order, passed = state.order, state.passed
    for ahead in range(position, position + len(order)):
        seat = order[ahead % len(order)]
        if seat not in passed and seat < len(state.nations):
            break
    else:
        return
    nation = state.nations[seat]
    nation.turns += 1
    following = (next_turn, ahead % len(order) + 1)
    if nation.turns > 1 or not (nation.standing.skips_first_turn or nation.standing.double_first_turn):
        state.then(*one_action(state, seat), following)
    elif nation.standing.skips_first_turn:
        happen(state, "skipped_turn", seat)
        state.then(following)
    else:
        state.then(*one_action(state, seat), (second_action, seat), following)


def one_action(state: NationsState, seat: int) -> tuple[tuple[object, ...], ...]:
    """The frames of one action: the action, ending the turn where that is said expressly, the shadow's roll.

    See N-FLOW-03, N-TURN-02.
    """
    if state.is_solo:
        return ((TURN, seat), (ask_end_of_turn, seat), (roll_after_action, seat))
    if state.end_turn:
        return ((TURN, seat), (ask_end_of_turn, seat))
    return ((TURN, seat),)


def second_action(state: NationsState, seat: int) -> None:
    """The second action of a double turn, unless the nation passed with the first."""
    if seat not in state.passed:
        state.then(*one_action(state, seat))


def ask_turn(state: NationsState, seat: int) -> None:
    """Ask for the turn's action, again after a free undeployment (N-DEPLOY-07, N-PASS-04)."""
    state.then((TURN, seat))


def ask_end_of_turn(state: NationsState, seat: int) -> None:
    """With express end of turn, the nation may undeploy after its action, but not after passing (R-15)."""
    if state.end_turn and seat not in state.passed:
        state.then((AFTER_ACTION, seat))


class Pass(Action[NationsState]):
    """Take no more turns this round (N-PASS-01, N-PASS-03)."""

    verb = "pass"

    def moves(self, state: NationsState, seat: int) -> tuple[Move, ...]:
        """Always possible (R-80)."""
        return PASS

    def carry_out(self, state: NationsState, seat: int) -> None:
        """Note who passed when; cards and events ask for it."""
        state.passed = (*state.passed, seat)
        happen(
            state,
            "passed",
            seat,
            position=len(state.passed),
            first=passed_first(state, seat),
            last=passed_last(state, seat),
        )


PASS: tuple[Move, ...] = (("pass",),)


class EndTurn(Action[NationsState]):
    """Let the next nation take its turn (DEC-28)."""

    verb = "end_turn"

    def moves(self, state: NationsState, seat: int) -> tuple[Move, ...]:
        """Always possible."""
        return END_TURN

    def carry_out(self, state: NationsState, seat: int) -> None:
        """Nothing is left to do."""


END_TURN: tuple[Move, ...] = (("end_turn",),)

TURN = Choice("turn", BuyCard(), Deploy(), Undeploy(ask_turn), HireArchitect(), UseSpecial(), Pass())
AFTER_ACTION = Choice("after_action", Undeploy(ask_end_of_turn), EndTurn())
