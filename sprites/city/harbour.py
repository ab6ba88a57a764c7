"""The harbour behind the trays: the skyline of a city, ships of its colonies, and the felt on which dice lie."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from sprites.city.city_picture import CityPicture, bare_land, in_mood
from sprites.city.fire.smoke import Fire
from sprites.city.light import air
from sprites.city.living import PictureChange
from sprites.city.plan import CityPlan, Stage
from sprites.city.row import light_windows
from sprites.city.ship import ship
from sprites.paint import brush
from sprites.paint.palette import BLACK, WHITE, Colour, hex_colour, mix

ROUGH = 5
"""How many times smaller a plain picture is drawn."""

FELT: tuple[Colour, Colour] = hex_colour("#1E4D3A"), hex_colour("#163C2D")
"""The felt above and below, the same in every age: dice and words are read on it."""

DIM = 0.26
"""What is left of the light of a city before the quay: dice and words that reach up so far stand out before it."""

BASIN = 0.075
"""How far down the water before the quay reaches, as a share of the height."""

SHIP_WIDE, AFLOAT = 0.185, 0.4
"""How wide a ship is, as a share of the height, and how far down it lies in the basin."""

EDGE = 0.012
"""How high the edge of the quay is, as a share of the height."""

STALL, AT_STALLS = 0.12, (0.64, 0.82)
"""How high a stall of the market is, as a share of the height, and where they stand, as shares of the width: right of
the cards before the city, where they are seen whole.
"""

WATER, GOLDEN = hex_colour("#2E6E86"), 0.618034
WARES: tuple[Colour, ...] = ((206, 92, 52), (226, 178, 74), (108, 146, 74), (150, 96, 60))


class Harbour(NamedTuple):
    """A city behind its quay. `ships` are where they lie, as shares of the width; `head` and `quay` from where on the
    city is darker towards the felt, and where that begins, as shares of the height.
    """

    plan: CityPlan
    stage: Stage
    head: float
    quay: float
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
        light_windows(picture, self.plan, self.lights(size))
        return in_mood(self._behind_quay(picture), self.mood)

    def plain(self, size: tuple[int, int]) -> pygame.Surface:
        """Its land and water over its quay, roughly, before anything is built there: little to paint."""
        rough = max(1, size[0] // ROUGH), max(1, size[1] // ROUGH)
        picture = bare_land(self.plan, self.stage, rough)
        top = (self.quay - BASIN) * rough[1]
        picture.fill(self._water, (0, round(top), rough[0], round(BASIN * rough[1]) + 1))
        self._darken(picture)
        return in_mood(self._behind_quay(pygame.transform.smoothscale(picture, size)), self.mood)

    def _at_its_quay(self, picture: pygame.Surface) -> pygame.Surface:
        """With its market, its water and its ships, and darker towards the felt: windows are lit again after that."""
        width, height = size = picture.get_size()
        market = [shape for place, x in enumerate(self.stalls) for shape in self._stall(x * width, height, place)]
        brush.lay_vector(picture, market, picture.get_rect())
        self._lay_water(picture)
        for place, x in enumerate(self.ships):
            foot = (self.quay - BASIN * (1 - AFLOAT)) * height
            shapes = ship((x * width, foot), SHIP_WIDE * height, self.plan.colour, place % 2 == 0)
            brush.lay_vector(picture, shapes, self._around_ship(x, size))
        self._darken(picture)
        return picture

    def _darken(self, picture: pygame.Surface) -> None:
        """Let it become darker towards the felt."""
        light = [(0.0, WHITE), (self.head, WHITE), (self.quay, mix(BLACK, WHITE, DIM)), (1.0, BLACK)]
        picture.blit(brush.gradient(picture.get_size(), light), (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    @property
    def _water(self) -> Colour:
        return mix(WATER, air(self.plan).fore, 0.2)

    @property
    def stalls(self) -> tuple[float, ...]:
        """Where a stall of the market stands for every tile that was built, as shares of the width."""
        first, last = AT_STALLS
        built = [place for place, lot in enumerate(self.plan.lots) if lot]
        return tuple(first + (last - first) * (place + 0.5) / len(self.plan.lots) for place in built)

    def _stall(self, x: float, height: int, place: int) -> Iterator[str]:
        """An awning in the colours of the nation over wares, one for a tile."""
        unit, foot = STALL * height / 10, (self.quay - BASIN + 0.004) * height
        left = x + 9 * unit
        for side in (0.4, 11.0):
            yield brush.polygon(_box(left + side * unit, foot, 0.6 * unit, 8 * unit), (74, 48, 30))
        yield brush.polygon(_box(left, foot, 12 * unit, 3.4 * unit), (120, 80, 48))
        for ware in range(5):
            tone = WARES[(ware + place) % len(WARES)]
            yield brush.ellipse((left + (1.8 + 2.1 * ware) * unit, foot - 3.8 * unit), (1.0 * unit, 1.0 * unit), tone)
        for stripe in range(6):
            tone = self.plan.colour if stripe % 2 == 0 else (240, 232, 214)
            low, high = left + (2.2 * stripe - 0.6) * unit, left + (1.9 * stripe + 0.4) * unit
            yield brush.polygon(
                [(low, foot - 6.6 * unit), (low + 2.2 * unit, foot - 6.6 * unit), (high + 1.9 * unit, foot - 10 * unit),
                 (high, foot - 10 * unit)], tone,
            )  # fmt: skip
        yield brush.polygon(_box(left - 5 * unit, foot, 3.4 * unit, 3.4 * unit), (134, 88, 50))
        yield brush.polygon(_box(left - 4.2 * unit, foot - 3.4 * unit, 2.6 * unit, 2.4 * unit), (158, 108, 64))

    def _lay_water(self, picture: pygame.Surface) -> None:
        """The basin before the quay, in which what stands over it is seen again."""
        width, height = picture.get_size()
        top, deep = round((self.quay - BASIN) * height), max(2, round(BASIN * height))
        above = picture.subsurface((0, max(0, top - 3 * deep), width, min(top, 3 * deep)))
        mirrored = pygame.transform.flip(pygame.transform.smoothscale(above, (width, deep)), False, True)
        tone = self._water
        veil = pygame.Surface((width, deep), pygame.SRCALPHA)
        veil.fill((*tone, 165))
        mirrored.blit(veil, (0, 0))
        picture.blit(mirrored, (0, top))
        shapes = [
            brush.polygon(_box(0, top + 0.006 * height, width, 0.014 * height), mix(air(self.plan).shade, BLACK, 0.3))
        ]
        for number in range(round(width / (0.12 * height))):
            x, y = number * 0.12 * height + number * 37 % 29, top + deep * (0.3 + 0.6 * (number * GOLDEN % 1))
            shapes.append(
                brush.stroke([(x, y), (x + 0.05 * height, y)], mix(tone, WHITE, 0.4), max(1.0, 0.004 * height), 0.5)
            )
        brush.lay_vector(
            picture, shapes, pygame.Rect(0, top - round(0.02 * height), width, deep + round(0.04 * height))
        )

    def lights(self, size: tuple[int, int]) -> Sequence[pygame.Rect]:
        """The windows behind which somebody works, but for those behind the quay."""
        foot = (self.quay - BASIN) * size[1]
        return tuple(pane for pane in self._city.lights(size) if pane.bottom < foot)

    def fires(self, size: tuple[int, int]) -> Sequence[Fire]:
        """Everything that burns."""
        return self._city.fires(size)

    def changed(self, before: Harbour, size: tuple[int, int]) -> Iterable[PictureChange]:
        """What has changed since an earlier picture of this harbour."""
        if len(before.ships) != len(self.ships):
            return (PictureChange(pygame.Rect((0, 0), size)),)
        return self._city.changed(before._city, size)

    def _behind_quay(self, picture: pygame.Surface) -> pygame.Surface:
        """With plain felt before it."""
        size = picture.get_size()
        picture.blit(_quay(size, self.quay), (0, _top_of_quay(size, self.quay)))
        return picture

    def _around_ship(self, x: float, size: tuple[int, int]) -> pygame.Rect:
        """Where there is room for a ship, in pixels."""
        width, height = size
        part = pygame.Rect(0, 0, round(1.4 * SHIP_WIDE * height), height)
        part.midtop = round(x * width), 0
        return part.clip(pygame.Rect((0, 0), size))


def _box(left: float, foot: float, wide: float, high: float) -> list[tuple[float, float]]:
    return [(left, foot), (left + wide, foot), (left + wide, foot - high), (left, foot - high)]


def _top_of_quay(size: tuple[int, int], quay: float) -> int:
    """The first row of pixels that any of it lies in: half of its edge stands above."""
    return int((quay - EDGE / 2) * size[1])


@lru_cache(maxsize=1)
def _quay(size: tuple[int, int], quay: float) -> pygame.Surface:
    """Plain felt behind the edge of the quay; the same for every city."""
    width, height = size
    first = _top_of_quay(size, quay)
    felt = brush.gradient((width, height - first), [(0.0, FELT[0]), (1.0, FELT[1])])
    edge = max(2, round(EDGE * height))
    felt.fill(mix(FELT[0], (255, 236, 200), 0.25), (0, 0, width, edge // 2))
    felt.fill(mix(FELT[1], BLACK, 0.4), (0, edge // 2, width, edge - edge // 2))
    return felt
