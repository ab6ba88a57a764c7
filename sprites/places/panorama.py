"""Panoramas: a wide view of a city of an age, as flat light and dark planes in layers from the sky to the front.

Sizes are pixels. A layer is wider than the window it is seen through, so that it can be moved along behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pygame

from sprites.paint import brush
from sprites.paint.palette import WHITE, Colour, mix
from sprites.places.air import Air
from sprites.places.town import KINDS, Points

Shapes = list[str]

LARGEST = 2000
"""Pixels across a picture as it is drawn; a wider one is drawn smaller and enlarged, as nobody sees it for long."""

RINGS = 13
"""Steps of the sky around its sun."""

BANDS = 0.7
"""From which half height on a ring is a band, as a share of the height."""


def sky(size: brush.Size, air: Air, sun: tuple[float, float], radius: float, stars: bool = False) -> pygame.Surface:
    """A sky in steps around its sun; `sun` and `radius` are shares of width and height."""
    return _enlarged(lambda size: _sky(size, air, sun, radius, stars), size)


def _sky(size: brush.Size, air: Air, sun: tuple[float, float], radius: float, stars: bool) -> pygame.Surface:
    width, height = size
    centre, far = (sun[0] * width, sun[1] * height), max(width * 0.62, height * 1.2)
    shapes: Shapes = []
    for share in _steps(far, height, air):
        reach = far * (1 - share) ** 1.25 + radius * height
        shapes.append(brush.ellipse(centre, (reach * 1.25, reach * 0.86), _tone(air, share)))
    shapes.append(brush.ellipse(centre, (radius * height,) * 2, air.sun))
    random = Random(width)
    if stars:
        shapes += [
            brush.ellipse(
                (random.uniform(0, width), random.uniform(0, height * 0.6)),
                (height * random.choice((0.003, 0.004, 0.006)),) * 2,
                air.sun,
                random.uniform(0.3, 0.9),
            )
            for _ in range(70)
        ]
    else:
        for _ in range(7):
            shapes += _cloud(random, (width, height), mix(air.horizon, air.sun, 0.5))
    picture = pygame.Surface(size)
    picture.fill(air.top)
    picture.blit(brush.vector(size, shapes), (0, 0))
    brush.lay_grain(picture)
    return picture.convert()


def _tone(air: Air, share: float) -> Colour:
    """The sky so near to its sun, from 0 far away to 1."""
    return mix(air.top, air.middle, share * 2) if share < 0.5 else mix(air.middle, air.horizon, share * 2 - 1)


def _steps(far: float, height: int, air: Air) -> Iterator[float]:
    """How near to the sun the sky changes. Rings of which only the sides are seen would be upright bands: they lie so
    close that none is seen.
    """
    for step in range(RINGS - 1):
        share, after = step / (RINGS - 1), (step + 1) / (RINGS - 1)
        is_band = far * (1 - after) ** 1.25 * 0.86 > BANDS * height
        tones = zip(_tone(air, share), _tone(air, after), strict=True)
        count = max(1, *(abs(one - other) for one, other in tones)) if is_band else 1
        yield from (share + (after - share) * part / count for part in range(count))
    yield 1.0


def _enlarged(draw: Callable[[brush.Size], pygame.Surface], size: brush.Size) -> pygame.Surface:
    """A picture of this size, drawn no wider than LARGEST."""
    if size[0] <= LARGEST:
        return draw(size)
    small = LARGEST, max(1, round(size[1] * LARGEST / size[0]))
    return pygame.transform.smoothscale(draw(small), size)


def _cloud(random: Random, size: brush.Size, tone: Colour) -> Shapes:
    """Flat discs on one line."""
    width, height = size
    x, y = random.uniform(0, width), random.uniform(0.06, 0.42) * height
    span = random.uniform(0.16, 0.4) * height
    return [
        brush.ellipse((x + span * (at - 1.5) / 2, y), (span * wide, span * 0.07), tone, 0.5)
        for at, wide in enumerate((0.36, 0.52, 0.44, 0.28))
    ]


def city(size: brush.Size, air: Air, age: int, seed: int, depth: float, foot: float) -> pygame.Surface:
    """A row of buildings of an age with their feet at this share of the height, the ground in front of them.

    `depth` is 0 for what stands in front and nears 1 the more haze lies before it; far rows are lower.
    """
    return _enlarged(lambda size: _city(size, air, age, seed, depth, foot), size)


def _city(size: brush.Size, air: Air, age: int, seed: int, depth: float, foot: float) -> pygame.Surface:
    width, height = size
    random, unit = Random(f"{seed} {age} {depth}"), height / 100 * (1.25 - 0.75 * depth)
    line = foot * height
    shapes: Shapes = []
    x = -6.0 * unit
    while x < width:
        wide = random.uniform(9, 17) * unit
        kind = random.choice(KINDS[age])
        shapes += [
            brush.polygon(points, mix(tone(air), mix(air.haze, air.far, 0.35), depth))
            for points, tone in kind(random, x, line, wide, unit)
        ]
        x += wide * random.uniform(0.72, 1.25)
    ground = mix(air.ground, air.haze, depth)
    shapes.append(brush.polygon([(0, line), (width, line), (width, height), (0, height)], ground))
    if depth < 0.2:
        shapes += _furrows(random, size, line, mix(air.dark, air.haze, depth))
    layer = brush.vector(size, shapes)
    return layer


def _furrows(random: Random, size: brush.Size, line: float, tone: Colour) -> Shapes:
    width, height = size
    room = height - line
    found = []
    for step in range(5):
        y = line + room * (0.12 + 0.2 * step)
        start = random.uniform(-0.2, 0.8) * width
        reach = random.uniform(0.25, 0.6) * width
        found.append(
            brush.polygon([(start, y), (start + reach, y), (start + reach * 0.5, y + room * 0.07)], tone, 0.35)
        )
    return found


def crowd(size: brush.Size, colour: Colour, seed: int, spears: bool = False) -> pygame.Surface:
    """People that look on, a row along the foot of the surface, nobody cut off; with spears they are an army."""
    return _enlarged(lambda size: _crowd(size, colour, seed, spears), size)


def _crowd(size: brush.Size, colour: Colour, seed: int, spears: bool) -> pygame.Surface:
    width, height = size
    random = Random(seed)
    shapes: Shapes = []
    x = 0.0
    while x < width:
        tall = height * random.uniform(0.5, 0.66)
        wide, foot = tall * 0.42, height * random.uniform(0.98, 1.08)
        if shapes and x + (wide * 1.2 + height * 0.06 if spears else wide) > width - 1:
            break
        tone = mix(colour, WHITE if random.random() < 0.3 else (0, 0, 0), random.uniform(0.05, 0.3))
        if spears:
            shapes.append(brush.stroke([(x + wide, foot), (x + wide * 1.2, foot - tall * 1.5)], tone, height * 0.03))
            tip = (x + wide * 1.2, foot - tall * 1.5)
            shapes.append(
                brush.polygon(
                    [
                        (tip[0] - height * 0.035, tip[1]),
                        (tip[0] + height * 0.01, tip[1] - height * 0.14),
                        (tip[0] + height * 0.04, tip[1]),
                    ],
                    tone,
                )
            )
        body: Points = [
            (x, foot),
            (x + wide * 0.22, foot - tall * 0.68),
            (x + wide * 0.78, foot - tall * 0.68),
            (x + wide, foot),
        ]
        shapes.append(brush.polygon(body, tone))
        shade = mix(tone, (0, 0, 0), 0.35)
        shapes.append(
            brush.polygon([(x + wide * 0.56, foot), (x + wide * 0.56, foot - tall * 0.68), body[2], body[3]], shade)
        )
        shapes.append(brush.ellipse((x + wide / 2, foot - tall * 0.8), (tall * 0.16, tall * 0.18), tone))
        x += wide * random.uniform(0.75, 1.5)
    return brush.vector(size, shapes)
