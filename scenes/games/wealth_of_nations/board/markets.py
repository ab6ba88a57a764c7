"""The markets: every well with its cube or its price, what the next cube costs and earns, and the notes of Finance."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE, PRICES
from game.wealth_of_nations.cards.market import buy_price, sell_price
from game.wealth_of_nations.drafts.bargain import REPAY_NOTE, TAKE_NOTE
from game.wealth_of_nations.drafts.trades import (
    BUY,
    FEWER,
    MORE,
    SELL,
    VERBS,
    Trades,
    button_place,
    market_place,
)
from game.wealth_of_nations.rules.notes import next_note_pays
from game.wealth_of_nations.rules.scoring import VP_LOST_FOR_A_NOTE
from game.wealth_of_nations.state import WealthState
from scenes import ui
from scenes.games.wealth_of_nations.board import looks
from scenes.games.wealth_of_nations.board.signs import cube, face, tile, well_cube
from scenes.games.wealth_of_nations.text import explanations as told
from scenes.games.wealth_of_nations.text.seats import say, seat_handle
from scenes.table.model import TableModel
from sprites.paint import palette

ZONE = "markets"
CUBE = 19.0
LEFT_WIDTH = 120.0
"""Width of a market's name and prices, left of its wells."""

CUBES_Z, STEPPERS_Z = 10, 12


class TradesShown(NamedTuple):
    """The trades laid out at a market: their verb, how many cubes, and what all of them cost or earn."""

    verb: str
    cubes: int
    total: int


def markets(model: TableModel[WealthState]) -> ui.Column:
    """The five markets."""
    return ui.Column(*(market(model, commodity) for commodity in COMMODITIES), gap=4)


def market(model: TableModel[WealthState], commodity: str) -> ui.PaintLayer:
    """A market with its prices, its wells, the cube that is bought next, and the steppers of what is laid out."""
    draft = model.draft
    chosen = None
    if isinstance(draft, Trades) and draft.commodity == commodity:
        chosen = TradesShown(draft.verb, draft.cubes, draft.total)
    verbs = tuple(verb for verb in VERBS if (verb, commodity) in model.selection.moves)
    ordered = sum(move[1:] == (commodity,) for move in (model.order.left if model.order else ()))
    return _market(model, commodity, verbs, chosen, ordered)


@ui.memo
def _market(
    model: TableModel[WealthState], commodity: str, verbs: tuple[str, ...], chosen: TradesShown | None, ordered: int
) -> ui.PaintLayer:
    market = model.view.market(commodity)
    cubes = max(1, chosen.cubes) if chosen else 1
    bought, sold = (cubes if chosen and chosen.verb == verb else 1 for verb in (BUY, SELL))
    wells = ui.Row(
        _wells(market.prices, market.filled, bought, sold, BUY in verbs),
        grow=1,
        name=market_place(commodity),
        target=partial(ui.Target, zone=ZONE),
        tells=ui.Tooltip(told.market, model, commodity),
    )
    title = _title(model, commodity, chosen, ordered)
    high, low = (
        ui.Row(*(_price(model, commodity, verb, verb in verbs, chosen, is_low) for verb in VERBS), gap=4)
        for is_low in (False, True)
    )
    few = ui.Text(
        say("markets.filled", filled=market.filled, wells=market.ladder.wells),
        ui.Style.CAPTION, align="right", grow=1, name=market_place(commodity),
        target=partial(ui.Target, zone=ZONE), tells=ui.Tooltip(told.market, model, commodity),
    )  # fmt: skip
    left: ui.Kinds = {"wide": LEFT_WIDTH - 10, "high": (0.0, 76.0)}
    forms = (
        ui.Row(ui.Column(title, high, gap=4, **left), 3, wells, pad=(7, 3, 4, 3)),
        ui.Row(ui.Column(title, low, gap=2, **left), 3, wells, pad=(7, 3, 4, 3)),
        ui.Column(ui.Row(title, few, gap=4), low, pad=(7, 2, 7, 2)),
        ui.Row(title, low, pad=(7, 2, 7, 2), gap=6),
    )
    return ui.PaintLayer(ui.Either(*forms, high=(0.0, 86.0), back=(ui.plate(),)), zone=ZONE)


