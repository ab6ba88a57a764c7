"""Journal: a game's file on disk, one line for every committed move.

The file is YAML a person can read. Its head says what is played; under `moves:` stands one line a move, appended
and flushed before the next is asked, so that a kill at any moment loses nothing. `undo` and `redo` are lines too,
and `player seat2 hard` says that somebody else plays a seat from there on. `check` lines carry the position's
fingerprint, by which a reader notices that the rules or the file have changed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from errno import ENOSPC
from functools import partial
from io import FileIO
from pathlib import Path
from typing import Any

import yaml

from game.core.catalog import Misprint
from game.core.description import BadOption, Game
from game.core.files import free_path, write_whole
from game.core.flow import IllegalMove, Move
from game.core.session import Seat, Session

CHECK_EVERY = 20
"""Moves between two fingerprints in a file."""

UNDO, REDO, CHECK, PLAYER = "undo", "redo", "check", "player"
SEAT_PREFIX = "seat"


class Unreadable(ValueError):
    """A file that is no saved game from its first lines on. The message names the file and the trouble."""


@dataclass(frozen=True)
class Opened:
    """A session read from a file, and what was wrong with the file, in plain words, if anything was."""

    session: Session
    trouble: str | None


class Journal:
    """Writes a session's moves to a file as they are committed.

    `trouble` says in plain words why nothing can be written at the moment, None while all is well. The game goes on
    meanwhile, and every further move tries to write the whole file. A file that was replaced or taken away, such as
    by a second copy of the program that plays on from it, is left to the other: this game goes on in a new one.
    """

    def __init__(self, path: Path, session: Session) -> None:
        """Start the file anew, with everything the session holds so far."""
        self.path = path
        self.session = session
        self.trouble: str | None = None
        self._file: FileIO | None = None
        self._put(self._start)

    def play(self, move: Move) -> None:
        """Play a move in the session and put it on disk. Raises IllegalMove, writing nothing."""
        with self._recorded(" ".join(move)):
            self.session.play(move)

    def undo(self) -> Move:
        """Take the last move back, on disk too."""
        move = self.session.undo()
        self._append(UNDO)
        return move

    def redo(self) -> Move:
        """Play the move that was taken back again, on disk too."""
        with self._recorded(REDO):
            return self.session.redo()

    def give_seat(self, seat: int, player: str) -> None:
        """Let somebody else play a seat from now on, on disk too. Raises ValueError where there is no such seat."""
        self.session.give_seat(seat, player)
        self._append(f"{PLAYER} {SEAT_PREFIX}{seat + 1} {player}")

    @contextmanager
    def _recorded(self, line: str) -> Iterator[None]:
        """Put a line on disk for the move that the block plays, even if somebody who is told of it fails."""
        moves = len(self.session.moves)
        try:
            yield
        finally:
            if len(self.session.moves) > moves:
                self._append(line)
                if len(self.session.moves) % CHECK_EVERY == 0:
                    self._append(f"{CHECK} {self.session.state.fingerprint()}")

    def close(self) -> None:
        """Let go of the file."""
        if self._file:
            self._file.close()

    def _append(self, line: str) -> None:
        self._put(partial(self._write, f"- {line}\n".encode()))

    def _put(self, write: Callable[[], None]) -> None:
        """Write, and take note of whether it went well."""
        try:
            write()
            self.trouble = None
        except OSError as error:
            self.trouble = f"{self.path} cannot be written: {error.strerror}"
            with suppress(OSError):
                self.close()
            self._file = None

    def _start(self) -> None:
        write_whole(self.path, text_of(self.session))
        self._file = self.path.open("ab", buffering=0)

    def _write(self, line: bytes) -> None:
        """Put a line at the end of the file, or everything into a new one."""
        if self._file and self._is_own(self._file):
            if self._file.write(line) < len(line):
                raise OSError(ENOSPC, os.strerror(ENOSPC))
            os.fsync(self._file.fileno())
            return
        if self._file:
            self.close()
            self.path = free_path(self.path)
        self._start()

    def _is_own(self, file: FileIO) -> bool:
        """Whether the file that is open still lies at the path."""
        try:
            return os.path.samestat(os.fstat(file.fileno()), os.stat(self.path))
        except FileNotFoundError:
            return False


def text_of(session: Session) -> str:
    """The whole file of a session, without the moves that were taken back."""
    head = {
        "game": session.game.name,
        "rules": session.game.rules,
        "seed": session.seed,
        "options": dict(session.options),
        "seats": [{"name": s.name, "player": s.player, "colour": s.colour} for s in session.seats],
    }
    lines = "".join(f"- {' '.join(move)}\n" for move in session.moves)
    return yaml.safe_dump(head, sort_keys=False, allow_unicode=True) + "moves:\n" + lines


def read(path: Path, game_named: Callable[[str], Game]) -> Opened:
    """Replay a saved game as far as it is good.

    Raises Unreadable when not even the game's first position can be made from it, and Misprint when that is the
    fault of the game's own pieces. A move that is no longer legal, a broken line or a fingerprint that differs ends
    the reading; `Opened.trouble` then says so.
    """
    try:
        head, moves, lines = path.read_text(encoding="utf-8", errors="replace").partition("\nmoves:\n")
        if not moves:
            raise ValueError("they break off")
        session = _first_position(yaml.safe_load(head), game_named)
    except Misprint:
        raise
    except OSError as error:
        raise Unreadable(f"{path.name} cannot be read: {error.strerror}") from error
    except (yaml.YAMLError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise Unreadable(
            f"{path.name} is not a saved game: its first lines are damaged ({_brief(error)})"
        ) from error
    for number, line in enumerate(lines.splitlines(keepends=True), 1):
        try:
            _follow(session, line)
        except (IllegalMove, ValueError) as error:
            trouble = f"{path.name} is good up to move {len(session.moves)}; line {number} of its moves is not: {error}"
            return Opened(session, trouble)
    return Opened(session, None)


def _first_position(head: Mapping[str, Any], game_named: Callable[[str], Game]) -> Session:
    seats = [Seat(str(s["name"]), str(s["player"]), int(s["colour"])) for s in head["seats"]]
    game = game_named(head["game"])
    if head["rules"] > game.rules:
        raise BadOption(f"it was saved by a newer version of {game.title}")
    return Session(game, head["options"], seats, head["seed"])


def _follow(session: Session, line: str) -> None:
    if not line.startswith("- ") or not line.endswith("\n"):
        raise ValueError("the line is cut off or garbled")
    words = tuple(line[2:].split())
    if words == (UNDO,):
        session.undo()
    elif words == (REDO,):
        session.redo()
    elif words[:1] == (CHECK,):
        if words[1:] != (session.state.fingerprint(),):
            raise ValueError("the position differs from the one that was saved")
    elif words[:1] == (PLAYER,) and len(words) > 2:
        session.give_seat(int(words[1].removeprefix(SEAT_PREFIX)) - 1, " ".join(words[2:]))
    else:
        session.play(words)


def _brief(error: Exception) -> str:
    return str(error).splitlines()[0] if str(error) else type(error).__name__
