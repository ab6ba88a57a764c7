"""The view of all boards: everything that lies before every seat at once, hands and draw piles face down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.nation_deckbuilder.state import NationState, Player
from game.nation_deckbuilder.wording import text
from scenes.games.nation_deckbuilder.army import army_facts
from scenes.games.nation_deckbuilder.health import Health, paint_bar, paint_dice
from scenes.games.nation_deckbuilder.looks import BackLook, CardLook
from scenes.games.nation_deckbuilder.outlook import full_health
from scenes.games.nation_deckbuilder.pieces import card_place
from scenes.games.nation_deckbuilder.plaque_parts import paint_header
from scenes.games.nation_deckbuilder.sides import ARMY, ARMY_COLOUR
from scenes.games.nation_deckbuilder.zones import CARD, EDGE, GAP, TOP, grid
from scenes.kit.looks import PlaceLook
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import palette

FOOT = 680.0
SIDE, HEADING_ROOM = 12.0, 24.0
CARDS_TOP = 88.0
PILES = ("Hand", "Played", "Stays in play", "Discard pile")
"""The cards of a seat; the draw pile lies at the end of the hand's row."""

DRAW_PILE = "Draw pile"
GHOSTS = ("", "stone-wall", "card-discard")
"""What an empty room of open cards shows."""

DRAW_ROOM = 32.0
"""Units between the hand and the draw pile, whose title begins there."""

GROUP_GAP, CARD_GAP = 8.0, 5.0
HOOD = 160.0
WORD_SIZES = (14.5, 13.5, 12.5)


class BoardFacts(NamedTuple):
    """The figures of one seat and its nation, and how many cards it has in each of PILES and to draw from.

    rows: of cards in each of PILES, the same at every seat. The Army has neither.
    """

    name: str
    colour: int
    tag: str
    health: Health
    stock: tuple[tuple[str, int], ...]
    cards: tuple[int, ...] = ()
    rows: tuple[int, ...] = ()
    draw: int = 0
    words: str = ""


def _column(model: TableModel, place: int) -> Area:
    count = len(model.seats) + any(nation.is_army for nation in model.view.nations)
    width = (1280 - 2 * EDGE - GAP * (count - 1)) / count
    return (EDGE + place * (width + GAP), TOP, width, FOOT - TOP)


def board_panels(model: TableModel) -> Iterator[Panel]:
    """A plate for every seat, and one for the Evil Army."""
    state: NationState = model.view
    rows = _rows(model)
    for player in state.players:
        nation, seat = state.nation_of(player.seat), model.seats[player.seat]
        stock = tuple((kind, getattr(nation, kind)) for kind in ("food", "happiness", "science"))
        facts = BoardFacts(
            seat.name, seat.colour, f"Age {text()['ages'][nation.age]}",
            Health(nation.health, full_health(state), nation.health), (*stock, ("coins", player.coins)),
            _counts(player), rows, _to_draw(player),
        )  # fmt: skip
        yield panel(_column(model, player.seat), facts, _paint)
    army = state.nations[-1]
    if army.is_army:
        health = Health(army.health, full_health(state), army.health)
        facts = BoardFacts(ARMY, ARMY_COLOUR, "", health, (), words=army_facts(state).words)
        yield panel(_column(model, len(model.seats)), facts, _paint)


def _groups(player: Player) -> tuple[tuple[str, ...], ...]:
    """The cards of each of PILES."""
    return (
        (*player.hand, *player.marked),
        player.played,
        player.standing,
        tuple(reversed(player.discard_pile)),
    )


def _counts(player: Player) -> tuple[int, ...]:
    return tuple(map(len, _groups(player)))


