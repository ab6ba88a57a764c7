"""Permuted keys: every key is given to another action, all are still reached, and games are played to their end.

    python -m tests.attacks.permuted_keys --seeds 20 --games 20 --seed 1

Exits with 1 where an action is out of reach, or a game of those seeds stands still.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from game import GAMES, game_named
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.session.session import HUMAN
from scenes.tools.inspection import unseen_app
from tests.attacks.pads import SHORT, few_rounds
from tests.scenes.any_keys import AnyKeysHand, permuted, unreachable
from tests.scenes.hands import Screen
from tests.scenes.tables_played import lay_new
from tests.scenes.unpainted import seldom_painted

PATIENCE = 20_000
"""Things done after which a game is said to stand still."""


def attack(seeds: int, games: int, first: int) -> list[str]:
    """Permute the keys so often, and play a game with the first permutations; what went wrong."""
    faults = []
    with TemporaryDirectory() as folder:
        settings = SettingsFile(Path(folder) / "settings.yaml")
        with unseen_app(settings, Saves(game_named, Path(folder)), (1280, 720)) as app, few_rounds(), seldom_painted():
            for number in range(seeds):
                seed, game = first + number, [*GAMES][number % len(GAMES)]
                bindings = permuted(seed)
                app.change_settings(keys=bindings.written)
                faults += [f"seed {seed}: {each}" for each in unreachable(bindings)]
                if number >= games:
                    continue
                others = max(1, GAMES[game].seats[0] - 1)
                app.stack.abandon()
                lay_new(app, game, [HUMAN, *["random"] * others], seed, **SHORT[game])
                try:
                    AnyKeysHand(Screen(app), seed).play_to_the_end(PATIENCE)
                except AssertionError as fault:
                    faults.append(f"seed {seed}, {game}: {fault}")
    return faults


def main(seeds: int, games: int, first: int) -> int:
    """Attack; the exit code."""
    faults = attack(seeds, games, first)
    print(f"{seeds} permutations of all keys, {min(seeds, games)} games, {len(faults)} faults")
    for fault in faults:
        print(f"  {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.exit(main(given.seeds, given.games, given.seed))
