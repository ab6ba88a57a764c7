"""Boxes: a panel said once. What is painted, touched, flown to, explained and read aloud comes from the same tree.

A box knows how much room it needs and divides what it gets among its parts. Lengths are units of the canvas; letters
and signs, and with them all that holds them, grow with the text size of the theme.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypedDict, Unpack

from scenes.kit.explanation import Explanation, Slip
from scenes.kit.pen import Pen
from scenes.window.layout import Area, Place
from sprites.theme import Theme

Told = Explanation | Slip
"""What a box says of itself when it is asked."""

PlaceMaker = Callable[..., Place]
"""Makes the place of a box from its area, and from `zoom=` where the box is told of; often a partial `Place`."""


class Extent(NamedTuple):
    """How long a box must be at least, and how long it wishes to be, in units."""

    least: float
    wished: float


Span = float | tuple[float, float] | None
"""A length: a number is fixed, pushed only by content without room; a pair is least and wished; None the content's."""

Pad = float | tuple[float, float, float, float]
"""Units inside the edges: all alike, or left, top, right, bottom."""

NONE = Extent(0.0, 0.0)

ROUNDING = 0.01
"""Units by which sums of lengths may differ."""


class Ink(NamedTuple):
    """One stroke of a picture: what paints it, where, and with which further words. Equal strokes look alike."""

    paint: Callable[..., object]
    area: Area
    how: tuple[object, ...]

    def put(self, pen: Pen) -> None:
        """Paint it."""
        self.paint(pen, self.area, *self.how)


class Kinds(TypedDict, total=False):
    """What every kind of box may be given; see `Box`."""

    name: str
    place: PlaceMaker | None
    tells: Told | None
    zone: str
    caption: str
    wide: Span
    high: Span
    grow: float
    drop: int
    snug: bool
    pad: Pad
    margin: Pad
    back: Sequence[Box]
    front: Sequence[Box]


class Box:
    """What lies in an area. Boxes are values: nothing of them changes once they are made.

    name: what it is to the rules and to what flies: its area can be asked for by name. place: makes the place that is
    touched and focused there; its pieces are painted by the table, not by the box. tells: what it says when asked; a
    box that is told of and has no place of its own becomes a note. zone, caption: those of the note.
    wide, high: see `Span`. grow: its share of room to spare. drop: the higher, the earlier it is left out where there
    is no room for all; 0 stays. snug: crosswise it takes what it wishes, in the middle, rather than all there is.
    pad lies inside the edges, margin outside; `back` is painted over the area without its margin, under the box, and
    `front` over it.
    """

    __slots__ = (
        "_heights", "_theme", "_width", "back", "caption", "drop", "front", "grow", "high", "margin", "name", "pad",
        "place", "snug", "tells", "wide", "zone",
    )  # fmt: skip

    def __init__(
        self,
        *,
        name: str = "",
        place: PlaceMaker | None = None,
        tells: Told | None = None,
        zone: str = "",
        caption: str = "",
        wide: Span = None,
        high: Span = None,
        grow: float = 0.0,
        drop: int = 0,
        snug: bool = False,
        pad: Pad = 0.0,
        margin: Pad = 0.0,
        back: Sequence[Box] = (),
        front: Sequence[Box] = (),
    ) -> None:
        self.name, self.place, self.tells, self.zone, self.caption = name, place, tells, zone, caption
        self.wide, self.high, self.grow, self.drop, self.snug = wide, high, grow, drop, snug
        self.pad, self.margin, self.back, self.front = pad, margin, back, front
        self._theme: Theme | None = None
        self._width = NONE
        self._heights: dict[float, Extent] = {}

    # -- what a kind of box says of itself ---------------------------------------------------------------------

    def content_width(self, theme: Theme) -> Extent:
        """How wide what is in it must and wishes to be."""
        return NONE

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """How high what is in it must and wishes to be in this width."""
        return NONE

    def spread(self, theme: Theme, area: Area) -> Iterator[tuple[Box, Area]]:
        """Its parts, in the order in which they are painted, and where they lie in this area."""
        return iter(())

    def inks(self, theme: Theme, area: Area) -> Iterator[Ink]:
        """What it paints in this area itself."""
        return iter(())

    # -- what the boxes around it ask --------------------------------------------------------------------------

    def width(self, theme: Theme) -> Extent:
        """How wide it must and wishes to be, with pad and margin."""
        if self._theme is not theme:
            self._measure_for(theme)
        return self._width

    def height(self, theme: Theme, wide: float) -> Extent:
        """How high it must and wishes to be in this width, with pad and margin."""
        if self._theme is not theme:
            self._measure_for(theme)
        found = self._heights.get(wide)
        if found is None:
            if self.pad or self.margin:
                left, top, right, bottom = _sides(self.pad)
                left_of, over, right_of, under = _sides(self.margin)
                content = self.content_height(theme, wide - left - right - left_of - right_of)
                found = _around(self.high, content, top + bottom, over + under)
            else:
                found = _spanned(self.high, self.content_height(theme, wide))
            self._heights[wide] = found
        return found

    def _measure_for(self, theme: Theme) -> None:
        self._theme = theme
        self._heights.clear()
        content = self.content_width(theme)
        if self.pad or self.margin:
            left, _, right, _ = _sides(self.pad)
            left_of, _, right_of, _ = _sides(self.margin)
            self._width = _around(self.wide, content, left + right, left_of + right_of)
        else:
            self._width = _spanned(self.wide, content)

    def outer(self, area: Area) -> Area:
        """The area without its margin: what `back` covers, and what is touched."""
        return inset(area, self.margin) if self.margin else area

    def inner(self, area: Area) -> Area:
        """The area without margin and pad: what its content has."""
        return inset(inset(area, self.margin), self.pad) if self.margin or self.pad else area


