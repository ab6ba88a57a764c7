"""What the sea does to the land, and the land to the sea: a country under water, and a volcano."""

from __future__ import annotations

import math

from sprites.paint.palette import mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.ground.strife import embers, smoke
from sprites.poster.ground.waters import water
from sprites.poster.motif import Motif
from sprites.poster.press import Point
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import curve, material
from sprites.poster.stages.sea.afloat import WHITE_HOT, blaze, sea_of_war, wake

ASH = (
    (0.0, -40.0, 9.0), (-6.0, -47.0, 11.0), (7.0, -49.0, 12.0), (-17.0, -56.0, 14.0), (18.0, -57.0, 15.0),
    (0.0, -62.0, 17.0), (-38.0, -60.0, 13.0), (40.0, -61.0, 13.0), (-58.0, -62.0, 9.0), (61.0, -63.0, 9.0),
    (-26.0, -67.0, 14.0), (27.0, -68.0, 14.0),
)  # fmt: skip
"""The heaps of a column of ash, from the foot of its mountain: where each lies, and its radius."""


def flooded_land(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A mill in a polder under water, whose dike was cut; a flat boat of Beggars rows in, a town burns behind."""
    width, horizon = scene.width, scene.horizon
    palette = scene.palette
    wood, brick, sail = (material(scene, name) for name in ("timber", "brick", "sail"))
    smoke(scene, mix(palette.far2, palette.horizon, 0.2))
    layer = scene.layer()
    for number in range(15):
        left = width * (0.36 + 0.66 * number / 14)
        tall = 5 + scene.random.random() * 6
        layer.box(0, left - 3, horizon + 1 - tall, 6, tall + 1)
        layer.polygon(
            0, [(left - 3.6, horizon + 1 - tall), (left, horizon - 4 - tall), (left + 3.6, horizon + 1 - tall)]
        )
    church = layer.at(width * 0.6, horizon + 1)
    church.box(0, -4, -24, 8, 25)
    church.polygon(0, [(-4.6, -24), (0, -38), (4.6, -24)])
    scene.print(layer, scene.haze(palette.far3, 0.2))
    blaze(scene, width * 0.8, horizon, 22, 12, 9)
    sea_of_war(scene, smokes=False)
    _polder_mill(scene, width * 0.22, horizon + 17)
    layer = scene.layer()
    grass: list[Point] = [(width + 3, 101), (width * 0.66, 101), (width * 0.8, 84), (width * 0.94, 76), (width + 3, 74)]
    layer.polygon(0, grass)
    layer.polygon(1, [(width + 3, 101), (width * 0.76, 101), (width * 0.9, 86), (width + 3, 80)])
    for pile in range(5):
        left = width * 0.69 + pile * 4.6
        layer.box(2, left, 93 - pile * 3.4, 1.6, 10)
    scene.print(layer, mix(palette.leaf_light, MATERIALS["foliage"].dark, 0.6), palette.leaf_dark, wood.deep)
    x, foot = width * 0.57, 91.0
    layer = scene.layer()
    for number, cloth in enumerate((0, 1, 0, 1)):
        man = layer.at(x - 17 + number * 11, foot - 8, 1.15)
        man.polygon(cloth, [(-4, 2), (-3.4, -8), (0, -11), (3.4, -8), (4, 2)])
        man.line(cloth, [(1, -7), (8, -3)], 2.4)
        man.polygon(2, [(-5, -14.4), (-2.4, -15), (-1.8, -18.6), (1.8, -18.6), (2.4, -15), (5, -14.4)])
    scene.print(layer, material(scene, "ember").light, material(scene, "blue").light, material(scene, "black").light)
    layer = scene.layer()
    for number in range(4):
        layer.circle(0, (x - 17 + number * 11, foot - 8 - 14.6), 2.3)
        layer.line(1, [(x - 9 + number * 11, foot - 11), (x - 14 + number * 11, foot + 5)], 1.1)
    scene.print(layer, material(scene, "skin").light, wood.light)
    layer = scene.layer()
    boat = layer.at(x, foot)
    boat.line(2, [(27, -10), (29, -44)], 1.2)
    for stripe, ink in ((0, 0), (1, None), (2, 1)):
        if ink is not None:
            boat.polygon(
                ink, [(29, -44 + stripe * 5), (50, -41 + stripe * 5), (48, -36 + stripe * 5), (28.6, -39 + stripe * 5)]
            )
    scene.print(layer, MATERIALS["ember"].light, MATERIALS["blue"].dark, wood.deep)
    layer = scene.layer()
    layer.at(x, foot).polygon(0, [(28.8, -39), (49, -36), (47.6, -31), (28.4, -34)])
    scene.print(layer, sail.light)
    layer = scene.layer()
    boat = layer.at(x, foot)
    boat.polygon(0, [(-34, -11), (-26, -8), (28, -8), (37, -12), (30, 3), (-26, 3)])
    boat.polygon(1, [(-31, -4), (33, -4), (30, 3), (-26, 3)])
    boat.line(2, [(-34, -11), (-26, -8), (28, -8), (37, -12)], 1.4)
    scene.print(layer, wood.light, wood.dark, brick.deep)
    wake(scene, x, foot + 1.8, 38)
    embers(scene, 30)


def _polder_mill(scene: SceneArt, x: float, foot: float) -> None:
    """A mill that stands in the flood."""
    wood, brick, sail = (material(scene, name) for name in ("timber", "brick", "sail"))
    layer = scene.layer()
    mill = layer.at(x, foot)
    mill.polygon(0, [(-13, 2), (-8.6, -34), (8.6, -34), (13, 2)])
    mill.polygon(1, [(3, 2), (2.4, -34), (8.6, -34), (13, 2)])
    mill.box(2, -2.4, -26, 4, 4.4)
    mill.box(2, -2.8, -14, 4.4, 5)
    scene.print(layer, brick.light, brick.dark, brick.deep)
    layer = scene.layer()
    mill = layer.at(x, foot)
    mill.polygon(0, [*curve(0, -33, 10, 11), (10, -33), (-10, -33)])
    mill.polygon(1, [*curve(0, -33, 10, 11, 0.6), (10, -33), (3, -33)])
    mill.box(2, -13, -15, 26, 1.6)
    scene.print(layer, wood.light, wood.dark, wood.deep)
    layer = scene.layer()
    hub = layer.at(x + 1, foot - 37)
    for number in range(4):
        turn = math.pi * (0.18 + number / 2)
        out = math.cos(turn), math.sin(turn)
        side = -out[1], out[0]
        tip = out[0] * 31, out[1] * 31
        hub.line(2, [(0, 0), tip], 1.4)
        hub.polygon(0, [(out[0] * 7, out[1] * 7), tip, (tip[0] + side[0] * 7, tip[1] + side[1] * 7),
                        (out[0] * 7 + side[0] * 5, out[1] * 7 + side[1] * 5)])  # fmt: skip
        for slat in range(4):
            far = 11 + slat * 5.6
            hub.line(2, [(out[0] * far, out[1] * far), (out[0] * far + side[0] * 6, out[1] * far + side[1] * 6)], 0.7)
    hub.circle(2, (0, 0), 2.4)
    scene.print(layer, sail.light, sail.dark, wood.deep)
    layer = scene.layer()
    for wave in range(4):
        layer.ellipse(0, (x + wave % 2 * 3, foot + 1.4 + wave * 1.4), 16 - wave * 2, 0.8)
    scene.print(layer, mix(scene.palette.horizon, scene.palette.far1, 0.5))


def volcano(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """An island blows itself up: a column of ash with lightning, glowing rocks, and a boat that flees."""
    width, horizon = scene.width, scene.horizon
    palette, ember, iron = scene.palette, MATERIALS["ember"], material(scene, "iron")
    x, foot, s = width * 0.47, horizon + 6, horizon / 74
    ash = mix(iron.deep, palette.top, 0.12), mix(iron.dark, palette.horizon, 0.3), mix(iron.dark, palette.horizon, 0.55)
    layer = scene.layer()
    for ink, part, lift in ((0, 1.0, 0.0), (1, 0.74, 0.24), (2, 0.4, 0.46)):
        column = layer.at(x, foot, s)
        for left, up, radius in ASH:
            column.circle(ink, (left - radius * 0.12 * ink, up - lift * radius), radius * part)
    scene.print(layer, *ash)
    layer = scene.layer()
    for start, way in ((-20.0, 1), (24.0, -1)):
        bolt = layer.at(x + start * s, foot, s)
        bolt.line(0, [(0, -66), (4 * way, -58), (-2 * way, -54), (3 * way, -43)], 1.3)
    scene.print(layer, WHITE_HOT, texture=0)
    scene.sheet.glow((x, foot - 36 * s), 30 * s, ember.light, 0.75)
    blaze(scene, x, foot - 34 * s, 9 * s, 18 * s, 5)
    layer = scene.layer()
    cone = layer.at(x, foot, s)
    slope: list[Point] = [(-58, 5), (-36, -8), (-11, -37), (10, -36), (32, -12), (56, 5)]
    cone.polygon(0, slope)
    cone.polygon(1, [(2, -33), *slope[3:], (10, 5)])
    for left, tip in ((-7.0, -20.0), (-1.0, -4.0), (7.0, -15.0)):
        cone.polygon(2, [(left - 2, -37), (left + 2, -37), (left + tip * 0.15 + 1.4, tip), (left + tip * 0.15, tip)])
    scene.print(layer, mix(iron.dark, palette.ground_dark, 0.5), iron.deep, ember.light)
    layer = scene.layer()
    rocks = layer.at(x, foot - 36 * s, s)
    for number in range(14):
        turn = math.pi * (0.06 + 0.88 * number / 13)
        far = 16 + 17 * scene.random.random()
        out = -math.cos(turn), -0.9 * math.sin(turn)
        rocks.line(1, [(0.7 * far * out[0], 0.7 * far * out[1]), (far * out[0], far * out[1])], 0.9)
        rocks.circle(0, (far * out[0], far * out[1]), 1.4)
    scene.print(layer, WHITE_HOT, ember.dark)
    water(scene, foot, mix(palette.middle, palette.top, 0.3), mix(palette.top, palette.fore, 0.4))
    scene.sheet.glow((x, foot + 5), 26 * s, ember.light, 0.4, 0.3)
    wood, sail = material(scene, "timber"), material(scene, "sail")
    layer = scene.layer()
    boat = layer.at(width * 0.8, foot + 12, 0.8)
    boat.line(2, [(0, -4), (-3, -27)], 1.2)
    boat.polygon(0, [(-3, -26), (15, -9), (-1, -6)])
    boat.polygon(1, [(-4, -22), (-2, -6), (-12, -8)])
    boat.polygon(2, [(-17, -7), (-12, -3), (14, -6), (20, -11), (14, 3), (-9, 4)])
    scene.print(layer, sail.light, sail.dark, wood.deep)
