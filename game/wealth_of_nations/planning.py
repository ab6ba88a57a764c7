"""Planning: what wishes cost, which cubes are missing, and what buying those would take now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.wealth_of_nations.components import FINANCE, INDUSTRIES, Cost
from game.wealth_of_nations.forecast import cost_of_running_all
from game.wealth_of_nations.market import added, missing
from game.wealth_of_nations.refusing import price_of
from game.wealth_of_nations.state import WealthState

RUN = "run"
"""The wish to run all own blocs in the next Produce phase."""

WISHES = (*INDUSTRIES, *FINANCE.costs, RUN)
"""What can be planned: a tile, a flag, a move, a forced placement, an automation, running everything."""


@dataclass(frozen=True)
class Plan:
    """What wishes take together.

    cost: the cubes. missing: those the player lacks. price: buying these now, one by one, every price climbing.
    money_left: what would be left of the money; negative when it does not suffice.
    """

    cost: Cost
    missing: Cost
    price: int
    money_left: int


def planning(state: WealthState, seat: int, wishes: Iterable[str]) -> Plan:
    """What these wishes take, each one of WISHES; a wish may stand in the list several times."""
    cost = added(*(cost_of(state, seat, wish) for wish in wishes))
    lacking = missing(state.nations[seat], cost)
    price = price_of(state, lacking)
    return Plan(cost, tuple(lacking.items()), price, state.nations[seat].money - price)


def cost_of(state: WealthState, seat: int, wish: str) -> Cost:
    """The cubes that one wish takes."""
    if wish == RUN:
        return cost_of_running_all(state, seat)
    return INDUSTRIES[wish].cost if wish in INDUSTRIES else FINANCE.costs[wish]
