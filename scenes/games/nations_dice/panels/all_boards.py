"""The view of all boards: every nation's board at once, in seat order, so that they can be compared."""

from __future__ import annotations

from game.nations_dice.state import NationsDiceState
from scenes import ui
from scenes.games.nations_dice.board.own_board import own_row
from scenes.games.nations_dice.board.trays import tray_line
from scenes.table.model import TableModel


def all_boards(model: TableModel[NationsDiceState]) -> ui.Column:
    """A board with the line of its dice and chits for every nation."""
    parts: list[ui.Gap | ui.Column] = []
    for seat in range(len(model.seats)):
        parts += [ui.Gap(grow=1), ui.Column(own_row(model, seat), 10, tray_line(model, seat))]
    return ui.Column(*parts, ui.Gap(grow=1))
