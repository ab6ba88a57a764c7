"""Parcels: positions packed for another process. What a game has but once stays so at both ends."""

from __future__ import annotations

import pickle
import sys
from importlib import import_module
from io import BytesIO
from typing import Any

from game.cards.vocabulary import Vocabulary
from game.engine import Choice

CONSTANTS = (Choice, Vocabulary)
"""What travels as the name of the module's constant that it is."""


def packed(content: Any) -> bytes:
    """Plain content and positions, as bytes."""
    buffer = BytesIO()
    _Packer(buffer, pickle.HIGHEST_PROTOCOL).dump(content)
    return buffer.getvalue()


def learn_constants() -> None:
    """Look the constants up of all modules that are there, so that the next parcel need not."""
    _Packer.names |= _names_of_constants()


def unpacked(parcel: bytes) -> Any:
    """The content of a parcel that this program has packed."""
    return _Unpacker(BytesIO(parcel)).load()


class _Packer(pickle.Pickler):
    names: dict[int, tuple[str, str]] = {}

    def persistent_id(self, piece: Any) -> tuple[str, str] | None:
        if not isinstance(piece, CONSTANTS):
            return None
        if id(piece) not in self.names:
            learn_constants()
        return self.names[id(piece)]


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, name: tuple[str, str]) -> Any:
        module, constant = name
        return getattr(import_module(module), constant)


def _names_of_constants() -> dict[int, tuple[str, str]]:
    """Where every constant stands: its module and its name there. Only ours have any; to look into all that is loaded
    would wake what libraries read late.
    """
    return {
        id(piece): (name, constant)
        for name, module in list(sys.modules.items())
        if name.startswith("game.")
        for constant, piece in list(vars(module).items())
        if isinstance(piece, CONSTANTS)
    }
