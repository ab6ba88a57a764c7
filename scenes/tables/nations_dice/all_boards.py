"""The view of all boards: every nation's board at once, in seat order, so that they can be compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.nations_dice.state import NationsDiceState
from scenes.tables.layout import Panel, Place, TableModel
from scenes.tables.nations_dice.own_board import OwnBoard, nation_panels
from scenes.tables.nations_dice.zones import FOOT, OWN_TOP, TILE, TOP, moved

TALLEST_ROW = 158.0


def _row_top(model: TableModel, seat: int) -> float:
    """Upper edge of a seat's row; few rows stand in the middle."""
    room = FOOT[1] + FOOT[3] - TOP
    height = min(TALLEST_ROW, room / len(model.seats))
    return TOP + (room - height * len(model.seats)) / 2 + seat * height + (height - TILE[1]) / 2


def board_view_panels(model: TableModel) -> Iterator[Panel]:
    """The card of every nation and its free places."""
    state: NationsDiceState = model.view
    for seat in range(len(state.nations)):
        yield from nation_panels(model, seat, _row_top(model, seat) - OWN_TOP)


def board_view_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """Every tile of every nation."""
    for seat in range(len(model.seats)):
        down = _row_top(model, seat) - OWN_TOP
        for name, place in OwnBoard(model, seat).places():
            yield name, replace(place, area=moved(place.area, down))
