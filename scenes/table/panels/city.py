"""The living picture behind a board as it is painted there, and how it is found again by what moves in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from game.files.settings import CITIES
from scenes import ui
from scenes.table.model import OFF, TableModel
from sprites.city.living import LivingPicture, is_living
from sprites.paint import brush, palette

GREY, COOL = 0.1, (228, 227, 226)
"""How much of its colour a city loses while its viewer decides, and what is left of its light, less of the warm: so the
market draws the eye, and what was built is still seen.
"""

EDGE = 0.8
"""Units of each of the two lines of brass along its upper edge."""


def bare_mood(model: TableModel) -> str:
    """How a city is painted with nothing before it that is read: also for who does not want to see it on the table."""
    return CITIES[0] if model.city == OFF else model.city


def paint_city(pen: ui.Pen, area: ui.Area, city: LivingPicture) -> None:
    """The picture: as it is, or as it was until that has been painted."""
    rect = pen.theme.rect(*area)
    pen.stamp_at(pen.theme.posters.picture(city, rect.size, city.stand_in, rect.topleft), area)


def calm(picture: pygame.Surface) -> pygame.Surface:
    """What a picture of a city looks like while its viewer decides."""
    calmed = picture.copy()
    _calm(calmed)
    return calmed


def paint_calm(pen: ui.Pen, area: ui.Area) -> None:
    """Make the city that was painted here draw no eye."""
    part = pen.theme.rect(*area).clip(pen.surface.get_clip())
    if part.w and part.h:
        _calm(pen.surface.subsurface(part))


def _calm(picture: pygame.Surface) -> None:
    grey = brush.greyed(picture)
    grey.set_alpha(round(255 * GREY))
    picture.blit(grey, (0, 0))
    picture.fill(COOL, special_flags=pygame.BLEND_RGB_MULT)


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
