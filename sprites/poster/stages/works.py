"""Dikes, dams and mills, which people build against the water and with it; and builders at their work."""

from __future__ import annotations

import math

from sprites.paint.palette import WHITE, mix
from sprites.poster.ground.palettes import LAMP
from sprites.poster.ground.places import furrows
from sprites.poster.ground.waters import river, water
from sprites.poster.motif import Motif
from sprites.poster.press import Ramp
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import block, curve, material, windows


def dike(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """The sea behind a wall of earth, and below it the fields and mills of the land that was won."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    water(scene, 42, mix(palette.middle, palette.top, 0.3), palette.top)
    layer = scene.layer()
    for wave in range(7):
        layer.ellipse(0, (width * wave / 6, 57 + wave % 2 * 2), 11, 2.4)
    scene.print(layer, mix(palette.middle, WHITE, 0.55))
    green = material(scene, "foliage")
    layer = scene.layer()
    layer.polygon(0, [(-2, 60), (width + 2, 56), (width + 2, 74), (-2, 80)])
    scene.print(layer, Ramp(green.light, green.dark, 56, 80))
    layer = scene.layer()
    layer.polygon(0, [(-2, 57.6), (width + 2, 53.6), (width + 2, 57), (-2, 61)])
    for stone in range(12):
        layer.circle(1, (width * stone / 11, 59 - stone * 0.35), 1.6)
    scene.print(layer, palette.ground_light, material(scene, "lead").light)
    scene.ground(77, mix(green.light, palette.ground_light, 0.5), green.dark)
    scene.horizon = 77
    furrows(scene, 77)
    brick, sail = material(scene, "brick"), material(scene, "sail")
    for left, foot, s in ((38.0, 82.0, 0.62), (18.0, 87.0, 0.8), (-18.0, 96.0, 1.2)):
        layer = scene.layer()
        mill = layer.at(x + left, foot, s)
        mill.polygon(0, [(-9, 0), (-6, -32), (6, -32), (9, 0)])
        mill.polygon(1, [(1, 0), (1, -32), (6, -32), (9, 0)])
        mill.box(2, -2, -9, 4, 9)
        mill.polygon(2, [(-7, -32), *curve(0, -32, 7, 8), (7, -32)])
        scene.print(layer, brick.light, brick.dark, brick.deep)
        layer = scene.layer()
        mill = layer.at(x + left, foot - 34 * s, s)
        for vane in range(4):
            turn = math.pi * (0.22 + vane / 2)
            along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
            mill.polygon(
                vane % 2,
                [
                    (along[0] * r + across[0] * w, along[1] * r + across[1] * w)
                    for r, w in ((5, 0), (27, 0), (27, 6), (7, 6))
                ],
            )
            mill.line(2, [(0, 0), (along[0] * 28, along[1] * 28)], 1.2)
        scene.print(layer, sail.light, sail.dark, brick.deep)


def dam(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A curved wall between two cliffs, from which water shoots into the gorge."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    scene.mountains(40, 30, palette.far1, 3)
    blue = mix(palette.top, palette.middle, 0.4)
    layer = scene.layer()
    layer.box(0, -2, 36, width + 4, 10)
    scene.print(layer, mix(blue, palette.horizon, 0.4))
    if stands:
        stone = material(scene, "lead")
        layer = scene.layer()
        rim, foot = curve(x, 36, 50, -8), curve(x, 84, 30, -6)
        layer.polygon(0, [*rim, *reversed(foot)])
        layer.polygon(1, [*rim[10:], *reversed(foot[10:])])
        for joint in range(3, 14, 2):
            layer.line(2, [rim[joint], foot[joint]], 0.5)
        layer.line(2, curve(x, 40, 47, -8), 1.0)
        layer.line(0, curve(x, 35, 50, -8), 2.6)
        scene.print(layer, Ramp(stone.light, mix(stone.light, stone.dark, 0.5), 34, 90), stone.dark, stone.deep)
    rock = scene.layer()
    for side in (-1, 1):
        edge = x + side * width / 2
        cliff = [
            (edge + side * 2, 22),
            (x + side * 52, 30),
            (x + side * 44, 54),
            (x + side * 34, 70),
            (x + side * 22, 103),
        ]
        rock.polygon(0 if side < 0 else 1, [*cliff, (edge + side * 2, 103)])
        rock.polygon(
            1,
            [
                (x + side * 52, 30),
                (x + side * 44, 54),
                (x + side * 34, 70),
                (x + side * 42, 66),
                (x + side * 49, 50),
            ],
        )
    scene.print(rock, Ramp(palette.far2, palette.ground_dark, 24, 100), Ramp(palette.far3, palette.fore, 24, 110))
    if stands:
        layer = scene.layer()
        layer.polygon(0, [(x - 33, 86), (x + 33, 86), (x + 22, 103), (x - 22, 103)])
        scene.print(layer, Ramp(mix(blue, WHITE, 0.35), blue, 86, 103))
        layer = scene.layer()
        for jet in (-16.0, 0.0, 16.0):
            layer.polygon(0, [(x + jet - 2.6, 58), (x + jet + 2.6, 58), (x + jet + 6, 91), (x + jet - 6, 91)])
            layer.polygon(1, [(x + jet + 0.8, 58), (x + jet + 2.6, 58), (x + jet + 6, 91), (x + jet + 1.6, 91)])
            for drop in (-5.0, 0.0, 5.0):
                layer.circle(0, (x + jet + drop, 91), 4.2)
        scene.print(layer, mix(palette.sun, WHITE, 0.6), mix(blue, WHITE, 0.6))


def water_mill(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A house of timber and plaster with a great wheel in the stream."""
    x = scene.width / 2
    river(scene)
    wall, timber, tiles = (material(scene, name) for name in ("cream", "timber", "terracotta"))
    if stands:
        layer = scene.layer()
        block(layer, x + 16, 46, 24, 88, 0.3)
        layer.polygon(0, [(x - 8, 46), (x + 8, 26), (x + 24, 46)])
        windows(layer, x + 16, 20, 50, 82, 3, 2, 0.34)
        layer.box(2, x + 18, 74, 8, 14)
        scene.print(layer, wall.light, wall.dark, wall.deep)
        layer = scene.layer()
        for beam in (-8.0, 7.0, 23.0, 39.0):
            layer.box(0, x + beam - 1, 46, 2.2, 42)
        for beam in (46.0, 66.0):
            layer.box(0, x - 8, beam, 48, 2.2)
        layer.line(0, [(x - 8, 66), (x + 7, 48)], 1.8)
        layer.line(0, [(x + 39, 66), (x + 24, 48)], 1.8)
        scene.print(layer, timber.dark)
        layer = scene.layer()
        layer.polygon(0, [(x - 13, 48), (x + 6, 22), (x + 10, 22), (x - 7, 48)])
        layer.polygon(0, [(x + 8, 22), (x + 32, 22), (x + 46, 48), (x + 22, 48)])
        layer.polygon(1, [(x + 24, 22), (x + 32, 22), (x + 46, 48), (x + 34, 48)])
        scene.print(layer, tiles.light, tiles.dark)
        layer = scene.layer()
        hub = x - 22, 70
        for ring in (22.0, 17.0):
            layer.circle(0 if ring > 20 else None, hub, ring)
        for spoke in range(12):
            turn = math.tau * spoke / 12
            tip = hub[0] + 25 * math.cos(turn), hub[1] + 25 * math.sin(turn)
            layer.line(spoke % 2, [hub, tip], 1.5)
            across = 3.6 * math.sin(turn), -3.6 * math.cos(turn)
            rim = hub[0] + 23 * math.cos(turn), hub[1] + 23 * math.sin(turn)
            layer.line(1, [(rim[0] - across[0], rim[1] - across[1]), (rim[0] + across[0], rim[1] + across[1])], 2.4)
        layer.circle(1, hub, 4)
        scene.print(layer, timber.light, timber.dark)
    layer = scene.layer()
    layer.polygon(0, [(-2, 88), (x - 4, 86), (x + 50, 92), (x + 20, 103), (-2, 103)])
    for foam in range(6):
        layer.ellipse(1, (x - 40 + foam * 8, 89 + foam % 2 * 3), 6, 1.2)
    palette = scene.palette
    scene.print(
        layer,
        Ramp(mix(palette.middle, palette.horizon, 0.2), palette.top, 86, 102),
        mix(palette.horizon, WHITE, 0.5),
    )


def plough(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A wheeled plough of timber and iron that turns the heavy earth."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    scene.ridge(58, 9, palette.far2, 0.35)
    scene.ground(58)
    scene.horizon = 58
    furrows(scene, 58)
    timber, iron, earth = (material(scene, name) for name in ("timber", "steel", "coffee"))
    layer = scene.layer()
    layer.polygon(0, [(-2, 88), (x + 6, 84), (x + 22, 92), (width + 2, 90), (width + 2, 103), (-2, 103)])
    for clod in range(11):
        layer.circle(clod % 2, (x - 52 + clod * 5.4, 88 - clod % 3), 3.6)
    scene.print(layer, earth.light, earth.dark)
    layer = scene.layer()
    layer.polygon(1, [(x - 4, 62), (x + 24, 86), (x + 4, 90), (x - 14, 74)])
    layer.polygon(0, [(x - 14, 74), (x - 4, 62), (x + 8, 74), (x + 4, 90)])
    layer.polygon(0, [(x + 22, 56), (x + 26, 56), (x + 25, 88), (x + 21, 84)])
    scene.print(layer, iron.light, iron.dark)
    layer = scene.layer()
    layer.polygon(0, [(x - 18, 62), (x + 44, 48), (x + 45, 54), (x - 16, 69)])
    layer.polygon(1, [(x - 17, 66), (x + 44.6, 51), (x + 45, 54), (x - 16, 69)])
    for lean in (0.0, 7.0):
        layer.line(0 if lean else 1, [(x - 12, 68), (x - 34, 44 + lean), (x - 48, 38 + lean)], 4)
    for ring in (15.0, 11.0):
        layer.circle(0 if ring > 12 else None, (x + 42, 72), ring)
    for spoke in range(8):
        turn = math.tau * spoke / 8
        layer.line(spoke % 2, [(x + 42, 72), (x + 42 + 13 * math.cos(turn), 72 + 13 * math.sin(turn))], 2)
    layer.circle(1, (x + 42, 72), 3.6)
    scene.print(layer, timber.light, timber.dark)


def bath_house(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A basin under a dome whose stars let the light in."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    wall, marble, blue = material(scene, "jade"), material(scene, "marble"), material(scene, "blue")
    layer = scene.layer()
    layer.box(0, -2, -2, width + 4, 106)
    scene.print(layer, Ramp(mix(wall.dark, palette.top, 0.5), wall.deep, 0, 90))
    layer = scene.layer()
    layer.polygon(0, curve(x, 58, 60, 56))
    for row, count in ((22.0, 5), (35.0, 7), (47.0, 9)):
        for star in range(count):
            layer.circle(1, (x + (star - (count - 1) / 2) * 12, row + abs(star - (count - 1) / 2) * 2), 1.9)
    scene.print(layer, mix(wall.light, wall.dark, 0.55), palette.sun)
    layer = scene.layer()
    for beam in (-22.0, 2.0, 20.0):
        layer.polygon(0, [(x + beam, 24), (x + beam + 4, 24), (x + beam + 26, 90), (x + beam + 6, 90)])
    scene.print(layer, palette.sun, strength=0.28, texture=0)
    layer = scene.layer()
    for side in (-1, 1):
        for place in (34.0, 52.0):
            block(layer, x + side * place, 52, 3, 86, 0.1)
            layer.box(0, x + side * place - 4.6, 50, 9.2, 3)
        layer.polygon(
            0 if side < 0 else 1, [*curve(x + side * 43, 52, 9, 9), *reversed(curve(x + side * 43, 52, 6, 6))]
        )
    layer.box(0, -2, 84, width + 4, 20)
    layer.polygon(1, [(x - 38, 92), (x + 38, 92), (x + 44, 103), (x - 44, 103)])
    layer.polygon(0, [(x - 10, 92), (x - 7, 82), (x + 7, 82), (x + 10, 92)])
    layer.ellipse(0, (x, 80), 15, 4)
    scene.print(layer, marble.light, marble.dark)
    layer = scene.layer()
    layer.ellipse(1, (x, 94), 34, 5)
    layer.ellipse(0, (x, 95), 31, 3.6)
    layer.ellipse(0, (x, 79.4), 12, 2.4)
    for jet in (-7.0, 7.0):
        layer.line(2, [(x, 70), (x + jet * 0.6, 71), (x + jet, 79)], 1.2)
    scene.print(layer, blue.light, blue.dark, mix(blue.light, WHITE, 0.6))


def building_crew(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Workers in helmets before a house of steel, and a beam that hangs on its crane."""
    x = scene.width / 2
    iron, steel, gold = (material(scene, name) for name in ("brick", "steel", "gold"))
    layer = scene.layer()
    for post in range(4):
        layer.box(0, x - 8 + post * 18, 22 + post * 3, 3, 70)
    for floor in range(3):
        layer.box(1, x - 8, 34 + floor * 18, 57, 3)
    layer.line(1, [(x - 7, 52), (x + 10, 35)], 1.2)
    layer.line(1, [(x + 28, 70), (x + 46, 53)], 1.2)
    scene.print(layer, scene.haze(iron.light, 0.15), scene.haze(iron.dark, 0.15))
    layer = scene.layer()
    layer.box(0, x - 42, 12, 4, 82)
    layer.box(0, x - 56, 13, 74, 3.4)
    layer.polygon(0, [(x - 44, 14), (x - 40, 4), (x - 36, 14)])
    layer.line(0, [(x - 40, 5), (x + 14, 13)], 0.9)
    layer.line(1, [(x + 8, 16), (x + 8, 25)], 0.8)
    layer.line(1, [(x - 4, 29), (x + 8, 24), (x + 20, 29)], 0.8)
    layer.box(2, x - 8, 28, 32, 4)
    layer.box(1, x - 58, 15, 8, 9)
    scene.print(layer, gold.light, gold.deep, steel.dark)
    for left, foot, coat in ((-30.0, 94.0, "blue"), (26.0, 94.0, "jade"), (-2.0, 99.0, "ember")):
        cloth, skin = material(scene, coat), material(scene, "skin")
        layer = scene.layer()
        man = layer.at(x + left, foot, 1.1)
        man.polygon(0, [(-12, 0), (-11, -16), (-8, -24), (-4, -26), (4, -26), (8, -24), (11, -16), (12, 0)])
        man.polygon(1, [(1, 0), (1, -26), (4, -26), (8, -24), (11, -16), (12, 0)])
        man.circle(2, (0, -32), 6)
        scene.print(layer, cloth.light, cloth.dark, skin.light)
        layer = scene.layer()
        man = layer.at(x + left, foot, 1.1)
        man.polygon(1, [(1, -37), (6, -33), (4, -27), (1, -27)])
        man.polygon(0, [*curve(0, -34, 7.4, 8), (9.4, -32.6), (-9.4, -32.6)])
        man.box(2, -8, -17, 16, 2.4)
        scene.print(layer, gold.light, skin.dark, gold.light)


def drain(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A great vaulted drain of brick, a lamp in its depth, and a boat with two men in the middle."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    brick = material(scene, "brick")
    eye = x, 50.0
    layer = scene.layer()
    layer.box(0, -2, -2, width + 4, 106)
    scene.print(layer, mix(brick.deep, brick.dark, 0.4))
    reach = width / 2 + 16
    for ring in range(7, 0, -1):
        share = (ring / 7) ** 1.7
        half, tall = max(9.0, reach * share), max(11.0, 66 * share)
        layer = scene.layer()
        layer.polygon(0, [*curve(eye[0], eye[1] + tall * 0.34, half, tall), (eye[0] + half, eye[1] + tall * 0.75),
                          (eye[0] - half, eye[1] + tall * 0.75)])  # fmt: skip
        inner = 0.94
        layer.polygon(1, [*curve(eye[0], eye[1] + tall * 0.34, half * inner, tall * inner),
                          (eye[0] + half * inner, eye[1] + tall * 0.75),
                          (eye[0] - half * inner, eye[1] + tall * 0.75)])  # fmt: skip
        lit_far = mix(mix(brick.light, LAMP, 0.55), brick.dark, min(1.0, share))
        scene.print(layer, mix(lit_far, brick.deep, 0.7), lit_far)
        layer = scene.layer()
        for course in range(-5, 6):
            turn = math.pi * (0.5 + course * 0.094)
            layer.line(0, [(eye[0] + half * 0.94 * math.cos(turn), eye[1] + tall * (0.34 - 0.94 * math.sin(turn))),
                           (eye[0] + half * 0.8 * math.cos(turn), eye[1] + tall * (0.34 - 0.8 * math.sin(turn)))],
                       0.5 * share + 0.15)  # fmt: skip
        scene.print(layer, brick.deep, strength=0.7)
    scene.sheet.glow(eye, 34, LAMP, 0.95)
    layer = scene.layer()
    layer.circle(0, (eye[0], eye[1] - 6), 2.4)
    layer.line(1, [(eye[0], eye[1] - 22), (eye[0], eye[1] - 9)], 0.6)
    scene.print(layer, mix(LAMP, WHITE, 0.6), palette.fore)
    layer = scene.layer()
    layer.polygon(0, [(eye[0] - 9, 58), (eye[0] + 9, 58), (x + width * 0.42, 103), (x - width * 0.42, 103)])
    green = mix(material(scene, "jade").dark, palette.fore, 0.25)
    scene.print(layer, Ramp(mix(LAMP, green, 0.3), green, 58, 98))
    layer = scene.layer()
    for stroke in range(9):
        y = 60 + stroke * 4.6
        layer.ellipse(0, (x + (stroke % 3 - 1) * 2, y), 2 + stroke * 1.1, 0.4 + stroke * 0.05)
    scene.print(layer, LAMP, strength=0.8)
    wood, coat = material(scene, "timber"), material(scene, "blue")
    for left, cloth in ((-7.0, coat), (7.0, material(scene, "thatch"))):
        layer = scene.layer()
        man = layer.at(x + left, 85, 0.95)
        man.polygon(0, [(-6, 2), (-6, -12), (-3, -17), (3, -17), (6, -12), (6, 2)])
        man.polygon(1, [(1, 2), (1, -17), (3, -17), (6, -12), (6, 2)])
        man.circle(2, (0, -21), 4.2)
        man.polygon(1, [*curve(0, -22, 5, 5), (7, -21), (-7, -21)])
        scene.print(layer, cloth.light, cloth.deep, material(scene, "skin").light)
    layer = scene.layer()
    layer.line(1, [(x + 11, 74), (x + 21, 97)], 1.4)
    layer.polygon(0, [(x - 24, 82), (x - 15, 84), (x + 15, 84), (x + 24, 82), (x + 15, 94), (x - 15, 94)])
    layer.polygon(1, [(x - 21, 88), (x + 21, 88), (x + 15, 94), (x - 15, 94)])
    scene.print(layer, wood.light, wood.deep)
