"""What the cells of the forecast are made of: what happens in their row, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from game.nations.analysis.forecast import Change, SeatForecast
from game.nations.analysis.round_ends import CARDS_COUNTED, PASSING
from game.nations.cards.cards import CARDS, EVENTS, TILES
from game.nations.concepts import books, compared_stability, strength
from game.nations.state import RESOURCES, NationsState
from game.nations.text import breakdown
from game.nations.text.wording import event_rule
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.games.nations.panels.forecast_rows import CHANGED, NET, card_words, change_words, food_in_famine
from scenes.games.nations.panels.forecast_values import row_of
from scenes.games.nations.text.explanations import resource, summed
from scenes.table.model import TableModel
from scenes.table.seats import is_shadow, ordinal, seat_name

say = Sentences("nations")

CHAPTERS = {
    PASSING: "Your turn",
    "production": "Production",
    "player_order": "Player order",
    "war": "War",
    "event_top": "Events",
    "event_bottom": "Events",
    "stability_duel": "Playing alone",
    "famine": "Famine",
    "score_books": "Scoring books",
    NET: "The round",
}
"""The chapter of the rules for every stage of the forecast."""

OF_SHADOW: Mapping[tuple[str, str], str] = {
    ("production", "books"): "slip.set_by_die",
    ("player_order", "order"): "forecast_told.order",
    ("war", "war"): "forecast_told.shadow_war",
    ("stability_duel", "stability"): "slip.set_by_die",
    ("score_books", "laurel"): "forecast_told.books",
}
"""What a cell of the shadow hangs on, by the stage and the sign of its row."""


STEPS = {
    PASSING: "rail_told.action",
    "production": "rail_told.production",
    "player_order": "rail_told.order",
    "war": "rail_told.war",
    "event_top": "rail_told.events",
    "event_bottom": "rail_told.events",
    "stability_duel": "rail_told.stability",
    "famine": "rail_told.famine",
    "score_books": "rail_told.books",
    NET: "forecast_told.sum",
}
"""What happens in every stage."""


class ForecastText(NamedTuple):
    """Title, parts, total and remarks."""

    title: str
    parts: tuple[ui.SumLine, ...] = ()
    total: str = ""
    remarks: tuple[str, ...] = ()


def about_row(stage: str, label: str) -> ui.Explanation:
    """What a row of the forecast is about."""
    return ui.Explanation(label, remarks=(say(STEPS[stage]),), chapter=CHAPTERS[stage])


def cell(model: TableModel[NationsState], seat: int, stage: str, kind: str) -> ui.Explanation:
    """A cell of the forecast: `kind` is the sign of its row, such as the resource of a row of Production."""
    if kind in RESOURCES and not is_shadow(model.view, seat):
        return resource(model, seat, kind)
    row, who, chapter = row_of(model.forecast, seat), seat_name(model, seat), CHAPTERS[stage]
    if row is None:
        remark = say(OF_SHADOW.get((stage, kind), "forecast_told.nothing"))
        title = say("slip.of_stage", who=who, stage=say(f"stages.{stage}"))
        return ui.Explanation(title, remarks=(remark,), chapter=chapter)
    told = _TELLERS.get(stage, _stage)(model, row, stage)
    change = row.total if stage == NET else row.change(stage)
    is_open = change.uncertain or (stage == "player_order" and row.order_uncertain)
    remarks = (*told.remarks, *((say("forecast_told.uncertain"),) if is_open else ()))
    return ui.Explanation(say("slip.of_stage", who=who, stage=told.title), told.parts, told.total, remarks, chapter)


def losses(model: TableModel[NationsState], lost: int) -> str:
    """What would take so many VP from the viewer at the end of the round, cause by cause; empty where the forecast that
    is shown counts others.
    """
    row = row_of(model.forecast, model.viewer)
    if row is None or sum(max(0, -change.vp) for change in row.changes.values()) != lost:
        return ""
    return listed([each for stage in row.changes for each in _losses_in(model.view, row, stage)])


def _losses_in(state: NationsState, row: SeatForecast, stage: str) -> Iterator[str]:
    lost = -row.change(stage).vp
    if lost <= 0:
        return
    if stage == "production":
        empty = [kind for kind in row.short if row.held[kind] + getattr(row.change(stage), kind) <= 0]
        yield from (say("losses.short", n=1, kind=kind) for kind in empty[: lost - bool(row.revolt)])
        if row.revolt:
            yield say("losses.revolt", n=1, stability=ui.number(row.stability))
    elif stage == "war" and state.war:
        war = say.name(CARDS[state.war].name)
        yield say("losses.war", n=lost, war=war, strength=row.strength, need=state.war_strength)
    elif stage.startswith("event_") and state.event:
        half = getattr(EVENTS[state.event], stage.removeprefix("event_"))
        yield say("losses.event", n=lost, event=say.name(half.name))
    elif stage == "famine":
        need = TILES[state.event].famine if state.is_solo else EVENTS[state.event].famine
        yield say("losses.famine", n=lost, food=food_in_famine(row), need=need)
    else:
        yield say("losses.stage", n=lost, stage=say(f"advice.stage.{stage}"))


def _revolt(model: TableModel[NationsState], row: SeatForecast, stage: str) -> ForecastText:
    told = summed("", breakdown.stability_shares(model.view, row.seat), ())
    loss = say("slip.revolt", books=row.revolt) if row.revolt else say("forecast_told.no_revolt")
    return ForecastText(say("forecast_told.revolt"), told.parts, told.total, (loss,))


def _order(model: TableModel[NationsState], row: SeatForecast, stage: str) -> ForecastText:
    state = model.view
    ranks = {seat: (strength(state, seat), compared_stability(state, seat)) for seat in state.order}
    parts = tuple(
        ui.SumLine(
            seat_name(model, seat),
            f"{ui.number(ranks[seat][0])}{{strength}} {ui.number(ranks[seat][1])}{{stability}}",
        )
        for seat in sorted(state.order, key=lambda seat: tuple(-rank for rank in ranks[seat]))
    )
    title = say("forecast_told.next_order", place=ordinal(row.order_then))
    return ForecastText(title, parts, "", (say("forecast_told.order"),))


def _war(model: TableModel[NationsState], row: SeatForecast, stage: str) -> ForecastText:
    state = model.view
    if not state.war and not row.defeated:
        return ForecastText(say("stages.war"), remarks=(say("forecast_told.no_war"),))
    result = say("forecast_told.defeated" if row.defeated else "forecast_told.safe")
    spared = (say("forecast_told.spared", amount=max(0, row.stability)),) if row.defeated else ()
    parts = (
        ui.SumLine(say("forecast_told.the_war"), f"{state.war_strength}{{strength}}"),
        ui.SumLine(say("forecast_told.own"), f"{row.strength}{{strength}}"),
    )
    return ForecastText(say("stages.war"), (*parts, *_changes(row.change("war"))), "", (result, *spared))


def _event(model: TableModel[NationsState], row: SeatForecast, stage: str) -> ForecastText:
    state = model.view
    if not state.event:
        return ForecastText(say(f"stages.{stage}"), remarks=(say("event_card.later"),))
    half = getattr(EVENTS[state.event], stage.removeprefix("event_"))
    return ForecastText(say.name(half.name), tuple(_changes(row.change(stage))), "", (event_rule(half),))


def _famine(model: TableModel[NationsState], row: SeatForecast, stage: str) -> ForecastText:
    change = row.change(stage)
    parts = tuple(_changes(change))
    short = (say("forecast_told.starved", change=change_words(change)),) if change.vp < 0 else ()
    return ForecastText(say("stages.famine"), parts, "", short if parts else (say("forecast_told.nothing"),))


def _score_books(model: TableModel[NationsState], row: SeatForecast, stage: str) -> ForecastText:
    state = model.view
    if state.round % 2:
        return ForecastText(say(f"stages.{stage}"), remarks=(say("forecast_told.books"),))
    parts = tuple(
        ui.SumLine(seat_name(model, seat), say("forecast_told.books_now", books=books(state, seat)))
        for seat in sorted(state.order, key=lambda seat: -books(state, seat))
    )
    rule = say("forecast_told.books_solo" if state.is_solo else "forecast_told.books_rule")
    return ForecastText(say(f"stages.{stage}"), (*parts, *_changes(row.change(stage))), "", (rule,))


def _net(model: TableModel[NationsState], row: SeatForecast, stage: str) -> ForecastText:
    parts = tuple(
        ui.SumLine(say(f"stages.{name}"), f"{ui.signed(change.vp)} {{vp}}")
        for name, change in row.changes.items()
        if change.vp
    )
    remarks = () if parts else (say("forecast_told.nothing"),)
    return ForecastText(say("forecast_told.net"), parts, f"{ui.signed(row.total.vp)} {{vp}}", remarks)


def _stage(model: TableModel[NationsState], row: SeatForecast, stage: str) -> ForecastText:
    parts = tuple(_changes(row.change(stage)))
    return ForecastText(say(f"stages.{stage}"), parts, "", () if parts else (say("forecast_told.nothing"),))


def _changes(change: Change) -> Iterator[ui.SumLine]:
    for kind, glyph in CHANGED.items():
        if amount := getattr(change, kind):
            yield ui.SumLine(f"{{{glyph}}}", ui.signed(amount))
    for kind in CARDS_COUNTED:
        if amount := getattr(change, kind):
            yield ui.SumLine(card_words(kind, amount), "")


_TELLERS: Mapping[str, Callable[[TableModel[NationsState], SeatForecast, str], ForecastText]] = {
    "production": _revolt,
    "player_order": _order,
    "war": _war,
    "event_top": _event,
    "event_bottom": _event,
    "famine": _famine,
    "score_books": _score_books,
    NET: _net,
}
