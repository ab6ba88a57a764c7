"""Portable objects, the files that translators' programs edit: entries with a context, a source and a translation.

Only what words need is read and written: no plural entries, since templates hold those themselves
(`game.text.template`), and no obsolete ones. What is written and what is read are the same bytes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

MOST_BYTES = 1 << 23
"""The longest file that is read."""

_LINE = re.compile(r'(?:(msgctxt|msgid|msgstr)\s+)?"((?:[^"\\]|\\.)*)"')
_ESCAPE = re.compile(r"\\(.)")
_PLAIN = {"n": "\n", "t": "\t", '"': '"', "\\": "\\", "r": "\r"}
_OPENERS = ("msgctxt", "msgid", "msgstr")


class InvalidPo(ValueError):
    """A file that is no portable object. The message says in which line, and what belongs there."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(f"line {line}: {fault}")
        self.line = line


class PoEntry(NamedTuple):
    """One text: what it is known by, in English, and translated.

    comment: what helps translators, line by line. is_fuzzy: the translation is only a guess. line: where it stands in
    a file that was read.
    """

    context: str
    source: str
    translation: str
    comment: tuple[str, ...] = ()
    is_fuzzy: bool = False
    line: int = 0


def write(language: str, entries: Iterable[PoEntry]) -> str:
    """The text of a file with these entries, after the head that every such file has."""
    head = f"Language: {language}\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\n"
    head += "Content-Transfer-Encoding: 8bit\n"
    return "\n".join(map(_written, (PoEntry("", "", head), *entries)))


def _written(entry: PoEntry) -> str:
    lines = [f"#. {line}" for line in entry.comment]
    if entry.is_fuzzy:
        lines.append("#, fuzzy")
    if entry.context:
        lines.append(f"msgctxt {_quoted(entry.context)}")
    return "\n".join([*lines, f"msgid {_quoted(entry.source)}", f"msgstr {_quoted(entry.translation)}", ""])


def _quoted(text: str) -> str:
    """A text in quotes; one of several lines begins in a line of its own."""

    def one(line: str) -> str:
        escaped = line.replace("\\", "\\\\").replace('"', '\\"').replace("\t", "\\t").replace("\r", "\\r")
        return f'"{escaped}"'.replace("\n", "\\n")

    lines = text.splitlines(keepends=True) if "\n" in text else [text]
    return one(text) if len(lines) < 2 else "\n".join(['""', *map(one, lines)])


def read(text: str) -> tuple[str, tuple[PoEntry, ...]]:
    """The language of a file and its entries without the head. Raises InvalidPo."""
    language, entries = "", []
    for entry in _entries(text):
        if entry.source or entry.context:
            entries.append(entry)
        elif found := re.search(r"^Language: *(\S+)", entry.translation, re.MULTILINE):
            language = found[1]
    if not language:
        raise InvalidPo(1, 'the head must name the language, as "Language: fr\\n"')
    return language, tuple(entries)


def _entries(text: str) -> Iterator[PoEntry]:
    parts: dict[str, str] = {}
    comment: list[str] = []
    is_fuzzy, last, began = False, "", 0

    def ended() -> PoEntry:
        for opener in ("msgid", "msgstr"):
            if opener not in parts:
                raise InvalidPo(began, f"an entry has no {opener}")
        context = parts.get("msgctxt", "")
        return PoEntry(context, parts["msgid"], parts["msgstr"], tuple(comment), is_fuzzy, began)

    for number, line in enumerate(text.split("\n"), 1):
        stripped = line.strip()
        is_next = not stripped or stripped.startswith("#") or (last == "msgstr" and stripped.startswith("msg"))
        if is_next and parts:
            yield ended()
            parts, comment, is_fuzzy, last = {}, [], False, ""
        if not stripped or stripped.startswith("#~"):
            continue
        if stripped.startswith("#"):
            if stripped.startswith("#."):
                comment.append(stripped[2:].strip())
            is_fuzzy = is_fuzzy or (stripped.startswith("#,") and "fuzzy" in stripped)
            continue
        if not (found := _LINE.fullmatch(stripped)):
            raise InvalidPo(number, f'{stripped[:40]!r} is not msgctxt, msgid or msgstr with a text in "quotes"')
        opener, words = found.groups()
        if opener:
            if opener in parts or (last and _OPENERS.index(opener) < _OPENERS.index(last)):
                raise InvalidPo(number, f"{opener} stands here before the entry is whole")
            parts[opener], last, began = "", opener, began if parts else number
        elif not last:
            raise InvalidPo(number, "a text stands here without msgid or msgstr")
        parts[last] += _ESCAPE.sub(lambda each: _PLAIN.get(each[1], each[0]), words)
    if parts:
        yield ended()
