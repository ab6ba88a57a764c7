"""Hindsight: how a seat's expected margin went through a game, and at which turns a better move was missed.

A move is a **turning point** when what a strong hand, the reviewer, would have played was, over the same futures, worth
more by at least twice the standard error and by enough to matter: first in the futures by which it was chosen, then in
others, so that no luck of the first ones is taken for a better move. It must gain, too, when Normal hands play both on
to the end of the game, so that no misjudged position is taken for one. The same chance missed again and again counts
once, where it cost most; at most three are told. It follows from the game alone: asked again it says the same.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from game.bots.counsel import SURE, Compared
from game.bots.expectation import Expectation, Prospect
from game.bots.ledger import Ledger, ledger
from game.bots.match import hand_seed
from game.bots.one_ply import OnePlyHand
from game.bots.playing_on import gains
from game.bots.roster import PROMPT, USUAL, hand_named
from game.core.flow import Decision, Move
from game.core.hidden import observe
from game.core.session import Session
from game.core.state import State

MOST = 3
"""Turning points that are told."""

LOOKED_AT = 8
"""Moves that are looked at closely: those that seem to have cost most at first sight."""

FUTURES = (24, 72, 216)
"""In how many futures a move and a better one face each other; in more of them while it stays in doubt."""

TO_THE_END = (range(3), range(3, 8))
"""The futures in which whole games are played on with both; the later ones where it gains in the first."""

SURE_OF_THE_END = 1.5
"""By so many standard errors must a better move gain there."""

LEAST_LOSS = 1.0
"""What a turning point costs at least, and brings in the end, in the unit of the mind's `final`: points, or health."""

LEAST_SUSPECT = 0.5
"""What a move must seem to cost at first sight to be looked at closely."""

MOST_AS_GOOD = 4
"""How many moves are told to be as good as each other."""

CLOSELY = "look closely"
"""What tells the futures of the close look from those by which moves were chosen."""


class TurningPoint(NamedTuple):
    """Move number `number` (0 is the first), a better one, what that would have been worth more, and why; and all moves
    that were as good as the better one, with it.
    """

    number: int
    move: Move
    better: Compared
    as_good: tuple[Move, ...]

    @property
    def loss(self) -> float:
        """What the move cost."""
        return -self.better.behind


class Review(NamedTuple):
    """What is told of a seat's game: the margin to expect before every move and at the end, its turning points in the
    order of the game, and what was luck; None where there was none.
    """

    seat: int
    expected: tuple[Prospect, ...]
    turning_points: tuple[TurningPoint, ...]
    ledger: Ledger | None


class Progress(NamedTuple):
    """How far a review has come."""

    done: int
    of: int


class Suspect(NamedTuple):
    """A move that seems to cost something before move number `number`, what the reviewer would play, and what else
    seems to be as good as that.
    """

    loss: float
    number: int
    move: Move
    best: Move
    as_good: tuple[Move, ...]


def review(session: Session, seat: int) -> Generator[Progress | None, None, Review]:
    """Look back on a seat's game, in pieces of a few milliseconds; now and then one says how far it has come."""
    game = session.game
    expectation = Expectation(game)
    expected = []
    for index in range(len(session.moves) + 1):
        expected.append(expectation(session.at(index).state, seat))
        if index % 20 == 0:
            yield None
    own = _own(session, seat)
    steps = 2 * len(own) + LOOKED_AT
    told = yield from turning_points(session, seat, steps)
    luck = yield from _luck(session, len(own) + LOOKED_AT, steps)
    return Review(seat, tuple(expected), told, luck)


def turning_points(
    session: Session, seat: int, steps: int = 0, by: str = PROMPT
) -> Generator[Progress | None, None, tuple[TurningPoint, ...]]:
    """The turning points of a seat's game, as the first of so many steps. by: the hand that looks back."""
    own = _own(session, seat)
    suspects = []
    for done, index in enumerate(own):
        suspect = yield from at_first_sight(session, index, session.moves[index], by)
        if suspect:
            suspects.append(suspect)
        yield Progress(done, steps)
    found = []
    for done, suspect in enumerate(sorted(suspects, reverse=True)[:LOOKED_AT], len(own)):
        point = yield from looked_at(session, suspect, by)
        if point:
            found.append(point)
        yield Progress(done, steps)
    told: list[TurningPoint] = []
    for point in _each_once(found):
        if len(told) < MOST and (yield from _gains(session, point)):
            told.append(point)
    return tuple(sorted(told, key=lambda point: point.number))


