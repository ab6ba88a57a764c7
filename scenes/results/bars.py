"""The bars of the final scoring: every seat's points, category by category, over an axis of tens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import inf

import pygame

from game.text.sentences import Sentences
from scenes import ui
from scenes.results.counting_up import Counting, Ranking, ScoreSheet
from scenes.ui.pen import LEAST_DISC, MEDALLION_ASIDE, MEDALLION_DISC
from sprites.paint import materials, palette
from sprites.things.arms import SHAPE, arms

say = Sentences("screens")

LIGHT_INK = {"C", "D"}
"""Letters of the categories whose bars are dark enough for white numbers."""
AXIS = palette.mix(palette.PLATE, palette.IVORY, 0.18)
BAR, DISC, RANK = 34.0, 38.0, 26.0
"""Heights of a bar and of the disc before it, and the width of its rank."""
LEAST_ROW, LEAST_ALONE, WISHED_ROW, ABOVE = 24.0, 36.0, 46.0, 15.0
"""The least height of a row, also of the only one, the wished one, and that of a number above a part that is too short
for it.
"""
LEAST_LINE = 14.5
"""The height of a name in small letters, with letters as they were drawn."""
LOSS_SHARE, SHARE_IN_ROW = 0.5, (0.64, 0.9)
"""How much of a bar's height is left to what is taken away, and a bar's share of its row without and with that."""
MOST_BETWEEN_BARS = 118.0
FIGURE, FIGURE_WIDE, FIGURE_SIDE = 17.0, 8.5, 2.0
"""The size of the numbers in a bar, how wide one figure is, and the room at both ends of a number."""
LOWEST, LOWEST_GROWS = 13.4, 1.22
"""Units of height under which no number stands in a bar, for letters as they were drawn, and how much more at most:
letters are never smaller than twelve pixels.
"""
AFTER = 52.0
"""Units behind the longest bar, for its total."""
NAMES = (74.0, 108.0)
LETTER = 19.0


MARK, MARK_IN, MARKED, MARK_HIGH = 12.0, 6.0, 14.0, 17.0
"""The size of a category's letter at the left end of its part, its distance from that end, and its room, in units. A
part that's lower than this, or without so much room at both sides of its number, goes without.
"""


def bars_plate(sheet: ScoreSheet, counting: Counting, ranking: Ranking, note: str, letter: float) -> ui.Column:
    """A bar for every seat as far as it is counted, by rank; `note` stands below. `letter` is the size of letters."""
    longest = max(max(sheet.gained(seat), sheet.taken(seat)) for seat in sheet.by_seat)
    most = max(10, -(-longest // 10) * 10)
    told = ui.explained("results.bars")
    count = len(sheet.by_seat)
    field = ui.Field(
        partial(_lie_rows, sheet, counting, ranking, most, letter),
        tells=told,
        grow=1,
        high=(
            count * max(LEAST_ROW if count > 1 else LEAST_ALONE, LEAST_LINE * letter) + 15 * letter,
            count * WISHED_ROW,
        ),
        pad=(8, 0, 0, 0),
    )
    return ui.section(
        say("results.bars"),
        field,
        6,
        _legend(sheet),
        6,
        ui.Text(note, ui.Style.BODY, size=14, lines=3, tells=told, drop=2, pad=(10, 0, 10, 0)),
        told=say("results.bars_told"),
        grow=int(count > 1),
    )


def _lie_rows(
    sheet: ScoreSheet, counting: Counting, ranking: Ranking, most: int, letter: float, area: ui.Area
) -> Iterator[tuple[ui.Box, ui.Area]]:
    """The scale, and a row for every seat where it is on its way: one that rises lies on a plate over those that it
    passes, so that no two names are read through each other.
    """
    x, y, width, height = area
    rank, names = RANK * letter, max(NAMES[0], min(NAMES[1] * letter, width * 0.2))
    left = x + rank + DISC + 8 + names + 8
    head = 15 * letter
    yield from _lie_axis(most, letter, (left, y, x + width - left, head))
    step = min(MOST_BETWEEN_BARS, (height - head) / len(sheet.by_seat))
    rising = {seat for seat in ranking.rows if ranking.rises(seat)}
    for seat, row in sorted(ranking.rows.items(), key=lambda each: (each[0] in rising, -each[1])):
        top = y + head + row * step
        if seat in rising:
            yield ui.fill(palette.PLATE, radius=5), (x - 6, top, width + 10, step)
        if counting.is_done and sheet.by_seat[seat].rank == 1 and not sheet.is_solo:
            yield ui.fill(palette.BRASS_LIGHT, 0.14, 5), (x - 6, top + 1, width + 10, step - 2)
        if counting.is_done and not sheet.is_solo:
            yield _rank(sheet, seat, step / letter), (x, top, rank, step)
        side = min(DISC, step - 4)
        yield (
            face(sheet, seat, side),
            (x + rank, top, DISC, step),
        )
        yield whose(sheet, seat), (left - names - 8, top, names, step)
        yield from _lie_bar(sheet, counting, seat, most, letter, (left, top, x + width - left, step))


def _rank(sheet: ScoreSheet, seat: int, high: float) -> ui.Text:
    """The place of a seat among all; `high` is the room for it, in letters as they were drawn."""
    rank = sheet.by_seat[seat].rank
    size, colour = (24.0, palette.BRASS_LIGHT) if rank == 1 else (20.0, palette.DIM)
    told = sheet.told_seat(seat)
    return ui.Text(str(rank), ui.Style.FIGURE, size=min(size, high * 0.9), colour=colour, align="center", tells=told)


def face(sheet: ScoreSheet, seat: int, side: float) -> ui.Box:
    """Who led the seat, or the arms of its nation; its disc where it has neither."""
    colour, told = sheet.session.seats[seat].colour, sheet.told_seat(seat)
    city = sheet.scoring.city_of(sheet.session.state, seat)
    if city.leader:
        return ui.medal(city.leader, colour, side, tells=told)
    if city.nation:
        return ui.Glyph(_paint_arms, side, city.nation, city.emblem, colour, tells=told)
    return ui.disc(colour, side, tells=told)


def _paint_arms(pen: ui.Pen, x: float, y: float, side: float, nation: str, emblem: str, colour: int) -> None:
    """A shield, and the disc of a seat at its lower right."""
    pen.stamp(arms(pen.theme, nation, emblem, side / SHAPE), x, y, "center")
    aside = side * MEDALLION_ASIDE
    pen.seat(colour, x + aside, y + aside, max(LEAST_DISC, side * MEDALLION_DISC))


def whose(sheet: ScoreSheet, seat: int) -> ui.Box:
    """The name of a seat, and which nation it has led."""
    told = sheet.told_seat(seat)
    name = ui.Text(ui.as_typed(sheet.session.seats[seat].name), ui.Style.STRONG, size=16, cut=True)
    nation = sheet.scoring.nation_of(sheet.session.state, seat)
    who = ui.Text(sheet.player(seat), ui.Style.BODY, size=13, shorter=(nation,), cut=True, drop=1)
    return ui.Column(ui.Gap(grow=1), name, who, ui.Gap(grow=1), tells=told)


def _ticks(most: int) -> range:
    return range(0, most + 1, 10 if most <= 60 else 20 if most <= 120 else 50)


def _lie_axis(most: int, letter: float, area: ui.Area) -> Iterator[tuple[ui.Box, ui.Area]]:
    x, y, width, height = area
    room = width - AFTER * letter
    for tick in _ticks(most):
        label = ui.Text(str(tick), ui.Style.CAPTION, align="center")
        yield label, (x + tick * room / most - 15 * letter, y, 30 * letter, height)


def _lie_bar(
    sheet: ScoreSheet, counting: Counting, seat: int, most: int, letter: float, area: ui.Area
) -> Iterator[tuple[ui.Box, ui.Area]]:
    """Lines of the axis, the parts of the bar, and the total at its end. What is taken away runs back below it."""
    left, y, width, height = area
    losses = any(sheet.points(seat, key) < 0 for key in sheet.scoring.categories)
    unit, high = (width - AFTER * letter) / most, min(BAR * letter, height * SHARE_IN_ROW[losses])
    top = y + (height - high) / 2
    for tick in _ticks(most):
        yield ui.fill(AXIS), (left + tick * unit, y, 0.8, height)
    gain = high * (1 - LOSS_SHARE) if losses else high
    x, end, taken = left, left, 0.0
    for key in sheet.scoring.categories:
        points, share = sheet.points(seat, key), counting.share(key)
        length = unit * abs(points) * share
        if points > 0:
            yield from _part(sheet, seat, key, (x, top, length, gain), share, letter, y)
            x += length
            end = max(end, x)
        elif points < 0:
            start = max(left, x - taken - length)
            loss = (start, top + gain, length, high - gain)
            yield from _part(sheet, seat, key, loss, share, letter, inf)
            if share >= 1 and (high - gain < _lowest(letter) or length < _wide(sheet, seat, key, high - gain, letter)):
                before = (left, loss[1], start - left, y + height - loss[1])
                after = (start + length, loss[1], left + width - start - length, before[3])
                yield from _told_beside(sheet, seat, key, before, after, letter)
            taken += length
            end = max(end, start + length)
    if counting.is_done and seat == sheet.winner.seat and x > left:
        yield ui.Art(_paint_frame), (left - 1.5, top - 1.5, x - left + 3, high + 3)
    total = sheet.counted(seat, counting)
    side = min(DISC * letter, AFTER * letter - 7, height)
    yield ui.laurel(total, side / letter, tells=sheet.told_total(seat)), (end + 7, y, side, height)


def _part(
    sheet: ScoreSheet, seat: int, key: str, area: ui.Area, share: float, letter: float, floor: float
) -> Iterator[tuple[ui.Box, ui.Area]]:
    """The part of a bar that a category makes; its number stands in it, or above it where `floor` leaves room."""
    _, _, length, height = area
    if length <= 0:
        return
    mark = sheet.scoring.categories[key].letter
    yield ui.Art(_paint_part, palette.SCORE_BARS[mark], tells=sheet.told_points(seat, key)), area
    words, size = ui.number(sheet.points(seat, key)), _figure(height, letter)
    wide = _wide(sheet, seat, key, height, letter)
    if share >= 1 and length >= wide and height >= _lowest(letter):
        told = sheet.told_points(seat, key)
        yield ui.Text(words, ui.Style.FIGURE, size=size, colour=ink_on(mark), align="center", tells=told), area
        if length >= wide + 2 * MARKED * letter and height >= MARK_HIGH * letter:
            x, y = area[0] + MARK_IN * letter, area[1]
            named = ui.Text(mark, ui.Style.FIGURE, size=MARK, colour=ink_on(mark), align="left", tells=told)
            yield named, (x, y, MARKED * letter, height)
    elif share >= 1 and area[1] - ABOVE * letter >= floor:
        told, middle = sheet.told_points(seat, key), area[0] + length / 2
        above = (middle - wide / 2, area[1] - ABOVE * letter, wide, ABOVE * letter)
        yield ui.Text(words, ui.Style.FIGURE, size=13, colour=palette.SECONDARY, align="center", tells=told), above


def _figure(height: float, letter: float) -> float:
    """The size of a number in a part of this height."""
    return min(FIGURE, height * 0.9 / letter)


def _wide(sheet: ScoreSheet, seat: int, key: str, height: float, letter: float) -> float:
    """The room that the number of a part needs in it."""
    words = ui.number(sheet.points(seat, key))
    return (FIGURE_WIDE * _figure(height, letter) / FIGURE * len(words) + FIGURE_SIDE) * letter


def _lowest(letter: float) -> float:
    return LOWEST * min(letter, LOWEST_GROWS)


def _told_beside(
    sheet: ScoreSheet, seat: int, key: str, before: ui.Area, after: ui.Area, letter: float
) -> Iterator[tuple[ui.Box, ui.Area]]:
    """The number of a part that is too low or too short for it, in the room before that part, or after it."""
    words = ui.number(sheet.points(seat, key))
    wide = (FIGURE_WIDE * len(words) + FIGURE_SIDE) * letter
    left, y, length, height = before
    if height < ABOVE * letter:
        return
    x = left + length - wide - 4 if length >= wide else after[0] + 3
    told = sheet.told_points(seat, key)
    number = ui.Text(words, ui.Style.FIGURE, size=13, colour=palette.LOSS, align="left", tells=told)
    yield number, (x, y, wide, height)


def ink_on(letter: str) -> palette.Colour:
    """The colour of numbers on a category's bar."""
    return palette.WHITE if letter in LIGHT_INK else palette.DARK_INK


