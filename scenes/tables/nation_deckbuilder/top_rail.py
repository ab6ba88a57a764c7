"""The top rail of the table: turn, steps of the turn, the sides in order."""

from __future__ import annotations

from game.nation_deckbuilder.state import NationState
from scenes.tables.layout import Panel, TableModel
from scenes.tables.nation_deckbuilder.sides import nation_colour, nation_name
from scenes.tables.rail_panel import RailFacts, rail_panel

TURN_STEPS = (
    ("Play", ("start", "play")),
    ("Buy", ("buy", "market")),
    ("End of turn", ("end",)),
)
"""What the rail calls the steps of a turn, and the rules' steps that each stands for."""


def top_rail(model: TableModel) -> Panel:
    """The panel of the top rail."""
    state: NationState = model.view
    current = next((index for index, (_, steps) in enumerate(TURN_STEPS) if state.step in steps), -1)
    over = state.step == "over"
    return rail_panel(
        RailFacts(
            age="Nation",
            turn=f"Turn {state.turn}" + ("" if over else f", {nation_name(model, state.active)}"),
            round=0,
            rounds=0,
            rounds_in_age=0,
            steps=tuple(name for name, _ in TURN_STEPS),
            current=current,
            order=tuple(
                (nation_colour(model, index), index == state.active and not over) for index in state.order
            ),
        )
    )
