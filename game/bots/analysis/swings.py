"""Swings: the stretches of a game, such as its rounds, that changed most what a seat could expect. Unlike a review they
are found at once.

A swing says only that much was decided there, by moves or by luck, and not that other moves were better.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from game.bots.search.expectation import Expectation
from game.session.session import Session


class Swing(NamedTuple):
    """The moves from number `first` (0 is the first) up to `last`, which is none of them, and what the seat could
    expect before and after them, in the evaluator's unit.
    """

    first: int
    last: int
    before: float
    after: float

    @property
    def size(self) -> float:
        """By how much it changed."""
        return abs(self.after - self.before)


def swings(session: Session, seat: int, starts: Sequence[int], most: int) -> tuple[Swing, ...]:
    """At most so many swings for a seat, in the order of the game; with the moves `starts` the stretches begin."""
    expectation, end = Expectation(session.game), len(session.moves)

    def margin(move: int) -> float:
        return expectation(session.state if move == end else session.state_before(move), seat).margin

    stops = sorted({*starts, end})
    margins = {move: margin(move) for move in stops}
    every = [Swing(first, last, margins[first], margins[last]) for first, last in pairwise(stops)]
    return tuple(sorted(sorted(every, key=lambda each: each.size, reverse=True)[:most]))
