"""Letters from the command line: what a game by mail asks, and the letter that answers.

    python main.py mail --open FILE --as SEAT
    python main.py mail --send FILE --to SEAT

Seats are counted from 1. `--open` prints what a game by mail asks a seat, as JSON that holds nothing hidden from the
seat. `--send` prints the letter to a seat. Both exit with 1 and say why if they can't.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from game.cards.catalog import Misprint
from game.command import parser_of
from game.files.mail import Refused, letter, opened, read_text, stamped
from game.session.event_sentence import sentence
from game.session.session import Session
from game.text.sentences import Sentences

_say = Sentences("screens")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when the seat is asked, or the letter written."""
    parser = parser_of("mail", __doc__)
    modes = parser.add_mutually_exclusive_group(required=True)
    modes.add_argument("--open", type=Path, metavar="FILE")
    modes.add_argument("--send", type=Path, metavar="FILE")
    parser.add_argument("--as", "--to", type=int, required=True, metavar="SEAT", dest="seat")
    asked = parser.parse_args(arguments)
    seat = asked.seat - 1
    try:
        session = opened(read_text(asked.open or asked.send)).session
        told = asked_of(session, seat)
    except (Refused, Misprint) as fault:
        print(fault, file=sys.stderr)
        return 1
    if asked.send:
        session.mail = stamped(session)
    print(letter(session, [seat]) if asked.send else json.dumps(told, ensure_ascii=False, indent=2))
    return 0


def asked_of(session: Session, seat: int) -> dict[str, Any]:
    """What a mailed game asks a seat, counted from 0, and what it may know of what happened since it was last asked.

    Raises Refused when it is not asked.
    """
    decision = session.state.decision
    if decision is None:
        raise Refused(_say("letter.is_over"))
    if decision.seat != seat:
        asked = session.seats[decision.seat].name
        raise Refused(_say("letter.not_asked", asked=asked, seat=decision.seat + 1, wrong=seat + 1))
    events = (
        event.seen_by(session.eyes_at(move, seat))
        for move in range(_last_move_of(session, seat) + 1, len(session.moves))
        for event in session.events_of(move)
    )
    return {
        "game": session.game.name,
        "headline": session.game.headline(session.state),
        "seat": seat + 1,
        "name": session.seats[seat].name,
        "question": decision.choice.name,
        "recap": list(filter(None, map(partial(sentence, session), events))),
        "moves": Counter(move[0] for move in decision.moves),
    }


def _last_move_of(session: Session, seat: int) -> int:
    """The number of the last move of a seat, -1 for none."""
    for move in reversed(range(len(session.moves))):
        decision = session.state_before(move).decision
        if decision and decision.seat == seat:
            return move
    return -1
