"""The log book: everything that happened since the first move, in the game's words.

It is derived from the session's moves and never saved: what is undone leaves it, what is loaded fills it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.session import Session
from scenes.film import Frame, film
from scenes.tables.layout import LogLine


class Told(NamedTuple):
    """What the game's words make of one event: a heading that it opens, and its line, if it has them."""

    heading: str
    line: LogLine | None


Tell = Callable[[Frame], Told]


class Entry(NamedTuple):
    """A line of the log, or a heading over the lines that follow. `move` counts the session's moves from 0."""

    move: int
    line: LogLine
    is_heading: bool


class LogBook:
    """The lines of a session, kept in step with its moves."""

    def __init__(self, session: Session, tell: Tell) -> None:
        self._session = session
        self._tell = tell
        self._known = 0
        self.entries: list[Entry] = []
        self.catch_up()

    def catch_up(self) -> None:
        """Read the moves that are new, and forget those that were taken back."""
        session = self._session
        if self._known > len(session.moves):
            self._known = len(session.moves)
            self.entries = [entry for entry in self.entries if entry.move < self._known]
        for index in range(self._known, len(session.moves)):
            self.write(index, film(session.state_before(index), session.moves[index]))
        self._known = len(session.moves)

    def write(self, move: int, frames: Sequence[Frame]) -> None:
        """Write down what a move brought."""
        for frame in frames:
            heading, line = self._tell(frame)
            if heading and heading != self._last_heading():
                self.entries.append(Entry(move, LogLine(None, heading, ()), True))
            if line:
                self.entries.append(Entry(move, line, False))
        self._known = max(self._known, move + 1)

    def _last_heading(self) -> str:
        return next((entry.line.words for entry in reversed(self.entries) if entry.is_heading), "")

    def last_move_of(self, seat: int) -> int:
        """The number of the last move that this seat decided, -1 for none."""
        deciders = range(len(self._session.moves) - 1, -1, -1)
        return next((index for index in deciders if _decider(self._session, index) == seat), -1)

    def news_for(self, viewer: int) -> str:
        """The latest line on what another seat did with a piece since the viewer's last move; may be empty."""
        start = self.last_move_of(viewer) + 1
        for entry in reversed(self.entries):
            seat = entry.line.seat
            if entry.move >= start and entry.line.pieces and seat not in (None, viewer):
                return f"**{self._session.seats[seat].name}** {entry.line.words}"
        return ""

    def since(self, viewer: int) -> list[LogLine]:
        """For every other seat, with which its latest moves in a row began since the viewer's last one."""
        starts: dict[int, int] = {}
        before = viewer
        for index in range(self.last_move_of(viewer) + 1, len(self._session.moves)):
            seat = _decider(self._session, index)
            if seat != before:
                starts.pop(seat, None)
                starts[seat] = index
            before = seat
        lines = (self._first_line(seat, start) for seat, start in starts.items() if seat != viewer)
        return [line for line in lines if line]

    def _first_line(self, seat: int, start: int) -> LogLine | None:
        """The first line about a seat from a move on."""
        told = (e.line for e in self.entries if e.move >= start and not e.is_heading)
        return next((line for line in told if line.seat == seat), None)


def _decider(session: Session, move: int) -> int:
    decision = session.state_before(move).decision
    return decision.seat if decision else -1
