"""Self-play: games that bots learn from. Every lesson is a position that a bot chose, and how its game ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, NamedTuple

from game import game_named
from game.bots.bot import Bot
from game.bots.level import LEVELS
from game.bots.random_bot import RandomBot
from game.bots.roster import evaluator_of, thinking_hand
from game.bots.search.determinization import tried, usual_move, worth_a_look
from game.bots.search.evaluator import Budget, Evaluator, TrainingTable
from game.bots.training.match import answer, bot_seed
from game.bots.training.regression import dot
from game.bots.training.weights import Weights
from game.engine import Game, Move, State, flow, observe
from game.tools.simulate import MOST_DECISIONS

CURIOSITY = 0.1
"""The share of moves that are drawn from the candidates, so that other positions are learned from too."""

KEPT = 0.4
"""The share of positions that become lessons; neighbours teach almost the same."""


class Learner(NamedTuple):
    """Who sits in a seat: a level with its weights; without weights, the Random bot.

    budget: how much it thinks, in place of the evaluator's own.
    """

    level: str
    weights: Weights | None
    budget: Budget | None = None


class Follower(NamedTuple):
    """Who sits in a seat and follows the evaluator's policy alone, guided by these figures."""

    figures: Sequence[float]


Player = Learner | Follower


class TrainingGame(NamedTuple):
    """A position: where its weights stand, the seat's numbers less the best rival's, and how the game ended for it."""

    setting: str
    stage: int
    numbers: list[float]
    final: float


@dataclass(frozen=True)
class SelfPlay:
    """A game to be learned from, or, without curiosity, one that compares its players."""

    game_name: str
    table: TrainingTable
    seed: int
    players: tuple[Player, ...]
    curiosity: float = CURIOSITY


class Learned(NamedTuple):
    """The lessons of a practice, and how it ended for every seat."""

    lessons: list[TrainingGame]
    finals: list[float]


Play = Callable[[Callable[[Any], Learned], Iterable[Any]], Iterable[Learned]]
"""Plays practices, or what else can be played, one after the other or several at once; what came of them, in the same
order.
"""


def practise(practice: SelfPlay) -> Learned:
    """Play a practice. A game that does not end by itself is left without lessons."""
    game = game_named(practice.game_name)
    evaluator = evaluator_of(game)
    table, chance = practice.table, Random(practice.seed)
    options = {**(game.bound.options if game.bound else {}), **table.options}
    state = game.new(game.settle_options(table.seats, options), table.seats, practice.seed)
    answers = [_answers(practice, seat) for seat in range(table.seats)]
    pending: list[tuple[int, TrainingGame]] = []
    progress = evaluator.progress(state)
    for _ in range(MOST_DECISIONS):
        decision = state.decision
        if decision is None:
            break
        player = practice.players[decision.seat]
        weights = player.weights if isinstance(player, Learner) else None
        move = answers[decision.seat](state)
        if weights and len(decision.moves) > 1:
            if chance.random() < practice.curiosity:
                move = chance.choice(worth_a_look(game, evaluator, state, decision))
            if practice.curiosity and chance.random() < KEPT:
                after = tried(evaluator, observe(state, decision.seat, game.hidden), decision.seat, move)
                if not after.is_over:
                    pending.append((decision.seat, lesson_of(evaluator, after, decision.seat, weights)))
        flow.apply(state, move)
        if practice.curiosity and state.decision and evaluator.progress(state) > progress:
            progress = evaluator.progress(state)
            pending += _horizon(practice, state)
    if not state.is_over:
        return Learned([], [0.0] * table.seats)
    finals = [evaluator.final(state, seat) for seat in range(table.seats)]
    return Learned([lesson._replace(final=finals[seat]) for seat, lesson in pending], finals)


def _answers(practice: SelfPlay, seat: int) -> Callable[[State], Move]:
    """How a seat answers a question. Habits look at nothing that is hidden, so that they are shown the whole state."""
    game, player = game_named(practice.game_name), practice.players[seat]
    evaluator = evaluator_of(game)
    if isinstance(player, Follower):
        assert evaluator.habits is not None
        return partial(usual_move, game, evaluator.habits.guided(lambda setting: player.figures))
    return partial(answer, game, _bot(game, evaluator, player, bot_seed(practice.seed, seat)))


def _bot(game: Game, evaluator: Evaluator, learner: Learner, seed: int) -> Bot:
    if learner.weights is None:
        return RandomBot(seed, game)
    return thinking_hand(game, evaluator, learner.weights, LEVELS[learner.level], None, seed, learner.budget)


def _horizon(practice: SelfPlay, state: State) -> list[tuple[int, TrainingGame]]:
    """What every seat learns from a position in which futures may end, with the seat: few moves lead to one."""
    game = game_named(practice.game_name)
    evaluator, lessons = evaluator_of(game), []
    for seat, player in enumerate(practice.players):
        if isinstance(player, Learner) and player.weights:
            seen = observe(state, seat, game.hidden)
            evaluator.settle(seen, seat)
            lessons.append((seat, lesson_of(evaluator, seen, seat, player.weights)))
    return lessons


def lesson_of(evaluator: Evaluator, state: State, seat: int, weights: Weights) -> TrainingGame:
    """A position as the seat measures it; how the game ends is not known yet."""
    setting, stage = evaluator.setting(state), evaluator.stage(state)
    row = weights[setting][stage]
    own = evaluator.weigh(state, seat)
    rivals = [evaluator.weigh(state, rival) for rival in evaluator.rivals(state, seat)]
    best = max(rivals, key=lambda numbers: dot(row, numbers), default=None)
    numbers = [one - other for one, other in zip(own, best, strict=True)] if best else own
    return TrainingGame(setting, stage, numbers, 0.0)
