"""A saved game, told in words with its final scores.

    python main.py replay FILE
    python main.py replay FILE --fingerprints

FILE may be a report of a fault, too. With `--fingerprints` it is told by the digest of every position instead: of the
first one, and after each move.

Exits with 1 when the file does not replay, after telling it as far as it is good.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from game import game_named
from game.cards.catalog import Misprint
from game.command import parser_of
from game.files.reports import game_in
from game.session.event_sentence import sentence
from game.session.savefile import Unreadable, read
from game.session.session import Session


def told(session: Session) -> Iterator[str]:
    """The story of a session, line by line: who sits there, what happened, and how it ended."""
    yield f"{session.game.title}, seed {session.seed}"
    yield f"Seats: {', '.join(seat.name for seat in session.seats)}"
    for index in range(len(session.moves)):
        yield from filter(None, (sentence(session, event) for event in session.events_of(index)))
    yield session.game.headline(session.state)
    if session.state.decision is None:
        yield from scores(session)
    else:
        yield f"{session.seats[session.state.decision.seat].name} is to decide."


def fingerprints(session: Session) -> Iterator[str]:
    """The number, the fingerprint and the last move of every position."""
    for index in range(len(session.moves) + 1):
        move = " ".join(session.moves[index - 1]) if index else ""
        yield f"{index} {session.at(index).state.fingerprint()} {move}".rstrip()


def scores(session: Session) -> Iterator[str]:
    """The final scores, best first, each with its categories."""
    for score in session.game.result(session.state):
        lines = ", ".join(f"{line.category} {line.points}" for line in score.lines)
        yield f"{score.rank}. {session.seats[score.seat].name}: {score.total} ({lines})"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when the whole file replays."""
    parser = parser_of("replay", "Print a saved game in words.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--fingerprints", action="store_true", help="print the digest of every position")
    asked = parser.parse_args(arguments)
    try:
        opened = read(asked.file, game_named, game_in=game_in)
    except (Unreadable, Misprint) as error:
        print(error, file=sys.stderr)
        return 1
    for line in fingerprints(opened.session) if asked.fingerprints else told(opened.session):
        print(line)
    if opened.trouble:
        print(opened.trouble, file=sys.stderr)
    return 1 if opened.trouble else 0
