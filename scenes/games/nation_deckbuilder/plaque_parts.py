"""Where things lie on the plaque of another side: a row for every seat, what stays in play, what was done last."""

from __future__ import annotations

from typing import NamedTuple

from scenes.games.nation_deckbuilder.looks import BackLook
from scenes.games.nation_deckbuilder.sides import Side, is_partner, other_sides
from scenes.games.nation_deckbuilder.zones import BOTTOM, CARD, GAP, RIVAL_WIDTH, TOP
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen
from scenes.kit.spare_room import plaque_column
from scenes.window.layout import Area, Place
from sprites import palette

ZONE = "rivals"
HEADER = 26.0
STOCK_Y = 43.0
SEATS_TOP = 60.0
HEALTH_ROOM = 38.0
LABEL_ROOM = 20.0
SIDE = 12.0
TALL = 300.0
"""A plaque from this height on has room for standing cards at their market size, and for the last turn beside them."""

TALL_ROW, SINGLE_ROW, DOUBLE_ROW = 106.0, 62.0, 47.0
ARMY_TOLD = 30.0
"""Height of the Evil Army's last turn; it has only its attack."""

PARTNER_HEIGHT = 150.0
HEADING_ROOM = 22.0
TALLEST_PILE = 59.0
PILES_OF_A_TALL_ROW, PILES_OF_A_LOW_ROW = (155.0, 212.0), (124.0, 176.0)
"""The middles of draw pile and discard pile, from the left end of a row."""

FAN_WIDTH, FAN_ANGLE, FAN_DROP = 112.0, 4.0, 1.5


class Parts(NamedTuple):
    """The parts of one plaque. `standing` is the room of all cards that stay in play, `told` that of the last turn."""

    rows: tuple[Area, ...]
    standing: Area
    told: Area
    is_tall: bool


def plaque_areas(model: TableModel) -> list[tuple[Side, Area]]:
    """Every other side with its plaque; that of a partner, who shares the stock in front, is lower."""
    sides = other_sides(model)
    x, width = plaque_column(RIVAL_WIDTH, model.margin[0])
    height = BOTTOM - TOP
    heights = [(height - GAP * (len(sides) - 1)) / len(sides)] * len(sides)
    if is_partner(model, sides[0]):
        heights = [PARTNER_HEIGHT, height - GAP - PARTNER_HEIGHT]
    areas, y = [], TOP
    for side, high in zip(sides, heights, strict=True):
        areas.append((side, (x, y, width, high)))
        y += high + GAP
    return areas


def parts(area: Area, seats: int) -> Parts:
    """How a plaque of this size is divided for so many seats; the Evil Army has none."""
    x, y, width, height = area
    is_tall = height >= TALL
    if not seats:
        told = (x + SIDE, y + height - HEALTH_ROOM - ARMY_TOLD, width - 2 * SIDE, ARMY_TOLD)
        return Parts((), told, told, is_tall)
    row = TALL_ROW if is_tall else SINGLE_ROW if seats == 1 else DOUBLE_ROW
    rows = tuple((x, y + SEATS_TOP + index * row, width, row) for index in range(seats))
    top = y + SEATS_TOP + seats * row
    room = y + height - HEALTH_ROOM - top
    if is_tall:
        top += HEADING_ROOM
        standing = (x + SIDE, top, *CARD)
        left = x + SIDE + CARD[0] + 12
        return Parts(rows, standing, (left, top - 4, x + width - SIDE - left, room - HEADING_ROOM), is_tall)
    standing = (x + width - SIDE - 34, y + SEATS_TOP + 2, 34.0, row - LABEL_ROOM - 4)
    return Parts(rows, standing, (x + SIDE, top, width - 2 * SIDE, room), is_tall)


def pile_areas(row: Area) -> tuple[Area, Area]:
    """Where the draw pile and the discard pile of a seat lie in its row."""
    height = min(row[3] - LABEL_ROOM - 4, TALLEST_PILE)
    width = height * CARD[0] / CARD[1]
    centres = PILES_OF_A_TALL_ROW if row[3] == TALL_ROW else PILES_OF_A_LOW_ROW
    top = row[1] + (row[3] - LABEL_ROOM - height) / 2
    draw, discard = ((row[0] + centre - width / 2, top, width, height) for centre in centres)
    return draw, discard


def fan(row: Area, count: int) -> list[tuple[BackLook, tuple[float, float]]]:
    """The backs of a hand of so many cards in a small fan, and the middle of each."""
    height = row[3] - LABEL_ROOM - 4 - 4 * FAN_DROP
    width = height * CARD[0] / CARD[1]
    step = min(0.3 * width, (FAN_WIDTH - width) / max(1, count - 1))
    middle = row[1] + (row[3] - LABEL_ROOM) / 2
    backs = []
    for index in range(count):
        off = index - (count - 1) / 2
        centre = (row[0] + SIDE + 3 + width / 2 + index * step, middle + FAN_DROP * (abs(off) - 1))
        backs.append((BackLook(width, height, -FAN_ANGLE * off), centre))
    return backs


def paint_header(pen: Pen, area: Area, name: str, colour: int, tag: str, state: str) -> None:
    """The plate, and on its band of colour who it belongs to, what that is, and how it stands."""
    x, y, width, _ = area
    pen.plate(area)
    tone = palette.PLAYERS[colour].colour if colour else palette.SHADOW_DISC
    dark, darker = (palette.mix(tone, (0, 0, 0), share) for share in (0.5, 0.68))
    pen.ribbon((x + 1, y + 1, width - 2, HEADER), dark, darker)
    middle = y + 1 + HEADER / 2
    pen.seat(colour, x + 17, middle, 24)
    right = x + width - 8
    if state:
        right -= pen.chip(state, right, middle, 17, palette.INK, size=13, align="right", opacity=0.75) + 8
    wide = pen.text(name, x + 34, middle, "strong", 15, width=right - x - 34 - 46)
    pen.text(tag, x + 42 + wide, middle + 0.5, "label", 12.5, palette.SECONDARY, 60)


def seat_region(model: TableModel, seat: int, area: Area) -> tuple[str, Place]:
    """The part of a plaque that shows the board of a seat when it is pointed at."""
    name = model.seats[seat].name
    return f"seat{seat}", Place(area, zone=ZONE, looks_at=seat, caption=f"{name}: click to look at the cards")
