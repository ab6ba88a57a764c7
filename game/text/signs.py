"""Signs in a text, called by their names: for those who listen, for searching, and where only letters are shown."""

from __future__ import annotations

import re

from game.text.sentences import Sentences

say = Sentences("screens")

_SIGN = re.compile(r"(?P<one>(?<![\w.,])1 )?\{(?P<sign>\w+)[^}]*\}")


def spelt(text: str) -> str:
    """A text with the names of its signs in their places ("1 {vp}": "1 victory point"), and nothing in it bold."""
    return _SIGN.sub(_name, text.replace("**", ""))


def _name(found: re.Match[str]) -> str:
    one, sign = found["one"] or "", found["sign"]
    for name in (f"single_signs.{sign}",) * bool(one) + (f"signs.{sign}",):
        if say.has(name):
            return one + say(name)
    return one + sign.replace("_", " ")
