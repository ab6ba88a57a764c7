"""The map: hexes to touch, tiles and what stands on them, whole dots, flags, blocs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import atan2, cos, degrees, radians, sin

from game.wealth_of_nations.cards.components import FINANCE, INDUSTRIES, MAP
from game.wealth_of_nations.cards.hexes import Cell
from game.wealth_of_nations.cards.running import Run
from game.wealth_of_nations.drafts.placing import Placing
from game.wealth_of_nations.drafts.running import Running, has_switch, switch_place
from game.wealth_of_nations.state import NOBODY, Bloc, WealthState
from game.wealth_of_nations.text.telling import tiles_of
from scenes import ui
from scenes.games.wealth_of_nations.board import looks
from scenes.games.wealth_of_nations.board.ghost import ghost_places
from scenes.games.wealth_of_nations.board.spots import Ground, point_area, roads, water_of, whole_dots
from scenes.games.wealth_of_nations.board.tile_zoom import TileZoom
from scenes.games.wealth_of_nations.motion.moments import on_building
from scenes.games.wealth_of_nations.panels.ending import ZONE, ending
from scenes.games.wealth_of_nations.text import explanations as told
from scenes.games.wealth_of_nations.text.seats import say, seat_colour, seat_name
from scenes.games.wealth_of_nations.trade import mood, plan_of
from scenes.table.model import OFF, TableModel
from scenes.table.panels.city import paint_city
from scenes.table.seats import rivals
from sprites.maps.chart import Chart
from sprites.maps.chart_frame import ChartWords, lay_words
from sprites.maps.chart_signs import ENGRAVED
from sprites.maps.commodities import HANGS
from sprites.maps.trade_chart import TradeChart, TradePlan
from sprites.things.buildings import POLES

TILES_Z, BLOCS_Z, BUILDINGS_Z, FLAGS_Z, GEARS_Z, DOTS_Z, HEXES_Z, SWITCHES_Z = 10, 12, 13, 14, 15, 16, 30, 31
GEAR_SHIFT, GEAR_DROP = 17.5, 14.0
"""How far left of the middle of its tile a gear lies, and a switch right of it, and how far under it."""

NEEDLE, RIM, PLAQUE = 18.0, 21.5, 244.0
"""How long the needle is, how far from the middle of the rose its own lies, and how wide boards beside the map are."""

SIGN, SIGN_AT = 18.0, (-0.84, -0.5)
"""Units of the disc of a bloc's owner, and where it lies, in sides from the middle of the hex."""

NAME, LEAST_NAME, NAME_DROP = 10.5, 10.0, 0.68
"""Size of the name of a hex, and how far it stands below the middle, in sides."""

SWITCH = 18.0
CARTOUCHE = (128.0, 92.0)
"""Width and height of the upper right corner where the chart's title stands."""


@ui.memo
def _map(model: TableModel[WealthState], holdable: frozenset[str]) -> ui.Kept:
    """All that lies on the chart."""
    title = ui.Box(
        name="about the map",
        tells=ui.Tooltip(told.about, model, "legend.blocs", "Industries and dots"),
        wide=CARTOUCHE[0],
        high=CARTOUCHE[1],
    )
    corner = ui.Column(ui.Row(ui.Gap(grow=1), title), ui.Gap(grow=1))
    return ui.Kept(ui.Overlay(corner, ui.Field(partial(_lie, model, holdable)), name="map"))


def map_board(model: TableModel[WealthState]) -> ui.Overlay:
    """The map with everything on it, and the ghost of a tile that may come."""
    corner = ui.Column(ui.Gap(grow=1), ui.Row(ui.Gap(grow=1), ending(model), pad=(0, 0, 14, 14)))
    chart = ui.PaintLayer(ui.Overlay(_chart(model), _map(model, _holdable(model)), corner), zone=ZONE, room=8.0)
    rose = ui.Field(partial(_needle, model))
    return ui.Overlay(chart, rose, ui.Field(partial(ghost_places, model)), wide=(320.0, 320.0), grow=1)


