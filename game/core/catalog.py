"""Catalog: reads a game's printed pieces from YAML, and says exactly what is wrong with a file.

Readers work on `Passage`s. A passage that cannot be read raises a `Misprint`; its line is looked up only then,
so that reading a sound file stays quick.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

import yaml

from game.core.emblems import emblems

Read = TypeVar("Read")
Way = tuple[str | int, ...]
"""The keys and places that lead from the top of a file to a passage."""

QUICK_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""Reads the same as the safe loader, ten times as fast where the library has its C part."""

_HANDLE = re.compile(r"[a-z0-9_]+")


class Misprint(ValueError):
    """Something in a data file cannot be read: a message for whoever writes cards, and the way to it."""

    def __init__(self, message: str, way: Way = ()) -> None:
        super().__init__(message)
        self.way = way


class Passage:
    """A piece of a data file: its plain content and the way to it."""

    __slots__ = ("content", "way")

    def __init__(self, content: Any, way: Way = ()) -> None:
        self.content = content
        self.way = way

    def misprint(self, message: str) -> Misprint:
        """A Misprint at this passage, to be raised."""
        return Misprint(message, self.way)

    def number(self) -> int:
        """The whole number that stands here."""
        if type(self.content) is not int:
            raise self.misprint(f"{_quoted(self.content)} stands where a whole number belongs")
        return self.content

    def text(self) -> str:
        """The text that stands here."""
        if type(self.content) is not str:
            raise self.misprint(f"{_quoted(self.content)} stands where a text belongs")
        return self.content

    def handle(self) -> str:
        """The identifier that stands here: small letters, digits and underscores."""
        if not _HANDLE.fullmatch(self.text()):
            raise self.misprint(
                f"{_quoted(self.content)} is no identifier; write it as small_words_like_this"
            )
        return self.text()

    def yes(self) -> bool:
        """The true or false that stands here."""
        if type(self.content) is not bool:
            raise self.misprint(f"{_quoted(self.content)} stands where true or false belongs")
        return self.content

    def one_of(self, names: Iterable[str], what: str) -> str:
        """The name that stands here, one of `names`. `what` names their kind in a complaint."""
        known = tuple(names)
        name = self.text()
        if name not in known:
            raise self.misprint(unknown(what, name, known))
        return name

    def emblem(self) -> str:
        """The name of the icon that stands here."""
        name = self.text()
        if name not in emblems():
            raise self.misprint(unknown("emblem", name, sorted(emblems())))
        return name

    def entries(self) -> list[Passage]:
        """The entries of the list that stands here."""
        if type(self.content) is not list:
            raise self.misprint(f"{_quoted(self.content)} stands where a list belongs")
        return [Passage(entry, (*self.way, place)) for place, entry in enumerate(self.content)]

    def numbers(self) -> tuple[int, ...]:
        """The list of whole numbers that stands here."""
        return tuple(entry.number() for entry in self.entries())

    def fields(self, known: Iterable[str] | None = None, needed: Iterable[str] = ()) -> dict[str, Passage]:
        """The fields of the mapping that stands here, all of them `known`, none of the `needed` missing."""
        if type(self.content) is not dict:
            raise self.misprint(f"{_quoted(self.content)} stands where fields (name: value) belong")
        fields = {name: Passage(value, (*self.way, name)) for name, value in self.content.items()}
        if known is not None:
            known = tuple(known)
            for name, field in fields.items():
                if name not in known:
                    raise field.misprint(unknown("field", str(name), known))
        for name in needed:
            if name not in fields:
                raise self.misprint(f"the field {name!r} is missing")
        return fields


def unknown(what: str, name: str, known: Iterable[str]) -> str:
    """The complaint about a name that does not exist, with the nearest one that does."""
    near = get_close_matches(name, known, 1, 0.5)
    return f"there is no {what} {name!r}" + (f"; did you mean {near[0]!r}?" if near else "")


def read_file(path: Path, read: Callable[[Passage], Read]) -> Read:
    """Read a YAML file with `read`.

    Raises Misprint with a message that names file, line, piece and the trouble: also for a file that is absent
    or no YAML.
    """
    try:
        text = path.read_text(encoding="utf-8")
        return read(Passage(yaml.load(text, QUICK_LOADER)))
    except OSError as error:
        raise Misprint(f"{path.name} cannot be read: {error.strerror}") from None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise Misprint(f"{path.name}, line {line}: {error.problem}") from None
    except Misprint as misprint:
        line, piece = _locate(text, misprint.way)
        where = f"{path.name}, line {line}" + (f", {piece}" if piece else "")
        raise Misprint(f"{where}: {misprint}", misprint.way) from None


def _locate(text: str, way: Way) -> tuple[int, str]:
    """The line of a passage, and the id of the innermost piece around it."""
    node = yaml.compose(text, QUICK_LOADER)
    line, piece = 1, ""
    for step in way:
        if isinstance(node, yaml.MappingNode):
            pairs = {key.value: (key, value) for key, value in node.value}
            key, node = pairs[str(step)]
            line = key.start_mark.line + 1
        elif isinstance(node, yaml.SequenceNode):
            node = node.value[step]
            line = node.start_mark.line + 1
        if isinstance(node, yaml.MappingNode):
            ids = [value.value for key, value in node.value if key.value == "id"]
            piece = ids[0] if ids else piece
    return line, piece


def _quoted(content: Any) -> str:
    """What stands in the file, shortened."""
    text = "nothing" if content is None else repr(content)
    return text if len(text) <= 60 else text[:57] + "..."
