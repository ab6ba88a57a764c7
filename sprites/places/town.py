"""What a town of each age is built of: houses, temples, towers and trees as flat light and dark parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import cos, pi, sin
from random import Random

from sprites.paint.palette import Colour, mix
from sprites.places.air import Air

Points = list[tuple[float, float]]
Tone = Callable[[Air], Colour]
Part = tuple[Points, Tone]
Building = Callable[[Random, float, float, float, float], Iterator[Part]]
"""From chance, left edge, foot, width and the length of a unit."""

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
            [(centre[0] + reach * cos(pi * step / 8), centre[1] + reach * sin(pi * step / 8)) for step in range(16)],
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


def _glass_tower(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    wide, high = wide * 0.8, random.uniform(22, 40) * unit
    slope = random.choice((0.0, 5.0)) * unit
    edge = x + wide * 0.6
    yield (
        [(x, foot), (x, foot - high), (edge, foot - high - slope), (x + wide, foot - high), (x + wide, foot)],
        _wall,
    )
    yield [(edge, foot), (edge, foot - high - slope), (x + wide, foot - high), (x + wide, foot)], _shade
    for row in range(1, int(high / unit / 3.4)):
        yield _rectangle(x + wide * 0.1, foot - high + 3.4 * row * unit, wide * 0.4, 0.9 * unit), _roof


def _needle(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    high, middle = random.uniform(34, 46) * unit, x + wide * 0.4
    yield [(middle - 2.4 * unit, foot), (middle, foot - high), (middle + 2.4 * unit, foot)], _wall
    yield [(middle, foot), (middle, foot - high), (middle + 2.4 * unit, foot)], _shade
    ring = foot - high * 0.62
    yield _rectangle(middle - 5 * unit, ring, 10 * unit, 1.8 * unit), _roof
    yield _rectangle(middle - 3.4 * unit, ring + 1.8 * unit, 6.8 * unit, 1.2 * unit), _dusk


def _hothouse(random: Random, x: float, foot: float, wide: float, unit: float) -> Iterator[Part]:
    yield from _dome(x + wide * 0.7, foot, wide * 0.7, 0.9)
    yield from _tree(x + wide * 0.4, foot, wide * 0.6, wide * 0.55, False)


KINDS: Mapping[int, Sequence[Building]] = {
    1: (_white_house, _white_house, _white_house, _temple, _cypress),
    2: (_gabled_house, _gabled_house, _gabled_house, _spire, _keep, _oak),
    3: (_palace, _palace, _palace, _domed, _campanile, _cypress),
    4: (_tenement, _tenement, _works, _chimney, _clock_tower),
    5: (_glass_tower, _glass_tower, _glass_tower, _needle, _hothouse),
}
"""What may stand in a town of each age."""
