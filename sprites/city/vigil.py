"""The city of a winner that has hardly been held: first light behind its ruins, and lanterns among them."""

from __future__ import annotations

from math import sin
from random import Random

import pygame

from sprites.city.light import air
from sprites.city.mason import Mason
from sprites.city.plan import CityPlan, Stage
from sprites.paint import brush
from sprites.paint.palette import BLACK, WHITE, Colour, hex_colour, mix

NIGHT_SKY, ROSE, FIRST_LIGHT = hex_colour("#141A38"), hex_colour("#C8607A"), hex_colour("#FFC07A")
"""The sky from its top to where the sun is going to rise."""

DEEP, ROSY, RISES = 0.8, 0.5, 0.62
"""How much of each lies over the sky."""

PALE = (212, 190, 214)
"""What is left of the light of the land."""

STAR: Colour = (236, 232, 250)
STARS, STARRY = 46, 0.26
"""How many stars are still seen, and above which share of the height."""

LANTERN, FLAME = hex_colour("#FFB458"), hex_colour("#FFF0C4")

ROWS = ((0.925, 8.0, 0.05), (0.97, 11.0, 0.25), (1.06, 16.0, 0.5))
"""Where the rows of people stand, as a share of the height; how tall they are, in units, and how dark."""

TOGETHER, NEAR, FAR = 0.6, (0.4, 0.62), (1.4, 3.6)
"""How many people have somebody beside them, and how many of their own heights these and all others stand apart."""

CARRY = 0.4
"""How many of them carry a lantern."""

HAIR, CLOTH = hex_colour("#2C2024"), (hex_colour("#5A4450"), hex_colour("#46506A"), hex_colour("#6A5240"))

HEAPS, BEAM = 7, hex_colour("#3A2A26")
"""Heaps of rubble in front, and the beams that stick out of them."""

STANDARD_AT, STANDARD = 0.72, 66.0
"""Where the standard of the winner still stands, as a share of the width, and how high it is, in units."""


def first_light(picture: pygame.Surface, stage: Stage) -> None:
    """The last of the night above, and the morning over the hills."""
    (width, height), line = picture.get_size(), stage.horizon
    veil = pygame.Surface((1, max(1, round(line * height))), pygame.SRCALPHA)
    for row in range(veil.get_height()):
        down = row / veil.get_height()
        tone = mix(NIGHT_SKY, ROSE, max(0.0, (down - 0.4) / 0.6))
        veil.fill((*tone, round(255 * (DEEP + (ROSY - DEEP) * down))), (0, row, 1, 1))
    picture.fill(PALE, (0, veil.get_height(), width, height), special_flags=pygame.BLEND_RGB_MULT)
    fade = pygame.Surface((1, veil.get_height() + round(0.12 * height)), pygame.SRCALPHA)
    fade.blit(veil, (0, 0))
    for row in range(veil.get_height(), fade.get_height()):
        share = (row - veil.get_height()) / max(1, fade.get_height() - veil.get_height())
        fade.fill((*ROSE, round(255 * ROSY * (1 - share))), (0, row, 1, 1))
    picture.blit(pygame.transform.scale(fade, (width, fade.get_height())), (0, 0))
    for across, strength in ((0.62, RISES), (0.62, 0.3)):
        side = (1.5 * width * strength, 1.3 * height * strength)
        brush.lay_spot(picture, (across * width, line * height), side, FIRST_LIGHT, strength)
    random, shapes = Random(12), list[str]()
    for _ in range(STARS):
        x, y, size = random.random() * width, random.random() * STARRY * height, random.uniform(0.12, 0.34)
        shapes.append(brush.ellipse((x, y), (size * height / 100,) * 2, STAR, 0.9 - 2.4 * y / height))
    brush.lay_vector(picture, shapes, picture.get_rect())


def keep(picture: pygame.Surface, plan: CityPlan, stage: Stage) -> None:
    """What lies in front of the ruins: rubble, the standard that still stands, and people with lanterns."""
    (width, height), random = picture.get_size(), Random(33)
    unit, shapes = height / 100, list[str]()
    for number in range(HEAPS):
        x = (number + random.uniform(0.2, 0.8)) / HEAPS * width
        shapes += _heap(picture, plan, (x, random.uniform(0.93, 0.97) * height), random.uniform(5, 9) * unit, random)
    brush.lay_vector(picture, shapes, picture.get_rect())
    _standard(picture, plan)
    for down, tall, dark in ROWS:
        _people(picture, plan, down * height, tall * unit, dark, random)


