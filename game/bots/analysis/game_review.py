"""Game review: how a seat's expected margin went through a game, and where a better move was missed.

A move is a **turning point** if the reviewer, a strong bot, would have played another one that is worth enough more, by
at least two standard errors over the same futures: first in those by which the bot chose it, then in others, so that
luck in the first ones is not taken for a better move. It must also gain when Normal bots play both moves on to the end
of the game, so that a misjudged position is not taken for one. The same chance missed again and again counts once. At
most three are told, those that seem to have cost most, each as soon as it is sure. The review follows from the game
alone, so it is always the same.

What stayed in doubt is told as a **close call**: it may have cost something. A move that the adviser had told the seat
to make is blamed only beyond doubt, and never called a close call.

Before the turning points it tells at how many choices the seat did about as well as the reviewer; after them, its move
that was furthest ahead of any other, and luck. So there is something to read even if no move cost much.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from math import inf, isfinite, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from game import game_named
from game.bots.advice.explaining import next_best
from game.bots.advice.fact import Fact
from game.bots.analysis.ledger import Ledger, ledger
from game.bots.analysis.move_analysis import SURE, MoveComparison, Tried
from game.bots.parallel import Done, in_parallel
from game.bots.roster import PROMPT, USUAL, bot_named
from game.bots.search.expectation import Expectation, ExpectedMargin
from game.bots.search.one_ply import OnePlyBot
from game.bots.search.rollouts import gains
from game.bots.training.match import bot_seed
from game.engine import Decision, Move, State, observe
from game.engine.hidden import shown_alike
from game.session.savefile import replayed
from game.session.session import PEOPLE, Session

MOST = 3
"""Turning points that are told."""

LOOKED_AT = 6
"""Moves that are looked at closely: those that seem to have cost most at first sight, a chance once in a round."""

FUTURES = (24, 72, 216)
"""In how many futures a move and a better one face each other; in more of them while it stays in doubt."""

TO_THE_END = ((3, 0.5, inf), (5, 0.7, 4.0), (8, 1.5, 1.5))
"""In how many futures whole games are played on with both, by how many standard errors a better move gains there that
may yet prove to be one, and that surely is; it is played on in more of them while it stays in doubt.
"""

LIKELY = ((2.0, 0.8), (1.0, 0.25), (-inf, 0.1))
"""How likely a better move is to prove a turning point that has gained by so many standard errors in whole games."""

UNTRIED = 0.4
"""How likely that is where none have been played."""

LATE = 1 / 3
"""Where so much of the game, or less, was to come, whole games are so soon over that they come before others."""

LEAST_ERROR = 0.1
"""The standard error below which few whole games aren't taken for surer."""

BLAMED = 2.0
"""By how many standard errors a better move must gain in whole games to be told where a hint was followed."""

MOST_CLOSE_CALLS = 3
"""Close calls that are told."""

LEAST_LOSS = 1.0
"""What a turning point costs at least, and brings in the end, in the evaluator's unit: points or health."""

LEAST_SUSPECT = 0.5
"""What a move must seem to cost at first sight to be looked at closely."""

STRONG_LOOKED_AT = 3
"""Of how many moves that seem to have been far ahead of others it is seen whether they were, until one was."""

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
    better: MoveComparison
    as_good: tuple[Move, ...]
    was_hint: bool = False
    """Whether the adviser had told the seat to make the move."""

    @property
    def loss(self) -> float:
        """What the move cost."""
        return -self.better.behind


class CloseCall(NamedTuple):
    """Move number `number`, a better one perhaps, and what that seems to be worth more."""

    number: int
    move: Move
    better: Move
    loss: float


class StrongMove(NamedTuple):
    """A move that the reviewer would have made as well, by how much it was ahead of the next best one, with another
    piece, and what it did, once that is known.
    """

    lead: float
    number: int
    move: Move
    other: Move
    facts: tuple[Fact, ...] = ()


