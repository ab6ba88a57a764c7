"""The laboratory in the background: processes that play the games of an experiment while nobody else thinks.

They run on cores that are idle, behind everything else, and stop within a move while a computer player or a hint is
thinking. Every outcome is kept in a file before it counts; whoever opens the lab of the same experiment again goes on
there, and so does the command `lab --keep` with that file. The program asks once a frame (`work`); nothing waits.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic

from game.bots.parallel import KEPT_FREE
from game.files import child_process, folders
from game.files.shared_file import kept_aside
from game.lab.choice import FOLDER
from game.lab.experiment import MOST_GAMES, Experiment, LabGame, LabOutcome, play_lab_game
from game.lab.findings import LabReport, LabTally
from game.text.sentences import Sentences
from game.tools.runs.long_run import KeptElsewhere, KeptOutcomes, KeptTrouble, key_of, shaped

_say = Sentences("screens")

MOST_BYTES = 1 << 26
"""Bytes of a file of outcomes that is read."""
AHEAD = 2
"""Games that every process has been given: it need not wait for the next frame."""
READING_S = 0.004
"""Seconds of a frame that reading what was kept may take."""
REPORT_S = 1.0
"""Seconds between two reports."""
LAST_PLACE = 19
"""How far the processes step back, where the system knows such ranks."""
TRIES = 3
"""Processes that end by themselves before the lab gives up."""


def labs_folder() -> Path:
    """Where the outcomes of labs lie. Raises NoHome."""
    return folders.records_folder() / FOLDER


def idle_cores() -> int:
    """How many processes a lab may have here."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - KEPT_FREE)


