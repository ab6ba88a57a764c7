"""Plans: what a player may build in one round, roughly what it takes, and roughly what it brings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.wealth_of_nations.components import COMMODITIES, FINANCE, INDUSTRIES, MONEY, PRICES, Cost
from game.wealth_of_nations.market import HALF_DOLLARS, added, barter_price
from game.wealth_of_nations.running import cost_on_food
from game.wealth_of_nations.state import WealthState

MOST_TILES = 3
LIKELY_DOTS = {"farm": 2.0, "generator": 1.5, "academy": 1.6, "mine": 1.4, "factory": 1.3, "bank": 0.9}
"""Full dots that a further tile of an industry brings on average, its own among them."""

ALONE = 0.6
"""The share of them that the first tile of an industry brings, with nothing to lie against."""

Bill = tuple[int, ...]
"""Cubes in the order of COMMODITIES."""

NO_CUBES: Bill = (0,) * len(COMMODITIES)


@dataclass(frozen=True)
class Plan:
    """So many tiles of an industry. cost: the cubes for tiles and flags; fuel: those for running them once."""

    industry: str
    tiles: int
    cost: Bill
    fuel: Bill
    dots: float


def bill(*costs: Cost) -> Bill:
    """Several costs as one row of cubes; money is left out."""
    amounts = dict(added(*costs))
    return tuple(amounts.get(commodity, 0) for commodity in COMMODITIES)


@lru_cache(maxsize=512)
def plan(industry: str, tiles: int, flags: int, owned: int) -> Plan:
    """So many tiles, for which so many flags must still be placed, beside tiles of the industry already owned."""
    cost = bill(*[INDUSTRIES[industry].cost] * tiles, *[FINANCE.costs["flag"]] * flags)
    fuel = bill(cost_on_food(industry, tiles, power=not owned))
    dots = LIKELY_DOTS[industry] * (tiles if owned else tiles - 1 + ALONE)
    return Plan(industry, tiles, cost, fuel, dots)


def plans(state: WealthState, seat: int, free_sites: int) -> list[Plan]:
    """Everything that stacks and flags allow."""
    flags = state.flags_left(seat)
    owned = dict.fromkeys(INDUSTRIES, 0)
    for bloc in state.blocs:
        if bloc.owner == seat:
            owned[bloc.industry] += len(bloc.hexes)
    return [
        plan(industry, tiles, max(0, tiles - free_sites), owned[industry])
        for industry in INDUSTRIES
        for tiles in range(1, min(MOST_TILES, state.tiles_left(industry), free_sites + flags) + 1)
    ]


def dollar_price(state: WealthState, product: str) -> float:
    """What a cube will be worth to trade with in the rounds to come, or what a Bank's full dot yields.

    Prices come back towards where they began, so one purchase changes little.
    """
    if product == MONEY:
        return FINANCE.bank_dot
    now = barter_price(state.market(product)) / HALF_DOLLARS
    return STEADINESS * USUAL_PRICES[product] + (1 - STEADINESS) * now


STEADINESS = 0.3
USUAL_PRICES = {board.id: board.wells[board.filled - 1].barter / HALF_DOLLARS for board in PRICES.values()}
"""Barter prices at the beginning of the game."""
