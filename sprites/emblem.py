"""An icon as a thing: cut to its own edges, and modelled with light, shade and an outline to be a subject."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pygame

from sprites import brush, icons
from sprites.palette import BLACK, INK, WHITE, Colour, mix

PROBE = 96  # pixels at which the edges of an icon are measured
OUTLINE = 0.026  # of the subject's height
SMALL_HOLE = 0.045  # holes under this share of the icon's box are closed, so that line drawings become bodies


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
    canvas = pygame.Surface(
        (shape.get_width() + 2 * margin, shape.get_height() + 2 * margin), pygame.SRCALPHA
    )
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
    return pygame.transform.smoothscale(
        pygame.transform.gaussian_blur(small, max(1, round(radius / 4))), (w, h)
    )


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


def _closed(shape: pygame.Surface) -> pygame.Surface:
    """The shape with its small holes filled, hard edged: the body behind the lines of an icon."""
    outside = pygame.mask.from_surface(shape, 96)
    outside.invert()
    limit = SMALL_HOLE * shape.get_width() * shape.get_height()
    filled = pygame.mask.from_surface(shape, 96)
    for hole in outside.connected_components():
        bounds = hole.get_bounding_rects()[0]
        at_edge = (
            bounds.left == 0
            or bounds.top == 0
            or bounds.right == shape.get_width()
            or bounds.bottom == shape.get_height()
        )
        if not at_edge and hole.count() < limit:
            filled.draw(hole, (0, 0))
    return filled.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(255, 255, 255, 0)).convert_alpha()


def _texture(mask: pygame.Surface) -> pygame.Surface:
    """Uneven tone, as of worked stone or cast metal, inside a white shape."""
    random = Random(mask.get_width())
    tone = brush.noise(random, mask.get_size(), (9, 16), INK, 0.16, 0.42)
    tone.blit(brush.noise(random, mask.get_size(), (7, 12), WHITE, 0.30, 0.45), (0, 0))
    tone.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return tone


def modelled(shape: pygame.Surface, top: Colour, bottom: Colour) -> tuple[pygame.Surface, int]:
    """The white shape as a solid thing, and the margin in pixels that its outline needs on every side.

    From back to front: the dark outline, the shaded body behind small holes, the gradient, a soft lit edge at
    the upper left, a soft shade at the lower right, and a hard highlight.
    """
    height = shape.get_height()
    line = max(1, round(OUTLINE * height))
    margin = line + 2
    mask = padded(shape, margin)
    size = mask.get_size()
    body = _closed(mask)

    thing = tinted(thickened(mask, line), INK)
    recess = body.copy()
    shade = [(0.0, mix(mix(top, bottom, 0.5), INK, 0.52)), (1.0, mix(bottom, INK, 0.68))]
    recess.blit(brush.gradient(size, shade), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    thing.blit(recess, (0, 0))

    face = mask.copy()
    stops = [(0.06, top), (0.55, mix(top, bottom, 0.55)), (1.0, bottom)]
    face.blit(brush.gradient(size, stops), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    face.blit(_texture(mask), (0, 0))
    reach = max(1, round(height * 0.035))
    blurred = softened(mask, height * 0.05)
    for offset, colour, strength in ((-reach, INK, 0.62), (reach, WHITE, 0.75)):
        rim = tinted(mask, colour, strength)
        away = tinted(shifted(blurred, offset, offset), BLACK)
        rim.blit(away, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        face.blit(rim, (0, 0))
    hair = max(1, round(height / 90))
    light = tinted(mask, WHITE, 0.8)
    light.blit(tinted(shifted(mask, hair, hair), BLACK, 1.0), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    face.blit(light, (0, 0))
    thing.blit(face, (0, 0))
    return thing, margin
