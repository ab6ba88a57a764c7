"""Film: a move watched in slow motion, every event with the position it led to.

A session plays a move at once. What a player should see one after the other (production, then war, then events)
is filmed by playing the same move on a copy of the position before it.
"""

from __future__ import annotations

from typing import NamedTuple

from game.bus import Event
from game.core import flow
from game.core.flow import Move
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
    state = before.copy()
    camera = _Camera(before, state)
    state.journal = camera
    flow.play(state, move)
    return camera.frames
