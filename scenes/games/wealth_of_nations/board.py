"""The map: hexes to touch, tiles with dots that light up when they are whole, flags, outlines of blocs."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial
from itertools import pairwise

import pygame

from game.wealth_of_nations.components import BOARD as PRINTED
from game.wealth_of_nations.components import FINANCE, INDUSTRIES, MAP
from game.wealth_of_nations.hexes import OFF_MAP
from game.wealth_of_nations.running import Run
from game.wealth_of_nations.state import NOBODY, Bloc, WealthState
from game.wealth_of_nations.telling import tiles_of
from scenes.games.wealth_of_nations import explanations as told
from scenes.games.wealth_of_nations.ghost import ghost_places
from scenes.games.wealth_of_nations.looks import (
    FLAG_ON_GROUND,
    FLAG_ON_TILE,
    GEAR,
    CubeLook,
    DotLook,
    FlagLook,
    GearLook,
    HexLook,
    OutlineLook,
    TileFace,
)
from scenes.games.wealth_of_nations.placing import Placing
from scenes.games.wealth_of_nations.running import Running, has_switch, switch_place
from scenes.games.wealth_of_nations.seats import say, seat_colour, seat_name
from scenes.games.wealth_of_nations.spots import Ground, point_area, whole_dots
from scenes.games.wealth_of_nations.tile_zoom import TileZoom
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Field, Gap, Overlay, Row
from scenes.kit.explanation import Slip
from scenes.kit.fitting import Either
from scenes.kit.laid import Sheet, lasting
from scenes.kit.leaves import Art, Sign
from scenes.kit.model import TableModel
from scenes.kit.pen import Align, Pen
from scenes.kit.seats import SEATED
from scenes.kit.text import Text
from scenes.window.layout import Area, Look, Place
from sprites import brush, commodities, hexes, palette
from sprites.theme import Theme

ZONE = "map"
TILES_Z, OUTLINES_Z, FLAGS_Z, GEARS_Z, DOTS_Z, HEXES_Z, SWITCHES_Z = 10, 12, 14, 15, 16, 30, 31
FLAG_DROP = 15.5
"""How far under the middle of its tile a flag lies."""

GEAR_RISE, GEAR_SHIFT = 16.0, 9.0
"""How far above the middle of its tile a gear lies, and how far beside it a switch stands."""

SWITCH = 18.0
RIM, RIM_LINE = 6.0, 1.4


def _laid(model: TableModel, holdable: frozenset[str]) -> Hashable:
    """All that the map shows of a position."""
    state: WealthState = model.view
    return state.tiles, state.flags, state.automated


@lasting("draft", *SEATED, of=_laid)
def _map(model: TableModel, holdable: frozenset[str]) -> Sheet:
    """Plate, rim and legend, which never change, and all that lies on the map."""
    gear = Sign(_gear, GEAR)
    corners = (
        (
            "dots",
            Row(Sign(_dot, 12, "labor"), _legend("whole"), gap=6),
            Row(Sign(_dot, 12, ""), _legend("open"), gap=6),
        ),
        (
            "blocs",
            Either(_legend("gear", "right"), Row(Gap(grow=1), gear, _legend("automated"), gap=4)),
            Row(Gap(grow=1), Sign(_line_of_bloc, 11), _legend("line"), gap=6),
        ),
    )
    legend = [
        Column(
            Gap(grow=1),
            *lines,
            gap=3,
            wide=(0.0, 134.0),
            pad=(10, 0, 10, 8),
            name=f"about {name}",
            tells=Slip(told.about, model, f"legend.{name}", "Industries and dots"),
        )
        for name, *lines in corners
    ]
    ground = Art(_paint_map)
    feet = Row(legend[0], Gap(grow=1), legend[1])
    return Sheet(Overlay(ground, feet, Field(partial(_lie, model, holdable)), name="map"), zone=ZONE)


def _legend(key: str, align: Align = "left") -> Either:
    ways = (say(f"legend.{way}") for way in (key, f"{key}_short") if say.has(f"legend.{way}"))
    return Either(*(Text(words, "label", 13, palette.SECONDARY, align=align, floor=1.0) for words in ways))


def map_board(model: TableModel) -> Overlay:
    """The map with everything on it, and the ghost of a tile that may come."""
    return Overlay(
        _map(model, _holdable(model)), Field(partial(ghost_places, model)), wide=(320.0, 320.0), grow=1
    )


Lying = Iterator[tuple[Box, Area]]
"""Pieces with where they lie."""


def _lie(model: TableModel, holdable: frozenset[str], area: Area) -> Lying:
    ground = Ground.within(area)
    yield from _hexes(model, holdable, ground)
    for lay in (_tiles, _flags, _dots, _switches):
        yield from lay(model, ground)


def _hexes(model: TableModel, holdable: frozenset[str], ground: Ground) -> Lying:
    state: WealthState = model.view
    is_planned, is_laying = isinstance(model.draft, Running), isinstance(model.draft, Placing)
    for hex, name in enumerate(MAP.names):
        tile, bloc = state.tiles[hex], state.bloc_at(hex)
        caption = _caption(model, hex, bloc)
        zoom: Look | None = None
        if tile and not is_laying:
            large = TileZoom(tile.industry, tile.turn, caption)
            zoom = Slip(told.built_hex, model, hex, caption) if is_planned else large
        elif not is_laying:
            zoom = Slip(told.hex, model, hex)
        place = partial(
            Place,
            look=HexLook(ground.side),
            z=HEXES_Z,
            zone=ZONE,
            caption=caption,
            zoom=zoom,
            stands_for=(MAP.names[bloc.hexes[0]],) if bloc and not is_planned else (),
            can_be_held=name in holdable,
            held_look=TileFace(tile.industry, tile.turn, ground.side, dotted=True) if tile else None,
            is_flat=True,
        )
        yield Box(name=name, place=place), ground.touch_area(hex)


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
        return say("map.closed", hex=name)
    if owner == NOBODY:
        return say("map.free", hex=name)
    is_own, who = owner == model.viewer, seat_name(model, owner)
    if bloc is None:
        return say("map.your_flag" if is_own else "map.flag_of", hex=name, who=who)
    kind = INDUSTRIES[bloc.industry]
    dots = len(bloc.dots)
    makes = f"${dots * FINANCE.bank_dot}" if kind.product == "money" else f"{dots} {{{kind.product}}}"
    size = tiles_of(bloc.industry, len(bloc.hexes))
    key = "map.your_bloc" if is_own else "map.bloc_of"
    return say(key, hex=name, who=who, size=size, makes=makes, automated=state.is_automated(bloc))


def _tiles(model: TableModel, ground: Ground) -> Lying:
    state: WealthState = model.view
    draft = model.draft
    origins = draft.origins if isinstance(draft, Placing) else ()
    for hex, tile in enumerate(state.tiles):
        if tile is None:
            continue
        name = MAP.names[hex]
        look = TileFace(tile.industry, tile.turn, ground.side, is_ghost=name in origins)
        place = partial(Place, look=look, z=TILES_Z, kin=f"tile {tile.industry}", heap=tile.industry)
        yield Box(name=f"tile {name}", place=place), ground.tile_area(hex)
        outline = partial(Place, look=_outline(model, hex, ground.side), z=OUTLINES_Z, is_flat=True)
        yield Box(name=f"bloc {name}", place=outline), point_area(ground.hex_centre(hex))


def _outline(model: TableModel, hex: int, length: float) -> OutlineLook:
    """The part of a bloc's outline that runs along one hex."""
    state: WealthState = model.view
    bloc = state.bloc_at(hex)
    inside = bloc.hexes if bloc else ()
    sides = tuple(
        side
        for side, beside in enumerate(MAP.neighbours[hex], 1)
        if beside == OFF_MAP or beside not in inside
    )
    return OutlineLook(seat_colour(model, state.flags[hex]), sides, length)


