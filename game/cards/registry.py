"""Registry: printed pieces by handle, read from the data files when the first one is asked for.

A registry does not know its reader, as readers know the registries. The game's package says how they are filled
(`filled_by`), and Python runs it before any module inside: whoever can name a registry can use it.
"""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterable, Iterator, KeysView, ValuesView
from typing import Any, Protocol, TypeVar


class HasId(Protocol):
    """A printed piece: its id is its handle."""

    @property
    def id(self) -> str:
        """Such as ziggurat."""


Piece = TypeVar("Piece")
Printed = TypeVar("Printed", bound=HasId)

_FILL: dict[str, Callable[[], None]] = {}


def filled_by(game: str, fill: Callable[[], None]) -> None:
    """Have `fill` put the pieces into all registries of a game, once, when the first one is asked for."""
    _FILL[game] = fill


class Registry(dict[str, Piece]):
    """Pieces of a game by handle.

    Whatever is asked of an empty registry fills it first. Raises LookupError where nobody has said how, and Misprint
    where the data files cannot be understood.
    """

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game

    def _fill(self) -> None:
        if super().__len__():
            return
        if self._game not in _FILL:
            raise LookupError(f"nobody has said how the registries of {self._game} are filled")
        _FILL[self._game]()

    def __missing__(self, key: str) -> Piece:
        if key in self:
            return self[key]
        raise KeyError(key)

    def __contains__(self, key: object) -> bool:
        if super().__contains__(key):
            return True
        self._fill()
        return super().__contains__(key)

    def __iter__(self) -> Iterator[str]:
        self._fill()
        return super().__iter__()

    def __len__(self) -> int:
        self._fill()
        return super().__len__()

    def get(self, key: str, default: Any = None, /) -> Any:
        """The piece, or something else where there is none."""
        self._fill()
        return super().get(key, default)

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        """Every handle."""
        self._fill()
        return super().keys()

    def values(self) -> ValuesView[Piece]:  # type: ignore[override]
        """Every piece, by handle."""
        self._fill()
        return super().values()

    def items(self) -> ItemsView[str, Piece]:  # type: ignore[override]
        """Every handle and its piece."""
        self._fill()
        return super().items()

    def all(self) -> tuple[Piece, ...]:
        """Every piece, in the order in which they were put here."""
        return tuple(self.values())


def by_id(pieces: Iterable[Printed]) -> dict[str, Printed]:
    """The pieces by their handles, in this order."""
    return {piece.id: piece for piece in pieces}
