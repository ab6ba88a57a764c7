"""Thinking in parallel: parts of one thought go to other workers, and come back in the order they were handed out, or
as soon as they are done.

What is found follows from the parts alone, so that it is the same with no other worker, with one and with two. The
worker that answers the question (`game.bots.worker`) is told once which others there are (`hand_to`); where nobody has
told, as in tests, tournaments and on two cores, it does every part itself.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.bots.pickling import packed, unpacked

MOST_WORKERS = 3
"""Workers that pay: a Master plans three moves in a few futures, and what comes after a plan waits for all of them."""

KEPT_FREE = 2
"""Cores for the window and for whatever else the computer does."""

WAIT_SECONDS = 0.002
"""How long it is waited for the others, where there is nothing left to do oneself, before it is looked for news."""

Found_co = TypeVar("Found_co", covariant=True)


class Part(Protocol[Found_co]):
    """A part of a thought that another process can do: small, and packed as it is."""

    def thoughts(self) -> Generator[Any, None, Found_co]:
        """The thinking, a few milliseconds at a time."""
        ...


class Done(NamedTuple, Generic[Found_co]):
    """What was found for a part, by its place among the parts."""

    number: int
    found: Found_co


def workers(kept_free: int = KEPT_FREE) -> int:
    """How many workers this computer has room for, the first one counted, where so many cores are kept free."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(MOST_WORKERS, cores - kept_free))


class _OtherWorker:
    """Another worker, as seen from the one that hands it a part: it answers under the number of the question."""

    def __init__(self, line: Connection) -> None:
        self.line = line
        self._is_up = False
        self._question = 0
        self.part: int | None = None
        """The number of the part that it does."""

    @property
    def is_free(self) -> bool:
        """Whether it has come up, and does nothing. Raises EOFError or OSError where it is gone."""
        if not self._is_up and self.line.poll():
            self.line.recv_bytes()
            self._is_up = True
        return self._is_up and self.part is None

    def begin(self, number: int, part: Part[Any]) -> None:
        """Hand it a part. Raises OSError where it is gone."""
        self._question += 1
        self.part = number
        self.line.send_bytes(packed((self._question, part)))

    def answer(self) -> Done[Any] | None:
        """What it has found; None as long as it thinks, and inside of `Done` where it failed. Raises EOFError or
        OSError where it is gone.
        """
        while self.part is not None and self.line.poll():
            question, found = unpacked(self.line.recv_bytes())
            if question == self._question:
                number, self.part = self.part, None
                return Done(number, found)
        return None

    def drop(self) -> None:
        """Nobody waits for its part any more."""
        self.part = None
        with suppress(OSError):
            self.line.send_bytes(packed((0, None)))


_others: list[_OtherWorker] = []
"""The others that this process may hand parts to."""

_resting: list[_OtherWorker] = []
"""Those for which what is being thought leaves no room."""


def hand_to(lines: Iterable[Connection]) -> None:
    """From now on hand parts to the workers at the other ends of these lines, as soon as they have come up."""
    _others[:] = [_OtherWorker(line) for line in lines]
    _resting.clear()


def use(others: int) -> None:
    """Hand parts to no more than so many of them from now on."""
    known = [*_others, *_resting]
    _others[:], _resting[:] = known[:others], known[others:]


def in_parallel(
    parts: Iterable[Part[Found_co]],
    here: Callable[[Any], Generator[Any, None, Found_co]],
    *,
    is_shared: bool = True,
    in_order: bool = True,
) -> Generator[Any, None, None]:
    """Do the parts, here and wherever somebody is free, and yield a `Done` for each; between them whatever the thinking
    here yields.

    parts: taken one by one as somebody is free, so that a part may depend on what was `Done` by then; one that has none
    for now is asked again after each `Done`. here: does a part in this process. is_shared: whether others may be asked;
    they find the same. in_order: whether each `Done` waits for those of the parts before it. What a part finds is never
    None.
    """
    shared = _Shared(parts)
    own: tuple[int, Generator[Any, None, Found_co]] | None = None
    told = 0
    try:
        while True:
            while shared.found and (not in_order or told in shared.found):
                number = told if in_order else next(iter(shared.found))
                yield Done(number, shared.found.pop(number))
                told += 1
            for other in list(_others) if is_shared else ():
                shared.work_with(other, may_begin=own is not None)
            if own is None and (mine := shared.following()):
                own = mine[0], here(mine[1])
            if own:
                try:
                    yield next(own[1])
                except StopIteration as done:
                    shared.found[own[0]] = done.value
                    own = None
            elif shared.handed:
                wait([other.line for other in _others if other.part is not None], WAIT_SECONDS)
                yield None
            elif not shared.found or (in_order and told not in shared.found):
                return
    finally:
        for other in _others:
            if other.part in shared.handed:
                other.drop()


class _Shared(Generic[Found_co]):
    """Parts that are being done: which others have which of them, and what has been found so far."""

    def __init__(self, parts: Iterable[Part[Found_co]]) -> None:
        self._to_do = enumerate(parts)
        self._back: list[tuple[int, Part[Found_co]]] = []
        """What came back undone."""
        self.handed: dict[int, Part[Found_co]] = {}
        self.found: dict[int, Found_co] = {}

    def following(self) -> tuple[int, Part[Found_co]] | None:
        """The next part that nobody does, with its number."""
        return self._back.pop(0) if self._back else next(self._to_do, None)

    def work_with(self, other: _OtherWorker, may_begin: bool) -> None:
        """Take what another worker has found, and hand it a part if it is free. One that is gone is asked no more."""
        try:
            if (done := other.answer()) is not None:
                self._take(done)
            if may_begin and other.is_free and (part := self.following()):
                self.handed[part[0]] = part[1]
                other.begin(*part)
        except (EOFError, OSError):
            _others.remove(other)
            if other.part in self.handed:
                self._back.append((other.part, self.handed.pop(other.part)))

    def _take(self, done: Done[Found_co | None]) -> None:
        """Keep what was found; what failed there is done here, where the fault is seen."""
        part = self.handed.pop(done.number)
        if done.found is None:
            self._back.append((done.number, part))
        else:
            self.found[done.number] = done.found
