"""Hosts of men."""

from __future__ import annotations

import math

from sprites.paint.palette import mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.ground.strife import battle
from sprites.poster.motif import Motif
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import curve, in_air, material

LONGBOWS = ((0.4, 0.9, 77.0, 0.5), (0.22, 0.7, 84.0, 0.74), (0.0, 0.34, 96.0, 1.12))
"""Archers from the farthest: haze, place, foot and size."""


def arrows(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Archers, and the sky full of their arrows."""
    random = scene.random
    for depth, (count, length, haze) in enumerate(((8, 5.0, 0.5), (6, 9.0, 0.2), (5, 14.0, 0.0))):
        layer = scene.layer()
        for _ in range(count):
            x, y = random.uniform(0.05, 0.95) * scene.width, random.uniform(6, 44)
            dx, dy = length * 0.86, length * 0.5
            layer.line(0, [(x, y), (x + dx, y + dy)], 0.5 + depth * 0.2)
            layer.polygon(
                1,
                [
                    (x + dx, y + dy),
                    (x + dx * 0.86 - dy * 0.12, y + dy * 0.86 + dx * 0.12),
                    (x + dx * 1.16, y + dy * 1.16),
                    (x + dx * 0.86 + dy * 0.12, y + dy * 0.86 - dx * 0.12),
                ],
            )
            layer.polygon(
                2,
                [
                    (x, y),
                    (x - dx * 0.1 - dy * 0.14, y - dy * 0.1 + dx * 0.14),
                    (x + dx * 0.12, y + dy * 0.12),
                    (x - dx * 0.1 + dy * 0.14, y - dy * 0.1 - dx * 0.14),
                ],
            )
        colour = scene.haze(scene.palette.fore, haze)
        scene.print(layer, colour, scene.haze(MATERIALS["steel"].light, haze), scene.haze(scene.palette.accent, haze))
    for haze, place, foot, s in LONGBOWS:
        _longbow(scene, motif, place * scene.width, foot, s, haze)


def _longbow(scene: SceneArt, motif: Motif, x: float, foot: float, s: float, haze: float) -> None:
    """A man who draws a bow as tall as himself at the sky, a sheaf of arrows in his belt."""
    tunic, hose, skin, wood = (in_air(scene, name, haze) for name in (*motif.tones[:1], "coffee", "skin", "timber"))
    steel, paper = in_air(scene, "steel", haze), in_air(scene, "paper", haze)
    layer = scene.layer()
    layer.ellipse(0, (x, foot), 15 * s, 2 * s)
    scene.print(layer, scene.palette.fore, strength=0.6)
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.line(2, [(20, -74), (25, -62), (23, -46), (14, -32), (2, -24)], 1.8)
    man.polygon(0, [(-9, 0), (-6, -24), (0, -24), (-3, 0)])
    man.polygon(1, [(4, 0), (0, -24), (6, -24), (11, 0)])
    scene.print(layer, hose.light, hose.dark, wood.dark)
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.polygon(0, [(-8, -18), (-7, -38), (-3, -44), (5, -43), (8, -37), (8, -18)])
    man.polygon(1, [(3, -18), (3, -43.4), (5, -43), (8, -37), (8, -18)])
    man.line(0, [(5, -41), (15, -49), (23, -56)], 4)
    man.line(1, [(-5, -42), (-12, -48), (-3, -53)], 3.8)
    man.box(2, -8, -25, 16, 2.2)
    scene.print(layer, tunic.light, tunic.dark, hose.deep)
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.line(1, [(20, -74), (-3, -53), (2, -24)], 0.5)
    man.line(0, [(-5, -52), (31, -65)], 1.1)
    man.polygon(1, [(30, -67), (36, -67), (31, -63)])
    for quill in range(4):
        man.line(0, [(-9 - quill * 1.4, -30), (-5 - quill * 0.4, -15)], 0.9)
        man.polygon(2, [(-10.4 - quill * 1.4, -33), (-8 - quill * 1.4, -33), (-8 - quill * 1.2, -29)])
    scene.print(layer, wood.light, paper.light, paper.dark)
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.circle(0, (2, -49), 5)
    man.circle(0, (23.4, -56.4), 2)
    man.circle(0, (-3, -53), 2)
    man.polygon(1, [(3, -45), (6.6, -47), (5, -43)])
    man.polygon(2, [*curve(1.6, -50, 5.8, 6.4), (9, -49.4), (-6, -49.4)])
    scene.print(layer, skin.light, skin.dark, steel.light)


def encirclement(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A host in red, and another that closes around it like a horn."""
    palette, x = scene.palette, scene.width / 2
    scene.ridge(40, 10, palette.far1, 0.4)
    scene.ground(38)
    red, bronze, blue = (material(scene, name) for name in ("red", "bronze", "blue"))
    inner = [(x - 20 + column * 5.7 + row % 2 * 2.4, 57 + row * 4.6) for row in range(6) for column in range(8)]
    ring = [
        (x + reach * math.cos(turn), 70 + reach * 0.53 * math.sin(turn))
        for reach in (38.0, 45.0, 52.0)
        for turn in (math.tau * (0.03 + step / 34) for step in range(34))
    ]
    for foes, cloth, boss in ((inner, red, bronze), (ring, blue, material(scene, "paper"))):
        layer = scene.layer()
        for left, foot in sorted(foes, key=lambda place: place[1]):
            tall = 6 + (foot - 40) * 0.09
            layer.circle(1, (left, foot - tall * 0.9), tall * 0.16)
            layer.ellipse(0, (left, foot - tall * 0.36), tall * 0.3, tall * 0.4)
            layer.ellipse(1, (left + tall * 0.1, foot - tall * 0.34), tall * 0.2, tall * 0.36)
            layer.circle(2, (left, foot - tall * 0.38), tall * 0.11)
            layer.line(1, [(left + tall * 0.3, foot), (left + tall * 0.34, foot - tall * 1.5)], 0.5)
        scene.print(layer, cloth.light, cloth.dark, boss.light)


def council(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """People in a ring around a fire."""
    x = scene.width / 2
    fire, timber = MATERIALS["ember"], material(scene, "timber")
    scene.sheet.glow((x, 74), 44, fire.light, 0.75, 0.6)
    cloths = [material(scene, name) for name in ("red", "blue", "thatch", "foliage", "plum")]
    seats = ((-19.0, 70.0, 0.86), (1.0, 67.0, 0.8), (21.0, 70.0, 0.86), (-38.0, 84.0, 1.1), (39.0, 84.0, 1.1))
    for (left, foot, s), cloth in zip(seats, cloths, strict=True):
        layer = scene.layer()
        body = layer.at(x + left, foot, s)
        body.polygon(0, [(-12, 0), (-10, -12), (-6, -22), (6, -22), (10, -12), (12, 0)])
        body.polygon(1, [(1, 0), (2, -22), (6, -22), (10, -12), (12, 0)])
        body.circle(2, (0, -29), 6.4)
        scene.print(layer, cloth.light, cloth.dark, material(scene, "skin").dark)
        layer = scene.layer()
        layer.at(x + left, foot, s).polygon(0, curve(0, -30, 6.6, 7))
        scene.print(layer, timber.deep)
    layer = scene.layer()
    for tip in (-12.0, -5.0, 5.0, 12.0):
        layer.line(2, [(x + tip, 92), (x - tip * 0.5, 85)], 2.6)
    layer.polygon(1, [(x - 10, 88), (x - 9, 74), (x - 4, 79), (x, 58), (x + 5, 77), (x + 9, 71), (x + 10, 88)])
    layer.polygon(0, [(x - 5, 88), (x - 3, 79), (x + 0.5, 70), (x + 4, 80), (x + 5, 88)])
    scene.print(layer, fire.light, fire.dark, timber.deep)


def sunrise(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """The sun breaks through over two hosts in the field."""
    palette, x = scene.palette, scene.width / 2
    gold = MATERIALS["gold"]
    centre = scene.sun = x, 58.0
    scene.sky()
    scene.rays(mix(gold.light, palette.sun, 0.3), 0.75)
    scene.sheet.glow(centre, 60, gold.light, 0.7)
    layer = scene.layer()
    layer.circle(1, centre, 29)
    layer.circle(0, centre, 26)
    scene.print(layer, mix(palette.sun, gold.light, 0.35), gold.light)
    battle(scene)


def summit(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Delegates around a table, each with a flag behind."""
    width, x = scene.width, scene.width / 2
    suits = [material(scene, name) for name in ("black", "blue", "plum", "iron", "coffee")]
    flags = ("red", "blue", "foliage", "gold", "jade")
    skins = [material(scene, "skin").light, material(scene, "skin").dark, material(scene, "coffee").light]
    timber = material(scene, "timber")
    for seat, (left, suit, flag) in enumerate(zip((-42.0, -21.0, 0.0, 21.0, 42.0), suits, flags, strict=True)):
        foot = 82 - 4 * (seat in (1, 3)) - 6 * (seat == 2)
        layer = scene.layer()
        layer.line(1, [(x + left + 7, foot), (x + left + 7, foot - 56)], 1.2)
        layer.polygon(
            0,
            [
                (x + left + 7, foot - 56),
                (x + left - 8, foot - 52),
                (x + left - 6, foot - 36),
                (x + left + 7, foot - 40),
            ],
        )
        scene.print(layer, material(scene, flag).light, timber.deep)
        layer = scene.layer()
        body = layer.at(x + left, foot)
        body.polygon(0, [(-10, 6), (-9, -14), (-4, -19), (4, -19), (9, -14), (10, 6)])
        body.polygon(1, [(1, 6), (1, -19), (4, -19), (9, -14), (10, 6)])
        body.circle(2, (0, -26), 6)
        scene.print(layer, suit.light, suit.dark, skins[seat % 3])
        layer = scene.layer()
        body = layer.at(x + left, foot)
        body.polygon(0, [(-3, -19), (3, -19), (0, -8)])
        body.polygon(1, curve(0, -26.6, 6.3, 6.6))
        scene.print(layer, material(scene, "paper").light, timber.deep)
    layer = scene.layer()
    layer.ellipse(1, (x, 94), width * 0.46, 14)
    layer.ellipse(0, (x, 90), width * 0.46, 12)
    for sheet in (-34.0, -14.0, 10.0, 30.0):
        layer.polygon(2, [(x + sheet, 84), (x + sheet + 8, 84), (x + sheet + 9, 88), (x + sheet - 1, 88)])
    scene.print(layer, timber.light, timber.dark, material(scene, "paper").light)
