"""The studio: processes beside the table that print posters, and the folder that keeps them for the next time.

The folder may be deleted at any moment: it only saves time, and leaves the last room on a disk to what must be kept. A
picture is a file of a checksum and of plain red, green and blue bytes; what is anything else is not ours and is printed
anew.
"""

from __future__ import annotations

import os
import shutil
import stat
import time
import traceback
import zlib
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from hashlib import sha1
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Condition, Thread

import pygame

from sprites.poster.posters import PARTS, PrintRequest, printed

EDITION = 9
"""Raised with every change of how posters look, so that older files are not shown."""

MOST_BYTES = 160 * 1024 * 1024
"""Of all files together; the oldest go first."""

LEAST_FREE = 64 * 1024 * 1024
"""Bytes of the disk that pictures never take, and that they make free again."""

LEFT_OVER_S = 3600.0
"""Age in seconds at which a file that was written aside is nobody's: its process was killed over it."""

ENDING = ".rgb"
_SUM = 4
"""Bytes of the checksum, which come first."""

TIDIED_AFTER = 100
"""Pictures that are written between two looks at how large all are."""

PRESSES = min(2, os.cpu_count() or 1)
"""Processes that print at the same time."""

Start = Callable[..., BaseProcess]
"""Starts a process that calls a function with some facts."""


class Studio:
    """Prints in processes of its own (`sprites.poster.posters.Painter`), each served by a thread that hands it one wish
    after the other: the latest wishes first, of those the largest. Where they die, pictures stay plain.
    """

    def __init__(self, folder: Path, start: Start, presses: int = PRESSES) -> None:
        self._folder = folder
        self._start = start
        self._presses = presses
        self._waiting: list[PrintRequest] = []
        self._in_print: set[PrintRequest] = set()
        self._news = Condition()
        self._is_open = False
        self._done: deque[tuple[PrintRequest, bytes]] = deque()
        self._processes: list[BaseProcess] = []
        self._threads: list[Thread] = []

    def find(self, wish: PrintRequest) -> pygame.Surface | None:
        """The picture of an earlier time, if the folder has it."""
        return None if wish.place is not None else _kept(self._folder, wish)

    def begin(self, wishes: list[PrintRequest]) -> None:
        """Have these printed; the first ones start the processes."""
        with self._news:
            new = [wish for wish in wishes if wish not in self._in_print]
            again = {*new}
            self._waiting = [wish for wish in self._waiting if wish not in again]
            self._waiting += sorted(new, key=lambda wish: wish.size[0] * wish.size[1])
            self._go_to_work()

    def begin_later(self, wishes: list[PrintRequest]) -> None:
        """Have these printed once nothing else waits, the first one first."""
        with self._news:
            self._waiting[:0] = reversed(wishes)
            self._go_to_work()

    def _go_to_work(self) -> None:
        """Something waits."""
        self._news.notify_all()
        if not self._is_open:
            self._is_open = True
            self._threads = [Thread(target=self._serve, daemon=True) for _ in range(self._presses)]
            for thread in self._threads:
                thread.start()

    def finished(self) -> Iterable[tuple[PrintRequest, pygame.Surface | None]]:
        """What has been printed since it was asked last, None for what cannot be."""
        while self._done:
            wish, data = self._done.popleft()
            yield wish, _surface(wish, data)

    def stop(self) -> None:
        """End the processes, those too that are just being started."""
        with self._news:
            self._is_open = False
            self._news.notify_all()
            for process in self._processes:
                process.kill()
        for thread in self._threads:
            thread.join()
        for process in self._processes:
            process.join()

    def _serve(self) -> None:
        """Keep one process at work."""
        line, far_end = get_context("spawn").Pipe()
        with line, suppress(OSError):
            with far_end:
                process = self._start(work, far_end, self._folder)
            with self._news:
                self._processes.append(process)
                if not self._is_open:
                    process.kill()
            while (wish := self._next()) is not None:
                try:
                    line.send(wish)
                    self._done.append((wish, line.recv()))
                except (EOFError, OSError):
                    self._done.append((wish, b""))
                    return
                finally:
                    self._in_print.discard(wish)

    def _next(self) -> PrintRequest | None:
        """What is to be printed next, as soon as there is anything; None when the studio has been closed."""
        with self._news:
            self._news.wait_for(lambda: self._waiting or not self._is_open)
            if not self._is_open:
                return None
            wish = self._waiting.pop()
            self._in_print.add(wish)
            return wish


