"""Facts in words, in the language of now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from game.bots.advice.consequences import Consequences
from game.bots.advice.fact import (
    COUNTED,
    Behind,
    Difference,
    Fact,
    One,
    Phrase,
    PieceName,
    Quantity,
    RuleText,
    ThingCount,
    Value,
)
from game.text.sentences import Sentences, listed

_say = Sentences("screens")

WHOLE = 1.95
"""From here on a difference is said in whole numbers: of tries only the average is known."""


class FactWords:
    """What facts of a game read like. player: what a seat is called, counted from 1."""

    def __init__(self, name: str, game: Consequences, player: Callable[[int], str] | None = None) -> None:
        self._say, self._game = Sentences(name), game
        self._player = player or (lambda seat: _say("advice.a_rival"))

    def __call__(self, fact: Fact) -> str:
        """The sentence."""
        values = {name: self._value(name, value) for name, value in fact.values}
        said = self._say.or_of(_say, f"advice.{fact.key}", **values)
        return said if fact.layer != COUNTED or fact.worth >= 0 else _say("advice.catch", what=said)

    def all(self, facts: Iterable[Fact]) -> str:
        """Several in a row."""
        return " ".join(map(self, facts))

    def behind(self, behind: float) -> str:
        """By how much a move is worse."""
        number = round(behind)
        return self._say("advice.behind", n=number) if number else _say("advice.a_little")

    def _value(self, name: str, value: Value) -> object:
        match value:
            case int() if name == "seat":
                return self._player(value)
            case PieceName(english):
                return self._say.name(english)
            case Phrase(key):
                return self._say(f"advice.{key}") if self._say.has(f"advice.{key}") else self._say(key)
            case RuleText(piece):
                return self._game.rule(piece)
            case Quantity(number, kind):
                return _say("advice.amount", n=number, kind=kind)
            case Difference(number, thing):
                return self._thing(thing, number, signed(number))
            case ThingCount(number, thing):
                return self._thing(thing, number, signed(abs(number))[1:])
            case Behind(number):
                return self.behind(number)
            case tuple():
                return listed([str(self._value("", each)) for each in cast(tuple[One, ...], value)])
        return value

    def _thing(self, thing: str, number: float, told: str) -> str:
        """So much of a thing: its sign stands before all else, such as that of money."""
        sign = "" if told[0].isdigit() else told[0]
        count = max(1, abs(round(number)))
        return self._say(f"advice.thing.{thing}", n=told, sign=sign, amount=told.removeprefix(sign), count=count)


def signed(number: float) -> str:
    """A difference with its sign: whole, or in tenths where it is small, as only the average of tries is known."""
    near = round(number, 1)
    if abs(number) >= WHOLE or near == int(near):
        return f"{round(number):+}".replace("-", "\N{MINUS SIGN}")
    return f"{near:+}".replace("-", "\N{MINUS SIGN}").replace(".", _say("figures.decimal"))
