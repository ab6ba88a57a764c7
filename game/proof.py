"""What reviews are worth: their better moves against the moves that were made, played on by the same hands.

    python -m game.proof nations --reviews 200
    python -m game.proof nations_dice --hands hard --reviews 20

Plays games between computer hands and looks back on every seat. From each turning point the game is played on by its
own hands, once with the move that was made and once with the better one, as often as `--futures` says, with the same
chance for both. Prints JSON: how many reviews there were, their turning points on average, the share of reviews whose
better moves gained 0 or more on average, what they gained, and the seconds that a review took.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import count
from statistics import fmean
from time import process_time

from game import GAMES, game_named
from game.bots.hand import Hand, think_through
from game.bots.hindsight import TurningPoint, review
from game.bots.imagining import imagined
from game.bots.match import answer, hand_seed
from game.bots.roster import USUAL, hand_named, mind_of
from game.core import flow
from game.core.flow import Move
from game.core.session import Seat, Session
from game.core.state import State


def played(game_name: str, player: str, seats: int, seed: int) -> Session:
    """A whole game between computer hands."""
    game = game_named(game_name)
    sitting = [Seat(f"Seat {number + 1}", player, number + 1) for number in range(seats)]
    session = Session(game, {}, sitting, seed)
    hands = _hands(session)
    while (decision := session.state.decision) is not None:
        session.play(answer(game, hands[decision.seat], session.state))
    return session


def _hands(session: Session) -> list[Hand]:
    return [
        hand_named(session.game, each.player, hand_seed(session.seed, seat))
        for seat, each in enumerate(session.seats)
    ]


def gain(session: Session, seat: int, point: TurningPoint, futures: int) -> float:
    """What the better move of a turning point brings on average over the one that was made."""
    before = session.state_before(point.number)
    gains = []
    for number in range(futures):
        future = imagined(session.game, before, seat, f"proof {session.seed}", number)
        ends = [_end(session, future.copy(), move, seat) for move in (point.better.move, point.move)]
        gains.append(ends[0] - ends[1])
    return fmean(gains)


def _end(session: Session, state: State, move: Move, seat: int) -> float:
    """How the game ends for a seat that plays this move, when its hands play on."""
    hands = _hands(session)
    flow.play(state, move)
    while state.decision is not None:
        flow.play(state, answer(session.game, hands[state.decision.seat], state))
    return mind_of(session.game).final(state, seat)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m game.proof", description="Measure what reviews are worth."
    )
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--reviews", type=int, default=200)
    parser.add_argument("--hands", default=USUAL)
    parser.add_argument("--seats", type=int, default=0, help="2, or as few as the game allows, unless said")
    parser.add_argument("--futures", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    seats = asked.seats or max(2, game_named(asked.game).seats[0])
    points: list[int] = []
    gains: list[list[float]] = []
    seconds: list[float] = []
    for seed in count(asked.seed):
        session = played(asked.game, asked.hands, seats, seed)
        for seat in range(min(seats, asked.reviews - len(points))):
            began = process_time()
            found = think_through(review(session, seat)).turning_points
            seconds.append(process_time() - began)
            points.append(len(found))
            gains += [[gain(session, seat, point, asked.futures) for point in found]] if found else []
        if len(points) >= asked.reviews:
            break
    print(
        json.dumps(
            {
                "reviews": len(points),
                "turning_points": round(fmean(points), 2),
                "with_points": len(gains),
                "gaining": round(fmean(fmean(each) >= 0 for each in gains), 3) if gains else None,
                "gain": round(fmean(one for each in gains for one in each), 2) if gains else None,
                "seconds": round(fmean(seconds), 1),
                "slowest": round(max(seconds), 1),
            }
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
