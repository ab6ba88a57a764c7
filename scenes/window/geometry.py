"""Geometry: where the window was and how large, and whether it can be so again.

The desktop's monitors are taken to lie side by side, from left to right in their order, as the system tells no more
than their sizes.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

Size = tuple[int, int]

SHAPE = re.compile(r"(\d{1,5})x(\d{1,5})\+(-?\d{1,5})\+(-?\d{1,5}) (\d{1,2}):((?:\d{1,5}x\d{1,5} ?){1,16})")
"""How it stands in the settings: size, place and monitor of the window, and the sizes of all monitors."""

TITLE_BAR, REACH = 32, 160
"""Pixels over a window for its title bar, and of it that must be seen, so that it can be taken hold of."""


class Geometry(NamedTuple):
    """Size and place of a window in pixels, the number of its monitor, and the sizes of all monitors."""

    size: Size
    place: tuple[int, int]
    monitor: int
    monitors: tuple[Size, ...]

    def __str__(self) -> str:
        (width, height), (left, top) = self.size, self.place
        sizes = " ".join(f"{wide}x{high}" for wide, high in self.monitors)
        return f"{width}x{height}+{left}+{top} {self.monitor}:{sizes}"


def seen(size: Size, place: tuple[int, int], monitors: Sequence[Size]) -> Geometry:
    """The geometry of a window that is there now: it is on the monitor that its middle is on, or is nearest to."""
    middle = place[0] + size[0] // 2
    starts = _starts(monitors)
    monitor = max((index for index, start in enumerate(starts) if start <= middle), default=0)
    return Geometry(size, place, monitor, tuple(monitors))


def again(words: str, monitors: Sequence[Size], smallest: Size) -> Geometry | None:
    """The geometry that was written down, where the same monitors are there now: on its monitor, its title bar within
    reach. None where it cannot be read, or a monitor has come or gone.
    """
    found = SHAPE.fullmatch(words)
    if found is None:
        return None
    width, height, left, top, monitor = (int(each) for each in found.groups()[:5])
    sizes = tuple(tuple(int(side) for side in size.split("x")) for size in found[6].split())
    if sizes != tuple(monitors) or monitor >= len(sizes):
        return None
    wide, high = monitors[monitor]
    size = max(smallest[0], min(width, wide)), max(smallest[1], min(height, high))
    start = _starts(monitors)[monitor]
    left = max(start + REACH - size[0], min(left, start + wide - REACH))
    top = max(TITLE_BAR, min(top, high - TITLE_BAR))
    return Geometry(size, (left, top), monitor, tuple(monitors))


def _starts(monitors: Sequence[Size]) -> list[int]:
    """Where every monitor begins, from left to right."""
    return [sum(wide for wide, _ in monitors[:index]) for index in range(len(monitors))]
