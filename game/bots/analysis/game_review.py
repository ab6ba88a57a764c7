"""Game review: how a seat's expected margin went through a game, and where a better move was missed.

A move is a **turning point** if the reviewer, a strong bot, would have played another one that is worth enough more, by
at least two standard errors over the same futures: first in those by which the bot chose it, then in others, so that
luck in the first ones is not taken for a better move. It must also gain when Normal bots play both moves on to the end
of the game, so that a misjudged position is not taken for one. The same chance missed again and again counts once. At
most three are told, those that seem to have cost most, each as soon as it is sure. The review follows from the game
alone, so it is always the same.

What stayed in doubt is told as a **close call**: it may have cost something. A move that the adviser had told the seat
to make is blamed only beyond doubt, and never called a close call.

What a move gave away for good by the rules alone, such as goods left unsold at the end, needs no futures: it is told as
it is, before the turning points, as a **forfeit**.

Before the turning points it tells at how many choices the seat did about as well as the reviewer; after them, its move
that was furthest ahead of any other, and luck. So there is something to read even if no move cost much.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from itertools import pairwise
from typing import NamedTuple

from game.bots.advice.fact import Fact
from game.bots.analysis.ledger import Ledger
from game.bots.analysis.review_cases import Case, CloseLooks, is_same_chance
from game.bots.analysis.review_looks import (
    CloseCall,
    CostlyMove,
    FirstSight,
    Luck,
    StrongestMove,
    StrongMove,
    TurningPoint,
)
from game.bots.parallel import Done, in_parallel
from game.bots.roster import PROMPT, evaluator_of
from game.bots.search.expectation import Expectation, ExpectedMargin
from game.engine import Move, observe
from game.engine.hidden import shown_alike
from game.session.session import PEOPLE, Session

LOOKED_AT = 6
"""Moves that are looked at closely: those that seem to have cost most at first sight, a chance once in a round."""

MOST_CLOSE_CALLS = 3
"""Close calls that are told."""


class Forfeit(NamedTuple):
    """Move number `number`, and what it gave away for good."""

    number: int
    fact: Fact

    @property
    def loss(self) -> float:
        """The points that the move cost."""
        return -self.fact.worth


class Sight(NamedTuple):
    """What is seen of a seat's choices at first sight: how many there were, at how many the reviewer's move seems to
    have been worth more, into how many of these it looks closely, the seat's strongest move, if any stands out, and how
    many others there are, at which it does not look.
    """

    choices: int
    behind: int
    closely: int
    strongest: StrongMove | None
    others: int = 0


class Review(NamedTuple):
    """What is told of a seat's game: the margin to expect before every move and at the end, its turning points in the
    order of the game, what was luck, None where there was none, what was seen at first sight, None until it is, the
    close calls, by how much more than any other seat it could expect before every move, empty alone, and its forfeits.
    """

    seat: int
    expected: tuple[ExpectedMargin, ...]
    turning_points: tuple[TurningPoint, ...]
    ledger: Ledger | None
    sight: Sight | None = None
    close_calls: tuple[CloseCall, ...] = ()
    leads: tuple[float, ...] = ()
    forfeits: tuple[Forfeit, ...] = ()

    @property
    def worst_first(self) -> list[TurningPoint]:
        """The turning points, as they are told."""
        return sorted(self.turning_points, key=lambda point: -point.loss)


class ReviewProgress(NamedTuple):
    """How far thinking has come; of a review also what it has found so far, and about how many seconds are left, once
    that can be said.
    """

    done: int
    of: int
    found: Review | None = None
    seconds_left: float | None = None


LEGS = {"expectations": 0.5, "first sight": 3, "close look": 10}
"""About how long the legs of a review take, beside each other; how long in truth differs from game to game."""

FINELY = 1000
"""In how many steps a leg is told."""


def _come(leg: str, done: float, of: float) -> ReviewProgress:
    """How far a review has come that has done so much of a leg."""
    legs = [*LEGS]
    before = sum(LEGS[each] for each in legs[: legs.index(leg)])
    return ReviewProgress(int(FINELY * (before + LEGS[leg] * done / max(1, of))), int(FINELY * sum(LEGS.values())))


def review(session: Session, seat: int, journal: str = "") -> Generator[ReviewProgress | None, None, Review]:
    """Look back on a seat's game, in pieces of a few milliseconds; now and then one says how far it has come, and what
    is sure by then. journal: the text of the game, so that other processes can share the work.
    """
    game = session.game
    expectation = Expectation(game)
    expected, leads = [], list[float]()
    others = [each for each in range(len(session.seats)) if each != seat]
    for index in range(len(session.moves) + 1):
        state = session.at(index).state
        expected.append(expectation(state, seat))
        if others:
            leads.append(expected[-1].margin - max(expectation(state, each).margin for each in others))
        if index % 20 == 0:
            yield _come("expectations", index, len(session.moves))
    given_away = forfeits(session, seat)
    known = [each.number for each in given_away]
    sure = Review(seat, tuple(expected), (), None, leads=tuple(leads), forfeits=given_away)
    yield _come("first sight", 0, 1)._replace(found=sure)
    doubtful: list[CloseCall] = []
    thoughts = turning_points(session, seat, journal=journal, counts_luck=True)
    while True:
        try:
            news = next(thoughts)
        except StopIteration as done:
            points = tuple(point for point in done.value if point.number not in known)
            return sure._replace(turning_points=points, close_calls=_told(doubtful, points))
        if isinstance(news, Sight):
            sure = sure._replace(sight=news)
        elif isinstance(news, Ledger):
            sure = sure._replace(ledger=news)
        elif isinstance(news, CloseCall | TurningPoint) and news.number in known:
            continue
        elif isinstance(news, CloseCall):
            doubtful.append(news)
        elif isinstance(news, TurningPoint):
            sure = sure._replace(turning_points=_in_order([*sure.turning_points, news]))
        elif news:
            yield news._replace(found=sure)
        else:
            yield None


def forfeits(session: Session, seat: int) -> tuple[Forfeit, ...]:
    """What the seat's moves gave away for good, in the order of the game."""
    find, own = evaluator_of(session.game).forfeit, _own(session, seat)
    states = [*(session.state_before(index) for index in own), session.state]
    found = (
        (index, find(before, after, seat, session.moves[index]))
        for index, (before, after) in zip(own, pairwise(states), strict=True)
    )
    return tuple(Forfeit(index, fact) for index, fact in found if fact)


