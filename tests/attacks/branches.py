"""Branches: saved games whose parents are lost, strangers, themselves or each other, and thousands of them.

    python -m tests.attacks.branches --families 200 --seed 1

Every family is listed with each of its games once, under its parent or nobody, and in the time that a list may take. A
few of them lie as files that say so, and the screens that show them are opened.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

from game import GAMES
from game.bots.random_bot import RandomBot
from game.files.folders import HOME_VARIABLE
from game.files.saves import NAMED, RUNNING, SavedGame
from game.session.branches import branch, digest, record_of
from game.session.family import ROOT, family
from game.session.savefile_lines import text_of
from game.session.session import Parent, Seat, Session
from scenes.screens.saved.saved_games import SavedGamesScene
from tests.attacks.mutations import Attack

MOST = 40
"""Games of a family."""
THOUSANDS = 4000
MOST_SECONDS = 3.0
AS_FILES = 10
"""Of so many families one lies as files."""
WHEN = datetime(2026, 11, 28)


def games(chance: Random, count: int) -> list[SavedGame]:
    """Games with parents of every kind: right ones, lost, of another name, of other moves, themselves, each other."""
    names = [Path(f"game {number}.yaml") for number in range(count)]
    records = ["\n".join([f"nations {chance.randrange(3)}", *chance.choices("ab", k=6)]) for _ in names]
    return [
        SavedGame(path, path.stem, WHEN, moves=6, parent=_parent(chance, names, records), record=record)
        for path, record in zip(names, records, strict=True)
    ]  # fmt: skip


def _parent(chance: Random, names: Sequence[Path], records: Sequence[str]) -> Parent | None:
    if chance.random() < 0.15:
        return None
    at = chance.randrange(len(names))
    move = chance.choice((0, 1, 3, 6, 7, 4000))
    right, any_name = names[at].name, chance.choice(names).name
    name = chance.choice((right, right, right, any_name, "gone.yaml", "", "../x.yaml", "\0"))
    return Parent(name, move, chance.choice((digest(records[at], move), "no digest")))


def fault(saved: Sequence[SavedGame]) -> str | None:
    """What is wrong with how a family is listed, in words; None when nothing."""
    files = [game.path for game in saved]
    begun = time.perf_counter()
    rows = family(files, {game.path: game for game in saved})
    if (took := time.perf_counter() - begun) > MOST_SECONDS:
        return f"is listed in {took:.1f} s"
    if sorted(row.path for row in rows) != sorted(files):
        return "is not listed with every game once"
    depths: dict[Path, int] = {}
    parents = {game.path: game.parent for game in saved}
    for row in rows:
        if (row.fate == ROOT) != (parents[row.path] is None):
            return f"{row.path} is told to be {row.fate}"
        above = depths.get(row.parent) if row.parent else -1
        if above is None or row.depth != above + 1:
            return f"{row.path} does not stand under its parent"
        depths[row.path] = row.depth
    return None


class Families(Attack):
    """The program with branches among its saved games."""

    def shown(self, chance: Random) -> str | None:
        """What is wrong with the screens that show branches of a real game with such parents."""
        session, hand = (
            Session(GAMES["nations_dice"], {}, [Seat("A"), Seat("B", colour=2)], "1"),
            RandomBot(1),
        )
        while len(session.moves) < 8:
            session.play(hand.choose(session.state, session.state.decision))
        names = [f"game {number}.yaml" for number in range(8)]
        paths = []
        for name in names:
            tried = branch(session, chance.randrange(8), None)
            made = digest(record_of(session), tried.parent.move) if tried.parent else ""
            parent = chance.choice((*names, name, "gone.yaml"))
            tried.parent = Parent(parent, chance.randrange(9), chance.choice((made, "x")))
            path = self.app.saves.folder / chance.choice((NAMED, RUNNING)) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text_of(tried), encoding="utf-8")
            paths.append(path)
        why = self._timed(lambda: self._shown(SavedGamesScene(self.app), len(names) + 2))
        for path in paths:
            path.unlink()
        return why


def main() -> int:
    """Run from the command line; 1 where a family was not borne."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.branches", description=__doc__)
    parser.add_argument("--families", type=int, default=200, help="how many (usually 200)")
    parser.add_argument("--seed", default="1", help="what they are drawn from, any text")
    asked = parser.parse_args()
    faults = 0
    with TemporaryDirectory() as home, patch.dict(os.environ, {HOME_VARIABLE: home}), patch("os.fsync"):
        attacked = Families(Path(home), asked.seed)
        for number in range(asked.families):
            chance = Random(f"{asked.seed} {number}")
            count = THOUSANDS if number == 0 else chance.randrange(1, MOST)
            why = fault(games(chance, count)) or (attacked.shown(chance) if number % AS_FILES == 0 else None)
            if why:
                faults += 1
                print(f"family {number}, {count} games: {why}")
    print(f"Branches: {asked.families - faults} of {asked.families} families were borne.")
    return 1 if faults else 0


if __name__ == "__main__":
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    sys.exit(main())
