"""An open book on the cloth: screens on which there is much to read are two pages of it."""

from __future__ import annotations

from typing import Unpack

from scenes import ui
from sprites.paint import palette
from sprites.paint.theme import Theme
from sprites.things import book

SIDES = (44.0, 8.0, 44.0, 8.0)
"""Room around the book on the cloth."""

ENGRAVED: palette.Colour = palette.mix(book.FAINT_INK, (240, 226, 192), 0.5)
"""The ink of signs on empty pages."""

PROGRESS_HIGH, HAIR = 9.0, 0.9
SEPIA = palette.hex_colour("#A9773A")
"""The ink of figures."""

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


def progress(done: int, of: int, tells: ui.Told) -> ui.Box:
    """How much of something is done, as a bar in a frame of ink."""
    return ui.Art(_paint_progress, done, of, high=PROGRESS_HIGH, grow=1, wide=(40, 420), snug=True, tells=tells)


def _paint_progress(pen: ui.Pen, area: ui.Area, done: int, of: int) -> None:
    x, y, width, height = _framed(pen.theme, area)
    pen.fill(area, book.FAINT_INK, 0.5, 3)
    pen.fill((x, y, width, height), book.PAGE, 0.92, 2.5)
    if done and of:
        pen.fill((x, y, max(3.0, width * done / of), height), SEPIA, 0.95, 2.5)


def _framed(theme: Theme, area: ui.Area) -> ui.Area:
    """What a hair of whole pixels leaves of an area: rounded by themselves, the two can have an edge in common."""
    rect, hair = theme.rect(*area), max(1, round(HAIR * theme.s))
    inside = rect.inflate(-2 * hair, -2 * hair)
    return *theme.to_units(inside.topleft), inside.width / theme.s, inside.height / theme.s
