"""Whole games played by keys from spoken lines alone; no line holds what an ear cannot use.

    python -m tests.attacks.by_ear --games 50 --seed 1

A listener gets nothing but the lines that are said, and steps through what can be chosen. The games are told in every
language in turn. Of Wealth of Nations one game in ten has forty rounds, and the others have two: hands of chance never
end it by its rules. Exits with 1 where a game does not come to its end, or a line holds a mark, the name of a piece in
the code, a word of the mouse, or more than 25 words unasked.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game import GAMES
from game.text.language import languages
from tests.attacks.keyboards import a_app
from tests.attacks.pads import few_rounds
from tests.scenes.by_ear import begin, is_over
from tests.scenes.listener import Listener
from tests.scenes.unpainted import seldom_painted

LONG = 10
"""Of so many games of Wealth of Nations one is long."""
MOST = 6000
"""Things that a listener may do in one game."""


def played(name: str, seed: int) -> tuple[int, list[str]]:
    """Play one game of this kind; how many lines were said, and what was wrong."""
    is_short = name == "wealth_of_nations" and seed % LONG != 0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        app, _ = stack.enter_context(a_app(folder, Random(seed)))
        stack.enter_context(seldom_painted())
        if is_short:
            stack.enter_context(few_rounds())
        app.change_settings(language=languages()[seed % len(languages())], captions=bool(seed // len(languages()) % 3))
        scene = begin(app, name, seed, **({"rounds": 2} if is_short else {}))
        listener = Listener(app, seed)
        try:
            listener.play_to_the_end(lambda: is_over(scene), MOST)
        except AssertionError as stuck:
            return len(listener.lines), [str(stuck), *listener.faults]
        finally:
            app.stack.abandon()
        return len(listener.lines), listener.faults


def main(games: int, seed: int) -> int:
    """Play so many games of each kind; the exit code."""
    is_whole = True
    for name in GAMES:
        lines, wrong = 0, list[str]()
        for number in range(games):
            said, found = played(name, seed + number)
            lines += said
            wrong += [f"seed {seed + number}: {each}" for each in found]
        is_whole = is_whole and not wrong
        print(f"{name}: {games} games by ear, {lines} lines, {len(wrong)} faults", flush=True)
        print("".join(f"  {each}\n" for each in wrong), end="")
    return 0 if is_whole else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.exit(main(given.games, given.seed))
