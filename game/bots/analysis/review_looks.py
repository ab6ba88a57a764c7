"""What a review looks at, each a part of its own that any process can think about: what a move seems to cost at first
sight, whether it does so in more futures, what it brings in a whole game, which move was strongest, and luck.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from game import game_named
from game.bots.advice.explaining import next_best
from game.bots.advice.fact import Fact
from game.bots.analysis.ledger import Ledger, ledger
from game.bots.analysis.move_analysis import SURE, MoveComparison, Tried
from game.bots.roster import PROMPT, USUAL, bot_named
from game.bots.search.one_ply import OnePlyBot
from game.bots.search.rollouts import gains
from game.bots.training.match import bot_seed
from game.engine import Decision, Move, State, observe
from game.session.savefile import replayed
from game.session.session import Session

FUTURES = (24, 72, 216)
"""In how many futures a move and a better one face each other; in more of them while it stays in doubt."""

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


class CostlyMove(NamedTuple):
    """A move that seems to cost something before move number `number`, what the reviewer would play, and what else
    seems to be as good as that.
    """

    loss: float
    number: int
    move: Move
    best: Move
    as_good: tuple[Move, ...]


Found = TypeVar("Found")


@dataclass(frozen=True)
class ReviewPart(Generic[Found]):
    """A part of a review, which any process can think about. journal: the text of the game."""

    journal: str

    def thoughts(self) -> Generator[None, None, tuple[Found, ...]]:
        """The look, by another process."""
        return (yield from self.at(_game_of(self.journal)))

    def at(self, session: Session) -> Generator[None, None, tuple[Found, ...]]:
        """The look at this game."""
        raise NotImplementedError


@dataclass(frozen=True)
class FirstSight(ReviewPart[CostlyMove | StrongMove]):
    """A part of a review: what a move seems to cost, or to bring."""

    index: int
    by: str

    def at(self, session: Session) -> Generator[None, None, tuple[CostlyMove | StrongMove, ...]]:
        """The look; nothing where the move is about as good as others."""
        found = yield from at_first_sight(session, self.index, session.moves[self.index], self.by)
        return (found,) if found else ()


@dataclass(frozen=True)
class CloseLook(ReviewPart[TurningPoint | CloseCall]):
    """A part of a review: whether a move that seems to cost something does so in more futures."""

    suspect: CostlyMove
    by: str

    def at(self, session: Session) -> Generator[None, None, tuple[TurningPoint | CloseCall, ...]]:
        """The look; nothing where the other move is not better."""
        found = yield from looked_at(session, self.suspect, self.by)
        return (found,) if found else ()


@dataclass(frozen=True)
class WholeGame(ReviewPart[float]):
    """A part of a review: what a better move before move number `number` brings over the one that was played when
    Normal bots play on to the end, without second looks, in one future.
    """

    number: int
    moves: tuple[Move, Move]
    future: int

    def at(self, session: Session) -> Generator[None, None, tuple[float, ...]]:
        """The two games."""
        players = [USUAL] * len(session.seats)
        brought = gains(session, self.number, self.moves, players, [self.future], CLOSELY, look_again=False)
        return tuple((yield from brought))


@dataclass(frozen=True)
class StrongestMove(ReviewPart[StrongMove]):
    """A part of a review: which move that seems to have been far ahead surely was."""

    strong: tuple[StrongMove, ...]
    by: str

    def at(self, session: Session) -> Generator[None, None, tuple[StrongMove, ...]]:
        """The look; nothing where none was."""
        found = yield from _strongest(session, self.strong, self.by)
        return (found,) if found else ()


@dataclass(frozen=True)
class Luck(ReviewPart[Ledger]):
    """A part of a review: what was luck."""

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
        if not part.english(part.piece(move)):
            return None  # an answer to a question, or to do nothing: nobody would call it a good move
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
    return close_call(suspect, loss) if loss > max(LEAST_SUSPECT, better.error) else None


def close_call(suspect: CostlyMove, loss: float) -> CloseCall:
    """What a suspect is that seems to have cost so much, but stays in doubt."""
    return CloseCall(suspect.number, suspect.move, suspect.best, loss)
