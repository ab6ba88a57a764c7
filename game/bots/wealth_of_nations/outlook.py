"""Outlook: what a player can make of a position by the end of the game, if the best plans for this round are followed.

In the Trade phase plans take what is missing from the markets, with loans where the money does not suffice; later in
the round they have to do with what is there. Buying what a plan needs therefore changes nothing but that it is done.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from game.bots.wealth_of_nations.plans import NO_CUBES, Bill, Plan, bill, dollar_price, plans, together
from game.wealth_of_nations.components import COMMODITIES, FLAGS_OF_A_NATION, INDUSTRIES, MONEY, Cost
from game.wealth_of_nations.ending import STACKS_TO_EMPTY, open_hexes
from game.wealth_of_nations.market import price_of_buying, price_of_selling
from game.wealth_of_nations.notes import next_note_pays
from game.wealth_of_nations.placing import OPEN
from game.wealth_of_nations.running import Run, whole_run
from game.wealth_of_nations.scoring import DOLLARS_FOR_A_VP, VP_FOR_A_TILE
from game.wealth_of_nations.state import Market, WealthState

SHORTEST, LONGEST = 4.0, 5.0
"""Produce phases of a whole game, as it looks at the beginning; and the most that a sound hand reckons with: there are
often more, but they earn less than today's prices promise."""

OF_A_NOTE = 2.5
"""VP that a note costs: the $25 to repay it."""

LATER = 0.9
"""What a cube for the next round is worth of its price."""

OF_A_STEP = 0.05
"""VP less for every cube still to be bought or sold and every loan still to be taken, so that things get done."""

MOST_CUBES = 45
"""Cubes of a commodity that are reckoned with."""

NEVER = float("-inf")


@dataclass(frozen=True)
class Foresight:
    """How far a hand thinks: so many plans for a round, so many tiles in each, so many Produce phases ahead.

    most_notes: with more of them it takes no further one. revenue: the share of the barter price that it expects for a
    product. fair: the share of its usual price that a cube must earn, as long as money is not needed.
    """

    plans: int = 4
    tiles: int = 1
    phases: float = LONGEST
    most_notes: int = 9
    revenue: float = 0.7
    fair: float = 0.9


SOUND = Foresight()


@dataclass(frozen=True)
class Outlook:
    """What lies ahead of a player, in VP.

    added: what building adds to the total. income: what a Produce phase earns. plans: what is to be built, the best
    first; cost: the cubes for it; all_fuel: those for running everything that pays, the new tiles too. fuel: the same
    without them. upkeep: what running everything would take.
    """

    total: float
    added: float
    income: float
    plans: tuple[Plan, ...]
    cost: Bill
    all_fuel: Bill
    fuel: Bill
    upkeep: Bill


def can_buy(state: WealthState) -> bool:
    """Whether what is missing can still be bought in this round."""
    return state.phase in ("setup", "trade")


def produce_phases_ahead(state: WealthState, longest: float = LONGEST) -> float:
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
    whole = max(SHORTEST, min(longest, state.round / progress if progress else 0.0))
    return 1.0 + (whole - 1.0) * (1 - progress)


def outlook(state: WealthState, seat: int, foresight: Foresight = SOUND) -> Outlook:
    """The best outlook that adding one plan after the other leads to, building nothing among them."""
    ahead = min(foresight.phases, produce_phases_ahead(state, max(LONGEST, foresight.phases)))
    books = Books(state, seat, foresight)
    runs = [whole_run(state, bloc) for bloc in state.blocs if bloc.owner == seat]
    paying = [run for run in runs if books.net(run) > 0]
    fuel = bill(*(run.cost for run in paying)) if ahead else NO_CUBES
    upkeep = bill(*(run.cost for run in runs)) if ahead else NO_CUBES
    gross = sum(books.dollars(run.products) for run in paying) if ahead else 0.0
    net = sum(books.net(run) for run in paying)
    tiles = sum(len(run.bloc.hexes) for run in runs)
    certain = VP_FOR_A_TILE * tiles + max(0.0, ahead - 1) * net / DOLLARS_FOR_A_VP
    without = books.vp(Programme(fuel=fuel, gross=gross))
    best = Programme(fuel=fuel, gross=gross, total=without)
    left = []
    if ahead and state.phase != "produce":
        left = plans(state, seat, foresight.tiles)
    while left and len(best.plans) < foresight.plans:
        further = (books.added(best, plan, ahead) for plan in left)
        then = max(further, key=lambda programme: programme.total)
        if then.total <= best.total:
            break
        best = then
        flags = state.flags_left(seat) - sum(plan.flags for plan in best.plans)
        taken = best.plans[-1].industry
        left = [plan for plan in left if plan.industry != taken and plan.flags <= flags]
    return Outlook(
        certain + best.total, best.total - without, net / DOLLARS_FOR_A_VP, best.plans, best.cost, best.fuel,
        fuel, upkeep,
    )  # fmt: skip


