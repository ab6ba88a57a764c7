"""The plates of the final scoring: bars, the table by category, the curve of the rounds, the ladder of a solo game."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.results.counting_up import Counting, ScoreSheet
from scenes.results.score_words import Category, Scoring
from scenes.window.drawing import (
    lay_outline,
    lay_picture,
    lay_plate,
    lay_sentences,
    lay_shadowed,
    lay_text,
    lay_tint,
    lay_title,
)
from scenes.window.layout import Area
from sprites import materials, palette
from sprites.palette import PLAYERS, SCORE_BARS, WHITE, Colour, mix
from sprites.theme import Theme
from sprites.vignette import vignette

LIGHT_INK = {"C", "D"}
"""Letters of the categories whose bars are dark enough for white numbers."""

GRID = mix(palette.PLATE, palette.IVORY, 0.18)
BAR = 40.0
LOSS_SHARE = 0.4
"""How much of a bar's height is left to what is taken away."""
MOST_BETWEEN_BARS = 118.0
NARROWEST_NUMBER = 13.0
"""A part of a bar that is narrower shows no number."""
MOST_ROUND_NUMBERS = 12
"""How many rounds are numbered under the curve of a long game."""


def lay_letter(theme: Theme, surface: pygame.Surface, letter: str, x: float, middle: float) -> None:
    """The tile of a category: its letter on its colour, centred on x."""
    area: Area = (x - 9.5, middle - 9.5, 19, 19)
    lay_tint(theme, surface, area, SCORE_BARS[letter], 1.0, 3.5)
    lay_text(theme, surface, letter, x, middle, "number", 14.5, ink_on(letter), anchor="center")


def ink_on(letter: str) -> Colour:
    """The colour of numbers on a category's bar."""
    return WHITE if letter in LIGHT_INK else palette.DARK_INK