class _Process:
    """A process of the lab, as the program sees it, and the numbers of the games that it has been given."""

    def __init__(self, experiment: Experiment) -> None:
        self.line, far_end = get_context("spawn").Pipe()
        self.games: list[int] = []
        self._rests = False
        with far_end:
            self.process: BaseProcess = child_process.start(play_games, far_end, experiment)

    def rest(self, rests: bool) -> None:
        """Let it rest, or go on. Raises OSError where it is gone."""
        if rests != self._rests:
            self._rests = rests
            self.line.send(rests)

    def end(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.join()
        self.line.close()


class Laboratory:
    """An experiment that goes on while the program runs. `trouble` says why it cannot, in a sentence; `remark`, what
    became of outcomes that could not be used.
    """

    def __init__(self, experiment: Experiment, processes: int | None = None) -> None:
        self.experiment = experiment
        self.is_going = False
        self.is_waiting = False
        """Whether somebody else is thinking."""
        self.trouble = self.remark = ""
        self._tally = LabTally(experiment)
        self._count = processes or idle_cores()
        self._processes: list[_Process] = []
        self._next, self._losses = 0, 0
        self._kept: KeptOutcomes | None = None
        self._reading: Iterator[None] | None = None
        self._report, self._reported, self._counted = self._tally.findings(), 0.0, 0
        self._open()

    @property
    def path(self) -> Path:
        """The file of its outcomes. Raises NoHome."""
        return labs_folder() / f"{self.experiment.mark}.jsonl"

    @property
    def is_reading(self) -> bool:
        """Whether what was kept is still being read."""
        return self._reading is not None

    @property
    def is_done(self) -> bool:
        """Whether no more games are played."""
        return len(self._tally.numbers) >= MOST_GAMES

    @property
    def report(self) -> LabReport:
        """What is known by now, not older than a second."""
        games = len(self._tally.numbers)
        if games != self._counted and monotonic() - self._reported >= REPORT_S:
            self._report, self._counted, self._reported = self._tally.findings(), games, monotonic()
        return self._report

    # -- going on and stopping ----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Play from now on, unless something is in the way."""
        if self._kept is None:
            self._open()
        self.is_going = self._kept is not None and not self.is_done

    def pause(self) -> None:
        """Play no more until it is told to go on."""
        self.is_going = False
        self._end_processes()

    def stop(self) -> None:
        """Play no more, and let others have the file."""
        self.pause()
        if self._kept:
            self._kept.close()
            self._kept = None

    def work(self, others_think: bool) -> bool:
        """Once a frame: read what was kept, take what was played, hand out more. True where there is something new."""
        before = len(self._tally.numbers), self.is_going, self.is_waiting, self.is_reading
        if self._reading:
            self._read_on()
        elif self.is_going:
            self.is_waiting = others_think
            self._play_on(others_think)
        return before != (len(self._tally.numbers), self.is_going, self.is_waiting, self.is_reading)

    # -- what was kept --------------------------------------------------------------------------------------------

    def _open(self) -> None:
        """Take up the file of before, or begin one. What cannot be used lies beside it under another name."""
        self.trouble = ""
        try:
            if self.path.exists() and self.path.stat().st_size > MOST_BYTES:
                self._set_aside()
            try:
                self._kept = KeptOutcomes(self.path)
            except KeptElsewhere:
                self.trouble = _say("lab.elsewhere")
                return
            except KeptTrouble:
                self._set_aside()
                self._kept = KeptOutcomes(self.path)
            self._reading = self._read()
        except OSError as error:
            self.trouble = _say("lab.not_kept", folder=labs_folder(), why=str(error.strerror))

    def _set_aside(self) -> None:
        """Begin anew, without losing the file. Raises OSError."""
        self.remark = _say("lab.set_aside", kept=kept_aside(self.path).name, folder=labs_folder())

    def _read(self) -> Iterator[None]:
        """Count what was kept, an outcome after the other. Raises ValueError and the like for what is none of ours."""
        assert self._kept
        for key, plain in self._kept.every():
            outcome: LabOutcome = shaped(LabOutcome, plain)
            if key != self._key(outcome.number):
                raise ValueError
            self._tally.add(outcome)
            yield

    def _read_on(self) -> None:
        """Read for a little while."""
        assert self._reading
        latest = monotonic() + READING_S
        try:
            while monotonic() < latest:
                if next(self._reading, self) is self:
                    self._reading = None
                    return
        except (ValueError, TypeError, KeyError, AttributeError, IndexError, OverflowError, RecursionError, OSError):
            self._begin_anew()

    def _begin_anew(self) -> None:
        """Put a file with something else in it out of the way."""
        was_going = self.is_going
        self.stop()
        self._reading, self._tally = None, LabTally(self.experiment)
        with suppress(OSError):
            self._set_aside()
        self._open()
        self.is_going = was_going and self._kept is not None

    def _key(self, number: int) -> str:
        return key_of(play_lab_game, LabGame(self.experiment, number))

    # -- the processes ----------------------------------------------------------------------------------------------

    def _play_on(self, others_think: bool) -> None:
        while len(self._processes) < self._count:
            try:
                self._processes.append(_Process(self.experiment))
            except OSError as error:
                self._give_up(_say("lab.no_process", why=str(error.strerror)))
                return
        for each in list(self._processes):
            try:
                each.rest(others_think)
                self._take(each)
                while len(each.games) < AHEAD and (number := self._following()) is not None:
                    each.games.append(number)
                    each.line.send(number)
            except (EOFError, OSError):
                self._lose(each)
        if self.is_done:
            self.pause()

    def _take(self, process: _Process) -> None:
        """Keep and count what a process has played. Raises EOFError or OSError where it is gone."""
        while process.line.poll():
            number, outcome, fault = process.line.recv()
            process.games.remove(number)
            if fault:
                self._give_up(_say("lab.fault", why=fault))
                return
            assert self._kept
            try:
                self._kept.keep(self._key(number), asdict(outcome))
            except OSError as error:
                self._give_up(_say("lab.not_kept", folder=labs_folder(), why=str(error.strerror)))
                return
            self._tally.add(outcome)

    def _following(self) -> int | None:
        """The next game that nobody has played or plays."""
        out = {number for each in self._processes for number in each.games}
        while self._next in self._tally.numbers or self._next in out:
            self._next += 1
        return self._next if self._next < MOST_GAMES and self.is_going else None

    def _lose(self, process: _Process) -> None:
        """A process has ended by itself: its games go to another one."""
        self._losses += 1
        process.end()
        if process in self._processes:
            self._processes.remove(process)
        self._next = min([self._next, *process.games])
        if self._losses > TRIES:
            self._give_up(_say("lab.lost"))

    def _give_up(self, trouble: str) -> None:
        self.trouble = trouble
        self.pause()

    def _end_processes(self) -> None:
        for each in self._processes:
            self._next = min([self._next, *each.games])
            each.end()
        self._processes = []


def play_games(line: Connection, experiment: Experiment) -> None:
    """The process: play the games whose numbers come, rest while it is told to, and end with the line."""
    if hasattr(os, "nice"):
        os.nice(LAST_PLACE)
    games: list[int] = []
    rests = False

    def hear() -> None:
        nonlocal rests
        while rests or line.poll():
            said = line.recv()
            if isinstance(said, bool):
                rests = said
            else:
                games.append(said)

    with suppress(EOFError, OSError):
        while True:
            hear()
            if not games:
                line.poll(None)
                continue
            number = games.pop(0)
            line.send((number, *_outcome(LabGame(experiment, number), hear)))


def _outcome(game: LabGame, hear: Callable[[], None]) -> tuple[LabOutcome | None, str]:
    """What a game says, or what is wrong with it."""
    try:
        return play_lab_game(game, hear), ""
    except (EOFError, OSError):
        raise
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"
