"""Steadying: an answer in the words of the one before it, as far as these are still true.

Who reads why a move is good is not to find another reason there a moment later, only because more futures were tried.
"""

from __future__ import annotations

from math import hypot

from game.bots.advice import fact
from game.bots.advice.consequences import Consequences
from game.bots.advice.explaining import next_best
from game.bots.analysis.move_analysis import NEAR, SURE, MoveAnalysis, MoveComparison
from game.engine import State


def steadied(game: Consequences, view: State, answer: MoveAnalysis, before: MoveAnalysis) -> MoveAnalysis:
    """An answer that advises what was advised before, with the reasons and the next best move of then, unless they do
    not hold any more; any other answer as it is.
    """
    if answer.move != before.move or _played_as_one(game, view, answer) != _played_as_one(game, view, before):
        return answer
    rival, first = next_best(game, before), next_best(game, answer)
    kept = next((each for each in answer.others if rival and each.move == rival.move and each.is_compared), None)
    if rival and kept and first and is_still_next(kept, first):
        told = rival if is_as_far(rival, kept) else kept
        answer = answer._replace(others=(told, *(each for each in answer.others if each.move != told.move)))
    held = (*answer.held, *answer.facts)
    left = [each for each in before.facts if not each.worth or any(is_same(each, other) for other in held)]
    if not any(each.is_gain for each in left) and any(each.is_gain for each in (*before.facts, *answer.facts)):
        return answer
    return answer._replace(facts=tuple(left), promised=before.promised, is_safe=before.is_safe, line=before.line)


def _played_as_one(game: Consequences, view: State, answer: MoveAnalysis) -> object:
    """What the table plays with the move."""
    batch = game.batch(view, (answer.move, *answer.line))
    return batch.moves if batch else ()


def is_still_next(kept: MoveComparison, first: MoveComparison) -> bool:
    """Whether a move may be called the next best one beside what is found to be first of the others now."""
    return kept.behind - first.behind <= max(NEAR, SURE * hypot(kept.error, first.error))


def is_as_far(told: MoveComparison, found: MoveComparison) -> bool:
    """Whether a move is worse by about as much as was told: what was said of it is no less true by a little more."""
    return abs(told.behind - found.behind) <= max(NEAR, SURE * hypot(told.error, found.error))


def is_same(one: fact.Fact, other: fact.Fact) -> bool:
    """Whether two facts say the same, be it of other numbers."""
    return (one.key, one.is_gain, _about(one)) == (other.key, other.is_gain, _about(other))


def _about(each: fact.Fact) -> frozenset[object]:
    """What a fact speaks of, without its numbers."""
    return frozenset((name, _named(name, value)) for name, value in each.values)


def _named(name: str, value: fact.Value) -> object:
    match value:
        case fact.Fact():
            return value.key, _about(value)
        case fact.Difference(number, thing):
            return thing, number > 0
        case fact.Quantity(_, kind):
            return kind
        case fact.ThingCount(_, thing):
            return thing
        case int() if name == "seat":
            return value
        case int() | fact.Odds() | fact.Behind():
            return None
        case fact.PieceName() | fact.Phrase() | fact.RuleText() | fact.SeatName():
            return value
        case tuple():
            return frozenset(_named(name, one) for one in value)
    return value
