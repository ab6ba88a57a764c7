"""Branches: games that leave another one before one of its moves, and what becomes of their moves there.

A branch of a game that is over has its dice and cards to come. One of a game that still runs would show what is to
come, and what others hold: there all that its maker may not know is dealt anew (`game/engine/hidden.py`), by a seed
that has nothing to do with that of the game. So is the past of a branch that left a running game itself.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from hashlib import blake2s
from secrets import token_hex
from typing import NamedTuple

from game.engine import Move, State, redact
from game.session.journal import Journal
from game.session.session import ELSEWHERE, HUMAN, SANDBOX, Parent, Session


def record_of(session: Session) -> str:
    """What a session is known by, whoever plays its seats: a line for how it begins, and one for every move."""
    start = [
        session.game.name,
        repr(session.seed),
        repr(sorted(session.options.items())),
        str(len(session.seats)),
    ]
    lines = [" ".join(start), *(" ".join(move) for move in session.moves)]
    for each in session.reshuffles:
        if each.move < len(session.moves):
            lines[each.move + 1] += f" after {each.seat} {each.seed}"
    return "\n".join(lines)


@lru_cache(maxsize=2048)
def digest(record: str, move: int) -> str:
    """The digest of a record up to a move, by which a branch knows the game that it left."""
    hashed = beginning()
    hashed.update("\n".join(record.split("\n", move + 1)[: move + 1]).encode())
    return hashed.hexdigest()


def beginning() -> blake2s:
    """What makes digests of records: it is given a record, or its parts one after the other."""
    return blake2s(digest_size=8)


def is_parent(parent: Parent, record: str) -> bool:
    """Whether a game of this record begins as the one that a branch has left did."""
    return record.count("\n") >= parent.move and digest(record, parent.move) == parent.digest


def keeps_its_luck(session: Session, move: int) -> bool:
    """Whether a branch at this move shows nothing that is still to come in a running game."""
    return session.state.is_over and all(each.move <= move for each in session.reshuffles)


def branch(session: Session, move: int, viewer: int | None) -> Session:
    """The session as it was before a move, as a branch of its own, for the eyes of a seat; None may see no hand.

    No ghost races in it, and persons who sit elsewhere are played here. What is only tried out leaves the game that the
    trial has left itself. Raises IndexError for a move that there was not.
    """
    new = session.at(move)
    new.file, new.ghost, new.mail = "", "", None
    new.seats = tuple(replace(each, player=HUMAN) if each.player == ELSEWHERE else each for each in new.seats)
    file = session.file or (session.parent.file if session.parent else "")
    if session.file or session.parent is None or move <= session.parent.move:
        new.parent = Parent(file, move, digest(record_of(session), move))
    if not keeps_its_luck(session, move):
        new.reshuffle(viewer, token_hex(8))
    return new


def try_out(session: Session, move: int, viewer: int | None, origin: Journal | None = None) -> Sandbox:
    """A branch that no file keeps, in which everything may be taken back. See `branch` and `Sandbox`."""
    new = branch(session, move, viewer)
    new.undo_kind = SANDBOX
    return Sandbox(new, origin)


def is_what_if(session: Session) -> bool:
    """Whether this is a branch that no file keeps."""
    return session.parent is not None and not session.file


class Sandbox:
    """A journal without a file: nobody keeps the session, and what is tried in it is gone with it.

    `origin` is the journal of the running game that it left, where there is one at hand.
    """

    path = None
    trouble = None

    def __init__(self, session: Session, origin: Journal | None = None) -> None:
        self.session = session
        self.origin = origin

    def close(self) -> None:
        """Nothing to let go of."""


class TakeOver(NamedTuple):
    """How many moves of a branch were played in the game it left, how many are left, and why no more were.

    `why` is empty when none is left; else "other_way": the game went on otherwise; "over"; "computer" or "elsewhere":
    somebody else decides; "illegal": the next move is not legal; "surprise": dice or cards have come otherwise.
    """

    played: int
    left: int
    why: str


def to_take(game: Session, tried: Session) -> tuple[Move, ...] | None:
    """The moves of a branch that are still to be played in the game it left; None when that went on otherwise."""
    assert tried.parent
    first = tried.parent.move
    since, moves = game.moves[first:], tried.moves[first:]
    if not is_parent(tried.parent, record_of(game)) or moves[: len(since)] != since[: len(moves)]:
        return None
    return tuple(moves[len(since) :])


def take_over(journal: Journal, tried: Session) -> TakeOver:
    """Play the moves of a branch in the game it left, as far as they are legal and persons make them.

    It stops after a surprise that differs from that of the branch, too: its further moves were meant for another.
    """
    game = journal.session
    moves = to_take(game, tried)
    if moves is None:
        return TakeOver(0, 0, "other_way")
    for count, move in enumerate(moves):
        if why := _why_not(game, move):
            return TakeOver(count, len(moves) - count, why)
        surprises = game.state.surprises
        game.play(move)
        if game.state.surprises != surprises and not _look_alike(game, tried):
            return TakeOver(count + 1, len(moves) - count - 1, "surprise" if count + 1 < len(moves) else "")
    return TakeOver(len(moves), 0, "")


def _why_not(game: Session, move: Move) -> str:
    decision = game.state.decision
    if decision is None:
        return "over"
    player = game.seats[decision.seat].player
    if player != HUMAN:
        return "elsewhere" if player == ELSEWHERE else "computer"
    return "" if move in decision.moves else "illegal"


def _look_alike(game: Session, tried: Session) -> bool:
    """Whether the game stands as the branch did after as many moves, in the eyes of every person."""
    people = [seat for seat, each in enumerate(game.seats) if each.player == HUMAN]
    then = tried.at(len(game.moves)).state

    def seen(state: State, seat: int) -> str:
        return redact(state, seat, game.game.hidden).fingerprint()

    return all(seen(game.state, seat) == seen(then, seat) for seat in people)
