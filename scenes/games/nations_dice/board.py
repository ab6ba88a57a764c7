"""The progress board: tiles for sale in rows of one price; in a solo game also what the shadow's die may take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.nations_dice.progress_board import cheapest_in_column
from game.nations_dice.solo import FOUR_SIDES
from game.nations_dice.state import NOBODY, NationsDiceState
from game.nations_dice.tiles import TILES
from scenes.games.nations_dice.faces import tile_caption
from scenes.games.nations_dice.looks import TileLook
from scenes.games.nations_dice.zones import GUTTER, TILE, Zones
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.kit.seats import is_shadow, seat_colour, seat_name
from scenes.window.layout import Area, Panel, Place
from sprites import materials, palette

TILES_Z = 10
ZONE = "progress board"
PRICES = (3, 2, 1)
PRICE_WIDTH = 28.0


class Space(NamedTuple):
    """A space without its tile: price, column, the tile that lay there, and who took it; no colour for nobody."""

    price: int
    column: int
    tile: str
    colour: int | None
    taker: str


class BoardFacts(NamedTuple):
    """What lies under the tiles."""

    zones: Zones
    empty: tuple[Space, ...]


def board_panel(model: TableModel, zones: Zones) -> Panel:
    """Plate, prices, spaces whose tile was taken."""
    return panel(zones.board, BoardFacts(zones, tuple(_empty_spaces(model))), paint_board)


def _empty_spaces(model: TableModel) -> Iterator[Space]:
    state: NationsDiceState = model.view
    rows = zip(state.board, state.dealt, state.takers, strict=True)
    for price, (row, dealt, takers) in enumerate(rows, 1):
        for column, (tile, was, taker) in enumerate(zip(row, dealt, takers, strict=True)):
            if tile:
                continue
            if taker == NOBODY:
                yield Space(price, column, TILES[was].name, None, "")
            else:
                by = (
                    "swept by the shadow"
                    if is_shadow(state, taker)
                    else f"taken by {seat_name(model, taker)}"
                )
                yield Space(price, column, TILES[was].name, seat_colour(model, taker), by)


def board_places(model: TableModel, zones: Zones) -> Iterator[tuple[str, Place]]:
    """Every tile for sale."""
    state: NationsDiceState = model.view
    asked = model.decision is not None and model.decision.seat == model.viewer
    threatened = _threatened(state)
    for price, row in enumerate(state.board, 1):
        for column, tile in enumerate(row):
            if not tile:
                continue
            pays = TILES[tile].pays
            yield (
                tile,
                Place(
                    zones.tile(price, column),
                    TileLook(tile, odds=threatened.get(tile, ""), rolls=bool(TILES[tile].dice)),
                    z=TILES_Z,
                    zone=ZONE,
                    caption=f"For {price} {pays}: {tile_caption(tile)}",
                    zoom=TileLook(tile, "zoom"),
                    can_be_held=asked,
                    kin=f"tile {tile}",
                    heap=stack_area(zones),
                ),
            )


def _threatened(state: NationsDiceState) -> dict[str, str]:
    """Solo: the cheapest tile of each column, and the chance that it outlasts the shadow's next roll."""
    if not state.is_solo or state.step != "actions":
        return {}
    columns = range(len(state.board[0]))
    sides = FOUR_SIDES - state.harder
    return {cheapest_in_column(state, column): f"stays {1 - 1 / sides:.0%}" for column in columns}


def stack_area(zones: Zones) -> Area:
    """Where new tiles come from."""
    x, y, width, height = zones.board
    return (x + width, y + height - TILE[1], *TILE)


def paint_board(pen: Pen, area: Area, facts: BoardFacts) -> None:
    """Everything that lies under the tiles."""
    pen.plate(area, palette.MARKET_PLATE, 0.47)
    for price in PRICES:
        _price(pen, facts.zones.tile(price, 0), price)
    for space in facts.empty:
        spot = facts.zones.tile(space.price, space.column)
        pen.stamp_at(materials.empty_place(pen.theme, *TILE), spot)
        if space.colour is None:
            continue
        middle = spot[0] + TILE[0] / 2
        pen.seat(space.colour, middle, spot[1] + 40, 27)
        pen.text(space.tile, middle, spot[1] + 68, "name", 14, palette.SECONDARY, TILE[0] - 10, "center")
        pen.text(space.taker, middle, spot[1] + 86, "label", 13, palette.DIM, TILE[0] - 10, "center")


def _price(pen: Pen, first_tile: Area, price: int) -> None:
    """x3, x2 or x1 with that many pairs of coin and sword."""
    left = first_tile[0] - GUTTER + 4
    column = (left, first_tile[1], PRICE_WIDTH, TILE[1])
    pen.fill(column, palette.MARKET_PLATE, 0.6, radius=5)
    middle = left + PRICE_WIDTH / 2
    y = column[1] + TILE[1] / 2 - 9 * (price + 1)
    pen.text(f"×{price}", middle, y + 6, "number", 19, palette.PAPER_BOTTOM, align="center")
    for pair in range(price):
        row = y + 29 + pair * 18
        pen.glyph("gold", middle - 7, row, 12.5, "center")
        pen.glyph("strength", middle + 7, row, 12.5, "center")
