"""Keeping what drivers write past Python off the terminal."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def muted_stderr() -> Iterator[None]:
    """Nothing is written to the terminal's error stream meanwhile, not even by libraries in C."""
    try:
        terminal = os.dup(2)
    except OSError:
        yield
        return
    try:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(terminal, 2)
        os.close(terminal)
