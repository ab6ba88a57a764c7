"""Hindsight: how a seat's expected margin went through a game, and at which turns a better move was missed.

A move is a **turning point** when another one, over the same futures, was worth more by at least twice the standard
error and by enough to matter. The same chance missed again and again counts once, where it cost most; at most three are
told. It follows from the game alone: asked again it says the same.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from game.bots.counsel import SURE, Compared, counsel_of
from game.bots.match import hand_seed
from game.bots.one_ply import OnePlyHand
from game.bots.roster import ADVISER, USUAL, hand_named, mind_of
from game.bots.weights import weights_of
from game.bots.worth import Worth
from game.core.flow import Decision, Move
from game.core.hidden import observe
from game.core.session import Session
from game.core.state import State

MOST = 3
"""Turning points that are told."""

LOOKED_AT = 10
"""Moves that are looked at closely: those that seem to have cost most at first sight."""

FUTURES = 24
"""In how many futures a move and a better one face each other."""

LEAST_LOSS = 1.0
"""What a turning point costs at least, in the unit of the mind's `final`: points, or health."""

LEAST_SUSPECT = 0.3
"""What a move must seem to cost at first sight to be looked at closely."""


class TurningPoint(NamedTuple):
    """Move number `number` (0 is the first), a better one, what that would have been worth more, and why."""

    number: int
    move: Move
    better: Compared

    @property
    def loss(self) -> float:
        """What the move cost."""
        return -self.better.behind


class Review(NamedTuple):
    """What is told of a seat's game: its expected margin before every move and at the end, and its turning points in
    the order of the game.
    """

    seat: int
    margins: tuple[float, ...]
    turning_points: tuple[TurningPoint, ...]


class Progress(NamedTuple):
    """How far a review has come."""

    done: int
    of: int


def review(session: Session, seat: int) -> Generator[Progress | None, None, Review]:
    """Look back on a seat's game, in pieces of a few milliseconds; now and then one says how far it has come."""
    game = session.game
    mind = mind_of(game)
    worth = Worth(mind, weights_of(game.name, mind))
    margins = []
    for index in range(len(session.moves) + 1):
        state = session.at(index).state
        margins.append(worth(state, seat))
        if index % 20 == 0:
            yield None
    own = [index for index in range(len(session.moves)) if _may_matter(session, index, seat)]
    suspects = []
    for done, index in enumerate(own):
        loss = yield from _at_first_sight(session, index)
        if loss >= LEAST_SUSPECT:
            suspects.append((loss, index))
        yield Progress(done, len(own) + LOOKED_AT)
    suspects = sorted(suspects, reverse=True)[:LOOKED_AT]
    found = []
    for done, (_, index) in enumerate(suspects, len(own)):
        point = yield from _looked_at(session, index, worth)
        if point:
            found.append(point)
        yield Progress(done, len(own) + LOOKED_AT)
    return Review(seat, tuple(margins), _told(found))


def _may_matter(session: Session, index: int, seat: int) -> bool:
    """Whether the seat had a choice that no rule of thumb settles."""
    state = session.state_before(index)
    decision = state.decision
    if decision is None or decision.seat != seat or len(decision.moves) == 1:
        return False
    return session.game.advice(observe(state, seat, session.game.hidden), decision) is None


def _asked(session: Session, index: int, level: str) -> tuple[OnePlyHand, State, Decision]:
    decision = session.state_before(index).decision
    assert decision is not None
    hand = hand_named(session.game, level, hand_seed(session.seed, decision.seat))
    assert isinstance(hand, OnePlyHand)
    return hand, observe(session.state_before(index), decision.seat, session.game.hidden), decision


def _at_first_sight(session: Session, index: int) -> Generator[None, None, float]:
    """What a move seems to have cost by one ply."""
    hand, view, decision = _asked(session, index, USUAL)
    counsel = yield from hand.counsel(view, decision, session.moves[index])
    return max((-other.behind for other in counsel.others), default=0.0)


def _looked_at(session: Session, index: int, worth: Worth) -> Generator[None, None, TurningPoint | None]:
    """The better move that was missed, if there surely was one: what the strongest hand would have played, face to face
    with the move that was made.
    """
    hand, view, decision = _asked(session, index, ADVISER)
    move = session.moves[index]
    best = (yield from hand.counsel(view, decision)).move
    if best == move:
        return None
    faced = yield from hand.faced(view, decision, [move, best], FUTURES)
    (better,) = counsel_of(worth, decision.seat, faced).others
    is_sure = -better.behind >= max(LEAST_LOSS, SURE * better.error)
    return TurningPoint(index, move, better) if is_sure else None


def _told(found: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
    """The few that cost most, each missed chance once, in the order of the game."""
    told: dict[Any, TurningPoint] = {}
    for point in sorted(found, key=lambda point: -point.loss):
        told.setdefault(point.better.move[:2], point)
    return tuple(sorted([*told.values()][:MOST], key=lambda point: point.number))
