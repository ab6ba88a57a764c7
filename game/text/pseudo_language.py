"""A pretend language: English with accents and more letters, to see whether words fit that are not English."""

from __future__ import annotations

import re

LONGER = 0.5
"""Letters that are added for every letter: with blanks, signs and figures a text is some 40 per cent longer."""

_ACCENTS = str.maketrans("aeiouyAEIOUYcnsz", "àéîöüÿÀÉÎÖÜŸçñšž")
_KEPT_OR_WORD = re.compile(r"\{\w*\}|<press\.[\w.]+>|[A-Za-z]+")
"""Signs and keys, which stay as they are, and words."""


def pretend(text: str) -> str:
    """English in the pretend language: signs, bold marks, figures and places stay as they are."""
    owed = 0.0

    def longer(found: re.Match[str]) -> str:
        nonlocal owed
        word = found[0]
        if word.startswith(("{", "<")):
            return word
        owed += LONGER * len(word)
        more = round(owed)
        owed -= more
        return (word + (word.lower() * 2)[:more]).translate(_ACCENTS)

    return _KEPT_OR_WORD.sub(longer, text)
