"""What the cells of the forecast say: what a row is about, and how its number comes about."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.nations_dice.analysis.forecast import PAID_IN, PURSE, NeedForecast, SeatForecast
from game.nations_dice.cards.payment import DICE_FOR_ONE, purse
from game.nations_dice.rules.books import VP_IN_SMALL_GAMES
from game.nations_dice.state import NationsDiceState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations_dice.text.explanations import (
    NEEDS,
    STEP_CHAPTERS,
    books,
    books_of_shadow,
    by_trading,
    nation_at,
    shares_of,
    strength_of,
    title_of,
    verdict_on,
)
from scenes.games.nations_dice.text.seats import who
from scenes.table.model import TableModel
from scenes.table.seats import SHADOW, ordinal

say = Sentences("nations_dice")


def forecast(model: TableModel[NationsDiceState]) -> ui.Explanation:
    """What the forecast is."""
    return ui.Explanation(say("told.forecast"), remarks=(say("told.forecast_rule"),), chapter="The idea")


def forecast_row(model: TableModel[NationsDiceState], row: str) -> ui.Explanation:
    """What a row of the forecast is about."""
    if row == "total":
        return forecast(model)
    if row == "purse":
        return ui.Explanation(say("told.purse"), remarks=(say("told.purse_rule"),), chapter="Trading dice")
    name = row if row in STEP_CHAPTERS else "books"
    return ui.Explanation(_row_name(model, row), remarks=(say(f"steps_told.{name}"),), chapter=STEP_CHAPTERS[name])


def cell(model: TableModel[NationsDiceState], seat: int, row: str) -> ui.Explanation:
    """A cell of the forecast."""
    if seat >= len(model.view.nations):
        return _cell_of_shadow(model, row)
    mine: SeatForecast = model.forecast.rows[seat]
    told = _CELLS[row](model, mine)
    if mine.uncertain and row not in ("books", "purse"):
        return _with_remark(told, say("told.uncertain"))
    return told


def _with_remark(told: ui.Explanation, remark: str) -> ui.Explanation:
    return ui.Explanation(told.title, told.parts, told.total, (*told.remarks, remark), told.chapter)


def _cell_of_shadow(model: TableModel[NationsDiceState], row: str) -> ui.Explanation:
    if row in ("books", "unused"):
        return books_of_shadow(model)
    rule = say("told.scores_nothing") if row in ("score", "total") else say("told.shadow_no_trade")
    return ui.Explanation(title_of(model, SHADOW, _row_name(model, row)), remarks=(rule,), chapter="Playing alone")


def _row_name(model: TableModel[NationsDiceState], row: str) -> str:
    tile = model.view.event_tile
    match row:
        case "famine":
            return say("told.famine", need=tile.famine)
        case "war":
            return say("told.war", need=tile.war)
        case "order":
            return say("told.order")
        case "total":
            return say("told.round_total")
        case "score":
            return say("told.books_score")
        case "purse":
            return say("told.purse")
        case "books":
            return say("told.books")
    return say("told.unused_books")


def _now(model: TableModel[NationsDiceState], row: SeatForecast) -> ui.Explanation:
    return books(model, row.seat)


def _purse(model: TableModel[NationsDiceState], row: SeatForecast) -> ui.Explanation:
    title = title_of(model, row.seat, say("told.purse"))
    if PURSE in row.locked:
        return ui.Explanation(title, remarks=(say("told.purse_passed"),), chapter="Trading dice")
    parts = tuple(ui.SumLine(f"{{{kind}}}", str(most)) for kind, most in zip(PAID_IN, row.purse, strict=True))
    return ui.Explanation(title, parts, remarks=(say("told.purse_rule"),), chapter="Trading dice")


def _unused(model: TableModel[NationsDiceState], row: SeatForecast) -> ui.Explanation:
    title = title_of(model, row.seat, say("told.unused_books"))
    if row.books is None:
        return ui.Explanation(title, remarks=(say("told.used_already"),), chapter="Books")
    shares = shares_of(nation_at(model, row.seat), "books")
    held = row.books.then - row.books.now - purse(nation_at(model, row.seat), "books").shown
    kept = (ui.SumLine(say("told.held"), ui.signed(held)),) if held else ()
    remarks = (say("told.unused_books_rule"),) if shares else (say("told.none_shown"),)
    total = ui.signed(row.books.then - row.books.now)
    return ui.Explanation(title, (*shares, *kept), total if shares else "", remarks, chapter="Books")


def _score(model: TableModel[NationsDiceState], row: SeatForecast) -> ui.Explanation:
    title = title_of(model, row.seat, say("told.books_score"))
    if row.books is None:
        return ui.Explanation(title, remarks=(say("told.used_already"),), chapter="Books")
    then = [(who(model, each.seat), each.books.then) for each in model.forecast.rows if each.books]
    if model.forecast.shadow_books is not None:
        then.append((who(model, SHADOW), model.forecast.shadow_books))
    parts = tuple(ui.SumLine(name, f"{value} {{books}}") for name, value in sorted(then, key=lambda each: -each[1]))
    worth = VP_IN_SMALL_GAMES if len(model.seats) <= 2 else 1
    rule = say("told.books_rule", points=worth)
    return ui.Explanation(title, (*parts, ui.SumLine("{vp}", ui.signed(row.books.vp))), "", (rule,), chapter="Books")


def _famine(model: TableModel[NationsDiceState], row: SeatForecast) -> ui.Explanation:
    return _need(model, row.seat, "famine", row.famine)


def _war(model: TableModel[NationsDiceState], row: SeatForecast) -> ui.Explanation:
    return _need(model, row.seat, "war", row.war)


def _need(model: TableModel[NationsDiceState], seat: int, name: str, need: NeedForecast | None) -> ui.Explanation:
    kind, title = NEEDS[name], title_of(model, seat, _row_name(model, name))
    if need is None:
        return ui.Explanation(title, remarks=(say("told.used_already"),), chapter=STEP_CHAPTERS[name])
    nation = nation_at(model, seat)
    parts = [*shares_of(nation, kind)]
    if need.traded:
        parts.append(
            ui.SumLine(say("told.traded", dice=need.traded), f"{ui.signed(need.traded // DICE_FOR_ONE)} {{{kind}}}")
        )
    have = need.need - need.missing if need.missing else max(need.have, need.need)
    other = need.have - purse(nation, kind).shown - (need.traded // DICE_FOR_ONE if need.is_met else 0)
    if other > 0:
        parts.append(ui.SumLine(say("told.committed"), f"{ui.signed(other)} {{{kind}}}"))
    remarks = (
        *(() if parts else (say("told.none_shown"),)),
        *verdict_on(have, need.need),
        *by_trading(name, need.missing, need.dice),
    )
    if need.is_met:
        parts.append(ui.SumLine("{vp}", ui.signed(need.vp)))
    return ui.Explanation(title, tuple(parts), "", remarks, chapter=STEP_CHAPTERS[name])


def _order(model: TableModel[NationsDiceState], row: SeatForecast) -> ui.Explanation:
    state = model.view
    then = sorted(state.order, key=lambda seat: model.forecast.rows[seat].order_then)
    place = say("told.in_order", place=ordinal(row.order_then))
    return ui.Explanation(
        title_of(model, row.seat, place),
        tuple(strength_of(model, seat) for seat in then),
        remarks=(say("told.order_rule"),),
        chapter="Player order",
    )


def _total(model: TableModel[NationsDiceState], row: SeatForecast) -> ui.Explanation:
    scores = (
        ("books", row.books.vp if row.books else 0),
        ("famine", row.famine.vp if row.famine else 0),
        ("war", row.war.vp if row.war else 0),
    )
    parts = tuple(ui.SumLine(say(f"names.{name}"), f"{ui.signed(vp)} {{vp}}") for name, vp in scores)
    total = f"{ui.signed(row.vp_then - row.vp_now)} {{vp}}"
    return ui.Explanation(title_of(model, row.seat, say("told.round_total")), parts, total)


_CELLS: Mapping[str, Callable[[TableModel[NationsDiceState], SeatForecast], ui.Explanation]] = {
    "purse": _purse,
    "books": _now,
    "unused": _unused,
    "score": _score,
    "famine": _famine,
    "order": _order,
    "war": _war,
    "total": _total,
}
