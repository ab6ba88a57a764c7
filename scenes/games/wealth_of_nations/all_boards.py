"""The view of all boards: what every nation holds, builds and would produce, side by side to be compared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.wealth_of_nations.components import FINANCE, INDUSTRIES, MAP, MONEY
from game.wealth_of_nations.state import WealthState
from scenes.games.wealth_of_nations.looks import TileFace
from scenes.games.wealth_of_nations.plaques import (
    PlaqueFacts,
    paint_cubes,
    paint_money,
    paint_production,
    paint_tiles,
    plaque_facts,
)
from scenes.games.wealth_of_nations.seats import points_words, seat_name
from scenes.games.wealth_of_nations.spots import hex_centre
from scenes.games.wealth_of_nations.zones import EDGE, GAP, PLAN, TOP, WIDTH
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.kit.plaque import HEADER, paint_header
from scenes.window.layout import Area, Panel, Place, Point
from sprites import commodities, hexes, palette

COLUMNS = 2
LEAST_LEFT = 300.0
"""Units for what is told of a nation, beside its small map."""

BLOC_WIDTH, BLOC_LINES = 94.0, 3
TILE_SIDE = 11.0
MAP_WIDTH, MAP_HEIGHT = 16.4, 14.4
"""Room for the small map, in lengths of a hex's side."""


class Works(NamedTuple):
    """A bloc as it is told: its industry, how many tiles, what its whole dots make, whether it is automated."""

    industry: str
    tiles: int
    makes: int
    is_automated: bool


class BoardFacts(NamedTuple):
    """All that is painted of a nation. tiles: hex, industry and turn of each; flags: the hexes of those without one."""

    plaque: PlaqueFacts
    points: str
    works: tuple[Works, ...]
    tiles: tuple[tuple[int, str, int], ...]
    flags: tuple[int, ...]


def board_view_panels(model: TableModel) -> Iterator[Panel]:
    """A large plaque for every nation."""
    for seat in range(len(model.seats)):
        yield panel(_area(model, seat), _facts(model, seat), paint_board)


def board_view_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """Every plaque leads to its nation."""
    for seat in range(len(model.seats)):
        caption = seat_name(model, seat)
        yield f"board {seat}", Place(_area(model, seat), zone="boards", caption=caption, looks_at=seat)


def _facts(model: TableModel, seat: int) -> BoardFacts:
    state: WealthState = model.view
    blocs = sorted((bloc for bloc in state.blocs if bloc.owner == seat), key=lambda bloc: -len(bloc.hexes))
    own = [hex for hex, owner in enumerate(state.flags) if owner == seat]
    return BoardFacts(
        plaque_facts(model, seat)._replace(lends=False),
        ", ".join(points_words(model, seat)),
        tuple(
            Works(bloc.industry, len(bloc.hexes), len(bloc.dots), state.is_automated(bloc)) for bloc in blocs
        ),
        tuple((hex, tile.industry, tile.turn) for hex in own if (tile := state.tiles[hex])),
        tuple(hex for hex in own if state.tiles[hex] is None),
    )


def _area(model: TableModel, seat: int) -> Area:
    rows = -(-len(model.seats) // COLUMNS)
    height = (PLAN[1] + PLAN[3] - TOP - GAP * (rows - 1)) / rows
    width = (WIDTH - 2 * EDGE - GAP) / COLUMNS
    row, column = divmod(seat, COLUMNS)
    return (EDGE + column * (width + GAP), TOP + row * (height + GAP), width, height)


def paint_board(pen: Pen, area: Area, facts: BoardFacts) -> None:
    """Header; money and points; cubes; tiles and flags; bloc after bloc; what Produce takes and brings; the map."""
    x, y, width, height = area
    plaque = facts.plaque
    pen.plate(area, edge=palette.PLAYERS[plaque.header.colour].colour if plaque.acts else palette.BRASS)
    paint_header(pen, area, plaque.header)
    top, tall = y + HEADER + 4, height - HEADER - 8
    side = min(tall / MAP_HEIGHT, (width - LEAST_LEFT) / MAP_WIDTH)
    left = width - side * MAP_WIDTH
    _map(pen, (x + (left + width) / 2 - 4, top + tall / 2), side, facts)
    step = tall / (BLOC_LINES + 4)
    money, cubes, tiles, *works, production = (
        top + step * (number + 0.5) for number in range(BLOC_LINES + 4)
    )
    told = (x, y, left, height)
    paint_money(pen, told, money, plaque)
    pen.text(facts.points, x + left - 10, money, "label", 13.5, palette.SECONDARY, left - 130, "right")
    paint_cubes(pen, told, cubes, plaque)
    paint_tiles(pen, x + 8, tiles, left - 16, plaque)
    _works(pen, told, works, facts.works)
    paint_production(pen, x + 8, production, left - 16, plaque)


def _map(pen: Pen, middle: Point, side: float, facts: BoardFacts) -> None:
    """The map, small, with the tiles and flags of one nation."""
    for hex in range(len(MAP.cells)):
        pen.stamp(hexes.empty_hex(pen.theme, side), *hex_centre(hex, middle, side), "center")
    for hex, industry, turn in facts.tiles:
        face = TileFace(industry, turn, side).surface(pen.theme)
        pen.stamp(face, *hex_centre(hex, middle, side), "center")
    flag = commodities.flag(pen.theme, facts.plaque.header.colour, side * 1.1)
    for hex in facts.flags:
        pen.stamp(flag, *hex_centre(hex, middle, side), "center")


def _works(pen: Pen, area: Area, lines: Sequence[float], works: tuple[Works, ...]) -> None:
    """Every bloc with what it makes, line by line; where there are more, the smallest are counted together."""
    in_a_line = int((area[2] - 16) // BLOC_WIDTH)
    room = len(lines) * in_a_line
    shown = works if len(works) <= room else works[: room - 1]
    for number, each in enumerate(shown):
        line, column = divmod(number, in_a_line)
        x, y = area[0] + 8 + BLOC_WIDTH * column, lines[line]
        face = TileFace(each.industry, side=TILE_SIDE).surface(pen.theme)
        pen.stamp(face, x + TILE_SIDE, y, "center")
        product = INDUSTRIES[each.industry].product
        unit = f"${each.makes * FINANCE.bank_dot}" if product == MONEY else f"{each.makes}{{{product}}}"
        words = f"{each.tiles} › {unit}"
        wide = pen.line(words, x + 2 * TILE_SIDE + 3, y, "name", 14, palette.IVORY)
        if each.is_automated:
            pen.icon(FINANCE.emblems["automation"], x + 2 * TILE_SIDE + 7 + wide, y, 13, palette.SECONDARY)
    if len(shown) < len(works):
        x = area[0] + 8 + BLOC_WIDTH * (in_a_line - 1)
        pen.text(f"{len(works) - len(shown)} more", x, lines[-1], "label", 13.5, palette.DIM)
