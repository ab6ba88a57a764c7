"""Game: the complete contract between a set of rules and the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from operator import attrgetter
from typing import Any, Generic, NamedTuple

from game.cards.registry import mods_of
from game.engine.chance import HasChance, below
from game.engine.event import Event, Facts, Frame
from game.engine.flow import Decision, Move, advance
from game.engine.forecast import BLIND, Forecaster, MovePreview
from game.engine.goal_search import NOTHING_TO_WISH, GoalSource
from game.engine.hidden import Hidden
from game.engine.state import Bars, S, State
from game.engine.trace import Recorder
from game.files import schema, untrusted
from game.text.chapter import Chapter
from game.text.sentences import Sentences, listed

CHOSEN_OPTIONS = {
    schema.ANY: (
        bool,
        range(-1_000_000, 1_000_000),
        schema.TextShape(),
        [(bool, range(-1_000_000, 1_000_000), schema.TextShape())],
    )
}
"""The shape of options in a file; whether a game offers them, the game says."""


_say = Sentences("screens")


MODS = "mods"
"""The option of every game that names the mods whose pieces are in it; games without any do not have it."""


class BadOption(ValueError):
    """An option of a new game that the game does not offer, or a combination that its rules forbid."""


@dataclass(frozen=True)
class Option:
    """One thing to settle before a game: its values, the usual one first.

    With `each_seat` the option is a list of one value for every seat.
    """

    name: str
    values: tuple[bool | int | str, ...]
    each_seat: bool = False


class ScoreLine(NamedTuple):
    """One line of a final score: a category's key and its points."""

    category: str
    points: int


class Score(NamedTuple):
    """The final score of a seat. `rank` is 1 for the winner; equal ranks share a place."""

    seat: int
    lines: tuple[ScoreLine, ...]
    total: int
    rank: int


class Opinion(NamedTuple):
    """What a computer player ought to answer, and why: a sentence's key and the facts in it."""

    move: Move
    reason: str
    facts: Facts


Options = Mapping[str, Any]
"""The options of a game by name, see `Option`."""

Draw = Callable[[HasChance, S, Decision], Move]
"""(chance, observation, decision) -> a move drawn at random."""

Advice = Callable[[S, Decision], Opinion | None]
"""(observation, decision) -> what every computer player answers, or None where it is left to the bot."""


def any_move(chance: HasChance, observation: State, decision: Decision) -> Move:
    """Draw evenly among all moves."""
    return decision.moves[below(chance, len(decision.moves))]


Settled = Callable[[S, Decision], Move | None]
"""(state, decision) -> the answer that nobody who is asked could wish to be another; None where it is a choice."""


def only_answer(state: State, decision: Decision) -> Move | None:
    """The only legal answer, where it names a piece. A bare word, such as a pass or the throw of a die, is said by the
    person: it may end what can be taken back.
    """
    (first, *others) = decision.moves
    return first if not others and len(first) > 1 else None


def no_advice(observation: State, decision: Decision) -> Opinion | None:
    """Leave everything to the hand."""
    return None


@dataclass(frozen=True)
class Bound(Generic[S]):
    """Where games of random moves end, if the rules alone would let them go on for very long.

    options: put in the place of the chosen ones. reached: whether a finished game ended there.
    """

    options: Options
    reached: Callable[[S], bool]


