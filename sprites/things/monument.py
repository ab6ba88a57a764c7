"""Monuments: an icon as a thing that stands in a city, in flat planes, light at the left and dark at the right."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import pygame

from sprites.paint import icons
from sprites.paint.light import circle
from sprites.paint.palette import BLACK, WHITE, Colour, mix
from sprites.places.air import Air

PROBE = 96
ROWS, CLOSED = 240, 12
"""Rows in which a body is looked for, and the share of them, as one in so many, that is closed where there are none."""
GOLD: Colour = (255, 216, 110)
DULL: Colour = (196, 132, 44)
EDGE, EDGES = (70, 38, 22), 110
"""What keeps gold apart from the sun behind it, and which share of its height, as one in so many, that is wide."""

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


LEANS = {"ankh": -45.0}
"""Icons that lean, and by how many degrees they are turned to stand upright on a column."""


def statue(name: str, height: int, air: Air, haze: float) -> pygame.Surface:
    """A thing that is no building: in gold with a dark edge, on a column."""
    top = monument(name, round(height * 0.56), replace(air, wall=GOLD, shade=DULL, roof=GOLD), haze, is_solid=False)
    if turn := LEANS.get(name):
        turned = pygame.transform.rotozoom(top, turn, 1.0)
        turned = turned.subsurface(turned.get_bounding_rect())
        top = pygame.transform.smoothscale_by(turned, top.get_height() / turned.get_height())
    wide = max(top.get_width(), round(height * 0.44))
    picture = pygame.Surface((wide, height), pygame.SRCALPHA)
    light, dark = mix(air.wall, air.haze, haze), mix(air.shade, air.haze, haze)
    foot = top.get_height()
    for share, head, tail in ((0.3, 0.0, 0.06), (0.2, 0.06, 0.8), (0.36, 0.8, 0.9), (0.44, 0.9, 1.0)):
        half, room = round(height * share / 2), height - foot
        block = pygame.Rect(wide // 2 - half, foot + round(room * head), 2 * half, round(room * (tail - head)) + 1)
        picture.fill(light, block)
        picture.fill(dark, (wide // 2 + half // 5, block.y, half - half // 5, block.height))
    place = top.get_rect(midbottom=(wide // 2, foot + 2))
    edge = _toned(top, EDGE)
    for dx, dy in circle(max(1, height // EDGES)):
        picture.blit(edge, place.move(dx, dy))
    picture.blit(top, place)
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
    """The body behind the lines: every row of the shape from just inside its first point to its last, and narrow gaps
    between rows as wide as the narrower of their sides.
    """
    width, height = shape.get_size()
    rows = min(height, ROWS)
    small = pygame.transform.smoothscale(shape, (max(4, round(width * rows / height)), rows))
    spans = [_span(small, y) for y in range(rows)]
    for y in range(1, rows):
        after = next((below for below in range(y, min(rows, y + rows // CLOSED)) if spans[below]), None)
        if spans[y] is None and spans[y - 1] and after:
            spans[y] = min(spans[y - 1], spans[after], key=lambda span: span[1] if span else 0)
    body = pygame.Surface(small.get_size(), pygame.SRCALPHA)
    body.fill((255, 255, 255, 0))
    for y, span in enumerate(spans):
        if span:
            body.fill(WHITE, (span[0] + 1, y, span[1] - 2, 1))
    return pygame.transform.smoothscale(body, (width, height))


def _span(shape: pygame.Surface, y: int) -> tuple[int, int] | None:
    """Where the shape begins in a row, and how wide it is there."""
    found = pygame.mask.from_surface(shape.subsurface((0, y, shape.get_width(), 1)), 90).get_bounding_rects()
    if not found:
        return None
    left, right = min(each.left for each in found), max(each.right for each in found)
    return left, max(3, right - left)
