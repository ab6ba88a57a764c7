"""The table itself: green cloth between two polished wood rails with brass edges."""

from __future__ import annotations

from itertools import product
from math import pi, sin
from random import Random

import pygame

from sprites import brush, palette
from sprites.grain import laid, sheet, tile, toned
from sprites.palette import BLACK, WHITE, Colour, mix
from sprites.theme import Theme

CLOTH_SEED = 11
FELT_TILE = 340
"""Side in units of the piece of cloth that is repeated; its own pattern is finer than the eye can follow."""

LIGHT_STEPS = (96, 54)
"""Points at which the light on the cloth is worked out."""

RIM = 4
"""Width in units of the wood left and right of the cloth."""

RAIL_SHADE = 9
"""How far a rail's shade reaches on the cloth, in units."""

TEXTURE_COST = 0.29
"""The share of its light that the cloth loses to its texture on average."""

GRAIN_COST = 0.42
"""The share of its light that a rail loses to its grain and rings on average."""

WOOD_SHADE: list[tuple[float, Colour]] = [
    (0.0, (206, 206, 206)),
    (0.03, (232, 232, 232)),
    (0.1, WHITE),
    (0.3, (226, 226, 226)),
    (1.0, (150, 150, 150)),
]
"""Light on a rail from its top to its foot: it lies a tenth below the upper edge."""


BOARD_OUTSIDE: Colour = (62, 58, 56)
BOARD_INSIDE: Colour = (150, 146, 142)
BOARD_GROOVE: Colour = (14, 8, 4)
"""Light on the edge of the table at the window's border and beside the rail, and the groove between rail and edge."""


def felt(theme: Theme) -> pygame.Surface:
    """The green cloth over the whole window: lit in the middle, mottled, with short fibres in all directions."""
    random = Random(CLOTH_SEED)
    cloth = _lit_cloth(theme.size)
    cell = theme.px(90)
    mottle = sheet(random, theme.size, (cell, cell), 0.10)
    cloth.blit(mottle, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    laid(cloth, _nap(random, theme))
    return cloth


def _lit_cloth(size: tuple[int, int]) -> pygame.Surface:
    """The cloth's colour from its middle to its rim, the same in all four quarters.

    It is a little lighter than meant, as the texture will darken it.
    """
    columns, rows = LIGHT_STEPS
    light = pygame.Surface(LIGHT_STEPS)
    centre, rim = (_lifted(colour, TEXTURE_COST) for colour in (palette.CLOTH_CENTRE, palette.CLOTH_RIM))
    for y in range(rows // 2):
        for x in range(columns // 2):
            across, down = 1 - 2 * (x + 0.5) / columns, 1 - 2 * (y + 0.5) / rows
            colour = mix(centre, rim, min(1.0, ((across**2 + down**2) / 2) ** 0.75))
            for place in product((x, columns - 1 - x), (y, rows - 1 - y)):
                light.set_at(place, colour)
    return pygame.transform.smoothscale(light, size)


def _lifted(colour: Colour, cost: float) -> Colour:
    """A colour so much lighter that a texture which takes away `cost` of it leaves it as it was."""
    red, green, blue = (min(255, round(channel / (1 - cost))) for channel in colour)
    return red, green, blue


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


def wood(theme: Theme, width: int, height: int, seed: int = 5) -> pygame.Surface:
    """A polished rail of `width` by `height` pixels, grain lengthwise, lit near its top."""
    random = Random(seed)
    rail = pygame.Surface((width, height))
    rail.fill(_lifted(palette.WOOD, GRAIN_COST))
    for long, high, strength in ((150.0, 12.0, 0.20), (46.0, 1.0, 0.22), (22.0, 0.5, 0.14), (9.0, 0.5, 0.10)):
        grain = sheet(random, (width, height), (theme.px(long), max(1, theme.px(high))), strength)
        rail.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    rail.blit(_figure(random, theme, width, height), (0, 0))
    rail.blit(brush.gradient((width, height), WOOD_SHADE), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return rail


def _figure(random: Random, theme: Theme, width: int, height: int) -> pygame.Surface:
    """Year rings that wind along a rail, and the short dark pores between them."""
    rings = []
    for _ in range(max(2, round(height / theme.s / 3))):
        base, sway = random.uniform(0, height), random.uniform(0.6, 2.2) * theme.s
        long, turn = random.uniform(120, 320) * theme.s, random.uniform(0, 2 * pi)
        steps = max(8, round(width / (24 * theme.s)))
        ring = [
            (x, base + sway * sin(x / long * 2 * pi + turn) + 0.4 * sway * sin(x / long * 5.3 + turn))
            for x in (width * step / steps for step in range(steps + 1))
        ]
        rings.append(
            brush.stroke(ring, (34, 18, 6), random.uniform(0.35, 0.9) * theme.s, random.uniform(0.10, 0.3))
        )
    figure = brush.vector((width, height), rings)
    hair = max(1, round(0.5 * theme.s))
    for _ in range(round(width * height / theme.s**2 / 46)):
        pore = pygame.Rect(
            random.randrange(width), random.randrange(height), theme.px(random.uniform(2, 9)), hair
        )
        figure.fill((24, 12, 4, random.randrange(24, 70)), pore)
    return figure


def table_cloth(theme: Theme, top: float = 36, bottom: float = 32) -> pygame.Surface:
    """The whole table: cloth between two wood rails of `top` and `bottom` units, brass edges and side rims."""
    table = felt(theme)
    width, height = theme.size
    above, below = theme.spare
    up, down = theme.px(top) + above, theme.px(bottom) + below
    hair = theme.px(1)
    _lay_rims(theme, table, up, height - down)
    reach = theme.px(RAIL_SHADE)
    table.blit(_fall(width, reach), (0, up))
    table.blit(pygame.transform.flip(_fall(width, reach), False, True), (0, height - down - reach))
    for y, rail_height, edge, seed in (
        (above, up - above, up - hair, 5),
        (height - down, down - below, height - down, 6),
    ):
        if rail_height:
            table.blit(wood(theme, width, rail_height, seed), (0, y))
            table.blit(
                brush.gradient((width, hair), [(0, palette.BRASS_LIGHT), (1, palette.BRASS)]), (0, edge)
            )
    if above:
        table.blit(_board(theme, width, above), (0, 0))
    if below:
        table.blit(pygame.transform.flip(_board(theme, width, below), False, True), (0, height - below))
    return table


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


def _fall(width: int, reach: int) -> pygame.Surface:
    """The shade a rail casts downwards on the cloth, fading over `reach` pixels."""
    column = pygame.Surface((1, reach), pygame.SRCALPHA)
    for y in range(reach):
        column.set_at((0, y), (*BLACK, round(130 * (1 - y / reach) ** 1.4)))
    return pygame.transform.scale(column, (width, reach))
