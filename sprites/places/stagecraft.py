"""What stands and hangs in moments: pedestals, a line of fire, cracked plates, baskets, a card that burns.

Lengths are units; every picture is kept by the theme.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

import pygame

from sprites.paint import brush
from sprites.paint.palette import BLACK, DARK_INK, IVORY, WHITE, Colour, mix
from sprites.paint.theme import Theme

STONE: Colour = (150, 146, 138)
TIMBER: Colour = (128, 80, 42)
GRAIN: Colour = (238, 196, 80)
SHIELD: Colour = (178, 36, 28)
FOOT: Colour = (150, 128, 122)
"""What is left of the light at the foot of a pedestal."""

COURSE = 26.0
"""Height of a course of a pedestal."""

SOFT = 6
MARGIN = 16.0
"""What lies around a burning card, for its embers."""


def pedestal(theme: Theme, colour: Colour, width: float, height: float) -> pygame.Surface:
    """Courses of stone in the tone of a seat, light at the left and dark at the right, with a cornice."""

    def draw() -> pygame.Surface:
        size = theme.px(width), theme.px(height)
        wide, high = size
        unit, edge = theme.s, wide * 0.64
        light, dark = mix(mix(STONE, colour, 0.26), WHITE, 0.16), mix(mix(STONE, colour, 0.3), BLACK, 0.34)
        inset, top = 8 * unit, 10 * unit
        shapes = [
            brush.polygon([(inset, top), (wide - inset, top), (wide - inset, high), (inset, high)], light),
            brush.polygon([(edge, top), (wide - inset, top), (wide - inset, high), (edge, high)], dark),
        ]
        y, row = top + COURSE * unit, 0
        while y < high:
            shapes.append(brush.stroke([(inset, y), (wide - inset, y)], mix(dark, BLACK, 0.25), 1.1 * unit))
            joint = wide * (0.36 if row % 2 else 0.5)
            shapes.append(brush.stroke([(joint, y - COURSE * unit), (joint, y)], mix(dark, BLACK, 0.1), unit))
            y, row = y + COURSE * unit, row + 1
        shapes += [
            brush.polygon([(0, 0), (wide, 0), (wide - 5 * unit, top), (5 * unit, top)], mix(light, WHITE, 0.3)),
            brush.polygon([(edge, 0), (wide, 0), (wide - 5 * unit, top), (edge, top)], mix(dark, WHITE, 0.12)),
        ]
        stone = brush.vector(size, shapes)
        worn = brush.gradient(size, [(0.0, WHITE), (0.55, (226, 222, 218)), (1.0, FOOT)])
        brush.lay_grain(worn)
        shade = brush.vector(size, [brush.polygon([(inset, top), (wide - inset, top), (wide - inset, top + 9 * unit),
                                                   (inset, top + 6 * unit)], BLACK, 0.28)])  # fmt: skip
        stone.blit(shade, (0, 0))
        stone.blit(worn, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return stone

    return theme.cached(("pedestal", colour, width, height), draw)


def fire_line(theme: Theme, width: int) -> pygame.Surface:
    """A line of light as wide as this many pixels, with a red glow around it."""

    def draw() -> pygame.Surface:
        high = theme.px(44)
        steps = [
            (0.0, 0),
            (0.3, 30),
            (0.42, 110),
            (0.47, 235),
            (0.5, 255),
            (0.53, 235),
            (0.58, 110),
            (0.7, 30),
            (1.0, 0),
        ]
        column = pygame.Surface((1, high), pygame.SRCALPHA)
        for y in range(high):
            place = (y + 0.5) / high
            before = max(step for step in steps if step[0] <= place)
            after = min(step for step in steps if step[0] >= place)
            span = after[0] - before[0]
            level = before[1] + (after[1] - before[1]) * ((place - before[0]) / span if span else 0)
            near = 1 - min(1.0, abs(place - 0.5) * 9)
            column.set_at((0, y), (*mix((255, 70, 20), (255, 240, 200), near), round(level)))
        return pygame.transform.scale(column, (width, high))

    return theme.cached(("fire line", width), draw)


def strength_shield(theme: Theme, number: int, size: float, colour: Colour) -> pygame.Surface:
    """A red shield with a nation's strength on it, a rim in the colour of its seat."""

    def draw() -> pygame.Surface:
        side = theme.px(size)
        points = [(0.5, 0.02), (0.94, 0.1), (0.92, 0.55), (0.5, 0.98), (0.08, 0.55), (0.06, 0.1)]
        at = [(x * side, y * side) for x, y in points]
        inner = [((x - 0.5) * 0.84 * side + side / 2, (y - 0.48) * 0.84 * side + side * 0.48) for x, y in points]
        right = [(side / 2, inner[0][1]), *inner[1:4]]
        rim = [(x * 0.96 + side * 0.02, y * 0.96 + side * 0.02) for x, y in at]
        shapes = [
            brush.polygon(at, DARK_INK),
            brush.polygon(rim, mix(colour, WHITE, 0.25)),
            brush.polygon(inner, SHIELD),
            brush.polygon(right, mix(SHIELD, BLACK, 0.35)),
        ]
        picture = brush.vector((side, side), shapes)
        for shift, tone in ((1.4, DARK_INK), (0.0, IVORY)):
            numeral = theme.text(str(number), "number", size * 0.52, tone)
            picture.blit(numeral, numeral.get_rect(center=(side // 2, round(side * 0.46 + shift * theme.s))))
        return picture

    return theme.cached(("strength shield", number, size, colour), draw)


def diamond(theme: Theme, number: int, size: float) -> pygame.Surface:
    """A dark red diamond with a number."""

    def draw() -> pygame.Surface:
        side = theme.px(size)
        shapes = []
        for reach, tone in ((0.5, (255, 176, 96)), (0.45, (120, 16, 12))):
            middle = side / 2
            corners = [
                (middle, middle - reach * side),
                (middle + reach * side, middle),
                (middle, middle + reach * side),
                (middle - reach * side, middle),
            ]
            shapes.append(brush.polygon(corners, tone))
        shapes.append(
            brush.polygon([(side / 2, side * 0.05), (side * 0.95, side / 2), (side / 2, side * 0.95)], BLACK, 0.25)
        )
        picture = brush.vector((side, side), shapes)
        numeral = theme.text(str(number), "number", size * 0.5, IVORY)
        picture.blit(numeral, numeral.get_rect(center=(side // 2, side // 2)))
        return picture

    return theme.cached(("war diamond", number, size), draw)


def cracks(theme: Theme, width: float, height: float, seed: int) -> pygame.Surface:
    """Cracks over a plate."""

    def draw() -> pygame.Surface:
        random, size = Random(seed), (theme.px(width), theme.px(height))
        shapes = []
        for _ in range(2):
            x, y = size[0] * random.uniform(0.4, 0.7), 0.0
            points = [(x, y)]
            while y < size[1]:
                x, y = x + random.uniform(-0.16, 0.12) * size[0] * 0.5, y + random.uniform(0.2, 0.4) * size[1]
                points.append((x, min(y, size[1])))
            shapes.append(brush.stroke(points, BLACK, 1.8 * theme.s, 0.85))
            fork = points[len(points) // 2]
            shapes.append(
                brush.stroke([fork, (fork[0] + size[0] * 0.14, fork[1] + size[1] * 0.12)], BLACK, theme.s, 0.8)
            )
        return brush.vector(size, shapes)

    return theme.cached(("cracks", width, height, seed), draw)


def burning_card(theme: Theme, card: pygame.Surface, seed: str) -> pygame.Surface:
    """A card whose edges are charred, in a glow of embers."""
    room = theme.px(MARGIN)
    width, height = card.get_size()
    size = width + 2 * room, height + 2 * room
    random = Random(seed)
    edge: list[tuple[float, float]] = []
    teeth = 22

    def bite() -> float:
        return random.uniform(0.0, 0.32) * room

    for side in range(4):
        for step in range(teeth):
            share = step / teeth
            x, y = ((share, 0.0), (1.0, share), (1 - share, 1.0), (0.0, 1 - share))[side]
            inward = ((0, 1), (-1, 0), (0, -1), (1, 0))[side]
            deep = bite()
            edge.append((room + x * width + inward[0] * deep, room + y * height + inward[1] * deep))
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.blit(_embers(size, room), (0, 0))
    shape = brush.vector(size, [brush.polygon(edge, WHITE)])
    body = pygame.Surface(size, pygame.SRCALPHA)
    body.blit(card, (room, room))
    body.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(body, (0, 0))
    closed = [*edge, edge[0]]
    picture.blit(
        brush.vector(
            size,
            [
                brush.stroke(closed, (20, 8, 4), 5 * theme.s, 0.9),
                brush.stroke(closed, (255, 120, 36), 1.5 * theme.s),
            ],
        ),
        (0, 0),
    )
    return picture


def _embers(size: brush.Size, room: int) -> pygame.Surface:
    """The glow around a card that burns, drawn small: it is soft."""
    small = max(4, size[0] // SOFT), max(4, size[1] // SOFT)
    rim = room / SOFT
    glow = pygame.Surface(small, pygame.SRCALPHA)
    for reach, strength in ((1.0, 15), (0.7, 30), (0.4, 60)):
        inset = round(rim * (1 - reach))
        rect = pygame.Rect(inset, inset, small[0] - 2 * inset, small[1] - 2 * inset)
        layer = pygame.Surface(small, pygame.SRCALPHA)
        pygame.draw.rect(layer, (255, 104, 28, strength), rect, 0, max(1, round(rim * reach)))
        glow.blit(layer, (0, 0))
    return pygame.transform.smoothscale(glow, size)


def bucket(theme: Theme, size: float, full: bool) -> pygame.Surface:
    """A wooden bucket with two hoops; full, grain heaps over its rim."""

    def draw() -> pygame.Surface:
        side = theme.px(size)
        u = side / 100
        light, dark = mix(TIMBER, WHITE, 0.2), mix(TIMBER, BLACK, 0.42)
        shapes = [brush.ellipse((50 * u, 93 * u), (34 * u, 6 * u), BLACK, 0.35)]
        handle = [(50 * u + 42 * u * cos(pi * step / 14), 32 * u - 26 * u * sin(pi * step / 14)) for step in range(15)]
        shapes.append(brush.stroke(handle, mix(STONE, BLACK, 0.3), 3 * u))
        shapes += [
            brush.polygon([(8 * u, 32 * u), (92 * u, 32 * u), (80 * u, 93 * u), (20 * u, 93 * u)], light),
            brush.polygon([(60 * u, 32 * u), (92 * u, 32 * u), (80 * u, 93 * u), (57 * u, 93 * u)], dark),
        ]
        for x in (22, 36, 49, 64, 78):
            shapes.append(
                brush.stroke([(x * u, 33 * u), ((x * 0.76 + 12) * u, 93 * u)], mix(dark, BLACK, 0.3), 1.2 * u)
            )
        for y, wide in ((50, 38.6), (80, 32.6)):
            hoop = [
                ((50 - wide) * u, y * u),
                ((50 + wide) * u, y * u),
                ((50 + wide - 1) * u, (y + 7) * u),
                ((50 - wide + 1) * u, (y + 7) * u),
            ]
            shapes.append(brush.polygon(hoop, mix(STONE, BLACK, 0.12)))
            shapes.append(
                brush.polygon([(60 * u, y * u), hoop[1], hoop[2], (60 * u, (y + 7) * u)], mix(STONE, BLACK, 0.5))
            )
        shapes.append(brush.ellipse((50 * u, 32 * u), (42 * u, 9 * u), mix(TIMBER, WHITE, 0.32)))
        shapes.append(brush.ellipse((50 * u, 32 * u), (37 * u, 7 * u), mix(dark, BLACK, 0.45)))
        if full:
            heap = [
                (50 * u + 37 * u * cos(pi * step / 12), 33 * u - 19 * u * sin(pi * step / 12)) for step in range(13)
            ]
            shapes.append(brush.polygon(heap, GRAIN))
            shapes.append(
                brush.polygon(
                    [(56 * u, 33 * u), *[point for point in heap if point[0] > 56 * u][::-1]],
                    mix(GRAIN, (140, 84, 20), 0.5),
                )
            )
        return brush.vector((side, side), shapes)

    return theme.cached(("bucket", size, full), draw)


def basket(theme: Theme, size: float, full: bool) -> pygame.Surface:
    """A woven basket, with ears of grain where it is full."""

    def draw() -> pygame.Surface:
        side = theme.px(size)
        u = side / 100
        cane = (196, 140, 72)
        shapes = []
        if full:
            for x, lean, high in ((26, -14, 30), (40, -5, 40), (52, 3, 44), (64, 10, 38), (76, 17, 28)):
                tip = ((x + lean) * u, (46 - high) * u)
                shapes.append(brush.stroke([(x * u, 46 * u), tip], mix(GRAIN, (120, 80, 20), 0.35), 3 * u))
                shapes.append(brush.ellipse(tip, (5 * u, 12 * u), GRAIN))
                shapes.append(
                    brush.ellipse((tip[0] + 2 * u, tip[1]), (2.4 * u, 10 * u), mix(GRAIN, (140, 84, 20), 0.55))
                )
        shapes += [
            brush.polygon([(8 * u, 44 * u), (92 * u, 44 * u), (78 * u, 96 * u), (22 * u, 96 * u)], cane),
            brush.polygon(
                [(58 * u, 44 * u), (92 * u, 44 * u), (78 * u, 96 * u), (56 * u, 96 * u)],
                mix(cane, BLACK, 0.36),
            ),
        ]
        for row in range(4):
            level = (54 + 11 * row) * u
            for column in range(6):
                left = (16 + row * 2.4 + column * (12.6 - row * 0.8) + (row % 2) * 4) * u
                shapes.append(
                    brush.stroke([(left, level), (left + 7 * u, level)], mix(cane, BLACK, 0.5), 3.4 * u, 0.75)
                )
        shapes.append(brush.stroke([(7 * u, 44 * u), (93 * u, 44 * u)], mix(cane, WHITE, 0.3), 6 * u))
        return brush.vector((side, side), shapes)

    return theme.cached(("basket", size, full), draw)


def brass_plate(theme: Theme, colour: Colour, width: float, height: float) -> pygame.Surface:
    """A plate in the colour of a seat with a bright line around it."""

    def draw() -> pygame.Surface:
        size = theme.px(width), theme.px(height)
        plate = brush.gradient(size, [(0.0, mix(colour, BLACK, 0.54)), (1.0, mix(colour, BLACK, 0.74))]).convert_alpha()
        shape = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(shape, WHITE, shape.get_rect(), 0, theme.px(5))
        plate.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        pygame.draw.rect(plate, mix(colour, WHITE, 0.35), plate.get_rect(), theme.px(1.4), theme.px(5))
        return plate

    return theme.cached(("brass plate", colour, width, height), draw)
