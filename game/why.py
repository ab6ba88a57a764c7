"""Why a computer seat made its move, in the game's own reasons.

    python -m game.why FILE MOVE

MOVE counts from 1. Prints JSON: the seat, its player, the move, how it came about (`cause`), and where moves were
weighed, the reasons that told it from the next best one, with what each is worth, and the others by how much they were
behind. The hand thinks anew about what it saw then, by the same seed; at the table its time may have been shorter.
Exits with 1 where there is nothing to tell.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from game import game_named
from game.bots.counsel import Compared, Counsel, Reason, telling
from game.bots.match import hand_seed
from game.bots.one_ply import OnePlyHand
from game.bots.roster import RANDOM, hand_named
from game.core.catalog import Misprint
from game.core.description import Game
from game.core.flow import Decision, Move
from game.core.hidden import observe
from game.core.journal import Unreadable, read
from game.core.sentences import Sentences
from game.core.session import HUMAN, Session
from game.core.state import State

MOST_OTHERS = 5
"""How many of the other moves are told."""


class Why(NamedTuple):
    """Why a move was made.

    cause: `only` (nothing else was legal), `random`, `rule` (a rule of thumb of the game settles it) or `weighed`.
    counsel: what the hand thought, where moves were weighed.
    """

    seat: int
    player: str
    move: Move
    cause: str
    counsel: Counsel | None = None


def why(session: Session, index: int) -> Why:
    """Why the computer seat of move number `index` (0 is the first) made it.

    Raises ValueError where that seat is a person's now, or there is no such move.
    """
    if index not in range(len(session.moves)):
        raise ValueError(f"There are {len(session.moves)} moves, no move {index + 1}.")
    state, move = session.state_before(index), session.moves[index]
    decision = state.decision
    assert decision is not None
    seat, player = decision.seat, session.seats[decision.seat].player
    if player == HUMAN:
        raise ValueError(f"Move {index + 1} was made by {session.seats[seat].name}, who is no computer.")
    view = observe(state, seat, session.game.hidden)
    cause = _cause(session.game, player, view, decision)
    if cause != "weighed":
        return Why(seat, player, move, cause)
    hand = hand_named(session.game, player, hand_seed(session.seed, seat))
    assert isinstance(hand, OnePlyHand)
    return Why(seat, player, move, cause, thought_through(hand.counsel(view, decision, move)))


def _cause(game: Game, player: str, view: State, decision: Decision) -> str:
    if len(decision.moves) == 1:
        return "only"
    if player == RANDOM:
        return "random"
    return "rule" if game.advice(view, decision) else "weighed"


def thought_through(thoughts: Any) -> Counsel:
    """Think without a pause."""
    while True:
        try:
            next(thoughts)
        except StopIteration as done:
            counsel: Counsel = done.value
            return counsel


def told(game: Game, counsel: Counsel) -> dict[str, Any]:
    """What a hand thought, for JSON."""
    return {
        "worth": round(counsel.worth, 2),
        "error": _rounded(counsel.error),
        "reasons": _reasons(game, counsel.reasons),
        "others": [_other(game, other) for other in counsel.others[:MOST_OTHERS]],
    }


def _other(game: Game, other: Compared) -> dict[str, Any]:
    return {
        "move": " ".join(other.move),
        "behind": round(other.behind, 2),
        "error": _rounded(other.error),
        "as_good": other.is_equal,
        "reasons": _reasons(game, telling(other.reasons)),
    }


def _reasons(game: Game, reasons: Sequence[Reason]) -> list[dict[str, Any]]:
    say = Sentences(game.name)
    return [
        {"key": each.key, "words": say(f"speaks_for.{each.key}"), "worth": round(each.worth, 2)}
        for each in reasons
    ]


def _rounded(error: float) -> float | None:
    """An error for JSON, which knows no infinity: None is "one future of many"."""
    return round(error, 2) if isfinite(error) else None


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when there was something to tell."""
    parser = argparse.ArgumentParser(
        prog="python -m game.why", description="Say why a computer made its move."
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("move", type=int, help="the number of the move, from 1")
    asked = parser.parse_args(arguments)
    try:
        session = read(asked.file, game_named).session
        found = why(session, asked.move - 1)
    except (Unreadable, Misprint, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    answer = {
        "seat": found.seat + 1,
        "player": found.player,
        "move": " ".join(found.move),
        "cause": found.cause,
        **(told(session.game, found.counsel) if found.counsel else {}),
    }
    print(json.dumps(answer, ensure_ascii=False, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