def _title(model: TableModel[WealthState], commodity: str, chosen: TradesShown | None, ordered: int) -> ui.Row:
    """The name of a market, and the steppers of what is laid out or how many cubes are still ordered."""
    board = PRICES[commodity]
    name = ui.Row(
        cube(commodity, 22),
        ui.Text(say.name(board.name), ui.Style.NAME, size=17, floor=0.7, grow=1),
        gap=4,
        grow=1,
        name=f"about {commodity}",
        tells=ui.Tooltip(told.market, model, commodity),
    )
    if chosen:
        return ui.Row(name, *(_stepper(step, sign, commodity) for step, sign in ((FEWER, "−"), (MORE, "+"))), gap=2)
    if not ordered:
        return ui.Row(name, high=(0.0, 30.0))
    words = ui.chip(f"+{ordered}", 16, palette.WHAT_IF_CELL, palette.WHAT_IF, 12.5)
    return ui.Row(
        name,
        words,
        high=(0.0, 30.0),
        name=f"ordered {commodity}",
        tells=ui.Tooltip(told.about, model, "markets.ordered", "Trade"),
    )


def _stepper(step: str, sign: str, commodity: str) -> ui.Text:
    """A button that takes a cube away or adds one, beside the market's name."""
    target = partial(ui.Target, z=STEPPERS_Z, zone=ZONE, caption=say(f"markets.{step}"))
    return ui.Text(
        sign, ui.Style.FIGURE, size=16, colour=palette.DARK_INK, align="center", wide=20.0, high=20.0, snug=True,
        name=f"{step} {commodity}", target=target, back=(face("primary"),),
    )  # fmt: skip


def _price(
    model: TableModel[WealthState], commodity: str, verb: str, is_legal: bool, chosen: TradesShown | None, is_low: bool
) -> ui.Box:
    """What the next cube costs or earns; for the trades laid out how many they are and what they make together."""
    market = model.view.market(commodity)
    is_chosen = chosen is not None and chosen.verb == verb
    is_open = is_chosen or is_legal
    price = buy_price(market) if verb == BUY else sell_price(market)
    ink = palette.DARK_INK if is_chosen else palette.SECONDARY if is_open else palette.OFF
    figure = palette.BRASS_LIGHT if verb == BUY else palette.GAIN
    figure = palette.DARK_INK if is_chosen else figure if is_open else palette.OFF
    label = say(f"markets.{verb}", cubes=chosen.cubes if chosen and is_chosen else 1)
    amount = chosen.total if chosen and is_chosen else price
    target = partial(
        ui.Target,
        zone=ZONE,
        verb=verb,
        stands_for=(commodity,),
        caption=say(f"markets.{verb}_one", commodity=commodity, price=price),
    )
    size = 17.0 if is_low else 20.0
    words = ui.Text(
        label, ui.Style.NAME, size=14, colour=ink, align="center", floor=0.7, drop=1 if is_low else 0, grow=1
    )
    sum_of = ui.Text(f"${amount}", ui.Style.FIGURE, size=size, colour=figure, align="center", grow=1)
    high = ui.Column(ui.Gap(grow=1), words, sum_of, ui.Gap(grow=1))
    return ui.Overlay(
        ui.Row(words, sum_of, gap=2) if is_low else high,
        wide=(0.0, 52.0),
        high=(0.0, 26.0 if is_low else 46.0),
        grow=1,
        pad=(3, 0, 3, 0) if is_low else (2, 0, 2, 0),
        name=button_place(verb, commodity),
        target=target,
        tells=ui.Tooltip(told.trade, model, verb, commodity),
        back=(face("primary" if is_chosen else "plain", is_open),),
    )


@lru_cache(maxsize=64)
def _wells(prices: str, filled: int, bought: int, sold: int, can_be_held: bool) -> ui.Grid:
    """All wells: a cube, or the price that a cube sold into it earns; the next ones of both kinds stand out."""
    rows: list[list[ui.Box]] = []
    number = 0
    for length in PRICES[prices].row_lengths:
        row = range(number, number + length)
        rows.append([_well(prices, each, filled, bought, sold, can_be_held) for each in row])
        number += length
    most = max(map(len, rows))
    return ui.Grid(rows, grows=(1.0,) * most, even=range(most), row_kinds=[{"grow": 1.0}] * len(rows), grow=1)


def _well(prices: str, number: int, filled: int, bought: int, sold: int, can_be_held: bool) -> ui.Box:
    commodity = PRICES[prices].commodity
    around: tuple[ui.Box, ...] = ()
    if filled - bought <= number < filled:
        around = _ring(palette.WHAT_IF, palette.WHAT_IF_CELL)
    elif filled <= number < filled + sold:
        around = _ring(palette.GAIN, palette.SAFE_CELL)
    if number < filled:
        if number == filled - 1:
            target = partial(
                ui.Target,
                zone=ZONE,
                verb=BUY,
                stands_for=(commodity,),
                can_be_held=can_be_held,
                is_quiet=True,
            )
            it: ui.Box = ui.Gap(
                name=f"next {commodity}", target=target, wide=CUBE, high=CUBE, snug=True, back=around,
                sprite=partial(ui.Sprite, look=looks.CubeLook(commodity, CUBE), z=CUBES_Z, is_flat=True),
            )  # fmt: skip
        else:
            it = well_cube(commodity, wide=CUBE, high=CUBE, snug=True, back=around)
        return ui.Row(ui.Gap(grow=1), it, ui.Gap(grow=1))
    ink, style, size = (palette.HOT, ui.Style.FIGURE, 14.5) if around else (palette.DIM, ui.Style.FINE, 12.5)
    words = str(PRICES[prices].wells[number].sell)
    line = () if around else (ui.Column(ui.Gap(grow=1), ui.Gap(high=1.0, back=(ui.fill(palette.IVORY, 0.16),))),)
    price = ui.Text(
        words,
        style,
        size=size,
        colour=ink,
        align="center",
        wide=(0.0, CUBE),
        high=CUBE,
        snug=True,
        back=(*around, *line),
    )
    return ui.Row(ui.Gap(grow=1), price, ui.Gap(grow=1))


