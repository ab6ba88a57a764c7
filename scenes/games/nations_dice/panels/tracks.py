"""The tracks of victory points and books, with where the end of the round would take every seat."""

from __future__ import annotations

from game.nations_dice.analysis.forecast import Forecast
from game.nations_dice.state import NationsDiceState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations_dice.text import explanations
from scenes.games.nations_dice.text.seats import who
from scenes.table.model import TableModel
from scenes.table.panels.ghost import ghost_marker
from scenes.table.panels.tracks import Marker, Track, TrackRow, ceiling
from scenes.table.panels.tracks import tracks as track_panel
from scenes.table.seats import NO_COLOUR, SHADOW

say = Sentences("nations_dice")

LEAST_VP, LEAST_BOOKS, STEP = 20, 20, 5


@ui.memo
def tracks(model: TableModel[NationsDiceState]) -> ui.PaintLayer:
    """The panel of both tracks."""
    own = model.seats[model.shown_seat].colour
    vp = [
        *_vp(model),
        *ghost_marker(model, "vp", say("tracks.vp"), lambda state, seat: state.nations[seat].vp),
    ]
    held = ghost_marker(model, "books", say("tracks.books"), lambda state, seat: state.nations[seat].books)
    books = [*_books(model), *held]
    return track_panel(
        (
            TrackRow(
                "vp",
                say("tracks.vp"),
                Track(vp, 0, ceiling(vp, LEAST_VP, STEP), own),
                ui.Tooltip(explanations.track, model, "vp"),
            ),
            TrackRow(
                "books",
                say("tracks.books"),
                Track(books, 0, ceiling(books, LEAST_BOOKS, STEP), own),
                ui.Tooltip(explanations.track, model, "books"),
            ),
        )
    )


def _foreseen(model: TableModel[NationsDiceState]) -> Forecast | None:
    foreseen: Forecast | None = model.what_if or model.forecast
    return foreseen if foreseen and foreseen.rows else None


def _vp(model: TableModel[NationsDiceState]) -> list[Marker]:
    state = model.view
    foreseen = _foreseen(model)
    return [
        Marker(
            f"vp disc {seat}",
            model.seats[seat].colour,
            nation.vp,
            foreseen.rows[seat].vp_then if foreseen else None,
            ui.Tooltip(explanations.points, model, seat),
            say("tracks.marker", name=who(model, seat), value=nation.vp),
        )
        for seat, nation in enumerate(state.nations)
    ]


def _books(model: TableModel[NationsDiceState]) -> list[Marker]:
    state = model.view
    foreseen = _foreseen(model)
    places = [
        (seat, model.seats[seat].colour, nation.books, _books_then(foreseen, seat))
        for seat, nation in enumerate(state.nations)
    ]
    places += [(SHADOW, NO_COLOUR, shadow.books, None) for shadow in state.shadows]
    return [
        Marker(
            f"books disc {seat}",
            colour,
            value,
            then,
            ui.Tooltip(explanations.books, model, seat),
            say("tracks.marker", name=who(model, seat), value=value),
        )
        for seat, colour, value, then in places
    ]


def _books_then(foreseen: Forecast | None, seat: int) -> int | None:
    books = foreseen.rows[seat].books if foreseen else None
    return books.then if books else None
