"""The top rail: the round, its phases, and the players from the first one on."""

from __future__ import annotations

from game.wealth_of_nations.state import WealthState
from scenes import ui
from scenes.games.wealth_of_nations.text import explanations as told
from scenes.games.wealth_of_nations.text.seats import say, seat_colour, seat_name
from scenes.table.model import TableModel
from scenes.table.panels.aim import rail_signs
from scenes.table.panels.rail import OrderDisc, PhaseStep, order, rail, when
from scenes.table.seats import is_asked

PHASES = ("trade", "develop", "produce")


@ui.memo
def top_rail(model: TableModel[WealthState]) -> ui.PaintLayer:
    """The round, its phases, the order of the seats."""
    state = model.view
    seats = state.in_order() if state.first >= 0 else tuple(state.seats)
    turn = say("rail.setup")
    if state.round:
        key = "last_trade" if state.is_last_trade else "last_round" if state.is_final else "round"
        turn = say(f"rail.{key}", round=state.round)
    return rail(
        when(
            say("rail.title"),
            ui.Tooltip(told.round_now, model),
            turn=turn,
            shorter=(say("rail.round", round=state.round),),
        ),
        [PhaseStep(say(f"phases.{phase}"), ui.Tooltip(told.phase, model, phase)) for phase in PHASES],
        PHASES.index(state.phase) if state.phase in PHASES else -1,
        say("rail.order"),
        order(
            [
                OrderDisc(
                    f"order {seat}",
                    seat_colour(model, seat),
                    is_asked(model, seat),
                    ui.Tooltip(told.who, model, seat),
                    seat_name(model, seat),
                )
                for seat in seats
            ],
            ui.Tooltip(told.order, model),
        ),
        rail_signs(model, "wealth_of_nations"),
    )
