"""Training at one kind of table: how bots find better weights."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from random import Random
from statistics import mean
from typing import Any, NamedTuple

from game.bots.roster import evaluator_of
from game.bots.search.evaluator import Evaluator, TrainingTable
from game.bots.training.backward import QUICK, Stretch, stretched
from game.bots.training.evolution import Evolution
from game.bots.training.regression import Fit, ridge
from game.bots.training.self_play import Follower, Learner, Play, Player, SelfPlay, TrainingGame, practise
from game.bots.training.weights import Weights, grown, row_behind
from game.engine import Game

REMEMBERED = 4
"""Rounds whose lessons are learned from together."""

SPARRING = {"current": 0.55, "earlier": 0.2, "easy": 0.15, "random": 0.1}
"""Who sits in a seat, and how often: variety keeps a bot from learning one way of playing only."""


NORMAL = Learner("normal", None)


class Breeding(NamedTuple):
    """How numbers evolve: through so many generations, each member by so many games, the first spread so far."""

    generations: int
    games: int
    spread: float


class Training:
    """What every training at a kind of table has. record: how it went, for the file.

    `play` plays practices; everything follows from the seed.
    """

    def __init__(self, game: Game, setting: str, seed: int, play: Play) -> None:
        self.game = game
        self.evaluator: Evaluator = evaluator_of(game)
        self.setting = setting
        self.record: dict[str, Any] = {}
        self._play = play
        self._seed = seed * 1_000_000

    def _evolved(
        self, start: Sequence[float], player: Callable[[Sequence[float]], Player], breeding: Breeding
    ) -> Generator[str, None, list[float]]:
        """Numbers to play by that have evolved from others; what came of every generation, in a line."""
        evolution = Evolution(
            self.game.name, self.evaluator, self.setting, start, player, self._seed, self._play, breeding.spread
        )
        means = []
        for number in range(1, breeding.generations + 1):
            generation = evolution.generation(breeding.games)
            means.append(round(generation.mean, 2))
            yield f"{self.setting}: generation {number}, mean {generation.mean:.2f}, best {generation.best:.2f}"
        self.record |= {"generations": means}
        return evolution.middles

    def _gain(self, newer: Player, older: Player, trials: int) -> float:
        """By how much the newer end better than the older, at tables that both share side by side."""
        practices, new_seats = [], []
        for number in range(trials):
            table, seed = self._table(number // 2), self._next_seed() if number % 2 == 0 else self._seed
            is_new = [(table.side(seat) + number) % 2 == 0 for seat in range(table.seats)]
            players = tuple(newer if new else older for new in is_new)
            practices.append(SelfPlay(self.game.name, table, seed, players, curiosity=0.0))
            new_seats.append(is_new)
        ends = [
            (new, final)
            for result, is_new in zip(self._play(practise, practices), new_seats, strict=True)
            for new, final in zip(is_new, result.finals, strict=True)
        ]
        return mean(final for new, final in ends if new) - mean(final for new, final in ends if not new)

    def _next_seed(self) -> int:
        self._seed += 1
        return self._seed

    def _table(self, number: int) -> TrainingTable:
        tables = self.evaluator.tables[self.setting]
        return tables[number % len(tables)]


class HabitTraining(Training):
    """Learns the figures that an evaluator's policy goes by: they evolve from its instinct."""

    def __init__(self, game: Game, setting: str, so_far: Mapping[str, float], seed: int, play: Play) -> None:
        super().__init__(game, setting, seed, play)
        self.figures = dict(so_far)

    def evolve(self, breeding: Breeding, trials: int) -> Iterator[str]:
        """Let figures evolve from those so far, and keep them if they end better."""
        start = list(self.figures.values())
        row = yield from self._evolved(start, Follower, breeding)
        gain = self._gain(Follower(row), Follower(start), trials)
        if gain > 0:
            self.figures = dict(zip(self.figures, row, strict=True))
        self.record |= {"gain": round(gain, 2), "kept": gain > 0}
        yield f"{self.setting}: gain {gain:+.2f}"


