"""How the parts of a row or a column share its room, and which of them leave when there is too little."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.ui.box import ROUNDING, Extent


class Division(NamedTuple):
    """The parts that have room, by number, each with where it begins and how long it is; what is missing."""

    parts: tuple[tuple[int, float, float], ...]
    missing: float


def share(wants: Sequence[tuple[Extent, float, int]], gaps: Sequence[float], room: float) -> Division:
    """Divide a length among parts that want (extent, grow, drop), with a gap before each.

    While not all have what they must, the part of the highest drop is left out, of equal ones the last, and its gap
    with it. Where all have what they wish, what is to spare goes to those that grow; else all shrink alike.
    """
    kept: Sequence[int] = range(len(wants))
    least = wished = grow = 0.0
    for ((its_least, its_wish), its_grow, _), gap in zip(wants, gaps, strict=True):
        least += its_least + gap
        wished += its_wish + gap
        grow += its_grow
    if wants:
        least, wished = least - gaps[0], wished - gaps[0]
    if least > room + ROUNDING:
        kept = _fitting(wants, gaps, room)
        between = sum(gaps[index] for index in kept[1:])
        least = sum(wants[index][0].least for index in kept) + between
        wished = sum(wants[index][0].wished for index in kept) + between
        grow = sum(wants[index][1] for index in kept)
    spare = max(0.0, room - wished)
    shrunk = 0.0 if room >= wished or wished == least else min(1.0, (wished - room) / (wished - least))
    parts, start = [], 0.0
    for position, index in enumerate(kept):
        (its_least, length), its_grow, _ = wants[index]
        if position:
            start += gaps[index]
        if shrunk:
            length -= (length - its_least) * shrunk
        if its_grow:
            length += spare * its_grow / grow
        parts.append((index, start, length))
        start += length
    return Division(tuple(parts), max(0.0, least - room))


def _fitting(wants: Sequence[tuple[Extent, float, int]], gaps: Sequence[float], room: float) -> Sequence[int]:
    """The numbers of the parts that stay where not all have what they must."""
    kept = list(range(len(wants)))
    while kept:
        needed = sum(wants[index][0].least for index in kept) + sum(gaps[index] for index in kept[1:])
        last = max(kept, key=lambda index: (wants[index][2], index))
        if needed <= room + ROUNDING or not wants[last][2]:
            break
        kept.remove(last)
    return kept


def across(snug: bool, wished: float, room: float) -> tuple[float, float]:
    """Where a part begins across its row or column, and how long it is there: its wish where it is snug, else all."""
    length = min(wished, room) if snug else room
    return (room - length) / 2, length


def highest(extents: Sequence[Extent]) -> Extent:
    """The longest of the least and of the wished lengths."""
    least = wished = 0.0
    for its_least, its_wish in extents:
        least = max(its_least, least)
        wished = max(its_wish, wished)
    return Extent(least, wished)
