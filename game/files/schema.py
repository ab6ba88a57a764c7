"""Shapes: what may stand in a file that somebody else can write, declared in one place and checked once.

A shape is one of

* `{"name": shape, "other?": shape}`, a table of these entries, those with a question mark may be missing;
* `{ANY: shape}`, a table of whatever names;
* `[shape]`, a list;
* `(shape, shape)`, one or the other; `("slow", "fast")`, one of these values;
* `range(1, 7)`, a whole number; `TextShape(longest)`, a text that can be shown; `bool`, true or false; `None`, nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.files.untrusted import InvalidInput, can_be_shown, quoted
from game.text.sentences import Sentences, listed

_say = Sentences("screens")

Shape = Any
ANY = "*"


@dataclass(frozen=True)
class TextShape:
    """A text of at most `longest` letters that can be seen or join others: no control characters, no halves of any."""

    longest: int = 80


def check(content: Any, shape: Shape, noun: str = "entry", at: str = "") -> None:
    """Raises Unfit at the first thing that does not have the shape; `noun` is what the file's entries are: entry or
    setting.
    """
    if isinstance(shape, dict):
        if not isinstance(content, dict):
            nouns = _say(f"nouns.{noun}.many")
            raise InvalidInput(_say("fault.no_table", at=at or _say("fault.it"), nouns=nouns, example=_example(shape)))
        _check_table(content, shape, noun, at)
    elif isinstance(shape, list):
        if not isinstance(content, list):
            raise InvalidInput(_say("fault.no_list", at=at or _say("fault.it")))
        for number, each in enumerate(content, 1):
            here = _say("entry.number_of", at=at, n=number) if at else _say("entry.number", n=number)
            check(each, shape[0], noun, here)
    elif not is_of(content, shape):
        raise InvalidInput(_say("fault.no_value", at=at, value=quoted(content), wish=_wish(shape)))


def _check_table(content: dict[Any, Any], shape: dict[str, Shape], noun: str, at: str) -> None:
    known = {name.removesuffix("?"): each for name, each in shape.items()}
    for name in content:
        if not is_of(name, TextShape()) or not (ANY in known or name in known):
            facts = {"noun": _say(f"nouns.{noun}.one"), "name": quoted(name), "known": listed(known, "comma")}
            raise _unfit_in(at, _say("fault.unknown", **facts))
    for name in shape:
        if name != ANY and not name.endswith("?") and name not in content:
            raise _unfit_in(at, _say("fault.absent", noun=_say(f"nouns.{noun}.one"), name=name))
    for name, each in content.items():
        here = _say("entry.of", at=at, name=name) if at else name
        check(each, known[ANY] if ANY in known else known[name], noun, here)


def is_of(content: Any, shape: Shape) -> bool:
    """Whether a content has a shape. True is no number here."""
    match shape:
        case tuple():
            return any(is_of(content, each) for each in shape)
        case TextShape():
            return isinstance(content, str) and len(content) <= shape.longest and can_be_shown(content)
        case range():
            return type(content) is int and content in shape
        case str() | int():
            return type(content) is type(shape) and content == shape
        case [each]:
            return isinstance(content, list) and all(is_of(entry, each) for entry in content)
        case dict():
            return isinstance(content, dict) and _is_table(content, shape)
        case None:
            return content is None
        case _:
            return isinstance(content, bool)


def _is_table(content: dict[Any, Any], shape: dict[str, Shape]) -> bool:
    """Whether a table has these entries and no others."""
    if ANY in shape:
        return all(is_of(name, TextShape()) and is_of(each, shape[ANY]) for name, each in content.items())
    needed = {name for name in shape if not name.endswith("?")}
    known = {name.removesuffix("?"): each for name, each in shape.items()}
    return needed <= content.keys() <= known.keys() and all(is_of(each, known[name]) for name, each in content.items())


def _wish(shape: Shape) -> str:
    match shape:
        case tuple():
            last = "comma" if all(isinstance(each, str | int) for each in shape) else "or"
            return listed(map(_wish, shape), last)
        case TextShape():
            return _say("wish.text", most=shape.longest)
        case range():
            return _say("wish.number", least=shape[0], most=shape[-1] if shape[-1] < 1_000_000 else "")
        case str() | int():
            return str(shape)
        case [each]:
            return _say("wish.list", wish=_wish(each))
        case _:
            return _say("wish.yes_or_no")


def _example(shape: dict[str, Shape]) -> str:
    return next(iter(shape)).removesuffix("?")


def _unfit_in(at: str, fault: str) -> InvalidInput:
    return InvalidInput(_say("fault.at", at=at, fault=fault) if at else fault)
