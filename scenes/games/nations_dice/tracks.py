"""The tracks of victory points and books, with where the end of the round would take every seat."""

from __future__ import annotations

from typing import NamedTuple

from game.nations_dice.forecast import Forecast
from game.nations_dice.state import NationsDiceState
from scenes.games.nations_dice.zones import Zones
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.kit.seats import NO_COLOUR
from scenes.kit.track import Marker, Track, ceiling, paint_track
from scenes.window.layout import Area, Panel

LABELS = {"vp": "Victory", "books": "Books"}
LABEL_WIDTH = 92.0
LEAST_VP, LEAST_BOOKS, STEP = 20, 20, 5


class TracksFacts(NamedTuple):
    """Both tracks by their glyph, and the colour whose values stand out."""

    tracks: tuple[tuple[str, Track], ...]
    own: int


def tracks_panel(model: TableModel, zones: Zones) -> Panel:
    """The panel of both tracks."""
    tracks = (("vp", _vp(model)), ("books", _books(model)))
    return panel(zones.tracks, TracksFacts(tracks, model.seats[model.shown_seat].colour), paint_tracks)


def _foreseen(model: TableModel) -> Forecast | None:
    foreseen: Forecast | None = model.what_if or model.forecast
    return foreseen if foreseen and foreseen.rows else None


def _vp(model: TableModel) -> Track:
    state: NationsDiceState = model.view
    foreseen = _foreseen(model)
    markers = tuple(
        Marker(model.seats[seat].colour, nation.vp, foreseen.rows[seat].vp_then if foreseen else None)
        for seat, nation in enumerate(state.nations)
    )
    return Track(markers, 0, ceiling(markers, LEAST_VP, STEP), None)


def _books(model: TableModel) -> Track:
    state: NationsDiceState = model.view
    foreseen = _foreseen(model)
    markers = [
        Marker(model.seats[seat].colour, nation.books, _books_then(foreseen, seat))
        for seat, nation in enumerate(state.nations)
    ]
    markers += [Marker(NO_COLOUR, shadow.books) for shadow in state.shadows]
    return Track(tuple(markers), 0, ceiling(markers, LEAST_BOOKS, STEP), None)


def _books_then(foreseen: Forecast | None, seat: int) -> int | None:
    books = foreseen.rows[seat].books if foreseen else None
    return books.then if books else None


def paint_tracks(pen: Pen, area: Area, facts: TracksFacts) -> None:
    """One row for each track."""
    pen.plate(area)
    x, y, width, height = area
    row = (height - 4) / len(facts.tracks)
    for index, (glyph, track) in enumerate(facts.tracks):
        top = y + 1 + index * row
        pen.glyph(glyph, x + 8, top + row * 0.52, 19)
        pen.heading(LABELS[glyph], x + 33, top + row * 0.52)
        paint_track(pen, (x + LABEL_WIDTH, top, width - LABEL_WIDTH - 18, row), track, facts.own)