def _heap(picture: pygame.Surface, plan: CityPlan, foot: tuple[float, float], high: float, random: Random) -> list[str]:
    """Stones and beams of a house that has fallen in."""
    here, (x, y) = air(plan), foot
    stone, shade = mix(here.wall, here.fore, 0.35), mix(here.shade, here.fore, 0.6)
    shapes = [brush.ellipse((x, y + 0.1 * high), (2.4 * high, 0.36 * high), here.fore, 0.45)]
    for lean in (-0.9, 0.5, 1.0):
        top = x + lean * high + random.uniform(-0.3, 0.3) * high, y - random.uniform(0.9, 1.5) * high
        shapes.append(brush.stroke([(x + 0.4 * lean * high, y), top], mix(BEAM, here.fore, 0.3), 0.15 * high))
    for number in range(11):
        way = random.uniform(-1, 1)
        side = random.uniform(0.24, 0.5) * high
        at, over = x + 1.7 * way * high, y - random.random() * (1 - abs(way)) * 0.9 * high
        turn = random.uniform(-0.3, 0.3) * side
        corners = [(at, over), (at + side, over + turn), (at + 0.9 * side, over + 0.8 * side),
                   (at - turn, over + 0.7 * side)]  # fmt: skip
        shapes.append(brush.polygon(corners, stone if number % 3 else shade))
        shapes.append(brush.polygon([corners[1], corners[2], (at + 0.5 * side, over + 0.75 * side)], shade))
    return shapes


def _standard(picture: pygame.Surface, plan: CityPlan) -> None:
    """The standard of the winner, torn, in the light of a lantern at its foot."""
    width, height = picture.get_size()
    unit, x, foot = height / 100, STANDARD_AT * width, 0.95 * height
    brush.lay_spot(picture, (x + 8 * unit, foot - 44 * unit), (70 * unit, 70 * unit), FIRST_LIGHT, 0.3)
    m = Mason(air(plan), plan.colour, x, foot, unit)
    m.line([(0, 0), (1.6, STANDARD)], mix(BEAM, BLACK, 0.3), 1.3)
    m.disc(1.6, STANDARD + 0.8, 1.4, (244, 198, 84))
    upper = [(1.5 + 2.5 * step, STANDARD - 1.5 - 1.6 * sin(0.55 * step)) for step in range(12)]
    torn = ((29, 52), (24.5, 49), (27, 44.5), (21, 46), (17, 40), (13, 44), (8, 39.5), (5.2, 43.5), (1.1, 41))
    cloth = mix(plan.colour, WHITE, 0.1)
    m.poly([*upper, *torn], cloth)
    m.poly([(10, STANDARD - 3), (14.5, STANDARD - 3), (12.4, 44), (8.4, 41)], BLACK, 0.16)
    m.poly([(21, STANDARD - 1), (25, STANDARD - 1.6), (23.6, 48.6), (20.6, 46)], BLACK, 0.16)
    brush.lay_vector(picture, m.shapes, picture.get_rect())


def _people(picture: pygame.Surface, plan: CityPlan, foot: float, tall: float, dark: float, random: Random) -> None:
    """Some of those who are left, seen from behind, and the light that they carry."""
    here, width = air(plan), picture.get_width()
    x, lights, shapes = random.uniform(0.4, 1.2) * tall, list[tuple[float, float]](), list[str]()
    while x < width:
        size = tall * random.uniform(0.84, 1.06)
        coat = plan.colour if random.random() < 0.34 else random.choice(CLOTH)
        coat = mix(coat, here.fore, 0.3 + dark)
        half, neck = 0.2 * size, foot - 0.74 * size
        bows = random.uniform(-0.06, 0.06) * size
        shapes.append(brush.polygon([(x - half, foot), (x - 0.86 * half, neck + 0.14 * size), (x - 0.3 * half, neck),
                                     (x + 0.3 * half, neck), (x + 0.86 * half, neck + 0.14 * size), (x + half, foot)],
                                    coat))  # fmt: skip
        head = x + bows, neck - 0.09 * size
        shapes.append(brush.ellipse(head, (0.11 * size, 0.125 * size), mix(HAIR, here.fore, dark)))
        if random.random() < CARRY:
            side = random.choice((-1, 1))
            hand = x + side * 1.5 * half, neck + 0.26 * size
            shapes.append(brush.stroke([(x + side * 0.7 * half, neck + 0.18 * size), hand], coat, 0.1 * size))
            lights.append((hand[0], hand[1] + 0.12 * size))
        x += size * random.uniform(*(NEAR if random.random() < TOGETHER else FAR))
    for light in lights:
        brush.lay_spot(picture, light, (3.4 * tall, 3.4 * tall), LANTERN, 0.5)
        brush.lay_spot(picture, (light[0], foot), (4.4 * tall, 0.9 * tall), LANTERN, 0.4)
    brush.lay_vector(picture, shapes, picture.get_rect())
    bulbs = list[str]()
    for left, top in lights:
        bulbs.append(brush.ellipse((left, top), (0.075 * tall, 0.1 * tall), LANTERN))
        bulbs.append(brush.ellipse((left, top), (0.04 * tall, 0.06 * tall), FLAME))
    brush.lay_vector(picture, bulbs, picture.get_rect())
