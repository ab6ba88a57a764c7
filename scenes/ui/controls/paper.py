"""Paper: text to read and questions stand in ink on a sheet of paper, whatever lies below."""

from __future__ import annotations

from typing import Unpack

from scenes.ui.box import Box, Ink, Kinds, Pad, Told
from scenes.ui.boxes import Column, Row
from scenes.ui.drawing import lay_shadowed
from scenes.ui.host.target import Area
from scenes.ui.layout import Kept, Walk
from scenes.ui.leaves import Art, fill, is_icon
from scenes.ui.pen import Pen
from sprites.paint import palette
from sprites.paint.theme import Theme
from sprites.things import book

WRITTEN = frozenset({"scenes.ui.text", "scenes.ui.controls.titles", "scenes.ui.pen"})
"""Where that is painted what is written in ink on paper, besides icons: words, titles, and the signs of the pen."""

SHEET_PAD = (26.0, 22.0, 26.0, 22.0)
"""Room for the frame that is drawn along the edges of a sheet."""

FREE_NUMBER, FREE_SIZE = 8.0, 22.0
FREE_INK = palette.mix(book.PAGE, book.FAINT_INK, 0.35)
"""How far from the edge the number of a free row stands, how large it is, and its ink."""

PALENESS = 84
"""How much of what lies below a pale part covers it, of 255."""


class Repainted(Kept):
    """A part all of whose strokes are painted as one, in another way."""

    __slots__ = ()

    @staticmethod
    def paint(pen: Pen, area: Area, inks: tuple[Ink, ...]) -> None:
        """Paint its strokes."""
        raise NotImplementedError

    def walked(self, theme: Theme, area: Area, zone: str, looks_at: int | None = None) -> Walk:
        """What lies in it, all of its strokes as one."""
        walk = super().walked(theme, area, zone, looks_at)
        if walk.inks and walk.inks[0].paint is not self.paint:
            walk.inks[:] = [Ink(self.paint, area, (tuple(walk.inks),))]
        return walk


class OnPaper(Repainted):
    """A part whose words and signs are written in ink: see `palette.ON_PAPER`. Its controls stay as they are."""

    __slots__ = ()

    @staticmethod
    def paint(pen: Pen, area: Area, inks: tuple[Ink, ...]) -> None:
        """Words and plain signs in ink; pictures that are laid on the sheet, such as the box of a game, as they are."""
        on_paper = Pen(pen.theme.on_paper(), pen.surface)
        for ink in inks:
            is_written = is_icon(ink) or getattr(ink.paint, "__module__", "") in WRITTEN
            ink.put(on_paper if is_written else pen)


class Pale(Repainted):
    """A part of which only a share is seen on what lies below it: what will stand there one day."""

    __slots__ = ()

    @staticmethod
    def paint(pen: Pen, area: Area, inks: tuple[Ink, ...]) -> None:
        """The strokes, and then most of what was there before over them."""
        rect = pen.theme.rect(*area).clip(pen.surface.get_rect())
        before = pen.surface.subsurface(rect).copy() if rect else None
        for ink in inks:
            ink.put(pen)
        if before:
            before.set_alpha(PALENESS)
            pen.surface.blit(before, rect)


def sheet(*parts: Box | float, **kinds: Unpack[Kinds]) -> OnPaper:
    """A sheet of paper with parts one under the other; its length and width are those of a column."""
    whole: Kinds = {"pad": SHEET_PAD, "back": (Art(_paint_sheet),), **kinds}
    return OnPaper(Column(*parts, pad=whole.pop("pad")), **whole)


def _paint_sheet(pen: Pen, area: Area) -> None:
    face = book.loose_sheet(pen.theme, area[2], area[3])
    lay_shadowed(pen.theme, pen.surface, area, face, "sheet", "dialog")


def list_row(
    index: int, chosen: bool, *parts: Box | float, gap: float = 12.0, pad: Pad = 0.0, tells: Told | None = None
) -> OnPaper:
    """A row of a list on a sheet: every other one is darker, and a marker has been drawn over the chosen one."""
    shaded = (fill(palette.BOOK_INK, 0.05, 4),) if index % 2 == 0 else ()
    return OnPaper(Row(*parts, gap=gap, pad=pad, tells=tells, back=(Art(paint_marker),) if chosen else shaded))


def paint_marker(pen: Pen, area: Area) -> None:
    """The stroke of a marker over what is chosen on a page."""
    x, y, width, height = area
    pen.fill((x - 6, y + 2, width + 10, height - 5), book.MARKER, 0.42, 3)


def free_rows(high: float, count: int, is_shaded: bool = False) -> Art:
    """What a page keeps for rows that are still to come, under a list of so many of this height: lines as in a ledger
    with their numbers, or every other row darker.
    """
    return Art(_paint_free_rows, high, count, is_shaded)


def _paint_free_rows(pen: Pen, area: Area, high: float, count: int, is_shaded: bool) -> None:
    x, y, width, height = area
    for place in range(count, int(height / high)):
        top = y + place * high
        if not is_shaded:
            pen.text(str(place + 1), x + FREE_NUMBER, top + high / 2, "event", FREE_SIZE, FREE_INK)
            pen.fill((x, top + high - 1, width, 0.8), book.FAINT_INK, 0.3)
        elif place % 2 == 0:
            pen.fill((x, top, width, high), palette.BOOK_INK, 0.03, 4)
