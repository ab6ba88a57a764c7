"""Pyramids, tombs and standing stones."""

from __future__ import annotations

from sprites.palette import mix
from sprites.poster.motif import Motif
from sprites.poster.palettes import Material
from sprites.poster.places import palm
from sprites.poster.press import Ramp
from sprites.poster.scene import Scene
from sprites.poster.stages.common import block, material
from sprites.poster.subject import Standing


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
