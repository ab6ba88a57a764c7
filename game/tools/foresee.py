"""Whether forecasts tell the truth: random moves of a game, each foreseen and then made.

    python main.py foresee nations --moves 10000 --seed 1
    python main.py foresee nations --moves 10000 --seed 1 --curious

Before every move the figures that its forecast says for certain are noted, and afterwards compared with those of the
position that came; what was called locked is compared until its round is over. With `--curious` moves are drawn so that
every piece comes to be used. Prints `agree: N of N` and how long the
forecasts took, the best of several targets included. Exits with 1 where something came out differently, which it names,
or where 95 % of the forecasts were not there in time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle
from time import process_time
from typing import NamedTuple

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.engine import Decision, Figures, Game, Move, State, below, flow
from game.engine.forecast import MovePreview
from game.tools.runs.long_run import LongRun
from game.tools.simulate import ALL, settings

IN_TIME, SHARE = 60.0, 0.95
"""Milliseconds within which that share of the forecasts must be there."""


class Seen(NamedTuple):
    """One move: how many figures were foreseen and what came out differently, in words; what the forecast took."""

    compared: int
    wrong: tuple[str, ...]
    milliseconds: float


class CuriousHand(RandomBot):
    """A bot that makes every other move with what it has used least often, so that all pieces come up soon."""

    def __init__(self, seed: int | str, game: Game) -> None:
        super().__init__(seed, game)
        self._made = Counter[tuple[str, ...]]()

    def choose(self, observation: State, decision: Decision) -> Move:
        """Any legal move, or one of those that it knows least."""
        if below(self, 2):
            return super().choose(observation, decision)
        least = min(self._made[move[:2]] for move in decision.moves)
        new = [move for move in decision.moves if self._made[move[:2]] == least]
        move = new[below(self, len(new))]
        self._made[move[:2]] += 1
        return move


def played(game: Game, moves: int, seed: int, *, curious: bool = False) -> Iterator[Seen]:
    """So many random moves of games with any number of seats and any options, and what had been foreseen of each.

    A `curious` bot plays all of them, and so comes to try every piece.
    """
    bot = (CuriousHand if curious else RandomBot)(seed, game)
    planned = {seats: iter(settings(game, seats, moves, seed, [ALL])) for seats in game.seats}
    for seats in cycle(game.seats):
        setting = next(planned[seats])
        state = game.new(setting.options, seats, setting.seed)
        locked = dict[str, object]()
        if not curious:
            bot = RandomBot(setting.seed, game)
        while state.decision is not None:
            if not moves:
                return
            move = bot.choose(state, state.decision)
            yield _seen(game, state, move, locked)
            moves -= 1


def _seen(game: Game, state: State, move: Move, locked: dict[str, object]) -> Seen:
    """Foresee a move, make it, and compare."""
    assert state.decision is not None
    seat = state.decision.seat
    began = process_time()
    foresight = game.foresight(state, seat)
    foresight.best([each for each in state.decision.moves if each[:2] == move[:2]])
    shown = foresight.what_if((move,))
    took = (process_time() - began) * 1000
    told: Figures = game.forecaster.figures(state, shown) if shown else {}
    flow.apply(state, move)
    came = _figures(game, state, game.foresight(state, seat))
    wrong = [
        f"{name}: {told[name].value}, but {came[name].value} after {' '.join(move)}"
        for name in told.keys() & came.keys()
        if told[name].value != came[name].value
    ]
    wrong += [
        f"{name}: locked at {locked[name]}, but {came[name].value} after {' '.join(move)}"
        for name in locked.keys() & came.keys()
        if locked[name] != came[name].value
    ]
    compared = len(told.keys() & came.keys()) + len(locked.keys() & came.keys())
    locked.update({name: figure.value for name, figure in came.items() if figure.locked})
    return Seen(compared, tuple(wrong), took)


def soon(seen: Sequence[Seen]) -> float:
    """The milliseconds within which most forecasts were there."""
    return sorted(each.milliseconds for each in seen)[int(SHARE * (len(seen) - 1))]


def _figures(game: Game, state: State, foresight: MovePreview[State]) -> Figures:
    foreseen = foresight.forecast
    return game.forecaster.figures(state, foreseen) if foreseen else {}


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when everything came as foreseen, in time."""
    parser = parser_of("foresee", "Check forecasts against what really happens.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curious", action="store_true", help="moves that try every piece")
    asked = parser.parse_args(arguments)
    moves = played(game_named(asked.game), asked.moves, asked.seed, curious=asked.curious)
    seen = list(LongRun(map).counted(moves, asked.moves))
    wrong = [words for each in seen for words in each.wrong]
    compared = sum(each.compared for each in seen)
    times = sorted(each.milliseconds for each in seen)
    most_of_them = soon(seen)
    for words in wrong[:20]:
        print(words)
    print(f"moves: {len(seen)}")
    print(f"agree: {compared - len(wrong)} of {compared}")
    print(
        f"previews: {times[len(times) // 2]:.1f} ms, {SHARE:.0%} within {most_of_them:.1f} ms, "
        f"{times[-1]:.1f} ms at most"
    )
    return 1 if wrong or most_of_them > IN_TIME else 0
