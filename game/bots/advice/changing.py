"""Changes: what a seat has more and less of once a move is made, as two facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.bots.advice.fact import CERTAIN, NOW, Difference, Fact, ForeseenChange, fact
from game.engine.flow import Move

MOST_TOLD = 3
"""How many things are told on either side, those that matter most."""


def right_away(
    before: Mapping[str, float], then: Mapping[str, float], worths: Mapping[str, float], move: Move
) -> Iterator[Fact]:
    """What there is more of after a move, and what less, among the things that have a worth."""
    leads = {thing: then[thing] - before[thing] for thing in worths}
    for key, sign in (("gets", 1), ("gives", -1)):
        some = [thing for thing in worths if leads[thing] * sign * worths[thing] > 0]
        some.sort(key=lambda thing: -abs(leads[thing] * worths[thing]))
        if some:
            what = tuple(Difference(leads[thing], thing) for thing in some[:MOST_TOLD])
            changes = [ForeseenChange(thing, leads[thing], NOW, (move,)) for thing in some]
            yield fact(CERTAIN, key, sum(leads[thing] * worths[thing] for thing in some), *changes, what=what)
