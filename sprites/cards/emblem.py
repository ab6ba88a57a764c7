"""Icons as shapes: cut to their own edges, moved, tinted, softened and thickened."""

from __future__ import annotations

from functools import lru_cache

import pygame

from sprites.paint import icons
from sprites.paint.palette import WHITE, Colour

PROBE = 96  # pixels at which the edges of an icon are measured


@lru_cache(maxsize=1024)
def _extent(name: str) -> tuple[float, float]:
    """Width and height of the drawn part of an icon as shares of the icon's box."""
    bounds = icons.raster(name, PROBE, WHITE).get_bounding_rect(min_alpha=24)
    return bounds.w / PROBE, bounds.h / PROBE


def emblem_shape(name: str, height: int, widest: int, colour: Colour) -> pygame.Surface:
    """The icon in one colour, cut to its edges, as high as `height` pixels or as wide as `widest` allows."""
    share_wide, share_high = _extent(name)
    box = min(height / share_high, widest / share_wide)
    icon = icons.raster(name, max(2, round(box)), colour)
    return icon.subsurface(icon.get_bounding_rect(min_alpha=24)).copy()


def padded(shape: pygame.Surface, margin: int) -> pygame.Surface:
    """The white shape with `margin` transparent pixels on every side."""
    canvas = pygame.Surface((shape.get_width() + 2 * margin, shape.get_height() + 2 * margin), pygame.SRCALPHA)
    canvas.fill((255, 255, 255, 0))
    canvas.blit(shape, (margin, margin), special_flags=pygame.BLEND_RGBA_MAX)
    return canvas


def shifted(shape: pygame.Surface, dx: int, dy: int) -> pygame.Surface:
    """The shape moved on a surface of the same size."""
    moved = pygame.Surface(shape.get_size(), pygame.SRCALPHA)
    moved.blit(shape, (dx, dy))
    return moved


def tinted(shape: pygame.Surface, colour: Colour, strength: float = 1.0) -> pygame.Surface:
    """A copy of a white shape in one colour, its alpha times `strength`."""
    copy = shape.copy()
    copy.fill((*colour, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def softened(shape: pygame.Surface, radius: float) -> pygame.Surface:
    """The shape blurred by about `radius` pixels; done at a quarter of the size, where blurring is cheap."""
    w, h = shape.get_size()
    small = pygame.transform.smoothscale(shape, (max(2, w // 4), max(2, h // 4)))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, max(1, round(radius / 4))), (w, h))


def thickened(shape: pygame.Surface, radius: int) -> pygame.Surface:
    """The shape grown by `radius` pixels on all sides."""
    grown = pygame.Surface(shape.get_size(), pygame.SRCALPHA)
    diagonal = round(radius * 0.707)
    near, far = round(radius * 0.38), round(radius * 0.92)
    for dx, dy in (
        (radius, 0), (-radius, 0), (0, radius), (0, -radius),
        (diagonal, diagonal), (-diagonal, diagonal), (diagonal, -diagonal), (-diagonal, -diagonal),
        (near, far), (-near, far), (near, -far), (-near, -far), (far, near), (-far, near), (far, -near), (-far, -near),
    ):  # fmt: skip
        grown.blit(shape, (dx, dy), special_flags=pygame.BLEND_RGBA_MAX)
    return grown
