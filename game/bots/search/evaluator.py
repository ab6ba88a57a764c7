"""Evaluator: everything a game teaches its computer players. The bots themselves know no game.

Every game has one, `EVALUATOR` in `game/<game>/bot/evaluator.py`, and beside it `MASTER`, the same with what only
Masters do. It names what a position is measured by (features), which moves deserve a look, and how far to look. How
much each feature is worth is learned (`game.bots.training.train`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, NamedTuple

from game.bots.advice.consequences import NOTHING_KNOWN, Consequences
from game.bots.advice.fact import Fact
from game.engine import Decision, HasChance, Move, Options, S

ALL, MASTERS = "", "masters_"
"""Whose a section of a file of what was learned is, as its name begins: what all bots go by, or only a Master does."""

Candidates = Callable[[S, Decision], Sequence[Move]]
"""(state, decision) -> moves worth a look, never none."""


Policy = Callable[[HasChance, S, Decision], Move]
"""(chance, state, decision) -> the usual answer: a habit, quick and sound."""


Figures = Callable[[str], Sequence[float]]
"""(kind of table) -> the figures that a policy goes by there."""


Line = tuple[Move, ...]
"""Moves of one seat, one after the other."""


class SecondLook(NamedTuple, Generic[S]):
    """What a bot asks before it makes a move, such as what a pass overlooks.

    line: (observation, the move that was chosen, how many moves to try) -> a line that is better by a judge of the
        game's own; empty for none.
    is_final: whether a bot that looks but a move ahead takes that judge's word; otherwise it plays both on in futures.
    is_late: (observation) -> whether the game ends so soon that bots that search play both on to its end, where there
        is nothing left to be judged.
    """

    line: Callable[[S, Move, int], Generator[None, None, Line]]
    is_final: bool = True
    is_late: Callable[[S], bool] = lambda observation: False


class Habits(NamedTuple, Generic[S]):
    """The figures that a policy goes by, which can be learned as weights are.

    instinct: by name, plain figures by hand until better ones are learned for a kind of table.
    guided: (figures in this order) -> the policy that goes by them. settings: the kinds of tables at which they are
    learned.
    """

    instinct: Mapping[str, float]
    guided: Callable[[Figures], Policy[S]]
    settings: Sequence[str]


class PlayStyle(NamedTuple, Generic[S]):
    """What a bot likes: factors on the weights of some features.

    leanings: what it adds to figures that the policy goes by. glimpsed: by level, what stands in for the candidates of
    a plain hand, and policy: for its policy.
    """

    factors: Mapping[str, float]
    leanings: Mapping[str, float] = {}
    glimpsed: Mapping[str, Candidates[S]] = {}
    policy: Policy[S] | None = None


class TrainingTable(NamedTuple):
    """A table at which bots learn: its seats, and options that are not the usual ones.

    sides: how many sides sit there, in turn, where some seats win together.
    """

    seats: int
    options: Options = {}
    sides: int | None = None

    def side(self, seat: int) -> int:
        """The side that a seat plays for."""
        return seat % (self.sides or self.seats)


@dataclass(frozen=True)
class Budget:
    """How much a bot that searches thinks about one move.

    rollouts: games played on in all, shared among the candidates; 0 for none. shortlist: how many candidates of the
    one-ply ranking are looked at closely. seconds: after this long the best so far is played; it only cuts short.
    doubt: by so many standard errors must a move be better than the evaluator's policy, to be played in its place.
    planned: for how many of the best moves a bot that plans does so, in so many futures each (`plans`), trying out so
    many lines in each of these (`lines`).
    """

    rollouts: int = 120
    shortlist: int = 8
    seconds: float = 1.8
    doubt: float = 2.0
    planned: int = 3
    plans: int = 6
    lines: int = 30


@dataclass(frozen=True)
class Evaluator(Generic[S]):
    """What a game teaches its bots. `State` below is the game's own, whole and without anything hidden: the bot has
    imagined it, so that reading it is no peeking. A worth is in the unit of `final`, such as victory points.

    features: names, in the order in which `weigh` gives the numbers.
    weigh: (state, seat) -> the seat's numbers, one for each feature, not far from the range of -10 to 10.
    stage, stages: (state) -> which set of weights counts now, 0 to stages - 1, such as the age.
    candidates: (state, decision) -> the moves worth a look, without those that no bot should ever make; at least
        one, at most about 40, in a fixed order.
    never: (state, seat, move) -> whether no bot should ever make a legal move, nor set its own beside it; usually not.
    settle: (state, seat) ends on the copy what the move has begun, until `weigh` gives sound numbers, such as the
        seat's own follow-up questions by the cheapest answer, or the end of the round. Usually nothing.
    progress, ahead: (state) -> how far the game has come, such as the round; a rollout ends where it has come `ahead`
        further, or with the game.
    is_certain: (state) -> whether neither chance nor anything hidden can matter up to there, so that one future says
        all; usually never.
    ending: (state, seat) -> by how much the seat has won at the end of the game, below 0 where it has lost, part by
        part under reasons: points less the best other side's; alone, the points.
    reasons: for every feature the reason that a player would give for it, a key of `advice.strategy` in its words.
    forfeit: (state before a move, state at the seat's next question or at the end, seat, move) -> what the rules alone
        say the move gave away for good, as a fact with its points below 0; None for nothing, as usually.
    consequences: what the adviser says of moves, see there.
    laid_out: (state, move) -> the answers that a table lays out for a legal move, such as its payment: what is said of
        the move holds with these; usually none.
    rivals: (state, seat) -> one seat of every other side, which does not win together with this one; none alone.
    setting, tables: (state) -> which kind of table this is, such as "solo" or "two"; kinds have weights of their own,
        learned at these tables in turn.
    whose: who goes by what it has learned; what is not there is what all go by.
    instinct, instincts: weights by hand until better ones are learned, the latter for kinds of tables that need others.
    course: (setting, feature, stage) -> how much of such a weight counts there, such as less near the end.
    varied: (state, chance) changes a position in which futures end into another one that could have come, where bots
        are to learn what they never do; usually not at all.
    styles: by name.
    blind: the features that an Easy bot does not see.
    sight: the share of the moves with pieces that an Easy bot notices.
    spell: (state) -> how often it has begun to overlook others by now; usually it overlooks the same ones all game.
    glimpsed: by level, what stands in for `candidates` with bots that see less.
    window: how much worth a style may give up with one move of a Normal bot; half as much with a Hard one.
    imaginings: how many re-deals a move that shows something new is averaged over.
    foreseen: how every seat plays on in a rollout, where that differs from the policy: in a game without chance players
        are what differs from one future to the next.
    policy: how every seat plays on in a rollout, and what a Hard bot does unless futures show another move to be
        better; None for the best of the likely moves by one ply, which is slower.
    habits: see `Habits`; None where nothing about the policy can be learned.
    is_minor: (decision) -> whether one ply is enough for it, or the policy, even for a Hard bot.
    likely: like `candidates`, but fewer: those that a rollout chooses among, or, where there is a policy, that a Hard
        bot tries out besides; None for all candidates.
    hasty: the same in haste: fewer still, for positions that are learned from by the thousand.
    alternatives: (state, decision) -> what is tried out in place of the usual move at each of the own turns of a
        future, none to leave it at that; None for bots that do not plan their futures.
    purpose: (state, seat, move) -> what a move is for that pays for a plan, such as a loan: how much better that is
        than doing without, part by part under reasons; usually nothing.
    second_look: what a bot that sees everything asks before it makes a move; None for nothing.
    budget: see `Budget`. budgets: for kinds of tables that need another one.
    """

    features: tuple[str, ...]
    weigh: Callable[[S, int], list[float]]
    stage: Callable[[S], int]
    stages: int
    candidates: Candidates[S]
    progress: Callable[[S], int]
    tables: Mapping[str, Sequence[TrainingTable]]
    setting: Callable[[S], str]
    rivals: Callable[[S, int], Sequence[int]]
    instinct: Mapping[str, float]
    ending: Callable[[S, int], Mapping[str, float]]
    reasons: Mapping[str, str]
    instincts: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    whose: str = ALL
    course: Callable[[str, str, int], float] = lambda setting, feature, stage: 1.0
    ahead: int = 1
    is_certain: Callable[[S], bool] = lambda state: False
    never: Callable[[S, int, Move], bool] = lambda state, seat, move: False
    settle: Callable[[S, int], None] = lambda state, seat: None
    varied: Callable[[S, Random], None] = lambda state, chance: None
    styles: Mapping[str, PlayStyle[S]] = field(default_factory=dict)
    blind: frozenset[str] = frozenset()
    sight: float = 0.6
    spell: Callable[[S], int] = lambda state: 0
    glimpsed: Mapping[str, Candidates[S]] = field(default_factory=dict)
    window: float = 0.8
    imaginings: int = 4
    policy: Policy[S] | None = None
    foreseen: Policy[S] | None = None
    habits: Habits[S] | None = None
    is_minor: Callable[[Decision], bool] = lambda decision: False
    likely: Candidates[S] | None = None
    hasty: Candidates[S] | None = None
    laid_out: Callable[[S, Move], Line] = lambda state, move: ()
    purpose: Callable[[S, int, Move], Mapping[str, float]] = lambda state, seat, move: {}
    alternatives: Candidates[S] | None = None
    second_look: SecondLook[S] | None = None
    forfeit: Callable[[S, S, int, Move], Fact | None] = lambda before, after, seat, move: None
    consequences: Consequences[S] = NOTHING_KNOWN
    budget: Budget = Budget()
    budgets: Mapping[str, Budget] = field(default_factory=dict)

    def final(self, state: S, seat: int) -> float:
        """By how much the seat has won at the end of the game, all parts together."""
        return float(sum(self.ending(state, seat).values()))

    def budget_at(self, state: S) -> Budget:
        """How much a bot that searches thinks at this table."""
        return self.budgets.get(self.setting(state), self.budget)


def each_named(features: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """For every feature the name under which it stands."""
    return {feature: name for name, listed in features.items() for feature in listed}
