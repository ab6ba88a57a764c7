"""Journal: a game's file on disk, one line for every committed move.

Every line is appended and flushed before the next is asked, so that a kill at any moment loses nothing. What the lines
say stands in `game/session/savefile_lines.py`; `game/session/savefile.py` reads them back.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from errno import EFBIG, ENOSPC
from functools import partial
from io import FileIO
from pathlib import Path

from game.engine import Move
from game.files.files import Claim, claim, claim_free, is_at, make_room, write_whole
from game.session import savefile, savefile_lines
from game.session.session import Mail, Session
from game.text.sentences import Sentences

CHECK_EVERY = 20
"""Moves between two fingerprints in a file."""

END_BYTES = 512
"""How much of the end of its file a journal remembers, to notice when others change it."""

_say = Sentences("screens")


class Journal:
    """The keeper of a session: writes its moves to a file as they are committed.

    `trouble` says in plain words why nothing can be written at the moment, None while all is well. The game goes on
    meanwhile, and every further move tries to write the whole file. No other copy of the program writes the file
    meanwhile; one that is another's, that was replaced, or that another program has changed, is left to the other:
    this game goes on in a new one, whole, and `path` says in which.
    """

    def __init__(self, path: Path, session: Session, take: Callable[[Path], Claim | None] = claim) -> None:
        """Start the file anew, with everything the session holds so far; `take` claims the file for it."""
        self.path = path
        self.session = session
        self.trouble: str | None = None
        self.is_closed = False
        self._file: FileIO | None = None
        self._claim: Claim | None = None
        self._lines = 0
        self._size = 0
        self._end = b""
        self._taken_back = 0
        self._put(partial(self._begin, take))
        session.keeper = self

    def played(self, move: Move) -> None:
        """Put a move on disk."""
        self._taken_back = 0
        self._append_move(savefile_lines.move_line(move))

    def undone(self) -> None:
        """Put on disk that the last move was taken back."""
        self._taken_back += 1
        self._append(savefile_lines.UNDO)

    def redone(self, move: Move) -> None:
        """Put on disk that it was played again. A file that was written anew knows nothing of what was taken back
        before: there it is a move.
        """
        is_known, self._taken_back = self._taken_back > 0, max(0, self._taken_back - 1)
        self._append_move(savefile_lines.REDO if is_known else savefile_lines.move_line(move))

    def seat_given(self, seat: int, player: str) -> None:
        """Put on disk that somebody else plays a seat."""
        self._append(savefile_lines.player_line(seat, player))

    def advised(self, seat: int, move: Move = ()) -> None:
        """Put on disk that a seat has asked the adviser, or what it was told."""
        self._append(savefile_lines.advised_line(seat, move))

    def post(self, game: str) -> None:
        """A letter of this game by mail carries every move so far: they stand for good, on disk too."""
        self.session.mail = Mail(game, len(self.session.moves))
        self._put(self._start)

    def close(self) -> None:
        """Let go of the file, and let others have it: what is played in the session after that is kept by nobody. What
        another program has done to the file costs no move even now.
        """
        with suppress(OSError):
            if self._file and is_at(self._file, self.path) and not self._is_as_written():
                self._put(self._start)
            if (
                self._file
                and self.trouble is None
                and (told := savefile_lines.told_lines(self.session))
                and self._is_own()
            ):
                self._file.write(told.encode())
        self.is_closed = True
        if self.session.keeper is self:
            self.session.keeper = None
        self._let_go()

    def _let_go(self) -> None:
        self._shut()
        if self._claim:
            self._claim.release()
            self._claim = None

    def _shut(self) -> None:
        if self._file:
            with suppress(OSError):
                self._file.close()
            self._file = None

    def _append_move(self, line: str) -> None:
        self._append(line)
        if len(self.session.moves) % CHECK_EVERY == 0:
            self._append(savefile_lines.check_line(self.session.state))

    def _append(self, line: str) -> None:
        self._put(partial(self._write, f"- {line}\n".encode()))

    def _put(self, write: Callable[[], None]) -> None:
        """Write, and take note of whether it went well; where there is no room, what only saves time makes some."""
        try:
            try:
                write()
            except OSError as error:
                if not make_room(error):
                    raise
                self._start()
            self.trouble = None
        except OSError as error:
            self.trouble = _say("saves.unwritable", path=self.path, reason=error.strerror)
        self.session.file = self.path.name

    def _begin(self, take: Callable[[Path], Claim | None]) -> None:
        self._claim = take(self.path)
        self._start()

    def _start(self) -> None:
        """Write everything into the own file, or into a new one where there is none any more. Raises OSError, also
        where the game is longer than what is read.
        """
        is_anothers = self._file and self.path.exists() and not self._is_own()
        if self._claim is None or is_anothers:
            new = claim_free(self.path)
            self._let_go()
            self._claim = new
        self.path = self._claim.path
        content = savefile_lines.text_of(self.session).encode()
        lines = content.partition(savefile.MOVES_BELOW)[2].count(b"\n")
        if lines > savefile.MOST_LINES or len(content) > savefile.MOST_BYTES:
            raise OSError(EFBIG, os.strerror(EFBIG))
        if sys.platform == "win32":  # where a file that is open cannot be replaced
            self._shut()
        write_whole(self.path, content)
        self._shut()
        self._lines = lines
        self._taken_back = 0
        self._size, self._end = len(content), content[-END_BYTES:]
        self._file = self.path.open("a+b", buffering=0)

    def _write(self, line: bytes) -> None:
        """Put a line at the end of the file, or everything into a new one."""
        has_room = self._lines < savefile.MOST_LINES and self._size + len(line) <= savefile.MOST_BYTES
        if self._file and self.trouble is None and has_room and self._is_own():
            self._lines += 1
            written = self._file.write(line)
            self._size += written
            self._end = (self._end + line[:written])[-END_BYTES:]
            if written < len(line):
                raise OSError(ENOSPC, os.strerror(ENOSPC))
            os.fsync(self._file.fileno())
            return
        self._start()

    def _is_own(self) -> bool:
        """Whether the file lies there as it was written last. Raises OSError."""
        assert self._file
        return is_at(self._file, self.path) and self._is_as_written()

    def _is_as_written(self) -> bool:
        """Whether nobody else has changed the file: it is as long as it was made, and ends in the same way."""
        assert self._file
        if os.fstat(self._file.fileno()).st_size != self._size:
            return False
        self._file.seek(self._size - len(self._end))
        return self._file.read(len(self._end)) == self._end
