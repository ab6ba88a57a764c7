"""Letters: a text that carries a whole game through any mail program.

Between two marks the text of the game stands, packed, in capital letters and figures that no mail program changes.
What it may put in between is passed over: marks of quoting, breaks of lines, blanks of any kind. The first bytes say
how many there must be, and a checksum tells whether they are the same. So a text may be read in more than one way:
whichever fits the checksum is right. Nobody reads a letter at a glance; whoever unpacks it does.
"""

from __future__ import annotations

import re
import zlib
from base64 import b32decode, b32encode, b64decode
from collections.abc import Callable, Iterator
from hashlib import blake2s

from game.session.savefile import MOST_BYTES
from game.text.sentences import Sentences

_say = Sentences("screens")

FORM = 1
"""Raised when letters are written in another way, which earlier versions of the program cannot read."""

WIDTH = 60
"""Letters in a line."""

MOST_LETTERS = 2000
"""Letters that one text may hold, counted once for every way to read it."""

MOST_UNPACKED = 4 * MOST_BYTES
"""Bytes that all letters of one text may unpack to together."""

BEGIN, END = f"*** TABLE-OF-NATIONS-LETTER-{FORM} ***", "*** END-OF-LETTER ***"


def _broken(words: str) -> str:
    """A pattern of words that may be broken anywhere."""
    return r"[\W_]*".join(words)


_BEGIN = re.compile(_broken("TABLEOFNATIONSLETTER") + r"[\W_]*(\d{1,9})(?!\d)")
_END = re.compile(_broken("ENDOFLETTER"))

_ENCODED = re.compile(r"=(?:[0-9A-Fa-f]{2}|\r?\n)|[\u00ad\u200b-\u200f\u2060\ufeff]")
"""Characters and breaks of lines as quoted-printable has them, and signs that are not seen."""
_QUOTING = re.compile(r"^(?:[^\S\n]*\w{0,4}[>|]){1,99}", re.MULTILINE)
"""What mail programs put before lines that they quote."""
_TAGS = re.compile(r"<[^<>]*>|\b\w{1,40}>")
"""What HTML has between words, and a longer name before what is quoted."""
_ENTITIES = re.compile(r"&#?\w{1,10};")
_BASE64 = re.compile(r"^[A-Za-z0-9+/]{40}(?:[A-Za-z0-9+/]+={0,2}[^\S\n]*\n?)+", re.MULTILINE)
"""Lines of base 64, the first of them a long one."""

_FOREIGN, _FOREIGN_IN_LINE = re.compile(r"[^A-Z2-7]+"), re.compile(r"[^A-Z2-7\n]+")
_SIZE, _SUM = 4, 8
"""Bytes of the length and of the checksum, which come first."""


class BadLetter(ValueError):
    """A text that is no letter, or no whole one; the message says what is wrong with it."""


class TooMuch(BadLetter):
    """A letter that would take more room than any game has."""


def sealed(text: str) -> str:
    """The lines of a letter that carry a text."""
    packed = zlib.compress(text.encode(), 9)
    content = len(packed).to_bytes(_SIZE) + _sum(packed) + packed
    letters = b32encode(content).decode().rstrip("=")
    lines = (letters[start : start + WIDTH] for start in range(0, len(letters), WIDTH))
    return "\n".join([BEGIN, *lines, END, ""])


def is_letter(text: str) -> bool:
    """Whether a text holds the beginning of a letter, sound or not."""
    return any(_BEGIN.search(reading) for reading, _ in _readings(text))


