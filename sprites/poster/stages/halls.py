"""Halls and towers of a town."""

from __future__ import annotations

import math
from itertools import pairwise

from sprites.palette import mix
from sprites.poster.motif import Motif
from sprites.poster.palettes import MATERIALS
from sprites.poster.press import Ramp
from sprites.poster.scene import Scene
from sprites.poster.skyline import skyline, tree
from sprites.poster.stages.common import arch, block, lowered, material
from sprites.poster.waters import water


def iron_tower(scene: Scene, motif: Motif, stands: bool) -> None:
    """A tower of iron lattice over the roofs of its city."""
    palette, width = scene.palette, scene.width
    skyline(scene, 82, 8, 0.5)
    scene.ground(82, palette.leaf_light, palette.leaf_dark)
    iron = material(scene, "iron")
    middle = width / 2
    if stands:

        def half(y: float) -> float:
            return float(1.2 + 25 * max(0.0, (y - 8) / 84) ** 2.1)

        layer = lowered(scene, 94, 0.92)
        rows = [10.0 + 3.4 * index for index in range(25)]
        for top, foot in pairwise(rows):
            a, b = half(top), half(foot)
            if foot < 58:
                layer.polygon(
                    2, [(middle - a, top), (middle + a, top), (middle + b, foot), (middle - b, foot)]
                )
            leg_a, leg_b = max(1.0, a * 0.42), max(1.0, b * 0.42)
            for side in (-1, 1):
                ink = 0 if side < 0 else 1
                layer.polygon(
                    ink,
                    [
                        (middle + side * a, top),
                        (middle + side * (a - leg_a), top),
                        (middle + side * (b - leg_b), foot),
                        (middle + side * b, foot),
                    ],
                )
            if foot < 58:
                layer.line(0, [(middle - a, top), (middle + b, foot)], 0.6)
                layer.line(1, [(middle + a, top), (middle - b, foot)], 0.6)
        for y, reach in ((58.0, 12.5), (36.0, 7.0), (13.0, 3.2)):
            layer.box(0, middle - reach, y, reach * 2, 2.6)
            layer.box(1, middle + reach * 0.2, y, reach * 0.8, 2.6)
        layer.line(0, [(middle, 10), (middle, 3)], 0.9)
        for step in range(13):
            angle = math.pi * step / 12
            x, y = middle - math.cos(angle) * 15, 84 - math.sin(angle) * 17
            layer.box(1, x - 1, y - 1, 2, 2)
        scene.print(layer, iron.light, iron.dark, iron.deep)
    layer = scene.layer()
    for index in range(10):
        tree(layer, 2, width * (index + 0.5) / 10, 94, 9 + 3 * (index % 2))
    scene.print(layer, palette.leaf_light, mix(palette.leaf_dark, palette.fore, 0.3))


def museum(scene: Scene, motif: Motif, stands: bool) -> None:
    """A front of columns under a pediment, with wings, behind a wide stair."""
    palette, width = scene.palette, scene.width
    skyline(scene, 76, 9, 0.5)
    scene.ground(76)
    stone = material(scene, "marble")
    middle = width / 2
    if stands:
        layer = scene.layer()
        for x in (-46.0, 46.0):
            block(layer, middle + x, 46, 20, 84, 0.5)
            layer.box(2, middle + x - 18, 54, 36, 28)
            for column in range(6):
                layer.box(0, middle + x - 17.4 + column * 6.4, 54, 3, 28)
                layer.box(1, middle + x - 15.8 + column * 6.4, 54, 1.4, 28)
        block(layer, middle, 38, 29, 84, 2.0)
        layer.box(2, middle - 27, 47, 54, 36)
        for column in range(8):
            left = middle - 26.6 + column * 7.1
            layer.box(0, left, 47, 4, 36)
            layer.box(1, left + 2.2, 47, 1.8, 36)
            layer.box(0, left - 0.7, 46, 5.4, 2)
        layer.polygon(0, [(middle - 32, 39), (middle, 22), (middle + 32, 39)])
        layer.polygon(2, [(middle - 24, 37), (middle, 25), (middle + 24, 37)])
        layer.polygon(1, [(middle, 22), (middle + 32, 39), (middle + 24, 37), (middle, 25)])
        for step in range(4):
            reach = 30 + step * 4
            layer.box(0, middle - reach, 83 + step * 2.4, reach * 2, 1.3)
            layer.box(1, middle - reach, 84.3 + step * 2.4, reach * 2, 1.1)
        scene.print(
            layer,
            Ramp(stone.light, mix(stone.light, stone.dark, 0.3), 22, 92),
            stone.dark,
            mix(stone.deep, palette.fore, 0.2),
        )
    scene.people(8, 91, 97)


def clock_tower(scene: Scene, motif: Motif, stands: bool) -> None:
    """A clock tower and a long hall with pinnacles beside the river."""
    palette, width = scene.palette, scene.width
    skyline(scene, 80, 9, 0.55)
    stone, lead, gold = (material(scene, name) for name in ("cream", "lead", "gold"))
    x = width * 0.66
    if stands:
        layer = lowered(scene, 84, 0.86)
        block(layer, x - 52, 58, 48, 84, 3.0)
        for bay in range(12):
            left = x - 98 + bay * 8
            layer.polygon(0, [(left, 58), (left + 1.2, 49), (left + 2.4, 58)])
            layer.box(1, left, 58, 1.6, 26)
            arch(layer, 2, left + 4.8, 70, 1.8, 9)
            arch(layer, 2, left + 4.8, 83, 1.8, 9)
        block(layer, x, 34, 9, 84)
        block(layer, x, 20, 10.4, 36)
        for strip in (-5.0, 0.0, 5.0):
            layer.box(2, x + strip - 0.6, 40, 1.2, 42)
        scene.print(layer, stone.light, stone.dark, stone.deep)
        layer = lowered(scene, 84, 0.86)
        layer.polygon(
            0, [(x - 11, 20), (x - 6, 12), (x - 5, 8), (x, -2), (x + 5, 8), (x + 6, 12), (x + 11, 20)]
        )
        layer.polygon(1, [(x + 1, 20), (x + 1, 0), (x + 5, 8), (x + 6, 12), (x + 11, 20)])
        scene.print(layer, lead.light, lead.dark)
        layer = lowered(scene, 84, 0.86)
        layer.circle(1, (x, 28), 7)
        layer.circle(0, (x, 28), 6)
        layer.line(2, [(x, 28), (x, 23.6)], 0.8)
        layer.line(2, [(x, 28), (x + 3.2, 30)], 0.9)
        scene.print(layer, MATERIALS["paper"].light, gold.dark, stone.deep)
    water(scene, 84, mix(palette.middle, palette.horizon, 0.3), palette.top)
