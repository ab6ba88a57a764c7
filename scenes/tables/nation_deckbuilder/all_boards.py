"""The view of all boards: everything that lies open, of every seat at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.nation_deckbuilder.state import NationState, Player
from game.nation_deckbuilder.wording import text
from scenes.tables.layout import Area, Panel, Place, TableModel
from scenes.tables.nation_deckbuilder.health import Health, paint_bar, paint_dice
from scenes.tables.nation_deckbuilder.looks import CardLook
from scenes.tables.nation_deckbuilder.outlook import full_health
from scenes.tables.nation_deckbuilder.pieces import card_place
from scenes.tables.nation_deckbuilder.zones import CARD, EDGE, GAP, TOP, grid
from scenes.tables.pen import Pen, panel
from sprites import palette

FOOT = 680.0
SIDE, HEADING_ROOM = 12.0, 24.0
CARDS_TOP = 92.0
PILES = (("Played", 0.2), ("Stays in play", 0.2), ("Discard pile", 0.6))
"""The open cards of a seat, and the share of its column that each takes."""


class BoardFacts(NamedTuple):
    """The figures of one seat and its nation."""

    name: str
    colour: int
    age: int
    health: Health
    stock: tuple[tuple[str, int], ...]
    hand: int
    draw: int


def _column(model: TableModel, seat: int) -> Area:
    count = len(model.seats)
    width = (1280 - 2 * EDGE - GAP * (count - 1)) / count
    return (EDGE + seat * (width + GAP), TOP, width, FOOT - TOP)


def board_panels(model: TableModel) -> Iterator[Panel]:
    """A plate for every seat."""
    state: NationState = model.view
    for player in state.players:
        nation, seat = state.nation_of(player.seat), model.seats[player.seat]
        stock = tuple((kind, getattr(nation, kind)) for kind in ("food", "happiness", "science"))
        facts = BoardFacts(
            seat.name, seat.colour, nation.age, Health(nation.health, full_health(state), nation.health),
            (*stock, ("coins", player.coins)), len(player.hand) + len(player.marked), len(player.draw_pile),
        )  # fmt: skip
        yield panel(_column(model, player.seat), facts, _paint)


def _paint(pen: Pen, area: Area, facts: BoardFacts) -> None:
    x, y, width, _ = area
    pen.plate(area)
    tone = palette.PLAYERS[facts.colour].colour
    dark, darker = (palette.mix(tone, (0, 0, 0), share) for share in (0.5, 0.68))
    pen.ribbon((x + 1, y + 1, width - 2, 26), dark, darker)
    pen.seat(facts.colour, x + 17, y + 14, 24)
    pen.text(facts.name, x + 34, y + 14, "strong", 15, width=width - 180)
    tag = f"Age {text()['ages'][facts.age]}   hand {facts.hand}   draw {facts.draw}"
    pen.text(tag, x + width - 10, y + 14, "label", 13, palette.SECONDARY, 140, "right")
    wide = paint_dice(pen, x + SIDE, y + 44, facts.health.now, 24)
    paint_bar(pen, x + SIDE + wide + 6, y + 44, min(200, width - wide - 40), facts.health)
    for index, (kind, amount) in enumerate(facts.stock):
        left = x + SIDE + index * min(90, (width - 2 * SIDE) / 4)
        pen.glyph(kind, left, y + 73, 18)
        pen.text(str(amount), left + 23, y + 73, "number", 17)
    for title, room in _rooms(area):
        pen.heading(title, x + SIDE, room[1] - 12)


def _rooms(area: Area) -> list[tuple[str, Area]]:
    """Heading and room of each group of open cards."""
    x, y, width, height = area
    all_room, top = height - CARDS_TOP, y + CARDS_TOP
    rooms: list[tuple[str, Area]] = []
    for title, share in PILES:
        high = all_room * share
        rooms.append((title, (x + SIDE, top + HEADING_ROOM, width - 2 * SIDE, high - HEADING_ROOM - 6)))
        top += high
    return rooms


def board_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """Every open card, to be looked at."""
    state: NationState = model.view
    for player in state.players:
        groups = (player.played, player.standing, tuple(reversed(player.discard_pile)))
        for cards, (_, room) in zip(groups, _rooms(_column(model, player.seat)), strict=True):
            yield from _cards(player, cards, room)


def _cards(player: Player, cards: tuple[str, ...], room: Area) -> Iterator[tuple[str, Place]]:
    areas, (width, _) = grid(room, len(cards), CARD, 5)
    for card, area in zip(cards, areas, strict=True):
        yield card, card_place(area, CardLook(card, "market", width), zone=f"seat {player.seat}")
