"""Crews: a tournament comes to the same table whoever plays it, and workers that are killed change nothing.

    python -m tests.attacks.crews --games 60

Plays it here, on one and two processes, and on a cluster of one to three workers, of which one is killed every few
seconds. Needs the extra `crew`. Exits with 1 where a table differs but for the milliseconds.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
ASKED = ["tournament", "nations_dice", "--hands", "normal,random"]
ADDRESS = "tcp://127.0.0.1:8797"
KILLED_EVERY_S = 5.0


def started(*arguments: str) -> subprocess.Popen[str]:
    """The program with these arguments."""
    quiet = subprocess.DEVNULL if arguments[0] == "cluster" else None
    command = [sys.executable, "main.py", *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=quiet, text=True)


def table(run: subprocess.Popen[str]) -> list[str]:
    """What a tournament prints in the end, without its milliseconds."""
    return [re.sub(r"(\s+\d+){3}$", "", line) for line in run.communicate()[0].splitlines()]


def workers_of(nannies: int) -> list[int]:
    """The processes that work for those that look after them."""
    told = subprocess.run(["pgrep", "-P", str(nannies)], capture_output=True, text=True, check=False).stdout.split()
    return [int(pid) for pid in told if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    games, chance, faults = ["--games", str(asked.games)], Random(asked.seed), 0
    wanted = table(started(*ASKED, *games))
    for on in ("processes:1", "processes:2"):
        faults += table(started(*ASKED, *games, "--on", on)) != wanted
    scheduler = started("cluster", "scheduler", "--port", ADDRESS.rpartition(":")[2])
    for count in (1, 2, 3):
        nannies = started("cluster", "worker", ADDRESS, "--processes", str(count))
        run, killed = started(*ASKED, *games, "--on", f"dask:{ADDRESS}"), 0
        while run.poll() is None:
            time.sleep(KILLED_EVERY_S)
            if count > 1 and run.poll() is None and (workers := workers_of(nannies.pid)):
                os.kill(chance.choice(workers), signal.SIGKILL)
                killed += 1
        same = table(run) == wanted
        faults += not same
        print(f"{count} workers, {killed} killed: {'the same table' if same else 'ANOTHER TABLE'}", flush=True)
        nannies.terminate()
        nannies.wait()
    scheduler.terminate()
    scheduler.wait()
    print(f"{faults} faults")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
