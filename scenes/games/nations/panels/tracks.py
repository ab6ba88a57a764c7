"""The tracks of Strength, Stability and Books: where all nations stand, side by side."""

from __future__ import annotations

from collections.abc import Callable

from game.nations.concepts import books, stability, strength
from game.nations.state import NationsState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.panels.forecast_values import row_of
from scenes.games.nations.text.explanations import CHAPTERS, standing
from scenes.table.model import TableModel
from scenes.table.panels.ghost import ghost_marker
from scenes.table.panels.tracks import Marker, Track, TrackRow, ceiling, tracks
from scenes.table.seats import seat_colour, seat_name

say = Sentences("nations")

NAMES = 86.0
"""Units before the tracks for their signs and their names."""


@ui.memo
def tracks_panel(model: TableModel[NationsState]) -> ui.PaintLayer:
    """The panel of all tracks; the discs on them are pieces."""
    state = model.view
    own = model.seats[model.shown_seat].colour
    war = state.war_strength if state.war else None
    strengths = _markers(model, "strength", strength, "strength")
    stabilities = _markers(model, "stability", stability, "stability")
    lowest = min([-3, *(min(marker.value, marker.then or 0) for marker in stabilities)])
    held = _markers(model, "books", books)
    return tracks(
        [
            _row("strength", Track(strengths, 0, max(ceiling(strengths, 10, 5), war or 0), own, war)),
            _row("stability", Track(stabilities, lowest, ceiling(stabilities, 6, 3), own, 0)),
            _row("books", Track(held, 0, ceiling(held, 10, 10), own)),
        ],
        NAMES,
    )


def _row(measure: str, track: Track) -> TrackRow:
    told = ui.Explanation(say(f"kinds.{measure}"), remarks=(say(f"tracks.{measure}"),), chapter=CHAPTERS[measure])
    return TrackRow(measure, say(f"tracks.label_{measure}"), track, told)


def _markers(
    model: TableModel[NationsState], measure: str, value: Callable[[NationsState, int], int], foreseen: str = ""
) -> tuple[Marker, ...]:
    """A disc for every seat; `foreseen` is what the forecast of a tried move calls the value."""
    state = model.view
    markers = []
    for seat in sorted(state.order):
        then = row_of(model.what_if, seat) if foreseen else None
        now = value(state, seat)
        caption = f"{seat_name(model, seat)}: {say(f'kinds.{measure}')} {ui.number(now)}"
        markers.append(
            Marker(
                f"{measure} disc {seat}",
                seat_colour(model, seat),
                now,
                getattr(then, foreseen) if then else None,
                ui.Tooltip(standing, model, seat, measure),
                caption,
            )
        )
    return (*markers, *ghost_marker(model, measure, say(f"kinds.{measure}"), value))
