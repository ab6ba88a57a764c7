"""Which draft a touch or a question begins."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Draft, Move
from game.wealth_of_nations.drafts.bargain import bargain
from game.wealth_of_nations.drafts.placing import TAKE_UP, building, placing, taking_up
from game.wealth_of_nations.drafts.running import running
from game.wealth_of_nations.drafts.trades import VERBS, trades
from game.wealth_of_nations.packages import WHERE
from game.wealth_of_nations.rules import barter, moving, produce
from game.wealth_of_nations.state import WealthState


def draft(state: WealthState, moves: Sequence[Move]) -> Draft | None:
    """What these legal moves begin: trades, a tile to be laid, a proposal, or the plan of a Produce phase."""
    decision = state.decision
    if decision is None or not moves:
        return None
    if decision.choice in (WHERE, moving.MOVING):
        return placing(state, decision)
    if decision.choice is barter.OFFER:
        return bargain(state, decision)
    if decision.choice is produce.PRODUCE:
        return running(state, decision)
    verbs = {move[0] for move in moves}
    if len(verbs) > 1:
        return None
    match verbs.pop():
        case verb if verb in VERBS:
            return trades(state, moves)
        case "build":
            return building(state, moves)
        case verb if verb == TAKE_UP and len(moves) == 1:
            return taking_up(state, moves[0])
    return None


def is_midway(state: WealthState) -> bool:
    """Whether the question only goes on with what was begun: a tile in hand, a proposal, or blocs of which some run."""
    decision = state.decision
    if decision is None:
        return False
    if decision.choice is produce.PRODUCE:
        return any(bloc.owner == decision.seat and produce.is_running(state, bloc) for bloc in state.blocs)
    return decision.choice is moving.MOVING or (decision.choice is barter.OFFER and ("propose",) in decision.moves)
