"""The forecast panel: what the end of the round would bring every seat if nobody acted any more.

A move that is being tried shows in amber as "old › new" in every cell it changes, whoever's it is.
"""

from __future__ import annotations

from typing import NamedTuple

from game.nations.state import SHADOW, NationsState
from scenes.tables.layout import Area, Panel, TableModel
from scenes.tables.nations.forecast_rows import DIM, GAIN, LOSS, Cell, forecast_rows
from scenes.tables.nations.seats import rivals, seat_colour
from scenes.tables.nations.zones import Zones
from scenes.tables.pen import Colour, Pen, panel
from sprites import palette
from sprites.theme import NARROWEST

HEAD = 22.0
ICONS = {"war": "burning-skull", "order": "podium", "event": "scroll-unfurled", "laurel": "laurels"}
"""Signs of rows that are no resource glyphs."""

TEXT_COLOURS: dict[str, Colour] = {GAIN: palette.GAIN, LOSS: palette.LOSS, DIM: palette.DIM}


class ForecastRow(NamedTuple):
    """A row with what is foreseen now, and with what the tried move would make of it."""

    sign: str
    label: str
    cells: tuple[Cell, ...]
    tried: tuple[Cell, ...]


class ForecastFacts(NamedTuple):
    """All that the panel shows; `narrow` panels have room for short labels only."""

    colours: tuple[int, ...]
    rows: tuple[ForecastRow, ...]
    narrow: bool
    over: bool


def forecast_panel(model: TableModel, zones: Zones) -> Panel:
    """The panel of the forecast."""
    state: NationsState = model.view
    seats = [model.shown_seat, *(rivals(model) if not state.is_solo else [SHADOW])]
    narrow = len(seats) > 4
    rows: tuple[ForecastRow, ...] = ()
    if model.forecast is not None and model.forecast.rows:
        now = list(forecast_rows(state, model.forecast, seats))
        tried = list(forecast_rows(state, model.what_if, seats)) if model.what_if else now
        rows = tuple(
            ForecastRow(row.sign, row.short if narrow else row.label, row.cells, then.cells)
            for row, then in zip(now, tried, strict=True)
        )
    facts = ForecastFacts(
        tuple(seat_colour(model, seat) for seat in seats), rows, narrow, state.phase == "over"
    )
    return panel(zones.forecast, facts, paint_forecast)


def paint_forecast(pen: Pen, area: Area, facts: ForecastFacts) -> None:
    """Discs at the top, one row for every stage, NET at the foot."""
    pen.plate(area)
    x, y, width, height = area
    label = 62.0 if facts.narrow else 104.0
    step = (width - label - 6) / len(facts.colours)
    columns = [x + label + step * (index + 0.5) for index in range(len(facts.colours))]
    own = palette.PLAYERS[facts.colours[0]].colour
    pen.fill((columns[0] - step / 2, y + 1, step, height - 2), own, 0.15)
    pen.heading("Forecast", x + 8, y + HEAD / 2 + 1, label - 12)
    for colour, column in zip(facts.colours, columns, strict=True):
        pen.seat(colour, column, y + HEAD / 2 + 1, 18)
    if not facts.rows:
        pen.text(
            "begins with round 1", x + width / 2, y + height / 2, "aside", 14, palette.DIM, align="center"
        )
        return
    row_height = min(25.0, (height - HEAD - 4) / len(facts.rows))
    for index, row in enumerate(facts.rows):
        top = y + HEAD + 2 + index * row_height
        _paint_row(pen, (x, top, width, row_height), row, columns, step, index)


def _paint_row(pen: Pen, area: Area, row: ForecastRow, columns: list[float], step: float, index: int) -> None:
    x, top, width, height = area
    middle = top + height / 2
    size = 15.0 if height >= 20 else 13.0
    last = row.label == "NET"
    if last:
        pen.fill((x + 1, top, width - 2, height), palette.BRASS, 0.16)
        pen.fill((x + 1, top, width - 2, 0.8), palette.BRASS, 0.5)
    elif index % 2:
        pen.fill((x + 1, top, width - 2, height), (255, 255, 255), 0.04)
    sign = min(16.0, height - 1)
    if row.sign in ICONS:
        pen.icon(ICONS[row.sign], x + 7, middle, sign * 0.92, palette.BRASS_LIGHT)
    else:
        pen.glyph(row.sign, x + 7, middle, sign)
    role, colour = ("number", palette.BRASS_LIGHT) if last else ("label", palette.IVORY)
    label_room = columns[0] - step / 2 - x - 11 - sign
    pen.text(row.label, x + 10 + sign, middle, role, min(size, 14), colour, label_room)
    for column, now, then in zip(columns, row.cells, row.tried, strict=True):
        _paint_cell(pen, (column - step / 2 + 1, top + 0.5, step - 2, height - 1), now, then, size)


def _paint_cell(pen: Pen, area: Area, now: Cell, then: Cell, size: float) -> None:
    x, top, width, height = area
    middle_x, middle = x + width / 2, top + height / 2
    if now != then:
        pen.fill(area, palette.WHAT_IF_CELL, 0.82, radius=3)
        words = f"{now.words} › {then.words}"
        if pen.wide(words, "number", size) * NARROWEST > width - 4:
            words = f"› {then.words}"
        pen.line(words, middle_x, middle, "number", size, palette.WHAT_IF, width - 4, "center")
        return
    if now.mood == LOSS:
        pen.fill(area, palette.LOSS_CELL, 0.56, radius=3)
    role = "label" if now.mood == DIM else "number"
    pen.line(
        now.words,
        middle_x,
        middle,
        role,
        size,
        TEXT_COLOURS.get(now.mood, palette.IVORY),
        width - 2,
        "center",
    )
