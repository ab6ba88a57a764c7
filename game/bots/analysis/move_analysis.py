"""What a bot thought of the moves it weighed, and which of a game's reasons told them apart.

A worth is a sum of parts: one for each feature of the evaluator, one for what the best rival has, and, where a future
came to its end, one for how it ended. Parts that a player would call by one name are one **reason**. What speaks for
a move against another one is the difference of their parts over the same futures, so that all reasons together are
exactly the difference of the two worths.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, inf, isfinite, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple, TypeVar

from game.bots.advice.fact import Fact
from game.bots.search.worth import Worth
from game.engine import Move, State

T = TypeVar("T")

MOST_REASONS = 3
"""How many reasons are named: more than three convince nobody."""

MOST_ADVISED = 3
"""How many moves are advised where they are equally good."""

HARDLY = 0.05
"""A reason is worth naming from this share of the whole difference on."""

SURE = 2.0
"""By so many standard errors must one move be better than another one for that to be said."""

LEVEL = 0.5
"""Within so many standard errors futures speak for neither of two moves."""

KNOWN = 0.1
"""Up to such a standard error, in points, that means that the moves are about equal; beyond, that nobody knows."""

NEAR = 0.5
"""By so many points may a move be worse that was told to follow, and still be advised."""

LIKELY = 0.85
"""From here on it is likely that one move is better than another."""

DOUBT = 0.15
"""The standard error of what a judgement says of two moves, as a share of how far games end from what was expected."""


class Effort(NamedTuple):
    """How much is thought: so many times the futures that a move is worth, for so many seconds at most, and whether
    plans are made where the bot makes any.
    """

    times: float
    seconds: float
    plans: bool = True


AT_FIRST_SIGHT = Effort(0.25, 0.7, plans=False)
"""What a bot sees at once."""


class Tried(NamedTuple):
    """A move that was thought of: where it led, in each of the futures looked at, and what that was worth.

    is_certain: whether one future says all, as nothing is left to chance. lines: what the seat itself played then in
    each of the futures, where that was noted. futures: the numbers of the futures, where they have some.
    """

    move: Move
    worths: tuple[float, ...]
    ends: tuple[State, ...]
    is_certain: bool
    lines: tuple[tuple[Move, ...], ...] = ()
    futures: tuple[int, ...] = ()

    @property
    def by_habit(self) -> Tried:
        """The same where a habit has chosen among moves, so that what they are worth does not tell them apart."""
        return self._replace(worths=self.worths[:1], ends=self.ends[:1], is_certain=False)

    @property
    def tells_apart(self) -> bool:
        """Whether it can be set against others: by more than one future, or one that says all."""
        return self.is_certain or len(self.worths) > 1

    def and_in(self, more: Tried) -> Tried:
        """The same move, tried in more futures."""
        return self._replace(
            worths=self.worths + more.worths,
            ends=self.ends + more.ends,
            lines=self.lines + more.lines,
            futures=self.futures + more.futures,
        )

    def at(self, places: Sequence[int]) -> Tried:
        """The same move in some of its futures."""

        def those(values: tuple[T, ...]) -> tuple[T, ...]:
            return tuple([values[place] for place in places if place < len(values)])

        return self._replace(
            worths=those(self.worths), ends=those(self.ends), lines=those(self.lines), futures=those(self.futures)
        )


def paired(one: Tried, other: Tried) -> tuple[Tried, Tried]:
    """Two moves in the futures that both have met: what differs between two futures tells nothing of two moves. Where
    they have met none together, or none has a number, one future after the other.
    """
    met = {number: place for place, number in enumerate(other.futures)}
    both = [(place, met[number]) for place, number in enumerate(one.futures) if number in met]
    if not both:
        both = [(place, place) for place in range(min(len(one.worths), len(other.worths)))]
    return one.at([place for place, _ in both]), other.at([place for _, place in both])


class MoveReason(NamedTuple):
    """A key of `advice.strategy` in the game's sentences, and by how much it speaks for a move; below 0, against it."""

    key: str
    worth: float


