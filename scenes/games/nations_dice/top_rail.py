"""The top rail of the table: ages, the steps of a round, the order of the nations."""

from __future__ import annotations

from game.nations_dice.rounds import ROUNDS
from game.nations_dice.state import NationsDiceState
from game.nations_dice.tiles import AGES
from scenes.kit.model import TableModel
from scenes.kit.rail_panel import RailFacts, rail_panel
from scenes.kit.seats import seat_colour
from scenes.window.layout import Panel

ROUND_STEPS = (
    ("Tiles", ("new_tiles",)),
    ("Actions", ("actions", "commitments")),
    ("Books", ("books",)),
    ("Famine", ("famine",)),
    ("Order", ("player_order",)),
    ("War", ("war",)),
)
"""What the rail calls the steps of a round, and the rules' steps that each stands for."""


def top_rail(model: TableModel) -> Panel:
    """The panel of the top rail."""
    state: NationsDiceState = model.view
    deciding = model.decision.seat if model.decision else -1
    current = next((index for index, (_, steps) in enumerate(ROUND_STEPS) if state.step in steps), -1)
    return rail_panel(
        RailFacts(
            age=AGES[state.round - 1],
            round=state.round,
            rounds=ROUNDS,
            rounds_in_age=1,
            steps=tuple(name for name, _ in ROUND_STEPS),
            current=current,
            order=tuple((seat_colour(model, seat), seat == deciding) for seat in state.order),
        )
    )
