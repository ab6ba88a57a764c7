"""The eight frame cuts: the outer silhouette of a card and the lower edge of its type band.

All lengths are card units: a card is 96 wide whatever its form, so one cut serves every form. Each cut can
be told apart by its outline alone, without colour. Masks are white with soft alpha edges.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from sprites.paint import brush

Point = tuple[float, float]

CARD_WIDTH = 96.0
HALF_HEIGHT = 65.0
INSET = 2.6  # width of the visible frame around paper and picture

CORNER_STEPS = 6
WAVE_STEPS = 8


@dataclass(frozen=True)
class Cut:
    """How one card type is cut: its outline for a height, the edge of its band, and the room for its name."""

    outline: Callable[[float], list[Point]]
    band_edge: Callable[[float], list[Point]]  # for the height of the band; from left to right
    name_width: float


def _arc(centre: Point, radius: tuple[float, float], start: float, end: float, steps: int) -> list[Point]:
    """Points on an ellipse from angle `start` to `end` in degrees, clockwise on the screen, 0 at three o'clock."""
    points = []
    for step in range(steps + 1):
        angle = math.radians(start + (end - start) * step / steps)
        points.append((centre[0] + radius[0] * math.cos(angle), centre[1] + radius[1] * math.sin(angle)))
    return points


def rounded(width: float, height: float, radius: float) -> list[Point]:
    """A rectangle with round corners, clockwise from the upper left."""
    r = radius
    corners = (((r, r), 180), ((width - r, r), 270), ((width - r, height - r), 0), ((r, height - r), 90))
    return [point for centre, start in corners for point in _arc(centre, (r, r), start, start + 90, CORNER_STEPS)]


def _building_outline(height: float) -> list[Point]:
    return rounded(CARD_WIDTH, height, 1.5)


def _deck_outline(height: float) -> list[Point]:
    return rounded(CARD_WIDTH, height, 4)


def _straight_edge(band: float) -> list[Point]:
    return [(0, band), (CARD_WIDTH, band)]


def _military_outline(height: float) -> list[Point]:
    """Round corners and a notch of 18 x 5 in the middle of the lower edge."""
    points = rounded(CARD_WIDTH, height, 4)
    lower_right = 3 * (CORNER_STEPS + 1)
    notch = [(57.0, height), (48.0, height - 5), (39.0, height)]
    return points[:lower_right] + notch + points[lower_right:]


def _pointed_edge(band: float) -> list[Point]:
    return [(0, band), (41, band), (48, band + 4.5), (55, band), (CARD_WIDTH, band)]


def _wave(waves: int, amplitude: float, middle: float) -> list[Point]:
    """A sine from the left edge to the right edge of the card."""
    count = waves * WAVE_STEPS
    return [
        (CARD_WIDTH * step / count, middle + amplitude * math.sin(math.tau * step / WAVE_STEPS))
        for step in range(count + 1)
    ]


def _colony_outline(height: float) -> list[Point]:
    """Round upper corners; the lower edge is five waves."""
    upper = rounded(CARD_WIDTH, height, 4)[: 2 * (CORNER_STEPS + 1)]
    return upper + _wave(5, 1.5, height - 1.6)[::-1]


def _wavy_edge(band: float) -> list[Point]:
    return _wave(4, 1.4, band + 0.8)


def _wonder_outline(height: float) -> list[Point]:
    """Two square steps in each upper corner, like the flank of a pyramid."""
    left = [(0.0, 9.0), (4.5, 9.0), (4.5, 4.5), (9.0, 4.5), (9.0, 0.0)]
    right = [(CARD_WIDTH - x, y) for x, y in reversed(left)]
    return left + right + rounded(CARD_WIDTH, height, 1.5)[2 * (CORNER_STEPS + 1) :]


def _stepped_edge(band: float) -> list[Point]:
    return [
        (0, band - 2.2), (11, band - 2.2), (11, band), (22, band), (22, band + 2.2),
        (74, band + 2.2), (74, band), (85, band), (85, band - 2.2), (CARD_WIDTH, band - 2.2),
    ]  # fmt: skip


def _advisor_outline(height: float) -> list[Point]:
    """The upper edge is a flat arch between two quarter ellipses."""
    rx, ry = 0.34 * CARD_WIDTH, 10.0
    left = _arc((rx, ry), (rx, ry), 180, 270, 3 * CORNER_STEPS)
    right = _arc((CARD_WIDTH - rx, ry), (rx, ry), 270, 360, 3 * CORNER_STEPS)
    return left + right + rounded(CARD_WIDTH, height, 4)[2 * (CORNER_STEPS + 1) :]