def _told(doubtful: Sequence[CloseCall], points: Sequence[TurningPoint]) -> tuple[CloseCall, ...]:
    """The close calls that are told, in the order of the game: the greatest, with what is told three at most, and no
    chance twice.
    """
    told: list[CloseCall] = []
    for each in sorted(doubtful, key=lambda call: -call.loss):
        known = [*(point.better.move for point in points), *(call.better for call in told)]
        if len(points) + len(told) < MOST_CLOSE_CALLS and not any(is_same_chance(each.better, move) for move in known):
            told.append(each)
    return tuple(sorted(told, key=lambda call: call.number))


def turning_points(
    session: Session, seat: int, by: str = PROMPT, journal: str = "", counts_luck: bool = False
) -> Generator[ReviewProgress | Sight | TurningPoint | CloseCall | Ledger | None, None, tuple[TurningPoint, ...]]:
    """The turning points of a seat's game; each is told as soon as it is sure, and before them what was seen at first
    sight; so are close calls, and luck where it is counted. by: the bot that looks back. journal: as for `review`.

    A chance that was missed again and again is told where it seems to have cost most, and what has been told is never
    taken back: what would be told first is waited for only where it could take the place of what is sure.
    """
    own = _own(session, seat)
    looks = [FirstSight(journal, index, by) for index in own]
    suspects, strong = list[CostlyMove](), list[StrongMove]()
    with closing(in_parallel(looks, lambda look: look.at(session), is_shared=bool(journal))) as thoughts:
        for news in thoughts:
            if isinstance(news, Done):
                suspects += (each for each in news.found if isinstance(each, CostlyMove))
                strong += (each for each in news.found if isinstance(each, StrongMove))
                yield _come("first sight", news.number, len(own))
            else:
                yield None
    each_once = _once_a_round(session, sorted(suspects, reverse=True))
    close, rest = each_once[:LOOKED_AT], each_once[LOOKED_AT:]
    decisions = [index for index in own if _is_decision(session, index)]
    behind = sum(each.number in decisions for each in suspects)
    others = sum(each.number in decisions and not session.followed_hint(each.number) for each in rest)
    sight = Sight(len(decisions), behind, len(close), None, others)
    yield sight
    yield _come("close look", 0, len(close))
    whole = len(session.moves)
    cases = [
        Case(journal, each, by, session.followed_hint(each.number), (whole - each.number) / whole) for each in close
    ]
    parts = CloseLooks(cases, [StrongestMove(journal, tuple(strong), by), *([Luck(journal)] if counts_luck else [])])
    told: list[TurningPoint] = []
    is_shared = bool(journal)
    with closing(in_parallel(parts, lambda look: look.at(session), is_shared=is_shared, in_order=False)) as thoughts:
        for news in thoughts:
            if not isinstance(news, Done):
                yield None
                continue
            parts.take(news)
            for found in news.found:
                if isinstance(found, Ledger):
                    yield found
                elif isinstance(found, StrongMove):
                    yield sight._replace(strongest=found)
            for point in parts.sure:
                if point not in told:
                    told.append(point)
                    yield point
            yield _come("close look", parts.done, len(parts.cases) + len(parts.besides))
    yield from parts.doubtful
    return _in_order(told)


def _once_a_round(session: Session, suspects: Sequence[CostlyMove]) -> list[CostlyMove]:
    """Of the suspects that missed one chance again and again in a round, the first: what holds of it holds of all."""
    kept: dict[tuple[int, Move], CostlyMove] = {}
    for each in suspects:
        kept.setdefault((session.game.rounds(session.state_before(each.number)), each.best[:2]), each)
    return list(kept.values())


def _in_order(points: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
    """As the game went."""
    return tuple(sorted(points, key=lambda point: point.number))


def _own(session: Session, seat: int) -> list[int]:
    """The moves with which the seat had a choice, as far as they may be told of; of a seat that a person has played for
    a while, those of that person.
    """
    is_mixed = any(each.seat == seat for each in session.handed)
    return [
        index
        for index in range(len(session.moves))
        if (not is_mixed or session.player_at(index, seat) in PEOPLE)
        and may_matter(session, index, seat)
        and _may_be_told(session, index, seat)
    ]


def _is_decision(session: Session, index: int) -> bool:
    """Whether a player would call a choice a decision of its own, and not a part of one, such as how a tile is paid."""
    return session.moves[index][0] not in evaluator_of(session.game).consequences.steps


def _may_be_told(session: Session, index: int, seat: int) -> bool:
    """Before a reshuffle lies a game that may still run: there only where the seat saw no more than everybody did."""
    if all(each.move <= index for each in session.reshuffles):
        return True
    return shown_alike(session.state_before(index), seat, None, session.game.hidden)


def may_matter(session: Session, index: int, seat: int) -> bool:
    """Whether the seat had a choice that no rule of thumb settles."""
    state = session.state_before(index)
    decision = state.decision
    if decision is None or decision.seat != seat or len(decision.moves) == 1:
        return False
    return session.game.advice(observe(state, seat, session.game.hidden), decision) is None
