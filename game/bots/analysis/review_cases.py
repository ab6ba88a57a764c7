"""The moves into which a review looks closely: in which order, how far, and what comes of each."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, isfinite, sqrt
from statistics import fmean, stdev
from typing import Any

from game.bots.analysis.review_looks import (
    LEAST_LOSS,
    CloseCall,
    CloseLook,
    CostlyMove,
    Luck,
    StrongestMove,
    TurningPoint,
    WholeGame,
    close_call,
)
from game.bots.parallel import Done
from game.engine import Move

MOST = 3
"""Turning points that are told."""

TO_THE_END = ((3, 0.5, inf), (5, 0.7, 4.0), (8, 1.5, 1.5))
"""In how many futures whole games are played on with both, by how many standard errors a better move gains there that
may yet prove to be one, and that surely is; it is played on in more of them while it stays in doubt.
"""

LIKELY = ((2.0, 0.8), (1.0, 0.25), (-inf, 0.1))
"""How likely a better move is to prove a turning point that has gained by so many standard errors in whole games."""

UNTRIED = 0.4
"""How likely that is where none have been played."""

LATE = 1 / 3
"""Where so much of the game, or less, was to come, whole games are so soon over that they come before others."""

LEAST_ERROR = 0.1
"""The standard error below which few whole games aren't taken for surer."""

BLAMED = 2.0
"""By how many standard errors a better move must gain in whole games to be told where a hint was followed."""


class Case:
    """A suspect that is looked into: first face to face with the better move, then in whole games, in more and more of
    them while it stays in doubt.
    """

    def __init__(self, journal: str, suspect: CostlyMove, by: str, was_hint: bool, left: float = 1.0) -> None:
        """left: what share of the game was still to come."""
        self.suspect = suspect
        self._journal, self._was_hint, self._left = journal, was_hint, left
        self._point: TurningPoint | None = None
        """What it is if whole games say so, too."""
        self._brought: dict[int, float] = {}
        """What the better move brought in the futures played so far."""
        self._judged, self._until = 0, TO_THE_END[0][0]
        """By how many futures it was judged last, and after how many it is judged next."""
        self.to_do: list[CloseLook | WholeGame] = [CloseLook(journal, suspect, by)]
        """The parts that nobody has begun yet."""
        self.found: TurningPoint | CloseCall | None = None
        self.is_settled = False
        """Whether that is all that will be found."""

    @property
    def share(self) -> float:
        """How much of the look is done."""
        looks = TO_THE_END[-1][0] + 2
        return 1.0 if self.is_settled else (len(self._brought) + (self._point is not None)) / looks

    @property
    def promise(self) -> float:
        """How likely it is to prove a turning point for the time that this takes. As long as none have been played,
        whole games from early moves take longer but decide more often, so that only late ones come before others.
        """
        if not self._judged:
            return UNTRIED / self._until * max(1.0, LATE / self._left)
        brought = [self._brought[turn] for turn in range(self._judged)]
        surety = fmean(brought) / max(LEAST_ERROR, stdev(brought) / sqrt(len(brought)))
        return next(likely for least, likely in LIKELY if surety >= least) / (self._left * (self._until - self._judged))

    def take(self, part: CloseLook | WholeGame, found: tuple[Any, ...]) -> None:
        """Go on with what was found for one of its parts."""
        if isinstance(part, WholeGame):
            (self._brought[part.future],) = found
            self._judge()
        elif found and isinstance(found[0], TurningPoint):
            self._point = found[0]._replace(was_hint=self._was_hint)
            self._play()
        else:
            self._settle(found[0] if found else None)

    def _play(self) -> None:
        """Let whole games be played as far as it is judged next."""
        assert self._point
        moves, turns = (self._point.better.move, self._point.move), range(self._judged, self._until)
        self.to_do += (WholeGame(self._journal, self._point.number, moves, turn) for turn in turns)

    def _judge(self) -> None:
        """Judge by the whole games, once all that were to be played have been."""
        point, played = self._point, len(self._brought)
        assert point
        if played < self._until:
            return
        gains = gains_surely([self._brought[turn] for turn in range(played)], point.was_hint)
        if gains:
            self._settle(point)
        elif gains is not None:
            self._settle(None)
        elif played < TO_THE_END[-1][0]:
            self._judged, self._until = played, next(futures for futures, *_ in TO_THE_END if futures > played)
            self._play()
        else:
            self._settle(close_call(self.suspect, point.loss))

    def _settle(self, found: TurningPoint | CloseCall | None) -> None:
        """Nothing short of a turning point is told where a hint was followed."""
        self.is_settled = True
        self.found = None if self._was_hint and isinstance(found, CloseCall) else found


