"""The transcript: every line that is said, in one stream, for the voice, the captions and a file."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import NamedTuple, TextIO

MOST_KEPT = 400
"""Lines that can be read again."""


class Channel(Enum):
    """What a line is: where the focus is, what has happened, what must be heard, what was asked for, and a sound."""

    FOCUS = "focus"
    EVENT = "event"
    URGENT = "urgent"
    ASKED = "asked"
    SOUND = "sound"


class SpokenLine(NamedTuple):
    """Words as they are said. One that `interrupts` takes the place of what is still being said."""

    channel: Channel
    words: str
    interrupts: bool = False


class Transcript:
    """All lines in the order in which they are said, and who is told each of them."""

    def __init__(self) -> None:
        self.lines: deque[SpokenLine] = deque(maxlen=MOST_KEPT)
        self.said = 0
        """How many lines have been said."""
        self.listeners: list[Callable[[SpokenLine], object]] = []

    def say(self, channel: Channel, words: str, interrupts: bool = False) -> None:
        """Say a line; nothing where there are no words."""
        if words:
            line = SpokenLine(channel, words, interrupts)
            self.lines.append(line)
            self.said += 1
            for listener in self.listeners:
                listener(line)


class TranscriptFile:
    """A file that every line is written to as it is said. Raises OSError where it cannot be written."""

    def __init__(self, path: Path) -> None:
        self._file: TextIO | None = path.open("w", encoding="utf-8", buffering=1)

    def hear(self, line: SpokenLine) -> None:
        """Write a line down; where that fails, such as on a full disk, no more are written."""
        if self._file is None:
            return
        try:
            self._file.write(f"{line.channel.value}: {line.words}\n")
        except OSError:
            self._file = None

    def close(self) -> None:
        """No more lines come."""
        if self._file:
            self._file.close()
            self._file = None
