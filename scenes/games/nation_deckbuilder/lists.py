"""The lists at both sides of the hand: the proposed order of play, and what the coins would buy."""

from __future__ import annotations

from game.core.sentences import Sentences
from game.nation_deckbuilder.buying import BUY
from game.nation_deckbuilder.cards import CARDS
from game.nation_deckbuilder.market import price
from game.nation_deckbuilder.playing import MARK
from game.nation_deckbuilder.preview import Preview
from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.taxes import RATE, SOURCES
from game.nation_deckbuilder.wording import signed
from scenes.games.nation_deckbuilder import explanations
from scenes.games.nation_deckbuilder.drafts import PlayAll
from scenes.games.nation_deckbuilder.looks import order_disc
from scenes.games.nation_deckbuilder.sides import card_name, is_own_turn
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Gap, Row
from scenes.kit.explanation import Slip
from scenes.kit.laid import Sheet, lasting
from scenes.kit.leaves import Sign, heading, plate
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen
from scenes.kit.seats import SEATED
from scenes.kit.text import Text
from sprites import palette

say = Sentences("nation_deckbuilder")

LINE = 25.0
MOST_OFFERS = 4
WIDTH = 180.0


@lasting("view", "draft", *SEATED)
def order_list(model: TableModel) -> Box:
    """The order in which the hand would be played, or in which the marked cards take effect."""
    if isinstance(model.draft, PlayAll):
        key, cards = "safe", model.draft.cards
    else:
        key, cards = "marked", model.view.players[model.viewer].marked if is_own_turn(model) else ()
    if not cards or model.shown_seat != model.viewer:
        return Gap(wide=(0.0, WIDTH))
    told = Slip(explanations.ordered, model, key)
    lines = [_order_line(model, index, card) for index, card in enumerate(cards)]
    title = heading(say(f"lists.{key}"), high=(0.0, 24.0), name="order list", tells=told)
    return Column(
        Sheet(Column(title, *lines, pad=(10, 2, 8, 3), back=(plate(),))),
        Gap(grow=1),
        wide=(0.0, WIDTH),
        pad=(0, 4, 0, 4),
    )


def _order_line(model: TableModel, index: int, card: str) -> Row:
    """A card with its place and what it brings; the last ones leave first."""
    brings = signed(CARDS[card].brings).replace(", ", " ")
    return Row(
        Sign(_place_disc, 18, index + 1),
        Text(card_name(card), "name", 14, cut=True, grow=1),
        Text(brings, "number", 13.5, align="right", floor=0.75, drop=1),
        gap=5,
        high=(0.0, LINE),
        drop=index,
        name=f"order_of@{card}",
        tells=Slip(explanations.ordered_card, model, card),
    )


def _place_disc(pen: Pen, x: float, y: float, side: float, number: int) -> None:
    pen.stamp(order_disc(pen.theme, number, side), x, y, "center")


def is_shopping(model: TableModel) -> bool:
    """Whether prices matter to the present question, and no answers to it need the room."""
    asked = model.decision.choice if model.decision else None
    return asked in (MARK, BUY) and len({move[1:2] for move in model.selection.open_moves}) != 1


@lasting("view", *SEATED)
def offers(model: TableModel, meant: Preview | None, matters: bool) -> Box:
    """What the coins of this turn buy, those of the marked cards included."""
    if meant is None or not matters or model.shown_seat != model.viewer:
        return Gap()
    state: NationState = model.view
    player, age = state.players[model.viewer], state.nation_of(model.viewer).age
    cards = [card for card in state.places if card and CARDS[card].age <= age]
    prices = {CARDS[card].id: (card, price(player, CARDS[card])) for card in cards}
    affordable = [(card, cost) for card, cost in prices.values() if cost <= meant.coins]
    dearest = sorted(affordable, key=lambda each: -each[1])[:MOST_OFFERS]
    told = Slip(explanations.affordable, model)
    lines: list[Box] = [_offer(model, index, *each) for index, each in enumerate(dearest)]
    if not dearest:
        lines = [Text(say("lists.nothing"), "text", 14, palette.DIM, lines=2, name="no offer", tells=told)]
    if taxes := sum(max(0, getattr(meant, kind)) // RATE for kind in SOURCES):
        about = Slip(explanations.taxes, model, meant)
        short = say("lists.taxes_short", taxes=taxes)
        words = say("lists.taxes", taxes=taxes)
        lines.append(
            Text(
                words, "text", 13, palette.SECONDARY,
                shorter=(short,), high=(0.0, 20.0), drop=9, name="taxes", tells=about,
            )
        )  # fmt: skip
    title = Row(
        heading(say("lists.affordable"), grow=1, cut=True, name="affordable", tells=told),
        Text(
            say("lists.price", price=meant.coins), "number", 13.5,
            name="coins to spend", tells=Slip(explanations.to_spend, model, meant),
        ),
        high=(0.0, 23.0),
    )  # fmt: skip
    return Column(Sheet(Column(title, *lines, pad=(10, 0, 10, 4), back=(plate(),))), Gap(grow=1))


def _offer(model: TableModel, index: int, card: str, cost: int) -> Row:
    return Row(
        Text(card_name(card), "name", 14, cut=True, grow=1),
        Text(say("lists.price", price=cost), "number", 14),
        high=(0.0, 20.0),
        drop=index,
        name=f"offer_of@{card}",
        tells=Slip(explanations.price_of, model, card),
    )
