"""Horses and whoever rides or drives them, at a gallop."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from sprites.poster.ground.palettes import MATERIALS, Material
from sprites.poster.motif import Motif
from sprites.poster.press import Layer, Point
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import curve, in_air, material

TROOP = ((0.42, 0.84, 66.0, 0.52), (0.2, 0.66, 78.0, 0.82), (0.0, 0.38, 93.0, 1.34))
"""Riders from the farthest: haze, place, foot and size."""
JOUST = ((0.36, 34.0, 68.0, 0.5), (0.0, 34.0, 95.0, 1.1))
"""Riders on each side who ride at each other: haze, how far from the middle, foot and size."""
HORDE = ((0.5, 61.0, 0.26, 11), (0.36, 68.0, 0.4, 8), (0.18, 77.0, 0.6, 6))
"""Rows of a horde from the farthest: haze, foot, size, and how many ride in it."""
KHAN = (0.0, 0.56, 95.0, 1.26)
SPOKES = 6

PROFILE: tuple[Point, ...] = (
    (-2, -45.5), (4.7, -45.5), (5, -43.9), (6.9, -42.1), (5.6, -41.4), (5.5, -40.2), (4.6, -38.4), (1.4, -38.4),
    (-1.6, -40.5),
)  # fmt: skip
"""The face of a rider from its side, under the rim of the helmet, and the beard on it."""

BEARD: tuple[Point, ...] = (
    (0.9, -41.4),
    (3, -40.9),
    (5.7, -41.1),
    (5.6, -39.6),
    (4.2, -36.4),
    (2, -37.4),
    (0.6, -39.2),
)


def horse(layer: Layer) -> None:
    """A horse in light, dark (far legs and belly) and deep (mane, tail, hooves); its back is 24 over the ground."""
    layer.polygon(1, [(-12, -15), (-6, -13), (-10, -7), (-16, -2), (-18, -4), (-14, -9)])
    layer.polygon(1, [(6, -14), (13, -14), (15, -8), (21, -5), (20, -2), (12, -5)])
    layer.polygon(2, [(-15, -23), (-21, -23), (-28, -17), (-31, -9), (-25, -13), (-16, -18)])
    layer.polygon(0, [(-18, -19), (-11, -14), (-16, -8), (-27, -1), (-30, -3), (-24, -9), (-20, -14)])
    layer.polygon(0, [(10, -17), (17, -19), (22, -14), (31, -12), (31, -9), (21, -10), (12, -13)])
    body = [
        (-18, -18), (-16, -23), (-8, -25), (2, -24), (8, -25), (14, -32), (18, -38), (20, -41), (21, -37), (28, -31),
        (29, -28), (26, -26), (20, -28), (18, -22), (14, -15), (8, -12), (-4, -12.5), (-13, -12),
    ]  # fmt: skip
    layer.polygon(0, [(float(x), float(y)) for x, y in body])
    layer.polygon(1, [(-14, -14), (-4, -15.5), (8, -16), (15, -21), (18, -22), (14, -15), (8, -12), (-13, -12)])
    layer.polygon(2, [(7, -25), (12, -33), (18, -39), (18.5, -36), (14, -29), (11, -24)])
    for x, y in ((-29, -2), (-17, -3), (30.5, -10), (20.5, -3.5)):
        layer.circle(2, (x, y), 1.7)


def _seated(layer: Layer) -> None:
    """Whoever sits on a horse, in cloth (0, 1), and trousers (2)."""
    layer.polygon(2, [(-3, -27), (4, -26), (8, -16), (6, -10), (2, -10), (3, -16)])
    layer.polygon(0, [(-6, -23), (-6, -34), (-3, -40), (3, -40), (6, -34), (5, -24)])
    layer.polygon(1, [(1, -24), (1, -40), (3, -40), (6, -34), (5, -24)])


def bow(layer: Layer, x: float, y: float) -> None:
    """A drawn bow in ink 0, its string and arrow in ink 1; the string is pulled to (x, y)."""
    layer.line(0, [(x + 12, y - 13), (x + 15.5, y - 8), (x + 16.5, y), (x + 15.5, y + 8), (x + 12, y + 13)], 1.5)
    layer.line(1, [(x + 12, y - 13), (x, y), (x + 12, y + 13)], 0.5)
    layer.line(1, [(x - 1, y), (x + 22, y - 0.6)], 0.9)
    layer.polygon(1, [(x + 21, y - 2.4), (x + 26, y - 0.7), (x + 21, y + 1.2)])


def _rider(scene: SceneArt, motif: Motif, at: Sequence[float], lance: bool, mirrored: bool = False) -> None:
    """A rider in the first tone on a horse of the second, with a bow or a lance; he wears a helmet of the third."""
    haze, place, foot, s = at
    x = (1 - place if mirrored else place) * scene.width
    cloth, hide, metal = (in_air(scene, name, haze) for name in (*motif.tones, "timber", "steel")[:3])
    skin, wood = in_air(scene, "skin", haze), in_air(scene, "coffee", haze)
    layer = scene.layer()
    layer.ellipse(0, (x, foot), 30 * s, 2.6 * s)
    scene.print(layer, scene.palette.ground_dark, strength=0.6)
    layer = scene.layer()
    horse(layer.at(x, foot, s, mirrored))
    scene.print(layer, hide.light, hide.dark, hide.deep)
    layer = scene.layer()
    _seated(layer.at(x, foot, s, mirrored))
    scene.print(layer, cloth.light, cloth.dark, wood.deep)
    layer = scene.layer()
    man = layer.at(x, foot, s, mirrored)
    man.polygon(1, [(-2.2, -42), (2.4, -41), (2.8, -38), (-2.6, -38)])
    man.polygon(0, PROFILE)
    man.polygon(1, [(-0.6, -45), (1.6, -45), (0.9, -41.4), (1.8, -38.8), (0.2, -39.6)])
    man.line(0, [(2, -37), (15, -38)] if not lance else [(3, -36), (9, -31)], 2.8)
    man.polygon(2, [(-4.6, -45), (-0.2, -45), (0.9, -41.6), (-0.4, -38.2), (-3.4, -39.2), (-4.9, -42)])
    man.polygon(2, [*curve(0.8, -45, 5, 6), (6.5, -44.4), (-5, -44.4)])
    man.polygon(2, [(-0.4, -50), (0.8, -54.5), (2, -50)])
    scene.print(layer, skin.light, skin.dark, metal.light)
    layer = scene.layer()
    arm = layer.at(x, foot, s, mirrored)
    arm.line(0, [(3.2, -43.4), (4.8, -43.5)], 0.8)
    arm.polygon(0, BEARD)
    if lance:
        arm.line(0, [(-26, -25), (34, -37)], 1.3)
        arm.polygon(1, [(33, -39), (43, -39), (34, -35)])
        tail = [(0.6, -53.6), (-5, -53), (-10, -48), (-14.5, -47), (-11, -44.5), (-6.5, -47), (-2.5, -50), (1.2, -51)]
        arm.polygon(2, tail)
    else:
        bow(arm, 3, -38)
        arm.polygon(2, [(-12, -36), (-8, -38), (-4, -25), (-8, -24)])
    scene.print(layer, wood.dark, metal.light, cloth.deep)


def mounted_archers(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Riders who shoot at a gallop."""
    for at in TROOP:
        _rider(scene, motif, at, False)


