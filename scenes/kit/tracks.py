"""A track with a disc for every seat: where all stand, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple, Unpack

from scenes.kit.box import Box, Extent, Ink, Kinds, Told
from scenes.kit.boxes import Gap, Row
from scenes.kit.fitting import Either
from scenes.kit.grid import Grid
from scenes.kit.laid import Sheet
from scenes.kit.leaves import glyph, heading, plate
from scenes.kit.looks import SeatLook
from scenes.kit.numbers import number
from scenes.kit.pen import Pen
from scenes.kit.text import FLOOR
from scenes.window.layout import Area, Place
from sprites import palette
from sprites.theme import Theme

ZONE = "tracks"
DISC, RAIL_HEIGHT, OVERLAP = 16.0, 12.0, 1.5
"""Units across a disc, of the groove below it, and how far the disc reaches into the groove."""

WHOLE = DISC + RAIL_HEIGHT - OVERLAP
APART = 16.5
"""Least distance between the middles of two discs."""

NUMBERS_APART = 13.5
NUMBER_ROOM = 3.0
STEP_TIME = 60.0
"""Milliseconds that a disc takes from one value to the next."""

DISCS_Z = 6


class Marker(NamedTuple):
    """A disc: its name on the table, whose colour, its value, the value it is about to reach where that is known, what
    it says of itself, and its caption.
    """

    name: str
    colour: int
    value: int
    then: int | None
    told: Told
    caption: str


class _Mark(NamedTuple):
    """What is painted of a disc on its groove."""

    colour: int
    value: int
    then: int | None


class _Groove(NamedTuple):
    """A groove from `lowest` to `highest`; `red` is a value marked red."""

    marks: tuple[_Mark, ...]
    lowest: int
    highest: int
    own: int
    red: int | None


def ceiling(markers: Sequence[Marker], least: int, step: int) -> int:
    """The end of a track: the first multiple of `step` above every value, at least `least`."""
    values = (value for marker in markers for value in (marker.value, marker.then) if value is not None)
    highest = max([least - 1, *values])
    return (highest // step + 1) * step


class Track(Box):
    """A groove from `lowest` to `highest` with the values of all discs, and the discs over it, which are pieces.

    Those of the colour `own` stand out; `red` is a value marked red, such as the Strength of the War.
    """

    __slots__ = ("_groove", "markers")

    def __init__(
        self,
        markers: Sequence[Marker],
        lowest: int,
        highest: int,
        own: int,
        red: int | None = None,
        **kinds: Unpack[Kinds],
    ) -> None:
        super().__init__(**kinds)
        self.markers = tuple(sorted(markers, key=lambda marker: (marker.value, marker.colour == own)))
        marks = tuple(_Mark(marker.colour, marker.value, marker.then) for marker in self.markers)
        self._groove = _Groove(marks, lowest, highest, own, red)

    def content_width(self, theme: Theme) -> Extent:
        """All discs side by side, twice as long so that they can be told apart by their places; small ones at least."""
        wide = 2 * len(self.markers) * APART
        return Extent(wide * min(1.0, theme.letter), wide * theme.letter)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """Discs and groove; small ones at least."""
        return Extent(WHOLE * min(1.0, theme.letter) * FLOOR, WHOLE * theme.letter)

    def inks(self, theme: Theme, area: Area) -> Iterator[Ink]:
        """The groove."""
        yield Ink(_paint_groove, area, (self._groove, _size(theme, area, len(self.markers))))

    def spread(self, theme: Theme, area: Area) -> Iterator[tuple[Box, Area]]:
        """The discs, which move along their track value by value."""
        size = _size(theme, area, len(self.markers))
        side, glide = DISC * size, STEP_TIME / _unit(area, self._groove)
        for order, (marker, (_, shown, _, y)) in enumerate(
            zip(self.markers, _laid(area, self._groove, size), strict=True)
        ):
            place = partial(
                Place, look=SeatLook(marker.colour, side), z=DISCS_Z + order, zone=ZONE, caption=marker.caption,
                is_flat=True, is_note=True, glide=glide,
            )  # fmt: skip
            yield (
                Box(name=marker.name, place=place, tells=marker.told),
                (shown - side / 2, y - side / 2, side, side),
            )


class TrackRow(NamedTuple):
    """A track, its sign and its name, and what it is."""

    sign: str
    label: str
    track: Track
    told: Told


def tracks(rows: Sequence[TrackRow], label: float = 86.0) -> Sheet:
    """The panel of all tracks; `label` is the width of their names, which leave where there is no room for them, 0 for
    signs alone.
    """
    forms = (True, False) if label else (False,)
    return Sheet(Either(*(_grid(rows, label, is_named) for is_named in forms)), zone=ZONE)


def _grid(rows: Sequence[TrackRow], label: float, is_named: bool) -> Grid:
    cells = [(_named(row, label, is_named), row.track) for row in rows]
    kinds: list[Kinds] = [{"grow": 1.0} for _ in rows]
    return Grid(cells, grows=(0.0, 1.0), row_kinds=kinds, pad=(0, 1, 12, 3), back=(plate(),))


def _named(row: TrackRow, label: float, is_named: bool) -> Row:
    """The sign and the name of a track; discs at its beginning reach over it by half a disc."""
    return Row(
        glyph(row.sign, 19),
        *((heading(row.label),) if is_named else ()),
        Gap(grow=1),
        gap=6,
        wide=label - DISC / 2 if is_named else None,
        pad=(8, 0, 0, 0),
        margin=(0, 0, DISC / 2, 0),
        name=f"track {row.sign}",
        tells=row.told,
    )


def spread(places: Sequence[float], apart: float, left: float, right: float) -> list[float]:
    """The places, in rising order, moved as little as needed to lie between `left` and `right`, each at least `apart`
    from the one before it.
    """
    moved: list[float] = []
    for place in places:
        moved.append(max(place, moved[-1] + apart) if moved else max(place, left))
    limit = right
    for index in range(len(moved) - 1, -1, -1):
        moved[index] = min(moved[index], limit)
        limit = moved[index] - apart
    return _relaxed(list(places), moved, apart, left)


def _relaxed(wished: list[float], moved: list[float], apart: float, left: float) -> list[float]:
    """Groups of touching places shifted back so that each group's middle lies over the middle of its wishes."""
    start = 0
    for index in range(1, len(moved) + 1):
        if index < len(moved) and moved[index] - moved[index - 1] <= apart + 0.01:
            continue
        drift = sum(moved[start:index]) / (index - start) - sum(wished[start:index]) / (index - start)
        floor = (moved[start - 1] + apart) if start else left
        drift = min(drift, moved[start] - floor)
        if drift > 0:
            moved[start:index] = [place - drift for place in moved[start:index]]
        start = index
    return moved


