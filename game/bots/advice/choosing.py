"""Choosing: which facts of a move are told, in which order, and what they come to.

At most two gains are told, the surest and greatest first, and what surely costs much; a game that is played for points
never leaves points out.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.advice import fact
from game.bots.advice.comparing import POINTS
from game.bots.advice.promises import FOLLOWS, STILL, THEN, pieces_in

MOST_GAINS = 2
"""How many gains of a move are told."""

VP, WHERE = "vp", "where"
"""The kind of the quantities that are points, and the value of what comes at the end of the round: from which stage."""

ADVISED_ONLY = "fact.nothing_left"
"""The key of what is told of the advised move alone: that it is better than all others."""

GREAT_COST, LEAST_COST, MOST_COSTS = 0.9, 0.4, 2
"""What surely costs so much, in points, is always told; what costs less than that, never; and how many costs are."""

HARDLY_A_GAIN = 0.1
"""What is printed and worth no more than this says of a move what its name says: it takes a reason besides."""

SHARED = 0.5
"""What a certain gain counts for beside others of its move where the next best move brings it as well."""


def told(found: Sequence[fact.Fact], beside: Sequence[fact.Fact]) -> tuple[fact.Fact, ...]:
    """What is said of a move: the surest and greatest gains, those first that another move does not have; its greatest
    cost unless that is small, and another one that is great or that the other move does not have. What a free move is
    made for comes after what it does, and is always told: without it nobody would make the move.
    """
    shared = {(each.key, each.values) for each in beside}
    gains = [each for each in found if each.is_gain]
    gains.sort(key=lambda each: _place(each, (each.key, each.values) in shared))
    costs = [each for each in found if each.worth <= -LEAST_COST]
    costs.sort(key=lambda each: (not _scores(each), each.worth))
    costs = [each for each in costs if each is costs[0] or _is_great(each) or (each.key, each.values) not in shared]
    then = [each for each in gains if each.key.startswith(THEN)]
    gains = [each for each in gains if each not in then]
    said = gains[:MOST_GAINS]
    if said and (points := next((each for each in gains[MOST_GAINS:] if brings_points(each)), None)):
        said[-1] = points
    return (*said, *then[:1], *costs[:MOST_COSTS])


def each_named_once(facts: Sequence[fact.Fact]) -> tuple[fact.Fact, ...]:
    """The facts, where what comes later is not named again that a move is for, as its dice are to pay for it."""
    aims = {dict(each.values)["tile"] for each in facts if each.layer == fact.LINE and "tile" in dict(each.values)}
    kept: list[fact.Fact] = []
    for each in facts:
        if each.key in (FOLLOWS, THEN, STILL) and aims.intersection(pieces_in(each)):
            left = tuple(piece for piece in pieces_in(each) if piece not in aims)
            if not left:
                continue
            each = each._replace(values=(("what", left),))
        kept.append(each)
    return tuple(kept)


def its_own(found: Sequence[fact.Fact], of_chosen: Sequence[fact.Fact]) -> list[fact.Fact]:
    """What a move does that the chosen one does not do as well."""
    both = {(each.key, each.values) for each in of_chosen}
    return [each for each in found if (each.key, each.values) not in both]


def is_of_any(each: fact.Fact) -> bool:
    """Whether something can be said of another move than the advised one: not that nothing is better, nor what its name
    says.
    """
    return each.key != ADVISED_ONLY and not (each.layer == fact.PRINTED and 0 < each.worth <= HARDLY_A_GAIN)


def brings_points(each: fact.Fact) -> bool:
    """Whether it surely brings points that count in full: the game is played for them, so they are never left out."""
    is_full = each.layer == fact.CERTAIN and each.worth >= 1
    return is_full and any(change.thing == POINTS for change in each.changes)


def is_heavy(cost: fact.Fact) -> bool:
    """Whether a cost speaks against a move by itself."""
    return cost.layer == fact.COUNTED or _scores(cost) or _is_great(cost)


def _is_great(cost: fact.Fact) -> bool:
    return cost.layer == fact.CERTAIN and cost.worth <= -GREAT_COST


def _scores(each: fact.Fact) -> bool:
    """Whether something comes of it at the end of the round: points, or what an event or a war brings and takes."""
    return each.layer == fact.CERTAIN and any(change.at == fact.ROUND for change in each.changes)


def _place(each: fact.Fact, is_shared: bool) -> tuple[bool, tuple[int, bool, float]]:
    """Where a gain comes: what the other move brings, too, after all else, unless it surely is worth a lot."""
    order, is_later, worth = _rank(each)
    if is_shared and each.layer == fact.CERTAIN and each.worth >= 1:
        return False, (order, is_later, SHARED * worth)
    return is_shared, (order, is_later, worth)


def _rank(each: fact.Fact) -> tuple[int, bool, float]:
    """Certain facts, those first that score, and counts before what a free move is made for, that before what is
    printed, and what is expected last.
    """
    order = (
        fact.CERTAIN,
        fact.COUNTED,
        THEN,
        *(layer for layer in fact.LAYERS if layer not in (fact.CERTAIN, fact.COUNTED)),
    )
    return order.index(THEN if each.key.startswith(THEN) else each.layer), not _scores(each), -each.worth


def round_points(facts: Sequence[fact.Fact]) -> int:
    """How many points more the round surely ends with for these facts of a move, below 0 how many fewer. What a piece
    scores at the end of the game is none of them: it can still be moved.
    """
    found = 0
    for each in facts:
        values = dict(each.values)
        if each.layer == fact.CERTAIN and WHERE in values:
            amounts = values.get("what", ())
            its = [one for one in amounts if isinstance(one, fact.Quantity)] if isinstance(amounts, tuple) else []
            points = sum(one.number for one in its if one.kind == VP)
            found += points if each.is_gain else -points
    return found


def are_of_one_need(one: fact.Fact, other: fact.Fact) -> bool:
    """Whether two facts of moves say the same of one need of a round at least, such as that both save from the war."""
    needs, others = (dict(each.values).get(WHERE) for each in (one, other))
    if one.key != other.key:
        return False
    return needs == others or (
        isinstance(needs, tuple) and isinstance(others, tuple) and not {*needs}.isdisjoint(others)
    )
