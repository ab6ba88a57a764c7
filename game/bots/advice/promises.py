"""Promises: which later moves advice speaks of, and what is to be said of them when the seat is asked again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
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

STILL = "still"
"""The key of the remark that a promise is kept later."""

MOSTLY = 0.6
"""In so many of the tries must be played what is expected."""


class Said(NamedTuple):
    """What a seat has been told before: the moves that were to follow others, and what was advised at first sight in
    the same position.
    """

    promises: tuple[Move, ...] = ()
    shown: Move | None = None

    @property
    def moves(self) -> tuple[Move, ...]:
        """All of it."""
        return (*self.promises, *((self.shown,) if self.shown else ()))


NOTHING_SAID = Said()


def called(game: Consequences, view: State, move: Move) -> fact.Fact | None:
    """What a later move is called, as a fact; None where neither it nor its piece has a name."""
    name = game.english(game.piece(move))
    return game.then(view, move) or (fact.line(THEN, OF_A_FOLLOWER, what=fact.PieceName(name)) if name else None)


def promised(
    game: Consequences, view: State, facts: Sequence[fact.Fact], lines: Sequence[Sequence[Move]]
) -> tuple[Move, ...]:
    """The later moves of which these facts speak, by what was played in the tries: one a piece."""
    names = {name for each in facts if each.key.startswith((THEN, FOLLOWS)) for name in _names(each)}
    found: dict[fact.PieceName, Move] = {}
    for line in lines:
        for move in line:
            for name in names.intersection(_names(called(game, view, move))):
                found.setdefault(name, move)
    return tuple(found.values())


def keeping(game: Consequences, view: State, told: Sequence[Move]) -> list[Move]:
    """The legal moves that were told before, and those about the same pieces."""
    names = names_of(game, view, told)
    moves = view.decision.moves if view.decision and told else ()
    return [move for move in moves if move in told or names.intersection(_names(called(game, view, move)))]


def plays_later(game: Consequences, view: State, promises: Sequence[Move], lines: Sequence[Sequence[Move]]) -> bool:
    """Whether most of these lines keep a promise."""
    names = names_of(game, view, promises)
    kept = sum(bool(names.intersection(names_of(game, view, line))) for line in lines)
    return bool(kept) and kept >= MOSTLY * len(lines)


def remark(
    game: Consequences, view: State, said: Said, analysis: MoveAnalysis, lines: Sequence[Sequence[Move]]
) -> fact.Fact | None:
    """What is said of what was told before, beside an answer; of promises rather than of what was shown."""
    kept = _of_promises(game, view, said.promises, analysis, lines)
    if kept or said.shown is None or said.shown in (analysis.move, *(other.move for other in analysis.as_good)):
        return kept
    if analysis.move in keeping(game, view, [said.shown]):
        return None
    if not names_of(game, view, [said.shown]):
        return fact.line("changed.mind", 0.0)
    return _of_promises(game, view, [said.shown], analysis, lines)


def _of_promises(
    game: Consequences, view: State, promises: Sequence[Move], analysis: MoveAnalysis, lines: Sequence[Sequence[Move]]
) -> fact.Fact | None:
    """What is said of promises beside an answer: that it keeps one, keeps it later, or what has changed. None where the
    answer tells of it anyway, or where it is another question. lines: what follows the answer in its tries.
    """
    decision, names = view.decision, names_of(game, view, promises)
    if decision is None or not names:
        return None
    if names.intersection(_names(called(game, view, analysis.move))):
        return fact.line("planned", 0.0)
    if names.intersection(names_of(game, view, analysis.promised)):
        return None
    what = tuple(sorted(names))
    if plays_later(game, view, promises, lines):
        return fact.line(STILL, 0.0, what=what)
    if not {move[0] for move in promises}.intersection(move[0] for move in decision.moves):
        return None
    legal = keeping(game, view, promises)
    if not legal:
        return fact.line("changed.gone", 0.0, what=what)
    worse = next((other for other in analysis.others if other.move in legal and other.behind > 0), None)
    return fact.line("changed.worse", 0.0, what=what, behind=fact.Behind(worse.behind)) if worse else None


def _names(each: fact.Fact | None) -> Collection[fact.PieceName]:
    values = dict(each.values).get("what", ()) if each else ()
    found = values if isinstance(values, tuple) and not isinstance(values, fact.PieceName) else (values,)
    return [value for value in found if isinstance(value, fact.PieceName)]


def names_of(game: Consequences, view: State, moves: Sequence[Move]) -> set[fact.PieceName]:
    """The pieces by whose names these later moves are told."""
    return {name for move in moves for name in _names(called(game, view, move))}
