"""The view of all boards: what every nation holds, builds and would produce, side by side to be compared."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame

from game.wealth_of_nations.cards.components import FINANCE, INDUSTRIES, MAP, MONEY
from game.wealth_of_nations.state import Bloc, WealthState
from scenes import ui
from scenes.games.wealth_of_nations.board import looks
from scenes.games.wealth_of_nations.board.signs import tile
from scenes.games.wealth_of_nations.board.spots import Ground, water_of
from scenes.games.wealth_of_nations.panels.plaques import cubes, money, production, standing, strip_of, tiles
from scenes.games.wealth_of_nations.text import explanations as told
from scenes.games.wealth_of_nations.text.seats import points_words, say, seat_colour, seat_name
from scenes.table.model import TableModel
from scenes.table.seats import is_asked
from sprites.maps import commodities
from sprites.maps.chart import Chart
from sprites.maps.hex_outline import Cell
from sprites.paint import palette

COLUMNS = 2
LEAST_LEFT, LEAST_MAP = 300.0, 150.0
"""Units for what is told of a nation, and for its small map."""

BLOC_WIDTH, MOST_BLOCS = 94.0, 9
TILE_SIDE = 11.0
FAINT = 0.25
"""What is seen of other nations on the small map of one."""


def all_boards(model: TableModel[WealthState]) -> ui.Grid:
    """A large plaque for every nation, two in a row."""
    boards = [_board(model, seat) for seat in range(len(model.seats))]
    rows = [boards[at : at + COLUMNS] for at in range(0, len(boards), COLUMNS)]
    kinds: list[ui.Kinds] = [{"high": (0.0, 0.0), "grow": 1.0}] * len(rows)
    columns = range(COLUMNS)
    return ui.Grid(rows, grows=(1.0,) * COLUMNS, even=columns, column_gap=6, row_gap=6, row_kinds=kinds)


@ui.memo
def _board(model: TableModel[WealthState], seat: int) -> ui.PaintLayer:
    """Strip; money and points; cubes; tiles and flags; bloc after bloc; what Produce takes and brings; the map."""
    state = model.view
    acts = is_asked(model, seat)
    edge = palette.PLAYERS[seat_colour(model, seat)].colour if acts else palette.BRASS
    others = tuple(_on_map(model, other) for other in range(len(model.seats)) if other != seat)
    small_map = ui.Art(
        _paint_map, _on_map(model, seat), others, water_of(model.view), wide=(LEAST_MAP, LEAST_MAP), grow=1
    )
    points = ui.Text(
        say("points.all", tiles_and_cash=points_words(model, seat)[0], notes=points_words(model, seat)[1]),
        ui.Style.LABEL, align="right", drop=1,
        name=f"points of {seat}", tells=ui.Tooltip(told.points, model, seat),
    )  # fmt: skip
    even: ui.Kinds = {"grow": 1.0, "pad": (7.0, 0.0, 9.0, 0.0)}
    blocs = sorted((bloc for bloc in state.blocs if bloc.owner == seat), key=lambda bloc: -len(bloc.hexes))
    band = ui.Column(ui.Gap(grow=1), cubes(model, seat), ui.Gap(grow=1), grow=1)
    purse = ui.Row(*money(model, seat), ui.Gap(grow=1), points, gap=3, **even)
    forms = (
        ui.Column(
            purse, band, ui.Row(tiles(model, seat), **even), _works(model, seat, blocs),
            ui.Row(production(model, seat, is_wordy=True), **even), wide=(LEAST_LEFT, LEAST_LEFT), pad=(1, 4, 0, 4),
        ),
        ui.Column(
            purse, cubes(model, seat), ui.Row(tiles(model, seat), **even), ui.Row(production(model, seat), **even),
            wide=(LEAST_LEFT, LEAST_LEFT), pad=(1, 2, 0, 2),
        ),
        ui.Column(purse, cubes(model, seat), ui.Row(tiles(model, seat), **even), wide=(LEAST_LEFT, LEAST_LEFT)),
        ui.Column(purse, cubes(model, seat, 13.0)),
        ui.Column(cubes(model, seat, 13.0)),
    )  # fmt: skip
    target = partial(ui.Target, zone="boards", caption=seat_name(model, seat), looks_at=seat)
    body = ui.Either(*(ui.Row(told_of, small_map) for told_of in forms), grow=1)
    head = ui.Either(*(strip_of(model, seat, standing(model, seat), high) for high in (25.0, 20.0)))
    column = ui.Column(head, body, name=f"board {seat}", target=target, pad=(1, 1, 1, 1), back=(ui.plate(edge),))
    return ui.PaintLayer(column, zone="boards", wide=(0.0, 0.0), grow=1)


class OnMap(NamedTuple):
    """What a nation has on the map: its colour, hexes with industry and turn of the tile there, bare hexes with its
    flag, the cells of its blocs.
    """

    colour: int
    tiles: tuple[tuple[int, str, int], ...]
    flags: tuple[int, ...]
    blocs: tuple[tuple[Cell, ...], ...]


def _on_map(model: TableModel[WealthState], seat: int) -> OnMap:
    state = model.view
    own = tuple(hex for hex, owner in enumerate(state.flags) if owner == seat)
    return OnMap(
        seat_colour(model, seat),
        tuple((hex, tile.industry, tile.turn) for hex in own if (tile := state.tiles[hex])),
        tuple(hex for hex in own if state.tiles[hex] is None),
        tuple(tuple(MAP.cells[hex] for hex in bloc.hexes) for bloc in state.blocs if bloc.owner == seat),
    )


def _paint_map(pen: ui.Pen, area: ui.Area, own: OnMap, others: tuple[OnMap, ...], water: tuple[Cell, ...]) -> None:
    """The map, small, with all that lies on it: what is not the nation's is faint."""
    area = (area[0] + 3, area[1] + 3, area[2] - 6, area[3] - 6)
    theme, rect, side = pen.theme, pen.theme.rect(*area), Ground.within(area).side
    chart = Chart(side * theme.s, MAP.cells, is_framed=False, water=water)
    pen.surface.blit(theme.posters.picture(chart, rect.size), rect)
    layer = pygame.Surface(rect.size, pygame.SRCALPHA)
    over = ui.Pen(theme.at_corner(), layer)
    for nation in others:
        _lay(over, (0.0, 0.0, *area[2:]), nation)
    layer.set_alpha(round(255 * FAINT))
    pen.surface.blit(layer, rect)
    _lay(pen, area, own)


