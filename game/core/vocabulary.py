"""Vocabulary: the words a game teaches the reader of its cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.core.catalog import Passage
    from game.core.words import Effect

Measure = Callable[[Any, int], int]
"""(state, seat) -> a number named as in the rulebook."""

Test = Callable[[Any, int], bool]
"""(state, seat) -> whether something holds for the seat."""

Comparison = Callable[[Any, int, Measure], bool]
"""(state, seat, measure) -> whether the seat has most, or least, by the game's rule for ties."""

Transfer = Callable[[Any, int, str, int], Any]
"""(state, seat, kind, amount): moves that many of a kind to or from the seat."""

Rule = Callable[[Any, int], Any]
"""(state, seat): what one card does, written as a function."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Vocabulary:
    """Everything a card of a game may name.

    kinds: what can be gained, lost and paid. seats: (state) -> the seats in play, in the order in which they
    are asked. can_pay: (state, seat, kind, amount). words: the game's own words, each read from the passage
    that stands behind it. most, least: left out by a game whose cards compare nothing.
    """

    kinds: tuple[str, ...]
    measures: Mapping[str, Measure] = field(default_factory=dict)
    tests: Mapping[str, Test] = field(default_factory=dict)
    rules: Mapping[str, Rule] = field(default_factory=dict)
    words: Mapping[str, Callable[[Passage, Vocabulary], Effect]] = field(default_factory=dict)
    most: Comparison | None = None
    least: Comparison | None = None
    gain: Transfer
    lose: Transfer
    pay: Transfer
    can_pay: Callable[[Any, int, str, int], bool]
    seats: Callable[[Any], tuple[int, ...]]
