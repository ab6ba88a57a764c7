"""A forecast as a table: one column for every seat, one row for every stage, what a tried move changes in amber."""

from __future__ import annotations

import re
from itertools import accumulate
from typing import NamedTuple

from scenes.kit.pen import Pen
from scenes.window.layout import Area
from sprites import palette
from sprites.palette import Colour
from sprites.plain_text import NARROWEST

PLAYED_VEIL = 0.62
"""How much of a row that is over is covered."""

GAIN, LOSS, DIM, PLAIN = "gain", "loss", "dim", ""

ABOUT = "≈"
"""Before a number that hangs on a choice or on dice still to be rolled."""


HEAD, NOTE = 22.0, 12.0
NARROW_LABEL, WIDE_LABEL = 50.0, 104.0
NAMED_COLUMN = 84.0
"""Width of a column from which on it has room for a name."""

SMALL, SMALLEST, FEWEST_PIXELS = 12.0, 9.0, 12.0
"""Sizes of the words of crowded cells, and the pixels that letters need to be read."""

LETTER, GLYPH = 0.46, 1.17
"""What letters and glyphs of figures take, in sizes of the words."""

TALLEST_ROW = 25.0
LOWEST_ROW = 12.5
"""Pixels a row needs for the smallest text; where they are not there, rows of which nothing comes are left out."""
ICONS = {"war": "burning-skull", "order": "podium", "event": "scroll-unfurled", "laurel": "laurels"}
"""Signs of rows that are no resource glyphs."""

TEXT_COLOURS: dict[str, Colour] = {GAIN: palette.GAIN, LOSS: palette.LOSS, DIM: palette.DIM}


class Cell(NamedTuple):
    """Words with {glyph} marks, and how they are meant: gain, loss, dim or plain.

    `shorter` are ways to say the same where there is little room, the fullest first. Several figures, such as
    "−1{vp} −5{food}", take as many lines as they need rather than lose one.
    """

    words: str
    mood: str = PLAIN
    shorter: tuple[str, ...] = ()


NONE = Cell("–", DIM)

LIT, PLAYED = "lit", "played"
"""What a row is while the round ends: its step runs now, or is over."""


class ForecastRow(NamedTuple):
    """A row with what is foreseen now, and with what the tried move would make of it.

    `light` is LIT while the row is played out and PLAYED afterwards.
    """

    sign: str
    label: str
    cells: tuple[Cell, ...]
    tried: tuple[Cell, ...]
    light: str = ""


class ForecastFacts(NamedTuple):
    """All that the panel shows; `narrow` panels have room for short labels only. The last row is the sum.

    Without rows `silence` says why. Where columns are wide, `names` stand beside the discs. `label` is the width of
    the labels where the panel is not narrow; `note` says under the heading what is assumed.
    """

    colours: tuple[int, ...]
    rows: tuple[ForecastRow, ...]
    narrow: bool
    silence: str
    names: tuple[str, ...] = ()
    tallest_row: float = TALLEST_ROW
    label: float = WIDE_LABEL
    note: str = ""

    @property
    def head(self) -> float:
        """The height of what stands over the rows."""
        return HEAD + (NOTE if self.note else 0.0)


class Grid(NamedTuple):
    """Where the rows and columns of a panel lie. `shown` numbers the rows that are shown, `tops` are where they begin
    and where the last one ends, in lines of `line` units; `columns` are middles, `step` apart.
    """

    shown: tuple[int, ...]
    tops: tuple[float, ...]
    line: float
    columns: tuple[float, ...]
    step: float

    def cell(self, row: int, column: int) -> Area:
        """The area of a cell."""
        left, top = self.columns[column] - self.step / 2, self.tops[row]
        return (left + 1, top + 0.5, self.step - 2, self.tops[row + 1] - top - 1)


