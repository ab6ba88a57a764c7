"""The top rail: the round, its phases, and the players from the first one on."""

from __future__ import annotations

from game.wealth_of_nations import PHASES
from game.wealth_of_nations.state import WealthState
from scenes.games.wealth_of_nations.seats import seat_colour
from scenes.kit.model import TableModel
from scenes.kit.rail_panel import RailFacts, rail_panel
from scenes.window.layout import Panel


def top_rail(model: TableModel) -> Panel:
    """The panel of the top rail."""
    state: WealthState = model.view
    deciding = model.decision.seat if model.decision else -1
    order = state.in_order() if state.first >= 0 else tuple(state.seats)
    turn = f"Round {state.round}" + (", the last" if state.is_final else "") if state.round else "Setup"
    phases = list(PHASES)
    return rail_panel(
        RailFacts(
            age="Wealth of Nations",
            turn=turn,
            round=0,
            rounds=0,
            rounds_in_age=0,
            steps=tuple(PHASES.values()),
            current=phases.index(state.phase) if state.phase in phases else -1,
            order=tuple((seat_colour(model, seat), seat == deciding) for seat in order),
        )
    )
