"""The planning bot: for its best moves it looks for the best line of its own moves in every future."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Sequence
from contextlib import closing
from functools import cached_property
from time import monotonic
from typing import NamedTuple

from game.bots.advice.promises import NOTHING_SAID, Said
from game.bots.analysis.move_analysis import Effort, MoveAnalysis, Tried
from game.bots.bot import Bot, Thoughts
from game.bots.parallel import Done, in_parallel
from game.bots.search.determinization import imagined
from game.bots.search.evaluator import Budget, Line
from game.bots.search.search import LINE_NOTED, LONGEST_FUTURE, SearchBot, Trial
from game.engine import Decision, Move, State, flow

MOST_BESIDE_TIED = 8
"""How many of the other moves those are set against whose plans come to the same."""


class PlannedTurn(NamedTuple):
    """A position of a future in which the own seat was asked, and what it played there."""

    state: State
    move: Move


class Rollout(NamedTuple):
    """How a future went: the own turns on the way, where it ended, and what that is worth."""

    turns: tuple[PlannedTurn, ...]
    end: State
    worth: float


class Planned(NamedTuple):
    """What a plan came to: what it is worth, where it ends, the own moves on the way, and whether time cut it short."""

    worth: float
    end: State
    line: Line
    is_cut: bool


class PlanRequest(NamedTuple):
    """A plan to be made: which move it begins with, in which future, how many lines it may try, until when (the time
    of `monotonic`, which is one for all processes of a computer), and how another process gets the bot that makes it.
    """

    observation: State
    seat: int
    number: int
    move: Move
    lines: int
    until: float
    remade: Callable[[], Bot] | None

    def thoughts(self) -> Generator[None, None, Planned]:
        """The making of it, by another process."""
        bot = self.remade() if self.remade else None
        assert isinstance(bot, PlanningBot)
        return (yield from bot.planned(self))


class PlanningBot(SearchBot):
    """Searches like a `SearchBot`, then plans for the few moves that came out best, in the same futures for all.

    Lines come through the same positions again and again; what is usual there is thought of once.

    A plan begins as a future as usual. Along the best line so far, at each own turn, the evaluator's alternatives are
    played on instead; whenever that ends better, it is the line from there on. The others answer as in any future.

    remade: how another process gets the same bot, so that it can share the plans; None where none shares them.
    """

    remade: Callable[[], Bot] | None = None
    _thought_of: Hashable = None
    """The position, and whose eyes, that the usual moves belong to."""

    @cached_property
    def _usual(self) -> dict[Hashable, Move]:
        """What everybody would do in the positions of what is being thought."""
        return {}

    def likely(self, future: State, decision: Decision) -> Thoughts:
        """The same, once for every position of what is being thought."""
        position = (future.leaves(), future.rng, tuple(future.stack))
        if position not in self._usual:
            self._usual[position] = yield from super().likely(future, decision)
        return self._usual[position]

    def lines_faced(
        self, observation: State, decision: Decision, lines: Sequence[Line], futures: range = range(8)
    ) -> Generator[None, None, list[Tried]]:
        """The same; what is usual in other futures is not kept, as there may be many."""
        self._usual.clear()
        self._thought_of = None
        return (yield from super().lines_faced(observation, decision, lines, futures))

    def analysis(
        self,
        observation: State,
        decision: Decision,
        played: Move | None = None,
        effort: Effort | None = None,
        said: Said = NOTHING_SAID,
    ) -> Generator[None, None, MoveAnalysis]:
        """The same. Where a plan comes to the same whichever move it begins with, what was played is told from other
        moves in futures without plans.
        """
        analysis = yield from super().analysis(observation, decision, played, effort, said)
        tied = [analysis.move, *(other.move for other in analysis.others)]
        if played is None or len(tied) == 1 or any(other.behind for other in analysis.others):
            return analysis
        ranking = yield from self.ranking(observation, decision)
        others = [each.move for each in ranking if each.move not in tied][:MOST_BESIDE_TIED]
        faced = yield from self.faced(observation, decision, [played, *others])
        apart = self.explained(observation, decision.seat, faced, self.compared(observation, decision.seat, faced))
        worse = [other for other in apart.others if other.behind > 0]
        return analysis._replace(others=(*analysis.others, *worse), facts=apart.facts)

    def _halve(
        self, trials: list[Trial], budget: Budget, observation: State, seat: int, end: float
    ) -> Generator[None, None, Trial]:
        """The best of the few by what can be planned after them; by futures alone where nothing is, or time is up."""
        self._usual.clear()
        self._thought_of = (observation.leaves(), seat)
        best = yield from super()._halve(trials, budget, observation, seat, end)
        few = [best, *sorted((each for each in trials if each is not best), key=lambda each: -each.mean)]
        few = few[: budget.planned]
        if not few:
            return best
        futures = 1 if self.evaluator.is_certain(observation) else budget.plans
        parts = [
            PlanRequest(observation, seat, number, trial.ranked.move, budget.lines, end, self.remade)
            for number in range(futures)
            for trial in few
        ]
        made: list[Planned] = []
        with closing(in_parallel(parts, self.planned, is_shared=self.remade is not None)) as thoughts:
            for news in thoughts:
                if isinstance(news, Done):
                    made.append(news.found)
                else:
                    yield
        whole = []
        for number in range(futures):
            plans = made[number * len(few) : (number + 1) * len(few)]
            if any(plan.is_cut for plan in plans):
                break
            whole.append(plans)
        if not whole:
            return best
        for trial in trials:
            trial.ends = []
        for trial, its in zip(few, zip(*whole, strict=True), strict=True):
            trial.worths, trial.ends = [plan.worth for plan in its], [plan.end for plan in its]
            trial.lines = [plan.line for plan in its]
        return max(few, key=lambda trial: trial.mean)

    def planned(self, plan: PlanRequest) -> Generator[None, None, Planned]:
        """Make a plan, as far as there is time for it."""
        position = (plan.observation.leaves(), plan.seat)
        if position != self._thought_of:
            self._usual.clear()
            self._thought_of = position
        future = imagined(self.game, plan.observation, plan.seat, self.seed, plan.number)
        found = yield from self._planned(future, plan.seat, plan.move, plan.lines, plan.until)
        line = tuple(turn.move for turn in found.turns[:LINE_NOTED])
        return Planned(found.worth, found.end, line, monotonic() > plan.until)

    def _planned(self, future: State, seat: int, move: Move, lines: int, end: float) -> Generator[None, None, Rollout]:
        """The best line that begins with a move, of so many and as far as there is time to look for it."""
        horizon = self.evaluator.progress(future) + self.evaluator.ahead
        best = yield from self._line(future, seat, move, horizon)
        place = 0
        while place < len(best.turns):
            turn, before = best.turns[place], best.turns[:place]
            for other in self._alternatives(turn):
                if lines <= 0 or monotonic() > end:
                    return best
                lines -= 1
                line = yield from self._line(turn.state.copy(), seat, other, horizon)
                if line.worth > best.worth:
                    best = Rollout((*before, turn._replace(move=other), *line.turns), line.end, line.worth)
            place += 1
        return best

    def _line(self, future: State, seat: int, move: Move, horizon: int) -> Generator[None, None, Rollout]:
        """Play a move, then everybody's usual ones, to the horizon."""
        turns: list[PlannedTurn] = []
        flow.apply(future, move)
        for _ in range(LONGEST_FUTURE):
            if (decision := future.decision) is None or self.evaluator.progress(future) >= horizon:
                break
            yield
            usual = yield from self.likely(future, decision)
            if decision.seat == seat and len(decision.moves) > 1:
                turns.append(PlannedTurn(future.copy(), usual))
            flow.apply(future, usual)
        if not future.is_over:
            self.evaluator.settle(future, seat)
        return Rollout(tuple(turns), future, self._worth(future, seat))

    def _alternatives(self, turn: PlannedTurn) -> list[Move]:
        """What else deserves a try there."""
        decision = turn.state.decision
        assert self.evaluator.alternatives and decision
        return [move for move in self.evaluator.alternatives(turn.state, decision) if move != turn.move]
