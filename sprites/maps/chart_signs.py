"""What is engraved on a chart: mountains, hills, woods, towns, rivers, rhumb lines, ships, the rose of the winds.

Every function gives vector shapes; `u` is the pixels of a unit on a map whose hexes have sides of 37 units.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin, tau
from random import Random

from sprites.maps.coast import inland
from sprites.maps.hex_outline import Cell, centre
from sprites.maps.hexes import Point
from sprites.paint import brush, icons
from sprites.paint.palette import Colour

ENGRAVED: Colour = (82, 58, 34)
LAND_LIGHT: Colour = (222, 200, 156)
LAND_DARK: Colour = (158, 128, 84)
LEAVES: Colour = (124, 134, 78)
ROOF: Colour = (178, 92, 62)
RIVER: Colour = (77, 135, 148)
CHALK: Colour = (226, 218, 190)
NORTH: Colour = (192, 57, 43)
BRASS: Colour = (214, 176, 106)
TWINE: Colour = (169, 138, 86)

SIGN_ALPHA = 0.62
SIDE = 37.0


def line(points: Sequence[Point], colour: Colour, width: float, alpha: float = 1.0, fill: str = "") -> str:
    """A line through points; closed and filled where a fill is given."""
    places = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return (
        f'<path d="M{places}{"Z" if fill else ""}" fill="{fill or "none"}" stroke="{brush.css(colour)}" '
        f'stroke-width="{width:.2f}" stroke-opacity="{alpha:.2f}"/>'
    )


def dashes(ends: Sequence[tuple[Point, Point]], colour: Colour, width: float, alpha: float) -> str:
    """Many short lines as one shape."""
    places = "".join(f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" for (x, y), (to_x, to_y) in ends)
    return (
        f'<path d="{places}" fill="none" stroke="{brush.css(colour)}" stroke-width="{width:.2f}" '
        f'stroke-opacity="{alpha:.2f}"/>'
    )


def placed(cells: Sequence[Cell], shore: Sequence[float], seed: int) -> list[tuple[Point, str]]:
    """About four signs of one kind in every hex that is land but the one in the middle, in lengths of a side."""
    random = Random(seed)
    signs: list[tuple[Point, str]] = []
    for cell in cells:
        x, y = centre(cell)
        kind = random.choices(("mountain", "hill", "wood", "town"), (34, 22, 30, 14))[0]
        count = 1 if kind == "town" else random.randint(3, 5)
        for number in range(count):
            angle, far = tau * (number + random.uniform(0, 0.7)) / count, random.uniform(0.22, 0.62)
            at = x + far * cos(angle), y + far * sin(angle)
            if inland(shore, at) > 0.3 and cell != (0, 0):
                signs.append((at, kind))
    return signs


def country(cells: Sequence[Cell], shore: Sequence[float], middle: Point, u: float, seed: int) -> list[str]:
    """The signs of the country, those further north behind the others."""
    random = Random(seed)
    signs = sorted(placed(cells, shore, seed), key=lambda sign: sign[0][1])
    side = SIDE * u
    return [
        shape
        for (x, y), kind in signs
        for shape in _SIGNS[kind]((middle[0] + x * side, middle[1] + y * side), u * random.uniform(0.85, 1.1))
    ]


def _mountain(foot: Point, u: float) -> Iterator[str]:
    x, y = foot
    left, top, right = (x - 7.4 * u, y), (x - 0.4 * u, y - 14 * u), (x + 8 * u, y)
    yield brush.polygon([left, top, right], LAND_LIGHT, 0.75)
    yield brush.polygon([top, right, (x + 0.6 * u, y)], LAND_DARK, 0.42)
    hatches = []
    for number in range(1, 5):
        share = number / 5
        start = top[0] + (right[0] - top[0]) * share, top[1] + (right[1] - top[1]) * share
        hatches.append((start, (start[0] - 2.2 * u, y - 0.6 * u)))
    yield dashes(hatches, ENGRAVED, 0.6 * u, SIGN_ALPHA * 0.75)
    yield line([left, top, right], ENGRAVED, 0.95 * u, SIGN_ALPHA)


def _hill(foot: Point, u: float) -> Iterator[str]:
    x, y = foot
    arc = [(x + 6.4 * u * cos(pi - pi * step / 8), y - 4.6 * u * sin(pi * step / 8)) for step in range(9)]
    yield line(arc, ENGRAVED, 0.85 * u, SIGN_ALPHA * 0.9)
    yield dashes(
        [((x + place * u, y - rise * u), (x + (place + 1.1) * u, y - 0.9 * u))
         for place, rise in ((2.2, 3.4), (3.8, 2.8))],
        ENGRAVED, 0.6 * u, SIGN_ALPHA * 0.7,
    )  # fmt: skip


def _wood(foot: Point, u: float) -> Iterator[str]:
    x, y = foot
    for across, down in ((-3.0, -1.6), (3.0, -1.2), (0.0, 0.6)):
        at = x + across * u, y + (down - 4.4) * u
        yield dashes([(at, (at[0], at[1] + 5.0 * u))], ENGRAVED, 0.8 * u, SIGN_ALPHA)
        yield (
            f'<ellipse cx="{at[0]:.1f}" cy="{at[1]:.1f}" rx="{2.5 * u:.1f}" ry="{3.0 * u:.1f}" '
            f'fill="{brush.css(LEAVES)}" fill-opacity=".85" stroke="{brush.css(ENGRAVED)}" '
            f'stroke-opacity=".55" stroke-width="{0.6 * u:.2f}"/>'
        )


def _town(foot: Point, u: float) -> Iterator[str]:
    x, y = foot
    house = [(-6.0, 0.0), (-6.0, -4.0), (-3.2, -6.6), (-0.4, -4.0), (-0.4, 0.0)]
    tower = [(-0.4, 0.0), (-0.4, -8.0), (1.4, -11.5), (3.2, -8.0), (3.2, 0.0)]
    for walls, colour in ((house, ROOF), (tower, LAND_LIGHT)):
        points = [(x + across * u, y + down * u) for across, down in walls]
        yield line(points, ENGRAVED, 0.75 * u, SIGN_ALPHA, fill=brush.css(colour))


_SIGNS = {"mountain": _mountain, "hill": _hill, "wood": _wood, "town": _town}


_RIVERS = 5


def rivers(shore: Sequence[float], middle: Point, u: float, seed: int) -> list[str]:
    """Rivers from the hills to the sea, wider towards it, with an inked edge."""
    random = Random(seed)
    edges, waters = [], []
    for number in range(_RIVERS):
        direction = tau * (number + random.uniform(0.15, 0.85)) / _RIVERS
        mouth = shore[round(direction / tau * len(shore)) % len(shore)] + 0.12
        source = mouth * random.uniform(0.40, 0.55)
        bends = [random.uniform(-0.45, 0.45) for _ in range(6)]
        points = []
        for step in range(41):
            share = step / 40
            bend = _between(bends, share * 5) * sin(pi * min(1.0, share * 1.15)) * 1.1
            far = source + (mouth - source) * share
            at = (
                far * cos(direction) - bend * sin(direction),
                far * sin(direction) + bend * cos(direction),
            )
            points.append((middle[0] + at[0] * SIDE * u, middle[1] + at[1] * SIDE * u))
        for start in range(0, 40, 8):
            part, wide = points[start : start + 9], (1.1 + 0.28 * start / 8) * u
            edges.append(line(part, ENGRAVED, wide + 1.3 * u, 0.6))
            waters.append(line(part, RIVER, wide))
    return edges + waters


def _between(values: Sequence[float], at: float) -> float:
    first = min(int(at), len(values) - 2)
    share = at - first
    share = share * share * (3 - 2 * share)
    return values[first] + (values[first + 1] - values[first]) * share


def rhumb_lines(size: tuple[int, int], middle: Point, u: float) -> list[str]:
    """Courses from the rose in the middle, and from two others in corners."""
    width, height = size
    shapes = []
    for (x, y), count, alpha in (
        (middle, 32, 0.13),
        ((0.045 * width, 0.90 * height), 16, 0.16),
        ((0.96 * width, 0.30 * height), 16, 0.16),
    ):
        ways = [((x, y), _to_border(size, (x, y), tau * step / count)) for step in range(count)]
        shapes.append(dashes(ways, CHALK, 0.8 * u, alpha))
    return shapes


def _to_border(size: tuple[int, int], start: Point, angle: float) -> Point:
    """Where a course leaves the chart."""
    across, down = cos(angle), sin(angle)
    ways = [
        ((length if along > 0 else 0) - begin) / along
        for length, begin, along in zip(size, start, (across, down), strict=True)
        if abs(along) > 1e-6
    ]
    far = min(ways)
    return start[0] + far * across, start[1] + far * down


def waves(spots: Sequence[Point], u: float) -> list[str]:
    """Small double waves at sea."""
    shapes = []
    for x, y in spots:
        for row in range(2):
            start = x + row * 4 * u, y + row * 4.5 * u
            points = [
                (start[0] + step * 1.1 * u, start[1] - 1.9 * u * abs(sin(step * pi / 5)))
                for step in range(16 - 5 * row)
            ]
            shapes.append(line(points, CHALK, 0.7 * u, 0.34))
    return shapes


def vessel(name: str, at: Point, side: float, u: float) -> list[str]:
    """A ship or a monster of the sea in chalk, over the water that it makes."""
    x, y = at
    foot = [(x + (step - 10) * side / 20, y + side * 0.47 - 1.8 * u * abs(sin(step * pi / 4))) for step in range(21)]
    shade = icons.shape(name, (x + 1.1 * u, y + 1.5 * u), side, (10, 30, 40), 0.7)
    return [shade, icons.shape(name, at, side, CHALK, 0.86), line(foot, CHALK, 0.9 * u, 0.55)]


def rose(at: Point, u: float) -> list[str]:
    """The rose of the winds with eight points, its north red, on a dark dial."""
    x, y = at
    shapes = [
        brush.ellipse(at, (25.5 * u, 25.5 * u), (20, 16, 12), 0.9),
        brush.ellipse(at, (24.4 * u, 24.4 * u), BRASS),
        brush.ellipse(at, (23.0 * u, 23.0 * u), (22, 44, 70)),
    ]
    ticks = []
    for step in range(32):
        turn, inner = tau * step / 32, 21.0 if step % 4 else 19.6
        ticks.append(
            (
                (x + inner * u * cos(turn), y + inner * u * sin(turn)),
                (x + 22.4 * u * cos(turn), y + 22.4 * u * sin(turn)),
            )
        )
    shapes.append(dashes(ticks, BRASS, 0.6 * u, 0.9))
    for first, far, near in ((1, 14.5, 4.2), (0, 20.5, 5.4)):
        for quarter in range(4):
            turn = -pi / 2 + quarter * pi / 2 + first * pi / 4
            tip = x + far * u * cos(turn), y + far * u * sin(turn)
            is_north = not first and not quarter
            for side, tone in ((-1, CHALK), (1, (120, 96, 58))):
                flank = turn + side * pi / 4
                colour = tone if not is_north else NORTH if side < 0 else (120, 24, 18)
                corner = x + near * u * cos(flank), y + near * u * sin(flank)
                shapes.append(brush.polygon([at, tip, corner], colour))
    shapes.append(brush.ellipse(at, (2.2 * u, 2.2 * u), BRASS))
    return shapes


def rope(loop: Sequence[Point], u: float) -> list[str]:
    """A twisted rope along a closed line."""
    closed = [*loop, loop[0]]
    twists = []
    walked, step = 0.0, 3.7 * u
    for (x, y), (to_x, to_y) in pairwise(closed):
        length = hypot(to_x - x, to_y - y)
        along = (to_x - x) / length, (to_y - y) / length
        at = -walked % step
        while at < length:
            near = x + along[0] * at, y + along[1] * at
            reach = 2.1 * u
            lean = (along[0] * 0.5 - along[1]) * reach, (along[1] * 0.5 + along[0]) * reach
            twists.append(((near[0] - lean[0], near[1] - lean[1]), (near[0] + lean[0], near[1] + lean[1])))
            at += step
        walked += length
    return [
        line([(x + 0.9 * u, y + 1.6 * u) for x, y in closed], (8, 10, 12), 7.0 * u, 0.35),
        line(closed, (60, 40, 17), 6.2 * u),
        line(closed, TWINE, 4.4 * u),
        line([(x - 0.5 * u, y - 0.7 * u) for x, y in closed], (212, 184, 132), 1.4 * u, 0.8),
        dashes(twists, (60, 40, 17), 0.9 * u, 0.85),
    ]
