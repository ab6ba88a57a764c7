"""The forecast panel: what the end of the round would bring every seat if nobody acted any more.

A move that is being tried shows in amber as "old › new" in every cell it changes, whoever's it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.nations.analysis.forecast import Forecast
from game.nations.state import NationsState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.panels.forecast_rows import OutcomeRow, current_stage, forecast_rows
from scenes.games.nations.panels.forecast_values import row_of
from scenes.games.nations.text import words
from scenes.games.nations.text.forecast_told import about_row, cell
from scenes.table.model import TableModel
from scenes.table.panels import forecast
from scenes.table.seats import in_columns, seat_colour, seat_name

say, say_shared = Sentences("nations"), Sentences("screens")

PANEL = "forecast-panel"
"""The name of its box: no large card lies over it."""

MOST_NAMED = 4
"""Columns up to which rows have their full names."""


TALL_ALONE = 36.0
"""How high a row is at most beside the shadow, where no event takes the room above."""


def forecast_panel(model: TableModel[NationsState]) -> ui.PaintLayer:
    """The panel of the forecast."""
    return _panel(model, forecast.aimed_at(model, words.target_words))


@ui.memo
def _panel(model: TableModel[NationsState], aimed: str) -> ui.PaintLayer:
    state = model.view
    rows, title = rows_of(model), say_shared("table.forecast")
    remarks = (say("forecast_told.told"), *((say("forecast_told.tried"),) if model.what_if else ()))
    told = ui.Explanation(say("forecast_told.title"), remarks=remarks, chapter="The round")
    if not rows:
        silence = say("forecast.over" if state.phase == "over" else "forecast.begins")
        return ui.PaintLayer(forecast.silent(silence, title, told), name=PANEL, zone="forecast")
    heads = [forecast.ColumnHead(seat, seat_colour(model, seat), seat_name(model, seat)) for seat in in_columns(model)]
    tried = _tried(model, rows)
    may_act = model.viewer == model.shown_seat and not (state.phase == "action" and model.viewer in state.passed)
    is_named = len(heads) <= MOST_NAMED
    return ui.PaintLayer(
        forecast.forecast(
            heads, rows, tried, title, told,
            is_named=is_named, aimed=aimed, may_act=may_act, may_narrow=model.theme.letter > 1,
            tallest=TALL_ALONE if model.view.is_solo else forecast.TALLEST_ROW,
        ),
        name=PANEL,
    )  # fmt: skip


@ui.memo
def rows_of(model: TableModel[NationsState]) -> tuple[forecast.ForecastRow, ...]:
    """The rows as things are; none where there is nothing to foresee. Only large letters may leave a row without its
    name, for its sign and a number: before that, cells say less.
    """
    seats, now = in_columns(model), _rows(model, model.forecast)
    lights = _lights(model, now)
    narrow = len(seats) > MOST_NAMED
    return tuple(
        forecast.ForecastRow(
            row.sign,
            row.short if narrow else row.label,
            row.cells,
            tuple(ui.Tooltip(cell, model, seat, row.stage, row.sign) for seat in seats),
            (row.short, row.least) if model.theme.letter > 1 else (row.short,),
            light,
            about_row(row.stage, row.label),
        )
        for row, light in zip(now, lights, strict=True)
    )


def _tried(model: TableModel[NationsState], rows: Sequence[forecast.ForecastRow]) -> list[tuple[forecast.Cell, ...]]:
    """The cells after the tried move; those of seats for which it changes nothing are as they were."""
    now, then, seats = model.forecast, model.what_if, in_columns(model)
    if then is None or not then.rows:
        return [row.cells for row in rows]
    changed = [seat for seat in seats if row_of(then, seat) is None or row_of(then, seat) != row_of(now, seat)]
    columns = {seat: place for place, seat in enumerate(changed)}
    return [
        tuple(
            new.cells[columns[seat]] if seat in columns else cell for seat, cell in zip(seats, row.cells, strict=True)
        )
        for row, new in zip(rows, forecast_rows(model.view, then, changed), strict=True)
    ]


def _rows(model: TableModel[NationsState], foreseen: Forecast | None) -> list[OutcomeRow]:
    if foreseen is None or not foreseen.rows:
        return []
    return list(forecast_rows(model.view, foreseen, in_columns(model)))


def _lights(model: TableModel[NationsState], rows: Sequence[OutcomeRow]) -> list[str]:
    """The rows are played out one after the other while the round ends."""
    stages = [row.stage for row in rows]
    current = current_stage(model.view, model.coming)
    first = stages.index(current) if current in stages else 0
    return [
        forecast.LIT if stage == current else forecast.PLAYED if index < first else ""
        for index, stage in enumerate(stages)
    ]
