"""How a table calls and colours the seats, the shadow of a solo game among them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from game.session.session import PEOPLE, Seat, level_words
from game.text.sentences import Sentences
from scenes import ui
from scenes.table.model import TableModel

_say = Sentences("screens")

SHADOW = 1
"""The seat under which the shadow of a solo game is spoken of."""

NO_COLOUR = 0
"""The colour number of the shadow."""


@cache
def as_shown(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats as a table speaks of them: nothing in a name is taken for a sign or for bold words."""
    return tuple(replace(seat, name=ui.as_typed(seat.name)) for seat in seats)


def ordinal(place: int) -> str:
    """A place in an order: 1st for 1."""
    return _say.lines("table.ordinals")[place - 1]


def is_shadow(state: Any, seat: int) -> bool:
    """Whether this seat in the order of play is the shadow."""
    return bool(state.is_solo) and seat == SHADOW


def seat_colour(model: TableModel, seat: int) -> int:
    """The colour number of a seat, 1 to 6; 0 for the shadow."""
    return NO_COLOUR if is_shadow(model.view, seat) else model.seats[seat].colour


def seat_name(model: TableModel, seat: int) -> str:
    """What a seat is called: its player's name, or the shadow."""
    return _say("seats.shadow") if is_shadow(model.view, seat) else model.seats[seat].name


def computer_words(model: TableModel, seat: int) -> tuple[str, ...]:
    """That a computer plays a seat, and at which level; nothing of a person."""
    player = model.seats[seat].player
    return () if player in PEOPLE else (_say("who_plays.computer", kind=level_words(player)),)


def counter_words(what: str, number: str, name: str = "") -> str:
    """A counter in a line, for whoever hears it: what it counts, how much, and whose it is where that is no matter of
    course.
    """
    return _say("table.counter", what=what, n=number, name=name)


def is_asked(model: TableModel, seat: int) -> bool:
    """Whether it is this seat that is asked now."""
    return model.asked == seat


def is_visiting(model: TableModel) -> bool:
    """Whether the viewer looks at the board of another seat."""
    return model.shown_seat != model.viewer


def waiting_for(model: TableModel, seat: int) -> str:
    """The prompt while another seat is asked than the viewer's: what it is asked is for its own eyes."""
    return _say("seats.to_act", name=model.seats[seat].name)


def in_columns(model: TableModel) -> list[int]:
    """The seats as they stand in columns: the one shown first, then its rivals, or the shadow of a solo game."""
    return [model.shown_seat, *([SHADOW] if model.view.is_solo else rivals(model))]


def rivals(model: TableModel) -> list[int]:
    """The other seats, clockwise from the one shown at the bottom of the table."""
    count = len(model.seats)
    return [(model.shown_seat + ahead) % count for ahead in range(1, count)]
