"""Promises: which later moves advice speaks of, and what is to be said of them when the seat is asked again.

A plan is kept as long as it is near the best: where nothing has happened since it was told, the judgement has to be
likely right about another one. Where a plan is dropped, the answer says what has changed on the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.bots.advice import fact
from game.bots.advice.consequences import Consequences
from game.bots.analysis.move_analysis import MoveAnalysis
from game.engine import Move, State

THEN, FOLLOWS = "then", "follows"
"""What the keys of facts about later moves begin with: what a free move is made for, and what can be had later."""

OF_A_FOLLOWER = 0.5
"""What it counts for that a piece can be had later."""

CHANGED = "changed."
"""What the keys of remarks begin with that take back what was said before."""

BACK = "changed.back"
"""What the keys begin with of those that take back what was advised and done in the same round."""

STILL = "still"
"""The key of the remark that a promise is kept later."""

MOSTLY = 0.6
"""In so many of the tries must be played what is expected."""


class Said(NamedTuple):
    """What a seat has been told before: the moves that were to follow others. then: the position in which it was told,
    as the seat knew it. followed: the advised moves that the seat has made since the round began.
    """

    promises: tuple[Move, ...] = ()
    then: State | None = None
    followed: tuple[Move, ...] = ()
    earlier: tuple[Move, ...] = ()


NOTHING_SAID = Said()


def called(game: Consequences, view: State, move: Move) -> fact.Fact | None:
    """What a later move is called, as a fact; None where neither it nor its piece has a name."""
    name = game.english(game.piece(move))
    return game.then(view, move) or (fact.line(THEN, OF_A_FOLLOWER, what=fact.PieceName(name)) if name else None)


def promised(
    game: Consequences,
    view: State,
    facts: Sequence[fact.Fact],
    lines: Sequence[Sequence[Move]],
    chosen: Move | None = None,
) -> tuple[Move, ...]:
    """The later moves of which these facts speak, by what was played in the tries: one a piece; and what most tries do
    with the piece that the chosen move is about, such as building on a wonder that it begins.
    """
    names = {name for each in facts if each.key.startswith((THEN, FOLLOWS)) for name in pieces_in(each)}
    meant = {name for each in facts if each.is_gain for name in _planned_names(each)}
    names |= meant
    found: dict[fact.PieceName, Move] = {}
    planned = game.planned(view, view.decision.seat) if meant and view.decision else ()
    for line in (*lines, planned or ()):
        for move in line:
            for name in names.intersection(pieces_in(called(game, view, move))):
                found.setdefault(name, move)
    if chosen and (gone_on := _gone_on_with(game, view, chosen, lines)):
        found.setdefault(fact.PieceName(game.english(game.piece(chosen))), gone_on)
    return tuple(found.values())


def _gone_on_with(game: Consequences, view: State, chosen: Move, lines: Sequence[Sequence[Move]]) -> Move | None:
    """The first later move about the piece of this one in most of the tries; None where there is none."""
    own = fact.PieceName(game.english(game.piece(chosen)))
    if not own.english or chosen[0] in game.free or (then := game.after(view, [chosen])) is None:
        return None
    later = [
        next((move for move in line if move[0] != chosen[0] and own in pieces_in(called(game, then, move))), None)
        for line in lines
    ]
    moves = [move for move in later if move]
    return max(moves, key=moves.count) if moves and len(moves) >= MOSTLY * len(lines) else None


def keeping(game: Consequences, view: State, told: Sequence[Move]) -> list[Move]:
    """The legal moves that were told before, and those about the same pieces."""
    names = names_of(game, view, told)
    moves = view.decision.moves if view.decision and told else ()
    return [move for move in moves if move in told or names.intersection(pieces_in(called(game, view, move)))]


def keeps(game: Consequences, move: Move, promise: Move) -> bool:
    """Whether a move does what was promised: the same with the same piece, be it another copy, or from elsewhere."""
    return move == promise or (move[0] == promise[0] and game.piece(move) == game.piece(promise))


def plays_later(game: Consequences, view: State, promises: Sequence[Move], lines: Sequence[Sequence[Move]]) -> bool:
    """Whether most of these lines keep a promise."""
    names = names_of(game, view, promises)
    kept = sum(bool(names.intersection(names_of(game, view, line))) for line in lines)
    return bool(kept) and kept >= MOSTLY * len(lines)


def what_happened(game: Consequences, view: State, seat: int, said: Said) -> Sequence[fact.Fact]:
    """What has changed on the table since a seat was told something, as sentences; what matters most first."""
    return game.since(said.then, view, seat) if said.then is not None else ()


def is_taken_back(game: Consequences, move: Move, followed: Sequence[Move]) -> bool:
    """Whether a move undoes one of these, which were advised and made."""
    return any(game.reverses(move, earlier) for earlier in followed)


def remark(
    game: Consequences, view: State, said: Said, analysis: MoveAnalysis, lines: Sequence[Sequence[Move]]
) -> fact.Fact | None:
    """What is said of what was told before, beside an answer."""
    was_promised = any(keeps(game, analysis.move, promise) for promise in said.promises)
    back = next((each for each in said.followed if game.reverses(analysis.move, each)), None)
    if back and not was_promised:
        why, what = _why(game, view, said), _name_of(game, view, back)
        if why:
            return fact.line("changed.back_since", 0.0, why=why, what=what)
        return fact.line("changed.back", 0.0, what=what)
    return _of_promises(game, view, said.promises, analysis, lines, said)


def _name_of(game: Consequences, view: State, move: Move) -> fact.PieceName | fact.Phrase:
    """What an earlier move was about: a piece, or a kind."""
    piece = game.piece(move)
    name = game.about(view, move) or game.english(piece)
    return fact.PieceName(name) if name else fact.Phrase(f"kind.{piece}")


def _why(game: Consequences, view: State, said: Said) -> fact.Fact | None:
    """What has happened that matters most."""
    decision = view.decision
    return next(iter(what_happened(game, view, decision.seat, said)), None) if decision and said.then else None


def _of_promises(
    game: Consequences,
    view: State,
    promises: Sequence[Move],
    analysis: MoveAnalysis,
    lines: Sequence[Sequence[Move]],
    said: Said,
) -> fact.Fact | None:
    """What is said of promises beside an answer: that it keeps one, keeps it later, or what has changed. None where the
    answer tells of it anyway, or where it is another question. lines: what follows the answer in its tries.
    """
    decision, names = view.decision, names_of(game, view, promises)
    if decision is None or not names:
        return None
    is_one_of_them = any(keeps(game, analysis.move, promise) for promise in promises)
    if is_one_of_them and names.intersection(pieces_in(called(game, view, analysis.move))):
        return fact.line("planned", 0.0)
    for move in (analysis.move, *analysis.promised):
        gone = next((each for each in promises if game.displaces(move, each)), None)
        if gone and (instead := pieces_in(called(game, view, move))):
            place, why = game.displaces(move, gone), _why(game, view, said)
            return _of_plan(min(names_of(game, view, [gone])), instead[0], why, place)
    if names.intersection(names_of(game, view, analysis.promised)):
        return None
    what = tuple(sorted(names))
    if analysis.move[0] in game.ends:
        return None
    if plays_later(game, view, promises, lines):
        return fact.line(STILL, 0.0, what=what)
    if not {move[0] for move in promises}.intersection(move[0] for move in decision.moves):
        return _of_plans(game, view, names, analysis, said)
    legal = keeping(game, view, promises)
    if not legal and (taken := _taken(game, view, promises, said)):
        return taken
    if not legal and any(game.reaches(view, promise) for promise in promises):
        return None
    why = _why(game, view, said)
    if not legal and any(value in names for each in analysis.facts for _, value in each.values):
        return None  # the answer itself brings it back within reach
    if not legal:
        return (
            fact.line("changed.gone_since", 0.0, what=what, why=why)
            if why
            else fact.line("changed.gone", 0.0, what=what)
        )
    worse = next((other for other in analysis.others if other.move in legal and other.behind > 0), None)
    if worse is None or (worse.is_near and not why):
        return None
    if why:
        return fact.line("changed.since", 0.0, what=what, why=why)
    return fact.line("changed.worse", 0.0, what=what, behind=fact.Behind(worse.behind))


def _of_plans(
    game: Consequences, view: State, names: set[fact.PieceName], analysis: MoveAnalysis, said: Said
) -> fact.Fact | None:
    """What is said where later questions will be answered otherwise than was planned: by what takes its place, if
    anything does. None where it is still planned, or never was more than expected.
    """
    if view.decision is None:
        return None
    seat, why = view.decision.seat, _why(game, view, said)
    planned = game.planned(view, seat)
    if planned is None or names.intersection(names_of(game, view, planned)):
        return None
    now = tuple(sorted(names_of(game, view, analysis.promised)))
    if now and planned:
        return _of_plan(min(names), now[0], why)
    meant = names_of(game, said.then, game.planned(said.then, seat) or ()) if said.then else set[fact.PieceName]()
    if not names.intersection(meant):
        return None
    what = min(names.intersection(meant))
    if why:
        return fact.line("changed.dropped_since", 0.0, what=what, why=why)
    return fact.line("changed.dropped", 0.0, what=what)


def _of_plan(what: fact.PieceName, now: fact.PieceName, why: fact.Fact | None, place: str = "") -> fact.Fact:
    """That another piece takes the place of a planned one, where that is one on the table, and what has happened."""
    if why:
        return fact.line("changed.plan_since", 0.0, what=what, now=now, why=why, place=place)
    return fact.line("changed.plan", 0.0, what=what, now=now, place=place)


def _taken(game: Consequences, view: State, promises: Sequence[Move], said: Said) -> fact.Fact | None:
    """That another seat has got a promised piece since it was promised."""
    decision = view.decision
    if decision is None or said.then is None:
        return None
    for move in promises:
        piece = game.piece(move)
        for other in game.seats(view):
            has, had = (piece in game.pieces(state, other) for state in (view, said.then))
            if other != decision.seat and game.english(piece) and has and not had:
                return fact.line("changed.taken", 0.0, what=fact.PieceName(game.english(piece)), seat=other + 1)
    return None


def pieces_in(each: fact.Fact | None) -> Sequence[fact.PieceName]:
    """The pieces that a fact about later moves names."""
    values = dict(each.values).get("what", ()) if each else ()
    found = values if isinstance(values, tuple) and not isinstance(values, fact.PieceName) else (values,)
    return [value for value in found if isinstance(value, fact.PieceName)]


def _planned_names(each: fact.Fact) -> Iterator[fact.PieceName]:
    """What a fact says that it is for."""
    plan = dict(each.values).get("plan", ())
    plans = (plan,) if isinstance(plan, fact.Fact) else plan if isinstance(plan, tuple) else ()
    for one in plans:
        if isinstance(one, fact.Fact):
            yield from (value for _, value in one.values if isinstance(value, fact.PieceName))


def names_of(game: Consequences, view: State, moves: Sequence[Move]) -> set[fact.PieceName]:
    """The pieces by whose names these later moves are told."""
    return {name for move in moves for name in pieces_in(called(game, view, move))}
