"""The preview of a tile: how it would lie under the pointer, with the dots it would complete and those that would
clash.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import pygame

from game.wealth_of_nations.cards.components import FINANCE, INDUSTRIES, LIES, MAP
from game.wealth_of_nations.cards.hexes import Spot
from game.wealth_of_nations.drafts.placing import Placing, base_of, is_forced
from game.wealth_of_nations.rules.placing import clashing_dots, lay_tile
from game.wealth_of_nations.state import Bloc, Tile, WealthState
from scenes import ui
from scenes.games.wealth_of_nations.board import looks
from scenes.games.wealth_of_nations.board.spots import SPOT_POINTS, Dot, Ground, point_area, whole_dots
from scenes.games.wealth_of_nations.text.seats import say
from scenes.table.model import TableModel
from scenes.ui.host.drag import overlap
from sprites.paint import materials, palette

GHOST_Z, DOTS_Z, CLASH_Z, BUBBLE_Z = 32, 33, 34, 45
BUBBLE_WIDTH, LINE, MOST_LINES = 196.0, 18.0, 5
BUBBLE_GAP = 40.0
"""Units between the middle of the hex and the bubble."""
SIDES = ((0.0, -1.0), (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0), (1.0, -1.0), (-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0))
"""On which sides of the hex the bubble may be, across and down, the best first."""
BESIDE = 4.0
"""How much more a neighbour counts than any other tile: its dots are what the tile is laid for."""


class GhostPlate(NamedTuple):
    """A tile that may be laid. before, after: full dots of the owner's industry on the whole map."""

    hex: int
    tile: Tile
    turns: tuple[int, int]  # the present one of those that are possible there, and how many these are
    is_forced: bool
    new_dots: tuple[Dot, ...]
    clashes: tuple[Spot, ...]
    before: int
    after: int
    is_laid: bool  # whether it waits there to be confirmed
    is_apart: bool  # whether it begins another bloc beside one of its industry


def ghost_of(model: TableModel[WealthState]) -> GhostPlate | None:
    """The tile over the hex that is pointed at, or on the one that is chosen."""
    draft = model.draft
    if not isinstance(draft, Placing):
        return None
    pointed = model.hovered if model.hovered in draft.hexes else draft.hex
    return _ghost(draft, base_of(model.view, draft.taken_up), pointed) if pointed else None


def _ghost(draft: Placing, base: WealthState, name: str) -> GhostPlate | None:
    way = draft.way_at(name)
    if way is None:
        return None
    hex, tile = MAP.index[name], Tile(draft.industry, draft.turn_at(name))
    after = base.copy()
    lay_tile(after, draft.seat, hex, tile)
    dots = whole_dots(base.tiles, base.flags)
    mask = LIES[tile.industry][hex][tile.turn].mask & clashing_dots(base.dots, tile.industry)
    turns = draft.turns_at(name)
    return GhostPlate(
        hex=hex,
        tile=tile,
        turns=(turns.index(tile.turn) + 1, len(turns)),
        is_forced=is_forced(way),
        new_dots=tuple(dot for key, dot in whole_dots(after.tiles, after.flags).items() if key not in dots),
        clashes=tuple(spot for spot in SPOT_POINTS if mask >> spot & 1),
        before=_dots_of(base.blocs, draft),
        after=_dots_of(after.blocs, draft),
        is_laid=draft.hex == name,
        is_apart=len(_own_blocs(after.blocs, draft)) > len(_own_blocs(base.blocs, draft)) > 0,
    )


def _own_blocs(blocs: tuple[Bloc, ...], draft: Placing) -> list[Bloc]:
    return [bloc for bloc in blocs if bloc.owner == draft.seat and bloc.industry == draft.industry]


def _dots_of(blocs: tuple[Bloc, ...], draft: Placing) -> int:
    return sum(len(bloc.dots) for bloc in _own_blocs(blocs, draft))


