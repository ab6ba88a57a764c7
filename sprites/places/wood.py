"""Polished wood: the rails of the table, and the planks of one."""

from __future__ import annotations

from math import pi, sin
from random import Random

import pygame

from sprites.paint import brush, palette
from sprites.paint.grain import lifted, sheet
from sprites.paint.palette import WHITE, Colour
from sprites.paint.theme import Theme

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


PLANK = 90.0
"""Height in units of a plank of a table."""

PLANKS = 3
"""How many planks differ from each other."""

JOINT: Colour = (84, 76, 70)
"""Light in the groove between two planks."""


def wood(theme: Theme, width: int, height: int, seed: int = 5) -> pygame.Surface:
    """A polished rail of `width` by `height` pixels, grain lengthwise, lit near its top."""
    random = Random(seed)
    rail = pygame.Surface((width, height))
    rail.fill(lifted(palette.WOOD, GRAIN_COST))
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
        rings.append(brush.stroke(ring, (34, 18, 6), random.uniform(0.35, 0.9) * theme.s, random.uniform(0.10, 0.3)))
    figure = brush.vector((width, height), rings)
    hair = max(1, round(0.5 * theme.s))
    lengths = [theme.px(length / 2) for length in range(4, 19)]
    alphas = [(24, 12, 4, alpha) for alpha in range(24, 70)]
    share = random.random  # by far the quickest chance there is: a table has thousands of pores
    for _ in range(round(width * height / theme.s**2 / 46)):
        pore = (int(share() * width), int(share() * height), lengths[int(share() * len(lengths))], hair)
        figure.fill(alphas[int(share() * len(alphas))], pore)
    return figure


def lay_planks(theme: Theme, table: pygame.Surface, seed: int) -> None:
    """Grain of planks from left to right over the whole table, which keeps its colour and light."""
    random = Random(seed)
    width, high = table.get_width(), theme.px(PLANK)
    planks = [_plank(random, theme, width, high) for _ in range(PLANKS)]
    for row, y in enumerate(range(0, table.get_height(), high)):
        plank = planks[row % PLANKS]
        shift = random.randrange(width)
        for x in (shift - width, shift):
            table.blit(plank, (x, y), special_flags=pygame.BLEND_RGB_MULT)


def _plank(random: Random, theme: Theme, width: int, height: int) -> pygame.Surface:
    """The grain of a plank that ends where the next begins, to multiply with."""
    plank = pygame.Surface((width, height))
    tone = random.randrange(232, 256)
    plank.fill((tone, tone, tone))
    for long, high, strength in ((180.0, 9.0, 0.16), (60.0, 1.2, 0.20), (20.0, 0.6, 0.12)):
        grain = sheet(random, (width, height), (theme.px(long), max(1, theme.px(high))), strength)
        plank.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    plank.blit(_figure(random, theme, width, height), (0, 0))
    groove = theme.px(1.4)
    plank.fill(JOINT, (0, 0, width, groove))
    plank.fill(JOINT, (0, 0, groove, height))
    return plank
