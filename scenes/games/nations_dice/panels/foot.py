"""Beside the prompt: what two dice may stand in for at its left, what the others did at its right."""

from __future__ import annotations

from collections.abc import Mapping

from game.nations_dice.drafts.dice import DiceDraft
from game.nations_dice.drafts.purchase import Purchase
from game.nations_dice.state import NationsDiceState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations_dice.text import explanations
from scenes.table.model import TableModel
from scenes.table.panels.recap import RECAP, deeds, latest, since_turn
from scenes.table.seats import seat_colour
from sprites.paint import palette

say = Sentences("nations_dice")

KINDS = ("gold", "stone", "food")
PLATE = 0.72
"""How dark the plates are."""


def trading(model: TableModel[NationsDiceState]) -> ui.Box:
    """What two dice may stand in for now."""
    kinds = _trades(model)
    return ui.Either(
        *(_trading(kinds, is_ruled) for is_ruled in (True, False)),
        pad=(10, 0, 8, 0),
        name="trading",
        tells=ui.Tooltip(explanations.trade, model, kinds),
        back=(ui.plate(opacity=PLATE, radius=5),),
    )


def recap(model: TableModel[NationsDiceState]) -> ui.Box:
    """What the others did since the viewer's last turn; nothing where they did nothing."""
    told = deeds(model)
    if not told:
        return ui.Gap()
    forms = (*((silent, False) for silent in range(len(told))), (len(told) - 1, True))
    rows = (_recap(model, told, silent, is_cut) for silent, is_cut in forms)
    return ui.Either(
        *rows, pad=(10, 0, 8, 0), name=RECAP, tells=since_turn(model), back=(ui.plate(opacity=PLATE, radius=5),)
    )


def _trading(kinds: tuple[str, ...], is_ruled: bool) -> ui.Row:
    """The kinds, after the rule of trades."""
    chips: list[ui.Box] = []
    for kind in KINDS:
        is_open = kind in kinds
        fill, ink = (palette.WHAT_IF_CELL, palette.IVORY) if is_open else (palette.PLATE, palette.OFF)
        chips.append(ui.chip(say("trade.one", kind=kind), 22, fill, ink, 15.5, 0.95 if is_open else 0.45))
    rule = ui.Text(say("trade.rule"), ui.Style.SMALL, lines=2, wide=(0.0, 130.0), grow=1)
    return ui.Row(
        ui.heading(say("trade.title")), 10, *((rule, 8) if is_ruled else (ui.Gap(grow=1),)), ui.Row(*chips, gap=6)
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
    """What each rival did, or the last of it; all of it on a tooltip. So many of the first rivals are
    there with their discs alone.
    """
    parts: list[ui.Box] = []
    for place, (seat, words) in enumerate(told.items()):
        text = ui.Text(words, ui.Style.SMALL, shorter=latest(words), cut=is_cut)
        parts.append(ui.Row(ui.disc(seat_colour(model, seat), 19), *(() if place < silent else (text,)), gap=5))
    return ui.Row(*parts, ui.Gap(grow=1), gap=10)
