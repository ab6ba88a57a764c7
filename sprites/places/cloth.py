"""The table itself: a ground of its own for every game, between two polished wood rails with brass edges."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from random import Random
from typing import NamedTuple

import pygame

from sprites.paint import brush, palette
from sprites.paint.grain import laid, lifted, sheet, tile, toned
from sprites.paint.palette import BLACK, Colour, hex_colour, mix
from sprites.paint.theme import Theme
from sprites.places.wood import lay_planks, wood

CLOTH_SEED = 11
FELT_TILE = 340
"""Side in units of the piece of cloth that is repeated; its own pattern is finer than the eye can follow."""

LIGHT_STEPS = (48, 27)
"""Points at which the light on the cloth is worked out."""

RIM = 4
"""Width in units of the wood left and right of the cloth."""

RAIL_SHADE = 9
"""How far a rail's shade reaches on the cloth, in units."""

TEXTURE_COST = 0.29
"""The share of its light that the cloth loses to its texture on average."""

POOL, REACH, FALLOFF = (0.36, 0.30), (0.86, 1.05), 1.9
"""Where the lamp shines and how far it reaches, in shares of the window, and how its light falls."""

GLOW, GLOW_SHARE = hex_colour("#FFCE8C"), 0.05
DUSK, DUSK_SHARE = hex_colour("#05070F"), 0.22
"""The warmth of the lamp, and the dark of the corner that is farthest from it."""


LOW_LIGHT = 0.35
"""How much nearer the light is to the rim where words on the cloth must stand out."""

STITCH: Colour = (186, 118, 66)


class Cloth(NamedTuple):
    """What a table is covered with: its colour in the light and at its rim, and that of the glass that lies on it."""

    material: str
    light: Colour
    rim: Colour
    plate: Colour = palette.PLATE

    @property
    def plates(self) -> Mapping[Colour, Colour]:
        """The colours that stand in for those of green cloth and its plates."""
        deeper = mix(self.plate, BLACK, 0.3)
        return {
            palette.CLOTH_CENTRE: self.light,
            palette.PLATE: self.plate,
            palette.MARKET_PLATE: deeper,
            palette.POPULATION_PLATE: deeper,
        }


GREEN = Cloth("felt", palette.CLOTH_CENTRE, palette.CLOTH_RIM)
BURGUNDY = Cloth("leather", hex_colour("#701E24"), hex_colour("#280808"), hex_colour("#1B0B0D"))
MIDNIGHT = Cloth("felt", hex_colour("#2E467C"), hex_colour("#090E20"), hex_colour("#0D1226"))
OAK = Cloth("oak", hex_colour("#684628"), hex_colour("#20140A"), hex_colour("#1B1511"))

BOARD_OUTSIDE: Colour = (62, 58, 56)
BOARD_INSIDE: Colour = (150, 146, 142)
BOARD_GROOVE: Colour = (14, 8, 4)
"""Light on the edge of the table at the window's border and beside the rail, and the groove between rail and edge."""


def lit_ground(theme: Theme, cloth: Cloth) -> pygame.Surface:
    """The cloth over the whole window, in the light of a lamp at its upper left, which is lower for high contrast."""
    random = Random(CLOTH_SEED)
    if theme.scheme == palette.CONTRASTED:
        cloth = cloth._replace(light=mix(cloth.light, cloth.rim, LOW_LIGHT))
    ground = _lit(theme.size, cloth)
    MATERIALS[cloth.material](random, theme, ground)
    return ground


def _lit(size: tuple[int, int], cloth: Cloth) -> pygame.Surface:
    """The cloth's colour from the pool of light to its rim, a little lighter than meant: the texture will darken it."""
    columns, rows = LIGHT_STEPS
    pixels = bytearray()
    pool = lifted(mix(cloth.light, GLOW, GLOW_SHARE), TEXTURE_COST)
    rim, dusk = (lifted(colour, TEXTURE_COST) for colour in (cloth.rim, mix(cloth.rim, DUSK, DUSK_SHARE)))
    for y in range(rows):
        down = (y + 0.5) / rows
        for x in range(columns):
            across = (x + 0.5) / columns
            away = hypot((across - POOL[0]) / REACH[0], (down - POOL[1]) / REACH[1])
            pixels += bytes(mix(pool, mix(rim, dusk, across * down), min(1.0, away**FALLOFF)))
    light = pygame.image.frombuffer(bytes(pixels), LIGHT_STEPS, "RGB").convert()
    return pygame.transform.smoothscale(light, size)