class CloseLooks:
    """The parts of a close look, those first by which a turning point can soonest be told: an iterator that has none
    while all that is left depends on what is still being done.

    cases: those that seem to have cost most first; what is told is the same as if they were settled in this order.
    besides: what is done last.
    """

    def __init__(self, cases: Sequence[Case], besides: Sequence[StrongestMove | Luck]) -> None:
        self.cases, self.besides = cases, besides
        self.sure: list[TurningPoint] = []
        """The turning points that are told, whatever the cases before them come to."""
        self._besides = [*besides]
        self._begun: list[tuple[Case | None, Any]] = []
        self._of_no_use: list[Case] = []
        self._are_done = 0

    def __iter__(self) -> CloseLooks:
        return self

    def __next__(self) -> CloseLook | WholeGame | StrongestMove | Luck:
        waiting = [case for case in self.cases if case.to_do and case not in self._of_no_use]
        if waiting:
            case = max(waiting, key=lambda case: case.promise)
            self._begun.append((case, case.to_do.pop(0)))
        elif self._besides:
            self._begun.append((None, self._besides.pop(0)))
        else:
            raise StopIteration
        part: CloseLook | WholeGame | StrongestMove | Luck = self._begun[-1][1]
        return part

    def take(self, done: Done[Any]) -> None:
        """Go on with what was found for a part."""
        case, part = self._begun[done.number]
        if case:
            case.take(part, done.found)
        else:
            self._are_done += 1
        self._weigh()

    def _weigh(self) -> None:
        """Find what is sure by now, and which cases can no longer tell anything: of one chance that was missed again
        and again only the first is told, and no more than `MOST` in all.
        """
        self.sure, self._of_no_use = [], []
        possible: list[Move] = []
        for case in self.cases:
            better = case.suspect.best
            if len(self.sure) == MOST or any(is_same_chance(better, point.better.move) for point in self.sure):
                self._of_no_use.append(case)
            elif not case.is_settled:
                possible.append(better)
            elif isinstance(case.found, TurningPoint):
                has_room = len(self.sure) + len(possible) < MOST
                if has_room and not any(is_same_chance(better, each) for each in possible):
                    self.sure.append(case.found)
                else:
                    possible.append(better)

    @property
    def done(self) -> float:
        """How many of the cases, and of what is done besides, are done."""
        return self._are_done + sum(1.0 if case in self._of_no_use else case.share for case in self.cases)

    @property
    def doubtful(self) -> list[CloseCall]:
        """What stayed in doubt."""
        found = [case.found for case in self.cases if case not in self._of_no_use]
        return [each for each in found if isinstance(each, CloseCall)]


def is_same_chance(one: Move, other: Move) -> bool:
    """Whether two better moves are one chance, missed twice: the same piece, wherever it would have gone."""
    return one[:2] == other[:2]


def gains_surely(brought: Sequence[float], was_hint: bool = False) -> bool | None:
    """Whether what a better move brought in so many whole games is enough, and beyond doubt; None where that stays in
    doubt, so that more are to be played.
    """
    possible, sure = next((possible, sure) for futures, possible, sure in TO_THE_END if futures == len(brought))
    gain, error = fmean(brought), stdev(brought) / sqrt(len(brought))
    doubt = max(sure, BLAMED) if was_hint else sure
    if isfinite(sure) and gain >= max(LEAST_LOSS, doubt * error):
        return True
    return False if gain <= possible * error else None
