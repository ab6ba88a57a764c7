"""Signs in a text, called by their names: for those who listen, for searching, and where only letters are shown."""

from __future__ import annotations

import re

from game.text import language
from game.text.plurals import ENGLISH_PLURALS
from game.text.sentences import Sentences

say = Sentences("screens")

_SIGN = re.compile(r"(?P<number>\d[\d.,]* )?\{(?P<sign>\w+)[^}]*\}")


def spelt(text: str) -> str:
    """A text with the names of its signs in their places ("1 {vp}": "1 victory point"), and nothing in it bold."""
    return _SIGN.sub(_name, text.replace("**", ""))


def _name(found: re.Match[str]) -> str:
    number = found["number"] or ""
    return number + sign_name(found["sign"], number.strip())


def sign_name(sign: str, number: str = "") -> str:
    """What a sign is called, alone or after a number as it is written; the sign itself where it has no name."""
    by_number = () if not number else ("single_signs",) if _is_single(number) else ("many_signs",)
    for section in (*by_number, "signs"):
        if say.has(f"{section}.{sign}"):
            return say(f"{section}.{sign}")
    return sign.replace("_", " ")


def _is_single(number: str) -> bool:
    """Whether a number takes the first of a language's plurals: 1, in French 0 as well."""
    spoken = language.now()
    plurals = ENGLISH_PLURALS if spoken == language.PRETEND else language.head_of(spoken).plurals
    return number.isascii() and number.isdigit() and plurals.place(int(number)) == 0
