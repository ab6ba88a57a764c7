"""The studio: a process beside the table that prints posters, and the folder that keeps them for the next time.

The folder may be deleted at any moment: it only saves time. A picture is a file of plain red, green and blue bytes; one
of another length than its size asks for is not ours and is printed anew.
"""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha1
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import pygame

from sprites.poster.posters import Wish, printed

EDITION = 5
"""Raised with every change of how posters look, so that older files are not shown."""

MOST_BYTES = 160 * 1024 * 1024
"""Of all files together; the oldest go first."""

TIDIED_AFTER = 100
"""Pictures that are written between two looks at how large all are."""

KINDER = 5
"""How far the process steps back behind the table, where the system knows such ranks."""


class Studio:
    """Prints in a process of its own (`sprites.poster.posters.Painter`). Where that dies, pictures stay plain."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def find(self, wish: Wish) -> pygame.Surface | None:
        """The picture of an earlier time, if the folder has it."""
        width, height = wish.size
        try:
            with (self._folder / file_name(wish)).open("rb") as file:
                data = file.read(width * height * 3 + 1)
        except OSError:
            return None
        return _surface(wish, data)

    def begin(self, wishes: list[Wish]) -> None:
        """Send these to the process, which is started with the first."""
        with suppress(OSError):
            if self._process is None:
                self._line, far_end = get_context("spawn").Pipe()
                with far_end:
                    process = get_context("spawn").Process(
                        target=work, args=(far_end, self._folder), daemon=True
                    )
                    process.start()
                    self._process = process
            assert self._line
            self._line.send(wishes)

    def finished(self) -> Iterable[tuple[Wish, pygame.Surface]]:
        """What has come through the line."""
        found = []
        with suppress(EOFError, OSError):
            while self._line and self._line.poll():
                wish, data = self._line.recv()
                if (surface := _surface(wish, data)) is not None:
                    found.append((wish, surface))
        return found

    def stop(self) -> None:
        """End the process."""
        if self._process:
            self._process.kill()
            self._process.join()
        if self._line:
            self._line.close()
        self._process = self._line = None


def _surface(wish: Wish, data: bytes) -> pygame.Surface | None:
    if len(data) != wish.size[0] * wish.size[1] * 3:
        return None
    return pygame.image.frombytes(data, wish.size, "RGB").convert()


def file_name(wish: Wish) -> str:
    """What the file of a picture is called."""
    return sha1(f"{EDITION} {wish}".encode(), usedforsecurity=False).hexdigest() + ".rgb"


def work(line: Connection, folder: Path) -> None:
    """The process: print what is wished for, the latest wishes first, until the line is cut."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(KINDER)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        tidy(folder)
    waiting: list[list[Wish]] = []
    written = 0
    with suppress(EOFError, OSError):
        while True:
            while line.poll() or not waiting:
                waiting.append(list(line.recv()))
            wish = waiting[-1].pop(0)
            waiting = [batch for batch in waiting if batch]
            try:
                data = pygame.image.tobytes(printed(wish), "RGB")
            except Exception:  # one picture that cannot be printed stays plain
                traceback.print_exc()
                continue
            line.send((wish, data))
            written += 1
            with suppress(OSError):
                _write(folder / file_name(wish), data)
                if written % TIDIED_AFTER == 0:
                    tidy(folder)


def _write(path: Path, data: bytes) -> None:
    """The file appears whole or not at all."""
    aside = path.with_suffix(f".{os.getpid()}")
    aside.write_bytes(data)
    aside.replace(path)


def tidy(folder: Path) -> None:
    """Remove the oldest files where all together are too large."""
    files = sorted(
        ((path.stat().st_mtime, path.stat().st_size, path) for path in folder.iterdir() if path.is_file()),
        reverse=True,
    )
    kept = 0
    for _, size, path in files:
        kept += size
        if kept > MOST_BYTES:
            path.unlink(missing_ok=True)
