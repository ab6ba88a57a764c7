"""Facts in words, in the language of now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import cast

from game.bots.advice import fact
from game.bots.advice.consequences import Consequences
from game.text.sentences import Sentences, listed
from game.text.template import Name

_say = Sentences("screens")

WHOLE = 1.95
"""From here on an amount is said in whole numbers."""

LITTLE = 0.75
"""Less than this is a little, of things that have words for that: of an average nobody says tenths."""

SIDES_OF = "less", "more"
"""The values of a sentence that compares two futures."""

A_LOT = 6
"""More points than that are a lot, in a hint: a judgement knows so wide a gap only roughly."""


class FactWords:
    """What facts of a game read like. player: what a seat is called, counted from 1."""

    def __init__(self, name: str, game: Consequences, player: Callable[[int], str] | None = None) -> None:
        self._say, self._game = Sentences(name), game
        self._player = player or (lambda seat: _say("advice.a_rival"))

    def __call__(self, one: fact.Fact) -> str:
        """The sentence."""
        values = {"source": ""} | {name: self._value(name, value) for name, value in one.values}
        amounts = [(side, value) for side, value in one.values if side in SIDES_OF]
        values |= {f"about_{side}": self._is_rough(values[side], value) for side, value in amounts}
        key = f"advice.{one.key}"
        if one.layer == fact.COUNTED:
            number, tries, other, still = (cast(int, values.get(name, 0)) for name in ("n", "all", "other", "still"))
            kind = "" if number and (number < tries or other) else "_only" if number else "_never"
            values = {"often": _often(number, tries), "other": _often(other, tries), "still": still}
            key += kind
        said = self._say.or_of(_say, key, **values)
        if one.layer == fact.STRATEGY:
            return _say("advice.long_term", what=said)
        if one.layer != fact.COUNTED or one.worth >= 0:
            return said
        return _say("advice.catch", what=said[:1].lower() + said[1:])

    def together(self, facts: Iterable[fact.Fact]) -> Callable[[fact.Fact], str]:
        """What each of these facts of one move reads like: of what it saves and what it takes at the round's end both
        read like the same sentence, where the game has one, so that nobody takes either for the whole.
        """
        facts = tuple(facts)
        pairs = (
            (one, other) for one in facts for other in facts if self._say.has(f"advice.{_key_of_both(one, other)}")
        )
        one, other = next(pairs, (None, None))
        if one is None or other is None:
            return self
        lost = (("lost" if name == "what" else f"lost_{name}", value) for name, value in other.values)
        both = self(one._replace(key=_key_of_both(one, other), values=(*one.values, *lost)))
        return lambda each: both if each in (one, other) else self(each)

    def _is_rough(self, said: object, value: fact.Value) -> int:
        """Whether words begin with an amount that may be called a rough one: whole pieces are counted."""
        first = value[0] if isinstance(value, tuple) and value else value
        is_piece = isinstance(first, fact.Difference) and first.thing in self._game.exchanged
        return 0 if is_piece else _is_number(str(said))

    def all(self, facts: Iterable[fact.Fact]) -> str:
        """Several in a row."""
        told = tuple(facts)
        return " ".join(dict.fromkeys(map(self.together(told), told)))

    def behind(self, behind: float, is_rough: bool = False) -> str:
        """By how much a move is worse; is_rough: where a wide gap is told without a number."""
        number = round(behind)
        if is_rough and number > A_LOT:
            return _say("advice.a_lot")
        return self._say("advice.behind", n=number) if number else _say("advice.a_little")

    def _value(self, name: str, value: fact.Value) -> object:
        match value:
            case int() if name == "seat":
                return self._player(value)
            case fact.SeatName(seat):
                return self._player(seat)
            case fact.Fact():
                return self(value)
            case fact.PieceName(english):
                return self._say.name(english)
            case fact.Phrase(key):
                return self._say(f"advice.{key}") if self._say.has(f"advice.{key}") else self._say(key)
            case fact.RuleText(piece):
                return self._game.rule(piece)
            case fact.Quantity(number, kind):
                return _say("advice.amount", n=number, kind=kind)
            case fact.Difference():
                return self._differences([value])
            case fact.ThingCount(number, thing):
                return self._thing(thing, number)
            case fact.Odds(share, dice):
                return _odds(share, dice)
            case fact.Behind(number):
                return self.behind(number, is_rough=True)
            case tuple():
                differences = [each for each in value if isinstance(each, fact.Difference)]
                if differences and len(differences) == len(value):
                    return self._differences(differences)
                return _listed([self._value("", each) for each in cast(tuple[fact.One, ...], value)])
        return value

    def _differences(self, differences: Sequence[fact.Difference]) -> str:
        """So much more and less of things: those of one kind in one row, "more" or "less" said once."""
        said: list[str] = []
        for key, its in groupby(differences, lambda each: self._kind_of(each)):
            row = [*its]
            if key.startswith("advice.little"):
                said += [_say(key, what=self._say(f"advice.little.{each.thing}")) for each in row]
            elif key in ("advice.more", "advice.less"):
                number = f"advice.number_{key.rpartition('.')[2]}"
                said.append(_say(key, what=listed([self._thing(each.thing, each.number, number) for each in row])))
            else:
                said += [self._say(key, n=amount(each.number)) for each in row]
        return listed(said)

    def _kind_of(self, each: fact.Difference) -> str:
        """The key of the words around it: its own, where it has some, or those of a little."""
        side = "more" if each.number > 0 else "less"
        if self._say.has(own := f"advice.{side}_of.{each.thing}"):
            return own
        is_little = abs(each.number) < LITTLE and self._say.has(f"advice.little.{each.thing}")
        return f"advice.little_{side}" if is_little else f"advice.{side}"

    def _thing(self, thing: str, number: float, compared: str = "") -> str:
        """So much of a thing; compared: the key of how a number says that it is so much more or less."""
        whole = max(1, round(abs(number)))
        said = str(whole) if self._say.has(f"advice.little.{thing}") else amount(number)
        said = self._say.or_of(_say, compared, n=said) if compared else said
        return self._say(f"advice.thing.{thing}", n=said, count=whole)


def _key_of_both(one: fact.Fact, other: fact.Fact) -> str:
    """The key of the sentence that tells a gain and a loss of one move in one."""
    return f"{one.key}_{other.key.rpartition('.')[2]}"


def _listed(values: Sequence[object]) -> str:
    """Several in a row; of names, in each of the forms that all of them have, such as with an article."""
    said = listed([*map(str, values)])
    names = [each for each in values if isinstance(each, Name)]
    if not names or len(names) < len(values):
        return said
    shared = set[str].intersection(*(set(each.forms) for each in names))
    return Name(said, {form: listed([each.forms[form] for each in names]) for form in sorted(shared)})


def _is_number(words: str) -> int:
    """Whether words begin with an amount, so that it may be called a rough one."""
    return int(bool(words) and not words[0].isalpha())


def amount(number: float) -> str:
    """A difference without its sign: whole, or in tenths where it is small, as an average hand brings it."""
    near = round(abs(number), 1)
    if near >= WHOLE or near == int(near):
        return str(round(near))
    return str(near).replace(".", _say("figures.decimal"))


SIDES, SHARES = 6, 1000
"""Of one die it is said on how many of its sides; of more, in which share, exactly enough for tenths."""


def _odds(share: float, dice: int) -> str:
    """How often dice show what is needed."""
    sides = round(share * SIDES)
    if dice == 1 and 0 < sides < SIDES:
        return _say("advice.sides", n=sides, all=SIDES)
    return _often(round(share * SHARES), SHARES)


def _often(number: int, tries: int) -> str:
    """How often something came about in these tries, in tenths, as people say it."""
    if number in (0, tries):
        return _say(f"advice.often.{'always' if number else 'never'}")
    tenths = round(10 * number / tries)
    kinds = {0: "hardly", 5: "half", 10: "mostly"}
    return _say(f"advice.often.{kinds.get(tenths, 'tenths')}", n=tenths)
