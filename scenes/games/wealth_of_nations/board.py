"""The map: hexes to touch, tiles with dots that light up when they are whole, flags, outlines of blocs."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.wealth_of_nations.components import BOARD as PRINTED
from game.wealth_of_nations.components import FINANCE, INDUSTRIES, MAP
from game.wealth_of_nations.hexes import OFF_MAP
from game.wealth_of_nations.running import Run
from game.wealth_of_nations.state import NOBODY, Bloc, Tile, WealthState
from scenes.games.wealth_of_nations.ghost import ghost_places
from scenes.games.wealth_of_nations.looks import (
    FLAG_ON_GROUND,
    FLAG_ON_TILE,
    CubeLook,
    DotLook,
    FlagLook,
    GearLook,
    HexLook,
    OutlineLook,
    TileFace,
)
from scenes.games.wealth_of_nations.placing import Placing
from scenes.games.wealth_of_nations.plan import wish_area
from scenes.games.wealth_of_nations.running import Running, has_switch, switch_place
from scenes.games.wealth_of_nations.seats import seat_colour, seat_name
from scenes.games.wealth_of_nations.spots import (
    SIDE,
    hex_centre,
    point_area,
    tile_area,
    touch_area,
    whole_dots,
)
from scenes.games.wealth_of_nations.tile_zoom import TileZoom
from scenes.games.wealth_of_nations.zones import BOARD, STRIP
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import brush, hexes, palette
from sprites.theme import Theme

ZONE = "map"
TILES_Z, OUTLINES_Z, FLAGS_Z, GEARS_Z, DOTS_Z, HEXES_Z, SWITCHES_Z = 10, 12, 14, 15, 16, 30, 31
FLAG_DROP = 15.5
"""How far under the middle of its tile a flag lies."""

GEAR_RISE, GEAR_SHIFT = 16.0, 9.0
"""How far above the middle of its tile a gear lies, and how far beside it a switch stands."""

SWITCH = 18.0
RIM, RIM_LINE = 6.0, 1.4


def board_panel() -> Panel:
    """Plate, rim, the hexes themselves, and what the signs mean; nothing of it ever changes."""
    return panel(BOARD, "map", paint_board)


def board_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """Everything on the map, and the ghost of a tile that may come."""
    yield from _hexes(model)
    yield from _tiles(model)
    yield from _flags(model)
    yield from _dots(model)
    yield from _switches(model)
    yield from ghost_places(model)


def _hexes(model: TableModel) -> Iterator[tuple[str, Place]]:
    state: WealthState = model.view
    holdable = _holdable(model)
    is_planned = isinstance(model.draft, Running)
    is_busy = isinstance(model.draft, Running | Placing)
    for hex, name in enumerate(MAP.names):
        tile, bloc = state.tiles[hex], state.bloc_at(hex)
        yield (
            name,
            Place(
                touch_area(hex),
                HexLook(),
                z=HEXES_Z,
                zone=ZONE,
                caption=_caption(model, hex, bloc),
                zoom=TileZoom(tile.industry, tile.turn) if tile and not is_busy else None,
                stands_for=(MAP.names[bloc.hexes[0]],) if bloc and not is_planned else (),
                can_be_held=name in holdable,
                held_look=TileFace(tile.industry, tile.turn, dotted=True) if tile else None,
                is_flat=True,
            ),
        )


def _holdable(model: TableModel) -> frozenset[str]:
    """Hexes whose tile may be taken up."""
    if model.decision is None:
        return frozenset()
    return frozenset(move[1] for move in model.decision.moves if move[0] == "take_up")


def _caption(model: TableModel, hex: int, bloc: Bloc | None) -> str:
    """A hex in words: whose it is, and what its bloc makes."""
    state: WealthState = model.view
    name, owner = MAP.names[hex], state.flags[hex]
    if hex == PRINTED.closed:
        return f"{name}: nothing may ever stand here"
    if owner == NOBODY:
        return f"{name}: free"
    whose = "your" if owner == model.viewer else f"{seat_name(model, owner)}'s"
    if bloc is None:
        return f"{name}: {whose} flag"
    kind = INDUSTRIES[bloc.industry]
    dots = len(bloc.dots)
    makes = f"${dots * FINANCE.bank_dot}" if kind.product == "money" else f"{dots} {{{kind.product}}}"
    size = f"1 {kind.name}" if len(bloc.hexes) == 1 else f"{len(bloc.hexes)} {kind.plural}"
    automated = ", automated" if state.is_automated(bloc) else ""
    return f"{name}: {whose} bloc of {size}, makes {makes}{automated}"


def _tiles(model: TableModel) -> Iterator[tuple[str, Place]]:
    state: WealthState = model.view
    draft = model.draft
    origins = draft.origins if isinstance(draft, Placing) else ()
    for hex, tile in enumerate(state.tiles):
        if tile is None:
            continue
        name = MAP.names[hex]
        yield (
            f"tile {name}",
            Place(
                tile_area(hex),
                TileFace(tile.industry, tile.turn, is_ghost=name in origins),
                z=TILES_Z,
                kin=f"tile {tile.industry}",
                heap=_stack_area(model, tile),
            ),
        )
        yield f"bloc {name}", _outline(model, hex)


def _stack_area(model: TableModel, tile: Tile) -> Area:
    """Where new tiles come from."""
    return wish_area(tuple(INDUSTRIES).index(tile.industry))


def _outline(model: TableModel, hex: int) -> Place:
    """The part of a bloc's outline that runs along one hex."""
    state: WealthState = model.view
    bloc = state.bloc_at(hex)
    inside = bloc.hexes if bloc else ()
    sides = tuple(
        side
        for side, beside in enumerate(MAP.neighbours[hex], 1)
        if beside == OFF_MAP or beside not in inside
    )
    look = OutlineLook(seat_colour(model, state.flags[hex]), sides)
    return Place(point_area(hex_centre(hex)), look, z=OUTLINES_Z, is_flat=True)