@ui.memo
def _chart(model: TableModel[WealthState]) -> ui.Box:
    """The printed chart with what is written on it, and the trade that is seen on it."""
    words = ChartWords((say("map.title"), say("map.title_second")), say("map.kind"), say("map.scale"))
    trade = None if model.city == OFF else plan_of(model)
    return _Chart(words, trade, mood(model), water_of(model.view), model.view.land.rose)


class _Chart(ui.Box):
    """Paints the chart, as large as the map is."""

    __slots__ = ("_mood", "_rose", "_trade", "_water", "_words")

    def __init__(
        self, words: ChartWords, trade: TradePlan | None, mood: str, water: tuple[Cell, ...], rose: int
    ) -> None:
        super().__init__()
        self._words, self._trade, self._mood, self._water, self._rose = words, trade, mood, water, rose

    def inks(self, theme: ui.Theme, area: ui.Area) -> Iterator[ui.Ink]:
        """A shadow, the chart in its bezel, the words, and the name of every hex as hints and the log have it."""
        side = Ground.within(area).side * theme.s
        chart = Chart(side, MAP.cells, has_vessels=self._trade is None, water=self._water)
        yield ui.Ink(_paint_shadow, area, ())
        if self._trade:
            yield ui.Ink(paint_city, area, (TradeChart(chart, self._trade, self._mood),))
        else:
            yield ui.Ink(_paint_chart, area, (chart,))
        yield ui.Ink(_paint_words, area, (self._words,))
        yield ui.Ink(_paint_names, area, (self._water, self._rose))


Lying = Iterator[tuple[ui.Box, ui.Area]]
"""Pieces with where they lie."""


def _lie(model: TableModel[WealthState], holdable: frozenset[str], area: ui.Area) -> Lying:
    ground = Ground.within(area)
    yield from _hexes(model, holdable, ground)
    for lay in (_tiles, _blocs, _flags, _gears, _dots, _switches):
        yield from lay(model, ground)


def _needle(model: TableModel[WealthState], area: ui.Area) -> Lying:
    """The needle on the rose: it points to the board of the seat that acts."""
    seat = model.asked
    if seat is None:
        return
    others, ground = rivals(model), Ground.within(area)
    turn = 180
    if seat in others:
        beside, step = area[2] / 2 + PLAQUE / 2, area[3] / len(others)
        turn = -round(degrees(atan2(beside, area[3] / 2 - (others.index(seat) + 0.5) * step)))
    look = looks.NeedleLook(seat_colour(model, seat), turn, ground.scaled(NEEDLE))
    x, y = ground.hex_centre(model.view.land.rose)
    reach, size = ground.scaled(RIM), look.size
    x, y = x + reach * sin(radians(turn)), y - reach * cos(radians(turn))
    yield (
        ui.Box(name="needle", sprite=partial(ui.Sprite, look=look, z=TILES_Z, is_flat=True)),
        (x - size / 2, y - size / 2, size, size),
    )


def _hexes(model: TableModel[WealthState], holdable: frozenset[str], ground: Ground) -> Lying:
    state = model.view
    is_planned, is_laying = isinstance(model.draft, Running), isinstance(model.draft, Placing)
    for hex, name in enumerate(MAP.names):
        tile, bloc = state.tiles[hex], state.bloc_at(hex)
        caption = _caption(model, hex, bloc)
        zoom: ui.Look | None = None
        if tile and not is_laying:
            large = TileZoom(tile.industry, tile.turn, caption)
            zoom = ui.Tooltip(told.built_hex, model, hex, caption) if is_planned else large
        elif not is_laying:
            zoom = ui.Tooltip(told.hex, model, hex)
        target = partial(
            ui.Target,
            zone=ZONE,
            caption=caption,
            tells=zoom,
            stands_for=(MAP.names[bloc.hexes[0]],) if bloc and not is_planned else (),
            can_be_held=name in holdable,
            held_look=looks.TileFace(tile.industry, tile.turn, ground.side, whole=True) if tile else None,
        )
        look = looks.HexLook(ground.side, is_bare=tile is None and state.flags[hex] == NOBODY)
        sprite = partial(ui.Sprite, look=look, z=HEXES_Z, is_flat=True)
        yield ui.Box(name=name, target=target, sprite=sprite), ground.touch_area(hex)


