"""Events: what happened, reported by the rules by name and facts. Every game declares its own in its `events.py`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from game.engine.state import State

Facts = Mapping[str, Any]
"""Facts by name: plain values (ints, strings, tuples)."""


SeatNumber = int
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

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        """Whether the other tells the same. One for all kinds: those that a class would be given take long to make."""
        names = self.__match_args__  # type: ignore[attr-defined]
        return type(other) is type(self) and all(getattr(self, name) == getattr(other, name) for name in names)

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)  # type: ignore[attr-defined]
        return f"{type(self).__name__}({facts})"

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

    __hash__ = None

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
        made = dataclass(slots=True, eq=False, repr=False)(kind)
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
