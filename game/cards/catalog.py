"""Catalog: reads a game's printed pieces from YAML, and says exactly what is wrong with a file.

Readers work on `Passage`s. What cannot be read is a `Misprint`. Reading continues after one, so a single run finds
everything that is wrong: a player is told the first mistake, a writer of cards all of them (`game.tools.lint`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache, wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from game.cards.emblems import ICONS, emblems, free_emblems, of_a_mod
from game.files import safe_yaml

Read = TypeVar("Read")
Arguments = ParamSpec("Arguments")

Reader = Callable[["Passage"], Any]
"""Reads a passage. Raises Misprint."""

Readers = Mapping[Any, Reader]
"""How each field of a record is read, by its name."""

DATA = Path(__file__).parents[2] / "data"

LONGEST_NAME = 60

MOST_PARSED = 16
"""Files that are kept as they were parsed: more than the pieces of any game lie in."""

_HANDLE = re.compile(r"[a-z0-9_]{1,60}")

REMEDIES = {
    "unreadable": "See that the file is there and may be read.",
    "not-utf-8": "Save the file as UTF-8.",
    "no-yaml": "Mend brackets, quotes and indentation here.",
    "odd-spelling": "Write a plain number such as 3 or 2.5, or put the text in quotes.",
    "duplicate-key": "Keep one of the two.",
    "wrong-kind": "Write what belongs here.",
    "unknown-name": "Write one of the names that are known: docs/adding-a-card.md lists them.",
    "missing": "Add it.",
    "out-of-range": "Write a number within the range.",
    "empty": "Write at least one, or leave the whole field out.",
    "same-twice": "Make the two differ, or take one away.",
    "taken": "Choose another one.",
    "wrong-value": "Write what is said here.",
    "plurals": "Write a text for each, separated by |; docs/translating.md says more.",
    "style": "Write what you would say at a table; game/tools/lint/patterns.py has the patterns.",
}
"""What a finding's code stands for, as what its writer can do about it."""