class Sight(NamedTuple):
    """What is seen of a seat's choices at first sight: how many there were, at how many the reviewer's move seems to
    have been worth more, into how many of these it looks closely, the seat's strongest move, if any stands out, and the
    others, at which it does not look.
    """

    choices: int
    behind: int
    closely: int
    strongest: StrongMove | None
    others: tuple[CloseCall, ...] = ()


class Review(NamedTuple):
    """What is told of a seat's game: the margin to expect before every move and at the end, its turning points in the
    order of the game, what was luck, None where there was none, what was seen at first sight, None until it is, and the
    close calls.
    """

    seat: int
    expected: tuple[ExpectedMargin, ...]
    turning_points: tuple[TurningPoint, ...]
    ledger: Ledger | None
    sight: Sight | None = None
    close_calls: tuple[CloseCall, ...] = ()


class ReviewProgress(NamedTuple):
    """How far thinking has come; of a review also what it has found so far, and about how many seconds are left, once
    that can be said.
    """

    done: int
    of: int
    found: Review | None = None
    seconds_left: float | None = None


LEGS = {"first sight": 3, "close look": 10}
"""About how long the legs of a review take, beside each other; how long in truth differs from game to game."""

FINELY = 1000
"""In how many steps a leg is told."""


def _come(leg: str, done: float, of: float) -> ReviewProgress:
    """How far a review has come that has done so much of a leg."""
    legs = [*LEGS]
    before = sum(LEGS[each] for each in legs[: legs.index(leg)])
    return ReviewProgress(int(FINELY * (before + LEGS[leg] * done / max(1, of))), FINELY * sum(LEGS.values()))


class CostlyMove(NamedTuple):
    """A move that seems to cost something before move number `number`, what the reviewer would play, and what else
    seems to be as good as that.
    """

    loss: float
    number: int
    move: Move
    best: Move
    as_good: tuple[Move, ...]


@dataclass(frozen=True)
class FirstSight:
    """A part of a review: what a move seems to cost, or to bring. journal: the text of the game."""

    journal: str
    index: int
    by: str

    def thoughts(self) -> Generator[None, None, tuple[CostlyMove | StrongMove, ...]]:
        """The look, by another process."""
        return (yield from self.at(_game_of(self.journal)))

    def at(self, session: Session) -> Generator[None, None, tuple[CostlyMove | StrongMove, ...]]:
        """The look; nothing where the move is about as good as others."""
        found = yield from at_first_sight(session, self.index, session.moves[self.index], self.by)
        return (found,) if found else ()


@dataclass(frozen=True)
class CloseLook:
    """A part of a review: whether a move that seems to cost something does so in more futures. journal: the text of the
    game.
    """

    journal: str
    suspect: CostlyMove
    by: str

    def thoughts(self) -> Generator[None, None, tuple[TurningPoint | CloseCall, ...]]:
        """The look, by another process."""
        return (yield from self.at(_game_of(self.journal)))

    def at(self, session: Session) -> Generator[None, None, tuple[TurningPoint | CloseCall, ...]]:
        """The look; nothing where the other move is not better."""
        found = yield from looked_at(session, self.suspect, self.by)
        return (found,) if found else ()


@dataclass(frozen=True)
class WholeGame:
    """A part of a review: what a better move before move number `number` brings over the one that was played when
    Normal bots play on to the end, without second looks, in one future. journal: the text of the game.
    """

    journal: str
    number: int
    moves: tuple[Move, Move]
    future: int

    def thoughts(self) -> Generator[None, None, tuple[float, ...]]:
        """The two games, by another process."""
        return (yield from self.at(_game_of(self.journal)))

    def at(self, session: Session) -> Generator[None, None, tuple[float, ...]]:
        """The two games."""
        players = [USUAL] * len(session.seats)
        brought = gains(session, self.number, self.moves, players, [self.future], CLOSELY, look_again=False)
        return tuple((yield from brought))


