"""Thinking beside the table: a thinker is given a question, and asked once a frame whether it has the answer yet."""

from __future__ import annotations

import traceback
from collections.abc import Generator, Mapping
from dataclasses import dataclass, replace
from time import monotonic
from typing import ClassVar, Protocol

from game import game_named
from game.bots.advice.promises import NOTHING_SAID, Said
from game.bots.analysis.game_review import Review, ReviewProgress, review
from game.bots.analysis.move_analysis import Effort, MoveAnalysis, MoveComparison
from game.bots.analysis.variations import Variation, beside, line_after
from game.bots.level import MASTER
from game.bots.roster import PROMPT, USUAL, evaluator_of, kept_bot
from game.bots.search.one_ply import OnePlyBot
from game.bots.search.ties import NamedPlace, placed
from game.engine import Move, State
from game.engine.goal_search import Found, Overlooked
from game.session.savefile import replayed

PIECE_SECONDS = 0.006
"""How long thinking may hold up one frame when there is no process for it."""

UNHURRIED_SECONDS = 300.0
"""After so long thinking that no clock cuts short is taken for stuck; then the frames go on with it."""


@dataclass(frozen=True)
class Job:
    """A question to a computer player: who it is, and what its seat may know of the position.

    effort: None where a move is wanted; else an analysis is, with so much thought. played: the move that the analysis
    is about, where it was made already. said: what its seat has been told before. in_time: whether the clock may cut
    the thinking short; without it every computer, however slow or busy, finds the same.
    """

    game_name: str
    player: str
    seed: int
    observation: State
    effort: Effort | None = None
    played: Move | None = None
    said: Said = NOTHING_SAID
    in_time: bool = True
    is_waited_for: ClassVar[bool] = False

    @property
    def is_long(self) -> bool:
        """Whether a plan is made, or an analysis."""
        return self.effort is not None or self.player.split()[0] == MASTER

    @property
    def patience(self) -> float:
        """Seconds that the thinking may take."""
        if not self.in_time:
            return UNHURRIED_SECONDS
        bot = evaluator_of(game_named(self.game_name), self.player).budget.seconds
        return bot + (self.effort.seconds if self.effort else 0.0)

    def thoughts(self) -> Generator[ReviewProgress | None, None, Answer]:
        """The thinking about it, within the time that a table allows."""
        decision = self.observation.decision
        assert decision is not None
        bot = kept_bot(self.game_name, self.player, self.seed, self.in_time)
        if self.effort is None:
            return (yield from bot.thoughts(self.observation, decision))
        assert isinstance(bot, OnePlyBot)
        return (yield from bot.analysis(self.observation, decision, self.played, self.effort, self.said))

    def easier(self) -> Task:
        """The same for a bot that thinks less, where this one fails."""
        return replace(self, player=USUAL)


Answer = Move | MoveAnalysis | Review | Variation | MoveComparison | Found | Overlooked | NamedPlace
"""What a thinker finds, whichever was wanted."""

NO_MOVE = (MoveAnalysis, Review, Variation, MoveComparison, ReviewProgress, Mapping, Overlooked, NamedPlace)
"""What a thinker answers besides moves."""


class Task(Protocol):
    """What a thinker can be given. Its thoughts take a few milliseconds each, and may say how far they have come."""

    @property
    def is_long(self) -> bool:
        """Whether it pays to start other processes that share the thinking."""
        ...

    @property
    def is_waited_for(self) -> bool:
        """Whether nothing else goes on meanwhile, so that every core may think."""
        ...

    @property
    def patience(self) -> float:
        """Seconds that the thinking may take."""
        ...

    def thoughts(self) -> Generator[ReviewProgress | None, None, Answer]:
        """The thinking about it."""
        ...

    def easier(self) -> Task | None:
        """What to think about instead where it fails, if there is anything."""
        ...


@dataclass(frozen=True)
class LookBack:
    """A question for the review of a seat's game. journal: the text of the game's file."""

    journal: str
    seat: int
    patience: float = 600.0
    is_long: bool = True
    is_waited_for: ClassVar[bool] = True

    def thoughts(self) -> Generator[ReviewProgress | None, None, Answer]:
        """The review."""
        session = replayed(self.journal.encode(), "", game_named).session
        return (yield from _timed(review(session, self.seat, self.journal)))

    def easier(self) -> None:
        """Nothing."""


TELLING_SHARE = 0.1
"""From this share of the work on it can be said how long the rest will take."""


def _timed(
    thoughts: Generator[ReviewProgress | None, None, Review],
) -> Generator[ReviewProgress | None, None, Review]:
    """A review that also says about how many seconds are left, as it has come so far in so long."""
    began = monotonic()
    while True:
        try:
            progress = next(thoughts)
        except StopIteration as done:
            found: Review = done.value
            return found
        if progress and (share := progress.done / max(1, progress.of)) >= TELLING_SHARE:
            progress = progress._replace(seconds_left=(monotonic() - began) * (1 - share) / share)
        yield progress


