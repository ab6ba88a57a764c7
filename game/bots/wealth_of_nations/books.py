"""Books: what a programme for one round, and all that follows from it, will be worth at the end of the game."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.wealth_of_nations.economy import PRICE_LADDERS, Economy, Flow, all_together, flow
from game.bots.wealth_of_nations.foresight import Foresight
from game.bots.wealth_of_nations.plans import NO_CUBES, Bill, Plan, together
from game.wealth_of_nations.components import COMMODITIES
from game.wealth_of_nations.market import HALF_DOLLARS
from game.wealth_of_nations.notes import next_note_pays
from game.wealth_of_nations.scoring import DOLLARS_FOR_A_VP, VP_FOR_A_TILE
from game.wealth_of_nations.state import WealthState

OF_A_NOTE = 2.5
"""VP that a note costs: the $25 to repay it."""

LATER = 0.9
"""What a cube for the next round is worth of its price."""

OF_A_STEP = 0.05
"""VP less for every cube still to be bought or sold and every loan still to be taken, so that things get done."""

NEVER = float("-inf")


class Programme(NamedTuple):
    """Plans for one round, the cubes that they take, what all own blocs make and take then, and the VP in the end."""

    plans: tuple[Plan, ...] = ()
    cost: Bill = NO_CUBES
    runs: Flow = Flow()
    total: float = 0.0


class Books:
    """What a player holds, and the markets, for reckoning up many programmes.

    ahead: Produce phases to come. tiles: those on the map.
    """

    def __init__(self, state: WealthState, seat: int, foresight: Foresight, ahead: float) -> None:
        self._nation = state.nations[seat]
        self._have = tuple(self._nation.cubes(commodity) for commodity in COMMODITIES)
        self._can_buy = state.phase in ("setup", "trade")
        self._foresight = foresight
        self._ahead = ahead
        self._economy = Economy(state, seat, foresight.pace, foresight.drift)

    def pays(self, run: Flow) -> bool:
        """Whether running brings more than its fuel, at barter prices."""
        return run.dollars + self._barter_worth(run.products) > self._barter_worth(run.fuel)

    def _barter_worth(self, cubes: Bill) -> float:
        prices = (
            ladder.barter[filled] for ladder, filled in zip(PRICE_LADDERS, self._economy.filled, strict=True)
        )
        return sum(number * price for number, price in zip(cubes, prices, strict=True)) / HALF_DOLLARS

    def reckoned(self, programme: Programme) -> Programme:
        """The programme with its total."""
        return programme._replace(total=self.vp(programme))

    def added(self, so_far: Programme, plan: Plan) -> Programme:
        """The programme with a plan more; its tiles run only where that pays."""
        cost = together(so_far.cost, plan.cost)
        idle = Programme((*so_far.plans, plan), cost, so_far.runs)
        if not self._can_buy and any(need > held for need, held in zip(cost, self._have, strict=True)):
            return idle._replace(total=NEVER)
        runs = all_together((so_far.runs, flow(plan.industry, plan.dots, ())._replace(fuel=plan.fuel)))
        running = idle._replace(runs=runs)
        return max((self.reckoned(each) for each in (running, idle)), key=lambda each: each.total)

    def vp(self, programme: Programme) -> float:
        """The VP in the end, once a programme is paid: tiles, money, what is left to sell, and all production."""
        price = steps = 0
        for_sale = left_over = 0.0
        share = 1.0
        for place, (ladder, filled) in enumerate(zip(PRICE_LADDERS, self._economy.filled, strict=True)):
            fuel = programme.runs.fuel[place]
            rest = self._have[place] - programme.cost[place] - fuel
            if rest < 0 and self._can_buy:
                price += ladder.up(filled, -rest)
                steps -= rest
            elif rest < 0:
                share = min(share, (rest + fuel) / fuel)
            else:
                later = min(rest, fuel) if self._ahead > 1 else 0
                for_sale += ladder.down(filled, rest)
                steps += rest - later
                to_come = self._economy.filled_in(
                    self._ahead / 2, place, programme.runs.products[place] - fuel
                )
                left_over += ladder.down(filled, rest - later)
                left_over += LATER * later * ladder.barter[to_come] / HALF_DOLLARS
        nation = self._nation
        money, notes = nation.money - price, nation.notes
        short = -money - for_sale
        while short > 0:
            loan = next_note_pays(nation) - (notes - nation.notes)
            if notes >= self._foresight.most_notes or loan <= 0:
                return NEVER
            short, money, notes, steps = short - loan, money + loan, notes + 1, steps + 1
        dollars = money + left_over + self._income(programme.runs, share)
        tiles = sum(self._vp_of_tiles(plan) for plan in programme.plans)
        return dollars / DOLLARS_FOR_A_VP + tiles - OF_A_NOTE * notes - OF_A_STEP * steps

    def _vp_of_tiles(self, plan: Plan) -> float:
        """What the tiles of a plan count at the end of the game, to a player who likes some more than others."""
        liking = self._foresight.liking if plan.industry in self._foresight.likes else 0.0
        return (VP_FOR_A_TILE + liking) * len(plan.hexes)

    def _income(self, runs: Flow, share: float) -> float:
        """Dollars of all Produce phases to come: the first is paid for, after the last everything is sold.

        share: what can run of it in this round.
        """
        if not self._ahead:
            return 0.0
        last = float(runs.dollars)
        for place, (ladder, made) in enumerate(zip(PRICE_LADDERS, runs.products, strict=True)):
            if made:
                own = made - runs.fuel[place]
                midway, end = (self._economy.filled_in(self._ahead / part, place, own) for part in (2, 1))
                last += (ladder.down(midway, made) + ladder.down(end, made)) / 2
        return share * last + (self._ahead - 1) * self.yearly(runs)

    def yearly(self, runs: Flow) -> float:
        """Dollars that a Produce phase brings above its fuel, halfway to the end of the game."""
        dollars = float(runs.dollars)
        for place, ladder in enumerate(PRICE_LADDERS):
            own = runs.products[place] - runs.fuel[place]
            midway = self._economy.filled_in(self._ahead / 2, place, own)
            dollars += (
                self._foresight.hope * ladder.down(midway, own) if own > 0 else -ladder.up(midway, -own)
            )
        return dollars
