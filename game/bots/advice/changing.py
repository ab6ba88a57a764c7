"""Changes: where own moves lead, and what a seat has more and less of once one is made, as two facts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from game.bots.advice import fact
from game.engine import Move, S

MOST_TOLD = 3
"""How many things are told on either side, those that matter most."""


def right_away(
    before: Mapping[str, float], then: Mapping[str, float], worths: Mapping[str, float], move: Move
) -> Iterator[fact.Fact]:
    """What there is more of after a move, and what less, among the things that have a worth."""
    leads = {thing: then[thing] - before[thing] for thing in worths}
    for key, sign in (("gets", 1), ("gives", -1)):
        some = [thing for thing in worths if leads[thing] * sign * worths[thing] > 0]
        some.sort(key=lambda thing: -abs(leads[thing] * worths[thing]))
        if some:
            what = tuple(fact.Difference(leads[thing], thing) for thing in some[:MOST_TOLD])
            changes = [fact.ForeseenChange(thing, leads[thing], fact.NOW, (move,)) for thing in some]
            yield fact.certain(key, sum(leads[thing] * worths[thing] for thing in some), *changes, what=what)


def after_own_moves(imagined: S, seat: int, moves: Sequence[Move], play: Callable[[S, Move], bool]) -> S | None:
    """The position after these moves of a seat, each as long as it is asked and may make it; None where that ends.

    imagined is changed. play: makes a move, and says whether what came of it can be known.
    """
    for move in moves:
        decision = imagined.decision
        if decision is None or decision.seat != seat or move not in decision.moves or not play(imagined, move):
            return None
    return imagined
