"""Small files that all copies of the program read and change: the settings, and the results of every game."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from errno import EFBIG
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from game.files.files import claimed, reserved_like, write_whole
from game.files.untrusted import InvalidInput, load, read_bytes
from game.text.sentences import Sentences

_say = Sentences("screens")

MOST_BYTES = 1 << 20

Content = TypeVar("Content")
Part = TypeVar("Part")


class Damage(NamedTuple):
    """What is wrong with a file, and where it lies now."""

    fault: str
    kept: Path


class SharedFile(Generic[Content]):
    """One such file. `damage` says what was wrong with it when it could not be used.

    A damaged file is never overwritten: it is kept under another name.
    """

    def __init__(self, path: Path, matter: str, read: Callable[[bytes], Content], usual: Content) -> None:
        """`matter`: the section of sentences about the file. `read` makes the content of the bytes or raises Unfit;
        `usual` stands for a file that is not there.
        """
        self.path = path
        self._matter = matter
        self.damage: Damage | None = None
        self._read = read
        self._usual = usual

    def look(self) -> Content:
        """What the file holds. Never fails."""
        try:
            return self._content()
        except (OSError, InvalidInput) as error:
            fault = _words(error)
        try:
            with self.changing() as content:
                return content
        except OSError:
            self.damage = Damage(fault, self.path)
            return self._usual

    @contextmanager
    def changing(self, known: Content | None = None) -> Iterator[Content]:
        """What the file holds, for the block to write it anew: no other copy changes it meanwhile. Raises OSError.

        known: what stands for the content of a file that was damaged since it was looked at.
        """
        with claimed(self.path):
            try:
                content = self._content()
            except (OSError, InvalidInput) as error:
                self.damage = Damage(_words(error), kept_aside(self.path))
                content = self._usual if known is None else known
            yield content

    def write(self, parts: Sequence[Part], text_of: Callable[[Sequence[Part]], str]) -> int:
        """Write the file anew, as the text of these parts; of more than can be read again the first are left out.
        Returns how many. To be called while `changing`. Raises OSError, changing nothing.
        """

        def is_read(count: int) -> bool:
            return _is_read(text_of(parts[count:]).encode())

        left_out = 0 if is_read(0) else bisect_left(range(len(parts) + 1), True, lo=1, key=is_read)
        if left_out > len(parts):
            raise OSError(EFBIG, os.strerror(EFBIG))
        write_whole(self.path, text_of(parts[left_out:]))
        return left_out

    @property
    def damaged(self) -> str | None:
        """What was wrong with the file and where it lies now, in plain words; None for a sound one."""
        if self.damage is None:
            return None
        fault, kept = self.damage
        facts = {"path": self.path, "fault": fault, "kept": kept.name, "name": self.path.name}
        return _say(f"{self._matter}.damaged", **facts)

    def unwritable(self, error: OSError) -> str:
        """Why the file could not be written, in plain words."""
        facts = {"path": self.path, "name": self.path.name, "reason": error.strerror}
        return _say(f"{self._matter}.unwritable", **facts)

    def _content(self) -> Content:
        try:
            return self._read(read_bytes(self.path, MOST_BYTES))
        except FileNotFoundError:
            return self._usual


def kept_aside(path: Path) -> Path:
    """Move a damaged file out of the way, under a name that is free, and return where it lies now. Raises OSError."""
    with reserved_like(path.with_name(f"{path.stem}.damaged{path.suffix}")) as kept:
        os.replace(path, kept)
    return kept


def _is_read(data: bytes) -> bool:
    """Whether a file of this content is within the bounds of what is read."""
    if len(data) > MOST_BYTES:
        return False
    try:
        load(data)
    except InvalidInput:
        return False
    return True


def _words(error: OSError | InvalidInput) -> str:
    return str(error) if isinstance(error, InvalidInput) else _say("fault.unreadable", reason=error.strerror)
