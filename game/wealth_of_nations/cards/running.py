"""Running blocs: what it takes, what it yields, and which blocs pay (W-PRODUCE-01 to 03, W-PRODUCE-08, W-AUTO)."""

from __future__ import annotations

from collections import Counter
from operator import add, le
from typing import NamedTuple

from game.wealth_of_nations.cards.blocs import full_dots
from game.wealth_of_nations.cards.components import FINANCE, INDUSTRIES, MONEY, Cost
from game.wealth_of_nations.cards.market import added, barter_price
from game.wealth_of_nations.cards.prices import HALF_DOLLARS
from game.wealth_of_nations.state import Bloc, WealthState

RESOURCES = ("food", "energy", "ore")
"""What blocs run on."""


class Run(NamedTuple):
    """One way to run a bloc: the hexes whose tiles are fed, what that takes, what it yields."""

    bloc: Bloc
    fed: tuple[int, ...]
    on_ore: bool
    cost: Cost
    products: Cost


def cost_on_food(industry: str, tiles: int, power: bool = True) -> Cost:
    """Feeding so many tiles of a bloc, and powering it unless it runs already.

    1 Food for each tile but for Farms, 1 Energy for each bloc but for Generators (W-PRODUCE-01, W-PRODUCE-02,
    W-RULING-34).
    """
    kind = INDUSTRIES[industry]
    food: Cost = (("food", tiles),) if kind.is_fed else ()
    return (*food, ("energy", 1)) if power and kind.is_powered else food


def cost_on_ore(industry: str) -> Cost:
    """Feeding a whole automated bloc with 1 Ore; power is still due (W-PRODUCE-03, W-PRODUCE-10, W-AUTO-02)."""
    return (("ore", 1), ("energy", 1)) if INDUSTRIES[industry].is_powered else (("ore", 1),)


def run_on_food(bloc: Bloc, hexes: tuple[int, ...]) -> Run:
    """Run an idle bloc with these tiles fed with Food, automated or not (W-AUTO-03)."""
    return Run(bloc, hexes, False, cost_on_food(bloc.industry, len(hexes)), products(bloc, hexes))


def run_on_ore(bloc: Bloc) -> Run:
    """Run a whole automated bloc on Ore."""
    return Run(bloc, bloc.hexes, True, cost_on_ore(bloc.industry), products(bloc, bloc.hexes))


def can_run_on_ore(state: WealthState, bloc: Bloc) -> bool:
    """Whether it is automated, and needs feeding at all (W-RULING-31)."""
    return INDUSTRIES[bloc.industry].is_fed and state.is_automated(bloc)


def products(bloc: Bloc, fed: tuple[int, ...]) -> Cost:
    """What a bloc yields with these tiles fed (W-PRODUCE-05, W-PRODUCE-04)."""
    return products_of_dots(bloc.industry, full_dots(bloc, fed))


def products_of_dots(industry: str, dots: int) -> Cost:
    """A cube for each full dot, $30 for a Bank's (W-PRODUCE-05)."""
    product = INDUSTRIES[industry].product
    amount = dots * FINANCE.bank_dot if product == MONEY else dots
    return ((product, amount),) if amount else ()


def ways_to_run(state: WealthState, bloc: Bloc) -> list[Run]:
    """The ways worth considering: all tiles on Food, on Ore where automated, and fewer and fewer tiles on Food."""
    ways = [run_on_food(bloc, bloc.hexes)]
    if not INDUSTRIES[bloc.industry].is_fed:
        return ways
    if can_run_on_ore(state, bloc):
        ways.append(run_on_ore(bloc))
    fed, dots = bloc.hexes, bloc.dots
    while len(fed) > 1:
        touched = Counter(hex for dot in dots for hex in dot)
        unfed = min(fed, key=touched.__getitem__)
        fed = tuple(hex for hex in fed if hex != unfed)
        dots = tuple(dot for dot in dots if unfed not in dot)
        cost = cost_on_food(bloc.industry, len(fed))
        ways.append(Run(bloc, fed, False, cost, products_of_dots(bloc.industry, len(dots))))
    return ways


def whole_run(state: WealthState, bloc: Bloc) -> Run:
    """The cheaper way to run a bloc with all its tiles, at barter prices."""
    on_food = run_on_food(bloc, bloc.hexes)
    if not can_run_on_ore(state, bloc):
        return on_food
    return min(on_food, run_on_ore(bloc), key=lambda run: worth(state, run.cost))


def worth(state: WealthState, amounts: Cost) -> int:
    """What cubes and money are worth at the barter prices, in half dollars."""
    return sum(
        amount * (HALF_DOLLARS if kind == MONEY else barter_price(state.market(kind))) for kind, amount in amounts
    )


def gain(state: WealthState, run: Run) -> int:
    """What running brings above its cost, in half dollars."""
    return worth(state, run.products) - worth(state, run.cost)


def best_runs(state: WealthState, seat: int, blocs: list[Bloc]) -> tuple[Run, ...]:
    """The runs of these blocs that bring most at current prices with the cubes at hand (W-RULING-36)."""
    nation = state.nations[seat]
    have = tuple(nation.cubes(kind) for kind in RESOURCES)
    plans: dict[tuple[int, ...], tuple[int, tuple[Run, ...]]] = {(0, 0, 0): (0, ())}
    for bloc in blocs:
        runs_of_it = ((run, gain(state, run), _resources(run.cost)) for run in ways_to_run(state, bloc))
        paying = [each for each in runs_of_it if each[1] > 0]
        for spent, (total, runs) in list(plans.items()):
            for run, profit, cost in paying:
                then = tuple(map(add, spent, cost))
                if all(map(le, then, have)) and total + profit > plans.get(then, (0, ()))[0]:
                    plans[then] = (total + profit, (*runs, run))
    return max(plans.values(), key=lambda plan: plan[0])[1]


def _resources(cost: Cost) -> tuple[int, ...]:
    amounts = dict(cost)
    return tuple(amounts.get(kind, 0) for kind in RESOURCES)


def output(state: WealthState, seat: int) -> Cost:
    """What the running blocs of a player yield this phase."""
    running = (bloc for bloc in state.blocs if bloc.owner == seat and bloc.hexes[0] in state.running)
    return added(*(products(bloc, state.fed) for bloc in running))
