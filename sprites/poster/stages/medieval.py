"""Wonders and battles of the Middle Ages."""

from __future__ import annotations

import math
from itertools import pairwise

from sprites.palette import mix
from sprites.poster.motif import Motif
from sprites.poster.palettes import MATERIALS
from sprites.poster.press import Point, Ramp
from sprites.poster.scene import Scene
from sprites.poster.skyline import skyline
from sprites.poster.stages.common import arch, block, material, mirror, palms_far, smooth
from sprites.poster.subject import Standing


def great_wall(scene: Scene, motif: Motif, stands: bool) -> None:
    """A wall with towers that winds over ridge after ridge."""
    palette, width = scene.palette, scene.width
    scene.mountains(60, 34, palette.far1, 3)
    stone = material(scene, "sandstone")
    ways: list[tuple[float, float, list[Point]]] = [
        (0.5, 2.6, [(0.98, 43), (0.86, 37), (0.74, 44), (0.62, 40)]),
        (0.25, 4.2, [(0.62, 40), (0.50, 47), (0.62, 56), (0.80, 55)]),
        (0.0, 7.0, [(0.80, 55), (0.72, 68), (0.48, 66), (0.26, 76), (0.16, 98)]),
    ]
    hills = ((52.0, 14.0, 0.45), (66.0, 15.0, 0.25), (102.0, 34.0, 0.0))
    for (haze, high, points), (foot, rise, share) in zip(ways, hills, strict=True):
        green = mix(palette.leaf_dark, palette.leaf_light, 0.4 - haze * 0.4)
        scene.ridge(foot, rise, green, share)
        scene.ground(foot, mix(scene.haze(green, share), palette.horizon, 0.3), scene.haze(green, share))
        if not stands:
            continue
        line = smooth([(x * width, y) for x, y in points])
        layer = scene.layer()
        grown = [high * (0.75 + 0.5 * index / len(line)) for index in range(len(line))]
        for index, ((x0, y0), (x1, y1)) in enumerate(pairwise(line)):
            tall = grown[index]
            is_lit = x1 < x0 or y1 < y0
            layer.polygon(0 if is_lit else 1, [(x0, y0), (x1, y1), (x1, y1 - tall), (x0, y0 - tall)])
            layer.polygon(
                2, [(x0, y0 - tall), (x1, y1 - tall), (x1, y1 - tall * 1.12), (x0, y0 - tall * 1.12)]
            )
            if index % 2:
                layer.box(0, x0 - tall * 0.12, y0 - tall * 1.36, tall * 0.24, tall * 0.3)
        for place in (0, len(line) // 2, len(line) - 1):
            x, y = line[place]
            s = grown[min(place, len(grown) - 1)]
            layer.box(0, x - s * 0.75, y - s * 2.1, s * 0.9, s * 2.2)
            layer.box(1, x + s * 0.15, y - s * 2.1, s * 0.6, s * 2.2)
            for tooth in range(4):
                layer.box(
                    0 if tooth < 2 else 1, x - s * 0.85 + tooth * s * 0.46, y - s * 2.4, s * 0.28, s * 0.35
                )
            layer.box(2, x - s * 0.42, y - s * 1.5, s * 0.26, s * 0.5)
        scene.print(
            layer, scene.haze(stone.light, haze), scene.haze(stone.dark, haze), scene.haze(stone.deep, haze)
        )


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


def arrows(scene: Scene, motif: Motif, stands: bool) -> None:
    """Archers, and the sky full of their arrows."""
    random = scene.random
    for depth, (count, length, haze) in enumerate(((8, 5.0, 0.5), (6, 9.0, 0.2), (5, 14.0, 0.0))):
        layer = scene.layer()
        for _ in range(count):
            x, y = random.uniform(0.05, 0.95) * scene.width, random.uniform(6, 44)
            dx, dy = length * 0.86, length * 0.5
            layer.line(0, [(x, y), (x + dx, y + dy)], 0.5 + depth * 0.2)
            layer.polygon(
                1,
                [
                    (x + dx, y + dy),
                    (x + dx * 0.86 - dy * 0.12, y + dy * 0.86 + dx * 0.12),
                    (x + dx * 1.16, y + dy * 1.16),
                    (x + dx * 0.86 + dy * 0.12, y + dy * 0.86 - dx * 0.12),
                ],
            )
            layer.polygon(
                2,
                [
                    (x, y),
                    (x - dx * 0.1 - dy * 0.14, y - dy * 0.1 + dx * 0.14),
                    (x + dx * 0.12, y + dy * 0.12),
                    (x - dx * 0.1 + dy * 0.14, y - dy * 0.1 - dx * 0.14),
                ],
            )
        colour = scene.haze(scene.palette.fore, haze)
        scene.print(
            layer, colour, scene.haze(MATERIALS["steel"].light, haze), scene.haze(scene.palette.accent, haze)
        )
    for x, height, haze in ((0.84, 34.0, 0.35), (0.62, 48.0, 0.15), (0.3, 66.0, 0.0)):
        archer = Standing(scene, motif, x * scene.width, 74 + height * 0.34, height, haze)
        archer.shadow()
        archer.paint()


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


def water_court(scene: Scene, motif: Motif, stands: bool) -> None:
    """An arcade of slender columns behind a long pool, with a tower over it."""
    palette, width = scene.palette, scene.width
    scene.mountains(66, 26, palette.far1, 3)
    scene.ground(66, palette.leaf_light, palette.leaf_dark)
    stone, tiles = material(scene, "cream"), material(scene, "terracotta")
    middle = width / 2
    if stands:
        layer = scene.layer()
        block(layer, middle, 13, 22, 50)
        for tooth in range(7):
            block(layer, middle - 20.4 + tooth * 6.8, 9, 1.9, 13.2)
        for x in (-11.0, 0.0, 11.0):
            arch(layer, 2, middle + x, 33, 2.8, 11)
        block(layer, middle, 43, 56, 73, 5.0)
        for bay in range(9):
            x = middle - 48 + bay * 12
            half = 4.8 if bay != 4 else 5.4
            arch(layer, 2, x, 73, half, 24 if bay == 4 else 20)
        layer.box(1, middle - 56, 46.6, 112, 1.0)
        scene.print(layer, stone.light, stone.dark, mix(stone.deep, palette.fore, 0.2))
        layer = scene.layer()
        layer.polygon(0, [(middle - 60, 44), (middle - 54, 37), (middle + 54, 37), (middle + 60, 44)])
        layer.polygon(1, [(middle + 14, 44), (middle + 13, 37), (middle + 54, 37), (middle + 60, 44)])
        scene.print(layer, tiles.light, tiles.dark)
    layer = scene.layer()
    layer.polygon(0, [(-2, 73), (width + 2, 73), (width + 2, 102), (-2, 102)])
    layer.polygon(1, [(middle - 24, 76), (middle + 24, 76), (middle + 44, 102), (middle - 44, 102)])
    scene.print(layer, Ramp(stone.light, stone.dark, 73, 106), mix(palette.middle, palette.horizon, 0.2))
    still = scene.layer()
    still.polygon(0, [(middle - 24, 76.6), (middle + 24, 76.6), (middle + 44, 102), (middle - 44, 102)])
    mirror(scene, still, 74.5, 0.6)
    layer = scene.layer()
    for side in (-1, 1):
        for index in range(3):
            layer.circle(index % 2, (middle + side * (36 + index * 9), 80 + index * 8), 4 + index * 1.5)
    scene.print(layer, palette.leaf_light, palette.leaf_dark)
