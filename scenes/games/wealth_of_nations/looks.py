"""How the pieces of the table look: hexes, tiles, dots, flags, cubes.

A look is a value: equal looks share one picture in the theme's cache.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.wealth_of_nations.components import FINANCE, INDUSTRIES, MONEY, PRICES
from scenes.games.wealth_of_nations.spots import SIDE
from scenes.kit.looks import silhouette
from sprites import brush, commodities, hexes, materials, palette
from sprites.hexes import TileLook
from sprites.theme import Theme

FLAG_ON_TILE, FLAG_ON_GROUND = 17.0, 29.0
GEAR = 17.0
CLASH = 19.0
COUNT = 12.0
EMPTY_LIGHT = (90, 90, 90)
"""What is left of the light on an empty stack."""

GLOWING = 0.92
"""How much of a hex lies inside its glow."""

OUTLINE = 2.9
"""Width of the line around a bloc."""

OUTLINE_INSET = 0.045
"""How far inside the edge it runs, as a share of a side."""


def sign_of(product: str) -> str:
    """The sign of a commodity, or of money."""
    return FINANCE.emblems["money"] if product == MONEY else PRICES[product].emblem


def tile_look(industry: str) -> TileLook:
    """What the tiles of an industry show."""
    kind = INDUSTRIES[industry]
    return TileLook(industry, kind.product, kind.emblem, kind.halves, kind.thirds)


@dataclass(frozen=True)
class HexLook:
    """A hex that can be touched: nothing but its outline, for glows that stay inside it."""

    side: float = SIDE

    def surface(self, theme: Theme) -> pygame.Surface:
        """Nothing."""
        size = self.mask(theme).get_size()
        return theme.cached(("clear hex", size), lambda: pygame.Surface(size, pygame.SRCALPHA))

    def mask(self, theme: Theme) -> pygame.Surface:
        """The hex, a little smaller than it is."""
        return theme.cached(("hex mask", self.side), lambda: self._outline(theme))

    def _outline(self, theme: Theme) -> pygame.Surface:
        size = hexes.empty_hex(theme, self.side).get_size()
        middle = (size[0] / 2, size[1] / 2)
        return brush.vector(
            size, [brush.polygon(hexes.corners(middle, self.side * GLOWING * theme.s), palette.WHITE)]
        )


@dataclass(frozen=True)
class TileFace:
    """An industry tile with its open dots, turned clockwise by `turn` sixths; `dotted` adds the dot in the middle."""

    industry: str
    turn: int = 0
    side: float = SIDE
    is_ghost: bool = False
    dotted: bool = False

    def surface(self, theme: Theme) -> pygame.Surface:
        """The tile."""
        return theme.cached(("tile on the table", self), lambda: self._drawn(theme))

    def _drawn(self, theme: Theme) -> pygame.Surface:
        look = tile_look(self.industry)
        face = hexes.tile(theme, look, self.turn, self.side, self.is_ghost).copy()
        if self.dotted and INDUSTRIES[self.industry].centre:
            dot = hexes.whole_dot(theme, look.product, sign_of(look.product), self.side)
            face.blit(dot, dot.get_rect(center=face.get_rect().center))
        return face

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its outline."""
        return theme.cached(("tile mask", self.side), lambda: silhouette(hexes.empty_hex(theme, self.side)))


@dataclass(frozen=True)
class StackLook:
    """The stack of an industry's tiles with how many are left; an empty one is dark."""

    industry: str
    left: int
    side: float

    def surface(self, theme: Theme) -> pygame.Surface:
        """The uppermost tile and the number."""
        return theme.cached(("stack of tiles", self), lambda: self._drawn(theme))

    def _drawn(self, theme: Theme) -> pygame.Surface:
        stack = TileFace(self.industry, side=self.side, dotted=True).surface(theme).copy()
        if not self.left:
            stack.fill(EMPTY_LIGHT, special_flags=pygame.BLEND_RGB_MULT)
        number = theme.text(str(self.left), "number", COUNT, palette.HOT)
        width = number.get_width() / theme.s + 6
        chip = materials.chip(theme, width, COUNT + 1, palette.INK, 0.9).copy()
        chip.blit(number, number.get_rect(center=chip.get_rect().center))
        stack.blit(chip, chip.get_rect(bottomright=stack.get_rect().bottomright))
        return stack

    def mask(self, theme: Theme) -> pygame.Surface:
        """The outline of its tile."""
        return TileFace(self.industry, side=self.side).mask(theme)


