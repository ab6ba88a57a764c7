"""Whether boxes that are kept equal those that are made anew, at many positions of games of every kind.

    python -m tests.attacks.kept_boxes --positions 200 --seed 1

Prints what a table shows of a position before; exits with 1 where there is any.
"""

from __future__ import annotations

import argparse
import os
import sys

import pygame
import pytest

from game import GAMES
from tests.scenes.test_kept_boxes import stale


def main(positions: int, seed: int) -> int:
    """Look at so many positions of every game; the exit code."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    pygame.font.init()
    wrong = 0
    for name in GAMES:
        with pytest.MonkeyPatch.context() as patched:
            found = [*stale(patched, name, positions, seed)]
        wrong += len(found)
        print(f"{name}: {positions} positions, {len(found)} parts that show a position before")
        print("".join(f"  {part}\n" for part in found), end="")
    return 1 if wrong else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.exit(main(given.positions, given.seed))
