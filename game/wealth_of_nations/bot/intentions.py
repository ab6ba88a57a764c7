"""Intentions: what a bot means to build and to barter, told by whoever advises."""

from __future__ import annotations

from functools import partial

from game.wealth_of_nations.analysis.deal_facts import Intentions, PlannedTile
from game.wealth_of_nations.bot.habits import within_credit
from game.wealth_of_nations.bot.lookahead import Lookahead
from game.wealth_of_nations.bot.offers import best_offer
from game.wealth_of_nations.bot.outlook import outlook
from game.wealth_of_nations.cards.components import COMMODITIES
from game.wealth_of_nations.state import Offer, WealthState


def intentions(foresight: Lookahead) -> Intentions:
    """Those of a bot with this foresight."""
    return Intentions(partial(_plans, foresight), partial(_deal, foresight))


def _plans(foresight: Lookahead, state: WealthState, seat: int) -> tuple[PlannedTile, ...]:
    ahead, _ = within_credit(state, seat, foresight)
    return tuple(
        PlannedTile(plan.industry, plan.hexes, dict(zip(COMMODITIES, plan.cost, strict=True))) for plan in ahead.plans
    )


def _deal(foresight: Lookahead, state: WealthState, seat: int, partner: int) -> Offer | None:
    found = best_offer(state, seat, partner, outlook(state, seat, foresight).everything, foresight.least_gain)
    return found.gives if found else None
