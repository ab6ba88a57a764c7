"""Events and the one-way bus that carries them from the rules to whoever listens: log, sound, animation.

A session has a bus of what *happened*. A table has another one of what begins to be *shown* and has been shown, which
is later, and never comes of what is skipped over (`scenes/play/choreographer.py`).
"""

from __future__ import annotations

import logging
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from game.engine.state import State

_log = logging.getLogger(__name__)

Facts = Mapping[str, Any]
"""Facts by name: plain values (ints, strings, tuples)."""


Seat = int
"""The number of a seat, from 0."""

Fact = TypeVar("Fact")
Declared = TypeVar("Declared", bound="Event")


@dataclass(frozen=True, slots=True)
class Private(Generic[Fact]):
    """A fact that only some seats may learn; whoever tells it unopened tells nothing."""

    seats: tuple[int, ...]
    fact: Fact = field(repr=False)


def opened(fact: Private[Fact]) -> Fact | None:
    """A fact as whoever an event was opened for by `Event.seen_by` may know it; None where it is kept from them."""
    return None if isinstance(fact, Private) else fact


class Event:
    """Something that happened, told in one past-tense word and its facts.

    The same words name a card's triggers and the log's sentences. A game declares its events in its `events.py`, one
    class a word; what no game declares is a `PlainEvent`. None is changed once it was made.
    """

    __slots__ = ()

    kind: str
    """The word."""
    seat: int | None
    """The acting seat, or None when nobody in particular acted."""
    PRIVATE: ClassVar[tuple[str, ...]] = ()
    """The facts that are declared `Private`."""

    @property
    def facts(self) -> Facts:
        """Everything it tells by name, but for private facts that were left out."""
        facts = {name: getattr(self, name) for name in self.__match_args__}  # type: ignore[attr-defined]
        return {name: fact for name, fact in facts.items() if fact is not None or name not in self.PRIVATE}

    def seen_by(self, viewer: int | None) -> Event:
        """The event as a viewer may know it: private facts opened, or left out; None is nobody at the table."""
        if not self.PRIVATE:
            return self
        seen = copy(self)
        for name in self.PRIVATE:
            fact = getattr(self, name)
            if isinstance(fact, Private):
                setattr(seen, name, fact.fact if viewer in fact.seats else None)
        return seen


class PlainEvent(Event):
    """An event that no game declares, such as those of a new game that is being written."""

    __slots__ = ("_told", "kind")

    def __init__(self, kind: str, facts: Facts) -> None:
        self.kind = kind
        self._told = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlainEvent) and (self.kind, self.facts) == (other.kind, other.facts)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"PlainEvent({self.kind!r}, {self.facts!r})"

    @property
    def facts(self) -> Facts:
        """Everything it tells by name."""
        return self._told

    @property
    def seat(self) -> int | None:  # type: ignore[override]
        """The acting seat, if there is one."""
        return self.facts.get("seat")

    def seen_by(self, viewer: int | None) -> Event:
        """As every event."""
        if not any(isinstance(fact, Private) for fact in self.facts.values()):
            return self
        facts = {
            name: fact.fact if isinstance(fact, Private) else fact
            for name, fact in self.facts.items()
            if not isinstance(fact, Private) or viewer in fact.seats
        }
        return PlainEvent(self.kind, facts)


@dataclass_transform(frozen_default=True)
def declared(word: str) -> Callable[[type[Declared]], type[Declared]]:
    """Declares a class of events by its word: its fields are the seat and the facts, those that only some may know as
    `Private[...]`.
    """

    def declare(kind: type[Declared]) -> type[Declared]:
        private = tuple(name for name, fact in kind.__annotations__.items() if "Private[" in str(fact))
        made = dataclass(slots=True)(kind)
        made.kind, made.PRIVATE = word, private
        return made

    return declare


def declared_in(module: str) -> Mapping[str, type[Event]]:
    """The events that a module declares, by their words."""
    found = (each for each in vars(sys.modules[module]).values() if isinstance(each, type))
    return {each.kind: each for each in found if issubclass(each, Event) and each is not Event}


class Frame(NamedTuple):
    """One event, the position right after it, and the one in which the move was made that brought it."""

    event: Event
    state: State
    before: State

    @property
    def kind(self) -> str:
        """That of the event."""
        return self.event.kind


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
                for kind in (message.kind, self.EVERYTHING):
                    for listener, positions in tuple(self._listeners.get(kind, ())):
                        plain = message.event if isinstance(message, Frame) and not positions else message
                        try:
                            listener(plain)
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
