"""Plain YAML: the part of YAML that every file of the program is written in, and the line on which everything stands.

Lists, tables, texts, numbers in decimal, true, false and nothing. The content is built in one pass over the parser's
events, bounded in size, depth and number; nothing of this recurses or multiplies. Anchors, tags, odd spellings of
numbers and names that stand twice are no part of it: they are noted, and the rest is read.
"""

from __future__ import annotations

import re
from functools import lru_cache
from math import isfinite
from typing import Any, NamedTuple

import yaml

MOST_BYTES = 1 << 21
DEEPEST = 16
"""Lists and tables within one another."""
MOST_ENTRIES = 100_000
LONGEST_TEXT = 20_000
"""Letters of one text."""
LONGEST_NAME = 200

Way = tuple[str | int, ...]
"""The names and places that lead from the top of a file to a passage."""

Plain = Any
"""Texts, numbers, truth values and None, in lists and in tables by texts and whole numbers."""

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DUMPER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
_FORMS: Any = yaml.SafeLoader.yaml_implicit_resolvers
"""By its first letter, what YAML takes for something else than a text."""
_UNPRINTABLE: re.Pattern[str] = yaml.reader.Reader.NON_PRINTABLE  # compiled once: it takes several milliseconds
_WORDS = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys((form(word) for word in ("true", "yes", "on") for form in (str, str.title, str.upper)), True),
    **dict.fromkeys((form(word) for word in ("false", "no", "off") for form in (str, str.title, str.upper)), False),
}  # fmt: skip
_WHOLE = re.compile(r"[-+]?(0|[1-9][0-9]{0,19})")
_DECIMAL = re.compile(r"[-+]?[0-9]{0,20}\.[0-9]{0,20}(e[-+]?[0-9]{1,3})?", re.IGNORECASE)
ODD_SPELLING = "odd-spelling"
"""The code of a text without quotes that YAML takes for something else, or of one that cannot be shown."""


COMPLAINTS = {
    "parser": "{fault}",
    "too_large": "the file is larger than {most} bytes",
    "no_text": "a byte here is not UTF-8 text",
    "unprintable": "the character {character} is not allowed in a YAML file",
    "second_document": "a second document begins here",
    "too_many_entries": "there are more than {most} entries",
    "too_deep": "there are more than {most} lists within one another",
    "list_for_a_name": "there is a list where a name belongs",
    "twice": "the field {name} is here twice",
    "anchors": "anchors and aliases (& and *) are not read",
    "tags": "tags (!) are not read",
    "too_long": "a text has more than {most} characters",
    "unseen": "this text has a character that cannot be shown",
    "odd": "{text} must be a plain number or a text in quotes",
}
"""What is said of a fault to those who write data files; what players read of it lies in the data, by the same keys."""


class Dumper(_DUMPER):  # type: ignore[misc]
    """Writes what is read here: no anchors, whatever is shared. Where the system has it, fifty times as fast."""

    def ignore_aliases(self, _data: Any) -> bool:
        """Everything is written out where it stands."""
        return True


class InvalidYaml(ValueError):
    """A text that is no plain YAML at all: a code, which of COMPLAINTS with its facts, and the line where it shows."""

    def __init__(self, code: str, complaint: str, line: int = 1, **facts: object) -> None:
        super().__init__(COMPLAINTS[complaint].format(**facts))
        self.code = code
        self.complaint = complaint
        self.facts = facts
        self.line = line


class YamlFault(NamedTuple):
    """Something that plain YAML does not hold, beside which the rest could be read: see NotPlain."""

    code: str
    complaint: str
    facts: dict[str, object]
    way: Way

    @property
    def message(self) -> str:
        """What is said of it to those who write data files."""
        return COMPLAINTS[self.complaint].format(**self.facts)


class ParsedText(NamedTuple):
    """What a text holds, its faults, and by the identity of each list and table in it the lines of its entries."""

    content: Plain
    faults: list[YamlFault]
    lines: dict[int, dict[str | int, int]]

    def line(self, way: Way) -> tuple[int, str]:
        """The line of a passage, and the id of the innermost piece around it."""
        content, line, piece = self.content, 1, ""
        for step in way:
            lines = self.lines.get(id(content), {})
            if step not in lines:
                break
            line, content = lines[step], content[step]
            if isinstance(content, dict):
                piece = str(content.get("id", piece))[:40]
        return line, piece


def read(data: bytes) -> ParsedText:
    """Read the bytes of a file. Raises NotPlain where they are no YAML, or more than the bounds allow."""
    text = _decoded(data)
    reader = _Reader()
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            reader.take(event)
    except InvalidYaml:
        raise
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = min(mark.line, text.count("\n")) + 1 if mark else 1
        raise InvalidYaml("no-yaml", "parser", line, fault=error.problem or error.context) from None
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        raise InvalidYaml("no-yaml", "parser", fault=str(error).splitlines()[0]) from None
    return ParsedText(reader.root[0] if reader.root else None, reader.faults, reader.lines)


