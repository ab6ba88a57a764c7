"""Who chooses starting packages when, in place of the barters that begin later: round after round, back and forth."""

from __future__ import annotations

from typing import NamedTuple

from game.wealth_of_nations.packages import COMMODITY, EITHER, INDUSTRY, WHERE, choosing_order
from game.wealth_of_nations.state import NOBODY, WealthState
from scenes.games.wealth_of_nations.seats import seat_colour
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel
from sprites import palette

HEADING = 24.0
DISC, WIDEST_STEP = 22.0, 34.0
ROW = 34.0
KINDS = {INDUSTRY: "tiles", COMMODITY: "cubes", EITHER: "either"}
KIND_WIDTH = 46.0
CHOSEN_VEIL = 0.62


class OrderFacts(NamedTuple):
    """The rounds, each with its kind and the colours of those who choose; how many have chosen in all."""

    rounds: tuple[tuple[str, tuple[int, ...]], ...]
    chosen: int


def order_panel(model: TableModel, area: Area) -> Panel:
    """The panel of the order; empty until the first player is known."""
    state: WealthState = model.view
    rounds = choosing_order(state) if state.first != NOBODY else ()
    taken = sum(len(nation.packages) for nation in state.nations)
    is_placing = model.decision is not None and model.decision.choice is WHERE
    facts = OrderFacts(
        tuple((KINDS[kind], tuple(seat_colour(model, seat) for seat in order)) for kind, order in rounds),
        taken - is_placing,
    )
    return panel(area, facts, paint_order)


def paint_order(pen: Pen, area: Area, facts: OrderFacts) -> None:
    """A line of discs for every round, running to the right and back; those who have chosen are dim."""
    x, y, width, height = area
    pen.plate(area)
    pen.heading("Who chooses a package", x + 9, y + 13)
    if not facts.rounds:
        return
    step = min(ROW, (height - HEADING - 6) / len(facts.rounds))
    for number, (kind, colours) in enumerate(facts.rounds):
        middle = y + HEADING + step * (number + 0.5)
        pen.text(kind, x + 9, middle, "label", 13.5, palette.SECONDARY, KIND_WIDTH)
        pitch = min(WIDEST_STEP, (width - KIND_WIDTH - 24) / len(colours))
        for place, colour in enumerate(colours):
            turn = number * len(colours) + place
            seat_x = x + KIND_WIDTH + 12 + pitch * (place + 0.5)
            disc = min(DISC, step - 3)
            if turn == facts.chosen:
                pen.halo(seat_x, middle, disc + 10)
            pen.seat(colour, seat_x, middle, disc)
            if turn < facts.chosen:
                veil = (seat_x - disc / 2, middle - disc / 2, disc, disc)
                pen.fill(veil, palette.PLATE, CHOSEN_VEIL, radius=disc / 2)
            if place:
                pen.text(
                    "›", seat_x - pitch / 2, middle - 1, "number", 15, palette.BRASS_LIGHT, align="center"
                )
