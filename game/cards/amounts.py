"""Amounts and conditions of card text.

An amount is a whole number, or `{count: a measure, each: 2, plus: 1}`: the measure times `each` plus `plus`, at
least 0. A condition is the name of a test, or one of

    {most: a measure}    {least: a measure}    {at_least: {a measure: 2}}    {all: [...]}    {not: ...}
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic

from game.cards.catalog import Passage
from game.cards.vocabulary import Comparison, Measure, Test, Vocabulary
from game.engine import S


@dataclass(frozen=True, slots=True)
class Amount(Generic[S]):
    """How many: `plus` alone, or with a count of something times `each`."""

    plus: int = 0
    each: int = 1
    count: str = ""
    measure: Measure[S] | None = field(default=None, repr=False)

    def of(self, state: S, seat: int) -> int:
        """The number for this seat now."""
        if self.measure is None:
            return self.plus
        return max(0, self.measure(state, seat) * self.each + self.plus)


class Condition(Generic[S]):
    """Something that holds for a seat or does not."""

    __slots__ = ()

    def holds(self, state: S, seat: int) -> bool:
        """Whether it holds for this seat now."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Named(Condition[S]):
    """A test of the game, by its name."""

    name: str
    test: Test[S] = field(repr=False)

    def holds(self, state: S, seat: int) -> bool:
        """Whether the game's test says so."""
        return self.test(state, seat)


@dataclass(frozen=True, slots=True)
class RankAmount(Condition[S]):
    """`{most: ...}` or `{least: ...}`: the seat's place among all, by the game's rule for ties."""

    place: str
    measured: str
    measure: Measure[S] = field(repr=False)
    compare: Comparison[S] = field(repr=False)

    def holds(self, state: S, seat: int) -> bool:
        """Whether the seat has that place."""
        return self.compare(state, seat, self.measure)


@dataclass(frozen=True, slots=True)
class AtLeast(Condition[S]):
    """`{at_least: {measure: number}}`."""

    measured: str
    number: int
    measure: Measure[S] = field(repr=False)

    def holds(self, state: S, seat: int) -> bool:
        """Whether the seat's measure reaches the number."""
        return self.measure(state, seat) >= self.number


@dataclass(frozen=True, slots=True)
class All(Condition[S]):
    """`{all: [...]}`: every one of the conditions."""

    conditions: tuple[Condition[S], ...]

    def holds(self, state: S, seat: int) -> bool:
        """Whether none of them fails."""
        return all(condition.holds(state, seat) for condition in self.conditions)


@dataclass(frozen=True, slots=True)
class Not(Condition[S]):
    """`{not: ...}`: the opposite of a condition."""

    condition: Condition[S]

    def holds(self, state: S, seat: int) -> bool:
        """Whether the condition fails."""
        return not self.condition.holds(state, seat)


MOST = 99
"""The most that a card may give, take or ask for at once."""


def read_amount(passage: Passage, vocabulary: Vocabulary[S]) -> Amount[S]:
    """Read an amount."""
    if isinstance(passage.content, dict):
        read = passage.record(
            {
                "count": lambda count: count.one_of(vocabulary.measures, "measure"),
                "each": lambda each: each.number(1, MOST),
                "plus": lambda plus: plus.number(-MOST, MOST),
            },
            needed=("count",),
        )
        name = read["count"]
        return Amount(read.get("plus", 0), read.get("each", 1), name, vocabulary.measures[name])
    return Amount(passage.number(1, MOST))


def read_condition(passage: Passage, vocabulary: Vocabulary[S]) -> Condition[S]:
    """Read a condition. Raises Misprint."""
    if isinstance(passage.content, str):
        name = passage.one_of(vocabulary.tests, "condition")
        return Named(name, vocabulary.tests[name])

    def compared(word: str, compare: Comparison[S] | None) -> Callable[[Passage], Condition[S]]:
        def read(rest: Passage) -> Condition[S]:
            name = rest.one_of(vocabulary.measures, "measure")
            if compare is None:
                raise rest.misprint("no card of this game compares seats")
            return RankAmount(word, name, vocabulary.measures[name], compare)

        return read

    def at_least(rest: Passage) -> Condition[S]:
        measures = dict.fromkeys(vocabulary.measures, lambda number: number.number(1, MOST))
        name, number = rest.one_field(measures, "at_least needs one measure and one number", "measure")
        return AtLeast(name, number, vocabulary.measures[name])

    def inner(rest: Passage) -> Condition[S]:
        return read_condition(rest, vocabulary)

    readers = {
        "most": compared("most", vocabulary.most),
        "least": compared("least", vocabulary.least),
        "at_least": at_least,
        "all": lambda rest: All(tuple(rest.each(inner, 2))),
        "not": lambda rest: Not(inner(rest)),
    }
    known = (*readers, *vocabulary.tests)
    _, read = passage.one_field(readers, "a condition is one word and what it applies to", "condition", known)
    condition: Condition[S] = read
    return condition
