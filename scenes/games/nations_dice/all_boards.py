"""The view of all boards: every nation's board at once, in seat order, so that they can be compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.nations_dice.state import NationsDiceState
from scenes.games.nations_dice.own_board import OwnBoard, nation_panels
from scenes.games.nations_dice.tray_line import HEIGHT as LINE_HEIGHT
from scenes.games.nations_dice.tray_line import line_panel, line_places
from scenes.games.nations_dice.zones import EDGE, FOOT, OWN_TOP, TILE, TOP, WIDTH, moved
from scenes.kit.model import TableModel
from scenes.window.layout import Area, Panel, Place

TALLEST_ROW = 184.0
LINE_DROP = 10.0
"""Units between a board and the line of its dice and chits."""


def _row_top(model: TableModel, seat: int) -> float:
    """Upper edge of a seat's board; few rows stand in the middle."""
    room = FOOT[1] + FOOT[3] - TOP
    height = min(TALLEST_ROW, room / len(model.seats))
    content = TILE[1] + LINE_DROP + LINE_HEIGHT
    return TOP + (room - height * len(model.seats)) / 2 + seat * height + (height - content) / 2


def _line_area(model: TableModel, seat: int) -> Area:
    return (EDGE, _row_top(model, seat) + TILE[1] + LINE_DROP, WIDTH - 2 * EDGE, LINE_HEIGHT)


def board_view_panels(model: TableModel) -> Iterator[Panel]:
    """The card of every nation, its free places, and the plate for its dice and chits."""
    state: NationsDiceState = model.view
    for seat in range(len(state.nations)):
        yield from nation_panels(model, seat, _row_top(model, seat) - OWN_TOP)
        yield line_panel(_line_area(model, seat))


def board_view_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """Every tile, die and chit of every nation."""
    for seat in range(len(model.seats)):
        down = _row_top(model, seat) - OWN_TOP
        board = OwnBoard(model, seat)
        for name, place in board.places():
            yield name, replace(place, area=moved(place.area, down))
        yield from line_places(board, _line_area(model, seat))
