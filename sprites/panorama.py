"""Panoramas: a wide view of a city of an age, as flat light and dark planes in layers from the sky to the front.

Sizes are pixels. A layer is wider than the window it is seen through, so that it can be moved along behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import cos, pi, sin
from random import Random

import pygame

from sprites import brush
from sprites.palette import WHITE, Colour, hex_colour, mix

Points = list[tuple[float, float]]
Shapes = list[str]

LARGEST = 2000
"""Pixels across a picture as it is drawn; a wider one is drawn smaller and enlarged, as nobody sees it for long."""

RINGS = 13
"""Steps of the sky around its sun."""


@dataclass(frozen=True)
class Air:
    """The colours of a place and an hour: sky, what is far, the ground, and what stands on it."""

    top: Colour
    middle: Colour
    horizon: Colour
    sun: Colour
    far: Colour
    haze: Colour
    ground: Colour
    dark: Colour
    fore: Colour
    wall: Colour
    shade: Colour
    roof: Colour
    leaf: Colour
    deep_leaf: Colour
    accent: Colour


def _air(codes: str) -> Air:
    return Air(*(hex_colour(f"#{code}") for code in codes.split()))


AIRS = {
    1: _air(
        "1E6CB2 6FBBD0 F8D48C FFFBEA A85F38 D9B98A E9BC66 B5733A 4A2012 FFF3DA D3A06A CB5A30 8B9A45 4E6330 1E5FA8"
    ),
    2: _air(
        "3C5F86 8FB0B4 F0D698 FFF9E2 4A7446 A4B29C 7FA048 58803A 18261C EADFC0 9A937E 96302B 5E7F3C 2F4A2B 7B1F24"
    ),
    3: _air(
        "0A5E70 52AEA6 FBDDA0 FFF3C4 5C3562 B79AA4 EBC05E B0803A 2A1232 FFF5DC CDA27C C8553C 3F8A72 1C5654 6E2A5E"
    ),
    4: _air(
        "2A3448 86605A F2A446 FFE9A8 443C46 9A6F5E 97745A 54433F 121218 C2C4BC 6C747A B4532B 6B6A42 363A2C FFC94A"
    ),
}
"""Day in each of the four ages."""

_SUNSETS = {
    1: "4B4FA8 F0936A FFE08E",
    2: "38467E CE7F88 FFDA98",
    3: "2A4E92 EE8E84 FFE4A6",
    4: "2B2A58 D0644A FFC05A",
}

WAR = _air(
    "120E22 3A1A30 C0401E FFB45A 2A1020 7E2A30 5A2422 2A1018 08050C 6A3038 38182A 8A3A24 3A2020 1A0E14 FFC050"
)
NIGHT = _air(
    "080A1E 1A1E42 6E3034 FFF6DC 1C1E3C 4A2C46 24244A 14162E 06070F 34345E 1E2040 4A2C46 22264A 12142A FF7828"
)
DROUGHT = _air(
    "6E5C3C B89A5C FFE6A0 FFFDEB 8A6A34 D8B468 B78A40 7E5A24 2A1A08 C0965A 7E5A24 8A5A2A 6A5A2A 3A2E12 FFC94A"
)


def sunset(age: int) -> Air:
    """An age at the hour of its triumphs."""
    top, middle, horizon = (hex_colour(f"#{code}") for code in _SUNSETS[age].split())
    day = AIRS[age]
    haze, far = mix(day.haze, (217, 128, 140), 0.5), mix(day.far, (132, 80, 124), 0.45)
    return replace(day, top=top, middle=middle, horizon=horizon, haze=haze, far=far)


def sky(
    size: brush.Size, air: Air, sun: tuple[float, float], radius: float, stars: bool = False
) -> pygame.Surface:
    """A sky in steps around its sun; `sun` and `radius` are shares of width and height."""
    return _enlarged(lambda size: _sky(size, air, sun, radius, stars), size)


def _sky(size: brush.Size, air: Air, sun: tuple[float, float], radius: float, stars: bool) -> pygame.Surface:
    width, height = size
    centre, far = (sun[0] * width, sun[1] * height), max(width * 0.62, height * 1.2)
    shapes: Shapes = []
    for step in range(RINGS):
        share = step / (RINGS - 1)
        reach = far * (1 - share) ** 1.25 + radius * height
        tone = (
            mix(air.top, air.middle, share * 2)
            if share < 0.5
            else mix(air.middle, air.horizon, share * 2 - 1)
        )
        shapes.append(brush.ellipse(centre, (reach * 1.25, reach * 0.86), tone))
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
        kind = random.choice(_KINDS[age])
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
            brush.polygon(
                [(start, y), (start + reach, y), (start + reach * 0.5, y + room * 0.07)], tone, 0.35
            )
        )
    return found


Tone = Callable[[Air], Colour]
Part = tuple[Points, Tone]
_wall: Tone = lambda air: air.wall  # noqa: E731
_shade: Tone = lambda air: air.shade  # noqa: E731
_roof: Tone = lambda air: air.roof  # noqa: E731
_dusk: Tone = lambda air: mix(air.roof, air.fore, 0.4)  # noqa: E731
_window: Tone = lambda air: mix(air.shade, air.fore, 0.55)  # noqa: E731
_leaf: Tone = lambda air: air.leaf  # noqa: E731
_deep: Tone = lambda air: air.deep_leaf  # noqa: E731
_smoke: Tone = lambda air: mix(air.haze, air.middle, 0.4)  # noqa: E731


def _box(x: float, foot: float, wide: float, high: float, split: float = 0.64) -> Iterator[Part]:
    """A block with a light front and a dark side."""
    top, edge = foot - high, x + wide * split
    yield [(x, foot), (x, top), (x + wide, top), (x + wide, foot)], _wall
    yield [(edge, foot), (edge, top), (x + wide, top), (x + wide, foot)], _shade


def _gable(x: float, top: float, wide: float, high: float, split: float = 0.5) -> Iterator[Part]:
    """A pointed roof with a light and a dark side."""
    ridge = x + wide * split
    yield [(x, top), (ridge, top - high), (x + wide, top)], _roof
    yield [(ridge, top), (ridge, top - high), (x + wide, top)], _dusk


def _windows(x: float, top: float, wide: float, rows: int, count: int, unit: float) -> Iterator[Part]:
    step = wide / count
    for row in range(rows):
        for place in range(count):
            left, upper = x + step * (place + 0.28), top + row * 4.4 * unit
            yield _rectangle(left, upper, step * 0.42, 2.5 * unit), _window


def _rectangle(x: float, y: float, wide: float, high: float) -> Points:
    return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]


def _dome(centre: float, foot: float, radius: float, squash: float = 1.1) -> Iterator[Part]:
    steps = 18
    arc = [
        (centre - radius * cos(pi * step / steps), foot - radius * squash * sin(pi * step / steps))
        for step in range(steps + 1)
    ]
    yield arc, _roof
    edge = centre + radius * 0.16
    yield [(edge, foot), *((max(x, edge), y) for x, y in arc[steps // 2 :])], _dusk


def _tree(x: float, foot: float, wide: float, high: float, pointed: bool) -> Iterator[Part]:
    steps = 12
    grip = 0.62 if pointed else 1.0
    points = [
        (
            x + wide / 2 + wide / 2 * sin(2 * pi * step / steps) * (grip if step in (5, 6, 7) else 1),
            foot - high * (0.5 - 0.5 * cos(2 * pi * step / steps)) - high * 0.06,
        )
        for step in range(steps)
    ]
    yield points, _leaf
    yield [(max(px, x + wide * 0.54), y) for px, y in points], _deep


def _white_house(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    high = random.uniform(9, 17) * unit
    yield from _box(x, foot, wide, high)
    if random.random() < 0.6:
        roof = foot - high
        lip = [(x - unit, roof), (x + wide * 0.5, roof - 4 * unit), (x + wide + unit, roof)]
        yield lip, _roof
        yield [(x + wide * 0.5, roof), lip[1], lip[2]], _dusk
    yield from _windows(x, foot - high + 3 * unit, wide * 0.6, 1, 2, unit)


def _temple(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    wide, high = wide * 1.45, random.uniform(14, 19) * unit
    yield _rectangle(x - unit, foot - 2 * unit, wide + 2 * unit, 2 * unit), _wall
    yield _rectangle(x + unit, foot - high, wide - 2 * unit, high - 2 * unit), _window
    for column in range(5):
        left = x + (wide - 2.4 * unit) * column / 4
        yield _rectangle(left, foot - high, 2.4 * unit, high - 2 * unit), _wall
        yield _rectangle(left + 1.5 * unit, foot - high, 0.9 * unit, high - 2 * unit), _shade
    yield _rectangle(x - unit, foot - high - 1.6 * unit, wide + 2 * unit, 1.8 * unit), _wall
    yield from _gable(x - 1.6 * unit, foot - high - 1.6 * unit, wide + 3.2 * unit, 6.5 * unit)


def _cypress(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    yield from _tree(x, foot, 4.5 * unit, random.uniform(14, 23) * unit, True)
    yield from _tree(x + 5 * unit, foot, 3.6 * unit, random.uniform(10, 15) * unit, True)


def _gabled_house(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    high = random.uniform(8, 14) * unit
    yield from _box(x, foot, wide, high)
    yield from _windows(x, foot - high + 3 * unit, wide * 0.62, 1, 2, unit)
    yield from _gable(x - unit, foot - high, wide + 2 * unit, random.uniform(8, 12) * unit, 0.6)


def _spire(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    wide, high = wide * 0.62, random.uniform(22, 30) * unit
    yield from _box(x, foot, wide, high)
    yield from _windows(x, foot - high + 3 * unit, wide * 0.64, 2, 1, unit)
    yield from _gable(x - unit, foot - high, wide + 2 * unit, random.uniform(13, 19) * unit)


def _keep(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    wide, high = wide * 1.3, random.uniform(15, 20) * unit
    yield from _box(x, foot, wide, high, 0.7)
    tooth = wide / 9
    for place in range(0, 9, 2):
        yield (
            _rectangle(x + tooth * place, foot - high - 2.6 * unit, tooth, 2.8 * unit),
            (_wall if place < 6 else _shade),
        )
    yield from _windows(x, foot - high + 4 * unit, wide * 0.66, 1, 3, unit)


def _oak(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    yield from _tree(x, foot, wide * 0.9, random.uniform(11, 15) * unit, False)


def _palace(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    wide, high = wide * 1.1, random.uniform(12, 18) * unit
    yield from _box(x, foot, wide, high, 0.7)
    yield from _windows(x, foot - high + 2.6 * unit, wide * 0.66, 2, 3, unit)
    eaves, ridge = foot - high, foot - high - 3.6 * unit
    yield (
        [(x - unit, eaves), (x + wide * 0.16, ridge), (x + wide * 0.84, ridge), (x + wide + unit, eaves)],
        _roof,
    )


def _domed(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    wide, high = wide * 1.25, random.uniform(13, 17) * unit
    yield from _box(x, foot, wide, high, 0.6)
    yield from _windows(x, foot - high + 4 * unit, wide * 0.58, 1, 3, unit)
    drum = foot - high - 4 * unit
    yield from _box(x + wide * 0.2, foot - high, wide * 0.6, 4 * unit, 0.58)
    yield from _dome(x + wide / 2, drum, wide * 0.33)
    yield _rectangle(x + wide / 2 - 0.7 * unit, drum - wide * 0.36 - 4.4 * unit, 1.4 * unit, 5 * unit), _wall


def _campanile(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    wide, high = wide * 0.42, random.uniform(27, 36) * unit
    yield from _box(x, foot, wide, high)
    yield from _windows(x, foot - high + 2 * unit, wide, 1, 2, unit)
    yield _rectangle(x - 0.8 * unit, foot - high - unit, wide + 1.6 * unit, 1.6 * unit), _shade
    yield from _gable(x, foot - high - unit, wide, 6 * unit)


def _works(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    wide, high = wide * 1.6, random.uniform(9, 12) * unit
    tooth = wide / 3
    for place in range(3):
        left = x + tooth * place
        yield [(left, foot - high), (left, foot - high - 7 * unit), (left + tooth, foot - high)], _roof
    yield _rectangle(x, foot - high, wide, high), _roof
    yield _rectangle(x + wide * 0.7, foot - high, wide * 0.3, high), _dusk
    yield from _windows(x, foot - high + 2.4 * unit, wide * 0.68, 1, 4, unit)


def _chimney(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    high = random.uniform(28, 38) * unit
    for puff in range(4):
        reach = (2.2 + puff * 1.1) * unit
        centre = (x + 2 * unit + puff * 4.2 * unit, foot - high - puff * 3.4 * unit - 2 * unit)
        yield (
            [
                (centre[0] + reach * cos(pi * step / 8), centre[1] + reach * sin(pi * step / 8))
                for step in range(16)
            ],
            _smoke,
        )
    yield (
        [(x, foot), (x + 0.7 * unit, foot - high), (x + 4.1 * unit, foot - high), (x + 4.8 * unit, foot)],
        _wall,
    )
    yield [
        (x + 2.7 * unit, foot), (x + 2.7 * unit, foot - high), (x + 4.1 * unit, foot - high), (x + 4.8 * unit, foot)
    ], _shade  # fmt: skip


def _tenement(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    high = random.uniform(14, 26) * unit
    yield from _box(x, foot, wide, high, 0.72)
    yield from _windows(x, foot - high + 2.4 * unit, wide * 0.7, int(high / unit / 5), 3, unit)
    yield _rectangle(x + wide * 0.12, foot - high - 3 * unit, wide * 0.12, 3 * unit), _roof


def _clock_tower(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    wide, high = wide * 0.55, random.uniform(28, 34) * unit
    yield from _box(x, foot, wide, high)
    yield _rectangle(x + wide * 0.18, foot - high + 3 * unit, wide * 0.6, wide * 0.6), _window
    yield from _gable(x - 0.8 * unit, foot - high, wide + 1.6 * unit, 9 * unit)


_KINDS = {
    1: (_white_house, _white_house, _white_house, _temple, _cypress),
    2: (_gabled_house, _gabled_house, _gabled_house, _spire, _keep, _oak),
    3: (_palace, _palace, _palace, _domed, _campanile, _cypress),
    4: (_tenement, _tenement, _works, _chimney, _clock_tower),
}


def crowd(size: brush.Size, colour: Colour, seed: int, spears: bool = False) -> pygame.Surface:
    """People that look on, as a row along the foot of the surface; with spears they are an army."""
    return _enlarged(lambda size: _crowd(size, colour, seed, spears), size)


def _crowd(size: brush.Size, colour: Colour, seed: int, spears: bool) -> pygame.Surface:
    width, height = size
    random = Random(seed)
    shapes: Shapes = []
    x = 0.0
    while x < width:
        tall = height * random.uniform(0.5, 0.66)
        wide, foot = tall * 0.42, height * random.uniform(0.98, 1.08)
        tone = mix(colour, WHITE if random.random() < 0.3 else (0, 0, 0), random.uniform(0.05, 0.3))
        if spears:
            shapes.append(
                brush.stroke([(x + wide, foot), (x + wide * 1.2, foot - tall * 1.5)], tone, height * 0.03)
            )
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
            brush.polygon(
                [(x + wide * 0.56, foot), (x + wide * 0.56, foot - tall * 0.68), body[2], body[3]], shade
            )
        )
        shapes.append(brush.ellipse((x + wide / 2, foot - tall * 0.8), (tall * 0.16, tall * 0.18), tone))
        x += wide * random.uniform(0.75, 1.5)
    return brush.vector(size, shapes)