@dataclass(frozen=True)
class StrongestMove:
    """A part of a review: which move that seems to have been far ahead surely was. journal: the text of the game."""

    journal: str
    strong: tuple[StrongMove, ...]
    by: str

    def thoughts(self) -> Generator[None, None, tuple[StrongMove, ...]]:
        """The look, by another process."""
        return (yield from self.at(_game_of(self.journal)))

    def at(self, session: Session) -> Generator[None, None, tuple[StrongMove, ...]]:
        """The look; nothing where none was."""
        found = yield from _strongest(session, self.strong, self.by)
        return (found,) if found else ()


@dataclass(frozen=True)
class Luck:
    """A part of a review: what was luck. journal: the text of the game."""

    journal: str

    def thoughts(self) -> Generator[None, None, tuple[Ledger, ...]]:
        """The counting, by another process."""
        return (yield from self.at(_game_of(self.journal)))

    def at(self, session: Session) -> Generator[None, None, tuple[Ledger, ...]]:
        """The ledger; nothing in a game without luck."""
        thoughts = ledger(session)
        while True:
            try:
                next(thoughts)
            except StopIteration as found:
                luck: Ledger | None = found.value
                return (luck,) if luck else ()
            yield None


@lru_cache(maxsize=1)
def _game_of(journal: str) -> Session:
    """The game that this process has been asked about."""
    return replayed(journal.encode(), "", game_named).session


def review(session: Session, seat: int, journal: str = "") -> Generator[ReviewProgress | None, None, Review]:
    """Look back on a seat's game, in pieces of a few milliseconds; now and then one says how far it has come, and what
    is sure by then. journal: the text of the game, so that other processes can share the work.
    """
    game = session.game
    expectation = Expectation(game)
    expected = []
    for index in range(len(session.moves) + 1):
        expected.append(expectation(session.at(index).state, seat))
        if index % 20 == 0:
            yield None
    sure = Review(seat, tuple(expected), (), None)
    yield _come("first sight", 0, 1)._replace(found=sure)
    doubtful: list[CloseCall] = []
    thoughts = turning_points(session, seat, journal=journal, counts_luck=True)
    while True:
        try:
            news = next(thoughts)
        except StopIteration as done:
            return sure._replace(turning_points=done.value, close_calls=_told(doubtful, done.value))
        if isinstance(news, Sight):
            sure = sure._replace(sight=news)
        elif isinstance(news, Ledger):
            sure = sure._replace(ledger=news)
        elif isinstance(news, CloseCall):
            doubtful.append(news)
        elif isinstance(news, TurningPoint):
            sure = sure._replace(turning_points=_in_order([*sure.turning_points, news]))
        elif news:
            yield news._replace(found=sure)
        else:
            yield None


def _told(doubtful: Sequence[CloseCall], points: Sequence[TurningPoint]) -> tuple[CloseCall, ...]:
    """The close calls that are told, in the order of the game: the greatest, with what is told three at most, and no
    chance twice.
    """
    told: list[CloseCall] = []
    for each in sorted(doubtful, key=lambda call: -call.loss):
        known = [*(point.better.move for point in points), *(call.better for call in told)]
        if len(points) + len(told) < MOST_CLOSE_CALLS and not any(_is_same_chance(each.better, move) for move in known):
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
    others = tuple(_close_call(each, each.loss) for each in rest if not session.followed_hint(each.number))
    sight = Sight(len(own), len(suspects), len(close), None, others)
    yield sight
    yield _come("close look", 0, len(close))
    whole = len(session.moves)
    cases = [
        Case(journal, each, by, session.followed_hint(each.number), (whole - each.number) / whole) for each in close
    ]
    parts = _Parts(cases, [StrongestMove(journal, tuple(strong), by), *([Luck(journal)] if counts_luck else [])])
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


