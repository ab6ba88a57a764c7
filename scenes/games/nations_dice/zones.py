"""Where the zones of the table lie, for every number of seats and every spare room around the canvas.

All areas are in units. With four seats the progress board has a fourth column, and everything right of it is
narrower; what a wide window has to spare goes to the plaques at the left.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.nations_dice.progress_board import ROWS, columns
from scenes.kit.spare_room import plaque_column, plaques_in
from scenes.window.layout import Area

EDGE = 8.0
"""Empty units along the sides of the canvas."""

GAP = 8.0
WIDTH = 1280.0
TOP, BOTTOM = 44.0, 396.0
"""Upper and lower end of rivals, progress board and right column."""

TILE = (112.0, 112.0)
MINI = (100.0, 54.0)

BOARD_X = 260.0
GUTTER = 37.0
"""Width of the prices at the left of the progress board."""

COLUMN_STEP, ROW_STEP = 117.0, 116.0
ROWS_TOP = 48.0

OWN_TOP = 404.0
NATION: Area = (EDGE, OWN_TOP, *TILE)
ADVISOR: Area = (126.0, OWN_TOP, *TILE)
SLOTS: tuple[Area, ...] = tuple((248.0 + 117.0 * index, OWN_TOP, *TILE) for index in range(5))
WONDER: Area = (838.0, OWN_TOP, *TILE)
BESIDE: Area = (960.0, OWN_TOP, 312.0, 112.0)
"""Where colonies and ready wonders lie."""

UNUSED: Area = (EDGE, 530.0, 752.0, 90.0)
USED: Area = (768.0, 530.0, 504.0, 90.0)
PAYMENT: Area = (EDGE, 630.0, 1264.0, 32.0)
FOOT: Area = (EDGE, 665.0, 1264.0, 21.0)
"""The line of trades and of what happened since the last turn."""

ANSWERS: Area = (660.0, 629.0, 612.0, 34.0)

RIVAL_WIDTH = 244.0
EVENT_WIDTH, NARROW_EVENT_WIDTH = 214.0, 190.0
TRACKS_HEIGHT = 80.0


def moved(area: Area, down: float) -> Area:
    """The area, so many units further down."""
    return (area[0], area[1] + down, area[2], area[3])


@dataclass(frozen=True)
class Zones:
    """The areas that differ between tables."""

    plaques: tuple[Area, ...]  # one for every rival; solo one for the shadow
    board: Area
    tracks: Area
    event: Area
    forecast: Area

    def tile(self, price: int, column: int) -> Area:
        """The place of a tile: the price of its row and its column from the left."""
        x = self.board[0] + GUTTER + column * COLUMN_STEP
        return (x, ROWS_TOP + (ROWS - price) * ROW_STEP, *TILE)


@lru_cache(maxsize=32)
def zones(seats: int, margin: float) -> Zones:
    """The zones of a table with this many seats; `margin` is the spare room on each side of the canvas."""
    wide = columns(seats)
    board: Area = (BOARD_X, TOP, GUTTER + wide * COLUMN_STEP - 1, BOTTOM - TOP)
    right = board[0] + board[2] + GAP
    width = WIDTH - EDGE - right
    event_width = EVENT_WIDTH if wide == 3 else NARROW_EVENT_WIDTH
    lower = TOP + TRACKS_HEIGHT + GAP
    forecast_x = right + event_width + GAP
    return Zones(
        plaques=plaques_in(plaque_column(RIVAL_WIDTH, margin), max(1, seats - 1), TOP, BOTTOM, GAP),
        board=board,
        tracks=(right, TOP, width, TRACKS_HEIGHT),
        event=(right, lower, event_width, BOTTOM - lower),
        forecast=(forecast_x, lower, WIDTH - EDGE - forecast_x, BOTTOM - lower),
    )
