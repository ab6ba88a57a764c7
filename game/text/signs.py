"""Signs in a text, called by their names: for those who listen, for searching, and where only letters are shown."""

from __future__ import annotations

import re

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
    by_number = ("single_signs",) if number == "1" else ("many_signs",) if number else ()
    for section in (*by_number, "signs"):
        if say.has(f"{section}.{sign}"):
            return say(f"{section}.{sign}")
    return sign.replace("_", " ")
