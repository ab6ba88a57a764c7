"""Every position has one fingerprint, whether it was played, sought or read from a file.

    python -m tests.attacks.fingerprints --games 1000 --seed 1

Plays random games of every kind over all its seats and options into files, with moves taken back and played again, and
compares the fingerprint after every move with that of `Session.at`, in the game that was played and in the file's.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from multiprocessing import Pool
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest.mock import patch

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.bots.roster import RANDOM
from game.session.journal import Journal
from game.session.savefile import read
from game.session.session import UNDO_KINDS, Seat, Session
from game.tools.simulate import ALL, settings

TAKEN_BACK = 0.05
"""How often a move is taken back."""

LONGEST = 600
"""Moves after which a game has usually shown enough: most end before."""


class Planned(NamedTuple):
    """A game to be played: its package's name, how many seats, its number among the combinations of options, its seed,
    and the moves after which it has shown enough.
    """

    game: str
    seats: int
    number: int
    seed: int
    longest: int


def play(planned: Planned, path: Path) -> tuple[Session, list[str]]:
    """Play a game into a file: the session, and the fingerprint of every position on the way to its last one."""
    game = game_named(planned.game)
    random = Random(repr(planned))
    setting = settings(game, planned.seats, planned.number + 1, planned.seed, [ALL])[planned.number]
    seats = [Seat(f"Seat {seat + 1}", RANDOM, seat + 1) for seat in range(planned.seats)]
    session = Session(game, setting.options, seats, planned.seed, undo_kind=random.choice(UNDO_KINDS))
    journal, hand, met = Journal(path, session), RandomBot(planned.seed, game), [session.state.fingerprint()]
    while session.state.decision and len(session.moves) < planned.longest:
        if session.can_undo and random.random() < TAKEN_BACK:
            journal.session.undo()
            met.pop()
        elif session.can_redo and random.random() < 0.5:
            journal.session.redo()
            met.append(session.state.fingerprint())
        else:
            journal.session.play(hand.choose(session.state, session.state.decision))
            met.append(session.state.fingerprint())
    journal.close()
    return session, met


def faults(planned: Planned) -> list[str]:
    """What differs in one game, none where all is well."""
    with TemporaryDirectory() as folder, patch("os.fsync"):
        path = Path(folder) / "game.yaml"
        played, met = play(planned, path)
        opened = read(path, game_named)
    if opened.trouble:
        return [f"{planned}: {opened.trouble}"]
    ways = {"seeking": played, "loading": opened.session}
    return [
        f"{planned}: by {way}, the position before move {index} is another one"
        for way, session in ways.items()
        for index, fingerprint in enumerate(met)
        if session.at(index).state.fingerprint() != fingerprint
    ]


def plan(games: int, seed: int, longest: int = LONGEST) -> Iterator[Planned]:
    """So many games of each kind, over all numbers of seats."""
    for name, game in GAMES.items():
        for number, seats in enumerate(islice(cycle(game.seats), games)):
            yield Planned(name, seats, number // len(game.seats), seed, longest)


def main() -> int:
    """Run from the command line; 0 when every fingerprint was the same."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.fingerprints", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games of each kind")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with Pool(2) as pool:
        found = [fault for each in pool.imap_unordered(faults, plan(asked.games, asked.seed)) for fault in each]
    print("\n".join(found) or f"{asked.games} games of each kind: every position has one fingerprint")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
