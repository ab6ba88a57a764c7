"""Painting the background of a picture: sky, weather, horizon, ground and props, from the back to the front."""

from __future__ import annotations

import math
from random import Random

import pygame

from sprites import brush, weather
from sprites.emblem import emblem_shape, tinted
from sprites.hall import lay_hall
from sprites.palette import BLACK, WHITE, Colour, mix
from sprites.scenery import SCENES, Mood, Prop, Scene

HORIZONS = {"land": 0.64, "sea": 0.60, "hall": 0.80}
HORIZON_HEIGHTS = (0.36, 0.42, 0.26)  # of the picture
PROP_HEIGHT = 0.40
GROWTH = 0.15  # the tallest thing in the foreground
DIM_SUN = 0.45  # how much of the sun a storm lets through
SHORE: Colour = (150, 138, 84)


def landscape(kind: str, age: int, variant: int, size: brush.Size) -> pygame.Surface:
    """The opaque background for one card type and age. Variants differ in sun, clouds and the place of the props."""
    painter = _Painter(SCENES[kind], age, Random(f"{kind} {age} {variant}"), size)
    painter.paint()
    return painter.canvas


class _Painter:
    """One picture while it is painted; every step adds one layer to the canvas."""

    def __init__(self, scene: Scene, age: int, random: Random, size: brush.Size) -> None:
        self.scene = scene
        self.age = age
        self.random = random
        self.size = size
        self.width, self.height = size
        self.light: Mood = scene.light(age)
        self.skyline = round(self.height * HORIZONS[scene.setting])
        self.sun_x = self.width * random.choice((0.30, 0.38, 0.62, 0.70))
        self.canvas = pygame.Surface(size).convert()

    def paint(self) -> None:
        self._sky()
        if self.scene.setting == "hall":
            lay_hall(self.canvas, self.skyline, self.light)
        else:
            self._sun()
            self._clouds()
            if self.scene.rays:
                self._lay(
                    weather.rays(self.random, self.size, self.skyline, self.light.horizon, self.scene.rays)
                )
            self._hills()
            self._horizon()
            self._ground()
            if self.scene.setting == "sea":
                self._sea()
            if self.scene.storm:
                self._lay(weather.bolts(self.random, self.size, self.skyline))
        self._props()
        if self.scene.setting != "hall":
            self._foreground()
        if self.scene.embers:
            self._lay(weather.embers(self.random, self.size))
        brush.darken_edges(self.canvas, 0.34)
        brush.lay_grain(self.canvas)

    def _lay(self, shapes: list[str], top: int = 0) -> None:
        """Draw vector shapes, none of which reaches above the row `top`."""
        self.canvas.blit(brush.vector((self.width, self.height - top), shapes, top), (0, top))

    def _sky(self) -> None:
        stops = [(0.0, self.light.top), (0.50, self.light.middle), (0.94, self.light.horizon)]
        self.canvas.blit(brush.gradient((self.width, self.skyline), stops), (0, 0))

    def _sun(self) -> None:
        strength = DIM_SUN if self.scene.storm else 1.0
        glow = mix(self.light.horizon, WHITE, 0.25)
        centre = (self.sun_x, self.skyline * 0.86)
        brush.lay_spot(self.canvas, centre, (self.width * 1.2, self.height * 0.9), glow, 0.50 * strength)
        brush.lay_spot(self.canvas, centre, (self.width * 0.55, self.height * 0.62), WHITE, 0.42 * strength)

    def _clouds(self) -> None:
        size = (self.width, self.skyline)
        if self.scene.storm or self.scene.embers:
            smoke = mix(self.light.top, BLACK, 0.55)
            high = (self.width, round(self.skyline * 0.72))
            self.canvas.blit(brush.noise(self.random, high, (6, 5), smoke, 0.85, 0.25), (0, 0))
            self.canvas.blit(brush.noise(self.random, size, (14, 9), smoke, 0.40, 0.45), (0, 0))
            lit = mix(self.light.horizon, self.light.middle, 0.4)
            self.canvas.blit(brush.noise(self.random, size, (5, 10), lit, 0.30, 0.55), (0, 0))
            return
        pale = mix(self.light.horizon, WHITE, 0.5)
        self.canvas.blit(brush.noise(self.random, size, (4, 12), pale, 0.60, 0.55), (0, 0))
        self.canvas.blit(brush.noise(self.random, size, (9, 20), pale, 0.40, 0.58), (0, 0))

    def _hills(self) -> None:
        shapes = []
        for distance, rise in ((0.55, 0.15), (0.26, 0.085)):
            waves = [(self.random.uniform(0.6, 1.6), self.random.uniform(0, math.tau)) for _ in range(3)]
            ridge = [(0.0, float(self.skyline))]
            for step in range(25):
                x = step / 24
                swell = sum(math.sin(x * math.tau * pace * (wave + 1) + phase) / (wave + 1.5)
                            for wave, (pace, phase) in enumerate(waves))  # fmt: skip
                ridge.append((x * self.width, self.skyline - self.height * rise * (0.5 + 0.32 * swell)))
            ridge.append((float(self.width), float(self.skyline)))
            shapes.append(brush.polygon(ridge, mix(self.light.far, self.light.horizon, distance)))
        self._lay(shapes)

    def _horizon(self) -> None:
        """Three pale silhouettes on the skyline and the haze at their feet."""
        names = list(self.scene.horizon_icons(self.age))
        self.random.shuffle(names)
        places = (0.09, 0.90, 0.71) if self.sun_x < self.width / 2 else (0.91, 0.10, 0.28)
        order = sorted(zip(names, HORIZON_HEIGHTS, places, strict=True), key=lambda item: item[1])
        for name, height, place in order:
            colour = mix(self.light.far, self.light.horizon, 0.42 - 1.3 * (height - 0.26))
            shape = emblem_shape(name, round(height * self.height), round(0.34 * self.width), colour)
            self.canvas.blit(shape, shape.get_rect(midbottom=(round(place * self.width), self.skyline + 1)))
        haze = brush.spot((round(self.width * 1.4), round(self.height * 0.26)), self.light.horizon, 0.30)
        self.canvas.blit(haze, haze.get_rect(center=(self.width // 2, self.skyline)))

    def _ground(self) -> None:
        top = self.skyline
        stops = [
            (0.0, mix(self.light.ground, self.light.horizon, 0.30)),
            (0.22, self.light.ground),
            (1.0, self.light.near),
        ]
        self.canvas.blit(brush.gradient((self.width, self.height - top), stops), (0, top))
        shapes = [self._path()] if self.scene.setting == "land" and not self.scene.storm else []
        for _ in range(46):
            depth = self.random.random() ** 1.4
            y = top + (self.height - top) * (0.04 + 0.94 * depth)
            length = self.width * (0.015 + 0.07 * depth) * self.random.uniform(0.6, 1.4)
            x = self.random.uniform(-length, self.width)
            light = self.random.random() < 0.5
            colour = self.light.horizon if light else self.light.near
            shapes.append(
                brush.stroke(
                    [(x, y), (x + length, y)],
                    colour,
                    self.height * (0.005 + 0.009 * depth),
                    0.10 if light else 0.28,
                )
            )
        edge, line = mix(self.light.horizon, WHITE, 0.3), max(1.0, self.height * 0.008)
        shapes.append(brush.stroke([(0, top), (self.width, top)], edge, line, 0.55))
        self._lay(shapes, top - math.ceil(line))

    def _path(self) -> str:
        """A trodden way from the subject's feet to the horizon."""
        top, end = self.skyline, self.height
        far = self.sun_x
        return brush.polygon(
            [
                (far - 0.012 * self.width, top), (far + 0.012 * self.width, top),
                (self.width * 0.60, top + (end - top) * 0.45), (self.width * 0.86, end), (self.width * 0.16, end),
                (self.width * 0.42, top + (end - top) * 0.45),
            ],
            mix(self.light.ground, self.light.horizon, 0.45), 0.42,
        )  # fmt: skip

    def _sea(self) -> None:
        """Waves that grow towards the viewer and the broken path of the sun on them."""
        top, depth = self.skyline, self.height - self.skyline
        shapes = []
        for row in range(11):
            share = (row + 0.6) / 11
            y = top + depth * share**1.25
            wave = self.width * (0.03 + 0.10 * share)
            for _ in range(5):
                x = self.random.uniform(-wave, self.width)
                crest = [
                    (x + wave * step / 4, y - wave * 0.10 * math.sin(math.pi * step / 4)) for step in range(5)
                ]
                light = self.random.random() < 0.5
                colour = mix(self.light.horizon, WHITE, 0.4) if light else self.light.near
                thickness = self.height * (0.005 + 0.010 * share)
                shapes.append(brush.stroke(crest, colour, thickness, 0.26 if light else 0.34))
        for row in range(16):
            share = (row + 0.5) / 16
            length = self.width * (0.05 + 0.16 * share) * self.random.uniform(0.5, 1.0)
            x = self.sun_x + self.random.uniform(-0.4, 0.4) * length
            y = top + depth * share
            shapes.append(
                brush.stroke(
                    [(x - length / 2, y), (x + length / 2, y)],
                    mix(self.light.horizon, WHITE, 0.5), self.height * 0.011, 0.75 * (1 - share) ** 0.6,
                )
            )  # fmt: skip
        self._lay(shapes)

    def _props(self) -> None:
        """Two things of the scene in the middle distance, left and right behind the subject."""
        left, right = self.scene.props_of(self.age)
        if self.random.random() < 0.5:
            left, right = right, left
        self._prop(left, 0.15, 0.42)
        self._prop(right, 0.85, 0.28)

    def _prop(self, prop: Prop, place: float, lower: float) -> None:
        """One prop with its foot `lower` of the way from the skyline to the lower edge."""
        if self.scene.setting == "hall":
            lower += 0.2
        foot = round(self.skyline + (self.height - self.skyline) * lower)
        height = round(self.height * PROP_HEIGHT * self.random.uniform(0.92, 1.08))
        shape = emblem_shape(prop.icon, height, round(self.width * 0.24), WHITE)
        rect = shape.get_rect(midbottom=(round(self.width * place), foot))
        if self.scene.setting == "sea" and prop.rooted:
            self._islet(rect)
        hair = max(1, self.height // 110)
        shadow = (rect.w * 1.5, self.height * 0.10)
        brush.lay_spot(self.canvas, (rect.centerx + rect.w * 0.12, rect.bottom), shadow, BLACK, 0.55)
        self.canvas.blit(tinted(shape, mix(self.light.near, BLACK, 0.3), 0.7), rect.move(hair, hair))
        self.canvas.blit(tinted(shape, mix(prop.colour, self.light.horizon, 0.75)), rect.move(-hair, -hair))
        colours = [
            (0.0, mix(prop.colour, self.light.horizon, 0.22)),
            (1.0, mix(prop.colour, self.light.near, 0.52)),
        ]
        shape.blit(brush.gradient(shape.get_size(), colours), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        self.canvas.blit(shape, rect)

    def _islet(self, tree: pygame.Rect) -> None:
        """A strip of land under something that cannot stand in the sea."""
        wide, high = tree.w * 1.05, self.height * 0.055
        land, shore = mix(SHORE, self.light.horizon, 0.35), mix(SHORE, self.light.near, 0.45)
        islet = brush.vector(
            (round(2 * wide), round(4 * high)),
            [
                brush.ellipse((wide, high * 2.5), (wide, high * 0.8), WHITE, 0.35),
                brush.ellipse((wide, high * 2.2), (wide * 0.94, high * 0.8), shore),
                brush.ellipse((wide, high * 2.0), (wide * 0.84, high * 0.8), land),
            ],
        )
        self.canvas.blit(islet, islet.get_rect(center=tree.midbottom))

    def _foreground(self) -> None:
        """Dark growth (at sea: rocks) in the lower corners, nearest to the viewer."""
        w, h = self.width, self.height
        dark = mix(self.light.near, BLACK, 0.45)
        shapes = []
        for side in (0, 1):
            for _ in range(16):
                x = abs(side - self.random.random() ** 1.6 * 0.30) * w
                tall = h * self.random.uniform(0.05, GROWTH)
                lean = self.random.uniform(-0.5, 0.5) * tall
                half = h * 0.012
                if self.scene.setting == "sea":
                    shapes.append(brush.ellipse((x, h), (h * 0.10, tall * 0.55), dark))
                else:
                    shapes.append(brush.polygon([(x - half, h), (x + lean, h - tall), (x + half, h)], dark))
        self._lay(shapes, int(h * (1 - GROWTH)))
