"""Changes in place: another program changes the file of a running game, and no move of it is ever lost.

    python -m tests.attacks.in_place --changes 200 --seed 1

The file is emptied, cut, written over by an older copy or another game, damaged, or goes on by other moves, once or
several times, between the moves of a game. After every move, the file that the game is kept in has to hold all of them,
and what the other program has written has to lie there as it was.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.files.saves import Saves
from game.session.journal import Journal
from game.session.savefile import Unreadable, read
from game.session.session import Seat, Session
from tests.attacks.mutations import GOLDEN, mutated

MOVES = 12
"""Moves of a game that is changed."""
ANOTHER = next(iter(sorted(GOLDEN.glob("nations/*.yaml")))).read_bytes()


def _cut(chance: Random, now: bytes, old: bytes) -> bytes:
    return now[: -chance.randrange(1, len(now))]


CHANGES: dict[str, Callable[[Random, bytes, bytes], bytes]] = {
    "emptied": lambda chance, now, old: b"",
    "an older copy": lambda chance, now, old: old,
    "cut": _cut,
    "a line added": lambda chance, now, old: now + chance.choice((b"- undo\n", b"- pass\n", b"\n", b"x")),
    "its last line again": lambda chance, now, old: now + now.splitlines(keepends=True)[-1],
    "another game": lambda chance, now, old: ANOTHER,
    "its end damaged": lambda chance, now, old: now[:-60] + mutated(chance, now[-60:]),
    "other line ends": lambda chance, now, old: now.replace(b"\n", b"\r\n"),
}


def fault(name: str, folder: Path, chance: Random) -> str | None:
    """What a game of this kind has lost to changes of its file, in words; None when nothing."""
    game = game_named(name)
    seats = [Seat(f"Seat {seat + 1}", "human", seat + 1) for seat in range(max(2, game.seats[0]))]
    journal = Saves(game_named, folder).begin(Session(game, {}, seats, str(chance.random())))
    old, hand, said = journal.path.read_bytes(), RandomBot(chance.random(), game), []
    changed: dict[Path, bytes] = {}
    try:
        for _ in range(MOVES):
            state = journal.session.state
            if chance.random() < 0.3:
                what, path = chance.choice(tuple(CHANGES)), journal.path
                now = path.read_bytes()
                if (new := CHANGES[what](chance, now, old)) != now:
                    path.write_bytes(new)
                    changed[path] = new
                    said.append(what)
            assert state.decision
            journal.session.play(hand.choose(state, state.decision))
            if lost := _lost(journal):
                return f"{', then '.join(said)}: {lost}"
    finally:
        journal.close()
    if lost := _lost(journal):
        return f"{', then '.join(said)}, and left: {lost}"
    if touched := [path.name for path, data in changed.items() if path.read_bytes() != data]:
        return f"{', then '.join(said)}: what was written by others is changed in {touched}"
    return None


def _lost(journal: Journal) -> str | None:
    try:
        kept = read(journal.path, game_named)
    except Unreadable as fault:
        return str(fault)
    if kept.trouble:
        return kept.trouble
    if kept.session.moves != journal.session.moves:
        return f"{len(journal.session.moves)} moves were made, {len(kept.session.moves)} are kept"
    return None


def main() -> int:
    """Run from the command line; 1 where a move was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.in_place", description=__doc__)
    parser.add_argument("--changes", type=int, default=200, help="how many games are changed (usually 200)")
    parser.add_argument("--seed", default="1", help="what games and changes are drawn from, any text")
    asked = parser.parse_args()
    faults = 0
    with patch("os.fsync"):
        for number, name in enumerate(islice(cycle(GAMES), asked.changes)):
            with TemporaryDirectory() as folder:
                if why := fault(name, Path(folder), Random(f"{asked.seed} {number}")):
                    faults += 1
                    print(f"{name} {number}: {why}")
    print(f"Changes in place: {asked.changes - faults} of {asked.changes} games lost nothing.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
