"""The forecast of the round: what its end would bring every nation if all passed now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress
from typing import NamedTuple

from game.nations_dice.analysis.forecast import PAID_IN, PURSE, Chances, Forecast, NeedForecast, SeatForecast
from game.nations_dice.cards.dice import SIDES
from game.nations_dice.state import NationsDiceState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations_dice.text import forecast_told, words
from scenes.games.nations_dice.text.seats import who
from scenes.table.model import TableModel
from scenes.table.panels import forecast
from scenes.table.seats import in_columns, ordinal, seat_colour

say = Sentences("nations_dice")
shared = Sentences("screens")

FORECAST_AREA = "forecast panel"
"""The name of the panel's box."""

FIRST, SCORE = ("famine", "war", "total"), "score"
"""Rows of the first round of a first game; others come as far as something tried changes them, and the score of books
as soon as anybody has one: it counts in the total.
"""

HARDLY = 0.005
"""A chance of less is none, and one as near to 1 is certain."""

TENTHS, EXACT = 10, 1e-6
"""So near to a number of sides of a die, or of tenths, a chance is that; any other is told in about so many tenths."""

TALLEST_ROW = 33.0
ROOMY = 3
"""Columns up to which labels are whole, and there is room to say under the heading what is assumed."""


def forecast_panel(model: TableModel[NationsDiceState]) -> ui.PaintLayer:
    """The panel of the forecast."""
    return _panel(model, forecast.aimed_at(model, words.target_words))


@ui.memo
def _panel(model: TableModel[NationsDiceState], aimed: str) -> ui.PaintLayer:
    state = model.view
    title, told = shared("table.forecast"), ui.Tooltip(forecast_told.forecast, model)
    if model.forecast is None or not model.forecast.rows:
        silence = say("forecast.over" if state.step == "over" else "forecast.begins")
        return ui.PaintLayer(forecast.silent(silence, title, told), name=FORECAST_AREA)
    if model.forecast.round != state.round:
        return ui.PaintLayer(forecast.silent(say("forecast.new_round"), title, told), name=FORECAST_AREA)
    seats = in_columns(model)
    rows = _rows(model)
    tried = [row.cells for row in rows]
    if model.what_if is not None:
        then = (line.cells for line in _lines(state, model.what_if, seats))
        tried = [tuple(map(_news, *both)) for both in zip(tried, then, strict=True)]
    if model.first_game and state.round <= 1:
        names = [line.name for line in _lines(state, model.forecast, seats)]
        matter = [
            name in FIRST or row.cells != then or (name == SCORE and any(cell.mood == forecast.GAIN for cell in then))
            for name, row, then in zip(names, rows, tried, strict=True)
        ]
        rows, tried = tuple(compress(rows, matter)), list(compress(tried, matter))
    heads = [forecast.ColumnHead(seat, seat_colour(model, seat), who(model, seat)) for seat in seats]
    note = say("forecast.note") if len(seats) <= ROOMY and state.step == "actions" else ""
    passed = model.viewer < len(state.nations) and state.nations[model.viewer].passed
    may_act = model.viewer == model.shown_seat and not (state.step == "actions" and passed)
    is_named, may_narrow = len(seats) <= ROOMY, model.theme.letter > 1
    table = forecast.forecast(heads, rows, tried, title, told, note, TALLEST_ROW, is_named, aimed, may_act, may_narrow)
    return ui.PaintLayer(table, name=FORECAST_AREA)


@ui.memo
def _rows(model: TableModel[NationsDiceState]) -> tuple[forecast.ForecastRow, ...]:
    """The rows as things are."""
    seats = in_columns(model)
    return tuple(
        forecast.ForecastRow(
            line.sign,
            line.label,
            line.cells,
            tuple(ui.Tooltip(forecast_told.cell, model, seat, line.name) for seat in seats),
            line.shorter,
            about=ui.Tooltip(forecast_told.forecast_row, model, line.name),
        )
        for line in _lines(model.view, model.forecast, seats)
    )


