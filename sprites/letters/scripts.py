"""Scripts: what a letter is written in, and which fonts of the common systems write it."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import NamedTuple


class Script(NamedTuple):
    """A script by the word that Unicode calls its letters by, its code (ISO 15924), and names of fonts that have it."""

    word: str
    code: str
    fonts: tuple[str, ...] = ()


_CHINESE = (
    "notosanscjksc", "notosanscjkjp", "notosanssc", "notosansjp", "microsoftyahei", "yugothic", "meiryo", "pingfangsc",
    "hiraginosans", "wenquanyimicrohei", "droidsansfallback",
)  # fmt: skip
_INDIC = ("nirmalaui", "kohinoordevanagari", "arialunicodems")

LATIN = Script("LATIN", "Latn")
COMMON = Script("SIGN", "Zyyy")
"""Digits, spaces and signs, which belong to what stands beside them."""

EMOJI = Script("EMOJI", "Zsye", ("notoemoji", "segoeuiemoji", "segoeuisymbol", "symbola", "notosanssymbols2"))

SCRIPTS = {
    script.word: script
    for script in (
        LATIN,
        Script("GREEK", "Grek"),
        Script("CYRILLIC", "Cyrl"),
        Script("HEBREW", "Hebr"),
        Script("ARABIC", "Arab", ("notosansarabic", "segoeui", "geezapro")),
        Script("ARMENIAN", "Armn", ("notosansarmenian", "sylfaen", "mshtakan")),
        Script("GEORGIAN", "Geor", ("notosansgeorgian", "sylfaen")),
        Script("DEVANAGARI", "Deva", ("notosansdevanagari", *_INDIC)),
        Script("BENGALI", "Beng", ("notosansbengali", "banglasangammn", *_INDIC)),
        Script("GURMUKHI", "Guru", ("notosansgurmukhi", "gurmukhisangammn", *_INDIC)),
        Script("GUJARATI", "Gujr", ("notosansgujarati", "gujaratisangammn", *_INDIC)),
        Script("ORIYA", "Orya", ("notosansoriya", "oriyasangammn", *_INDIC)),
        Script("TAMIL", "Taml", ("notosanstamil", "tamilsangammn", *_INDIC)),
        Script("TELUGU", "Telu", ("notosanstelugu", "telugusangammn", *_INDIC)),
        Script("KANNADA", "Knda", ("notosanskannada", "kannadasangammn", *_INDIC)),
        Script("MALAYALAM", "Mlym", ("notosansmalayalam", "malayalamsangammn", *_INDIC)),
        Script("SINHALA", "Sinh", ("notosanssinhala", "sinhalasangammn", *_INDIC)),
        Script("THAI", "Thai", ("notosansthai", "leelawadeeui", "thonburi")),
        Script("LAO", "Laoo", ("notosanslao", "leelawadeeui", "laosangammn")),
        Script("KHMER", "Khmr", ("notosanskhmer", "leelawadeeui", "khmersangammn")),
        Script("MYANMAR", "Mymr", ("notosansmyanmar", "myanmartext", "myanmarsangammn")),
        Script("TIBETAN", "Tibt", ("notoseriftibetan", "notosanstibetan", "microsofthimalaya", "kailasa")),
        Script("ETHIOPIC", "Ethi", ("notosansethiopic", "ebrima", "kefa")),
        Script("CHEROKEE", "Cher", ("notosanscherokee", "gadugi", "plantagenetcherokee")),
        Script("CJK", "Hani", _CHINESE),
        Script("HIRAGANA", "Hira", _CHINESE),
        Script("KATAKANA", "Kana", _CHINESE),
        Script("BOPOMOFO", "Bopo", _CHINESE),
        Script("HANGUL", "Hang", ("notosanscjkkr", "notosanskr", "malgungothic", "applesdgothicneo", *_CHINESE)),
        EMOJI,
    )
}

SIMPLE = (*(SCRIPTS[word].code for word in ("LATIN", "GREEK", "CYRILLIC")), COMMON.code)
"""Codes of scripts whose letters stand side by side as they are."""

JOINERS = "\u200c\u200d"
"""What joins letters or keeps them apart, and is not drawn."""

_TONES = range(0x1F3FB, 0x1F400)
_TAGS = range(0xE0020, 0xE0080)
_VARIANTS = range(0xFE00, 0xFE10)
_EMOJI = (range(0x231A, 0x2400), range(0x2600, 0x27C0), range(0x2B00, 0x2C00), range(0x1F000, 0x1FB00))


@lru_cache(maxsize=4096)
def script_of(letter: str) -> Script:
    """What a letter is written in; a script that is not known goes by its word."""
    code = ord(letter)
    if any(code in span for span in _EMOJI):
        return EMOJI
    if unicodedata.category(letter)[0] not in "LMN" or (unicodedata.category(letter) == "Nd" and letter.isascii()):
        return COMMON
    word = unicodedata.name(letter, "").replace("-", " ").partition(" ")[0]
    if word in ("COMBINING", "DIGIT", "SUPERSCRIPT", "SUBSCRIPT", "MODIFIER", "FULLWIDTH", "HALFWIDTH", "VULGAR", ""):
        return COMMON
    return SCRIPTS.get(word) or Script(word, "Zzzz")


@lru_cache(maxsize=4096)
def extends(letter: str) -> bool:
    """Whether a letter belongs to the one before it, such as an accent or a tone of skin."""
    return letter in JOINERS or is_modifier(letter) or unicodedata.category(letter) in ("Mn", "Me", "Mc")


def untorn(text: str, count: int) -> int:
    """So many of the first characters of a text or a few less, so that no letter is cut from what belongs to it."""
    while 0 < count < len(text) and (extends(text[count]) or text[count - 1] == JOINERS[1]):
        count -= 1
    return count


def is_modifier(letter: str) -> bool:
    """Whether a letter only changes the look of the one before it, which can be read without it."""
    code = ord(letter)
    return code in _TONES or code in _TAGS or code in _VARIANTS
