"""Kept runs: tournaments that are stopped again and again, and come to the table of one that nobody stopped.

    python -m tests.attacks.kept_runs --stops 10 --seed 1

Each is begun with `--keep`, ended by INT, TERM or KILL at any moment, and begun again, until it is through; now and
then half of the last line is taken away. No match may be kept twice, and the last table has to be that of an unbroken
run, but for the milliseconds.
"""

from __future__ import annotations

import argparse
import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
ASKED = ["nations_dice", "--hands", "normal,easy,random", "--seats", "2", "--games", "120"]
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGKILL)


def started(*more: str) -> subprocess.Popen[str]:
    """A tournament; signals reach it as they do in a terminal."""
    return subprocess.Popen(
        [sys.executable, "main.py", "tournament", *ASKED, *more],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip


def without_times(table: str) -> list[str]:
    """A table but for its last three columns, which are milliseconds."""
    return [re.sub(r"(\s+\d+){3}$", "", line) for line in table.splitlines()]


def main() -> int:
    """Run from the command line; 1 where a broken run came to anything else."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--stops", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    chance, stops, faults = Random(asked.seed), 0, []
    began = time.monotonic()
    whole, _ = started().communicate()
    takes = time.monotonic() - began
    while stops < asked.stops:
        on = chance.choice(["here", "processes:2"])
        with TemporaryDirectory() as folder:
            kept = Path(folder) / "run.jsonl"
            while True:
                run = started("--keep", str(kept), "--on", on)
                try:
                    table, said = run.communicate(timeout=takes * chance.uniform(0.1, 0.6))
                    break
                except subprocess.TimeoutExpired:
                    run.send_signal(chance.choice(SIGNALS))
                    run.communicate()
                    stops += 1
                if kept.exists() and chance.random() < 0.3:
                    kept.write_bytes(kept.read_bytes()[: -chance.randint(1, 40)])
            keys = [json.loads(line).get("key") for line in kept.read_text(encoding="utf-8").splitlines()]
            if run.returncode or without_times(table) != without_times(whole) or len(keys) != len({*keys}):
                faults.append(f"{on}: {said or 'another table, or matches that were kept twice'}")
    print(f"{stops} stops, {len(faults)} faults")
    print(*faults, sep="\n")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
