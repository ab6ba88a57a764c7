"""Plain YAML: the part of YAML that data files are written in, and the line on which everything stands.

Bounded in size and depth before anything is built. Anchors, tags, odd spellings of numbers and keys that stand twice
are no part of it.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import yaml

MOST_BYTES = 1 << 20
DEEPEST = 32

Way = tuple[str | int, ...]
"""The keys and places that lead from the top of a file to a passage."""

Plain = Any
"""Texts, numbers, truth values and None, in lists and in dictionaries by texts and whole numbers."""

_UNPRINTABLE = re.compile(
    "[^\\x09\\x0a\\x0d\\x20-\\x7e\\x85\\xa0-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]"
)
_WHOLE = re.compile(r"[-+]?(0|[1-9][0-9]{0,8})")
_DECIMAL = re.compile(r"[-+]?([0-9]{1,9}\.[0-9]{0,17}|\.[0-9]{1,17})(e[-+][0-9]{1,2})?")
_TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
_NOTHING = ("", "~", "null", "Null", "NULL")


class NotPlain(ValueError):
    """A text that is no plain YAML at all: a code, what is wrong, and the line on which it shows."""

    def __init__(self, code: str, message: str, line: int = 1) -> None:
        super().__init__(message)
        self.code = code
        self.line = line


class Fault(NamedTuple):
    """Something that plain YAML does not hold, beside which the rest could be read."""

    code: str
    message: str
    way: Way


class Text(NamedTuple):
    """What a text holds, its faults, and its node tree, in which lines are looked up."""

    content: Plain
    faults: list[Fault]
    root: yaml.Node | None

    def line(self, way: Way) -> tuple[int, str]:
        """The line of a passage, and the id of the innermost piece around it."""
        node, line, piece = self.root, 1, ""
        for step in way:
            if isinstance(node, yaml.MappingNode):
                pairs = {_spelt(key): (key, value) for key, value in node.value}
                if step not in pairs:
                    break
                key, node = pairs[step]
                line = key.start_mark.line + 1
            elif isinstance(node, yaml.SequenceNode):
                node = node.value[step]
                line = node.start_mark.line + 1
            if isinstance(node, yaml.MappingNode):
                ids = [value.value for key, value in node.value if key.value == "id"]
                piece = str(ids[0])[:40] if ids else piece
        return line, piece


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """Ten times as fast where the library has its C part, whose stack must not be filled by brackets."""

    depth = 0

    def descend_resolver(self, current_node: Any, current_index: Any) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            line = current_node.start_mark.line + 1
            raise NotPlain("no-yaml", f"lists and fields lie more than {DEEPEST} deep in one another", line)

    def ascend_resolver(self) -> None:
        self.depth -= 1


def read(data: bytes) -> Text:
    """Read the bytes of a file. Raises NotPlain where they are no YAML."""
    root = _composed(_decoded(data))
    reader = _Reader()
    return Text(reader.plain(root, ()), reader.faults, root)


def _decoded(data: bytes) -> str:
    if len(data) > MOST_BYTES:
        raise NotPlain("no-yaml", f"the file is larger than {MOST_BYTES:,} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise NotPlain("not-utf-8", "a byte here is no UTF-8 text", line) from None
    if found := _UNPRINTABLE.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise NotPlain("no-yaml", f"the character U+{ord(found[0]):04X} may not stand in a YAML file", line)
    return text


def _composed(text: str) -> yaml.Node | None:
    loader = _Loader(text)
    try:
        return loader.get_single_node()  # type: ignore[no-any-return]
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise NotPlain("no-yaml", str(error.problem or error.context), mark.line + 1 if mark else 1) from None
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        if isinstance(error, NotPlain):
            raise
        raise NotPlain("no-yaml", f"this is no YAML: {error}".splitlines()[0]) from None
    finally:
        loader.dispose()


class _Reader:
    """From nodes to plain content, noting every fault."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self._seen: set[int] = set()

    def plain(self, node: yaml.Node | None, way: Way) -> Plain:
        if node is None:
            return None
        if id(node) in self._seen:
            self.faults.append(Fault("no-yaml", "anchors and aliases (& and *) are not read", way))
            return None
        self._seen.add(id(node))
        if isinstance(node, yaml.MappingNode) and node.tag == "tag:yaml.org,2002:map":
            return self._fields(node, way)
        if isinstance(node, yaml.SequenceNode) and node.tag == "tag:yaml.org,2002:seq":
            return [self.plain(entry, (*way, place)) for place, entry in enumerate(node.value)]
        if isinstance(node, yaml.ScalarNode):
            try:
                return _value(node)
            except ValueError as error:
                self.faults.append(Fault("odd-spelling", str(error), way))
                return None
        self.faults.append(Fault("no-yaml", f"the tag {node.tag[:40]!r} is not read", way))
        return None

    def _fields(self, node: yaml.MappingNode, way: Way) -> dict[str | int, Plain]:
        fields: dict[str | int, Plain] = {}
        for key, value in node.value:
            name = _spelt(key)
            if name in fields:
                self.faults.append(
                    Fault("duplicate-key", f"the field {name!r} stands here twice", (*way, name))
                )
            fields[name] = self.plain(value, (*way, name))
        return fields


def _spelt(key: yaml.Node) -> str | int:
    """The name of a field: a whole number, or the text as it is written."""
    if key.tag == "tag:yaml.org,2002:int" and _WHOLE.fullmatch(key.value):
        return int(key.value)
    return str(key.value)[:200] if isinstance(key, yaml.ScalarNode) else "[...]"


def _value(node: yaml.ScalarNode) -> Plain:
    """What a value means. Raises ValueError for tags and spellings that are no part of plain YAML."""
    value: str = node.value
    match node.tag.removeprefix("tag:yaml.org,2002:"):
        case "str":
            if _UNPRINTABLE.search(value):
                raise ValueError("this text holds a character that cannot be shown")
            return value
        case "null" if value in _NOTHING:
            return None
        case "bool" if value.lower() in _TRUTH:
            return _TRUTH[value.lower()]
        case "int" if _WHOLE.fullmatch(value):
            return int(value)
        case "float" if _DECIMAL.fullmatch(value):
            return float(value)
    raise ValueError(f"{value[:40]!r} is neither a plain number nor a text in quotes")
