"""The line at the foot of the table: what two dice may stand in for, and what the others did since the last turn."""

from __future__ import annotations

from collections.abc import Mapping

from game.nations_dice.drafts.dice import DiceDraft
from game.nations_dice.drafts.purchase import Purchase
from game.nations_dice.state import NationsDiceState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations_dice.text import explanations
from scenes.table.model import TableModel
from scenes.table.panels.recap import deeds, latest, since_turn
from scenes.table.seats import seat_colour
from sprites.paint import palette

say = Sentences("nations_dice")

ZONE = "payment"
HIGH = 21.0
KINDS = ("gold", "stone", "food")


def foot(model: TableModel[NationsDiceState]) -> ui.PaintLayer:
    """What may be traded at the left, what the others did at the right."""
    return _foot(model, _trades(model))


@ui.memo
def _foot(model: TableModel[NationsDiceState], kinds: tuple[str, ...]) -> ui.PaintLayer:
    told = deeds(model)
    rows = (
        ui.Row(_trading(model, kinds, is_last), 22, _recap(model, told, silent, is_last))
        for silent, is_last in (*((each, False) for each in range(len(told))), (max(0, len(told) - 1), True))
    )
    return ui.PaintLayer(ui.Either(*rows, high=HIGH, pad=(8, 0, 8, 0)), 0.0, zone=ZONE)


def _trading(model: TableModel[NationsDiceState], kinds: tuple[str, ...], is_last: bool) -> ui.Row:
    """The rule of trades, which leaves where the news need its room, and the kinds: in the last form those that can't
    be traded now leave as well.
    """
    chips: list[ui.Box] = []
    for kind in KINDS:
        is_open = kind in kinds
        fill, ink = (palette.WHAT_IF_CELL, palette.IVORY) if is_open else (palette.PLATE, palette.OFF)
        words = say("trade.one", kind=kind)
        chips.append(ui.chip(words, 18, fill, ink, 13, 0.95 if is_open else 0.45, drop=2 * is_last * (not is_open)))
    rule = ui.Text(say("trade.rule"), ui.Style.SMALL, drop=3)
    where = ui.Text(say("trade.inside" if kinds else "trade.not_now"), ui.Style.SMALL, colour=palette.DIM, drop=4)
    return ui.Row(
        ui.heading(say("trade.title")),
        10,
        rule,
        7,
        ui.Row(*chips, gap=5),
        8,
        where,
        name="trading",
        tells=ui.Tooltip(explanations.trade, model, kinds),
    )


def _trades(model: TableModel[NationsDiceState]) -> tuple[str, ...]:
    """The kinds that two dice may be traded for now."""
    state = model.view
    if isinstance(model.draft, DiceDraft) and model.draft.verb == "trade":
        return ("food",)
    if isinstance(model.draft, Purchase):
        return (model.draft.kind,) if model.draft.purse.to_trade else ()
    nation = state.nations[model.shown_seat]
    if state.step != "actions" or nation.passed:
        return ()
    return ("gold", *(("stone",) if nation.wonder else ()))


def _recap(model: TableModel[NationsDiceState], told: Mapping[int, str], silent: int, is_cut: bool) -> ui.Row:
    """What each rival did, or the last of it, at the right; all of it on a tooltip. So many of the first rivals are
    there with their discs alone.
    """
    parts: list[ui.Box] = []
    for place, (seat, words) in enumerate(told.items()):
        text = ui.Text(words, ui.Style.SMALL, shorter=latest(words), cut=is_cut)
        parts.append(ui.Row(ui.disc(seat_colour(model, seat), 17), *(() if place < silent else (text,)), gap=4))
    news = ui.Row(*parts, gap=12, name="recap", tells=since_turn(model)) if parts else ui.Gap()
    return ui.Row(ui.Gap(grow=1), news, grow=1)
