"""Every prefix of a saved game opens: the file as a kill after any line of it would leave it.

    python -m tests.attacks.prefixes --games 25 --stretch 120 --seed 1

Plays games of every kind at random, with moves taken back, and seats that change hands in mid-turn, then lays a real
table after every line of a stretch of their files, begun anywhere, as Continue does. As files are read line by line,
only some of the prefixes are read from the beginning; the others go on from the one before.
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
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.session.journal import Journal
from game.session.savefile import read
from game.session.savefile_lines import follow
from game.session.session import HUMAN, Seat, Session
from game.tools.simulate import ALL, settings
from scenes.tools.inspection import Inspection, unseen_app

TAKEN_BACK, TAKEN_OVER = 0.06, 0.06
"""How often a move is taken back, and a seat given to somebody else."""

LONGEST = 1000
"""Moves after which a game has shown enough: most end before."""

READ_EVERY = 10
"""Of so many prefixes, one is read from the beginning."""


class Attack(NamedTuple):
    """A game to be played and opened: its package's name, its seats, what it is shuffled by, lines to open after."""

    game: str
    seats: int
    number: int
    seed: int
    stretch: int


def saved_game(attack: Attack, path: Path) -> list[str]:
    """Play a game into a file; returns the file's head and its lines."""
    game = game_named(attack.game)
    random = Random(f"{attack.game} {attack.seats} {attack.seed}")
    setting = list(settings(game, attack.seats, attack.number + 1, attack.seed, [ALL]))[attack.number]
    seats = [Seat(f"Seat {seat + 1}", random.choice((HUMAN, RANDOM)), seat + 1) for seat in range(attack.seats)]
    journal = Journal(path, Session(game, setting.options, seats, str(attack.seed)))
    session, hand = journal.session, RandomBot(attack.seed, game)
    while session.state.decision and len(session.moves) < LONGEST:
        if session.can_undo and random.random() < TAKEN_BACK:
            journal.session.undo()
            if random.random() < 0.5:
                journal.session.redo()
        elif random.random() < TAKEN_OVER:
            journal.session.give_seat(random.randrange(attack.seats), random.choice((HUMAN, RANDOM)))
        else:
            journal.session.play(hand.choose(session.state, session.state.decision))
    journal.close()
    head, moves, lines = path.read_text(encoding="utf-8").partition("\nmoves:\n")
    return [head + moves, *lines.splitlines(keepends=True)]


def open_prefixes(attack: Attack) -> tuple[int, list[str]]:
    """Play a game and open a stretch of its prefixes: how many there were, and what did not open."""
    with TemporaryDirectory() as home:
        folder = Path(home)
        head, *lines = saved_game(attack, folder / "whole.yaml")
        prefix = folder / "prefix.yaml"
        prefix.write_text(head, encoding="utf-8")
        session = read(prefix, game_named).session
        usual = SettingsFile(folder / "settings.yaml")
        usual.change(speed="instant")
        faults = []
        first = Random(attack.seed).randrange(max(1, len(lines) + 2 - attack.stretch))
        stretch = range(first, first + attack.stretch)
        with unseen_app(usual, Saves(game_named, folder)) as app, patch("os.fsync"):
            inspection = Inspection(app, tell=lambda words: told.append(words))
            for count, line in enumerate(["", *lines]):
                told: list[str] = []
                if line:
                    follow(session, line, lambda game, player: None)
                if count not in stretch:
                    continue
                with inspection.of("laid"):
                    inspection.lay(Journal(folder / "laid.yaml", session))
                if count % READ_EVERY == 0:
                    prefix.write_text(head + "".join(lines[:count]), encoding="utf-8")
                    with inspection.of("read"):
                        inspection.open("read", prefix)
                faults += [
                    f"{attack}, {count} lines, after '{line.strip()}': {each}"
                    for each in told
                    if not each.startswith("read: ok")
                ]
        return min(attack.stretch, len(lines) + 1), faults


def attacks(games: int, seed: int, stretch: int) -> Iterator[Attack]:
    """So many games of each kind, over all their seats and options."""
    for name, game in GAMES.items():
        for number, seats in enumerate(islice(cycle(game.seats), games)):
            yield Attack(name, seats, number, seed + number, stretch)


def main() -> int:
    """Run the attack; returns 1 when a prefix did not open."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.prefixes", description=__doc__)
    parser.add_argument("--games", type=int, default=25, help="games of each kind (usually 25)")
    parser.add_argument("--stretch", type=int, default=120, help="lines of each to open after (usually 120)")
    parser.add_argument("--seed", type=int, default=1, help="what they are shuffled by (usually 1)")
    asked = parser.parse_args()
    opened, faults = 0, 0
    with Pool(2) as pool:
        for count, wrong in pool.imap_unordered(open_prefixes, attacks(asked.games, asked.seed, asked.stretch)):
            opened += count
            faults += len(wrong)
            for fault in wrong[:3]:
                print(fault, flush=True)
    print(f"Prefixes: {opened - faults} of {opened} opened.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
