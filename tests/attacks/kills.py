"""Kills: a program that plays on a real table is killed again and again, and has never lost a move.

    python -m tests.attacks.kills --kills 40 --seed 1

Every start goes on where the last was killed, as Continue does, with every game in turn. The player tells each move
as soon as the table has taken it; after the kill the file must hold it, and open without a word of damage.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from itertools import cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from game import GAMES, game_named
from game.bots.roster import RANDOM
from game.files.folders import HOME_VARIABLE
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.session.session import Seat, Session

LONGEST_LIFE = 1.0
"""Seconds after its first move that a player lives at most."""
PATIENCE = 60
"""Seconds in which a player must have begun."""


class Killed(NamedTuple):
    """What a player told before it was killed: how many moves were taken, and the position after the last."""

    moves: int
    fingerprint: str


def play() -> None:
    """Go on with the game of the usual folder on a real table, telling every move that was taken."""
    from scenes.play.play_scene import PlayScene
    from scenes.tools.inspection import unseen_app

    saves = Saves(game_named)
    latest = saves.latest_unfinished()
    assert latest is not None
    with unseen_app(SettingsFile(), saves) as app:
        journal, trouble = saves.open(latest.path)
        assert trouble is None, trouble
        session = journal.session
        app.stack.push(PlayScene(app, journal))
        told = -1
        while not session.state.is_over:
            app.step(16)
            if len(session.moves) != told:
                told = len(session.moves)
                print(told, session.state.fingerprint(), flush=True)


def killed(home: Path, life: float) -> Killed:
    """Start a player, let it live so many seconds from its first word on, kill it, and return its last whole word."""
    player = subprocess.Popen(
        [sys.executable, "-m", "tests.attacks.kills", "--play"],
        env={**os.environ, HOME_VARIABLE: str(home), "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        stdout=subprocess.PIPE,
    )
    assert player.stdout is not None
    told = player.stdout.readline()
    time.sleep(life)
    player.send_signal(signal.SIGKILL)
    told += player.communicate(timeout=PATIENCE)[0]
    lines = [line.split() for line in told.decode().splitlines(keepends=True) if line.endswith("\n")]
    if not lines:
        raise RuntimeError("the player did not begin")
    return Killed(int(lines[-1][0]), lines[-1][1])


def lost(home: Path, last: Killed) -> str | None:
    """What a kill has cost, in words; None when nothing."""
    saves = Saves(game_named, home / "games")
    latest = saves.latest_unfinished() or saves.look_at(saves.files()[0])
    if latest.trouble:
        return latest.trouble
    journal, trouble = saves.open(latest.path)
    journal.close()
    session = journal.session
    if trouble:
        return trouble
    if len(session.moves) < last.moves:
        return f"{last.moves} moves were taken, {len(session.moves)} are in the file"
    states = [session.state_before(index) for index in range(len(session.moves))] + [session.state]
    if states[last.moves].fingerprint() != last.fingerprint:
        return f"after move {last.moves} the position differs"
    return None


def begin(home: Path, name: str, seed: str) -> None:
    """Lay a new table of computer players, as the one that was played last."""
    game = game_named(name)
    seats = [Seat(f"Seat {seat + 1}", RANDOM, seat + 1) for seat in range(max(2, game.seats[0]))]
    Saves(game_named, home / "games").begin(Session(game, {}, seats, seed)).close()


def main() -> int:
    """Run the attack; returns 1 when a kill has cost anything."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=40, help="how many players are killed (usually 40)")
    parser.add_argument("--seed", type=int, default=1, help="what games and lives are drawn from (usually 1)")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play:
        play()
        return 0
    random = Random(asked.seed)
    faults = 0
    homes: dict[str, Path] = {}
    with TemporaryDirectory() as folder:
        for number, name in enumerate(islice(cycle(GAMES), asked.kills)):
            home = homes.get(name)
            if home is None or Saves(game_named, home / "games").latest_unfinished() is None:
                home = homes[name] = Path(folder) / f"{name} {number}"
                SettingsFile(home / "settings.yaml").change(speed="instant")
                begin(home, name, f"{asked.seed} {number}")
            fault = lost(home, killed(home, random.uniform(0, LONGEST_LIFE)))
            if fault:
                faults += 1
                print(f"{name}, kill {number + 1}: {fault}", flush=True)
    print(f"Kills: {asked.kills - faults} of {asked.kills} cost nothing.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
