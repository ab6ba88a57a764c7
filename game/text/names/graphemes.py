"""Graphemes: what people see as one letter, which may be several characters.

A flag, a thumb with its tone of skin, a family of emoji, a letter with accents of its own, a syllable of Korean: the
caret steps over each at once, and Backspace takes it whole. This is the rule of Unicode for extended grapheme clusters
(UAX 29), by what Python's own tables tell; consonants of Indic scripts that melt into one stay apart.
A text is one line.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from itertools import pairwise

ZERO_WIDTH_JOINER, ZERO_WIDTH_NON_JOINER = "\u200d", "\u200c"

KOREAN = {"L": ((0x1100, 0x115F), (0xA960, 0xA97C)), "V": ((0x1160, 0x11A7), (0xD7B0, 0xD7C6)),
          "T": ((0x11A8, 0x11FF), (0xD7CB, 0xD7FB))}  # fmt: skip
"""Consonants that begin a syllable, vowels, and consonants that end it."""
KOREAN_JOINS = frozenset({"LL", "LV", "LS", "LC", "VV", "VT", "SV", "ST", "TT", "CT"})
"""Which of them stand in one syllable; S is a whole syllable without an end, C one with it."""


def boundaries(text: str) -> list[int]:
    """Where graphemes begin, and where the last one ends."""
    inner = [place for place in range(1, len(text)) if not _joins(text, place)]
    return [0, *inner, len(text)] if text else [0]


def graphemes(text: str) -> list[str]:
    """The letters of a text as people see them."""
    return [text[start:end] for start, end in pairwise(boundaries(text))]


def before(text: str, place: int) -> int:
    """Where the grapheme begins that ends at this place or holds it; 0 at the beginning."""
    return max((each for each in boundaries(text) if each < place), default=0)


def after(text: str, place: int) -> int:
    """Where the grapheme ends that begins at this place or holds it; the length of the text at its end."""
    return min((each for each in boundaries(text) if each > place), default=len(text))


def cut(text: str, most: int) -> str:
    """As many whole graphemes as have room in so many characters."""
    return text[: max(each for each in boundaries(text) if each <= max(0, most))]


def _joins(text: str, place: int) -> bool:
    """Whether the characters on both sides of a place belong together."""
    left, right = _kind(text[place - 1]), _kind(text[place])
    if left == "control" or right == "control":
        return False
    if right in ("extend", "joiner", "spacing") or left == "prepend":
        return True
    if left == "joiner" and right == "picture":
        base = text[: place - 1].rstrip("".join(filter(_extends, set(text))))
        return bool(base) and _kind(base[-1]) == "picture"
    if left == right == "flag":
        letters = text[:place]
        return (len(letters) - len(letters.rstrip(FLAG_LETTERS))) % 2 == 1
    return left + right in KOREAN_JOINS


FLAG_LETTERS = "".join(map(chr, range(0x1F1E6, 0x1F200)))
"""Two of them are a flag."""
TONES = range(0x1F3FB, 0x1F400)
TAGS = range(0xE0020, 0xE0080)
"""Tones of skin, and what spells the flag of a region after a black one."""
PREPENDED = frozenset("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u08e2\u0d4e")
"""Signs that are written around what follows, such as those of Arabic for a number or a year."""
PICTURES = (range(0xA9, 0xAF), range(0x2190, 0x2C00), range(0x1F000, 0x1FFFE))
"""Where emoji lie, among other signs that nobody joins."""
HALF_WIDTH_MARKS = "\uff9e\uff9f"


@cache
def _kind(letter: str) -> str:
    """What a character does at its edges; empty for most."""
    code, category = ord(letter), unicodedata.category(letter)
    if letter == ZERO_WIDTH_JOINER:
        return "joiner"
    is_mark = category in ("Mn", "Me") or letter == ZERO_WIDTH_NON_JOINER or letter in HALF_WIDTH_MARKS
    if is_mark or code in TONES or code in TAGS:
        return "extend"
    if letter in PREPENDED:
        return "prepend"
    if category in ("Cc", "Cf", "Zl", "Zp", "Cs"):
        return "control"
    if category == "Mc" or letter in "\u0e33\u0eb3":
        return "spacing"
    if letter in FLAG_LETTERS:
        return "flag"
    if category in ("So", "Cn") and any(code in span for span in PICTURES):
        return "picture"
    return _korean(code)


def _korean(code: int) -> str:
    if 0xAC00 <= code < 0xD7A4:
        return "C" if (code - 0xAC00) % 28 else "S"
    return next((kind for kind, spans in KOREAN.items() if any(a <= code <= b for a, b in spans)), "")


def _extends(letter: str) -> bool:
    return _kind(letter) == "extend"
