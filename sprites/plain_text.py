"""Text as it may reach a font: bounded in length, and every sign in it one that can be seen."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

MOST_LETTERS = 2500
"""Letters of one text that are drawn: more than the longest chapter of the rules has twice over."""

WIDEST = 8_000
"""Pixels that a line may take: more than the widest screen has. Scaling overruns its memory from 32,768 on."""

NARROWEST = 0.82
"""How far a text that is too wide is squeezed before it is cut or broken."""

_LINE_END = "\n"


def plain(string: str, line_ends: bool = False) -> str:
    """A text as it is drawn: what is too long ends in an ellipsis, what no font can show is spelt by its code."""
    kept = _LINE_END if line_ends else ""
    shown = string[: MOST_LETTERS + 1]
    if not shown.isprintable():
        shown = "".join(letter if _is_seen(letter) or letter in kept else _spelt(letter) for letter in shown)
    return shown if len(shown) <= MOST_LETTERS else shown[:MOST_LETTERS] + "…"


def _is_seen(letter: str) -> bool:
    return letter.isprintable() or unicodedata.category(letter) == "Zs"


def _spelt(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")


def most_fitting(most: int, fits: Callable[[int], bool]) -> int:
    """The largest number up to `most` that fits, 0 if none does, where all below a fitting one fit too."""
    if fits(most):
        return most
    low, high = 0, most
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low
