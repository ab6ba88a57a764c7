"""What the proposal strip says while its viewer lays nothing out: the latest deed, with the pieces that paid for it."""

from __future__ import annotations

from typing import NamedTuple

from game.bus import Event
from game.nations_dice.dice import COLOUR_OF
from scenes.games.nations_dice.dice import BODIES, MAIN_SIGN
from scenes.games.nations_dice.looks import LINE_CHIT, LINE_DIE
from scenes.games.nations_dice.words import log_line
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen
from scenes.kit.seats import seat_colour, seat_name
from scenes.window.layout import Area
from sprites import palette
from sprites.chits import chit
from sprites.lying_die import small_die

DEEDS = ("bought", "built")
"""Events that follow at once upon what paid for them."""

DISC = 21.0
ROOM_FOR_NAME, ROOM_FOR_WORDS = 200.0, 720.0


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


def told_line(model: TableModel) -> ToldLine | None:
    """The latest deed that the log tells of this round; None before the first one."""
    for place in range(len(model.told) - 1, -1, -1):
        event = model.told[place]
        if event.kind == "round_began":
            break
        line = log_line(model, event)
        if line and line.seat is None:
            return ToldLine(None, "", line.words)
        if line and line.seat is not None:
            told = ToldLine(seat_colour(model, line.seat), seat_name(model, line.seat), line.words)
            return _with_payment(told, model.told[place - 1]) if event.kind in DEEDS else told
    return None


def _with_payment(told: ToldLine, paid: Event) -> ToldLine:
    facts = paid.facts
    colours = tuple(COLOUR_OF[die] for die in facts["dice"])
    return told._replace(dice=colours, chit=facts["kind"], chits=facts["chits"])


def paint_told(pen: Pen, area: Area, told: ToldLine) -> None:
    """The disc and the name of whoever acted, the deed in words, and what was paid."""
    x, y, _, height = area
    left, middle = x + 12, y + height / 2
    if told.colour is not None:
        left += pen.seat(told.colour, left + DISC / 2, middle, DISC) + 9
        left += pen.text(told.name, left, middle, "strong", 15, palette.IVORY, ROOM_FOR_NAME) + 6
    left += pen.line(told.words, left, middle, "text", 14.5, palette.SECONDARY, ROOM_FOR_WORDS) + 8
    if told.dice or told.chits:
        left += pen.text("with", left, middle, "text", 14.5, palette.SECONDARY) + 7
    for colour in told.dice:
        left += pen.stamp(small_die(pen.theme, BODIES[colour], MAIN_SIGN[colour], LINE_DIE), left, middle) + 4
    for _ in range(told.chits):
        left += pen.stamp(chit(pen.theme, told.chit, LINE_CHIT), left, middle) + 4
