"""The proposed answer to whatever the dice game asks, one step of it."""

from __future__ import annotations

from game.engine.flow import Move
from game.nations_dice.analysis.preview import dice_to_give_back, payments_for
from game.nations_dice.analysis.proposals import payment_moves, usual_answer
from game.nations_dice.rules.paying import PAYMENT
from game.nations_dice.rules.returning import WHICH_DIE
from game.nations_dice.state import NationsDiceState


def proposed_move(state: NationsDiceState) -> Move | None:
    """What the engine proposes; None where it is the player's business alone."""
    decision = state.decision
    if decision is None:
        return None
    if decision.choice is PAYMENT:
        _, _, tile, picked = decision.context
        return payment_moves(payments_for(state)[0], tile)[len(picked)]
    if decision.choice is WHICH_DIE:
        _, _, picked = decision.context
        return next(move for move in decision.moves if move[1] in dice_to_give_back(state)[len(picked) :])
    return usual_answer(state)
