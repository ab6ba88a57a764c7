"""What a move of Nations leads to: the bot lets the round end on a copy, with every rule and every card."""

from __future__ import annotations

from game.engine import flow
from game.engine.state import Frame
from game.nations.analysis.round_ends import UNKNOWN_BEFORE_THE_EVENT, pass_now
from game.nations.bot.answering import answer
from game.nations.concepts import seats_in_order
from game.nations.rules.maintenance import GROWTH
from game.nations.rules.rounds import RESOLUTION, SOLO_RESOLUTION, end_of_round
from game.nations.rules.solo import ROLL
from game.nations.rules.turns import AFTER_ACTION, TURN
from game.nations.setup import WHICH_BOARD
from game.nations.state import NationsState

OPEN = (TURN, AFTER_ACTION, GROWTH, WHICH_BOARD, ROLL)
"""Questions that begin something new, or that chance answers."""

MOST_ANSWERS = 60
"""Questions of one round that are answered in imagined futures; more would be a circle."""


def settle(state: NationsState, seat: int) -> None:
    """Finish what the seat has begun, then let everybody pass and the round end, but not the next one begin.

    Before the first turn of a round nothing ends: growth is weighed as it stands.
    """
    _finish(state)
    if state.phase not in ("action", "resolution"):
        return
    ends_the_game = state.is_last_round
    state.stack = rest_of_round(state)
    state.decision = None
    flow.advance(state)
    _finish(state)
    if not ends_the_game:
        state.stack = [(end_of_round,)]


def _finish(state: NationsState) -> None:
    """Answer questions until a turn is open, a round is to begin, or nothing is under way."""
    for _ in range(MOST_ANSWERS):
        decision = state.decision
        if decision is None or decision.choice in OPEN:
            return
        flow.apply(state, answer(state, decision))


def rest_of_round(state: NationsState) -> list[Frame]:
    """The frames of the round's end as if everybody passed now; the next to run stands last."""
    if state.phase == "resolution":
        return state.stack[state.stack.index((end_of_round,)) + 1 :]
    steps = SOLO_RESOLUTION if state.is_solo else RESOLUTION
    frames: list[Frame] = [(step,) for step in steps if state.event or step not in UNKNOWN_BEFORE_THE_EVENT]
    order = seats_in_order(state)
    if state.decision is not None:
        first = order.index(state.decision.seat)
        order = order[first:] + order[:first]
    passing: list[Frame] = [(pass_now, seat) for seat in order if seat not in state.passed]
    return [*reversed(frames), *reversed(passing)]
