"""The forecast panel: what the end of the round would bring every seat if nobody acted any more.

A move that is being tried shows in amber as "old › new" in every cell it changes, whoever's it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.nations.state import SHADOW, NationsState
from scenes.tables.forecast_table import LIT, PLAYED, ForecastFacts, ForecastRow, paint_forecast
from scenes.tables.layout import Panel, TableModel
from scenes.tables.nations.forecast_rows import Row, current_stage, forecast_rows
from scenes.tables.nations.zones import Zones
from scenes.tables.pen import panel
from scenes.tables.seats import rivals, seat_colour


def forecast_panel(model: TableModel, zones: Zones) -> Panel:
    """The panel of the forecast."""
    state: NationsState = model.view
    seats = [model.shown_seat, *(rivals(model) if not state.is_solo else [SHADOW])]
    narrow = len(seats) > 4
    rows: tuple[ForecastRow, ...] = ()
    if model.forecast is not None and model.forecast.rows:
        now = list(forecast_rows(state, model.forecast, seats))
        foreseen = model.what_if is not None and model.what_if.rows
        tried = list(forecast_rows(state, model.what_if, seats)) if foreseen else now
        lights = _lights(state, now)
        rows = tuple(
            ForecastRow(row.sign, row.short if narrow else row.label, row.cells, then.cells, light)
            for row, then, light in zip(now, tried, lights, strict=True)
        )
    silence = "The game is over." if state.phase == "over" else "Begins with round 1."
    facts = ForecastFacts(tuple(seat_colour(model, seat) for seat in seats), rows, narrow, silence)
    return panel(zones.forecast, facts, paint_forecast)


def _lights(state: NationsState, rows: Sequence[Row]) -> list[str]:
    """The rows are played out one after the other while the round ends."""
    stages = [row.stage for row in rows]
    current = current_stage(state)
    first = stages.index(current) if current in stages else 0
    return [
        LIT if stage == current else PLAYED if index < first else "" for index, stage in enumerate(stages)
    ]