def _flags(model: TableModel, ground: Ground) -> Lying:
    state: WealthState = model.view
    for hex, owner in enumerate(state.flags):
        if owner == NOBODY:
            continue
        x, y = ground.hex_centre(hex)
        is_tiled = state.tiles[hex] is not None
        size = ground.scaled(FLAG_ON_TILE if is_tiled else FLAG_ON_GROUND)
        top = y + (ground.scaled(FLAG_DROP) if is_tiled else 0) - size / 2
        place = partial(
            Place,
            look=FlagLook(seat_colour(model, owner), size, not is_tiled),
            z=FLAGS_Z,
            kin=f"flag {owner}",
            heap="strip" if owner == model.shown_seat else None,
            is_flat=True,
        )
        yield Box(name=f"flag {MAP.names[hex]}", place=place), (x - size / 2, top, size, size)
    switched = _switched(model)
    rise = ground.scaled(GEAR_RISE)
    for hexes_of_bloc in state.automated:
        hex = hexes_of_bloc[0]
        x, y = ground.hex_centre(hex)
        shift = ground.scaled(GEAR_SHIFT) if MAP.names[hex] in switched else 0.0
        area = (x - shift - rise / 2, y - rise * 1.5, rise, rise)
        place = partial(Place, look=GearLook(ground.scaled(GEAR)), z=GEARS_Z, kin="gear")
        yield Box(name=f"gear {MAP.names[hex]}", place=place), area


