"""The top rail of the table: turn, steps of the turn, the sides in order."""

from __future__ import annotations

from collections.abc import Iterator

from game.nation_deckbuilder.state import NOBODY, NationState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.text import explanations
from scenes.games.nation_deckbuilder.text.sides import ARMY_COLOUR, nation_name
from scenes.table.model import TableModel
from scenes.table.panels import rail
from scenes.table.panels.aim import rail_signs

say = Sentences("nation_deckbuilder")

TURN_STEPS = {"play": ("start", "play"), "buy": ("buy", "market"), "end": ("end",)}
"""The steps of a turn on the rail, and the rules' steps that each stands for."""


@ui.memo
def top_rail(model: TableModel[NationState]) -> ui.PaintLayer:
    """Turn, step, and all who play, partners side by side, in the order of their turns."""
    state = model.view
    current = next((index for index, steps in enumerate(TURN_STEPS.values()) if state.step in steps), -1)
    number = max(1, state.round)  # before the first turn it is as good as begun
    turn, active = say("rail.turn", turn=number), state.order[0] if state.active == NOBODY else state.active
    whole = turn if state.step == "over" else say("rail.turn_of", turn=number, name=nation_name(model, active))
    return rail.rail(
        rail.when(say("rail.title"), ui.Tooltip(explanations.when, model), turn=whole, shorter=(turn,)),
        [rail.PhaseStep(say(f"steps.{name}"), ui.Tooltip(explanations.step, model, name)) for name in TURN_STEPS],
        current,
        say(f"rail_modes.{state.mode}"),
        rail.order(tuple(_order(model)), ui.Tooltip(explanations.mode, model), is_numbered=False),
        rail_signs(model, "nation_deckbuilder"),
    )


def _order(model: TableModel[NationState]) -> Iterator[rail.OrderDisc]:
    """Every seat, and whether it is asked now; the Evil Army last."""
    state = model.view
    asked = state.decision.seat if state.decision else None
    for index in state.order:
        for seat in state.nations[index].seats:
            told = ui.Tooltip(explanations.standing, model, seat)
            name = model.seats[seat].name
            yield rail.OrderDisc(f"order@{seat}", model.seats[seat].colour, seat == asked, told, name)
    if state.nations[-1].is_army:
        told = ui.Tooltip(explanations.army, model)
        yield rail.OrderDisc("order@army", ARMY_COLOUR, False, told, say("sides.army"))
