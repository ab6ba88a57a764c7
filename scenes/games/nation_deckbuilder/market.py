"""The market: nine places, of which five are the piles of the ages with their tops open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.nation_deckbuilder.buying import BUY
from game.nation_deckbuilder.cards import CARDS
from game.nation_deckbuilder.market import PILES, price
from game.nation_deckbuilder.state import SPACES, NationState
from game.nation_deckbuilder.wording import text
from scenes.games.nation_deckbuilder.looks import LOCKED, CardLook
from scenes.games.nation_deckbuilder.pieces import card_place
from scenes.games.nation_deckbuilder.zones import CARD, MARKET, market_card
from scenes.kit.looks import PlaceLook
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import palette

ZONE = "market"


def market_panel() -> Panel:
    """The plate under the cards."""
    return panel(MARKET, "market", _paint_plate)


def _paint_plate(pen: Pen, area: Area, facts: Any) -> None:
    pen.plate(area, palette.MARKET_PLATE)


def market_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """The open cards; a place that waits to be filled is empty."""
    state: NationState = model.view
    player = state.players[model.viewer]
    age = state.nation_of(model.viewer).age
    is_buying = model.decision is not None and model.decision.choice is BUY
    for index, card in enumerate(state.places):
        area = market_card(index)
        pile = index - SPACES
        if not card:
            yield f"space{index}", Place(area, PlaceLook(*CARD), zone=ZONE, is_flat=True)
            continue
        design = CARDS[card]
        left = len(state.piles[pile].cards) if pile >= 0 else 0
        lock = f"age {text()['ages'][design.age]}" if design.age > age else ""
        cost = price(player, design)
        note = f"{design.cost} › {cost} {{coins}}" if cost != design.cost and not lock else ""
        look = CardLook(
            card, "market", leaves=left, count=left, note=note, light=LOCKED if lock else 1.0, lock=lock
        )
        stands_for = (PILES[pile],) if pile >= 0 else ()
        yield (
            card,
            card_place(area, look, zone=ZONE, stands_for=stands_for, can_be_held=True, asks_twice=is_buying),
        )
