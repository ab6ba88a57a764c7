"""The square by the harbour: a city with its quay, on which dice lie; ships of its colonies sail before it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import pygame

from sprites.city.city_picture import CityPicture, in_mood
from sprites.city.living import PictureChange
from sprites.city.plan import CityPlan, Stage
from sprites.city.row import light_windows, lit_windows
from sprites.city.ship import ship
from sprites.city.smoke import Fire
from sprites.paint import brush
from sprites.paint.palette import Colour, hex_colour, mix

STONE: Colour = hex_colour("#4A3B36")
"""The quay, the same in every age: dice and words are read on it."""

JOINT: Colour = hex_colour("#33282A")

SKY, QUAY = 0.52, 0.66
"""How light the city is above, and where its quay begins, as shares of light and of the height."""

SHIP_HIGH, SHIP_FOOT = 0.58, 0.62
"""How high a ship is, and where it lies in the water, as shares of the height."""

STONES, EDGE = 5, 0.025
"""Courses of stones on the quay, and how high its edge is, as a share of the height."""


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
        return in_mood(self._finished(self._city.paint(size)), self.mood)

    def plain(self, size: tuple[int, int]) -> pygame.Surface:
        """The city in flat tones over its quay."""
        return in_mood(self._finished(self._city.plain(size)), self.mood)

    def _finished(self, picture: pygame.Surface) -> pygame.Surface:
        """Darker, with ships and quay, and with its windows lit again."""
        width, height = size = picture.get_size()
        light = round(255 * SKY)
        picture.fill((light, light, light), special_flags=pygame.BLEND_RGB_MULT)
        light_windows(picture, self.plan, lit_windows(self.plan, self.stage, size))
        for place, x in enumerate(self.ships):
            shapes = ship((x * width, SHIP_FOOT * height), SHIP_HIGH * height, self.plan.colour, place % 2 == 0)
            brush.lay_vector(picture, shapes, _around_ship(x, size))
        picture.blit(_quay(size), (0, _top_of_quay(size)))
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


def _around_ship(x: float, size: tuple[int, int]) -> pygame.Rect:
    """Where there is room for a ship, in pixels: nothing of it lies under the quay."""
    width, height = size
    part = pygame.Rect(0, 0, round(1.4 * SHIP_HIGH * height), height)
    part.midtop = round(x * width), 0
    return part.clip(pygame.Rect((0, 0), size))


def _top_of_quay(size: tuple[int, int]) -> int:
    """The first row of pixels that any of it lies in: half of its edge stands above."""
    return int((QUAY - EDGE / 2) * size[1])


@lru_cache(maxsize=1)
def _quay(size: tuple[int, int]) -> pygame.Surface:
    """A floor of stone in courses, the wider the nearer, darker towards the eye; the same for every city."""
    width, height = size
    top = QUAY * height
    room = height - top
    shapes = [brush.polygon([(0, top), (width, top), (width, height), (0, height)], STONE)]
    rows = [top + room * float(row / STONES) ** 1.5 for row in range(STONES + 1)]
    for row, (y, after) in enumerate(pairwise(rows)):
        shapes.append(
            brush.polygon([(0.0, y), (width, y), (width, after), (0.0, after)], mix(STONE, JOINT, 0.16 * row))
        )
        shapes.append(brush.stroke([(0, y), (width, y)], JOINT, max(1.0, 0.012 * height)))
        wide = 3.4 * (after - y) + 0.1 * height
        for number in range(int(width / wide) + 2):
            x = (number - 0.5 * (row % 2)) * wide
            shapes.append(brush.stroke([(x, y), (x - 0.2 * (after - y), after)], JOINT, max(1.0, 0.01 * height), 0.7))
    shapes.append(brush.stroke([(0, top), (width, top)], mix(STONE, (255, 236, 200), 0.3), max(1.0, EDGE * height)))
    first = _top_of_quay(size)
    return brush.vector((width, height - first), shapes, (0, first, width, height - first))
