"""Foresight: the game's forecast for one position and for the moves considered in it, each computed once."""

from __future__ import annotations

from typing import Any

from game.core.flow import Move, play
from game.core.state import State
from scenes.kit.table import Table


class Foresight:
    """Forecasts of one position, which must not change."""

    def __init__(self, table: Table, state: State) -> None:
        self._table = table
        self._state = state
        self._forecasts: dict[tuple[Move, ...], Any] = {}

    @property
    def forecast(self) -> Any:
        """What the position leads to."""
        if () not in self._forecasts:
            self._forecasts[()] = self._table.forecast(self._state)
        return self._forecasts[()]

    def what_if(self, moves: tuple[Move, ...]) -> Any:
        """What the position leads to once these moves are played, as far as the turn reaches; None without a move."""
        if not moves:
            return None
        if moves not in self._forecasts:
            before, last = self._state, moves[0]
            for move in moves[1:]:
                after = before.copy()
                play(after, last)
                if after.decision is None or move not in after.decision.moves:
                    break
                before, last = after, move
            self._forecasts[moves] = self._table.what_if(before, last)
        return self._forecasts[moves]