@dataclass(frozen=True)
class DotLook:
    """A whole dot; `kind` is `whole`, `new` or `idle`."""

    industry: str
    kind: str = "whole"
    side: float = SIDE

    def surface(self, theme: Theme) -> pygame.Surface:
        """The dot with its halo."""
        product = INDUSTRIES[self.industry].product
        return hexes.whole_dot(theme, product, sign_of(product), self.side, self.kind)

    def mask(self, theme: Theme) -> pygame.Surface:
        """It casts no shadow of its own."""
        return self.surface(theme)


@dataclass(frozen=True)
class FlagLook:
    """A seat's flag, in its tile or standing on the ground."""

    colour: int
    size: float = FLAG_ON_TILE
    is_standing: bool = False

    def surface(self, theme: Theme) -> pygame.Surface:
        """The flag."""
        return commodities.flag(theme, self.colour, self.size, self.is_standing)

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its outline."""
        return theme.cached(
            ("flag mask", self.size), lambda: silhouette(commodities.flag(theme, self.colour, self.size))
        )


@dataclass(frozen=True)
class OutlineLook:
    """The line of a bloc in its owner's colour along some sides of one hex; it runs on to the hexes beside."""

    colour: int
    sides: tuple[int, ...]
    side: float = SIDE

    def surface(self, theme: Theme) -> pygame.Surface:
        """The line, with a dark hair outside it."""
        return theme.cached(("bloc outline", self), lambda: self._drawn(theme))

    def _drawn(self, theme: Theme) -> pygame.Surface:
        size = hexes.empty_hex(theme, self.side).get_size()
        middle, side = (size[0] / 2, size[1] / 2), self.side * theme.s
        shapes: list[str] = []
        for width, colour, alpha in (
            (OUTLINE + 1.6, palette.INK, 0.75),
            (OUTLINE, palette.PLAYERS[self.colour].colour, 1.0),
        ):
            for number in self.sides:
                ends = self._ends(middle, side, number)
                shapes.append(brush.stroke(ends, colour, width * theme.s, alpha))
        return brush.vector(size, shapes)

    def _ends(self, middle: hexes.Point, side: float, number: int) -> list[hexes.Point]:
        """The line of one side: to its inner corner where the next side is drawn too, else to the border."""
        shrunk = 1 - 2 * OUTLINE_INSET
        inner = hexes.edge(middle, side * shrunk, number)
        ends = []
        for end, beside in ((0, number - 1), (1, number + 1)):
            is_corner = (beside - 1) % 6 + 1 in self.sides
            more = 0.0 if is_corner else 1 / shrunk - 1
            (x, y), (from_x, from_y) = inner[end], inner[1 - end]
            ends.append((x + (x - from_x) * more, y + (y - from_y) * more))
        return ends

    def mask(self, theme: Theme) -> pygame.Surface:
        """It casts no shadow."""
        return self.surface(theme)


@dataclass(frozen=True)
class ClashLook:
    """A cross where dots of different colours would meet."""

    size: float = CLASH

    def surface(self, theme: Theme) -> pygame.Surface:
        """The cross."""
        return hexes.clash_mark(theme, self.size)

    def mask(self, theme: Theme) -> pygame.Surface:
        """It casts no shadow."""
        return self.surface(theme)


@dataclass(frozen=True)
class GearLook:
    """The automation token of a bloc."""

    size: float = GEAR

    def surface(self, theme: Theme) -> pygame.Surface:
        """The gear."""
        return commodities.automation_gear(theme, FINANCE.emblems["automation"], self.size)

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its outline."""
        return theme.cached(("gear mask", self.size), lambda: silhouette(self.surface(theme)))


@dataclass(frozen=True)
class CubeLook:
    """A cube of a commodity, or a pale one where none lies."""

    commodity: str
    size: float
    is_pale: bool = False

    def surface(self, theme: Theme) -> pygame.Surface:
        """The cube."""
        return commodities.cube(theme, self.commodity, sign_of(self.commodity), self.size, self.is_pale)

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its outline."""
        whole = CubeLook(self.commodity, self.size)
        return theme.cached(("cube mask", self.size), lambda: silhouette(whole.surface(theme)))
