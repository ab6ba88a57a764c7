"""How often computer players pass where the table would warn a person, and what that costs them.

    python main.py passes nations --hand normal --seats 3 --passes 500 --seed 1
    python main.py passes nations_dice --hand hard --passes 500 --futures 40
    python main.py passes nations_dice --hand normal --games 400

Games of these bots among themselves, until so many passes were made. Where the table's search finds that a pass
overlooks something, the way and the pass are set against each other in futures of another seed, the way gone to its
end: as a Hard bot sees them, or, where that would be one and the same future, played on to the end of the game by
Normal bots. Prints how many passes a person would have been warned of, in how many of them the way
leads by more than two standard errors, and what it gains on average. Exits with 1 where more than `--most` per cent of
the passes are of that sort.

With `--games` as many games of two are played between a bot that looks again at its passes and one that doesn't, every
shuffle from both seats. Prints the mean margin of looking again.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from game import GAMES, game_named
from game.bots.bot import think_through
from game.bots.roster import PROMPT, RANDOM, USUAL, UnknownPlayer, bot_named, check, parted
from game.bots.search.one_ply import OnePlyBot
from game.bots.search.rollouts import leads
from game.bots.search.search import SearchBot
from game.bots.search.second_look import PASS
from game.bots.training.match import answer, bot_seed, choices
from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.engine import Game, State, flow
from game.engine.goal_search import overlooked
from game.tools.runs.long_run import add_run_options, run_of

UNSEEN = 1_000
"""The number of the first future by which is judged: bots never look so far."""

PURPOSE = "passes"
"""What tells futures that are played to the end of the game from those of others."""


class JudgedPass(NamedTuple):
    """A pass: whether a person would be warned of it, and by how much the way leads in each future."""

    is_warned: bool
    leads: tuple[float, ...] = ()

    @property
    def is_error(self) -> bool:
        """Whether the way leads by more than two standard errors."""
        if not self.leads:
            return False
        error = stdev(self.leads) / sqrt(len(self.leads)) if len(self.leads) > 1 else 0.0
        return fmean(self.leads) > 2 * error


class PassingGame(NamedTuple):
    """A game of such bots among themselves, and the futures in which its passes are judged."""

    game: str
    bot: str
    seats: int
    seed: int
    futures: int


def passes(asked: PassingGame) -> list[JudgedPass]:
    """Every pass with another choice in a game."""
    name, bot, seats, seed, _ = asked
    game, found = game_named(name), []
    state = game.new(game.settle_options(seats, {}), seats, seed)
    bots = [bot_named(game, bot, bot_seed(seed, seat)) for seat in range(seats)]
    for view, move in choices(game, bots, state):
        if move == PASS:
            found.append(_judged(game, view, asked))
    return found


def _judged(game: Game, view: State, asked: PassingGame) -> JudgedPass:
    found, decision = think_through(overlooked(game.wishes, view)), view.decision
    if found is None or decision is None:
        return JudgedPass(False)
    judge = bot_named(game, PROMPT, f"judge {asked.seed}")
    assert isinstance(judge, SearchBot)
    lines, numbers = (found.way.moves, (PASS,)), range(UNSEEN, UNSEEN + asked.futures)
    if judge.evaluator.is_certain(view):
        # What nobody's luck can change until the round ends is what the bot itself has gone by.
        players = [USUAL] * asked.seats
        return JudgedPass(True, tuple(think_through(leads(game, view, asked.seed, lines, players, numbers, PURPOSE))))
    way, passing = think_through(judge.lines_faced(view, decision, lines, numbers))
    return JudgedPass(True, tuple(one - other for one, other in zip(way.worths, passing.worths, strict=True)))


class LookingGames(NamedTuple):
    """A shuffle that two bots play from both seats, of which one looks again at its passes."""

    game: str
    bot: str
    seed: int


def margin_of_looking(asked: LookingGames) -> float:
    """By how many points the bot that looks again is ahead, the mean of both games."""
    game = game_named(asked.game)
    return fmean(_margin(game, asked, looking) for looking in range(2))


def _margin(game: Game, asked: LookingGames, looking: int) -> int:
    state = game.new(game.settle_options(2, {}), 2, asked.seed)
    bots = [bot_named(game, asked.bot, bot_seed(asked.seed, seat)) for seat in range(2)]
    other = bots[1 - looking]
    assert isinstance(other, OnePlyBot)
    other.evaluator = replace(other.evaluator, second_look=None)
    while state.decision is not None:
        flow.apply(state, answer(game, bots[state.decision.seat], state))
    totals = {score.seat: score.total for score in game.result(state)}
    return totals[looking] - totals[1 - looking]


def _compare(parser: ArgumentParser, asked: Namespace) -> int:
    """Play bots that look again against others, and print what that brings."""
    shuffles = asked.games // 2
    games = (LookingGames(asked.game, asked.hand, asked.seed + number) for number in range(shuffles))
    margins: list[float] = []
    with run_of(parser, asked) as run:
        for margin in run.map(margin_of_looking, games, lambda: f"{len(margins)} of {shuffles} shuffles"):
            margins.append(margin)
    error = stdev(margins) / sqrt(len(margins))
    print(f"games: {2 * len(margins)}\nmargin of looking again: {fmean(margins):+.2f} ± {error:.2f} (a standard error)")
    return 0


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 where few passes were errors."""
    parser = parser_of("passes", "Count passes that overlook something.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--hand", default="normal")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--passes", type=int, default=100)
    parser.add_argument("--games", type=int, help="play bots that look again against others, so many games of two")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--futures", type=int, default=40)
    parser.add_argument("--most", type=float, default=100.0, metavar="PERCENT")
    add_run_options(parser)
    asked = parser.parse_args(arguments)
    game = game_named(asked.game)
    if not game.wishes.stake:
        parser.error(f"{game.title} warns of no pass")
    try:
        check(game, asked.hand)
    except UnknownPlayer as error:
        parser.error(str(error))
    if asked.games is not None:
        if asked.games < 4 or 2 not in game.seats or asked.hand == RANDOM or not parted(game, asked.hand)[0].sees_all:
            parser.error("--games needs four games or more, a game for two, and a bot above Easy")
        return _compare(parser, asked)
    seats = asked.seats or max(2, game.seats[0])
    games = (PassingGame(asked.game, asked.hand, seats, seed, asked.futures) for seed in count(asked.seed))
    seen: list[JudgedPass] = []
    with run_of(parser, asked) as run:
        for found in run.map(passes, games, lambda: f"{len(seen)} of {asked.passes} passes"):
            seen.extend(found)
            if len(seen) >= asked.passes:
                break
    del seen[asked.passes :]
    warned = [each for each in seen if each.is_warned]
    errors = sum(each.is_error for each in seen)
    print(f"passes: {len(seen)}")
    print(f"warned of: {len(warned)} ({len(warned) / len(seen):.1%})")
    if warned:
        print(f"the way gains: {fmean(fmean(each.leads) for each in warned):+.2f}")
    print(f"surely better: {errors} ({errors / len(seen):.1%})")
    return int(errors > len(seen) * asked.most / 100)
