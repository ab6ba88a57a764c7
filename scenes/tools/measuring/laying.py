"""How long tables take to be laid: positions gone to from far away, one after the other, and moves pointed at.

Prints milliseconds of processor time, the shortest of some rounds, each over positions of random games that were never
laid before. Two versions of the program are compared by measuring them by turns.
"""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Iterable, Sequence
from copy import copy
from typing import NamedTuple

import pygame

from game import GAMES
from game.bots.random_bot import RandomBot
from game.engine.game import Game
from game.engine.hidden import heaps, redact
from game.session.session import HUMAN, Seat, Session
from scenes.games.plugin import plugin_of
from scenes.play.input.turn_input import TurnInput
from scenes.table.model import TableModel
from scenes.table.table import Table

POSITIONS, MOVES_BETWEEN, TRIED = 21, 5, 6
"""Positions of a game that are laid, moves from each to the next, and moves of each that are pointed at."""

STRIDE, ROUNDS = 7, 3
"""A seek goes over so many positions; every figure is the shortest of so many rounds."""

SEATS = 3


class ShownPosition(NamedTuple):
    """What a table shows of a position, and with each of some moves pointed at."""

    model: TableModel
    tried: list[TableModel]


class LayingTimes(NamedTuple):
    """Milliseconds to lay a position far from the last one, the next one, and the same with another move pointed at."""

    seek: float
    step: float
    what_if: float


def measure_laying(games: Iterable[str]) -> int:
    """Measure the tables of these games, and print."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    print(f"{'CPU ms':22}{'seek':>8}{'step':>8}{'what-if':>9}")
    for name in games:
        table, game = plugin_of(name).table(), GAMES[name]
        times = LayingTimes(*map(min, zip(*(measured(table, game, seed) for seed in range(ROUNDS)), strict=True)))
        print(f"{name:22}{times.seek:>8.2f}{times.step:>8.2f}{times.what_if:>9.2f}")
    return 0


def shown_of(game: Game, seed: str) -> list[ShownPosition]:
    """Positions of a random game of people, as they are shown to whoever is asked."""
    seats = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, max(SEATS, game.seats[0]) + 1)]
    session, bot = Session(game, {}, seats, seed), RandomBot(seed, game)
    found: list[ShownPosition] = []
    while session.state.decision and len(found) < POSITIONS:
        position = copy(session)
        position.state = session.state.copy()
        found.append(_shown(position))
        for _ in range(MOVES_BETWEEN):
            if session.state.decision:
                session.play(bot.choose(session.state, session.state.decision))
    return found


def _shown(session: Session) -> ShownPosition:
    game, state, decision = session.game, session.state, session.state.decision
    assert decision is not None
    table, viewer = plugin_of(game.name).table(), decision.seat
    turn = TurnInput(
        state,
        True,
        lambda moves: table.draft(state, moves),
        lambda asked: table.offered(session.seats, asked),
    )
    foresight = game.foresight(state, viewer)

    def model(**tried: object) -> TableModel:
        return TableModel(
            view=redact(state, viewer, game.hidden),
            seats=session.seats,
            viewer=viewer,
            shown_seat=viewer,
            decision=decision,
            selection=turn.selection,
            draft=turn.draft,
            forecast=foresight.forecast,
            heaps=heaps(state, viewer, game.hidden),
            options=session.options,
            **tried,  # type: ignore[arg-type]
        )

    foreseen = [((move,), foresight.what_if((move,))) for move in decision.moves[:TRIED]]
    return ShownPosition(model(), [model(tried=moves, what_if=then) for moves, then in foreseen if then])


def measured(table: Table, game: Game, round: int) -> LayingTimes:
    """The figures of one table in one round."""
    far = [each.model for each in shown_of(game, f"far {round}")]
    near = shown_of(game, f"near {round}")
    gc.collect()
    gc.disable()
    seek = _mean_time(table, [model for first in range(STRIDE) for model in far[first::STRIDE]])
    step = _mean_time(table, [each.model for each in near])
    what_if = _what_if_time(table, near)
    gc.enable()
    return LayingTimes(seek, step, what_if)


def _mean_time(table: Table, models: Sequence[TableModel]) -> float:
    began = time.process_time()
    for model in models:
        table.layout(model)
    return (time.process_time() - began) * 1000 / max(1, len(models))


def _what_if_time(table: Table, shown: list[ShownPosition]) -> float:
    """Every move twice, as a pointer comes back to what it has left."""
    spent, frames = 0.0, 0
    for each in shown:
        table.layout(each.model)
        frames += 2 * len(each.tried)
        spent += _mean_time(table, 2 * each.tried) * 2 * len(each.tried)
    return spent / max(1, frames)
