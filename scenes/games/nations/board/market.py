"""The market: the Progress Board with its prices; in a solo game also what the die may do to each column."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import repeat
from typing import NamedTuple

from game.nations.cards.cards import CARDS
from game.nations.concepts import strength
from game.nations.rules.buying import colony_requirement
from game.nations.rules.buying import price as price_of
from game.nations.state import NationsState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.board.faces import card_caption, card_face
from scenes.games.nations.board.looks import CardLook, die_face
from scenes.games.nations.text.round_told import empty_space, odds, row_price
from scenes.games.nations.zones import CARD, CROWDED
from scenes.table.model import TableModel
from scenes.table.panels.priced import Priced
from scenes.table.seats import is_asked
from sprites.paint import palette

say = Sentences("nations")

DECK = "deck"
"""Where new cards come from: behind the lowest row."""

CARDS_Z = 10
ZONE = "market"
PRICES = (3, 2, 1)
STAYS = (5 / 6, 25 / 36)
"""Chances that a column outlasts the next roll, and the next two."""


def spaces(state: NationsState) -> Iterator[tuple[int, int, str]]:
    """Price, column and card of every space."""
    for price, row in enumerate(state.board, 1):
        for column, card in enumerate(row):
            yield price, column, card


def deck() -> ui.Column:
    """The unseen place beside the lowest row from which new cards come."""
    return ui.Column(ui.Gap(grow=1), ui.Gap(name=DECK, wide=CARD[0], high=CARD[1], margin=(0, 0, -CARD[0], 0)))


def _has_tabs(state: NationsState) -> bool:
    """Whether the die of the shadow is still to be rolled for the market."""
    return state.is_solo and bool(state.round) and not state.is_over


class Offer(NamedTuple):
    """What a card costs the viewer now, whether it may be bought, and whether its badge says what is missing."""

    price: int
    is_met: bool
    is_too_weak: bool


def _offers(model: TableModel[NationsState]) -> tuple[Offer | None, ...]:
    """The offer of every space; none while the viewer is not asked to act."""
    state, decision = model.view, model.decision
    if decision is None or decision.seat != model.viewer or decision.choice.name != "turn":
        return ()
    legal = {move[1] for move in decision.moves if move[0] == "buy_card"}
    return tuple(
        Offer(
            price_of(state, decision.seat, CARDS[card], row_price),
            card in legal,
            CARDS[card].type == "colony" and colony_requirement(state, CARDS[card]) > strength(state, decision.seat),
        )
        if card
        else None
        for row_price, _, card in spaces(state)
    )


def market(model: TableModel[NationsState]) -> ui.PaintLayer:
    """Prices at the left, a row of cards for each; in a solo game a tab over every column."""
    return _market(model, _offers(model))


@ui.memo
def _market(model: TableModel[NationsState], offers: tuple[Offer | None, ...]) -> ui.PaintLayer:
    back = (ui.plate(fill=palette.MARKET_PLATE, opacity=0.47),)
    return ui.PaintLayer(ui.Scaled(partial(_cards, model, offers), back=back), zone=ZONE)


def _cards(model: TableModel[NationsState], offers: tuple[Offer | None, ...], scale: float) -> ui.Grid:
    """The market with cards of this scale."""
    state = model.view
    columns = range(len(state.board[0]))
    crowded, has_tabs = len(columns) > CROWDED, _has_tabs(state)
    between = 4.0 if crowded else 6.0
    offered = {
        (price, column): offer for (price, column, _), offer in zip(spaces(state), offers or repeat(None), strict=False)
    }
    rows: list[list[ui.Box]] = [
        [
            _price(model, price, crowded),
            *(_space(model, price, column, scale, offered[price, column]) for column in columns),
        ]
        for price in PRICES
    ]
    if state.is_solo:
        tabs = [_tab(model, column) if has_tabs else ui.Gap(high=16.5) for column in columns]
        rows.insert(0, [ui.Gap(), *tabs])
    return ui.Grid(
        rows,
        grows=(0.0, *(1.0 for _ in columns)),
        column_gap=between,
        row_gap=1.0 if state.is_solo else 6.0,
        row_kinds=[{"grow": 0.0 if index < len(rows) - len(PRICES) else 1.0} for index in range(len(rows))],
        pad=(3, 2.5 if state.is_solo else 4.0, between, 0.0 if state.is_solo else 6.0),
    )


def _price(model: TableModel[NationsState], price: int, crowded: bool) -> ui.Column:
    """What the cards of a row cost, as a number and as coins."""
    return ui.Column(
        ui.Gap(grow=1),
        ui.Text(str(price), ui.Style.FIGURE, size=26, colour=palette.PAPER_BOTTOM, align="center"),
        *(ui.glyph("gold", 16, drop=1) for _ in range(price)),
        ui.Gap(grow=1),
        gap=1,
        wide=25.0 if crowded else 27.0,
        high=(0.0, 0.0),
        name=f"price {price}",
        tells=ui.Tooltip(row_price, model, price),
        back=(ui.fill(palette.MARKET_PLATE, 0.55, 5),),
    )


def _look(card: str, offer: Offer | None, scale: float) -> ui.Look:
    """A card, on the viewer's turn with its price."""
    face = card_face(card)
    if offer is None:
        return ui.shrunk(CardLook(face), scale)
    if offer.is_too_weak and face.left_badge:
        face = replace(face, left_badge=replace(face.left_badge, is_missing=True))
    return Priced(ui.shrunk(CardLook(face), scale), offer.price, offer.is_met)


