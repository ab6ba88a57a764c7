"""Looking back on a saved game: how a seat's expected margin went, and its turning points
(`game.bots.analysis.game_review`).

    python main.py review FILE [--seat N]

Prints JSON; exits with 1 where the game is damaged, which the review still tells as far as it is good.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.bots.analysis.game_review import Review, review
from game.bots.bot import think_through
from game.cards.catalog import Misprint
from game.records import luck
from game.session.journal import Unreadable
from game.session.session import Session
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
                "reasons": reasons_told(session.game, point.better.against),
            }
            for point in found.turning_points
        ],
        "luck": luck.told(session, found.ledger),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when the whole game could be looked back on."""
    parser = argparse.ArgumentParser(prog="main.py review", description="Look back on a saved game.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seat", type=int, help="only this seat, from 1 (default: every seat)")
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
    print(json.dumps([told(session, think_through(review(session, seat))) for seat in seats], indent=2))
    if opened.trouble:
        print(opened.trouble, file=sys.stderr)
    return 1 if opened.trouble else 0
