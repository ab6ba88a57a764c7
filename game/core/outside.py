"""Files from outside: how much of a file is read, and which YAML is understood.

Whoever plays may edit, swap or damage every file the program keeps, and others send theirs. So kind and size are
looked at before anything is read, and the reader builds plain content in one pass over the parser's events: no tags,
no aliases, no deep nesting, no dates, and numbers in decimal only. Nothing of this recurses or multiplies.
"""

from __future__ import annotations

import os
import re
import stat
from math import isfinite
from pathlib import Path
from typing import Any

import yaml

DEEPEST = 16
"""Lists and tables within one another."""
MOST_ENTRIES = 100_000
LONGEST_TEXT = 20_000
"""Letters of one text."""

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_KINDS = ((stat.S_ISDIR, "a folder"), (stat.S_ISFIFO, "a pipe"), (stat.S_ISCHR, "a device"))
_NON_BLOCKING = getattr(os, "O_NONBLOCK", 0)
"""Opens a pipe at once, where it would wait for a writer for ever."""
_BINARY = getattr(os, "O_BINARY", 0)

_WORDS = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys((form(word) for word in ("true", "yes", "on") for form in (str, str.title, str.upper)), True),
    **dict.fromkeys((form(word) for word in ("false", "no", "off") for form in (str, str.title, str.upper)), False),
}  # fmt: skip
_WHOLE = re.compile(r"[-+]?(0|[1-9][0-9]{0,19})")
_DECIMAL = re.compile(r"[-+]?[0-9]{0,20}\.[0-9]{0,20}(e[-+]?[0-9]{1,3})?", re.IGNORECASE)
_OPEN = object()
"""Stands for the name that a table waits for."""


class Unfit(ValueError):
    """A file that cannot be used as it is. The message says what is wrong in it, without the name of the file."""


def read_bytes(path: Path, most: int) -> bytes:
    """The content of an ordinary file of at most `most` bytes. Raises Unfit, and OSError."""
    number = os.open(path, os.O_RDONLY | _NON_BLOCKING | _BINARY)
    try:
        mode = os.fstat(number).st_mode
        if not stat.S_ISREG(mode):
            kind = next((words for is_kind, words in _KINDS if is_kind(mode)), "something else")
            raise Unfit(f"it is {kind}, not a file")
        with os.fdopen(number, "rb", closefd=False) as file:
            data = file.read(most + 1)
    finally:
        os.close(number)
    if len(data) > most:
        raise Unfit(f"it is larger than {most:,} bytes")
    return data


def load(data: bytes) -> Any:
    """The plain content of YAML: lists, tables, texts, numbers, true, false and nothing. Raises Unfit with the line."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Unfit(f"line {line}: it holds bytes that are no text (UTF-8)") from None
    content = _Content()
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            content.take(event)
    except Unfit:
        raise
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line if error.problem_mark else 0
        raise Unfit(f"line {min(line, text.count(chr(10))) + 1}: {error.problem}") from None
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        line = text.count("\n", 0, getattr(error, "position", 0)) + 1
        raise Unfit(f"line {line}: {shown(str(error).partition(chr(10))[0])}") from None
    return content.root[0] if content.root else None


class _Content:
    """What the events so far amount to. `root` holds the content of the one document once it is there."""

    def __init__(self) -> None:
        self.root: list[Any] = []
        self._within: list[Any] = [self.root]
        self._names: list[Any] = [_OPEN]
        self._entries = 0

    def take(self, event: yaml.Event) -> None:
        """Add an event. Raises Unfit."""
        if isinstance(event, yaml.NodeEvent):
            self._take_node(event)
        elif isinstance(event, yaml.CollectionEndEvent):
            self._within.pop()
            self._names.pop()
        elif isinstance(event, yaml.DocumentStartEvent) and self.root:
            raise _unfit(event, "a second document begins")

    def _take_node(self, event: yaml.NodeEvent) -> None:
        self._entries += 1
        if self._entries > MOST_ENTRIES:
            raise _unfit(event, f"there are more than {MOST_ENTRIES:,} entries")
        if event.anchor is not None:
            raise _unfit(event, "anchors and aliases (& and *) are not read")
        if getattr(event, "tag", None) is not None:
            raise _unfit(event, "tags (!) are not read")
        if isinstance(event, yaml.ScalarEvent):
            self._put(_scalar(event), event)
            return
        if len(self._within) > DEEPEST:
            raise _unfit(event, f"there are more than {DEEPEST} lists within one another")
        content: Any = [] if isinstance(event, yaml.SequenceStartEvent) else {}
        self._put(content, event)
        self._within.append(content)
        self._names.append(_OPEN)

    def _put(self, content: Any, event: yaml.NodeEvent) -> None:
        into, name = self._within[-1], self._names[-1]
        if isinstance(into, list):
            into.append(content)
        elif name is not _OPEN:
            into[name] = content
            self._names[-1] = _OPEN
        elif isinstance(content, list | dict):
            raise _unfit(event, "a list stands where a name belongs")
        elif content in into:
            raise _unfit(event, f"{quoted(content)} stands here for the second time")
        else:
            self._names[-1] = content


def _scalar(event: yaml.ScalarEvent) -> Any:
    text = event.value
    if len(text) > LONGEST_TEXT:
        raise _unfit(event, f"a text has more than {LONGEST_TEXT:,} letters")
    if not event.implicit[0]:
        return text
    if text in _WORDS:
        return _WORDS[text]
    if _WHOLE.fullmatch(text):
        return int(text)
    if _DECIMAL.fullmatch(text) and any(map(str.isdigit, text)) and isfinite(float(text)):
        return float(text)
    return text


def _unfit(event: yaml.Event, words: str) -> Unfit:
    line = event.start_mark.line + 1 if event.start_mark else 1
    return Unfit(f"line {line}: {words}")


def shown(text: str, longest: int = 120) -> str:
    """A text from outside as it can be drawn and printed: ? for what cannot be seen, cut after `longest` letters."""
    if not text.isprintable():
        text = "".join(letter if letter.isprintable() else "?" for letter in text)
    return text if len(text) <= longest else text[: longest - 1] + "…"


def quoted(content: Any) -> str:
    """Something that stands in a file, for a complaint about it."""
    if content is None:
        return "empty"
    if isinstance(content, list | dict):
        return "a list"
    return shown(repr(content[:60] if isinstance(content, str) else content), 48)