def charge(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Riders with lances."""
    for at in TROOP:
        _rider(scene, motif, at, True)


def charge_back(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """The same, who ride to the left."""
    for at in TROOP:
        _rider(scene, motif, at, True, mirrored=True)


def horde(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Rows of riders over the whole width, before them one with the standard of horse tails."""
    for number, (haze, foot, s, count) in enumerate(HORDE):
        for rider in range(count):
            place = (rider + 0.2 + 0.5 * (number % 2) + 0.2 * scene.random.random()) / count
            _rider(scene, motif, (haze, place, foot + 2.4 * scene.random.random(), s), rider % 2 == 0, mirrored=True)
    x, foot, s = (1 - KHAN[1]) * scene.width, KHAN[2], KHAN[3]
    hair, wood, gold = material(scene, "black"), material(scene, "coffee"), material(scene, "gold")
    layer = scene.layer()
    pole = layer.at(x, foot, s)
    pole.line(1, [(17, -12), (20, -66)], 1.3)
    pole.polygon(2, [(19, -66), (20, -72), (21, -66)])
    for turn in range(5):
        left = 14.6 + turn * 2.2
        pole.polygon(0, [(19, -64), (21, -64), (left + 2.4, -52), (left + 1.2 + turn % 2 * 0.8, -45), (left, -52)])
    pole.circle(2, (20, -64), 2.6)
    scene.print(layer, hair.dark, wood.light, gold.light)
    _rider(scene, motif, KHAN, False, mirrored=True)
    layer = scene.layer()
    hat = layer.at(x, foot, s, True).at(0.8, -45)
    hat.polygon(0, [(-6.6, 1.6), (-6.2, -3.2), (7, -3.2), (7.4, 1.2)])
    hat.polygon(1, [*curve(0.4, -3, 5.4, 8)])
    hat.polygon(2, [(-0.4, -10), (0.6, -15), (1.6, -10)])
    scene.print(layer, wood.light, material(scene, "red").light, gold.light)


def joust(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Riders with lances who ride at each other, in the first tone and in the second."""
    first, second, *_ = (*motif.tones, "steel", "steel")
    for tone, hide, mirrored in ((second, "fur", True), (first, "coffee", False)):
        for haze, apart, foot, s in JOUST:
            place = 0.5 - apart / scene.width
            _rider(scene, replace(motif, tones=(tone, hide, "steel")), (haze, place, foot, s), True, mirrored)


def wheel(layer: Layer, x: float, y: float, radius: float) -> None:
    """A wheel with spokes in ink 0."""
    layer.circle(0, (x, y), radius)
    layer.circle(None, (x, y), radius * 0.78)
    for spoke in range(SPOKES):
        turn = math.pi * spoke / SPOKES
        dx, dy = radius * 0.85 * math.cos(turn), radius * 0.85 * math.sin(turn)
        layer.line(0, [(x - dx, y - dy), (x + dx, y + dy)], 1.1)
    layer.circle(1, (x, y), radius * 0.2)


def war_chariot(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A car on two wheels, its driver and an archer, behind two horses; car of the first tone, cloth of the second."""
    width, foot, s = scene.width, 93.0, 1.12
    timber, cloth = (material(scene, name) for name in (*motif.tones, "timber", "red")[:2])
    skin, bronze, white = material(scene, "skin"), MATERIALS["bronze"], material(scene, "marble")
    car, team = width * 0.27, width * 0.66
    layer = scene.layer()
    layer.ellipse(0, (width * 0.48, foot), width * 0.42, 3)
    scene.print(layer, scene.palette.ground_dark, strength=0.6)
    for left, up, hide in ((7.0, 3.5, material(scene, "timber")), (0.0, 0.0, white)):
        layer = scene.layer()
        horse(layer.at(team + left, foot - up, s))
        scene.print(layer, hide.light, hide.dark, material(scene, "coffee").deep)
    layer = scene.layer()
    harness = layer.at(team, foot, s)
    harness.line(0, [(-44, -16), (-4, -20), (9, -19)], 1.4)
    harness.line(1, [(-34, -34), (0, -30), (24, -31)], 0.7)
    harness.line(1, [(8, -25), (12, -14)], 1.6)
    scene.print(layer, timber.dark, cloth.deep)
    men: list[tuple[float, Material]] = [(-7.0, cloth), (7.0, material(scene, "paper"))]
    for number, (left, robe) in enumerate(men):
        layer = scene.layer()
        man = layer.at(car + left, foot, s)
        man.polygon(0, [(-6, -14), (-6, -34), (-3, -40), (3, -40), (6, -34), (6, -14)])
        man.polygon(1, [(1, -14), (1, -40), (3, -40), (6, -34), (6, -14)])
        scene.print(layer, robe.light, robe.dark)
        layer = scene.layer()
        man = layer.at(car + left, foot, s)
        man.circle(0, (0.6, -44.6), 4.5)
        man.polygon(1, [(2, -48), (5, -45), (3, -40.6), (1.4, -42)])
        man.line(0, [(2, -36), (14, -37)] if number == 0 else [(2, -35), (12, -33)], 2.8)
        man.polygon(2, [*curve(0.4, -45.4, 5, 6), (5.4, -44.6), (-5, -44.6)])
        scene.print(layer, skin.light, skin.dark, bronze.light if number == 0 else timber.deep)
        if number == 0:
            layer = scene.layer()
            bow(layer.at(car + left, foot, s), 3, -37)
            scene.print(layer, timber.deep, MATERIALS["steel"].light)
    layer = scene.layer()
    box = layer.at(car, foot, s)
    side: list[Point] = [(-17, -10), (-16, -24), (-10, -22), (4, -26), (13, -33), (17, -31), (18, -10)]
    box.polygon(0, side)
    box.polygon(1, [(6, -10), (7, -27), (13, -33), (17, -31), (18, -10)])
    box.line(2, [(-16, -24), (-10, -22), (4, -26), (13, -33), (17, -31)], 1.8)
    scene.print(layer, cloth.light, cloth.dark, bronze.light)
    layer = scene.layer()
    wheel(layer.at(car, foot, s), -1, -11, 11)
    scene.print(layer, timber.deep, bronze.light)