def _decoded(data: bytes) -> str:
    if len(data) > MOST_BYTES:
        raise InvalidYaml("no-yaml", "too_large", most=f"{MOST_BYTES:,}")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InvalidYaml("not-utf-8", "no_text", line) from None
    if found := _UNPRINTABLE.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise InvalidYaml("no-yaml", "unprintable", line, character=f"U+{ord(found[0]):04X}")
    return text


class _Reader:
    """What the events so far amount to. `root` holds the content of the one document once it is there.

    For every list and table that is open `_steps` has the place or the name of the entry that is being read, None in a
    table that waits for a name.
    """

    def __init__(self) -> None:
        self.root: list[Plain] = []
        self.faults: list[YamlFault] = []
        self.lines: dict[int, dict[str | int, int]] = {id(self.root): {}}
        self._open: list[list[Plain] | dict[str | int, Plain]] = [self.root]
        self._steps: list[Any] = [0]
        self._entries = 0

    def take(self, event: yaml.Event) -> None:
        """Add an event. Raises NotPlain over a bound, and for what is neither a list nor a table of names."""
        if isinstance(event, yaml.NodeEvent):
            self._take_node(event)
        elif isinstance(event, yaml.CollectionEndEvent):
            self._open.pop()
            self._steps.pop()
            self._await_name()
        elif isinstance(event, yaml.DocumentStartEvent) and self.root:
            raise InvalidYaml("no-yaml", "second_document", _line(event))

    def _await_name(self) -> None:
        if isinstance(self._open[-1], dict):
            self._steps[-1] = None

    def _take_node(self, event: yaml.NodeEvent) -> None:
        self._entries += 1
        if self._entries > MOST_ENTRIES:
            raise InvalidYaml("no-yaml", "too_many_entries", _line(event), most=f"{MOST_ENTRIES:,}")
        within = self._open[-1]
        if isinstance(within, list):
            self._steps[-1] = len(within)
            self.lines[id(within)][len(within)] = _line(event)
            content = self._content(event)
            within.append(content)
        elif self._steps[-1] is None:
            self._take_name(event, within)
            return
        else:
            content = within[self._steps[-1]] = self._content(event)
        if not isinstance(content, list | dict):
            self._await_name()
            return
        if len(self._open) > DEEPEST:
            raise InvalidYaml("no-yaml", "too_deep", _line(event), most=DEEPEST)
        self.lines[id(content)] = {}
        self._open.append(content)
        self._steps.append(None)

    def _take_name(self, event: yaml.NodeEvent, within: dict[str | int, Plain]) -> None:
        """An event gives a field its name: a whole number, or the text as it is written."""
        if not isinstance(event, yaml.ScalarEvent):
            raise InvalidYaml("no-yaml", "list_for_a_name", _line(event))
        name: str | int = event.value[:LONGEST_NAME]
        if event.implicit[0] and _WHOLE.fullmatch(event.value):
            name = int(event.value)
        self._steps[-1] = name
        self.lines[id(within)][name] = _line(event)
        self._check(event)
        if name in within:
            self._note("duplicate-key", "twice", name=repr(name))

    def _note(self, code: str, complaint: str, **facts: object) -> None:
        """Note a fault of the entry that is being read."""
        self.faults.append(YamlFault(code, complaint, facts, tuple(self._steps[1:])))

    def _check(self, event: yaml.NodeEvent) -> None:
        """Note anchors, aliases, tags, and a text that is too long."""
        if event.anchor is not None:
            self._note("no-yaml", "anchors")
        if getattr(event, "tag", None) is not None:
            self._note("no-yaml", "tags")
        if isinstance(event, yaml.ScalarEvent) and len(event.value) > LONGEST_TEXT:
            self._note("out-of-range", "too_long", most=f"{LONGEST_TEXT:,}")

    def _content(self, event: yaml.NodeEvent) -> Plain:
        """What an event begins, or holds."""
        self._check(event)
        if isinstance(event, yaml.SequenceStartEvent):
            return []
        if isinstance(event, yaml.MappingStartEvent):
            return {}
        if not isinstance(event, yaml.ScalarEvent):
            return None
        if not event.implicit[0]:
            if _UNPRINTABLE.search(event.value):
                self._note(ODD_SPELLING, "unseen")
            return event.value
        content, is_odd = _meant(event.value)
        if is_odd:
            self._note(ODD_SPELLING, "odd", text=repr(content[:40]))
        return content


@lru_cache(maxsize=1 << 10)
def _meant(text: str) -> tuple[Plain, bool]:
    """What a text without quotes means, and whether YAML, other than here, takes it for something else than a text."""
    if text in _WORDS:
        return _WORDS[text], False
    if _WHOLE.fullmatch(text):
        return int(text), False
    if _DECIMAL.fullmatch(text) and any(map(str.isdigit, text)) and isfinite(float(text)):
        return float(text), False
    return text, any(form.match(text) for _, form in _FORMS.get(text[0], ()))


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1
