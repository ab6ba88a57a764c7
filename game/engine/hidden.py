"""Hidden information: one declaration by a game, used for views, for imagining, and for the proof of both.

A game declares pools: lists of (record, field) whose pieces a viewer knows only as one heap, and secrets: fields of
which a viewer knows only what they could be. From that follow the view of a seat (hidden pieces become `FACE_DOWN`,
secrets look like nothing special) and an imagined state for computer players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from game.engine.chance import below, seed_number, shuffled
from game.engine.flow import Decision
from game.engine.record import Record
from game.engine.state import S, State

FACE_DOWN = "face_down"

Pool = list[tuple[Record, str]]


class Secret(NamedTuple):
    """A field that looks like `seems` to a viewer, who knows that it is one of the values in `possible`."""

    record: Record
    field: str
    seems: Any
    possible: tuple[Any, ...]


class Heap(NamedTuple):
    """Hidden pieces that a viewer knows, but not in which of these zones each of them lies, nor in what order.

    seat: whose zones they are, None for nobody's. pieces: the name of each and how many there are.
    """

    seat: int | None
    zones: tuple[str, ...]
    pieces: tuple[tuple[str, int], ...]

    @property
    def size(self) -> int:
        """How many pieces they are in all."""
        return sum(number for _, number in self.pieces)


Hidden = Callable[[S, int | None], Iterable[Pool | Secret]]
"""(state, viewer) -> pools and secrets; a viewer of None is somebody who may see no hand at all."""


def shown_alike(state: S, one: int | None, other: int | None, hidden: Hidden[S]) -> bool:
    """Whether the same is hidden from two viewers, whatever lies there now."""
    return list(hidden(state, one)) == list(hidden(state, other))


def redact(state: S, viewer: int | None, hidden: Hidden[S]) -> S:
    """What the viewer may know: pieces of hidden pools lie face down, secrets and chance are blank."""
    view = state.copy()
    for each in hidden(view, viewer):
        if isinstance(each, Secret):
            setattr(each.record, each.field, each.seems)
            continue
        for record, zone in each:
            setattr(record, zone, (FACE_DOWN,) * len(getattr(record, zone)))
    view.rng = 0
    _cover_question(view, viewer)
    return view


def heaps(state: S, viewer: int | None, hidden: Hidden[S]) -> tuple[Heap, ...]:
    """What lies hidden from a viewer, as far as the viewer can count it; nothing of what is empty."""
    found = []
    for pool in hidden(state, viewer):
        if isinstance(pool, Secret):
            continue
        pieces = Counter(piece.partition("#")[0] for record, zone in pool for piece in getattr(record, zone))
        seat, zones = getattr(pool[0][0], "seat", None), tuple(zone for _, zone in pool)
        found.append(Heap(seat, zones, tuple(sorted(pieces.items()))))
    return tuple(heap for heap in found if heap.pieces)


def _cover_question(view: State, viewer: int | None) -> None:
    """Of what somebody else is asked in secret only that is known."""
    decision = view.decision
    if decision is not None and decision.choice.is_secret and decision.seat != viewer:
        view.decision = Decision(decision.seat, decision.choice, (), ())
        view.stack[-1] = (decision.choice, decision.seat)


def known(state: S, viewer: int | None, hidden: Hidden[S]) -> S:
    """What the viewer may know, as a whole position to foresee with: the same whatever is hidden from the viewer.

    Pools lie in an order of their own, secrets as they seem.
    """
    view = state.copy()
    view.rng = seed_number("known")
    for each in hidden(view, viewer):
        if isinstance(each, Secret):
            setattr(each.record, each.field, each.seems)
        else:
            _deal(view, each)
    _cover_question(view, viewer)
    return view


def determinize(state: S, viewer: int | None, hidden: Hidden[S], seed: int | str) -> S:
    """A state that the viewer could not tell from the true one: pools re-dealt, secrets guessed, chance new.

    What is dealt leaves an answer to the pending question, as the viewer knows that somebody is asked. Imagining is
    not revealing, so `surprises` stays as it is.
    """
    imagined = state.copy()
    imagined.rng = seed_number(seed)
    while True:
        _deal_anew(imagined, viewer, hidden)
        if state.decision is None:
            return imagined
        choice, *arguments = imagined.stack[-1]
        imagined.decision = choice(imagined, *arguments)
        if imagined.decision is not None:
            return imagined


def observe(state: S, seat: int, hidden: Hidden[S]) -> S:
    """What a seat may know, as a whole position to think with.

    What is hidden is re-dealt by a seed that follows from the seat's view alone: whatever lies there in truth, the
    observation is the same.
    """
    return determinize(state, seat, hidden, redact(state, seat, hidden).fingerprint())


def _deal_anew(imagined: S, viewer: int | None, hidden: Hidden[S]) -> None:
    for each in hidden(imagined, viewer):
        if isinstance(each, Secret):
            setattr(each.record, each.field, each.possible[below(imagined, len(each.possible))])
            continue
        _deal(imagined, each)


def _deal(imagined: State, pool: Pool) -> None:
    heap = sorted(piece for record, zone in pool for piece in getattr(record, zone))
    dealt = iter(shuffled(imagined, heap))
    for record, zone in pool:
        setattr(record, zone, tuple(next(dealt) for _ in getattr(record, zone)))
