"""Building sites: a wonder before it is ready, as a drawing at first, then course by course.

What of a picture is the wonder is found by painting it with and without, so that every wonder can be built.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np
import pygame
from numpy.typing import NDArray

from sprites.paint.palette import hex_colour, mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.press import Layer, Ramp
from sprites.poster.scene import SceneArt, figure

Mask = NDArray[np.bool_]

DIFFERENT = 26
"""How far a pixel changes with the wonder where it is a part of it."""

BLUE, DEEP_BLUE, IVORY = hex_colour("#1D5A94"), hex_colour("#0E3562"), hex_colour("#F6F0DC")
BLOCK, COURSE = 5.2, 2.6
"""Width and height of a stone."""

ABOVE, BELOW = 21.0, 14.0
"""How far a scaffold reaches beyond the course that is laid: one of full height is a cage."""

STOREY = 9.5


class Wonder(NamedTuple):
    """The pixels of a wonder, those of its shadow and its mirror below, and where it stands, in units."""

    body: Mask
    below: Mask
    foot: float


def wonder_in(full: SceneArt, empty: SceneArt, foot: float) -> Wonder:
    """What of the full picture is the wonder."""
    apart = np.abs(full.sheet.picture - empty.sheet.picture).max(axis=0) > DIFFERENT
    sure = apart.copy()
    sure[1:-1] = apart[1:-1] & (apart[:-2] | apart[2:])
    is_above = _rows(full) < foot
    return Wonder(sure & is_above, apart & ~is_above, foot)


def _rows(scene: SceneArt) -> NDArray[np.float32]:
    """How high every row lies, in units."""
    height = scene.sheet.size[1]
    return ((np.arange(height, dtype=np.float32) + np.float32(0.5)) / np.float32(scene.sheet.unit))[:, None]


def lay_drawing(scene: SceneArt, full: SceneArt, mask: Mask) -> None:
    """The wonder as white lines on blue paper, with measures, dividers and a curled corner."""
    width = scene.width
    scene.sheet.fill(Ramp(BLUE, DEEP_BLUE, 0, 100))
    layer = scene.layer()
    for step in range(1, round(width / 5) + 1):
        layer.box(0, step * 5, 0, 0.3, 100)
    for step in range(1, 20):
        layer.box(0, 0, step * 5, width, 0.3)
    scene.print(layer, IVORY, strength=0.16, texture=0)
    whole = pygame.Rect((0, 0), scene.sheet.size)
    grey = full.sheet.picture.mean(axis=0)
    across, down = (
        np.abs(np.diff(grey, axis=1, append=grey[:, -1:])),
        np.abs(np.diff(grey, axis=0, append=grey[-1:])),
    )
    lines = np.clip((np.maximum(across, down) - 26) / 50, 0, 1) * mask
    edge = _edge(mask, max(1, round(scene.sheet.unit * 0.5)))
    ink = np.maximum(lines * 0.55, edge * 0.95).astype(np.float32)
    scene.sheet.lay(whole, (mask * np.float32(0.16))[None], IVORY, texture=0)
    scene.sheet.lay(whole, ink[None], IVORY, texture=0.05)
    left, top, right, foot = _bounds(scene, mask)
    layer = scene.layer()
    for (x0, y0), (x1, y1) in (((left, foot + 4), (right, foot + 4)), ((right + 5, top), (right + 5, foot))):
        layer.line(0, [(x0, y0), (x1, y1)], 0.5)
        across, up = (0.0, 2.0) if y0 == y1 else (2.0, 0.0)
        for x, y in ((x0, y0), (x1, y1)):
            layer.line(0, [(x - across, y - up), (x + across, y + up)], 0.5)
    scene.print(layer, IVORY, strength=0.8, texture=0)
    _lay_dividers(scene)


def _lay_dividers(scene: SceneArt) -> None:
    gold = MATERIALS["gold"]
    layer, x = scene.layer(), scene.width * 0.1
    layer.polygon(0, [(x - 1, 26), (x + 0.6, 26), (x - 4.6, 58)])
    layer.polygon(1, [(x - 0.2, 26), (x + 1.6, 26), (x + 5.2, 58)])
    layer.circle(0, (x + 0.2, 24.4), 2.8)
    scene.print(layer, gold.light, gold.dark)
    layer, right = scene.layer(), scene.width
    layer.polygon(1, [(right - 13, -1), (right + 1, -1), (right + 1, 15)])
    layer.polygon(0, [(right - 13, -1), (right - 10, 13), (right + 1, 15)])
    scene.print(layer, hex_colour("#D8CDB2"), mix(DEEP_BLUE, (0, 0, 0), 0.3))


def lay_courses(scene: SceneArt, empty: SceneArt, wonder: Wonder, share: float, seed: int) -> None:
    """On the full picture: what is not laid yet is taken away again, and those who build stand around it."""
    random, unit, mask = Random(seed), scene.sheet.unit, wonder.body
    left, top, right, foot = _bounds(scene, mask)
    line = foot - (foot - top) * share
    columns = np.arange(mask.shape[1]) / unit
    blocks = np.clip(((columns - left) // BLOCK).astype(int), 0, None)
    count = int(blocks.max()) + 1
    steps = np.array([random.randint(0, 2) + 2 * (block in (0, count - 1)) for block in range(count)])
    start = (line + steps[blocks] * COURSE).astype(np.float32)
    rows = _rows(scene)
    missing = mask & (rows < start[None])
    picture = scene.sheet.picture
    gone = missing | (wonder.below & (2 * wonder.foot - rows < start[None]))
    picture[:, gone] = empty.sheet.picture[:, gone]
    whole = pygame.Rect((0, 0), scene.sheet.size)
    chalk = _edge(mask, max(1, round(unit * 0.4))) * missing
    dashes = ((columns // 1.9)[None] + (rows // 1.9)) % 2 < 1
    scene.sheet.lay(whole, (missing * np.float32(0.13))[None], IVORY, texture=0)
    scene.sheet.lay(whole, (chalk * dashes).astype(np.float32)[None], IVORY, strength=0.85, texture=0)
    stone = MATERIALS["sandstone"]
    fresh = mask & (rows >= start[None]) & (rows < start[None] + COURSE)
    scene.sheet.lay(whole, (fresh * np.float32(0.55))[None], stone.light)
    joint = fresh & ((columns - left) % BLOCK < max(0.5, 1 / unit))[None]
    scene.sheet.lay(whole, (joint * np.float32(0.6))[None], stone.deep)
    at_work = mask[max(0, round((line - 4) * unit)) : round((line + 10) * unit)]
    used = np.flatnonzero(at_work.any(axis=0))
    if len(used):
        left, right = used[0] / unit, used[-1] / unit
    _lay_scaffold(scene, (left - 3, max(top - 2, line - ABOVE), right + 3, min(foot, line + BELOW)), random)
    _lay_crane(scene, min(right + 16, scene.width * 0.9), foot, max(8.0, line - 30))
    _lay_stones(scene, random)


def _lay_scaffold(scene: SceneArt, area: tuple[float, float, float, float], random: Random) -> None:
    """Poles, planks and braces, with people on them."""
    left, top, right, foot = area
    timber = MATERIALS["timber"]
    layer = scene.layer()
    poles = [left + (right - left) * pole / 4 for pole in range(5)]
    for pole in poles:
        layer.line(1, [(pole, top), (pole, foot + 2)], 0.7)
    floors = np.arange(foot - 1, top, -STOREY)
    for floor in floors:
        layer.box(0, left - 2, floor, right - left + 4, 1.1)
        layer.box(1, left - 2, floor + 0.8, right - left + 4, 0.5)
    for index, floor in enumerate(floors[:-1]):
        for bay in range(4):
            if (bay + index) % 2 == 0:
                layer.line(1, [(poles[bay], floor), (poles[bay + 1], floor - STOREY)], 0.4)
    scene.print(layer, timber.light, timber.deep)
    layer = scene.layer()
    for floor in floors:
        for _ in range(3):
            figure(layer, random.uniform(left, right), float(floor), 4.2, random.randrange(2))
    scene.print(layer, MATERIALS["blue"].light, MATERIALS["red"].dark)


def _lay_crane(scene: SceneArt, x: float, foot: float, top: float) -> None:
    """A treadwheel crane without its wheel: mast, jib, rope and a block."""
    timber, stone = MATERIALS["timber"], MATERIALS["sandstone"]
    layer = scene.layer()
    layer.line(1, [(x, min(96.0, foot + 4)), (x + 1.5, top + 6)], 1.6)
    layer.line(0, [(x + 9, top + 12), (x - 24, top)], 1.4)
    layer.line(1, [(x - 23, top), (x - 23, top + 13)], 0.5)
    scene.print(layer, timber.light, timber.deep)
    layer = scene.layer()
    layer.box(0, x - 25.6, top + 13, 3.2, 4)
    layer.box(1, x - 22.4, top + 13, 2, 4)
    scene.print(layer, stone.light, stone.dark)


def _lay_stones(scene: SceneArt, random: Random) -> None:
    """Blocks that wait in front."""
    stone, layer = MATERIALS["sandstone"], scene.layer()
    x = scene.width * 0.1
    for _ in range(5):
        _stone(layer, x, 97 - random.uniform(0, 1.5))
        x += random.uniform(5, 6.5)
    scene.print(layer, stone.light, stone.dark)


def _stone(layer: Layer, x: float, foot: float) -> None:
    layer.box(0, x, foot - 4, 3.4, 4)
    layer.box(1, x + 3.4, foot - 4, 1.8, 4)


def _bounds(scene: SceneArt, mask: Mask) -> tuple[float, float, float, float]:
    """Left, top, right and foot of the wonder in units; stray pixels do not count."""
    unit = scene.sheet.unit
    rows = np.flatnonzero(mask.sum(axis=1) > 1.5 * unit)
    columns = np.flatnonzero(mask.sum(axis=0) > 1.5 * unit)
    if not len(rows) or not len(columns):
        return 0.3 * scene.width, 30.0, 0.7 * scene.width, 90.0
    return (
        float(columns[0] / unit),
        float(rows[0] / unit),
        float(columns[-1] / unit),
        min(94.0, float(rows[-1] / unit)),
    )


def _edge(mask: Mask, reach: int) -> NDArray[np.float32]:
    """The pixels of the mask that lie at its edge."""
    inner = mask.copy()
    for _ in range(reach):
        shrunk = inner.copy()
        shrunk[1:] &= inner[:-1]
        shrunk[:-1] &= inner[1:]
        shrunk[:, 1:] &= inner[:, :-1]
        shrunk[:, :-1] &= inner[:, 1:]
        inner = shrunk
    return (mask & ~inner).astype(np.float32)
