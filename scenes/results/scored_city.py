"""The score falls on the city of a side: laurels on what earned them, one after the other, category by category."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from scenes import ui
from sprites.paint import brush, palette, tween
from sprites.poster.posters import Painting
from sprites.things import discs

MOST = 6
"""Laurels of a category at most; more points make larger numbers of them."""

SIDE, KEPT = 34.0, 22.0
"""How large a laurel is that falls, in units, and one that lies."""

FALL, LANDS = 0.5, 0.16
"""Which share of its time a laurel falls, and for which it is pressed when it has landed."""

SQUASH, BEAM = 0.18, 0.2
"""By how much, and how bright the light is that it comes down in."""


class LaurelFall(NamedTuple):
    """Points that fall on a piece, and where that is, see `ScoredCity`."""

    x: float
    y: float
    points: int


def by_shares(size: tuple[int, int], x: float, y: float) -> tuple[float, float]:
    """A place in a picture of this size of which shares of the width and height are known, in pixels."""
    return x * size[0], y * size[1]


class ScoredCity(NamedTuple):
    """A city, and what falls on it in each of the categories of the score, in their order; `spot` says where that is,
    in pixels of a picture of some size.
    """

    picture: Painting
    falls: tuple[tuple[LaurelFall, ...], ...]
    spot: Callable[[tuple[int, int], float, float], tuple[float, float]] = by_shares


def landed(falls: tuple[LaurelFall, ...], share: float) -> int:
    """How many have landed when so much of their category is counted."""
    return sum(_way(number, len(falls), share) >= 1 for number in range(len(falls)))


def _way(number: int, count: int, share: float) -> float:
    """How far a laurel has come: under 0 before it falls, 1 when it lands."""
    apart = (1 - FALL) / max(1, count)
    return (share - number * apart) / FALL


def paint_scored(pen: ui.Pen, area: ui.Area, city: ScoredCity, shares: tuple[float, ...]) -> None:
    """The city while so much of each category is counted. Nothing falls on land that is only sketched."""
    rect = pen.theme.rect(*area)
    if min(rect.size) < 8:
        return
    clip = pen.surface.get_clip()
    pen.surface.set_clip(clip.clip(rect))
    pen.surface.blit(pen.theme.posters.picture(city.picture, rect.size), rect)
    for falls, share in zip(city.falls, shares, strict=True) if pen.theme.posters.has_like(city.picture) else ():
        for fall, way in zip(falls, _ways(falls, share), strict=True):
            _paint_fall(pen, rect, city.spot(rect.size, fall.x, fall.y), fall.points, way)
    pen.surface.set_clip(clip)
    theme = pen.theme
    pygame.draw.rect(pen.surface, palette.mix(palette.BRASS, palette.BLACK, 0.5), rect, theme.px(4), theme.px(3))
    pygame.draw.rect(pen.surface, palette.BRASS, rect.inflate(-theme.px(1.5), -theme.px(1.5)), theme.px(2), theme.px(3))


def _ways(falls: tuple[LaurelFall, ...], share: float) -> Iterator[float]:
    return (_way(number, len(falls), share) if share < 1 else 9.0 for number in range(len(falls)))


def _paint_fall(pen: ui.Pen, rect: pygame.Rect, spot: tuple[float, float], points: int, way: float) -> None:
    if way <= 0:
        return
    theme, x, foot = pen.theme, rect.x + spot[0], rect.y + spot[1]
    if way >= 1 + LANDS:
        lying = discs.vp_disc(theme, points, KEPT)
        pen.surface.blit(lying, lying.get_rect(midbottom=(round(x), round(foot))))
        return
    picture = discs.vp_disc(theme, points, SIDE)
    if way < 1:
        wide = theme.px(SIDE * 1.6)
        beam = theme.cached(("fall", wide, rect.h), lambda: brush.spot((wide, 2 * rect.h), palette.LEGAL, BEAM, 2.0))
        pen.surface.blit(beam, beam.get_rect(midtop=(round(x), rect.y - rect.h)))
        foot = rect.y + (foot - rect.y) * tween.inout(way) ** 1.4
    else:
        pressed = SQUASH * tween.rise((way - 1) / LANDS)
        size = round(picture.get_width() * (1 + pressed)), round(picture.get_height() * (1 - pressed))
        picture = pygame.transform.smoothscale(picture, size)
    pen.surface.blit(picture, picture.get_rect(midbottom=(round(x), round(foot))))


def parted(points: int, x: float, y: float, wide: float) -> tuple[LaurelFall, ...]:
    """Points that rain on a place of some width."""
    count = min(MOST, abs(points))
    shares = [points // count + (place < points % count) for place in range(count)] if count else []
    return tuple(LaurelFall(x + wide * ((place + 0.5) / count - 0.5), y, share) for place, share in enumerate(shares))
