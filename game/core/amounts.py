"""Amounts and conditions of card text.

An amount is a whole number, or `{count: a measure, each: 2, plus: 1}`: the measure times `each` plus `plus`, at
least 0. A condition is the name of a test, or one of

    {most: a measure}    {least: a measure}    {at_least: {a measure: 2}}    {all: [...]}    {not: ...}
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.core.catalog import Passage, unknown
from game.core.vocabulary import Comparison, Measure, Test, Vocabulary


@dataclass(frozen=True, slots=True)
class Amount:
    """How many: `plus` alone, or with a count of something times `each`."""

    plus: int = 0
    each: int = 1
    count: str = ""
    measure: Measure | None = field(default=None, repr=False)

    def of(self, state: Any, seat: int) -> int:
        """The number for this seat now."""
        if self.measure is None:
            return self.plus
        return max(0, self.measure(state, seat) * self.each + self.plus)


class Condition:
    """Something that holds for a seat or does not."""

    __slots__ = ()

    def holds(self, state: Any, seat: int) -> bool:
        """Whether it holds for this seat now."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Named(Condition):
    """A test of the game, by its name."""

    name: str
    test: Test = field(repr=False)

    def holds(self, state: Any, seat: int) -> bool:
        """Whether the game's test says so."""
        return self.test(state, seat)


@dataclass(frozen=True, slots=True)
class Compared(Condition):
    """`{most: ...}` or `{least: ...}`: the seat's place among all, by the game's rule for ties."""

    place: str
    measured: str
    measure: Measure = field(repr=False)
    compare: Comparison = field(repr=False)

    def holds(self, state: Any, seat: int) -> bool:
        """Whether the seat has that place."""
        return self.compare(state, seat, self.measure)


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """`{at_least: {measure: number}}`."""

    measured: str
    number: int
    measure: Measure = field(repr=False)

    def holds(self, state: Any, seat: int) -> bool:
        """Whether the seat's measure reaches the number."""
        return self.measure(state, seat) >= self.number


@dataclass(frozen=True, slots=True)
class All(Condition):
    """`{all: [...]}`: every one of the conditions."""

    conditions: tuple[Condition, ...]

    def holds(self, state: Any, seat: int) -> bool:
        """Whether none of them fails."""
        return all(condition.holds(state, seat) for condition in self.conditions)


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """`{not: ...}`: the opposite of a condition."""

    condition: Condition

    def holds(self, state: Any, seat: int) -> bool:
        """Whether the condition fails."""
        return not self.condition.holds(state, seat)


def read_amount(passage: Passage, vocabulary: Vocabulary) -> Amount:
    """Read an amount."""
    if isinstance(passage.content, dict):
        fields = passage.fields(("count", "each", "plus"), needed=("count",))
        name = fields["count"].one_of(vocabulary.measures, "measure")
        each = fields["each"].number() if "each" in fields else 1
        plus = fields["plus"].number() if "plus" in fields else 0
        return Amount(plus, each, name, vocabulary.measures[name])
    return Amount(passage.number())


def read_condition(passage: Passage, vocabulary: Vocabulary) -> Condition:
    """Read a condition."""
    if isinstance(passage.content, str):
        name = passage.one_of(vocabulary.tests, "condition")
        return Named(name, vocabulary.tests[name])
    fields = passage.fields()
    if len(fields) != 1:
        raise passage.misprint("a condition is one word and what it applies to")
    ((word, rest),) = fields.items()
    match word:
        case "most" | "least":
            name = rest.one_of(vocabulary.measures, "measure")
            compare = vocabulary.most if word == "most" else vocabulary.least
            if compare is None:
                raise rest.misprint("no card of this game compares seats")
            return Compared(word, name, vocabulary.measures[name], compare)
        case "at_least":
            measured = rest.fields()
            if len(measured) != 1:
                raise rest.misprint("at_least needs one measure and one number")
            ((name, number),) = measured.items()
            if name not in vocabulary.measures:
                raise number.misprint(unknown("measure", name, vocabulary.measures))
            return AtLeast(name, number.number(), vocabulary.measures[name])
        case "all":
            return All(tuple(read_condition(entry, vocabulary) for entry in rest.entries()))
        case "not":
            return Not(read_condition(rest, vocabulary))
    known = ("most", "least", "at_least", "all", "not", *vocabulary.tests)
    raise rest.misprint(unknown("condition", str(word), known))
