"""The progress board: three rows of tiles, priced by row (D-ROUND-06, D-BUY-02)."""

from __future__ import annotations

from game.nations_dice.state import EMPTY, NationsDiceState

ROWS = 3


def columns(seats: int) -> int:
    """4 with 4 players, otherwise 3 (D-ROUND-06, D-SOLO-03)."""
    return 4 if seats == 4 else 3


def price_of(state: NationsDiceState, tile: str) -> int:
    """What a tile costs where it lies, in the kind it is paid with: its row's number (D-BUY-02)."""
    return next(price for price, row in enumerate(state.board, 1) if tile in row)


def take_off(state: NationsDiceState, tile: str, taker: int) -> None:
    """Take a tile; its space stays empty until the next round, and shows who took it (D-BUY-06, D-RULING-15)."""
    row_index = price_of(state, tile) - 1
    column = state.board[row_index].index(tile)
    row, takers = state.board[row_index], state.takers[row_index]
    new_row = (*row[:column], EMPTY, *row[column + 1 :])
    new_takers = (*takers[:column], taker, *takers[column + 1 :])
    state.board = (*state.board[:row_index], new_row, *state.board[row_index + 1 :])
    state.takers = (*state.takers[:row_index], new_takers, *state.takers[row_index + 1 :])


def cheapest_in_column(state: NationsDiceState, column: int) -> str:
    """The tile in the lowest row that still has one there; empty for none (D-RULING-30)."""
    return next((row[column] for row in state.board if row[column]), EMPTY)
