"""Ways: how a seat gets, by moves of its own, to a move that it wishes for and cannot make yet.

A way is found by trying the legal moves of an observation, broad before deep. It ends where chance decides or
something hidden is shown, and where another seat is asked. A game names what may be wished for, and which moves are
worth trying; what answers the question of a move, such as its payment, counts as a part of that move.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Generic, NamedTuple

from game.core import flow
from game.core.flow import Decision, Move
from game.core.record import Record
from game.core.state import S, State

DEEP = 3
"""How many moves a way has at most, before the move that is wished for."""


class Wish(NamedTuple):
    """A kind of move with a piece, place or other handle; with an empty handle any move of the kind."""

    verb: str
    handle: str = ""

    def is_met_by(self, move: Move) -> bool:
        """Whether this is such a move."""
        return move[0] == self.verb and (not self.handle or self.handle in move[1:])


class Way(NamedTuple):
    """The moves that make a wished move legal, with the answers they ask for, and then the first such move. `steps`
    counts them without the answers and the wished one; the first `own` of all are made before anybody else is asked.
    """

    moves: tuple[Move, ...]
    own: int
    steps: int


Tries = Callable[[S, Decision, Collection[Wish], int], Iterable[Move]]
"""(position, its decision, what is wished for, moves that are left): the legal moves that may lead there, the likeliest
first.
"""


def no_wishes(state: State) -> Iterable[Wish]:
    """Nothing can be wished for."""
    return ()


def every_move(state: State, decision: Decision, wishes: Collection[Wish], left: int) -> Iterable[Move]:
    """All legal moves."""
    return decision.moves


def everything(state: State, seat: int) -> Hashable:
    """All that a position holds, apart from chance."""
    return tuple(_leaves(state))


def _leaves(record: Record) -> Iterator[Hashable]:
    for name, value in record.__dict__.items():
        if name in record.nested:
            for part in value:
                yield from _leaves(part)
        elif name not in ("stack", "decision", "rng", "surprises", "journal"):
            yield value


@dataclass(frozen=True)
class Wishing(Generic[S]):
    """What a game says of wishes.

    wishes: what the seat that is asked may wish for, legal or not; none where the question is not about that. aside:
    the kinds of moves that no way takes, for they end something or leave all as it is. tries: see `Tries`. alone: a
    copy in which the seat takes one turn after the other and all others stand still; None where turns have many moves.
    alike: what tells positions apart as far as wishes go. untold: kinds of moves that a way does not name.
    """

    wishes: Callable[[S], Iterable[Wish]] = no_wishes
    aside: frozenset[str] = frozenset()
    tries: Tries[S] = every_move
    alone: Callable[[S], S] | None = None
    alike: Callable[[S, int], Hashable] = everything
    untold: frozenset[str] = frozenset()


NOTHING_TO_WISH: Wishing = Wishing()


def dark(wishing: Wishing[S], state: S) -> list[Wish]:
    """What the seat that is asked may wish for and cannot do, and the kinds of moves of which it can do none."""
    decision = state.decision
    if decision is None:
        return []
    wishes = list(wishing.wishes(state))
    wishes = list(dict.fromkeys([*wishes, *(Wish(wish.verb) for wish in wishes)]))
    legal = _met(wishes, decision)
    return [wish for wish in wishes if wish not in legal]


Line = tuple[Move, ...]
Found = Mapping[Wish, Way]
Search = Generator[None, None, Found]
"""A search that rests after every position it has tried."""


def ways(wishing: Wishing[S], start: S, wishes: Iterable[Wish], deep: int = DEEP) -> Search:
    """The shortest ways to these wishes from an observation, for every wish that there is one for.

    First those on which nobody else is asked anything; for wishes that these do not reach, ways over turns to come, as
    if all others stood still.
    """
    found: dict[Wish, Way] = {}
    open_wishes = set(wishes)
    positions = (start,) if wishing.alone is None else (start, wishing.alone(start))
    for position in positions:
        if not open_wishes:
            break
        lines = yield from _lines(wishing, position, open_wishes, deep)
        for wish, (steps, line) in lines.items():
            found[wish] = Way(line, _own(start, line), steps)
        open_wishes -= lines.keys()
    return found


def _own(start: State, line: Line) -> int:
    """How many moves of a line are made before another seat is asked, or what is to come differs from the line."""
    assert start.decision is not None
    state, seat = start.copy(), start.decision.seat
    for number, move in enumerate(line):
        decision = state.decision
        if decision is None or decision.seat != seat or move not in decision.moves:
            return number
        flow.play(state, move)
    return len(line)


def _lines(
    wishing: Wishing[S], start: S, wishes: Collection[Wish], deep: int
) -> Generator[None, None, dict[Wish, tuple[int, Line]]]:
    """For every wish that is reached the first of the shortest lines, the wished move included, and its steps."""
    assert start.decision is not None
    seat, question = start.decision.seat, start.decision.choice
    left, found = set(wishes), dict[Wish, tuple[int, Line]]()
    layer: list[tuple[S, Line]] = [(start, ())]
    seen = {wishing.alike(start, seat)}
    for depth in range(deep, 0, -1):
        below: list[tuple[S, Line]] = []
        for position, line in layer:
            for tried in _tried(wishing, position, left, depth, seat, question, line):
                yield
                if tried is None:
                    continue
                after, longer = tried
                key = wishing.alike(after, seat)
                if key in seen:
                    continue
                seen.add(key)
                assert after.decision is not None
                for wish, move in _met(left, after.decision).items():
                    found[wish] = deep - depth + 1, (*longer, move)
                    left.discard(wish)
                if not left:
                    return found
                below.append((after, longer))
        layer = below
    return found


def _met(wishes: Collection[Wish], decision: Decision) -> dict[Wish, Move]:
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
    wishing: Wishing[S],
    state: S,
    wishes: Collection[Wish],
    depth: int,
    seat: int,
    question: object,
    line: Line,
) -> Iterator[tuple[S, Line] | None]:
    """Every position in which the seat is asked the same question again, after one move and the answers it asks for;
    None for a try that ends elsewhere.
    """
    decision = state.decision
    assert decision is not None
    for move in wishing.tries(state, decision, wishes, depth):
        if move[0] in wishing.aside:
            continue
        after = state.copy()
        flow.play(after, move)
        if after.surprises != state.surprises or after.decision is None or after.decision.seat != seat:
            yield None
        elif after.decision.choice is question:
            yield after, (*line, move)
        else:
            yield from _tried(wishing, after, wishes, depth, seat, question, (*line, move))


def openings(wishing: Wishing[S], start: S) -> Search:
    """What the seat that is asked opens by moves that cost it no turn: a way to every wish that is dark and has one."""
    return ways(replace(wishing, alone=None), start, dark(wishing, start))
