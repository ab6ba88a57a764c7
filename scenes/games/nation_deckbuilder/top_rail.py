"""The top rail of the table: turn, steps of the turn, the sides in order."""

from __future__ import annotations

from collections.abc import Iterator

from game.nation_deckbuilder.state import NationState
from scenes.games.nation_deckbuilder.sides import ARMY_COLOUR, nation_name
from scenes.kit.model import TableModel
from scenes.kit.rail_panel import RailFacts, rail_panel
from scenes.window.layout import Panel

TURN_STEPS = (
    ("Play", ("start", "play")),
    ("Buy", ("buy", "market")),
    ("End of turn", ("end",)),
)
"""What the rail calls the steps of a turn, and the rules' steps that each stands for."""

SIDES = {
    "duel": "Duel",
    "three": "Three nations",
    "teams": "Teams",
    "cooperative": "Together",
    "solo": "Solo",
}
"""What stands before the discs of all who play, partners side by side, in the order of their turns."""


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
            order=tuple(_order(model)),
            order_title=SIDES[state.mode],
            is_numbered=False,
        )
    )


def _order(model: TableModel) -> Iterator[tuple[int, bool]]:
    """The colour of every seat, and whether it is asked now; the Evil Army last."""
    state: NationState = model.view
    asked = {state.decision.seat} if state.decision else set()
    for index in state.order:
        for seat in state.nations[index].seats:
            yield model.seats[seat].colour, seat in asked
    if any(nation.is_army for nation in state.nations):
        yield ARMY_COLOUR, False