def _space(model: TableModel[NationsState], price: int, column: int, scale: float, offer: Offer | None) -> ui.Overlay:
    """A card for sale, or the empty place."""
    state = model.view
    card = state.board[price - 1][column]
    size = (CARD[0] * scale, CARD[1] * scale)
    if not card:
        die = column + 1 in state.rolls and not any(row[column] for row in state.board)
        face = (ui.Art(_faint_face, column + 1, 40 * scale),) if die else ()
        return ui.Overlay(
            ui.ghost(
                size, "", radius=6, name=f"space {price} {column}", tells=ui.Tooltip(empty_space, model, column),
                front=face,
            )
        )  # fmt: skip
    return ui.Overlay(
        ui.Box(
            name=card,
            wide=size[0],
            high=size[1],
            snug=True,
            target=partial(
                ui.Target,
                zone=ZONE,
                caption=card_caption(card, price),
                tells=CardLook(card_face(card), "zoom"),
                can_be_held=is_asked(model, model.viewer),
            ),
            sprite=partial(
                ui.Sprite,
                look=_look(card, offer, scale),
                z=CARDS_Z + price,
                identity=f"card_{card}",
                origin=DECK,
                turns_over=True,
            ),
        )
    )


def _tab(model: TableModel[NationsState], column: int) -> ui.Row:
    """The tab over a column: the face that would sweep it and how likely it stays."""
    state = model.view
    face = column + 1
    if any(row[column] for row in state.board):
        now, later = map(ui.percent, STAYS)
        stays = say("market.stays_now", chance=now)
        words: list[ui.Box] = [
            ui.Text(stays, ui.Style.CAPTION, size=12, colour=palette.WHAT_IF, shorter=(f"**{now}**",), grow=1),
            ui.Text(f"› {later}", ui.Style.CAPTION, size=12, drop=1),
        ]
    else:
        told = say("market.column_swept", face=face) if face in state.rolls else say("market.column_empty")
        words = [ui.Text(told, ui.Style.FAINT, size=12, grow=1, shorter=("–",))]
    opacity = 1.0 if any(row[column] for row in state.board) else 0.45
    return ui.Row(
        ui.Drawn(die_face, 11, face, opacity),
        *words,
        gap=3,
        high=15,
        pad=(2, 0, 1, 0),
        margin=(0, 0, 0, 1.5),
        wide=(0.0, CARD[0]),
        name=f"odds {column}",
        tells=ui.Tooltip(odds, model, column),
        back=(ui.fill(palette.MARKET_PLATE, 0.75, 3),),
    )


def _faint_face(pen: ui.Pen, area: ui.Area, face: int, side: float) -> None:
    x, y, width, height = area
    pen.stamp(die_face(pen.theme, side, face, 0.16), x + width / 2, y + height / 2, "center")
