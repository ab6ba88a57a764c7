"""The emblems that printed pieces may carry: the names of the icons in the data folder.

Pieces of mods may carry a letter besides, or a drawing of the mod's own. The name of such a drawing, once it is read,
is the drawing itself: it goes wherever the piece goes, to other processes too, and is never another one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from unicodedata import normalize

ICONS = Path(__file__).parent.parent.parent / "data" / "icons" / "icons.json"

DATA = ICONS.parent.parent

_NAME = re.compile(r'^"([^"]+)":', re.MULTILINE)
"""An icon's name stands at the beginning of its line; its drawing is not looked at."""


@cache
def emblems() -> frozenset[str]:
    """The name of every icon. Raises OSError when their file cannot be read."""
    return frozenset(_NAME.findall(ICONS.read_text(encoding="utf-8")))


_CARRIED = re.compile(r"\bemblem: *[\"']?([\w-]+)")


@cache
def free_emblems() -> tuple[str, ...]:
    """The icons that no printed piece carries, in any game. Raises OSError when a file cannot be read."""
    carried = {
        name
        for file in DATA.glob("*/*.yaml")
        for name in _CARRIED.findall(file.read_text(encoding="utf-8", errors="replace"))
    }
    return tuple(sorted(emblems() - carried))


LETTERS = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
LETTER, PATH = "letter-", "path:"
"""How the names of letters begin, and of drawings that are their own name: the `d` of a path in a box of 512."""

_OF_A_MOD: list[Mapping[str, str]] = []
"""The drawings of the mod that is being read, by the names they have in it."""


@contextmanager
def drawings_of_a_mod(drawings: Mapping[str, str]) -> Iterator[None]:
    """Let pieces that are read meanwhile carry letters and these drawings."""
    _OF_A_MOD.append({**{letter_for(each): letter_for(each) for each in LETTERS}, **drawings})
    try:
        yield
    finally:
        _OF_A_MOD.pop()


def of_a_mod() -> Mapping[str, str]:
    """What the pieces that are read now may carry besides our icons; nothing for ours."""
    return _OF_A_MOD[-1] if _OF_A_MOD else {}


def letter_for(name: str) -> str:
    """The letter that stands for a name: its first that is one of ours, without accents."""
    plain = normalize("NFKD", name).upper()
    return LETTER + next((each for each in plain if each in LETTERS), "X").lower()
