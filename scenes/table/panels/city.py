"""The city behind a board as it is painted there, and how it is found again by what moves in it."""

from __future__ import annotations

from scenes.ui.box import Ink
from scenes.ui.host.target import Area
from scenes.ui.layout import DisplayList
from scenes.ui.pen import Pen
from sprites.city.city_picture import CityPicture
from sprites.paint import palette

EDGE = 0.8
"""Units of each of the two lines of brass along its upper edge."""


def paint_city(pen: Pen, area: Area, city: CityPicture) -> None:
    """The city: as it is, or as it was until that has been painted."""
    pen.stamp_at(pen.theme.posters.picture(city, pen.theme.rect(*area).size), area)
    x, y, width, _ = area
    pen.fill((x, y, width, 2 * EDGE), palette.mix(palette.BRASS, palette.BLACK, 0.55))
    pen.fill((x, y, width, EDGE), palette.BRASS)


def shows_city(key: object) -> bool:
    """Whether a panel with this key shows a city: each is painted when it is looked at, and only the latest is kept."""
    return isinstance(key, DisplayList) and any(isinstance(each, CityPicture) for ink in key.inks for each in ink.how)


def city_of(ink: Ink) -> CityPicture | None:
    """The city that this stroke paints, if it is one."""
    match ink.how:
        case (CityPicture() as city,) if ink.paint is paint_city:
            return city
    return None
