"""The log: everything that has happened since the game began, in the game's words.

It is derived from the session's moves and never saved: what is undone leaves it, what is loaded fills it. Telling a
long game takes a while, so that of a loaded one the newest moves are told at once, and the others a few at a time. How
a new game begins is told when it is shown, like every move.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from game.engine.event import Event, Frame
from game.engine.trace import traced
from game.session.bus import MoveTakenBack
from game.session.session import Session
from game.text import language
from scenes.table.model import LogLine
from scenes.table.panels.recap import joined

READ_BACK = 10
"""Moves of a loaded game that are told at once, and with every step back."""


OPENING = -1
"""Stands for the number of a move with what happened before the first one."""


class LogText(NamedTuple):
    """What the game's words make of one event: a heading that it opens, and its line, if it has them."""

    heading: str
    line: LogLine | None


Tell = Callable[[Frame], LogText]


class Entry(NamedTuple):
    """A line of the log, or a heading over the lines that follow. `move` counts from 0, see `OPENING`."""

    move: int
    line: LogLine
    is_heading: bool


class _Run(NamedTuple):
    """The lines of all moves from the first up to the end, which is not among them."""

    first: int
    end: int
    lines: list[Entry]


class Log:
    """The lines of a session, kept in step with its moves."""

    def __init__(self, session: Session, tell: Tell) -> None:
        self._whole = session
        self._tell = tell
        self._told: dict[int, Sequence[LogText]] = {}
        self._language = language.now()
        self._course: list[tuple[int, Event]] = []
        """The events of the whole session as far as they were asked for, and how many there are up to every move."""
        self._ends = [0]
        self._reshuffles = session.reshuffles
        self._heard: dict[int | None, tuple[Event, ...]] = {}
        self._first = self._known = OPENING
        self._entries: list[Entry] = []
        self._longest = _Run(OPENING, OPENING, [])
        self.turn_to(session)

    def share(self, other: Log) -> None:
        """What is told of the session here is told in the other one, too, and what was told there here."""
        self._told, self._course, self._ends = other._told, other._course, other._ends

    def turn_to(self, session: Session) -> None:
        """Tell of this session from now on: the same game, as it was before one of its moves. What was told of a move
        once is not told again.
        """
        self._session = session
        if self._known - self._first > self._longest.end - self._longest.first:
            self._longest = _Run(self._first, self._known, self._entries)
        self._first = self._known = len(session.moves) or OPENING
        self._entries = []
        first, end, told = self._longest
        if first < self._known <= end:
            self._first = first
            self._entries = told[: bisect_left(told, self._known, key=attrgetter("move"))]
        for move in range(OPENING + len(self._ends) - 1, self._known):
            self._course += ((move, event) for event in self._events_of(move))
            self._ends.append(len(self._course))
        self._events = self._course[: self._ends[self._known - OPENING]]
        if session.reshuffles != self._reshuffles:
            self._reshuffles = session.reshuffles
            self._heard.clear()
        if not self._entries:
            self.read_back()

    @property
    def entries(self) -> list[Entry]:
        """The lines that are told, in the language of now: after a change of it, they are told anew."""
        self._follow_language()
        return self._entries

    def _follow_language(self) -> None:
        if self._language != language.now():
            self._language = language.now()
            self._first, self._entries, self._told = self._known, [], {}
            self._longest = _Run(OPENING, OPENING, [])
            self.read_back()

    def read_back(self) -> bool:
        """Tell some of the moves before the first one that is told; False when all are."""
        if self._first == OPENING:
            return False
        later, self._entries = self.entries, []
        start = max(OPENING, self._first - READ_BACK)
        while start > OPENING and start - 1 in self._told:
            start -= 1
        for move in range(start, self._first):
            self._enter(move, self.told_of(move))
        self._first = start
        again = next((number for number, entry in enumerate(later) if entry.is_heading), None)
        if again is not None and later[again].line.words == self._last_heading():
            del later[again]
        self._entries += later
        return True

    def _read_back_to(self, move: int) -> None:
        """Tell at least this move and all after it."""
        self._follow_language()
        while self._first > move:
            self.read_back()

    def _events_of(self, move: int) -> Sequence[Event]:
        if move == OPENING:
            return [frame.event for frame in self._session.opening]
        return self._session.events_of(move)

    def _film(self, move: int) -> list[Frame]:
        if move == OPENING:
            return self._whole.opening
        return traced(self._whole.state_before(move), self._whole.moves[move])

    def told_of(self, move: int) -> Sequence[LogText]:
        """What the game's words make of the events of a move, also of a later one than the log has come to."""
        if move not in self._told:
            self._told[move] = [self._tell(frame) for frame in self._film(move)]
        return self._told[move]

    def catch_up(self) -> None:
        """Read the moves that are new, and forget those that were taken back."""
        self.forget_undone()
        for index in range(self._known, len(self._session.moves)):
            self.write(index, self._film(index))
        self._known = len(self._session.moves)

    def forget_undone(self, taken_back: MoveTakenBack | None = None) -> None:
        """Forget the moves that were taken back."""
        session = self._session
        if self._known > len(session.moves):
            self._known = len(session.moves)
            self._first = min(self._first, self._known)
            self._entries = [entry for entry in self.entries if entry.move < self._known]
            self._events = [(move, event) for move, event in self._events if move < self._known]
            self._heard.clear()
            self._told = {move: told for move, told in self._told.items() if move < self._known}

    def write(self, move: int, frames: Sequence[Frame]) -> None:
        """Write down what a move brought."""
        self._events += ((move, frame.event) for frame in frames)
        self._enter(move, [self._tell(frame) for frame in frames])
        self._known = max(self._known, move + 1)

    def _enter(self, move: int, told: Sequence[LogText]) -> None:
        """Put the lines of a move after those that are there."""
        for heading, line in told:
            if heading and heading != self._last_heading():
                self._entries.append(Entry(move, LogLine(None, heading, ()), True))
            if line:
                self._entries.append(Entry(move, line, False))

    def _last_heading(self) -> str:
        return next((entry.line.words for entry in reversed(self._entries) if entry.is_heading), "")

    def last_move_of(self, seat: int) -> int:
        """The number of the last move that this seat decided, -1 for none."""
        deciders = range(len(self._session.moves) - 1, -1, -1)
        return next((index for index in deciders if _decider(self._session, index) == seat), -1)

    def turn_of_others(self, seat: int) -> int:
        """The number of the first move of others after this seat's last turn, not counting one that it is amid; where
        nobody else has moved, that of its last move. 0 before any move.
        """
        last = len(self._session.moves) - 1
        number = last
        while number >= 0 and _decider(self._session, number) == seat:
            number -= 1
        if number < 0:
            return max(0, last)
        while number >= 0 and _decider(self._session, number) != seat:
            number -= 1
        return number + 1

    def heard_by(self, seat: int | None) -> tuple[Event, ...]:
        """Everything that happened, as this seat may know it; None is somebody who sits at no seat."""
        heard = self._heard.get(seat, ())
        if len(heard) < len(self._events):
            new = self._events[len(heard) :]
            heard += tuple([event.seen_by(self._session.eyes_at(move, seat)) for move, event in new])
            self._heard[seat] = heard
        return heard[: len(self._events)]

    def since(self, viewer: int) -> list[LogLine]:
        """Every move of another seat since the viewer's last one, as the first line tells it that is about its seat."""
        start = self.last_move_of(viewer) + 1
        self._read_back_to(start)
        told: dict[int, LogLine] = {}
        for entry in self.entries:
            is_new = entry.move >= start and not entry.is_heading
            if is_new and entry.line.seat == _decider(self._session, entry.move):
                told.setdefault(entry.move, entry.line)
        return list(told.values())

    def deeds_since(self, viewer: int, start: int) -> dict[int, str]:
        """What every other seat did from this move on, in one line each. What it agreed to and the log tells of the
        viewer alone, such as an offer, is told of the viewer.
        """
        self._read_back_to(start)
        deeds: dict[int, list[str]] = {}
        new = (entry for entry in self.entries if entry.move >= start and not entry.is_heading)
        for move, entries in groupby(new, lambda entry: entry.move):
            lines = [(entry.line.seat, entry.line.words) for entry in entries if entry.line.seat is not None]
            of_others = [(seat, words) for seat, words in lines if seat != viewer]
            is_others = _decider(self._session, move) != viewer
            for seat, words in of_others or (lines if is_others else ()):
                deeds.setdefault(seat, []).append(words)
        return {seat: joined(words) for seat, words in deeds.items()}


def _decider(session: Session, move: int) -> int:
    decision = session.state_before(move).decision
    return decision.seat if decision else -1
