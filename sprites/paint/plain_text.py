"""Text as it may reach a font: bounded in length, and every sign in it one that can be seen."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from sprites.letters.bidi import ISOLATES, isolated
from sprites.letters.scripts import JOINERS

MOST_LETTERS = 2500
"""Letters of one text that are drawn: more than the longest chapter of the rules has twice over."""

WIDEST = 8_000
"""Pixels that a line may take: more than the widest screen has. Scaling overruns its memory from 32,768 on."""

NARROWEST = 0.82
"""How far a text that is too wide is squeezed before it is cut or broken."""

_LINE_END = "\n"

_STAND_INS = {"{": "\ue000", "}": "\ue001", "*": "\ue002"}
_TO_STAND_INS = str.maketrans(_STAND_INS | {each: f"\\u{ord(each):x}" for each in (*_STAND_INS.values(), *ISOLATES)})
_FROM_STAND_INS = str.maketrans({each: letter for letter, each in _STAND_INS.items()})


def as_typed(words: str) -> str:
    """A player's words for a place in a text: what would be a sign or bold in them is shown as it was typed, and what
    runs from right to left stays together.
    """
    return isolated(words.translate(_TO_STAND_INS))


def letters_of(string: str) -> str:
    """The letters that are drawn for a string whose signs and bold marks have been found."""
    return string if string.isascii() else string.translate(_FROM_STAND_INS)


def plain(string: str, marked: bool = False) -> str:
    """A text as it is drawn: what is too long ends in an ellipsis, what no font can show is spelt by its code.

    marked: signs, bold marks and line ends in it are still to be found.
    """
    shown = string[: MOST_LETTERS + 1] if marked else letters_of(string[: MOST_LETTERS + 1])
    kept = {*ISOLATES, _LINE_END, *_STAND_INS.values()} if marked else {*ISOLATES}
    if not shown.isprintable():
        shown = "".join(letter if _is_seen(letter) or letter in kept else _spelt(letter) for letter in shown)
    return shown if len(shown) <= MOST_LETTERS else shown[:MOST_LETTERS] + "…"


def _is_seen(letter: str) -> bool:
    return letter.isprintable() or unicodedata.category(letter) == "Zs"


def _spelt(letter: str) -> str:
    return letter if letter in JOINERS else letter.encode("unicode_escape").decode("ascii")


def most_fitting(most: int, fits: Callable[[int], bool]) -> int:
    """The largest number up to `most` that fits, 0 if none does, where all below a fitting one fit too."""
    if fits(most):
        return most
    low, high = 0, most
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low
