"""Shelf: printed pieces by handle, read from the data files when the first one is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Piece = TypeVar("Piece")


class Shelf(dict[str, Piece]):
    """Pieces by handle. `fill` puts them here, and on the shelves that are read with it."""

    def __init__(self, fill: Callable[[], None]) -> None:
        super().__init__()
        self._fill = fill

    def __missing__(self, key: str) -> Piece:
        if not self:
            self._fill()
            if key in self:
                return self[key]
        raise KeyError(key)

    def all(self) -> tuple[Piece, ...]:
        """Every piece, in the order in which they were put here."""
        if not self:
            self._fill()
        return tuple(self.values())
