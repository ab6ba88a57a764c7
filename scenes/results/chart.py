"""A chart of a finished game: a line for every side through what it had at each stop, and whose it is at its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame

from scenes import ui
from scenes.results.bars import AXIS
from sprites.paint import palette

LABEL, DOT, END = 13.0, 8.0, 18.0
"""The size of letters, the room of a dot, and the disc or face at the end of a line."""

DENSE = 15.0
"""Units between two dots at least, where a line has many stops."""

LEFT, RIGHT, BELOW = 30.0, 64.0, 20.0
"""Units beside the lines for their scale and their ends, and under them for the stops, for letters as they were drawn.
"""

LINE, BEFORE = 2.0, 0.9
MARK = 5.0
"""The radius of the ring around a dot that is marked."""


class Line(NamedTuple):
    """What a side had at each stop; `told` is what the dot of a stop says, `end` stands with the last value at the end.

    `before` is what it had in the game that a branch has left: a thinner line.
    """

    values: tuple[int, ...]
    colour: palette.Colour
    told: Callable[[int], ui.Explanation]
    end: ui.Box
    before: tuple[int, ...] = ()


class AxisMark(NamedTuple):
    """What stands under a stop, in words and in shorter ones."""

    stop: float
    words: str
    shorter: tuple[str, ...] = ()


class LineChart(NamedTuple):
    """Lines, the first of them in front, over the numbers of `ticks`; until it `is_ended` their last stop is not seen.

    `mark` is a stop of a line that is ringed: the number of the line, that of the stop, and what it says.
    """

    lines: tuple[Line, ...]
    ticks: tuple[int, ...]
    stretches: tuple[AxisMark, ...]
    is_ended: bool = True
    mark: tuple[int, int, ui.Explanation] | None = None


def lie_chart(chart: LineChart, letter: float, area: ui.Area) -> Iterator[tuple[ui.Box, ui.Area]]:
    """The boxes of a chart in its area; `letter` is the size of letters."""
    x, y, width, height = area
    stops = len(chart.lines[0].values)
    least, most = min(chart.ticks), max(chart.ticks)
    left, right = x + LEFT * letter, x + width - RIGHT * letter
    top, bottom = y + 6, y + height - BELOW * letter
    unit = (bottom - top) / (most - least)
    high = LABEL * 1.25 * letter

    def point(stop: float, value: float) -> ui.Point:
        return left + (right - left) * (stop / max(1, stops - 1)), bottom - unit * (value - least)

    for tick in sorted(set(chart.ticks)):
        across, down = point(0, tick)
        yield ui.Art(ui.Pen.fill, AXIS), (across, down, right - left, 0.8)
        label = ui.Text(ui.number(tick), ui.Style.CAPTION, size=LABEL, align="right")
        yield label, (x, down - high / 2, left - 6 - x, high)
    step = (right - left) / max(1, len(chart.stretches) - 1)
    for stop, name, shorter in chart.stretches:
        middle, _ = point(stop, least)
        wide = max(step, 42 * letter)
        words = ui.Text(name, ui.Style.CAPTION, size=LABEL, align="center", shorter=shorter)
        yield words, (middle - wide / 2, bottom + 3, wide, high)
    for line in chart.lines:
        dots = tuple(point(stop, value) for stop, value in enumerate(line.before[:stops]))
        yield ui.Art(_paint_line, dots, line.colour, BEFORE), area
    shown = stops if chart.is_ended else _before_the_end(chart.lines)
    apart = max(1, -(-int(DENSE * max(1, stops - 1)) // max(1, int(right - left))))
    for line in reversed(chart.lines):
        dots = tuple(point(stop, value) for stop, value in enumerate(line.values[:shown]))
        yield ui.Art(_paint_line, dots, line.colour, LINE), area
        for stop in range((shown - 1) % apart, shown, apart):
            yield ui.Art(_paint_dot, line.colour, tells=line.told(stop)), _spot(dots[stop])
    if chart.mark:
        number, stop, told = chart.mark
        line = chart.lines[number]
        yield ui.Art(_paint_mark, line.colour, tells=told), _spot(point(stop, line.values[stop]))
    if chart.is_ended:
        yield from _ends(chart.lines, (right + 10, top, bottom), unit, least, letter)


def _before_the_end(lines: Sequence[Line]) -> int:
    """How many stops there are before the first one that gives the end away: where nothing more is scored after the
    last round, that is its stop already.
    """
    last = len(lines[0].values) - 1
    while last > 1 and all(line.values[last - 1] == line.values[-1] for line in lines):
        last -= 1
    return last


def _spot(dot: ui.Point) -> ui.Area:
    return dot[0] - DOT / 2, dot[1] - DOT / 2, DOT, DOT


def _ends(
    lines: Sequence[Line], place: tuple[float, float, float], unit: float, least: int, letter: float
) -> Iterator[tuple[ui.Box, ui.Area]]:
    """What stands at the right end, with the last values, pushed apart so that none lies on another."""
    x, top, bottom = place
    gap = min((END + 3) * letter, (bottom - top + 16) / len(lines))
    ends = sorted(lines, key=lambda line: -line.values[-1])
    heights = [bottom - unit * (line.values[-1] - least) for line in ends]
    for index in range(1, len(heights)):
        heights[index] = max(heights[index], heights[index - 1] + gap)
    side = min(END * letter, gap)
    excess = max(0.0, heights[-1] - (bottom + 2 - side / 2))
    for line, height in zip(ends, heights, strict=True):
        told, middle = line.told(len(line.values) - 1), height - excess
        yield line.end, (x, middle - gap / 2, side, gap)
        size = min(14.5, gap / letter)
        words = ui.Text(ui.number(line.values[-1]), ui.Style.FIGURE, size=size, tells=told)
        yield words, (x + side + 4, middle - gap / 2, (RIGHT - 14) * letter - side, gap)


def _paint_line(pen: ui.Pen, area: ui.Area, dots: tuple[ui.Point, ...], colour: palette.Colour, width: float) -> None:
    points = [pen.theme.rect(*dot, 1, 1).topleft for dot in dots]
    if len(points) > 1:
        pygame.draw.lines(pen.surface, palette.INK, False, points, pen.theme.px(width + 1.4))
        pygame.draw.lines(pen.surface, colour, False, points, pen.theme.px(width))


def _paint_dot(pen: ui.Pen, area: ui.Area, colour: palette.Colour) -> None:
    middle = pen.theme.rect(area[0] + area[2] / 2, area[1] + area[3] / 2, 1, 1).topleft
    pygame.draw.aacircle(pen.surface, palette.INK, middle, pen.theme.px(3.8))
    pygame.draw.aacircle(pen.surface, colour, middle, pen.theme.px(2.8))


def _paint_mark(pen: ui.Pen, area: ui.Area, colour: palette.Colour) -> None:
    middle = pen.theme.rect(area[0] + area[2] / 2, area[1] + area[3] / 2, 1, 1).topleft
    for tone, radius in ((palette.INK, MARK + 2.4), (palette.BRASS_LIGHT, MARK + 1.4), (palette.INK, MARK - 0.4)):
        pygame.draw.aacircle(pen.surface, tone, middle, pen.theme.px(radius))
    pygame.draw.aacircle(pen.surface, colour, middle, pen.theme.px(MARK - 1.4))
