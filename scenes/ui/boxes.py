"""Boxes: painting, touch targets, anchors, tooltips and speech of a panel, all from the same tree.

A box knows how much room it needs and divides what it gets among its parts. Lengths are units of the canvas; letters
and signs, and with them all that holds them, grow with the text size of the theme.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Unpack

from scenes.ui.box import Box, ChildArea, Extent, Kinds
from scenes.ui.division import Division, across, highest, share
from scenes.ui.host.target import Area
from sprites.paint.theme import Theme


class BoxGroup(Box):
    """A box of boxes, with gaps between them; a plain number among its parts is a gap, too."""

    __slots__ = ("gaps", "parts")

    def __init__(self, *parts: Box | float, gap: float = 0.0, **kinds: Unpack[Kinds]) -> None:
        super().__init__(**kinds)
        for part in parts:
            if not isinstance(part, Box):
                self.parts, self.gaps = _parted(parts, gap)
                return
        self.parts = parts  # type: ignore[assignment]
        self.gaps = (0.0, *(gap,) * (len(parts) - 1)) if parts else ()

    def shape(self, theme: Theme) -> Hashable:
        """Those of its parts, and the gaps."""
        rooms = tuple([part.measured(theme) for part in self.parts])
        for room in rooms:
            if room.is_alone:
                return None
        return rooms, self.gaps

    def lie(self, theme: Theme, width: float, height: float) -> Iterator[ChildArea]:
        """Its parts, in the order in which they are painted, and where they lie in such a room."""
        return iter(())

    def spread(self, theme: Theme, area: Area) -> Iterable[tuple[Box, Area]]:
        """Its parts where they lie, which is found out once for all boxes of its shape."""
        x, y, width, height = area
        known, parts = self.measured(theme).lies, self.parts
        lies = known.get((width, height))
        if lies is None:
            lies = known[width, height] = tuple(self.lie(theme, width, height))
        return [(parts[part], (x + left, y + top, wide, high)) for part, left, top, wide, high in lies]


def _parted(parts: Sequence[Box | float], gap: float) -> tuple[tuple[Box, ...], tuple[float, ...]]:
    """The boxes among parts with plain numbers, and the gap before each."""
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
    return tuple(boxes), tuple(gaps)


class Row(BoxGroup):
    """Parts side by side; a plain number among them is a gap."""

    __slots__ = ()

    def content_width(self, theme: Theme) -> Extent:
        """All parts that are never left out must have room; all wish to."""
        least = wished = 0.0
        for part, gap in zip(self.parts, self.gaps, strict=True):
            its_least, its_wish = part.width(theme)
            wished += its_wish + gap
            if not part.drop:
                least += its_least + gap
        return Extent(least, max(least, wished))

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """The highest part, each in the width it gets."""
        heights = [self.parts[index].height(theme, length) for index, _, length in self._shared(theme, wide).parts]
        return highest(heights)

    def _shared(self, theme: Theme, wide: float) -> Division:
        known = self.measured(theme).known
        found: Division | None = known.get(wide)
        if found is None:
            wants = [(part.width(theme), part.grow, part.drop) for part in self.parts]
            found = known[wide] = share(wants, self.gaps, wide)
        return found

    def lie(self, theme: Theme, width: float, height: float) -> Iterator[ChildArea]:
        """The parts from left to right."""
        for index, start, length in self._shared(theme, width).parts:
            part = self.parts[index]
            top, high = across(part.snug, part.height(theme, length).wished if part.snug else 0.0, height)
            yield ChildArea(index, start, top, length, high)

    def missing(self, theme: Theme, area: Area) -> float:
        """Units of width that its parts lack."""
        return self._shared(theme, area[2]).missing


class Column(BoxGroup):
    """Parts one under the other; a plain number among them is a gap."""

    __slots__ = ()

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

    def _shared(self, theme: Theme, width: float, height: float) -> Division:
        wants = [(part.height(theme, width), part.grow, part.drop) for part in self.parts]
        return share(wants, self.gaps, height)

    def lie(self, theme: Theme, width: float, height: float) -> Iterator[ChildArea]:
        """The parts from top to bottom."""
        for index, start, length in self._shared(theme, width, height).parts:
            part = self.parts[index]
            left, wide = across(part.snug, part.width(theme).wished if part.snug else 0.0, width)
            yield ChildArea(index, left, start, wide, length)

    def missing(self, theme: Theme, area: Area) -> float:
        """Units of height that its parts lack."""
        return self._shared(theme, area[2], area[3]).missing


class Overlay(BoxGroup):
    """Parts one over the other, each in the whole area; a snug one in its middle."""

    __slots__ = ()

    def content_width(self, theme: Theme) -> Extent:
        """The widest part."""
        return highest([part.width(theme) for part in self.parts])

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """The highest part."""
        return highest([part.height(theme, wide) for part in self.parts])

    def lie(self, theme: Theme, width: float, height: float) -> Iterator[ChildArea]:
        """The parts from low to high."""
        for index, part in enumerate(self.parts):
            left, wide = across(part.snug, part.width(theme).wished if part.snug else 0.0, width)
            top, high = across(part.snug, part.height(theme, wide).wished if part.snug else 0.0, height)
            yield ChildArea(index, left, top, wide, high)


class Free(Box):
    """Parts at areas of their own, counted from the upper left corner of the box: a map, a board of zones."""

    __slots__ = ("parts",)

    def __init__(self, *parts: tuple[Area, Box], **kinds: Unpack[Kinds]) -> None:
        super().__init__(**kinds)
        self.parts = parts

    def shape(self, theme: Theme) -> Hashable:
        """Where its parts lie."""
        return tuple([area for area, _ in self.parts])

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

    @property
    def is_silent(self) -> bool:
        """Whether it is nothing but room."""
        return not (self.name or self.tells or self.back or self.front)
