"""What hangs over a square on the evening of a feast, from pole to pole: as its age has it, in the side's tones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise

import pygame

from sprites.city.feast import BULB, GOLD, IVORY, LANTERN, SQUARE, second_tone
from sprites.city.light import air
from sprites.city.mason import Mason
from sprites.city.plan import CityPlan, Stage
from sprites.paint import brush
from sprites.paint.palette import BLACK, Colour, mix

Point = tuple[float, float]

POLE, MAST, SAG = 0.93, 34.0, 7.0
"""The foot of the poles, as a share of the height; how high they are, and how far a line sags, in units."""
BETWEEN_POLES, LOWER = 34.0, 9.0
"""Units from pole to pole, and from the upper line to the lower one, where lights hang."""

PENNANT = 2.4
"""Units that a pennant is wide."""

LEAF, ROSE = (86, 132, 62), (226, 92, 96)


class PoleRow:
    """Lines from pole to pole in a picture, and where something hangs on them."""

    def __init__(self, plan: CityPlan, stage: Stage, size: brush.Size) -> None:
        width, height = size
        self.unit, self.foot, self.here = height / 100, POLE * height, air(plan)
        last = stage.square + SQUARE if stage.works else 0.985
        many = max(2, round(last * width / (BETWEEN_POLES * self.unit)))
        self.feet = [(0.012 + (last - 0.012) * place / many) * width for place in range(many + 1)]
        self.tones = _pattern(plan)

    def hung(self, tall: float, apart: float, sag: float = SAG) -> Iterator[Point]:
        """Places on a line so many units high, about so many units apart."""
        for x, after in pairwise(self.feet):
            many = max(2, round((after - x) / (apart * self.unit)))
            for place in range(many + (after == self.feet[-1])):
                share = place / many
                drop = 4 * share * (1 - share) * sag * self.unit
                yield x + (after - x) * share, self.foot - tall * self.unit + drop

    def toned(self, tone: Colour) -> Colour:
        """A colour of cloth at dusk."""
        return mix(tone, self.here.fore, 0.12)


def _pattern(plan: CityPlan) -> Sequence[Colour]:
    """The tones that follow each other: those of a side come in an order of their own."""
    own, other = plan.colour, second_tone(plan)
    ways = ((own, IVORY, GOLD), (own, own, IVORY), (own, other), (own, GOLD, other), (own, IVORY, own, other))
    return ways[sum(map(ord, plan.beast)) % len(ways)]


def hang(picture: pygame.Surface, plan: CityPlan, stage: Stage) -> None:
    """Poles, what hangs between them, and the light of the lower line and beside wonders."""
    (width, height), line = picture.get_size(), PoleRow(plan, stage, picture.get_size())
    unit = line.unit
    mason = Mason(line.here, plan.colour, 0.0, line.foot, unit)
    for x in line.feet:
        mason.line([(x / unit, 0), (x / unit, MAST)], "dark", 0.7)
        mason.disc(x / unit, MAST, 0.9, GOLD)
    brush.lay_vector(picture, [*mason.shapes, *_HUNG[min(4, plan.age)](line, plan)], picture.get_rect())
    lights = list(_lights(line, min(4, plan.age)))
    lights += [(share * width + side * 0.5 * stage.work[2] * width, stage.work[0] * height - 3 * unit)
               for share in stage.works for side in (-1, 1)]  # fmt: skip
    for x, y in lights:
        brush.lay_spot(picture, (x, y + unit), (13 * unit, 13 * unit), LANTERN, 0.42)
    bulbs = [brush.ellipse((x, y + unit), (0.8 * unit, unit), BULB) for x, y in lights]
    brush.lay_vector(picture, bulbs, picture.get_rect())


def _lights(line: PoleRow, age: int) -> Iterator[Point]:
    """Bowls of fire at the poles, in later ages lanterns on a line, at last many bulbs."""
    if age == 1:
        yield from ((x, line.foot - (MAST + 2.4) * line.unit) for x in line.feet)
    else:
        yield from line.hung(MAST - LOWER, 4.8 if age == 4 else 8.0)


def _rope(line: PoleRow, tall: float, tone: Colour, wide: float = 0.3) -> str:
    return brush.stroke(list(line.hung(tall, 4.2)), tone, wide * line.unit)


def _leaves(line: PoleRow, plan: CityPlan) -> Iterator[str]:
    """Antiquity: a rope of leaves with flowers, and ribbons at its poles."""
    unit, leaf = line.unit, line.toned(LEAF)
    yield _rope(line, MAST - 3, mix(leaf, BLACK, 0.3), 1.2)
    for number, (x, y) in enumerate(line.hung(MAST - 3, 1.5)):
        for side in (-1, 1):
            tip = x + side * 1.3 * unit, y + (0.5 + 0.4 * (number % 3)) * unit
            yield brush.polygon([(x, y - 0.7 * unit), tip, (x, y + 0.9 * unit)], mix(leaf, BLACK, 0.12 * (side + 1)))
        if number % 3 == 0:
            tone = line.toned(line.tones[number // 3 % len(line.tones)])
            yield brush.ellipse((x, y + 0.3 * unit), (0.95 * unit, 0.95 * unit), tone)
            yield brush.ellipse((x, y + 0.3 * unit), (0.35 * unit, 0.35 * unit), GOLD)
    for x in line.feet:
        y = line.foot - (MAST - 3) * unit
        for side, tone in ((-1, line.tones[0]), (1, line.tones[1])):
            band = [(x, y), (x + side * 1.5 * unit, y + 4 * unit), (x + side * 0.9 * unit, y + 9 * unit),
                    (x + side * 2.8 * unit, y + 9 * unit), (x + side * 2.6 * unit, y + 3.6 * unit)]  # fmt: skip
            yield brush.polygon(band, line.toned(tone))


def _banners(line: PoleRow, plan: CityPlan) -> Iterator[str]:
    """The Middle Ages: a banner in two tones at every pole, with pennants between them."""
    unit = line.unit
    yield from _pennants(line, plan)
    for number, x in enumerate(line.feet[:-1]):
        tones = [line.toned(line.tones[(number + more) % len(line.tones)]) for more in (0, 1)]
        top, wide, high = line.foot - (MAST - 1) * unit, 4.6 * unit, 14 * unit
        for half, tone in enumerate(tones):
            left = x + half * wide / 2
            right = left + wide / 2
            yield brush.polygon([(left, top), (right, top), (right, top + high), (left + wide / 4, top + 0.84 * high),
                                 (left, top + high)], tone)  # fmt: skip
        yield brush.stroke([(x, top), (x + wide, top)], GOLD, 0.5 * unit)


def _pennants(line: PoleRow, plan: CityPlan) -> Iterator[str]:
    unit = line.unit
    for number, (x, y) in enumerate(line.hung(MAST - 1, 4.2)):
        half, tone = 0.5 * PENNANT * unit, line.toned(line.tones[number % len(line.tones)])
        yield brush.polygon([(x - half, y), (x + half, y), (x, y + 3.4 * unit)], tone)
    for tall in (MAST - 1, MAST - LOWER):
        yield _rope(line, tall, mix(line.here.dark, BLACK, 0.3))


def _swags(line: PoleRow, plan: CityPlan) -> Iterator[str]:
    """The Renaissance: swags of cloth with tassels, and paper lanterns under them."""
    unit, places = line.unit, list(line.hung(MAST - 1, 8.4, 3.0))
    for number, ((x, y), (after, low)) in enumerate(pairwise(places)):
        tone = line.toned(line.tones[number % len(line.tones)])
        steps = [share / 6 for share in range(7)]
        upper = [(x + (after - x) * share, y + (low - y) * share) for share in steps]
        lower = [
            (at[0], at[1] + (1.0 + 3.6 * 4 * share * (1 - share)) * unit)
            for at, share in zip(upper, steps, strict=True)
        ]
        yield brush.polygon([*upper, *reversed(lower)], tone)
        fold = [(at[0], at[1] + 0.55 * (under[1] - at[1])) for at, under in zip(upper, lower, strict=True)]
        yield brush.polygon([*fold, *reversed(lower)], mix(tone, BLACK, 0.2))
        yield brush.stroke(lower, GOLD, 0.32 * unit)
        end, half = low + 3.6 * unit, 0.5 * unit
        tassel = [(after - half, low), (after + half, low), (after + 1.6 * half, end), (after - 1.6 * half, end)]
        yield brush.polygon(tassel, line.toned(GOLD))
    yield _rope(line, MAST - LOWER, mix(line.here.dark, BLACK, 0.3))
    for number, (x, y) in enumerate(line.hung(MAST - LOWER, 8.0)):
        tone = mix(line.tones[number % len(line.tones)], LANTERN, 0.45)
        yield brush.ellipse((x, y + 1.4 * unit), (1.7 * unit, 2.0 * unit), tone)


def _flags(line: PoleRow, plan: CityPlan) -> Iterator[str]:
    """The Industrial Age: square flags, every other in two tones, over strings of bulbs."""
    unit = line.unit
    for number, (x, y) in enumerate(line.hung(MAST - 1, 4.6)):
        tone, other = (line.toned(line.tones[(number + more) % len(line.tones)]) for more in (0, 1))
        half, high = 1.5 * unit, 3.3 * unit
        yield brush.polygon([(x - half, y), (x + half, y), (x + half, y + high), (x - half, y + high)], tone)
        if number % 2:
            yield brush.polygon([(x - half, y), (x - half, y + high), (x + half, y + high)], other)
    for tall in (MAST - 1, MAST - LOWER):
        yield _rope(line, tall, mix(line.here.dark, BLACK, 0.3))


_HUNG: Mapping[int, Callable[[PoleRow, CityPlan], Iterator[str]]] = {1: _leaves, 2: _banners, 3: _swags, 4: _flags}
