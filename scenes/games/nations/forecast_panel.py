"""The forecast panel: what the end of the round would bring every seat if nobody acted any more.

A move that is being tried shows in amber as "old › new" in every cell it changes, whoever's it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.nations.forecast import Forecast
from game.nations.state import SHADOW, NationsState
from scenes.games.nations.explanations import cell
from scenes.games.nations.forecast_rows import Row, current_stage, forecast_rows
from scenes.games.nations.zones import Zones
from scenes.kit.explanation import Slip
from scenes.kit.forecast_table import LIT, PLAYED, ForecastFacts, ForecastRow, grid, paint_forecast
from scenes.kit.model import TableModel
from scenes.kit.pen import panel
from scenes.kit.seats import rivals, seat_colour, seat_name
from scenes.window.layout import Panel, Place

ZONE = "forecast"


def forecast_panel(model: TableModel, zones: Zones) -> Panel:
    """The panel of the forecast."""
    return panel(zones.forecast, _facts(model, _rows(model, model.forecast)), paint_forecast)


def forecast_places(model: TableModel, zones: Zones) -> Iterator[tuple[str, Place]]:
    """The cells, each of which says on request how it comes about."""
    rows = _rows(model, model.forecast)
    laid = grid(zones.forecast, _facts(model, rows), model.theme.s)
    for line, index in enumerate(laid.shown):
        row = rows[index]
        for column, seat in enumerate(_seats(model)):
            told = Slip(cell, model, seat, row.stage, row.sign)
            caption = f"{seat_name(model, seat)}, {row.label}: {row.cells[column].words}"
            name = f"forecast {index} {seat}"
            yield name, Place(laid.cell(line, column), zone=ZONE, caption=caption, zoom=told, is_note=True)


def _seats(model: TableModel) -> list[int]:
    return [model.shown_seat, *(rivals(model) if not model.view.is_solo else [SHADOW])]


def _rows(model: TableModel, foreseen: Forecast | None) -> list[Row]:
    """The rows of a forecast; none where there is nothing to foresee."""
    if foreseen is None or not foreseen.rows:
        return []
    return list(forecast_rows(model.view, foreseen, _seats(model)))


def _facts(model: TableModel, now: list[Row]) -> ForecastFacts:
    state: NationsState = model.view
    seats = _seats(model)
    narrow = len(seats) > 4
    tried = _rows(model, model.what_if) if now else []
    rows = tuple(
        ForecastRow(row.sign, row.short if narrow else row.label, row.cells, then.cells, light)
        for row, then, light in zip(now, tried or now, _lights(state, now), strict=True)
    )
    silence = "The game is over." if state.phase == "over" else "Begins with round 1."
    return ForecastFacts(tuple(seat_colour(model, seat) for seat in seats), rows, narrow, silence)


def _lights(state: NationsState, rows: Sequence[Row]) -> list[str]:
    """The rows are played out one after the other while the round ends."""
    stages = [row.stage for row in rows]
    current = current_stage(state)
    first = stages.index(current) if current in stages else 0
    return [
        LIT if stage == current else PLAYED if index < first else "" for index, stage in enumerate(stages)
    ]
