"""Boxes in rows and columns that are as wide as their widest part."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Unpack
from weakref import ref

from scenes.ui.box import Box, ChildArea, Extent, Kinds, Room
from scenes.ui.boxes import BoxGroup, Column
from scenes.ui.division import Division, across, highest, share
from scenes.ui.host.target import Area
from sprites.paint.theme import Theme


class Grid(Box):
    """Rows of cells in columns of one width each, as wide as their widest cell; empty rows are allowed.

    Columns of the numbers in `even` have all the same width. `row_kinds` makes every row a box of its own kind: it may
    drop, grow and tell like any part of a column. Columns grow as `grows` says.
    """

    __slots__ = ("__weakref__", "_column", "column_gap", "even", "grows", "rows")

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
        own = ref(self)
        self.rows = tuple(
            GridRow(own, cells, **kinds_of_row) for cells, kinds_of_row in zip(rows, kinds_of_rows, strict=True)
        )
        self.grows, self.even = tuple(grows), tuple(even)
        self.column_gap = column_gap
        self._column = Column(*self.rows, gap=row_gap)

    def shape(self, theme: Theme) -> Hashable:
        """Those of its cells, the lengths of its rows, and the gaps."""
        rows = tuple([(row.cells(theme), row.wide, row.high, row.pad, row.margin) for row in self.rows])
        if any(room.is_alone for row in rows for room in row[0]):
            return None
        kinds = tuple([(row.grow, row.drop, row.snug) for row in self.rows])
        return rows, kinds, self.grows, self.even, self.column_gap, self._column.gaps

    def columns(self, theme: Theme) -> tuple[Extent, ...]:
        """How wide every column must and wishes to be."""
        known = self.measured(theme).known
        columns: tuple[Extent, ...] | None = known.get("columns")
        if columns is None:
            count = max((len(row.parts) for row in self.rows), default=0)
            found = [
                highest([row.parts[index].width(theme) for row in self.rows if index < len(row.parts)])
                for index in range(count)
            ]
            if self.even:
                widest = highest([found[index] for index in self.even])
                found = [widest if index in self.even else extent for index, extent in enumerate(found)]
            columns = known["columns"] = tuple(found)
        return columns

    def shared(self, theme: Theme, wide: float) -> Division:
        """Where every column lies in this width."""
        known, extents = self.measured(theme).known, self.columns(theme)
        found: Division | None = known.get(wide)
        if found is None:
            grows = self.grows or (0.0,) * len(extents)
            gaps = [0.0, *[self.column_gap] * (len(extents) - 1)]
            wants = [(extent, grow, 0) for extent, grow in zip(extents, grows, strict=True)]
            found = known[wide] = share(wants, gaps, wide)
        return found

    def content_width(self, theme: Theme) -> Extent:
        """All columns and their gaps."""
        extents = self.columns(theme)
        gaps = self.column_gap * max(0, len(extents) - 1)
        return Extent(sum(each.least for each in extents) + gaps, sum(each.wished for each in extents) + gaps)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """All rows and their gaps."""
        return self._column.content_height(theme, wide)

    def spread(self, theme: Theme, area: Area) -> Iterable[tuple[Box, Area]]:
        """The rows from top to bottom."""
        return self._column.spread(theme, area)

    def missing(self, theme: Theme, area: Area) -> float:
        """Units that columns or rows lack."""
        return max(self.shared(theme, area[2]).missing, self._column.missing(theme, area))


class GridRow(BoxGroup):
    """One row of a grid, which keeps it; its cells lie in the columns of the grid."""

    __slots__ = ("_of",)

    def __init__(self, of: ref[Grid], parts: Sequence[Box], **kinds: Unpack[Kinds]) -> None:
        super().__init__(*parts, **kinds)
        self._of = of

    @property
    def grid(self) -> Grid:
        """The grid that it is a row of."""
        grid = self._of()
        assert grid is not None
        return grid

    def cells(self, theme: Theme) -> tuple[Room, ...]:
        """What its cells come to."""
        return tuple([part.measured(theme) for part in self.parts])

    def shape(self, theme: Theme) -> Hashable:
        """Those of its cells, and the columns of the grid."""
        grid = self.grid.measured(theme)
        return None if grid.is_alone else (grid, self.cells(theme))

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """The highest cell, each in the width of its column."""
        columns = self.grid.shared(theme, wide).parts
        return highest([part.height(theme, column[2]) for part, column in zip(self.parts, columns, strict=False)])

    def lie(self, theme: Theme, width: float, height: float) -> Iterator[ChildArea]:
        """The cells from left to right; a snug one in the middle of its place."""
        columns = self.grid.shared(theme, width).parts
        for index, (part, (_, start, length)) in enumerate(zip(self.parts, columns, strict=False)):
            left, wide = across(part.snug, part.width(theme).wished if part.snug else 0.0, length)
            top, high = across(part.snug, part.height(theme, wide).wished if part.snug else 0.0, height)
            yield ChildArea(index, start + left, top, wide, high)
