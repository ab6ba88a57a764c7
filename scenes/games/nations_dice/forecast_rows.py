"""The forecast of the round: what its end would bring every nation if all passed now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.nations_dice.forecast import Forecast, NeedForecast, SeatForecast
from game.nations_dice.state import NationsDiceState
from scenes.games.nations_dice.seats import nation_name
from scenes.games.nations_dice.zones import Zones
from scenes.kit.forecast_table import (
    ABOUT,
    DIM,
    GAIN,
    LOSS,
    NONE,
    PLAIN,
    WIDE_LABEL,
    Cell,
    ForecastFacts,
    ForecastRow,
    paint_forecast,
)
from scenes.kit.model import TableModel
from scenes.kit.numbers import signed
from scenes.kit.pen import panel
from scenes.kit.seats import ORDINALS, SHADOW, rivals, seat_colour
from scenes.window.layout import Panel

TALLEST_ROW = 33.0
ROOMY = 3
"""Columns up to which cells and labels have room for words."""

SHORT_LABEL = 79.0


def forecast_panel(model: TableModel, zones: Zones) -> Panel:
    """The panel of the forecast."""
    state: NationsDiceState = model.view
    seats = [model.shown_seat, *(rivals(model) if not state.is_solo else [SHADOW])]
    rows: tuple[ForecastRow, ...] = ()
    if model.forecast is not None and model.forecast.rows:
        now = list(_rows(state, model.forecast, seats))
        tried = list(_rows(state, model.what_if, seats)) if model.what_if is not None else now
        rows = tuple(
            ForecastRow(sign, label, cells, tuple(map(_news, cells, then)))
            for (sign, label, cells), (_, _, then) in zip(now, tried, strict=True)
        )
    facts = ForecastFacts(
        colours=tuple(seat_colour(model, seat) for seat in seats),
        rows=rows,
        narrow=False,
        silence="The game is over." if state.step == "over" else "Begins with round 1.",
        names=tuple(
            "Shadow" if seat >= len(state.nations) else nation_name(state.nations[seat]) for seat in seats
        ),
        tallest_row=TALLEST_ROW,
        label=WIDE_LABEL if len(seats) <= ROOMY else SHORT_LABEL,
        note="if all passed now" if len(seats) <= ROOMY and state.step == "actions" else "",
    )
    return panel(zones.forecast, facts, paint_forecast)


def _news(now: Cell, tried: Cell) -> Cell:
    """What a tried move makes of a cell: nothing where it only settles what was uncertain, or the other way round."""
    return now if now.words.lstrip(ABOUT) == tried.words.lstrip(ABOUT) else tried


def _rows(
    state: NationsDiceState, forecast: Forecast, seats: Sequence[int]
) -> Iterator[tuple[str, str, tuple[Cell, ...]]]:
    """Sign, label and cells of every row."""
    columns = [forecast.rows[seat] if seat < len(forecast.rows) else None for seat in seats]
    books, unused, score = zip(*(_books(state, forecast, row) for row in columns), strict=True)
    event, short = state.event_tile, len(seats) > ROOMY
    yield "books", "Books", books
    yield "books", "Unused" if short else "Unused books", unused
    yield "laurel", "Score" if short else "Books score", score
    yield (
        "famine",
        f"Famine {event.famine}",
        tuple(_need(row, row.famine if row else None, short) for row in columns),
    )
    yield "order", "Order", tuple(_order(row) for row in columns)
    yield (
        "strength",
        f"War {event.war}",
        tuple(_need(row, row.war if row else None, short) for row in columns),
    )
    yield "vp", "ROUND", tuple(_total(row) for row in columns)


def _books(state: NationsDiceState, forecast: Forecast, row: SeatForecast | None) -> tuple[Cell, Cell, Cell]:
    """The track now, the books that will be used, and what they score."""
    if row is None:
        then = f" › {forecast.shadow_books}" if forecast.shadow_books != state.shadows[0].books else ""
        return Cell(f"{state.shadows[0].books}{then}"), NONE, NONE
    if row.books is None:
        return Cell(str(state.nations[row.seat].books)), NONE, NONE
    used = row.books.then - row.books.now
    unused = Cell(_about(row, signed(used)), GAIN if used else DIM)
    return (
        Cell(str(row.books.now)),
        unused,
        Cell(_about(row, signed(row.books.vp)), GAIN if row.books.vp else DIM),
    )


def _about(row: SeatForecast, words: str) -> str:
    return f"{ABOUT}{words}" if row.uncertain else words


def _need(row: SeatForecast | None, need: NeedForecast | None, short: bool) -> Cell:
    """A famine or a war: what meets it and scores, or how much more it needs; in few words where columns are narrow."""
    if row is None or need is None:
        return NONE
    if need.is_met and short:
        return Cell(_about(row, signed(need.vp)), GAIN)
    if need.is_met:
        how = "trade:" if need.traded else f"{need.need} of {need.need}"
        return Cell(_about(row, f"{how} {signed(need.vp)}"), GAIN)
    return Cell(_about(row, f"need {need.missing}"), LOSS)


def _order(row: SeatForecast | None) -> Cell:
    if row is None:
        return NONE
    return Cell(ORDINALS[row.order_then - 1], GAIN if row.order_then < row.order_now else PLAIN)


def _total(row: SeatForecast | None) -> Cell:
    if row is None:
        return NONE
    points = row.vp_then - row.vp_now
    return Cell(_about(row, signed(points)), GAIN if points else PLAIN)
