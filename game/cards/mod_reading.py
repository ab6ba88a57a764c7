"""What readers of printed pieces are given to read a mod: its files, and a register of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from game.cards.catalog import Passage, Register, read_data
from game.cards.emblems import LETTER, letter_for
from game.cards.registry import OF_A_MOD

Read = TypeVar("Read")


class ModRegister(Register):
    """The ids and emblems of one mod's pieces for one game: ids get the name of the mod before them, and emblems may be
    left out. They may be ours, for a mod stands for itself, and a letter may stand on any number of pieces.
    """

    def __init__(self, mod: str) -> None:
        super().__init__()
        self._mod = mod

    def handle(self, passage: Passage) -> str:
        """The whole handle."""
        return f"{self._mod}{OF_A_MOD}{super().handle(passage)}"

    def emblem(self, passage: Passage) -> str:
        """The name of an icon, a letter or a drawing that nothing else of the mod shows, but for letters."""
        name = passage.emblem()
        return name if name.startswith(LETTER) else self.claimed("emblem", name, passage)

    def needed(self, names: Iterable[str]) -> tuple[str, ...]:
        """All but what is drawn."""
        return tuple(name for name in names if name not in ("emblem", "pictures"))

    def complete(self, read: dict[str, Any]) -> None:
        """A letter stands for an emblem that was left out."""
        read.setdefault("emblem", letter_for(read["name"]))


class DataFiles:
    """The files of a mod for one game, which a reader asks for by name: what lies in them, and where."""

    def __init__(self, contents: Mapping[str, bytes], folder: Path) -> None:
        self._contents = contents
        self._folder = folder

    def read(self, name: str, read: Callable[[Passage], Read], otherwise: Read) -> Read:
        """What a file reads as, or something else where the mod has none of this name. Raises Misprint."""
        path = self._folder / f"{name}.yaml"
        return read_data(self._contents[name], path, read) if name in self._contents else otherwise
