"""What the proposal strip says while its viewer lays nothing out: the latest deed, with the pieces that paid for it."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.event import Event
from game.nations_dice import events
from game.nations_dice.cards.dice import COLOUR_OF
from game.nations_dice.state import NationsDiceState
from scenes.games.nations_dice.text.words import log_line
from scenes.table.model import TableModel
from scenes.table.seats import seat_colour, seat_name

DEEDS = (events.Bought, events.Built)
"""Events that follow at once upon what paid for them."""


class ToldLine(NamedTuple):
    """Who did what in this round at last; without a colour and a name where nobody acted, such as with a new event.

    `dice` are the colours of the dice that paid for it, `chit` the kind of the chits that did, and `chits` how many.
    """

    colour: int | None
    name: str
    words: str
    dice: tuple[str, ...] = ()
    chit: str = ""
    chits: int = 0


def told_line(model: TableModel[NationsDiceState]) -> ToldLine | None:
    """The latest deed that the log tells of this round; None before the first one."""
    for place in range(len(model.told) - 1, -1, -1):
        event = model.told[place]
        if isinstance(event, events.RoundBegan):
            break
        line = log_line(model, event)
        if line and line.seat is None:
            return ToldLine(None, "", line.words)
        if line and line.seat is not None:
            told = ToldLine(seat_colour(model, line.seat), seat_name(model, line.seat), line.words)
            return _with_payment(told, model.told[place - 1]) if isinstance(event, DEEDS) else told
    return None


def _with_payment(told: ToldLine, paid: Event) -> ToldLine:
    assert isinstance(paid, events.Paid)
    colours = tuple(COLOUR_OF[die] for die in paid.dice)
    return told._replace(dice=colours, chit=paid.resource, chits=paid.chits)
