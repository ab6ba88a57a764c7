"""Outlook: what a player can make of a position by the end of the game, if the best plan for this round is followed.

In the Trade phase a plan takes what is missing from the markets, with loans where the money does not suffice; later in
the round it has to do with what is there. Buying what a plan needs therefore changes nothing but that it is done.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.bots.wealth_of_nations.plans import NO_CUBES, Bill, Plan, bill, dollar_price, plans
from game.wealth_of_nations.build import sites
from game.wealth_of_nations.components import COMMODITIES, FLAGS_OF_A_NATION, INDUSTRIES, Cost
from game.wealth_of_nations.ending import STACKS_TO_EMPTY, open_hexes
from game.wealth_of_nations.market import price_of_buying, price_of_selling
from game.wealth_of_nations.notes import next_note_pays
from game.wealth_of_nations.placing import OPEN
from game.wealth_of_nations.running import Run, whole_run
from game.wealth_of_nations.scoring import DOLLARS_FOR_A_VP, VP_FOR_A_TILE, VP_LOST_FOR_A_NOTE
from game.wealth_of_nations.state import Nation, WealthState

SHORTEST, LONGEST = 5.0, 9.0
"""Produce phases of a whole game, as it looks at the beginning; and the most that anybody reckons with."""

MOST_NOTES = 9
"""With more of them a new note brings too little for the 3 VP that it costs."""

LATER = 0.9
"""What a cube for the next round is worth of its price."""

OF_A_STEP = 0.04
"""VP less for every cube still to be bought or sold and every loan still to be taken, so that things get done."""


@dataclass(frozen=True)
class Outlook:
    """What lies ahead of a player, in VP.

    added: what building adds to the total. income: what a Produce phase earns. plan: what is to be built; None for
    nothing. fuel: what running everything that pays takes. upkeep: what running everything would take.
    """

    total: float
    added: float
    income: float
    plan: Plan | None
    fuel: Bill
    upkeep: Bill


def can_buy(state: WealthState) -> bool:
    """Whether what is missing can still be bought in this round."""
    return state.phase in ("setup", "trade")


def produce_phases_ahead(state: WealthState) -> float:
    """How many are still to come, guessed from flags, hexes and stacks, and from how long those took so far."""
    if state.phase == "over" or (state.is_final and state.phase == "trade"):
        return 0.0
    if state.is_final:
        return 1.0
    progress = max(
        max(map(state.flags.count, state.seats)) / FLAGS_OF_A_NATION,
        1 - open_hexes(state) / len(OPEN),
        state.stacks.count(0) / STACKS_TO_EMPTY,
    )
    whole = max(SHORTEST, min(LONGEST, state.round / progress if progress else 0.0))
    return 1.0 + (whole - 1.0) * (1 - progress)


def outlook(state: WealthState, seat: int) -> Outlook:
    """The best outlook over all plans, building nothing among them."""
    nation = state.nations[seat]
    have = tuple(getattr(nation, commodity) for commodity in COMMODITIES)
    ahead = produce_phases_ahead(state)
    runs = [run for bloc in state.blocs if bloc.owner == seat for run in [whole_run(state, bloc)]]
    paying = [run for run in runs if _net(state, run) > 0]
    tiles = sum(len(run.bloc.hexes) for run in runs)
    fuel = bill(*(run.cost for run in paying)) if ahead else NO_CUBES
    upkeep = bill(*(run.cost for run in runs)) if ahead else NO_CUBES
    gross = sum(_dollars(state, run.products) for run in paying) if ahead else 0.0
    net = sum(_net(state, run) for run in paying)
    certain = VP_FOR_A_TILE * tiles + max(0.0, ahead - 1) * net / DOLLARS_FOR_A_VP
    without = _with(state, nation, have, NO_CUBES, fuel, gross)
    best, chosen = without, None
    if ahead and state.phase != "produce":
        for each in plans(state, seat, len(sites(state, seat))):
            if can_buy(state) or _covers(have, each.cost):
                then = _with_plan(state, nation, have, fuel, gross, each, ahead)
                if then > best:
                    best, chosen = then, each
    return Outlook(certain + best, best - without, net / DOLLARS_FOR_A_VP, chosen, fuel, upkeep)


def _covers(have: Bill, cost: Bill) -> bool:
    return all(held >= need for held, need in zip(have, cost, strict=True))


def _dollars(state: WealthState, amounts: Cost) -> float:
    return sum(number * dollar_price(state, kind) for kind, number in amounts)


def _net(state: WealthState, run: Run) -> float:
    """What running brings above its fuel, in dollars."""
    return _dollars(state, run.products) - _dollars(state, run.cost)


def _with_plan(
    state: WealthState, nation: Nation, have: Bill, fuel: Bill, gross: float, plan: Plan, ahead: float
) -> float:
    revenue = plan.dots * dollar_price(state, INDUSTRIES[plan.industry].product)
    expense = sum(
        number * dollar_price(state, commodity)
        for commodity, number in zip(COMMODITIES, plan.fuel, strict=True)
        if number
    )
    if revenue <= expense:
        everything, then = fuel, gross
        lasting = 0.0
    else:
        everything, then = together(fuel, plan.fuel), gross + revenue
        lasting = (ahead - 1) * (revenue - expense) / DOLLARS_FOR_A_VP
    return _with(state, nation, have, plan.cost, everything, then) + VP_FOR_A_TILE * plan.tiles + lasting


def together(one: Bill, other: Bill) -> Bill:
    """Two rows of cubes added up."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _with(state: WealthState, nation: Nation, have: Bill, cost: Bill, fuel: Bill, gross: float) -> float:
    """The VP of everything that can be traded, once a cost is paid and the blocs have run for their gross revenue."""
    money, notes, steps = float(nation.money), nation.notes, 0
    if can_buy(state):
        gaps, rest = gaps_and_rest(have, together(cost, fuel))
        price = sum(
            price_of_buying(market, gap) for market, gap in zip(state.markets, gaps, strict=True) if gap
        )
        money += gross - price
        steps = sum(gaps)
        short = price - nation.money
        while short > 0 and (loan := _next_loan(nation, notes)) > 0:
            short, money, notes, steps = short - loan, money + loan, notes + 1, steps + 1
        if short > 0:
            return float("-inf")
    else:
        _, left = gaps_and_rest(have, cost)
        share = min((held / need for held, need in zip(left, fuel, strict=True) if need), default=1.0)
        money += gross * min(1.0, share)
        _, rest = gaps_and_rest(left, fuel)
    held = sum(
        _worth_of_rest(state, place, number, fuel[place]) for place, number in enumerate(rest) if number
    )
    return (money + held) / DOLLARS_FOR_A_VP - VP_LOST_FOR_A_NOTE * notes - OF_A_STEP * steps


def _next_loan(nation: Nation, notes: int) -> int:
    if notes >= MOST_NOTES:
        return 0
    return next_note_pays(nation) - (notes - nation.notes)


def gaps_and_rest(have: Bill, need: Bill) -> tuple[Bill, Bill]:
    """What is missing, and what is left over."""
    gaps = tuple(max(0, wanted - held) for held, wanted in zip(have, need, strict=True))
    rest = tuple(max(0, held - wanted) for held, wanted in zip(have, need, strict=True))
    return gaps, rest


def _worth_of_rest(state: WealthState, place: int, number: int, needed: int) -> float:
    """Dollars for cubes that this round does not need: some for the next one, the others to be sold."""
    market = state.markets[place]
    later = 0 if state.is_final else min(number, needed)
    sold = number - later
    return (
        LATER * later * dollar_price(state, market.commodity)
        + price_of_selling(market, sold)
        - OF_A_STEP * DOLLARS_FOR_A_VP * sold
    )
