"""Temples."""

from __future__ import annotations

import math

from sprites.paint.palette import mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.ground.skyline import skyline
from sprites.poster.motif import Motif
from sprites.poster.press import Ramp
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import (
    arch,
    block,
    cone,
    curve,
    material,
    mirror,
    palms_far,
    roof,
    steps,
    windows,
)


def two_pillars(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A temple of white stone and gold behind two pillars of bronze, over a wide stair."""
    width = scene.width
    skyline(scene, 76, 9, 0.4)
    scene.ground(76)
    stone, gold, bronze = (material(scene, name) for name in ("cream", "gold", "bronze"))
    middle = width / 2
    scene.calm((middle, 46), 44, scene.palette.top, 0.75)
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


def lotus_towers(scene: SceneArt, motif: Motif, stands: bool) -> None:
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


def tholos(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A round temple under a pointed roof among cliffs, and the smoke of its tripod."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    scene.mountains(70, 46, palette.far2, 3)
    layer = scene.layer()
    for side in (-1, 1):
        edge = x + side * width / 2
        rock = [
            (edge, 16),
            (edge - side * 14, 24),
            (edge - side * 20, 44),
            (edge - side * 34, 58),
            (edge - side * 40, 90),
        ]
        layer.polygon(0 if side < 0 else 1, [(edge + side * 2, 90), *rock])
        layer.polygon(
            1, [(edge - side * 14, 24), (edge - side * 20, 44), (edge - side * 12, 88), (edge - side * 8, 50)]
        )
    scene.print(layer, scene.haze(palette.far2, 0.1), scene.haze(palette.far3, 0.1))
    scene.ground(82)
    stone, roof_tiles, fire = material(scene, "marble"), material(scene, "terracotta"), MATERIALS["ember"]
    if stands:
        layer = scene.layer()
        layer.polygon(2, [(x - 25, 46), (x + 25, 46), (x + 25, 80), (x - 25, 80)])
        layer.box(0, x - 10, 50, 12, 30)
        layer.box(1, x + 2, 50, 10, 30)
        layer.box(2, x - 5, 56, 8, 25)
        for column in range(9):
            turn = math.pi * (0.04 + 0.115 * column)
            left, foot = x - 28 * math.cos(turn), 80 + 4 * math.sin(turn)
            wide = 2.4 + 1.8 * math.sin(turn)
            layer.box(0, left - wide / 2, 45, wide, foot - 45)
            layer.box(1, left + wide * 0.1, 45, wide * 0.4, foot - 45)
        layer.polygon(0, [(x - 31, 39), (x + 31, 39), (x + 30, 46), (x, 49), (x - 30, 46)])
        layer.polygon(1, [(x + 9, 39), (x + 31, 39), (x + 30, 46), (x + 9, 48.6)])
        for step in range(3):
            reach = 31.0 + step * 4
            layer.polygon(
                0,
                [
                    (x - reach, 80 + step * 4),
                    *curve(x, 81 + step * 4, reach, -5.5),
                    (x + reach, 80 + step * 4),
                ],
            )
            layer.polygon(1, [(x + reach * 0.2, 86.4 + step * 4), *curve(x, 81 + step * 4, reach, -5.5, 0.62)])
        scene.print(layer, stone.light, stone.dark, mix(stone.deep, palette.fore, 0.2))
        layer = scene.layer()
        cone(layer, x, 40, 34, 21)
        for rib in range(-3, 4):
            layer.line(2, [(x, 20), (x + rib * 9.4, 39.6)], 0.5)
        layer.circle(0, (x, 18.5), 2.6)
        scene.print(layer, roof_tiles.light, roof_tiles.dark, roof_tiles.deep)
        scene.sheet.glow((x, 74), 18, fire.light, 0.8)
        layer = scene.layer()
        for leg in (-1, 0, 1):
            layer.line(2, [(x + leg * 4.4, 79), (x + leg * 6.4, 93)], 1.3)
        layer.polygon(2, [(x - 7, 76), (x + 7, 76), (x + 5, 81), (x - 5, 81)])
        layer.polygon(
            1,
            [
                (x - 5.6, 77),
                (x - 5, 68),
                (x - 2, 71),
                (x + 0.6, 60),
                (x + 3, 70),
                (x + 5.4, 67),
                (x + 5.8, 77),
            ],
        )
        layer.polygon(0, [(x - 3, 77), (x - 1, 70), (x + 0.6, 66), (x + 3.4, 77)])
        scene.print(layer, fire.light, fire.dark, material(scene, "bronze").deep)


def tiered_tower(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A slender tower of white porcelain in nine storeys with green eaves and a golden spire, at a river."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    scene.mountains(76, 22, palette.far1, 3)
    scene.ground(78)
    white, jade, gold = (material(scene, name) for name in ("paper", "jade", "gold"))
    if stands:
        for side, tall in ((-1, 0.0), (1, 0.0)):
            layer = scene.layer()
            block(layer, x + side * 34, 78, 16, 90, 0.3)
            windows(layer, x + side * 34, 15, 79, 90, 5, 1, 0.5)
            scene.print(layer, material(scene, "red").light, material(scene, "red").dark, white.deep)
            layer = scene.layer()
            roof(layer, x + side * 34, 79, 21, 8 + tall, 3)
            scene.print(layer, jade.light, jade.dark)
        layer = scene.layer()
        steps(layer, x, 21, 86, 3, 2.4, 3)
        scene.print(layer, white.light, white.dark)
        for tier in range(9):
            foot = 86.5 - tier * 7.0
            half = 15.0 - tier * 1.05
            layer = scene.layer()
            block(layer, x, foot - 7, half, foot, 0.25)
            for door in (-0.52, 0.0, 0.52):
                arch(layer, 2, x + half * door, foot - 0.6, 1.5, 4.6)
            scene.print(layer, white.light, white.dark, gold.dark)
            layer = scene.layer()
            roof(layer, x, foot - 5.2, half + 5.4, 3.2, 1.8)
            scene.print(layer, jade.light, jade.dark)
        layer = scene.layer()
        for ring in range(4):
            layer.ellipse(ring % 2, (x, 21.5 - ring * 2.4), 3.0 - ring * 0.5, 1.2)
        layer.polygon(0, [(x - 1, 16), (x, 9), (x + 1, 16)])
        scene.print(layer, gold.light, gold.dark)
    layer = scene.layer()
    layer.box(0, -2, 93, width + 4, 10)
    for glint in range(8):
        layer.ellipse(1, (width * (glint + 0.5) / 8, 95 + glint % 3 * 2), 7, 0.4)
    scene.print(layer, Ramp(mix(palette.middle, palette.horizon, 0.3), palette.top, 92, 104), palette.horizon)
