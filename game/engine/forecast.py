"""Forecasts: what a position leads to, and what moves would change in that, as far as the viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple

from game.engine.flow import Move, apply
from game.engine.hidden import Hidden, known
from game.engine.state import S


class Figure(NamedTuple):
    """A figure that is said for certain, as long as nobody acts, or `locked`, whatever anybody does."""

    value: Any
    locked: bool = False


Figures = Mapping[str, Figure]
"""Figures by the seat, the time and the kind that they are of."""


def as_listed(state: Any, move: Move) -> tuple[int, ...]:
    """Of moves that are worth the same the first of the list."""
    return ()


class Forecaster(NamedTuple):
    """What a game foresees, in a form of its own. Nothing of it changes a state.

    forecast: what a position leads to; None where nothing is foreseen. what_if: the forecast after a legal move; None
    when chance or a surprise stands between. worth: how well the seat that is asked would stand after a legal move,
    the more the better; None where nobody can know. figures: what a forecast says for certain, and what has come of
    earlier ones, of a position in the same round. prefer: the order of moves that are worth the same and differ in
    their place alone, the least first.
    """

    forecast: Callable[[Any], Any]
    what_if: Callable[[Any, Move], Any]
    worth: Callable[[Any, Move], tuple[int, ...] | None]
    figures: Callable[[Any, Any], Figures]
    prefer: Callable[[Any, Move], tuple[int, ...]] = as_listed

    def equals(self, state: Any, moves: Sequence[Move]) -> tuple[Move, ...]:
        """Of several legal moves those after which the seat that is asked stands best, and alike but for their place,
        the one that the game prefers first; none where nobody can know.
        """
        worths = {move: self.worth(state, move) for move in moves}
        told = {move: worth for move, worth in worths.items() if worth is not None}
        first = max(told, key=lambda move: told[move], default=None)
        if first is None:
            return ()
        equal = [move for move in told if told[move] == told[first] and move[:2] == first[:2]]
        return tuple(sorted(equal, key=lambda move: self.prefer(state, move)))

    def best(self, state: Any, moves: Sequence[Move]) -> Move | None:
        """The one of several legal moves that is named: the first of the best ones."""
        return next(iter(self.equals(state, moves)), None)


BLIND = Forecaster(lambda state: None, lambda state, move: None, lambda state, move: None, lambda state, foreseen: {})
"""The forecaster of a game that foresees nothing."""


class MovePreview(Generic[S]):
    """What one seat may foresee in one position, each thing computed once."""

    def __init__(self, forecaster: Forecaster, state: S, eyes: int | None, hidden: Hidden[S]) -> None:
        self._forecaster = forecaster
        self._state = known(state, eyes, hidden)
        self._forecasts: dict[tuple[Move, ...], Any] = {}
        self._equals: dict[tuple[Move, ...], tuple[Move, ...]] = {}

    @property
    def forecast(self) -> Any:
        """What the position leads to."""
        if () not in self._forecasts:
            self._forecasts[()] = self._forecaster.forecast(self._state)
        return self._forecasts[()]

    def what_if(self, moves: tuple[Move, ...]) -> Any:
        """What the position leads to once these moves are played, as far as no other seat is asked meanwhile; None
        without a move.
        """
        if not moves:
            return None
        if moves not in self._forecasts:
            before, last = self._state, moves[0]
            seat = before.decision.seat if before.decision else None
            for move in moves[1:]:
                after = before.copy()
                apply(after, last)
                if after.decision is None or after.decision.seat != seat or move not in after.decision.moves:
                    break
                before, last = after, move
            self._forecasts[moves] = self._forecaster.what_if(before, last)
        return self._forecasts[moves]

    def equals(self, moves: Sequence[Move]) -> tuple[Move, ...]:
        """The best of several legal moves, see `Forecaster.equals`."""
        several = tuple(moves)
        if several not in self._equals:
            self._equals[several] = self._forecaster.equals(self._state, several)
        return self._equals[several]

    def places(self, moves: Sequence[Move]) -> tuple[Move, ...]:
        """The best ones, where only their place tells them apart and the game has an order of places; else none."""
        equal = self.equals(moves)
        is_about_places = len(equal) > 1 and self._forecaster.prefer(self._state, equal[0]) != ()
        return equal if is_about_places else ()

    def best(self, moves: Sequence[Move]) -> Move | None:
        """The one of them that is named, see `Forecaster.best`."""
        return next(iter(self.equals(moves)), None)
