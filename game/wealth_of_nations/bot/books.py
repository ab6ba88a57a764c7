"""Books: what a programme for one round, and all that follows from it, will be worth at the end of the game."""

from __future__ import annotations

from typing import NamedTuple

from game.wealth_of_nations.bot.economy import Economy, Flow, both, flow
from game.wealth_of_nations.bot.lookahead import Lookahead
from game.wealth_of_nations.bot.plans import NO_CUBES, Bill, BotPlan, together
from game.wealth_of_nations.cards.components import COMMODITIES
from game.wealth_of_nations.cards.prices import HALF_DOLLARS
from game.wealth_of_nations.rules.notes import next_note_pays
from game.wealth_of_nations.rules.scoring import DOLLARS_FOR_A_VP, VP_FOR_A_TILE
from game.wealth_of_nations.state import WealthState

OF_A_NOTE = 2.5
"""VP that a note costs: the $25 to repay it."""

LATER = 0.9
"""What a cube for the next round is worth of its price."""

OF_A_STEP = 0.05
"""VP less for every cube still to be bought or sold and every loan still to be taken, so that things get done."""

NEVER = float("-inf")

PLACES = range(len(COMMODITIES))


class Programme(NamedTuple):
    """Plans for one round, the cubes that they take, what all own blocs make and take then, and the VP in the end."""

    plans: tuple[BotPlan, ...] = ()
    cost: Bill = NO_CUBES
    runs: Flow = Flow()
    total: float = 0.0


class Trade(NamedTuple):
    """What a programme takes of a commodity: its price, the steps to it, and the share of the fuel that is there.

    for_sale: what selling all the rest would earn. left: what the rest is worth, in part sold, in part kept as fuel for
    the next round.
    """

    price: int = 0
    steps: int = 0
    for_sale: int = 0
    left: float = 0.0
    share: float = 1.0


class Account(NamedTuple):
    """A commodity in a programme: what is traded of it, and the dollars that it brings above the fuel, halfway to the
    end and in the last Produce phase.
    """

    trade: Trade
    midway: float
    last: float