def _sides(pad: Pad) -> tuple[float, float, float, float]:
    return pad if isinstance(pad, tuple) else (pad, pad, pad, pad)


def inset(area: Area, pad: Pad) -> Area:
    """The area without a border."""
    if not pad:
        return area
    left, top, right, bottom = _sides(pad)
    x, y, width, height = area
    return (x + left, y + top, max(0.0, width - left - right), max(0.0, height - top - bottom))


def _around(span: Span, content: Extent, pad: float, margin: float) -> Extent:
    inner = _spanned(span, Extent(content.least + pad, content.wished + pad))
    return Extent(inner.least + margin, inner.wished + margin)


def _spanned(span: Span, content: Extent) -> Extent:
    if span is None:
        return content
    if isinstance(span, tuple):
        least = max(span[0], content.least)
        return Extent(least, max(least, span[1]))
    fixed = max(span, content.least)
    return Extent(fixed, fixed)


# Dividing a length


class Share(NamedTuple):
    """The parts that have room, by number, each with where it begins and how long it is; what is missing."""

    parts: tuple[tuple[int, float, float], ...]
    missing: float


def share(wants: Sequence[tuple[Extent, float, int]], gaps: Sequence[float], room: float) -> Share:
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
    return Share(tuple(parts), max(0.0, least - room))


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


# Boxes of boxes


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
        return _highest(heights)

    def _shared(self, theme: Theme, wide: float) -> Share:
        if self._theme is not theme:
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
            top, high = _across(part.snug, part.height(theme, length).wished if part.snug else 0.0, y, height)
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
        return _highest([part.width(theme) for part in self.parts])

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
            left, wide = _across(part.snug, part.width(theme).wished if part.snug else 0.0, x, width)
            yield part, (left, y + start, wide, length)

    def missing(self, theme: Theme, area: Area) -> float:
        """Units of height that its parts lack."""
        return self._shared(theme, area).missing


def _across(snug: bool, wished: float, start: float, room: float) -> tuple[float, float]:
    length = min(wished, room) if snug else room
    return start + (room - length) / 2, length


def _highest(extents: Sequence[Extent]) -> Extent:
    least = wished = 0.0
    for its_least, its_wish in extents:
        least = max(its_least, least)
        wished = max(its_wish, wished)
    return Extent(least, wished)


class Overlay(Parts):
    """Parts one over the other, each in the whole area; a snug one in its middle."""

    __slots__ = ()

    def __init__(self, *parts: Box, **kinds: Unpack[Kinds]) -> None:
        super().__init__(parts, 0.0, **kinds)

    def content_width(self, theme: Theme) -> Extent:
        """The widest part."""
        return _highest([part.width(theme) for part in self.parts])

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """The highest part."""
        return _highest([part.height(theme, wide) for part in self.parts])

    def spread(self, theme: Theme, area: Area) -> Iterator[tuple[Box, Area]]:
        """The parts from low to high."""
        x, y, width, height = area
        for part in self.parts:
            left, wide = _across(part.snug, part.width(theme).wished if part.snug else 0.0, x, width)
            top, high = _across(part.snug, part.height(theme, wide).wished if part.snug else 0.0, y, height)
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


