"""The skyline of an age, house by house, each with a lit side, a dark side and a roof."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sprites.paint.palette import mix
from sprites.poster.press import Layer
from sprites.poster.scene import SceneArt

LIT, DARK, ROOF = range(3)
House = Callable[[Layer, float, float, float, Random], float]
"""Draws a house with its left foot at (x, foot) in units of `s`, and says how wide it is."""


def _flat(layer: Layer, x: float, foot: float, s: float, random: Random) -> float:
    w, h = s * random.uniform(0.9, 1.5), s * random.uniform(0.6, 1.1)
    layer.box(LIT, x, foot - h, w, h)
    layer.box(DARK, x + w * 0.62, foot - h, w * 0.38, h)
    layer.box(DARK, x + w * 0.2, foot - h * 0.7, w * 0.12, h * 0.22)
    if random.random() < 0.6:
        layer.polygon(ROOF, [(x - s * 0.1, foot - h), (x + w * 0.5, foot - h - s * 0.42), (x + w + s * 0.1, foot - h)])
    return w


def _temple(layer: Layer, x: float, foot: float, s: float, random: Random) -> float:
    w, h = s * 2.3, s * 0.95
    layer.box(DARK, x, foot - h, w, h)
    for column in range(6):
        layer.box(LIT, x + w * (0.02 + column * 0.167), foot - h, w * 0.09, h)
    layer.box(LIT, x - s * 0.1, foot - s * 0.18, w + s * 0.2, s * 0.18)
    layer.box(LIT, x - s * 0.08, foot - h - s * 0.14, w + s * 0.16, s * 0.16)
    layer.polygon(
        ROOF,
        [
            (x - s * 0.18, foot - h - s * 0.14),
            (x + w / 2, foot - h - s * 0.75),
            (x + w + s * 0.18, foot - h - s * 0.14),
        ],
    )
    return w


def _gable(layer: Layer, x: float, foot: float, s: float, random: Random) -> float:
    w, h, peak = s * random.uniform(0.75, 1.1), s * random.uniform(0.6, 1.2), s * random.uniform(0.6, 0.9)
    long = s * random.uniform(0.3, 0.9)
    layer.box(DARK, x + w, foot - h, long, h)
    layer.polygon(
        ROOF,
        [
            (x + w / 2, foot - h - peak),
            (x + w / 2 + long, foot - h - peak),
            (x + w + long, foot - h),
            (x + w, foot - h),
        ],
    )
    layer.polygon(LIT, [(x, foot), (x, foot - h), (x + w / 2, foot - h - peak), (x + w, foot - h), (x + w, foot)])
    layer.box(DARK, x + w * 0.4, foot - h * 0.8, w * 0.2, h * 0.3)
    return w + long


def _spire(layer: Layer, x: float, foot: float, s: float, random: Random) -> float:
    w, h = s * 0.62, s * random.uniform(1.5, 2.1)
    layer.box(LIT, x, foot - h, w, h)
    layer.box(DARK, x + w * 0.55, foot - h, w * 0.45, h)
    layer.polygon(ROOF, [(x - s * 0.08, foot - h), (x + w / 2, foot - h - s * 1.2), (x + w + s * 0.08, foot - h)])
    layer.box(DARK, x + w * 0.22, foot - h * 0.88, w * 0.2, s * 0.3)
    return w


def _crenel(layer: Layer, x: float, foot: float, s: float, random: Random) -> float:
    w, h = s * random.uniform(0.9, 1.3), s * random.uniform(1.3, 1.8)
    layer.box(LIT, x, foot - h, w, h)
    layer.box(DARK, x + w * 0.58, foot - h, w * 0.42, h)
    for tooth in range(3):
        layer.box(LIT if tooth < 2 else DARK, x + w * tooth * 0.38, foot - h - s * 0.2, w * 0.22, s * 0.22)
    return w


def _domed(layer: Layer, x: float, foot: float, s: float, random: Random) -> float:
    w, h = s * random.uniform(1.3, 1.9), s * random.uniform(0.7, 1.1)
    layer.box(LIT, x, foot - h, w, h)
    layer.box(DARK, x + w * 0.6, foot - h, w * 0.4, h)
    layer.ellipse(ROOF, (x + w / 2, foot - h), w * 0.40, w * 0.44)
    layer.box(LIT, x, foot - h, w * 0.6, h)
    layer.box(DARK, x + w * 0.6, foot - h, w * 0.4, h)
    layer.box(LIT, x + w * 0.46, foot - h - w * 0.62, w * 0.08, w * 0.2)
    for window in range(3):
        layer.box(DARK, x + w * (0.1 + window * 0.16), foot - h * 0.7, w * 0.07, h * 0.35)
    return w


def _campanile(layer: Layer, x: float, foot: float, s: float, random: Random) -> float:
    w, h = s * 0.5, s * random.uniform(1.9, 2.5)
    layer.box(LIT, x, foot - h, w, h)
    layer.box(DARK, x + w * 0.58, foot - h, w * 0.42, h)
    layer.box(DARK, x + w * 0.18, foot - h * 0.9, w * 0.24, s * 0.34)
    layer.polygon(ROOF, [(x - s * 0.07, foot - h), (x + w / 2, foot - h - s * 0.55), (x + w + s * 0.07, foot - h)])
    return w


def _tiled(layer: Layer, x: float, foot: float, s: float, random: Random) -> float:
    w, h = s * random.uniform(0.9, 1.4), s * random.uniform(0.7, 1.2)
    layer.box(LIT, x, foot - h, w, h)
    layer.box(DARK, x + w * 0.66, foot - h, w * 0.34, h)
    layer.polygon(
        ROOF,
        [
            (x - s * 0.08, foot - h),
            (x + w * 0.14, foot - h - s * 0.36),
            (x + w * 0.86, foot - h - s * 0.36),
            (x + w + s * 0.08, foot - h),
        ],
    )
    for window in range(2):
        layer.box(DARK, x + w * (0.14 + window * 0.25), foot - h * 0.7, w * 0.1, h * 0.3)
    return w


def _chimney(layer: Layer, x: float, foot: float, s: float, random: Random) -> float:
    w, h = s * 0.36, s * random.uniform(2.0, 2.9)
    layer.polygon(LIT, [(x, foot), (x + w * 0.2, foot - h), (x + w * 0.5, foot - h), (x + w * 0.5, foot)])
    layer.polygon(DARK, [(x + w * 0.5, foot), (x + w * 0.5, foot - h), (x + w * 0.8, foot - h), (x + w, foot)])
    layer.box(ROOF, x + w * 0.14, foot - h, w * 0.72, s * 0.16)
    return w


def _saw(layer: Layer, x: float, foot: float, s: float, random: Random) -> float:
    w, h = s * 2.4, s * 0.8
    layer.box(LIT, x, foot - h, w, h)
    for tooth in range(3):
        left = x + w * tooth / 3
        layer.polygon(ROOF, [(left, foot - h), (left, foot - h - s * 0.5), (left + w / 3, foot - h)])
    layer.box(DARK, x + w * 0.68, foot - h, w * 0.32, h)
    for window in range(4):
        layer.box(DARK, x + w * (0.06 + window * 0.15), foot - h * 0.65, w * 0.09, h * 0.3)
    return w


def _clock(layer: Layer, x: float, foot: float, s: float, random: Random) -> float:
    w, h = s * 0.6, s * 2.2
    layer.box(LIT, x, foot - h, w, h)
    layer.box(DARK, x + w * 0.58, foot - h, w * 0.42, h)
    layer.circle(ROOF, (x + w * 0.45, foot - h * 0.82), w * 0.24)
    layer.polygon(ROOF, [(x - s * 0.06, foot - h), (x + w / 2, foot - h - s * 0.8), (x + w + s * 0.06, foot - h)])
    return w


def _block(layer: Layer, x: float, foot: float, s: float, random: Random) -> float:
    w, h = s * random.uniform(0.7, 1.1), s * random.uniform(0.9, 1.7)
    layer.box(LIT, x, foot - h, w, h)
    layer.box(DARK, x + w * 0.6, foot - h, w * 0.4, h)
    layer.polygon(
        ROOF,
        [(x, foot - h), (x + w * 0.2, foot - h - s * 0.25), (x + w, foot - h - s * 0.25), (x + w, foot - h)],
    )
    for row in range(2):
        for column in range(2):
            layer.box(DARK, x + w * (0.12 + column * 0.24), foot - h * (0.8 - row * 0.35), w * 0.11, h * 0.17)
    return w


KITS: tuple[tuple[House, ...], ...] = (
    (_flat, _flat, _flat, _temple, _flat),
    (_gable, _gable, _spire, _gable, _crenel),
    (_tiled, _domed, _campanile, _tiled, _tiled),
    (_block, _chimney, _saw, _block, _chimney, _clock),
)


def skyline(scene: SceneArt, foot: float, s: float, haze: float, density: float = 1.0) -> None:
    """A row of houses of the age of the scene across the picture, dimmed by `haze`."""
    random, palette = scene.random, scene.palette
    layer = scene.layer()
    kit = KITS[scene.age - 1]
    trees: list[tuple[float, float]] = []
    x = -s * random.uniform(0.2, 1.0)
    while x < scene.width:
        house = kit[random.randrange(len(kit))]
        x += house(layer, x, foot, s, random)
        x += s * random.uniform(0.0, 0.5) / density
        if random.random() < 0.34:
            trees.append((x, s * random.uniform(0.8, 1.5)))
            x += s * 0.4
    scene.print(
        layer,
        scene.haze(palette.wall_light, haze),
        scene.haze(mix(palette.wall_dark, palette.far3, 0.2), haze),
        scene.haze(palette.roof, haze * 0.85),
    )
    layer = scene.layer()
    for left, tall in trees:
        tree(layer, scene.age, left, foot, tall)
    scene.print(layer, scene.haze(palette.leaf_light, haze), scene.haze(palette.leaf_dark, haze))


def tree(layer: Layer, age: int, x: float, foot: float, tall: float) -> None:
    """A tree of the age in ink 0 (lit) and 1 (dark): cypresses in Antiquity, oaks after it."""
    if age in (1, 3):
        layer.ellipse(1, (x, foot - tall * 0.5), tall * 0.17, tall * 0.55)
        layer.ellipse(0, (x - tall * 0.05, foot - tall * 0.5), tall * 0.09, tall * 0.5)
        return
    layer.box(1, x - tall * 0.05, foot - tall * 0.4, tall * 0.1, tall * 0.4)
    layer.circle(1, (x, foot - tall * 0.65), tall * 0.34)
    layer.circle(0, (x - tall * 0.08, foot - tall * 0.72), tall * 0.24)
