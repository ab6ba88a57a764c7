"""A track with a disc for every seat, which bears its value: where all stand, side by side."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, Unpack

from scenes import ui
from scenes.ui.host.looks import ValueLook
from sprites.paint import palette

ZONE = TRACKS = "tracks"
"""Where they lie, and the name of all of them together, discs and all."""

DISC, OWN_DISC, RAIL_HEIGHT = 24.0, 27.0, 9.0
"""Units across a disc, across that of the shown seat, and of the groove under them."""

APART, CLOSEST = 25.5, 18.0
"""Distance between the middles of two discs, and the least where there is little room."""

MOST_GROWN = 1.5
"""How far the least length of a track grows with the letters: names leave before discs become small."""

EDGE = 14.0
"""Units of the groove beyond its first and its last value."""

STEP_TIME = 60.0
"""Milliseconds that a disc takes from one value to the next."""

DISCS_Z = 6


class Marker(NamedTuple):
    """A disc: its name on the table, whose colour, its value, the value it is about to reach where that is known, what
    it says of itself, its caption, and whether it is the one of a ghost.
    """

    name: str
    colour: int
    value: int
    then: int | None
    told: ui.Told
    caption: str
    is_ghost: bool = False


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


class Track(ui.Box):
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
        **kinds: Unpack[ui.Kinds],
    ) -> None:
        super().__init__(**kinds)
        self.markers = tuple(sorted(markers, key=lambda each: (each.value, each.colour == own, not each.is_ghost)))
        marks = tuple(_Mark(marker.colour, marker.value, marker.then) for marker in self.markers)
        self._groove = _Groove(marks, lowest, highest, own, red)

    def shape(self, theme: ui.Theme) -> Hashable:
        """How many discs there are."""
        return len(self.markers)

    def content_width(self, theme: ui.Theme) -> ui.Extent:
        """All discs side by side, twice as long so that they can be told apart by their places; small ones at least."""
        count = len(self.markers)
        return ui.Extent(count * CLOSEST * min(MOST_GROWN, theme.letter), 2 * count * APART * theme.letter)

    def content_height(self, theme: ui.Theme, wide: float) -> ui.Extent:
        """The discs; small ones at least."""
        return ui.Extent(CLOSEST * min(1.0, theme.letter), OWN_DISC * theme.letter)

    def inks(self, theme: ui.Theme, area: ui.Area) -> Iterator[ui.Ink]:
        """The groove."""
        yield ui.Ink(_paint_groove, area, (self._groove, _size(theme, area, len(self.markers))))

    def spread(self, theme: ui.Theme, area: ui.Area) -> Iterator[tuple[ui.Box, ui.Area]]:
        """The discs, which move along their track value by value."""
        size = _size(theme, area, len(self.markers))
        glide, y = STEP_TIME / _unit(area, self._groove), area[1] + area[3] / 2
        for order, (marker, (_, shown, _)) in enumerate(
            zip(self.markers, _laid(area, self._groove, size), strict=True)
        ):
            is_own = marker.colour == self._groove.own and not marker.is_ghost
            side = (OWN_DISC if is_own else DISC) * size
            look = ValueLook(marker.colour, marker.value, side, is_own, marker.is_ghost)
            sprite = partial(ui.Sprite, look=look, z=DISCS_Z + order, is_flat=True, glide=glide)
            yield (
                ui.Box(name=marker.name, sprite=sprite, tells=marker.told, zone=ZONE, caption=marker.caption),
                (shown - side / 2, y - side / 2, side, side),
            )


class TrackRow(NamedTuple):
    """A track, its sign and its name, and what it is."""

    sign: str
    label: str
    track: Track
    told: ui.Told


def tracks(rows: Sequence[TrackRow], label: float = 86.0) -> ui.PaintLayer:
    """The panel of all tracks; `label` is the width of their names, which leave where there is no room for them, 0 for
    signs alone.
    """
    forms = (True, False) if label else (False,)
    return ui.PaintLayer(ui.Either(*(_grid(rows, label, is_named) for is_named in forms)), zone=ZONE)


def _grid(rows: Sequence[TrackRow], label: float, is_named: bool) -> ui.Grid:
    cells = [(_named(row, label, is_named), row.track) for row in rows]
    kinds: list[ui.Kinds] = [{"grow": 1.0} for _ in rows]
    return ui.Grid(cells, grows=(0.0, 1.0), row_kinds=kinds, pad=(0, 2, 8, 2), name=TRACKS, back=(ui.plate(),))


def _named(row: TrackRow, label: float, is_named: bool) -> ui.Row:
    """The sign and the name of a track."""
    return ui.Row(
        ui.glyph(row.sign, 19),
        *((ui.heading(row.label),) if is_named else ()),
        ui.Gap(grow=1),
        gap=6,
        wide=label if is_named else None,
        pad=(8, 0, 4, 0),
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
    """A disc of a track: the middle of where it lies on the groove, and its true place there."""

    mark: _Mark
    shown: float
    place: float


def _size(theme: ui.Theme, area: ui.Area, count: int) -> float:
    """How large so many discs are: as the letters, or less where there is no room."""
    return min(theme.letter, area[3] / OWN_DISC, area[2] / (APART * max(1, count)))


def _line(area: ui.Area) -> tuple[float, float]:
    """Left end and length of what is measured: its ends lie inside the groove's."""
    return area[0] + EDGE, area[2] - 2 * EDGE


