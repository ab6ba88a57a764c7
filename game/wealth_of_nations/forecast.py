"""Forecast: what the next Produce phase would take and bring every player, from the position as it is."""

from __future__ import annotations

from dataclasses import dataclass

from game.core import flow
from game.core.flow import Move
from game.wealth_of_nations.components import Cost
from game.wealth_of_nations.market import added, missing
from game.wealth_of_nations.produce import is_running
from game.wealth_of_nations.refusing import price_of
from game.wealth_of_nations.running import Run, best_runs, output, whole_run
from game.wealth_of_nations.state import Bloc, WealthState


@dataclass(frozen=True)
class Production:
    """One player's row.

    cost: the cubes that feed and power every bloc that does not run yet, on Ore where that is cheaper. short: those
    missing. price: buying these now, every price climbing. output: what all blocs yield together. best: what the
    cubes at hand yield when they run the blocs that pay best, and `best_cost` what that takes. shared: full dots that
    yield nothing because another player has a part of them.
    """

    seat: int
    cost: Cost
    short: Cost
    price: int
    output: Cost
    best: Cost
    best_cost: Cost
    shared: int


def forecast(state: WealthState) -> tuple[Production, ...]:
    """Every player's row, by seat; none during setup and once no Produce phase is to come."""
    if state.phase in ("setup", "over") or (state.is_final and state.phase == "trade"):
        return ()
    return tuple(production_of(state, seat) for seat in state.seats)


def production_of(state: WealthState, seat: int) -> Production:
    """One player's row."""
    whole = whole_runs(state, seat)
    best = best_runs(state, seat, [run.bloc for run in whole])
    cost = added(*(run.cost for run in whole))
    short = missing(state.nations[seat], cost)
    return Production(
        seat=seat,
        cost=cost,
        short=tuple(short.items()),
        price=price_of(state, short),
        output=added(output(state, seat), *(run.products for run in whole)),
        best=added(output(state, seat), *(run.products for run in best)),
        best_cost=added(*(run.cost for run in best)),
        shared=sum(bloc.shared for bloc in state.blocs if bloc.owner == seat),
    )


def idle_blocs(state: WealthState, seat: int) -> list[Bloc]:
    """A player's blocs that do not run yet."""
    return [bloc for bloc in state.blocs if bloc.owner == seat and not is_running(state, bloc)]


def whole_runs(state: WealthState, seat: int) -> list[Run]:
    """How a player's idle blocs would all run, each in the cheaper way."""
    return [whole_run(state, bloc) for bloc in idle_blocs(state, seat)]


def cost_of_running_all(state: WealthState, seat: int) -> Cost:
    """The cubes that run all of a player's idle blocs."""
    return added(*(run.cost for run in whole_runs(state, seat)))


def what_if(state: WealthState, move: Move) -> tuple[Production, ...]:
    """The forecast after a legal move; nothing in this game is revealed by one."""
    imagined = state.copy()
    flow.play(imagined, move)
    return forecast(imagined)