def _gains(session: Session, point: TurningPoint) -> Generator[None, None, bool]:
    """Whether the better move gains when Normal hands play on to the end: enough, and beyond doubt."""
    moves = point.better.move, point.move
    players = [USUAL] * len(session.seats)
    brought: list[float] = []
    for futures in TO_THE_END:
        brought += yield from gains(session, point.number, moves, players, futures, CLOSELY)
        if sum(brought) <= 0:
            return False
    return fmean(brought) >= max(LEAST_LOSS, SURE_OF_THE_END * stdev(brought) / sqrt(len(brought)))


def _own(session: Session, seat: int) -> list[int]:
    """The moves with which the seat had a choice."""
    return [index for index in range(len(session.moves)) if may_matter(session, index, seat)]


def _luck(session: Session, done: int, steps: int) -> Generator[Progress | None, None, Ledger | None]:
    """The ledger, as what is left of the work."""
    thoughts = ledger(session)
    while True:
        try:
            come, of = next(thoughts)
        except StopIteration as found:
            luck: Ledger | None = found.value
            return luck
        yield Progress(done + (steps - done) * come // max(1, of), steps)


def may_matter(session: Session, index: int, seat: int) -> bool:
    """Whether the seat had a choice that no rule of thumb settles."""
    state = session.state_before(index)
    decision = state.decision
    if decision is None or decision.seat != seat or len(decision.moves) == 1:
        return False
    return session.game.advice(observe(state, seat, session.game.hidden), decision) is None


def asked(
    session: Session, index: int, purpose: str = "", by: str = PROMPT
) -> tuple[OnePlyHand, State, Decision]:
    """The reviewer, what the seat that was asked knew, and the question."""
    state = session.at(index).state
    decision = state.decision
    assert decision is not None
    seed = hand_seed(f"{session.seed}{purpose}", decision.seat)
    hand = hand_named(session.game, by, seed)
    assert isinstance(hand, OnePlyHand)
    view = observe(state, decision.seat, session.game.hidden)
    assert view.decision is not None
    return hand, view, view.decision


def at_first_sight(
    session: Session, index: int, move: Move, by: str = PROMPT
) -> Generator[None, None, Suspect | None]:
    """What a move before move number `index` seems to cost by the thinking that finds the reviewer's own; None where it
    is that, as good, or costs too little.
    """
    hand, view, decision = asked(session, index, by=by)
    tried = yield from hand.tries(view, decision)
    best = tried[0].move
    if best == move:
        return None
    counsel = hand.compared(decision.seat, tried)
    as_good = (best, *(other.move for other in counsel.others if 0 <= other.behind <= other.error))
    if move in as_good:
        return None
    behind = {other.move: other.behind for other in counsel.others}
    if move not in behind:
        faced = yield from hand.faced(view, decision, [best, move])
        behind = {other.move: other.behind for other in hand.compared(decision.seat, faced).others}
    loss = behind.get(move, 0.0)
    return Suspect(loss, index, move, best, as_good) if loss >= LEAST_SUSPECT else None


def looked_at(
    session: Session, suspect: Suspect, by: str = PROMPT
) -> Generator[None, None, TurningPoint | None]:
    """The better move, if there surely is one: face to face with the suspect, in more and more futures."""
    hand, view, decision = asked(session, suspect.number, CLOSELY, by)
    for futures in FUTURES:
        faced = yield from hand.faced(view, decision, [suspect.move, suspect.best], futures)
        better = hand.compared(decision.seat, faced).others[0]
        loss = -better.behind
        if loss >= max(LEAST_LOSS, SURE * better.error):
            faced = yield from hand.faced(view, decision, suspect.as_good[:MOST_AS_GOOD], futures)
            others = hand.compared(decision.seat, faced).others
            as_good = [other.move for other in others if other.behind <= other.error]
            return TurningPoint(suspect.number, suspect.move, better, (suspect.best, *as_good))
        if loss <= better.error or len(faced[0].worths) < futures:
            return None
    return None


def _each_once(found: Sequence[TurningPoint]) -> list[TurningPoint]:
    """Those that cost most first, each missed chance once."""
    chances: dict[Any, TurningPoint] = {}
    for point in sorted(found, key=lambda point: -point.loss):
        chances.setdefault(point.better.move[:2], point)
    return [*chances.values()]
