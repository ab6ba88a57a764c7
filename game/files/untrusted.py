"""Files from outside: how much of a file is read, and what is said of one that cannot be used.

Whoever plays may edit, swap or damage every file the program keeps, and others send theirs. So kind and size are
looked at before anything is read, and nothing but plain YAML is understood.
"""

from __future__ import annotations

import codecs
import os
import stat
from pathlib import Path

from game.files.safe_yaml import ODD_SPELLING, InvalidYaml, Plain, YamlFault, read
from game.text.sentences import Sentences

_say = Sentences("screens")

_KINDS = ((stat.S_ISDIR, "folder"), (stat.S_ISFIFO, "pipe"), (stat.S_ISCHR, "device"))
_NON_BLOCKING = getattr(os, "O_NONBLOCK", 0)
"""Opens a pipe at once, where it would wait for a writer for ever."""
_BINARY = getattr(os, "O_BINARY", 0)


class InvalidInput(ValueError):
    """A file that cannot be used as it is. The message says what is wrong in it, without the name of the file."""


def read_bytes(path: Path, most: int) -> bytes:
    """The content of an ordinary file of at most `most` bytes. Raises Unfit, and OSError."""
    number = os.open(path, os.O_RDONLY | _NON_BLOCKING | _BINARY)
    try:
        mode = os.fstat(number).st_mode
        if not stat.S_ISREG(mode):
            kind = next((kind for is_kind, kind in _KINDS if is_kind(mode)), "else")
            raise InvalidInput(_say("fault.no_file", kind=_say(f"file_kinds.{kind}")))
        with os.fdopen(number, "rb", closefd=False) as file:
            data = file.read(most + 1)
    finally:
        os.close(number)
    if len(data) > most:
        raise InvalidInput(_say("fault.too_large", most=f"{most:,}"))
    return data


def text_in(data: bytes) -> tuple[str, bool]:
    """The text of a file as editors of any system write it, UTF-8 or UTF-16, and whether all its bytes are text."""
    if data[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
        coding = "utf-16"
    elif b"\0" in data[:2]:
        coding = "utf-16-le" if data[1:2] == b"\0" else "utf-16-be"
    else:
        coding = "utf-8-sig"
    try:
        text, is_whole = data.decode(coding), True
    except UnicodeDecodeError:
        text, is_whole = data.decode(coding, errors="replace"), False
    return text.replace("\r\n", "\n"), is_whole


def load(data: bytes) -> Plain:
    """The plain content of YAML. What YAML would take for something else, such as a date, is a text here.

    Raises Unfit with the line of the first fault.
    """
    try:
        text = read(data)
    except InvalidYaml as error:
        raise _at(error.line, _complaint(error)) from None
    for fault in text.faults:
        if fault.code != ODD_SPELLING:
            raise _at(text.line(fault.way)[0], _complaint(fault))
    return text.content


def _complaint(fault: InvalidYaml | YamlFault) -> str:
    return shown(_say(f"yaml.{fault.complaint}", **fault.facts))


def _at(line: int, fault: str) -> InvalidInput:
    return InvalidInput(_say("fault.at_line", line=line, fault=fault))


JOINERS = "\u200c\u200d"
"""Letters without a look of their own, which keep others apart or join them, such as those of one emoji."""


def can_be_shown(text: str) -> bool:
    """Whether every letter of a text can be seen, or joins others to the one before it."""
    return text.isprintable() or seen_of(text) == text


def seen_of(text: str, instead: str = "") -> str:
    """A text with something else in the place of all that cannot be seen and joins nothing."""
    pairs = zip(" " + text, text, strict=False)
    is_fine = (each.isprintable() or (each in JOINERS and not last.isspace()) for last, each in pairs)
    return "".join(each if fine else instead for each, fine in zip(text, is_fine, strict=True))


def shown(text: str, longest: int = 120) -> str:
    """A text from outside as it can be drawn and printed: ? for what cannot be seen, cut after `longest` letters."""
    text = text if text.isprintable() else seen_of(text, "?")
    return text if len(text) <= longest else text[: longest - 1] + "…"


def quoted(content: Plain) -> str:
    """Something that stands in a file, for a complaint about it."""
    if content is None:
        return _say("value.nothing")
    if isinstance(content, list | dict):
        return _say("value.list")
    return shown(repr(content[:60] if isinstance(content, str) else content), 48)
