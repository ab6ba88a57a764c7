"""The land of a chart: where its coast runs, and how it is shaded. The same seed gives the same land at every size."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, ceil, cos, floor, hypot, sin, tau
from random import Random
from typing import TYPE_CHECKING, Any

import pygame

from sprites.maps.hex_outline import Cell, inset, loops
from sprites.maps.hexes import Point
from sprites.paint.palette import Colour

if TYPE_CHECKING:
    from numpy import ndarray

    Field = ndarray[Any, Any]

SEED = 1897
STEPS = 720
"""Directions in which the distance of the coast is known."""

_SMOOTHED = 11
"""Neighbouring directions, to either side, over which the outline of the hexes is smoothed."""
_BITE, _ROUGH = 0.12, 0.16
"""How far the sea bites into the outer hexes on average and beyond that, in lengths of a side."""
_WAVES = (7, 11, 17, 26, 41, 67, 103)
"""How often the coast swings on its way around."""

LAND: Colour = (206, 180, 132)
_WOODS: Colour = (150, 152, 92)
SEA: Colour = (34, 80, 98)
_SHALLOWS: Colour = (26, 46, 44)
_FINEST = 720
"""Pixels across the finest shading: it is soft, so larger charts have it enlarged."""
_RELIEF = 0.34
"""How steep its hills look."""
_EDGE = 9.0
"""How far from the middle the hills go on, in lengths of a side; beyond they come again, mirrored."""
_OCTAVES = ((7, 0.5), (14, 0.27), (28, 0.15), (56, 0.08))
"""Hills across the chart, and how high they are."""


@lru_cache(maxsize=4)
def coast(cells: tuple[Cell, ...]) -> tuple[float, ...]:
    """How far the coast lies from the middle in every direction, in lengths of a side, clockwise from the right."""
    outline = max(loops(cells), key=len)
    far = _reaches(outline)
    window = range(-_SMOOTHED, _SMOOTHED + 1)
    smooth = [sum(far[(step + near) % STEPS] for near in window) / len(window) for step in range(STEPS)]
    random = Random(SEED)
    swings = [(count, random.uniform(0, tau), (_WAVES[0] / count) ** 0.75) for count in _WAVES]
    whole = sum(size for *_, size in swings)
    return tuple(
        smooth[step]
        - _BITE
        - _ROUGH
        * (1 + 2.2 * sum(size * sin(count * tau * step / STEPS + turn) for count, turn, size in swings) / whole)
        for step in range(STEPS)
    )


def _reaches(outline: Sequence[Point]) -> list[float]:
    """How far an outline around the middle lies in every direction."""
    far = [0.0] * STEPS
    for (x, y), (to_x, to_y) in zip(outline, [*outline[1:], outline[0]], strict=True):
        dx, dy = to_x - x, to_y - y
        begin, end = (atan2(down, across) / tau * STEPS for across, down in ((x, y), (to_x, to_y)))
        for step in range(ceil(begin), floor(end + STEPS * (end < begin)) + 1):
            across, down = cos(tau * step / STEPS), sin(tau * step / STEPS)
            far[step % STEPS] = (x * dy - y * dx) / (across * dy - down * dx)
    return far


def inland(shore: Sequence[float], point: Point) -> float:
    """How far a point lies from the coast, in lengths of a side; negative at sea."""
    direction = round(atan2(point[1], point[0]) / tau * STEPS) % STEPS
    return shore[direction] - hypot(*point)


def ring(shore: Sequence[float], outwards: float = 0.0) -> list[Point]:
    """The coast as a closed line, so far out at sea, in lengths of a side."""
    line = [(far * cos(tau * step / STEPS), far * sin(tau * step / STEPS)) for step, far in enumerate(shore)]
    return inset(line, -outwards) if outwards else line


def shaded(
    size: tuple[int, int], middle: Point, side: float, shore: Sequence[float]
) -> tuple[pygame.Surface, pygame.Surface]:
    """Land and sea, each over a whole chart of `size` pixels; its middle and its hexes' side are pixels, too."""
    import numpy

    shrunk = min(1.0, _FINEST / size[0])
    width, height = (max(2, round(length * shrunk)) for length in size)
    across, down = (
        ((numpy.arange(count, dtype=numpy.float32) + 0.5) / shrunk - start) / side
        for count, start in ((width, middle[0]), (height, middle[1]))
    )
    noise = numpy.random.default_rng(SEED)

    def swell(count: int) -> Field:
        """Smooth noise from 0 to 1 with so many hills across a usual map."""
        grid = noise.random((count + 3, count + 3), dtype=numpy.float32)
        return _weights(down, count) @ grid @ _weights(across, count).T

    hills = sum(share * swell(count) for count, share in _OCTAVES)
    falling, rising = numpy.gradient(hills)
    slope = (rising + 1.4 * falling) * (side * shrunk * _RELIEF)
    woods = (numpy.clip((swell(10) - 0.55) * 3, 0, 1) * 0.22)[..., None]
    light = ((0.80 + 0.12 * swell(90) + 0.22 * hills) * numpy.clip(1 - 1.1 * slope, 0.84, 1.16))[..., None]
    tone, green, deep, shallow = (numpy.asarray(colour, numpy.float32) for colour in (LAND, _WOODS, SEA, _SHALLOWS))
    direction = (numpy.arctan2(down[:, None], across[None, :]) * (STEPS / tau)).astype(numpy.int32) % STEPS
    depth = numpy.hypot(down[:, None], across[None, :]) - numpy.asarray(shore, numpy.float32)[direction]
    near = numpy.exp(-1.15 * numpy.clip(depth, 0, None))[..., None]
    land = (tone + (green - tone) * woods) * light
    sea = deep * (0.90 + 0.20 * swell(40))[..., None] + shallow * near
    return _picture(land, size), _picture(sea, size)


def _weights(places: Field, count: int) -> Field:
    """What each of `count` hills from one edge of a usual map to the other has to do with some places."""
    import numpy

    at = (1 - numpy.abs(1 - (places + _EDGE) / (2 * _EDGE) % 2)) * count
    apart = numpy.abs(at[:, None] - numpy.arange(count + 3)[None, :])
    closeness = numpy.clip(1 - apart, 0, 1).astype(numpy.float32)
    weights: Field = closeness * closeness * (3 - 2 * closeness)
    return weights


def _picture(colours: Field, size: tuple[int, int]) -> pygame.Surface:
    """Rows of colours as a picture of so many pixels."""
    height, width = colours.shape[:2]
    data = colours.clip(0, 255).astype("uint8").tobytes()
    return pygame.transform.smoothscale(pygame.image.frombuffer(data, (width, height), "RGB").convert(), size)
