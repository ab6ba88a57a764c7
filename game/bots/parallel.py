"""Thinking in parallel: parts of one thought go to other workers, and come back in the order they were handed out.

What is found follows from the parts alone, so that it is the same with no other worker, with one and with two. The
worker that answers the question (`game.bots.worker`) is told once which others there are (`go_by`); where nobody has
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
    """What was found for a part, told in the order of the parts."""

    number: int
    found: Found_co


def workers() -> int:
    """How many workers this computer has room for, the first one counted."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(MOST_WORKERS, cores - KEPT_FREE))


class _Mate:
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


_mates: list[_Mate] = []
"""The others that this process may hand parts to."""


def go_by(lines: Iterable[Connection]) -> None:
    """From now on hand parts to the workers at the other ends of these lines, as soon as they have come up."""
    _mates[:] = [_Mate(line) for line in lines]


def in_parallel(
    parts: Iterable[Part[Found_co]], here: Callable[[Any], Generator[Any, None, Found_co]], *, is_shared: bool = True
) -> Generator[Any, None, None]:
    """Do the parts, here and wherever somebody is free, and yield a `Done` for each in their order; between them
    whatever the thinking here yields.

    parts: taken one by one as somebody is free, so that a part may depend on what was `Done` by then. here: does a part
    in this process. is_shared: whether others may be asked; they find the same. What a part finds is never None.
    """
    to_do = enumerate(parts)
    found: dict[int, Found_co] = {}
    back: list[tuple[int, Part[Found_co]]] = []
    handed: dict[int, Part[Found_co]] = {}
    own: tuple[int, Generator[Any, None, Found_co]] | None = None
    told = 0

    def following() -> tuple[int, Part[Found_co]] | None:
        return back.pop(0) if back else next(to_do, None)

    try:
        while True:
            while told in found:
                yield Done(told, found.pop(told))
                told += 1
            if is_shared:
                for mate in list(_mates):
                    try:
                        if (done := mate.answer()) is not None:
                            part = handed.pop(done.number)
                            if done.found is None:  # it failed there; here the fault is seen
                                back.append((done.number, part))
                            else:
                                found[done.number] = done.found
                        if own and mate.is_free and (another := following()):
                            handed[another[0]] = another[1]
                            mate.begin(*another)
                    except (EOFError, OSError):
                        _mates.remove(mate)
                        back += [(mate.part, handed.pop(mate.part))] if mate.part in handed else []
            if own is None and (mine := following()):
                own = mine[0], here(mine[1])
            if own:
                try:
                    yield next(own[1])
                except StopIteration as done_here:
                    found[own[0]] = done_here.value
                    own = None
            elif handed:
                wait([mate.line for mate in _mates if mate.part is not None], WAIT_SECONDS)
                yield None
            elif told not in found:
                return
    finally:
        for mate in _mates:
            if mate.part in handed:
                mate.drop()
