"""The luck ledger from the command line: what was luck in a saved game, and what choice (`game.bots.analysis.ledger`).

    python main.py luck FILE
    python main.py luck --check nations_dice --games 1000

Prints JSON. `--check` plays games between Normal bots and prints the mean luck of every seat with its standard error,
of the games so far where Ctrl+C stops it; it exits with 1 where that is further from nought than three of them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from game import GAMES, game_named
from game.bots.analysis.ledger import Finals, Futures, Ledger, ledger
from game.bots.analysis.standings import SURE, mean_of
from game.bots.bot import think_through
from game.bots.roster import USUAL
from game.cards.catalog import Misprint
from game.command import parser_of
from game.engine import Game
from game.session.savefile import Unreadable
from game.session.session import Session
from game.tools.proof import played
from game.tools.why import read_for_advice

ROUGHLY = Futures(2, 1)
"""In how many futures the games of a check are looked at."""

FARTHEST = 3.0
"""Standard errors that a mean of nought may be off."""


def told(session: Session, found: Ledger | None) -> dict[str, Any] | None:
    """A ledger for JSON; moves count from 1, and the deal before the first is move 0."""
    if found is None:
        return None
    brought = [
        {"move": each.number + 1, "luck": _rounded(each.luck), "error": _rounded(each.error)} for each in found.brought
    ]
    return {
        "seats": [
            {
                "seat": seat + 1,
                "result": round(found.results[seat], 2),
                "luck": round(found.luck(seat), 2),
                "choice": round(found.choice(seat), 2),
            }
            for seat in range(len(session.seats))
        ],
        "brought": brought,
    }


def _rounded(numbers: Finals) -> list[float]:
    return [round(one, 2) for one in numbers]


def check(game: Game, games: int, seed: int, seats: int) -> dict[str, Any]:
    """The mean luck of every seat over games between Normal bots, and its standard error."""
    lucks: list[Finals] = []
    with suppress(KeyboardInterrupt):
        for number in range(seed, seed + games):
            found = think_through(ledger(played(game.name, USUAL, seats, number), ROUGHLY))
            if found:
                lucks.append(tuple(found.luck(seat) for seat in range(seats)))
    means = [mean_of(column) for column in zip(*lucks, strict=True)]
    return {
        "games": len(lucks),
        "luck": [round(each.mean, 3) for each in means],
        "error": [round(each.reach / SURE, 3) for each in means],
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when the whole game could be read, or luck was nought on average."""
    parser = parser_of("luck", "Tell luck from choice in a saved game.")
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--check", choices=sorted(GAMES), help="mean luck in games between Normal computer players")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    if asked.check:
        means = check(game_named(asked.check), asked.games, asked.seed, asked.seats)
        print(json.dumps(means))
        each_seats = zip(means["luck"], means["error"], strict=True)
        return int(any(abs(luck) > FARTHEST * error for luck, error in each_seats))
    if asked.file is None:
        parser.error("a file or --check is needed")
    try:
        opened = read_for_advice(asked.file)
    except (Unreadable, Misprint) as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(told(opened.session, think_through(ledger(opened.session))), indent=2))
    if opened.trouble:
        print(opened.trouble, file=sys.stderr)
    return 1 if opened.trouble else 0
