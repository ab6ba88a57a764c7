"""The plaque of a partner, whose hand lies open to the other one (K-RULING-35)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.nation_deckbuilder.state import NationState
from scenes.games.nation_deckbuilder.looks import CardLook
from scenes.games.nation_deckbuilder.pieces import card_place, hidden_place, is_hidden, pile_zoom
from scenes.games.nation_deckbuilder.plaque_parts import SIDE, ZONE, paint_header, seat_region
from scenes.games.nation_deckbuilder.purchases import is_shopping, purchases
from scenes.games.nation_deckbuilder.zones import spread
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import palette
from sprites.card_back import card_back

HAND_TOP, PILES_TOP = 33.0, 101.0
HAND_CARD, PILE_CARD = (44.0, 61.6), (31.0, 43.4)
DISCARD_X, COINS_X = 100.0, 192.0
NOTHING_BOUGHT = "Nothing bought so far."


class PartnerFacts(NamedTuple):
    """What is written on the plaque."""

    name: str
    colour: int
    state: str
    coins: int
    draw: int
    discards: int
    hint: str


def partner_panel(model: TableModel, seat: int, area: Area) -> Panel:
    """Name, coins and piles."""
    state: NationState = model.view
    player = state.players[seat]
    facts = PartnerFacts(
        model.seats[seat].name,
        model.seats[seat].colour,
        "marks" if player.marked else "",
        player.coins,
        len(player.draw_pile) + len(player.on_top),
        len(player.discard_pile),
        NOTHING_BOUGHT if is_shopping(model, seat) and not purchases(model, seat) else "",
    )
    return panel(area, facts, _paint)


def _paint(pen: Pen, area: Area, facts: PartnerFacts) -> None:
    x, y = area[:2]
    paint_header(pen, area, facts.name, facts.colour, "partner", facts.state)
    pen.text(
        facts.hint, x + area[2] / 2, y + HAND_TOP + HAND_CARD[1] / 2, "aside", 16, palette.DIM, align="center"
    )
    middle = y + PILES_TOP + PILE_CARD[1] / 2
    pen.glyph("coins", x + COINS_X, middle, 19)
    pen.text(str(facts.coins), x + COINS_X + 25, middle, "number", 18)
    if facts.draw:
        pen.stamp(card_back(pen.theme, *PILE_CARD), x + SIDE, middle)
    for left, words in ((SIDE, f"draw {facts.draw}"), (DISCARD_X, f"discard {facts.discards}")):
        pen.text(words, x + left + PILE_CARD[0] + 7, middle, "label", 13.5, palette.SECONDARY, 56)


def partner_places(model: TableModel, seat: int, area: Area) -> Iterator[tuple[str, Place]]:
    """The hand as far as it is known, once it is played what was bought instead, and the open pile."""
    player = model.view.players[seat]
    x, y, width, _ = area
    yield seat_region(model, seat, area)
    room = (x + SIDE, y + HAND_TOP, width - 2 * SIDE, HAND_CARD[1])
    bought = purchases(model, seat)
    row = player.hand or bought
    for index, (card, spot) in enumerate(
        zip(row, spread(room, len(row), HAND_CARD, HAND_CARD[0] + 2), strict=True)
    ):
        if is_hidden(card):
            yield f"back{seat}.{index}", hidden_place(spot, z=5 + index)
            continue
        look = CardLook(card, "market", HAND_CARD[0])
        yield card, card_place(spot, look, z=5 + index, zone=ZONE, looks_at=seat)
    pile = player.discard_pile
    if beside := [card for card in pile if card not in bought]:
        spot = (x + DISCARD_X, y + PILES_TOP, *PILE_CARD)
        look = CardLook(beside[-1], "market", PILE_CARD[0])
        zoom = pile_zoom(f"{model.seats[seat].name}, discard pile", pile)
        yield beside[-1], card_place(spot, look, z=5, zone=ZONE, zoom=zoom, looks_at=seat)