class Grid(Box):
    """Rows of cells in columns of one width each, as wide as their widest cell; empty rows are allowed.

    Columns of the numbers in `even` have all the same width. `row_kinds` makes every row a box of its own kind: it may
    drop, grow and tell like any part of a column. Columns grow as `grows` says.
    """

    __slots__ = ("_column", "_laid", "_shares", "column_gap", "even", "grows", "rows")

    def __init__(
        self,
        rows: Sequence[Sequence[Box]],
        *,
        grows: Sequence[float] = (),
        even: Sequence[int] = (),
        column_gap: float = 0.0,
        row_gap: float = 0.0,
        row_kinds: Sequence[Kinds] = (),
        **kinds: Unpack[Kinds],
    ) -> None:
        super().__init__(**kinds)
        kinds_of_rows: Sequence[Kinds] = row_kinds or [{}] * len(rows)
        self.rows = tuple(
            GridRow(self, cells, **kinds_of_row)
            for cells, kinds_of_row in zip(rows, kinds_of_rows, strict=True)
        )
        self.grows, self.even = tuple(grows), tuple(even)
        self.column_gap = column_gap
        self._column = Column(*self.rows, gap=row_gap)
        self._laid: tuple[Theme | None, tuple[Extent, ...]] = (None, ())
        self._shares: dict[float, Share] = {}

    def columns(self, theme: Theme) -> tuple[Extent, ...]:
        """How wide every column must and wishes to be."""
        if self._laid[0] is not theme:
            count = max((len(row.parts) for row in self.rows), default=0)
            found = [
                _highest([row.parts[index].width(theme) for row in self.rows if index < len(row.parts)])
                for index in range(count)
            ]
            if self.even:
                widest = _highest([found[index] for index in self.even])
                found = [widest if index in self.even else extent for index, extent in enumerate(found)]
            self._laid = (theme, tuple(found))
            self._shares.clear()
        return self._laid[1]

    def shared(self, theme: Theme, wide: float) -> Share:
        """Where every column lies in this width."""
        extents = self.columns(theme)
        found = self._shares.get(wide)
        if found is None:
            grows = self.grows or (0.0,) * len(extents)
            gaps = [0.0, *[self.column_gap] * (len(extents) - 1)]
            wants = [(extent, grow, 0) for extent, grow in zip(extents, grows, strict=True)]
            found = self._shares[wide] = share(wants, gaps, wide)
        return found

    def content_width(self, theme: Theme) -> Extent:
        """All columns and their gaps."""
        extents = self.columns(theme)
        gaps = self.column_gap * max(0, len(extents) - 1)
        return Extent(sum(each.least for each in extents) + gaps, sum(each.wished for each in extents) + gaps)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """All rows and their gaps."""
        return self._column.content_height(theme, wide)

    def spread(self, theme: Theme, area: Area) -> Iterator[tuple[Box, Area]]:
        """The rows from top to bottom."""
        return self._column.spread(theme, area)

    def missing(self, theme: Theme, area: Area) -> float:
        """Units that columns or rows lack."""
        return max(self.shared(theme, area[2]).missing, self._column.missing(theme, area))


class GridRow(Box):
    """One row of a grid; its cells lie in the columns of the grid."""

    __slots__ = ("grid", "parts")

    def __init__(self, grid: Grid, parts: Sequence[Box], **kinds: Unpack[Kinds]) -> None:
        super().__init__(**kinds)
        self.grid, self.parts = grid, tuple(parts)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """The highest cell, each in the width of its column."""
        columns = self.grid.shared(theme, wide).parts
        return _highest(
            [part.height(theme, column[2]) for part, column in zip(self.parts, columns, strict=False)]
        )

    def spread(self, theme: Theme, area: Area) -> Iterator[tuple[Box, Area]]:
        """The cells from left to right; a snug one in the middle of its place."""
        x, y, width, height = area
        for part, (_, start, length) in zip(self.parts, self.grid.shared(theme, width).parts, strict=False):
            left, wide = _across(part.snug, part.width(theme).wished if part.snug else 0.0, x + start, length)
            top, high = _across(part.snug, part.height(theme, wide).wished if part.snug else 0.0, y, height)
            yield part, (left, top, wide, high)