def ghost_places(model: TableModel[WealthState], area: ui.Area) -> Iterator[tuple[ui.Box, ui.Area]]:
    """The tile, the dots that would be whole, a cross on every clash, and what it means in words; and for every hex
    where these words may come, as `… says`.
    """
    ground, letter, draft = Ground.within(area), model.theme.letter, model.draft
    if not isinstance(draft, Placing):
        return
    base = base_of(model.view, draft.taken_up)
    for name in draft.hexes:
        yield ui.Box(name=f"{name} says"), _bubble_area(ground, MAP.index[name], MOST_LINES, letter, base)
    ghost = ghost_of(model)
    if ghost is None:
        return
    tile, middle = ghost.tile, ground.hex_centre(ghost.hex)
    yield _flat("ghost", looks.TileFace(tile.industry, tile.turn, ground.side, is_ghost=True), GHOST_Z, middle)
    standing = partial(ui.Sprite, look=looks.BuildingLook(tile.industry, ground.side), z=GHOST_Z, is_flat=True)
    yield ui.Box(name="ghost building", sprite=standing), ground.building_area(ghost.hex)
    for number, dot in enumerate(ghost.new_dots):
        look = looks.DotLook(dot.industry, "idle" if dot.is_idle else "new", ground.side)
        yield _flat(f"ghost dot {number}", look, DOTS_Z, ground.at(dot.at))
    for number, spot in enumerate(ghost.clashes):
        yield _flat(
            f"clash {number}", looks.ClashLook(ground.scaled(looks.CLASH)), CLASH_Z, ground.at(SPOT_POINTS[spot])
        )
    bubble = BubbleLook(tuple(_words(ghost)))
    x, y, wide, high = where = _bubble_area(ground, ghost.hex, len(bubble.lines), letter, base)
    yield _flat("ghost words", bubble, BUBBLE_Z, (x + wide / 2, y + high / 2))
    yield ui.Box(name="ghost says"), where


def _flat(name: str, look: ui.Look, z: int, at: ui.Point) -> tuple[ui.Box, ui.Area]:
    """A picture around a point that cannot be touched."""
    return ui.Box(name=name, sprite=partial(ui.Sprite, look=look, z=z, is_flat=True)), point_area(at)


def _words(ghost: GhostPlate) -> Iterator[str]:
    """What the tile brings, what it costs beyond its price, and how it is turned and laid."""
    kind = INDUSTRIES[ghost.tile.industry]
    unit = FINANCE.bank_dot if kind.product == "money" else 1
    sign = "$" if kind.product == "money" else f"{{{kind.product}}} "
    yield say(
        "ghost.brings",
        industry=say.name(kind.name),
        sign=sign,
        before=ghost.before * unit,
        after=ghost.after * unit,
    )
    if ghost.is_apart and kind.is_powered:
        yield say("ghost.apart")
    if ghost.is_forced:
        yield say("ghost.clash", dots=len(ghost.clashes))
    elif any(dot.is_idle for dot in ghost.new_dots):
        yield say("ghost.shared")
    present, count = ghost.turns
    if count > 1:
        yield say("ghost.turn", present=present, count=count)
    yield say("ghost.laid" if ghost.is_laid else "ghost.put")


def _bubble_area(ground: Ground, hex: int, lines: int, letter: float, base: WealthState) -> ui.Area:
    """On the side of the hex where it covers least of the tiles, above all of those beside the hex, inside the board.
    The side is the same however few lines there are.
    """
    near, laid = base.land.near[hex], (each for each, tile in enumerate(base.tiles) if tile)
    tiles = [(ground.tile_area(each), BESIDE if each in near else 1.0) for each in laid if each != hex]
    tiles.append((ground.touch_area(hex), len(SIDES) * BESIDE))

    def covered(side: tuple[float, float]) -> float:
        place = _beside(ground, hex, side, MOST_LINES, letter)
        return sum(weight * overlap(place, tile) for tile, weight in tiles)

    return _beside(ground, hex, min(SIDES, key=covered), lines, letter)


def _beside(ground: Ground, hex: int, side: tuple[float, float], lines: int, letter: float) -> ui.Area:
    """A bubble on one side of a hex, inside the board."""
    x, y = ground.hex_centre(hex)
    left_of, top_of, board, deep = ground.area
    wide, high = BUBBLE_WIDTH * letter, _height(lines) * letter
    gap = ground.scaled(BUBBLE_GAP) + 6
    left = x - wide / 2 + side[0] * (wide / 2 + gap)
    top = y - high / 2 + side[1] * (high / 2 + gap)
    return (
        min(max(left, left_of + 4), left_of + board - wide - 4),
        min(max(top, top_of + 4), top_of + deep - high - 4),
        wide,
        high,
    )


def _height(lines: int) -> float:
    """Units from the upper to the lower edge of a bubble in letters of the usual size."""
    return LINE * lines + 10


@dataclass(frozen=True)
class BubbleLook(ui.PictureLook):
    """A few lines of words on a dark plate."""

    lines: tuple[str, ...]

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        large = theme.letter
        wide, high = BUBBLE_WIDTH * large, _height(len(self.lines)) * large
        plate = materials.plate(theme, wide, high, palette.DARK_INK, 0.95, edge=palette.BRASS, edge_alpha=0.9).copy()
        for index, words in enumerate(self.lines):
            line = theme.rich(words, "label", 13.5 * large, palette.IVORY if index < 2 else palette.SECONDARY)
            room = plate.get_width() - theme.px(16)
            if line.get_width() > room:
                line = pygame.transform.smoothscale(line, (room, line.get_height()))
            plate.blit(line, line.get_rect(midleft=(theme.px(8), theme.px((5 + LINE * (index + 0.5)) * large))))
        return plate
