"""What a search finds that knows every die and every deck: a lower bound for what a perfect solo player could reach.

    python main.py clairvoyant nations --games 9 --width 60
    python main.py clairvoyant nations_dice --games 50 --width 60 --seed 1 --keep run.jsonl --on processes:2

Plays a solo game by beam search on the true shuffle. After every move it keeps the best positions by the weights of a
Master. From one round to the next it keeps as many again, so that the rest of the game decides which end of a round was
good. No player may know that much. But if it gains little over a Master on the same shuffles, no fair search can gain
much there either. Prints the points of each shuffle, their mean, and the share of games that are won.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple

from game import GAMES, game_named
from game.bots.analysis.standings import mean_of, wilson
from game.bots.level import MASTER
from game.bots.roster import evaluator_of
from game.bots.search.evaluator import Evaluator
from game.bots.search.worth import Worth
from game.bots.training.weights import weights_of
from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.engine import Game, Options, Score, State, flow
from game.tools.runs.long_run import add_run_options, run_of
from game.tools.simulate import settings


class BeamEntry(NamedTuple):
    """A position that the beam keeps, and its worth."""

    worth: float
    state: State


class Beam:
    """A search alone at a table that sees what is to come. width: how many positions are kept."""

    def __init__(self, game: Game, evaluator: Evaluator, width: int) -> None:
        self._game = game
        self._evaluator = evaluator
        self._worth = Worth(evaluator, weights_of(game.name, evaluator))
        self._width = width

    def best_score(self, state: State) -> Score:
        """How the best line ends that is found from a position on."""
        state = state.copy()
        _go_to_a_choice(state)
        layer, ended = [BeamEntry(0.0, state)], list[BeamEntry]()
        while layer:
            found = self._ends_of_round(layer)
            ended += (seen for seen in found if seen.state.is_over)
            layer = [seen for seen in found if not seen.state.is_over]
        best = max(ended, key=itemgetter(0)).state
        return next(score for score in self._game.result(best) if score.seat == 0)

    def _ends_of_round(self, layer: list[BeamEntry]) -> list[BeamEntry]:
        """The best beginnings of the next round, and the best ends of the game within this one."""
        round_ = self._game.rounds(layer[0].state)
        ends: dict[object, BeamEntry] = {}
        while layer:
            within: dict[object, BeamEntry] = {}
            for position in self._after(layer):
                is_end = position.is_over or self._game.rounds(position) > round_
                found = ends if is_end else within
                key = (position.leaves(), position.rng, tuple(position.stack))
                if key not in found:
                    found[key] = BeamEntry(self._value(position), position)
            layer = self._best(within)
        return self._best(ends)

    def _after(self, layer: Sequence[BeamEntry]) -> Iterator[State]:
        """The next choices after every candidate of every position."""
        for _, state in layer:
            assert state.decision is not None
            for move in self._evaluator.candidates(state, state.decision):
                twin = state.copy()
                flow.apply(twin, move)
                _go_to_a_choice(twin)
                yield twin

    def _value(self, position: State) -> float:
        if not position.is_over:
            position = position.copy()
            self._evaluator.settle(position, 0)
        return self._worth(position, 0)

    def _best(self, found: Mapping[object, BeamEntry]) -> list[BeamEntry]:
        return sorted(found.values(), key=itemgetter(0), reverse=True)[: self._width]


def _go_to_a_choice(state: State) -> None:
    """Make the moves that have no alternative."""
    while state.decision is not None and len(state.decision.moves) == 1:
        flow.apply(state, state.decision.moves[0])


class KnownShuffle(NamedTuple):
    """A game to be played alone by a beam of this width, by its seed and options."""

    game: str
    options: Options
    seed: int
    width: int


def best_of(asked: KnownShuffle) -> Score:
    """How the best line ends that is found in a game."""
    game = game_named(asked.game)
    beam = Beam(game, evaluator_of(game, MASTER), asked.width)
    return beam.best_score(game.new(asked.options, 1, asked.seed))


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; always 0."""
    parser = parser_of("clairvoyant", __doc__)
    parser.add_argument("game", choices=sorted(name for name in GAMES if 1 in game_named(name).seats))
    parser.add_argument("--games", type=int, default=9)
    parser.add_argument("--width", type=int, default=60, help="how many positions are kept (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first shuffle; those of a tournament alone")
    add_run_options(parser)
    asked = parser.parse_args(arguments)
    planned = [
        KnownShuffle(asked.game, setting.options, setting.seed, asked.width)
        for setting in settings(game_named(asked.game), 1, asked.games, asked.seed, [])
    ]
    scores: list[Score] = []
    with run_of(parser, asked) as run:
        for shuffle, score in zip(planned, run.map(best_of, planned), strict=True):
            scores.append(score)
            run.tell(f"seed {shuffle.seed}: {score.total}{' won' if score.rank == 1 else ''}")
    points = mean_of([score.total for score in scores])
    won = wilson(sum(score.rank == 1 for score in scores), len(scores))
    print(f"points: {points.mean:.1f} ± {points.reach:.1f}")
    print(f"won: {won.share:.0%} ({won.low:.0%} to {won.high:.0%})")
    return 0
