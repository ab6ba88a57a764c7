"""Who chooses starting packages when, in place of the barters that begin later: round after round, back and forth."""

from __future__ import annotations

from game.wealth_of_nations.packages import COMMODITY, EITHER, INDUSTRY, WHERE, choosing_order
from game.wealth_of_nations.state import NOBODY, WealthState
from scenes import ui
from scenes.games.wealth_of_nations.board.signs import veil
from scenes.games.wealth_of_nations.text import explanations as told
from scenes.games.wealth_of_nations.text.seats import say, seat_colour
from scenes.table.model import TableModel
from sprites.paint import palette

DISC = 22.0
KINDS = {INDUSTRY: "tiles", COMMODITY: "cubes", EITHER: "either"}
CHOSEN_VEIL = 0.62


@ui.memo
def order_of_choosing(model: TableModel[WealthState]) -> ui.PaintLayer:
    """A line of discs for every round, running to the right and back; empty until the first player is known."""
    state = model.view
    rounds = choosing_order(state) if state.first != NOBODY else ()
    is_placing = model.decision is not None and model.decision.choice is WHERE
    chosen = sum(len(nation.packages) for nation in state.nations) - is_placing
    lines, turn = [], 0
    for kind, seats in rounds:
        lines.append(_line(model, kind, seats, chosen - turn))
        turn += len(seats)
    title = ui.heading(say("setting_up.order"), high=24.0, pad=(3, 0, 3, 0))
    tooltip = ui.Tooltip(told.about, model, "setting_up.order", "Setting up")
    body = ui.Column(
        title, *lines, ui.Gap(grow=0.01), pad=(6, 1, 6, 5), name="order of choosing", tells=tooltip, back=(ui.plate(),)
    )
    return ui.PaintLayer(body, zone="barter", grow=1)


def _line(model: TableModel[WealthState], kind: str, seats: tuple[int, ...], chosen: int) -> ui.Row:
    """Who chooses in a round: those who have chosen are dim, the next one glows."""
    parts: list[ui.Box] = []
    for place, seat in enumerate(seats):
        if place:
            parts.append(ui.Text("›", ui.Style.FIGURE, colour=palette.BRASS_LIGHT, align="center", drop=1))
        shown = ui.disc(seat_colour(model, seat), DISC)
        halo = (ui.Glyph(_halo, DISC),) if place == chosen else ()
        parts.append(ui.Overlay(*halo, shown, *((veil(DISC, CHOSEN_VEIL),) if place < chosen else ())))
    kind_words = ui.Text(say(f"setting_up.{KINDS[kind]}"), ui.Style.LABEL, wide=46.0)
    return ui.Row(kind_words, *parts, ui.Gap(grow=1), gap=3, high=(0.0, 34.0), pad=(3, 0, 0, 0))


def _halo(pen: ui.Pen, x: float, y: float, side: float) -> None:
    pen.halo(x, y, side + 10)