def lay_bars(
    theme: Theme, surface: pygame.Surface, area: Area, sheet: ScoreSheet, counting: Counting, note: str
) -> None:
    """A stacked bar for every seat, as far as it is counted, over an axis of tens; `note` stands below."""
    x, y, width, height = area
    lay_plate(theme, surface, area, "Victory points", 8)
    left, room = x + 172, width - 172 - 76
    most = max(10, -(-max(sheet.gained(seat) for seat in sheet.by_seat) // 10) * 10)
    top, bottom = y + 40, y + height - 76
    _lay_axis(theme, surface, (left, top, room, bottom - top), most)
    step = min(MOST_BETWEEN_BARS, (bottom - top) / len(sheet.session.seats))
    for place, seat in enumerate(sheet.session.seats):
        middle = top + step * (place + 0.5)
        lay_picture(theme, surface, materials.player_disc(theme, seat.colour, 36), x + 36, middle)
        lay_text(theme, surface, seat.name, x + 62, middle - 9, "strong", 16, width=104, anchor="midleft")
        who = theme.paragraph(sheet.player(place), "text", (13, 12), palette.SECONDARY, (106, 35))
        lay_picture(theme, surface, who, x + 62, middle + 2, "topleft")
        _lay_bar(theme, surface, (left, middle - BAR / 2, room / most, BAR), sheet, place, counting)
    _lay_legend(theme, surface, sheet, (x + 24, y + height - 54, width - 40))
    lay_text(
        theme, surface, note, x + 24, y + height - 24, "text", 14, palette.SECONDARY, width - 48, "midleft"
    )


def _lay_axis(theme: Theme, surface: pygame.Surface, area: Area, most: int) -> None:
    """Upright lines with their points above them, from 0 at the left of the area to `most` at its right."""
    left, top, width, height = area
    for tick in range(0, most + 1, 10 if most <= 60 else 20):
        x = left + tick * width / most
        line = theme.rect(x, top, 1, height)
        pygame.draw.rect(surface, GRID, (line.x, line.y, theme.px(0.8), line.h))
        label = theme.text(str(tick), "label", 13, palette.SECONDARY)
        lay_picture(theme, surface, label, x, top - 3, "midbottom")


def _lay_bar(
    theme: Theme, surface: pygame.Surface, place: Area, sheet: ScoreSheet, seat: int, counting: Counting
) -> None:
    """One bar; `place` holds its left, top, units for a point, and height. What is taken away runs back below it."""
    left, top, unit, height = place
    losses = any(sheet.points(seat, key) < 0 for key in sheet.scoring.categories)
    gain = height * (1 - LOSS_SHARE) if losses else height
    x, end, total, taken = left, left, 0, 0.0
    for key, category in sheet.scoring.categories.items():
        points = sheet.points(seat, key)
        length = unit * abs(points) * counting.share(key)
        total += round(points * counting.share(key))
        number = signed(points) if counting.share(key) >= 1 else ""
        if points > 0:
            _lay_part(theme, surface, category, (x, top, length, gain), number)
            x += length
            end = max(end, x)
        elif points < 0:
            start = max(left, x - taken - length)
            _lay_part(theme, surface, category, (start, top + gain, length, height - gain), number)
            taken += length
            end = max(end, start + length)
    if counting.is_done and seat == sheet.winner.seat and x > left:
        lay_outline(theme, surface, (left - 1.5, top - 1.5, x - left + 3, height + 3), palette.HOT, 1.6, 2)
    disc = materials.vp_disc(theme, total, 36)
    lay_picture(theme, surface, disc, end + 7, top + height / 2, "midleft")


def _lay_part(theme: Theme, surface: pygame.Surface, category: Category, area: Area, number: str) -> None:
    """The part of a bar that a category makes; its number stands in it where there is room."""
    x, y, length, height = area
    rect = theme.rect(*area)
    if rect.w <= 0:
        return
    surface.blit(_bar_face(theme, SCORE_BARS[category.letter], rect.size), rect)
    if length >= NARROWEST_NUMBER:
        ink = ink_on(category.letter)
        size = min(17.0, height * 0.9)
        lay_text(theme, surface, number, x + length / 2, y + height / 2, "number", size, ink, anchor="center")


def signed(points: int) -> str:
    """Points as they are written, with a true minus."""
    return str(points).replace("-", "−")


def _bar_face(theme: Theme, colour: Colour, size: tuple[int, int]) -> pygame.Surface:
    """A part of a bar: lit at the top, with a dark right edge."""

    def draw() -> pygame.Surface:
        shape = materials.rounded(*size, 1.5 * theme.s, WHITE)
        face = materials.shaded(
            shape, [(0, mix(colour, WHITE, 0.18)), (0.5, colour), (1, mix(colour, palette.BLACK, 0.28))]
        )
        pygame.draw.line(face, (0, 0, 0, 90), (size[0] - 1, 0), (size[0] - 1, size[1]), theme.px(0.8))
        return face

    return theme.cached(("score bar", colour, size), draw)


def _lay_legend(
    theme: Theme, surface: pygame.Surface, sheet: ScoreSheet, place: tuple[float, float, float]
) -> None:
    """What the colours of the bars stand for, in a row from a left end; closer together where they are many."""
    x, y, room = place
    categories = sheet.scoring.categories.values()
    needed = sum(
        46 + theme.text(each.label, "text", 14.5, palette.IVORY).get_width() / theme.s for each in categories
    )
    gap = 22 - max(0.0, needed - room) / len(categories)
    for category in categories:
        lay_letter(theme, surface, category.letter, x + 9, y)
        words = lay_text(theme, surface, category.label, x + 24, y, "text", 14.5, anchor="midleft")
        x = theme.to_units(words.topright)[0] + gap


def lay_table(
    theme: Theme, surface: pygame.Surface, area: Area, sheet: ScoreSheet, counting: Counting
) -> None:
    """The score pad: a row for every category, a column for every seat."""
    x, y, width, height = area
    lay_plate(theme, surface, area, "By category", 8)
    seats, categories = sheet.session.seats, sheet.scoring.categories
    first, step = x + 180, (width - 190) / len(seats)
    columns = [first + step * (place + 0.5) for place in range(len(seats))]
    row = (height - 40 - 46) / len(categories)
    if counting.is_done:
        winner = sheet.winner.seat
        lit = (first + step * winner + 3, y + 6, step - 6, height - 12)
        lay_tint(theme, surface, lit, PLAYERS[seats[winner].colour].colour, 0.14)
    for seat, column in zip(seats, columns, strict=True):
        lay_picture(theme, surface, materials.player_disc(theme, seat.colour, 23), column, y + 20)
    for line, key in enumerate(categories):
        middle = y + 40 + row * (line + 0.5)
        if line % 2 == 0:
            lay_tint(theme, surface, (x + 6, middle - row / 2, width - 12, row), palette.IVORY, 0.045, 3)
        _lay_category(theme, surface, categories[key], x, middle)
        if counting.share(key) >= 1:
            _lay_points(theme, surface, sheet, key, columns, middle)
    foot = theme.rect(x + 8, y + height - 46, width - 16, 1)
    pygame.draw.rect(surface, palette.BRASS, (foot.x, foot.y, foot.w, theme.px(1)))
    total = theme.text("TOTAL", "number", 16, palette.BRASS_LIGHT)
    lay_picture(theme, surface, total, x + 16, y + height - 24, "midleft")
    for place, column in enumerate(columns):
        points = round(sum(sheet.points(place, key) * counting.share(key) for key in categories))
        lay_picture(theme, surface, materials.vp_disc(theme, points, 33), column, y + height - 23)


def _lay_category(theme: Theme, surface: pygame.Surface, category: Category, x: float, middle: float) -> None:
    """Letter, icon and name of a category, from the left edge of the score pad."""
    lay_letter(theme, surface, category.letter, x + 24, middle)
    lay_picture(theme, surface, theme.icon(category.icon, 18, palette.BRASS_LIGHT), x + 50, middle)
    lay_text(theme, surface, category.label, x + 66, middle, "text", 15, width=112, anchor="midleft")


def _lay_points(
    theme: Theme,
    surface: pygame.Surface,
    sheet: ScoreSheet,
    key: str,
    columns: Sequence[float],
    middle: float,
) -> None:
    """What every seat has of a category, the most of it lit."""
    best = sheet.most(key)
    for place, column in enumerate(columns):
        points = sheet.points(place, key)
        ink = palette.LEGAL if points == best and best > 0 and len(columns) > 1 else palette.IVORY
        lay_picture(theme, surface, theme.text(signed(points), "number", 18, ink), column, middle)


def lay_curve(theme: Theme, surface: pygame.Surface, area: Area, sheet: ScoreSheet, is_counted: bool) -> None:
    """A line for every seat through its points after each round; the last stop is the final score, once counted."""
    x, y, width, height = area
    lay_plate(theme, surface, area, "Points after each round", 8)
    curves = {seat: sheet.curve(seat) for seat in sheet.by_seat}
    stops = len(curves[0])
    shown = stops if is_counted else stops - 1
    most = max(10, -(-max(max(curve) for curve in curves.values()) // 10) * 10)
    least = min(0, min(min(curve) for curve in curves.values()) // 10 * 10)
    left, right = x + 36, x + width - 64
    top, bottom = y + 34, y + height - 30
    unit = (bottom - top) / (most - least)

    def point(stop: int, value: int) -> tuple[int, int]:
        across = left + (right - left) * (stop / max(1, stops - 1))
        return theme.rect(across, bottom - unit * (value - least), 1, 1).topleft

    for tick in sorted({least, 0, most // 2, most}):
        start, end = point(0, tick), point(stops - 1, tick)
        pygame.draw.line(surface, GRID, start, end, theme.px(0.8))
        label = theme.text(signed(tick), "label", 13, palette.SECONDARY)
        surface.blit(label, label.get_rect(midright=(start[0] - theme.px(6), start[1])))
    for stop, name in _stretches(sheet.scoring, stops - 1):
        across = left + (right - left) * (stop / max(1, stops - 1))
        lay_text(theme, surface, name, across, bottom + 7, "label", 13, palette.SECONDARY, anchor="midtop")
    lay_text(theme, surface, "end", right, bottom + 7, "label", 13, palette.SECONDARY, anchor="midtop")
    for seat in sorted(curves, reverse=True):
        colour = PLAYERS[sheet.session.seats[seat].colour].colour
        points = [point(stop, value) for stop, value in enumerate(curves[seat][:shown])]
        if len(points) > 1:
            pygame.draw.lines(surface, palette.INK, False, points, theme.px(3.4))
            pygame.draw.lines(surface, colour, False, points, theme.px(2))
        for middle in points:
            pygame.draw.aacircle(surface, palette.INK, middle, theme.px(3.8))
            pygame.draw.aacircle(surface, colour, middle, theme.px(2.8))
    if is_counted:
        _lay_curve_ends(theme, surface, sheet, (right + 16, top, bottom), unit, least)


def _stretches(scoring: Scoring, rounds: int) -> list[tuple[float, str]]:
    """What stands under the curve: every age at the stop in its middle, or every few rounds their number."""
    in_age = scoring.rounds_in_age
    if scoring.ages:
        return [
            (in_age * age + (in_age - 1) / 2, name)
            for age, name in enumerate(scoring.ages[: rounds // in_age])
        ]
    step = max(1, -(-rounds // MOST_ROUND_NUMBERS))
    return [(number - 1, str(number)) for number in range(1, rounds + 1 - step // 2, step)]


def _lay_curve_ends(
    theme: Theme,
    surface: pygame.Surface,
    sheet: ScoreSheet,
    place: tuple[float, float, float],
    unit: float,
    least: int,
) -> None:
    """The discs and totals at the right end, pushed apart so that none lies on another."""
    x, top, bottom = place
    gap = min(21.0, (bottom - top + 16) / len(sheet.scores))
    heights = [bottom - unit * (score.total - least) for score in sheet.scores]
    for index in range(1, len(heights)):
        heights[index] = max(heights[index], heights[index - 1] + gap)
    excess = max(0.0, heights[-1] - (bottom + 8))
    for score, height in zip(sheet.scores, heights, strict=True):
        middle = height - excess
        disc = materials.player_disc(theme, sheet.session.seats[score.seat].colour, 18)
        lay_picture(theme, surface, disc, x, middle, "midleft")
        lay_text(theme, surface, signed(score.total), x + 23, middle, "number", 14.5, anchor="midleft")


def lay_ladder(
    theme: Theme,
    surface: pygame.Surface,
    area: Area,
    ladder: Sequence[tuple[int, str]],
    points: int | None,
    columns: int = 1,
) -> None:
    """The ladder of names, the highest first; the rung that `points` reach is lit, those above it are pale."""
    left, y, room, height = area
    rows = -(-len(ladder) // columns)
    row, width = min(46.0, height / rows), room / columns - 12 * (columns - 1) / columns
    reached = next(
        (index for index, (least, _) in enumerate(ladder) if points is not None and points >= least),
        None,
    )
    for index, (least, name) in enumerate(ladder):
        column, place = divmod(index, rows)
        x, middle = left + column * (width + 12), y + row * (place + 0.5)
        if index == reached:
            lay_tint(theme, surface, (x, middle - row / 2 + 1, width, row - 2), palette.WHAT_IF_CELL, 0.9)
            lay_outline(theme, surface, (x, middle - row / 2 + 1, width, row - 2), palette.LEGAL)
        elif place % 2 == 0:
            lay_tint(theme, surface, (x, middle - row / 2, width, row), palette.IVORY, 0.045, 3)
        above = points is not None and points < least
        ink = palette.HOT if index == reached else palette.DIM if above else palette.IVORY
        lay_text(theme, surface, str(least), x + 44, middle, "number", 16, palette.VP_RING, anchor="midright")
        lay_text(theme, surface, name, x + 62, middle, "event", 16, ink, width - 72, "midleft")


def lay_winner(
    theme: Theme, surface: pygame.Surface, area: Area, title: str, words: str, points: int, colour: int
) -> None:
    """The plate of the winner: laurels around the seat's disc, the title, the sentence, and the points."""
    x, y, _, height = area
    lay_laurels(theme, surface, area, colour)
    middle = x + 440
    lay_title(theme, surface, title, middle, y + 50, 34, "center", 420)
    lay_sentences(theme, surface, words, middle - 205, y + 78, 410, size=15.5, align="center")
    laurel = materials.vp_disc(theme, points, 90)
    lay_picture(theme, surface, laurel, x + 726, y + height / 2)
    line = theme.rect(x + 808, y + 16, 1, height - 32)
    pygame.draw.rect(surface, GRID, (line.x, line.y, theme.px(1), line.h))


def lay_laurels(theme: Theme, surface: pygame.Surface, area: Area, colour: int) -> None:
    """A plate for whoever has won: at its left a picture of laurels around the disc of a seat's colour."""
    x, y, _, height = area
    lay_plate(theme, surface, area, radius=8)
    lay_outline(theme, surface, area, palette.BRASS_LIGHT, 1.2, 8)
    picture: Area = (x + 5, y + 5, 194, height - 10)
    size = theme.rect(*picture).size
    subject = ((255, 244, 214), (214, 156, 66))
    scene = theme.cached(
        ("winner picture", size),
        lambda: vignette(theme, "golden_age", 2, "laurels", "Victory", subject, size),
    )
    lay_shadowed(theme, surface, picture, scene, "winner picture")
    lay_outline(theme, surface, picture, palette.BRASS, 1.0, 2)
    disc = materials.player_disc(theme, colour, 54)
    centre = theme.rect(picture[0] + picture[2] / 2, y + height * 0.5, 1, 1).topleft
    surface.blit(disc, disc.get_rect(center=centre))


def lay_highlights(
    theme: Theme, surface: pygame.Surface, area: Area, highlights: Sequence[tuple[str, str, str]]
) -> None:
    """What stood out, one under the other."""
    x, y, width, height = area
    step = height / 3
    for place, (icon, heading, words) in enumerate(highlights):
        top = y + step * place
        mark = theme.icon(icon, 25, palette.BRASS_LIGHT)
        lay_picture(theme, surface, mark, x + 16, top + step / 2)
        lay_text(
            theme,
            surface,
            heading,
            x + 44,
            top + step / 2 - 9,
            "name",
            14,
            palette.BRASS_LIGHT,
            width - 44,
            "midleft",
        )
        lay_text(
            theme,
            surface,
            words,
            x + 44,
            top + step / 2 + 9,
            "text",
            15,
            palette.IVORY,
            width - 44,
            "midleft",
        )
