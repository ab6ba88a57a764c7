"""The planning bot: for its best moves it looks for the best line of its own moves in every future."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from functools import cached_property
from time import monotonic
from typing import NamedTuple

from game.bots.analysis.move_analysis import Effort, MoveAnalysis, Tried
from game.bots.bot import Thoughts
from game.bots.search.determinization import imagined
from game.bots.search.evaluator import Budget, Line
from game.bots.search.search import LINE_NOTED, LONGEST_FUTURE, SearchBot, Trial
from game.engine import flow
from game.engine.flow import Decision, Move
from game.engine.state import State

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


class PlanningBot(SearchBot):
    """Searches like a `SearchBot`, then plans for the few moves that came out best, in the same futures for all.

    Lines come through the same positions again and again; what is usual there is thought of once.

    A plan begins as a future as usual. Along the best line so far, at each own turn, the evaluator's alternatives are
    played on instead; whenever that ends better, it is the line from there on. The others answer as in any future.
    """

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
        return (yield from super().lines_faced(observation, decision, lines, futures))

    def analysis(
        self, observation: State, decision: Decision, played: Move | None = None, effort: Effort | None = None
    ) -> Generator[None, None, MoveAnalysis]:
        """The same. Where a plan comes to the same whichever move it begins with, what was played is told from other
        moves in futures without plans.
        """
        analysis = yield from super().analysis(observation, decision, played, effort)
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
        best = yield from super()._halve(trials, budget, observation, seat, end)
        few = [best, *sorted((each for each in trials if each is not best), key=lambda each: -each.mean)]
        few = few[: budget.planned]
        lines: list[list[Rollout]] = [[] for _ in few]
        for number in range(1 if self.evaluator.is_certain(observation) else budget.plans):
            future = imagined(self.game, observation, seat, self.seed, number)
            found = []
            for trial in few:
                move = trial.ranked.move
                found.append((yield from self._planned(future.copy(), seat, move, budget.lines, end)))
                if monotonic() > end:
                    break
            if len(found) < len(few):
                break
            for its, line in zip(lines, found, strict=True):
                its.append(line)
        if not any(lines):
            return best
        for trial in trials:
            trial.ends = []
        for trial, its in zip(few, lines, strict=True):
            trial.worths, trial.ends = [line.worth for line in its], [line.end for line in its]
            trial.lines = [tuple(turn.move for turn in line.turns[:LINE_NOTED]) for line in its]
        return max(few, key=lambda trial: trial.mean)

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
