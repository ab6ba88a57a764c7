"""Habits: how a bot trades, and how it plays Wealth of Nations on in imagination, by plans and rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.engine import Decision, HasChance, Move
from game.engine.flow import apply
from game.wealth_of_nations.analysis.bargaining import step_towards
from game.wealth_of_nations.analysis.intentions import Intentions, Loan, PlannedTile
from game.wealth_of_nations.bot.drafting import best_packages, farsighted_site, settle
from game.wealth_of_nations.bot.lookahead import SOUND, Lookahead, swayed
from game.wealth_of_nations.bot.offers import best_offer, opening, upsets, wanted
from game.wealth_of_nations.bot.outlook import Outlook, outlook, to_trade, within_credit, within_means
from game.wealth_of_nations.bot.plans import NO_CUBES, Bill, BotPlan, bill, together
from game.wealth_of_nations.bot.sites import best_sites
from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE, INDUSTRIES, MAP
from game.wealth_of_nations.cards.market import price_of_buying, sell_price, usual_price
from game.wealth_of_nations.packages import WHERE, WHICH_PACKAGE
from game.wealth_of_nations.rules import barter, develop, ending, produce, scoring, trade, turns
from game.wealth_of_nations.rules.notes import SEATS, next_note_pays
from game.wealth_of_nations.rules.talk import talk_of
from game.wealth_of_nations.state import Offer, WealthState

AT_EASE = 3 * FINANCE.repayment
"""Money with which a loan is repaid before the end."""


LATE = 18
"""A round that few games reach: where nobody has a use for more tiles, nobody would place the flag that ends it."""

OF_A_FLAG = bill(FINANCE.costs["flag"])

SITES_TRIED = 3
"""How many places for a tile of an industry are looked at, those first that complete most dots."""


def habit(chance: HasChance, state: WealthState, decision: Decision, foresight: Lookahead = SOUND) -> Move:
    """The usual answer to a question; the same for the same position."""
    moves = decision.moves
    if produce.RUN_BEST[0] in moves:
        return produce.RUN_BEST[0]
    if decision.choice is trade.TRADE:
        return trading(state, decision, foresight)
    if decision.choice is barter.OFFER:
        return proposing(state, decision, foresight)
    if decision.choice is develop.DEVELOP:
        return developing(state, decision, foresight)
    if decision.choice is WHERE:
        return farsighted_site(state, decision.seat, moves, decision.context[0])
    if decision.choice is WHICH_PACKAGE:
        return best_packages(moves)[0]
    return moves[-1] if turns.PASS[0] in moves else moves[0]


def swaying_habit(chance: HasChance, state: WealthState, decision: Decision) -> Move:
    """The usual answer of players who reckon a little otherwise, in every future in another way."""
    return habit(chance, state, decision, swayed(SOUND, chance.rng))


def trading(state: WealthState, decision: Decision, foresight: Lookahead = SOUND) -> Move:
    """Fuel and plans first, by barter if others gain as well, with loans if they must be; then what is left is sold.

    Notes may be barred, as in a challenge: then the bot does without.
    """
    seat = decision.seat
    nation = state.nations[seat]
    take, repay = ("take_note", SEATS[seat]), ("repay_note", SEATS[seat])
    if state.is_final:
        return _settling_up(state, decision, tuple(map(nation.cubes, COMMODITIES)))
    ahead, foresight = within_credit(state, seat, foresight)
    if talk := opening(state, decision, ahead.everything, ahead.kept, foresight):
        return talk
    for needed in _wishes(ahead):
        gaps, spare = to_trade(nation, needed, tuple(map(max, needed, ahead.upkeep)))
        if not any(gaps):
            continue
        if _price_of(state, gaps) <= nation.money:
            return _dearest(state, gaps)
        sale = _best_sale(state, spare, 0.0)
        if sale:
            return sale
        if nation.notes < foresight.most_notes and take in decision.moves:
            return take
        affordable = tuple(
            int(gap and price_of_buying(market, 1) <= nation.money)
            for market, gap in zip(state.markets, gaps, strict=True)
        )
        if needed is ahead.fuel and any(affordable):
            return _dearest(state, affordable)
    flag = OF_A_FLAG if drags_on(state) else NO_CUBES
    later = together(together(ahead.upkeep, ahead.all_fuel), flag)
    gaps, surplus = to_trade(nation, flag, together(later, ahead.cost))
    own = {INDUSTRIES[bloc.industry].product for bloc in state.blocs if bloc.owner == seat}
    products = tuple(number if commodity in own else 0 for commodity, number in zip(COMMODITIES, surplus, strict=True))
    sale = _best_sale(state, products, foresight.fair)
    if sale:
        return sale
    if nation.money >= (FINANCE.repayment if ending.is_near(state) else AT_EASE) and repay in decision.moves:
        return repay
    return _dearest(state, gaps) if any(gaps) and _price_of(state, gaps) <= nation.money else turns.PASS[0]


def drags_on(state: WealthState) -> bool:
    """Whether flags are placed for nothing but that the game ends (W-END-01, W-END-02)."""
    return state.round >= LATE


def purpose(state: WealthState, seat: int, move: Move, foresight: Lookahead = SOUND) -> dict[str, float]:
    """What a loan is for: the VP that the plans bring which it pays for, above doing without, under reasons; where not
    even fuel could be paid without it, what a Produce phase earns.
    """
    if move != ("take_note", SEATS[seat]) or state.is_final:
        return {}
    (ahead, _), (modest, _) = within_credit(state, seat, foresight), within_means(state, seat, foresight)
    more = _number_of_tiles(ahead) - _number_of_tiles(modest)
    tiles = float(scoring.VP_FOR_A_TILE * more)
    if not modest.pays_fuel:
        return {"tiles": tiles, "income": ahead.income}
    return {"tiles": tiles, "money": ahead.total - modest.total - tiles}


def proposing(state: WealthState, decision: Decision, foresight: Lookahead = SOUND) -> Move:
    """The next step of the offer for which a talk was begun."""
    ahead, foresight = within_credit(state, decision.seat, foresight)
    partner = talk_of(state).partner
    offer = best_offer(state, decision.seat, partner, ahead.everything, ahead.kept, *foresight.dealing)
    return step_towards(state, decision, offer.gives) if offer else barter.WITHDRAW[0]


def _wishes(ahead: Outlook) -> list[Bill]:
    """What is wanted, the most wanted first."""
    return [ahead.everything, ahead.fuel] if ahead.plans else [ahead.fuel]


def _price_of(state: WealthState, gaps: Bill) -> int:
    return sum(price_of_buying(market, gap) for market, gap in zip(state.markets, gaps, strict=True))


def _dearest(state: WealthState, gaps: Bill) -> Move:
    """Buy what costs most, before others do."""
    place = max(
        (place for place, gap in enumerate(gaps) if gap),
        key=lambda place: price_of_buying(state.markets[place], 1),
    )
    return trade.BUY[COMMODITIES[place]]


def _best_sale(state: WealthState, rest: Bill, share: float) -> Move | None:
    """Sell what earns most of its usual price, at least this share; None where nothing does."""
    sales = {
        commodity: sell_price(market) / usual_price(market)
        for commodity, market, number in zip(COMMODITIES, state.markets, rest, strict=True)
        if number
    }
    best = max(sales, key=lambda commodity: sales[commodity], default=None)
    return trade.SELL[best] if best and sales[best] >= share else None


def _settling_up(state: WealthState, decision: Decision, have: Bill) -> Move:
    """The last Trade phase: turn everything into money, and give notes back."""
    repay = ("repay_note", SEATS[decision.seat])
    if repay in decision.moves:
        return repay
    sales = [commodity for commodity, number in zip(COMMODITIES, have, strict=True) if number]
    if not sales:
        return turns.PASS[0]
    return trade.SELL[max(sales, key=lambda commodity: sell_price(state.market(commodity)))]


def developing(state: WealthState, decision: Decision, foresight: Lookahead = SOUND) -> Move:
    """Build what the best plan says that can go on, or place the flag for it."""
    for plan in outlook(state, decision.seat, foresight).plans:
        steps = steps_of(state, decision, plan)
        if steps:
            return steps[0]
    return to_the_end(state, decision)[0]


def to_the_end(state: WealthState, decision: Decision) -> Sequence[Move]:
    """The flags that can be placed where no plan goes on and the game drags on; else only a pass."""
    flags = [move for move in decision.moves if move[0] == "place_flag"]
    return flags if flags and drags_on(state) else turns.PASS


def steps_of(state: WealthState, decision: Decision, plan: BotPlan) -> list[Move]:
    """The ways to go on with a plan: its tile on the hex that was thought of before others, or its next flag."""
    seat = decision.seat
    builds = [move for move in decision.moves if move[:2] == ("build", plan.industry)]
    if builds:
        best = best_sites(state, seat, builds, plan.industry, SITES_TRIED)
        thought_of = [move for move in builds if MAP.index[move[2]] == plan.hexes[0]]
        return list(dict.fromkeys([*best_sites(state, seat, thought_of, plan.industry, 1), *best]))
    flags = {move[1]: move for move in decision.moves if move[0] == "place_flag"}
    return [flags[MAP.names[hex]] for hex in plan.hexes if MAP.names[hex] in flags]


# -- what it means to do, told by whoever advises ----------------------------------------------------------------------


def intentions(foresight: Lookahead) -> Intentions:
    """What a bot with this foresight means to build and to barter."""
    return Intentions(
        partial(_plans, foresight), partial(_deal, foresight), partial(_loan, foresight), wanted, upsets,
        partial(_repaid, foresight), settle,
    )  # fmt: skip


def _plans(foresight: Lookahead, state: WealthState, seat: int) -> tuple[PlannedTile, ...]:
    ahead, _ = within_credit(state, seat, foresight)
    return _tiles(ahead)


def _tiles(ahead: Outlook) -> tuple[PlannedTile, ...]:
    return tuple(
        PlannedTile(plan.industry, plan.hexes, _by_name(plan.cost), _by_name(plan.fuel)) for plan in ahead.plans
    )


def _by_name(cubes: Bill) -> dict[str, int]:
    return {commodity: number for commodity, number in zip(COMMODITIES, cubes, strict=True) if number}


def _deal(foresight: Lookahead, state: WealthState, seat: int, partner: int) -> Offer | None:
    ahead, foresight = within_credit(state, seat, foresight)
    found = best_offer(state, seat, partner, ahead.everything, ahead.kept, *foresight.dealing)
    return found.gives if found else None


def _repaid(foresight: Lookahead, state: WealthState, seat: int) -> int:
    repay, imagined, number = ("repay_note", SEATS[seat]), state.copy(), 0
    while (decision := imagined.decision) and decision.seat == seat and decision.choice is trade.TRADE:
        if repay not in decision.moves or (number and trading(imagined, decision, foresight) != repay):
            break
        apply(imagined, repay)
        number += 1
    return number


def _loan(foresight: Lookahead, state: WealthState, seat: int) -> Loan | None:
    nation = state.nations[seat]
    ahead, _ = within_credit(state, seat, foresight)
    modest, _ = within_means(state, seat, foresight)
    gaps, _ = to_trade(nation, ahead.everything, ahead.kept)
    price, money, notes = _price_of(state, gaps), nation.money, 0
    while money < price and next_note_pays(nation) > notes:
        money, notes = money + next_note_pays(nation) - notes, notes + 1
    tiles, earns = _number_of_tiles(ahead) - _number_of_tiles(modest), round(ahead.earns - modest.earns)
    return Loan(_tiles(ahead), _by_name(gaps), price, notes, tiles, earns)


def _number_of_tiles(ahead: Outlook) -> int:
    return sum(len(plan.hexes) for plan in ahead.plans)