@dataclass(frozen=True)
class OtherMove:
    """A question about another move than the one before which the game of this journal stands: how the game would have
    gone on with it, or, `against` another one, what speaks for it.
    """

    journal: str
    number: int
    move: Move
    against: Move | None = None
    patience: float = 60.0
    is_long: bool = False
    is_waited_for: ClassVar[bool] = False

    def thoughts(self) -> Generator[ReviewProgress | None, None, Answer]:
        """The line, or the comparison."""
        session = replayed(self.journal.encode(), "", game_named).session
        if self.against is None:
            return (yield from line_after(session, self.number, self.move))
        return (yield from beside(session, self.number, self.move, self.against))

    def easier(self) -> None:
        """Nothing."""


@dataclass(frozen=True)
class EqualPlaces:
    """A question to a Hard bot: which of these moves is best that the forecast holds for equal, the preferred one
    first; as the seat may know the position.
    """

    game_name: str
    seed: int
    observation: State
    moves: tuple[Move, ...]
    patience: float = 5.0
    is_long: bool = False
    is_waited_for: ClassVar[bool] = False

    def thoughts(self) -> Generator[ReviewProgress | None, None, Answer]:
        """The look at them."""
        bot = kept_bot(self.game_name, PROMPT, self.seed, in_time=True)
        return (yield from placed(bot, self.observation, self.moves))

    def easier(self) -> None:
        """Nothing."""


class Thinker(Protocol):
    """Thinks about one question at a time, and never holds up whoever asks. `task` is the one that was put last, None
    once nobody waits for its answer.
    """

    task: Task | None

    @property
    def is_busy(self) -> bool:
        """Whether it is thinking just now."""
        ...

    def start(self, is_waited_for: bool = False) -> None:
        """Get ready, at leisure; where it will be waited for, to think on every core."""
        ...

    def begin(self, job: Task) -> None:
        """Think about this from now on, and about nothing else."""
        ...

    def answer(self) -> Answer | ReviewProgress | None:
        """The answer, once there is one; until then, now and then how far it has come."""
        ...

    def drop(self) -> None:
        """Nobody waits for the answer any more."""
        ...

    def stop(self) -> None:
        """Let go of everything."""
        ...


class ThinkingInPieces:
    """Thinks in the frames themselves, a few milliseconds in each. Where a bot fails, one that thinks less answers;
    where that fails, or there is none, the fault is raised.
    """

    def __init__(self, piece_seconds: float = PIECE_SECONDS) -> None:
        self._piece_seconds = piece_seconds
        self.task: Task | None = None
        self._thoughts: Generator[ReviewProgress | None, None, Answer] | None = None
        self._has_failed = False

    @property
    def is_busy(self) -> bool:
        """Whether it has not come to its answer yet."""
        return self._thoughts is not None

    def start(self, is_waited_for: bool = False) -> None:
        """Nothing to get ready."""

    def begin(self, job: Task) -> None:
        """Think about this from now on."""
        self.task, self._thoughts, self._has_failed = job, job.thoughts(), False

    def answer(self) -> Answer | ReviewProgress | None:
        """Think on for a piece."""
        end, progress = monotonic() + self._piece_seconds, None
        while self._thoughts:
            try:
                progress = next(self._thoughts) or progress
            except StopIteration as done:
                self._thoughts = None
                answer: Answer = done.value
                return answer
            except Exception:
                easier = self.task.easier() if self.task and not self._has_failed else None
                if easier is None:
                    raise
                traceback.print_exc()
                self._thoughts, self._has_failed = easier.thoughts(), True
            if monotonic() > end:
                break
        return progress

    def drop(self) -> None:
        """Forget the question."""
        self.task = self._thoughts = None

    def stop(self) -> None:
        """Forget the question."""
        self.drop()


class Request:
    """A question to a thinker that others ask, too: where they had it think about theirs, it is put once more."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._task: Task | None = None

    def begin(self, task: Task) -> None:
        """Put this question in the place of the one before."""
        self._task = task
        self._thinker.begin(task)

    def answer(self) -> Answer | ReviewProgress | None:
        """The answer to the question, once; until then, now and then how far it has come."""
        if self._task is None:
            return None
        if self._thinker.task is not self._task:
            self._thinker.begin(self._task)
        answer = self._thinker.answer()
        if answer is not None and not isinstance(answer, ReviewProgress):
            self._task = None
        return answer

    def drop(self) -> None:
        """Nobody waits for an answer any more."""
        if self._task is not None and self._thinker.task is self._task:
            self._thinker.drop()
        self._task = None
