"""Events and the one-way bus that carries them from the rules to whoever listens: log, sound, animation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

Facts = Mapping[str, Any]
"""Facts by name: plain values (ints, strings, tuples)."""


@dataclass(frozen=True, slots=True)
class Private:
    """A fact that only some seats may learn; whoever tells it unopened tells nothing."""

    seats: tuple[int, ...]
    fact: Any = field(repr=False)


class Event(NamedTuple):
    """Something that happened, told in one past-tense word and its facts.

    `facts` may hold Private ones; `seat` is the acting seat where there is one.
    The same words name a card's triggers, the log's sentences, the sounds and the animations.
    """

    kind: str
    facts: Facts

    @property
    def seat(self) -> int | None:
        """The acting seat, or None when nobody in particular acted."""
        return self.facts.get("seat")

    def seen_by(self, viewer: int | None) -> Event:
        """The event as a viewer may know it: private facts opened, or left out; None is nobody at the table."""
        if not any(isinstance(fact, Private) for fact in self.facts.values()):
            return self
        facts = {
            name: fact.fact if isinstance(fact, Private) else fact
            for name, fact in self.facts.items()
            if not isinstance(fact, Private) or viewer in fact.seats
        }
        return Event(self.kind, facts)


Listener = Callable[[Event], None]


class Bus:
    """Passes events to listeners in the order they subscribed. Listeners never change a state."""

    EVERYTHING = "*"

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    def subscribe(self, kind: str, listener: Listener) -> None:
        """Call `listener` for every event of this kind, or of any kind with `Bus.EVERYTHING`."""
        self._listeners[kind].append(listener)

    def publish(self, event: Event) -> None:
        """Tell everybody who subscribed to this kind, then everybody who subscribed to everything."""
        for kind in (event.kind, self.EVERYTHING):
            for listener in self._listeners.get(kind, ()):
                listener(event)
