"""Processes beside the program: they live as long as it does, end when they are told to, and leave Ctrl+C to it.

Ctrl+C and a terminal that closes reach every process of the terminal. Only the program itself answers; a process beside
it ends with it, even where it is killed, and at once by SIGTERM. What starts such processes in its own way does so
`shielded` and has each of them `settle` first.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from multiprocessing.pool import Pool
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

KINDER = 5
"""How far a process steps back behind the program, where the system knows such ranks."""

FOR_THE_PROGRAM = ("SIGINT", "SIGHUP")
"""The signals of a terminal, which go to every process of it."""


def start(target: Callable[..., None], *facts: Any) -> BaseProcess:
    """Start a process that calls `target` with these facts. Raises OSError where the system has no more."""
    process = get_context("spawn").Process(target=_begin, args=(target, facts), daemon=True)
    with shielded():
        process.start()
    return process


def _begin(target: Callable[..., None], facts: tuple[Any, ...]) -> None:
    settle()
    target(*facts)


@contextmanager
def shielded() -> Iterator[None]:
    """Processes that this thread starts meanwhile never hear of the signals of the terminal, not even while they are
    still reading their modules; the thread itself does afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    before = signal.pthread_sigmask(signal.SIG_BLOCK, _numbers())
    try:
        resource_tracker.ensure_running()  # which lets SIGINT through again when it starts
        signal.pthread_sigmask(signal.SIG_BLOCK, _numbers())
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def pool(processes: int) -> Iterator[Pool]:
    """So many processes that share work until the block ends, however it ends."""
    with shielded():
        workers = get_context("spawn").Pool(processes, settle)
    with workers:
        yield workers


def settle(line: Connection | None = None) -> None:
    """What a process beside the program does first: it steps back, and ends with the program, or as soon as the other
    end of this line is closed.
    """
    for number in _numbers():
        signal.signal(number, signal.SIG_IGN)
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # which would turn SIGTERM into an event that nobody reads
    if hasattr(os, "nice"):
        os.nice(KINDER)
    parent = parent_process()
    ends = [*([parent.sentinel] if parent else []), *([line] if line else [])]
    if ends:
        Thread(target=_end_with, args=(ends,), daemon=True).start()


def _end_with(ends: list[int | Connection]) -> None:
    """End this process, whatever it does, once one of these has been closed."""
    wait_for(ends)
    os._exit(0)


def _numbers() -> list[signal.Signals]:
    return [getattr(signal, name) for name in FOR_THE_PROGRAM if hasattr(signal, name)]
