"""Registry: printed pieces by handle, read from the data files when the first one is asked for.

A registry does not know its reader, as readers know the registries. The game's package says how they are filled
(`filled_by`), and Python runs it before any module inside: whoever can name a registry can use it.

Pieces of mods have a handle with the mod's name and a point before it, such as `vineyards.vineyard`. They are found by
their handle and by whoever names the mod (`among`); nothing that goes through all pieces ever meets them.
"""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterable, Iterator, KeysView, Mapping, ValuesView
from typing import Any, NamedTuple, Protocol, TypeVar


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


OF_A_MOD = "."
"""What stands in a handle between the name of a mod and the piece's own."""


class ModContent(NamedTuple):
    """What a mod holds for one game: the registries with what it puts beside their pieces, the handles of ours that it
    leaves out, and a mark of all that decides a game. title, version: what the mod is called.
    """

    pieces: tuple[tuple[Registry[Any], Mapping[str, Any]], ...]
    without: frozenset[str]
    mark: str
    title: str = ""
    version: str = ""


ModReader = Callable[..., tuple[tuple["Registry[Any]", Mapping[str, Any]], ...]]
"""(files, register): reads the files of a mod for one game. Raises Misprint."""


class ReadMods(NamedTuple):
    """What a game reads of mods: files by their names without ending, each like ours of that name. untaken: those whose
    pieces no seat takes. in_play: by the name of a file, the options without which nobody meets its pieces.
    """

    files: tuple[str, ...]
    read: ModReader
    untaken: frozenset[str] = frozenset()
    in_play: Mapping[str, Mapping[str, Any]] = {}


MOD_READERS: dict[str, ReadMods] = {}
"""How mods are read for each game."""

_CONTENTS: dict[str, dict[str, ModContent]] = {}
"""What lies beside the pieces of each game, by the name of the mod."""

_find: list[Callable[[], None]] = []
"""How the mods are found that lie in the player's folder; empty once they were, or where nobody has said."""


def mods_read_by(
    game: str,
    files: tuple[str, ...],
    read: ModReader,
    untaken: Iterable[str] = (),
    in_play: Mapping[str, Mapping[str, Any]] | None = None,
) -> None:
    """Have mods read for a game like this."""
    MOD_READERS[game] = ReadMods(files, read, frozenset(untaken), in_play or {})


def mods_found_by(find: Callable[[], None]) -> None:
    """Have `find` lend the pieces of all mods, once, when the first one is asked for."""
    _find[:] = [find]


def lend(contents: Mapping[str, Mapping[str, ModContent]]) -> None:
    """Put these in the place of all that mods have lent before: by game, then by the name of the mod."""
    _find.clear()
    for registry in _every:
        registry.lent = {}
    _CONTENTS.clear()
    for game, mods in contents.items():
        _CONTENTS[game] = dict(mods)
        for content in mods.values():
            for registry, pieces in content.pieces:
                registry.lent |= pieces


def mods_of(game: str) -> Mapping[str, ModContent]:
    """The mods that a game may be played with now, by their names."""
    while _find:
        _find.pop()()
    return _CONTENTS.get(game, {})


def marks() -> tuple[tuple[str, str, str], ...]:
    """Every game with a mod that is lent and its mark: what a game with mods can be played with now."""
    return tuple((game, mod, content.mark) for game, mods in _CONTENTS.items() for mod, content in mods.items())


_every: list[Registry[Any]] = []


class Registry(dict[str, Piece]):
    """Pieces of a game by handle.

    Whatever is asked of an empty registry fills it first. Raises LookupError where nobody has said how, and Misprint
    where the data files cannot be understood.
    """

    def __init__(self, game: str, is_replaced: bool = False) -> None:
        """is_replaced: whether a piece of a mod lies in the place of ours, so that ours need not be left out."""
        super().__init__()
        self._game = game
        self.is_replaced = is_replaced
        self.lent: dict[str, Piece] = {}
        """Those of mods."""
        _every.append(self)

    def _fill(self) -> None:
        if super().__len__():
            return
        if self._game not in _FILL:
            raise LookupError(f"nobody has said how the registries of {self._game} are filled")
        _FILL[self._game]()

    def __missing__(self, key: str) -> Piece:
        if OF_A_MOD in key:
            mods_of(self._game)
            return self.lent[key]
        if key in self:
            return self[key]
        raise KeyError(key)

    def __contains__(self, key: object) -> bool:
        if super().__contains__(key):
            return True
        if isinstance(key, str) and OF_A_MOD in key:
            mods_of(self._game)
            return key in self.lent
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
        try:
            return self[key]
        except KeyError:
            return default

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
        """Every piece of the box, in the order in which they were put here."""
        return tuple(self.values())

    def among(self, mods: Iterable[str]) -> tuple[Piece, ...]:
        """Those of a game with these mods: ours without what one of them leaves out, then theirs in their order.

        Raises KeyError for a mod that there is not.
        """
        contents = [mods_of(self._game)[mod] for mod in mods]
        if not contents:
            return self.all()
        out = frozenset[str]().union(*(content.without for content in contents))
        own = (piece for handle, piece in self.items() if handle not in out)
        lent = (
            piece for content in contents for to, pieces in content.pieces if to is self for piece in pieces.values()
        )
        return (*own, *lent)

    def every(self) -> tuple[Piece, ...]:
        """Every piece of the box, and of all mods: for those who look something up."""
        mods_of(self._game)
        return (*self.all(), *self.lent.values())


def by_id(pieces: Iterable[Printed]) -> dict[str, Printed]:
    """The pieces by their handles, in this order."""
    return {piece.id: piece for piece in pieces}