class Books:
    """What a player holds, and the markets, for reckoning up many programmes. ahead: Produce phases to come.
    most_notes: how many the player may owe.

    Programmes differ in few commodities: what is reckoned up for one of them is remembered.
    """

    def __init__(self, state: WealthState, seat: int, foresight: Lookahead, ahead: float) -> None:
        self._nation = state.nations[seat]
        self._have = tuple(self._nation.cubes(commodity) for commodity in COMMODITIES)
        self._can_buy = state.phase in ("setup", "trade")
        self._foresight, self.most_notes = foresight, foresight.most_notes
        self._ahead = ahead
        self._economy = Economy(state, seat, foresight.pace, foresight.drift)
        self._accounts: tuple[dict[tuple[int, int, int], Account], ...] = tuple({} for _ in PLACES)
        self._earnings: dict[tuple[int, int, int], tuple[float, float]] = {}

    def pays(self, run: Flow) -> bool:
        """Whether running brings more than its fuel, at barter prices."""
        return run.dollars + self._barter_worth(run.products) > self._barter_worth(run.fuel)

    def _barter_worth(self, cubes: Bill) -> float:
        ladders = self._economy.ladders
        prices = (ladder.barter[filled] for ladder, filled in zip(ladders, self._economy.filled, strict=True))
        return sum(number * price for number, price in zip(cubes, prices, strict=True)) / HALF_DOLLARS

    def reckoned(self, programme: Programme) -> Programme:
        """The programme with its total."""
        plans, cost, runs, _ = programme
        return Programme(plans, cost, runs, self.vp(programme))

    def added(self, so_far: Programme, plan: BotPlan) -> Programme:
        """The programme with a plan more; its tiles run only where that pays."""
        cost = together(so_far.cost, plan.cost)
        idle = Programme((*so_far.plans, plan), cost, so_far.runs)
        if self._lacks(cost, so_far.runs.fuel):
            return idle._replace(total=NEVER)
        runs = both(so_far.runs, flow(plan.industry, plan.dots, plan.fuel))
        running = self.reckoned(Programme(idle.plans, cost, runs))
        idle = self.reckoned(idle)
        return running if running.total >= idle.total else idle

    def _lacks(self, cost: Bill, fuel: Bill) -> bool:
        """Whether plans need cubes that cannot be bought: in the Trade phase, that were given away in it. Buying back
        what was sold a moment ago costs money, and nobody would follow such a plan.
        """
        given = self._nation.given
        return any(
            need and (need > held if not self._can_buy else name in given and need + burnt > held)
            for name, need, burnt, held in zip(COMMODITIES, cost, fuel, self._have, strict=True)
        )

    def vp(self, programme: Programme) -> float:
        """The VP in the end, once a programme is paid: tiles, money, what is left to sell, and all production."""
        price = steps = 0
        for_sale = left_over = 0.0
        share = 1.0
        runs, ahead = programme.runs, self._ahead
        yearly = last = float(runs.dollars)
        for place, key in enumerate(zip(programme.cost, runs.products, runs.fuel, strict=True)):
            accounts = self._accounts[place]
            if key not in accounts:
                accounts[key] = self._account(place, *key)
            trade, midway, at_last = accounts[key]
            price += trade.price
            steps += trade.steps
            for_sale += trade.for_sale
            left_over += trade.left
            if trade.share < share:
                share = trade.share
            yearly += midway
            last += at_last
        nation = self._nation
        money, notes = nation.money - price, nation.notes
        short = -money - for_sale
        while short > 0:
            loan = next_note_pays(nation) - (notes - nation.notes)
            if notes >= self.most_notes or loan <= 0:
                return NEVER
            short, money, notes, steps = short - loan, money + loan, notes + 1, steps + 1
        income = share * last + (ahead - 1) * yearly if ahead else 0.0
        dollars = money + left_over + income
        tiles = sum(self._vp_of_tiles(plan) for plan in programme.plans)
        return dollars / DOLLARS_FOR_A_VP + tiles - OF_A_NOTE * notes - OF_A_STEP * steps

    def _vp_of_tiles(self, plan: BotPlan) -> float:
        """What the tiles of a plan count at the end of the game, to a player who likes some more than others."""
        liking = self._foresight.liking if plan.industry in self._foresight.likes else 0.0
        return (VP_FOR_A_TILE + liking) * len(plan.hexes)

    def _account(self, place: int, cost: int, made: int, fuel: int) -> Account:
        """What a programme takes of a commodity and leaves of it, and what it earns with it.

        The first Produce phase is paid for, and only what can run of it earns; after the last everything is sold.
        """
        rest = self._have[place] - cost - fuel
        if rest >= 0:
            trade = self._left(place, rest, made, fuel)
        elif self._can_buy:
            trade = self._bought(place, -rest)
        else:
            trade = Trade(share=(rest + fuel) / fuel)
        return Account(trade, *(self._earned(place, made, fuel) if self._ahead else (0.0, 0.0)))

    def _bought(self, place: int, cubes: int) -> Trade:
        return Trade(price=self._economy.ladders[place].up(self._economy.filled[place], cubes), steps=cubes)

    def _left(self, place: int, rest: int, made: int, fuel: int) -> Trade:
        ladder, filled = self._economy.ladders[place], self._economy.filled[place]
        kept = min(rest, fuel) if self._ahead > 1 else 0
        to_come = self._economy.filled_in(self._ahead / 2, place, made - fuel)
        return Trade(
            steps=rest - kept,
            for_sale=ladder.down(filled, rest),
            left=ladder.down(filled, rest - kept) + LATER * kept * ladder.barter[to_come] / HALF_DOLLARS,
        )

    def yearly(self, runs: Flow) -> float:
        """Dollars that a Produce phase brings above its fuel, halfway to the end of the game."""
        dollars = float(runs.dollars)
        for place in PLACES:
            dollars += self._earned(place, runs.products[place], runs.fuel[place])[0]
        return dollars

    def _earned(self, place: int, made: int, fuel: int) -> tuple[float, float]:
        """Dollars that so many products of a commodity bring above the fuel halfway to the end; and the last ones."""
        key = place, made, fuel
        if key not in self._earnings:
            ladder, own = self._economy.ladders[place], made - fuel
            midway, end = (self._economy.filled_in(self._ahead / part, place, own) for part in (2, 1))
            yearly = self._foresight.hope * ladder.down(midway, own) if own > 0 else -ladder.up(midway, -own)
            self._earnings[key] = yearly, (ladder.down(midway, made) + ladder.down(end, made)) / 2
        return self._earnings[key]
