"""Ways: how a seat gets, by moves of its own, to a move that it wishes for and that is not legal yet.

A way is found by trying the legal moves of an observation, breadth first. It ends where chance decides, something
hidden is shown, or another seat is asked. A game names what may be wished for, and which moves are worth trying.
Answers to the questions of a move, such as its payment, count as a part of that move.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import Any, Generic, NamedTuple

from game.engine import flow
from game.engine.flow import Decision, Move
from game.engine.forecast import BLIND, Forecaster
from game.engine.state import S, State

DEEP = 3
"""How many moves a way usually has at most, before the move that is wished for."""

MOST_TRIED = 20_000
"""How many moves are tried before nothing is taken to help against a loss."""


class Goal(NamedTuple):
    """A kind of move with a piece, place or other handle; with an empty handle any move of the kind."""

    verb: str
    handle: str = ""

    def is_met_by(self, move: Move) -> bool:
        """Whether this is such a move."""
        return move[0] == self.verb and (not self.handle or self.handle in move[1:])


class GoalRoute(NamedTuple):
    """The moves that make a wished move legal, with the answers they ask for, and then the first such move. `steps`
    counts them without the answers and the wished one; the first `own` of all are made before anybody else is asked.
    """

    moves: tuple[Move, ...]
    own: int
    steps: int


class Stake(NamedTuple):
    """The points that a seat has if it does nothing more, and those that it loses on the way there, where only losses
    matter.
    """

    points: int
    lost: int | None = None

    def is_helped_by(self, then: Stake) -> bool:
        """Whether this is a remedy: more is had, and less is lost."""
        return then.points > self.points and (not self.lost or then.lost is None or then.lost < self.lost)


class Overlooked(NamedTuple):
    """A way that leads to a better stake than passing, and both stakes."""

    way: GoalRoute
    now: Stake
    then: Stake


Tries = Callable[[S, Decision, Collection[Goal], int], Iterable[Move]]
"""(position, its decision, what is wished for, moves that are left): the legal moves that may lead there, the likeliest
first; with no wishes those that may change what is at stake.
"""


def no_wishes(state: State) -> Iterable[Goal]:
    """Nothing can be wished for."""
    return ()


def every_move(state: State, decision: Decision, wishes: Collection[Goal], left: int) -> Iterable[Move]:
    """All legal moves."""
    return decision.moves


def everything(state: State, seat: int) -> Hashable:
    """All that a position holds, apart from chance."""
    return state.leaves()


@dataclass(frozen=True)
class GoalSource(Generic[S]):
    """What a game says of wishes.

    wishes: what the seat that is asked may wish for, legal or not; none where the question is not about that. aside:
    the kinds of moves that no way takes, for they end something or leave all as it is. tries: see `Tries`. alone: a
    copy in which the seat takes one turn after the other and all others stand still; None where turns have many moves.
    alike: what tells positions apart as far as wishes go. untold: kinds of moves that a way does not name. stake: what
    passing now would cost, None where nothing can be at stake. throws: questions that only throw a die after a move.
    forecaster: says which place is named where several lead on as well. deep: how many moves a way has at most.
    """

    wishes: Callable[[S], Iterable[Goal]] = no_wishes
    aside: frozenset[str] = frozenset()
    tries: Tries[S] = every_move
    alone: Callable[[S], S] | None = None
    alike: Callable[[S, int], Hashable] = everything
    untold: frozenset[str] = frozenset()
    stake: Callable[[S, int], Stake] | None = None
    throws: frozenset[str] = frozenset()
    forecaster: Forecaster = BLIND
    deep: int = DEEP

    def can_wish(self, state: S) -> bool:
        """Whether the question is one about which something may be wished."""
        return state.decision is not None and any(True for _ in self.wishes(state))


NOTHING_TO_WISH: GoalSource = GoalSource()


def dark(wishing: GoalSource[S], state: S) -> list[Goal]:
    """What the seat that is asked may wish for and cannot do, and the kinds of moves of which it can do none."""
    decision = state.decision
    if decision is None:
        return []
    wishes = list(wishing.wishes(state))
    wishes = list(dict.fromkeys([*wishes, *(Goal(wish.verb) for wish in wishes)]))
    legal = _met(wishes, decision)
    return [wish for wish in wishes if wish not in legal]


Line = tuple[Move, ...]
Found = Mapping[Goal, GoalRoute]
Search = Generator[None, None, Found]
"""A search that rests after every position it has tried."""


def ways(wishing: GoalSource[S], start: S, wishes: Iterable[Goal], deep: int = 0) -> Search:
    """The shortest ways to these wishes from an observation, for every wish that there is one for.

    First those on which nobody else is asked anything; for wishes that these do not reach, ways over turns to come, as
    if all others stood still. A question about which nothing can be wished has none.
    """
    found, deep = dict[Goal, GoalRoute](), deep or wishing.deep
    open_wishes = set(wishes) if wishing.can_wish(start) else set()
    if not open_wishes:
        return found
    positions = (start,) if wishing.alone is None else (start, wishing.alone(start))
    for position in positions:
        if not open_wishes:
            break
        lines = yield from _lines(wishing, position, open_wishes, deep)
        for wish, (steps, reached) in lines.items():
            line = yield from _well_placed(wishing, position, reached, partial(_meets, wish))
            found[wish] = GoalRoute(line, _own(start, line), steps)
        open_wishes -= lines.keys()
    return found


def _meets(wish: Goal, last: Move, end: State) -> bool:
    return wish.is_met_by(last)


def _own(start: State, line: Line) -> int:
    """How many moves of a line are made before another seat is asked, or what is to come differs from the line."""
    assert start.decision is not None
    state, seat = start.copy(), start.decision.seat
    for number, move in enumerate(line):
        decision = state.decision
        if decision is None or decision.seat != seat or move not in decision.moves:
            return number
        flow.apply(state, move)
    return len(line)


def _lines(
    wishing: GoalSource[S], start: S, wishes: Collection[Goal], deep: int
) -> Generator[None, None, dict[Goal, tuple[int, Line]]]:
    """For every wish that is reached the first of the shortest lines, the wished move included, and its steps."""
    left, found = set(wishes), dict[Goal, tuple[int, Line]]()
    for reached in _reached(wishing, start, left, deep):
        yield
        if reached is None or reached.position.decision is None:
            continue
        for wish, move in _met(left, reached.position.decision).items():
            found[wish] = reached.steps, (*reached.line, move)
            left.discard(wish)
        if not left:
            break
    return found


def overlooked(wishing: GoalSource[S], start: S, most: int = MOST_TRIED) -> Generator[None, None, Overlooked | None]:
    """What the seat that is asked would overlook by passing now: of the shortest lines that lose less and end with more
    the best; None where nothing is lost, or nothing helps among the first `most` moves that are tried.

    Others are taken to stand still meanwhile.
    """
    stake, decision = wishing.stake, start.decision
    if stake is None or decision is None or not wishing.can_wish(start) or decision.choice.name in wishing.throws:
        return None
    now, found, steps = stake(start, decision.seat), list[tuple[Stake, Line]](), 0
    if now.lost == 0:
        return None
    position = wishing.alone(start) if wishing.alone else start
    for reached in islice(_reached(wishing, position, (), wishing.deep), most):
        yield
        if reached is None:
            continue
        if found and reached.steps > steps:
            break
        then = stake(reached.position, decision.seat)
        if now.is_helped_by(then):
            found.append((then, reached.line))
            steps = reached.steps
    if not found:
        return None
    then, line = max(found, key=lambda each: (each[0].points, -(each[0].lost or 0)))
    line = yield from _well_placed(wishing, position, line, lambda last, end: stake(end, decision.seat) == then)
    return Overlooked(GoalRoute(line, _own(start, line), steps), now, then)


def _well_placed(
    wishing: GoalSource[S], start: S, line: Line, is_as_good: Callable[[Move, S], bool]
) -> Generator[None, None, Line]:
    """The line with every card in the place that the forecaster names first among those that lead there as well, by the
    last move and the position after it.
    """
    state = start.copy()
    for number in range(len(line)):
        move, decision = line[number], state.decision
        assert decision is not None
        places = [each for each in decision.moves if each[:2] == move[:2]]
        places = [each for each in places if wishing.forecaster.prefer(state, each)]
        while len(places) > 1:
            yield
            best = wishing.forecaster.best(state, places)
            if best is None or best == move:
                break
            other = _replaced(line, number, best)
            end = _played(state, other[number:])
            if end is not None and is_as_good(other[-1], end):
                line = other
                break
            places.remove(best)
        flow.apply(state, line[number])
    return line


def _replaced(line: Line, number: int, move: Move) -> Line:
    """The line with its card in another place at this move, and later moves that mean this place with it."""
    old, new = line[number][-1], move[-1]
    moved = {old: new, new: old}
    later = (tuple(moved.get(handle, handle) for handle in each) for each in line[number + 1 :])
    return (*line[:number], move, *later)


def led_over(wishing: GoalSource[S], start: S, way: GoalRoute, move: Move) -> GoalRoute:
    """The way with its first card in another place, where that is legal; otherwise the way as it is."""
    line = _replaced(way.moves, 0, move)
    is_alone = wishing.alone is not None and way.own < len(way.moves)
    position = wishing.alone(start) if is_alone and wishing.alone else start
    if move == way.moves[0] or _played(position, line) is None:
        return way
    return way._replace(moves=line)


def _played(start: S, line: Sequence[Move]) -> S | None:
    """The position after these moves of the seat that is asked, where they are legal and show nothing new."""
    state = start.copy()
    for move in line:
        if state.surprises != start.surprises or state.decision is None or move not in state.decision.moves:
            return None
        flow.apply(state, move)
    return state


class Reached(NamedTuple):
    """A position in which the seat is asked the same question again, or a die is to be thrown, and how it got there."""

    position: Any
    line: Line
    steps: int


def _reached(wishing: GoalSource[S], start: S, wishes: Collection[Goal], deep: int) -> Iterator[Reached | None]:
    """Every position that is new, the nearest first; None for a try that led to none."""
    assert start.decision is not None
    seat, question = start.decision.seat, start.decision.choice
    layer: list[tuple[S, Line]] = [(start, ())]
    seen = {wishing.alike(start, seat)}
    for left in range(deep, 0, -1):
        below: list[tuple[S, Line]] = []
        for position, line in layer:
            for tried in _tried(wishing, position, wishes, left, seat, question, line):
                key = wishing.alike(tried[0], seat) if tried else None
                if tried is None or key in seen:
                    yield None
                    continue
                seen.add(key)
                yield Reached(*tried, deep - left + 1)
                below.append(tried)
        layer = [each for each in below if each[0].decision and each[0].decision.choice is question]


def _met(wishes: Collection[Goal], decision: Decision) -> dict[Goal, Move]:
    """The wishes that are legal, each with the first such move."""
    if len(wishes) == 1:
        (wish,) = wishes
        move = next(filter(wish.is_met_by, decision.moves), None)
        return {wish: move} if move else {}
    legal: dict[tuple[str, str], Move] = {}
    for move in decision.moves:
        for handle in ("", *move[1:]):
            legal.setdefault((move[0], handle), move)
    return {wish: legal[wish] for wish in wishes if wish in legal}


def _tried(
    wishing: GoalSource[S],
    state: S,
    wishes: Collection[Goal],
    depth: int,
    seat: int,
    question: object,
    line: Line,
    begun: str = "",
) -> Iterator[tuple[S, Line] | None]:
    """Every position in which the seat is asked the same question again, after one move and the answers it asks for;
    None for a try that ends elsewhere, as where another turn begins: its moves answer nothing. An answer is never of
    the kind of its move, `begun`: a way moves one tile, and takes up no second one with it. A position in which a move
    is begun is used up.
    """
    decision, surprises = state.decision, state.surprises
    assert decision is not None
    tried = wishing.tries(state, decision, wishes, depth)
    moves = [move for move in tried if move[0] not in wishing.aside and move[0] != begun]
    for number, move in enumerate(moves, start=1):
        after = state if begun and number == len(moves) else state.copy()
        flow.apply(after, move)
        if after.surprises != surprises or after.decision is None or after.decision.seat != seat:
            yield None
        elif after.decision.choice is question or after.decision.choice.name in wishing.throws:
            yield after, (*line, move)
        elif wishing.can_wish(after):
            yield None
        else:
            further = (*line, move)
            yield from _tried(wishing, after, wishes, depth, seat, question, further, begun or move[0])


def openings(wishing: GoalSource[S], start: S) -> Search:
    """What the seat that is asked opens by moves that cost it no turn: a way to every wish that is dark and has one."""
    return ways(replace(wishing, alone=None), start, dark(wishing, start))
