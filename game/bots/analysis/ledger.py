"""The luck ledger: what every throw and every draw of a game brought its seats, against what it was expected to bring.

What chance could have brought is seen by playing the same move after everything that nobody knew was dealt anew, and a
position is worth what it is worth to a seat once everybody has had a turn. What a throw brought is the difference of
the two, and so it is nought on average, however well positions are judged. All of it is the seat's luck; the rest of
how the game ended is choice, so that both together are the result.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import NamedTuple, TypeVar

from game.bots.roster import PROMPT, bot_named, evaluator_of
from game.bots.search.expectation import Expectation
from game.bots.search.search import SearchBot
from game.bots.time_slice import TimeSlice
from game.engine import Game, IllegalMove, Move, Pool, State, determinize, flow
from game.engine.hidden import Hidden, Secret
from game.engine.trace import traced
from game.session.session import Session

DEAL = -1
"""What stands for a move number before the first."""

_T = TypeVar("_T")

Finals = tuple[float, ...]
"""A number for every seat: points, or health."""


class Futures(NamedTuple):
    """How often chance is tried otherwise, and from how many futures a position that has come is judged. Fewer of them
    make luck rougher, but no greater and no smaller on average.
    """

    otherwise: int = 12
    afterwards: int = 6


USUALLY = Futures()

NOWHERE = 0, 1
"""How far a ledger has come before it knows how many moves there are."""

SURE = 2.0
"""Luck of so many standard errors is told from what chance brought the futures it was measured in."""


class Brought(NamedTuple):
    """What chance brought every seat with move number `number` (0 is the first), or with the DEAL, and the standard
    error of that. `event` is the number of the first event of the move that chance had a bot in.
    """

    number: int
    event: int
    luck: Finals
    error: Finals

    def is_clear(self, seat: int) -> bool:
        """Whether it was luck for a seat, and not only the luck of the futures that were tried."""
        return abs(self.luck[seat]) > SURE * self.error[seat]


class Ledger(NamedTuple):
    """How a game ended for every seat, by what margin, and all that chance has brought, in the order of the game."""

    results: Finals
    brought: tuple[Brought, ...]

    def luck(self, seat: int) -> float:
        """All that chance has brought a seat, the deal at the beginning included."""
        return sum(each.luck[seat] for each in self.brought)

    def is_clear(self, seat: int) -> bool:
        """Whether all luck together was luck for a seat, and not only that of the futures that were tried."""
        return abs(self.luck(seat)) > SURE * hypot(*(each.error[seat] for each in self.brought))

    def choice(self, seat: int) -> float:
        """The rest of the result: what the players have made of it."""
        return self.results[seat] - self.luck(seat)

    def luckiest(self, seat: int) -> Brought:
        """What brought a seat most."""
        return max(self.brought, key=lambda each: each.luck[seat])

    def unluckiest(self, seat: int) -> Brought:
        """What cost a seat most."""
        return min(self.brought, key=lambda each: each.luck[seat])


def unknown_to_all(hidden: Hidden, seats: int) -> Hidden:
    """What no seat at the table knows, as a declaration of its own; the viewer does not matter to it."""

    def of(state: State, viewer: int | None) -> Iterable[Pool | Secret]:
        each_seats = [list(hidden(state, seat)) for seat in range(seats)]
        known = [{place for each in found for place in _places(each)} for found in each_seats[1:]]
        for each in each_seats[0]:
            if isinstance(each, Secret):
                if all((id(each.record), each.field) in places for places in known):
                    yield each
                continue
            pool = [(record, zone) for record, zone in each if all((id(record), zone) in p for p in known)]
            if pool:
                yield pool

    return of


def _places(each: Pool | Secret) -> list[tuple[int, str]]:
    if isinstance(each, Secret):
        return [(id(each.record), each.field)]
    return [(id(record), zone) for record, zone in each]


class _Judge:
    """What positions are worth to every seat."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self._seats = range(seats)
        self._evaluator = evaluator_of(game)
        self._expects = Expectation(game)
        bot = bot_named(game, PROMPT, 0)
        assert isinstance(bot, SearchBot)
        self._bot = bot
        self._unknown = unknown_to_all(game.hidden, seats)

    def otherwise(self, state: State, seed: str) -> State:
        """The position with all that nobody knows dealt anew."""
        return determinize(state, None, self._unknown, seed)

    def judged(self, state: State) -> Generator[None, None, Finals]:
        """What the position is worth once everybody has had a turn, played on in it; what one of two rivals gains, the
        other loses.
        """
        time_slice = TimeSlice(self.game, self._evaluator, state, len(self._seats))
        while not time_slice.is_over(state):
            yield
            decision = state.decision
            assert decision is not None
            flow.apply(state, (yield from self._bot.likely(state, decision)))
        worths = tuple([self._settled(state, seat) for seat in self._seats])
        if len(worths) == 2 and self._evaluator.rivals(state, 0):
            one, other = worths
            return (one - other) / 2, (other - one) / 2
        return worths

    def _settled(self, state: State, seat: int) -> float:
        if state.is_over:
            return self._evaluator.final(state, seat)
        state = state.copy()
        self._evaluator.settle(state, seat)
        return self._expects(state, seat).margin

    def results(self, state: State) -> Finals:
        """How the game has ended for every seat, or how it stands."""
        return tuple([self._expects(state, seat).margin for seat in self._seats])

    def came(self, state: State, seed: str, times: int) -> Generator[None, None, list[Finals]]:
        """What a position that has come is worth, in futures of which it decides nothing."""
        if state.is_over:
            return [self.results(state)]
        found = []
        for number in range(times):
            found.append((yield from self.judged(self.otherwise(state, f"{seed} after {number}"))))
        return found


