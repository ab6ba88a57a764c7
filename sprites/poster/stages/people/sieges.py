"""War on walls and from behind them: a tower that is rolled up, marksmen of the veld, and a battery that fires."""

from __future__ import annotations

import math

from sprites.paint.palette import WHITE, mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.motif import Motif
from sprites.poster.press import Point
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import curve, material, merlons


def siege_tower(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A tower on wheels has let its bridge fall on a wall, and knights cross it."""
    width = scene.width
    wood, stone, hide = (material(scene, name) for name in ("timber", "sandstone", "coffee"))
    wall_x, foot = width * 0.8, 97.0
    layer = scene.layer()
    wall = layer.at(wall_x, foot)
    wall.box(0, -13, -53, 60, 60)
    wall.box(1, -13, -53, 4, 60)
    merlons(wall, 17, 30, -53, 5, 8, 2.0)
    for row in range(8):
        for block in range(4):
            wall.line(
                2,
                [(-11 + block * 13 + row % 2 * 6, -46 + row * 7), (-4 + block * 13 + row % 2 * 6, -46 + row * 7)],
                0.7,
            )
    wall.box(2, 8, -36, 2, 8)
    scene.print(layer, stone.light, stone.dark, mix(stone.dark, stone.deep, 0.5))
    x = width * 0.34
    layer = scene.layer()
    tower = layer.at(x, foot - 5)
    tower.polygon(0, [(-24, 0), (-17, -76), (17, -76), (22, 0)])
    tower.polygon(1, [(6, 0), (5, -76), (17, -76), (22, 0)])
    for storey in range(4):
        y = -18 * storey - 4
        half = 23 - storey * 1.7
        tower.line(2, [(-half, y), (half - 1, y)], 2.0)
        tower.line(2, [(-half + 1, y - 2), (half - 3, y - 16)], 1.3)
        tower.line(2, [(half - 2, y - 2), (-half + 2, y - 16)], 1.3)
    scene.print(layer, wood.light, wood.dark, wood.deep)
    layer = scene.layer()
    tower = layer.at(x, foot - 5)
    for storey in range(2):
        y = -28 - 18 * storey
        half = 18 - storey * 1.6
        tower.polygon(0, [(-half, y - 12), (half - 2, y - 12), (half - 3, y + 1), (3, y + 3), (-4, y), (-half, y + 2)])
        tower.polygon(1, [(5, y - 12), (half - 2, y - 12), (half - 3, y + 1), (5, y + 2)])
    scene.print(layer, hide.light, hide.dark)
    layer = scene.layer()
    tower = layer.at(x, foot - 5)
    tower.box(2, -15, -75, 30, 17)
    merlons(tower, 0, 18, -76, 5, 5, 0.3)
    bridge: list[Point] = [(15, -59), (wall_x - x - 8, -49), (wall_x - x - 8, -46), (15, -55)]
    tower.polygon(0, bridge)
    tower.line(1, [(15, -57), (wall_x - x - 8, -47)], 0.8)
    tower.line(2, [(16, -75), (wall_x - x - 10, -49)], 0.7)
    for left in (-15.0, 14.0):
        tower.circle(1, (left, 0), 6.6)
        tower.circle(0, (left, 0), 4.8)
        tower.circle(2, (left, 0), 1.6)
    scene.print(layer, wood.light, wood.dark, wood.deep)
    steps = [(-8.0, -59.0), (5.0, -59.0), (21.0, -58.0), (34.0, -55.0)]
    for left, up in steps:
        _crusader(scene, x + left, foot - 5 + up, 0.86, left > 20)
    for left in (4.0, 20.0, 36.0):
        _defender(scene, wall_x + left, foot - 54)
    layer = scene.layer()
    flag = layer.at(x - 4, foot - 78)
    flag.line(2, [(0, 0), (0, -14)], 1.0)
    flag.polygon(0, [(0, -14), (-19, -12), (-15, -8.6), (-19, -5), (0, -4)])
    flag.polygon(1, [(-8.4, -13), (-6, -13.2), (-6, -4.4), (-8.4, -4.5)])
    flag.polygon(1, [(0, -10), (-17, -9.4), (-17, -7.4), (0, -7.8)])
    scene.print(layer, material(scene, "paper").light, material(scene, "red").light, wood.deep)


def _crusader(scene: SceneArt, x: float, foot: float, s: float, strikes: bool) -> None:
    """A knight in white with a red cross and a flat helmet, his sword lifted where he strikes."""
    steel, cloth, red = MATERIALS["steel"], material(scene, "paper"), material(scene, "red")
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.polygon(0, [(-4.6, 0), (-4, -11), (0, -13.4), (4, -11), (4.8, 0)])
    man.polygon(1, [(1, 0), (1.4, -13), (4, -11), (4.8, 0)])
    man.box(2, -0.9, -11, 1.8, 8)
    man.box(2, -3, -8.6, 6, 1.7)
    scene.print(layer, cloth.light, cloth.dark, red.light)
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.polygon(0, [(-2.8, -13), (-3, -18.6), (3, -18.6), (2.8, -13)])
    man.box(2, -0.4, -17, 3.4, 1)
    if strikes:
        man.line(1, [(3, -11), (8, -14)], 2)
        man.line(0, [(8, -13), (14, -25)], 1.4)
    else:
        man.line(0, [(5, -4), (6.4, -24)], 1.0)
    scene.print(layer, steel.light, cloth.dark, MATERIALS["black"].deep)


def _defender(scene: SceneArt, x: float, foot: float) -> None:
    """A man behind the teeth of a wall, who draws a bow to the left."""
    cloth, skin = material(scene, "foliage"), material(scene, "skin")
    layer = scene.layer()
    man = layer.at(x, foot, 1.0)
    man.polygon(0, [(-3.6, 2), (-3, -7), (0, -9), (3, -7), (3.6, 2)])
    man.line(0, [(-1, -6), (-8, -7)], 1.8)
    man.circle(1, (0, -11), 2.4)
    man.polygon(2, [*curve(0, -11.4, 2.9, 3.6), (2.9, -11), (-2.9, -11)])
    man.line(2, [(-7, -13), (-9.4, -7), (-7, -1)], 0.9)
    scene.print(layer, cloth.light, skin.light, material(scene, "paper").light)


def marksmen(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Boers in slouch hats behind the stones of a kopje, who shoot at what comes over the veld."""
    palette, width = scene.palette, scene.width
    stone = material(scene, "coffee")
    layer = scene.layer()
    for left, half, tall in ((0.8, 26.0, 17.0), (0.5, 12.0, 8.0)):
        x, foot = width * left, scene.horizon + 2
        layer.polygon(
            0, [(x - half, foot), (x - half * 0.62, foot - tall), (x + half * 0.55, foot - tall), (x + half, foot)]
        )
        layer.polygon(
            1, [(x + half * 0.2, foot), (x + half * 0.3, foot - tall), (x + half * 0.55, foot - tall), (x + half, foot)]
        )
    scene.print(layer, scene.haze(palette.far2, 0.35), scene.haze(palette.far3, 0.35))
    scene.ground(scene.horizon + 1)
    layer = scene.layer()
    for number in range(9):
        x = width * (0.62 + 0.045 * number)
        y = scene.horizon + 6 + number % 3 * 2.2
        layer.polygon(0, [(x - 0.9, y), (x - 0.7, y - 3), (x + 0.7, y - 3), (x + 0.9, y)])
        layer.circle(1, (x, y - 3.8), 0.9)
    scene.print(layer, scene.haze(MATERIALS["red"].light, 0.15), scene.haze(MATERIALS["paper"].light, 0.2))
    layer = scene.layer()
    for x, y, size in ((0.93, 15, 1.0), (0.06, 11, 0.7)):
        tree = layer.at(width * x, scene.horizon + y, size)
        tree.line(2, [(0, 0), (1, -13), (-4, -20)], 1.6)
        tree.line(2, [(0.6, -9), (6, -19)], 1.2)
        tree.ellipse(1, (0, -21), 13, 3.4)
        tree.ellipse(0, (-2, -22.4), 10, 2.4)
    scene.print(layer, palette.leaf_light, palette.leaf_dark, stone.deep)
    for x, foot, s, haze in ((70.0, 79.0, 0.8, 0.2), (38.0, 90.0, 1.16, 0.0)):
        _marksman(scene, motif, width / 2 - 62 + x, foot, s, haze)
    layer = scene.layer()
    for x, y, half, tall in (
        (6, 99, 17, 13),
        (32, 101, 15, 9),
        (58, 99, 18, 13),
        (86, 101, 14, 8),
        (112, 100, 18, 12),
        (132, 101, 12, 7),
    ):
        left = width / 2 - 62 + x
        layer.polygon(0, [(left - half, y + 3), (left - half * 0.8, y - tall * 0.7), (left - half * 0.1, y - tall),
                          (left + half * 0.7, y - tall * 0.75), (left + half, y + 3)])  # fmt: skip
        layer.polygon(1, [(left + half * 0.1, y + 3), (left + half * 0.2, y - tall * 0.9),
                          (left + half * 0.7, y - tall * 0.75), (left + half, y + 3)])  # fmt: skip
    scene.print(layer, mix(stone.light, palette.ground_light, 0.35), mix(stone.dark, palette.ground_dark, 0.3))


def _marksman(scene: SceneArt, motif: Motif, x: float, foot: float, s: float, haze: float) -> None:
    """A man who leans over a stone and aims to the right, a belt of cartridges over his shoulder."""
    first, second, *_ = (*motif.tones, "coffee", "paper")
    coat, belt, skin = (material(scene, name) for name in (first, second, "skin"))
    wood, steel = MATERIALS["coffee"], MATERIALS["steel"]
    _puff(scene, x + 60 * s, foot - 34 * s, s)
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.polygon(0, [(-22, 8), (-17, -12), (-11, -30), (-4, -37), (5, -35), (9, -24), (7, 8)])
    man.polygon(1, [(0, 8), (2, -20), (5, -35), (9, -24), (7, 8)])
    man.polygon(0, [(-3, -34), (6, -33), (15, -24), (26, -32), (28, -28), (16, -17), (6, -22)])
    man.polygon(1, [(6, -22), (16, -17), (28, -28), (27, -30), (15, -20.4)])
    scene.print(layer, scene.haze(coat.light, haze), scene.haze(coat.dark, haze))
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.line(0, [(-10, -30), (6, -10)], 3.2)
    for shell in range(5):
        man.line(1, [(-8.6 + shell * 3.2, -29.6 + shell * 4), (-10 + shell * 3.2, -26.4 + shell * 4)], 0.9)
    man.circle(2, (6.6, -40), 5.8)
    man.circle(2, (27, -31), 2.7)
    scene.print(layer, scene.haze(belt.dark, haze), MATERIALS["gold"].light, scene.haze(skin.light, haze))
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.polygon(0, [(2, -40), (4.4, -37.4), (8, -36.6), (12, -37.2), (11, -32.6), (6, -32), (2, -35)])
    scene.print(layer, scene.haze(wood.deep, haze))
    layer = scene.layer()
    man = layer.at(x, foot, s)
    hat = man.at(0.4, -2.2)
    hat.polygon(0, [(-7, -44.6), (-2, -46.4), (12, -45.4), (19, -42.4), (15, -41.8), (6, -43), (-5, -41.6)])
    hat.polygon(0, [(-1.6, -45), (-1, -52), (3, -53.6), (6, -51.8), (9.4, -53), (12.4, -45)])
    hat.polygon(1, [(5, -45.6), (6, -51.8), (9.4, -53), (12.4, -45)])
    hat.polygon(2, [(-1.6, -45.2), (-1.5, -47.4), (12, -47.2), (12.4, -45)])
    scene.print(
        layer, scene.haze(wood.light, haze), scene.haze(wood.dark, haze), scene.haze(MATERIALS["black"].dark, haze)
    )
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.polygon(0, [(2, -33), (4, -37), (24, -35.6), (38, -35.2), (38, -33), (24, -32.6), (10, -32.4)])
    man.line(1, [(26, -35.2), (56, -35.2)], 1.5)
    scene.print(layer, wood.dark, steel.light)


def _puff(scene: SceneArt, x: float, y: float, s: float) -> None:
    """Smoke and fire at a muzzle."""
    palette, fire = scene.palette, MATERIALS["ember"]
    layer = scene.layer()
    puff = layer.at(x, y, s)
    for right, up, radius in ((2, 0, 4.4), (8, -3, 5.6), (15, 0, 6.4), (9, 3.6, 4.4)):
        puff.circle(0, (right, up), radius)
        puff.circle(1, (right + radius * 0.3, up + radius * 0.3), radius * 0.55)
    scene.print(layer, mix(palette.horizon, WHITE, 0.6), mix(palette.horizon, palette.far1, 0.35))
    layer = scene.layer()
    flash = layer.at(x - 5, y, s)
    flash.polygon(0, [(0, -1), (7, -4), (6, -1), (13, 0), (6, 1.6), (7, 5), (0, 1)])
    scene.print(layer, fire.light)


def battery(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A heavy gun fires from between baskets of earth, served by two men; the fortress burns beyond."""
    width = scene.width
    iron, wood, basket = (material(scene, name) for name in ("iron", "timber", "thatch"))
    x, foot = width * 0.44, 93.0
    muzzle = x + 41, foot - 47
    scene.sheet.glow((muzzle[0] + 12, muzzle[1] - 4), 34, MATERIALS["ember"].light, 0.55)
    layer = scene.layer()
    for right, up, radius in ((6, -3, 7.0), (16, -8, 9.0), (28, -11, 11.0), (17, 2, 7.6), (31, 0, 9.0), (42, -7, 10.0)):
        layer.circle(0, (muzzle[0] + right, muzzle[1] + up), radius)
        layer.circle(1, (muzzle[0] + right + radius * 0.25, muzzle[1] + up + radius * 0.3), radius * 0.6)
    layer.polygon(2, [(muzzle[0] - 1, muzzle[1] - 2), (muzzle[0] + 10, muzzle[1] - 10), (muzzle[0] + 9, muzzle[1] - 4),
                      (muzzle[0] + 23, muzzle[1] - 8), (muzzle[0] + 11, muzzle[1] + 1),
                      (muzzle[0] + 12, muzzle[1] + 7), (muzzle[0], muzzle[1] + 2)])  # fmt: skip
    scene.print(layer, mix(scene.palette.horizon, WHITE, 0.45), mix(scene.palette.horizon, scene.palette.far1, 0.45),
                MATERIALS["ember"].light)  # fmt: skip
    _gunner(scene, x - 42, foot - 2, 1.02, False)
    layer = scene.layer()
    gun = layer.at(x, foot)
    gun.polygon(
        0, [(-36, -30), (-33, -41), (-26, -42), (38, -52), (42, -50), (42.6, -43.6), (39, -42), (-26, -25), (-33, -25)]
    )
    gun.polygon(1, [(-35, -31), (42.4, -46), (42.6, -43.6), (39, -42), (-26, -25), (-33, -25)])
    gun.line(2, [(-25, -41.4), (-23, -26)], 1.6)
    gun.line(2, [(2, -46), (4, -33)], 1.6)
    gun.line(2, [(35, -51), (37, -42.4)], 2.0)
    gun.circle(0, (-38.4, -34.6), 3.6)
    scene.print(layer, mix(iron.light, iron.dark, 0.25), iron.dark, iron.deep)
    layer = scene.layer()
    gun = layer.at(x, foot)
    gun.polygon(0, [(-31, -2), (-20, -25), (-8, -27), (2, -36), (11, -36), (22, -8), (25, -2)])
    gun.polygon(1, [(-4, -2), (-2, -26), (2, -36), (11, -36), (22, -8), (25, -2)])
    gun.line(2, [(-26, -10), (21, -10)], 1.2)
    gun.circle(2, (6, -33), 3.4)
    scene.print(layer, wood.light, wood.dark, wood.deep)
    layer = scene.layer()
    for left, radius in ((-20.0, 9.6), (15.0, 10.6)):
        wheel = layer.at(x + left, foot - radius + 2)
        wheel.circle(1, (0, 0), radius)
        wheel.circle(0, (0, 0), radius * 0.76)
        for spoke in range(4):
            turn = math.pi * spoke / 4
            out = radius * 0.8 * math.cos(turn), radius * 0.8 * math.sin(turn)
            wheel.line(1, [(-out[0], -out[1]), out], 1.4)
        wheel.circle(2, (0, 0), radius * 0.24)
    scene.print(layer, wood.light, iron.deep, iron.light)
    _gunner(scene, x - 12, foot + 6, 1.2, True)
    layer = scene.layer()
    for left, tall in ((24.0, 25.0), (42.0, 28.0), (60.0, 25.0), (78.0, 29.0)):
        gabion = layer.at(x + left, foot + 9)
        gabion.polygon(0, [(-8.6, 0), (-9.4, -tall), (9.4, -tall), (8.6, 0)])
        gabion.polygon(1, [(2, 0), (2.4, -tall), (9.4, -tall), (8.6, 0)])
        gabion.ellipse(2, (0, -tall), 9.4, 2.6)
        for hoop in range(5):
            gabion.line(2, [(-9, -3 - hoop * tall / 5), (9, -3 - hoop * tall / 5)], 0.6)
    scene.print(layer, basket.light, basket.dark, basket.deep)
    layer = scene.layer()
    for left, up in ((-60, 3), (-54, 3), (-48, 3), (-57, -2), (-51, -2), (-54, -7)):
        layer.circle(0, (x + left, foot + up), 3.2)
        layer.circle(1, (x + left + 0.8, foot + up + 0.8), 2.0)
    scene.print(layer, iron.dark, iron.deep)


def _gunner(scene: SceneArt, x: float, foot: float, s: float, rams: bool) -> None:
    """A gunner in a long coat and a flat cap: he holds a rammer, or the match."""
    coat, skin, cap = (material(scene, name) for name in ("foliage", "skin", "black"))
    wood = MATERIALS["coffee"]
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.polygon(1, [(-5, 0), (-5, -16), (5, -16), (5, 0)])
    man.polygon(0, [(-7, -10), (-6, -28), (-2, -32), (4, -31), (7, -26), (7, -10)])
    man.polygon(1, [(2, -10), (3, -31.4), (4, -31), (7, -26), (7, -10)])
    man.line(0, [(4, -27), (13, -21)], 3.2)
    man.line(2, [(-6, -29), (6, -12)], 1.6)
    scene.print(layer, coat.light, coat.dark, material(scene, "paper").light)
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.circle(0, (1.4, -35.6), 4.4)
    man.circle(0, (13.4, -20.8), 2)
    man.polygon(1, [(-3.6, -36.6), (-4, -41), (5, -41.4), (6, -37.4), (7.6, -36.4)])
    man.box(2, -3.9, -38.4, 9.6, 1.4)
    scene.print(layer, skin.light, cap.light, material(scene, "red").light)
    layer = scene.layer()
    man = layer.at(x, foot, s)
    if rams:
        man.line(0, [(-14, -8), (25, -28)], 1.4)
        man.line(1, [(22, -26.6), (29, -30)], 3.4)
    else:
        man.line(0, [(12, -10), (15, -38)], 1.2)
        man.circle(2, (15, -39), 1.5)
    scene.print(layer, wood.dark, wood.light, MATERIALS["ember"].light)


def gold_rush(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A man washes gold in a brook, another swings his pick at the bank; tents and a sluice behind."""
    width, palette = scene.width, scene.palette
    wood, gold, sail, skin = (material(scene, name) for name in ("timber", "gold", "sail", "skin"))
    scene.mountains(scene.horizon, 20, palette.far2, 4)
    scene.ground(scene.horizon)
    layer = scene.layer()
    for share, s in ((0.12, 0.8), (0.24, 0.6), (0.9, 0.7)):
        tent = layer.at(width * share, scene.horizon + 10, s)
        tent.polygon(0, [(-15, 0), (-2, -18), (6, 0)])
        tent.polygon(1, [(6, 0), (-2, -18), (15, -17), (23, 0)])
        tent.polygon(2, [(-6, 0), (-2, -11), (1, 0)])
    scene.print(layer, scene.haze(sail.light, 0.15), scene.haze(sail.dark, 0.15), scene.haze(wood.deep, 0.2))
    layer = scene.layer()
    brook: list[Point] = [(width * 0.46, scene.horizon + 7), (width * 0.52, scene.horizon + 7), (width * 0.6, 78),
                          (width * 0.86, 101), (width * 0.2, 101), (width * 0.42, 80)]  # fmt: skip
    layer.polygon(0, brook)
    for y, half in ((78, 7), (86, 16), (94, 24)):
        layer.ellipse(1, (width * 0.51, y), half, 0.7)
    scene.print(layer, mix(palette.middle, palette.top, 0.35), mix(palette.horizon, WHITE, 0.4))
    layer = scene.layer()
    sluice = layer.at(width * 0.62, 76)
    sluice.polygon(0, [(-22, 4), (26, -14), (28, -10), (-20, 9)])
    sluice.polygon(1, [(-20, 9), (28, -10), (28, -7), (-19, 12)])
    for left in (-12, 6, 22):
        sluice.line(2, [(left, 4 - left * 0.38), (left - 3, 17)], 1.4)
    scene.print(layer, wood.light, wood.dark, wood.deep)
    for x, foot, s, mirrored, coat, digs in ((width * 0.76, 88.0, 1.15, True, "red", True),
                                             (width * 0.33, 93.0, 1.3, False, "blue", False)):  # fmt: skip
        cloth, trousers = material(scene, coat), material(scene, "coffee")
        layer = scene.layer()
        man = layer.at(x, foot, s, mirrored)
        if digs:
            man.polygon(1, [(-7, 0), (-4, -18), (5, -18), (10, 0), (5, 0), (1, -10), (-2, 0)])
            man.polygon(0, [(-6, -17), (-4, -33), (2, -37), (8, -33), (7, -17)])
            man.line(0, [(3, -33), (-4, -43), (-10, -50)], 3.6)
            man.line(0, [(7, -32), (0, -42), (-9, -47)], 3.4)
        else:
            man.polygon(1, [(-13, 0), (-14, -9), (-6, -16), (6, -15), (9, -8), (3, -7), (3, 0)])
            man.polygon(0, [(-10, -13), (-8, -27), (-1, -33), (7, -30), (9, -14)])
            man.line(0, [(5, -28), (14, -17), (22, -14)], 3.8)
        scene.print(layer, cloth.light, trousers.dark)
        layer = scene.layer()
        man = layer.at(x, foot, s, mirrored)
        head = (4.6, -41.0) if digs else (6.0, -36.0)
        man.circle(0, head, 4.8)
        man.polygon(1, [(head[0] - 8, head[1] - 2.4), (head[0] + 9, head[1] - 1.6), (head[0] + 8, head[1] - 0.4),
                        (head[0] - 7, head[1] - 1)])  # fmt: skip
        man.polygon(1, [*curve(head[0], head[1] - 2, 4.8, 6)])
        man.polygon(1, [(head[0] - 1, head[1] + 3), (head[0] + 4.4, head[1] + 2.4), (head[0] + 3, head[1] + 7)])
        if digs:
            man.line(2, [(-2, -40), (-20, -60)], 1.6)
            man.line(1, [(-28, -52), (-21, -60), (-11, -63)], 2.2)
        else:
            man.circle(0, (22, -14), 2.2)
        scene.print(layer, skin.light, trousers.deep, wood.light)
    layer = scene.layer()
    pan = layer.at(width * 0.33 + 32, 77)
    pan.ellipse(0, (0, 0), 12, 4.4)
    pan.ellipse(1, (0, -0.6), 10, 3.2)
    for left, up in ((-4, 0), (0, -1.2), (3, 0.4), (5, -1.4), (-1, 1)):
        pan.circle(2, (left, up - 0.4), 1.2)
    scene.print(layer, material(scene, "iron").dark, material(scene, "iron").deep, gold.light)
    scene.sheet.glow((width * 0.33 + 32, 76), 13, gold.light, 0.5)
