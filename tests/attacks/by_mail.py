"""Whole games by mail between two folders, every letter wrapped, quoted and between other words.

    python -m tests.attacks.by_mail --games 20 --seed 1

Exits with 1 where the two tables do not end in the same position.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import textwrap
from pathlib import Path

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.files import mail
from game.files.saves import Saves
from game.session.journal import Journal
from game.session.session import ELSEWHERE, Seat, Session

LONGEST = 3000
"""Letters after which a game has been long enough."""


def on_its_way(text: str) -> str:
    """A text as a mail program leaves it: quoted twice, broken at 60 columns, with other lines and other blanks."""
    lines = ("\n".join(textwrap.wrap(f"> > {line}", 60)) for line in text.splitlines())
    body = "\n".join(lines).replace("\n", " \r\n")
    return f"Hello,\xa0it is YOUR turn.\r\n\r\nON MONDAY I WROTE:\r\n{body}\r\n-- \r\nANNA, ROME\r\n"


def play_by_mail(
    journal: Journal, here: Saves, there: Saves, seed: str, most: int = LONGEST
) -> tuple[int, Journal, Session]:
    """Let random bots play a game of two tables on; the letters, the table that got the last one, and the other."""
    hand, letters = RandomBot(seed, journal.session.game), 0
    while True:
        session = journal.session
        while session.state.decision and not mail.awaited(session):
            journal.session.play(hand.choose(session.state, session.state.decision))
        text = mail.send(journal, mail.awaited(session), str)
        journal.close()
        letters += 1
        journal = mail.take_in(there, mail.arrival(there, on_its_way(text)))
        here, there = there, here
        if letters == most or session.state.is_over:
            return letters, journal, session


def main() -> int:
    """Run from the command line; 0 when every game is the same at both tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5, help="games of each kind")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    bad = 0
    for game in GAMES.values():
        letters = ended = 0
        for number in range(asked.games):
            seed = f"{asked.seed} {number}"
            more = [Seat(f"Computer {n}", "random", n) for n in range(3, game.seats[0] + 1)]
            with tempfile.TemporaryDirectory() as folder:
                here, there = (
                    Saves(game_named, Path(folder, "here")),
                    Saves(game_named, Path(folder, "there")),
                )
                options = game.bound.options if game.bound else {}
                begun = here.begin(Session(game, options, [Seat("Anna"), Seat("Ben", ELSEWHERE, 2), *more], seed))
                count, one, other = play_by_mail(begun, here, there, seed)
                letters, ended = letters + count, ended + one.session.state.is_over
                if one.session.state.fingerprint() != other.state.fingerprint():
                    bad += 1
                    print(f"{game.name}, seed {seed}: the tables differ")
        print(f"{game.name}: {asked.games} games by mail, {ended} to their end, {letters} letters")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
