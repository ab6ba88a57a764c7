"""Bidirectional text: what of a line runs from right to left, such as a name in Arabic in an English sentence.

This is Unicode's algorithm (UAX 9) for what the program shows: lines that run from left to right as a whole, without
control letters, in which every name is isolated, so that it stays one thing among others. What a player typed stands
between FIRST_STRONG_ISOLATE and END_OF_ISOLATE (`as_typed`); by itself it runs as its first letter does.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple
from unicodedata import bidirectional

FIRST_STRONG_ISOLATE, END_OF_ISOLATE = "\u2068", "\u2069"
ISOLATES = FIRST_STRONG_ISOLATE + END_OF_ISOLATE
_WITHOUT_ISOLATES = str.maketrans("", "", ISOLATES)

_RIGHT = frozenset({"R", "AL"})
_NEUTRAL = frozenset({"B", "S", "WS", "ON", "BN"})
_STRONG_AS = {"L": "L", "R": "R", "EN": "R", "AN": "R"}
"""As what letters and numbers count for the neutral signs beside them."""

MOST_KNOWN = 4096


class DirectedRun(NamedTuple):
    """Letters in the order in which they are read, all of one direction, and where in the line the first stands."""

    letters: str
    is_rtl: bool
    start: int


def runs_right_to_left(text: str) -> bool:
    """Whether anything in a text does."""
    return not text.isascii() and any(bidirectional(letter) in _RIGHT for letter in text)


def isolated(name: str) -> str:
    """A name for a place in a line, which stays one thing there; unchanged where nothing in it runs to the left."""
    return f"{FIRST_STRONG_ISOLATE}{name}{END_OF_ISOLATE}" if runs_right_to_left(name) else name


@lru_cache(maxsize=MOST_KNOWN)
def directed(line: str) -> tuple[DirectedRun, ...]:
    """The runs of a line from left to right as they are seen, without isolates."""
    runs: list[tuple[int, DirectedRun]] = []
    start = 0
    for level, group in groupby(levels_of(line)):
        end = start + len(list(group))
        letters = line[start:end].translate(_WITHOUT_ISOLATES)
        runs.append((level, DirectedRun(letters, level % 2 == 1, start)))
        start = end
    return tuple(runs[index][1] for index in seen_order([level for level, _ in runs]) if runs[index][1].letters)


def seen_order(levels: Sequence[int]) -> list[int]:
    """The numbers of things with these levels from left to right (rule L2): from the highest level on, everything that
    reaches it is turned around.
    """
    order = list(range(len(levels)))
    for level in range(max(levels, default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and levels[order[end]] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = max(end, start + 1)
    return order


def levels_of(line: str) -> list[int]:
    """The level of every letter, odd where it runs to the left; isolates have that of what they stand in."""
    outer: list[int] = []
    inside: list[tuple[int, int]] = []
    index = 0
    while index < len(line):
        outer.append(index)
        if line[index] == FIRST_STRONG_ISOLATE:
            end = line.find(END_OF_ISOLATE, index)
            inside.append((index, len(line) if end < 0 else end))
            index = inside[-1][1]
        index += 1
    levels = [0] * len(line)
    for place, level in zip(outer, _resolved([_type(line[place]) for place in outer], 0), strict=True):
        levels[place] = level
    for start, end in inside:
        types = [_type(letter) for letter in line[start + 1 : end]]
        strong = next((kind for kind in types if kind == "L" or kind in _RIGHT), "L")
        base = (levels[start] + 1) | 1 if strong in _RIGHT else (levels[start] + 2) // 2 * 2
        levels[start + 1 : end] = _resolved(types, base)
        levels[end : end + 1] = [levels[start]] * len(levels[end : end + 1])
    return levels


def _type(letter: str) -> str:
    """What a letter is to the algorithm; isolates are signs like others."""
    return "ON" if letter in ISOLATES else bidirectional(letter) or "L"


def _resolved(types: Sequence[str], base: int) -> list[int]:
    """The levels of letters of these types in a text that runs as its base level says (rules W1 to I2)."""
    around = "R" if base % 2 else "L"
    weak = _without_weak(types, around)
    strong = _without_neutral(weak, around)
    if base % 2:
        return [base if kind == "R" else base + 1 for kind in strong]
    return [base + {"L": 0, "R": 1}.get(kind, 2) for kind in strong]


def _without_weak(types: Sequence[str], around: str) -> list[str]:
    """Rules W1 to W7: marks, numbers, and the signs in and beside them."""
    kinds = [kind if kind in _KNOWN else "BN" for kind in types]
    before, strong = around, around
    for index, kind in enumerate(kinds):
        if kind == "NSM":
            kinds[index] = before
        elif kind == "EN" and strong == "AL":
            kinds[index] = "AN"
        if kind in ("L", "R", "AL"):
            strong = kind
        before = kinds[index]
    kinds = ["R" if kind == "AL" else kind for kind in kinds]
    for index in range(1, len(kinds) - 1):
        beside = kinds[index - 1], kinds[index + 1]
        if (kinds[index] in ("ES", "CS") and beside == ("EN", "EN")) or (
            kinds[index] == "CS" and beside == ("AN", "AN")
        ):
            kinds[index] = beside[0]
    for start, end in _stretches(kinds, frozenset({"ET"})):
        beside_number = (start and kinds[start - 1] == "EN") or (end < len(kinds) and kinds[end] == "EN")
        kinds[start:end] = ["EN" if beside_number else "ON"] * (end - start)
    strong = around
    for index, kind in enumerate(kinds):
        if kind in ("ES", "CS"):
            kinds[index] = "ON"
        elif kind in ("L", "R"):
            strong = kind
        elif kind == "EN" and strong == "L":
            kinds[index] = "L"
    return kinds


def _without_neutral(kinds: list[str], around: str) -> list[str]:
    """Rules N1 and N2: spaces and signs run as what stands on both sides of them, or else as the text does."""
    for start, end in _stretches(kinds, _NEUTRAL):
        left = _STRONG_AS[kinds[start - 1]] if start else around
        right = _STRONG_AS[kinds[end]] if end < len(kinds) else around
        kinds[start:end] = [left if left == right else around] * (end - start)
    return kinds


_KNOWN = frozenset({"L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM"}) | _NEUTRAL


def _stretches(kinds: Sequence[str], which: frozenset[str]) -> list[tuple[int, int]]:
    """Where kinds of these stand side by side: from where up to where."""
    found, start = [], None
    for index in range(len(kinds) + 1):
        is_one = index < len(kinds) and kinds[index] in which
        if is_one and start is None:
            start = index
        elif not is_one and start is not None:
            found.append((start, index))
            start = None
    return found
