"""The hall in which an advisor is shown: a warm wall between two columns, a red valance, a floor of slabs."""

from __future__ import annotations

import math

import pygame

from sprites import brush
from sprites.palette import BLACK, Colour, mix
from sprites.scenery import Mood

VALANCE: Colour = (122, 26, 22)
FOLD_LIGHT: Colour = (224, 84, 60)
SEAM: Colour = (226, 178, 92)
FOLDS = 9
FLUTES = 5


def lay_hall(canvas: pygame.Surface, floor: int, light: Mood) -> None:
    """Paint the hall on a canvas that holds the wall; `floor` is the height in pixels where the floor begins."""
    w, h = canvas.get_size()
    brush.lay_spot(canvas, (w / 2, h * 0.50), (w * 1.15, h * 1.25), light.horizon, 0.85)
    slabs = brush.gradient((w, h - floor), [(0.0, mix(light.ground, light.horizon, 0.22)), (1.0, light.near)])
    canvas.blit(slabs, (0, floor))
    shapes = _joints(w, h, floor, light)
    for centre in (0.105, 0.895):
        shapes += _column(w * centre, w * 0.105, floor, light)
    canvas.blit(brush.vector((w, h), shapes + _valance(w, h)), (0, 0))


def _joints(w: int, h: int, floor: int, light: Mood) -> list[str]:
    """The lines between the slabs, running towards the wall."""
    across = floor + (h - floor) * 0.42
    lines = [[(0.0, across), (float(w), across)]]
    lines += [
        [(w * (0.5 + side * 0.22), float(floor)), (w * (0.5 + side * 0.62), float(h))]
        for side in range(-3, 4)
    ]
    return [brush.stroke(line, light.near, h * 0.01, 0.6) for line in lines]


def _box(left: float, right: float, top: float, bottom: float) -> list[tuple[float, float]]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _column(x: float, width: float, floor: int, light: Mood) -> list[str]:
    """A fluted shaft on a base of two steps; the light falls on its left."""
    half, body = width / 2, light.far
    shapes = [brush.polygon(_box(x - half, x + half, 0, floor), body)]
    for flute in range(FLUTES):
        left = x - half + width * (flute / FLUTES + 0.03)
        tone = mix(mix(body, light.horizon, 0.42), mix(body, BLACK, 0.5), flute / (FLUTES - 1))
        shapes.append(brush.polygon(_box(left, left + width * 0.13, 0, floor), tone))
    for reach, top, bottom, lit in ((0.72, 0.955, 1.0, 0.24), (0.62, 0.92, 0.955, 0.12)):
        step = _box(x - width * reach, x + width * reach, floor * top, floor * bottom)
        shapes.append(brush.polygon(step, mix(body, light.horizon, lit)))
    return shapes


def _valance(w: int, h: int) -> list[str]:
    """Red cloth hanging from the upper edge in folds, with a golden seam."""
    drop, pitch = h * 0.20, w / FOLDS
    hem = [
        ((fold + step / 6) * pitch, drop * (0.72 + 0.28 * math.sin(math.pi * step / 6)))
        for fold in range(FOLDS)
        for step in range(7)
    ]
    shapes = [brush.polygon([(0.0, 0.0), *hem, (float(w), 0.0)], VALANCE)]
    for fold in range(FOLDS):
        x = fold * pitch
        dark = [(x, 0.0), (x + pitch * 0.30, 0.0), (x + pitch * 0.12, drop * 0.78), (x, drop * 0.72)]
        lit = [
            (x + pitch * 0.5, 0.0),
            (x + pitch * 0.68, 0.0),
            (x + pitch * 0.62, drop * 0.95),
            (x + pitch * 0.5, drop),
        ]
        shapes += [brush.polygon(dark, BLACK, 0.38), brush.polygon(lit, FOLD_LIGHT, 0.40)]
    return [*shapes, brush.stroke(hem, SEAM, h * 0.016)]
