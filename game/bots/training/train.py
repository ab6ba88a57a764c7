"""Training: computer players learn by playing against themselves, and what they learned is written to a file.

    python main.py train nations --games 1200 --seed 1 --on processes:2
    python main.py train nations_dice --games 3000 --seed 1 --settings solo
    python main.py train nations --settings solo --evolve 30 --games 12
    python main.py train nations --level master --settings several --games 900 --rounds 3
    python main.py train nations --level master --settings solo --backward 400 --caution 20
    python main.py train nation_deckbuilder --evolve 30 --games 60 --spread 0.2 --trials 400

Games are played in rounds. After each, a ridge regression explains how the games ended by the positions on the way,
drawn towards the weights so far; the new weights stay only if they do better at the same tables than the old ones.
Where that leads nowhere, weights can evolve (`game.bots.training.evolution`), or be learned from the end of the game
backward (`game.bots.training.backward`). If the evaluator of a game has habits (a policy), these evolve. Writes
data/bots/GAME.yaml. What a Master learns is used by no other level. The same command learns the same.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from game import GAMES, game_named
from game.bots.level import MASTER
from game.bots.roster import USUAL, evaluator_of
from game.bots.search.evaluator import Evaluator, Habits
from game.bots.training.evolution import SPREAD
from game.bots.training.self_play import Play
from game.bots.training.training import Breeding, HabitTraining, WeightTraining
from game.bots.training.weights import (
    instinctive,
    keep_figures,
    keep_weights,
    learned,
    learned_figures,
    weights_of,
)
from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.engine import Game
from game.files.files import write_whole
from game.tools.runs.chart import curves, page
from game.tools.runs.long_run import add_run_options, run_of

CAUTION = 100.0
"""How many lessons the weights so far count for, unless told otherwise."""


@dataclass(frozen=True)
class TrainingPlan:
    """What is to be learned, and how long.

    level: USUAL for what all bots go by, MASTER for what only that one does. settings: kinds of tables, one after the
    other. games: to learn from at each, in so many rounds. breeding: how something evolves instead. backward: from so
    many positions of every stage they learn backward instead. trials: games in which what is new
    meets what was. fresh: whether to forget what was learned before. caution: how many lessons it counts for else.
    command: for the file. at_the_end: whether nothing is written before that, as a run that is kept only goes on
    with the data that it began with.
    """

    game: Game
    level: str
    settings: Sequence[str]
    games: int
    rounds: int
    breeding: Breeding | None
    backward: int
    trials: int
    seed: int
    fresh: bool
    caution: float
    command: str
    at_the_end: bool = False


def train(course: TrainingPlan, play: Play) -> Mapping[str, Sequence[float]]:
    """Go through a course, and write what was learned: after every kind of table, or all of it at the end where the
    plan says so. Returns by kind of table how the training went on, for a chart.
    """
    evaluator = evaluator_of(course.game, course.level)
    if course.breeding and evaluator.habits:
        return _train_habits(course, evaluator.habits, evaluator.whose, course.breeding, play)
    return _train_weights(course, evaluator, play)


def _train_weights(course: TrainingPlan, evaluator: Evaluator, play: Play) -> Mapping[str, Sequence[float]]:
    game = course.game
    weights = instinctive(evaluator) if course.fresh else weights_of(game.name, evaluator)
    own = {f"{evaluator.whose}{setting}" for setting in evaluator.tables}
    so_far = (learned(game.name) or {"training": {}})["training"]
    known = {name: record for name, record in so_far.items() if not (course.fresh and name in own)}
    progress: dict[str, Sequence[float]] = {}
    for setting in course.settings:
        began = monotonic()
        training = WeightTraining(game, setting, weights, course.seed, play, course.caution)
        if course.breeding:
            _tell(training.evolve(course.breeding, course.trials))
        elif course.backward:
            _tell(training.backward(course.backward, course.trials))
        else:
            _tell(training.rounds(course.rounds, course.games, course.trials))
        weights = training.weights
        known[f"{evaluator.whose}{setting}"] = _heading(course, began) | training.record
        progress[setting] = _curve(training.record)
        if not course.at_the_end or setting == course.settings[-1]:
            print(f"written: {keep_weights(game.name, evaluator, weights, known)}")
    return progress


def _curve(record: Mapping[str, Any]) -> list[float]:
    """How a training went on: the mean of every generation, or the gain of every round."""
    return record.get("generations") or [each["gain"] for each in record.get("rounds", [])] or [record["gain"]]


def _train_habits(
    course: TrainingPlan, habits: Habits, whose: str, breeding: Breeding, play: Play
) -> Mapping[str, Sequence[float]]:
    game, learned_so_far, progress = course.game, [], {}
    for setting in course.settings:
        began = monotonic()
        known = {} if course.fresh else learned_figures(game.name, setting, whose)
        training = HabitTraining(game, setting, {**habits.instinct, **known}, course.seed, play)
        _tell(training.evolve(breeding, course.trials))
        learned_so_far.append((setting, training.figures, _heading(course, began) | training.record))
        progress[setting] = _curve(training.record)
        if not course.at_the_end or setting == course.settings[-1]:
            for each in learned_so_far:
                print(f"written: {keep_figures(game.name, *each, whose)}")
            learned_so_far.clear()
    return progress


def _tell(lines: Iterable[str]) -> None:
    for line in lines:
        print(line, flush=True)


def _heading(course: TrainingPlan, began: float) -> dict[str, Any]:
    """What the file says first of a training."""
    minutes = round((monotonic() - began) / 60, 1)
    return {"command": course.command, "rules": course.game.rules, "minutes": minutes}


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = parser_of("train", __doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=1200, help="games to learn from, for every kind of table")
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
        help="evolve the current weights instead of playing rounds; --games then counts for each member",
    )
    parser.add_argument(
        "--backward",
        type=int,
        default=0,
        metavar="POSITIONS",
        help="learn from the last stage backward instead of from games, from this many positions of every stage",
    )
    parser.add_argument(
        "--spread", type=float, default=SPREAD, help="how far the first generation lies from the instinct"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", choices=(USUAL, MASTER), default=USUAL, help="who learns: all bots, or a Master")
    parser.add_argument("--settings", help="the kinds of tables, separated by commas; usually all")
    parser.add_argument("--fresh", action="store_true", help="forget what was learned before")
    parser.add_argument("--caution", type=float, default=CAUTION, help="how many lessons the weights so far count for")
    parser.add_argument("--plot", metavar="OUT.svg", type=Path, help="draw how it went on at every kind of table")
    add_run_options(parser)
    asked = parser.parse_args(arguments)
    game = game_named(asked.game)
    evaluator = evaluator_of(game)
    known = evaluator.habits.settings if asked.evolve and evaluator.habits else list(evaluator.tables)
    settings = asked.settings.split(",") if asked.settings else known
    for setting in settings:
        if setting not in known:
            parser.error(f"{game.title} learns nothing at tables called {setting!r}, but at {', '.join(known)}")
    course = TrainingPlan(
        game=game,
        level=asked.level,
        settings=settings,
        games=asked.games,
        rounds=asked.rounds,
        breeding=Breeding(asked.evolve, asked.games, asked.spread) if asked.evolve else None,
        backward=asked.backward,
        trials=asked.trials,
        seed=asked.seed,
        fresh=asked.fresh,
        caution=asked.caution,
        command=f"main.py train {' '.join(arguments if arguments is not None else sys.argv[1:])}",
        at_the_end=bool(asked.keep),
    )
    with run_of(parser, asked) as run:
        progress = train(course, run.map)
    if asked.plot:
        write_whole(asked.plot, page(f"{game.title}: training", [curves("gain or mean, by round", progress)]))
    return 0
