"""Whether everything on every table answers, at many positions of games of every kind.

    python -m tests.attacks.answers --positions 200 --seed 1

Plays games at random, with any number of seats and any options, lays a real table at every so-many-th decision, and
says what on it gives no answer to pointer or focus. Exits with 1 where there is any.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.engine.game import Game
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.session.session import HUMAN, Seat, Session
from game.tools.simulate import ALL, settings
from scenes.play.play_scene import PlayScene
from scenes.tools.inspection import unseen_app
from tests.scenes.answering import silent_around, silent_on_table

EVERY = 9
"""Of so many decisions, one is looked at."""


def sessions(game: Game, positions: int, seed: int) -> Iterator[Session]:
    """So many positions of random games of people."""
    random, left = Random(seed), positions
    for number in count():
        seats = random.randint(game.seats[0], game.seats[-1])
        *_, setting = settings(game, seats, number + 1, seed, [ALL])
        people = [Seat(f"Seat {seat}", HUMAN, seat) for seat in range(1, seats + 1)]
        session, hand = Session(game, setting.options, people, setting.seed), RandomBot(setting.seed, game)
        while decision := session.state.decision:
            if len(session.moves) % EVERY == number % EVERY:
                yield session
                left -= 1
                if not left:
                    return
            session.play(hand.choose(session.state, decision))


def silent(name: str, positions: int, seed: int) -> set[str]:
    """What on the table of a game does not answer."""
    faults: set[str] = set()
    with TemporaryDirectory() as home:
        usual = SettingsFile(Path(home) / "settings.yaml")
        usual.change(speed="instant")
        with unseen_app(usual, Saves(game_named, Path(home))) as app, patch("os.fsync"):
            for session in sessions(GAMES[name], positions, seed):
                scene = PlayScene(app, app.saves.begin(session))
                app.stack.push(scene)
                app.step(16)
                scene._cover(False)
                faults |= {*silent_on_table(scene), *silent_around(scene)}
                scene.game.journal.path.unlink(missing_ok=True)
                while app.stack.top:
                    app.stack.pop()
    return faults


def main(positions: int, seed: int) -> int:
    """Look at so many positions of every game; the exit code."""
    is_whole = True
    for name in GAMES:
        faults = silent(name, positions, seed)
        is_whole = is_whole and not faults
        print(f"{name}: {positions} positions, {len(faults)} without an answer")
        print("".join(f"  {fault}\n" for fault in sorted(faults)), end="")
    return 0 if is_whole else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.exit(main(given.positions, given.seed))
