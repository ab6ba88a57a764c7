"""Memo: a value that is made once for what it hangs on."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Memo(Generic[T]):
    """The last value of its kind, and its key; another key has another made."""

    def __init__(self) -> None:
        self._known: tuple[Hashable, T] | None = None

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value for this key."""
        if self._known is None or self._known[0] != key:
            self._known = key, make()
        return self._known[1]
