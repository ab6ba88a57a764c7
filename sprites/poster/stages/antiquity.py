"""Wonders of Antiquity."""

from __future__ import annotations

import math
from random import Random

from sprites.palette import mix
from sprites.poster.motif import Motif
from sprites.poster.palettes import MATERIALS, Material
from sprites.poster.places import palm
from sprites.poster.press import Layer, Ramp
from sprites.poster.scene import Scene
from sprites.poster.skyline import skyline
from sprites.poster.stages.common import arch, block, low, lowered, material
from sprites.poster.subject import Standing
from sprites.poster.waters import water


def pyramids(scene: Scene, motif: Motif, stands: bool) -> None:
    """Three pyramids in courses, palms, and a caravan."""
    palette, width, horizon = scene.palette, scene.width, 78.0
    scene.ridge(horizon, 6, palette.far1, 0.5)
    stone = material(scene, "sandstone")
    for x, half, top, haze in ((0.93, 24.0, 46.0, 0.45), (0.74, 34.0, 32.0, 0.25), (0.40, 62.0, 11.0, 0.0)):
        if haze == 0 and not stands:
            continue
        _pyramid(scene, x * width, horizon, half, top, haze, stone)
    scene.ground(horizon)
    layer = scene.layer()
    layer.polygon(0, [(width * 0.44, horizon), (width * 0.44 + 58, horizon), (width * 0.44 + 92, 92)])
    scene.print(layer, mix(palette.ground_dark, palette.fore, 0.5), strength=0.45 if stands else 0.0)
    layer = scene.layer()
    for x, tall in ((0.06, 34.0), (0.14, 25.0)):
        palm(layer, x * width, 96, tall, 4)
    scene.print(layer, palette.leaf_light, palette.leaf_dark)
    for index in range(3):
        camel = Motif("wonder", 1, "camel", tones=("timber",), fill="close", split="form")
        rider = Standing(scene, camel, width * (0.66 + index * 0.12), 93, 13)
        rider.shadow()
        rider.paint()


def _pyramid(
    scene: Scene, x: float, foot: float, half: float, top: float, haze: float, stone: Material
) -> None:
    """A lit and a dark face, and the joints of their courses."""
    edge = x + half * 0.12
    layer = scene.layer()
    layer.polygon(0, [(x - half, foot), (x, top), (edge, foot)])
    layer.polygon(1, [(x, top), (x + half, foot), (edge, foot)])
    scene.print(
        layer,
        Ramp(scene.haze(stone.light, haze), scene.haze(mix(stone.light, stone.dark, 0.35), haze), top, foot),
        Ramp(scene.haze(stone.dark, haze), scene.haze(mix(stone.dark, stone.deep, 0.35), haze), top, foot),
    )
    if haze < 0.3:
        layer = scene.layer()
        count = 13
        for course in range(1, count):
            y = top + (foot - top) * course / count
            share = course / count
            layer.box(0, x - half * share, y, half * share + half * 0.12 * share, 0.45)
            layer.box(1, x + half * 0.12 * share, y, half * share * 0.88, 0.45)
        scene.print(layer, stone.dark, stone.deep, strength=0.6)


def gardens(scene: Scene, motif: Motif, stands: bool) -> None:
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
        scene.print(
            layer, mix(palette.leaf_light, (120, 190, 70), 0.4), mix(palette.leaf_dark, (50, 120, 50), 0.4)
        )
    if stands:
        layer = scene.layer()
        for x, tall in ((-8.0, 15.0), (0.0, 19.0), (9.0, 14.0)):
            palm(layer, middle + x, 27, tall, x * 0.25)
        scene.print(
            layer, mix(palette.leaf_light, (120, 190, 70), 0.4), mix(palette.leaf_dark, (50, 120, 50), 0.4)
        )
    layer = scene.layer()
    layer.box(0, -2, 91, width + 4, 12)
    for _ in range(12):
        layer.ellipse(1, (scene.random.uniform(0, width), scene.random.uniform(92.5, 99)), 6, 0.4)
    scene.print(layer, Ramp(mix(palette.middle, palette.top, 0.4), palette.top, 90, 102), palette.horizon)


def ranks(scene: Scene, motif: Motif, stands: bool) -> None:
    """The subject many times over, rank behind rank, in a vaulted pit."""
    palette, width = scene.palette, scene.width
    earth = material(scene, "terracotta")
    layer = scene.layer()
    layer.box(0, -2, 30, width + 4, 74)
    for rib in range(-8, 9):
        layer.polygon(
            1,
            [
                (width / 2 + rib * 3, 30),
                (width / 2 + rib * 3 + 1.2, 30),
                (width / 2 + rib * 21 + 8, 103),
                (width / 2 + rib * 21, 103),
            ],
        )
    scene.print(
        layer,
        Ramp(mix(earth.deep, palette.horizon, 0.35), earth.deep, 30, 100),
        mix(earth.deep, palette.fore, 0.4),
    )
    if not stands:
        return
    for row in range(5):
        height = 14 + row * 7.5
        foot = 46 + row * 13.5
        step = height * 0.62
        count = math.ceil(width / step) + 1
        for index in range(count):
            x = (index - 0.5 + (row % 2) * 0.5) * step
            standing = Standing(scene, motif, x, foot, height, max(0.0, 0.42 - row * 0.11))
            standing.paint()