def unsealed(text: str) -> str:
    """What the letter in a text carries; of several, such as an answer over what it answers, the longest.

    Raises BadLetter, with the fault of the first, when none of them is whole; for all of them where they are too many,
    or unpack to too much.
    """
    longest, total, read = "", 0, set[str]()
    first_fault: BadLetter | None = None
    for number, (form, letters) in enumerate(_letters_in(text)):
        if number == MOST_LETTERS:
            raise BadLetter(_say("letter.too_many", most=f"{MOST_LETTERS:,}"))
        if letters in read:
            continue
        read.add(letters)
        try:
            found = _unpacked(_packed(form, letters))
        except TooMuch:
            raise
        except BadLetter as fault:
            first_fault = first_fault or fault
            continue
        total += len(found)
        if total > MOST_UNPACKED:
            raise TooMuch(_say("letter.too_much", most=f"{MOST_UNPACKED:,}"))
        longest = max(longest, found, key=len)
    if not longest:
        raise first_fault or BadLetter(_say("letter.foreign"))
    return longest


def _letters_in(text: str) -> Iterator[tuple[int, str]]:
    """The form and the letters of everything that a text may hold, in every way to read it."""
    for reading, letters_of in _readings(text):
        begins = list(_BEGIN.finditer(reading))
        ends = [*(begin.start() for begin in begins[1:]), len(reading)]
        for begin, end in zip(begins, ends, strict=False):
            part = reading[begin.end() : end]
            last = _END.search(part)
            yield int(begin[1]), letters_of(part[: last.start()] if last else part)


def _readings(text: str) -> Iterator[tuple[str, Callable[[str], str]]]:
    """The ways to read a text, and which letters of it each takes."""
    for source in (text, _decoded(text)):
        plain = _ENCODED.sub("", source)
        yield _QUOTING.sub("", plain), _all_letters
        yield plain, _last_of_lines
        yield _ENTITIES.sub(" ", _TAGS.sub("\n", plain)), _last_of_lines


def _decoded(text: str) -> str:
    """What of a text a mail program has put into base 64."""
    blocks = (re.sub(r"[\s=]+", "", block[0]) for block in _BASE64.finditer(text))
    return "\n".join(b64decode(signs[: len(signs) // 4 * 4]).decode(errors="replace") for signs in blocks)


def _all_letters(part: str) -> str:
    return _FOREIGN.sub("", part)


def _last_of_lines(part: str) -> str:
    """The letters at the end of every line, where times and names stand before them."""
    lines = _FOREIGN_IN_LINE.sub(" ", part).split("\n")
    return "".join(line.rstrip().rpartition(" ")[2] for line in lines)


def _packed(form: int, letters: str) -> bytes:
    """What the letters stand for, if they are all there."""
    if form > FORM:
        raise BadLetter(_say("letter.newer"))
    start = _bytes_of(letters[: _letters_for(_SIZE)])
    size = _SIZE + _SUM + int.from_bytes(start[:_SIZE])
    if size > MOST_BYTES:
        raise BadLetter(_say("letter.damaged"))
    need = _letters_for(size)
    if len(letters) < need:
        raise BadLetter(_say("letter.cut"))
    content = _bytes_of(letters[:need])[:size]
    packed = content[_SIZE + _SUM :]
    if _sum(packed) != content[_SIZE : _SIZE + _SUM]:
        raise BadLetter(_say("letter.damaged"))
    return packed


def _unpacked(packed: bytes) -> str:
    unpacking = zlib.decompressobj()
    try:
        data = unpacking.decompress(packed, MOST_BYTES)
        if len(data) == MOST_BYTES and not unpacking.eof:
            raise TooMuch(_say("letter.too_much", most=f"{MOST_BYTES:,}"))
        text = data.decode()
    except (zlib.error, UnicodeDecodeError):
        text = ""
    if not unpacking.eof or not text:
        raise BadLetter(_say("letter.damaged"))
    return text


def _letters_for(size: int) -> int:
    return -(-size * 8 // 5)


def _bytes_of(letters: str) -> bytes:
    """The whole bytes that letters stand for."""
    padded = letters + "A" * (-len(letters) % 8)
    return b32decode(padded)[: len(letters) * 5 // 8]


def _sum(packed: bytes) -> bytes:
    return blake2s(packed, digest_size=_SUM).digest()
