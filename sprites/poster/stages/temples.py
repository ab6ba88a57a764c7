"""Temples."""

from __future__ import annotations

from sprites.palette import mix
from sprites.poster.motif import Motif
from sprites.poster.press import Ramp
from sprites.poster.scene import Scene
from sprites.poster.skyline import skyline
from sprites.poster.stages.common import block, material, mirror, palms_far


def two_pillars(scene: Scene, motif: Motif, stands: bool) -> None:
    """A temple of white stone and gold behind two pillars of bronze, over a wide stair."""
    width = scene.width
    skyline(scene, 76, 9, 0.4)
    scene.ground(76)
    stone, gold, bronze = (material(scene, name) for name in ("cream", "gold", "bronze"))
    middle = width / 2
    if stands:
        layer = scene.layer()
        block(layer, middle, 26, 24, 82)
        block(layer, middle - 33, 46, 12, 82)
        block(layer, middle + 33, 46, 12, 82, -1.0)
        for step in range(5):
            half = 30 + step * 5.5
            layer.box(0, middle - half, 80 + step * 3, half * 2, 1.5)
            layer.box(1, middle - half, 81.5 + step * 3, half * 2, 1.5)
        for row in range(3):
            for side in (-1, 1):
                layer.box(2, middle + side * 33 - 6, 51 + row * 9, 3, 5)
                layer.box(2, middle + side * 33 + 3, 51 + row * 9, 3, 5)
        scene.print(layer, stone.light, stone.dark, stone.deep)
        layer = scene.layer()
        layer.box(0, middle - 26, 22, 52, 5)
        layer.box(1, middle + 5, 22, 21, 5)
        for tooth in range(9):
            layer.polygon(
                0,
                [
                    (middle - 25 + tooth * 5.8, 22),
                    (middle - 23 + tooth * 5.8, 18),
                    (middle - 21 + tooth * 5.8, 22),
                ],
            )
        layer.box(0, middle - 9, 42, 18, 40)
        layer.box(1, middle, 42, 9, 40)
        layer.box(2, middle - 0.4, 42, 0.8, 40)
        for panel in range(3):
            layer.box(2, middle - 7, 46 + panel * 12, 5.4, 8)
            layer.box(2, middle + 1.8, 46 + panel * 12, 5.4, 8)
        layer.box(0, middle - 46, 43.4, 26, 2.6)
        layer.box(1, middle + 21, 43.4, 25, 2.6)
        scene.print(layer, gold.light, gold.dark, gold.deep)
        layer = scene.layer()
        for side in (-1, 1):
            x = middle + side * 17
            block(layer, x, 40, 2.6, 82)
            layer.ellipse(0, (x, 38), 4.4, 3.4)
            layer.ellipse(1, (x + 1.6, 38), 2.8, 3.2)
        scene.print(layer, bronze.light, bronze.dark)
    scene.people(6, 90, 96)


def lotus_towers(scene: Scene, motif: Motif, stands: bool) -> None:
    """Five towers like lotus buds on a long gallery, in the jungle and in their moat."""
    palette, width, horizon = scene.palette, scene.width, 68.0
    palms_far(scene, horizon)
    scene.ground(horizon)
    stone = material(scene, "sandstone")
    middle = width / 2
    if stands:
        layer = scene.layer()
        for x, tall, half in (
            (-38.0, 28.0, 7.0),
            (38.0, 28.0, 7.0),
            (-20.0, 36.0, 8.0),
            (20.0, 36.0, 8.0),
            (0.0, 53.0, 10.5),
        ):
            foot = 70.0
            for tier in range(7):
                share = 1 - (tier / 7) ** 1.7
                y = foot - tall * (0.3 + 0.7 * tier / 7)
                layer.box(0, middle + x - half * share, y, half * share * 1.15, tall * 0.14)
                layer.box(1, middle + x + half * share * 0.15, y, half * share * 0.85, tall * 0.14)
                layer.box(2, middle + x - half * share, y + tall * 0.085, half * share * 2, 0.7)
            layer.polygon(
                0,
                [
                    (middle + x - half * 0.3, foot - tall * 0.88),
                    (middle + x, foot - tall * 1.08),
                    (middle + x + half * 0.3, foot - tall * 0.88),
                ],
            )
            layer.box(0, middle + x - half, foot - tall * 0.32, half * 2, tall * 0.34)
            layer.box(1, middle + x + half * 0.25, foot - tall * 0.32, half * 0.75, tall * 0.34)
        for step, (half, top) in enumerate(((46.0, 64.0), (54.0, 68.0))):
            layer.box(0, middle - half, top, half * 2, 5)
            layer.box(1, middle + half * 0.3, top, half * 0.7, 5)
            for door in range(12 + step * 2):
                layer.box(2, middle - half + 3 + door * 7.4, top + 1.4, 2.2, 3.6)
        layer.polygon(1, [(middle - 7, 73), (middle - 4, 58), (middle + 4, 58), (middle + 7, 73)])
        scene.print(layer, stone.light, stone.dark, stone.deep)
    layer = scene.layer()
    layer.box(0, -2, 76, width + 4, 27)
    scene.print(layer, Ramp(mix(palette.horizon, palette.middle, 0.4), palette.leaf_dark, 76, 101))
    water = scene.layer()
    water.box(0, -2, 76.5, width + 4, 26)
    mirror(scene, water, 76.0, 0.5)
    layer = scene.layer()
    layer.box(0, -2, 74.4, width + 4, 2)
    scene.print(layer, palette.leaf_dark)