class WeightTraining(Training):
    """Learns what the features of an evaluator are worth.

    caution: how many lessons the weights so far count for.
    """

    def __init__(self, game: Game, setting: str, so_far: Weights, seed: int, play: Play, caution: float) -> None:
        super().__init__(game, setting, seed, play)
        self.weights = dict(so_far)
        self._earlier = [self.weights]
        self._memory: list[list[TrainingGame]] = []
        self._chance = Random(f"{seed} {setting}")
        self._caution = caution

    def rounds(self, rounds: int, games: int, trials: int) -> Iterator[str]:
        """Learn in rounds; what came of every round, in a line."""
        self.record |= {"games": 0, "lessons": 0, "rounds": []}
        for _ in range(rounds):
            yield self._round(games // rounds, trials)

    def _round(self, games: int, trials: int) -> str:
        """Play, learn, compare."""
        practices = [self._practice(number) for number in range(games)]
        lessons = [lesson for result in self._play(practise, practices) for lesson in result.lessons]
        self._memory = [*self._memory, lessons][-REMEMBERED:]
        fits = self._fit()
        gain = self._adopt([fit.weights for fit in fits], trials)
        r_squared = [round(fit.r_squared, 3) for fit in fits]
        self.record["games"] += games
        self.record["lessons"] += len(lessons)
        self.record["rounds"].append({"gain": round(gain, 2), "kept": gain > 0, "r2": r_squared})
        return f"{self.setting}: {len(lessons)} lessons, R² {r_squared}, gain {gain:+.2f}"

    def backward(self, lessons: int, trials: int) -> Iterator[str]:
        """Learn from the last stage back instead, from so many positions of each; what came of it, in a line.

        What is learned of a stage is drawn towards what was learned of the next one.
        """
        rows = list(self.weights[self.setting])
        r_squared: list[float] = []
        for stage in range(len(rows) - 1, 0, -1):
            fit = self._fit_backward(stage, rows, lessons)
            rows[: stage + 1] = [fit.weights] * (stage + 1)
            r_squared.insert(0, round(fit.r_squared, 3))
        gain = self._adopt(rows, trials, Learner("hard", None, QUICK))
        self.record |= {"lessons": lessons * len(r_squared), "r2": r_squared}
        self.record |= {"gain": round(gain, 2), "kept": gain > 0}
        yield f"{self.setting}: R² {r_squared}, gain {gain:+.2f}"

    def _fit_backward(self, stage: int, rows: Sequence[Sequence[float]], lessons: int) -> Fit:
        """The weights of a stage by how so many stretches of it end, drawn towards those among the rows."""
        weights = {**self.weights, self.setting: rows}
        stretches = [
            Stretch(self.game.name, self._table(number), self._next_seed(), stage, self.weights, weights)
            for number in range(lessons)
        ]
        learned = [lesson for result in self._play(stretched, stretches) for lesson in result.lessons]
        numbers, finals = [lesson.numbers for lesson in learned], [lesson.final for lesson in learned]
        return ridge(numbers, finals, rows[stage], self._caution)

    def evolve(self, breeding: Breeding, trials: int) -> Iterator[str]:
        """Let weights evolve from those so far instead, and compare the last ones with them."""
        start = row_behind(self.evaluator, self.setting, self.weights[self.setting])
        row = yield from self._evolved(start, self._normal_hand, breeding)
        gain = self._adopt(grown(self.evaluator, self.setting, row), trials)
        self.record |= {"gain": round(gain, 2), "kept": gain > 0}
        yield f"{self.setting}: gain {gain:+.2f}"

    def _normal_hand(self, row: Sequence[float]) -> Learner:
        return Learner("normal", {self.setting: grown(self.evaluator, self.setting, row)})

    def _adopt(self, rows: Sequence[Sequence[float]], trials: int, player: Learner = NORMAL) -> float:
        """Keep these weights if they end better than the ones so far; by how much they do."""
        fitted = {**self.weights, self.setting: rows}
        gain = self._gain(player._replace(weights=fitted), player._replace(weights=self.weights), trials)
        if gain > 0:
            self.weights = fitted
            self._earlier.append(fitted)
        return gain

    def _practice(self, number: int) -> SelfPlay:
        table = self._table(number)
        learners = tuple(self._learner(seat == number % table.seats) for seat in range(table.seats))
        return SelfPlay(self.game.name, table, self._next_seed(), learners)

    def _learner(self, is_first: bool) -> Learner:
        """Somebody to practise with; one seat of every table is always the current bot's."""
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
