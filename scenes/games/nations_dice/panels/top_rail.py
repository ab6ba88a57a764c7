"""The top rail of the table: ages, the steps of a round, the order of the nations."""

from __future__ import annotations

from game.nations_dice import ROUNDS
from game.nations_dice.state import NationsDiceState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations_dice.text import explanations
from scenes.games.nations_dice.text.seats import who
from scenes.table.model import TableModel
from scenes.table.panels.aim import rail_signs
from scenes.table.panels.rail import OrderDisc, PhaseStep, order, rail, when
from scenes.table.seats import is_asked, ordinal, seat_colour

say = Sentences("nations_dice")
shared = Sentences("screens")

ROUND_STEPS = (
    ("tiles", ("new_tiles",)),
    ("actions", ("actions", "commitments")),
    ("books", ("books",)),
    ("famine", ("famine",)),
    ("order", ("player_order",)),
    ("war", ("war",)),
)
"""The steps of a round on the rail, and the rules' steps that each stands for."""


@ui.memo
def top_rail(model: TableModel[NationsDiceState]) -> ui.PaintLayer:
    """The rail."""
    state = model.view
    current = next((index for index, (_, steps) in enumerate(ROUND_STEPS) if state.step in steps), -1)
    steps = [
        PhaseStep(say(f"rail.{name}"), ui.Tooltip(explanations.step, model, name, index == current))
        for index, (name, _) in enumerate(ROUND_STEPS)
    ]
    standings = [
        OrderDisc(
            name=f"order disc {seat}",
            colour=seat_colour(model, seat),
            acts=is_asked(model, seat),
            told=ui.Tooltip(explanations.place_in_order, model, seat),
            caption=say(
                "told.of",
                name=who(model, seat),
                what=say("told.in_order", place=ordinal(position)),
            ),
        )
        for position, seat in enumerate(state.order, 1)
    ]
    return rail(
        when(
            say(f"ages.{state.round}") if state.round else say("rail.setup"),
            ui.Tooltip(explanations.when, model),
            now=state.round,
            last=ROUNDS,
            turn=say("rail.round", round=state.round, rounds=ROUNDS) if state.round else "",
        ),
        steps,
        current,
        shared("table.order"),
        order(standings, ui.Tooltip(explanations.order, model)),
        rail_signs(model, "nations_dice"),
    )
