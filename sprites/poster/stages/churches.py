"""Churches and mosques."""

from __future__ import annotations

import math

from sprites.palette import mix
from sprites.poster.motif import Motif
from sprites.poster.press import Ramp
from sprites.poster.scene import Scene
from sprites.poster.skyline import skyline
from sprites.poster.stages.common import arch, block, material, mirror
from sprites.poster.subject import Standing, fitted


def minster(scene: Scene, motif: Motif, stands: bool) -> None:
    """The front of a cathedral: two towers, a rose window, three doors, on an island in the river."""
    palette, width = scene.palette, scene.width
    skyline(scene, 80, 10, 0.4)
    scene.ground(80)
    stone = material(scene, "cream")
    middle = width / 2
    if stands:
        layer = scene.layer()
        layer.polygon(1, [(middle + 20, 50), (middle + 58, 46), (middle + 62, 84), (middle + 20, 84)])
        layer.polygon(0, [(middle + 24, 50), (middle + 56, 46), (middle + 52, 34), (middle + 26, 36)])
        layer.polygon(1, [(middle + 40, 35), (middle + 42, 12), (middle + 44, 35)])
        block(layer, middle, 44, 28, 86, 3.0)
        for side in (-1, 1):
            block(layer, middle + side * 19, 15, 10, 86)
            for x in (-4.0, 4.0):
                arch(layer, 2, middle + side * 19 + x, 41, 2.2, 20)
            arch(layer, 2, middle + side * 19, 64, 4, 14)
            arch(layer, 2, middle + side * 19, 86, 5.4, 15)
            for tooth in range(4):
                layer.box(0, middle + side * 19 - 10 + tooth * 5.6, 12.6, 3, 3)
        layer.box(1, middle - 30, 45.6, 60, 1.6)
        layer.box(1, middle - 30, 67.0, 60, 1.6)
        for statue in range(13):
            layer.box(2, middle - 27 + statue * 4.3, 68.8, 1.8, 3.4)
        layer.circle(2, (middle, 56), 8)
        for spoke in range(8):
            angle = math.tau * spoke / 8
            layer.line(0, [(middle, 56), (middle + math.cos(angle) * 8, 56 + math.sin(angle) * 8)], 0.7)
        layer.circle(0, (middle, 56), 2.2)
        arch(layer, 2, middle, 86, 6.4, 18)
        for x in (-30.0, -9.0, 9.0, 30.0):
            block(layer, middle + x, 44, 1.6, 86, 0.0)
        scene.print(
            layer, Ramp(stone.light, mix(stone.light, stone.dark, 0.4), 15, 86), stone.dark, stone.deep
        )
    layer = scene.layer()
    layer.box(0, -2, 90, width + 4, 12)
    layer.box(1, -2, 86, width + 4, 4.4)
    scene.print(layer, Ramp(mix(palette.middle, palette.top, 0.4), palette.top, 90, 102), palette.wall_dark)
    still = scene.layer()
    still.box(0, -2, 90.6, width + 4, 12)
    mirror(scene, still, 88.0, 0.4)


def mud_mosque(scene: Scene, motif: Motif, stands: bool) -> None:
    """Towers of mud with beams that stick out, in the sand."""
    palette, width = scene.palette, scene.width
    scene.ridge(78, 6, palette.far1, 0.4)
    scene.ground(78)
    mud, timber = material(scene, "sandstone"), material(scene, "timber")
    middle = width / 2
    towers = ((-40.0, 44.0, 9.0), (40.0, 46.0, 9.0), (-20.0, 36.0, 9.0), (22.0, 38.0, 9.0), (0.0, 17.0, 13.0))
    if stands:
        layer, beams = scene.layer(), scene.layer()
        block(layer, middle, 60, 52, 92, 0.3)
        for x, top, half in towers:
            foot = 92.0
            layer.polygon(
                0,
                [
                    (middle + x - half, foot),
                    (middle + x - half * 0.62, top + 5),
                    (middle + x - half * 0.4, top),
                    (middle + x + half * 0.4, top),
                    (middle + x + half * 0.62, top + 5),
                    (middle + x + half, foot),
                ],
            )
            layer.polygon(
                1,
                [
                    (middle + x + half * 0.25, foot),
                    (middle + x + half * 0.12, top),
                    (middle + x + half * 0.4, top),
                    (middle + x + half * 0.62, top + 5),
                    (middle + x + half, foot),
                ],
            )
            layer.polygon(0, [(middle + x - 1, top), (middle + x, top - 5), (middle + x + 1, top)])
            row = top + 9
            while row < 86:
                share = half * (0.66 + 0.34 * (row - top) / (foot - top))
                for column in (-0.9, -0.45, 0.0, 0.45, 0.9):
                    beams.box(0, middle + x + share * column - 0.5, row, 3.0, 0.9)
                row += 9
        for spike in range(15):
            layer.polygon(
                0,
                [
                    (middle - 51 + spike * 7.2, 60),
                    (middle - 49.4 + spike * 7.2, 55),
                    (middle - 47.8 + spike * 7.2, 60),
                ],
            )
        arch(layer, 2, middle, 92, 5, 17)
        for x in (-30.0, 31.0):
            arch(layer, 2, middle + x, 92, 3, 11)
        scene.print(layer, Ramp(mud.light, mix(mud.light, mud.dark, 0.4), 17, 92), mud.dark, mud.deep)
        scene.print(beams, timber.deep)
    scene.people(5, 92, 97)


def vault(scene: Scene, motif: Motif, stands: bool) -> None:
    """A painted ceiling: the subject in clouds, framed by ribs."""
    width, palette = scene.width, scene.palette
    layer = scene.layer()
    for _ in range(26):
        x, y, radius = (
            scene.random.uniform(0, width),
            scene.random.uniform(70, 100),
            scene.random.uniform(6, 11),
        )
        layer.circle(1, (x, y), radius)
        layer.circle(0, (x - 1.4, y - 1.6), radius * 0.88)
    light = mix(palette.horizon, (255, 255, 255), 0.5)
    scene.print(layer, light, mix(palette.horizon, palette.far1, 0.45))
    if stands:
        hands = Standing(scene, motif, width / 2, 76, fitted(motif.emblem, 54, width * 0.86))
        hands.halo()
        hands.paint()
    gold, marble = material(scene, "gold"), material(scene, "marble")
    layer = scene.layer()
    for side in (-1, 1):
        edge = width / 2 + side * width / 2
        layer.polygon(
            0, [(edge, -2), (edge - side * 9, -2), (edge - side * 5, 40), (edge - side * 9, 102), (edge, 102)]
        )
        layer.polygon(
            2,
            [
                (edge - side * 9, -2),
                (edge - side * 10.4, -2),
                (edge - side * 6.4, 40),
                (edge - side * 10.4, 102),
                (edge - side * 9, 102),
                (edge - side * 5, 40),
            ],
        )
    layer.box(1, -2, 92, width + 4, 12)
    layer.box(2, -2, 91, width + 4, 1.6)
    scene.print(layer, marble.light, marble.dark, gold.dark)
