"""Files that survive: written aside and renamed, so that a kill at any moment leaves the old text or the new one."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Put a text in the place of a file, making its folder when there is none. Raises OSError, changing nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(path.name + ".writing")
    try:
        with aside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(aside, path)
    except OSError:
        with suppress(OSError):
            aside.unlink()
        raise


def free_path(path: Path) -> Path:
    """The path itself, or the first of `name 2`, `name 3` and so on that no file has."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem} {number}{path.suffix}")
    return free
