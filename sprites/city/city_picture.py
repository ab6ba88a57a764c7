"""The picture of a city, painted beside the table: a value that says what is shown, and where."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import NamedTuple

import pygame

from sprites.city import backdrop, town
from sprites.city.light import air, sun
from sprites.city.plan import CityPlan, Stage
from sprites.city.row import BuiltRow, light_windows, lit_windows
from sprites.city.smoke import fires, puffs
from sprites.paint import brush
from sprites.paint.palette import mix

QUIET, DARK, GREY = 0.35, 0.6, 0.55
"""How much of its colour a quiet city loses; what is left of light, and lost of colour, in high contrast."""


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
        picture.blit(BuiltRow(plan, stage, size).picture, (0, 0))
        town.crowd(plan, stage, size, picture)
        light_windows(picture, plan, lit_windows(plan, stage, size))
        for fire in fires(plan, stage, size):
            brush.lay_vector(picture, puffs(fire, 0.5), fire.box)
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
