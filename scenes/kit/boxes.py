"""Boxes: a panel said once. What is painted, touched, flown to, explained and read aloud comes from the same tree.

A box knows how much room it needs and divides what it gets among its parts. Lengths are units of the canvas; letters
and signs, and with them all that holds them, grow with the text size of the theme.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Unpack

from scenes.kit.box import Box, Extent, Kinds
from scenes.kit.share import Share, across, highest, share
from scenes.window.layout import Area
from sprites.theme import Theme


class Parts(Box):
    """A box of boxes, with gaps between them."""

    __slots__ = ("gaps", "parts")

    def __init__(self, parts: Sequence[Box | float], gap: float, **kinds: Unpack[Kinds]) -> None:
        super().__init__(**kinds)
        boxes: list[Box] = []
        gaps: list[float] = []
        ahead: float | None = None
        for part in parts:
            if not isinstance(part, Box):
                ahead = (ahead or 0.0) + part
                continue
            if ahead is not None and not boxes:
                boxes, gaps = [Gap()], [0.0]
                gaps.append(ahead)
            else:
                gaps.append((ahead or 0.0) + (gap if boxes else 0.0))
            boxes.append(part)
            ahead = None
        if ahead is not None:
            boxes.append(Gap())
            gaps.append(ahead)
        self.parts, self.gaps = tuple(boxes), tuple(gaps)


class Row(Parts):
    """Parts side by side; a plain number among them is a gap."""

    __slots__ = ("_shares",)

    def __init__(self, *parts: Box | float, gap: float = 0.0, **kinds: Unpack[Kinds]) -> None:
        super().__init__(parts, gap, **kinds)
        self._shares: dict[float, Share] = {}

    def content_width(self, theme: Theme) -> Extent:
        """All parts that are never left out must have room; all wish to."""
        self._shares.clear()
        least = wished = 0.0
        for part, gap in zip(self.parts, self.gaps, strict=True):
            its_least, its_wish = part.width(theme)
            wished += its_wish + gap
            if not part.drop:
                least += its_least + gap
        return Extent(least, max(least, wished))

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """The highest part, each in the width it gets."""
        heights = [
            self.parts[index].height(theme, length) for index, _, length in self._shared(theme, wide).parts
        ]
        return highest(heights)

    def _shared(self, theme: Theme, wide: float) -> Share:
        if self._measured is not theme.measure:
            self._measure_for(theme)
        found = self._shares.get(wide)
        if found is None:
            wants = [(part.width(theme), part.grow, part.drop) for part in self.parts]
            found = self._shares[wide] = share(wants, self.gaps, wide)
        return found

    def spread(self, theme: Theme, area: Area) -> Iterator[tuple[Box, Area]]:
        """The parts from left to right."""
        x, y, width, height = area
        for index, start, length in self._shared(theme, width).parts:
            part = self.parts[index]
            top, high = across(part.snug, part.height(theme, length).wished if part.snug else 0.0, y, height)
            yield part, (x + start, top, length, high)

    def missing(self, theme: Theme, area: Area) -> float:
        """Units of width that its parts lack."""
        return self._shared(theme, area[2]).missing


class Column(Parts):
    """Parts one under the other; a plain number among them is a gap."""

    __slots__ = ()

    def __init__(self, *parts: Box | float, gap: float = 0.0, **kinds: Unpack[Kinds]) -> None:
        super().__init__(parts, gap, **kinds)

    def content_width(self, theme: Theme) -> Extent:
        """The widest part."""
        return highest([part.width(theme) for part in self.parts])

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """All parts that are never left out must have room; all wish to."""
        least = wished = 0.0
        for part, gap in zip(self.parts, self.gaps, strict=True):
            its_least, its_wish = part.height(theme, wide)
            wished += its_wish + gap
            if not part.drop:
                least += its_least + gap
        return Extent(least, max(least, wished))

    def _shared(self, theme: Theme, area: Area) -> Share:
        wants = [(part.height(theme, area[2]), part.grow, part.drop) for part in self.parts]
        return share(wants, self.gaps, area[3])

    def spread(self, theme: Theme, area: Area) -> Iterator[tuple[Box, Area]]:
        """The parts from top to bottom."""
        x, y, width, _ = area
        for index, start, length in self._shared(theme, area).parts:
            part = self.parts[index]
            left, wide = across(part.snug, part.width(theme).wished if part.snug else 0.0, x, width)
            yield part, (left, y + start, wide, length)

    def missing(self, theme: Theme, area: Area) -> float:
        """Units of height that its parts lack."""
        return self._shared(theme, area).missing


class Overlay(Parts):
    """Parts one over the other, each in the whole area; a snug one in its middle."""

    __slots__ = ()

    def __init__(self, *parts: Box, **kinds: Unpack[Kinds]) -> None:
        super().__init__(parts, 0.0, **kinds)

    def content_width(self, theme: Theme) -> Extent:
        """The widest part."""
        return highest([part.width(theme) for part in self.parts])

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """The highest part."""
        return highest([part.height(theme, wide) for part in self.parts])

    def spread(self, theme: Theme, area: Area) -> Iterator[tuple[Box, Area]]:
        """The parts from low to high."""
        x, y, width, height = area
        for part in self.parts:
            left, wide = across(part.snug, part.width(theme).wished if part.snug else 0.0, x, width)
            top, high = across(part.snug, part.height(theme, wide).wished if part.snug else 0.0, y, height)
            yield part, (left, top, wide, high)


class Free(Box):
    """Parts at areas of their own, counted from the upper left corner of the box: a map, a board of zones."""

    __slots__ = ("parts",)

    def __init__(self, *parts: tuple[Area, Box], **kinds: Unpack[Kinds]) -> None:
        super().__init__(**kinds)
        self.parts = parts

    def content_width(self, theme: Theme) -> Extent:
        """As far as its parts reach."""
        right = max((area[0] + area[2] for area, _ in self.parts), default=0.0)
        return Extent(right, right)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """As far as its parts reach."""
        bottom = max((area[1] + area[3] for area, _ in self.parts), default=0.0)
        return Extent(bottom, bottom)

    def spread(self, theme: Theme, area: Area) -> Iterator[tuple[Box, Area]]:
        """The parts where they are said to lie."""
        for (left, top, width, height), part in self.parts:
            yield part, (area[0] + left, area[1] + top, width, height)


class Field(Box):
    """Parts that `lie(area)` lays at areas of their own in the area that the box gets: a map, which grows with it."""

    __slots__ = ("lie",)

    def __init__(self, lie: Callable[[Area], Iterable[tuple[Box, Area]]], **kinds: Unpack[Kinds]) -> None:
        super().__init__(**kinds)
        self.lie = lie

    def spread(self, theme: Theme, area: Area) -> Iterator[tuple[Box, Area]]:
        """The parts where they lie."""
        yield from self.lie(area)


class Gap(Box):
    """Room that is left free; `grow` makes it a spring."""

    __slots__ = ()
