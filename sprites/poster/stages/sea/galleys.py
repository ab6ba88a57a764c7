"""Wars between galleys: Greek fire, a boarding bridge, and ships before a fortress."""

from __future__ import annotations

import math

from sprites.paint.palette import WHITE, mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.ground.strife import embers
from sprites.poster.motif import Motif
from sprites.poster.press import Point
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import arch, curve, dome, gable, material, merlons
from sprites.poster.stages.sea.afloat import WHITE_HOT, blaze, oars, sea_of_war, wake


def greek_fire(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A galley of Byzantium spews fire over a ship with slanting sails, before the walls and domes of its city."""
    width, horizon = scene.width, scene.horizon
    sea_of_war(scene)
    _byzantium(scene, width * 0.24, horizon + 1)
    _slanting_ship(scene, width * 0.83, horizon + 22)
    x, foot = width * 0.31, 88.0
    scene.sheet.glow((x + 58, foot - 26), 40, MATERIALS["ember"].light, 0.5)
    sail, wood, gold = (material(scene, name) for name in ("plum", "timber", "gold"))
    layer = scene.layer()
    ship = layer.at(x, foot)
    ship.line(2, [(-2, -12), (-2, -64)], 1.6)
    ship.polygon(0, [(-28, -38), (20, -68), (24, -44), (14, -22), (-6, -26)])
    ship.polygon(1, [(8, -60), (20, -68), (24, -44), (14, -22), (4, -24), (10, -42)])
    ship.line(2, [(-30, -37), (23, -70)], 1.7)
    scene.print(layer, sail.light, sail.dark, wood.deep)
    layer = scene.layer()
    cross = layer.at(x + 5, foot - 41)
    cross.box(0, -1.6, -10, 3.2, 19)
    cross.box(0, -7, -5, 14, 3.2)
    scene.print(layer, gold.light)
    layer = scene.layer()
    ship = layer.at(x, foot)
    ship.polygon(0, [(-31, -13), (-38, -25), (-35, -33), (-29, -30), (-30, -22), (-22, -12), (27, -12), (35, -17),
                     (38, -11), (45, -3), (30, 3), (-22, 3)])  # fmt: skip
    ship.polygon(1, [(-30, -6), (38, -5), (45, -3), (30, 3), (-22, 3)])
    ship.line(2, [(-28, -12), (34, -13)], 1.5)
    for shield in range(8):
        ship.circle(2, (-20 + shield * 6.2, -9), 2.1)
    scene.print(layer, wood.light, wood.deep, gold.light)
    _crew(scene, [(x - 14, foot - 12), (x - 20, foot - 12), (x + 19, foot - 12), (x + 27, foot - 13)])
    oars(scene, x + 2, foot, 7, 7)
    layer = scene.layer()
    siphon = layer.at(x + 33, foot - 17)
    siphon.polygon(0, [(-6, -1.6), (8, -4.6), (9, 0.4), (-6, 2)])
    siphon.polygon(0, [(8, -6.4), (13, -5.6), (13, 0.6), (8, 1.6)])
    siphon.polygon(1, [(-6, 0.6), (9, -1.6), (9, 0.4), (-6, 2)])
    siphon.circle(1, (10.4, -4), 0.9)
    scene.print(layer, gold.light, gold.dark)
    _jet(scene, (x + 46, foot - 20), (width * 0.82, horizon + 14))
    blaze(scene, width * 0.83, horizon + 23, 21, 24, 9)
    wake(scene, x + 2, foot + 2, 42)
    embers(scene, 40)


def _jet(scene: SceneArt, start: Point, end: Point) -> None:
    """Fire that is thrown from one point at another, wider and wider."""
    layer = scene.layer()
    steps, long = 14, end[0] - start[0]
    for ink, part in ((0, 1.0), (1, 0.66), (2, 0.34)):
        upper, lower = list[Point](), list[Point]()
        for step in range(steps + 1):
            share = step / steps
            x = start[0] + long * share
            y = start[1] + (end[1] - start[1]) * share - 7 * math.sin(math.pi * share)
            half = (1.0 + 9.5 * share**1.3 + 1.5 * share * math.sin(step * 2.4)) * part
            upper.append((x, y - half))
            lower.append((x, y + half * 0.8))
        layer.polygon(ink, [*upper, *reversed(lower)])
        for puff, radius in ((0.62, 4.0), (0.78, 6.5), (0.93, 8.5)):
            y = start[1] + (end[1] - start[1]) * puff - 7 * math.sin(math.pi * puff)
            layer.circle(ink, (start[0] + long * puff, y - 4 * puff), radius * part)
    ember = MATERIALS["ember"]
    scene.print(layer, ember.dark, ember.light, WHITE_HOT, texture=0.02)


def _crew(scene: SceneArt, spots: list[Point], s: float = 1.0) -> None:
    """Men on a deck, in mail and cloaks."""
    layer = scene.layer()
    for left, foot in spots:
        man = layer.at(left, foot, s)
        man.polygon(0, [(-2.4, 0), (-2, -7), (2, -7), (2.4, 0)])
        man.circle(1, (0, -9), 1.7)
        man.polygon(2, [(-2, -9.4), (0, -12.6), (2, -9.4)])
    scene.print(layer, material(scene, "red").light, material(scene, "skin").light, material(scene, "iron").light)


def _byzantium(scene: SceneArt, x: float, foot: float) -> None:
    """The land walls of the city with their towers, and the great dome behind."""
    stone = material(scene, "cream")
    light, dark = scene.haze(stone.dark, 0.3), scene.haze(stone.deep, 0.35)
    layer = scene.layer()
    church = layer.at(x, foot - 8)
    church.box(0, -22, -12, 44, 14)
    church.box(1, 7, -12, 15, 14)
    dome(church, 0, -12, 13, 12, 3)
    for side in (-1, 1):
        dome(church, side * 17, -9, 7, 7)
    scene.print(layer, light, dark)
    layer = scene.layer()
    wall = layer.at(x, foot)
    wall.box(0, -60, -9, 110, 12)
    merlons(wall, -5, 55, -9, 26, 1.6, 2.0)
    for tower in range(6):
        left = -46 + tower * 19
        wall.box(0, left - 4, -16, 8, 18)
        wall.box(1, left + 0.8, -16, 3.2, 18)
        merlons(wall, left, 4, -16, 3, 1.8)
        wall.box(2, left - 1.4, -11, 1.4, 3.2)
    scene.print(layer, light, dark, scene.palette.fore)


def _slanting_ship(scene: SceneArt, x: float, foot: float) -> None:
    """A ship with two slanting sails, seen from its bow side."""
    sail, wood = material(scene, "sail"), material(scene, "timber")
    layer = scene.layer()
    ship = layer.at(x, foot, 0.9, mirrored=True)
    for left, tall in ((-8.0, 46.0), (12.0, 38.0)):
        ship.line(2, [(left, -9), (left + 2, -tall)], 1.4)
        ship.polygon(0, [(left - 15, -tall * 0.42), (left + 15, -tall - 8), (left + 13, -tall * 0.34)])
        ship.polygon(1, [(left + 4, -tall * 0.8), (left + 15, -tall - 8), (left + 13, -tall * 0.34)])
        ship.line(2, [(left - 16, -tall * 0.4), (left + 16, -tall - 10)], 1.2)
    ship.polygon(2, [(-24, -14), (-28, -20), (-20, -11), (22, -10), (29, -15), (22, 3), (-18, 3)])
    scene.print(layer, sail.dark, mix(sail.deep, MATERIALS["ember"].dark, 0.4), wood.deep)


def boarding_bridge(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A Roman galley has let its bridge fall on a ship of Carthage, and legionaries cross it."""
    width, horizon = scene.width, scene.horizon
    sea_of_war(scene)
    for share, s in ((0.52, 0.2), (0.6, 0.22)):
        _ram_galley(scene, width * share, horizon + 3, s, "plum", True)
        blaze(scene, width * share, horizon + 2, 5, 9, 4)
    _ram_galley(scene, width * 0.84, horizon + 23, 0.86, "plum", True)
    x, foot = width * 0.27, 92.0
    _ram_galley(scene, x, foot, 1.08, "red", False)
    wood, steel, red, skin = (material(scene, name) for name in ("timber", "steel", "red", "skin"))
    start, end = (x + 22, foot - 15.0), (width * 0.74, horizon + 14.0)
    layer = scene.layer()
    layer.polygon(
        0, [(start[0], start[1] - 1.4), (end[0], end[1] - 1.2), (end[0], end[1] + 1.4), (start[0], start[1] + 1.6)]
    )
    layer.line(1, [(start[0], start[1] - 6), (end[0], end[1] - 5)], 0.8)
    for post in range(6):
        share = post / 5
        spot = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        layer.line(1, [spot, (spot[0], spot[1] - 5.4)], 0.8)
    layer.line(1, [(x + 24, foot - 13), (x + 24, foot - 46)], 1.5)
    layer.line(1, [(x + 24, foot - 45), end], 0.6)
    layer.polygon(1, [(end[0] - 2, end[1]), (end[0] + 3, end[1]), (end[0] + 1, end[1] + 6)])
    scene.print(layer, wood.light, wood.deep)
    men = [start[0] + (end[0] - start[0]) * share for share in (0.14, 0.4, 0.66, 0.9)]
    for left in (*men, x - 18, x - 8, x + 4):
        on_bridge = left in men
        share = (left - start[0]) / (end[0] - start[0])
        y = start[1] + (end[1] - start[1]) * share - 1 if on_bridge else foot - 13.0
        layer = scene.layer()
        man = layer.at(left, y, 0.86)
        man.polygon(0, [(-3.4, 0), (-3, -9), (0, -11), (3, -9), (3.4, 0)])
        man.polygon(1, [(1, -9), (7, -10), (8, -4.6), (6.4, -1), (1, -2)])
        man.line(2, [(-3, -8), (5, -17)] if on_bridge else [(-4, 0), (-3, -19)], 0.9)
        man.circle(2, (4.4, -5.4), 1)
        scene.print(layer, red.light, red.dark, steel.light)
        layer = scene.layer()
        man = layer.at(left, y, 0.86)
        man.circle(0, (0, -13), 2.3)
        man.polygon(1, [*curve(0, -13, 3, 3.6), (3, -12.6), (-3, -12.6)])
        man.polygon(2, [(-2.6, -16), (0, -20), (3, -16.6), (0, -16)])
        scene.print(layer, skin.light, MATERIALS["gold"].light, red.light)
    embers(scene, 34)


def _ram_galley(scene: SceneArt, x: float, foot: float, s: float, cloth: str, mirrored: bool) -> None:
    """A galley with a ram, an eye and two rows of oars, under a square sail of this cloth; heading right."""
    sail, wood, gold = material(scene, cloth), material(scene, "timber"), material(scene, "gold")
    layer = scene.layer()
    ship = layer.at(x, foot, s, mirrored)
    ship.line(2, [(-2, -10), (-2, -62)], 1.6)
    ship.polygon(0, [(-20, -58), (16, -58), (20, -46), (15, -32), (-19, -32), (-23, -46)])
    ship.polygon(1, [(4, -58), (16, -58), (20, -46), (15, -32), (5, -32), (9, -46)])
    ship.line(2, [(-23, -59), (19, -59)], 1.5)
    scene.print(layer, sail.light, sail.dark, wood.deep)
    layer = scene.layer()
    ship = layer.at(x, foot, s, mirrored)
    ship.polygon(0, [(-32, -13), (-38, -24), (-36, -32), (-30, -34), (-27, -29), (-31, -25), (-24, -13), (27, -13),
                     (33, -20), (35, -9), (45, -3), (30, 3), (-24, 3)])  # fmt: skip
    ship.polygon(1, [(-31, -6), (35, -6), (45, -3), (30, 3), (-24, 3)])
    ship.line(2, [(-29, -12.6), (30, -12.8)], 1.4)
    ship.circle(2, (31, -10), 1.8)
    scene.print(layer, wood.light, wood.deep, gold.light)
    layer = scene.layer()
    for oar in range(9):
        left = -24 + oar * 6
        layer.at(x, foot, s, mirrored).line(0, [(left, -7), (left - 5, 5)], 1.0)
    scene.print(layer, material(scene, "sail").dark)
    wake(scene, x, foot + 1.8 * s, 36 * s)


def sea_fortress(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """The walls of Famagusta from the sea, with the Gothic church inside; galleys fire at them."""
    width, horizon = scene.width, scene.horizon
    stone, red, gold = material(scene, "sandstone"), material(scene, "red"), material(scene, "gold")
    x, foot = width * 0.56, horizon + 9
    sea_of_war(scene)
    layer = scene.layer()
    church = layer.at(x - 12, foot - 14)
    church.box(0, -18, -18, 36, 20)
    gable(church, 0, -18, 18, 12)
    for side in (-1, 1):
        church.box(0, side * 17 - 5, -34, 10, 36)
        church.box(1, side * 17 + 1, -34, 4, 36)
        church.box(2, side * 17 - 1.6, -30, 3.2, 10)
        for tooth in (-4, 0, 4):
            church.polygon(
                0, [(side * 17 + tooth - 1.2, -34), (side * 17 + tooth, -39), (side * 17 + tooth + 1.2, -34)]
            )
    church.circle(2, (0, -14), 4.2)
    scene.print(layer, scene.haze(stone.light, 0.22), scene.haze(stone.dark, 0.28), scene.haze(stone.deep, 0.2))
    blaze(scene, x + 34, foot - 12, 14, 22, 6)
    layer = scene.layer()
    wall = layer.at(x, foot)
    wall.polygon(0, [(-66, 3), (-62, -15), (70, -15), (74, 3)])
    merlons(wall, 4, 66, -15, 21, 2.4, 2.0)
    wall.line(2, [(-63, -10), (71, -10)], 0.9)
    for left in range(-54, 70, 12):
        wall.box(2, left, -7, 2.6, 2.6)
    scene.print(layer, stone.light, stone.dark, stone.deep)
    layer = scene.layer()
    bastion = layer.at(x - 34, foot + 2)
    bastion.polygon(0, [(-20, 3), (-17, -22), (17, -22), (20, 3)])
    bastion.polygon(1, [(5, 3), (5, -22), (17, -22), (20, 3)])
    merlons(bastion, 0, 17, -22, 7, 3)
    bastion.line(2, [(-18, -16), (18, -16)], 1.2)
    for left in (-11, 0, 10):
        bastion.box(2, left - 1.5, -11, 3, 3)
    gate = layer.at(x + 14, foot + 2)
    gate.box(0, -12, -30, 24, 33)
    gate.box(1, 3, -30, 9, 33)
    merlons(gate, 0, 12, -30, 5, 3)
    arch(gate, 2, -2, 3, 5, 15)
    scene.print(layer, stone.light, stone.dark, stone.deep)
    layer = scene.layer()
    flag = layer.at(x + 14, foot - 28)
    flag.line(2, [(0, 0), (0, -25)], 1.1)
    flag.polygon(0, [(0, -25), (20, -23), (15, -19), (21, -15), (0, -13)])
    flag.polygon(1, [(4, -17), (5, -21), (8, -22.6), (12, -20), (10, -17.6), (11, -15.4), (9, -15.4), (8, -17),
                     (6, -17), (6, -15), (4.4, -15)])  # fmt: skip
    scene.print(layer, red.light, gold.light, stone.deep)
    _war_galley(scene, width * 0.2, 80, 0.66, "red")
    _war_galley(scene, width * 0.56, 94, 1.05, "foliage")
    embers(scene, 30)


def _war_galley(scene: SceneArt, x: float, foot: float, s: float, cloth: str) -> None:
    """A long low galley with a slanting sail and a gun in its bow, which fires to the right."""
    sail, wood, band = material(scene, "sail"), material(scene, "timber"), material(scene, cloth)
    layer = scene.layer()
    ship = layer.at(x, foot, s)
    ship.line(2, [(-4, -9), (-3, -30)], 1.3)
    ship.polygon(0, [(-24, -16), (15, -39), (12, -13)])
    ship.polygon(1, [(-6, -26.6), (4, -32.5), (4, -14), (-4, -14.4)])
    ship.line(2, [(-25, -15), (17, -41)], 1.2)
    ship.polygon(2, [(-33, -10), (-40, -19), (-36, -20), (-28, -10), (26, -9), (44, -7), (44, -5.6), (30, 3), (-24, 3)])
    scene.print(layer, sail.light, band.dark, wood.deep)
    layer = scene.layer()
    ship = layer.at(x, foot, s)
    ship.line(0, [(-30, -8.4), (28, -7.4)], 1.6)
    ship.line(1, [(-26, -3), (30, -2.4)], 0.8)
    scene.print(layer, wood.light, MATERIALS["gold"].dark)
    oars(scene, x, foot + 0.6, 9, 5.4 * s, s)
    wake(scene, x, foot + 1.8, 36 * s)
    layer = scene.layer()
    puff = layer.at(x + 44 * s, foot - 8 * s, s, True)
    for left, up, radius in ((-2, 0, 2.0), (-6, -1.4, 3.0), (-11, 0, 3.8), (-7, 2.2, 2.4)):
        puff.circle(0, (left, up), radius)
    puff.polygon(1, [(1, -0.8), (-5, -2.4), (-3, 0), (-8, 0.8), (-3, 1.2), (1, 0.8)])
    scene.print(layer, mix(scene.palette.horizon, WHITE, 0.45), WHITE_HOT)
