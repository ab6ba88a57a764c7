"""Geometry: where the window was and how large, and whether it can be so again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

Size = tuple[int, int]

SHAPE = re.compile(
    r"(\d{1,5})x(\d{1,5})\+(-?\d{1,5})\+(-?\d{1,5}) (\d{1,2}):((?:\d{1,5}x\d{1,5}(?:\+-?\d{1,5}\+-?\d{1,5})? ?){1,16})"
)
"""How it stands in the settings: size, place and number of the monitor of the window, and all monitors: their sizes,
and where they begin, but for those that lie side by side from left to right."""

TITLE_BAR, REACH = 32, 160
"""Pixels over a window for its title bar, and of it that must be seen, so that it can be taken hold of."""


class Monitor(NamedTuple):
    """A part of the desktop, in pixels; those above or to the left of the first begin at negative ones."""

    left: int
    top: int
    wide: int
    high: int

    def distance(self, point: tuple[int, int]) -> int:
        """How far a point lies from it; 0 on it."""
        x, y = point
        return max(self.left - x, 0, x - self.left - self.wide) + max(self.top - y, 0, y - self.top - self.high)


def side_by_side(sizes: Sequence[Size]) -> tuple[Monitor, ...]:
    """Monitors of these sizes from left to right."""
    starts = (sum(wide for wide, _ in sizes[:index]) for index in range(len(sizes)))
    return tuple(Monitor(start, 0, *size) for start, size in zip(starts, sizes, strict=True))


class Geometry(NamedTuple):
    """Size and place of a window in pixels, the number of its monitor, and all monitors."""

    size: Size
    place: tuple[int, int]
    monitor: int
    monitors: tuple[Monitor, ...]

    def __str__(self) -> str:
        (width, height), (left, top) = self.size, self.place
        usual = side_by_side([(each.wide, each.high) for each in self.monitors])
        monitors = " ".join(
            f"{each.wide}x{each.high}" + ("" if each == there else f"+{each.left}+{each.top}")
            for each, there in zip(self.monitors, usual, strict=True)
        )
        return f"{width}x{height}+{left}+{top} {self.monitor}:{monitors}"


def seen(size: Size, place: tuple[int, int], monitors: Sequence[Monitor]) -> Geometry:
    """The geometry of a window that is there now: it is on the monitor that its middle is on, or is nearest to."""
    middle = place[0] + size[0] // 2, place[1] + size[1] // 2
    monitor = min(range(len(monitors)), key=lambda index: monitors[index].distance(middle))
    return Geometry(size, place, monitor, tuple(monitors))


def again(words: str, monitors: Sequence[Monitor], smallest: Size) -> Geometry | None:
    """The geometry that was written down, where its monitor is there now: on it, its title bar within reach. None where
    it cannot be read, or the monitor is gone.
    """
    found = SHAPE.fullmatch(words)
    if found is None:
        return None
    width, height, left, top, number = (int(each) for each in found.groups()[:5])
    known = _read(found[6].split())
    if number >= len(known) or known[number] not in monitors:
        return None
    on = known[number]
    size = max(smallest[0], min(width, on.wide)), max(smallest[1], min(height, on.high))
    left = max(on.left + REACH - size[0], min(left, on.left + on.wide - REACH))
    top = max(on.top + TITLE_BAR, min(top, on.top + on.high - TITLE_BAR))
    return Geometry(size, (left, top), tuple(monitors).index(on), tuple(monitors))


def _read(words: Sequence[str]) -> list[Monitor]:
    """The monitors that were written down."""
    parts = [each.split("+") for each in words]
    sizes = [(int(wide), int(high)) for wide, high in (size.split("x") for size, *_ in parts)]
    return [
        Monitor(int(start[0]), int(start[1]), *size) if start else usual
        for (_, *start), size, usual in zip(parts, sizes, side_by_side(sizes), strict=True)
    ]
