"""The forecast as rows of short words: one row for every stage of the round's end, one cell for every seat."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from game.engine.event import Event
from game.nations import events
from game.nations.analysis.forecast import Change, Forecast, SeatForecast
from game.nations.analysis.round_ends import CARDS_COUNTED, PASSING
from game.nations.cards.cards import EVENTS, TILES
from game.nations.concepts import stability
from game.nations.rules.event_cards import measured, resolve
from game.nations.state import RESOURCES, SHADOW, NationsState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.panels.forecast_values import row_of
from scenes.table.panels import forecast
from scenes.table.seats import ordinal

say = Sentences("nations")

NET = "net"


class OutcomeRow(NamedTuple):
    """A stage: what it belongs to, the sign before it, its name, the short name for narrow panels, and what is left
    of it beside its sign where there is hardly any room.
    """

    stage: str
    sign: str
    label: str
    short: str
    cells: tuple[forecast.Cell, ...]
    least: str = ""


CHANGED = {
    "vp": "vp",
    **{kind: kind for kind in RESOURCES},
    "workers": "worker",
    "strength": "strength",
    "stability": "stability",
}
"""What may change, in the order in which it is said, and its sign."""

COMPARED = {
    "strength_for_events": "strength",
    **{kind: kind for kind in ("strength", "stability", *RESOURCES)},
}
"""What events compare and a row tells, and what that is of."""


def forecast_rows(state: NationsState, foreseen: Forecast, seats: list[int]) -> Iterator[OutcomeRow]:
    """The rows for these seats, the shadow among them in a solo game; what cannot be changed any more is locked."""
    columns = [row_of(foreseen, seat) for seat in seats]
    for row in _open_rows(state, foreseen, seats):
        cells = (cell._replace(locked=_is_locked(seat, row)) for cell, seat in zip(row.cells, columns, strict=True))
        yield row._replace(cells=tuple(cells))


def _is_locked(seat: SeatForecast | None, row: OutcomeRow) -> bool:
    if seat is None or row.stage == NET:
        return seat is not None and bool(seat.changes) and seat.changes.keys() <= seat.locked
    if row.sign in RESOURCES:
        return row.stage in seat.changes and row.sign in seat.locked
    return row.stage in seat.locked


def _open_rows(state: NationsState, foreseen: Forecast, seats: list[int]) -> Iterator[OutcomeRow]:
    columns = [(seat, row_of(foreseen, seat)) for seat in seats]
    if any(trigger.event == "passed" for nation in state.nations for trigger in nation.standing.whenever):
        yield OutcomeRow(
            PASSING,
            "vp",
            say("rows.passing"),
            say("rows.pass"),
            tuple(_stage(row, PASSING) for _, row in columns),
        )
    for kind in RESOURCES:
        cells = tuple(_production(state, row, kind) if row else _shadow_books(kind) for _, row in columns)
        name = say(f"kinds.{kind}")
        yield OutcomeRow("production", kind, name, name, cells)
    revolt, order = say("rows.revolt"), say("rows.order")
    yield OutcomeRow("production", "stability", revolt, revolt, tuple(_revolt(row) for _, row in columns))
    yield OutcomeRow("player_order", "order", order, order, tuple(_order(foreseen, seat) for seat in seats))
    strength = str(state.war_strength) if state.war else ""
    war = say("rows.war", strength=strength)
    is_war = bool(state.war) or any(row.defeated for row in foreseen.rows)
    yield OutcomeRow(
        "war", "war", war, war, tuple(_war(state, row) if is_war else forecast.NONE for _, row in columns), strength
    )
    yield from _round_rows(state, columns)
    net = say("rows.net")
    yield OutcomeRow(NET, "vp", net, net, tuple(_net(row) for _, row in columns))


def _round_rows(state: NationsState, columns: list[tuple[int, SeatForecast | None]]) -> Iterator[OutcomeRow]:
    """What the event, or the solo tile, of the round brings, and the Books at the end of an age."""
    rows = [row for _, row in columns]
    if state.is_solo:
        cells = tuple(_duel(state, row) for row in rows)
        yield OutcomeRow("stability_duel", "stability", say("rows.duel"), say("rows.duel_short"), cells)
        famine = TILES[state.event].famine if state.event else 0
    else:
        event = EVENTS[state.event] if state.event else None
        for number, half in enumerate(("top", "bottom"), 1):
            stage, short = f"event_{half}", say(f"rows.event_{half}")
            name = say.name(getattr(event, half).name) if event else short
            compared = measured(getattr(event, half)) & COMPARED.keys() if event else frozenset()
            cells = tuple(_event(row, stage, compared) for row in rows)
            yield OutcomeRow(stage, "event", name, short, cells, str(number))
        famine = event.famine if event else 0
    label = say("rows.famine", amount=str(famine)) if state.event else say("rows.famine_later")
    yield OutcomeRow("famine", "famine", label, label, tuple(_famine(row) for row in rows), str(famine))
    if state.round % 2:
        cells = (forecast.Cell(say("cells.later", round=state.round + 1), forecast.DIM, ("–",)),) * len(rows)
    else:
        cells = tuple(_score_books(row) for row in rows)
    yield OutcomeRow("score_books", "laurel", say("rows.score_books"), say("rows.score"), cells)


def current_stage(state: NationsState, coming: Sequence[Event] = ()) -> str:
    """The stage of the Resolution Phase that runs now; empty in the other phases. coming: what is being shown comes
    first: a half of an Event is read over the position before it.
    """
    if state.phase != "resolution":
        return ""
    if state.step != "events":
        return state.step
    if state.is_solo:
        return "stability_duel"
    if coming and isinstance(coming[0], events.EventResolved):
        return f"event_{coming[0].half}"
    return "event_top" if (resolve, "bottom") in state.stack else "event_bottom"


def change_words(change: Change) -> str:
    """Everything that changes, with signs: "−1{vp} −5{food}"."""
    return " ".join(_figures(change))


def _figures(change: Change, is_short: bool = False) -> list[str]:
    """Everything that changes; is_short: with cards as mere numbers."""
    amounts = ((kind, getattr(change, kind)) for kind in CHANGED)
    figures = [f"{ui.signed(amount)}{{{CHANGED[kind]}}}" for kind, amount in amounts if amount]
    cards = ((kind, getattr(change, kind)) for kind in CARDS_COUNTED)
    return figures + [ui.signed(amount) if is_short else card_words(kind, amount) for kind, amount in cards if amount]


def card_words(kind: str, amount: int) -> str:
    """So many cards more or less, of a kind that events may take: "−1 colony"."""
    return say(f"cells.{kind}", amount=ui.signed(amount), n=abs(amount))


def _mood(change: Change) -> str:
    """A loss where VP or resources go and no VP come."""
    if change.vp:
        return forecast.LOSS if change.vp < 0 else forecast.GAIN
    amounts = [getattr(change, kind) for kind in (*RESOURCES, "workers", *CARDS_COUNTED)]
    if any(amount > 0 for amount in amounts):
        return forecast.GAIN
    return forecast.LOSS if any(amount < 0 for amount in amounts) else forecast.PLAIN


def _asked(words: str, change: Change) -> str:
    return _doubted(words, change.uncertain)


def _doubted(words: str, is_uncertain: bool) -> str:
    return f"{words}{forecast.OPEN}" if is_uncertain else words


def _told(change: Change, mood: str) -> forecast.Cell:
    """Everything that changes, or where that has no room in small letters either what weighs most and that there is
    more: nobody can tell what an amount is of without its sign.
    """
    first, *others = figures = _figures(change)
    least = _figures(change, is_short=True)[0]
    if not others:
        return forecast.Cell(_asked(first, change), mood, (_asked(least, change),) if least != first else ())
    more = [say("cells.more", figure=each) for each in dict.fromkeys((first, least))]
    whole = [_asked(way, change) for way in (" ".join(figures), "".join(figures))]
    partial = tuple(_asked(way, change) for each in more for way in (each, each.replace(" ", "")))
    return forecast.Cell(whole[0], mood, tuple(whole), partial=partial)


def _stage(row: SeatForecast | None, stage: str) -> forecast.Cell:
    if row is None or stage not in row.changes:
        return forecast.NONE
    change = row.change(stage)
    words = change_words(change)
    if not words:
        return forecast.Cell(say("cells.choice"), forecast.DIM, ("?",)) if change.uncertain else forecast.NONE
    return _told(change, _mood(change))


def _event(row: SeatForecast | None, stage: str, measures: Collection[str]) -> forecast.Cell:
    """What an event brings, after what it compares, where that is one figure."""
    cell = _stage(row, stage)
    if row is None or stage not in row.changes or len(measures) != 1:
        return cell
    (measure,) = measures
    kind = COMPARED[measure]
    figure = ui.number(_before(row, stage, kind) if kind in RESOURCES else getattr(row, kind))
    return _compared(f"{figure}{{{kind}}}", cell)


def _production(state: NationsState, row: SeatForecast, kind: str) -> forecast.Cell:
    if "production" not in row.changes:
        return forecast.NONE
    change = row.change("production")
    amount = getattr(change, kind)
    if kind == "books" and row.revolt:
        amount += row.revolt
    left = getattr(state.nations[row.seat], kind) + getattr(change, kind)
    runs_out = kind in row.short and left <= 0 and change.vp + (row.revolt > 0) < 0
    words, held = _asked(ui.signed(amount), change), ui.number(row.held[kind])
    if runs_out:
        return forecast.Cell(f"{words} −1{{vp}}", forecast.LOSS, ("−1{vp}",), stock=held)
    mood = forecast.GAIN if amount > 0 else forecast.LESS if amount < 0 else forecast.DIM
    return forecast.Cell(words, mood, stock=held)


def _shadow_books(kind: str) -> forecast.Cell:
    return forecast.Cell(say("cells.rolled"), forecast.DIM) if kind == "books" else forecast.NONE


def _revolt(row: SeatForecast | None) -> forecast.Cell:
    if row is None or not row.revolt:
        return forecast.NONE
    return _compared(f"{ui.number(row.stability)} < 0", _told(Change(vp=-1, books=-row.revolt), forecast.LOSS))


def _compared(sides: str, cell: forecast.Cell) -> forecast.Cell:
    """A cell with both sides of its comparison before what comes of it."""
    figures = cell.shorter if cell.shorter and cell.words.count("{") > 1 else (cell.words, *cell.shorter)
    both = f"{sides}  {figures[0]}"
    return cell._replace(words=f"{sides}  {cell.words}", shorter=(both, *figures))


def _order(foreseen: Forecast, seat: int) -> forecast.Cell:
    """The place in the order of the next round."""
    row = row_of(foreseen, seat)
    if row is None:
        player = row_of(foreseen, 0)
        return (
            forecast.Cell(_doubted(ordinal(3 - player.order_then), player.order_uncertain)) if player else forecast.NONE
        )
    words = _doubted(ordinal(row.order_then), row.order_uncertain)
    is_better, is_worse = row.order_then < row.order_now, row.order_then > row.order_now
    cell = forecast.Cell(words, forecast.GAIN if is_better else forecast.LESS if is_worse else forecast.PLAIN)
    return _compared(f"{row.strength}{{strength}}", cell)


def _war(state: NationsState, row: SeatForecast | None) -> forecast.Cell:
    if row is None:
        return forecast.Cell(say("cells.safe"))
    change = row.change("war")
    if not row.defeated and not state.war:
        return forecast.Cell(say("cells.safe"))  # one is only tried out, at a strength that this position doesn't know
    if not row.defeated:
        sides = f"{row.strength} ≥ {state.war_strength}"
        return forecast.Cell(_asked(say("cells.safe_with", sides=sides), change), shorter=(_asked(sides, change),))
    lost = (
        _told(change, forecast.LOSS)
        if change_words(change)
        else forecast.Cell(_asked(say("cells.beaten"), change), forecast.LOSS)
    )
    return _compared(f"{row.strength} < {state.war_strength}", lost) if state.war else lost


def _duel(state: NationsState, row: SeatForecast | None) -> forecast.Cell:
    if row is None:
        return forecast.Cell(ui.number(stability(state, SHADOW)))
    return _compared(
        f"{ui.number(row.stability)} : {ui.number(stability(state, SHADOW))}", _stage(row, "stability_duel")
    )


def _before(row: SeatForecast, stage: str, kind: str) -> int:
    """What a seat has of a resource when a stage begins."""
    earlier = list(row.changes)[: list(row.changes).index(stage)]
    return row.held[kind] + sum(int(getattr(row.changes[name], kind)) for name in earlier)


def food_in_famine(row: SeatForecast) -> int:
    """The food that a seat has when the famine comes."""
    return _before(row, "famine", "food")


def _score_books(row: SeatForecast | None) -> forecast.Cell:
    if row is None or "score_books" not in row.changes:
        return forecast.NONE
    return _compared(f"{_before(row, 'score_books', 'books')}{{books}}", _stage(row, "score_books"))


def _famine(row: SeatForecast | None) -> forecast.Cell:
    if row is None or "famine" not in row.changes:
        return forecast.NONE
    change = row.change("famine")
    have = food_in_famine(row)
    if change.vp < 0:
        return _compared(say("cells.has", food=have), _told(change, forecast.LOSS))
    if not change.food:
        return forecast.NONE
    brief = (_asked(say("cells.pay", food=-change.food), change), _asked(ui.number(change.food), change))
    return forecast.Cell(_asked(say("cells.pay_of", food=-change.food, have=have), change), shorter=brief)


def _net(row: SeatForecast | None) -> forecast.Cell:
    if row is None:
        return forecast.NONE
    mood = forecast.GAIN if row.total.vp > 0 else forecast.LOSS if row.total.vp < 0 else forecast.PLAIN
    return forecast.Cell(_asked(ui.signed(row.total.vp), row.total), mood)