def grid(area: Area, facts: ForecastFacts, scale: float) -> Grid:
    """The grid of a panel; rows with crowded cells are higher, and where a unit has too few pixels for all, rows of
    which nothing comes are left out.
    """
    x, y, width, height = area
    label = NARROW_LABEL if facts.narrow else facts.label
    room = height - facts.head - 4
    step = (width - label - 6) / len(facts.colours)
    columns = tuple(x + label + step * (index + 0.5) for index in range(len(facts.colours)))
    last = len(facts.rows) - 1
    shown = tuple(range(len(facts.rows)))
    lines = [_lines(row, step - 2, scale) for row in facts.rows]
    if shown and room / sum(lines) * scale < LOWEST_ROW:
        shown = tuple(index for index in shown if index == last or not _is_idle(facts.rows[index]))
    line = min(facts.tallest_row, room / max(1, sum(lines[index] for index in shown)))
    tops = accumulate((lines[index] * line for index in shown), initial=y + facts.head + 2)
    return Grid(shown, tuple(tops), line, columns, step)


def _lines(row: ForecastRow, room: float, scale: float) -> int:
    """How many lines the cells of a row need."""
    words = [
        now.words if now == then else _then(then) for now, then in zip(row.cells, row.tried, strict=True)
    ]
    return max(len(packed(each, room, scale)) for each in words)


def _then(tried: Cell) -> str:
    """What a tried move makes of a cell that has no room for what it is now."""
    return f"› {tried.words}"


def packed(words: str, room: float, scale: float) -> list[str]:
    """Figures in as few lines as they need at the smallest size, in each line with a sign only where it turns."""
    lines: list[str] = []
    for figure in words.split(" ") if "{" in words else [words]:
        joined = _joined(lines[-1], figure) if lines else ""
        if joined and _estimated(joined, scale) <= room:
            lines[-1] = joined
        else:
            lines.append(figure)
    return lines


def _joined(line: str, figure: str) -> str:
    """A line and one figure more, without its sign where a glyph and the same sign stand before it."""
    signs = [letter for letter in line if letter in "+−"]
    return line + (figure.removeprefix(signs[-1]) if signs and line.endswith("}") else figure)


def _estimated(words: str, scale: float) -> float:
    """The units that words take at the smallest size, squeezed."""
    letters, glyphs = re.sub(r"{\w+}", "", words), words.count("{")
    return (LETTER * len(letters) + GLYPH * glyphs) * _smallest(scale) * NARROWEST


def _smallest(scale: float) -> float:
    """The smallest size of letters that can be read."""
    return max(SMALLEST, FEWEST_PIXELS / scale)


def paint_forecast(pen: Pen, area: Area, facts: ForecastFacts) -> None:
    """Discs at the top, one row for every stage, NET at the foot."""
    pen.plate(area)
    x, y, width, height = area
    laid = grid(area, facts, pen.theme.s)
    columns, step = laid.columns, laid.step
    label = columns[0] - step / 2 - x
    own = palette.PLAYERS[facts.colours[0]].colour
    pen.fill((columns[0] - step / 2, y + 1, step, height - 2), own, 0.15)
    if pen.wide("FORECAST", "number", 12.5) * NARROWEST <= label - 12:
        pen.heading("Forecast", x + 8, y + HEAD / 2 + 1, label - 12)
        pen.text(facts.note, x + 8, y + HEAD + 3, "label", 12.5, palette.SECONDARY, label - 10)
    middle = y + facts.head / 2 + 1
    names = facts.names if step >= NAMED_COLUMN else ()
    for index, (colour, column) in enumerate(zip(facts.colours, columns, strict=True)):
        width_of_name = min(step - 30, pen.wide(names[index], "name", 13.5)) if names else 0.0
        pen.seat(colour, column - width_of_name / 2, middle, 18)
        if names:
            left = column - width_of_name / 2 + 12
            pen.text(names[index], left, middle, "name", 13.5, width=step - 30)
    if not facts.rows:
        pen.text(facts.silence, x + width / 2, y + height / 2, "text", 13.5, palette.DIM, align="center")
        return
    for line, index in enumerate(laid.shown):
        top = laid.tops[line]
        _paint_row(pen, (x, top, width, laid.tops[line + 1] - top), facts.rows[index], laid, line)


def _is_idle(row: ForecastRow) -> bool:
    """Whether the row says of nobody that anything happens."""
    return all(cell.mood == DIM for cell in (*row.cells, *row.tried))