class Case:
    """A suspect that is looked into: first face to face with the better move, then in whole games, in more and more of
    them while it stays in doubt.
    """

    def __init__(self, journal: str, suspect: CostlyMove, by: str, was_hint: bool, left: float = 1.0) -> None:
        """left: what share of the game was still to come."""
        self.suspect = suspect
        self._journal, self._was_hint, self._left = journal, was_hint, left
        self._point: TurningPoint | None = None
        """What it is if whole games say so, too."""
        self._brought: dict[int, float] = {}
        """What the better move brought in the futures played so far."""
        self._judged, self._until = 0, TO_THE_END[0][0]
        """By how many futures it was judged last, and after how many it is judged next."""
        self.to_do: list[CloseLook | WholeGame] = [CloseLook(journal, suspect, by)]
        """The parts that nobody has begun yet."""
        self.found: TurningPoint | CloseCall | None = None
        self.is_settled = False
        """Whether that is all that will be found."""

    @property
    def share(self) -> float:
        """How much of the look is done."""
        looks = TO_THE_END[-1][0] + 2
        return 1.0 if self.is_settled else (len(self._brought) + (self._point is not None)) / looks

    @property
    def promise(self) -> float:
        """How likely it is to prove a turning point for the time that this takes. As long as none have been played,
        whole games from early moves take longer but decide more often, so that only late ones come before others.
        """
        if not self._judged:
            return UNTRIED / self._until * max(1.0, LATE / self._left)
        brought = [self._brought[turn] for turn in range(self._judged)]
        surety = fmean(brought) / max(LEAST_ERROR, stdev(brought) / sqrt(len(brought)))
        return next(likely for least, likely in LIKELY if surety >= least) / (self._left * (self._until - self._judged))

    def take(self, part: CloseLook | WholeGame, found: tuple[Any, ...]) -> None:
        """Go on with what was found for one of its parts."""
        if isinstance(part, WholeGame):
            (self._brought[part.future],) = found
            self._judge()
        elif found and isinstance(found[0], TurningPoint):
            self._point = found[0]._replace(was_hint=self._was_hint)
            self._play()
        else:
            self._settle(found[0] if found else None)

    def _play(self) -> None:
        """Let whole games be played as far as it is judged next."""
        assert self._point
        moves, turns = (self._point.better.move, self._point.move), range(self._judged, self._until)
        self.to_do += (WholeGame(self._journal, self._point.number, moves, turn) for turn in turns)

    def _judge(self) -> None:
        """Judge by the whole games, once all that were to be played have been."""
        point, played = self._point, len(self._brought)
        assert point
        if played < self._until:
            return
        gains = gains_surely([self._brought[turn] for turn in range(played)], point.was_hint)
        if gains:
            self._settle(point)
        elif gains is not None:
            self._settle(None)
        elif played < TO_THE_END[-1][0]:
            self._judged, self._until = played, next(futures for futures, *_ in TO_THE_END if futures > played)
            self._play()
        else:
            self._settle(_close_call(self.suspect, point.loss))

    def _settle(self, found: TurningPoint | CloseCall | None) -> None:
        """Nothing short of a turning point is told where a hint was followed."""
        self.is_settled = True
        self.found = None if self._was_hint and isinstance(found, CloseCall) else found


