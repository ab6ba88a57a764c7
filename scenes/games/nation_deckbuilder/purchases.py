"""The purchases of a turn, spread out where the hand was; they belong to the discard pile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.nation_deckbuilder.recap import bought_by, latest_turn
from game.nation_deckbuilder.state import NationState
from scenes.games.nation_deckbuilder.looks import CardLook
from scenes.games.nation_deckbuilder.pieces import card_place
from scenes.games.nation_deckbuilder.play_area import open_pile
from scenes.games.nation_deckbuilder.zones import PLAYED_CARD, PURCHASES, spread
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import palette

ZONE = "purchases"
BUYING = "buy"
STEPS = (BUYING, "market", "end")
STEP = 124.0
CARDS_TOP = 28.0


class PurchaseFacts(NamedTuple):
    """Whether anything was bought, and whether the viewer may buy now."""

    is_empty: bool
    may_buy: bool


def is_shopping(model: TableModel, seat: int) -> bool:
    """Whether a seat's hand is played, and its turn not over."""
    state: NationState = model.view
    player = state.players[seat]
    return player.nation == state.active and state.step in STEPS and not player.hand


def purchases(model: TableModel, seat: int) -> tuple[str, ...]:
    """The cards that a seat has bought this turn, where they are spread out."""
    state: NationState = model.view
    if not is_shopping(model, seat) or open_pile(model):
        return ()
    player = state.players[seat]
    bought = bought_by(latest_turn(state, model.told, player.nation), player.seat)
    return tuple(card for card in bought if card in player.discard_pile)


def purchase_panel(model: TableModel) -> Panel | None:
    """The plate under them; none while there is a hand."""
    if not is_shopping(model, model.shown_seat):
        return None
    may_buy = model.shown_seat == model.viewer and model.view.step == BUYING
    facts = PurchaseFacts(not purchases(model, model.shown_seat), may_buy)
    return panel(PURCHASES, facts, _paint)


def _paint(pen: Pen, area: Area, facts: PurchaseFacts) -> None:
    x, y, width, height = area
    pen.plate(area, palette.MARKET_PLATE, 0.47)
    pen.heading("Bought this turn", x + 12, y + 14)
    pen.text("on the discard pile", x + width - 12, y + 14, "label", 13, palette.DIM, align="right")
    if facts.is_empty:
        words = "Drop cards of the market here to buy them." if facts.may_buy else "Nothing so far."
        pen.text(words, x + width / 2, y + height / 2 + 6, "aside", 17, palette.DIM, align="center")


def purchase_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """The cards, on a place where more can be dropped."""
    drop_verb = "buy" if model.shown_seat == model.viewer else ""
    yield "purchases", Place(PURCHASES, z=-1, zone=ZONE, drop_verb=drop_verb)
    cards = purchases(model, model.shown_seat)
    x, y, width, height = PURCHASES
    room = (x + 12, y + CARDS_TOP, width - 24, height - CARDS_TOP)
    for index, (card, area) in enumerate(
        zip(cards, spread(room, len(cards), PLAYED_CARD, STEP), strict=True)
    ):
        yield card, card_place(area, CardLook(card, "played"), z=10 + index, zone=ZONE)
