"""What stands at the sea."""

from __future__ import annotations

import math

from sprites.paint.palette import mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.ground.skyline import skyline
from sprites.poster.ground.waters import water
from sprites.poster.motif import Motif
from sprites.poster.press import Layer
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import arch, block, low, lowered, material


def pharos(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A tower of three storeys with a fire on top, at the mouth of a harbour."""
    palette, width = scene.palette, scene.width
    water(scene, 70, mix(palette.middle, palette.horizon, 0.3), palette.top)
    stone, fire = material(scene, "marble"), MATERIALS["ember"]
    x = width * 0.52
    layer = scene.layer()
    layer.polygon(0, [(x - 52, 92), (x - 44, 84), (x + 46, 84), (x + 56, 92)])
    layer.polygon(1, [(x - 56, 97), (x - 52, 92), (x + 56, 92), (x + 60, 97)])
    scene.print(layer, palette.ground_light, palette.ground_dark)
    if stands:
        layer = lowered(scene, 87, 0.88)
        for top, foot, half in ((52.0, 87.0, 17.0), (31.0, 52.0, 10.5), (19.0, 31.0, 6.0)):
            layer.polygon(0, [(x - half * 1.12, foot), (x - half, top), (x + half, top), (x + half * 1.12, foot)])
            layer.polygon(1, [(x + half * 0.2, foot), (x + half * 0.2, top), (x + half, top), (x + half * 1.12, foot)])
            layer.box(0, x - half * 1.15, top - 1.6, half * 2.3, 2.2)
            for window in range(3):
                for row in range(max(1, int((foot - top) / 11))):
                    layer.box(2, x - half * 0.62 + window * half * 0.56, top + 4 + row * 10, half * 0.2, 4)
        arch(layer, 2, x - 2, 87, 3.4, 10)
        scene.print(layer, stone.light, stone.dark, stone.deep)
        if not motif.sections:
            scene.sheet.glow(low(scene, 87, 0.88, (x, 12)), 30, fire.light, 0.7)
        layer = lowered(scene, 87, 0.88)
        layer.polygon(1, [(x - 4.5, 18), (x - 3, 8), (x - 1, 12), (x + 1, 2), (x + 3, 10), (x + 4, 7), (x + 4.8, 18)])
        layer.polygon(0, [(x - 2.6, 18), (x - 1, 11), (x + 1, 7), (x + 2.6, 18)])
        scene.print(layer, fire.light, fire.dark)
    layer = scene.layer()
    for left, s in ((0.1, 7.0), (0.88, 9.0)):
        boat(layer, width * left, 90, s)
    scene.print(layer, MATERIALS["sail"].light, MATERIALS["timber"].dark)


def harbour_giant(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A giant of bronze with a torch, who stands over the mouth of a harbour."""
    palette, width = scene.palette, scene.width
    scene.ridge(70, 8, palette.far2, 0.4)
    water(scene, 70, mix(palette.middle, palette.horizon, 0.3), palette.top)
    stone, bronze, fire = material(scene, "sandstone"), material(scene, "bronze"), MATERIALS["ember"]
    middle = width / 2
    layer = scene.layer()
    for side in (-1, 1):
        block(layer, middle + side * 26, 82, 13, 96)
    scene.print(layer, stone.light, stone.dark)
    if stands:
        layer = lowered(scene, 82, 0.78)
        for side, ink in ((-1, 0), (1, 1)):
            layer.polygon(
                ink,
                [
                    (middle + side * 1, 52),
                    (middle + side * 9, 50),
                    (middle + side * 15, 66),
                    (middle + side * 24, 82),
                    (middle + side * 30, 82),
                    (middle + side * 17, 82),
                    (middle + side * 7, 64),
                ],
            )
        layer.polygon(0, [(middle - 11, 28), (middle + 11, 28), (middle + 8, 52), (middle - 8, 52)])
        layer.polygon(1, [(middle + 2, 28), (middle + 11, 28), (middle + 8, 52), (middle + 1, 52)])
        layer.polygon(
            0,
            [
                (middle - 11, 28),
                (middle - 8, 33),
                (middle - 17, 20),
                (middle - 15, 10),
                (middle - 20, 10),
                (middle - 21, 21),
            ],
        )
        layer.polygon(
            1,
            [
                (middle + 11, 28),
                (middle + 17, 40),
                (middle + 12, 52),
                (middle + 9, 50),
                (middle + 12, 40),
                (middle + 8, 34),
            ],
        )
        layer.box(0, middle - 2, 23, 4, 6)
        layer.ellipse(0, (middle, 19.5), 5, 6)
        layer.ellipse(1, (middle + 2.4, 19.5), 2.8, 5.8)
        for ray in range(7):
            angle = math.pi * (0.12 + ray * 0.127)
            tip = middle - math.cos(angle) * 10.5, 18 - math.sin(angle) * 10.5
            layer.polygon(
                0,
                [
                    (middle - math.cos(angle + 0.2) * 5, 18 - math.sin(angle + 0.2) * 5),
                    tip,
                    (middle - math.cos(angle - 0.2) * 5, 18 - math.sin(angle - 0.2) * 5),
                ],
            )
        layer.polygon(2, [(middle - 9, 47), (middle + 9, 47), (middle + 11, 58), (middle - 11, 58)])
        scene.print(layer, bronze.light, bronze.dark, bronze.deep)
        scene.sheet.glow(low(scene, 82, 0.78, (middle - 18, 7)), 16, fire.light, 0.6)
        layer = lowered(scene, 82, 0.78)
        layer.polygon(1, [(middle - 22, 10), (middle - 21, 4), (middle - 18, 0), (middle - 15, 5), (middle - 14, 10)])
        layer.polygon(0, [(middle - 20, 10), (middle - 18, 4), (middle - 16, 10)])
        scene.print(layer, fire.light, fire.dark)
    layer = scene.layer()
    boat(layer, middle, 95, 8)
    boat(layer, width * 0.12, 80, 5)
    boat(layer, width * 0.9, 84, 6)
    scene.print(layer, MATERIALS["sail"].light, MATERIALS["timber"].dark)


def boat(layer: Layer, x: float, foot: float, s: float) -> None:
    """A small boat under sail in ink 0 (sail) and 1 (hull)."""
    layer.polygon(1, [(x - s, foot - s * 0.3), (x + s, foot - s * 0.3), (x + s * 0.6, foot), (x - s * 0.6, foot)])
    layer.polygon(0, [(x, foot - s * 1.8), (x, foot - s * 0.4), (x - s * 0.9, foot - s * 0.4)])
    layer.polygon(0, [(x + s * 0.1, foot - s * 1.5), (x + s * 0.1, foot - s * 0.4), (x + s * 0.7, foot - s * 0.4)])


def liberty(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A woman of green copper with torch and crown, on her pedestal in the harbour."""
    palette, width = scene.palette, scene.width
    skyline(scene, 74, 9, 0.55)
    water(scene, 74, mix(palette.middle, palette.horizon, 0.35), palette.top)
    stone, jade, gold = (material(scene, name) for name in ("sandstone", "jade", "gold"))
    x = width * 0.54
    layer = scene.layer()
    layer.polygon(0, [(x - 40, 95), (x - 33, 87), (x + 33, 87), (x + 40, 95)])
    layer.polygon(1, [(x + 8, 95), (x + 8, 87), (x + 33, 87), (x + 40, 95)])
    scene.print(layer, palette.ground_light, palette.ground_dark)
    if stands:
        layer = lowered(scene, 88, 0.9)
        layer.polygon(0, [(x - 15, 88), (x - 11, 66), (x + 11, 66), (x + 15, 88)])
        layer.polygon(1, [(x + 3, 88), (x + 2, 66), (x + 11, 66), (x + 15, 88)])
        for step in range(2):
            layer.box(0, x - 18 - step * 4, 84 + step * 2.4, 36 + step * 8, 2.4)
        for window in range(3):
            layer.box(2, x - 7 + window * 5.4, 70, 3, 7)
        scene.print(layer, stone.light, stone.dark, stone.deep)
        layer = lowered(scene, 88, 0.9)
        layer.polygon(0, [(x - 11, 66), (x - 8, 44), (x - 7, 30), (x + 6, 29), (x + 8, 44), (x + 10, 66)])
        layer.polygon(1, [(x + 1, 66), (x + 2, 30), (x + 6, 29), (x + 8, 44), (x + 10, 66)])
        layer.polygon(0, [(x - 7, 33), (x - 5, 30), (x - 11, 22), (x - 11, 12), (x - 14, 12), (x - 15, 23)])
        layer.polygon(1, [(x + 5, 31), (x + 12, 38), (x + 13, 47), (x + 7, 46)])
        layer.polygon(2, [(x + 8, 36), (x + 14, 38), (x + 12, 48), (x + 7, 46)])
        for fold in range(5):
            layer.polygon(
                2,
                [
                    (x - 6 + fold * 3, 40),
                    (x - 5.4 + fold * 3, 40),
                    (x - 8.4 + fold * 4.3, 66),
                    (x - 9.6 + fold * 4.3, 66),
                ],
            )
        layer.box(0, x - 2.4, 25, 4.4, 6)
        layer.ellipse(0, (x - 0.4, 21.6), 4.2, 5.2)
        layer.ellipse(1, (x + 1.7, 21.6), 2.2, 5)
        for ray in range(7):
            angle = math.pi * (0.1 + ray * 0.133)
            layer.polygon(
                0,
                [
                    (x - math.cos(angle + 0.16) * 4.4, 19 - math.sin(angle + 0.16) * 4),
                    (x - math.cos(angle) * 9.5, 19 - math.sin(angle) * 9.5),
                    (x - math.cos(angle - 0.16) * 4.4, 19 - math.sin(angle - 0.16) * 4),
                ],
            )
        layer.box(2, x - 4.6, 17.6, 8.4, 1.6)
        layer.polygon(1, [(x - 15.5, 12), (x - 9.5, 12), (x - 11, 15), (x - 14, 15)])
        scene.print(layer, jade.light, jade.dark, jade.deep)
        scene.sheet.glow(low(scene, 88, 0.9, (x - 12.5, 8)), 12, gold.light, 0.6)
        layer = lowered(scene, 88, 0.9)
        layer.polygon(0, [(x - 15, 12), (x - 14, 7), (x - 12.5, 3), (x - 11, 7), (x - 10, 12)])
        scene.print(layer, gold.light)
