"""Hidden information: one declaration by a game, used for views, for imagining, and for the proof of both.

A game declares pools: lists of (record, field) whose pieces a viewer knows only as one heap. From that follow
the view of a seat (hidden pieces become `FACE_DOWN`) and a re-dealt state for computer hands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from game.core.chance import seed_number, shuffled
from game.core.flow import Choice
from game.core.record import Record
from game.core.state import State

S = TypeVar("S", bound=State)

FACE_DOWN = "face_down"

Pool = list[tuple[Record, str]]
Hidden = Callable[[Any, int | None], Iterable[Pool]]
"""(state, viewer) -> pools; a viewer of None is somebody who may see no hand at all."""


def redact(state: S, viewer: int | None, hidden: Hidden) -> S:
    """What the viewer may know: every piece of a hidden pool lies face down, and chance is blank."""
    view = state.copy()
    for pool in hidden(view, viewer):
        for record, zone in pool:
            setattr(record, zone, (FACE_DOWN,) * len(getattr(record, zone)))
    view.rng = 0
    return view


def determinize(state: S, viewer: int | None, hidden: Hidden, seed: int | str) -> S:
    """A state that the viewer could not tell from the true one: hidden pools re-dealt, chance new.

    Imagining is not revealing, so `surprises` stays as it is.
    """
    imagined = state.copy()
    imagined.rng = seed_number(seed)
    for pool in hidden(imagined, viewer):
        heap = sorted(piece for record, zone in pool for piece in getattr(record, zone))
        dealt = iter(shuffled(imagined, heap))
        for record, zone in pool:
            setattr(record, zone, tuple(next(dealt) for _ in getattr(record, zone)))
    if imagined.stack and isinstance(imagined.stack[-1][0], Choice):
        frame = imagined.stack[-1]
        imagined.decision = frame[0](imagined, *frame[1:])
    return imagined
