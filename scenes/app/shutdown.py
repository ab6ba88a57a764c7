"""How the system tells the program to end: by Ctrl+C in its terminal, by `kill`, by a terminal that closes.

Each ends it as closing its window does: the frame that is drawn is finished, scenes are left, files closed. A handler
that raised would do so anywhere, in the middle of what must not be cut short. Needs no other module, so that it listens
before they are read.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from types import FrameType

NAMES = ("SIGINT", "SIGTERM", "SIGHUP")
"""The signals that end a program; Windows has no SIGHUP."""


class Shutdown:
    """Whether the program has been told to end."""

    def __init__(self) -> None:
        self.is_asked = False

    def leave(self) -> None:
        """From now on a signal ends the program on the spot: while it starts, there is nothing to be kept."""
        self._handle(lambda *_: os._exit(0))

    def listen(self) -> None:
        """From now on a signal is only noted. One that is ignored stays so, as `nohup` wants it."""
        self._handle(self._note)

    def interrupt(self) -> None:
        """From now on a signal raises KeyboardInterrupt: for what has no main loop."""
        self._handle(signal.default_int_handler)

    def ignore(self) -> None:
        """From now on signals change nothing: the program has ended but for its last lines."""
        self._handle(signal.SIG_IGN)

    def _note(self, number: int, frame: FrameType | None) -> None:
        self.is_asked = True

    @staticmethod
    def _handle(handler: Callable[[int, FrameType | None], object] | signal.Handlers) -> None:
        for name in NAMES:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, handler)