def _surface(wish: PrintRequest, data: bytes) -> pygame.Surface | None:
    if len(data) != wish.size[0] * wish.size[1] * 3:
        return None
    picture = pygame.image.frombuffer(data, wish.size, "RGB")
    # What changes all the time is laid once or twice: to convert it would take longer than that.
    return picture if wish.place is not None else picture.convert()


def file_name(wish: PrintRequest) -> str:
    """What the file of a picture is called."""
    return sha1(f"{EDITION} {wish}".encode(), usedforsecurity=False).hexdigest() + ENDING


def work(line: Connection, folder: Path) -> None:
    """The process: print what is wished for, and answer with nothing where that fails, until the line is cut."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        tidy(folder)
    PARTS.set(partial(_part, folder))
    written = 0
    with suppress(EOFError, OSError):
        while True:
            wish = line.recv()
            data = _print(wish)
            line.send(data)
            written += 1
            with suppress(OSError):
                if data and wish.place is None:
                    _write(folder / file_name(wish), data)
                if written % TIDIED_AFTER == 0:
                    tidy(folder)


def _kept(folder: Path, wish: PrintRequest) -> pygame.Surface | None:
    """The picture of an earlier time, if the folder has it."""
    width, height = wish.size
    with suppress(OSError):
        data = _read(folder / file_name(wish), _SUM + width * height * 3)
        if zlib.crc32(data[_SUM:]).to_bytes(_SUM) == data[:_SUM]:
            return _surface(wish, data[_SUM:])
    return None


def _part(folder: Path, wish: PrintRequest) -> pygame.Surface:
    """A picture that is a part of another one, kept like one of its own."""
    if (kept := _kept(folder, wish)) is not None:
        return kept
    picture = printed(wish)
    with suppress(OSError):
        _write(folder / file_name(wish), pygame.image.tobytes(picture, "RGB"))
    return picture


def _print(wish: PrintRequest) -> bytes:
    """The picture; nothing where it cannot be printed: it stays plain."""
    try:
        return pygame.image.tobytes(printed(wish), "RGB")
    except Exception:
        traceback.print_exc()
        return b""


def _read(path: Path, size: int) -> bytes:
    """An ordinary file of so many bytes; nothing of any other. Raises OSError. A pipe is not waited for."""
    number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(number, "rb") as file:
        facts = os.fstat(number)
        return file.read(size) if stat.S_ISREG(facts.st_mode) and facts.st_size == size else b""


def _write(path: Path, data: bytes) -> None:
    """The file appears whole or not at all, and not where it would take the last room."""
    if shutil.disk_usage(path.parent).free - len(data) < LEAST_FREE:
        return
    aside = path.with_suffix(f".{os.getpid()}")
    try:
        aside.write_bytes(zlib.crc32(data).to_bytes(_SUM) + data)
        aside.replace(path)
    except OSError:
        aside.unlink(missing_ok=True)
        raise


def tidy(folder: Path) -> None:
    """Remove what was left half written, and the oldest files where all together are too large or the disk is full."""
    files, now = [], time.time()
    for path in folder.iterdir():
        with suppress(OSError):
            facts = path.lstat()
            if path.suffix == ENDING:
                files.append((facts.st_mtime, facts.st_size, path))
            elif now - facts.st_mtime > LEFT_OVER_S:
                path.unlink()
    lacking = LEAST_FREE - shutil.disk_usage(folder).free
    most = min(MOST_BYTES, sum(size for _, size, _ in files) - lacking)
    kept = 0
    for _, size, path in sorted(files, reverse=True):
        kept += size
        if kept > most or size == 0:
            with suppress(OSError):
                path.unlink()