class MoveComparison(NamedTuple):
    """A move beside the one that was chosen.

    behind: by how much it is worse, in the unit of the evaluator's `final`. error: the standard error of that, 0 where
    nothing was left to chance, infinite after one future of many. reasons: all that speaks for the chosen one against
    it, the strongest first. doubt: the standard error of the judgement itself, which no more futures make smaller.
    facts: what the move does. apart: in what its futures differ from those of the chosen one. known: all that rules and
    print tell of the move, also what the chosen one does as well.
    """

    move: Move
    behind: float
    error: float
    reasons: tuple[MoveReason, ...]
    doubt: float = 0.0
    facts: tuple[Fact, ...] = ()
    apart: tuple[Fact, ...] = ()
    known: tuple[Fact, ...] = ()

    @property
    def against(self) -> tuple[MoveReason, ...]:
        """What speaks for this move against the chosen one."""
        return telling([MoveReason(key, -worth) for key, worth in self.reasons])

    @property
    def is_compared(self) -> bool:
        """Whether more than one future, or one that says all, tells the two apart."""
        return isfinite(self.error)

    @property
    def surety(self) -> float:
        """How sure it is, from 0 to 1, that the chosen one is better."""
        error = hypot(self.error, self.doubt)
        if not error:
            return (1.0 if self.behind > 0 else 0.0) if self.behind else 0.5
        return NormalDist().cdf(self.behind / error)

    @property
    def is_equal(self) -> bool:
        """Whether the futures do not tell which of the two is better."""
        return abs(self.behind) <= SURE * self.error

    @property
    def is_level(self) -> bool:
        """Whether it is about as good, or better: the futures hardly speak for the chosen one."""
        return self.behind <= LEVEL * self.error

    @property
    def is_near(self) -> bool:
        """Whether it is so little worse that a word given before counts for more."""
        return self.is_compared and (self.behind <= NEAR or self.is_equal)

    @property
    def is_likely_worse(self) -> bool:
        """Whether it is likely that the chosen one is better, the doubt of the judgement included."""
        return not self.is_compared or self.surety >= LIKELY

    @property
    def is_as_good(self) -> bool:
        """Whether it is known to be about as good."""
        return self.is_level and self.error <= KNOWN

    @property
    def is_surely_ahead(self) -> bool:
        """Whether the futures say beyond their own doubt that it is better than the chosen one."""
        return isfinite(self.error) and self.behind < -SURE * self.error

    @property
    def is_sure(self) -> bool:
        """Whether the chosen one is better beyond doubt, that of the judgement included."""
        return self.behind > SURE * hypot(self.error, self.doubt)


class Expected(NamedTuple):
    """What a bot expects of another seat: its next move, the imagined position it would make it in, and in which share
    of the futures.
    """

    seat: int
    move: Move
    position: State
    share: float


class MoveAnalysis(NamedTuple):
    """What a bot chose, what that is worth, the other moves that it thought of, the best first, and what it expects
    the others to do then; a bot that looks one ply ahead expects nothing. purpose: what a plan brings that the move
    pays for. line: what the seat means to play after it, where it is free. facts: what the chosen move does. is_safe:
    whether in most tries of it no points are lost. promised: the later moves of which its facts speak.
    """

    move: Move
    worth: float
    error: float
    others: tuple[MoveComparison, ...]
    expected: tuple[Expected, ...] = ()
    purpose: tuple[MoveReason, ...] = ()
    line: tuple[Move, ...] = ()
    facts: tuple[Fact, ...] = ()
    is_safe: bool = False
    promised: tuple[Move, ...] = ()

    @property
    def reasons(self) -> tuple[MoveReason, ...]:
        """What made the difference between the chosen move and the next best one; none where habit alone chose it."""
        runner_up = next((other for other in self.others if other.behind > 0), None)
        return telling(runner_up.reasons) if runner_up else ()

    @property
    def as_good(self) -> tuple[MoveComparison, ...]:
        """What is advised besides: moves that are known to be about as good."""
        equal = (other for other in self.others if other.is_as_good)
        return tuple(equal)[: MOST_ADVISED - 1]


