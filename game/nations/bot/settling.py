"""What a move of Nations leads to: the bot lets the round end on a copy, with every rule and every card."""

from __future__ import annotations

from game.cards.effects import DECLINE
from game.engine import Continuation, Decision, Move, flow
from game.nations.analysis.round_ends import UNKNOWN_BEFORE_THE_EVENT, pass_now
from game.nations.concepts import holdings, seats_in_order
from game.nations.rules import maintenance, purchases, resolution, rounds, solo, turns
from game.nations.setup import WHICH_BOARD
from game.nations.state import RESOURCES, NationsState

OPEN = (turns.TURN, turns.AFTER_ACTION, maintenance.GROWTH, WHICH_BOARD, solo.ROLL)
"""Questions that begin something new, or that chance answers."""

MOST_ANSWERS = 60
"""Questions of one round that are answered in imagined futures; more would be a circle."""

ENOUGH_STONE = 3
RESERVE = 6
"""Resources that a nation had better keep when it buys a VP with a Golden Age."""


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
        state.stack = [(rounds.end_of_round,)]


def _finish(state: NationsState) -> None:
    """Answer questions until a turn is open, a round is to begin, or nothing is under way."""
    for _ in range(MOST_ANSWERS):
        decision = state.decision
        if decision is None or decision.choice in OPEN:
            return
        flow.apply(state, answer(state, decision))


def rest_of_round(state: NationsState) -> list[Continuation]:
    """The frames of the round's end as if everybody passed now; the next to run stands last."""
    if state.phase == "resolution":
        return state.stack[state.stack.index((rounds.end_of_round,)) + 1 :]
    steps = rounds.SOLO_RESOLUTION if state.is_solo else rounds.RESOLUTION
    frames: list[Continuation] = [(step,) for step in steps if state.event or step not in UNKNOWN_BEFORE_THE_EVENT]
    order = seats_in_order(state)
    if state.decision is not None:
        first = order.index(state.decision.seat)
        order = order[first:] + order[:first]
    passing: list[Continuation] = [(pass_now, seat) for seat in order if seat not in state.passed]
    return [*reversed(frames), *reversed(passing)]


def answer(state: NationsState, decision: Decision) -> Move:
    """The answer by a rule of thumb; where there is none, decline, or the first one offered."""
    if len(decision.moves) == 1:
        return decision.moves[0]
    choice = decision.choice
    if choice is purchases.GOLDEN_AGE:
        return ("choose", _for_a_golden_age(state, decision))
    if choice is purchases.PAYMENT:
        held = holdings(state.nations[decision.seat])
        return max(decision.moves, key=lambda move: held[move[1]])
    if choice is purchases.BATTLE:
        return ("choose", most_needed(state, decision.seat))
    decline = ("choose", DECLINE)
    return decline if decline in decision.moves else decision.moves[0]


def _for_a_golden_age(state: NationsState, decision: Decision) -> str:
    """The VP, where it can be afforded without going poor."""
    price = purchases.golden_age_price(state, decision.seat, decision.context[0])
    rich = sum(holdings(state.nations[decision.seat]).values()) >= price + RESERVE
    return (
        purchases.VICTORY_POINT
        if rich and ("choose", purchases.VICTORY_POINT) in decision.moves
        else purchases.RESOURCE
    )


def most_needed(state: NationsState, seat: int) -> str:
    """Food for a nation that would go hungry, Stone for one that has little, otherwise Books."""
    nation = state.nations[seat]
    if nation.food + resolution.production_total(state, seat)[RESOURCES.index("food")] < 0:
        return "food"
    return "stone" if nation.stone < ENOUGH_STONE else "books"
