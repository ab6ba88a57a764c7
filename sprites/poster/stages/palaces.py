"""Palaces and their gardens."""

from __future__ import annotations

from random import Random

from sprites.paint.palette import mix
from sprites.poster.ground.places import palm, peaks
from sprites.poster.ground.skyline import skyline
from sprites.poster.motif import Motif
from sprites.poster.press import Ramp
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import arch, block, cone, material, mirror, roof, windows
from sprites.poster.subject import PlacedIcon, fitted


def gardens(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Terraces on arches, with trees and trailing green, over a river."""
    palette, width, horizon = scene.palette, scene.width, 76.0
    skyline(scene, horizon, 8, 0.5)
    scene.ground(horizon)
    stone = material(scene, "sandstone")
    middle = width / 2
    random = Random(motif.seed)
    tiers = [(54.0, 92.0, 18.0), (42.0, 74.0, 17.0), (30.0, 57.0, 16.0), (18.0, 41.0, 15.0)]
    for half, foot, tall in tiers if stands else ():
        layer = scene.layer()
        layer.box(0, middle - half, foot - tall, half * 2, tall)
        layer.box(1, middle + half * 0.2, foot - tall, half * 0.8, tall)
        count = max(2, round(half / 6.5))
        step = half * 2 / count
        for bay in range(count):
            x = middle - half + step * (bay + 0.5)
            layer.box(2, x - step * 0.26, foot - tall * 0.5, step * 0.52, tall * 0.5)
            layer.circle(2, (x, foot - tall * 0.5), step * 0.26)
        scene.print(layer, stone.light, stone.dark, mix(stone.deep, palette.fore, 0.2))
        layer = scene.layer()
        for bush in range(round(half * 0.9)):
            x = middle - half + random.uniform(0, half * 2)
            layer.circle(bush % 2, (x, foot - tall - random.uniform(-1, 1.6)), random.uniform(1.4, 2.8))
            if bush % 3 == 0:
                drop = random.uniform(3, tall * 0.8)
                layer.ellipse(bush % 2, (x, foot - tall + drop / 2), 1.1, drop / 2)
        scene.print(layer, mix(palette.leaf_light, (120, 190, 70), 0.4), mix(palette.leaf_dark, (50, 120, 50), 0.4))
    if stands:
        layer = scene.layer()
        for x, tall in ((-8.0, 15.0), (0.0, 19.0), (9.0, 14.0)):
            palm(layer, middle + x, 27, tall, x * 0.25)
        scene.print(layer, mix(palette.leaf_light, (120, 190, 70), 0.4), mix(palette.leaf_dark, (50, 120, 50), 0.4))
    layer = scene.layer()
    layer.box(0, -2, 91, width + 4, 12)
    for _ in range(12):
        layer.ellipse(1, (scene.random.uniform(0, width), scene.random.uniform(92.5, 99)), 6, 0.4)
    scene.print(layer, Ramp(mix(palette.middle, palette.top, 0.4), palette.top, 90, 102), palette.horizon)


def water_court(scene: SceneArt, motif: Motif, stands: bool) -> None:
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


def pool(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """The subject behind a long pool that mirrors it, between rows of cypresses."""
    palette, width, horizon = scene.palette, scene.width, 63.0
    scene.ridge(horizon, 8, palette.far2, 0.5)
    scene.ground(horizon, palette.leaf_light, palette.leaf_dark)
    if stands:
        subject = PlacedIcon(scene, motif, width / 2, horizon + 3, fitted(motif.emblem, 50, width * 0.66))
        if not motif.sections:
            scene.calm((width / 2, 46), 40, palette.top, 0.5)
        subject.paint()
    _trees_aside(scene, horizon)
    layer = scene.layer()
    middle = width / 2
    rim = [(middle - 13, 68), (middle + 13, 68), (middle + width * 0.46, 102), (middle - width * 0.46, 102)]
    layer.polygon(0, rim)
    layer.polygon(1, [(middle - 11, 69), (middle + 11, 69), (middle + width * 0.38, 102), (middle - width * 0.38, 102)])
    marble = material(scene, "marble")
    scene.print(layer, marble.light, mix(palette.middle, palette.horizon, 0.3))
    water = scene.layer()
    water.polygon(
        0,
        [
            (middle - 11, 69.4),
            (middle + 11, 69.4),
            (middle + width * 0.38, 102),
            (middle - width * 0.38, 102),
        ],
    )
    mirror(scene, water, 68.4, 0.62)


def _trees_aside(scene: SceneArt, horizon: float) -> None:
    layer, width, palette = scene.layer(), scene.width, scene.palette
    for index in range(5):
        foot = horizon + 2 + index * 6.5
        tall = 13 + index * 7
        reach = 0.20 + index * 0.085
        for side in (-1, 1):
            x = width / 2 + side * width * reach
            layer.ellipse(1, (x, foot - tall / 2), tall * 0.16, tall / 2)
            layer.ellipse(0, (x - tall * 0.05, foot - tall / 2), tall * 0.08, tall * 0.46)
    scene.print(layer, palette.leaf_light, mix(palette.leaf_dark, palette.fore, 0.25))


def terraces(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A town of stone on green terraces under steep peaks."""
    width = scene.width
    peaks(scene)
    green, stone, straw = (material(scene, name) for name in ("foliage", "lead", "thatch"))
    layer = scene.layer()
    peak = layer.at(width * 0.62, 66)
    peak.polygon(1, [(-30, 2), (-21, -18), (-12, -26), (-6, -48), (0, -57), (7, -52), (13, -34), (22, -22), (32, 2)])
    peak.polygon(0, [(-30, 2), (-21, -18), (-12, -26), (-6, -48), (0, -57), (3, -40), (-3, -26), (2, -12), (-5, 2)])
    peak.polygon(1, [(26, 2), (34, -14), (40, -19), (47, -8), (54, 2)])
    peak.polygon(0, [(26, 2), (34, -14), (40, -19), (39, -6), (42, 2)])
    scene.print(layer, Ramp(green.light, green.dark, 10, 66), Ramp(green.dark, green.deep, 10, 66))
    for step in range(6):
        top, reach = 58.0 + step * 7, 0.36 + step * 0.075
        layer = scene.layer()
        layer.polygon(
            0,
            [
                (width * (0.5 - reach), top + 8),
                (width * (0.52 - reach), top),
                (width * (0.4 + reach), top - 1),
                (width * (0.44 + reach), top + 8),
            ],
        )
        layer.polygon(
            1,
            [
                (width * (0.52 - reach), top),
                (width * (0.4 + reach), top - 1),
                (width * (0.4 + reach), top + 1.6),
                (width * (0.52 - reach), top + 2.6),
            ],
        )
        scene.print(layer, mix(green.light, green.dark, 0.25 + (step % 2) * 0.25), stone.light)
        if not stands:
            continue
        layer, homes = scene.layer(), []
        for house in range(7 - step // 2):
            x = width * (0.55 - reach) + house * (width * 2 * reach * 0.86) / 7 + scene.random.uniform(0, 4)
            s = 4.5 + step * 0.9
            homes.append((x, s))
            layer.polygon(
                0,
                [
                    (x, top + 1),
                    (x, top - s * 0.7),
                    (x + s * 0.4, top - s * 1.5),
                    (x + s * 0.8, top - s * 0.7),
                    (x + s * 0.8, top + 1),
                ],
            )
            layer.box(1, x + s * 0.8, top - s * 0.7, s * 0.5, s * 0.7 + 1)
            layer.box(2, x + s * 0.28, top - s * 0.5, s * 0.24, s * 0.6)
        scene.print(layer, stone.light, stone.dark, stone.deep)
        layer = scene.layer()
        for x, s in homes:
            thatch = layer.at(x, top, s)
            thatch.polygon(0, [(-0.12, -0.66), (0.4, -1.6), (0.52, -1.36)])
            thatch.polygon(1, [(0.4, -1.6), (0.96, -1.6), (1.42, -0.62), (0.78, -0.62)])
        scene.print(layer, straw.light, straw.dark)
    _llama(scene, width * 0.24, 101)


def _llama(scene: SceneArt, x: float, foot: float) -> None:
    """A llama that looks to the right."""
    wool, dark = material(scene, "cream"), material(scene, "coffee")
    layer = scene.layer()
    beast = layer.at(x, foot, 1.05)
    for left in (-9.0, -5.0, 4.0, 8.0):
        beast.line(1, [(left, -10), (left, 0)], 2.4)
    beast.polygon(0, [(-13, -9), (-13, -18), (-8, -21), (4, -20), (8, -27), (9, -37), (11, -41), (17, -40), (19, -37),
                      (14, -35), (14, -24), (11, -12), (8, -8), (-9, -8)])  # fmt: skip
    beast.polygon(1, [(-9, -8), (2, -11), (11, -16), (14, -26), (11, -12), (8, -8)])
    beast.polygon(0, [(10, -40), (9, -45), (12, -41)])
    beast.polygon(2, [(-8, -21), (3, -20.6), (3, -13), (-8, -13)])
    scene.print(layer, wool.light, wool.dark, material(scene, "red").light)
    layer = scene.layer()
    layer.circle(0, (x + 15, foot - 40.6), 0.8)
    scene.print(layer, dark.deep)


def gate_hall(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A red hall under two golden roofs on terraces of white marble."""
    palette, width = scene.palette, scene.width
    scene.ridge(76, 9, palette.far2, 0.4)
    scene.ground(76)
    marble, red, gold = (material(scene, name) for name in ("marble", "red", "gold"))
    middle = width / 2
    if stands:
        layer = scene.layer()
        for step in range(3):
            half, top = 46 + step * 7, 74.0 + step * 6
            block(layer, middle, top, half, top + 6, 0.4)
            for post in range(round(half / 2.6)):
                layer.box(0, middle - half + post * 5.4, top - 2.6, 1.6, 2.6)
        layer.polygon(0, [(middle - 8, 74), (middle + 8, 74), (middle + 16, 92), (middle - 16, 92)])
        layer.polygon(1, [(middle - 3, 74), (middle + 3, 74), (middle + 6, 92), (middle - 6, 92)])
        scene.print(layer, marble.light, marble.dark)
        layer = scene.layer()
        block(layer, middle, 52, 38, 74, 0.3)
        block(layer, middle, 31, 26, 42, 0.3)
        for column in range(9):
            layer.box(2, middle - 33.6 + column * 8.2, 55, 3.2, 19)
        for window in range(7):
            layer.box(2, middle - 22 + window * 6.6, 34, 3.6, 6)
        scene.print(layer, red.light, red.dark, red.deep)
        layer = scene.layer()
        roof(layer, middle, 53, 50, 13, 3)
        roof(layer, middle, 32, 37, 14, 3)
        layer.box(0, middle - 21, 16.4, 42, 2)
        scene.print(layer, gold.light, gold.dark)
    scene.people(6, 91, 96)


def palace_court(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A long palace behind clipped gardens and a fountain, seen through golden gates."""
    palette, width = scene.palette, scene.width
    stone, slate, gold = (material(scene, name) for name in ("cream", "lead", "gold"))
    middle = width / 2
    scene.ridge(66, 8, palette.far2, 0.5)
    scene.ground(66, palette.leaf_light, palette.leaf_dark)
    if stands:
        layer = scene.layer()
        for x, top, half in ((0.0, 45.0, 62.0), (0.0, 40.0, 16.0), (-50.0, 41.0, 9.0), (50.0, 41.0, 9.0)):
            block(layer, middle + x, top, half, 70, 0.6 if half > 20 else 0.2)
        for bay in range(22):
            x = middle - 60 + bay * 5.7
            arch(layer, 2, x, 68, 1.4, 9)
            layer.box(2, x - 1.2, 50, 2.4, 6)
        scene.print(layer, stone.light, stone.dark, stone.deep)
        layer = scene.layer()
        for x, foot, half, tall in (
            (-33.0, 45.5, 16.0, 6.0),
            (33.0, 45.5, 16.0, 6.0),
            (0.0, 40.5, 18.0, 9.0),
            (-50.0, 41.5, 10.5, 8.0),
            (50.0, 41.5, 10.5, 8.0),
        ):
            roof(layer, middle + x, foot, half, tall)
        scene.print(layer, slate.light, slate.dark)
        layer = scene.layer()
        layer.box(0, middle - 18, 40, 36, 1.2)
        layer.circle(0, (middle, 47), 2.6)
        layer.line(0, [(middle, 31), (middle, 25)], 0.9)
        scene.print(layer, gold.light)
    layer = scene.layer()
    layer.polygon(0, [(middle - 10, 72), (middle + 10, 72), (middle + 34, 102), (middle - 34, 102)])
    scene.print(layer, Ramp(palette.ground_light, palette.ground_dark, 70, 110))
    layer = scene.layer()
    for side in (-1, 1):
        for row in range(4):
            y, s = 75.0 + row * 6.6, 2.4 + row * 1.1
            x = middle + side * (17 + row * 8.2)
            layer.polygon(0, [(x - s, y + s), (x, y - s * 2.2), (x + s * 0.2, y + s)])
            layer.polygon(1, [(x, y - s * 2.2), (x + s, y + s), (x + s * 0.2, y + s)])
    scene.print(layer, mix(palette.leaf_light, (120, 190, 90), 0.4), palette.leaf_dark)
    layer = scene.layer()
    layer.ellipse(1, (middle, 86), 15, 3.6)
    layer.ellipse(0, (middle, 85), 13, 2.6)
    for jet in (-1.0, -0.5, 0.0, 0.5, 1.0):
        layer.line(2, [(middle, 85), (middle + jet * 5, 74 + abs(jet) * 3), (middle + jet * 9, 84)], 0.6)
    scene.print(layer, mix(palette.middle, palette.top, 0.3), stone.dark, palette.sun)


def river_castle(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """White walls and round towers under steep blue roofs, and their image in the river."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    scene.ridge(70, 12, palette.leaf_dark, 0.3)
    scene.ground(70, palette.leaf_light, palette.leaf_dark)
    wall, slate = material(scene, "cream"), material(scene, "blue")
    if stands:
        walls, roofs = scene.layer(), scene.layer()
        block(walls, x, 46, 30, 74, 0.4)
        roofs.polygon(0, [(x - 30, 46), (x - 26, 31), (x + 26, 31), (x + 30, 46)])
        roofs.polygon(1, [(x + 10, 46), (x + 8, 31), (x + 26, 31), (x + 30, 46)])
        windows(walls, x, 28, 47, 72, 7, 3)
        for left, half, top, tall in (
            (-16.0, 4.0, 42.0, 14.0),
            (16.0, 4.0, 42.0, 14.0),
            (-36.0, 9.0, 40.0, 24.0),
            (36.0, 9.0, 40.0, 24.0),
            (0.0, 8.0, 34.0, 22.0),
        ):
            block(walls, x + left, top, half, 74, 0.1)
            windows(walls, x + left, half * 0.8, top + 3, 72, 1 if half < 5 else 2, 4)
            cone(roofs, x + left, top + 1, half * 1.3, tall)
        arch(walls, 2, x, 74, 4, 12)
        scene.print(walls, wall.light, wall.dark, wall.deep)
        scene.print(roofs, slate.light, slate.dark)
    layer = scene.layer()
    layer.box(0, -2, 76, width + 4, 27)
    scene.print(layer, Ramp(mix(palette.middle, palette.horizon, 0.3), palette.top, 76, 102))
    river = scene.layer()
    river.box(0, -2, 77, width + 4, 26)
    mirror(scene, river, 75.5, 0.55)
