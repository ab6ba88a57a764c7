"""The harbour behind the trays: the skyline of a city, ships of its colonies, and the felt on which dice lie."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from sprites.city.city_picture import CityPicture, in_mood
from sprites.city.fire.smoke import Fire
from sprites.city.living import PictureChange
from sprites.city.plan import CityPlan, Stage
from sprites.city.row import light_windows, lit_windows
from sprites.city.ship import ship
from sprites.paint import brush
from sprites.paint.palette import BLACK, WHITE, Colour, hex_colour, mix

FELT: tuple[Colour, Colour] = hex_colour("#1E4D3A"), hex_colour("#163C2D")
"""The felt above and below, the same in every age: dice and words are read on it."""

QUAY = 0.5
"""Where the felt begins under the city, as a share of the height."""

NEAR, DIM = 0.06, 0.3
"""From where on the city is darker towards the felt, as a share of the height, and what is left of its light there:
dice and words that reach up so far stand out before it.
"""

SHIP_WIDE, SHIP_FOOT = 0.26, 0.27
"""How wide a ship is, and where it lies in the water, as shares of the height."""

EDGE = 0.022
"""How high the edge of the quay is, as a share of the height."""


class Harbour(NamedTuple):
    """A city behind its quay; `ships` are where they sail, as shares of the width."""

    plan: CityPlan
    stage: Stage
    ships: tuple[float, ...] = ()
    mood: str = "full"
    whose: Hashable = 0

    @property
    def subject(self) -> object:
        """What all pictures of this harbour have in common."""
        return "harbour", self.whose, self.mood

    @property
    def stand_in(self) -> None:
        """Nothing is kept of what changes all the time."""
        return None

    @property
    def _city(self) -> CityPicture:
        return CityPicture(self.plan, self.stage)

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        """The finished picture, the same in every run."""
        picture = self._at_its_quay(self._city.paint(size))
        light_windows(picture, self.plan, lit_windows(self.plan, self.stage, size))
        return in_mood(_behind_quay(picture), self.mood)

    def plain(self, size: tuple[int, int]) -> pygame.Surface:
        """Its land over its quay, before anything is built there."""
        return in_mood(_behind_quay(self._at_its_quay(self._city.plain(size))), self.mood)

    def _at_its_quay(self, picture: pygame.Surface) -> pygame.Surface:
        """With its ships, and darker towards the felt: windows are lit again after that."""
        width, height = size = picture.get_size()
        for place, x in enumerate(self.ships):
            shapes = ship((x * width, SHIP_FOOT * height), SHIP_WIDE * height, self.plan.colour, place % 2 == 0)
            brush.lay_vector(picture, shapes, _around_ship(x, size))
        light = [(0.0, WHITE), (NEAR, WHITE), (QUAY, mix(BLACK, WHITE, DIM)), (1.0, BLACK)]
        picture.blit(brush.gradient(size, light), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return picture

    def lights(self, size: tuple[int, int]) -> Sequence[pygame.Rect]:
        """The windows behind which somebody works, but for those behind the quay."""
        return tuple(pane for pane in self._city.lights(size) if pane.bottom < QUAY * size[1])

    def fires(self, size: tuple[int, int]) -> Sequence[Fire]:
        """Everything that burns."""
        return self._city.fires(size)

    def changed(self, before: Harbour, size: tuple[int, int]) -> Iterable[PictureChange]:
        """What has changed since an earlier picture of this harbour."""
        if len(before.ships) != len(self.ships):
            return (PictureChange(pygame.Rect((0, 0), size)),)
        return self._city.changed(before._city, size)


def _behind_quay(picture: pygame.Surface) -> pygame.Surface:
    """With plain felt before it."""
    size = picture.get_size()
    picture.blit(_quay(size), (0, _top_of_quay(size)))
    return picture


def _around_ship(x: float, size: tuple[int, int]) -> pygame.Rect:
    """Where there is room for a ship, in pixels: nothing of it lies under the quay."""
    width, height = size
    part = pygame.Rect(0, 0, round(1.4 * SHIP_WIDE * height), height)
    part.midtop = round(x * width), 0
    return part.clip(pygame.Rect((0, 0), size))


def _top_of_quay(size: tuple[int, int]) -> int:
    """The first row of pixels that any of it lies in: half of its edge stands above."""
    return int((QUAY - EDGE / 2) * size[1])


@lru_cache(maxsize=1)
def _quay(size: tuple[int, int]) -> pygame.Surface:
    """Plain felt behind the edge of the quay; the same for every city."""
    width, height = size
    first = _top_of_quay(size)
    felt = brush.gradient((width, height - first), [(0.0, FELT[0]), (1.0, FELT[1])])
    edge = max(2, round(EDGE * height))
    felt.fill(mix(FELT[0], (255, 236, 200), 0.25), (0, 0, width, edge // 2))
    felt.fill(mix(FELT[1], BLACK, 0.4), (0, edge // 2, width, edge - edge // 2))
    return felt
