"""The view of all boards: everything that lies open, of every seat at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.nation_deckbuilder.state import NationState, Player
from game.nation_deckbuilder.wording import text
from scenes.tables.layout import Area, Panel, Place
from scenes.tables.nation_deckbuilder.army import army_facts
from scenes.tables.nation_deckbuilder.health import Health, paint_bar, paint_dice
from scenes.tables.nation_deckbuilder.looks import CardLook
from scenes.tables.nation_deckbuilder.outlook import full_health
from scenes.tables.nation_deckbuilder.pieces import card_place
from scenes.tables.nation_deckbuilder.plaque_parts import paint_header
from scenes.tables.nation_deckbuilder.sides import ARMY, ARMY_COLOUR
from scenes.tables.nation_deckbuilder.zones import CARD, EDGE, GAP, TOP, grid
from scenes.tables.pen import Pen, panel
from scenes.tables.table import TableModel
from sprites import palette

FOOT = 680.0
SIDE, HEADING_ROOM = 12.0, 24.0
CARDS_TOP = 92.0
PILES = ("Played", "Stays in play", "Discard pile")
"""The open cards of a seat; the last group takes what the others leave of its column."""

GROUP_GAP = 10.0
HOOD = 160.0
WORD_SIZES = (14.5, 13.5, 12.5)


class BoardFacts(NamedTuple):
    """The figures of one seat and its nation, and how many cards lie open in each of PILES. The Army has none."""

    name: str
    colour: int
    tag: str
    health: Health
    stock: tuple[tuple[str, int], ...]
    open_cards: tuple[int, ...]
    words: str = ""


def _column(model: TableModel, place: int) -> Area:
    count = len(model.seats) + any(nation.is_army for nation in model.view.nations)
    width = (1280 - 2 * EDGE - GAP * (count - 1)) / count
    return (EDGE + place * (width + GAP), TOP, width, FOOT - TOP)


def board_panels(model: TableModel) -> Iterator[Panel]:
    """A plate for every seat, and one for the Evil Army."""
    state: NationState = model.view
    for player in state.players:
        nation, seat = state.nation_of(player.seat), model.seats[player.seat]
        stock = tuple((kind, getattr(nation, kind)) for kind in ("food", "happiness", "science"))
        hand, draw = len(player.hand) + len(player.marked), len(player.draw_pile) + len(player.on_top)
        tag = f"Age {text()['ages'][nation.age]}   hand {hand}   draw {draw}"
        facts = BoardFacts(
            seat.name, seat.colour, tag, Health(nation.health, full_health(state), nation.health),
            (*stock, ("coins", player.coins)), tuple(map(len, _groups(player))),
        )  # fmt: skip
        yield panel(_column(model, player.seat), facts, _paint)
    army = state.nations[-1]
    if army.is_army:
        health = Health(army.health, full_health(state), army.health)
        facts = BoardFacts(ARMY, ARMY_COLOUR, "", health, (), (), army_facts(state).words)
        yield panel(_column(model, len(model.seats)), facts, _paint)


def _groups(player: Player) -> tuple[tuple[str, ...], ...]:
    """The cards of each of PILES."""
    return player.played, player.standing, tuple(reversed(player.discard_pile))


def _paint(pen: Pen, area: Area, facts: BoardFacts) -> None:
    x, y, width, _ = area
    paint_header(pen, area, facts.name, facts.colour, "", "")
    pen.text(facts.tag, x + width - 10, y + 14, "label", 13, palette.SECONDARY, 140, "right")
    wide = paint_dice(pen, x + SIDE, y + 44, facts.health.now, 24)
    paint_bar(pen, x + SIDE + wide + 6, y + 44, min(200, width - wide - 40), facts.health)
    for index, (kind, amount) in enumerate(facts.stock):
        left = x + SIDE + index * min(90, (width - 2 * SIDE) / 4)
        pen.glyph(kind, left, y + 73, 18)
        pen.text(str(amount), left + 23, y + 73, "number", 17)
    if facts.words:
        pen.icon("cowled", x + width / 2, y + area[3] / 2, HOOD, palette.SHADOW_BAR, "center")
        room = (width - 2 * SIDE, 60.0)
        words = pen.theme.paragraph(facts.words, "text", WORD_SIZES, palette.SECONDARY, room)
        pen.surface.blit(words, pen.theme.rect(x + SIDE, y + 66, 0, 0).topleft)
    rooms = _rooms(area, facts.open_cards)
    for title, count, room in zip(PILES, facts.open_cards, rooms, strict=False):
        wide = pen.text(title.upper(), x + SIDE, room[1] - 12, "number", 12.5, palette.BRASS_LIGHT)
        pen.text(str(count) if count else "none", x + SIDE + wide + 8, room[1] - 12, "label", 13, palette.DIM)


def _rooms(area: Area, counts: Sequence[int]) -> list[Area]:
    """The room of each group of open cards under its heading: one row of cards, and for the last all that is left."""
    x, y, width, height = area
    top, bottom = y + CARDS_TOP, y + height
    rooms: list[Area] = []
    for place, count in enumerate(counts):
        is_last = place == len(counts) - 1
        high = bottom - top - HEADING_ROOM - GROUP_GAP if is_last else CARD[1] if count else 0.0
        rooms.append((x + SIDE, top + HEADING_ROOM, width - 2 * SIDE, high))
        top += HEADING_ROOM + high + GROUP_GAP
    return rooms


def board_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """Every open card, to be looked at."""
    state: NationState = model.view
    for player in state.players:
        groups = _groups(player)
        rooms = _rooms(_column(model, player.seat), tuple(map(len, groups)))
        for cards, room in zip(groups, rooms, strict=True):
            yield from _cards(player, cards, room)


def _cards(player: Player, cards: tuple[str, ...], room: Area) -> Iterator[tuple[str, Place]]:
    areas, (width, _) = grid(room, len(cards), CARD, 5)
    for card, area in zip(cards, areas, strict=True):
        yield card, card_place(area, CardLook(card, "market", width), zone=f"seat {player.seat}")