def _paint_row(pen: Pen, area: Area, row: ForecastRow, laid: Grid, index: int) -> None:
    x, top, width, height = area
    columns, step, is_sum = laid.columns, laid.step, index == len(laid.shown) - 1
    middle = top + height / 2
    size = 15.0 if laid.line >= 20 else 13.0
    wide = columns[0] - step / 2 - x > NARROW_LABEL + 1
    if row.light == LIT:
        pen.fill((x + 1, top, width - 2, height), palette.LEGAL, 0.34)
        pen.fill((x + 1, top, 3, height), palette.HOT)
    elif is_sum:
        pen.fill((x + 1, top, width - 2, height), palette.BRASS, 0.16)
        pen.fill((x + 1, top, width - 2, 0.8), palette.BRASS, 0.5)
    elif index % 2:
        pen.fill((x + 1, top, width - 2, height), (255, 255, 255), 0.04)
    sign = min(16.0, laid.line - 1)
    if wide and row.sign in ICONS:
        pen.icon(ICONS[row.sign], x + 7, middle, sign * 0.92, palette.BRASS_LIGHT)
    elif wide:
        pen.glyph(row.sign, x + 7, middle, sign)
    role, colour = ("number", palette.BRASS_LIGHT) if is_sum else ("label", palette.IVORY)
    left = x + (10 + sign if wide else 6)
    pen.line(row.label, left, middle, role, min(size, 14), colour, columns[0] - step / 2 - left - 2)
    for column, (now, then) in enumerate(zip(row.cells, row.tried, strict=True)):
        _paint_cell(pen, laid.cell(index, column), now, then, size)
    if row.light == PLAYED:
        pen.fill((x + 1, top, width - 2, height), palette.PLATE, PLAYED_VEIL)


def _paint_cell(pen: Pen, area: Area, now: Cell, then: Cell, size: float) -> None:
    x, top, width, height = area
    middle_x, middle = x + width / 2, top + height / 2
    if now != then:
        pen.fill(area, palette.WHAT_IF_CELL, 0.82, radius=3)
        words = then.words if then.words == ABOUT + now.words else f"{now.words} › {then.words}"
        if pen.wide(words, "number", size) * NARROWEST <= width - 4:
            pen.line(words, middle_x, middle, "number", size, palette.WHAT_IF, width - 4, "center")
        else:
            ways = (_then(then), *(f"› {way}" for way in then.shorter))
            _paint_words(pen, area, ways, "number", size, palette.WHAT_IF)
        return
    if now.mood == LOSS:
        pen.fill(area, palette.LOSS_CELL, 0.56, radius=3)
    role = "label" if now.mood == DIM else "number"
    colour = TEXT_COLOURS.get(now.mood, palette.IVORY)
    _paint_words(pen, area, (now.words, *now.shorter), role, size, colour)


def _paint_words(pen: Pen, area: Area, ways: tuple[str, ...], role: str, size: float, colour: Colour) -> None:
    """Words in the middle of a cell; figures that do not fit in one line in several."""
    x, top, width, height = area
    lines = packed(ways[0], width, pen.theme.s)
    if len(lines) == 1:
        words, size = fitting(pen, (ways[0], lines[0], *ways[1:]), role, size, width)
        pen.line(words, x + width / 2, top + height / 2, role, size, colour, width, "center")
        return
    for index, words in enumerate(lines):
        middle = top + height * (index + 0.5) / len(lines)
        pen.line(words, x + width / 2, middle, role, _smallest(pen.theme.s), colour, width, "center")


def fitting(pen: Pen, ways: tuple[str, ...], role: str, size: float, room: float) -> tuple[str, float]:
    """The words and their size, the fullest way to say it that fits: without gaps, and as small as can still be read,
    where there is little room.
    """
    if pen.wide(ways[0], role, size) * NARROWEST <= room:
        return ways[0], size
    smallest = _smallest(pen.theme.s)
    for way in ways:
        close = way.replace(" ", "")
        for smaller in (SMALL, (SMALL + smallest) / 2, smallest):
            if pen.wide(close, role, smaller) * NARROWEST <= room:
                return close, smaller
    return ways[-1], smallest
