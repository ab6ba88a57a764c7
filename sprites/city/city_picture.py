"""The picture of a city, painted beside the table: a value that says what is shown, and where."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from math import sin
from typing import NamedTuple

import pygame

from sprites.city import backdrop, town
from sprites.city.light import air, sun
from sprites.city.plan import CityPlan, Stage
from sprites.city.row import Built, light_windows
from sprites.paint import brush
from sprites.paint.palette import mix

QUIET, DARK, GREY = 0.35, 0.6, 0.55
"""How much of its colour a quiet city loses; what is left of light, and lost of colour, in high contrast."""

SMOKE = (52, 44, 50)
PUFFS = 9


class CityPicture(NamedTuple):
    """A city on its stage, in a mood."""

    plan: CityPlan
    stage: Stage
    mood: str = "full"
    whose: Hashable = 0
    """While a new picture of the same side is painted, the one of before is shown."""

    @property
    def subject(self) -> object:
        """What all pictures of this city have in common."""
        return "city", self.whose, self.mood

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        """The finished picture, the same in every run."""
        plan, stage = self.plan, self.stage
        picture = _behind(plan.scenery, stage.scenery, size).copy()
        row = Built(plan, stage, size)
        picture.blit(row.picture, (0, 0))
        town.crowd(plan, stage, size, picture)
        light_windows(picture, plan, row.lights)
        unit = size[1] / 100
        for place, neighbour in enumerate(plan.neighbours):
            if neighbour.burns:
                at = backdrop.neighbour_at(plan, stage, place) * size[0], (stage.horizon * 100 - 9) * unit
                _smoke(picture, at, 1.7 * unit)
        for roof in row.roofs:
            _smoke(picture, roof, 1.2 * unit)
        if plan.is_at_war:
            _smoke(picture, (0.985 * size[0], stage.horizon * size[1]), 2.2 * unit)
        return _in_mood(picture, self.mood)

    def plain(self, size: tuple[int, int]) -> pygame.Surface:
        """Sky, hills and ground in flat tones: next to nothing to paint."""
        tones, height = air(self.plan), size[1]
        line, foot = self.stage.horizon, self.stage.town
        picture = brush.gradient(
            size, [(0.0, tones.top), (line * 0.6, tones.middle), (line, tones.horizon), (1.0, tones.horizon)]
        )
        picture.fill(mix(tones.far, tones.haze, 0.5), (0, round((line - 0.04) * height), size[0], height))
        picture.fill(mix(tones.ground, tones.leaf, 0.4), (0, round(foot * height), size[0], height))
        picture.fill(
            mix(tones.ground, tones.haze, 0.3), (0, round((self.stage.work[0] - 0.07) * height), size[0], height)
        )
        centre = sun(self.plan, line)
        pygame.draw.circle(picture, tones.sun, (centre[0] * size[0], centre[1] * height), backdrop.SUN * height)
        picture.fill(
            mix(tones.far, tones.haze, 0.5),
            (0, round((line - 0.04) * height), size[0], round((foot - line + 0.04) * height)),
        )
        return _in_mood(picture, self.mood)


@lru_cache(maxsize=3)
def _behind(plan: CityPlan, stage: Stage, size: tuple[int, int]) -> pygame.Surface:
    """What lies behind the row of buildings: most moves change nothing of it."""
    picture = backdrop.sky(plan, stage, size)
    for layer in (backdrop.far, town.houses, town.ground):
        picture.blit(layer(plan, stage, size), (0, 0))
    return picture


def _smoke(picture: pygame.Surface, at: tuple[float, float], unit: float) -> None:
    """Puffs that drift up and to the right."""
    shapes = []
    for puff in range(PUFFS):
        way = (puff + 0.5) / PUFFS
        centre = (way * way * 15 + sin(puff * 2.4) * 1.2) * unit, -way * 26 * unit
        radius = (2.0 + 6.5 * way) * unit
        strength = 0.8 * (1 - way) ** 0.8
        x, y = at[0] + centre[0], at[1] + centre[1]
        shapes.append(brush.ellipse((x, y), (radius, radius), SMOKE, strength))
        shapes.append(
            brush.ellipse(
                (x - radius * 0.25, y - radius * 0.2),
                (radius * 0.66,) * 2,
                mix(SMOKE, (255, 150, 90), 0.22),
                strength * 0.6,
            )
        )
    part = pygame.Rect(0, 0, round(60 * unit), round(48 * unit))
    part.midbottom = round(at[0] + 10 * unit), round(at[1] + 6 * unit)
    brush.lay_vector(picture, shapes, part)


def _in_mood(picture: pygame.Surface, mood: str) -> pygame.Surface:
    if mood == "full":
        return picture
    grey = pygame.transform.grayscale(picture)
    grey.set_alpha(round(255 * (QUIET if mood == "quiet" else GREY)))
    picture.blit(grey, (0, 0))
    if mood == "contrast":
        light = round(255 * DARK)
        picture.fill((light, light, light), special_flags=pygame.BLEND_RGB_MULT)
    return picture
