"""The city of a side: what it has built, and how its works stand beside each other in the picture of a result."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple, Protocol

import pygame

from scenes import ui
from sprites.bust.person import Bust
from sprites.paint import brush, palette
from sprites.places.air import Air, sunset
from sprites.poster.cutout import wonder
from sprites.poster.motif import Motif
from sprites.poster.posters import Painting
from sprites.things import buildings
from sprites.things.monument import monument, statue

FIRST_AT, LAST_AT = 0.03, 0.97
"""Between which shares of the width works stand."""

CLOSE = 0.94
"""How near works stand to each other, as a share of their widths."""

MIDDLE, MOST_WORKS, LABEL = 0.5, 9, 13.0
STANDS = frozenset((
    "ancient-ruins", "aqueduct", "arabic-door", "bank", "barn", "barracks-tent", "byzantin-temple", "capitol",
    "castle", "church", "clock-tower", "coliseum", "congress", "dam", "defensive-wall", "dolmen",
    "egyptian-pyramids", "egyptian-sphinx", "egyptian-temple", "elven-castle", "factory", "gate", "granary",
    "great-pyramid", "greek-temple", "greenhouse", "habitat-dome", "harbor-dock", "hill-fort", "house",
    "hospital", "hut", "lighthouse", "mayan-pyramid", "medieval-village-01", "moai", "modern-city",
    "observatory", "pagoda", "pisa-tower", "portculis", "power-generator", "pylon", "qaitbay-citadel",
    "radio-tower", "rempart", "saint-basil-cathedral", "samara-mosque", "shinto-shrine", "shop", "siege-tower",
    "sinagot", "stone-bridge", "stone-wall", "suspension-bridge", "temple-door", "temple-gate", "triple-gate",
    "water-fountain", "water-mill", "well", "white-tower", "windmill",
))  # fmt: skip
"""Icons that stand in a city as they are."""

GLEAMS = 120, 108, 76
"""What light adds to a work that it passes over."""

SIZES = {(True, True): 0.52, (True, False): 0.48, (False, True): 0.48, (False, False): 0.36}
"""How high a work is as a share of the picture, by whether it is great, and the first of all."""


class Work(NamedTuple):
    """Something that stands in a city: its sign, an icon or an industry, what it is called, whether it is a great work,
    and the poster that shows it then.
    """

    emblem: str
    name: str
    is_great: bool = False
    motif: Motif | None = None


Placed = tuple[Work, pygame.Surface, int]
"""A work, how it looks in the city, and its middle in pixels of the window."""


class TriumphPicture(Painting, Protocol):
    """A picture of all that a winner has built."""

    def relight(self, picture: pygame.Surface) -> None:
        """Light what shines at night again, after the finished picture has been darkened."""
        ...


class City(NamedTuple):
    """What a side has built: the age it has reached, its sign, its works, the greatest first, and who led it. `nation`
    is one of `sprites.things.arms`, whose shield bears the sign. `picture` shows all of it, where there is one.
    """

    age: int
    emblem: str
    works: tuple[Work, ...] = ()
    leader: Bust | None = None
    nation: str = ""
    picture: TriumphPicture | None = None


def skyline(age: int, emblem: str, great: Iterable[Work], other: Iterable[Work], leader: Bust | None = None) -> City:
    """A city of great works, and of those others that are seen from afar, each of them once."""
    works = {work.emblem: work._replace(is_great=True) for work in great}
    for work in other:
        if work.emblem in STANDS:
            works.setdefault(work.emblem, work)
    return City(max(1, min(4, age)), emblem, tuple(works.values()), leader)


def placed(pen: ui.Pen, rect: pygame.Rect, city: City) -> list[Placed]:
    """The works, the greatest before the sun and the others at its sides by turns, while they fit."""
    air, found = sunset(city.age), list[Placed]()
    centre = rect.x + round(rect.width * MIDDLE)
    ends = {1: centre, -1: centre}
    for order, work in enumerate(city.works[:MOST_WORKS]):
        share = SIZES[work.is_great, not order]
        high, haze = round(rect.height * share), 0.2 if not work.is_great else 0.1 if order else 0.0
        draw = partial(_built, pen.theme, work, high, air, haze)
        picture = pen.theme.cached(("triumph work", work, high, city.age), draw)
        half = round(picture.get_width() * CLOSE / 2)
        side = min(ends, key=lambda side: abs(ends[side] - centre))
        x = ends[side] + side * half if order else centre
        if not rect.width * FIRST_AT < x - rect.x - half < x - rect.x + half < rect.width * LAST_AT and order:
            continue
        ends[side] = x + side * half
        if not order:
            ends[-side] = x - side * half
        found.append((work, picture, x))
    return found


def label(pen: ui.Pen, rect: pygame.Rect, works: list[Placed]) -> None:
    """Small plates of brass say what stands there, where they do not lie on each other."""
    theme, taken = pen.theme, list[pygame.Rect]()
    for work, _, x in works:
        words = theme.text(work.name, "label", LABEL, palette.DARK_INK)
        plate = words.get_rect().inflate(theme.px(12), theme.px(1))
        plate.midbottom = (x, rect.bottom - theme.px(5))
        if plate.right > rect.right or plate.inflate(theme.px(4), 0).collidelist(taken) >= 0:
            continue
        taken.append(plate)
        face = brush.gradient(plate.size, [(0.0, palette.BRASS_LIGHT), (1.0, palette.BRASS)])
        pen.surface.blit(face, plate)
        pygame.draw.rect(pen.surface, palette.mix(palette.BRASS, palette.BLACK, 0.5), plate, max(1, theme.px(0.8)))
        pen.surface.blit(words, words.get_rect(center=plate.center))


def gleaming(picture: pygame.Surface, share: float) -> pygame.Surface:
    """A work while a band of light passes over it from left to right."""
    if not 0 < share < 1:
        return picture
    lit, (width, height) = picture.copy(), picture.get_size()
    stops: list[tuple[float, palette.Colour]] = [(0.0, palette.BLACK), (0.5, GLEAMS), (1.0, palette.BLACK)]
    band = pygame.transform.rotate(brush.gradient((2 * height, width // 3 + 2), stops), 72)
    middle = round((1.8 * share - 0.4) * width), height // 2
    lit.blit(band, band.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)
    return lit


def _built(theme: ui.Theme, work: Work, high: int, air: Air, haze: float) -> pygame.Surface:
    """A work as it stands in the city."""
    if work.motif is None:
        if work.emblem in buildings.POLES:
            return buildings.building(theme, work.emblem, buildings.side_of(theme, high))
        return (monument if work.emblem in STANDS else statue)(work.emblem, high, air, haze)
    return wonder(theme, work.motif, high)
