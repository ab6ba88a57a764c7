"""Preloading: what a table needs next is read while nothing happens, so that its first frame does not wait for it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from pkgutil import walk_packages
from sys import modules

Step = Callable[[], object]


class Preloader:
    """Takes short steps, one at a time; those that were asked for last come first. None in the frame in which somebody
    asks, for then something opens.
    """

    def __init__(self) -> None:
        self._waiting: list[Iterator[Step]] = []
        self._asked = set[Hashable]()
        self._is_asked_now = False

    def ask(self, key: Hashable, steps: Iterator[Step]) -> None:
        """Have these steps taken before all others, unless they were asked for under this key."""
        if key not in self._asked:
            self._asked.add(key)
            self._is_asked_now = True
            self._waiting.append(steps)

    def ask_modules(self, *packages: str) -> None:
        """Have all modules of these packages imported, the first package first."""
        for package in reversed(packages):
            self.ask(package, _imports(package))

    def work(self) -> None:
        """Take one more step. What cannot be read now is left to whoever needs it."""
        if self._is_asked_now:
            self._is_asked_now = False
            return
        while self._waiting:
            with suppress(OSError, ImportError):
                step = next(self._waiting[-1], None)
                if step is None:
                    self._waiting.pop()
                    continue
                step()
            return


def _imports(package: str) -> Iterator[Step]:
    """A step for every module of a package that is not imported yet, the deepest first: the others need them, and so
    each step is short.
    """
    inside = walk_packages(import_module(package).__path__, f"{package}.")
    names = sorted((each.name for each in inside), key=lambda name: -name.count("."))
    yield from (partial(import_module, name) for name in names if name not in modules)
