"""Letters: a text that carries a whole game through any mail program.

Between two marks the text of the game stands, packed, in capital letters and figures that no mail program changes.
What it may put in between is passed over: marks of quoting, breaks of lines, blanks of any kind. The first bytes say
how many there must be, and a checksum tells whether they are the same. Nobody reads it at a glance; whoever unpacks it
does.
"""

from __future__ import annotations

import re
import zlib
from base64 import b32decode, b32encode
from hashlib import blake2s

from game.core.journal import MOST_BYTES
from game.core.sentences import Sentences

_say = Sentences("screens")

FORM = 1
"""Raised when letters are written in another way, which earlier versions of the program cannot read."""

WIDTH = 60
"""Letters in a line."""

BEGIN, END = f"*** TABLE-OF-NATIONS-LETTER-{FORM} ***", "*** END-OF-LETTER ***"
_BEGIN = re.compile(r"[\W_]*".join(["TABLE", "OF", "NATIONS", "LETTER", r"(\d+)"]))
_END = re.compile(r"[\W_]*".join(["END", "OF", "LETTER"]))
_QUOTING = re.compile(r"^(?:[^\S\n]*\w{0,4}[>|])+|=(?:[0-9A-F]{2}|\r?\n)", re.MULTILINE)
"""What mail programs put before lines that they quote, and for characters and breaks that they encode."""

_FOREIGN = re.compile(r"[^A-Z2-7]+")
_SIZE, _SUM = 4, 8
"""Bytes of the length and of the checksum, which come first."""


class BadLetter(ValueError):
    """A text that is no letter, or no whole one; the message says what is wrong with it."""


def sealed(text: str) -> str:
    """The lines of a letter that carry a text."""
    packed = zlib.compress(text.encode(), 9)
    content = len(packed).to_bytes(_SIZE) + _sum(packed) + packed
    letters = b32encode(content).decode().rstrip("=")
    lines = (letters[start : start + WIDTH] for start in range(0, len(letters), WIDTH))
    return "\n".join([BEGIN, *lines, END, ""])


def is_letter(text: str) -> bool:
    """Whether a text holds the beginning of a letter, sound or not."""
    return _BEGIN.search(_QUOTING.sub("", text)) is not None


def unsealed(text: str) -> str:
    """What the letter in a text carries; of several, such as an answer over what it answers, the longest.

    Raises BadLetter, with the fault of the first, when none of them is whole.
    """
    plain = _QUOTING.sub("", text)
    begins = list(_BEGIN.finditer(plain))
    ends = [*(begin.start() for begin in begins[1:]), len(plain)]
    whole, faults = [], []
    for begin, end in zip(begins, ends, strict=False):
        part = plain[begin.end() : end]
        try:
            whole.append(_unpacked(part, int(begin[1])))
        except BadLetter as fault:
            faults.append(fault)
    if not whole:
        raise faults[0] if faults else BadLetter(_say("letter.foreign"))
    return max(whole, key=len)


def _unpacked(part: str, form: int) -> str:
    if form > FORM:
        raise BadLetter(_say("letter.newer"))
    end = _END.search(part)
    letters = _FOREIGN.sub("", part[: end.start()] if end else part)
    start = _bytes_of(letters[: _letters_for(_SIZE)])
    size = _SIZE + _SUM + int.from_bytes(start[:_SIZE])
    need = _letters_for(size)
    if size > MOST_BYTES:
        raise BadLetter(_say("letter.damaged"))
    if len(letters) < need:
        raise BadLetter(_say("letter.cut"))
    content = _bytes_of(letters[:need])[:size]
    packed = content[_SIZE + _SUM :]
    if _sum(packed) != content[_SIZE : _SIZE + _SUM]:
        raise BadLetter(_say("letter.damaged"))
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(packed, MOST_BYTES)
    except zlib.error:
        text = b""
    if not unpacking.eof:
        raise BadLetter(_say("letter.damaged"))
    return text.decode(errors="replace")


def _letters_for(size: int) -> int:
    return -(-size * 8 // 5)


def _bytes_of(letters: str) -> bytes:
    """The whole bytes that letters stand for."""
    padded = letters + "A" * (-len(letters) % 8)
    return b32decode(padded)[: len(letters) * 5 // 8]


def _sum(packed: bytes) -> bytes:
    return blake2s(packed, digest_size=_SUM).digest()
