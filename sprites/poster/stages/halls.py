"""Halls and towers of a town."""

from __future__ import annotations

import math
from itertools import pairwise

from sprites.paint.palette import mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.ground.skyline import skyline, tree
from sprites.poster.ground.waters import water
from sprites.poster.motif import Motif
from sprites.poster.press import Ramp
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import (
    arch,
    block,
    columns,
    curve,
    gable,
    lowered,
    material,
)


def iron_tower(scene: SceneArt, motif: Motif, stands: bool) -> None:
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
                layer.polygon(2, [(middle - a, top), (middle + a, top), (middle + b, foot), (middle - b, foot)])
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


def museum(scene: SceneArt, motif: Motif, stands: bool) -> None:
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


def clock_tower(scene: SceneArt, motif: Motif, stands: bool) -> None:
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
        layer.polygon(0, [(x - 11, 20), (x - 6, 12), (x - 5, 8), (x, -2), (x + 5, 8), (x + 6, 12), (x + 11, 20)])
        layer.polygon(1, [(x + 1, 20), (x + 1, 0), (x + 5, 8), (x + 6, 12), (x + 11, 20)])
        scene.print(layer, lead.light, lead.dark)
        layer = lowered(scene, 84, 0.86)
        layer.circle(1, (x, 28), 7)
        layer.circle(0, (x, 28), 6)
        layer.line(2, [(x, 28), (x, 23.6)], 0.8)
        layer.line(2, [(x, 28), (x + 3.2, 30)], 0.9)
        scene.print(layer, MATERIALS["paper"].light, gold.dark, stone.deep)
    water(scene, 84, mix(palette.middle, palette.horizon, 0.3), palette.top)


