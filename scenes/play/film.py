"""Film: a move watched in slow motion, every event with the position it led to.

A session plays a move at once, and begins at its first decision. What a player should see one after the other
(production, then war, then events) is filmed by playing the same move on a copy of the position before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.bus import Event
from game.core import flow
from game.core.flow import Move
from game.core.session import Session
from game.core.state import State


class Frame(NamedTuple):
    """One event, the position right after it, and the one in which the move was made that brought it."""

    event: Event
    state: State
    before: State


class _Camera(list[Event]):
    """A journal that takes a picture of the state with every event."""

    def __init__(self, before: State, state: State) -> None:
        self._before = before
        self._state = state
        self.frames: list[Frame] = []

    def append(self, event: Event) -> None:
        """Note the event and the position at this moment."""
        self.frames.append(Frame(event, self._state.copy(), self._before))


def film(before: State, move: Move) -> list[Frame]:
    """Everything that happens when this move is played in this position, which stays as it is."""
    return _filmed(before, lambda state: flow.play(state, move))


def opening_film(session: Session) -> list[Frame]:
    """Everything that happens from the table as it is laid out to the first decision."""
    return _filmed(session.game.lay_out(session.options, len(session.seats), session.seed), flow.advance)


def _filmed(before: State, run: Callable[[State], None]) -> list[Frame]:
    state = before.copy()
    camera = _Camera(before, state)
    state.journal = camera
    run(state)
    return camera.frames
