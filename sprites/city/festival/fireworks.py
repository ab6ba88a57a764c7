"""Lights in the sky of a winner: what an age knew of them, in the tones of the side, and among them its sign."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import cos, pi, sin
from random import Random
from typing import NamedTuple

import pygame

from sprites.city.feast import GOLD, IVORY, LANTERN, glow, second_tone
from sprites.city.light import air
from sprites.city.plan import CityPlan
from sprites.paint import brush, icons
from sprites.paint.palette import WHITE, Colour, mix

Point = tuple[float, float]

SPOTS = ((0.55, 0.15, 13.0), (0.68, 0.2, 9.0), (0.79, 0.14, 15.0), (0.9, 0.19, 10.0), (0.965, 0.1, 8.0))
"""The middles of fireworks, as shares of width and height, and their radii in units: no words are read before them."""

MORE_SPOTS = ((0.615, 0.07, 6.5), (0.735, 0.26, 6.5), (0.85, 0.06, 6.5))
"""Where more of them are, one for every wonder."""

KINDS: Mapping[int, Sequence[str]] = {
    1: (), 2: ("rockets", "ring"), 3: ("willow", "palm", "ring"), 4: ("peony", "palm", "willow", "ring"),
}  # fmt: skip
"""What rises in each age; in the first the sign stands among the stars, and fires burn on the hills."""

RAYS, RINGS, STARS = 22, (0.34, 0.62, 0.84, 1.0), 0.55
"""Rays of a firework, how far from its middle the sparks on each lie, and how large they are, in units."""

SIGN, DOTS = 1.25, 30
"""How many times as large as others the sign is, and how many sparks it is high."""

BEACONS = (0.56, 0.66, 0.745, 0.86, 0.95)
"""Where fires burn on the hills, as shares of the width."""

NIGHT_SKY: Colour = (30, 26, 66)
DEEP = 0.62
"""What the top of the sky has turned to, and how far."""


class Burst(NamedTuple):
    """Something that shines in the sky: its kind or, after a colon, a sign; its middle, as shares of width and height,
    its radius in units, its tone, and a number that no other has.
    """

    kind: str
    across: float
    down: float
    radius: float
    tone: Colour
    number: int


def peonies(colour: Colour) -> tuple[Burst, ...]:
    """Those that need no city: in this colour, in gold and in ivory."""
    tones = (GOLD, mix(colour, WHITE, 0.3), IVORY)
    return tuple(Burst("peony", *spot, tones[number % 3], number) for number, spot in enumerate(SPOTS))


def display(plan: CityPlan) -> tuple[Burst, ...]:
    """What a city that feasts has in its sky. It follows from its age, its sign and colour, and what was built."""
    built = [lot.emblem for lot in plan.lots if lot]
    random = Random(f"{plan.beast} {plan.colour} {' '.join(built)}")
    tones = (mix(plan.colour, WHITE, 0.25), GOLD, mix(second_tone(plan), WHITE, 0.2))
    kinds, spots = KINDS[min(4, plan.age)], [*SPOTS, *MORE_SPOTS[: len(plan.works)]]
    signed, first = random.choice((0, 2)), random.randrange(3)
    found = []
    for number, (across, down, radius) in enumerate(spots):
        tone = tones[(first + number) % 3]
        if number == signed and plan.beast:
            found.append(Burst(f"sign:{plan.beast}", across, max(0.17, down), SIGN * radius, tones[0], number))
        elif kinds:
            moved = across + random.uniform(-0.012, 0.012), down + random.uniform(-0.02, 0.03)
            found.append(Burst(random.choice(kinds), *moved, radius * random.uniform(0.85, 1.1), tone, number))
    return tuple(found)


def shine(picture: pygame.Surface, bursts: Sequence[Burst]) -> None:
    """All of it, in a sky that grows dark from its top."""
    width, height = picture.get_size()
    unit, shapes = height / 100, list[str]()
    veil = pygame.Surface((1, round(0.5 * height)), pygame.SRCALPHA)
    for row in range(veil.get_height()):
        veil.fill((*NIGHT_SKY, round(255 * DEEP * (1 - row / veil.get_height()) ** 1.2)), (0, row, 1, 1))
    picture.blit(pygame.transform.scale(veil, (width, veil.get_height())), (0, 0))
    for burst in bursts:
        centre, reach = (burst.across * width, burst.down * height), burst.radius * unit
        kind, _, sign = burst.kind.partition(":")
        glow(picture, centre, 3.4 * reach, burst.tone, 0.34)
        trail = [(centre[0] - 1.6 * unit, 0.44 * height), (centre[0] - 0.5 * unit, centre[1] + 0.5 * reach), centre]
        if kind != "sign":
            shapes.append(brush.stroke(trail, mix(burst.tone, WHITE, 0.3), 0.3 * unit, 0.3))
        draw = _DRAWN.get(kind)
        shapes += draw(burst, centre, reach, unit) if draw else _sign(sign, burst, centre, reach, unit)
    brush.lay_vector(picture, shapes, picture.get_rect())


def beacons(picture: pygame.Surface, plan: CityPlan, horizon: float) -> None:
    """In an age without fireworks: fires on the hills, sparks that rise from them, and stars."""
    if KINDS[min(4, plan.age)]:
        return
    (width, height), random, shapes = picture.get_size(), Random(8), list[str]()
    unit = height / 100
    for _ in range(70):
        spot, size = (random.random() * width, random.random() ** 1.4 * 0.3 * height), random.uniform(0.12, 0.34)
        shapes.append(brush.ellipse(spot, (size * unit, size * unit), IVORY, random.uniform(0.4, 0.9)))
    for share in BEACONS:
        x, y = share * width, horizon * height - random.uniform(3, 7) * unit
        glow(picture, (x, y - unit), 26 * unit, LANTERN, 0.5)
        shapes.append(brush.polygon([(x - 1.4 * unit, y), (x + 1.4 * unit, y), (x + unit, y - 2 * unit),
                                     (x - unit, y - 2 * unit)], mix(air(plan).fore, LANTERN, 0.2)))  # fmt: skip
        for high, wide, tone in ((7.0, 1.7, (255, 140, 54)), (4.4, 1.0, GOLD)):
            flame = [(x - wide * unit, y - 2 * unit), (x - 0.4 * wide * unit, y - (1.4 + 0.6 * high) * unit),
                     (x + 0.2 * unit, y - (2 + high) * unit), (x + wide * unit, y - 2 * unit)]  # fmt: skip
            shapes.append(brush.polygon(flame, tone))
        for _ in range(16):
            up = random.uniform(7, 26)
            spot = x + (random.uniform(-1.6, 1.6) + 0.14 * up) * unit, y - up * unit
            shapes.append(brush.ellipse(spot, (0.22 * unit,) * 2, GOLD, 1 - up / 30))
    brush.lay_vector(picture, shapes, picture.get_rect())


def _spark(at: Point, size: float, tone: Colour, share: float) -> str:
    """A spark on its way from the middle, where it is white."""
    return brush.ellipse(at, (size, size), mix(tone, WHITE, 0.65 - 0.5 * share), 0.55 + 0.4 * share)


def _rays(burst: Burst, many: int, even: float = 0.7) -> Iterator[tuple[float, float, Random]]:
    """The directions of so many rays, and how far each comes."""
    random = Random(40 + burst.number)
    for ray in range(many):
        yield 2 * pi * (ray + (1 - even) * random.random()) / many, random.uniform(0.8, 1.0), random


def _peony(burst: Burst, centre: Point, reach: float, unit: float) -> Iterator[str]:
    """A ball of sparks."""
    for angle, far, _ in _rays(burst, RAYS):
        for share in RINGS:
            x, y = centre[0] + cos(angle) * far * reach * share, centre[1] + sin(angle) * far * reach * share
            yield _spark((x, y + 0.14 * reach * share * share), STARS * unit * (0.5 + 0.6 * share), burst.tone, share)
        edge = centre[0] + cos(angle) * far * reach, centre[1] + (sin(angle) * far + 0.14) * reach
        yield brush.stroke([centre, edge], burst.tone, 0.22 * unit, 0.4)


def _ring(burst: Burst, centre: Point, reach: float, unit: float) -> Iterator[str]:
    """Two rings that lie askew, around a bright middle."""
    for turn, wide in ((0.5, 0.42), (-0.6, 0.5)):
        for step in range(30):
            angle = 2 * pi * step / 30
            x, y = reach * cos(angle), wide * reach * sin(angle)
            at = centre[0] + x * cos(turn) - y * sin(turn), centre[1] + x * sin(turn) + y * cos(turn)
            yield _spark(at, 0.95 * STARS * unit, burst.tone, 0.6 if turn > 0 else 1.0)
    for angle, far, _ in _rays(burst, 9):
        at = centre[0] + 0.26 * far * reach * cos(angle), centre[1] + 0.26 * far * reach * sin(angle)
        yield _spark(at, 0.7 * STARS * unit, IVORY, 0.3)


def _falling(centre: Point, reach: float, angle: float, far: float, drop: float) -> list[Point]:
    """The way of a spark that rises, spreads and falls."""
    return [(centre[0] + cos(angle) * far * reach * share,
             centre[1] + (sin(angle) * 0.8 * far * share + drop * share * share) * reach)
            for share in (0.0, 0.25, 0.5, 0.75, 1.0)]  # fmt: skip


def _willow(burst: Burst, centre: Point, reach: float, unit: float) -> Iterator[str]:
    """Long trails of gold that hang down."""
    tone = mix(burst.tone, GOLD, 0.6)
    for angle, far, random in _rays(burst, 26):
        way = _falling(centre, reach, angle, far, 0.95)
        yield brush.stroke(way, tone, 0.26 * unit, 0.5)
        yield brush.stroke(way[2:], mix(tone, WHITE, 0.3), 0.36 * unit, 0.55)
        for share in (0.6, 0.8, 1.0):
            spot = way[round(4 * share)]
            yield _spark((spot[0], spot[1] + random.uniform(0, unit)), 0.6 * STARS * unit, tone, share)


def _palm(burst: Burst, centre: Point, reach: float, unit: float) -> Iterator[str]:
    """A few thick arms, each with a tuft at its end."""
    for angle, far, random in _rays(burst, 10, 0.9):
        way = _falling(centre, reach, angle, far, 0.5)
        for wide, tone, alpha in ((1.0, burst.tone, 0.5), (0.45, mix(burst.tone, WHITE, 0.5), 0.9)):
            yield brush.stroke(way, tone, wide * unit, alpha)
        for _ in range(7):
            turn, out = 2 * pi * random.random(), random.uniform(0.4, 1.9) * unit
            yield _spark((way[-1][0] + out * cos(turn), way[-1][1] + out * sin(turn)), 0.7 * STARS * unit,
                         burst.tone, 0.9)  # fmt: skip


def _rockets(burst: Burst, centre: Point, reach: float, unit: float) -> Iterator[str]:
    """Three rockets side by side, each with a tail of sparks and few stars at its head."""
    random = Random(70 + burst.number)
    for place in (-1, 0, 1):
        head = centre[0] + place * 0.55 * reach, centre[1] + abs(place) * 0.3 * reach
        tail = [
            (head[0] - place * 0.3 * reach, head[1] + 2.2 * reach),
            (head[0] - place * 0.1 * reach, head[1] + reach),
            head,
        ]
        yield brush.stroke(tail, burst.tone, 0.4 * unit, 0.5)
        for _ in range(14):
            share = random.random()
            at = head[0] + random.uniform(-0.8, 0.8) * unit, head[1] + share * 1.4 * reach
            yield _spark(at, 0.5 * STARS * unit, burst.tone, 1 - share)
        for step in range(8):
            angle = 2 * pi * step / 8
            at = head[0] + 0.28 * reach * cos(angle), head[1] + 0.28 * reach * sin(angle)
            yield brush.stroke([head, at], mix(burst.tone, WHITE, 0.4), 0.3 * unit, 0.8)
            yield _spark(at, 0.8 * STARS * unit, burst.tone, 0.7)


def _sign(sign: str, burst: Burst, centre: Point, reach: float, unit: float) -> Iterator[str]:
    """The sign of the side, in sparks: brighter along its edge."""
    mask = pygame.mask.from_surface(icons.raster(sign, DOTS, WHITE), 110)
    wide, high = mask.get_size()
    step = 2 * reach / max(wide, high)
    for x in range(wide):
        for y in range(high):
            if not mask.get_at((x, y)):
                continue
            around = [(x + dx, y + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
            is_edge = any(not (0 <= a < wide and 0 <= b < high) or not mask.get_at((a, b)) for a, b in around)
            at = centre[0] + (x + 0.5 - wide / 2) * step, centre[1] + (y + 0.5 - high / 2) * step
            if is_edge and (x + y) % 2 == 0:
                yield brush.ellipse(at, (0.62 * step,) * 2, mix(burst.tone, WHITE, 0.6))
            elif not is_edge and x % 2 == y % 2 == 0:
                yield brush.ellipse(at, (0.45 * step,) * 2, burst.tone, 0.8)


_DRAWN = {"peony": _peony, "ring": _ring, "willow": _willow, "palm": _palm, "rockets": _rockets}
