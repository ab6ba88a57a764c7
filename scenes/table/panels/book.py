"""An open book on the cloth: screens on which there is much to read are two pages of it."""

from __future__ import annotations

from typing import Unpack

from scenes.ui.box import Box, Kinds, Told
from scenes.ui.boxes import Column, Gap, Overlay, Row
from scenes.ui.drawing import lay_shadowed
from scenes.ui.host.target import Area
from scenes.ui.leaves import Art, icon
from scenes.ui.pen import Pen
from scenes.ui.text import Style, Text
from sprites.paint import palette
from sprites.things import book

SIDES = (44.0, 8.0, 44.0, 8.0)
"""Room around the book on the cloth."""

ENGRAVED: palette.Colour = palette.mix(book.FAINT_INK, (240, 226, 192), 0.5)
"""The ink of signs on empty pages."""

MARGINS = (30.0, 18.0, 30.0, 16.0)


def open_book(left: Box, right: Box) -> Box:
    """Two pages, as wide as each other unless one says how wide it is."""
    bent = Overlay(Gap(grow=1), back=(Art(_paint_gutter),), wide=0)
    return Overlay(Row(left, bent, right, pad=book.BORDER, back=(Art(_paint),)), pad=SIDES)


def page(*parts: Box | float, **kinds: Unpack[Kinds]) -> Column:
    """A page with its parts one under the other."""
    whole: Kinds = {"pad": MARGINS, "wide": (120.0, 550.0), "grow": 1, **kinds}
    return Column(*parts, **whole)


def nothing_yet(sign: str, words: str, tells: Told, size: float = 20.0) -> Column:
    """What stands on a page as long as there is nothing to put there: an engraved sign over words."""
    return Column(
        Gap(grow=1),
        icon(sign, 110, ENGRAVED, drop=1),
        14,
        Text(words, Style.PAGE_ASIDE, size=size, align="center", lines=8),
        Gap(grow=1),
        grow=1,
        tells=tells,
    )


def head(words: str, tells: Told) -> Text:
    """What stands at the head of a page."""
    return Text(words, Style.CHAPTER, size=27, align="center", cut=True, floor=0.6, tells=tells)


def _paint_gutter(pen: Pen, area: Area) -> None:
    x, y, _, height = area
    pen.stamp_at(book.gutter(pen.theme, height), (x, y, 0, height))


def _paint(pen: Pen, area: Area) -> None:
    lay_shadowed(pen.theme, pen.surface, area, book.open_book(pen.theme, area[2], area[3]), "book", "dialog")
