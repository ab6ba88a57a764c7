"""How the table calls and colours the seats, the shadow of a solo game among them."""

from __future__ import annotations

from functools import lru_cache

from game.nations.cards import BOARDS
from game.nations.state import SHADOW, NationsState
from scenes.tables.layout import TableModel

NO_COLOUR = 0
"""The colour number of the shadow."""


def is_shadow(state: NationsState, seat: int) -> bool:
    """Whether this seat in the order of play is the shadow."""
    return state.is_solo and seat == SHADOW


def seat_colour(model: TableModel, seat: int) -> int:
    """The colour number of a seat, 1 to 6; 0 for the shadow."""
    return NO_COLOUR if is_shadow(model.view, seat) else model.seats[seat].colour


def seat_name(model: TableModel, seat: int) -> str:
    """What a seat is called: its player's name, or the shadow."""
    return "The shadow" if is_shadow(model.view, seat) else model.seats[seat].name


@lru_cache(maxsize=16)
def board_name(board: str) -> str:
    """The name of a nation, empty as long as no board is chosen."""
    return BOARDS[board].name if board else ""


def rivals(model: TableModel) -> list[int]:
    """The other seats, clockwise from the one shown at the bottom of the table."""
    count = len(model.seats)
    return [(model.shown_seat + ahead) % count for ahead in range(1, count)]
