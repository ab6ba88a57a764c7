"""The one-way bus that carries events from the rules to subscribers: log, sound, animation.

A session has a bus of what *happened*. A table has another one of what begins to be *shown* and has been shown, which
is later, and never comes of what is skipped over (`scenes/play/choreographer.py`).
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from game.engine.event import Frame

_log = logging.getLogger(__name__)

MOVED, TAKEN_BACK, SEAT_GIVEN = "move made", "move taken back", "seat given"
"""What a session tells besides events; no word of an event has a blank in it."""


class Moved(NamedTuple):
    """A move is complete, played or played again, and all its events were told: its number; and what it brought, with
    the positions, as far as anybody asks for them.
    """

    move: int
    frames: Sequence[Frame]
    is_over: bool

    @property
    def kind(self) -> str:
        """Tells it from others."""
        return MOVED


class MoveTakenBack(NamedTuple):
    """The last move was taken back: its number."""

    move: int

    @property
    def kind(self) -> str:
        """Tells it from others."""
        return TAKEN_BACK


class SeatGiven(NamedTuple):
    """Somebody else plays a seat from now on."""

    seat: int

    @property
    def kind(self) -> str:
        """Tells it from others."""
        return SEAT_GIVEN


class Published(Protocol):
    """What a bus carries."""

    @property
    def kind(self) -> str:
        """What it can be subscribed by."""
        ...


Listener = Callable[[Any], object]
Leave = Callable[[], None]
"""Ends a subscription; doing so again does nothing."""


class Bus:
    """Passes messages to whoever subscribed, in the order they came.

    Listeners change no state and play no move: what they are told of is complete, and on disk. One that raises keeps
    the message from nobody else; its fault is raised once everybody knows everything. Whoever subscribes leaves in the
    end.
    """

    EVERYTHING = "*"

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[tuple[Listener, bool]]] = defaultdict(list)
        self.count = 0
        """How many listen."""
        self._asking = 0
        self.is_publishing = False

    @property
    def wants_positions(self) -> bool:
        """Whether anybody asks for the position that each event led to, which takes ten times as long as the event."""
        return self._asking > 0

    def subscribe(self, kind: str, listener: Listener, positions: bool = False) -> Leave:
        """Call `listener` with everything of this kind, or of any kind with `Bus.EVERYTHING`; returns how to leave.

        With `positions` events come as Frames, and `Moved` has them; positions are the truth, and nobody's to change.
        """
        entry = (listener, positions)
        self._listeners[kind].append(entry)
        self.count += 1
        self._asking += positions
        left: list[bool] = []

        def leave() -> None:
            if not left:
                left.append(True)
                self._listeners[kind].remove(entry)
                self.count -= 1
                self._asking -= positions

        return leave

    def publish(self, *messages: Published) -> None:
        """Tell everybody who subscribed to the kind of each message, then everybody who subscribed to everything.

        Raises the first fault of a listener, after everybody was told; the log has the others.
        """
        faults: list[Exception] = []
        self.is_publishing = True
        try:
            for message in messages:
                plain = message.event if isinstance(message, Frame) else message
                for kind in (message.kind, self.EVERYTHING):
                    for listener, positions in tuple(self._listeners.get(kind, ())):
                        try:
                            listener(message if positions else plain)
                        except Exception as fault:
                            faults.append(fault)
        finally:
            self.is_publishing = False
        for other in faults[1:]:
            _log.error("a listener of %s failed, too", messages, exc_info=other)
        if faults:
            raise faults[0]


class Subscriptions:
    """The subscriptions of one owner, which end together."""

    def __init__(self) -> None:
        self._ends: list[Leave] = []

    def add(self, *ends: Leave) -> None:
        """Keep how to leave."""
        self._ends += ends

    def leave(self) -> None:
        """End all of them."""
        for end in self._ends:
            end()
        self._ends.clear()
