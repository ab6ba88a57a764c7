"""Charts as SVG: shares with their intervals, histograms and curves. The same figures make the same file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH, LEFT, RIGHT, LINE = 760, 200, 30, 22
"""Lengths in pixels: of the page, its margins, and what a row of words takes."""
HEIGHT = 220
"""How high the field of a histogram or of curves is."""
INKS = ("#2b5d8a", "#b3402e", "#3f7d4e", "#8a6d1d", "#6b4a8a", "#4a4a4a")
GREY = "#888888"


class Whisker(NamedTuple):
    """A row of a chart: a name, a value, and how far from low to high its interval reaches."""

    name: str
    value: float
    low: float
    high: float


class ChartPart(NamedTuple):
    """A part of a page: how high it is, and the elements of SVG that it is made of, from its own top on."""

    height: float
    elements: Sequence[str]


class _Axis(NamedTuple):
    """The values from left to right."""

    low: float
    high: float

    def x(self, value: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (value - self.low) / (self.high - self.low), 1)

    def ticks(self, bottom: float) -> list[str]:
        """Upright lines at round values, from the top of a field to its bottom, and what they mean below."""
        return [
            element
            for value in _round_values(self.low, self.high)
            for element in (
                _line(self.x(value), LINE, self.x(value), bottom, "#dddddd"),
                _text(self.x(value), bottom + 15, f"{value:g}", "middle", GREY),
            )
        ]


def page(title: str, charts: Sequence[ChartPart]) -> str:
    """A whole file: a title, and the charts below each other."""
    parts, y = [_text(20, 28, title, size=17)], 50.0
    for chart in charts:
        parts.append(f'<g transform="translate(0 {y:g})">{"".join(chart.elements)}</g>')
        y += chart.height + 20
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y:g}" width="{WIDTH}" height="{y:g}" '
        f'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="white"/>'
        f"{''.join(parts)}</svg>\n"
    )


def whiskers(title: str, rows: Sequence[Whisker], chance: float | None = None) -> ChartPart:
    """A row for each value, with its interval; a dashed line where chance alone would bring it."""
    values = [number for row in rows for number in row[1:]] + ([] if chance is None else [chance])
    axis = _spanning(values)
    bottom = LINE + LINE * len(rows)
    elements = [_text(LEFT, 12, title), *axis.ticks(bottom)]
    if chance is not None:
        elements.append(_line(axis.x(chance), LINE, axis.x(chance), bottom, GREY, dashes="4 3"))
    for number, row in enumerate(rows):
        y = LINE + LINE * (number + 0.5)
        elements.append(_text(LEFT - 10, y + 4, row.name, "end"))
        elements.append(_line(axis.x(row.low), y, axis.x(row.high), y, INKS[0], width=2))
        elements.append(f'<circle cx="{axis.x(row.value):g}" cy="{y:g}" r="4" fill="{INKS[0]}"/>')
    return ChartPart(bottom + LINE, elements)


def histogram(title: str, groups: Mapping[str, Sequence[float]], columns: int = 20) -> ChartPart:
    """How often values fall into columns of one width, a stepped line for each group."""
    axis = _spanning([value for values in groups.values() for value in values])
    width = (axis.high - axis.low) / columns
    counts = {name: [0] * columns for name in groups}
    for name, values in groups.items():
        for value in values:
            counts[name][min(columns - 1, floor((value - axis.low) / width))] += 1
    most = max((count for each in counts.values() for count in each), default=0) or 1
    lines = {
        name: [
            point
            for column, count in enumerate(each)
            for point in ((axis.low + column * width, count), (axis.low + (column + 1) * width, count))
        ]
        for name, each in counts.items()
    }
    return _field(title, axis, (0, most), lines)


def curves(title: str, lines: Mapping[str, Sequence[float]]) -> ChartPart:
    """Values one after the other, such as the rounds of a training, a line for each name."""
    values = [value for each in lines.values() for value in each]
    low, high = _spanning(values)
    axis = _Axis(1, max(2, *(len(each) for each in lines.values())) if lines else 2)
    points = {name: list(enumerate(each, 1)) for name, each in lines.items()}
    return _field(title, axis, (low, high), points)


def _field(
    title: str, axis: _Axis, height: tuple[float, float], lines: Mapping[str, Sequence[tuple[float, float]]]
) -> ChartPart:
    low, high = height
    bottom = LINE + HEIGHT
    elements = [_text(LEFT, 12, title), *axis.ticks(bottom)]
    for value in _round_values(low, high):
        y = bottom - HEIGHT * (value - low) / (high - low)
        elements.append(_text(LEFT - 10, y + 4, f"{value:g}", "end", GREY))
    for number, (name, points) in enumerate(lines.items()):
        ink = INKS[number % len(INKS)]
        path = " ".join(f"{axis.x(x):g},{bottom - HEIGHT * (y - low) / (high - low):.1f}" for x, y in points)
        elements.append(f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2"/>')
        elements.append(_text(20, LINE + LINE * (number + 0.7), name, ink=ink))
    return ChartPart(bottom + LINE, elements)


def _spanning(values: Sequence[float]) -> _Axis:
    """From the least to the greatest of some values; a little around them where all are the same."""
    low, high = min(values, default=0.0), max(values, default=0.0)
    return _Axis(low, high) if high > low else _Axis(low - 1, high + 1)


def _round_values(low: float, high: float) -> list[float]:
    """About five round numbers between two values."""
    rough = (high - low) / 5
    power = 10 ** floor(log10(rough))
    step = next(step * power for step in (1, 2, 5, 10) if step * power >= rough)
    return [round(step * number, 10) for number in range(ceil(low / step), floor(high / step) + 1)]


def _text(x: float, y: float, words: str, anchor: str = "start", ink: str = "black", size: int = 12) -> str:
    said = escape(words, quote=False)
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{ink}" font-size="{size}">{said}</text>'


def _line(x: float, y: float, to_x: float, to_y: float, ink: str, width: int = 1, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<path d="M{x:g} {y:g}L{to_x:g} {to_y:g}" stroke="{ink}" stroke-width="{width}"{dashed}/>'
