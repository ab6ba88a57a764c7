"""Foresight: the game's forecast for one position and for the moves considered in it, each computed once."""

from __future__ import annotations

from typing import Any

from game.core.flow import Move
from game.core.state import State
from scenes.tables.layout import Table


class Foresight:
    """Forecasts of one position, which must not change."""

    def __init__(self, table: Table, state: State) -> None:
        self._table = table
        self._state = state
        self._forecasts: dict[Move | None, Any] = {}

    @property
    def forecast(self) -> Any:
        """What the position leads to."""
        if None not in self._forecasts:
            self._forecasts[None] = self._table.forecast(self._state)
        return self._forecasts[None]

    def what_if(self, move: Move | None) -> Any:
        """What the position leads to once the move is played; None without a move or a forecast."""
        if move is None:
            return None
        if move not in self._forecasts:
            self._forecasts[move] = self._table.what_if(self._state, move)
        return self._forecasts[move]
