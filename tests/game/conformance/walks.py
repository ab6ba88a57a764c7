"""Random games for the conformance tests: every game, every number of seats, one set of options after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game import GAMES
from game.bots.random_hand import RandomHand
from game.core import flow
from game.core.description import Game
from game.core.flow import Move
from game.simulate import ALL, Setting, settings

SEEDS = 6
TABLES = [
    pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES.values() for seats in game.seats
]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def planned(game: Game, seats: int, games: int = SEEDS) -> list[Setting]:
    return settings(game, seats, games, 1, [ALL])


def begin(game: Game, seats: int, setting: Setting) -> Any:
    return game.new(setting.options, seats, setting.seed)


def walk(game: Game, seats: int, setting: Setting) -> Iterator[tuple[Any, Move]]:
    """Every position of a random game with the move that is about to be played, and the last position with ()."""
    state, hand = begin(game, seats, setting), RandomHand(setting.seed, game)
    while state.decision is not None:
        move = hand.choose(state, state.decision)
        yield state, move
        flow.play(state, move)
    yield state, ()


def positions(game: Game, seats: int, games: int = SEEDS, every: int = 1) -> Iterator[Any]:
    """Positions with a decision pending; only each so-many-th where `every` is more than 1."""
    for setting in planned(game, seats, games):
        for number, (state, move) in enumerate(walk(game, seats, setting)):
            if move and number % every == 0:
                yield state


def play_out(game: Game, state: Any, seed: int) -> str:
    """Play on at random; the fingerprint of the end."""
    hand = RandomHand(seed, game)
    while state.decision is not None:
        flow.play(state, hand.choose(state, state.decision))
    return state.fingerprint()
