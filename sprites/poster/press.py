"""The press that prints posters: a sheet, layers of shapes in up to three inks, grain, and the finished print.

A sheet is 100 units high and `sheet.width` wide, whatever its pixels, so the same numbers serve every size:

    sheet = Sheet((137, 99))
    sheet.fill(Ramp(palette.top, palette.horizon, 0, 70))
    layer = sheet.layer()                              # shapes take the place of a layer's ink 0, 1 or 2
    layer.polygon(0, [(20, 90), (50, 20), (80, 90)])   # the lit plane
    layer.polygon(1, [(50, 20), (80, 90), (50, 90)])   # the plane in shade, laid over it
    sheet.print(layer, palette.wall_light, palette.wall_dark)
    picture = sheet.pull(palette.fore)

`layer.at(x, y, scale)` draws on the same layer in units of its own: (0, 0) lies at (x, y). An ink is a colour or
a `Ramp`, whose transition is stippled. Shapes of one layer have exact edges and no seams between them: print
what touches in one layer.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import numpy as np
import pygame
from numpy.typing import NDArray

from sprites.paint.palette import Colour
from sprites.poster.ground.palettes import PAPER

Plane = NDArray[np.float32]
"""Values from 0 to 1, a row of the picture after the other."""

Point = tuple[float, float]
Size = tuple[int, int]

FINE = 170
"""Pictures lower than these pixels are drawn at three times their size, higher ones at twice."""

_PSEUDO = ((255, 0, 0), (0, 255, 0), (0, 0, 255))


class Ramp:
    """An ink that runs from one colour at the height `y0` to another at `y1`, stippled."""

    def __init__(self, top: Colour, bottom: Colour, y0: float, y1: float) -> None:
        self.top = top
        self.bottom = bottom
        self.y0 = y0
        self.y1 = y1


Ink = Colour | Ramp


@lru_cache(maxsize=12)
def noise(size: Size) -> Plane:
    """The grain of a picture of these pixels: 0 to 1 around a half, the same in every run."""
    width, height = size
    fine = _grain(width, height)
    if height <= 240:
        return fine
    times = height / 240
    coarse = _grain(math.ceil(width / times), 240)
    grey = np.repeat((coarse * 255).astype(np.uint8)[:, :, None], 3, axis=2)
    small = pygame.image.frombuffer(grey.tobytes(), (coarse.shape[1], 240), "RGB")
    large = _bytes(pygame.transform.smoothscale(small.convert(32), size))[:, :, 0]
    mixed: Plane = fine * np.float32(0.45) + large.astype(np.float32) * np.float32(0.55 / 255)
    return mixed


def _grain(width: int, height: int) -> Plane:
    dots = np.random.default_rng(7).random((height + 1, width + 1), dtype=np.float32)
    smooth = (dots[1:, 1:] + dots[1:, :-1] + dots[:-1, 1:] + dots[:-1, :-1]) * np.float32(0.25)
    grain: Plane = np.clip((smooth - 0.5) * 1.8 + 0.5, 0, 1).astype(np.float32)
    return grain


def _bytes(surface: pygame.Surface) -> NDArray[np.uint8]:
    """The rows of a plain 32 bit surface: blue, green, red and nothing for every pixel."""
    width, height = surface.get_size()
    rows = np.frombuffer(surface.get_buffer().raw, np.uint8).reshape(height, surface.get_pitch())
    return rows[:, : width * 4].reshape(height, width, 4)


class Layer:
    """Shapes of up to three inks. Later shapes take the place of earlier ones; None takes them away."""

    def __init__(
        self, canvas: PosterCanvas, origin: Point = (0, 0), scale: float = 1.0, mirrored: bool = False
    ) -> None:
        self._canvas = canvas
        self._origin = origin
        self._scale = scale
        self._turn = -scale if mirrored else scale

    def at(self, x: float, y: float, scale: float = 1.0, mirrored: bool = False) -> Layer:
        """The same layer in other units: (0, 0) at (x, y) of this one, a unit `scale` of its units."""
        across = self._turn * (-scale if mirrored else scale)
        return Layer(self._canvas, self._point((x, y)), self._scale * scale, across < 0)

    def polygon(self, ink: int | None, points: Sequence[Point]) -> None:
        """A filled shape."""
        self._canvas.polygon(ink, [self._point(point) for point in points])

    def box(self, ink: int | None, left: float, top: float, width: float, height: float) -> None:
        """An upright rectangle."""
        right, bottom = left + width, top + height
        self.polygon(ink, [(left, top), (right, top), (right, bottom), (left, bottom)])

    def circle(self, ink: int | None, centre: Point, radius: float) -> None:
        """A disc."""
        self.ellipse(ink, centre, radius, radius)

    def ellipse(self, ink: int | None, centre: Point, across: float, up: float) -> None:
        """An upright ellipse of these half axes."""
        steps = min(40, max(10, round(6 * math.sqrt(max(across, up) * self._scale * self._canvas.unit))))
        self.polygon(
            ink,
            [
                (
                    centre[0] + across * math.cos(math.tau * step / steps),
                    centre[1] + up * math.sin(math.tau * step / steps),
                )
                for step in range(steps)
            ],
        )

    def line(self, ink: int | None, points: Sequence[Point], width: float) -> None:
        """A line through points with round joins and ends, `width` thick."""
        reach = width / 2
        for (x0, y0), (x1, y1) in pairwise(points):
            length = math.hypot(x1 - x0, y1 - y0) or 1
            dx, dy = (y1 - y0) / length * reach, (x0 - x1) / length * reach
            self.polygon(ink, [(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)])
        if width * self._scale > 0.8:
            for point in points:
                self.circle(ink, point, reach)

    def _point(self, point: Point) -> Point:
        return self._origin[0] + point[0] * self._turn, self._origin[1] + point[1] * self._scale

    @property
    def canvas(self) -> PosterCanvas:
        """What all views of this layer draw on."""
        return self._canvas


class PosterCanvas:
    """The enlarged surface of a layer in pseudo colours, and how much of it is used."""

    def __init__(self, size: Size, unit: float) -> None:
        self.times = 3 if size[1] < FINE else 2
        self._size = size
        self.unit = unit * self.times
        """Pixels of the surface in a unit."""
        self._surface = pygame.Surface((size[0] * self.times, size[1] * self.times), 0, 32)
        self._used: pygame.Rect | None = None

    def polygon(self, ink: int | None, points: list[Point]) -> None:
        """A filled shape in units of the sheet."""
        unit = self.unit
        spots = [(x * unit, y * unit) for x, y in points]
        drawn = pygame.draw.polygon(self._surface, (0, 0, 0) if ink is None else _PSEUDO[ink], spots)
        if drawn.w and drawn.h:
            self._used = drawn if self._used is None else self._used.union(drawn)

    def coverage(self) -> tuple[pygame.Rect, Plane] | None:
        """Where there is anything in pixels of the sheet, and how much each ink covers there: inks, rows, columns."""
        if self._used is None:
            return None
        times = self.times
        left, top = self._used.left // times, self._used.top // times
        rect = pygame.Rect(left, top, -(-self._used.right // times) - left, -(-self._used.bottom // times) - top).clip(
            (0, 0), self._size
        )
        if not rect.w or not rect.h:
            return None
        part = self._surface.subsurface((rect.x * times, rect.y * times, rect.w * times, rect.h * times))
        small = _bytes(pygame.transform.smoothscale(part, rect.size))
        shares = small[:, :, 2::-1].transpose(2, 0, 1).astype(np.float32)
        shares *= np.float32(1 / 255)
        return rect, shares


class PressSheet:
    """A picture while it is printed; lengths are hundredths of its height.

    Inks are mixed at `picture`, which holds red, green and blue as numbers from 0 to 255: colours, rows, columns.
    """

    def __init__(self, size: Size) -> None:
        self.size = size
        self.width = 100 * size[0] / size[1]
        self.unit = size[1] / 100
        """Pixels of one unit."""
        self.noise = noise(size)
        self.stipple = 0.75 * min(1.0, max(0.25, size[1] / 330))
        """How far transitions break up into dots."""
        self.is_lit = True
        """Whether glows are laid."""
        self.picture = np.zeros((3, size[1], size[0]), np.float32)

    def layer(self) -> Layer:
        """A new layer of this sheet."""
        return Layer(PosterCanvas(self.size, self.unit))

    def print(self, layer: Layer, *inks: Ink, strength: float = 1.0, texture: float = 0.05) -> None:
        """Lay the shapes of the layer in its inks; `texture` is how uneven the press prints them."""
        covered = layer.canvas.coverage()
        if covered is not None:
            rect, shares = covered
            self.lay(rect, shares[: len(inks)], *inks, strength=strength, texture=texture)

    def lay(self, rect: pygame.Rect, shares: Plane, *inks: Ink, strength: float = 1.0, texture: float = 0.05) -> None:
        """Lay inks where `shares` (inks, rows, columns of `rect`, 0 to 1) says; shares together are 1 at most."""
        part = self.part(rect)
        grain = self.grain(rect)
        if strength != 1:
            shares = shares * np.float32(strength)
        part *= 1 - shares.sum(axis=0)
        uneven = 1 + np.float32(2 * texture * min(1.0, 0.4 + self.stipple)) * (grain - np.float32(0.5))
        for share, ink in zip(shares, inks, strict=True):
            weighed = share * uneven
            if isinstance(ink, Ramp):
                t = self.ramp(ink, rect)
                for channel in range(3):
                    start, end = ink.top[channel], ink.bottom[channel]
                    part[channel] += weighed * (np.float32(start) + t * np.float32(end - start))
            else:
                for channel in range(3):
                    part[channel] += weighed * np.float32(ink[channel])

    def fill(self, ink: Ink) -> None:
        """One ink all over."""
        whole = pygame.Rect((0, 0), self.size)
        self.lay(whole, np.ones((1, self.size[1], self.size[0]), np.float32), ink)

    def ramp(self, ink: Ramp, rect: pygame.Rect) -> Plane:
        """How far a ramp has run in every pixel of `rect`, stippled."""
        rows = (np.arange(rect.top, rect.bottom, dtype=np.float32) + np.float32(0.5)) / np.float32(self.unit)
        t = (rows - np.float32(ink.y0)) / np.float32((ink.y1 - ink.y0) or 1)
        return self.stippled(t[:, None], rect)

    def stippled(self, t: Plane, rect: pygame.Rect) -> Plane:
        """A transition from 0 to 1 broken up into dots."""
        dots = (self.grain(rect) - np.float32(0.5)) * np.float32(self.stipple)
        return np.clip((t - np.float32(0.5)) * np.float32(1.12) + np.float32(0.5) + dots, 0, 1)

    def part(self, rect: pygame.Rect) -> Plane:
        """The picture within `rect`, to be changed in place."""
        return self.picture[:, rect.top : rect.bottom, rect.left : rect.right]

    def grain(self, rect: pygame.Rect) -> Plane:
        """The noise within `rect`."""
        return self.noise[rect.top : rect.bottom, rect.left : rect.right]

    def spots(self) -> tuple[Plane, Plane]:
        """Where every pixel lies in units: x as one row, y as one column."""
        half = np.float32(0.5)
        x = (np.arange(self.size[0], dtype=np.float32) + half) / np.float32(self.unit)
        y = (np.arange(self.size[1], dtype=np.float32) + half) / np.float32(self.unit)
        return x[None, :], y[:, None]

    def glow(self, centre: Point, radius: float, colour: Colour, strength: float, flat: float = 1.0) -> None:
        """Soft light around a point; `flat` under 1 presses it down."""
        if not self.is_lit:
            return
        x, y = self.spots()
        d2 = ((x - centre[0]) / radius) ** 2 + ((y - centre[1]) / (radius * flat)) ** 2
        share = np.exp(-2.2 * d2).astype(np.float32)
        self.lay(pygame.Rect((0, 0), self.size), share[None], colour, strength=strength, texture=0)

    def pull(self, fore: Colour) -> pygame.Surface:
        """The finished print, opaque: darker corners of colour `fore`, grain, and paper in the lights."""
        x, y = self.spots()
        far = ((x / self.width - 0.5) * 2) ** 2 * 0.55 + ((y / 100 - 0.5) * 2) ** 2 * 0.55
        corners = np.clip((far - 0.45) / 0.65, 0, 1) ** 2 * np.float32(0.30)
        whole = pygame.Rect((0, 0), self.size)
        self.lay(whole, corners.astype(np.float32)[None], fore, texture=0)
        picture = self.picture
        picture *= 1 + np.float32(0.08 * self.stipple) * (self.noise - np.float32(0.5))
        grey = picture[0] * np.float32(0.30) + picture[1] * np.float32(0.59) + picture[2] * np.float32(0.11)
        # Saturation 1.16, contrast 1.07 around 128 less 3, and 2.5 % of paper, in one step.
        kept = 1.07 * 0.975
        picture *= np.float32(1.16 * kept)
        picture -= grey * np.float32(0.16 * kept)
        for channel in range(3):
            picture[channel] += np.float32((128 * (1 - 1.07) - 3) * 0.975 + PAPER[channel] * 0.025)
        np.clip(picture, 0, 255, out=picture)
        rows = np.ascontiguousarray(picture.transpose(1, 2, 0).astype(np.uint8))
        return pygame.image.frombuffer(rows.tobytes(), self.size, "RGB")
