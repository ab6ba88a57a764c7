"""Whole games of Masters, every move thought of by one worker and by three: they must be the same.

    python -m tests.attacks.workers --games 5 --seed 1

Prints every game and exits with 1 at the first move that differs.
"""

import argparse
import sys

from game import GAMES, game_named
from game.bots.roster import MASTER
from game.bots.thinking import Job
from game.bots.training.match import bot_seed
from game.bots.worker import Worker
from game.engine import flow
from game.engine.hidden import observe
from tests.game.bots.test_worker import answer

COUNTS = (1, 3)
"""How many workers think of each move."""


def play(name: str, seed: int, workers: list[Worker]) -> int:
    """Play one game; how many moves there were to think of. Raises AssertionError where workers differ."""
    game, asked = game_named(name), 0
    seats = max(2, game.seats[0])
    state = game.new(game.settle_options(seats, {}), seats, seed)
    while (decision := state.decision) is not None:
        move = decision.moves[0]
        if len(decision.moves) > 1:
            seat, asked = decision.seat, asked + 1
            observation = observe(state, seat, game.hidden)
            job = Job(name, MASTER, bot_seed(seed, seat), observation, in_time=False)
            for worker in workers:
                worker.begin(job)
            found = [answer(worker) for worker in workers]
            assert found[0] == found[1], f"{name}, seed {seed}, decision {asked}: {found[0]} and {found[1]}"
            move = found[0]
        flow.apply(state, move)
    return asked


def main() -> int:
    """Run from the command line; 0 where all games are the same."""
    parser = argparse.ArgumentParser(description="Think of every move of whole games with one worker and with three.")
    parser.add_argument("--games", type=int, default=5, help="games of each kind")
    parser.add_argument("--kind", choices=sorted(GAMES), nargs="*", default=sorted(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    workers = [Worker(count) for count in COUNTS]
    try:
        for worker in workers:
            worker.start()
        for number in range(asked.games):
            for name in asked.kind:
                moves = play(name, asked.seed + number, workers)
                print(f"{name}, seed {asked.seed + number}: {moves} choices, the same", flush=True)
    except AssertionError as difference:
        print(difference)
        return 1
    finally:
        for worker in workers:
            worker.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