def _lay(pen: ui.Pen, area: ui.Area, nation: OnMap) -> None:
    """Tiles, blocs and flags of a nation."""
    ground = Ground.within(area)
    for hex, industry, turn in nation.tiles:
        pen.stamp(
            looks.TileFace(industry, turn, ground.side, whole=True).surface(pen.theme),
            *ground.hex_centre(hex),
            "center",
        )
    for cells in nation.blocs:
        look = looks.BlocLook(nation.colour, cells, (), ground.side)
        pen.stamp(look.surface(pen.theme), *ground.at(look.middle), "center")
    flag = commodities.flag(pen.theme, nation.colour, ground.side * 1.1)
    for hex in nation.flags:
        pen.stamp(flag, *ground.hex_centre(hex), "center")


def _works(model: TableModel[WealthState], seat: int, blocs: list[Bloc]) -> ui.Column:
    """Every bloc with what it makes, line by line; where there are more, the smallest are counted together."""
    shown = blocs if len(blocs) <= MOST_BLOCS else blocs[: MOST_BLOCS - 1]
    boxes: list[ui.Box] = [_bloc(model, bloc) for bloc in shown]
    if len(shown) < len(blocs):
        words = say("boards.more", blocs=len(blocs) - len(shown))
        boxes.append(ui.Text(words, ui.Style.LABEL, colour=palette.DIM, wide=(0.0, BLOC_WIDTH)))
    lines = [ui.Row(*boxes[at : at + 3], grow=1, high=(0.0, 26.0)) for at in range(0, MOST_BLOCS, 3)]
    told_of = ui.Tooltip(told.production, model, seat)
    return ui.Column(*lines, grow=3, pad=(7, 0, 9, 0), name=f"blocs of {seat}", tells=told_of)


def _bloc(model: TableModel[WealthState], bloc: Bloc) -> ui.Row:
    """A bloc: how many tiles, what its whole dots make, whether it is automated."""
    product, dots = INDUSTRIES[bloc.industry].product, len(bloc.dots)
    makes = f"${dots * FINANCE.bank_dot}" if product == MONEY else f"{dots}{{{product}}}"
    gear = FINANCE.emblems["automation"]
    automated = (ui.icon(gear, 13, palette.SECONDARY),) if model.view.is_automated(bloc) else ()
    words = ui.Text(f"{len(bloc.hexes)} › {makes}", ui.Style.NAME, size=14)
    return ui.Row(tile(bloc.industry, TILE_SIDE), words, *automated, gap=3, wide=(0.0, BLOC_WIDTH))