def arena(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """An oval of arches over arches, its outer ring broken away on one side."""
    x = scene.width / 2
    skyline(scene, 74, 8, 0.5)
    scene.ground(74)
    stone = material(scene, "sandstone")
    if stands:
        layer = scene.layer()
        layer.polygon(1, [(x - 46, 80), *curve(x, 42, 46, 11), (x + 46, 80)])
        for bay in range(11):
            arch(layer, 2, x - 38 + bay * 7.6, 52 - 6 * math.sin(math.pi * (bay + 1) / 12), 2.1, 9)
        scene.print(layer, stone.light, mix(stone.dark, stone.deep, 0.35), stone.deep)
        layer = scene.layer()
        bays = 13
        for bay in range(bays):
            storeys = (4, 4, 4, 4, 4, 4, 4, 3, 2, 2, 2, 2, 2)[bay]
            turn, end = (math.pi * (0.04 + 0.92 * part / bays) for part in (bay, bay + 1))
            left, right = x - 48 * math.cos(turn), x - 48 * math.cos(end)
            low_left, low_right = 80 + 11 * math.sin(turn), 80 + 11 * math.sin(end)
            ink = 0 if bay < 8 else 1
            for storey in range(storeys):
                high = 13.2 if storey < 3 else 10.0
                up = 13.2 * storey
                layer.polygon(
                    ink,
                    [
                        (left, low_left - up),
                        (right, low_right - up),
                        (right, low_right - up - high),
                        (left, low_left - up - high),
                    ],
                )
                foot, half = (low_left + low_right) / 2 - up - 1, (right - left) * 0.29
                if storey < 3:
                    arch(layer, 2, (left + right) / 2, foot, half, 8.6)
                else:
                    layer.box(2, (left + right) / 2 - half * 0.6, foot - 6, half * 1.2, 3)
                layer.line(1 - ink, [(left, low_left - up - high), (right, low_right - up - high)], 1.1)
        scene.print(layer, stone.light, stone.dark, stone.deep)
    scene.people(6, 93, 97)


def victory_gate(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A gate of six rows of columns, and on it a chariot of green copper with four horses."""
    x = scene.width / 2
    skyline(scene, 78, 9, 0.5)
    scene.ground(78)
    stone, jade = material(scene, "cream"), material(scene, "jade")
    if stands:
        layer = scene.layer()
        for side in (-1, 1):
            gable(layer, x + side * 41, 62, 10, 6)
            columns(layer, x + side * 41, 8.5, 62, 90, 4, 3)
        layer.box(0, x - 33, 46, 66, 44)
        for gap in range(5):
            wide = 8.6 if gap == 2 else 7.0
            layer.box(2, x - 24.4 + gap * 12.2 - wide / 2, 54, wide, 37)
        for column in range(6):
            layer.box(1, x - 30.5 + column * 12.2 + 1.4, 54, 1.8, 36)
            layer.box(0, x - 30.5 + column * 12.2 - 3.2, 53, 6.4, 2)
        layer.box(0, x - 36, 46, 72, 6)
        layer.box(1, x - 36, 50, 72, 2)
        for metope in range(11):
            layer.box(2, x - 33 + metope * 6.3, 47.2, 2.6, 2.4)
        block(layer, x, 36, 24, 46, 0.4)
        layer.box(2, x - 17, 38.5, 34, 4.6)
        layer.box(1, x - 26, 35, 52, 1.6)
        layer.box(0, x - 38, 89, 76, 3)
        scene.print(layer, stone.light, stone.dark, stone.deep)
        layer = scene.layer()
        for index, left in enumerate((-13.0, -6.0, 4.0, 11.0)):
            horse = layer.at(x + left * 1.25, 35, 1.2)
            ink = 0 if index < 2 else 1
            horse.polygon(ink, [(-2.4, -3), (2.4, -3), (3, -11), (1, -17), (-2.6, -15), (-3, -10)])
            for leg in (-2.0, 0.9):
                horse.box(ink, leg, -4, 1.3, 4)
        layer.polygon(0, [(x - 1.6, 24), (x + 1.4, 24), (x + 2, 14), (x - 2, 14)])
        layer.circle(0, (x, 12.6), 1.8)
        layer.polygon(0, [(x - 1, 16), (x - 8, 10), (x - 7, 18)])
        layer.polygon(1, [(x + 1, 16), (x + 8, 10), (x + 7, 18)])
        layer.line(1, [(x + 3, 22), (x + 3, 9)], 0.9)
        scene.print(layer, jade.light, jade.dark)
    scene.people(7, 91, 97)


def assembly_line(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Motor cars on a belt under the saw-tooth roof of their works."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    iron, black, brass = material(scene, "iron"), material(scene, "black"), material(scene, "gold")
    layer = scene.layer()
    layer.box(0, -2, -2, width + 4, 105)
    for pane in range(7):
        left = width * (pane - 0.5) / 6
        layer.polygon(None, [(left + 2, 44), (left + 2, 16), (left + width / 6 - 2, 8), (left + width / 6 - 2, 44)])
    scene.print(layer, Ramp(mix(iron.dark, palette.far3, 0.4), mix(iron.deep, palette.fore, 0.4), 0, 100))
    layer = scene.layer()
    for pane in range(19):
        layer.box(0, width * (pane - 0.5) / 18, 8, 0.7, 36)
    for bar in (20.0, 32.0):
        layer.box(0, -2, bar, width + 4, 0.8)
    layer.box(0, -2, 44, width + 4, 3)
    layer.polygon(1, [(x + 20, 60), (x + 44, 60), (x + 30, 103), (-2, 103), (-2, 84)])
    scene.print(layer, iron.deep, mix(iron.dark, palette.horizon, 0.2))
    for left, foot, s, haze in ((36.0, 62.0, 0.42, 0.35), (24.0, 71.0, 0.62, 0.18), (-8.0, 93.0, 1.15, 0.0)):
        if not stands:
            continue
        body, wheels = scene.layer(), scene.layer()
        car, wheel = body.at(x + left, foot, s), wheels.at(x + left, foot, s)
        car.polygon(0, [(-31, -13), (-31, -24), (-11, -26), (-9, -44), (27, -44), (29, -13)])
        car.polygon(1, [(-11, -13), (-11, -26), (-9, -44), (27, -44), (29, -13)])
        car.polygon(2, [(-6, -41), (7, -41), (7, -28), (-8, -28)])
        car.box(2, 11, -41, 12, 13)
        car.polygon(0, [(-12, -46), (30, -46), (29, -43), (-11, -43)])
        car.polygon(
            1,
            [
                (-40, -9),
                (-33, -18),
                (-18, -18),
                (-11, -8),
                (9, -8),
                (14, -18),
                (31, -18),
                (36, -10),
                (32, -12),
                (14, -12),
                (9, -6),
                (-12, -6),
                (-20, -13),
                (-32, -13),
            ],
        )
        scene.print(
            body,
            scene.haze(mix(black.light, palette.horizon, 0.25), haze),
            scene.haze(black.dark, haze),
            scene.haze(mix(palette.horizon, palette.middle, 0.3), haze),
        )
        for hub in (-25.5, 22.5):
            wheel.circle(1, (hub, -9), 9.5)
            wheel.circle(2, (hub, -9), 7)
            for spoke in range(6):
                turn = math.pi * spoke / 6
                wheel.line(
                    0,
                    [
                        (hub - 7 * math.cos(turn), -9 - 7 * math.sin(turn)),
                        (hub + 7 * math.cos(turn), -9 + 7 * math.sin(turn)),
                    ],
                    1.0,
                )
            wheel.circle(0, (hub, -9), 2)
        wheel.box(0, -33, -25, 2.4, 12)
        wheel.circle(0, (-35, -21), 3.2)
        scene.print(wheels, scene.haze(brass.light, haze), scene.haze(black.deep, haze), scene.haze(iron.deep, haze))
    scene.people(3, 66, 70)
