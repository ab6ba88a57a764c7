"""The curve of the final scoring: a line for every seat through its points after each round, up to the final score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from game.text.sentences import NUMERALS, Sentences
from scenes import ui
from scenes.results.bars import AXIS
from scenes.results.counting_up import ScoreSheet
from scenes.results.score_words import Scoring
from sprites.paint import palette

say = Sentences("screens")

MOST_ROUND_NUMBERS = 12
"""How many rounds are numbered under the curve of a long game."""
LABEL, DOT, DISC = 13.0, 8.0, 18.0
LEFT, RIGHT, BELOW = 30.0, 64.0, 20.0
"""Units beside the curve for its scale and its ends, and under it for the rounds, for letters as they were drawn."""
ALONE = 240.0
"""How high a curve wishes to be with nothing below it."""
NUMERALS_FROM = 1.2
"""The size of letters from which ages are called by their numerals."""


def curve_plate(
    sheet: ScoreSheet,
    is_counted: bool,
    letter: float,
    before: Sequence[Sequence[int]] = (),
    *,
    is_alone: bool = False,
) -> ui.Column:
    """The curve; its last stop is the final score, once counted. `letter` is the size of letters, `before` the points
    after each round of the game that a branch has left: they lie beside it as thinner lines. Where it `is_alone` in its
    column it takes all of the height.
    """
    words = say("results.curve_told" if not before else "results.curve_of_branch_told")
    told = ui.Explanation(say("results.curve"), remarks=(words,))
    high = 90.0, ALONE if is_alone else 130.0
    field = ui.Field(partial(_lie, sheet, is_counted, letter, before), grow=1, tells=told, high=high)
    return ui.section(say("results.curve"), field, told=words, drop=1, grow=int(is_alone))


def _lie(
    sheet: ScoreSheet, is_counted: bool, letter: float, before: Sequence[Sequence[int]], area: ui.Area
) -> Iterator[tuple[ui.Box, ui.Area]]:
    x, y, width, height = area
    curves = {seat: sheet.curve(seat) for seat in sheet.by_seat}
    stops = len(curves[0])
    before = before[: stops - 1]
    every = [*curves.values(), *before]
    most = max(10, -(-max(map(max, every)) // 10) * 10)
    least = min(0, min(map(min, every)) // 10 * 10)
    left, right = x + LEFT * letter, x + width - RIGHT * letter
    top, bottom = y + 6, y + height - BELOW * letter
    unit = (bottom - top) / (most - least)
    high = LABEL * 1.25 * letter

    def point(stop: float, value: float) -> ui.Point:
        return left + (right - left) * (stop / max(1, stops - 1)), bottom - unit * (value - least)

    for tick in sorted({least, 0, most // 2, most}):
        across, down = point(0, tick)
        yield ui.Art(ui.Pen.fill, AXIS), (across, down, right - left, 0.8)
        label = ui.Text(ui.number(tick), ui.Style.CAPTION, size=LABEL, align="right")
        yield label, (x, down - high / 2, left - 6 - x, high)
    names = [*_stretches(sheet.scoring, stops - 1, letter), (stops - 1.0, say("results.end"))]
    step = (right - left) / max(1, len(names) - 1)
    for place, (stop, name) in enumerate(names, 1):
        middle, _ = point(stop, least)
        wide = max(step, 42 * letter)
        shorter = (NUMERALS[place],) if place <= sheet.scoring.ages and place < len(names) else ()
        words = ui.Text(name, ui.Style.CAPTION, size=LABEL, align="center", shorter=shorter)
        yield words, (middle - wide / 2, bottom + 3, wide, high)
    for seat in curves if before else ():
        dots = tuple(point(stop, points[seat]) for stop, points in enumerate(before))
        yield ui.Art(_paint_line, dots, palette.PLAYERS[sheet.session.seats[seat].colour].colour, 0.9), area
    shown = stops if is_counted else stops - 1
    for seat in sorted(curves, reverse=True):
        colour = palette.PLAYERS[sheet.session.seats[seat].colour].colour
        dots = tuple(point(stop, value) for stop, value in enumerate(curves[seat][:shown]))
        yield ui.Art(_paint_line, dots, colour), area
        for stop, (across, down) in enumerate(dots):
            spot = (across - DOT / 2, down - DOT / 2, DOT, DOT)
            yield ui.Art(_paint_dot, colour, tells=_told(sheet, seat, stop, curves[seat])), spot
    if is_counted:
        yield from _ends(sheet, (right + 10, top, bottom), unit, least, letter)


def _told(sheet: ScoreSheet, seat: int, stop: int, curve: Sequence[int]) -> ui.Explanation:
    """What a dot says: the points after a round, and what it brought."""
    if stop == len(curve) - 1:
        return sheet.told_total(seat)
    name = ui.as_typed(sheet.session.seats[seat].name)
    words = [say("results.after_points", n=ui.number(curve[stop]))]
    if stop:
        words.append(say("results.after_change", change=ui.signed(curve[stop] - curve[stop - 1])))
    return ui.Explanation(say("results.after", name=name, round=stop + 1), remarks=tuple(words))


def _stretches(scoring: Scoring, rounds: int, letter: float = 1.0) -> list[tuple[float, str]]:
    """What stands under the curve: every age at the stop in its middle, or every few rounds their number."""
    in_age = scoring.rounds_in_age
    if scoring.ages:
        played = range(1, min(scoring.ages, rounds // in_age) + 1)
        by_numeral = letter > NUMERALS_FROM
        return [
            (in_age * (age - 0.5) - 0.5, NUMERALS[age] if by_numeral else scoring.say(f"ages.{age}")) for age in played
        ]
    step = max(1, -(-rounds // MOST_ROUND_NUMBERS))
    return [(number - 1, str(number)) for number in range(1, rounds + 1 - step // 2, step)]


def _ends(
    sheet: ScoreSheet, place: tuple[float, float, float], unit: float, least: int, letter: float
) -> Iterator[tuple[ui.Box, ui.Area]]:
    """The discs and totals at the right end, pushed apart so that none lies on another."""
    x, top, bottom = place
    gap = min((DISC + 3) * letter, (bottom - top + 16) / len(sheet.scores))
    heights = [bottom - unit * (score.total - least) for score in sheet.scores]
    for index in range(1, len(heights)):
        heights[index] = max(heights[index], heights[index - 1] + gap)
    excess = max(0.0, heights[-1] - (bottom + 8))
    side = min(DISC * letter, gap)
    for score, height in zip(sheet.scores, heights, strict=True):
        told, middle = sheet.told_total(score.seat), height - excess
        colour = sheet.session.seats[score.seat].colour
        area = (x, middle - gap / 2, side, gap)
        yield ui.disc(colour, min(DISC, side / letter), tells=told), area
        words = ui.Text(ui.number(score.total), ui.Style.FIGURE, size=min(14.5, gap / letter), tells=told)
        yield words, (x + side + 4, middle - gap / 2, (RIGHT - 14) * letter - side, gap)


def _paint_line(
    pen: ui.Pen, area: ui.Area, dots: tuple[ui.Point, ...], colour: palette.Colour, width: float = 2.0
) -> None:
    points = [pen.theme.rect(*dot, 1, 1).topleft for dot in dots]
    if len(points) > 1:
        pygame.draw.lines(pen.surface, palette.INK, False, points, pen.theme.px(width + 1.4))
        pygame.draw.lines(pen.surface, colour, False, points, pen.theme.px(width))


def _paint_dot(pen: ui.Pen, area: ui.Area, colour: palette.Colour) -> None:
    middle = pen.theme.rect(area[0] + area[2] / 2, area[1] + area[3] / 2, 1, 1).topleft
    pygame.draw.aacircle(pen.surface, palette.INK, middle, pen.theme.px(3.8))
    pygame.draw.aacircle(pen.surface, colour, middle, pen.theme.px(2.8))