def together(analysis: MoveAnalysis, earlier: MoveAnalysis) -> MoveAnalysis:
    """Analysis that cannot tell its best moves apart, such as a plan that begins with any of them, with what an earlier
    one knew of other moves; of the equal ones that comes first which was best before. Any other analysis as it is.
    """
    equal = [analysis.move, *(other.move for other in analysis.others if not other.behind)]
    if analysis.reasons or earlier.move not in equal:
        return analysis
    told = {analysis.move, *(other.move for other in analysis.others)}
    facts = {each.move: each.facts for each in (*earlier.others, *analysis.others)} | {analysis.move: analysis.facts}
    ties = [MoveComparison(move, 0.0, 0.0, (), facts=facts[move]) for move in equal if move != earlier.move]
    unknown = [other for other in analysis.others if other.behind and not other.is_compared]
    worse = [other for other in earlier.others if other.behind > 0 and other.move not in told]
    told_of = earlier if earlier.line == analysis.line else analysis  # what is to follow must be what is told of
    return analysis._replace(
        move=earlier.move, others=(*ties, *unknown, *worse), facts=told_of.facts, promised=told_of.promised
    )


def analysis_of(worth: Worth, seat: int, tried: Sequence[Tried], scatter: float) -> MoveAnalysis:
    """What to say of the moves that a bot has tried, the chosen one first. scatter: how far games that go on from here
    end from what is expected.
    """
    chosen = tried[0]
    if not chosen.worths:
        return MoveAnalysis(chosen.move, 0.0, inf, ())
    others = [_compared(worth, seat, chosen, other, DOUBT * scatter) for other in tried[1:] if other.worths]
    others.sort(key=lambda other: other.behind)
    error = _error(chosen.worths, chosen.is_certain)
    return MoveAnalysis(chosen.move, fmean(chosen.worths), error, tuple(others))


def _compared(worth: Worth, seat: int, chosen: Tried, other: Tried, doubt: float) -> MoveComparison:
    chosen, other = paired(chosen, other)
    leads = [one - another for one, another in zip(chosen.worths, other.worths, strict=False)]
    reasons: dict[str, float] = {}
    for one, another in zip(chosen.ends, other.ends, strict=False):
        for key, part in _apart(worth, seat, one, another).items():
            reasons[key] = reasons.get(key, 0.0) + part / len(leads)
    told = sorted((MoveReason(*each) for each in reasons.items()), key=lambda each: -abs(each.worth))
    is_known = chosen.is_certain and all(end.is_over for end in (*chosen.ends, *other.ends))
    error = _error(leads, chosen.is_certain)
    return MoveComparison(other.move, fmean(leads), error, tuple(told), 0.0 if is_known else doubt)


def _apart(worth: Worth, seat: int, one: State, another: State) -> dict[str, float]:
    """What tells two futures apart, part by part. Where only one of them has come to the end of the game, nothing can
    be set against its parts: all that tells them apart is how it ends.
    """
    found = worth.reasons(one, seat)
    for key, part in worth.reasons(another, seat).items():
        found[key] = found.get(key, 0.0) - part
    if one.is_over != another.is_over:
        ending = worth.evaluator.ending(one if one.is_over else another, seat)
        end = next(iter(ending))
        for key in [key for key in found if key not in ending]:
            found[end] = found.get(end, 0.0) + found.pop(key)
    return found


def _error(worths: Sequence[float], is_certain: bool) -> float:
    """The standard error of a mean."""
    if len(worths) > 1:
        return stdev(worths) / sqrt(len(worths))
    return 0.0 if is_certain else inf


def telling(reasons: Sequence[MoveReason]) -> tuple[MoveReason, ...]:
    """The few reasons that made the difference, and, last, the strongest one against if it weighs as much as they do.

    They are the strongest ones in favour, as many as it takes to outweigh all that is against, three at most.
    """
    in_favour = [each for each in reasons if each.worth > 0]
    against = [each for each in reasons if each.worth < 0]
    least = HARDLY * sum(each.worth for each in in_favour)
    left = -sum(each.worth for each in against)
    named: list[MoveReason] = []
    for each in in_favour:
        if len(named) == MOST_REASONS or (named and left < 0) or each.worth < least:
            break
        named.append(each)
        left -= each.worth
    if named and against and -against[0].worth >= named[-1].worth:
        return (*named[: MOST_REASONS - 1], against[0])
    return tuple(named)
