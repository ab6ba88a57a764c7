"""Figures on paper: bars, shares with how sure they are, and a curve with the band in which most games lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import ceil
from typing import NamedTuple, Unpack

import pygame

from game.records.statistics import Rate
from game.text.sentences import Sentences
from scenes import ui
from scenes.table.panels.book import HAIR
from sprites.paint import palette
from sprites.things import book

say = Sentences("screens")

PALE = palette.hex_colour("#D9B77C")
BAR_HIGH, BAR_TALL = 13.0, 22.0
"""How high a bar is, and how high the bars of categories become where the page has room."""
LABEL, DOT = 13.0, 7.0
MOST_NUMBERS = 10
"""How many rounds are numbered under a curve at most."""

LEFT, BELOW, ABOVE = 30.0, 19.0, 5.0
"""Units beside a curve for its scale, and under it for the rounds, for letters as they were drawn; those above it."""


def bar(value: float, least: float, most: float, colour: palette.Colour, tells: ui.Told) -> ui.Box:
    """A number as a bar from 0, on a scale that others share."""
    high = BAR_HIGH, BAR_TALL
    return ui.Art(_paint_bar, value, least, most, colour, high=high, grow=1, wide=(30, 80), tells=tells)


def _paint_bar(pen: ui.Pen, area: ui.Area, value: float, least: float, most: float, colour: palette.Colour) -> None:
    x, y, width, height = area
    high = min(height, BAR_TALL)
    unit = width / ((most - least) or 1)
    zero = x - least * unit
    top = y + (height - high) / 2
    pen.fill((x, y + height / 2 - HAIR / 2, width, HAIR), book.FAINT_INK, 0.25)
    pen.fill((zero, top - 2, HAIR, high + 4), book.FAINT_INK, 0.7)
    left, right = sorted((zero, zero + value * unit))
    if right - left >= 1:
        pen.fill((left, top, right - left, high), palette.INK, 0.7, 2)
        pen.fill((left + 0.6, top + 0.6, right - left - 1.2, high - 1.2), colour, 1.0, 2)
        pen.fill((left + 0.6, top + 0.6, right - left - 1.2, high * 0.4), palette.WHITE, 0.14, 2)


def share_bar(
    share: Rate, tells: ui.Told, fair: float | None = None, wide: ui.Span = (40.0, 90.0), pad: ui.Pad = 0.0
) -> ui.Box:
    """A share of all, the bounds between which the true one lies, and a mark where chance alone would have it."""
    return ui.Art(_paint_share, share, fair, high=BAR_HIGH, grow=1, wide=wide, pad=pad, tells=tells)


def _paint_share(pen: ui.Pen, area: ui.Area, share: Rate, fair: float | None) -> None:
    x, y, width, height = area
    middle = y + height / 2
    pen.fill((x, middle - HAIR / 2, width, HAIR), book.FAINT_INK, 0.55)
    for end in (x, x + width - HAIR):
        pen.fill((end, middle - 4, HAIR, 8), book.FAINT_INK, 0.55)
    if not share.tries:
        return
    low, high = (x + width * bound for bound in share.bounds)
    pen.fill((low, middle - BAR_HIGH / 2, max(2.0, high - low), BAR_HIGH), PALE, 0.9, 3)
    if fair is not None:
        pen.fill((x + width * fair - 0.8, middle - BAR_HIGH * 0.75, 1.6, BAR_HIGH * 1.5), book.INK, 0.45)
    pen.dot(x + width * share.share, middle, BAR_HIGH * 0.8, book.RED_INK)


class AverageCurve(NamedTuple):
    """The averages after each round and at the end, the bounds of the middle half of games, the averages of others."""

    means: tuple[float, ...]
    spread: tuple[tuple[float, float], ...]
    others: tuple[float, ...]


def key_of_curve(has_others: bool, tells: ui.Told) -> ui.Row:
    """What the lines and the band of a curve are."""
    kinds = {"mean": _swatch_of_mean, "band": _swatch_of_band, **({"others": _swatch_of_others} if has_others else {})}
    parts: list[ui.Box | float] = []
    for name, paint in kinds.items():
        words = ui.Text(say(f"statistics.key_{name}"), ui.Style.CAPTION, size=LABEL, colour=book.FAINT_INK, tells=tells)
        parts += [ui.Art(paint, wide=22, high=12, margin=(12 if parts else 0, 0, 0, 0), tells=tells), words]
    return ui.Row(*parts, ui.Gap(grow=1), gap=7, drop=3)


def _swatch_of_mean(pen: ui.Pen, area: ui.Area) -> None:
    x, y, width, height = area
    pen.fill((x, y + height / 2 - 1.1, width, 2.2), book.RED_INK, 1.0)
    pen.dot(x + width / 2, y + height / 2, DOT, book.RED_INK)


def _swatch_of_band(pen: ui.Pen, area: ui.Area) -> None:
    pen.fill((area[0], area[1] + 1, area[2], area[3] - 2), PALE, 0.6, 1)


def _swatch_of_others(pen: ui.Pen, area: ui.Area) -> None:
    pen.fill((area[0], area[1] + area[3] / 2 - 0.5, area[2], 1.0), book.FAINT_INK, 1.0)


def curve(course: AverageCurve, dots: Sequence[ui.Told], letter: float, **kinds: Unpack[ui.Kinds]) -> ui.Box:
    """The course as a line in its band; dots: what each of its dots says."""
    return ui.Field(partial(_lie, course, dots, letter), **kinds)


def _lie(
    course: AverageCurve, tells: Sequence[ui.Told], letter: float, area: ui.Area
) -> Iterator[tuple[ui.Box, ui.Area]]:
    x, y, width, height = area
    letter = max(1.0, letter)  # in small windows letters are no smaller than they can be read
    every = [*course.means, *(bound for pair in course.spread for bound in pair), *course.others]
    most = max(10.0, ceil(max(every) / 10) * 10)
    least = min(0.0, min(every) // 10 * 10)
    left, right = x + LEFT * letter, x + width - DOT
    top, bottom = y + ABOVE, y + height - BELOW * letter
    stops = max(1, len(course.means) - 1)
    high = LABEL * 1.25 * letter

    def point(stop: int, value: float) -> ui.Point:
        return left + (right - left) * stop / stops, bottom - (bottom - top) * (value - least) / (most - least)

    for tick in sorted({least, 0.0, most / 2, float(most)}):
        across, down = point(0, tick)
        yield ui.Art(ui.Pen.fill, book.FAINT_INK, 0.3), (across, down, right - left, HAIR)
        words = ui.Text(ui.number(round(tick)), ui.Style.CAPTION, size=LABEL, colour=book.FAINT_INK, align="right")
        yield words, (x, max(y, down - high / 2), left - 6 - x, high)
    step = max(1, -(-stops // MOST_NUMBERS))
    names = {stop: str(stop + 1) for stop in range(0, stops - step // 2, step)}
    for stop, name in {**names, stops: say("results.end")}.items():
        middle, wide = point(stop, least)[0], 40 * letter
        words = ui.Text(
            name, ui.Style.CAPTION, size=LABEL, colour=book.FAINT_INK, align="center" if stop < stops else "right"
        )
        yield words, (min(middle - wide / 2, x + width - wide), bottom + 2, wide, high)
    lows = tuple(point(stop, low) for stop, (low, _) in enumerate(course.spread))
    highs = tuple(point(stop, high) for stop, (_, high) in enumerate(course.spread))
    yield ui.Art(_paint_band, lows, highs), area
    others = tuple(point(stop, value) for stop, value in enumerate(course.others))
    yield ui.Art(_paint_line, others, book.FAINT_INK, 1.0), area
    line = tuple(point(stop, value) for stop, value in enumerate(course.means))
    yield ui.Art(_paint_line, line, book.RED_INK, 2.2), area
    side = min(DOT, (right - left) / stops)
    for told, (across, down) in zip(tells, line, strict=True):
        yield (
            ui.Art(_paint_dot, tells=told),
            (across - side / 2, max(y, down - DOT / 2), side, DOT),
        )


def _pixels(pen: ui.Pen, dots: Sequence[ui.Point]) -> list[tuple[int, int]]:
    return [pen.theme.rect(*dot, 1, 1).topleft for dot in dots]


def _paint_band(pen: ui.Pen, area: ui.Area, lows: tuple[ui.Point, ...], highs: tuple[ui.Point, ...]) -> None:
    rect = pen.theme.rect(*area)
    outline = [(x - rect.x, y - rect.y) for x, y in _pixels(pen, (*lows, *reversed(highs)))]
    if len(outline) > 3:
        band = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.polygon(band, (*PALE[:3], 150), outline)
        pen.surface.blit(band, rect)


def _paint_line(pen: ui.Pen, area: ui.Area, dots: tuple[ui.Point, ...], colour: palette.Colour, width: float) -> None:
    points = _pixels(pen, dots)
    if len(points) > 1:
        pygame.draw.lines(pen.surface, colour, False, points, pen.theme.px(width))
        if width > 1:
            pygame.draw.aalines(pen.surface, colour, False, points)


def _paint_dot(pen: ui.Pen, area: ui.Area) -> None:
    x, y, width, height = area
    pen.dot(x + width / 2, y + height / 2, min(width, height), book.RED_INK)
