"""Reports of faults: what ran, what went wrong, and the game that was played, to be played again by whoever repairs it.

They lie in a folder of their own among the records. The names of the seats stay with the player.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from game.files.files import reserved_like, write_whole
from game.files.folders import records_folder
from game.files.untrusted import InvalidInput, read_bytes
from game.session.savefile_lines import text_of
from game.session.session import Session

FILE = "File: "
GAME = "The game, without the names of its seats:\n\n"
"""What stands before the name of the game's file, and before the game."""

CRASH = "crash.txt"
"""The file that the interpreter writes when it breaks off, and the end of the names of those that were kept."""

MOST_BYTES = 1 << 22
LONGEST_FAULT = 100_000
"""Letters of what went wrong; of more the middle is left out, so that what is written is read again."""


def reports_folder() -> Path:
    """The folder of reports, made when it is not there. Raises NoHome and OSError."""
    folder = records_folder() / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def told(versions: str, fault: str, file: str = "", session: Session | None = None) -> str:
    """A report. file: the name of the game's file."""
    game = f"\n{GAME}{_nameless(session)}" if session else ""
    if len(fault) > LONGEST_FAULT:
        fault = f"{fault[: LONGEST_FAULT // 2]}\n[...]\n{fault[-LONGEST_FAULT // 2 :]}"
    return f"{versions}\n{FILE}{file}\n\n{fault.rstrip()}\n{game}"


def write(report: str) -> Path | None:
    """Write a report down; None when even that fails."""
    try:
        with reserved_like(reports_folder() / f"{_stamp(datetime.now())}.txt") as path:
            write_whole(path, report.encode(errors="replace"))
    except OSError:
        return None
    return path


def latest_of(file: str, since: datetime) -> str:
    """The newest report after this moment that speaks of the game in a file of this name; empty where there is none."""
    return next((report for report in _since(since, "*.txt") if f"\n{FILE}{file}\n" in report), "")


def keep_crash() -> None:
    """Give what the interpreter wrote when it broke off last time a name of its own. Raises NoHome and OSError."""
    path = reports_folder() / CRASH
    if path.exists() and path.stat().st_size:
        path.rename(path.with_name(f"{_stamp(datetime.fromtimestamp(path.stat().st_mtime))} {CRASH}"))


def crash_since(moment: datetime) -> str:
    """What the interpreter wrote when it broke off after this moment; empty where it did not."""
    return next(_since(moment, f"* {CRASH}"), "")


def _since(moment: datetime, pattern: str) -> Iterator[str]:
    """The texts of reports written after a moment, the newest first."""
    with suppress(OSError):
        for path in sorted(reports_folder().glob(pattern), reverse=True):
            with suppress(OSError, InvalidInput):
                if _stamp(moment) <= path.name != CRASH:
                    yield read_bytes(path, MOST_BYTES).decode(errors="replace")


def game_in(data: bytes) -> bytes:
    """The saved game in a report; anything else as it is."""
    _, found, game = data.partition(GAME.encode())
    return game if found else data


def _nameless(session: Session) -> str:
    """The file of a session in which nobody is called by name."""
    session = session.at(len(session.moves))
    session.seats = tuple(replace(seat, name=f"Seat {n}") for n, seat in enumerate(session.seats, 1))
    return text_of(session)


def _stamp(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H.%M.%S}"
