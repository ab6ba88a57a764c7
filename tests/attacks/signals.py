"""Signals: the program is told to end at any moment, and always ends as if its window had been closed.

    python -m tests.attacks.signals --signals 20 --seed 1

The whole program runs unseen: its menu while pictures are made, a game of computer players, a chapter, statistics while
many games are counted. INT, HUP and TERM come once or several times, to it alone or, as from a terminal, to all its
processes. It has to end within two seconds (longer on a busy machine), with 0, without a word, with the place of its
window kept, and none of its processes may outlive it; none outlives a KILL either. Needs Linux, which tells who belongs
to whom.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import main as program
from game import game_named
from game.bots.random_bot import RandomBot
from game.bots.roster import RANDOM
from game.files.folders import HOME_VARIABLE, cache_folder
from game.files.saves import Saves
from game.files.settings import FILE_NAME as SETTINGS_FILE
from game.session.session import Seat, Session

KINDS: Mapping[str, Sequence[str]] = {
    "menu": (program.__file__,),
    "game": (program.__file__, "watch", "nations", "--hands", "normal", "--speed", "fast"),
    "statistics": ("-m", "tests.attacks.signals", "--statistics"),
    "chapter": (program.__file__, "learn", "nations/war"),
}
"""What the program is doing, and how it is started for it."""

SIGNALS = (signal.SIGINT, signal.SIGHUP, signal.SIGTERM, signal.SIGKILL)
LONGEST_LIFE = 3.0
"""Seconds after which a signal comes at the latest, from when the program listens."""
MOST_SECONDS = 2.0
PATIENCE = 30.0
"""Seconds in which the program must listen."""
GAMES_COUNTED = 12


def fault(kind: str, home: Path, chance: Random) -> str | None:
    """What was wrong with how the program ended, in words; None when nothing."""
    unseen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", HOME_VARIABLE: str(home)}
    started = subprocess.Popen(
        [sys.executable, *KINDS[kind]],
        env={**os.environ, **unseen},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        _listening(started)
        life, number, times = (
            chance.uniform(0, LONGEST_LIFE),
            chance.choice(SIGNALS),
            chance.choice((1, 1, 2, 5)),
        )
        send = chance.choice((os.kill, os.killpg)) if number != signal.SIGKILL else os.kill
        time.sleep(life)
        was_seen = kind != "game" and bool(_of_session(started.pid))
        sent = time.perf_counter()
        for _ in range(times):
            with suppress(ProcessLookupError):
                send(started.pid, number)
        what = f"{number.name} after {life:.2f} s"
        try:
            most = MOST_SECONDS * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
            _, said = started.communicate(timeout=most)
        except subprocess.TimeoutExpired:
            return f"{what}: it runs on, or one of its processes does"
        while (left := _of_session(started.pid)) and time.perf_counter() - sent < most:
            time.sleep(0.02)
        if left:
            return f"{what}: left behind {left}"
        if number == signal.SIGKILL:
            return None
        if started.returncode or said:
            return f"{what}: it ended with {started.returncode} and said {said.decode()[-800:]!r}"
        settings = home / SETTINGS_FILE
        if was_seen and (not settings.exists() or "window: ''" in settings.read_text(encoding="utf-8")):
            return f"{what}: the place of its window is not kept"
        return None
    finally:
        for pid in (started.pid, *_of_session(started.pid)):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        started.communicate()


def _listening(started: subprocess.Popen[bytes]) -> None:
    """Wait until the program has made the signals its own. Raises RuntimeError where it never does."""
    until = time.perf_counter() + PATIENCE
    while time.perf_counter() < until:
        with suppress(OSError, StopIteration):
            status = Path(f"/proc/{started.pid}/status").read_text()
            caught = next(line for line in status.splitlines() if line.startswith("SigCgt"))
            if int(caught.split()[1], 16) >> (signal.SIGHUP - 1) & 1:
                return
        time.sleep(0.005)
    raise RuntimeError("the program does not listen to signals")


def _of_session(leader: int) -> list[int]:
    """The living processes of a session, but for the one that leads it."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            facts = status.read_text().rpartition(")")[2].split()
            if int(facts[3]) == leader and facts[0] != "Z" and int(status.parent.name) != leader:
                found.append(int(status.parent.name))
    return found


def count() -> int:
    """The program at its statistics, where other processes count from the first frame on, again and again."""
    from game.records import tally
    from scenes.screens import SCENES
    from scenes.screens.books.statistics import StatisticsScene

    class Counting(StatisticsScene):
        def update(self, dt_ms: float) -> None:
            super().update(dt_ms)
            if not self._is_counting:
                (cache_folder() / tally.FILE).unlink(missing_ok=True)
                self.counting, self._is_counting = tally.Recount(self.app.saves), True

    tally.MANY = tally.AT_A_TIME = 2
    SCENES["menu"] = Counting
    sys.argv[1:] = []
    return program.start()


def lay_finished_games(home: Path) -> None:
    """Games to be counted."""
    saves = Saves(game_named, home / "games")
    for number in range(GAMES_COUNTED):
        game = game_named("nations_dice")
        session = Session(game, {}, [Seat(name, RANDOM, at) for at, name in enumerate("AB", 1)], str(number))
        hand = RandomBot(number)
        while decision := session.state.decision:
            session.play(hand.choose(session.state, decision))
        saves.begin(session).close()


def main() -> int:
    """Run the attack; returns 1 when a signal was not borne."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.signals", description=__doc__)
    parser.add_argument("--signals", type=int, default=20, help="how many (usually 20)")
    parser.add_argument("--seed", type=int, default=1, help="what signals and moments are drawn from (usually 1)")
    parser.add_argument("--statistics", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.statistics:
        return count()
    if not sys.platform.startswith("linux"):
        print("Signals: only Linux can be asked.")
        return 0
    for number in SIGNALS[:-1]:
        signal.signal(
            number, signal.SIG_DFL
        )  # a shell lets what runs beside it ignore Ctrl+C, and so would its children
    faults = 0
    with TemporaryDirectory() as folder:
        lay_finished_games(Path(folder))
        for number, kind in enumerate(islice(cycle(KINDS), asked.signals), 1):
            (Path(folder) / SETTINGS_FILE).unlink(missing_ok=True)
            found = fault(kind, Path(folder), Random(f"{asked.seed} {number}"))
            if found:
                faults += 1
                print(f"{kind}, signal {number}: {found}", flush=True)
    print(f"Signals: {asked.signals - faults} of {asked.signals} ended the program cleanly.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