def _felt(random: Random, theme: Theme, ground: pygame.Surface) -> None:
    """Mottled, with short fibres in all directions."""
    cell = theme.px(90)
    ground.blit(sheet(random, theme.size, (cell, cell), 0.10), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    laid(ground, _nap(random, theme))


def _leather(random: Random, theme: Theme, ground: pygame.Surface) -> None:
    """Worn in large patches, with the pebbles of its grain and the creases between them."""
    cell = theme.px(70)
    ground.blit(sheet(random, theme.size, (cell, cell), 0.14), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    side = theme.px(FELT_TILE)
    pebbles = toned(tile(random, side, max(2, theme.px(1.9))), 0.30)
    creases = tile(random, side, max(2, theme.px(0.9)))
    pebbles.blit(toned(creases, 0.16), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    laid(ground, pebbles)


def _oak(random: Random, theme: Theme, ground: pygame.Surface) -> None:
    """Planks from left to right."""
    lay_planks(theme, ground, random.randrange(1 << 16))


MATERIALS = {"felt": _felt, "leather": _leather, "oak": _oak}


def _nap(random: Random, theme: Theme) -> pygame.Surface:
    """A tile of the cloth's surface: woolly patches, fibres along both diagonals, grain."""
    side = theme.px(FELT_TILE)
    cell = max(2, theme.px(3))
    nap = toned(tile(random, side, cell), 0.07)
    fibre = max(1, theme.px(0.8))
    for direction, strength in ((-1, 0.26), (1, 0.21)):
        threads = _brushed(tile(random, side, fibre), fibre, direction)
        nap.blit(toned(threads, strength), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return nap


def _brushed(noise: pygame.Surface, step: int, direction: int) -> pygame.Surface:
    """A tile of noise smeared along a diagonal: its grains become threads six steps long."""
    side = noise.get_width()
    threads = noise.copy()
    for count in range(1, 6):
        moved = noise.copy()
        moved.scroll(count * step, direction * count * step, pygame.SCROLL_REPEAT)
        moved.set_alpha(round(255 / (count + 1)))
        threads.blit(moved, (0, 0), (0, 0, side, side))
    return threads


def table_cloth(theme: Theme, top: float = 36, bottom: float = 32, cloth: Cloth = GREEN) -> pygame.Surface:
    """The whole table: cloth between two wood rails of `top` and `bottom` units, brass edges and side rims."""
    table = lit_ground(theme, cloth)
    width, height = theme.size
    above, below = theme.spare
    up, down = theme.px(top) + above, theme.px(bottom) + below
    hair = theme.px(1)
    _lay_rims(theme, table, up, height - down)
    reach = theme.px(RAIL_SHADE)
    table.blit(_fall(width, reach), (0, up))
    table.blit(pygame.transform.flip(_fall(width, reach), False, True), (0, height - down - reach))
    lay_rail(theme, table, above, up - above, up - hair, 5)
    lay_rail(theme, table, height - down, down - below, height - down, 6)
    if cloth.material == "leather":
        _lay_seam(theme, table, up, height - down)
    if above:
        table.blit(_board(theme, width, above), (0, 0))
    lay_board(theme, table)
    return table


def lay_rail(theme: Theme, table: pygame.Surface, y: int, high: int, edge: int, seed: int) -> None:
    """A rail of polished wood across the table, and the brass at one of its edges."""
    if high:
        width, hair = table.get_width(), theme.px(1)
        table.blit(wood(theme, width, high, seed), (0, y))
        table.blit(brush.gradient((width, hair), [(0, palette.BRASS_LIGHT), (1, palette.BRASS)]), (0, edge))


def lay_board(theme: Theme, table: pygame.Surface) -> None:
    """The edge of the table under the lower rail, where the window is taller than the canvas."""
    _, below = theme.spare
    if below:
        width, height = theme.size
        table.blit(pygame.transform.flip(_board(theme, width, below), False, True), (0, height - below))


def _board(theme: Theme, width: int, height: int) -> pygame.Surface:
    """The edge of the table beyond a rail, where a window is taller than the canvas: it falls into the dark."""
    board = wood(theme, width, height, seed=7)
    dusk = [(0.0, BOARD_OUTSIDE), (1.0, BOARD_INSIDE)]
    board.blit(brush.gradient((width, height), dusk), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    groove = theme.px(2)
    board.fill(BOARD_GROOVE, (0, height - groove, width, groove))
    return board


def _lay_rims(theme: Theme, table: pygame.Surface, top: int, bottom: int) -> None:
    """Wood along the left and right edge of the window, with a brass line on its inner side."""
    side, hair = theme.px(RIM), theme.px(1)
    rim = pygame.transform.rotate(wood(theme, bottom - top, side, seed=9), 90)
    table.blit(rim, (0, top))
    table.blit(pygame.transform.flip(rim, True, False), (table.get_width() - side, top))
    for x in (side, table.get_width() - side - hair):
        table.fill(palette.BRASS, (x, top, hair, bottom - top))


def _lay_seam(theme: Theme, table: pygame.Surface, top: int, bottom: int) -> None:
    """Stitches along the rails, as a lining of leather has them."""
    long, high, step, inset = (theme.px(length) for length in (5.0, 1.1, 8.0, 3.4))
    for y in (top + inset, bottom - inset - high):
        for x in range(2 * inset, table.get_width() - 2 * inset, step):
            table.fill(mix(STITCH, BLACK, 0.55), (x, y + high, long, high))
            table.fill(STITCH, (x, y, long, high))


def _fall(width: int, reach: int) -> pygame.Surface:
    """The shade a rail casts downwards on the cloth, fading over `reach` pixels."""
    column = pygame.Surface((1, reach), pygame.SRCALPHA)
    for y in range(reach):
        column.set_at((0, y), (*BLACK, round(130 * (1 - y / reach) ** 1.4)))
    return pygame.transform.scale(column, (width, reach))
