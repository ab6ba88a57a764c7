"""Whether everything has room on every table in every window, at many positions of games of every kind.

    python -m tests.attacks.layouts --positions 200 --seed 1

Plays games at random, with any number of seats and any options, lays the table at every so-many-th decision in every
window with every size of letters that is offered there, in one language after the other, and says what is cut, lies
over something else or says nothing. Exits with 1 where there is any.
"""

from __future__ import annotations

import argparse
import os
import sys

import pygame

from game import GAMES
from game.text.language import PRETEND, languages, speaking
from tests.attacks.answers import sessions
from tests.lettering import lettering
from tests.scenes.tables.positions import VIEWS, faults
from tests.scenes.windows import LOOKS, face_of

SPOKEN = (*languages(), PRETEND)


def crowded(name: str, positions: int, seed: int) -> list[str]:
    """What has no room on the table of a game, with where it has none."""
    found = []
    for number, session in enumerate(sessions(GAMES[name], positions, seed)):
        view = list(VIEWS)[number % len(VIEWS)]
        changes = VIEWS[view](session)
        language = SPOKEN[number // len(VIEWS) % len(SPOKEN)]
        with speaking(language):
            for look in LOOKS:
                face = face_of(number)
                where = f"position {number}, {len(session.seats)} seats, {view}, {language}, {look}, {face}"
                with lettering(face):
                    found += [f"{where}: {fault}" for fault in faults(session, look, **changes)]
    return found


def main(positions: int, seed: int) -> int:
    """Look at so many positions of every game; the exit code."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    pygame.font.init()
    is_whole = True
    for name in GAMES:
        found = crowded(name, positions, seed)
        is_whole = is_whole and not found
        print(f"{name}: {positions} positions in {len(LOOKS)} windows, {len(found)} without room")
        print("".join(f"  {fault}\n" for fault in found), end="")
    return 0 if is_whole else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.exit(main(given.positions, given.seed))