@dataclass(frozen=True)
class Game(Generic[S]):
    """What the engine, the tests and the table need to know of a game.

    name: the package's name. title: the English name on the box. seats: how many may play. rules: raised when a
    change of the rules makes old saves play differently. lay_out: (options, seats, seed) -> State, with everything
    where it lies before the first step, which waits on the stack, and the rules that always hold. result: the final
    scores, best first. hidden: see `game.engine.hidden`. invariants: the sentences that a state breaks, none in a sound
    one. headline: how far the game is, in words. told: the log's sentence for an event, without the name of the seat
    that acted; empty for what needs none; with {gold} and the like where the table draws signs. rounds: how many
    rounds, or turns of a game without them, have ended. round_number: the round of a position; where turns are counted,
    that of the turn among those of its side. counts: what a seat has of what decides the game, points or
    health. drawing, advising: load `draw` and `advice`, which are asked at every decision; None for the usual ones.
    foreseeing: loads the `forecaster`; None where nothing is foreseen. bound: see `Bound`; None where every game ends
    soon by its rules. glossary: every printed piece by its name: what it is, and what it does. wishing: loads what
    seats may wish for; None for nothing. plays: the key of whom a seat plays, empty for nobody. leads: its name,
    empty for none. buys: the verbs of moves that buy the piece they name first; takes: those of others by which it
    comes to a seat. settled: see `Settled`; the table gives that answer itself, as a move like any other. is_won_alone:
    whether somebody alone wins or loses, and does not only score. is_near_end: whether the round that is played
    may well be the last one.
    """

    name: str
    title: str
    seats: range
    rules: int
    options: tuple[Option, ...]
    lay_out: Callable[[Options, int, int | str], S]
    result: Callable[[S], Sequence[Score]]
    hidden: Hidden[S]
    invariants: Callable[[S], Sequence[str]]
    headline: Callable[[S], str]
    told: Callable[[Event], str]
    rounds: Callable[[S], int] = lambda state: 0
    round_number: Callable[[S], int] = attrgetter("round")
    counts: Callable[[S, int], int] = lambda state, seat: 0
    drawing: Callable[[], Draw[S]] | None = None
    advising: Callable[[], Advice[S]] | None = None
    foreseeing: Callable[[], Forecaster] | None = None
    bound: Bound[S] | None = None
    glossary: Callable[[], Iterable[Chapter]] = tuple
    wishing: Callable[[], GoalSource[S]] | None = None
    plays: Callable[[S, int], str] = lambda state, seat: ""
    leads: Callable[[S, int], str] = lambda state, seat: ""
    buys: frozenset[str] = frozenset()
    takes: frozenset[str] = frozenset()
    settled: Settled[S] = only_answer
    is_won_alone: bool = False
    is_near_end: Callable[[S], bool] = lambda state: False

    @property
    def called(self) -> str:
        """The name on the box in the language of now."""
        return Sentences(self.name).name(self.title)

    @cached_property
    def draw(self) -> Draw[S]:
        """How the random bot draws its moves."""
        return self.drawing() if self.drawing else any_move

    @cached_property
    def advice(self) -> Advice[S]:
        """What computer players answer to questions that one rule of thumb settles."""
        return self.advising() if self.advising else no_advice

    @cached_property
    def forecaster(self) -> Forecaster:
        """What the game foresees."""
        return self.foreseeing() if self.foreseeing else BLIND

    def foresight(self, state: S, eyes: int | None) -> MovePreview[S]:
        """What a seat may foresee in a position; None for somebody who may see no hand."""
        return MovePreview(self.forecaster, state, eyes, self.hidden)

    @cached_property
    def wishes(self) -> GoalSource[S]:
        """What seats may wish for."""
        return self.wishing() if self.wishing else NOTHING_TO_WISH

    def new(
        self, options: Options, seats: int, seed: int | str, frames: list[Frame] | None = None, bars: Bars | None = None
    ) -> S:
        """A game at its first decision; `frames` receives what happens on the way there. bars: what a seat may not do.

        Raises BadOption where the options do not fit together.
        """
        state = self.lay_out(options, seats, seed)
        if bars:
            state.always = replace(state.always, bars=bars)
        if frames is not None:
            state.journal = Recorder(state.copy(), state, frames)
        advance(state)
        state.journal = None
        return state

    def settle_options(self, seats: int, chosen: Options) -> Options:
        """The chosen options with the usual value for everything left open.

        Raises BadOption for an unknown name, a value that is not offered, a mod that is not here, or a wrong number of
        seats.
        """
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadOption(_say("options.seats", game=self.called, least=least, most=most, n=seats))
        mods = self._settle_mods(chosen)
        chosen = {name: value for name, value in chosen.items() if name != MODS}
        known = {option.name for option in self.options}
        unknown = sorted(set(chosen) - known)
        if unknown:
            offered = listed(sorted(known), "comma")
            raise BadOption(_say("options.unknown", game=self.called, name=unknown[0], known=offered))
        settled: dict[str, Any] = {}
        for option in self.options:
            value: Any = chosen.get(option.name)
            if value is None:
                value = [option.values[0]] * seats if option.each_seat else option.values[0]
            values = value if option.each_seat else [value]
            if option.each_seat and not (isinstance(value, list | tuple) and len(value) == seats):
                raise BadOption(_say("options.each_seat", name=option.name, n=seats))
            for each in values:
                if not any(type(each) is type(offered) and each == offered for offered in option.values):
                    offered = listed(map(str, option.values), "comma")
                    raise BadOption(_say("options.no_value", name=option.name, value=repr(each), known=offered))
            settled[option.name] = list(value) if option.each_seat else value
        return settled | ({MODS: mods} if mods else {})

    def _settle_mods(self, chosen: Options) -> list[str]:
        """The chosen mods by their names. Raises BadOption for one that is not here."""
        mods = chosen.get(MODS, ())
        if not isinstance(mods, list | tuple) or not all(isinstance(each, str) for each in mods):
            raise BadOption(_say("options.no_mods"))
        for mod in mods:
            if mod not in mods_of(self.name):
                raise BadOption(_say("options.no_mod", game=self.called, name=untrusted.shown(mod, 40)))
        return sorted(set(mods))
