"""The planning hand: in every future it looks for the best line of its own moves, not for the next one alone."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from game.bots.search import LONGEST_FUTURE, SearchHand
from game.core import flow
from game.core.flow import Move
from game.core.state import State


class Turn(NamedTuple):
    """A position of a future in which the own seat was asked, what it played there, and what else deserves a try."""

    state: State
    move: Move
    others: tuple[Move, ...]


class Line(NamedTuple):
    """How a future went: the own turns on the way, where it ended, and what that is worth."""

    turns: tuple[Turn, ...]
    end: State
    worth: float


class PlanningHand(SearchHand):
    """Searches like a `SearchHand`, and improves its own moves in each future: along the best line so far, at each own
    turn, the mind's alternatives are played on instead; whenever the end is better, that is the line from there on.
    The others answer as they would in any future.
    """

    def _end(self, future: State, seat: int, move: Move) -> Generator[None, None, State]:
        """The end of the best line that begins with a move."""
        horizon = self.mind.progress(future) + self.mind.ahead
        best = yield from self._line(future, seat, move, horizon)
        place = 0
        while place < len(best.turns):
            turn = best.turns[place]
            before = best.turns[:place]
            for other in turn.others:
                line = yield from self._line(turn.state.copy(), seat, other, horizon)
                if line.worth > best.worth:
                    best = Line((*before, turn._replace(move=other), *line.turns), line.end, line.worth)
            place += 1
        return best.end

    def _line(self, future: State, seat: int, move: Move, horizon: int) -> Generator[None, None, Line]:
        """Play a move, then everybody's usual ones, to the horizon."""
        turns: list[Turn] = []
        flow.play(future, move)
        for _ in range(LONGEST_FUTURE):
            if (decision := future.decision) is None or self.mind.progress(future) >= horizon:
                break
            yield
            usual = yield from self._likely(future, decision)
            if decision.seat == seat and len(decision.moves) > 1:
                others = self._alternatives(future, decision, usual)
                if others:
                    turns.append(Turn(future.copy(), usual, others))
            flow.play(future, usual)
        if not future.is_over:
            self.mind.settle(future, seat)
        return Line(tuple(turns), future, self._worth(future, seat))

    def _alternatives(self, future: State, decision: flow.Decision, usual: Move) -> tuple[Move, ...]:
        assert self.mind.alternatives
        return tuple(move for move in self.mind.alternatives(future, decision) if move != usual)