class _LaidDisc(NamedTuple):
    """A disc of a track: the middle of where it lies over the groove, and its true place on the groove."""

    mark: _Mark
    shown: float
    place: float
    y: float


def _size(theme: Theme, area: Area, count: int) -> float:
    """How large so many discs, the groove and the numbers are: as the letters, or less where there is no room."""
    return min(theme.letter, area[3] / WHOLE, area[2] / (2 * APART * max(1, count)))


def _line(area: Area) -> tuple[float, float]:
    """Left end and length of what is measured: its ends are half a disc inside the groove's."""
    return area[0] + 6, area[2] - 12


def _unit(area: Area, groove: _Groove) -> float:
    """How far two neighbouring values lie apart."""
    return _line(area)[1] / (groove.highest - groove.lowest)


def _top(area: Area, size: float) -> float:
    """The upper end of the discs: discs and groove together lie in the middle of their row."""
    return area[1] + (area[3] - WHOLE * size) / 2


def _laid(area: Area, groove: _Groove, size: float) -> list[_LaidDisc]:
    """The discs in rising order, of those of equal value the own one last."""
    x, width = _line(area)
    unit = _unit(area, groove)
    places = [x + (mark.value - groove.lowest) * unit for mark in groove.marks]
    shown = spread(places, APART * size, x - 2, x + width + 2)
    y = _top(area, size) + DISC * size / 2
    return [
        _LaidDisc(mark, at, place, y) for mark, at, place in zip(groove.marks, shown, places, strict=True)
    ]


def _paint_groove(pen: Pen, area: Area, groove: _Groove, size: float) -> None:
    """The groove with its ticks and the values of all discs, each with a stem to its disc; the own ones stand out."""
    x, width = _line(area)
    unit, high = _unit(area, groove), RAIL_HEIGHT * size
    top = _top(area, size) + (DISC - OVERLAP) * size
    rail, zero = top + high / 2, x - groove.lowest * unit
    pen.fill((x - 6, top, width + 12, high), palette.GROOVE, 0.9, radius=5)
    _ticks(pen, zero, rail, unit, groove)
    for mark in groove.marks:
        if mark.then is not None and mark.then != mark.value:
            _foreseen(pen, zero, rail, unit, mark)
    for disc in _laid(area, groove, size):
        tone = palette.PLAYERS[disc.mark.colour].colour if disc.mark.colour else palette.SHADOW_BAR
        pen.segment((disc.shown, disc.y), (disc.place, top + 2), 1.4, tone)
    own_values = {mark.value for mark in groove.marks if mark.colour == groove.own}
    values = sorted({mark.value for mark in groove.marks})
    wished = [zero + value * unit for value in values]
    shown_at = spread(wished, NUMBERS_APART * size, x - 2, x + width + 2)
    for value, place in zip(values, shown_at, strict=True):
        room = pen.wide(number(value), "number", 12.5 * size) + NUMBER_ROOM
        pen.fill((place - room / 2, top + 1, room, high - 2), palette.GROOVE)
        colour = palette.WHAT_IF if value in own_values else palette.IVORY
        pen.text(number(value), place, rail, "number", 12.5 * size, colour, align="center")


def _foreseen(pen: Pen, zero: float, rail: float, unit: float, mark: _Mark) -> None:
    """A thin line in the seat's colour to a hollow disc where its own is about to be."""
    tone = palette.PLAYERS[mark.colour].colour
    start, end = zero + mark.value * unit, zero + (mark.then or 0) * unit
    pen.segment((start, rail), (end, rail), 2.0, tone)
    pen.dot(end, rail, 9.0, tone)
    pen.dot(end, rail, 5.0, palette.GROOVE)


def _ticks(pen: Pen, zero: float, rail: float, unit: float, groove: _Groove) -> None:
    """Fine ticks at every value or every fifth, and the red mark."""
    step = 1 if unit >= 7 else 5
    for value in range(groove.lowest, groove.highest + 1):
        if value % step == 0:
            long = value % 5 == 0
            pen.fill(
                (zero + value * unit - 0.5, rail - (3 if long else 1.5), 1, 6 if long else 3),
                palette.BRASS,
                0.6,
            )
    if groove.red is not None:
        pen.fill((zero + groove.red * unit - 1, rail - 8, 2, 16), palette.ERROR)
