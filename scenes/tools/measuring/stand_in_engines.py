"""Stand-in engines: what answers a voice at once while frames are measured, and what is stopped in the middle of it."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from multiprocessing.connection import Connection

from scenes.speech.engine import EngineFound, Uttered

NAME = "stand-in"


def answers(line: Connection) -> None:
    """An engine that takes every text over at once."""
    line.send(EngineFound(NAME))
    with suppress(EOFError, OSError):
        while True:
            line.recv()
            line.send(Uttered(b""))


def stops(line: Connection) -> None:
    """An engine whose process is stopped as soon as it is to say something."""
    line.send(EngineFound(NAME))
    with suppress(EOFError, OSError):
        line.recv()
        os.kill(os.getpid(), signal.SIGSTOP)
