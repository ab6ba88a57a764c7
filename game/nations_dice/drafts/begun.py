"""Which draft a touch or a question begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.engine import Choice, Decision, Draft, Move
from game.nations_dice.drafts.dice import food_trade, given_back, held_books, reroll
from game.nations_dice.drafts.purchase import begun_purchase, purchase
from game.nations_dice.rules import books, food, paying, returning, turns
from game.nations_dice.rules.reroll import REROLL_DICE
from game.nations_dice.state import NationsDiceState

QUESTIONS: Mapping[Choice, Callable[[NationsDiceState, Decision], Draft | None]] = {
    paying.PAYMENT: begun_purchase,
    REROLL_DICE: reroll,
    food.TRADE_OR_NOT: food_trade,
    food.COMMITMENT: food_trade,
    books.HOLD_BACK: held_books,
    returning.WHICH_DIE: given_back,
}
"""Questions that are laid out by themselves."""


def draft(state: NationsDiceState, moves: Sequence[Move]) -> Draft | None:
    """What these legal moves begin: moves of one verb about one tile, or a question that several moves answer."""
    decision = state.decision
    if decision is None or not moves:
        return None
    if decision.choice in QUESTIONS:
        return QUESTIONS[decision.choice](state, decision)
    if decision.choice is not turns.TURN or len({move[0:2] for move in moves}) > 1:
        return None
    verb, handle = (*moves[0], "")[:2]
    match verb:
        case "buy_tile":
            return purchase(state, decision.seat, handle)
        case "build_wonder":
            return purchase(state, decision.seat, state.nations[decision.seat].wonder)
        case "reroll":
            return reroll(state, decision)
    return None


def is_midway(state: NationsDiceState) -> bool:
    """Whether the question goes on with a purchase that was begun, or with dice of which some are picked."""
    decision = state.decision
    if decision is None:
        return False
    if decision.choice in (paying.PAYMENT, REROLL_DICE, returning.WHICH_DIE):
        return True
    return decision.choice in QUESTIONS and bool(decision.context[0])
