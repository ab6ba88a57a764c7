"""Texts as they are said aloud: marks and figures as words, and no longer than an ear keeps.

Signs such as {gold} are called by their names, by number, and fall silent where their word already stands beside them.
"""

from __future__ import annotations

import re
from functools import lru_cache

from game.text import language
from game.text.sentences import Sentences
from game.text.signs import sign_name

say = Sentences("screens")

MOST_WORDS, MOST_OF_EVENT = 25, 12
"""Words of a line that nobody has asked for, and of one that tells what happens."""

MOST_KEPT = 4000
"""Texts that are remembered as they are said."""

SAME_STEM = 4
"""Letters with which two words of one stem begin alike."""

_SIGN = re.compile(r"(?P<open>\()?(?P<n>\d[\d.,]*(?<=\d)\s?)?\{(?P<sign>\w+)[^}]*\}(?P<close>\))?")
_WORD_BEFORE, _WORD_AFTER = re.compile(r"([^\W\d_]+)\W*$"), re.compile(r"\W*?([^\W\d_]+)")
_SENTENCES = re.compile(r"(?<=[.!?])\s+")
_CLAUSES = re.compile(r"(?<=[,:;])\s+")
_ROMAN = {numeral: str(n) for n, numeral in enumerate(("I", "II", "III", "IV", "V"), 1)}
_AGE = re.compile(r"\b(Age|age|Zeitalter) (I{1,3}|IV|V)\b")

_SYMBOLS = (
    (re.compile(r"(?<=[\w?]) ?(?=[−+]\d)(?<=[\d?] )"), ", "),
    (re.compile(r"−(?=[\d$])"), "minus"),
    (re.compile(r"\+(?=[\d$])"), "plus"),
    (re.compile(r"(?<=[\w.)])\?(?=[\s,]|$)(?<=\d\?)"), "perhaps"),
    (re.compile(r"≈\s?"), "about"),
    (re.compile(r"\s?›\s?"), "then"),
    (re.compile(r"(?<=\d)\s?/\s?(?=\d)"), "of"),
    (re.compile(r"(?<=\d)\s<\s(?=\d)"), "below"),
    (re.compile(r"\s?×\s?"), "times"),
    (re.compile(r"(?<!\S)[+](?![\w$])"), "plus_key"),
    (re.compile(r"(?<!\S)−(?![\w$])"), "minus_key"),
    (re.compile(r"(?<!\S)–(?!\S)$"), "nothing"),
)
"""What stands for a word, and the key of that word."""

_TIDY = (
    (re.compile(r"\s*\n\s*"), ". "),
    (re.compile(r"\s+·\s+|\s{2,}(?=\w)"), ", "),
    (re.compile(r"\s+/\s+"), ", "),
    (re.compile(r"\\_|[…\u200b]"), " "),
    (re.compile(r"\(\s*\)"), ""),
    (re.compile(r"\s+"), " "),
    (re.compile(r"\s+(?=[,.;:!?)])"), ""),
    (re.compile(r"([,;:])(?:[,;:]\s?)+"), r"\1 "),
    (re.compile(r"[,;:]+\."), "."),
    (re.compile(r"([.!?])(?:\s?[.,])+"), r"\1"),
    (re.compile(r"^[\s,.;:]+|[\s,;:]+$"), ""),
)


def aloud(text: str) -> str:
    """A text in words alone, in the language of now."""
    return _aloud(text, language.now())


@lru_cache(maxsize=MOST_KEPT)
def _aloud(text: str, spoken: str) -> str:
    said = _with_signs(text.replace("**", ""))
    said = _AGE.sub(lambda found: f"{found[1]} {_ROMAN[found[2]]}", said)
    for symbol, key in _SYMBOLS:
        said = symbol.sub(key if key == ", " else say(f"speech.symbols.{key}"), said)
    for pattern, put in _TIDY:
        said = pattern.sub(put, said)
    return said[:1].upper() + said[1:]


def _with_signs(text: str) -> str:
    """The names of signs in their places, where their word does not stand there already."""
    said, at = "", 0
    for found in _SIGN.finditer(text):
        said += text[at : found.start()]
        at = found.end()
        if found["n"]:
            number = found["n"].strip()
            follows = ", " if re.match(r" ?[−+]\d", text[at:]) else ""
            said += f"{found['open'] or ''}{number} {sign_name(found['sign'], number)}{found['close'] or ''}{follows}"
            continue
        name = sign_name(found["sign"])
        if not _is_beside(found["sign"], name, said, text[at:]):
            said += f"{found['open'] or ''}{name}{found['close'] or ''}"
        elif said.endswith(" ") or not said:
            at += text[at : at + 1] == " "
    return said + text[at:]


def _is_beside(sign: str, name: str, before: str, after: str) -> bool:
    """Whether a word of the same stem, or another that says the same, stands directly before or after."""
    around = [found[1].casefold() for found in (_WORD_BEFORE.search(before), _WORD_AFTER.match(after)) if found]
    key = f"speech.akin.{sign}"
    akin = say.lines(key) if say.has(key) else ()
    return any(word in akin or _is_of_stem(word, part) for word in around for part in name.casefold().split())


def _is_of_stem(one: str, other: str) -> bool:
    stem = min(SAME_STEM, len(one), len(other))
    return stem > 2 and one[:stem] == other[:stem]


def shortened(said: str, most: int = MOST_WORDS) -> str:
    """As many whole sentences as have so many words; of a longer first one its clauses, and at the worst its words."""
    if len(said.split()) <= most:
        return said
    for pieces in (_SENTENCES, _CLAUSES):
        kept: list[str] = []
        for piece in pieces.split(said):
            if len(" ".join([*kept, piece]).split()) > most:
                break
            kept.append(piece)
        if kept:
            return " ".join(kept).rstrip(",;:")
    return " ".join(said.split()[:most])


def in_lines(said: str, most: int = MOST_WORDS) -> tuple[str, ...]:
    """All of it, in lines of so many words."""
    lines, left = list[str](), said
    while left:
        line = shortened(left, most)
        lines.append(line)
        left = left[len(line) :].lstrip(" ,;:")
        left = left[:1].upper() + left[1:]
    return tuple(lines)
