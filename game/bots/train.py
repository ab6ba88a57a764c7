"""Training: computer hands learn what the features of their game are worth by playing against themselves.

    python -m game.bots.train nations --games 1200 --seed 1 --processes 2
    python -m game.bots.train nations_dice --games 3000 --seed 1 --settings solo
    python -m game.bots.train nations --settings solo --evolve 30 --games 12

Games are played in rounds. After each, a ridge regression explains how the games ended by the positions on the way,
drawn towards the weights so far; the new weights stay only if they do better at the same tables than the old ones.
Where that leads nowhere, weights can evolve (`game.bots.evolution`).
Writes data/bots/GAME.yaml. The same command learns the same weights.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing import get_context
from random import Random
from statistics import mean
from time import monotonic
from typing import Any

from game import GAMES, game_named
from game.bots.evolution import Evolution
from game.bots.mind import Mind, Table
from game.bots.regression import Fit, ridge
from game.bots.roster import mind_of
from game.bots.self_play import Learned, Learner, Lesson, Practice, practise
from game.bots.weights import Weights, instinctive, keep, learned, weights_of
from game.core.description import Game

CAUTION = 100.0
"""How many lessons the weights so far count for, unless told otherwise."""

REMEMBERED = 4
"""Rounds whose lessons are learned from together."""

SPARRING = {"current": 0.55, "earlier": 0.2, "easy": 0.15, "random": 0.1}
"""Who sits in a seat, and how often: variety keeps a hand from learning one way of playing only."""

Play = Callable[[Iterable[Practice]], Iterable[Learned]]


class Training:
    """The training of one kind of table."""

    def __init__(
        self, game: Game, setting: str, start: Weights, seed: int, play: Play, caution: float = CAUTION
    ) -> None:
        self.game = game
        self.mind: Mind = mind_of(game)
        self.setting = setting
        self.weights = dict(start)
        self._earlier = [self.weights]
        self._memory: list[list[Lesson]] = []
        self._chance = Random(f"{seed} {setting}")
        self._play = play
        self._seed = seed * 1_000_000
        self._caution = caution
        self.figures: dict[str, Any] = {"games": 0, "lessons": 0, "rounds": []}

    def round(self, games: int, trials: int) -> str:
        """Play, learn, compare; what came of it, in a line."""
        practices = [self._practice(number) for number in range(games)]
        lessons = [lesson for result in self._play(practices) for lesson in result.lessons]
        self._memory = [*self._memory, lessons][-REMEMBERED:]
        fits = self._fit()
        gain = self.adopt([fit.weights for fit in fits], trials)
        r_squared = [round(fit.r_squared, 3) for fit in fits]
        self.figures["games"] += games
        self.figures["lessons"] += len(lessons)
        self.figures["rounds"].append({"gain": round(gain, 2), "kept": gain > 0, "r2": r_squared})
        return f"{self.setting}: {len(lessons)} lessons, R² {r_squared}, gain {gain:+.2f}"

    def evolve(self, generations: int, games: int, trials: int) -> Iterator[str]:
        """Let weights evolve instead, and compare the last ones; what came of every generation, in a line."""
        evolution = Evolution(self.game.name, self.mind, self.setting, self._seed, self._play)
        means = []
        for number in range(1, generations + 1):
            generation = evolution.generation(games)
            means.append(round(generation.mean, 2))
            yield f"{self.setting}: generation {number}, mean {generation.mean:.2f}, best {generation.best:.2f}"
        gain = self.adopt(evolution.weights[self.setting], trials)
        self.figures |= {"generations": means, "gain": round(gain, 2), "kept": gain > 0}
        yield f"{self.setting}: gain {gain:+.2f}"

    def adopt(self, rows: Sequence[Sequence[float]], trials: int) -> float:
        """Keep these weights if they end better than the ones so far; by how much they do."""
        fitted = {**self.weights, self.setting: rows}
        gain = self._compare(fitted, trials)
        if gain > 0:
            self.weights = fitted
            self._earlier.append(fitted)
        return gain

    def _next_seed(self) -> int:
        self._seed += 1
        return self._seed

    def _table(self, number: int) -> Table:
        tables = self.mind.tables[self.setting]
        return tables[number % len(tables)]

    def _practice(self, number: int) -> Practice:
        table = self._table(number)
        learners = tuple(self._learner(seat == number % table.seats) for seat in range(table.seats))
        return Practice(self.game.name, table, self._next_seed(), learners)

    def _learner(self, is_first: bool) -> Learner:
        """Somebody to practise with; one seat of every table is always the current hand's."""
        drawn = self._chance.choices(list(SPARRING), list(SPARRING.values()))[0]
        match "current" if is_first else drawn:
            case "earlier":
                return Learner("normal", self._chance.choice(self._earlier))
            case "random":
                return Learner("normal", None)
            case "easy":
                return Learner("easy", self.weights)
            case _:
                return Learner("normal", self.weights)

    def _fit(self) -> list[Fit]:
        """The weights of every stage by all lessons that are remembered."""
        fits = []
        for stage, start in enumerate(self.weights[self.setting]):
            lessons = [
                lesson
                for lessons in self._memory
                for lesson in lessons
                if lesson.setting == self.setting and lesson.stage == stage
            ]
            rows, targets = [lesson.numbers for lesson in lessons], [lesson.final for lesson in lessons]
            fits.append(ridge(rows, targets, start, self._caution))
        return fits

    def _compare(self, fitted: Weights, trials: int) -> float:
        """By how much the new weights end better than the old ones, at tables that both share seat by seat."""
        sides = Learner("normal", fitted), Learner("normal", self.weights)
        practices, newer = [], []
        for number in range(trials):
            table, seed = self._table(number // 2), self._next_seed() if number % 2 == 0 else self._seed
            is_new = [(seat + number) % 2 == 0 for seat in range(table.seats)]
            learners = tuple(sides[0] if new else sides[1] for new in is_new)
            practices.append(Practice(self.game.name, table, seed, learners, curiosity=0.0))
            newer.append(is_new)
        ends = [
            (new, final)
            for result, is_new in zip(self._play(practices), newer, strict=True)
            for new, final in zip(is_new, result.finals, strict=True)
        ]
        return mean(final for new, final in ends if new) - mean(final for new, final in ends if not new)


def train(
    game: Game,
    settings: Sequence[str],
    games: int,
    rounds: int,
    generations: int,
    trials: int,
    seed: int,
    play: Play,
    fresh: bool,
    caution: float,
    command: str,
) -> None:
    """Train the kinds of tables one after the other, and write what was learned after each."""
    mind = mind_of(game)
    start = instinctive(mind) if fresh else weights_of(game.name, mind)
    known = {} if fresh else dict((learned(game.name) or {"training": {}})["training"])
    for setting in settings:
        began = monotonic()
        training = Training(game, setting, start, seed, play, caution)
        if generations:
            for line in training.evolve(generations, games, trials):
                print(line, flush=True)
        else:
            for _ in range(rounds):
                print(training.round(games // rounds, trials), flush=True)
        start = training.weights
        minutes = round((monotonic() - began) / 60, 1)
        known[setting] = {"command": command, "rules": game.rules, "minutes": minutes, **training.figures}
        print(f"written: {keep(game.name, mind, start, known)}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m game.bots.train",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument(
        "--games", type=int, default=1200, help="games to learn from, for every kind of table"
    )
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument(
        "--trials",
        type=int,
        default=120,
        help="games after every round in which new weights meet the old ones",
    )
    parser.add_argument(
        "--evolve",
        type=int,
        default=0,
        metavar="GENERATIONS",
        help="let weights evolve from the mind's instinct in place of rounds; --games are then each member's",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--settings", help="the kinds of tables, separated by commas; usually all")
    parser.add_argument("--fresh", action="store_true", help="forget what was learned before")
    parser.add_argument(
        "--caution", type=float, default=CAUTION, help="how many lessons the weights so far count for"
    )
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args(arguments)
    game = game_named(asked.game)
    tables = mind_of(game).tables
    settings = asked.settings.split(",") if asked.settings else list(tables)
    for setting in settings:
        if setting not in tables:
            parser.error(f"{game.title} has no tables called {setting!r}; it has {', '.join(tables)}")
    command = f"python -m game.bots.train {' '.join(arguments if arguments is not None else sys.argv[1:])}"
    if asked.processes == 1:
        train(
            game,
            settings,
            asked.games,
            asked.rounds,
            asked.evolve,
            asked.trials,
            asked.seed,
            _in_turn,
            asked.fresh,
            asked.caution,
            command,
        )
        return 0
    with get_context("spawn").Pool(asked.processes) as pool:

        def at_once(practices: Iterable[Practice]) -> Iterable[Learned]:
            return pool.imap(practise, practices, chunksize=4)

        train(
            game,
            settings,
            asked.games,
            asked.rounds,
            asked.evolve,
            asked.trials,
            asked.seed,
            at_once,
            asked.fresh,
            asked.caution,
            command,
        )
    return 0


def _in_turn(practices: Iterable[Practice]) -> Iterable[Learned]:
    return map(practise, practices)


if __name__ == "__main__":
    sys.exit(main())
