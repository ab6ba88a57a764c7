"""The score pad: a row for every category, a column for every seat."""

from __future__ import annotations

from game.core.sentences import Sentences
from scenes.kit.box import Box, Kinds
from scenes.kit.boxes import Column, Overlay, Row
from scenes.kit.explanation import Explanation
from scenes.kit.grid import Grid
from scenes.kit.leaves import Art, disc, fill, heading, icon, laurel, plate
from scenes.kit.numbers import number
from scenes.kit.pen import Pen
from scenes.kit.text import Text
from scenes.kit.titles import PLATE_PAD
from scenes.results.bars import letter_tile
from scenes.results.counting_up import Counting, ScoreSheet
from scenes.window.layout import Area
from sprites import palette
from sprites.palette import PLAYERS

say = Sentences("screens")

DISC, TOTAL = 23.0, 33.0


def table_plate(sheet: ScoreSheet, counting: Counting) -> Column:
    """What every seat has of every category, the most of it lit, and its total."""
    seats, told = (
        range(len(sheet.session.seats)),
        Explanation(say("results.table"), remarks=(say("results.table_told"),)),
    )
    discs = [
        disc(seat.colour, DISC, tells=sheet.told_seat(place))
        for place, seat in enumerate(sheet.session.seats)
    ]
    head: list[Box] = [heading(say("results.table"), tells=told), *discs]
    rows = [
        [_category(sheet, key), *(_points(sheet, counting, seat, key) for seat in seats)]
        for key in sheet.scoring.categories
    ]
    total = Text(say("results.total"), "number", 16, palette.BRASS_LIGHT, tells=told)
    foot: list[Box] = [total, *(_total(sheet, counting, seat) for seat in seats)]
    lines: list[Kinds] = [
        {"grow": 1.0, "back": (fill(palette.IVORY, 0.045, 3),) if line % 2 == 0 else ()}
        for line in range(len(rows))
    ]
    grid = Grid(
        [_lit(sheet, counting, row) for row in (head, *rows, foot)],
        grows=(0, *(1 for _ in seats)),
        even=[seat + 1 for seat in seats],
        column_gap=2,
        row_kinds=[{"high": (DISC, 32)}, *lines, {"back": (Art(_paint_line),), "high": (28, 46)}],
        grow=1,
    )
    return Column(grid, pad=PLATE_PAD, back=(plate(radius=8),), grow=1)


def _lit(sheet: ScoreSheet, counting: Counting, row: list[Box]) -> list[Box]:
    """A row in which the cell of the winner is lit, once that is known."""
    if not counting.is_done:
        return row
    winner = sheet.winner.seat
    light = fill(PLAYERS[sheet.session.seats[winner].colour].colour, 0.14)
    return [Overlay(cell, back=(light,)) if column == winner + 1 else cell for column, cell in enumerate(row)]


def _category(sheet: ScoreSheet, key: str) -> Box:
    category = sheet.scoring.categories[key]
    return Row(
        letter_tile(category.letter),
        icon(category.icon, 18, palette.BRASS_LIGHT, drop=1),
        Text(sheet.scoring.label(key), "text", 15),
        gap=8,
        pad=(4, 0, 6, 0),
        tells=sheet.scoring.told(key),
    )


def _points(sheet: ScoreSheet, counting: Counting, seat: int, key: str) -> Box:
    """What a seat has of a category, once it is counted."""
    points, best = sheet.points(seat, key), sheet.most(key)
    is_most = points == best and best > 0 and len(sheet.session.seats) > 1
    words = number(points) if counting.share(key) >= 1 else ""
    ink = palette.LEGAL if is_most else palette.IVORY
    return Text(words, "number", 18, ink, align="center", tells=sheet.told_points(seat, key))


def _total(sheet: ScoreSheet, counting: Counting, seat: int) -> Box:
    points = round(sum(sheet.points(seat, key) * counting.share(key) for key in sheet.scoring.categories))
    return laurel(points, TOTAL, tells=sheet.told_total(seat))


def _paint_line(pen: Pen, area: Area) -> None:
    pen.fill((area[0], area[1], area[2], 1.0), palette.BRASS)
