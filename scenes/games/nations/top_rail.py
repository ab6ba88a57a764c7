"""The top rail: which age and round it is, how far the round has come, and in which order the nations act."""

from __future__ import annotations

from collections.abc import Iterator

from game.nations import AGES
from game.nations.state import NationsState
from scenes.kit.looks import SeatLook
from scenes.kit.model import TableModel
from scenes.kit.rail_panel import ORDER_DISC, RailFacts, order_spot, rail_panel
from scenes.kit.seats import ORDINALS, seat_colour, seat_name
from scenes.window.layout import Panel, Place

ROUND_STEPS = (
    ("Growth", ("round_marker", "progress_cards", "growth", "new_event", "architects")),
    ("Action", ("action_phase",)),
    ("Production", ("production",)),
    ("Order", ("player_order",)),
    ("War", ("war",)),
    ("Events", ("events",)),
    ("Famine", ("famine",)),
    ("Books", ("score_books",)),
)
"""What the rail calls the steps of a round, and the rules' steps that each stands for."""

SOLO_NAMES = {"Events": "Stability"}


def top_rail(model: TableModel) -> Panel:
    """The panel of the top rail."""
    state: NationsState = model.view
    deciding = model.decision.seat if model.decision else -1
    names = [SOLO_NAMES.get(name, name) if state.is_solo else name for name, _ in ROUND_STEPS]
    current = next((index for index, (_, steps) in enumerate(ROUND_STEPS) if state.step in steps), -1)
    facts = RailFacts(
        age=AGES[state.age - 1] if state.round else "Setup",
        round=state.round,
        rounds=2 * state.ages,
        rounds_in_age=2,
        steps=tuple(names),
        current=current,
        order=tuple((None, seat == deciding) for seat in state.order),
    )
    return rail_panel(facts)


def order_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """The discs on the track of the player order."""
    order = model.view.order
    for position, seat in enumerate(order):
        caption = f"{seat_name(model, seat)}: {ORDINALS[position]} in the player order"
        look = SeatLook(seat_colour(model, seat), ORDER_DISC)
        yield (
            f"order disc {seat}",
            Place(order_spot(len(order), position), look, caption=caption, is_flat=True, is_note=True),
        )