def _to_draw(player: Player) -> int:
    return len(player.draw_pile) + len(player.on_top)


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
        words_room = (width - 2 * SIDE, 60.0)
        words = pen.theme.paragraph(facts.words, "text", WORD_SIZES, palette.SECONDARY, words_room)
        pen.surface.blit(words, pen.theme.rect(x + SIDE, y + 66, 0, 0).topleft)
    rooms = _rooms(area, facts.rows)
    for title, count, room in zip(PILES, facts.cards, rooms, strict=False):
        _paint_title(pen, title, count, room[0], room[1])
    if rooms:
        _paint_face_down(pen, rooms[0], facts)


def _paint_face_down(pen: Pen, room: Area, facts: BoardFacts) -> None:
    """The hand and the draw pile: how many cards there are is for all to see."""
    x, y, wide, _ = room
    width, height = _card_in(room)
    pile = x + wide - width
    _paint_title(pen, DRAW_PILE, facts.draw, pile - DRAW_ROOM, y)
    if facts.draw:
        back = BackLook(width, height, leaves=facts.draw - 1).surface(pen.theme)
        pen.stamp(back, pile + width / 2, y + height / 2, "center")
    step = min(width + CARD_GAP, (wide - 2 * width - DRAW_ROOM) / max(1, facts.cards[0] - 1))
    for number in range(facts.cards[0]):
        back = BackLook(width, height).surface(pen.theme)
        pen.stamp(back, x + number * step + width / 2, y + height / 2, "center")


def _paint_title(pen: Pen, title: str, count: int, x: float, top: float) -> None:
    """What lies in a room, over its upper edge, and how many."""
    wide = pen.text(title.upper(), x, top - 12, "number", 12.5, palette.BRASS_LIGHT)
    pen.text(str(count) if count else "none", x + wide + 8, top - 12, "label", 13, palette.DIM)


def _rows(model: TableModel) -> tuple[int, ...]:
    """How many rows of cards each of PILES takes, where it takes most: so that seats can be compared along a line."""
    _, _, width, height = _column(model, 0)
    low = _row_height(height, [1] * len(PILES))
    across = int((width - 2 * SIDE + CARD_GAP) // (low * CARD[0] / CARD[1] + CARD_GAP))
    most = [max(counts) for counts in zip(*map(_counts, model.view.players), strict=True)]
    return (1, *(max(1, -(-count // across)) for count in most[1:]))


def _row_height(height: float, rows: Sequence[int]) -> float:
    """The height of a row of cards on a plate, below so many headings."""
    return (height - CARDS_TOP - SIDE - len(rows) * (HEADING_ROOM + GROUP_GAP)) / sum(rows)


def _rooms(area: Area, rows: Sequence[int]) -> list[Area]:
    """The room of each group of cards under its heading, with its rows."""
    x, y, width, height = area
    top, rooms = y + CARDS_TOP, []
    for number in rows:
        room = number * _row_height(height, rows)
        rooms.append((x + SIDE, top + HEADING_ROOM, width - 2 * SIDE, room))
        top += HEADING_ROOM + room + GROUP_GAP
    return rooms


def _card_in(row: Area) -> tuple[float, float]:
    """The size of the cards of a row, no larger than the usual ones."""
    height = min(CARD[1], row[3] - CARD_GAP)
    return height * CARD[0] / CARD[1], height


def board_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """Every open card, to be looked at."""
    state: NationState = model.view
    rows = _rows(model)
    for player in state.players:
        groups = _groups(player)
        rooms = _rooms(_column(model, player.seat), rows)
        size = _card_in(rooms[0])
        for group, (cards, room) in enumerate(zip(groups[1:], rooms[1:], strict=True)):
            areas, (width, _) = grid(room, len(cards), size, CARD_GAP)
            if not cards:
                ghost = PlaceLook(*size, GHOSTS[group])
                yield f"no card {player.seat} {group}", Place((*room[:2], *size), ghost, is_flat=True)
            for card, area in zip(cards, areas, strict=True):
                yield card, card_place(area, CardLook(card, "market", width), zone=f"seat {player.seat}")
