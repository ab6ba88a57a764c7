"""Crews: a tournament comes to the same table whoever plays it, and whoever is lost on the way changes nothing.

    python -m tests.attacks.crews --games 60

Plays it here, on one and two processes, and on a cluster of one to three workers, of which one is killed whenever they
have worked for six seconds. Then the scheduler is killed in the middle of a kept run, which has to say so and go on
here; and a worker with a comment more in its data joins, which has to be refused. Says what handing the work out costs.
Needs the extra `crew`, without which it says so and does nothing. Exits with 1 where a table differs but for the
milliseconds, or a run ends in any other way.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.bots.training.match import play
from game.tools.runs.crew import crew
from game.tools.tournament import matches

ROOT = Path(__file__).parents[2]
ASKED = ["tournament", "nations_dice", "--hands", "normal,random"]
ADDRESS = "tcp://127.0.0.1:8797"
KILLED_AFTER_S, LOOK_S = 6.0, 0.2
"""After how much processor time of all workers together one is killed; one takes up to three seconds to start."""
REFUSED = 2
FEW = 2
"""Games that are played before anything is measured."""


def started(*arguments: str, root: Path = ROOT) -> subprocess.Popen[str]:
    """The program with these arguments."""
    pipe = subprocess.DEVNULL if arguments[0] == "cluster" else subprocess.PIPE
    command = [sys.executable, "-u", "main.py", *arguments]
    return subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, stderr=pipe, text=True)


def table(run: subprocess.Popen[str]) -> list[str]:
    """What a tournament prints in the end, without its milliseconds."""
    return [re.sub(r"(\s+\d+){3}$", "", line) for line in run.communicate()[0].splitlines()]


@contextmanager
def cluster(workers: int, root: Path = ROOT) -> Iterator[tuple[subprocess.Popen[str], subprocess.Popen[str]]]:
    """A scheduler, and who looks after so many workers, for the block."""
    scheduler = started("cluster", "scheduler", "--port", ADDRESS.rpartition(":")[2])
    nannies = started("cluster", "worker", ADDRESS, "--processes", str(workers), root=root)
    try:
        nannies.stdout.readline()
        yield scheduler, nannies
    finally:
        for each in (nannies, scheduler):
            each.terminate()
            each.wait()


def workers_of(nannies: int) -> list[int]:
    """The processes that work for those that look after them."""
    told = subprocess.run(["pgrep", "-P", str(nannies)], capture_output=True, text=True, check=False).stdout.split()
    return [int(pid) for pid in told if is_worker(pid)]


def is_worker(pid: str) -> bool:
    """Whether a process is one that works; it may end at any moment."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def killing(games: Sequence[str], wanted: list[str], chance: Random) -> Iterator[str]:
    """Faults where workers are killed."""
    for count in (1, 2, 3):
        with cluster(count) as (_, nannies):
            run, killed, told = started(*ASKED, *games, "--on", f"dask:{ADDRESS}"), 0, time.monotonic()
            worked: dict[int, float] = {}
            while run.poll() is None:
                time.sleep(LOOK_S)
                workers = workers_of(nannies.pid)
                worked |= {worker: processor_time(worker) for worker in workers}
                if workers and sum(worked.values()) > KILLED_AFTER_S * (killed + 1):
                    os.kill(chance.choice(workers), signal.SIGKILL)
                    killed += 1
            said = table(run)
            if run.returncode or said != wanted:
                yield f"with {count} workers a run ends with {run.returncode} and another table: {said}"
            print(f"{count} workers, {killed} killed in {time.monotonic() - told:.0f} s", flush=True)


def processor_time(process: int) -> float:
    """Seconds that a process has used; none of one that is gone."""
    try:
        user, system = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    except OSError:
        return 0.0
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def losing_the_scheduler(games: Sequence[str], wanted: list[str]) -> Iterator[str]:
    """Faults where the scheduler vanishes in the middle of a kept run, which then goes on here."""
    with TemporaryDirectory() as folder, cluster(2) as (scheduler, _):
        kept = Path(folder) / "run.jsonl"
        run = started(*ASKED, *games, "--keep", str(kept), "--on", f"dask:{ADDRESS}")
        while run.poll() is None and (not kept.exists() or len(kept.read_bytes().splitlines()) < 5):
            time.sleep(0.1)
        scheduler.kill()
        _, said = run.communicate()
        print(f"no scheduler any more: {said.strip()}", flush=True)
        is_a_sentence = len(said.strip().splitlines()) == 1
        if run.returncode != REFUSED or not is_a_sentence or "The same command goes on from here." not in said:
            yield f"without its scheduler a run ends with {run.returncode}: {said}"
        if table(started(*ASKED, *games, "--keep", str(kept))) != wanted:
            yield "another table after the scheduler was lost"


def joining_from_elsewhere(games: Sequence[str]) -> Iterator[str]:
    """Faults where a worker of another edition joins."""
    with TemporaryDirectory() as folder:
        root = Path(folder)
        for each in ("game", "scenes", "sprites"):
            (root / each).symlink_to(ROOT / each)
        shutil.copy(ROOT / "main.py", root)  # Python looks for modules where a link to a script leads
        shutil.copytree(ROOT / "data", root / "data")
        with next((root / "data" / "nations_dice").glob("*.yaml")).open("a", encoding="utf-8") as file:
            file.write("# another edition\n")
        with cluster(1, root):
            run = started(*ASKED, *games, "--on", f"dask:{ADDRESS}")
            _, said = run.communicate()
        print(f"another edition: {said.strip()}", flush=True)
        if run.returncode != REFUSED or "bring both up to date" not in said or len(said.strip().splitlines()) != 1:
            yield f"with another edition a run ends with {run.returncode}: {said}"


def cost(games: int) -> str:
    """What handing out the work costs whoever asks, beside the work; without what is imported and settled but once."""
    planned = matches("nations_dice", ["normal", "random"], 2, games, 1, [])
    list(map(play, planned[:FEW]))
    began = time.process_time()
    list(map(play, planned))
    work = time.process_time() - began
    with cluster(1), crew(f"dask:{ADDRESS}") as together:
        list(together(play, planned[:FEW]))
        began = time.process_time()
        list(together(play, planned))
        asking = time.process_time() - began
    return f"handing out {work:.1f} s of work costs {asking:.2f} s ({asking / work:.1%})"


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if find_spec("distributed") is None:
        print("Crews were not attacked: pip install 'table-of-nations[crew]'.")
        return 0
    games, faults = ["--games", str(asked.games)], []
    wanted = table(started(*ASKED, *games))
    for on in ("processes:1", "processes:2"):
        if table(started(*ASKED, *games, "--on", on)) != wanted:
            faults.append(f"another table with {on}")
    faults += killing(games, wanted, Random(asked.seed))
    faults += losing_the_scheduler(games, wanted)
    faults += joining_from_elsewhere(games)
    print(cost(asked.games))
    print(f"{len(faults)} faults", *faults, sep="\n")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
