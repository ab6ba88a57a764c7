"""Churches and mosques."""

from __future__ import annotations

import math

from sprites.paint.palette import mix
from sprites.poster.ground.skyline import skyline
from sprites.poster.ground.waters import water
from sprites.poster.motif import Motif
from sprites.poster.press import Ramp
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import (
    arch,
    block,
    columns,
    cone,
    curve,
    dome,
    gable,
    material,
    mirror,
    steps,
    windows,
)


def minster(scene: SceneArt, motif: Motif, stands: bool) -> None:
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
        scene.print(layer, Ramp(stone.light, mix(stone.light, stone.dark, 0.4), 15, 86), stone.dark, stone.deep)
    layer = scene.layer()
    layer.box(0, -2, 90, width + 4, 12)
    layer.box(1, -2, 86, width + 4, 4.4)
    scene.print(layer, Ramp(mix(palette.middle, palette.top, 0.4), palette.top, 90, 102), palette.wall_dark)
    still = scene.layer()
    still.box(0, -2, 90.6, width + 4, 12)
    mirror(scene, still, 88.0, 0.4)


def mud_mosque(scene: SceneArt, motif: Motif, stands: bool) -> None:
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


def vault(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A painted ceiling: hands in clouds, framed by ribs."""
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
    scene.sheet.glow((width / 2, 50), 62, palette.top, 0.85, 0.72)
    if stands:
        _creation(scene)
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


def _creation(scene: SceneArt) -> None:
    """Two hands that nearly touch."""
    x = scene.width / 2
    skin, plum = material(scene, "skin"), material(scene, "plum")
    layer = scene.layer()
    layer.polygon(0, [(x + 66, 20), (x + 36, 26), (x + 30, 38), (x + 36, 54), (x + 66, 62)])
    layer.polygon(1, [(x + 66, 40), (x + 32, 44), (x + 36, 54), (x + 66, 62)])
    scene.print(layer, plum.light, plum.dark)
    layer = scene.layer()
    layer.polygon(0, [(x + 36, 32), (x + 24, 34), (x + 14, 36), (x + 13, 44), (x + 22, 48), (x + 36, 48)])
    layer.polygon(1, [(x + 36, 41), (x + 18, 42), (x + 13, 44), (x + 22, 48), (x + 36, 48)])
    layer.polygon(0, [(x + 18, 36), (x + 3, 40), (x + 2.4, 43), (x + 18, 42)])
    for finger in range(3):
        layer.polygon(
            1 if finger else 0,
            [
                (x + 18, 41 + finger * 2),
                (x + 9 + finger, 46 + finger * 2),
                (x + 13 + finger, 50 + finger),
                (x + 22, 46),
            ],
        )
    layer.polygon(0, [(x - 66, 70), (x - 36, 58), (x - 24, 48), (x - 18, 54), (x - 30, 68), (x - 66, 88)])
    layer.polygon(1, [(x - 66, 79), (x - 32, 64), (x - 21, 52), (x - 18, 54), (x - 30, 68), (x - 66, 88)])
    layer.polygon(0, [(x - 26, 49), (x - 16, 43), (x - 8, 45), (x - 9, 54), (x - 20, 56)])
    layer.polygon(0, [(x - 14, 43), (x - 4, 42), (x - 1, 45), (x - 4, 46), (x - 12, 47)])
    for finger in range(3):
        layer.polygon(
            1 if finger else 0,
            [
                (x - 11, 46 + finger * 3),
                (x - 5, 50 + finger * 3),
                (x - 7, 58 + finger * 2),
                (x - 14, 51 + finger * 2),
            ],
        )
    scene.print(layer, skin.light, skin.dark)


def great_dome(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A wide dome on half domes and buttresses between four slender minarets, over the strait."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    water(scene, 80, mix(palette.middle, palette.horizon, 0.4), palette.top)
    stone, lead, rose = material(scene, "sandstone"), material(scene, "lead"), material(scene, "terracotta")
    wall = stone._replace(light=mix(stone.light, rose.light, 0.3), dark=mix(stone.dark, rose.dark, 0.3))
    layer = scene.layer()
    layer.polygon(0, [(-2, 92), (x - 40, 84), (x + 40, 84), (width + 2, 92), (width + 2, 103), (-2, 103)])
    scene.print(layer, Ramp(palette.leaf_light, palette.leaf_dark, 84, 102))
    if stands:
        towers = scene.layer()
        for left, top in ((-47.0, 24.0), (47.0, 24.0), (-36.0, 32.0), (36.0, 32.0)):
            block(towers, x + left, top, 2.4, 88)
            block(towers, x + left, top + 16, 3.6, top + 18.4)
            cone(towers, x + left, top, 3, 12)
        scene.print(towers, material(scene, "marble").light, material(scene, "marble").dark)
        layer = scene.layer()
        block(layer, x, 68, 42, 90, 0.3)
        block(layer, x, 50, 28, 72, 0.3)
        for side in (-1, 1):
            block(layer, x + side * 23, 44, 5, 72)
            layer.polygon(0 if side < 0 else 1, [(x + side * 28, 54), (x + side * 36, 70), (x + side * 28, 70)])
        block(layer, x, 36, 20, 43, 0.3)
        windows(layer, x, 19, 36, 43, 11, 1, 0.4)
        for left in (-33.0, -22.0, -11.0, 0.0, 11.0, 22.0, 33.0):
            arch(layer, 2, x + left, 89, 2.8, 10)
        for left in (-12.0, -4.0, 4.0, 12.0):
            arch(layer, 2, x + left, 66, 1.9, 8)
        scene.print(layer, wall.light, wall.dark, wall.deep)
        layer = scene.layer()
        dome(layer, x, 37, 21, 19, 6)
        dome(layer, x, 55, 17, 9)
        for side in (-1, 1):
            dome(layer, x + side * 34, 69, 8, 7)
        scene.print(layer, lead.light, lead.dark)


def five_domes(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Five domes over golden vaults and wide portals, beside a tower of brick, on a square by the sea."""
    palette, x = scene.palette, scene.width / 2 - 8
    water(scene, 74, mix(palette.middle, palette.horizon, 0.4), palette.top)
    scene.ground(84)
    stone, lead, gold, brick = (material(scene, name) for name in ("marble", "lead", "gold", "brick"))
    if stands:
        layer = scene.layer()
        for left, foot, half in (
            (-29.0, 50.0, 8.0),
            (29.0, 50.0, 8.0),
            (-15.0, 46.0, 9.0),
            (15.0, 46.0, 9.0),
            (0.0, 44.0, 11.0),
        ):
            dome(layer, x + left, foot, half, half * 1.15, 5)
            layer.circle(0, (x + left, foot - half * 1.15 - 5), 1.2)
        scene.print(layer, lead.light, lead.dark)
        layer = scene.layer()
        block(layer, x, 50, 40, 90, 0.5)
        for portal in range(5):
            left, half = x - 32 + portal * 16, 7.6 if portal == 2 else 6.6
            layer.circle(0, (left, 54), half)
            layer.circle(2, (left, 55), half - 1.8)
            layer.polygon(0, [(left - 1.2, 47), (left, 43), (left + 1.2, 47)])
            arch(layer, 1, left, 90, half, 24)
            arch(layer, 2, left, 90, half - 1.6, 21)
            layer.box(0, left - half - 1.4, 70, 2, 20)
        layer.box(0, x - 41, 63, 82, 2.2)
        scene.print(layer, stone.light, stone.dark, mix(stone.deep, palette.fore, 0.3))
        layer = scene.layer()
        for portal in range(5):
            left = x - 32 + portal * 16
            layer.polygon(0, curve(left, 55.4, 5.4, 5.4))
            layer.polygon(1, curve(left, 74, 5.2, 5.2))
        scene.print(layer, gold.light, gold.dark)
        layer = scene.layer()
        block(layer, x + 52, 34, 6.5, 92)
        for strip in (-3.0, 1.0):
            layer.box(1, x + 52 + strip, 38, 1.2, 52)
        block(layer, x + 52, 25, 7.2, 35)
        scene.print(layer, brick.light, brick.dark)
        layer = scene.layer()
        for opening in (-4.0, 0.0, 4.0):
            arch(layer, 2, x + 52 + opening, 34, 1.4, 6.5)
        layer.box(0, x + 44.4, 24, 15.2, 1.6)
        cone(layer, x + 52, 24, 6.6, 13)
        scene.print(layer, material(scene, "jade").light, material(scene, "jade").dark, brick.deep)
    scene.people(9, 92, 97)


def basilica(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A ribbed dome over a long front of columns, in the arms of a colonnade, with an obelisk before it."""
    x = scene.width / 2
    skyline(scene, 72, 8, 0.5)
    scene.ground(74)
    stone, lead = material(scene, "marble"), material(scene, "lead")
    if stands:
        layer = scene.layer()
        dome(layer, x, 36, 17, 19)
        for rib in (-10.0, -4.0, 4.0, 10.0):
            layer.line(2, [(x + rib * 1.55, 36), (x + rib * 1.2, 25), (x + rib * 0.5, 18)], 0.7)
        for side in (-1, 1):
            dome(layer, x + side * 27, 46, 6.5, 7, 3)
        scene.print(layer, lead.light, lead.dark, lead.deep)
        layer = scene.layer()
        block(layer, x, 10, 2.8, 17.6)
        cone(layer, x, 10, 2.8, 5)
        columns(layer, x, 17, 35, 46, 9, 2.2)
        layer.box(0, x - 18, 34, 36, 2)
        for side in (-1, 1):
            block(layer, x + side * 27, 45, 6, 50)
        block(layer, x, 48, 43, 80, 0.5)
        columns(layer, x, 41, 55, 80, 11, 3.6)
        layer.box(0, x - 44, 51, 88, 4)
        layer.box(1, x - 44, 54, 88, 1)
        gable(layer, x, 52, 16, 8)
        for statue in range(9):
            layer.box(0, x - 41 + statue * 10.1, 45, 1.4, 3.6)
        steps(layer, x, 36, 80, 3, 1.8, 4)
        for side in (-1, 1):
            for column in range(7):
                left, top = x + side * (44 + column * 2.6), 66 + column * 1.3
                layer.box(0 if side < 0 else 1, left - 0.8, top, 1.6, 17 + column * 0.9)
            layer.polygon(0, [(x + side * 42, 63), (x + side * 62, 72), (x + side * 62, 76), (x + side * 42, 66)])
        scene.print(layer, stone.light, stone.dark, stone.deep)
        layer = scene.layer()
        layer.polygon(0, [(x - 2, 95), (x - 1.1, 66), (x, 62), (x + 1.1, 66), (x + 2, 95)])
        layer.polygon(1, [(x + 0.3, 95), (x, 62), (x + 1.1, 66), (x + 2, 95)])
        layer.box(1, x - 4, 93, 8, 4)
        scene.print(layer, material(scene, "terracotta").light, material(scene, "terracotta").dark)
    scene.people(9, 88, 97)
