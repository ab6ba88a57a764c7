"""How the pieces of the table look: hexes, tiles, dots, flags, cubes.

A look is a value: equal looks share one picture in the theme's cache.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.wealth_of_nations.cards.components import FINANCE, INDUSTRIES, MONEY, PRICES
from scenes import ui
from scenes.games.wealth_of_nations.board.spots import DOT_DROP, FOOT, SIDE
from sprites.maps import blocs, commodities, hexes
from sprites.maps.hex_outline import Cell
from sprites.maps.hex_outline import centre as centre_of
from sprites.maps.hexes import HexTileLook
from sprites.paint import materials, palette
from sprites.things import buildings

FLAG_ON_ROOF, FLAG_ON_GROUND = 17.0, 29.0
GEAR = 17.0
CLASH = 19.0
COUNT = 12.0
EMPTY_LIGHT = (90, 90, 90)
"""What is left of the light on an empty stack."""

ROOF = 11.0
"""How far a roof may rise over the tile's upper edge, in units of a map of the usual size."""

LEAST_BUILT = 15.0
"""Sides of tiles that are large enough for a building."""


def sign_of(product: str) -> str:
    """The sign of a commodity, or of money."""
    return FINANCE.emblems["money"] if product == MONEY else PRICES[product].emblem


def tile_look(industry: str) -> HexTileLook:
    """What the tiles of an industry show."""
    kind = INDUSTRIES[industry]
    return HexTileLook(industry, kind.product, kind.halves, kind.thirds)


@dataclass(frozen=True)
class HexLook(ui.SelfLit):
    """A hex that can be touched: nothing by itself; dashed where it may be chosen, paler where it is `bare`."""

    side: float = SIDE
    is_bare: bool = False

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """Nothing."""
        size = hexes.extent(theme, self.side)
        return theme.cached(("clear hex", size), lambda: pygame.Surface(size, pygame.SRCALPHA))

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """The hex."""
        return hexes.outline(theme, self.side)

    def lit(self, theme: ui.Theme, kind: str, crawled: int) -> pygame.Surface:
        """Its own light, whose dashes crawl while one must be chosen."""
        return blocs.marked_hex(theme, self.side, kind, self.is_bare, crawled if kind == "asked" else 0)


@dataclass(frozen=True)
class TileFace(ui.PictureLook):
    """An industry tile with its open dots, turned clockwise by `turn` sixths; `whole` adds what stands on it, its
    building and the dot in the middle.
    """

    industry: str
    turn: int = 0
    side: float = SIDE
    is_ghost: bool = False
    whole: bool = False

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        look = tile_look(self.industry)
        tile = hexes.tile(theme, look, self.turn, self.side, self.is_ghost)
        if not self.whole:
            return tile
        width, height = tile.get_size()
        unit = self.side / SIDE * theme.s
        room = round(ROOF * unit)
        picture = pygame.Surface((width, height + 2 * room), pygame.SRCALPHA)
        picture.blit(tile, (0, room))
        x, y = width / 2, room + height / 2
        if self.side >= LEAST_BUILT:
            building = buildings.building(theme, self.industry, self.side)
            picture.blit(building, building.get_rect(midbottom=(round(x), round(y + FOOT * unit))))
            y += DOT_DROP * SIDE * unit
        if INDUSTRIES[self.industry].centre:
            dot = hexes.whole_dot(theme, look.product, sign_of(look.product), self.side)
            picture.blit(dot, dot.get_rect(center=(round(x), round(y))))
        return picture

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """Its outline."""
        if not self.whole:
            return hexes.outline(theme, self.side)
        return super().mask(theme)


