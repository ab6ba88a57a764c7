"""A track with a disc for every seat: where all stand, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from scenes.tables.layout import Area
from scenes.tables.numbers import number
from scenes.tables.pen import Pen
from sprites import palette

DISC = 17.0
APART, HEAPED = 17.5, 10.0
"""Least distances between the middles of two discs: of different values, and of the same value."""

NUMBERS_APART = 13.5

GROOVE = palette.hex_colour("#060C08")
RAIL_HEIGHT = 7.0


class Marker(NamedTuple):
    """A disc: whose it is, its value, and the value it is about to reach where that is known."""

    colour: int
    value: int
    then: int | None = None


class Track(NamedTuple):
    """One track from `lowest` to `highest`; `mark` is a value marked red, such as the Strength of the War."""

    markers: tuple[Marker, ...]
    lowest: int
    highest: int
    mark: int | None


def ceiling(markers: Sequence[Marker], least: int, step: int) -> int:
    """The end of a track: the first multiple of `step` above every value, at least `least`."""
    values = (value for marker in markers for value in (marker.value, marker.then) if value is not None)
    highest = max([least - 1, *values])
    return (highest // step + 1) * step


def spread(places: Sequence[float], apart: Sequence[float], left: float, right: float) -> list[float]:
    """The places, in rising order, moved as little as needed to lie between `left` and `right` and not too close.

    `apart` has the least distance of every place from the one before it; the first of them means nothing.
    """
    moved: list[float] = []
    for place, distance in zip(places, apart, strict=True):
        moved.append(max(place, moved[-1] + distance) if moved else max(place, left))
    limit = right
    for index in range(len(moved) - 1, -1, -1):
        moved[index] = min(moved[index], limit)
        limit = moved[index] - apart[index]
    return _relaxed(list(places), moved, apart, left)


def _relaxed(wished: list[float], moved: list[float], apart: Sequence[float], left: float) -> list[float]:
    """Groups of touching places shifted back so that each group's middle lies over the middle of its wishes."""
    start = 0
    for index in range(1, len(moved) + 1):
        if index < len(moved) and moved[index] - moved[index - 1] <= apart[index] + 0.01:
            continue
        drift = sum(moved[start:index]) / (index - start) - sum(wished[start:index]) / (index - start)
        floor = (moved[start - 1] + apart[start]) if start else left
        drift = min(drift, moved[start] - floor)
        if drift > 0:
            moved[start:index] = [place - drift for place in moved[start:index]]
        start = index
    return moved


def paint_track(pen: Pen, area: Area, track: Track, own: int) -> None:
    """The rail with its ticks, a disc for every seat, the values below; those of colour `own` stand out."""
    x, y, width, row = area
    rail = y + row * 0.59
    unit = width / (track.highest - track.lowest)
    pen.fill((x - 5, rail - RAIL_HEIGHT / 2, width + 10, RAIL_HEIGHT), GROOVE, 0.9, radius=3.5)
    _ticks(pen, x, rail, unit, track)
    markers = sorted(track.markers, key=lambda marker: (marker.value, marker.colour == own))
    for marker in markers:
        if marker.then is not None and marker.then != marker.value:
            _foreseen(pen, x - track.lowest * unit, rail, unit, marker)
    true = [x + (marker.value - track.lowest) * unit for marker in markers]
    apart = [APART] + [HEAPED if before == here else APART for before, here in pairwise(true)]
    for marker, place, shown in zip(markers, true, spread(true, apart, x - 2, x + width + 2), strict=True):
        tone = palette.PLAYERS[marker.colour].colour if marker.colour else palette.SHADOW_BAR
        disc_y = y + DISC / 2
        pen.segment((shown, disc_y + DISC / 2 - 2), (place, rail), 1.2, palette.mix(tone, (0, 0, 0), 0.1))
        pen.dot(place, rail, 4.6, tone)
        pen.seat(marker.colour, shown, disc_y, DISC)
    own_values = {marker.value for marker in markers if marker.colour == own}
    values = sorted({marker.value for marker in markers})
    wished = [x + (value - track.lowest) * unit for value in values]
    shown_at = spread(wished, [NUMBERS_APART] * len(wished), x - 4, x + width + 4)
    for value, place in zip(values, shown_at, strict=True):
        colour = palette.WHAT_IF if value in own_values else palette.SECONDARY
        pen.text(number(value), place, rail + RAIL_HEIGHT / 2 + 6, "number", 12.5, colour, align="center")


def _foreseen(pen: Pen, zero: float, rail: float, unit: float, marker: Marker) -> None:
    """A thin line in the seat's colour to a hollow disc where its own is about to be."""
    tone = palette.PLAYERS[marker.colour].colour
    start, end = zero + marker.value * unit, zero + (marker.then or 0) * unit
    pen.segment((start, rail), (end, rail), 2.0, tone)
    pen.dot(end, rail, 9.0, tone)
    pen.dot(end, rail, 5.0, GROOVE)


def _ticks(pen: Pen, x: float, rail: float, unit: float, track: Track) -> None:
    """Fine ticks at every value or every fifth, and the red mark."""
    step = 1 if unit >= 7 else 5
    for value in range(track.lowest, track.highest + 1):
        if value % step == 0:
            long = value % 5 == 0
            pen.fill(
                (x + (value - track.lowest) * unit - 0.5, rail - (3 if long else 1.5), 1, 6 if long else 3),
                palette.BRASS,
                0.6,
            )
    if track.mark is not None:
        pen.fill((x + (track.mark - track.lowest) * unit - 1, rail - 8, 2, 16), palette.ERROR)
