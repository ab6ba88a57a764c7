"""Passes given ahead: repeated at the next turns of the phase until something new is possible, or somebody asks for a
barter (W-RULING-42).
"""

from __future__ import annotations

from game.engine import Move
from game.wealth_of_nations.cards.market import sell_price
from game.wealth_of_nations.rules.talk import holdings
from game.wealth_of_nations.state import WealthState

PASS_ON, DONE = "pass_on", "done_trading"
NO_OFFERS = "no_offers"
"""Declines this proposal and every other one of the phase."""

PASSING = (PASS_ON, DONE)
"""Until something new is possible; until somebody asks the seat for a barter, whatever is possible."""

MOST_PASSES = 200
"""Turns for which it is ordered at most: more than a phase has."""

ALWAYS_THERE = ("barter", "take_note", "repay_note")
"""Moves that come and go with every turn, or with what others do with their notes."""


def is_still_passing(before: WealthState, now: WealthState) -> bool:
    """Whether nothing new has come up for a player since it passed on.

    Nobody has bartered with it, it can do nothing that it could not do then, and nothing it holds has become dearer.
    """
    asked, decision = before.decision, now.decision
    if asked is None or decision is None:
        return False
    then, nation = before.nations[decision.seat], now.nations[decision.seat]
    if holdings(then) != holdings(nation) or not _actions(decision.moves) <= _actions(asked.moves):
        return False
    return all(
        sell_price(market) <= sell_price(before.market(market.commodity))
        for market in now.markets
        if nation.cubes(market.commodity)
    )


def _actions(moves: tuple[Move, ...]) -> frozenset[Move]:
    return frozenset(move for move in moves if move[0] not in ALWAYS_THERE)
