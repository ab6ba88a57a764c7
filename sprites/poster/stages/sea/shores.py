"""Shores of lands far away, each with what grows or stands there."""

from __future__ import annotations

from sprites.paint.palette import mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.ground.waters import water
from sprites.poster.motif import Motif
from sprites.poster.press import Ramp
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import curve, material
from sprites.poster.stages.sea.harbours import boat


def sugar_loaf(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A steep round rock over a bay, and a parrot on a bough in front of it."""
    palette, width = scene.palette, scene.width
    scene.ridge(64, 16, palette.far1, 0.45)
    water(scene, 62, mix(palette.middle, palette.horizon, 0.4), mix(palette.top, palette.middle, 0.3))
    rock = material(scene, "lead")
    layer = scene.layer()
    loaf = layer.at(width * 0.34, 66)
    loaf.polygon(2, [(-44, 1), (-34, -9), (-22, -13), (-8, -11), (6, 1)])
    loaf.polygon(0, [(-17, 1), (-13, -20), (-7, -42), (0, -50), (8, -49), (15, -38), (20, -18), (24, 1)])
    loaf.polygon(1, [(4, -50), (8, -49), (15, -38), (20, -18), (24, 1), (9, 1), (10, -24), (7, -40)])
    loaf.polygon(2, [(-19, 1), (-10, -8), (4, -4), (18, -9), (34, 1)])
    scene.print(layer, scene.haze(rock.light, 0.1), rock.dark, palette.leaf_dark)
    layer = scene.layer()
    layer.polygon(0, [(-2, 103), (-2, 84), (width * 0.3, 90), (width * 0.62, 103)])
    for sail in (0.2, 0.52):
        boat(layer, width * sail, 76 + sail * 8, 4.6)
    scene.print(layer, Ramp(palette.ground_light, palette.ground_dark, 84, 103), palette.fore)
    layer = scene.layer()
    layer.line(0, [(width + 3, 70), (width * 0.82, 78), (width * 0.62, 77)], 3.2)
    for left, top, lean in ((0.7, 77.0, -6.0), (0.82, 78.0, -9.0), (0.93, 74.0, 8.0), (0.64, 77.0, 8.0)):
        tip = layer.at(width * left, top)
        tip.polygon(1, [(-3, 0), (-7, lean), (1, lean * 2), (4, lean * 0.7)])
        tip.polygon(2, [(-3, 0), (1, lean * 2), (4, lean * 0.7)])
    scene.print(layer, MATERIALS["coffee"].deep, palette.leaf_light, palette.leaf_dark)
    red, blue, gold = (MATERIALS[name] for name in ("red", "blue", "gold"))
    layer = scene.layer()
    bird = layer.at(width * 0.78, 77, 1.2)
    bird.polygon(1, [(1, -4), (9, -2), (18, 26), (10, 24)])
    bird.polygon(0, [(-9, -30), (-8, -38), (-2, -43), (5, -41), (8, -34), (10, -20), (9, -4), (3, 0), (-5, -3),
                     (-9, -14)])  # fmt: skip
    bird.polygon(1, [(1, -30), (8, -28), (12, -12), (12, 4), (5, -4), (1, -14)])
    bird.polygon(2, [(2, -28), (8, -27), (9, -21), (3, -22)])
    scene.print(layer, red.light, blue.light, gold.light)
    layer = scene.layer()
    bird = layer.at(width * 0.78, 77, 1.2)
    bird.polygon(0, [(-10, -38), (-4, -40), (-3, -33), (-8, -31)])
    bird.polygon(1, [(-8, -38), (-13, -37), (-15, -31), (-12, -27), (-11, -32), (-8, -33)])
    bird.circle(2, (-5, -37), 1.3)
    beak = mix(MATERIALS["sail"].dark, palette.fore, 0.3)
    scene.print(layer, MATERIALS["paper"].light, beak, MATERIALS["night"].deep)


def kasbah(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A white town that climbs a hill over a blue bay."""
    palette, width = scene.palette, scene.width
    scene.ridge(64, 12, palette.far2, 0.45)
    water(scene, 63, mix(palette.middle, palette.top, 0.35), mix(palette.top, palette.fore, 0.25))
    white, blue = material(scene, "marble"), material(scene, "blue")
    shade = mix(white.dark, palette.top, 0.35)
    layer = scene.layer()
    layer.polygon(0, [(width * 0.12, 92), (width * 0.3, 62), (width * 0.5, 32), (width * 0.66, 17), (width * 0.84, 14),
                      (width + 3, 20), (width + 3, 92)])  # fmt: skip
    scene.print(layer, Ramp(palette.ground_light, palette.ground_dark, 20, 92))
    for row in range(7):
        foot = 34.0 + row * 9.2
        left = width * (0.7 - row * 0.085)
        layer = scene.layer()
        number = 0
        while left < width + 8:
            wide = 8.6 + (row * 5 + number * 7) % 5
            tall = 10.6 + (row * 3 + number * 5) % 6
            house = layer.at(left, foot)
            house.box(0, 0, -tall, wide, tall + 2)
            house.box(1, wide * 0.62, -tall, wide * 0.38, tall + 2)
            house.box(1, 0, -tall, wide, 0.9)
            house.box(2, wide * 0.18, -tall * 0.66, 1.8, 2.8)
            if (row + number) % 3 == 0:
                house.box(2, wide * 0.4, -4, 2.4, 4.6)
            left += wide + 0.7
            number += 1
        scene.print(layer, scene.haze(white.light, 0.24 - row * 0.04), scene.haze(shade, 0.24 - row * 0.04), blue.dark)
    layer = scene.layer()
    tower = layer.at(width * 0.76, 30)
    tower.box(0, -4.4, -25, 9, 26)
    tower.box(1, 1.2, -25, 3.4, 26)
    tower.box(0, -2.6, -31, 5.4, 7)
    tower.polygon(2, [(-2.4, -31), (0, -35), (2.6, -31)])
    tower.box(2, -2.8, -19, 2, 4)
    scene.print(layer, white.light, shade, MATERIALS["jade"].dark)
    layer = scene.layer()
    layer.box(0, width * 0.12, 92, width, 4)
    layer.box(1, width * 0.12, 95, width, 2)
    for left, size in ((0.1, 9.0), (0.3, 7.0)):
        boat(layer, width * left, 92 - (9.0 - size) * 3, size)
    scene.print(layer, MATERIALS["sail"].light, MATERIALS["timber"].dark)


def tobacco_shore(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A palisade at a river's mouth, a ship before it, and tobacco in rows behind."""
    palette, width = scene.palette, scene.width
    scene.ridge(54, 10, palette.leaf_dark, 0.4)
    water(scene, 53, mix(palette.middle, palette.horizon, 0.35), mix(palette.top, palette.middle, 0.3))
    wood, sail, green = (material(scene, name) for name in ("timber", "sail", "foliage"))
    layer = scene.layer()
    ship = layer.at(width * 0.2, 66, 1.05)
    ship.polygon(1, [(-19, -8), (-13, -6), (12, -6), (19, -10), (14, 2), (-14, 2)])
    for left, tall in ((-7.0, 30.0), (5.0, 34.0)):
        ship.line(2, [(left, -6), (left, -tall)], 0.9)
        for share in (0.42, 0.74):
            ship.polygon(0, [(left - 6, -tall * share - 8), (left + 6, -tall * share - 8), (left + 7, -tall * share),
                             (left - 7, -tall * share)])  # fmt: skip
    scene.print(layer, sail.light, wood.dark, wood.deep)
    layer = scene.layer()
    layer.polygon(0, [(-2, 103), (-2, 83), (width * 0.3, 72), (width * 0.6, 66), (width + 3, 63), (width + 3, 103)])
    scene.print(layer, Ramp(palette.ground_light, palette.ground_dark, 64, 103))
    layer = scene.layer()
    hall = layer.at(width * 0.72, 63)
    hall.box(0, -12, -12, 24, 12)
    hall.polygon(1, [(-15, -11), (-8, -23), (10, -23), (15, -11)])
    hall.box(2, -3, -8, 5, 8)
    scene.print(layer, wood.light, material(scene, "thatch").dark, wood.deep)
    layer = scene.layer()
    left = width * 0.4
    number = 0
    while left < width + 4:
        post = layer.at(left, 70)
        tall = 15.0 + number * 5 % 4
        post.polygon(number % 2, [(0, 2), (0, -tall), (1.7, -tall - 3), (3.4, -tall), (3.4, 2)])
        left += 3.5
        number += 1
    layer.box(2, width * 0.4, 60, width * 0.6 + 4, 1.4)
    scene.print(layer, wood.light, wood.dark, wood.deep)
    for row in range(3):
        layer = scene.layer()
        foot, size = 79.0 + row * 10.5, 0.72 + row * 0.24
        step = 15.0 * size
        for place in range(-1, int(width / step) + 2):
            plant = layer.at((place + row % 2 * 0.5) * step, foot, size)
            plant.line(2, [(0, 0), (0, -14)], 1.2)
            for side in (-1, 1):
                for high, long in ((-2.0, 9.0), (-7.0, 7.6), (-11.0, 5.4)):
                    leaf = [(0.0, high), (side * long * 0.5, high - 5), (side * long, high - 1.4),
                            (side * long * 0.55, high - 0.6)]  # fmt: skip
                    plant.polygon(0 if side < 0 else 1, leaf)
            plant.polygon(2, [(-1.6, -13), (0, -18), (1.6, -13)])
        scene.print(layer, green.light, green.dark, mix(green.deep, MATERIALS["red"].light, 0.15 * row))


def penal_shore(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A stockade on a red shore, a chain across its gate, and the ship that has brought people and leaves."""
    palette, width = scene.palette, scene.width
    earth, wood, iron, sail = (material(scene, name) for name in ("terracotta", "timber", "iron", "sail"))
    scene.ridge(60, 8, earth.dark, 0.35)
    water(scene, 59, mix(palette.middle, palette.horizon, 0.35), mix(palette.top, palette.fore, 0.2))
    layer = scene.layer()
    ship = layer.at(width * 0.17, 66, 0.9)
    ship.polygon(1, [(-18, -8), (13, -6), (19, -10), (14, 2), (-14, 2)])
    for left, tall in ((-8.0, 28.0), (3.0, 32.0)):
        ship.line(1, [(left, -6), (left, -tall)], 0.9)
        ship.polygon(0, [(left - 6, -tall + 2), (left + 5, -tall + 2), (left + 7, -9), (left - 7, -9)])
    scene.print(layer, sail.light, wood.deep)
    layer = scene.layer()
    layer.polygon(0, [(-2, 103), (-2, 90), (width * 0.24, 80), (width * 0.44, 74), (width + 3, 70), (width + 3, 103)])
    scene.print(layer, Ramp(earth.light, earth.deep, 70, 103))
    layer = scene.layer()
    gate, foot = width * 0.58, 92.0
    number, left = 0, gate - 45
    while left < width + 6:
        if not gate - 13 < left < gate + 12:
            post = layer.at(left, foot)
            tall = 34.0 + number * 7 % 5
            post.polygon(0, [(0, 2), (0, -tall), (2.6, -tall - 5), (5.2, -tall), (5.2, 2)])
            post.polygon(1, [(3, 2), (3, -tall - 4), (5.2, -tall), (5.2, 2)])
        left += 5.4
        number += 1
    for beam in (-26.0, -9.0):
        layer.box(2, gate - 45, foot + beam, 32, 2)
        layer.box(2, gate + 14, foot + beam, width, 2)
    for side in (-17.0, 11.0):
        layer.box(0, gate + side, foot - 48, 6, 50)
        layer.box(1, gate + side + 3.6, foot - 48, 2.4, 50)
    layer.box(1, gate - 20, foot - 50, 40, 5)
    scene.print(layer, wood.light, wood.dark, wood.deep)
    layer = scene.layer()
    for link in range(9):
        share = link / 8
        spot = gate - 13 + 26 * share, foot - 26 + 40 * share * (1 - share)
        layer.ellipse(0, spot, 2.7, 1.9)
        layer.ellipse(1, spot, 1.3, 0.7)
    layer.box(0, gate - 2.6, foot - 17, 6, 6)
    layer.circle(1, (gate + 0.4, foot - 14.4), 1.2)
    scene.print(layer, iron.light, iron.deep)
    layer = scene.layer()
    for left, lean in ((-6.0, 0.0), (4.0, 1.0)):
        man = layer.at(gate + left, foot - 4, 0.62)
        man.polygon(0, [(-5, 4), (-5, -14), (-2, -18), (3, -18), (6, -14), (5, 4)])
        for stripe in range(4):
            man.box(1, -5, -14 + stripe * 4.6, 11, 1.8)
        man.circle(2, (0.4 + lean, -22), 4)
    scene.print(layer, material(scene, "paper").light, iron.dark, material(scene, "skin").light)


def sea_garden(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A walled garden over the sea: a hoe with a turban on it, cabbages in rows, and a wreck far off."""
    palette, width = scene.palette, scene.width
    water(scene, 48, mix(palette.middle, palette.horizon, 0.4), mix(palette.top, palette.middle, 0.4))
    wall, green, wood = (material(scene, name) for name in ("sandstone", "foliage", "timber"))
    layer = scene.layer()
    wreck = layer.at(width * 0.78, 55)
    wreck.polygon(0, [(-15, -6), (-9, -3), (9, -9), (16, -14), (14, 0), (-10, 1)])
    wreck.line(0, [(-2, -4), (-9, -25)], 1.2)
    wreck.line(0, [(7, -8), (3, -20)], 1.2)
    wreck.polygon(1, [(-8, -23), (0, -19), (-4, -11)])
    scene.print(layer, scene.haze(wood.deep, 0.15), material(scene, "sail").dark)
    layer = scene.layer()
    layer.box(0, -2, 58, width + 4, 14)
    layer.box(1, -2, 57, width + 4, 2.6)
    for row in range(3):
        for stone in range(int(width / 9) + 2):
            layer.box(2, stone * 9 + row % 2 * 4.5, 60.6 + row * 4, 0.6, 3.4)
        layer.box(2, -2, 63.6 + row * 4, width + 4, 0.5)
    scene.print(layer, wall.dark, wall.light, wall.deep)
    layer = scene.layer()
    layer.box(0, -2, 71, width + 4, 34)
    for row in range(4):
        layer.polygon(1, [(-2, 77 + row * 8), (width + 2, 77 + row * 8), (width + 2, 79.6 + row * 8.4),
                          (-2, 79.6 + row * 8.4)])  # fmt: skip
    earth = material(scene, "coffee")
    scene.print(layer, Ramp(earth.light, earth.dark, 71, 103), earth.deep)
    for row in range(3):
        layer = scene.layer()
        size = 0.7 + row * 0.24
        step = 16 * size
        for place in range(-1, int(width / step) + 2):
            head = layer.at((place + 0.5 * (row % 2)) * step, 79.6 + row * 9, size)
            head.ellipse(1, (0, -2.4), 7, 4.4)
            head.ellipse(0, (-1, -3.4), 5.4, 3.8)
            head.line(1, [(-4, -2.4), (-1, -4.6), (3, -3)], 0.7)
        scene.print(layer, green.light, green.dark)
    layer = scene.layer()
    hoe = layer.at(width * 0.4, 98)
    hoe.line(0, [(0, 0), (6, -70)], 2.4)
    hoe.polygon(1, [(-1, 1), (-13, 3), (-11, -5), (-1, -5)])
    scene.print(layer, wood.light, material(scene, "iron").light)
    cloth, red = material(scene, "paper"), material(scene, "red")
    layer = scene.layer()
    turban = layer.at(width * 0.4 + 6, 30)
    turban.ellipse(0, (0, 0), 15, 9)
    turban.polygon(1, [*curve(3, 1, 12, 9, 0.5), (3, 8), (10, 7)])
    turban.ellipse(2, (0, -7), 6.4, 5)
    for fold in (-4.0, 1.0, 5.0):
        turban.line(1, [(-14, fold - 2), (-3, fold + 2), (13, fold - 3)], 0.9)
    turban.polygon(0, [(10, 4), (19, 16), (15, 19), (7, 8)])
    scene.print(layer, cloth.light, cloth.dark, red.light)