def _arched_edge(band: float) -> list[Point]:
    half = CARD_WIDTH / 2
    return _arc((half, band + 1.9), (half * 1.02, 2.5), 180, 360, 4 * CORNER_STEPS)


def _battle_outline(height: float) -> list[Point]:
    """Cut off across the upper right and the lower left corner."""
    points = rounded(CARD_WIDTH, height, 4)
    corner = CORNER_STEPS + 1
    upper_right = [(CARD_WIDTH - 11, 0.0), (CARD_WIDTH, 11.0)]
    lower_left = [(11.0, height), (0.0, height - 11)]
    return points[:corner] + upper_right + points[2 * corner : 3 * corner] + lower_left


def _slanted_edge(band: float) -> list[Point]:
    return [(0, band + 2.4), (CARD_WIDTH, band - 1.6)]


def _war_outline(height: float) -> list[Point]:
    """Saw teeth on both sides."""
    teeth = max(2, round(height / 7.4))
    pitch = height / teeth
    right = [
        point
        for tooth in range(teeth)
        for point in ((CARD_WIDTH, tooth * pitch), (CARD_WIDTH - 2.4, (tooth + 0.5) * pitch))
    ]
    right.append((CARD_WIDTH, height))
    return right + [(CARD_WIDTH - x, y) for x, y in reversed(right)]


def _saw_edge(band: float) -> list[Point]:
    teeth = 12
    pitch = CARD_WIDTH / teeth
    points: list[Point] = [(0, band - 1)]
    for tooth in range(teeth):
        points += [((tooth + 0.5) * pitch, band + 2.2), ((tooth + 1) * pitch, band - 1)]
    return points


def _golden_age_outline(height: float) -> list[Point]:
    """A quarter circle is taken out of every corner."""
    r = 7.0
    corners = (((0, 0), 90), ((CARD_WIDTH, 0), 180), ((CARD_WIDTH, height), 270), ((0, height), 360))
    return [point for centre, start in corners for point in _arc(centre, (r, r), start, start - 90, CORNER_STEPS)]


def _scalloped_edge(band: float) -> list[Point]:
    r = CARD_WIDTH / 16
    points: list[Point] = []
    for scallop in range(8):
        points += _arc(((2 * scallop + 1) * r, band - 0.8), (r, 3.2), 180, 0, CORNER_STEPS)
    return points


CUTS: dict[str, Cut] = {
    "building": Cut(_building_outline, _straight_edge, 86),
    "military": Cut(_military_outline, _pointed_edge, 86),
    "colony": Cut(_colony_outline, _wavy_edge, 86),
    "wonder": Cut(_wonder_outline, _stepped_edge, 76),
    "advisor": Cut(_advisor_outline, _arched_edge, 80),
    "battle": Cut(_battle_outline, _slanted_edge, 78),
    "war": Cut(_war_outline, _saw_edge, 82),
    "golden_age": Cut(_golden_age_outline, _scalloped_edge, 78),
    "deck": Cut(_deck_outline, _straight_edge, 84),
}


def outline(cut: str, height: float) -> list[Point]:
    """The silhouette of a whole card or tile; a half card keeps plain round corners, its band alone shows the cut."""
    if height <= HALF_HEIGHT:
        return rounded(CARD_WIDTH, height, 4)
    return CUTS[cut].outline(height)


def band_shape(cut: str, band: float) -> list[Point]:
    """The type band as a closed shape, reaching above the card so that the silhouette trims it."""
    return [(-2, -4), *CUTS[cut].band_edge(band), (CARD_WIDTH + 2, -4)]


def _rasterise(points: list[Point], size: tuple[int, int], unit: float, paint: str) -> pygame.Surface:
    steps = "L".join(f"{x * unit:.2f} {y * unit:.2f}" for x, y in points)
    return brush.vector(size, [f'<path d="M{steps}Z" {paint}/>'])


def filled(points: list[Point], size: tuple[int, int], unit: float) -> pygame.Surface:
    """White shape of `size` pixels, `unit` pixels per card unit, alpha 0 outside it."""
    return _rasterise(points, size, unit, 'fill="#fff"')


def stroked(points: list[Point], size: tuple[int, int], unit: float, width: float) -> pygame.Surface:
    """White line of `width` card units centred on the edge of the shape."""
    return _rasterise(
        points,
        size,
        unit,
        f'fill="none" stroke="#fff" stroke-width="{width * unit:.2f}" stroke-linejoin="round"',
    )


def inset(shape: pygame.Surface, points: list[Point], unit: float, depth: float) -> pygame.Surface:
    """The filled shape with a border of `depth` card units taken away all round."""
    inner = shape.copy()
    border = stroked(points, shape.get_size(), unit, 2 * depth)
    inner.blit(border, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    inner.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return inner