def letter_tile(letter: str) -> ui.Glyph:
    """The tile of a category: its letter on its colour."""
    return ui.Glyph(_paint_letter, LETTER, letter)


def _paint_letter(pen: ui.Pen, x: float, y: float, side: float, letter: str) -> None:
    area: ui.Area = (x - side / 2, y - side / 2, side, side)
    ui.lay_tint(pen.theme, pen.surface, area, palette.SCORE_BARS[letter], 1.0, 3.5)
    pen.text(letter, x, y, "number", side * 14.5 / LETTER, ink_on(letter), align="center")


def _legend(sheet: ScoreSheet) -> ui.Box:
    """What the colours of the bars stand for, in one row or in two."""
    entries = [
        ui.Row(
            letter_tile(category.letter),
            ui.Text(sheet.scoring.label(key), ui.Style.PROSE),
            gap=6,
            tells=sheet.scoring.told(key),
        )
        for key, category in sheet.scoring.categories.items()
    ]
    half = -(-len(entries) // 2)
    in_two = ui.Column(_spaced(entries[:half]), _spaced(entries[half:]), gap=2)
    return ui.Either(_spaced(entries), in_two, pad=(10, 0, 10, 0))


def _spaced(entries: Sequence[ui.Box]) -> ui.Row:
    parts: list[ui.Box] = []
    for entry in entries:
        parts += [entry, ui.Gap(wide=(6, 20))]
    return ui.Row(*parts[:-1])


def _paint_frame(pen: ui.Pen, area: ui.Area) -> None:
    ui.lay_outline(pen.theme, pen.surface, area, palette.HOT, 1.6, 2)


def _paint_part(pen: ui.Pen, area: ui.Area, colour: palette.Colour) -> None:
    rect = pen.theme.rect(*area)
    if rect.w > 0:
        pen.surface.blit(_bar_face(pen.theme, colour, rect.size), rect)


def _bar_face(theme: ui.Theme, colour: palette.Colour, size: tuple[int, int]) -> pygame.Surface:
    """A part of a bar: lit at the top, with a dark right edge."""

    def draw() -> pygame.Surface:
        shape = materials.rounded(*size, 1.5 * theme.s, palette.WHITE)
        face = materials.shaded(
            shape,
            [
                (0, palette.mix(colour, palette.WHITE, 0.18)),
                (0.5, colour),
                (1, palette.mix(colour, palette.BLACK, 0.28)),
            ],
        )
        pygame.draw.line(face, (0, 0, 0, 90), (size[0] - 1, 0), (size[0] - 1, size[1]), theme.px(0.8))
        return face

    return theme.cached(("score bar", colour, size), draw)
