"""The picture of a city, painted beside the table: a value that says what is shown, and where."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from math import sin
from typing import NamedTuple

import pygame

from sprites.city import feast, town, vigil
from sprites.city.festival import centrepiece, fireworks, garlands
from sprites.city.fire.blaze import blazes, doom, lay_blaze
from sprites.city.fire.smoke import Fire, fires, puffs
from sprites.city.light import air, sun
from sprites.city.living import PictureChange, changes
from sprites.city.plan import CityPlan, Stage
from sprites.city.row import BuiltRow, light_windows, lit_windows
from sprites.city.scenery import backdrop, land
from sprites.paint import brush
from sprites.paint.palette import Colour, mix

FAR_HOUSE, FAR_TALL = 0.06, (0.02, 0.05, 0.03, 0.1, 0.02, 0.04, 0.0, 0.03, 0.07, 0.01, 0.05)
"""How wide a house of the town in the haze is, and how tall those are, as shares of the height."""

GLOW, SHADE = 0.2, 0.3
"""How much of the light of the sun lies on the land under it, and how dark the far corner is."""

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

    @property
    def stand_in(self) -> None:
        """Nothing is kept of what changes all the time."""
        return None

    def lights(self, size: tuple[int, int]) -> Sequence[pygame.Rect]:
        """The windows behind which somebody works."""
        return tuple(lit_windows(self.plan, self.stage, size))

    def fires(self, size: tuple[int, int]) -> Sequence[Fire]:
        """Everything that burns."""
        return tuple(fires(self.plan, self.stage, size))

    def changed(self, before: CityPicture, size: tuple[int, int]) -> Iterable[PictureChange]:
        """What has changed since an earlier picture of this city."""
        return changes((before.plan, before.stage), (self.plan, self.stage), size)

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        """The finished picture, the same in every run."""
        plan, stage = self.plan, self.stage
        picture = behind(plan.scenery, stage.scenery, size).copy()
        burns, near = [*blazes(plan, stage, size)], 0.0 if plan.is_vigil else doom(plan)
        smoke = [*fires(plan, stage, size), *(blaze.fire for blaze in burns)]
        is_over = plan.is_festive or plan.is_vigil
        if plan.is_vigil:
            vigil.first_light(picture, stage)
        if is_over:
            _lay_smoke(picture, smoke)
        if plan.is_festive:
            fireworks.shine(picture, fireworks.display(plan))
            fireworks.beacons(picture, plan, stage.horizon)
            feast.floodlights(picture, stage)
        for blaze in burns:
            if blaze.fire.y < stage.lot[0] * size[1]:
                lay_blaze(picture, plan, blaze, near, is_read=plan.is_vigil)
        picture.blit(BuiltRow(plan, stage, size).picture, (0, 0))
        if not plan.is_vigil:
            town.crowd(plan, stage, size, picture)
        light_windows(picture, plan, lit_windows(plan, stage, size))
        for blaze in burns:
            if blaze.fire.y >= stage.lot[0] * size[1]:
                lay_blaze(picture, plan, blaze, near, is_read=plan.is_vigil)
        if plan.is_festive:
            centrepiece.put_up(picture, plan, stage)
            garlands.hang(picture, plan, stage)
            feast.crowd(picture, plan)
        if plan.is_vigil:
            vigil.keep(picture, plan, stage)
        if not is_over:
            _lay_smoke(picture, smoke)
        return in_mood(picture, self.mood)

    def relight(self, picture: pygame.Surface) -> None:
        """Light the windows again where the sun has gone down over the finished picture."""
        light_windows(picture, self.plan, lit_windows(self.plan, self.stage, picture.get_size()))

    def plain(self, size: tuple[int, int]) -> pygame.Surface:
        """Sky, hills, a town in the haze and the ground, and nothing that is built: little to paint."""
        return in_mood(bare_land(self.plan, self.stage, size), self.mood)


def _lay_smoke(picture: pygame.Surface, smoke: Iterable[Fire]) -> None:
    for fire in smoke:
        brush.lay_vector(picture, puffs(fire, 0.5), fire.box)


@lru_cache(maxsize=3)
def behind(plan: CityPlan, stage: Stage, size: tuple[int, int]) -> pygame.Surface:
    """What lies behind the row of buildings: most moves change nothing of it."""
    picture = backdrop.sky(plan, stage, size)
    for layer in (backdrop.far, land.ground):
        picture.blit(layer(plan, stage, size), (0, 0))
    (width, height), tones, (x, _) = size, air(plan), sun(plan, stage.horizon)
    glow, dusk = (width * 0.9, height * 1.1), (width * 0.8, height * 1.6)
    brush.lay_spot(picture, (x * width, stage.horizon * height), glow, tones.horizon, GLOW)
    brush.lay_spot(picture, (width, height), dusk, tones.fore, SHADE)
    picture.blit(town.houses(plan, stage, size), (0, 0))
    return picture


def bare_land(plan: CityPlan, stage: Stage, size: tuple[int, int]) -> pygame.Surface:
    """Sky, hills and ground in flat tones of now, and nothing that a side has built: next to nothing to paint, as it is
    wanted in the frame in which a move is shown.
    """
    plan = plan.land
    tones, (width, height), line = air(plan), size, stage.horizon
    sky: list[tuple[float, Colour]] = [(0.0, tones.top), (line * 0.6, tones.middle), (line, tones.horizon)]
    picture = brush.gradient(size, [*sky, (1.0, tones.horizon)])
    x, y = sun(plan, line)
    pygame.draw.circle(picture, tones.sun, (x * width, y * height), backdrop.SUN * height)
    hills = [(width * step / 40, height * (line - 0.05 - 0.04 * sin(step * 0.7))) for step in range(41)]
    pygame.draw.polygon(picture, mix(tones.far, tones.haze, 0.5), [(0, height), *hills, (width, height)])
    _lay_far_town(picture, mix(tones.far, tones.fore, 0.3), height * (stage.town - 0.03))
    green, square = (land.tones(plan, kind[plan.age], tones) for kind in (land.GRASS, land.ROAD))
    for tone, top in ((green, stage.town - 0.03), (square, stage.work[0] - 0.07)):
        ground = [(0.0, mix(tone, tones.haze, 0.25)), (0.5, tone), (1.0, mix(tone, tones.shade, 0.5))]
        picture.blit(brush.gradient((width, max(1, height // 3)), ground), (0, round(top * height)))
    picture.fill(mix(tones.shade, tones.fore, 0.45), (0, round((stage.work[0] + 0.09) * height), width, height))
    return picture


def _lay_far_town(picture: pygame.Surface, tone: Colour, foot: float) -> None:
    """Gables and towers in the haze, in one tone, so that a land before its city is painted is no row of stripes."""
    width, height = picture.get_size()
    wide = height * FAR_HOUSE
    for place in range(round(width / wide) + 1):
        tall = FAR_TALL[(place + place * place // 5) % len(FAR_TALL)]
        left, top = (place + 4 * tall) * wide, foot - tall * height
        right = left + (1.1 - 6 * tall) * wide
        roof = [(left, top), ((left + right) / 2, top - 0.4 * wide), (right, top)]
        pygame.draw.polygon(picture, tone, [*roof, (right, foot), (left, foot)])


def in_mood(picture: pygame.Surface, mood: str) -> pygame.Surface:
    """A finished picture as it is seen in a mood."""
    if mood == "full":
        return picture
    grey = brush.greyed(picture)
    grey.set_alpha(round(255 * (QUIET if mood == "quiet" else GREY)))
    picture.blit(grey, (0, 0))
    if mood == "contrast":
        light = round(255 * DARK)
        picture.fill((light, light, light), special_flags=pygame.BLEND_RGB_MULT)
    return picture
