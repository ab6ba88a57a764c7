"""Events of Pig: everything that happens, with its facts."""

from __future__ import annotations

from game.engine.event import Event, SeatNumber, declared, declared_in


@declared("round_began")
class RoundBegan(Event):
    """A round begins."""

    seat: None
    round: int


@declared("thrown")
class Thrown(Event):
    """The die shows a face."""

    seat: SeatNumber
    face: int


@declared("lost")
class Lost(Event):
    """A 1: all that the turn has brought is gone."""

    seat: SeatNumber
    points: int


@declared("held")
class Held(Event):
    """What the turn has brought is banked."""

    seat: SeatNumber
    points: int
    total: int


@declared("won")
class Won(Event):
    """The goal is reached."""

    seat: SeatNumber
    points: int


DECLARED = declared_in(__name__)


def event_named(word: str) -> type[Event] | None:
    """The class of events of a word."""
    return DECLARED.get(word)
