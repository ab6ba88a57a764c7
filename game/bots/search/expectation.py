"""Expectation: by how much a seat can expect to win from a position on, and how far off that may be.

    python main.py expect nations --games 60 --seed 1

What a position is worth is linear in what it shows; how games went on from positions of that worth is learned from
whole games: for every kind of table and stage the final margin that such positions had on average, and how far from it
95 of 100 ended.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import cycle
from math import isfinite, sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

from game import GAMES, game_named
from game.bots.analysis.standings import SURE
from game.bots.roster import bot_named, evaluator_of
from game.bots.search.evaluator import Evaluator, TrainingTable
from game.bots.search.worth import Worth
from game.bots.training.match import answer, bot_seed
from game.bots.training.weights import expected_of, keep_expected, weights_of
from game.command import parser_of
from game.engine import Game, State, flow

PLAYERS = ("easy", "normal", "normal")
"""Who plays the games that this is learned from, drawn for every seat."""

EVERY = 5
"""Of so many positions one is learned from: neighbours teach almost the same."""

STEEPEST = 1.5
"""How much more than a position is worth its game is expected to end with: steeper lines tell stronger players from
weaker ones, not positions.
"""

LEAST_POSITIONS = 12
"""A stage that was met less often is taken for the one before."""


class ExpectedMargin(NamedTuple):
    """The margin to expect at the end, and how far to either side of it 95 of 100 such games end."""

    margin: float
    error: float


class Expectation:
    """What seats of a game can expect."""

    def __init__(self, game: Game) -> None:
        self._evaluator = evaluator_of(game)
        self._worth = Worth(self._evaluator, weights_of(game.name, self._evaluator))
        self._game = game

    def __call__(self, state: State, seat: int) -> ExpectedMargin:
        """What the seat can expect in this position; where the game is over, what it has come to. An evaluator that
        knows no worth of a position has nothing to say but what all such positions came to.
        """
        worth = self._worth(state, seat)
        if state.is_over:
            return ExpectedMargin(self._came_to(state, seat, worth), 0.0)
        if not isfinite(worth):
            worth = 0.0
        expected = expected_of(self._game.name, self._evaluator, state)
        assert expected
        start, slope, error = expected
        return ExpectedMargin(start + min(slope, STEEPEST) * worth, error)

    def _came_to(self, state: State, seat: int, worth: float) -> float:
        """How a game has ended, in the points of its result: what bots count besides, such as single dollars, decides
        no more than ties.
        """
        points = {score.seat: score.total for score in self._game.result(state)}
        others = [points[each] for each in points if each != seat]
        return worth if self._game.is_won_alone or not others else float(points[seat] - max(others))


class ReachedPosition(NamedTuple):
    """A position that was met: its kind of table and stage, what it was worth, and how its game ended."""

    setting: str
    stage: int
    worth: float
    final: float


def play(game: Game, table: TrainingTable, seed: int) -> Iterator[ReachedPosition]:
    """A whole game, and what was met in it."""
    evaluator, random = evaluator_of(game), Random(f"expectation {seed}")
    worth = Worth(evaluator, weights_of(game.name, evaluator))
    bots = [bot_named(game, random.choice(PLAYERS), bot_seed(seed, seat)) for seat in range(table.seats)]
    state = game.new(game.settle_options(table.seats, table.options), table.seats, seed)
    met: list[tuple[str, int, int, float]] = []
    while state.decision is not None:
        if random.randrange(EVERY) == 0:
            kind, stage = evaluator.setting(state), evaluator.stage(state)
            met += [(kind, stage, seat, worth(state, seat)) for seat in range(table.seats)]
        flow.apply(state, answer(game, bots[state.decision.seat], state))
    finals = [evaluator.final(state, seat) for seat in range(table.seats)]
    yield from (
        ReachedPosition(kind, stage, value, finals[seat]) for kind, stage, seat, value in met if isfinite(value)
    )


class TaughtGame(NamedTuple):
    """A game at a table, to be learned from."""

    game: str
    table: TrainingTable
    seed: int


def met_in(taught: TaughtGame) -> list[ReachedPosition]:
    """What was met in a game."""
    return list(play(game_named(taught.game), taught.table, taught.seed))


def learn(evaluator: Evaluator, met: Sequence[ReachedPosition]) -> list[list[float]]:
    """For every stage how the final margin follows from the worth, and the error of that. Raises ValueError where no
    stage was met often enough.
    """
    stages: list[list[float]] = []
    for stage in range(evaluator.stages):
        here = [each for each in met if each.stage == stage]
        stages.append(_line(here) if len(here) >= LEAST_POSITIONS else [])
    known = [row for row in stages if row]
    if not known:
        raise ValueError(f"no stage was met in {LEAST_POSITIONS} positions: more games are needed")
    for stage, row in enumerate(stages):
        if not row:
            stages[stage] = stages[stage - 1] if stage and stages[stage - 1] else known[0]
    return stages


def _line(met: Sequence[ReachedPosition]) -> list[float]:
    """The straight line through these, and 95 % of how far they lie from it."""
    worth, final = fmean(each.worth for each in met), fmean(each.final for each in met)
    spread = sum((each.worth - worth) ** 2 for each in met)
    together = sum((each.worth - worth) * (each.final - final) for each in met)
    slope = max(0.0, together / spread) if spread else 0.0
    start = final - slope * worth
    off = [each.final - start - slope * each.worth for each in met]
    return [start, slope, SURE * sqrt(fmean(each * each for each in off))]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    from game.tools.runs.long_run import add_run_options, run_of  # no window needs it that asks what to expect

    parser = parser_of("expect", "Learn how positions predict the end of a game.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=60, help="of every kind of table")
    parser.add_argument("--seed", type=int, default=1)
    add_run_options(parser)
    asked = parser.parse_args(arguments)
    game = game_named(asked.game)
    evaluator = evaluator_of(game)
    found = {}
    with run_of(parser, asked) as run:
        for setting, tables in evaluator.tables.items():
            seeds = range(asked.seed, asked.seed + asked.games)
            games = [TaughtGame(game.name, table, seed) for seed, table in zip(seeds, cycle(tables), strict=False)]
            met = [each for own in run.map(met_in, games, partial(str, setting)) for each in own]
            try:
                found[setting] = learn(evaluator, [each for each in met if each.setting == setting])
            except ValueError as error:
                parser.error(f"{setting}: {error}")
            print(setting, [[round(number, 1) for number in row] for row in found[setting]], flush=True)
    command = f"main.py expect {asked.game} --games {asked.games} --seed {asked.seed}"
    print(keep_expected(asked.game, found, {"command": command, "rules": game.rules}))
    return 0
