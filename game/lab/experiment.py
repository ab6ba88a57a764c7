"""The experiment: a game is played to its end. Where a seat took a piece, the game is played on a second time from
there, with the same luck, but that seat may not take the piece. The difference between the two ends is the piece's
worth.

Whoever takes a piece may be ahead already, and wins with any piece; the two ends share all that was before. What our
own pieces are worth is measured in the same games and in the same way: of the takings of ours in a game one is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from game import game_named
from game.bots.bot import Bot
from game.bots.training.match import Match, answer, hands_of
from game.cards.registry import OF_A_MOD
from game.engine import Game, Options, State, flow, seed_number
from game.engine.game import MODS
from game.engine.state import Bars
from game.mods.installed import adopt, handed_over, look_again
from game.mods.mod_files import ModFiles
from game.tools.simulate import MOST_DECISIONS

MOST_GAMES = 30_000
"""No lab plays more."""
MOST_POINTS = 10_000
"""No two ends of a game are farther apart."""


@dataclass(frozen=True)
class Experiment:
    """What a lab plays: games of one kind between computers of one kind, and what is looked at in them.

    mods: of each, its name and its files; they take turns on every shuffle. pieces: the handles, without the name of a
    mod, of what is measured. mark: what decides the games; the outcomes of two experiments with one mark are the same.
    """

    game: str
    mods: tuple[tuple[str, tuple[tuple[str, bytes], ...]], ...]
    pieces: tuple[str, ...]
    seats: int
    player: str
    options: tuple[tuple[str, Any], ...]
    mark: str


@dataclass(frozen=True)
class LabGame:
    """A game of an experiment, by its number."""

    experiment: Experiment
    number: int

    @property
    def mod(self) -> str:
        """The mod that it is played with."""
        return self.experiment.mods[self.number % len(self.experiment.mods)][0]

    @property
    def shuffle(self) -> int:
        """Its seed."""
        return self.number // len(self.experiment.mods)

    @property
    def kept_as(self) -> tuple[str, int]:
        """What its outcome is found by."""
        return self.experiment.mark, self.number


class Offered(NamedTuple):
    """A seat that could have taken a piece: which, whether it did, and its part of the victory."""

    piece: str
    taken: bool
    won: float


class Pair(NamedTuple):
    """Two ends of a game: by how many points the lead of the seat was better with the piece than without it."""

    piece: str
    points: int


@dataclass(frozen=True)
class LabOutcome:
    """What a game says, by its number. offered, pairs: of the pieces that are measured; ours: of a piece of ours that a
    seat took.

    Raises ValueError for what no game can say.
    """

    number: int
    offered: tuple[Offered, ...] = ()
    pairs: tuple[Pair, ...] = ()
    ours: tuple[Pair, ...] = ()

    def __post_init__(self) -> None:
        """Outcomes are read from files, too."""
        if type(self.number) is not int or not 0 <= self.number < MOST_GAMES:
            raise ValueError
        for each in self.offered:
            if not (isinstance(each.piece, str) and type(each.taken) is bool and type(each.won) in (int, float)):
                raise ValueError
            if not 0 <= each.won <= 1:
                raise ValueError
        for pair in (*self.pairs, *self.ours):
            if not isinstance(pair.piece, str) or type(pair.points) is not int or abs(pair.points) > MOST_POINTS:
                raise ValueError


@dataclass(frozen=True)
class Keeping(Bars):
    """Keeps pieces from a seat, by whatever moves it could take them."""

    takes: frozenset[str] = frozenset()

    def bar(self, seat: int, move: tuple[str, ...]) -> bool:
        """Whether this move takes one of them."""
        return seat == self.seat and move[0] in self.takes and _design(move) in self.pieces


def play_lab_game(asked: LabGame, rest: Callable[[], None] = lambda: None) -> LabOutcome:
    """Play a game of an experiment, and on from where pieces were taken. rest: called before every answer of a
    computer; it may take its time.
    """
    _have_mods(asked.experiment)
    return _Played(asked, rest).outcome()


def _have_mods(experiment: Experiment) -> None:
    """See that this process has the mods of an experiment, and no others."""
    wanted: dict[str, ModFiles] = {mod: dict(files) for mod, files in experiment.mods}
    if handed_over() != wanted:
        adopt(wanted)
        look_again()


def _design(move: tuple[str, ...]) -> str:
    """The piece that a move names first, whichever copy of it."""
    return move[1].partition("#")[0] if len(move) > 1 else ""


class _Taking(NamedTuple):
    """A seat is about to take a piece."""

    seat: int
    piece: str
    before: State


class _Played:
    """A game of the lab while it is played."""

    def __init__(self, asked: LabGame, rest: Callable[[], None]) -> None:
        self._asked, self._rest = asked, rest
        self._game: Game = game_named(asked.experiment.game)
        self._takes = self._game.buys | self._game.takes
        self._bots: Sequence[Bot] = hands_of(self._match)
        self._measured = {f"{asked.mod}{OF_A_MOD}{piece}": piece for piece in asked.experiment.pieces}
        self._offered: dict[tuple[int, str], bool] = {}
        self._takings: dict[tuple[int, str], _Taking] = {}

    @cached_property
    def _match(self) -> Match:
        plan = self._asked.experiment
        bound: Options = self._game.bound.options if self._game.bound else {}
        options = self._game.settle_options(plan.seats, {**dict(plan.options), **bound, MODS: [self._asked.mod]})
        return Match(plan.game, options, self._asked.shuffle, (plan.player,) * plan.seats)

    def outcome(self) -> LabOutcome:
        """Play it, and all that goes on from it."""
        end = self._game.new(self._match.options, len(self._match.players), self._match.seed)
        self._play_on(end, self._note)
        ranks = {score.seat: score.rank for score in self._game.result(end)}
        part = 1 / max(1, sum(rank == 1 for rank in ranks.values()))
        offered = (
            Offered(self._measured[piece], taken, part if ranks[seat] == 1 else 0.0)
            for (seat, piece), taken in self._offered.items()
        )
        measured = [each for each in self._takings.values() if each.piece in self._measured]
        pairs = (Pair(self._measured[each.piece], points) for each in measured for points in self._points(each, end))
        return LabOutcome(self._asked.number, tuple(offered), tuple(pairs), tuple(self._ours(end)))

    def _ours(self, end: State) -> Iterator[Pair]:
        """A piece of ours that was taken, drawn by the number of the shuffle, and what it was worth."""
        ours = [each for each in self._takings.values() if OF_A_MOD not in each.piece]
        if ours:
            drawn = ours[seed_number(f"lab {self._asked.shuffle}") % len(ours)]
            yield from (Pair(drawn.piece, points) for points in self._points(drawn, end))

    def _points(self, taking: _Taking, end: State) -> Iterator[int]:
        """What the taking was worth: nothing is told where the seat had no other move."""
        seat, without = taking.seat, taking.before
        decision = without.decision
        assert decision is not None
        kept = Keeping("", seat, pieces=frozenset((taking.piece,)), takes=self._takes)
        moves = tuple(move for move in decision.moves if not kept.bar(seat, move))
        if moves:
            without.always = replace(without.always, bars=kept)
            without.decision = decision._replace(moves=moves)
            self._play_on(without, lambda state, move: None)
            yield _lead(self._game, end, seat) - _lead(self._game, without, seat)

    def _play_on(self, state: State, note: Callable[[State, flow.Move], None]) -> None:
        """Let the computers play to the end. Raises RuntimeError where there is none."""
        for _ in range(MOST_DECISIONS):
            if state.decision is None:
                return
            self._rest()
            move = answer(self._game, self._bots[state.decision.seat], state)
            note(state, move)
            flow.apply(state, move)
        raise RuntimeError("the game does not end")

    def _note(self, state: State, move: flow.Move) -> None:
        """Remember what could be taken that is measured, and what is taken for the first time by its seat."""
        decision = state.decision
        assert decision is not None
        seat = decision.seat
        named = {_design(each) for each in decision.moves if each[0] in self._takes}
        for piece in named & self._measured.keys():
            self._offered.setdefault((seat, piece), False)
        if move[0] in self._takes and (seat, piece := _design(move)) not in self._takings:
            self._takings[seat, piece] = _Taking(seat, piece, state.copy())
            if piece in self._measured:
                self._offered[seat, piece] = True


def _lead(game: Game, state: State, seat: int) -> int:
    """The points of a seat less those of the best other; alone, its points."""
    totals = {score.seat: score.total for score in game.result(state)}
    return totals[seat] - max((total for other, total in totals.items() if other != seat), default=0)
