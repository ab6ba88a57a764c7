"""Who chooses starting packages when, in place of the barters that begin later: round after round, back and forth."""

from __future__ import annotations

from game.wealth_of_nations.packages import COMMODITY, EITHER, INDUSTRY, WHERE, choosing_order
from game.wealth_of_nations.state import NOBODY, WealthState
from scenes.games.wealth_of_nations.board.signs import veil
from scenes.games.wealth_of_nations.text import explanations as told
from scenes.games.wealth_of_nations.text.seats import say, seat_colour
from scenes.table.model import TableModel
from scenes.ui.box import Box
from scenes.ui.boxes import Column, Gap, Overlay, Row
from scenes.ui.host.explanation import Tooltip
from scenes.ui.layout import PaintLayer
from scenes.ui.leaves import Glyph, disc, heading, plate
from scenes.ui.memo import memo
from scenes.ui.pen import Pen
from scenes.ui.text import Style, Text
from sprites.paint import palette

DISC = 22.0
KINDS = {INDUSTRY: "tiles", COMMODITY: "cubes", EITHER: "either"}
CHOSEN_VEIL = 0.62


@memo
def order_of_choosing(model: TableModel[WealthState]) -> PaintLayer:
    """A line of discs for every round, running to the right and back; empty until the first player is known."""
    state = model.view
    rounds = choosing_order(state) if state.first != NOBODY else ()
    is_placing = model.decision is not None and model.decision.choice is WHERE
    chosen = sum(len(nation.packages) for nation in state.nations) - is_placing
    lines, turn = [], 0
    for kind, seats in rounds:
        lines.append(_line(model, kind, seats, chosen - turn))
        turn += len(seats)
    title = heading(say("setting_up.order"), high=24.0, pad=(3, 0, 3, 0))
    tooltip = Tooltip(told.about, model, "setting_up.order", "Setting up")
    body = Column(
        title, *lines, Gap(grow=0.01), pad=(6, 1, 6, 5), name="order of choosing", tells=tooltip, back=(plate(),)
    )
    return PaintLayer(body, zone="barter", grow=1)


def _line(model: TableModel[WealthState], kind: str, seats: tuple[int, ...], chosen: int) -> Row:
    """Who chooses in a round: those who have chosen are dim, the next one glows."""
    parts: list[Box] = []
    for place, seat in enumerate(seats):
        if place:
            parts.append(Text("›", Style.FIGURE, colour=palette.BRASS_LIGHT, align="center", drop=1))
        shown = disc(seat_colour(model, seat), DISC)
        halo = (Glyph(_halo, DISC),) if place == chosen else ()
        parts.append(Overlay(*halo, shown, *((veil(DISC, CHOSEN_VEIL),) if place < chosen else ())))
    kind_words = Text(say(f"setting_up.{KINDS[kind]}"), Style.LABEL, wide=46.0)
    return Row(kind_words, *parts, Gap(grow=1), gap=3, high=(0.0, 34.0), pad=(3, 0, 0, 0))


def _halo(pen: Pen, x: float, y: float, side: float) -> None:
    pen.halo(x, y, side + 10)
