"""Facts: what a move does, piece by piece, each with where it is known from.

A fact is a sentence of a game that has not been said yet: a key of `advice` in the game's words, or in those of the
screens, and what belongs in its places. It is said when it is shown, in the language of then (`advice.words`).
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple, TypeAlias

from game.engine import Move

CERTAIN, PRINTED, COUNTED, LINE, STRATEGY = LAYERS = ("certain", "printed", "counted", "line", "strategy")
"""Where a fact is known from: the rules, as long as nobody else acts; what is printed on the piece; how often something
came about among the tries; the tries compared, or what was played in them; the judgement, where nothing else tells.
"""

NOW, ROUND = "now", "round"
"""When a change can be seen: once the moves are made, or once the round has ended and nobody did anything more."""


class PieceName(NamedTuple):
    """The name of a printed piece, by its English one."""

    english: str


class Phrase(NamedTuple):
    """Words of the game that stand in a sentence, by their key under `advice`, or by their whole key."""

    key: str


class RuleText(NamedTuple):
    """What a piece does, in its own words, by its handle."""

    piece: str


class Quantity(NamedTuple):
    """So much of a kind that has an icon."""

    number: int
    kind: str


class Difference(NamedTuple):
    """So much more of a thing, less below 0. The words are `advice.thing.<thing>` of the game."""

    number: float
    thing: str


class ThingCount(NamedTuple):
    """So much of a thing, in the same words without a sign."""

    number: float
    thing: str


class Odds(NamedTuple):
    """How likely so many dice show what is needed."""

    share: float
    dice: int


class SeatName(NamedTuple):
    """What a seat is called, counted from 1."""

    seat: int


class Behind(NamedTuple):
    """By how much a move is worse, in the unit of the evaluator's `final`."""

    number: float


One = int | str | PieceName | Phrase | RuleText | Quantity | Difference | ThingCount | Odds | SeatName | Behind
Value: TypeAlias = "One | tuple[One, ...] | Fact | tuple[Fact, ...]"
"""What may stand in a place of a sentence; several are said in one row, and another fact as a sentence of its own."""


class ForeseenChange(NamedTuple):
    """How a fact can be refuted: by so much a thing of the seat that is asked must differ from what it would be.

    at: when. moves: what the seat plays, the advised move first. instead: what it plays otherwise, usually nothing.
    """

    thing: str
    change: float
    at: str
    moves: tuple[Move, ...]
    instead: tuple[Move, ...] = ()


class Fact(NamedTuple):
    """One thing that a move does.

    worth: about how much it speaks for the move, in points; below 0 it is what the move costs. values: what belongs in
    the places of the sentence. changes: all that has to come true.
    """

    layer: str
    key: str
    worth: float
    values: tuple[tuple[str, Value], ...] = ()
    changes: tuple[ForeseenChange, ...] = ()

    @property
    def is_gain(self) -> bool:
        """Whether it speaks for the move."""
        return self.worth > 0


def _fact(layer: str, key: str, worth: float, /, *changes: ForeseenChange, **values: Value) -> Fact:
    return Fact(layer, key, worth, tuple(values.items()), changes)


certain, printed, counted, line, strategy = (partial(_fact, layer) for layer in LAYERS)
"""A fact of each layer: its key, its worth, all that has to come true, and the values of its sentence by name."""