def _unit(area: ui.Area, groove: _Groove) -> float:
    """How far two neighbouring values lie apart."""
    return _line(area)[1] / (groove.highest - groove.lowest)


def _laid(area: ui.Area, groove: _Groove, size: float) -> list[_LaidDisc]:
    """The discs in rising order, of those of equal value the own one last."""
    x, width = _line(area)
    unit = _unit(area, groove)
    places = [x + (mark.value - groove.lowest) * unit for mark in groove.marks]
    shown = spread(places, APART * size, x, x + width)
    return [_LaidDisc(mark, at, place) for mark, at, place in zip(groove.marks, shown, places, strict=True)]


def _paint_groove(pen: ui.Pen, area: ui.Area, groove: _Groove, size: float) -> None:
    """The groove with its ticks, and what a tried move would change."""
    x, width = _line(area)
    unit, high = _unit(area, groove), RAIL_HEIGHT * size
    rail, zero = area[1] + area[3] / 2, x - groove.lowest * unit
    pen.fill((x - EDGE, rail - high / 2, width + 2 * EDGE, high), palette.GROOVE, 0.9, radius=high / 2)
    _ticks(pen, zero, rail, unit, groove)
    for disc in _laid(area, groove, size):
        if abs(disc.shown - disc.place) > 1:
            tone = palette.PLAYERS[disc.mark.colour].colour if disc.mark.colour else palette.SHADOW_BAR
            pen.segment((disc.shown, rail), (disc.place, rail), 2.0, tone)
    for mark in groove.marks:
        if mark.then is not None and mark.then != mark.value:
            _foreseen(pen, zero, rail, unit, mark)


def _foreseen(pen: ui.Pen, zero: float, rail: float, unit: float, mark: _Mark) -> None:
    """A thin line in the seat's colour to a hollow disc where its own is about to be."""
    tone = palette.PLAYERS[mark.colour].colour
    start, end = zero + mark.value * unit, zero + (mark.then or 0) * unit
    pen.segment((start, rail), (end, rail), 2.0, tone)
    pen.dot(end, rail, 11.0, tone)
    pen.dot(end, rail, 6.0, palette.GROOVE)


def _ticks(pen: ui.Pen, zero: float, rail: float, unit: float, groove: _Groove) -> None:
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
        pen.fill((zero + groove.red * unit - 1, rail - 11, 2, 22), palette.ERROR)
