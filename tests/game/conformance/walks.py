"""Random games for the conformance tests: every game, every number of seats, one set of options after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.engine import flow
from game.engine.flow import Decision, Move
from game.engine.game import Game
from game.engine.record import Record
from game.tools.simulate import ALL, MOST_DECISIONS, Setting, settings

SEEDS = 6
SAMPLED = 7
"""Of so many positions in a row one is kept."""

TABLES = [(game, seats) for game in GAMES.values() for seats in game.seats]
NAMES = [f"{game.name}-{seats}" for game, seats in TABLES]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)


def planned(game: Game, seats: int, games: int = SEEDS) -> list[Setting]:
    return settings(game, seats, games, 1, [ALL])


def begin(game: Game, seats: int, setting: Setting) -> Any:
    return game.new(setting.options, seats, setting.seed)


def walk(game: Game, seats: int, setting: Setting) -> Iterator[tuple[Any, Move]]:
    """Every position of a random game with the move that is about to be played, and the last position with ()."""
    state, hand = begin(game, seats, setting), RandomBot(setting.seed, game)
    while state.decision is not None:
        move = hand.choose(state, state.decision)
        yield state, move
        flow.apply(state, move)
    yield state, ()


class Sample(NamedTuple):
    """A copy of the position before move `number` of a game, and its fingerprint when it was taken."""

    number: int
    state: Any
    fingerprint: str


class Walk:
    """A random game to its end: its moves, samples of its positions, and what is wrong with any of its positions."""

    def __init__(self, game: Game, seats: int, setting: Setting) -> None:
        self.setting = setting
        self.moves: list[Move] = []
        self.samples: list[Sample] = []
        self.broken: list[str] = []
        self.odd_questions: list[Decision] = []
        self.unnamed: list[int] = []
        for self.state, move in walk(game, seats, setting):
            self._look(game, seats, self.state)
            if not move or len(self.moves) > MOST_DECISIONS:
                break
            if len(self.moves) % SAMPLED == 0:
                self.samples.append(Sample(len(self.moves), self.state.copy(), self.state.fingerprint()))
            self.moves.append(move)

    def _look(self, game: Game, seats: int, state: Any) -> None:
        self.broken += game.invariants(state)
        if not game.headline(state):
            self.unnamed.append(len(self.moves))
        decision = state.decision
        if decision and not (_is_plain(decision) and decision.seat in range(seats)):
            self.odd_questions.append(decision)


def _is_plain(decision: Decision) -> bool:
    """Whether the moves are some, all different, and plain words."""
    moves = decision.moves
    is_of_words = all(tuple(" ".join(move).split()) == move for move in moves)
    return bool(moves) and len(set(moves)) == len(moves) and is_of_words


class Table:
    """A game with so many seats, and random games at it."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.walks = [Walk(game, seats, setting) for setting in planned(game, seats)]

    def samples(self, games: int, step: int = 1) -> Iterator[tuple[Any, str]]:
        """Copies of every so manieth sample of the first games, to do anything with, and their fingerprints."""
        for walk in self.walks[:games]:
            for _, state, fingerprint in walk.samples[::step]:
                yield state.copy(), fingerprint

    def positions(self, games: int, step: int = 1) -> Iterator[Any]:
        """The same without the fingerprints."""
        return (state for state, _ in self.samples(games, step))


def play_out(game: Game, state: Any, seed: int) -> str:
    """Play on at random; the fingerprint of the end."""
    hand = RandomBot(seed, game)
    while state.decision is not None:
        flow.apply(state, hand.choose(state, state.decision))
    return state.fingerprint()


def are_alike(one: Record, other: Record) -> bool:
    """Whether two positions are the same, as fingerprints tell, only quicker."""
    kept = {*one.nested, *one.derived, "journal"}
    names = vars(one).keys() - kept
    if names != vars(other).keys() - kept or any(getattr(one, name) != getattr(other, name) for name in names):
        return False
    pairs = [(getattr(one, name), getattr(other, name)) for name in one.nested]
    return all(len(a) == len(b) and all(map(are_alike, a, b)) for a, b in pairs)
