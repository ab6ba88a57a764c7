"""Shapes: what may stand in a file that somebody else can write, declared in one place and checked once, at the door.

A shape is one of

* `{"name": shape, "other?": shape}`, a table of these entries, those with a question mark may be missing;
* `{ANY: shape}`, a table of whatever names;
* `[shape]`, a list;
* `(shape, shape)`, one or the other; `("slow", "fast")`, one of these values;
* `range(1, 7)`, a whole number; `Text(longest)`, a text that can be shown; `bool`, true or false.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.outside import Unfit, quoted

Shape = Any
ANY = "*"


@dataclass(frozen=True)
class Text:
    """A text of at most `longest` letters, all of which can be seen: no control characters, no halves of any."""

    longest: int = 80


def check(content: Any, shape: Shape, noun: str = "entry", nouns: str = "entries", at: str = "") -> None:
    """Raises Unfit at the first thing that does not have the shape; `noun` is what the file's entries are called."""
    if isinstance(shape, dict):
        if not isinstance(content, dict):
            raise Unfit(f"{at or 'it'} is not a list of {nouns} such as {_example(shape)}")
        _check_table(content, shape, noun, nouns, at)
    elif isinstance(shape, list):
        if not isinstance(content, list):
            raise Unfit(f"{at or 'it'} is not a list")
        for number, each in enumerate(content, 1):
            check(each, shape[0], noun, nouns, f"{at}, number {number}" if at else f"number {number}")
    elif not is_of(content, shape):
        raise Unfit(f"{at} cannot be {quoted(content)}; it can be {_wish(shape)}")


def _check_table(content: dict[Any, Any], shape: dict[str, Shape], noun: str, nouns: str, at: str) -> None:
    known = {name.removesuffix("?"): each for name, each in shape.items()}
    for name in content:
        if not is_of(name, Text()) or not (ANY in known or name in known):
            raise Unfit(f"{_in(at)}there is no {noun} called {quoted(name)}; there are {', '.join(known)}")
    for name in shape:
        if name != ANY and not name.endswith("?") and name not in content:
            raise Unfit(f"{_in(at)}the {noun} {name!r} is missing")
    for name, each in content.items():
        check(each, known[ANY] if ANY in known else known[name], noun, nouns, f"{at}, {name}" if at else name)


def is_of(content: Any, shape: Shape) -> bool:
    """Whether a content has a shape. True is no number here."""
    match shape:
        case tuple():
            return any(is_of(content, each) for each in shape)
        case Text():
            return isinstance(content, str) and len(content) <= shape.longest and content.isprintable()
        case range():
            return type(content) is int and content in shape
        case str() | int():
            return type(content) is type(shape) and content == shape
        case [each]:
            return isinstance(content, list) and all(is_of(entry, each) for entry in content)
        case _:
            return isinstance(content, bool)


def _wish(shape: Shape) -> str:
    match shape:
        case tuple():
            return (", " if all(isinstance(each, str | int) for each in shape) else " or ").join(
                map(_wish, shape)
            )
        case Text():
            return f"a text of at most {shape.longest} letters that can be shown"
        case range():
            bounds = f" from {shape[0]} to {shape[-1]}" if shape[-1] < 1_000_000 else ""
            return f"a whole number{bounds}"
        case str() | int():
            return str(shape)
        case [each]:
            return f"a list of {_wish(each)}"
        case _:
            return "true or false"


def _example(shape: dict[str, Shape]) -> str:
    return f"'{next(iter(shape)).removesuffix('?')}: ...'"


def _in(at: str) -> str:
    return f"{at}: " if at else ""
