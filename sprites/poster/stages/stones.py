"""Pyramids, tombs and standing stones."""

from __future__ import annotations

import numpy as np

from sprites.paint.palette import mix
from sprites.poster.ground.palettes import Material
from sprites.poster.ground.places import palm
from sprites.poster.ground.waters import water
from sprites.poster.motif import Motif
from sprites.poster.press import Ramp
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import (
    block,
    material,
    palms_far,
)
from sprites.poster.subject import PlacedIcon


def pyramids(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Three pyramids in courses, palms, and a caravan."""
    palette, width, horizon = scene.palette, scene.width, 78.0
    scene.ridge(horizon, 6, palette.far1, 0.5)
    stone = material(scene, "sandstone")
    scene.calm((width * 0.4, 40), 56, palette.top, 0.5)
    if scene.sheet.is_lit:  # where the large one is cut out, those behind it would leave holes in it
        for x, half, top, haze in ((0.93, 24.0, 46.0, 0.45), (0.74, 34.0, 32.0, 0.25)):
            _pyramid(scene, x * width, horizon, half, top, haze, stone)
    if stands:
        middle = 0.4 if scene.sheet.is_lit else 0.5  # cut out, it has no frame that ends it at the left
        _pyramid(scene, middle * width, horizon, 62.0, 11.0, 0.0, stone)
    scene.ground(horizon)
    layer = scene.layer()
    layer.polygon(0, [(width * 0.44, horizon), (width * 0.44 + 58, horizon), (width * 0.44 + 92, 92)])
    scene.print(layer, mix(palette.ground_dark, palette.fore, 0.5), strength=0.45 if stands else 0.0)
    if scene.sheet.is_lit:  # where the pyramid is cut out, they would leave holes in it
        layer = scene.layer()
        for x, tall in ((0.06, 34.0), (0.14, 25.0)):
            palm(layer, x * width, 96, tall, 4)
        scene.print(layer, palette.leaf_light, palette.leaf_dark)
    for index in range(3):
        camel = Motif("wonder", 1, "camel", tones=("timber",), fill="close", split="form")
        rider = PlacedIcon(scene, camel, width * (0.66 + index * 0.12), 93, 13)
        rider.shadow()
        rider.paint()


def _pyramid(scene: SceneArt, x: float, foot: float, half: float, top: float, haze: float, stone: Material) -> None:
    """A lit and a dark face, and the joints of their courses."""
    edge = x + half * 0.12
    layer = scene.layer()
    layer.polygon(0, [(x - half, foot), (x, top), (edge, foot)])
    layer.polygon(1, [(x, top), (x + half, foot), (edge, foot)])
    scene.print(
        layer,
        Ramp(scene.haze(stone.light, haze), scene.haze(mix(stone.light, stone.dark, 0.35), haze), top, foot),
        Ramp(
            scene.haze(mix(stone.dark, stone.deep, 0.3), haze),
            scene.haze(mix(stone.dark, stone.deep, 0.55), haze),
            top,
            foot,
        ),
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


def stone_circle(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Standing stones in pairs under their lintels, in a ring on a plain at sunset."""
    palette, x = scene.palette, scene.width / 2
    scene.ridge(72, 7, palette.far1, 0.45)
    scene.ridge(75, 4, palette.far2, 0.25)
    scene.ground(73)
    stone = material(scene, "lead")
    far = ((-47.0, 0.42), (-29.0, 0.46), (-10.0, 0.5), (10.0, 0.5), (29.0, 0.46), (47.0, 0.42))
    near = ((-37.0, 1.0), (37.0, 1.0), (0.0, 1.28))
    for foot, ring, haze in ((78.0, far, 0.35), (92.0, near, 0.0)) if stands else ():
        layer, shadow = scene.layer(), scene.layer()
        for left, s in ring:
            gate, cast = layer.at(x + left, foot, s), shadow.at(x + left, foot, s)
            for post in (-10.0, 10.0):
                gate.polygon(0, [(post - 5, 0), (post - 4, -40), (post + 4, -40), (post + 5, 0)])
                gate.polygon(1, [(post + 1, 0), (post + 0.6, -40), (post + 4, -40), (post + 5, 0)])
                gate.polygon(2, [(post - 4.6, -14), (post - 1, -17), (post - 0.6, -16), (post - 4.4, -12.6)])
                cast.polygon(0, [(post - 5, 0), (post + 5, 0), (post + 19, 9), (post + 9, 9)])
            gate.polygon(0, [(-17, -40), (-16, -50), (16, -51), (17, -40)])
            gate.polygon(1, [(-17, -40), (-16.6, -43.6), (17, -43.6), (17, -40)])
            gate.polygon(1, [(5, -40), (5, -50.6), (16, -51), (17, -40)])
        scene.print(shadow, mix(palette.ground_dark, palette.fore, 0.7), strength=0.45)
        tones = stone.light, stone.dark, stone.deep
        scene.print(layer, *(scene.haze(tone, haze) for tone in tones))


def rock_tomb(scene: SceneArt, motif: Motif, stands: bool) -> None:
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


def sphinx(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A lion of stone with the head of a king, before the pyramids."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    stone = material(scene, "sandstone")
    _pyramid(scene, x + 34, 76, 34, 34, 0.42, stone)
    _pyramid(scene, x - 44, 76, 22, 50, 0.55, stone)
    scene.ground(75)
    if stands:
        layer = scene.layer()
        layer.polygon(1, [(x - 6, 60), (x + 12, 57), (x + 32, 60), (x + 44, 68), (x + 47, 90), (x - 10, 90)])
        layer.polygon(0, [(x - 6, 60), (x + 12, 57), (x + 32, 60), (x + 40, 66), (x + 6, 69), (x - 8, 74)])
        layer.ellipse(0, (x + 33, 79), 12, 11)
        layer.ellipse(1, (x + 37, 81), 10, 10)
        layer.box(1, x - 46, 79, 46, 6)
        layer.box(0, x - 52, 84, 66, 7)
        layer.box(1, x - 52, 89, 66, 2.4)
        for toe in range(3):
            layer.box(2, x - 51 + toe * 3.2, 85.5, 1, 5)
        layer.polygon(0, [(x - 22, 58), (x + 6, 58), (x + 8, 86), (x - 20, 86)])
        layer.polygon(1, [(x - 5, 58), (x + 8, 58), (x + 9, 86), (x - 3, 86)])
        hood = [(x - 30, 63), (x - 26, 36), (x - 19, 21), (x - 8, 17)]
        layer.polygon(0, [*hood, (x + 3, 21), (x + 10, 36), (x + 14, 63), (x - 1, 61), (x - 15, 61)])
        layer.polygon(1, [(x - 8, 17), (x + 3, 21), (x + 10, 36), (x + 14, 63), (x + 1, 61), (x - 2, 34)])
        for fold in range(5):
            y = 36.0 + fold * 5.4
            layer.polygon(2, [(x - 26 - fold, y), (x - 17, y + 1.4), (x - 17, y + 3), (x - 26.4 - fold, y + 1.8)])
            layer.polygon(2, [(x + 10 + fold, y), (x + 1, y + 1.4), (x + 1, y + 3), (x + 10.4 + fold, y + 1.8)])
        layer.polygon(0, [(x - 17, 29), (x + 1, 29), (x + 1, 46), (x - 3, 56), (x - 13, 56), (x - 17, 46)])
        layer.polygon(1, [(x - 7, 29), (x + 1, 29), (x + 1, 46), (x - 3, 56), (x - 8, 56), (x - 5, 47)])
        layer.box(2, x - 18, 27, 20, 2.4)
        for eye in (-14.6, -5.0):
            layer.ellipse(2, (x + eye + 2.2, 37), 2.8, 1.3)
        layer.box(2, x - 11, 50, 6.5, 1.4)
        layer.polygon(2, [(x - 9, 40), (x - 6.4, 46), (x - 10, 46)])
        scene.print(layer, stone.light, stone.dark, stone.deep)
        scene.shadow_of(np.ones((round(20 * scene.sheet.unit), round(90 * scene.sheet.unit)), np.float32), x - 44, 91)
    layer = scene.layer()
    layer.polygon(0, [(-2, 94), (width * 0.3, 91), (width * 0.7, 96), (width + 2, 92), (width + 2, 103), (-2, 103)])
    scene.print(layer, Ramp(palette.ground_light, palette.ground_dark, 90, 103))


def step_pyramid(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A pyramid in nine steps with a stair up to its temple, in the jungle."""
    x = scene.width / 2
    palms_far(scene, 74)
    scene.ground(76)
    stone, red = material(scene, "sandstone"), material(scene, "brick")
    if stands:
        layer = scene.layer()
        for tier in range(9):
            top = 32.0 + tier * 6.6
            half = 17.0 + tier * 4.0
            layer.box(0, x - half, top, half * 2, 7)
            layer.box(1, x + half * 0.42, top, half * 0.58, 7)
            layer.box(2, x - half, top + 5.4, half * 2, 1.2)
        layer.polygon(0, [(x - 7, 32), (x + 7, 32), (x + 10, 92), (x - 10, 92)])
        for step in range(20):
            layer.box(1, x - 6.6 - step * 0.13, 33 + step * 2.95, 13.2 + step * 0.26, 1.2)
        for side in (-1, 1):
            layer.polygon(
                0 if side < 0 else 1,
                [(x + side * 7, 32), (x + side * 9, 32), (x + side * 13, 92), (x + side * 10, 92)],
            )
        scene.print(layer, stone.light, stone.dark, stone.deep)
        layer = scene.layer()
        block(layer, x, 18, 13, 32, 0.35)
        layer.box(2, x - 5, 22, 10, 10)
        layer.box(0, x - 1.4, 22, 2.8, 10)
        for door in (-9.5, 9.5):
            layer.box(2, x + door - 1.4, 23, 2.8, 5)
        block(layer, x, 15, 14.5, 18.4, 0.35)
        scene.print(layer, mix(red.light, stone.light, 0.4), red.dark, red.deep)
    scene.people(6, 92, 96)


def stone_heads(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Giants of dark stone in a row on their platform by the sea, two of them with red topknots."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    water(scene, 66, mix(palette.middle, palette.horizon, 0.35), palette.top)
    layer = scene.layer()
    layer.polygon(0, [(-2, 78), (width * 0.4, 74), (width + 2, 80), (width + 2, 103), (-2, 103)])
    scene.print(layer, Ramp(palette.leaf_light, palette.leaf_dark, 74, 100))
    stone, red = material(scene, "iron"), material(scene, "terracotta")
    if stands:
        heads = ((-42.0, 0.68), (-22.0, 0.79), (0.0, 0.9), (22.0, 0.8), (42.0, 0.69))
        layer, knots = scene.layer(), scene.layer()
        for left, s in heads:
            part = layer.at(x + left, 88, s)
            part.polygon(0, [(-11, 0), (-12, -20), (-8, -28), (8, -28), (12, -20), (11, 0)])
            part.polygon(1, [(2, 0), (2, -28), (8, -28), (12, -20), (11, 0)])
            part.polygon(0, [(-8, -26), (-10, -40), (-9, -60), (-6, -66), (6, -66), (9, -60), (10, -40), (8, -26)])
            part.polygon(1, [(3, -26), (3, -66), (6, -66), (9, -60), (10, -40), (8, -26)])
            part.polygon(2, [(-9, -56), (9, -56), (7, -50), (2.6, -52), (-2.6, -52), (-7, -50)])
            part.polygon(0, [(-2, -55), (1, -55), (3.4, -39), (-4.4, -39)])
            part.polygon(2, [(1, -55), (2, -55), (4.6, -39), (3.2, -39)])
            part.box(2, -5, -34.5, 10, 1.9)
            part.polygon(2, [(-7, -27), (7, -27), (4, -24), (-4, -24)])
            for side in (-1, 1):
                part.box(2 if side > 0 else 1, side * 10 - 1, -56, 2, 17)
            if s > 0.79:
                knot = knots.at(x + left, 88, s)
                knot.ellipse(0, (0, -70), 10, 6)
                knot.ellipse(1, (4.4, -69.4), 5.4, 5.2)
                knot.ellipse(0, (0, -76), 4, 2.6)
        scene.print(layer, stone.light, stone.dark, stone.deep)
        scene.print(knots, red.light, red.dark)
    layer = scene.layer()
    for course in range(3):
        for slab in range(9):
            left = width * (slab - 0.4 + (course % 2) * 0.5) / 8
            layer.box(slab % 2, left, 86 + course * 3.4, width / 8 - 0.8, 3)
    scene.print(layer, stone.light, stone.dark)
    layer = scene.layer()
    layer.box(0, -2, 95.5, width + 4, 8)
    scene.print(layer, Ramp(palette.leaf_light, palette.leaf_dark, 94, 104))
