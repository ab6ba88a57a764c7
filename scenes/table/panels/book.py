"""An open book on the cloth: screens on which there is much to read are two pages of it."""

from __future__ import annotations

from typing import Unpack

from scenes import ui
from sprites.paint import palette
from sprites.things import book

SIDES = (44.0, 8.0, 44.0, 8.0)
"""Room around the book on the cloth."""

ENGRAVED: palette.Colour = palette.mix(book.FAINT_INK, (240, 226, 192), 0.5)
"""The ink of signs on empty pages."""

MARGINS = (30.0, 18.0, 30.0, 16.0)


def open_book(left: ui.Box, right: ui.Box) -> ui.Box:
    """Two pages, as wide as each other unless one says how wide it is."""
    bent = ui.Overlay(ui.Gap(grow=1), back=(ui.Art(_paint_gutter),), wide=0)
    return ui.Overlay(ui.Row(left, bent, right, pad=book.BORDER, back=(ui.Art(_paint),)), pad=SIDES)


def page(*parts: ui.Box | float, **kinds: Unpack[ui.Kinds]) -> ui.Column:
    """A page with its parts one under the other."""
    whole: ui.Kinds = {"pad": MARGINS, "wide": (120.0, 550.0), "grow": 1, **kinds}
    return ui.Column(*parts, **whole)


def nothing_yet(sign: str, words: str, tells: ui.Told, size: float = 20.0) -> ui.Column:
    """What stands on a page as long as there is nothing to put there: an engraved sign over words."""
    return ui.Column(
        ui.Gap(grow=1),
        ui.icon(sign, 110, ENGRAVED, drop=1),
        14,
        ui.Text(words, ui.Style.PAGE_ASIDE, size=size, align="center", lines=8),
        ui.Gap(grow=1),
        grow=1,
        tells=tells,
    )


def head(words: str, tells: ui.Told) -> ui.Text:
    """What stands at the head of a page."""
    return ui.Text(words, ui.Style.CHAPTER, size=27, align="center", cut=True, floor=0.6, tells=tells)


def _paint_gutter(pen: ui.Pen, area: ui.Area) -> None:
    x, y, _, height = area
    pen.stamp_at(book.gutter(pen.theme, height), (x, y, 0, height))


def _paint(pen: ui.Pen, area: ui.Area) -> None:
    ui.lay_shadowed(pen.theme, pen.surface, area, book.open_book(pen.theme, area[2], area[3]), "book", "dialog")