def stone_circle(scene: Scene, motif: Motif, stands: bool) -> None:
    """A ring of standing stones with their lintels, on a plain at sunset."""
    palette, width = scene.palette, scene.width
    scene.ridge(72, 7, palette.far1, 0.45)
    scene.ridge(75, 4, palette.far2, 0.25)
    scene.ground(73)
    stone = material(scene, "lead")
    rows = (
        (74.0, 15.0, 0.34, 9, 0.42), (82.0, 25.0, 0.40, 6, 0.18), (94.0, 44.0, 0.44, 4, 0.0),
    )  # fmt: skip
    for row, (foot, tall, reach, count, haze) in enumerate(rows if stands else ()):
        layer = scene.layer()
        shadow = scene.layer()
        step = width * reach * 2 / (count - 1)
        for index in range(count):
            if row == 2 and index in (1, 2):
                continue
            x = width * (0.5 - reach) + index * step
            half = tall * 0.13
            layer.polygon(
                0,
                [
                    (x - half, foot),
                    (x - half * 0.8, foot - tall),
                    (x + half * 0.75, foot - tall * 0.98),
                    (x + half, foot),
                ],
            )
            layer.polygon(
                1,
                [
                    (x + half * 0.2, foot),
                    (x + half * 0.1, foot - tall),
                    (x + half * 0.75, foot - tall * 0.98),
                    (x + half, foot),
                ],
            )
            shadow.polygon(
                0,
                [
                    (x - half, foot),
                    (x + half, foot),
                    (x + half + tall * 0.4, foot + tall * 0.3),
                    (x - half + tall * 0.4, foot + tall * 0.3),
                ],
            )
            if row < 2 and index % 3 != 2:
                layer.polygon(
                    0,
                    [
                        (x - half * 1.3, foot - tall),
                        (x - half, foot - tall * 1.16),
                        (x + step + half, foot - tall * 1.15),
                        (x + step + half * 1.2, foot - tall),
                    ],
                )
                layer.polygon(
                    1,
                    [
                        (x - half * 1.3, foot - tall),
                        (x + step + half * 1.2, foot - tall),
                        (x + step + half, foot - tall * 1.06),
                        (x - half, foot - tall * 1.05),
                    ],
                )
        scene.print(shadow, mix(palette.ground_dark, palette.fore, 0.7), strength=0.45)
        scene.print(
            layer,
            Ramp(scene.haze(stone.light, haze), scene.haze(stone.dark, haze), foot - tall, foot + tall * 0.4),
            scene.haze(mix(stone.dark, stone.deep, 0.4), haze),
        )


def rock_tomb(scene: Scene, motif: Motif, stands: bool) -> None:
    """A front of columns cut into a rose-red cliff."""
    palette, width = scene.palette, scene.width
    rock = material(scene, "terracotta")
    middle = width / 2
    layer = scene.layer()
    layer.polygon(
        0,
        [
            (-2, 10),
            (width * 0.16, 4),
            (width * 0.3, 14),
            (width * 0.46, 6),
            (width * 0.66, 12),
            (width * 0.84, 3),
            (width + 2, 12),
            (width + 2, 102),
            (-2, 102),
        ],
    )
    scene.print(layer, Ramp(rock.light, rock.dark, 0, 96))
    layer = scene.layer()
    for crack in range(16):
        x = width * (crack + 0.5) / 16 + scene.random.uniform(-3, 3)
        layer.polygon(0, [(x, 12), (x + 2.2, 12), (x + scene.random.uniform(-2, 3), 92), (x - 1, 92)])
    scene.print(layer, rock.deep, strength=0.22)
    scene.ground(90)
    if stands:
        stone = material(scene, "sandstone")
        layer = scene.layer()
        block(layer, middle, 20, 37, 92, 2.0)
        layer.box(2, middle - 35, 56, 70, 36)
        for index in range(6):
            x = middle - 31 + index * 12.4
            layer.box(0, x - 2.6, 56, 5.2, 36)
            layer.box(1, x + 0.6, 56, 2.0, 36)
            layer.box(0, x - 3.6, 54, 7.2, 3)
        layer.box(2, middle - 5, 66, 10, 26)
        layer.box(0, middle - 38, 48, 76, 6)
        layer.box(1, middle - 38, 52, 76, 2.4)
        layer.polygon(0, [(middle - 26, 48), (middle, 38), (middle + 26, 48)])
        layer.box(2, middle - 33, 22, 66, 15)
        for x, half in ((-27.0, 5.0), (27.0, 5.0), (0.0, 8.0)):
            block(layer, middle + x, 22, half, 38)
        layer.polygon(0, [(middle - 10, 22), (middle, 10), (middle + 10, 22)])
        layer.polygon(1, [(middle, 10), (middle + 10, 22), (middle + 2, 22)])
        layer.circle(0, (middle, 10), 2.6)
        for x in (-27.0, 27.0):
            layer.polygon(0, [(middle + x - 8, 22), (middle + x, 16), (middle + x + 8, 22)])
        scene.print(
            layer,
            Ramp(stone.light, mix(stone.light, rock.light, 0.4), 10, 92),
            mix(stone.dark, rock.dark, 0.3),
            rock.deep,
        )
    layer = scene.layer()
    for side in (-1, 1):
        edge = middle + side * width / 2
        layer.polygon(
            0,
            [
                (edge + side * 2, -2),
                (edge - side * width * 0.13, -2),
                (edge - side * width * 0.07, 40),
                (edge - side * width * 0.15, 70),
                (edge - side * width * 0.10, 102),
                (edge + side * 2, 102),
            ],
        )
    scene.print(layer, mix(rock.deep, palette.fore, 0.4))