def _holdable(model: TableModel[WealthState]) -> frozenset[str]:
    """Hexes whose tile may be taken up."""
    if model.decision is None:
        return frozenset()
    return frozenset(move[1] for move in model.decision.moves if move[0] == "take_up")


def _caption(model: TableModel[WealthState], hex: int, bloc: Bloc | None) -> str:
    """A hex in words: whose it is, and what its bloc makes."""
    state = model.view
    name, owner = MAP.names[hex], state.flags[hex]
    if hex in state.land.closed:
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


def _tiles(model: TableModel[WealthState], ground: Ground) -> Lying:
    state = model.view
    draft = model.draft
    origins = draft.origins if isinstance(draft, Placing) else ()
    for hex, tile in enumerate(state.tiles):
        if tile is None:
            continue
        name = MAP.names[hex]
        look = looks.TileFace(tile.industry, tile.turn, ground.side, is_ghost=name in origins)
        sprite = partial(ui.Sprite, look=look, z=TILES_Z, identity=f"tile {tile.industry}", origin=tile.industry)
        yield ui.Box(name=f"tile {name}", sprite=sprite), ground.tile_area(hex)
        standing = partial(ui.Sprite, look=looks.BuildingLook(tile.industry, ground.side), z=BUILDINGS_Z, is_flat=True)
        yield ui.Box(name=f"building {name}", sprite=standing), ground.building_area(hex)


def _blocs(model: TableModel[WealthState], ground: Ground) -> Lying:
    """The line around every bloc, the roads between its tiles where they share a dot, and its open dots."""
    state = model.view
    for bloc in state.blocs:
        look = looks.BlocLook(
            seat_colour(model, bloc.owner),
            tuple(MAP.cells[hex] for hex in bloc.hexes),
            tuple(road for dot in bloc.dots for road in roads(dot)),
            ground.side,
            bloc.industry,
            tuple(tile.turn for hex in bloc.hexes if (tile := state.tiles[hex])),
        )
        sprite = partial(ui.Sprite, look=look, z=BLOCS_Z, is_flat=True)
        yield ui.Box(name=f"bloc {MAP.names[bloc.hexes[0]]}", sprite=sprite), point_area(ground.at(look.middle))
        yield _signed(model, ground, bloc)


def _signed(model: TableModel[WealthState], ground: Ground, bloc: Bloc) -> tuple[ui.Box, ui.Area]:
    """The disc of a bloc's owner at the upper left of its first hex: seats are told apart without their colours."""
    first = min(bloc.hexes, key=lambda hex: ground.hex_centre(hex)[::-1])
    (x, y), size = ground.hex_centre(first), ground.scaled(SIGN)
    look = ui.SeatLook(seat_colour(model, bloc.owner), size)
    sprite = partial(ui.Sprite, look=look, z=FLAGS_Z, is_flat=True)
    left, top = x + SIGN_AT[0] * ground.side - size / 2, y + SIGN_AT[1] * ground.side - size / 2
    return ui.Box(name=f"owner of {MAP.names[bloc.hexes[0]]}", sprite=sprite), (left, top, size, size)


def _flags(model: TableModel[WealthState], ground: Ground) -> Lying:
    """Flags on bare hexes, and pennants on the roofs."""
    state = model.view
    for hex, owner in enumerate(state.flags):
        if owner == NOBODY:
            continue
        tile = state.tiles[hex]
        size = ground.scaled(looks.FLAG_ON_ROOF if tile else looks.FLAG_ON_GROUND)
        x, y = ground.hex_centre(hex)
        if tile:
            x, y = on_building(ground.building_area(hex), POLES[tile.industry])
            y += HANGS * size
        sprite = partial(
            ui.Sprite,
            look=looks.FlagLook(seat_colour(model, owner), size, tile is None),
            z=FLAGS_Z,
            identity=f"flag {owner}",
            origin="own name" if owner == model.shown_seat else f"arms of {owner}",
            is_flat=True,
        )
        yield ui.Box(name=f"flag {MAP.names[hex]}", sprite=sprite), (x - size / 2, y - size / 2, size, size)


