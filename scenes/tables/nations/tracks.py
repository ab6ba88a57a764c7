"""The tracks of Strength, Stability and Books: where all nations stand, side by side."""

from __future__ import annotations

from typing import NamedTuple

from game.nations.concepts import books, stability, strength
from game.nations.state import NationsState
from scenes.tables.layout import Area, Panel, TableModel
from scenes.tables.nations.zones import Zones
from scenes.tables.pen import Pen, panel
from scenes.tables.seats import seat_colour
from scenes.tables.track import Marker, Track, ceiling, paint_track

LABELS = ("Strength", "Stability", "Books")
GLYPHS = ("strength", "stability", "books")


class TracksFacts(NamedTuple):
    """The tracks and the colour of the viewer, whose values stand out."""

    tracks: tuple[Track, ...]
    own: int


def tracks_panel(model: TableModel, zones: Zones) -> Panel:
    """The panel of all three tracks."""
    state: NationsState = model.view
    seats = sorted(state.order)
    war = state.war_strength if state.war else None
    markers = [
        tuple(Marker(seat_colour(model, seat), measure(state, seat)) for seat in seats)
        for measure in (strength, stability, books)
    ]
    tracks = (
        Track(markers[0], 0, ceiling(markers[0], 15, 5), war),
        Track(markers[1], min([-3, *(marker.value for marker in markers[1])]), ceiling(markers[1], 9, 3), 0),
        Track(markers[2], 0, ceiling(markers[2], 20, 10), None),
    )
    return panel(zones.tracks, TracksFacts(tracks, model.seats[model.shown_seat].colour), paint_tracks)


def paint_tracks(pen: Pen, area: Area, facts: TracksFacts) -> None:
    """One row for every track."""
    pen.plate(area)
    x, y, width, height = area
    wordy = width > 300
    label = 90.0 if wordy else 26.0
    row = (height - 4) / len(facts.tracks)
    for index, track in enumerate(facts.tracks):
        top = y + 1 + index * row
        pen.glyph(GLYPHS[index], x + 7, top + row * 0.52, 18)
        if wordy:
            pen.heading(LABELS[index], x + 30, top + row * 0.52)
        paint_track(pen, (x + label + 10, top, width - label - 22, row), track, facts.own)