def pharos(scene: Scene, motif: Motif, stands: bool) -> None:
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
            layer.polygon(
                0, [(x - half * 1.12, foot), (x - half, top), (x + half, top), (x + half * 1.12, foot)]
            )
            layer.polygon(
                1, [(x + half * 0.2, foot), (x + half * 0.2, top), (x + half, top), (x + half * 1.12, foot)]
            )
            layer.box(0, x - half * 1.15, top - 1.6, half * 2.3, 2.2)
            for window in range(3):
                for row in range(max(1, int((foot - top) / 11))):
                    layer.box(2, x - half * 0.62 + window * half * 0.56, top + 4 + row * 10, half * 0.2, 4)
        arch(layer, 2, x - 2, 87, 3.4, 10)
        scene.print(layer, stone.light, stone.dark, stone.deep)
        scene.sheet.glow(low(scene, 87, 0.88, (x, 12)), 30, fire.light, 0.7)
        layer = lowered(scene, 87, 0.88)
        layer.polygon(
            1, [(x - 4.5, 18), (x - 3, 8), (x - 1, 12), (x + 1, 2), (x + 3, 10), (x + 4, 7), (x + 4.8, 18)]
        )
        layer.polygon(0, [(x - 2.6, 18), (x - 1, 11), (x + 1, 7), (x + 2.6, 18)])
        scene.print(layer, fire.light, fire.dark)
    layer = scene.layer()
    for left, s in ((0.1, 7.0), (0.88, 9.0)):
        boat(layer, width * left, 90, s)
    scene.print(layer, MATERIALS["sail"].light, MATERIALS["timber"].dark)


def boat(layer: Layer, x: float, foot: float, s: float) -> None:
    """A small boat under sail in ink 0 (sail) and 1 (hull)."""
    layer.polygon(
        1, [(x - s, foot - s * 0.3), (x + s, foot - s * 0.3), (x + s * 0.6, foot), (x - s * 0.6, foot)]
    )
    layer.polygon(0, [(x, foot - s * 1.8), (x, foot - s * 0.4), (x - s * 0.9, foot - s * 0.4)])
    layer.polygon(
        0, [(x + s * 0.1, foot - s * 1.5), (x + s * 0.1, foot - s * 0.4), (x + s * 0.7, foot - s * 0.4)]
    )


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


def harbour_giant(scene: Scene, motif: Motif, stands: bool) -> None:
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
        layer = lowered(scene, 82, 0.86)
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
        scene.sheet.glow(low(scene, 82, 0.86, (middle - 18, 7)), 16, fire.light, 0.6)
        layer = lowered(scene, 82, 0.86)
        layer.polygon(
            1, [(middle - 22, 10), (middle - 21, 4), (middle - 18, 0), (middle - 15, 5), (middle - 14, 10)]
        )
        layer.polygon(0, [(middle - 20, 10), (middle - 18, 4), (middle - 16, 10)])
        scene.print(layer, fire.light, fire.dark)
    layer = scene.layer()
    boat(layer, middle, 95, 8)
    boat(layer, width * 0.12, 80, 5)
    boat(layer, width * 0.9, 84, 6)
    scene.print(layer, MATERIALS["sail"].light, MATERIALS["timber"].dark)