def _news(now: forecast.Cell, tried: forecast.Cell) -> forecast.Cell:
    """What a tried move makes of a cell: nothing where it only settles what was uncertain, or the other way round."""
    return now if now.words.rstrip(forecast.OPEN) == tried.words.rstrip(forecast.OPEN) else tried


LOCKED_BY = {PURSE: PURSE, "unused": "used", "famine": "famine", "war": "war"}
"""What the forecast calls what a row hangs on."""


class _Line(NamedTuple):
    """A row of the table: what it is about, its sign and label, shorter labels, and what stands in it."""

    name: str
    sign: str
    label: str
    shorter: tuple[str, ...]
    cells: tuple[forecast.Cell, ...]


def _lines(state: NationsDiceState, foreseen: Forecast, seats: Sequence[int]) -> Iterator[_Line]:
    """All rows."""
    columns = [foreseen.rows[seat] if seat < len(foreseen.rows) else None for seat in seats]
    for line in _open_lines(state, foreseen, columns):
        cells = (
            cell._replace(locked=row is not None and LOCKED_BY.get(line.name) in row.locked)
            for cell, row in zip(line.cells, columns, strict=True)
        )
        yield line._replace(cells=tuple(cells))


def _open_lines(state: NationsDiceState, foreseen: Forecast, columns: Sequence[SeatForecast | None]) -> Iterator[_Line]:
    books, unused, score = zip(*(_books(state, foreseen, row) for row in columns), strict=True)
    event, is_narrow = state.event_tile, len(columns) > ROOMY
    famine = tuple(_need(row, "famine", "food", is_narrow) for row in columns)
    yield _Line("famine", "famine", say("forecast.famine", need=event.famine), (str(event.famine),), famine)
    war = tuple(_need(row, "war", "strength", is_narrow) for row in columns)
    yield _Line("war", "strength", say("forecast.war", need=event.war), (str(event.war),), war)
    purse = tuple(_purse(row) for row in columns)
    labels = (say("forecast.purse"), say("forecast.purse_short"), "")
    yield _Line(PURSE, "gold", say("forecast.purse_in"), labels, purse)
    yield _Line("books", "books", say("forecast.books"), ("",), books)
    for name, sign, cells in (("unused", "books", unused), ("score", "laurel", score)):
        ways = (say(f"forecast.{name}"), say(f"forecast.{name}_short"))
        label, *shorter = ways[1:] if is_narrow else ways
        yield _Line(name, sign, label, (*shorter, ""), cells)
    yield _Line("order", "order", say("forecast.order"), ("",), tuple(_order(row) for row in columns))
    yield _Line("total", "vp", say("forecast.total"), ("",), tuple(_total(row) for row in columns))


def _books(
    state: NationsDiceState, foreseen: Forecast, row: SeatForecast | None
) -> tuple[forecast.Cell, forecast.Cell, forecast.Cell]:
    """The track now, the books that will be used, and what they score."""
    if row is None:
        then = f" › {foreseen.shadow_books}" if foreseen.shadow_books != state.shadows[0].books else ""
        return forecast.Cell(f"{state.shadows[0].books}{then}"), forecast.NONE, forecast.NONE
    if row.books is None:
        return forecast.Cell(str(state.nations[row.seat].books)), forecast.NONE, forecast.NONE
    more, scores = row.books.then - row.books.now, row.books.vp
    if row.chances:
        more, scores = round(row.chances.books), round(row.chances.score)
    first, *shorter = _about(row, more)
    unused = forecast.Cell(first, forecast.GAIN if more else forecast.DIM, tuple(shorter))
    sides, points = f"{row.books.now + more}{{books}}", _about(row, scores)
    score = forecast.Cell(f"{sides} {points[0]}", forecast.GAIN if scores else forecast.DIM, points)
    return forecast.Cell(str(row.books.now)), unused, score