class Programme(NamedTuple):
    """Plans for one round. cost: cubes for building; fuel: for running all that pays, the new tiles too.

    gross: dollars that running brings this round. lasting: VP of the new tiles and of their later rounds. total: the VP
    of all of this and of what can be traded.
    """

    plans: tuple[Plan, ...] = ()
    cost: Bill = NO_CUBES
    fuel: Bill = NO_CUBES
    gross: float = 0.0
    lasting: float = 0.0
    total: float = 0.0


class Books:
    """What a player holds, and the prices of all markets, for reckoning up many programmes."""

    def __init__(self, state: WealthState, seat: int, foresight: Foresight) -> None:
        self._nation = state.nations[seat]
        self._have = tuple(getattr(self._nation, commodity) for commodity in COMMODITIES)
        self._can_buy = can_buy(state)
        self._is_final = state.is_final
        self._foresight = foresight
        self._ladders = [ladders(market.commodity, market.filled) for market in state.markets]
        self._prices = {product: dollar_price(state, product) for product in (*COMMODITIES, MONEY)}
        self._price_row = tuple(self._prices[commodity] for commodity in COMMODITIES)

    def dollars(self, amounts: Cost) -> float:
        """What products or fuel will be worth."""
        return sum(number * self._prices[kind] for kind, number in amounts)

    def net(self, run: Run) -> float:
        """What running brings above its fuel, in dollars."""
        return self.dollars(run.products) - self.dollars(run.cost)

    def added(self, so_far: Programme, plan: Plan, ahead: float) -> Programme:
        """The programme with a plan more; its tiles run only where that pays."""
        revenue = self._foresight.revenue * plan.dots * self._prices[INDUSTRIES[plan.industry].product]
        expense = sum(map(mul, plan.fuel, self._price_row))
        lasting = so_far.lasting + VP_FOR_A_TILE * len(plan.hexes)
        fuel, gross = so_far.fuel, so_far.gross
        if revenue > expense:
            fuel, gross = together(fuel, plan.fuel), gross + revenue
            lasting += (ahead - 1) * (revenue - expense) / DOLLARS_FOR_A_VP
        cost = together(so_far.cost, plan.cost)
        then = Programme((*so_far.plans, plan), cost, fuel, gross, lasting)
        if not self._can_buy and any(need > held for need, held in zip(cost, self._have, strict=True)):
            return then._replace(total=NEVER)
        return then._replace(total=self.vp(then))

    def vp(self, programme: Programme) -> float:
        """The VP of a programme and of everything that can be traded once it is paid and has run."""
        price = steps = 0
        worth = for_sale = 0.0
        share = 1.0
        for place, held in enumerate(self._have):
            rest = held - programme.cost[place]
            fuel = programme.fuel[place]
            buying, selling = self._ladders[place]
            if rest < fuel:
                if self._can_buy:
                    price += buying[min(MOST_CUBES, fuel - rest)]
                    steps += fuel - rest
                else:
                    share = min(share, rest / fuel)
            else:
                rest -= fuel
                later = 0 if self._is_final else min(rest, fuel)
                sold = min(MOST_CUBES, rest - later)
                worth += LATER * later * self._price_row[place] + selling[sold]
                for_sale += selling[min(MOST_CUBES, rest)]
                steps += sold
        nation = self._nation
        money, notes = nation.money - price + programme.gross * share, nation.notes
        short = price - nation.money - for_sale
        while short > 0:
            loan = next_note_pays(nation) - (notes - nation.notes)
            if notes >= self._foresight.most_notes or loan <= 0:
                return NEVER
            short, money, notes, steps = short - loan, money + loan, notes + 1, steps + 1
        return (money + worth) / DOLLARS_FOR_A_VP - OF_A_NOTE * notes - OF_A_STEP * steps + programme.lasting


@lru_cache(maxsize=512)
def ladders(commodity: str, filled: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What buying no cube, one, two and so on costs at a market with so many filled wells; and what selling earns."""
    market = Market(commodity)
    market.filled = filled
    numbers = range(MOST_CUBES + 1)
    return (
        tuple(price_of_buying(market, number) for number in numbers),
        tuple(price_of_selling(market, number) for number in numbers),
    )


def gaps_and_rest(have: Bill, need: Bill) -> tuple[Bill, Bill]:
    """What is missing, and what is left over."""
    gaps = tuple(max(0, wanted - held) for held, wanted in zip(have, need, strict=True))
    rest = tuple(max(0, held - wanted) for held, wanted in zip(have, need, strict=True))
    return gaps, rest
