"""Scene: what every part of a poster paints on, and what all of them have in common: sky, sun, haze and people."""

from __future__ import annotations

import math
from random import Random

import numpy as np
import pygame

from sprites.paint.palette import WHITE, Colour, mix
from sprites.poster.ground.palettes import Palette
from sprites.poster.press import Ink, Layer, Plane, Point, PressSheet, Ramp

HEAPS = (0.8, 1.25, 1.25, 0.8, 0.8)
"""How large the heaps of a cloud are, from left to right."""

STEPS = 6
"""Flat colours of a sky."""


class SceneArt:
    """A sheet with a palette, a horizon and a sun. Lengths are hundredths of the height."""

    def __init__(
        self,
        size: tuple[int, int],
        palette: Palette,
        age: int,
        seed: int,
        horizon: float,
        sun: tuple[float, float, float],
        is_night: bool = False,
        is_icy: bool = False,
    ) -> None:
        self.sheet = PressSheet(size)
        self.palette = palette
        self.age = age
        self.random = Random(seed)
        self.horizon = horizon
        self.sun: Point = sun[0] * self.width, sun[1] * horizon
        self.sun_radius = sun[2]
        self.is_night = is_night
        self.is_icy = is_icy

    @property
    def width(self) -> float:
        """Of the picture, in units."""
        return self.sheet.width

    @property
    def light_from_right(self) -> bool:
        """Whether things are lit from the right."""
        return self.sun[0] > 0.6 * self.width

    def layer(self) -> Layer:
        """A new layer of shapes."""
        return self.sheet.layer()

    def print(self, layer: Layer, *inks: Ink, strength: float = 1.0, texture: float = 0.05) -> None:
        """Lay a layer in these inks."""
        self.sheet.print(layer, *inks, strength=strength, texture=texture)

    def haze(self, colour: Colour, share: float) -> Colour:
        """The colour as the air of this scene dims it."""
        palette = self.palette
        return mix(colour, mix(palette.far1, palette.horizon, 0.35), share)

    def sky(self) -> None:
        """Flat arcs of colour around the sun, ragged where they meet."""
        sheet, palette = self.sheet, self.palette
        x, y = sheet.spots()
        d = np.sqrt(((x - self.sun[0]) / 120) ** 2 + ((y - self.sun[1]) / 95) ** 2)
        t = 0.62 * y / self.horizon + 0.62 * (1 - d) - 0.06
        t = t + (sheet.noise - 0.5) * np.float32(2 * 0.045 * sheet.stipple / 0.75)
        step = np.clip(t, 0, 1) * STEPS
        flat = np.floor(step)
        edge = np.clip((step - flat - (1 - 1 / 7)) * 7, 0, 1)
        t = np.clip((flat + edge) / STEPS, 0, 1).astype(np.float32)
        upper, lower = np.clip(t * 2, 0, 1), np.clip(t * 2 - 1, 0, 1)
        uneven = 1 + np.float32(0.10 * min(1.0, 0.4 + sheet.stipple)) * (sheet.noise - np.float32(0.5))
        for channel in range(3):
            top, middle, low = palette.top[channel], palette.middle[channel], palette.horizon[channel]
            sheet.picture[channel] = (top + (middle - top) * upper + (low - middle) * lower) * uneven

    def rays(self, colour: Colour, strength: float) -> None:
        """Wedges of light from the sun."""
        layer = self.layer()
        count, (x, y) = 15, self.sun
        for ray in range(count):
            angle = math.tau * (ray + 0.2) / count
            half = math.tau / count * 0.24
            layer.polygon(
                0,
                [
                    (x, y),
                    (x + 260 * math.cos(angle - half), y + 260 * math.sin(angle - half)),
                    (x + 260 * math.cos(angle + half), y + 260 * math.sin(angle + half)),
                ],
            )
        self.print(layer, colour, strength=strength, texture=0.12)

    def lay_sun(self) -> None:
        """The disc in its glow."""
        colour = self.palette.sun
        self.sheet.glow(self.sun, 2.6 * self.sun_radius, colour, 0.55)
        layer = self.layer()
        layer.circle(0, self.sun, self.sun_radius)
        self.print(layer, colour, texture=0.02)

    def calm(self, centre: Point, radius: float, colour: Colour, strength: float) -> None:
        """Even out what lies behind a subject, but not the sun."""
        sheet = self.sheet
        x, y = sheet.spots()
        d2 = ((x - centre[0]) / radius) ** 2 + ((y - centre[1]) / radius) ** 2
        share = np.exp(-2.2 * d2).astype(np.float32)
        sun = np.array(self.palette.sun, np.float32)[:, None, None]
        off = np.abs(sheet.picture - sun).max(axis=0)
        share *= np.clip(off / 60, 0, 1)
        sheet.lay(pygame.Rect((0, 0), sheet.size), share[None], colour, strength=strength, texture=0)

    def stars(self) -> None:
        """Small and many, above the horizon."""
        layer = self.layer()
        for _ in range(round(self.width * 0.3)):
            place = self.random.uniform(0, self.width), self.random.uniform(0, self.horizon * 0.8)
            layer.circle(0, place, self.random.uniform(0.35, 0.8))
        self.print(layer, mix(self.palette.sun, WHITE, 0.3), strength=0.9, texture=0)

    def clouds(self) -> None:
        """Heaps over a flat base, lit from above."""
        palette, random = self.palette, self.random
        light = mix(palette.horizon, WHITE, 0.5)
        shade = mix(palette.middle, palette.horizon, 0.66)
        for _ in range(3):
            layer = self.layer()
            x = random.uniform(0.05, 0.95) * self.width
            y = random.uniform(0.18, 0.62) * self.horizon
            if random.random() < 0.35:
                length = random.uniform(9, 18)
                layer.ellipse(0, (x, y), length, 0.9)
                self.print(layer, light, strength=0.8)
                continue
            heaps = [
                (x + (index - 1.8) * random.uniform(3.6, 4.6), random.uniform(2.2, 4.4) * HEAPS[index])
                for index in range(random.randint(4, 5))
            ]
            for left, radius in heaps:
                layer.circle(1, (left, y), radius)
            for left, radius in heaps:
                layer.circle(0, (left - 0.7, y - 0.8), radius * 0.9)
            layer.box(None, x - 40, y + 0.6, 80, 12)
            layer.ellipse(1, (x, y + 1.2), 11, 0.7)
            self.print(layer, light, shade)

    def mountains(self, foot: float, height: float, far: Colour, count: int = 4) -> None:
        """Peaks of a lit and a dark face with a jagged line between them."""
        random, palette = self.random, self.palette
        layer = self.layer()
        step = self.width / count
        for index in range(-1, count + 1):
            x = (index + random.uniform(0.2, 0.8)) * step
            top = foot - height * random.uniform(0.55, 1.0)
            left, right = x - step * random.uniform(0.7, 1.0), x + step * random.uniform(0.7, 1.0)
            layer.polygon(0, [(left, foot), (x, top), (right, foot)])
            rise = foot - top
            jag = [
                (x + random.uniform(-0.05, 0.12) * step + 0.03 * step * part, top + rise * part / 5)
                for part in range(1, 6)
            ]
            layer.polygon(1, [(x, top), (right, foot), *reversed(jag)])
        light = mix(far, palette.horizon, 0.5)
        self.print(
            layer,
            Ramp(light, mix(light, palette.horizon, 0.6), foot - height, foot),
            Ramp(mix(far, palette.horizon, 0.12), mix(far, palette.horizon, 0.6), foot - height, foot),
        )

    def ridge(self, foot: float, height: float, colour: Colour, haze: float = 0.3) -> None:
        """Low hills across the picture."""
        random = self.random
        start = random.uniform(0, 6)
        steps = 24
        line = [
            (
                self.width * step / steps,
                foot - height * (0.55 + 0.3 * math.sin(start + step * 0.42) + 0.15 * math.sin(start * 2 + step * 0.9)),
            )
            for step in range(steps + 1)
        ]
        layer = self.layer()
        layer.polygon(0, [(-2, foot + 1), *line, (self.width + 2, foot + 1)])
        top = self.haze(colour, haze)
        self.print(layer, Ramp(top, mix(top, self.palette.horizon, 0.35), foot - height, foot))

    def ground(self, top: float | None = None, light: Colour | None = None, dark: Colour | None = None) -> None:
        """The land from the horizon to the lower edge."""
        foot = self.horizon if top is None else top
        layer = self.layer()
        layer.box(0, -2, foot, self.width + 4, 102 - foot)
        palette = self.palette
        self.print(layer, Ramp(light or palette.ground_light, dark or palette.ground_dark, foot, 100))

    def people(self, count: int, y0: float, y1: float, clothes: tuple[Colour, Colour] | None = None) -> None:
        """Small figures in cloth of two colours, larger the nearer they stand."""
        palette, random = self.palette, self.random
        first, second = clothes or (palette.accent, palette.roof)
        layer = self.layer()
        x = random.uniform(0.1, 0.8) * self.width
        for index in range(count):
            if index % 3 == 0:
                x = random.uniform(0.04, 0.94) * self.width
            x += random.uniform(2.4, 3.4)
            y = random.uniform(y0, y1)
            tall = 5.5 * (0.7 + 0.3 * (y - y0) / max(1, y1 - y0))
            ink = random.randrange(2)
            figure(layer, x, y, tall, ink)
        self.print(layer, first, second)

    def shadow_of(self, body: Plane, left: float, foot: float, strength: float = 0.55) -> None:
        """The cast shadow of a body whose mask stands with its left edge and foot here: towards the viewer."""
        sheet = self.sheet
        rows = max(2, round(body.shape[0] * 0.42))
        flipped = body[::-1][np.linspace(0, body.shape[0] - 1, rows).astype(int)]
        share = np.zeros(sheet.noise.shape, np.float32)
        height, width = sheet.size[1], sheet.size[0]
        y0, x0 = round(foot * sheet.unit), round(left * sheet.unit)
        way = -1.05 if self.light_from_right else 1.05
        for row in range(min(rows, height - y0)):
            start = x0 + round(way * row)
            a, b = max(0, start), min(width, start + body.shape[1])
            if b > a and y0 + row >= 0:
                share[y0 + row, a:b] = flipped[row, a - start : b - start]
        colour = mix(self.palette.ground_dark, self.palette.fore, 0.8)
        sheet.lay(pygame.Rect((0, 0), sheet.size), share[None], colour, strength=strength)


def figure(layer: Layer, x: float, y: float, tall: float, ink: int) -> None:
    """A person of one colour, standing at (x, y)."""
    half = tall * 0.17
    layer.polygon(
        ink,
        [(x - half * 0.6, y - tall * 0.74), (x + half * 0.6, y - tall * 0.74), (x + half, y), (x - half, y)],
    )
    layer.circle(ink, (x, y - tall * 0.86), tall * 0.14)
