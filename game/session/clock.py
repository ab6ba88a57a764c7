"""How long everybody has thought in a game, in a file beside its journal, because journals hold no time.

    seconds: [754, 1203]

Nothing depends on it. A file that cannot be read counts from 0 on, and one that cannot be written costs nothing else.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import yaml

from game.files import files, schema, untrusted

ENDING = ".times"
MOST_BYTES, MOST_SECONDS = 4096, 10**8
IDLE_MS = 180_000.0
"""Milliseconds after which nobody is taken to think who has touched nothing."""
GLASSES = (1, 2, 3, 5)
"""Minutes that a sand-glass may run."""

SHAPE = {"seconds": [range(MOST_SECONDS)]}


class GameClock:
    """The time that each seat has used. `glass_ms` is how long the sand-glass still runs; None while none does."""

    def __init__(self, seats: int, path: Path | None) -> None:
        """`path` is the journal of the game; None where no file keeps it."""
        self._path = path.with_suffix(ENDING) if path else None
        self.used_ms = [each * 1000.0 for each in _kept(self._path, seats)]
        self.glass_ms: float | None = None
        self._minutes = 0
        self._idle_ms = 0.0

    def touched(self) -> None:
        """A key or the pointer was used: somebody is there."""
        self._idle_ms = 0.0

    def advance(self, ms: float, seat: int | None) -> bool:
        """Let time pass while this seat thinks, None while nobody at the table does; True when the sand runs out."""
        self._idle_ms += ms
        if seat is not None and self._idle_ms <= IDLE_MS:
            self.used_ms[seat] += ms
        if self.glass_ms is None:
            return False
        self.glass_ms -= ms
        runs_out = self.glass_ms <= 0
        if runs_out:
            self.glass_ms, self._minutes = None, 0
        return runs_out

    def turn_glass(self) -> None:
        """Turn a sand-glass of a minute, then larger ones; after the largest take it away."""
        later = [each for each in GLASSES if each > self._minutes]
        self._minutes = later[0] if later else 0
        self.glass_ms = self._minutes * 60_000.0 if self._minutes else None

    @property
    def seconds(self) -> tuple[int, ...]:
        """What each seat has used, in whole seconds."""
        return tuple(int(each // 1000) for each in self.used_ms)

    @property
    def glass_seconds(self) -> int | None:
        """How long the sand still runs, in seconds that have begun."""
        return None if self.glass_ms is None else -int(-self.glass_ms // 1000)

    def keep(self) -> None:
        """Write what was used beside the journal, where any was."""
        if self._path and any(self.seconds):
            with suppress(OSError):
                files.write_whole(
                    self._path, str(yaml.safe_dump({"seconds": [*self.seconds]}, default_flow_style=None))
                )


def _kept(path: Path | None, seats: int) -> list[int]:
    with suppress(OSError, ValueError):
        if path:
            content = untrusted.load(untrusted.read_bytes(path, MOST_BYTES))
            schema.check(content, SHAPE)
            seconds: list[int] = content["seconds"]
            if len(seconds) == seats:
                return seconds
    return [0] * seats


def times_of(journal: Path, seats: int) -> tuple[int, ...] | None:
    """The seconds that each seat of a saved game has used; None where nothing was measured."""
    path = journal.with_suffix(ENDING)
    return tuple(_kept(path, seats)) if path.exists() else None


def clock_words(seconds: int) -> str:
    """A time as clocks show it."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
