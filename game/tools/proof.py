"""What reviews are worth: their better moves and the moves actually made, both played on by the same bots.

    python main.py proof nations --reviews 200
    python main.py proof nations_dice --hands hard --reviewer master --reviews 20
    python main.py proof nations --set

Plays games between computer players and looks back on every seat. From each turning point the game is played on by its
own bots, once with the move that was made and once with the better one, as often as `--futures` says, with the same
chance for both; in every future bots have other whims. Prints JSON: how many reviews there were (those so far where
Ctrl+C stops it), their turning points on average, how many told any, in which share of these the better moves gained 0
or more on average and its 95 % interval, what they gained with its standard error, and the seconds of one core that
looking for them took.

`--set` plays on from the positions that are practised (`game.learn.practice`) instead, with Normal bots, the right
move against the one that is not, and exits with 1 where a right one does not gain.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from statistics import fmean
from time import process_time
from typing import NamedTuple

from game import GAMES, game_named
from game.bots.analysis.game_review import turning_points
from game.bots.analysis.standings import SURE, mean_of, wilson
from game.bots.bot import think_through
from game.bots.roster import PROMPT, USUAL, bot_named
from game.bots.search.rollouts import gains
from game.bots.training.match import answer, bot_seed
from game.command import parser_of
from game.engine import Move
from game.learn.practice import PracticeQuestion, asked, practice_set
from game.session.session import Seat, Session
from game.tools.runs.long_run import LongRun, add_run_options, run_of

FUTURES = 8
"""How often the game is played on with each of two moves."""

PURPOSE = "proof"
"""What tells these futures from those by which a review finds its turning points."""


class Proof(NamedTuple):
    """What the better moves of a review brought, and the seconds that looking for them took."""

    brought: list[float]
    seconds: float


def played(game_name: str, player: str, seats: int, seed: int) -> Session:
    """A whole game between computer players."""
    game = game_named(game_name)
    sitting = [Seat(f"Seat {number + 1}", player, number + 1) for number in range(seats)]
    session = Session(game, {}, sitting, seed)
    bots = [bot_named(game, player, bot_seed(seed, seat)) for seat in range(seats)]
    while (decision := session.state.decision) is not None:
        session.play(answer(game, bots[decision.seat], session.state))
    return session


def proved(
    session: Session, number: int, moves: tuple[Move, Move], players: Sequence[str], futures: Iterable[int]
) -> list[float]:
    """What the first of two moves brings over the second one in these futures when these players play on."""
    return think_through(gains(session, number, moves, players, futures, PURPOSE))


class ReviewedGame(NamedTuple):
    """A game to be played by `bots` and looked back on from its first `reviews` seats."""

    game: str
    bots: str
    reviewer: str
    seats: int
    seed: int
    reviews: int
    futures: int


def proofs_of(asked: ReviewedGame) -> list[Proof]:
    """A review of each of these seats, and what its better moves bring."""
    session = played(asked.game, asked.bots, asked.seats, asked.seed)
    players, proofs = [asked.bots] * asked.seats, []
    for seat in range(asked.reviews):
        began = process_time()
        found = think_through(turning_points(session, seat, by=asked.reviewer))
        seconds = process_time() - began
        pairs = [(point.number, (point.better.move, point.move)) for point in found]
        brought = [fmean(proved(session, *pair, players, range(asked.futures))) for pair in pairs]
        proofs.append(Proof(brought, seconds))
    return proofs


def prove_reviews(asked: ReviewedGame, run: LongRun) -> dict[str, float | list[float]]:
    """What reviews of games between these bots are worth, so many in all, the games by seeds from this one on."""
    games = -(-asked.reviews // asked.seats)
    left = (asked.reviews - asked.seats * number for number in range(games))
    values = [
        asked._replace(seed=asked.seed + number, reviews=min(asked.seats, reviews))
        for number, reviews in enumerate(left)
    ]
    proofs: list[Proof] = []
    with suppress(KeyboardInterrupt):
        for found in run.map(proofs_of, values):
            proofs += found
    brought = [fmean(proof.brought) for proof in proofs if proof.brought]
    gaining = wilson(sum(each >= 0 for each in brought), len(brought))
    gain = mean_of([each for proof in proofs for each in proof.brought])
    return {
        "reviews": len(proofs),
        "turning_points": round(mean_of([len(proof.brought) for proof in proofs]).mean, 2),
        "with_points": len(brought),
        "gaining": [round(each, 3) for each in gaining],
        "gain": [round(gain.mean, 2), round(gain.reach / SURE, 2)],
        "seconds": round(mean_of([proof.seconds for proof in proofs]).mean, 1),
        "slowest": round(max((proof.seconds for proof in proofs), default=0.0), 1),
    }


class SetPosition(NamedTuple):
    """A question of the set of a game, to be played on so often."""

    question: PracticeQuestion
    futures: int


def gain_of(position: SetPosition) -> float:
    """What the right move brings over the other one when Normal bots play on."""
    question, session = position.question, asked(position.question)
    players = [USUAL] * len(session.seats)
    return fmean(
        proved(session, len(session.moves), (question.right[0], question.instead), players, range(position.futures))
    )


def prove_set(game: str, futures: int, run: LongRun) -> dict[str, float]:
    """What the right moves of the set of a game bring."""
    values = [SetPosition(question, futures) for question in practice_set(game)]
    brought = list(run.map(gain_of, values))
    return {
        "positions": len(brought),
        "gaining": sum(each > 0 for each in brought),
        "gain": round(fmean(brought), 2),
        "least": round(min(brought), 2),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 unless a position of the set does not stand."""
    parser = parser_of("proof", "Measure what reviews are worth.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--set", action="store_true", help="use the practice positions")
    parser.add_argument("--reviews", type=int, default=200)
    parser.add_argument("--hands", default=USUAL)
    parser.add_argument("--reviewer", default=PROMPT, help="the computer player that reviews")
    parser.add_argument("--seats", type=int, default=0, help="default: 2, or as few as the game allows")
    parser.add_argument("--futures", type=int, default=FUTURES)
    parser.add_argument("--seed", type=int, default=1)
    add_run_options(parser)
    asked_for = parser.parse_args(arguments)
    with run_of(parser, asked_for) as run:
        if asked_for.set:
            of_set = prove_set(asked_for.game, asked_for.futures, run)
            print(json.dumps(of_set))
            return int(of_set["gaining"] < of_set["positions"])
        seats = asked_for.seats or max(2, game_named(asked_for.game).seats[0])
        players = (asked_for.hands, asked_for.reviewer, seats)
        wanted = ReviewedGame(asked_for.game, *players, asked_for.seed, asked_for.reviews, asked_for.futures)
        print(json.dumps(prove_reviews(wanted, run)))
    return 0