@dataclass(frozen=True)
class BuildingLook(ui.PictureLook):
    """What stands on an industry's tiles."""

    industry: str
    side: float = SIDE

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The building."""
        return buildings.building(theme, self.industry, self.side)


@dataclass(frozen=True)
class StackLook(ui.PictureLook):
    """The stack of an industry's tiles with how many are left; an empty one is dark."""

    industry: str
    left: int
    side: float

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        stack = TileFace(self.industry, side=self.side, whole=True).surface(theme).copy()
        if not self.left:
            stack.fill(EMPTY_LIGHT, special_flags=pygame.BLEND_RGB_MULT)
        number = theme.text(str(self.left), "number", COUNT, palette.HOT)
        width = number.get_width() / theme.s + 6
        chip = materials.chip(theme, width, COUNT + 1, palette.INK, 0.9).copy()
        chip.blit(number, number.get_rect(center=chip.get_rect().center))
        room = round(ROOF * self.side / SIDE * theme.s)
        corner = stack.get_width(), stack.get_height() - room
        stack.blit(chip, chip.get_rect(bottomright=corner))
        return stack

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """The outline of its tile."""
        return TileFace(self.industry, side=self.side, whole=True).mask(theme)


@dataclass(frozen=True)
class DotLook:
    """A whole dot; `kind` is `whole`, `new` or `idle`."""

    industry: str
    kind: str = "whole"
    side: float = SIDE

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The dot with its halo."""
        product = INDUSTRIES[self.industry].product
        return hexes.whole_dot(theme, product, sign_of(product), self.side, self.kind)

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """It casts no shadow of its own."""
        return self.surface(theme)


@dataclass(frozen=True)
class FlagLook(ui.PictureLook):
    """A seat's flag, standing on the ground, or as a pennant on a roof."""

    colour: int
    size: float = FLAG_ON_GROUND
    is_standing: bool = True

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The flag."""
        if self.is_standing:
            return commodities.flag(theme, self.colour, self.size, standing=True)
        return commodities.pennant(theme, self.colour, self.size)


@dataclass(frozen=True)
class BlocLook:
    """A bloc: roads between its tiles, one closed line in its owner's colour around all of them and every hole, and on
    it the open dots of its tiles, which the line would hide.

    hexes: the cells of its tiles. roads: ways between points of the map, in lengths of a side. industry, turns: of its
    tiles, none where they are too small for dots.
    """

    colour: int
    hexes: tuple[Cell, ...]
    roads: tuple[tuple[ui.Point, ui.Point], ...]
    side: float = SIDE
    industry: str = ""
    turns: tuple[int, ...] = ()

    @property
    def middle(self) -> ui.Point:
        """The middle of its rectangle, in lengths of a side."""
        xs, ys = zip(*(centre_of(cell) for cell in self.hexes), strict=True)
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """Roads, line and open dots."""
        tile = tile_look(self.industry) if self.industry else None
        return theme.cached(
            ("bloc", self),
            lambda: blocs.bloc(theme, self.colour, self.hexes, self.roads, self.side, tile, self.turns),
        )

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """It casts no shadow."""
        return self.surface(theme)


@dataclass(frozen=True)
class ClashLook:
    """A cross where dots of different colours would meet."""

    size: float = CLASH

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The cross."""
        return hexes.clash_mark(theme, self.size)

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """It casts no shadow."""
        return self.surface(theme)


@dataclass(frozen=True)
class NeedleLook(ui.PictureLook):
    """The needle of the rose, in the colour of the seat that acts, `turn` degrees from north."""

    colour: int
    turn: int
    size: float

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        return commodities.needle(theme, self.colour, self.turn, self.size)


@dataclass(frozen=True)
class GearLook(ui.PictureLook):
    """The automation token of a bloc."""

    size: float = GEAR

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The gear."""
        return commodities.automation_gear(theme, FINANCE.emblems["automation"], self.size)


@dataclass(frozen=True)
class CubeLook:
    """A cube of a commodity, or a pale one where none lies."""

    commodity: str
    size: float
    is_pale: bool = False

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The cube."""
        return commodities.cube(theme, self.commodity, sign_of(self.commodity), self.size, self.is_pale)

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """Its outline."""
        whole = CubeLook(self.commodity, self.size)
        return theme.cached(("cube mask", self.size), lambda: ui.silhouette(whole.surface(theme)))
