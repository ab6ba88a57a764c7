"""Economy: what everybody's blocs make and take in a Produce phase, and how full that will make the markets."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from typing import NamedTuple

from game.wealth_of_nations.bot.plans import NO_CUBES, Bill, bill, together
from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE, INDUSTRIES, MONEY
from game.wealth_of_nations.cards.market import added
from game.wealth_of_nations.cards.running import cost_on_food, cost_on_ore
from game.wealth_of_nations.state import Bloc, WealthState

OF_A_TILE = tuple(
    cubes / len(INDUSTRIES)
    for cubes in bill(*(added(industry.cost, FINANCE.costs["flag"]) for industry in INDUSTRIES.values()))
)
"""Cubes that a tile and its flag take, on the mean of all industries."""


class Flow(NamedTuple):
    """What blocs make and take in a Produce phase: cubes, and the dollars of Banks."""

    products: Bill = NO_CUBES
    fuel: Bill = NO_CUBES
    dollars: int = 0


@lru_cache(maxsize=4096)
def flow(industry: str, dots: int, fuel: Bill) -> Flow:
    """So many full dots of an industry that run on this fuel."""
    product = INDUSTRIES[industry].product
    if product == MONEY:
        return Flow(NO_CUBES, fuel, dots * FINANCE.bank_dot)
    return Flow(bill(((product, dots),)), fuel)


@lru_cache(maxsize=256)
def fuel_of(industry: str, tiles: int, on_ore: bool) -> Bill:
    """What a bloc of so many tiles runs on."""
    return bill(cost_on_ore(industry) if on_ore else cost_on_food(industry, tiles))


def flow_of(state: WealthState, bloc: Bloc) -> Flow:
    """A bloc whose tiles all run, on Ore where it is automated."""
    on_ore = state.is_automated(bloc) and INDUSTRIES[bloc.industry].is_fed
    return flow(bloc.industry, len(bloc.dots), fuel_of(bloc.industry, len(bloc.hexes), on_ore))


def both(one: Flow, other: Flow) -> Flow:
    """Two flows as one."""
    products, fuel = together(one.products, other.products), together(one.fuel, other.fuel)
    return Flow(products, fuel, one.dollars + other.dollars)


def all_together(flows: Iterable[Flow]) -> Flow:
    """Several flows as one."""
    return reduce(both, flows, Flow())


class Economy:
    """The markets as they stand and as they will fill, as one player sees them.

    What everybody holds is counted with what lies in the markets, so that no purchase or sale changes what is expected.
    pace: tiles that each player builds in a round, as far as markets feel it. drift: the share of what blocs make and
    take in the rounds to come that markets feel; what is cheap is used more.
    """

    def __init__(self, state: WealthState, seat: int, pace: float, drift: float) -> None:
        self.filled = tuple(market.filled for market in state.markets)
        self.ladders = tuple(market.ladder for market in state.markets)
        self._drift = drift
        flows = [(bloc.owner, flow_of(state, bloc)) for bloc in state.blocs]
        own = all_together(each for owner, each in flows if owner == seat)
        other = all_together(each for owner, each in flows if owner != seat)
        building = [pace * len(state.nations) * cubes for cubes in OF_A_TILE]
        held = [sum(nation.cubes(commodity) for nation in state.nations) for commodity in COMMODITIES]
        self._after_trade = [
            filled + cubes - one - another - built
            for filled, cubes, one, another, built in zip(
                self.filled, held, own.fuel, other.fuel, building, strict=True
            )
        ]
        self._others = [
            made - taken - built for made, taken, built in zip(other.products, other.fuel, building, strict=True)
        ]

    def filled_in(self, rounds: float, place: int, own: int) -> int:
        """How many wells of a market will be filled, if the player makes so many cubes a round beyond own needs."""
        filled = self._after_trade[place] + self._drift * rounds * (self._others[place] + own)
        return max(0, min(self.ladders[place].wells, round(filled)))