def _flags(model: TableModel) -> Iterator[tuple[str, Place]]:
    state: WealthState = model.view
    for hex, owner in enumerate(state.flags):
        if owner == NOBODY:
            continue
        x, y = hex_centre(hex)
        is_tiled = state.tiles[hex] is not None
        size = FLAG_ON_TILE if is_tiled else FLAG_ON_GROUND
        top = y + (FLAG_DROP if is_tiled else 0) - size / 2
        yield (
            f"flag {MAP.names[hex]}",
            Place(
                (x - size / 2, top, size, size),
                FlagLook(seat_colour(model, owner), size, not is_tiled),
                z=FLAGS_Z,
                kin=f"flag {owner}",
                heap=STRIP if owner == model.shown_seat else None,
                is_flat=True,
            ),
        )
    switched = _switched(model)
    for hexes_of_bloc in state.automated:
        hex = hexes_of_bloc[0]
        x, y = hex_centre(hex)
        shift = GEAR_SHIFT if MAP.names[hex] in switched else 0.0
        area = (x - shift - GEAR_RISE / 2, y - GEAR_RISE * 1.5, GEAR_RISE, GEAR_RISE)
        yield f"gear {MAP.names[hex]}", Place(area, GearLook(), z=GEARS_Z, kin="gear")


def _dots(model: TableModel) -> Iterator[tuple[str, Place]]:
    state: WealthState = model.view
    idle = _idle_hexes(model)
    for name, dot in whole_dots(state.tiles, state.flags).items():
        is_idle = dot.is_idle or not idle.isdisjoint(dot.hexes)
        look = DotLook(dot.industry, "idle" if is_idle else "whole")
        yield name, Place(point_area(dot.at), look, z=DOTS_Z, is_flat=True)


def _idle_hexes(model: TableModel) -> frozenset[int]:
    """The viewer's tiles that the plan of a Produce phase leaves unfed: no dot on them yields (W-PRODUCE-08)."""
    draft = model.draft
    if not isinstance(draft, Running):
        return frozenset()
    return frozenset(hex for bloc in draft.blocs for hex in bloc.hexes if not draft.holds(MAP.names[hex]))


def _switched(model: TableModel) -> frozenset[str]:
    """The first hexes of blocs with a switch."""
    draft = model.draft
    if not isinstance(draft, Running):
        return frozenset()
    return frozenset(MAP.names[bloc.hexes[0]] for bloc in draft.blocs if has_switch(model.view, bloc))


