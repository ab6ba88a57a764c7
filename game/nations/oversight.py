"""Oversight: whether passing would cost VP that one or two moves of the nation's own would keep."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from game.core import flow
from game.core.flow import Move
from game.nations.forecast import Outcome, outcome, without_resolution
from game.nations.solo import ROLL
from game.nations.state import NationsState
from game.nations.turns import AFTER_ACTION, TURN

MOST_POSITIONS = 1500
"""How many positions are looked at before two moves are taken not to help, so that nobody waits for a warning."""

ASIDE = ("pass", "end_turn")
"""The moves that leave everything as it is."""

Line = tuple[tuple[NationsState, Move], ...]
"""One or two actions of a seat with the answers to what they ask, each move with the position it is made in."""


class Oversight(NamedTuple):
    """What passing costs in VP, the moves that lead to a better end of the round, and what is still lost then."""

    lost: int
    line: Line
    lost_then: int


def oversight(state: NationsState) -> Oversight | None:
    """What the seat to move would overlook by passing now; None where nothing is lost, or nothing helps.

    Others are taken to stand still meanwhile, as in the forecast. A move that shows something hidden, rolls the die or
    asks another nation helps nobody for certain and is left out, and so is what could come after it.
    """
    assert state.decision is not None
    seat = state.decision.seat
    now = outcome(state, seat)
    if not now.lost:
        return None
    seen: set[Hashable] = {_key(state, seat)}
    found: list[tuple[Outcome, Line]] = []
    first = list(_new(_actions(without_resolution(state), seat), seat, seen))
    for line, after in first:
        found.append((outcome(after, seat), line))
    if best := _best(now, found):
        return Oversight(now.lost, best[1], best[0].lost)
    for line, between in first:
        if between.decision is None or between.decision.choice is not TURN:
            continue
        for more, after in _new(_actions(between, seat), seat, seen):
            if len(seen) > MOST_POSITIONS:
                return None
            if best := _best(now, [(outcome(after, seat), (*line, *more))]):
                return Oversight(now.lost, best[1], best[0].lost)
    return None


def _best(now: Outcome, found: list[tuple[Outcome, Line]]) -> tuple[Outcome, Line] | None:
    """The best of the lines that lose less and end with more, the first among equals."""
    helping = [(then, line) for then, line in found if then.lost < now.lost and then.vp > now.vp]
    return max(helping, key=lambda each: (each[0].vp, -each[0].lost), default=None)


def _actions(state: NationsState, seat: int) -> Iterator[tuple[Line, NationsState]]:
    """Every action of the seat, its questions answered in every way, and the position when it may act again."""
    assert state.decision is not None
    for move in state.decision.moves:
        if move[0] in ASIDE:
            continue
        after = state.copy()
        flow.play(after, move)
        decision = after.decision
        if after.surprises != state.surprises:
            continue
        if decision is None or decision.choice is ROLL:
            yield ((state, move),), after
        elif decision.choice in (TURN, AFTER_ACTION):
            after.stack[-1] = (TURN, seat)
            after.decision = TURN(after, seat)
            yield ((state, move),), after
        elif decision.seat == seat:
            for line, end in _actions(after, seat):
                yield ((state, move), *line), end


def _new(
    actions: Iterator[tuple[Line, NationsState]], seat: int, seen: set[Hashable]
) -> Iterator[tuple[Line, NationsState]]:
    """Those that lead to positions not seen before."""
    for line, after in actions:
        key = _key(after, seat)
        if key not in seen:
            seen.add(key)
            yield line, after


def _key(state: NationsState, seat: int) -> Hashable:
    """What the worth of a position hangs on as far as moves of the seat can change it: slots in any order."""
    own = state.nations[seat]
    return (
        tuple(sorted(zip(own.slots, own.workers, strict=True))),
        (own.area, own.food_track, own.stability_track, own.loose, own.vp),
        tuple((nation.gold, nation.stone, nation.food, nation.books) for nation in state.nations),
        (own.advisors, own.colonies, own.wonder, own.sections_built, own.ready, own.private_architects),
        (tuple(sorted(own.used)), tuple(sorted(own.bought)), own.unstable),
        (state.board, state.architects, state.war, state.war_strength, state.order),
        state.decision is not None and state.decision.choice is TURN,
    )