def _purse(row: SeatForecast | None) -> forecast.Cell:
    """What can still be paid in gold, in stone and in strength."""
    if row is None or PURSE in row.locked:
        return forecast.NONE
    amounts = [str(round(each)) for each in (row.chances.purse if row.chances else row.purse)]
    signs = [f"{amount}{{{kind}}}" for kind, amount in zip(PAID_IN, amounts, strict=True)]
    return forecast.Cell(" ".join(signs), shorter=("/".join(amounts), signs[0]))


def _open(row: SeatForecast, words: str) -> str:
    return f"{words}{forecast.OPEN}" if row.uncertain else words


def _about(row: SeatForecast, number: int) -> tuple[str, ...]:
    """A number, and a shorter way to say it: what dice bring on average is said to be about so much."""
    brief = _open(row, ui.signed(number))
    is_mean = row.chances and row.uncertain and number
    return (say("forecast.about", number=ui.signed(number)), brief) if is_mean else (brief,)


def _chance(chance: float) -> forecast.Cell:
    """In how many rolls of a few something comes about: of six, as a die has sides, where that is exact."""
    every = next((each for each in (SIDES, TENTHS) if abs(chance * each - round(chance * each)) < EXACT), 0)
    number = round(chance * (every or TENTHS))
    if number in (0, every or TENTHS):
        return forecast.Cell(say(f"forecast.{'always' if number else 'hardly'}"))
    rolls = say("forecast.chance" if every else "forecast.about_chance", n=number, all=every or TENTHS)
    return forecast.Cell(rolls, shorter=(say("forecast.chance_short", n=number, all=every or TENTHS),))


def _need(row: SeatForecast | None, name: str, kind: str, is_narrow: bool) -> forecast.Cell:
    """A famine or a war: what meets it and scores, or how much more it needs; in few words where columns are narrow."""
    need: NeedForecast | None = getattr(row, name, None)
    if row is None or need is None:
        return forecast.NONE
    points = need.vp
    chance = getattr(row.chances, name) if row.chances else float(need.is_met)
    if HARDLY < chance < 1 - HARDLY or (chance > HARDLY) is not need.is_met:
        return _chance(chance)
    if need.is_met and is_narrow:
        return forecast.Cell(_open(row, ui.signed(points)), forecast.GAIN)
    if need.is_met:
        words = (
            say("forecast.met_by_trade", points=points)
            if need.traded
            else say("forecast.met", need=need.need, points=points)
        )
        return forecast.Cell(_open(row, words), forecast.GAIN, (_open(row, ui.signed(points)),))
    facts = {"missing": need.missing, "kind": kind, "need": need.need, "have": need.need - need.missing}
    ways = [say(f"forecast.{key}", **facts) for key in ("need", "need_short", "need_shortest")]
    full, *shorter = (_open(row, words) for words in ways)
    return forecast.Cell(full, forecast.LOSS, tuple(shorter))


def _order(row: SeatForecast | None) -> forecast.Cell:
    if row is None:
        return forecast.NONE
    return forecast.Cell(ordinal(row.order_then), forecast.GAIN if row.order_then < row.order_now else forecast.PLAIN)


def _total(row: SeatForecast | None) -> forecast.Cell:
    if row is None:
        return forecast.NONE
    points = row.vp_then - row.vp_now
    if row.chances:
        return forecast.Cell(points_words(row.chances), shorter=_about(row, round(row.chances.points)))
    return forecast.Cell(_open(row, ui.signed(points)), forecast.GAIN if points else forecast.PLAIN)


def points_words(chances: Chances) -> str:
    """The points of the round that dice may bring: from the fewest to the most, where they are not certain."""
    if chances.least == chances.most:
        return ui.signed(chances.most)
    return say("forecast.spread", least=chances.least, most=chances.most)