def ledger(session: Session, futures: Futures = USUALLY) -> Generator[tuple[int, int], None, Ledger | None]:
    """The ledger of a game as far as it has come, in pieces of a few milliseconds, each of which says how many moves it
    has come to and how many there are; None where neither dice nor draws came up.
    """
    judge = _Judge(session.game, len(session.seats))
    moves = []
    for index in range(len(session.moves)):
        if _is_chance(session, index):
            moves.append(index)
        yield NOWHERE
    if not moves:
        return None
    brought = [Brought(DEAL, 0, *(yield from _dealt(session, judge, futures)))]
    for done, index in enumerate(moves):
        luck = _brought(session, index, judge, futures)
        while True:
            try:
                next(luck)
            except StopIteration as found:
                brought.append(Brought(index, _event(session, index), *found.value))
                break
            yield done, len(moves)
    return Ledger(judge.results(session.state), tuple(brought))


def _after(session: Session, index: int) -> State:
    """The position that a move led to; what was dealt anew since then was no luck."""
    state = session.state_before(index).copy()
    flow.apply(state, session.moves[index])
    return state


def _is_chance(session: Session, index: int) -> bool:
    """Whether dice or cards that nobody knew came up with a move."""
    before, after = session.state_before(index), _after(session, index)
    return before.rng != after.rng or before.surprises != after.surprises


def _event(session: Session, index: int) -> int:
    """The first event of a move after which dice or cards had come up."""
    before = session.state_before(index)
    frames = traced(before, session.moves[index])
    shown = (number for number, frame in enumerate(frames) if frame.state.surprises != before.surprises)
    return next(shown, 0)


def _brought(
    session: Session, index: int, judge: _Judge, futures: Futures
) -> Generator[None, None, tuple[Finals, Finals]]:
    """What chance brought with a move, against what it could have brought with it."""
    before, move, seed = session.state_before(index), session.moves[index], f"luck {session.seed} {index}"
    came = yield from judge.came(_after(session, index), seed, futures.afterwards)
    found = []
    for number in range(futures.otherwise):
        state = judge.otherwise(before, f"{seed} {number}")
        if _is_played(state, move):
            found.append((yield from judge.judged(state)))
    return _less(came, found or came)


def _dealt(
    session: Session, judge: _Judge, futures: Futures
) -> Generator[tuple[int, int], None, tuple[Finals, Finals]]:
    """What the deal brought before the first move, against other deals of such a game."""
    game, seed = session.game, f"luck {session.seed} {DEAL}"
    came = yield from _quietly(judge.came(session.state_before(0), seed, futures.afterwards))
    found = []
    for number in range(futures.otherwise):
        state = game.new(session.options, len(session.seats), f"{seed} {number}")
        found.append((yield from _quietly(judge.judged(state))))
    return _less(came, found)


def _quietly(thoughts: Generator[None, None, _T]) -> Generator[tuple[int, int], None, _T]:
    """The same, saying that it has come nowhere yet."""
    while True:
        try:
            next(thoughts)
        except StopIteration as found:
            answer: _T = found.value
            return answer
        yield NOWHERE


def _is_played(state: State, move: Move) -> bool:
    """Play a move; False where what was dealt does not let it be played."""
    try:
        flow.apply(state, move)
    except IllegalMove:
        return False
    return True


def _less(came: Sequence[Finals], otherwise: Sequence[Finals]) -> tuple[Finals, Finals]:
    """By how much the means of two samples differ for every seat, and the standard errors of that."""
    samples = [*zip(zip(*came, strict=True), zip(*otherwise, strict=True), strict=True)]
    luck = tuple([fmean(one) - fmean(other) for one, other in samples])
    return luck, tuple([hypot(_error(one), _error(other)) for one, other in samples])


def _error(sample: Sequence[float]) -> float:
    """The standard error of a mean; 0 for a result, which is one and sure."""
    return stdev(sample) / sqrt(len(sample)) if len(sample) > 1 else 0.0
