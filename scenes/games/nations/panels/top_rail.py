"""The top rail: which age and round it is, how far the round has come, and in which order the nations act."""

from __future__ import annotations

from game.nations.state import NationsState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.text.round_told import place_in_order, player_order, round_and_age, step
from scenes.table.model import TableModel
from scenes.table.panels.aim import rail_signs
from scenes.table.panels.rail import OrderDisc, PhaseStep, order, rail, when
from scenes.table.seats import is_asked, ordinal, seat_colour, seat_name

say, say_shared = Sentences("nations"), Sentences("screens")

ROUND_STEPS = (
    ("growth", ("round_marker", "progress_cards", "growth", "new_event", "architects")),
    ("action", ("action_phase",)),
    ("production", ("production",)),
    ("order", ("player_order",)),
    ("war", ("war",)),
    ("events", ("events",)),
    ("famine", ("famine",)),
    ("books", ("score_books",)),
)
"""The steps of a round that the rail names, and the rules' steps that each stands for."""

SOLO_NAMES = {"events": "stability"}


@ui.memo
def top_rail(model: TableModel[NationsState]) -> ui.PaintLayer:
    """The top rail."""
    state = model.view
    names = [SOLO_NAMES.get(name, name) if state.is_solo else name for name, _ in ROUND_STEPS]
    current = next((index for index, (_, steps) in enumerate(ROUND_STEPS) if state.step in steps), -1)
    age = say(f"ages.{state.age}") if state.round else say("rail.setup")
    turn = say("rail.round", round=state.round, rounds=state.rounds) if state.round else ""
    standings = [
        OrderDisc(
            f"order disc {seat}",
            seat_colour(model, seat),
            is_asked(model, seat),
            ui.Tooltip(place_in_order, model, seat),
            say("rail.order_caption", name=seat_name(model, seat), place=ordinal(position)),
        )
        for position, seat in enumerate(state.order, 1)
    ]
    return rail(
        when(age, ui.Tooltip(round_and_age, model), state.round, state.rounds, 2, turn),
        [PhaseStep(say(f"rail.{name}"), step(name)) for name in names],
        current,
        say_shared("table.order"),
        order(standings, ui.Tooltip(player_order, model)),
        rail_signs(model, "nations"),
    )
