"""The tracks of Strength, Stability and Books: where all nations stand, side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.nations.concepts import books, stability, strength
from game.nations.state import NationsState
from scenes.tables.layout import Area, Panel, TableModel
from scenes.tables.nations.forecast_values import row_of
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
    war = state.war_strength if state.war else None
    strengths = _markers(model, strength, "strength")
    stabilities = _markers(model, stability, "stability")
    held = _markers(model, books)
    lowest = min([-3, *(min(marker.value, marker.then or 0) for marker in stabilities)])
    tracks = (
        Track(strengths, 0, max(ceiling(strengths, 10, 5), war or 0), war),
        Track(stabilities, lowest, ceiling(stabilities, 6, 3), 0),
        Track(held, 0, ceiling(held, 10, 10), None),
    )
    return panel(zones.tracks, TracksFacts(tracks, model.seats[model.shown_seat].colour), paint_tracks)


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
