"""The tracks of Strength, Stability, Books and VP: where all nations stand, side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.nations.concepts import books, stability, strength
from game.nations.state import NationsState
from scenes.games.nations.explanations import standing
from scenes.games.nations.flights import counted
from scenes.games.nations.forecast_values import row_of
from scenes.games.nations.zones import Zones
from scenes.kit.explanation import Slip
from scenes.kit.looks import SeatLook
from scenes.kit.model import TableModel
from scenes.kit.numbers import number
from scenes.kit.pen import Pen, panel
from scenes.kit.seats import is_shadow, seat_colour, seat_name
from scenes.kit.track import DISC, STEP_TIME, Marker, Track, ceiling, laid_discs, paint_groove, unit_of
from scenes.window.layout import Area, Panel, Place

LABELS = {"strength": "Strength", "stability": "Stability", "books": "Books", "vp": "VP"}
WORDY = 300.0
"""Width of the panel from which on the tracks have names."""

ZONE = "tracks"
DISCS_Z = 6


class TracksFacts(NamedTuple):
    """The tracks by what they measure, and the colour of the viewer, whose values stand out."""

    tracks: tuple[tuple[str, Track], ...]
    own: int


def tracks_panel(model: TableModel, zones: Zones) -> Panel:
    """The panel of all tracks; the discs on them are pieces."""
    facts = TracksFacts(tuple(_tracks(model)), model.seats[model.shown_seat].colour)
    return panel(zones.tracks, facts, paint_tracks)


def track_places(model: TableModel, zones: Zones) -> Iterator[tuple[str, Place]]:
    """The discs, which move along their track value by value."""
    tracks, own = list(_tracks(model)), model.seats[model.shown_seat].colour
    seats = {seat_colour(model, seat): seat for seat in model.view.order}
    for index, (measure, track) in enumerate(tracks):
        area = _row(zones.tracks, index, len(tracks))
        for order, disc in enumerate(laid_discs(area, track, own)):
            seat = seats[disc.marker.colour]
            yield (
                f"{measure} disc {seat}",
                Place(
                    (disc.shown - DISC / 2, disc.y - DISC / 2, DISC, DISC),
                    SeatLook(disc.marker.colour, DISC),
                    z=DISCS_Z + order,
                    zone=ZONE,
                    zoom=Slip(standing, model, seat, measure),
                    caption=f"{seat_name(model, seat)}: {LABELS[measure]} {number(disc.marker.value)}",
                    is_flat=True,
                    is_note=True,
                    glide=STEP_TIME / unit_of(area, track),
                ),
            )


def _tracks(model: TableModel) -> Iterator[tuple[str, Track]]:
    state: NationsState = model.view
    war = state.war_strength if state.war else None
    strengths = _markers(model, strength, "strength")
    yield "strength", Track(strengths, 0, max(ceiling(strengths, 10, 5), war or 0), war)
    stabilities = _markers(model, stability, "stability")
    lowest = min([-3, *(min(marker.value, marker.then or 0) for marker in stabilities)])
    yield "stability", Track(stabilities, lowest, ceiling(stabilities, 6, 3), 0)
    held = _markers(model, books)
    yield "books", Track(held, 0, ceiling(held, 10, 10), None)
    points = tuple(
        Marker(seat_colour(model, seat), counted(model, seat, "vp"))
        for seat in sorted(state.order)
        if not is_shadow(state, seat)
    )
    yield "vp", Track(points, 0, ceiling(points, 10, 10), None)


def _markers(
    model: TableModel, measure: Callable[[NationsState, int], int], foreseen: str = ""
) -> tuple[Marker, ...]:
    """A disc for every seat; `foreseen` is what the forecast of a tried move calls the value."""
    markers = []
    for seat in sorted(model.view.order):
        then = row_of(model.what_if, seat) if foreseen else None
        value = getattr(then, foreseen) if then else None
        markers.append(Marker(seat_colour(model, seat), measure(model.view, seat), value))
    return tuple(markers)


def _row(area: Area, index: int, rows: int) -> Area:
    """The groove and the discs of one track, beside its name."""
    x, y, width, height = area
    label = 90.0 if width > WORDY else 26.0
    row = (height - 4) / rows
    return (x + label + 10, y + 2 + index * row, width - label - 22, row)


def paint_tracks(pen: Pen, area: Area, facts: TracksFacts) -> None:
    """One row for every track."""
    pen.plate(area)
    for index, (measure, track) in enumerate(facts.tracks):
        row = _row(area, index, len(facts.tracks))
        middle = row[1] + row[3] / 2
        pen.glyph(measure, area[0] + 7, middle, 18)
        if area[2] > WORDY:
            pen.heading(LABELS[measure], area[0] + 30, middle)
        paint_groove(pen, row, track, facts.own)