class _Parts:
    """The parts of a close look, those first by which a turning point can soonest be told: an iterator that has none
    while all that is left depends on what is still being done.

    cases: those that seem to have cost most first; what is told is the same as if they were settled in this order.
    besides: what is done last.
    """

    def __init__(self, cases: Sequence[Case], besides: Sequence[StrongestMove | Luck]) -> None:
        self.cases, self.besides = cases, besides
        self.sure: list[TurningPoint] = []
        """The turning points that are told, whatever the cases before them come to."""
        self._besides = [*besides]
        self._begun: list[tuple[Case | None, Any]] = []
        self._of_no_use: list[Case] = []
        self._are_done = 0

    def __iter__(self) -> _Parts:
        return self

    def __next__(self) -> CloseLook | WholeGame | StrongestMove | Luck:
        waiting = [case for case in self.cases if case.to_do and case not in self._of_no_use]
        if waiting:
            case = max(waiting, key=lambda case: case.promise)
            self._begun.append((case, case.to_do.pop(0)))
        elif self._besides:
            self._begun.append((None, self._besides.pop(0)))
        else:
            raise StopIteration
        part: CloseLook | WholeGame | StrongestMove | Luck = self._begun[-1][1]
        return part

    def take(self, done: Done[Any]) -> None:
        """Go on with what was found for a part."""
        case, part = self._begun[done.number]
        if case:
            case.take(part, done.found)
        else:
            self._are_done += 1
        self._weigh()

    def _weigh(self) -> None:
        """Find what is sure by now, and which cases can no longer tell anything: of one chance that was missed again
        and again only the first is told, and no more than `MOST` in all.
        """
        self.sure, self._of_no_use = [], []
        possible: list[Move] = []
        for case in self.cases:
            better = case.suspect.best
            if len(self.sure) == MOST or any(_is_same_chance(better, point.better.move) for point in self.sure):
                self._of_no_use.append(case)
            elif not case.is_settled:
                possible.append(better)
            elif isinstance(case.found, TurningPoint):
                has_room = len(self.sure) + len(possible) < MOST
                if has_room and not any(_is_same_chance(better, each) for each in possible):
                    self.sure.append(case.found)
                else:
                    possible.append(better)

    @property
    def done(self) -> float:
        """How many of the cases, and of what is done besides, are done."""
        return self._are_done + sum(1.0 if case in self._of_no_use else case.share for case in self.cases)

    @property
    def doubtful(self) -> list[CloseCall]:
        """What stayed in doubt."""
        found = [case.found for case in self.cases if case not in self._of_no_use]
        return [each for each in found if isinstance(each, CloseCall)]


def _once_a_round(session: Session, suspects: Sequence[CostlyMove]) -> list[CostlyMove]:
    """Of the suspects that missed one chance again and again in a round, the first: what holds of it holds of all."""
    kept: dict[tuple[int, Move], CostlyMove] = {}
    for each in suspects:
        kept.setdefault((session.game.rounds(session.state_before(each.number)), each.best[:2]), each)
    return list(kept.values())


def _close_call(suspect: CostlyMove, loss: float) -> CloseCall:
    return CloseCall(suspect.number, suspect.move, suspect.best, loss)


