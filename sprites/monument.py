"""Monuments: an icon as a thing that stands in a city, in flat planes, light at the left and dark at the right."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import pygame

from sprites import icons
from sprites.air import Air
from sprites.palette import BLACK, WHITE, Colour, mix

PROBE = 96
GOLD: Colour = (255, 216, 110)
DULL: Colour = (196, 132, 44)

AXIS = 0.54
"""The share of its width from which a thing is dark."""


def monument(name: str, height: int, air: Air, haze: float, is_solid: bool = True) -> pygame.Surface:
    """The icon so many pixels high, with so much of the haze of this air before it; a solid one has no holes."""
    ink = _cut(name, height)
    body = _filled(ink) if is_solid else ink
    width = ink.get_width()
    light, dark = mix(air.wall, air.haze, haze), mix(mix(air.shade, air.roof, 0.12), air.haze, haze)
    seam = mix(mix(air.shade, air.fore, 0.62), air.haze, haze)
    picture = pygame.Surface(body.get_size(), pygame.SRCALPHA)
    picture.blit(_toned(body, seam), (0, 0))
    picture.blit(_toned(ink, light), (0, 0))
    edge = round(width * AXIS)
    side = pygame.Rect(edge, 0, width - edge, height)
    picture.blit(_toned(ink, dark), side.topleft, side)
    roof = pygame.Rect(0, 0, width, round(height * 0.3))
    warm = mix(air.roof, air.haze, haze)
    picture.blit(_toned(ink, warm), (0, 0), roof)
    picture.blit(_toned(ink, mix(warm, BLACK, 0.3)), (edge, 0), roof.clip(side))
    return picture


def statue(name: str, height: int, air: Air, haze: float) -> pygame.Surface:
    """A thing that is no building: in gold, on a column."""
    top = monument(
        name, round(height * 0.56), replace(air, wall=GOLD, shade=DULL, roof=GOLD), haze, is_solid=False
    )
    wide = max(top.get_width(), round(height * 0.44))
    picture = pygame.Surface((wide, height), pygame.SRCALPHA)
    light, dark = mix(air.wall, air.haze, haze), mix(air.shade, air.haze, haze)
    foot = top.get_height()
    for share, head, tail in ((0.3, 0.0, 0.06), (0.2, 0.06, 0.8), (0.36, 0.8, 0.9), (0.44, 0.9, 1.0)):
        half, room = round(height * share / 2), height - foot
        block = pygame.Rect(
            wide // 2 - half, foot + round(room * head), 2 * half, round(room * (tail - head)) + 1
        )
        picture.fill(light, block)
        picture.fill(dark, (wide // 2 + half // 5, block.y, half - half // 5, block.height))
    picture.blit(top, top.get_rect(midbottom=(wide // 2, foot + 2)))
    return picture


def _toned(shape: pygame.Surface, tone: Colour) -> pygame.Surface:
    picture = shape.copy()
    picture.fill((*tone, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


@lru_cache(maxsize=256)
def _share(name: str) -> tuple[float, float]:
    """Width and height of the drawn part of an icon, as shares of its box."""
    drawn = icons.raster(name, PROBE, WHITE).get_bounding_rect(min_alpha=24)
    return drawn.w / PROBE, drawn.h / PROBE


def _cut(name: str, height: int) -> pygame.Surface:
    """The icon in white, cut to its edges; one that is much wider than high is lower."""
    wide, high = _share(name)
    box = height / max(high, wide * 0.62)
    icon = icons.raster(name, max(8, round(box)), WHITE)
    return icon.subsurface(icon.get_bounding_rect(min_alpha=24)).copy()


def _filled(shape: pygame.Surface) -> pygame.Surface:
    """The body behind the lines: every row of the shape from its first to its last point."""
    width, height = shape.get_size()
    small = (max(2, round(width * PROBE / height)), PROBE)
    points = pygame.mask.from_surface(pygame.transform.smoothscale(shape, small), 90)
    body = pygame.Surface(small, pygame.SRCALPHA)
    body.fill((255, 255, 255, 0))
    for y in range(small[1]):
        inked = [x for x in range(small[0]) if points.get_at((x, y))]
        if inked:
            body.fill(WHITE, (inked[0], y, inked[-1] - inked[0] + 1, 1))
    return pygame.transform.smoothscale(body, (width, height))
