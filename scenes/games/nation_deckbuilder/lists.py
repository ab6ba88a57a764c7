"""The lists at both sides of the hand: the proposed order of play, and what the coins would buy."""

from __future__ import annotations

from typing import NamedTuple

from game.nation_deckbuilder.buying import BUY
from game.nation_deckbuilder.cards import CARDS
from game.nation_deckbuilder.market import price
from game.nation_deckbuilder.playing import MARK
from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.taxes import RATE
from game.nation_deckbuilder.wording import signed
from scenes.games.nation_deckbuilder.drafts import PlayAll
from scenes.games.nation_deckbuilder.looks import order_disc
from scenes.games.nation_deckbuilder.outlook import outlook
from scenes.games.nation_deckbuilder.sides import is_own_turn
from scenes.games.nation_deckbuilder.zones import OFFERS, ORDER_LIST
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel
from sprites import palette

LINE = 25.0
MOST_OFFERS = 4
MANY_KINDS = 3
"""From so many kinds on a card's figures are written smaller."""


class Order(NamedTuple):
    """Cards by name with what they bring, in order."""

    title: str
    lines: tuple[tuple[str, str], ...]


def order_panel(model: TableModel) -> Panel | None:
    """The order in which the hand would be played, or in which the marked cards take effect."""
    if isinstance(model.draft, PlayAll):
        title, cards = "Safe order", model.draft.cards
    else:
        title, cards = "Marked", model.view.players[model.viewer].marked if is_own_turn(model) else ()
    if not cards or model.shown_seat != model.viewer:
        return None
    lines = tuple((CARDS[card].name, signed(CARDS[card].brings)) for card in cards)
    area = (*ORDER_LIST[:2], ORDER_LIST[2], 28 + LINE * len(lines))
    return panel(area, Order(title, lines), _paint_order)


def _paint_order(pen: Pen, area: Area, facts: Order) -> None:
    x, y, width, _ = area
    pen.plate(area)
    pen.heading(facts.title, x + 10, y + 13)
    for index, (name, brings) in enumerate(facts.lines):
        middle = y + 36 + index * LINE
        pen.stamp(order_disc(pen.theme, index + 1, 18), x + 10, middle)
        pen.text(name, x + 33, middle, "name", 14, width=56)
        size = 13.5 if brings.count("{") < MANY_KINDS else 12.0
        pen.line(brings.replace(", ", " "), x + width - 8, middle, "number", size, width=88, align="right")


class Offers(NamedTuple):
    """Names and prices of what can be bought, the coins there are for it, and how many more taxes would bring."""

    coins: int
    taxes: int
    lines: tuple[tuple[str, int], ...]


def offers_panel(model: TableModel) -> Panel | None:
    """What the coins of this turn buy, those of the marked cards included."""
    meant = outlook(model)
    if meant is None or model.shown_seat != model.viewer or not _is_shopping(model):
        return None
    state: NationState = model.view
    player, age = state.players[model.viewer], state.nation_of(model.viewer).age
    open_cards = [CARDS[card] for card in state.places if card and CARDS[card].age <= age]
    prices = {card.name: price(player, card) for card in open_cards if price(player, card) <= meant.coins}
    dearest = sorted(prices.items(), key=lambda item: -item[1])
    taxes = max(0, meant.food) // RATE + max(0, meant.happiness) // RATE
    facts = Offers(meant.coins, taxes, tuple(dearest[:MOST_OFFERS]))
    return panel((*OFFERS[:3], _height(facts)), facts, _paint_offers)


def _is_shopping(model: TableModel) -> bool:
    """Whether prices matter to the present question, and no answers to it need the room."""
    asked = model.decision.choice if model.decision else None
    return asked in (MARK, BUY) and len({move[1:2] for move in model.selection.open_moves}) != 1


def _paint_offers(pen: Pen, area: Area, facts: Offers) -> None:
    x, y, width, _ = area
    pen.plate(area)
    pen.heading("Affordable", x + 10, y + 12, 100)
    pen.line(f"{facts.coins} {{coins}}", x + width - 10, y + 12, "number", 13.5, align="right")
    for index, (name, cost) in enumerate(facts.lines):
        middle = y + 33 + index * 20
        pen.text(name, x + 10, middle, "name", 14, palette.IVORY, width - 60)
        pen.line(f"{cost} {{coins}}", x + width - 10, middle, "number", 14, align="right")
    if not facts.lines:
        pen.text("Nothing for that.", x + 10, y + 33, "text", 14, palette.DIM, width - 20)
    if facts.taxes:
        words = f"taxes bring up to **{facts.taxes}** {{coins}} more"
        pen.line(words, x + 10, y + _height(facts) - 14, "text", 13, palette.SECONDARY, width - 20)


def _height(facts: Offers) -> float:
    return 24 + 20 * max(1, len(facts.lines)) + (22 if facts.taxes else 4)
