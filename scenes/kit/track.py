"""A track with a disc for every seat: where all stand, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.kit.numbers import number
from scenes.kit.pen import Pen
from scenes.kit.tracks import spread
from scenes.window.layout import Area
from sprites import palette

DISC, RAIL_HEIGHT, OVERLAP = 16.0, 12.0, 1.5
"""Units across a disc, of the groove below it, and how far the disc reaches into the groove."""

APART = 16.5
"""Least distance between the middles of two discs."""

NUMBERS_APART = 13.5
NUMBER_ROOM = 3.0
STEP_TIME = 60.0
"""Milliseconds that a disc takes from one value to the next."""


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


class LaidDisc(NamedTuple):
    """A disc of a track: the middle of where it lies over the groove, and its true place on the groove."""

    marker: Marker
    shown: float
    place: float
    y: float


def laid_discs(area: Area, track: Track, own: int) -> list[LaidDisc]:
    """The discs of a track in rising order, of those of equal value the one of colour `own` last."""
    x, _, width, _ = area
    unit = unit_of(area, track)
    markers = sorted(track.markers, key=lambda marker: (marker.value, marker.colour == own))
    places = [x + (marker.value - track.lowest) * unit for marker in markers]
    shown = spread(places, APART, x - 2, x + width + 2)
    y = _top(area) + DISC / 2
    return [LaidDisc(marker, at, place, y) for marker, at, place in zip(markers, shown, places, strict=True)]


def unit_of(area: Area, track: Track) -> float:
    """How far two neighbouring values lie apart."""
    return area[2] / (track.highest - track.lowest)


def _top(area: Area) -> float:
    """The upper end of the discs: discs and groove together lie in the middle of their row."""
    return area[1] + (area[3] - DISC - RAIL_HEIGHT + OVERLAP) / 2


def paint_track(pen: Pen, area: Area, track: Track, own: int) -> None:
    """The groove with its values, and a disc over it for every seat."""
    paint_groove(pen, area, track, own)
    for disc in laid_discs(area, track, own):
        pen.seat(disc.marker.colour, disc.shown, disc.y, DISC)


def paint_groove(pen: Pen, area: Area, track: Track, own: int) -> None:
    """The groove with its ticks and the values of all discs, each with a stem to its disc; those of colour `own`
    stand out.
    """
    x, _, width, _ = area
    top = _top(area) + DISC - OVERLAP
    rail, unit = top + RAIL_HEIGHT / 2, unit_of(area, track)
    pen.fill((x - 6, top, width + 12, RAIL_HEIGHT), palette.GROOVE, 0.9, radius=5)
    _ticks(pen, x, rail, unit, track)
    discs = laid_discs(area, track, own)
    for disc in discs:
        if disc.marker.then is not None and disc.marker.then != disc.marker.value:
            _foreseen(pen, x - track.lowest * unit, rail, unit, disc.marker)
    for disc in discs:
        tone = palette.PLAYERS[disc.marker.colour].colour if disc.marker.colour else palette.SHADOW_BAR
        pen.segment((disc.shown, disc.y), (disc.place, top + 2), 1.4, tone)
    own_values = {marker.value for marker in track.markers if marker.colour == own}
    values = sorted({marker.value for marker in track.markers})
    wished = [x + (value - track.lowest) * unit for value in values]
    shown_at = spread(wished, NUMBERS_APART, x - 2, x + width + 2)
    for value, place in zip(values, shown_at, strict=True):
        room = pen.wide(number(value), "number", 12.5) + NUMBER_ROOM
        pen.fill((place - room / 2, top + 1, room, RAIL_HEIGHT - 2), palette.GROOVE)
        colour = palette.WHAT_IF if value in own_values else palette.IVORY
        pen.text(number(value), place, rail, "number", 12.5, colour, align="center")


def _foreseen(pen: Pen, zero: float, rail: float, unit: float, marker: Marker) -> None:
    """A thin line in the seat's colour to a hollow disc where its own is about to be."""
    tone = palette.PLAYERS[marker.colour].colour
    start, end = zero + marker.value * unit, zero + (marker.then or 0) * unit
    pen.segment((start, rail), (end, rail), 2.0, tone)
    pen.dot(end, rail, 9.0, tone)
    pen.dot(end, rail, 5.0, palette.GROOVE)


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
