"""Habits: how a hand trades, and how it plays Wealth of Nations on in its mind, by plans and rules of thumb."""

from __future__ import annotations

from game.bots.wealth_of_nations.outlook import MOST_NOTES, Outlook, gaps_and_rest, outlook, together
from game.bots.wealth_of_nations.plans import USUAL_PRICES, Bill
from game.bots.wealth_of_nations.sites import best_sites
from game.core.chance import HasChance
from game.core.flow import Decision, Move
from game.wealth_of_nations.components import COMMODITIES, FINANCE, INDUSTRIES
from game.wealth_of_nations.develop import DEVELOP
from game.wealth_of_nations.ending import is_near
from game.wealth_of_nations.market import price_of_buying, sell_price
from game.wealth_of_nations.notes import SEATS
from game.wealth_of_nations.packages import WHERE
from game.wealth_of_nations.produce import RUN_BEST
from game.wealth_of_nations.state import WealthState
from game.wealth_of_nations.trade import BUY, SELL, TRADE
from game.wealth_of_nations.turns import PASS

FAIR = 0.6
"""The share of its usual price that a cube must earn, as long as money is not needed."""

AT_EASE = 3 * FINANCE.repayment
"""Money with which a loan is repaid before the end."""


def habit(chance: HasChance, state: WealthState, decision: Decision) -> Move:
    """The usual answer to a question; the same for the same position."""
    moves = decision.moves
    if RUN_BEST[0] in moves:
        return RUN_BEST[0]
    if decision.choice is TRADE:
        return trading(state, decision.seat)
    if decision.choice is DEVELOP:
        return developing(state, decision)
    if decision.choice is WHERE:
        return best_sites(state, decision.seat, moves, decision.context[0], 1)[0]
    return moves[-1] if PASS[0] in moves else moves[0]


def trading(state: WealthState, seat: int) -> Move:
    """Fuel and plan first, with loans if they must be; then what nobody needs is sold."""
    nation = state.nations[seat]
    have = tuple(getattr(nation, commodity) for commodity in COMMODITIES)
    if state.is_final:
        return _settling_up(state, seat, have)
    ahead = outlook(state, seat)
    for needed, may_borrow in _wishes(ahead):
        gaps, _ = gaps_and_rest(have, needed)
        if not any(gaps):
            continue
        price = sum(price_of_buying(market, gap) for market, gap in zip(state.markets, gaps, strict=True))
        if price <= nation.money:
            return _dearest(state, gaps)
        sale = _best_sale(state, gaps_and_rest(have, tuple(map(max, needed, ahead.upkeep)))[1], 0.0)
        if sale:
            return sale
        if may_borrow and nation.notes < MOST_NOTES:
            return ("take_note", SEATS[seat])
        affordable = tuple(
            int(gap and price_of_buying(market, 1) <= nation.money)
            for market, gap in zip(state.markets, gaps, strict=True)
        )
        if needed is ahead.fuel and any(affordable):
            return _dearest(state, affordable)
    later = together(ahead.upkeep, ahead.fuel)
    everything = together(later, ahead.plan.cost) if ahead.plan else later
    surplus = gaps_and_rest(have, everything)[1]
    own = {INDUSTRIES[bloc.industry].product for bloc in state.blocs if bloc.owner == seat}
    products = tuple(
        number if commodity in own else 0 for commodity, number in zip(COMMODITIES, surplus, strict=True)
    )
    sale = _best_sale(state, products, FAIR)
    if sale:
        return sale
    if nation.notes and nation.money >= (FINANCE.repayment if is_near(state) else AT_EASE):
        return ("repay_note", SEATS[seat])
    return PASS[0]


def _wishes(ahead: Outlook) -> list[tuple[Bill, bool]]:
    """What is wanted, the most wanted first, and whether a loan is worth it."""
    wishes: list[tuple[Bill, bool]] = [(ahead.fuel, True)]
    if ahead.plan:
        wishes.insert(0, (together(together(ahead.fuel, ahead.plan.cost), ahead.plan.fuel), True))
    return wishes


def _dearest(state: WealthState, gaps: Bill) -> Move:
    """Buy what costs most, before others do."""
    place = max(
        (place for place, gap in enumerate(gaps) if gap),
        key=lambda place: price_of_buying(state.markets[place], 1),
    )
    return BUY[COMMODITIES[place]]


def _best_sale(state: WealthState, rest: Bill, share: float) -> Move | None:
    """Sell what earns most of its usual price, at least this share; None where nothing does."""
    sales = {
        commodity: sell_price(market) / USUAL_PRICES[commodity]
        for commodity, market, number in zip(COMMODITIES, state.markets, rest, strict=True)
        if number
    }
    best = max(sales, key=lambda commodity: sales[commodity], default=None)
    return SELL[best] if best and sales[best] >= share else None


def _settling_up(state: WealthState, seat: int, have: Bill) -> Move:
    """The last Trade phase: turn everything into money, and give notes back."""
    nation = state.nations[seat]
    if nation.notes and nation.money >= FINANCE.repayment:
        return ("repay_note", SEATS[seat])
    sales = [commodity for commodity, number in zip(COMMODITIES, have, strict=True) if number]
    if not sales:
        return PASS[0]
    return SELL[max(sales, key=lambda commodity: sell_price(state.market(commodity)))]


def developing(state: WealthState, decision: Decision) -> Move:
    """Build what the plan says on its best site, or place the flag for it."""
    seat = decision.seat
    plan = outlook(state, seat).plan
    if plan:
        builds = [move for move in decision.moves if move[:2] == ("build", plan.industry)]
        if builds:
            return best_sites(state, seat, builds, plan.industry, 1)[0]
        flags = [move for move in decision.moves if move[0] == "place_flag"]
        if flags:
            return flags[0]
    return PASS[0]
