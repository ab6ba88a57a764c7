"""Names of players: how long they may be in any script, and which of them look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from game.text.names import graphemes

LONGEST = 16
"""Letters of a name, as people see them."""

MOST_BYTES = 96
"""Bytes of a name in files: one letter may be many characters."""


def composed(text: str) -> str:
    """A name as it is kept: letters with accents as one character each, wherever there is one (NFC)."""
    return unicodedata.normalize("NFC", text)


def fitting(text: str, most: int = LONGEST, most_bytes: int = MOST_BYTES) -> str:
    """As many whole letters of a name as have room."""
    kept = graphemes.graphemes(composed(text))[:most]
    while kept and len("".join(kept).encode()) > most_bytes:
        kept.pop()
    return "".join(kept)


def are_alike(one: str, other: str) -> bool:
    """Whether two names are taken for one: they differ in capitals, or in how their letters are made up."""
    return _bare(one) == _bare(other)


def _bare(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


def told_apart(names: Sequence[str]) -> list[str]:
    """The names, each that looks like one before it with a number."""
    told: list[str] = []
    for name in names:
        number, new = 1, name
        while any(are_alike(new, each) for each in told):
            number += 1
            new = f"{fitting(name, LONGEST - len(f' {number}'), MOST_BYTES - 4).rstrip()} {number}"
        told.append(new)
    return told
