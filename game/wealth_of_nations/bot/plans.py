"""Plans: what a player may build in one round, what it takes, and what it brings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from operator import add

from game.wealth_of_nations.bot.prospects import prospects
from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE, INDUSTRIES, Cost
from game.wealth_of_nations.cards.market import added
from game.wealth_of_nations.cards.running import cost_on_food
from game.wealth_of_nations.state import NOBODY, WealthState

Bill = tuple[int, ...]
"""Cubes in the order of COMMODITIES."""

NO_CUBES: Bill = (0,) * len(COMMODITIES)


@dataclass(frozen=True)
class BotPlan:
    """Tiles of an industry on these hexes. cost: the cubes for tiles and flags; fuel: those for running them once.

    dots: the full dots that they bring. flags: those still to be placed.
    """

    industry: str
    hexes: tuple[int, ...]
    cost: Bill
    fuel: Bill
    dots: int
    flags: int


def bill(*costs: Cost) -> Bill:
    """Several costs as one row of cubes; money is left out."""
    amounts = dict(added(*costs))
    return tuple(amounts.get(commodity, 0) for commodity in COMMODITIES)


def together(one: Bill, other: Bill) -> Bill:
    """Two rows of cubes added up."""
    return tuple(map(add, one, other))


@lru_cache(maxsize=1024)
def plan(industry: str, hexes: tuple[int, ...], flags: int, dots: int, has_power: bool) -> BotPlan:
    """Tiles on these hexes, for which so many flags must still be placed."""
    tiles = len(hexes)
    cost = bill(*[INDUSTRIES[industry].cost] * tiles, *[FINANCE.costs["flag"]] * flags)
    fuel = bill(cost_on_food(industry, tiles, power=not has_power))
    return BotPlan(industry, hexes, cost, fuel, dots, flags)


def plans(state: WealthState, seat: int, most_tiles: int) -> list[BotPlan]:
    """Everything that stacks, flags and the map allow, up to so many tiles of an industry."""
    flags_left = state.flags_left(seat)
    owned = {bloc.industry for bloc in state.blocs if bloc.owner == seat}
    found = []
    for industry in INDUSTRIES:
        stack = state.tiles_left(industry)
        if stack:
            for prospect in prospects(state, seat, industry)[: min(most_tiles, stack)]:
                flags = sum(state.flags[hex] == NOBODY for hex in prospect.hexes)
                if flags <= flags_left:
                    found.append(plan(industry, prospect.hexes, flags, prospect.dots, industry in owned))
    return found
