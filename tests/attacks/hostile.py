"""Files that cost a program much or take it by surprise, to be put in the place of one of its own."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

HOSTILE: dict[str, Callable[[Path], object]] = {
    "empty": lambda path: path.touch(),
    "a folder": lambda path: path.mkdir(),
    "a pipe": lambda path: os.mkfifo(path),
    "endless": lambda path: path.symlink_to("/dev/zero"),
    "a link to itself": lambda path: path.symlink_to(path.name),
    "a link to nowhere": lambda path: path.symlink_to("nowhere at all"),
    "a gigabyte of zeros": lambda path: _zeros(path, 1 << 30),
    "bytes": lambda path: path.write_bytes(bytes(range(256)) * 50),
    "NUL": lambda path: path.write_bytes(b"\0" * 5000),
    "deep brackets": lambda path: path.write_text("[" * 100_000),
    "billion laughs": lambda path: path.write_text(
        "a0: &a0 [x, x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]\n" for n in range(1, 40))
    ),
    "an empty number": lambda path: path.write_text("volume: !!int ''\n"),
    "perhaps": lambda path: path.write_text("volume: !!bool maybe\n"),
    "no date": lambda path: path.write_text("volume: !!timestamp x\n"),
    "infinite": lambda path: path.write_text("volume: .inf\n"),
    "a long word": lambda path: path.write_text("W" * 200_000),
    "long before our time": lambda path: (path.touch(), os.utime(path, (-(2**40), -(2**40)))),
}  # fmt: skip
"""What makes each, by what it is."""


def _zeros(path: Path, length: int) -> None:
    with path.open("wb") as file:
        file.truncate(length)