class Misprint(ValueError):
    """Something in a data file is wrong: a message for whoever writes cards, and the way to it.

    code: one of REMEDIES. remedy: what to do about it. file, line, piece: where it stands, once it is looked up.
    others: what else was found by the same reading.
    """

    def __init__(self, message: str, way: safe_yaml.Way = (), code: str = "wrong-value", remedy: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.way = way
        self.code = code
        self.remedy = remedy or REMEDIES[code]
        self.file: Path | None = None
        self.line = 0
        self.piece = ""
        self.others: tuple[Misprint, ...] = ()

    @property
    def all(self) -> tuple[Misprint, ...]:
        """Itself and the others."""
        return (self, *self.others)

    def at(self, file: Path, line: int = 0, piece: str = "") -> Misprint:
        """The same, with the place where it stands, unless that is known already."""
        if self.file is None:
            self.file, self.line, self.piece = file, line, piece
        return self

    def in_two_lines(self, folder: Path) -> tuple[str, str]:
        """Where it stands below a folder and what it is, and what can be done."""
        assert self.file is not None
        file = self.file.relative_to(folder) if self.file.is_relative_to(folder) else self.file
        piece = f"{self.piece}: " if self.piece else ""
        return f"{file.as_posix()}:{self.line or 1}: {self.code}: {piece}{self.message}", self.remedy

    def __str__(self) -> str:
        if self.file is None:
            return self.message
        name = self.file.relative_to(DATA).as_posix() if self.file.is_relative_to(DATA) else self.file.name
        if not self.line:
            return f"{name} {self.message}"
        return f"{name}, line {self.line}{f', {self.piece}' if self.piece else ''}: {self.message}"


FEW_NAMES = 24
"""Of so many known names all are listed to whoever wrote another one."""


def between(least: int, most: int) -> Reader:
    """The reader of a whole number within a range."""
    return lambda passage: passage.number(least, most)


def together(found: Iterable[Misprint]) -> Misprint:
    """The first of several misprints, which knows the others; to be raised."""
    first, *others = found
    first.others = tuple(others)
    return first


def tells_misprints(command: Callable[Arguments, int]) -> Callable[Arguments, int]:
    """A command that says which data file it cannot understand, in one line, and then ends with 1."""

    @wraps(command)
    def telling(*arguments: Arguments.args, **named: Arguments.kwargs) -> int:
        try:
            return command(*arguments, **named)
        except Misprint as misprint:
            print(misprint, file=sys.stderr)
            return 1

    return telling


def gather(*readings: Callable[[], Any]) -> list[Any]:
    """What all the readings read. Raises the misprints of all of them together."""
    read: list[Any] = []
    found: list[Misprint] = []
    for reading in readings:
        try:
            read.append(reading())
        except Misprint as misprint:
            found += misprint.all
    if found:
        raise together(found)
    return read


class Passage:
    """A piece of a data file: its plain content and the way to it."""

    __slots__ = ("content", "way")

    def __init__(self, content: safe_yaml.Plain, way: safe_yaml.Way = ()) -> None:
        self.content = content
        self.way = way

    def misprint(self, message: str, code: str = "wrong-value", remedy: str = "") -> Misprint:
        """A Misprint at this passage, to be raised."""
        return Misprint(message, self.way, code, remedy)

    def unknown(self, what: str, name: object, known: Iterable[str]) -> Misprint:
        """The complaint about a name that does not exist, with the nearest ones that do, or all where they are few."""
        every = tuple(known)
        near = get_close_matches(str(name), every, 3, 0.5)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        remedy = f"Write {' or '.join(near)}." if near else ""
        if len(every) <= FEW_NAMES:
            remedy = f"Write one of: {', '.join(dict.fromkeys((*near, *every)))}."
        return self.misprint(f"there is no {what} {_quoted(name)}{hint}", "unknown-name", remedy)

    @property
    def _field(self) -> str:
        """The field that stands here, to begin a complaint with."""
        return str(self.way[-1]) if self.way and isinstance(self.way[-1], str) else "this"

    def _wrong_kind(self, wanted: str) -> Misprint:
        return self.misprint(f"{_quoted(self.content)} stands where {wanted} belongs", "wrong-kind")

    def number(self, least: int = -999, most: int = 999) -> int:
        """The whole number that stands here, from `least` to `most`. Raises Misprint."""
        if type(self.content) is not int:
            raise self._wrong_kind("a whole number")
        if not least <= self.content <= most:
            message = f"{self._field} is {self.content}; it must be from {least} to {most}"
            raise self.misprint(message, "out-of-range")
        return self.content

    def decimal(self) -> float:
        """The number that stands here, with or without decimals. Raises Misprint."""
        if type(self.content) not in (int, float):
            raise self._wrong_kind("a number")
        return float(self.content)

    def text(self, most: int = safe_yaml.LONGEST_TEXT) -> str:
        """The text that stands here, of so many letters at most. Raises Misprint."""
        if type(self.content) is not str:
            raise self._wrong_kind("a text")
        if len(self.content) > most:
            raise self.misprint(f"a text of {len(self.content)} letters, where {most} are the most", "out-of-range")
        return self.content

    def name(self) -> str:
        """The name that stands here: a short text of one line. Raises Misprint."""
        name = self.text(LONGEST_NAME)
        if not name.strip() or not name.isprintable():
            raise self.misprint(f"{_quoted(name)} is no name", "wrong-kind", "Write a name of one line.")
        return name

    def handle(self) -> str:
        """The identifier that stands here: small letters, digits and underscores. Raises Misprint."""
        if not _HANDLE.fullmatch(self.text()):
            raise self.misprint(
                f"{_quoted(self.content)} is no identifier; write it as small_words_like_this", "wrong-kind"
            )
        return self.text()

    def yes(self) -> bool:
        """The true or false that stands here. Raises Misprint."""
        if type(self.content) is not bool:
            raise self._wrong_kind("true or false")
        return self.content

    def one_of(self, names: Iterable[str], what: str) -> str:
        """The name that stands here, one of `names`. `what` names their kind in a complaint. Raises Misprint."""
        known = tuple(names)
        name = self.text()
        if name not in known:
            raise self.unknown(what, name, known)
        return name

    def emblem(self) -> str:
        """The name of the icon that stands here; in a mod also of a letter or of one of its own drawings.
        Raises Misprint.
        """
        name, known, own = self.text(LONGEST_NAME), _emblems(), of_a_mod()
        if name in own:
            return own[name]
        if name not in known and own:
            raise self.unknown("icon", name, (*own, *known))
        if name not in known:
            near = get_close_matches(name, free_emblems(), 1, 0.5)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            message = f"there is no icon {_quoted(name)} for an emblem{hint}"
            raise self.misprint(message, "unknown-name", _write_a_free_one())
        return name

    def entries(self, least: int = 0, most: int = 10_000) -> list[Passage]:
        """The entries of the list that stands here, so many of them. Raises Misprint."""
        if type(self.content) is not list:
            raise self._wrong_kind("a list")
        if len(self.content) < least:
            few = f"has {len(self.content)} entries; it must have at least {least}" if self.content else "is empty"
            raise self.misprint(f"{self._field} {few}", "empty")
        if len(self.content) > most:
            message = f"{self._field} has {len(self.content)} entries; the most are {most}"
            raise self.misprint(message, "out-of-range")
        return [Passage(entry, (*self.way, place)) for place, entry in enumerate(self.content)]

    def each(self, read: Callable[[Passage], Read], least: int = 0, most: int = 10_000) -> list[Read]:
        """What every entry of the list reads as. Raises the misprints of all of them together."""
        found: list[Read] = []
        wrong: list[Misprint] = []
        for entry in self.entries(least, most):
            try:
                found.append(read(entry))
            except Misprint as misprint:
                wrong += misprint.all
        if wrong:
            raise together(wrong)
        return found

    def numbers(self, least: int = -999, most: int = 999, count: range = range(10_000)) -> tuple[int, ...]:
        """The list of whole numbers that stands here, so many of them and each within its range."""
        return tuple(self.each(lambda entry: entry.number(least, most), count[0], count[-1]))

    def fields(self) -> dict[str, Passage]:
        """The fields of the mapping that stands here. Raises Misprint."""
        if type(self.content) is not dict:
            what = f"{_quoted(self.content)} stands where fields (name: value) belong"
            raise self.misprint(what, "wrong-kind")
        return {name: Passage(value, (*self.way, name)) for name, value in self.content.items()}

    def record(self, readers: Readers, needed: Iterable[str] = (), least: int = 0) -> dict[str, Any]:
        """What each field reads as: all of them known to `readers`, none of the `needed` missing, `least` in all.

        Raises the misprints of all fields together.
        """
        fields = self.fields()
        found: dict[str, Any] = {}
        meant: set[str] = set()
        wrong: list[Misprint] = []
        for name, field in fields.items():
            try:
                if name not in readers:
                    meant.update(get_close_matches(str(name), readers, 1, 0.5))
                    raise field.unknown("field", name, readers)
                found[name] = readers[name](field)
            except Misprint as misprint:
                wrong += misprint.all
        absent = (name for name in needed if name not in fields and name not in meant)
        wrong += [self.misprint(f"the field {name!r} is missing", "missing") for name in absent]
        if len(fields) < least:
            few = f"has {len(fields)} fields; it must have at least {least}" if fields else "is empty"
            wrong.append(self.misprint(f"{self._field} {few}", "empty"))
        if wrong:
            raise together(wrong)
        return found

    def one_field(
        self,
        readers: Readers,
        complaint: str,
        what: str = "field",
        known: Iterable[str] | None = None,
    ) -> tuple[str, Any]:
        """Name and reading of the only field that stands here. `complaint` is said where there is not just one.

        what, known: the kind of its name and all names of that kind, for the complaint about another. Raises Misprint.
        """
        fields = self.fields()
        if len(fields) != 1:
            raise self.misprint(complaint)
        ((name, field),) = fields.items()
        if name not in readers:
            raise field.unknown(what, name, known or readers)
        return name, readers[name](field)


def _write_a_free_one() -> str:
    """What to do about an emblem: to know which are free takes a look into every file."""
    return f"Write one that is free: {', '.join(free_emblems())}."


class Register:
    """The ids and emblems of a game: each may be given once in all its files."""

    def __init__(self) -> None:
        self._taken: set[tuple[str, str]] = set()

    def claimed(self, what: str, name: str, passage: Passage, remedy: Callable[[], str] = str) -> str:
        """The name, which nothing else of this kind has from now on. Raises Misprint where something has it, with the
        remedy, which is only asked for then.
        """
        if (what, name) in self._taken:
            raise passage.misprint(f"the {what} {name!r} is taken already", "taken", remedy())
        self._taken.add((what, name))
        return name

    def handle(self, passage: Passage) -> str:
        """An id that nothing else has: whatever it is asked about, such as its name, has one answer."""
        return self.claimed("id", passage.handle(), passage)

    def needed(self, names: Iterable[str]) -> tuple[str, ...]:
        """Which of the names that a piece can have it must have."""
        return tuple(names)

    def complete(self, read: dict[str, Any]) -> None:
        """Fill in what a piece may leave out: nothing of ours."""

    def emblem(self, passage: Passage) -> str:
        """The name of an icon that nothing else shows."""
        return self.claimed("emblem", passage.emblem(), passage, _write_a_free_one)


def read_file(path: Path, read: Callable[[Passage], Read]) -> Read:
    """Read a YAML file with `read`.

    Raises Misprint, which knows file, line and piece of everything that is wrong with it, in the order of the file:
    also for a file that is absent or no YAML.
    """
    try:
        if path.exists() and not path.is_file():
            raise Misprint("is no file", code="unreadable").at(path)
        with path.open("rb") as file:
            data = file.read(safe_yaml.MOST_BYTES + 1)
    except OSError as error:
        raise Misprint(f"cannot be read: {error.strerror}", code="unreadable").at(path) from None
    return read_data(data, path, read)


def read_data(data: bytes, path: Path, read: Callable[[Passage], Read]) -> Read:
    """Read what lies in a YAML file, as `read_file` does. Raises Misprint."""
    try:
        text = _parsed(data)
    except safe_yaml.InvalidYaml as error:
        raise Misprint(str(error), code=error.code).at(path, error.line) from None
    faults = {fault.way: Misprint(fault.message, fault.way, fault.code) for fault in text.faults}
    found = list(faults.values())
    try:
        content = read(Passage(text.content))
    except Misprint as misprint:
        found += [each for each in misprint.all if each.way not in faults]
    if found:
        placed = {str(each.at(path, *text.line(each.way))): each for each in found}
        raise together(sorted(placed.values(), key=lambda each: each.line)) from None
    return content


@lru_cache(maxsize=MOST_PARSED)
def _parsed(data: bytes) -> safe_yaml.ParsedText:
    """What the bytes of a file hold, which nobody changes: a digest of all pieces is taken before they are read."""
    return safe_yaml.read(data)


def misprint_in(path: Path, way: safe_yaml.Way, message: str, code: str) -> Misprint:
    """A Misprint about a passage of a file that has been read before, to be raised."""

    def complain(passage: Passage) -> None:
        raise Misprint(message, way, code)

    try:
        read_file(path, complain)
    except Misprint as misprint:
        return misprint
    raise AssertionError("a complaint is always raised")


def _emblems() -> frozenset[str]:
    """The name of every icon. Raises Misprint where their file cannot be read."""
    try:
        return emblems()
    except OSError as error:
        raise Misprint(f"cannot be read: {error.strerror}", code="unreadable").at(ICONS) from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise Misprint("a byte here is not UTF-8 text", code="not-utf-8").at(ICONS, line) from None


def _quoted(content: safe_yaml.Plain) -> str:
    """What stands in the file, shortened."""
    text = "nothing" if content is None else repr(content)
    return text if len(text) <= 60 else text[:57] + "..."
