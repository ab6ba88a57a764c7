"""The worker: one process beside the table in which computer players think, so that no frame waits for them.

It is started once and kept. It looks for news between two thoughts: a newer question, or none, ends the old one at
once. Until it is up, and where it dies or stays silent too long, the same bot thinks in pieces in the frames.

Where the computer has cores to spare, it hands parts of long thoughts to other processes like itself
(`game.bots.parallel`). They start with the first such thought, or when a player is likely to wait for one, and end with
the worker.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic

from game.bots import parallel
from game.bots.analysis.game_review import ReviewProgress
from game.bots.pickling import packed, unpacked
from game.bots.thinking import Answer, Task, ThinkingInPieces
from game.files import child_process
from game.mods.installed import adopt, handed_over
from game.mods.mod_files import ModFiles

GRACE_SECONDS = 0.8
"""A process that has not answered so long after its time, or after it said how far it is, is given up."""

TELL_SECONDS = 0.1
"""How long the process thinks at least between two words of how far it has come, for nobody may be listening."""


class Worker:
    """Thinks in a process of its own (`game.bots.thinking.Thinker`).

    workers: how many processes think about what can be shared, this one counted; as many as there is room for, and on
    every core where somebody waits for nothing else.
    """

    def __init__(self, workers: int | None = None) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._workers = parallel.workers() if workers is None else workers
        self._most_workers = parallel.workers(kept_free=0) if workers is None else workers
        self._lines_of_others: list[Connection] = []
        """The ends at which other processes are to listen that have not been started yet."""
        self._others: list[BaseProcess] = []
        self._is_up = False
        self._number = 0
        self._mods: dict[str, ModFiles] = {}
        """What the processes have of mods: what there was when they were started."""
        self.task: Task | None = None
        self._job: Task | None = None
        """What the process thinks about; None where it is thought about here."""
        self._since = 0.0
        self._instead = ThinkingInPieces()

    @property
    def is_busy(self) -> bool:
        """Whether the process thinks, or somebody in its stead."""
        return self._job is not None or self._instead.is_busy

    def start(self, is_waited_for: bool = False) -> None:
        """Start the process, unless it runs, and all that help where it will be waited for. Returns at once."""
        if not (self._process and self._process.is_alive()):
            self._start_process()
        if is_waited_for:
            self._start_others(self._most_workers - 1)

    def _start_process(self) -> None:
        self._is_up = False
        self._process = None
        self._end_others()
        self._mods = handed_over()
        with suppress(OSError):
            self._line, far_end = get_context("spawn").Pipe()
            pairs = [get_context("spawn").Pipe() for _ in range(1, self._most_workers)]
            self._lines_of_others = [far for _, far in pairs]
            with far_end:
                self._process = child_process.start(
                    work, far_end, [near for near, _ in pairs], self._mods, self._workers - 1
                )
            for near, _ in pairs:
                near.close()

    def begin(self, job: Task) -> None:
        """Put the question to the process; it drops the one before."""
        self.drop()
        if self._mods != handed_over():
            self.stop()
        self.start()
        if job.is_long:
            self._start_others((self._most_workers if job.is_waited_for else self._workers) - 1)
        self.task = job
        self._number += 1
        if self.has_come_up() and self._tell((self._number, job)):
            self._job, self._since = job, monotonic()
        else:
            self._answer_instead(job)

    def answer(self) -> Answer | ReviewProgress | None:
        """The answer to the question that was put last, once there is one; until then how far it has come, if that is
        news. Whoever asks seldom, as a window that nobody looks at, does not keep the process from going on.
        """
        if self._job is None:
            return self._instead.answer()
        progress: ReviewProgress | None = None
        try:
            while self._line and self._line.poll():
                number, answer = unpacked(self._line.recv_bytes())
                if number == self._number and not isinstance(answer, ReviewProgress):
                    return self._answered(answer)
                if number == self._number:
                    progress, self._since = answer, monotonic()
        except (EOFError, OSError):
            self._give_up(self._job)
            return None
        if monotonic() - self._since > GRACE_SECONDS + self._job.patience:
            self._give_up(self._job)
        return progress

    def drop(self) -> None:
        """Let the process rest."""
        self.task = None
        if self._job:
            self._job = None
            self._tell((0, None))
        self._instead.drop()

    def stop(self) -> None:
        """End the process."""
        self._job = None
        self._instead.drop()
        if self._process:
            self._process.kill()
            self._process.join()
        if self._line:
            self._line.close()
        self._process = self._line = None
        self._end_others()

    def _start_others(self, others: int) -> None:
        """Start so many processes that help, unless they run. Returns at once; without them it only takes longer."""
        while self._lines_of_others and len(self._others) < others:
            with self._lines_of_others.pop(0) as far_end, suppress(OSError):
                self._others.append(child_process.start(work, far_end, [], self._mods))

    def _end_others(self) -> None:
        for line in self._lines_of_others:
            line.close()
        for process in self._others:
            process.kill()
            process.join()
        self._lines_of_others, self._others = [], []

    def has_come_up(self) -> bool:
        """Whether the process has said that it listens."""
        with suppress(EOFError, OSError):
            if not self._is_up and self._line and self._line.poll():
                self._line.recv_bytes()
                self._is_up = True
        return self._is_up

    def _answered(self, answer: Answer | None) -> Answer | None:
        """Take the answer. A bot that failed is replaced by one that thinks less; what nothing can replace is tried
        here, where a fault is seen.
        """
        job, self._job = self._job, None
        if answer is None and job:
            self._answer_instead(job.easier() or job)
        return answer

    def _give_up(self, job: Task) -> None:
        """End a process that is dead or stuck, start another, and answer here meanwhile."""
        self.stop()
        self.start()
        self._answer_instead(job)

    def _answer_instead(self, job: Task) -> None:
        self._job = None
        self._instead.begin(job)

    def _tell(self, message: tuple[int, Task | None]) -> bool:
        """Send a message; False when nobody is there to hear it."""
        if self._line is None:
            return False
        try:
            self._line.send_bytes(packed(message))
        except OSError:
            return False
        return True


def work(line: Connection, others: Sequence[Connection], mods: dict[str, ModFiles], usually: int = 0) -> None:
    """The process: think about the latest question until the line is cut. others: where other processes listen. mods:
    those whose pieces positions may hold. usually: how many of the others think about what is not waited for.
    """
    adopt(mods)
    parallel.hand_to(others)
    with suppress(EOFError, OSError):
        line.send_bytes(packed((0, None)))
        while True:
            number, job = unpacked(line.recv_bytes())
            if job is not None:
                parallel.use(len(others) if getattr(job, "is_waited_for", False) else usually)
                _answer(line, number, job)


def _answer(line: Connection, number: int, job: Task) -> None:
    """Think until there is an answer, or something newer to think about; a fault of the bot is told and reported."""
    answer: Answer | None = None
    told = monotonic()
    try:
        thoughts = job.thoughts()
        while not line.poll():
            progress = next(thoughts)
            if isinstance(progress, ReviewProgress) and monotonic() - told >= TELL_SECONDS:
                told = monotonic()
                line.send_bytes(packed((number, progress)))
        return
    except StopIteration as done:
        answer = done.value
    except Exception:
        traceback.print_exc()
    line.send_bytes(packed((number, answer)))
