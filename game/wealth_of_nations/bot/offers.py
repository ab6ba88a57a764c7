"""Offers: which barter a bot proposes, and to whom, by what both sides lack and can spare, and how it answers one.

A bot is no pest: whoever has turned it down is left in peace until the next Trade phase, and after a few deals it
goes to the markets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.engine import Decision, Move
from game.engine.game import Opinion
from game.wealth_of_nations.analysis import bargaining
from game.wealth_of_nations.analysis.bargaining import Side, at_barter_prices, at_market_prices, seen_side, share
from game.wealth_of_nations.analysis.valuation import DOLLAR, needs
from game.wealth_of_nations.bot.lookahead import MASTERLY, SOUND, Lookahead
from game.wealth_of_nations.bot.outlook import to_trade, within_credit
from game.wealth_of_nations.bot.plans import Bill
from game.wealth_of_nations.cards.components import COMMODITIES
from game.wealth_of_nations.public import could_be_money
from game.wealth_of_nations.rules.barter import hand_over
from game.wealth_of_nations.rules.notes import SEATS
from game.wealth_of_nations.rules.talk import MONEY_PLACE, MOST_MONEY, holdings
from game.wealth_of_nations.state import NOTHING, Offer, WealthState, back

THEIR_GAIN = 2 * DOLLAR
"""What it must bring the other side, as far as one can see."""


class BarterProposal(NamedTuple):
    """An offer as what the own side gives, and by how many dollars it is better than the markets."""

    gain: int
    gives: Offer


def advice(state: WealthState, decision: Decision) -> Opinion | None:
    """How a proposal is answered, by what the seat wants to run and to build."""
    return bargaining.advice(state, decision, wanted, upsets)


def upsets(state: WealthState, seat: int, gives: Offer) -> bool:
    """Whether a deal takes more from what lies ahead of a seat than it brings: cubes that are given away are not bought
    back in the same phase (see `Books`), so that tiles which need them are not built.
    """
    then = state.copy()
    hand_over(then.nations[seat], gives)
    ahead, before = (within_credit(each, seat, SOUND)[0] for each in (then, state))
    return ahead.total < before.total


def is_agreeable(state: WealthState, seat: int, partner: int, gives: Offer) -> bool:
    """Whether a computer player would agree to what is given to it, whatever money it has that looks like its own."""
    for money in could_be_money(state, partner):
        asked = state.copy()
        asked.nations[partner].money = money
        side, takes = bargaining.own_side(asked, partner, wanted), back(gives)
        if not bargaining.pays_enough(asked, partner, seat, side, takes) or upsets(asked, partner, takes):
            return False
    return True


def wanted(state: WealthState, seat: int) -> Mapping[str, int]:
    """The cubes for running what pays, and for what is to be built in this round; all of what was bought in this Trade
    phase, as it was bought for something.
    """
    needed = dict(needs(state, seat))
    if not state.is_last_trade:
        nation = state.nations[seat]
        cost = within_credit(state, seat, SOUND)[0].cost
        if nation.bought:  # for a plan that others may reckon up otherwise: what it takes is kept, too
            cost = tuple(map(max, cost, within_credit(state, seat, MASTERLY)[0].cost))
        for commodity, number in zip(COMMODITIES, cost, strict=True):
            if number:
                needed[commodity] = needed.get(commodity, 0) + number
        for commodity in nation.bought:
            needed[commodity] = max(needed.get(commodity, 0), nation.cubes(commodity))
    return needed


def opening(state: WealthState, decision: Decision, wanted: Bill, kept: Bill, foresight: Lookahead) -> Move | None:
    """Begin the talk that promises most, if any is worth it."""
    nation = state.nations[decision.seat]
    if nation.deals >= foresight.most_deals:
        return None
    best: tuple[int, Move] | None = None
    for move in decision.moves:
        if move[0] == "barter" and SEATS.index(move[1]) not in nation.turned_down:
            offer = best_offer(state, decision.seat, SEATS.index(move[1]), wanted, kept, *foresight.dealing)
            if offer and (best is None or offer.gain > best[0]):
                best = offer.gain, move
    return best[1] if best else None


def best_offer(
    state: WealthState, seat: int, partner: int, wanted: Bill, kept: Bill, least_gain: int, asks: bool = True
) -> BarterProposal | None:
    """The offer at barter prices that brings most, and the partner enough to agree; None if there is none.

    wanted: the cubes that the own side needs in this round; kept: those it does not give away. least_gain, asks: see
    `Lookahead`.
    """
    held, other = holdings(state.nations[seat]), seen_side(state, partner)
    least_share = share(state, partner, seat)
    surely_held = min(MOST_MONEY, could_be_money(state, partner)[0])
    found: list[BarterProposal] = []
    gaps, spare = to_trade(state.nations[seat], wanted, kept)
    for goods in _exchanges(gaps, spare, other):
        gives = at_barter_prices(state, goods)
        if gives[MONEY_PLACE] < -surely_held:
            gives = bargaining.with_money(gives, -surely_held)
        gain, theirs = at_market_prices(state, gives), other.gain(state, back(gives))
        if gives[MONEY_PLACE] > min(MOST_MONEY, held[MONEY_PLACE]):
            continue
        pays_both = gain >= least_gain and theirs >= THEIR_GAIN and 10 * theirs >= least_share * gain * DOLLAR
        if pays_both:
            found.append(BarterProposal(gain, gives))
    found.sort(key=lambda each: -each.gain)
    return next((each for each in found if not asks or is_agreeable(state, seat, partner, each.gives)), None)


def _exchanges(gaps: Bill, spare: Bill, other: Side) -> Iterator[Offer]:
    """Cubes that one side lacks and the other can spare: all of them at once, then each commodity alone."""
    cubes = []
    for place, commodity in enumerate(COMMODITIES):
        their_spare = other.held[place] - other.needed.get(commodity, 0)
        if gaps[place] and their_spare > 0:
            cubes.append((place, -min(gaps[place], their_spare)))
        elif spare[place] and their_spare < 0:
            cubes.append((place, min(spare[place], -their_spare)))
    for chosen in (cubes, *([each] for each in cubes if len(cubes) > 1)):
        amounts = dict(chosen)
        if amounts:
            yield tuple(amounts.get(place, 0) for place in range(len(NOTHING)))
