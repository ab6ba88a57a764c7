"""Gallery: pieces of one shape, such as cards, as large as there is room for all of them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Unpack

from scenes import ui
from scenes.ui.box import NONE, ROUNDING
from scenes.ui.boxes import BoxGroup

SMALLEST = 0.3
"""The share of their full size that pieces have at least."""


class Gallery(BoxGroup):
    """Pieces side by side in as many rows as show them largest, at most at their full size.

    size: their full width and height, which keep their proportion. gap: units between two and between rows. below:
    units under each piece, for its label. across: pieces in a row, 0 for as many as are best. rows: room is kept for
    so many, whatever the pieces need, so that galleries side by side are alike; their rows fill up from the first.
    at: where the block lies in what it has to spare, 0 left to 1 right, and 0 top to 1 bottom. spread: by how much of
    their width pieces may be wider where there is room, for words under them that are longer than they are wide.
    """

    __slots__ = ("across", "at", "below", "broader", "gap", "rows", "size", "smallest")

    def __init__(
        self,
        *parts: ui.Box,
        size: tuple[float, float],
        gap: tuple[float, float] = (0.0, 0.0),
        below: float = 0.0,
        across: int = 0,
        rows: int = 0,
        smallest: float = SMALLEST,
        at: tuple[float, float] = (0.0, 0.5),
        broader: float = 0.0,
        **kinds: Unpack[ui.Kinds],
    ) -> None:
        super().__init__(*parts, **kinds)
        self.size, self.gap, self.below, self.rows, self.at = size, gap, below, rows, at
        self.across, self.smallest, self.broader = across, smallest, broader

    def shape(self, theme: ui.Theme) -> Hashable:
        """How many pieces there are, how large they are, and how they may lie."""
        count = len(self.parts)
        return count, self.size, self.gap, self.below, self.across, self.rows, self.smallest, self.at, self.broader

    def content_width(self, theme: ui.Theme) -> ui.Extent:
        """At least small pieces, one in a row unless it is said how many; it wishes all of a row at their full size."""
        if not self.parts:
            return NONE
        across = self.across or -(-len(self.parts) // (self.rows or 1))
        least = self.size[0] * self.smallest * (self.across or 1)
        return ui.Extent(least, across * (self.size[0] + self.gap[0]) - self.gap[0])

    def content_height(self, theme: ui.Theme, wide: float) -> ui.Extent:
        """As many rows of the smallest pieces as it takes in this width, or of the largest."""
        if not self.parts:
            return NONE
        return ui.Extent(self._high(wide, self.smallest), self._high(wide, 1.0))

    def _high(self, wide: float, share: float) -> float:
        """The height of all pieces at this share of their size, or smaller where a row has no room for that."""
        width, height = (share * side for side in self.size)
        across = self.across or max(1, int((wide + self.gap[0]) // (width + self.gap[0])))
        rows = self.rows or -(-len(self.parts) // across)
        room = (wide + self.gap[0]) / -(-len(self.parts) // rows) - self.gap[0]
        high = height * min(1.0, max(0.0, room) / width)
        return rows * (high + self.below + self.gap[1]) - self.gap[1]

    def _width_in(self, area: ui.Area, rows: int, across: int) -> float:
        """How wide pieces are in so many rows of so many."""
        beside = (area[2] + self.gap[0]) / across - self.gap[0]
        upright = (area[3] + self.gap[1]) / rows - self.gap[1] - self.below
        return max(1.0, min(self.size[0], beside, upright * self.size[0] / self.size[1]))

    def _ways(self) -> list[tuple[int, int]]:
        """The numbers of rows, and of pieces in each, that it may choose from."""
        count = len(self.parts)
        if self.across:
            return [(-(-count // self.across), self.across)]
        choice = [self.rows] if self.rows else range(1, count + 1)
        return [(rows, -(-count // rows)) for rows in choice]

    def lie(self, theme: ui.Theme, wide: float, high: float) -> Iterator[ui.ChildArea]:
        """The pieces row by row."""
        if not self.parts:
            return
        area = (0.0, 0.0, wide, high)
        rows, across = max(self._ways(), key=lambda way: self._width_in(area, *way))
        width = self._width_in(area, rows, across)
        height = width * self.size[1] / self.size[0] + self.below
        if self.rows:
            across = max(across, int((wide + self.gap[0] + ROUNDING) // (width + self.gap[0])))
        width = max(width, min((1 + self.broader) * width, (wide + self.gap[0]) / across - self.gap[0]))
        left = (wide - across * (width + self.gap[0]) + self.gap[0]) * self.at[0]
        top = (high - rows * (height + self.gap[1]) + self.gap[1]) * self.at[1]
        for index in range(len(self.parts)):
            row, column = divmod(index, across)
            right, down = column * (width + self.gap[0]), row * (height + self.gap[1])
            yield ui.ChildArea(index, left + right, top + down, width, height)
