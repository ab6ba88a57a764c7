"""Sound answers to the questions of Nations, for moves that are only imagined."""

from __future__ import annotations

from game.cards.effects import DECLINE
from game.engine.flow import Decision, Move
from game.nations.concepts import holdings
from game.nations.rules.purchases import (
    BATTLE,
    GOLDEN_AGE,
    PAYMENT,
    RESOURCE,
    VICTORY_POINT,
    golden_age_price,
)
from game.nations.rules.resolution import production_total
from game.nations.state import RESOURCES, NationsState

ENOUGH_STONE = 3
RESERVE = 6
"""Resources that a nation had better keep when it buys a VP with a Golden Age."""


def answer(state: NationsState, decision: Decision) -> Move:
    """The answer by a rule of thumb; where there is none, decline, or the first one offered."""
    if len(decision.moves) == 1:
        return decision.moves[0]
    choice = decision.choice
    if choice is GOLDEN_AGE:
        return ("choose", _for_a_golden_age(state, decision))
    if choice is PAYMENT:
        held = holdings(state.nations[decision.seat])
        return max(decision.moves, key=lambda move: held[move[1]])
    if choice is BATTLE:
        return ("choose", most_needed(state, decision.seat))
    decline = ("choose", DECLINE)
    return decline if decline in decision.moves else decision.moves[0]


def _for_a_golden_age(state: NationsState, decision: Decision) -> str:
    """The VP, where it can be afforded without going poor."""
    price = golden_age_price(state, decision.seat, decision.context[0])
    rich = sum(holdings(state.nations[decision.seat]).values()) >= price + RESERVE
    return VICTORY_POINT if rich and ("choose", VICTORY_POINT) in decision.moves else RESOURCE


def most_needed(state: NationsState, seat: int) -> str:
    """Food for a nation that would go hungry, Stone for one that has little, otherwise Books."""
    nation = state.nations[seat]
    if nation.food + production_total(state, seat)[RESOURCES.index("food")] < 0:
        return "food"
    return "stone" if nation.stone < ENOUGH_STONE else "books"
