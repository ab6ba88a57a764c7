"""Learning backward: what positions between stages are worth, by what quick bots make of them; the last ones first.

A game between bots teaches only about what these do. Here positions are changed into others that could have come
(`Evaluator.varied`), and bots that search play them on to the evaluator's horizon. Where they get is worth what was
learned a moment ago, so that chance of one stage only stands between a position and its lesson.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

from game import game_named
from game.bots.level import LEVELS
from game.bots.roster import evaluator_of, thinking_hand
from game.bots.search.determinization import worth_a_look
from game.bots.search.evaluator import Budget, Evaluator, TrainingTable
from game.bots.search.worth import Worth
from game.bots.training.match import answer, bot_seed
from game.bots.training.self_play import CURIOSITY, Learned, lesson_of
from game.bots.training.weights import Weights
from game.engine import Game, State, determinize, flow

QUICK = Budget(rollouts=4, shortlist=6)
"""How much a bot thinks about a move that is played on: little, as many positions say more than good play does."""

AS_THEY_CAME = 0.4
"""The share of positions that are not changed."""


class Stretch(NamedTuple):
    """A part of a game to be learned from: from the beginning of a stage to the evaluator's horizon.

    before: the weights by which Normal bots get there. weights: those by which bots search from there on.
    """

    game_name: str
    table: TrainingTable
    seed: int
    stage: int
    before: Weights
    weights: Weights


def stretched(stretch: Stretch) -> Learned:
    """The lesson of a stretch; none where the game has no such stage."""
    game = game_named(stretch.game_name)
    evaluator, chance = evaluator_of(game), Random(stretch.seed)
    state = _reached(game, evaluator, stretch, chance)
    if state is None or state.decision is None:
        return Learned([], [])
    seat = state.decision.seat
    if chance.random() > AS_THEY_CAME:
        evaluator.varied(state, chance)
    state = determinize(state, seat, game.hidden, stretch.seed)
    lesson = lesson_of(evaluator, state, seat, stretch.weights)
    quick = replace(evaluator, likely=evaluator.hasty or evaluator.likely)
    bot = thinking_hand(game, quick, stretch.weights, LEVELS["hard"], None, stretch.seed, QUICK)
    horizon = evaluator.progress(state) + evaluator.ahead
    while state.decision is not None and evaluator.progress(state) < horizon:
        flow.apply(state, answer(game, bot, state))
    return Learned([lesson._replace(final=Worth(evaluator, stretch.weights)(state, seat))], [])


def _reached(game: Game, evaluator: Evaluator, stretch: Stretch, chance: Random) -> State | None:
    """A position in which futures end, at the beginning of the stage, in a game of Normal bots."""
    seats = stretch.table.seats
    state: State = game.new(game.settle_options(seats, stretch.table.options), seats, stretch.seed)
    bot = thinking_hand(game, evaluator, stretch.before, LEVELS["normal"], None, bot_seed(stretch.seed, 0))
    progress = evaluator.progress(state)
    while state.decision is not None:
        if evaluator.progress(state) > progress:
            progress = evaluator.progress(state)
            if evaluator.stage(state) == stretch.stage:
                return state
        move = answer(game, bot, state)
        if chance.random() < CURIOSITY:
            move = chance.choice(worth_a_look(game, evaluator, state, state.decision))
        flow.apply(state, move)
    return None
