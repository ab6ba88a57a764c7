"""The market: the Progress Board with its prices; in a solo game also what the die may do to each column."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.nations.solo import COLUMNS_OF_THE_DIE
from game.nations.state import NationsState
from scenes.games.nations.faces import card_caption, card_face
from scenes.games.nations.looks import CardLook
from scenes.games.nations.zones import CARD, ODDS_HEIGHT, Zones
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import materials, palette
from sprites.die_faces import PIPS
from sprites.die_flat import flat_face
from sprites.plain_text import NARROWEST

CARDS_Z = 10
ZONE = "market"
PRICES = (3, 2, 1)
ODDS_ROOM = 46.0
STAYS = (5 / 6, 25 / 36)
"""Chances that a column outlasts the next roll, and the next two."""


class MarketFacts(NamedTuple):
    """What lies under the cards. `odds` says whether dice sweep columns; `swept` are the columns the die took."""

    zones: Zones
    empty: tuple[tuple[int, int], ...]  # price and column of every space without a card
    odds: bool
    swept: tuple[int, ...]
    bare: tuple[int, ...]  # columns without any card


def market_panel(model: TableModel, zones: Zones) -> Panel:
    """Plate, price gutter, empty spaces, odds."""
    state: NationsState = model.view
    empty = tuple((price, column) for price, column, card in spaces(state) if not card)
    columns = range(len(state.board[0]))
    facts = MarketFacts(
        zones=zones,
        empty=empty,
        odds=state.is_solo and bool(state.round),
        swept=tuple(sorted({roll - 1 for roll in state.rolls if roll <= COLUMNS_OF_THE_DIE})),
        bare=tuple(column for column in columns if all((price, column) in empty for price in PRICES)),
    )
    return panel(zones.market, facts, paint_market)


def spaces(state: NationsState) -> Iterator[tuple[int, int, str]]:
    """Price, column and card of every space."""
    for price, row in enumerate(state.board, 1):
        for column, card in enumerate(row):
            yield price, column, card


def market_places(model: TableModel, zones: Zones) -> Iterator[tuple[str, Place]]:
    """Every card for sale."""
    state: NationsState = model.view
    asked = model.decision is not None and model.decision.seat == model.viewer
    for price, column, card in spaces(state):
        if card:
            yield (
                card,
                Place(
                    zones.market_card(price, column),
                    CardLook(card_face(card)),
                    z=CARDS_Z,
                    zone=ZONE,
                    caption=f"For {price} gold: {card_caption(card)}",
                    zoom=CardLook(card_face(card), "zoom"),
                    can_be_held=asked,
                    kin=f"card {card}",
                    heap=deck_area(zones),
                ),
            )


def deck_area(zones: Zones) -> Area:
    """Where new cards come from."""
    x, y, width, height = zones.market
    return (x + width, y + height - CARD[1], *CARD)


def paint_market(pen: Pen, area: Area, facts: MarketFacts) -> None:
    """Everything that lies under the cards."""
    pen.plate(area, palette.MARKET_PLATE, 0.47)
    zones = facts.zones
    for price in PRICES:
        top = zones.rows[3 - price]
        column = (area[0] + 3, top, zones.gutter - 8, CARD[1])
        pen.fill(column, palette.MARKET_PLATE, 0.55, radius=5)
        middle = column[0] + column[2] / 2
        y = top + CARD[1] / 2 - 8 * price + 2
        pen.text(str(price), middle, y - 8, "number", 26, palette.PAPER_BOTTOM, align="center")
        for coin in range(price):
            pen.glyph("gold", middle, y + 16 + coin * 17, 16, "center")
    for price, index in facts.empty:
        spot = zones.market_card(price, index)
        pen.stamp_at(materials.empty_place(pen.theme, *CARD), spot)
        if index in facts.swept and index in facts.bare:
            _die(pen, index + 1, spot[0] + CARD[0] / 2, spot[1] + CARD[1] / 2, 40, 0.16)
    if facts.odds:
        for index in range(COLUMNS_OF_THE_DIE):
            _odds(pen, zones.market_card(3, index), index, facts)


def _odds(pen: Pen, top_card: Area, column: int, facts: MarketFacts) -> None:
    """The tab over a column: the face that would sweep it and how likely it stays."""
    tab = (top_card[0], top_card[1] - ODDS_HEIGHT - 2.5, CARD[0], ODDS_HEIGHT)
    y = tab[1] + tab[3] / 2
    pen.fill(tab, palette.MARKET_PLATE, 0.75, radius=3)
    bare = column in facts.bare
    _die(pen, column + 1, tab[0] + 8, y, 11, 0.45 if bare else 1.0)
    if bare:
        words = f"swept by roll {1 + column}" if column in facts.swept else "empty"
        pen.text(words, tab[0] + 18, y, "label", 12, palette.DIM, tab[2] - 20)
        return
    now, later = (f"{100 * chance:.0f}%" for chance in STAYS)
    words = f"stays **{now}**"
    if pen.wide(words, "label", 12) * NARROWEST > ODDS_ROOM:
        words = f"**{now}**"
    pen.line(words, tab[0] + 18, y, "label", 12, palette.WHAT_IF, ODDS_ROOM)
    pen.text(f"› {later}", tab[0] + tab[2] - 3, y, "label", 12, palette.SECONDARY, 28, "right")


def _die(pen: Pen, face: int, x: float, y: float, size: float, opacity: float) -> None:
    picture = flat_face(pen.theme, PIPS, face, size)
    if opacity < 1:
        picture = picture.copy()
        picture.set_alpha(round(255 * opacity))
    pen.stamp(picture, x, y, "center")
