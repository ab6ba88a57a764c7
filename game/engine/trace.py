"""Trace: one move step by step, every event with the position it led to.

A session plays a move at once, and begins at its first decision. What a player should see one after the other
(production, then war, then events) is traced while the move is played; a move of the past is played again for it.
"""

from __future__ import annotations

from game.engine import flow
from game.engine.event import Event, Frame
from game.engine.flow import Move
from game.engine.state import State


class Recorder(list[Event]):
    """A journal of a state that adds a frame with every event."""

    def __init__(self, before: State, state: State, frames: list[Frame]) -> None:
        super().__init__()
        self._before = before
        self._state = state
        self._frames = frames

    def append(self, event: Event) -> None:
        """Note the event and the position at this moment."""
        super().append(event)
        self._frames.append(Frame(event, self._state.copy(), self._before))


def traced(before: State, move: Move) -> list[Frame]:
    """Everything that happens when this move is played in this position, which stays as it is."""
    state = before.copy()
    frames: list[Frame] = []
    state.journal = Recorder(before, state, frames)
    flow.apply(state, move)
    state.journal = None
    return frames