def _in_order(points: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
    """As the game went."""
    return tuple(sorted(points, key=lambda point: point.number))


def _is_same_chance(one: Move, other: Move) -> bool:
    """Whether two better moves are one chance, missed twice: the same piece, wherever it would have gone."""
    return one[:2] == other[:2]


def gains_surely(brought: Sequence[float], was_hint: bool = False) -> bool | None:
    """Whether what a better move brought in so many whole games is enough, and beyond doubt; None where that stays in
    doubt, so that more are to be played.
    """
    possible, sure = next((possible, sure) for futures, possible, sure in TO_THE_END if futures == len(brought))
    gain, error = fmean(brought), stdev(brought) / sqrt(len(brought))
    doubt = max(sure, BLAMED) if was_hint else sure
    if isfinite(sure) and gain >= max(LEAST_LOSS, doubt * error):
        return True
    return False if gain <= possible * error else None


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


def asked(session: Session, index: int, purpose: str = "", by: str = PROMPT) -> tuple[OnePlyBot, State, Decision]:
    """The reviewer, what the seat that was asked knew, and the question."""
    state = session.at(index).state
    decision = state.decision
    assert decision is not None
    seed = bot_seed(f"{session.seed}{purpose}", decision.seat)
    bot = bot_named(session.game, by, seed)
    assert isinstance(bot, OnePlyBot)
    view = observe(state, decision.seat, session.game.hidden)
    assert view.decision is not None
    return bot, view, view.decision


def at_first_sight(
    session: Session, index: int, move: Move, by: str = PROMPT
) -> Generator[None, None, CostlyMove | StrongMove | None]:
    """What a move before move number `index` seems to cost by the thinking that finds the reviewer's own, or where it
    is that, what it brings above others; None where it is as good, or that is too little.
    """
    bot, view, decision = asked(session, index, by=by)
    tried = yield from bot.tries(view, decision)
    best = tried[0].move
    analysis = bot.compared(view, decision.seat, tried)
    if best == move:
        part = bot.evaluator.consequences
        if not part.english(part.piece(move)) and len({each[0] for each in decision.moves}) == 1:
            return None  # an answer to a question, such as what to lose: nobody would call it a good move
        other = next_best(part, analysis)
        is_strong = other and other.behind >= max(LEAST_LOSS, SURE * other.error)
        return StrongMove(other.behind, index, move, other.move) if other and is_strong else None
    compared = (other for other in analysis.others if other.is_compared)
    as_good = (best, *(other.move for other in compared if 0 <= other.behind <= other.error))
    if move in as_good:
        return None
    behind = {other.move: other.behind for other in analysis.others}
    if move not in behind:
        faced = yield from bot.faced(view, decision, [best, move])
        behind = {other.move: other.behind for other in bot.compared(view, decision.seat, faced).others}
    loss = behind.get(move, 0.0)
    return CostlyMove(loss, index, move, best, as_good) if loss >= LEAST_SUSPECT else None


def _strongest(session: Session, strong: Sequence[StrongMove], by: str) -> Generator[None, None, StrongMove | None]:
    """The first of these moves, those that seem furthest ahead first, that surely is ahead in other futures as well."""
    own_ideas = [each for each in strong if not session.followed_hint(each.number)]
    for each in sorted(own_ideas, reverse=True)[:STRONG_LOOKED_AT]:
        bot, view, decision = asked(session, each.number, CLOSELY, by)
        faced = yield from bot.faced(view, decision, (each.move, each.other), range(FUTURES[0]))
        (other,) = bot.compared(view, decision.seat, faced).others
        if other.behind >= max(LEAST_LOSS, SURE * other.error):
            found = bot.explained(view, decision.seat, faced, bot.compared(view, decision.seat, faced))
            return each._replace(lead=other.behind, facts=found.facts)
    return None


def looked_at(
    session: Session, suspect: CostlyMove, by: str = PROMPT
) -> Generator[None, None, TurningPoint | CloseCall | None]:
    """The better move, if there is one, face to face with the suspect in more and more futures: surely, or perhaps."""
    bot, view, decision = asked(session, suspect.number, CLOSELY, by)
    best, pair = suspect.best, (suspect.move, suspect.best)
    faced: list[Tried] = []
    for futures in FUTURES:
        met = range(len(faced[0].worths) if faced else 0, futures)
        more = yield from bot.faced(view, decision, pair, met)
        faced = [one.and_in(other) for one, other in zip(faced, more, strict=True)] if faced else more
        better = bot.compared(view, decision.seat, faced).others[0]
        loss = -better.behind
        if loss >= max(LEAST_LOSS, SURE * better.error):
            others = [move for move in suspect.as_good[:MOST_AS_GOOD] if move != best]
            beside = yield from bot.faced(view, decision, others, range(futures))
            compared = bot.compared(view, decision.seat, [faced[1], *beside]).others
            as_good = [other.move for other in compared if other.behind <= other.error]
            pair_compared = bot.compared(view, decision.seat, faced)
            explained = bot.explained(view, decision.seat, faced, pair_compared).others
            better = next(iter(explained), pair_compared.others[0])  # of some moves nothing is told beside others
            return TurningPoint(suspect.number, suspect.move, better, (best, *as_good))
        if loss <= better.error or len(faced[0].worths) < futures:
            break
    return _close_call(suspect, loss) if loss > max(LEAST_SUSPECT, better.error) else None