def _gears(model: TableModel[WealthState], ground: Ground) -> Lying:
    """The gear beside the door of the first tile of every automated bloc."""
    size = ground.scaled(looks.GEAR)
    for hexes_of_bloc in model.view.automated:
        x, y = ground.beside_door(hexes_of_bloc[0], -GEAR_SHIFT, GEAR_DROP)
        sprite = partial(ui.Sprite, look=looks.GearLook(size), z=GEARS_Z, identity="gear")
        name = f"gear {MAP.names[hexes_of_bloc[0]]}"
        yield ui.Box(name=name, sprite=sprite), (x - size / 2, y - size / 2, size, size)


def _dots(model: TableModel[WealthState], ground: Ground) -> Lying:
    state = model.view
    idle = _idle_hexes(model)
    is_laying = isinstance(model.draft, Placing)
    about = None if is_laying else ui.Tooltip(told.about, model, "legend.dots", "Industries and dots")
    for name, dot in whole_dots(state.tiles, state.flags).items():
        is_idle = dot.is_idle or not idle.isdisjoint(dot.hexes)
        look = looks.DotLook(dot.industry, "idle" if is_idle else "whole", ground.side)
        yield (
            ui.Box(
                name=name, target=ui.Target, sprite=partial(ui.Sprite, look=look, z=DOTS_Z, is_flat=True), tells=about
            ),
            point_area(ground.at(dot.at)),
        )


def _idle_hexes(model: TableModel[WealthState]) -> frozenset[int]:
    """The viewer's tiles that the plan of a Produce phase leaves unfed: no dot on them yields (W-PRODUCE-08)."""
    draft = model.draft
    if not isinstance(draft, Running):
        return frozenset()
    return frozenset(hex for bloc in draft.blocs for hex in bloc.hexes if not draft.holds(MAP.names[hex]))


def _switches(model: TableModel[WealthState], ground: Ground) -> Lying:
    """A cube on every bloc that the viewer may run in several ways: of what it is fed with, pale while it is idle."""
    draft = model.draft
    if not isinstance(draft, Running):
        return
    side = ground.scaled(SWITCH)
    for bloc in draft.blocs:
        if has_switch(model.view, bloc):
            run = draft.run_of(bloc)
            fuel = "ore" if run and run.on_ore else "food"
            x, y = ground.beside_door(bloc.hexes[0], GEAR_SHIFT, GEAR_DROP)
            caption = _switch_caption(run, model.view.is_automated(bloc))
            target = partial(ui.Target, zone=ZONE, caption=caption, is_quiet=True)
            look = looks.CubeLook(fuel, side - 2, is_pale=run is None)
            sprite = partial(ui.Sprite, look=look, z=SWITCHES_Z, is_flat=True)
            area = (x - side / 2, y - side / 2, side, side)
            yield ui.Box(name=switch_place(bloc), target=target, sprite=sprite), area


def _switch_caption(run: Run | None, is_automated: bool) -> str:
    """What the whole bloc does, and what a click makes of it."""
    now = "on_ore" if run and run.on_ore else "on_food" if run else "idle"
    return say(f"map.switch_{now}", ways=say("map.ways_with_ore" if is_automated else "map.ways"))


def _paint_shadow(pen: ui.Pen, area: ui.Area) -> None:
    pen.shadow(pen.theme.rect(*area), 5)


def _paint_chart(pen: ui.Pen, area: ui.Area, chart: Chart) -> None:
    rect = pen.theme.rect(*area)
    pen.surface.blit(pen.theme.posters.picture(chart, rect.size), rect)


def _paint_names(pen: ui.Pen, area: ui.Area, water: tuple[Cell, ...], rose: int) -> None:
    ground = Ground.within(area)
    for hex, name in enumerate(MAP.names):
        if MAP.cells[hex] not in water and hex != rose:
            x, y = ground.hex_centre(hex)
            size = max(LEAST_NAME, ground.scaled(NAME))
            pen.text(name, x, y + NAME_DROP * ground.side, "label", size, ENGRAVED, align="center")


def _paint_words(pen: ui.Pen, area: ui.Area, words: ChartWords) -> None:
    lay_words(pen.theme, pen.surface, pen.theme.rect(*area), Ground.within(area).side, words)
