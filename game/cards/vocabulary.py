"""Vocabulary: the words a game teaches the reader of its cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic

from game.engine import S

if TYPE_CHECKING:
    from game.cards.catalog import Passage
    from game.cards.effects import Effect

Measure = Callable[[S, int], int]
"""(state, seat) -> a number named as in the rulebook."""

Test = Callable[[S, int], bool]
"""(state, seat) -> whether something holds for the seat."""

Comparison = Callable[[S, int, Measure[S]], bool]
"""(state, seat, measure) -> whether the seat has most, or least, by the game's rule for ties."""

Transfer = Callable[[S, int, str, int], object]
"""(state, seat, kind, amount): moves that many of a kind to or from the seat."""

Rule = Callable[[S, int], object]
"""(state, seat): what one card does, written as a function."""

Word = Callable[["Passage", "Vocabulary[S]"], "Effect[S]"]
"""Reads what a card says with a word of the game's own. Raises Misprint."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Vocabulary(Generic[S]):
    """Everything a card of a game may name.

    kinds: what can be gained, lost and paid. seats: (state) -> the seats in play, in the order in which they
    are asked. can_pay: (state, seat, kind, amount). words: the game's own words, each read from the passage
    that stands behind it. most, least: left out by a game whose cards compare nothing.
    """

    kinds: tuple[str, ...]
    measures: Mapping[str, Measure[S]] = field(default_factory=dict)
    tests: Mapping[str, Test[S]] = field(default_factory=dict)
    rules: Mapping[str, Rule[S]] = field(default_factory=dict)
    words: Mapping[str, Word[S]] = field(default_factory=dict)
    most: Comparison[S] | None = None
    least: Comparison[S] | None = None
    gain: Transfer[S]
    lose: Transfer[S]
    pay: Transfer[S]
    can_pay: Callable[[S, int, str, int], bool]
    seats: Callable[[S], tuple[int, ...]]
