"""The living picture behind a board as it is painted there, and how it is found again by what moves in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from scenes import ui
from sprites.city.living import LivingPicture, is_living
from sprites.paint import palette

CALM, CALM_TONE = 0.4, (82, 94, 118)
"""How much of which tone lies over a city while its viewer decides: it takes a third of its colour and a sixth of its
light, so that the market draws the eye.
"""

EDGE = 0.8
"""Units of each of the two lines of brass along its upper edge."""


def paint_city(pen: ui.Pen, area: ui.Area, city: LivingPicture) -> None:
    """The picture: as it is, or as it was until that has been painted."""
    rect = pen.theme.rect(*area)
    pen.stamp_at(pen.theme.posters.picture(city, rect.size, city.stand_in, rect.topleft), area)


def calm(picture: pygame.Surface) -> pygame.Surface:
    """What a picture looks like under that tone."""
    calmed = picture.copy()
    calmed.blit(_veil(picture.get_size()), (0, 0))
    return calmed


def paint_calm(pen: ui.Pen, area: ui.Area) -> None:
    """The tone over a city that is to draw no eye."""
    rect = pen.theme.rect(*area)
    pen.surface.blit(_veil(rect.size), rect)


def _veil(size: tuple[int, int]) -> pygame.Surface:
    """The tone in this size; two of them take no longer than to fill them."""
    veil = pygame.Surface(size)
    veil.fill(CALM_TONE)
    veil.set_alpha(round(255 * CALM))
    return veil


def paint_edge(pen: ui.Pen, area: ui.Area) -> None:
    """A line of brass along its upper edge."""
    x, y, width, _ = area
    pen.fill((x, y, width, 2 * EDGE), palette.mix(palette.BRASS, palette.BLACK, 0.55))
    pen.fill((x, y, width, EDGE), palette.BRASS)


def shows_city(key: object) -> bool:
    """Whether a panel with this key shows what changes all the time: each such picture is painted when it is looked
    at, and only the latest is kept.
    """
    inks = key.inks if isinstance(key, ui.DisplayList) else ()
    return any(is_living(part) for ink in inks for part in ink.how)


def cities_on(panels: Iterable[ui.Panel]) -> Iterator[tuple[ui.Panel, ui.Area, LivingPicture]]:
    """The living pictures that panels show, each with where it lies."""
    for panel in panels:
        for ink in panel.key.inks if isinstance(panel.key, ui.DisplayList) else ():
            if (city := city_of(ink)) is not None:
                yield panel, ink.area, city


def is_calmed(panel: ui.Panel) -> bool:
    """Whether the city on this panel is to draw no eye now."""
    return isinstance(panel.key, ui.DisplayList) and any(ink.paint is paint_calm for ink in panel.key.inks)


def painted_over(panels: Iterable[ui.Panel]) -> Iterator[ui.Area]:
    """Where strokes lie that are painted after the living picture, such as plates and words."""
    is_over = False
    for panel in panels:
        for ink in panel.key.inks if isinstance(panel.key, ui.DisplayList) else ():
            if is_over:
                yield ink.area
            is_over |= city_of(ink) is not None


def city_of(ink: ui.Ink) -> LivingPicture | None:
    """The living picture that this stroke paints, if it is one."""
    (picture,) = ink.how if ink.paint is paint_city else (None,)
    return picture if is_living(picture) else None
