"""Looking back on a saved game: how a seat's expected margin went, and its turning points
(`game.bots.analysis.game_review`).

    python main.py review FILE [--seat N]

Prints JSON; exits with 1 where the game is damaged, which the review still tells as far as it is good.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game import game_named
from game.bots.analysis.game_review import Review, Sight, review
from game.bots.bot import think_through
from game.cards.catalog import Misprint
from game.command import parser_of
from game.records import luck
from game.session.savefile import Unreadable, replayed
from game.session.savefile_lines import text_of
from game.session.session import Session
from game.tools.runs.long_run import add_run_options, run_of
from game.tools.why import read_for_advice, reasons_told


def told(session: Session, found: Review) -> dict[str, Any]:
    """A review for JSON; moves count from 1."""
    return {
        "seat": found.seat + 1,
        "margins": [round(each.margin, 1) for each in found.expected],
        "errors": [round(each.error, 1) for each in found.expected],
        "turning_points": [
            {
                "move": point.number + 1,
                "played": " ".join(point.move),
                "better": " ".join(point.better.move),
                "loss": round(point.loss, 2),
                "error": round(point.better.error, 2),
                "as_good": [" ".join(move) for move in point.as_good],
                "was_hint": point.was_hint,
                "reasons": reasons_told(session.game, point.better.against),
            }
            for point in found.turning_points
        ],
        "close_calls": [
            {
                "move": call.number + 1,
                "played": " ".join(call.move),
                "better": " ".join(call.better),
                "loss": round(call.loss, 2),
            }
            for call in found.close_calls
        ],
        **_sight_told(found.sight),
        "luck": luck.told(session, found.ledger),
    }


def _sight_told(sight: Sight | None) -> dict[str, Any]:
    if sight is None:
        return {}
    best = sight.strongest
    told = {"move": best.number + 1, "played": " ".join(best.move), "lead": round(best.lead, 2)} if best else None
    return {"choices": sight.choices, "as_good_as_the_reviewer": sight.choices - sight.behind, "strongest": told}


class SeatOfGame(NamedTuple):
    """A seat of a game, and the game as the text of its file."""

    name: str
    text: str
    seat: int


def reviewed(asked: SeatOfGame) -> dict[str, Any]:
    """The review of a seat for JSON."""
    session = replayed(asked.text.encode(), asked.name, game_named).session
    return told(session, think_through(review(session, asked.seat)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when the whole game could be looked back on."""
    parser = parser_of("review", "Review a saved game: margins and turning points.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seat", type=int, help="only this seat, from 1 (default: every seat)")
    add_run_options(parser)
    asked = parser.parse_args(arguments)
    try:
        opened = read_for_advice(asked.file)
    except (Unreadable, Misprint) as error:
        print(error, file=sys.stderr)
        return 1
    session = opened.session
    seats = range(len(session.seats)) if asked.seat is None else [asked.seat - 1]
    if any(seat not in range(len(session.seats)) for seat in seats):
        print(f"There is no seat {asked.seat}.", file=sys.stderr)
        return 1
    text = text_of(session)
    with run_of(parser, asked) as run:
        values = [SeatOfGame(asked.file.name, text, seat) for seat in seats]
        print(json.dumps(list(run.map(reviewed, values)), indent=2))
    if opened.trouble:
        print(opened.trouble, file=sys.stderr)
    return 1 if opened.trouble else 0