def _switches(model: TableModel) -> Iterator[tuple[str, Place]]:
    """A cube on every bloc that the viewer may run in several ways: of what it is fed with, pale while it is idle."""
    draft = model.draft
    if not isinstance(draft, Running):
        return
    for bloc in draft.blocs:
        if has_switch(model.view, bloc):
            run = draft.run_of(bloc)
            fuel = "ore" if run and run.on_ore else "food"
            x, y = hex_centre(bloc.hexes[0])
            shift = GEAR_SHIFT if model.view.is_automated(bloc) else 0.0
            yield (
                switch_place(bloc),
                Place(
                    (x + shift - SWITCH / 2, y - GEAR_RISE - SWITCH / 2, SWITCH, SWITCH),
                    CubeLook(fuel, SWITCH - 2, is_pale=run is None),
                    z=SWITCHES_Z,
                    zone=ZONE,
                    caption=_switch_caption(run, model.view.is_automated(bloc)),
                    is_flat=True,
                    is_quiet=True,
                ),
            )


def _switch_caption(run: Run | None, is_automated: bool) -> str:
    """What the whole bloc does, and what a click makes of it."""
    now = "on {ore}" if run and run.on_ore else "on {food}" if run else "idle"
    ways = "all tiles on {food}, on {ore}, idle" if is_automated else "all tiles on {food}, idle"
    return f"The bloc is {now}. Click: {ways}"


def paint_board(pen: Pen, area: Area, facts: str) -> None:
    """Plate, wooden rim with its brass line, felt hexes, the closed one in the middle, the legend."""
    pen.plate(area, palette.MARKET_PLATE, 0.47)
    pen.stamp_at(pen.theme.cached(("rim of the map", area), lambda: _rim(pen.theme, area)), area)
    for hex in range(len(MAP.cells)):
        picture = hexes.centre_hex if hex == PRINTED.closed else hexes.empty_hex
        pen.stamp_at(picture(pen.theme, SIDE), point_area(hex_centre(hex)))
    _legend(pen, area)


def _rim(theme: Theme, area: Area) -> pygame.Surface:
    """The wooden rim around the outer hexes, with its brass line."""
    scale = theme.s
    shapes = []
    for width, colour, alpha in (
        (2 * RIM, palette.INK, 0.9),
        (2 * RIM - 2, palette.WOOD, 1.0),
        (2 * RIM_LINE, palette.BRASS, 0.9),
    ):
        for hex, neighbours in enumerate(MAP.neighbours):
            x, y = hex_centre(hex)
            middle = ((x - area[0]) * scale, (y - area[1]) * scale)
            for side, beside in enumerate(neighbours, 1):
                if beside == OFF_MAP:
                    ends = hexes.edge(middle, SIDE * scale, side)
                    shapes.append(brush.stroke(list(ends), colour, width * scale, alpha))
    return brush.vector(theme.rect(*area).size, shapes)


def _legend(pen: Pen, area: Area) -> None:
    """What whole and open dots and the line around a bloc mean."""
    left, foot = area[0] + 10, area[1] + area[3]
    pen.dot(left + 6, foot - 36, 12, palette.COMMODITIES["labor"])
    pen.text("whole dot: makes 1", left + 18, foot - 36, "label", 13, palette.SECONDARY)
    pen.dot(left + 6, foot - 17, 12, palette.INK)
    pen.text("open dot: none yet", left + 18, foot - 17, "label", 13, palette.SECONDARY)
    right = area[0] + area[2] - 10
    wide = pen.text("line: one bloc", right, foot - 17, "label", 13, palette.SECONDARY, align="right")
    pen.text("gear: automated", right, foot - 36, "label", 13, palette.SECONDARY, align="right")
    x = right - wide - 15
    for start, end in (((0, -5), (10, -5)), ((10, -5), (10, 5)), ((10, 5), (0, 5)), ((0, 5), (0, -5))):
        pen.segment(
            (x + start[0], foot - 17 + start[1]),
            (x + end[0], foot - 17 + end[1]),
            2,
            palette.PLAYERS[1].colour,
        )