class Spread(Parts):
    """Pieces in a row that come closer, and lie over each other, where there is no room for all side by side.

    gap: units between two where there is room. at: where the row lies in what it has to spare, 0 left to 1 right.
    """

    __slots__ = ("at", "gap")

    def __init__(self, *parts: Box, gap: float = 0.0, at: float = 0.0, **kinds: Unpack[Kinds]) -> None:
        super().__init__(parts, gap, **kinds)
        self.gap, self.at = gap, at

    def content_width(self, theme: Theme) -> Extent:
        """At least the widest piece; it wishes all side by side."""
        widths = [part.width(theme).wished for part in self.parts]
        if not widths:
            return NONE
        return Extent(max(widths), sum(widths) + self.gap * (len(widths) - 1))

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """The highest piece."""
        return _highest([part.height(theme, part.width(theme).wished) for part in self.parts])

    def spread(self, theme: Theme, area: Area) -> Iterator[tuple[Box, Area]]:
        """The pieces from left to right, the right one over the left one."""
        x, y, width, height = area
        widths = [part.width(theme).wished for part in self.parts]
        whole = sum(widths) + self.gap * (len(widths) - 1)
        squeezed = 0.0 if whole <= width or len(widths) < 2 else (whole - width) / (len(widths) - 1)
        left = x + max(0.0, width - whole) * self.at
        for part, wide in zip(self.parts, widths, strict=True):
            high = min(height, part.height(theme, wide).wished)
            yield part, (left, y + (height - high) / 2, wide, high)
            left += wide + self.gap - squeezed


class Either(Parts):
    """The first of its parts that has room, the fullest first; the last one where none has."""

    __slots__ = ()

    def __init__(self, *parts: Box, **kinds: Unpack[Kinds]) -> None:
        super().__init__(parts, 0.0, **kinds)

    def content_width(self, theme: Theme) -> Extent:
        """What the smallest must and the fullest wishes."""
        extents = [part.width(theme) for part in self.parts]
        return Extent(min(extent.least for extent in extents), max(extent.wished for extent in extents))

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """What the smallest must and what the one that has room in this width wishes."""
        fitting = [
            part.height(theme, wide) for part in self.parts if part.width(theme).least <= wide + ROUNDING
        ]
        heights = fitting or [self.parts[-1].height(theme, wide)]
        return Extent(min(extent.least for extent in heights), heights[0].wished)

    def spread(self, theme: Theme, area: Area) -> Iterator[tuple[Box, Area]]:
        """The one that has room."""
        _, _, width, height = area
        for part in self.parts:
            if (
                part.width(theme).least <= width + ROUNDING
                and part.height(theme, width).least <= height + ROUNDING
            ):
                yield part, area
                return
        yield self.parts[-1], area


SCALES = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46)
"""How large pieces may be drawn, the share of what they are where there is room for all."""


class Scaled(Box):
    """The same at the largest of several scales that has room: `make(scale)`, asked for when it is needed."""

    __slots__ = ("_made", "make", "scales")

    def __init__(
        self, make: Callable[[float], Box], scales: Sequence[float] = SCALES, **kinds: Unpack[Kinds]
    ) -> None:
        super().__init__(**kinds)
        self.make, self.scales = make, scales
        self._made: dict[float, Box] = {}

    def _at(self, scale: float) -> Box:
        if scale not in self._made:
            self._made[scale] = self.make(scale)
        return self._made[scale]

    def content_width(self, theme: Theme) -> Extent:
        """What the smallest must and the largest wishes."""
        least = self._at(self.scales[-1]).width(theme).least
        return Extent(least, max(least, self._at(self.scales[0]).width(theme).wished))

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """What the smallest must and the largest that has room in this width wishes."""
        least = self._at(self.scales[-1]).height(theme, wide).least
        fitting = (each for each in self.scales if self._at(each).width(theme).least <= wide + ROUNDING)
        largest = self._at(next(fitting, self.scales[-1]))
        return Extent(least, max(least, largest.height(theme, wide).wished))

    def spread(self, theme: Theme, area: Area) -> Iterator[tuple[Box, Area]]:
        """The largest that has room."""
        _, _, width, height = area
        sizes = map(self._at, self.scales)
        fitting = (
            box
            for box in sizes
            if box.width(theme).least <= width + ROUNDING
            and box.height(theme, width).least <= height + ROUNDING
        )
        yield next(fitting, self._at(self.scales[-1])), area


class Gap(Box):
    """Room that is left free; `grow` makes it a spring."""

    __slots__ = ()