@lru_cache(maxsize=8)
def _ring(edge: palette.Colour, ground: palette.Colour) -> tuple[ui.Box, ...]:
    """What makes a well stand out."""
    return ui.Gap(margin=-1, back=(ui.fill(edge, 0.85, 4),)), ui.Gap(back=(ui.fill(ground, 1.0, 3),))


@ui.memo
def finance(model: TableModel[WealthState]) -> ui.PaintLayer:
    """Notes to take and to repay, and what a Bank yields."""
    nation = model.view.nations[model.viewer]
    pays = max(0, next_note_pays(nation))
    title = ui.Row(
        cube("money", 22),
        ui.Text(say("finance.title"), ui.Style.NAME, size=17),
        8,
        ui.Text(say("finance.held", notes=nation.notes), ui.Style.LABEL, drop=1),
        gap=4,
        name="about notes",
        tells=ui.Tooltip(told.notes, model, model.viewer),
    )
    next_pays = say("finance.next_pays", pays=max(0, pays - 1))
    costs = say("finance.each_costs", vp=VP_LOST_FOR_A_NOTE)
    high, low = (
        (
            _note_button(model, TAKE_NOTE, "take_note", pays, palette.BRASS_LIGHT, () if is_low else (next_pays,)),
            _note_button(model, REPAY_NOTE, "repay_note", FINANCE.repayment, palette.LOSS, () if is_low else (costs,)),
        )
        for is_low in (False, True)
    )
    bank = ui.Column(
        ui.Gap(grow=1),
        tile("bank", 22, snug=True),
        2,
        ui.Text(say("finance.bank_dot", dollars=FINANCE.bank_dot), ui.Style.NAME, align="center"),
        ui.Gap(grow=1),
        grow=1,
        drop=1,
        name="bank dot",
        tells=ui.Tooltip(told.bank, model),
    )
    forms = (
        ui.Row(ui.Column(title, ui.Row(*high, gap=6, grow=1), gap=2, wide=(0.0, 306.0)), 4, bank, pad=(7, 5, 5, 7)),
        ui.Row(ui.Column(title, ui.Row(*low, gap=6, grow=1), gap=2, grow=1), pad=(7, 3, 7, 4)),
        ui.Row(*low, gap=6, pad=(7, 2, 7, 2)),
    )
    return ui.PaintLayer(ui.Either(*forms, back=(ui.plate(),)), zone=ZONE, high=(0.0, 82.0), grow=1)


def _note_button(
    model: TableModel[WealthState], name: str, verb: str, amount: int, figure: palette.Colour, hints: tuple[str, ...]
) -> ui.Box:
    own = seat_handle(model.viewer)
    is_open = (verb, own) in model.selection.moves
    caption = say(f"finance.{verb}_for", amount=amount)
    first = ui.Row(
        ui.Text(
            say(f"finance.{verb}"),
            ui.Style.NAME,
            size=14.5,
            colour=palette.IVORY if is_open else palette.OFF,
            shorter=(say(f"finance.{verb}_short"),),
            grow=1,
        ),
        ui.Text(f"${amount}", ui.Style.FIGURE, size=18, colour=figure if is_open else palette.OFF),
        gap=6,
    )
    under = (ui.Text(hint, ui.Style.FINE, colour=palette.SECONDARY if is_open else palette.OFF) for hint in hints)
    return ui.Column(
        ui.Gap(grow=1),
        first,
        *under,
        ui.Gap(grow=1),
        wide=(0.0, 150.0),
        grow=1,
        pad=(8, 0, 8, 0),
        name=name,
        target=partial(
            ui.Target, zone=ZONE, verb=verb, stands_for=(own,), caption=caption, asks_twice=verb == "take_note"
        ),
        tells=ui.Tooltip(getattr(told, verb), model, model.viewer),
        back=(face(is_open=is_open),),
    )