def _dots(model: TableModel, ground: Ground) -> Lying:
    state: WealthState = model.view
    idle = _idle_hexes(model)
    is_laying = isinstance(model.draft, Placing)
    about = None if is_laying else Slip(told.about, model, "legend.dots", "Industries and dots")
    for name, dot in whole_dots(state.tiles, state.flags).items():
        is_idle = dot.is_idle or not idle.isdisjoint(dot.hexes)
        look = DotLook(dot.industry, "idle" if is_idle else "whole", ground.side)
        yield (
            Box(name=name, place=partial(Place, look=look, z=DOTS_Z, is_flat=True), tells=about),
            point_area(ground.at(dot.at)),
        )


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


def _switches(model: TableModel, ground: Ground) -> Lying:
    """A cube on every bloc that the viewer may run in several ways: of what it is fed with, pale while it is idle."""
    draft = model.draft
    if not isinstance(draft, Running):
        return
    side = ground.scaled(SWITCH)
    for bloc in draft.blocs:
        if has_switch(model.view, bloc):
            run = draft.run_of(bloc)
            fuel = "ore" if run and run.on_ore else "food"
            x, y = ground.hex_centre(bloc.hexes[0])
            is_automated = model.view.is_automated(bloc)
            shift = ground.scaled(GEAR_SHIFT) if is_automated else 0.0
            place = partial(
                Place,
                look=CubeLook(fuel, side - 2, is_pale=run is None),
                z=SWITCHES_Z,
                zone=ZONE,
                caption=_switch_caption(run, is_automated),
                is_flat=True,
                is_quiet=True,
            )
            area = (x + shift - side / 2, y - ground.scaled(GEAR_RISE) - side / 2, side, side)
            yield Box(name=switch_place(bloc), place=place), area


def _switch_caption(run: Run | None, is_automated: bool) -> str:
    """What the whole bloc does, and what a click makes of it."""
    now = "on_ore" if run and run.on_ore else "on_food" if run else "idle"
    return say(f"map.switch_{now}", ways=say("map.ways_with_ore" if is_automated else "map.ways"))


def _paint_map(pen: Pen, area: Area) -> None:
    """Plate, wooden rim with its brass line, felt hexes, the closed one in the middle."""
    ground = Ground.within(area)
    pen.plate(area, palette.MARKET_PLATE, 0.47)
    pen.stamp_at(pen.theme.cached(("rim of the map", area), lambda: _rim(pen.theme, ground)), area)
    for hex in range(len(MAP.cells)):
        picture = hexes.centre_hex if hex == PRINTED.closed else hexes.empty_hex
        pen.stamp_at(picture(pen.theme, ground.side), point_area(ground.hex_centre(hex)))


def _rim(theme: Theme, ground: Ground) -> pygame.Surface:
    """The wooden rim around the outer hexes, with its brass line."""
    scale, area = theme.s, ground.area
    shapes = []
    for width, colour, alpha in (
        (2 * RIM, palette.INK, 0.9),
        (2 * RIM - 2, palette.WOOD, 1.0),
        (2 * RIM_LINE, palette.BRASS, 0.9),
    ):
        for hex, neighbours in enumerate(MAP.neighbours):
            x, y = ground.hex_centre(hex)
            middle = ((x - area[0]) * scale, (y - area[1]) * scale)
            for side, beside in enumerate(neighbours, 1):
                if beside == OFF_MAP:
                    ends = hexes.edge(middle, ground.side * scale, side)
                    shapes.append(brush.stroke(list(ends), colour, width * scale, alpha))
    return brush.vector(theme.rect(*area).size, shapes)


def _dot(pen: Pen, x: float, y: float, side: float, commodity: str) -> None:
    pen.dot(x, y, side, palette.COMMODITIES[commodity] if commodity else palette.INK)


def _gear(pen: Pen, x: float, y: float, side: float) -> None:
    pen.stamp(commodities.automation_gear(pen.theme, FINANCE.emblems["automation"], side), x, y, "center")


def _line_of_bloc(pen: Pen, x: float, y: float, side: float) -> None:
    """A square in a seat's colour."""
    half = side / 2
    corners = ((-half, -half), (half, -half), (half, half), (-half, half), (-half, -half))
    for start, end in pairwise(corners):
        pen.segment((x + start[0], y + start[1]), (x + end[0], y + end[1]), 2, palette.PLAYERS[1].colour)
