"""Wars that are fought on the water: Greek fire, fire ships, a steamer among junks, a sea fortress, a flooded land."""

from __future__ import annotations

import math

from sprites.paint.palette import WHITE, mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.ground.strife import embers, smoke
from sprites.poster.ground.waters import water
from sprites.poster.motif import Motif
from sprites.poster.press import Point
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import arch, curve, dome, gable, material, merlons

WHITE_HOT = (255, 244, 196)

ASH = (
    (0.0, -40.0, 9.0), (-6.0, -47.0, 11.0), (7.0, -49.0, 12.0), (-17.0, -56.0, 14.0), (18.0, -57.0, 15.0),
    (0.0, -62.0, 17.0), (-38.0, -60.0, 13.0), (40.0, -61.0, 13.0), (-58.0, -62.0, 9.0), (61.0, -63.0, 9.0),
    (-26.0, -67.0, 14.0), (27.0, -68.0, 14.0),
)  # fmt: skip
"""The heaps of a column of ash, from the foot of its mountain: where each lies, and its radius."""


def _sea_of_war(scene: SceneArt, smokes: bool = True) -> None:
    """Water that mirrors a fire, and smoke over it."""
    palette = scene.palette
    if smokes:
        smoke(scene, palette.far2)
    water(scene, scene.horizon, mix(palette.horizon, palette.far1, 0.55), palette.fore)


def _blaze(scene: SceneArt, x: float, foot: float, half: float, tall: float, count: int = 7) -> None:
    """Tongues of fire beside each other, the tallest in the middle."""
    layer, random = scene.layer(), scene.random
    for number in range(count):
        share = (number + 0.5) / count * 2 - 1
        left = x + half * share
        high = tall * (1 - 0.55 * share * share) * random.uniform(0.7, 1.1)
        wide = half / count * random.uniform(1.3, 1.9)
        for ink, part in ((0, 1.0), (1, 0.64), (2, 0.32)):
            lean = wide * random.uniform(-0.3, 0.5)
            layer.polygon(
                ink,
                [
                    (left - wide * part, foot),
                    (left - wide * 0.7 * part, foot - high * part * 0.42),
                    (left + lean, foot - high * part),
                    (left + wide * 0.6 * part, foot - high * part * 0.4),
                    (left + wide * part, foot),
                ],
            )
    ember = MATERIALS["ember"]
    scene.print(layer, ember.dark, ember.light, WHITE_HOT, texture=0.02)


def _wake(scene: SceneArt, x: float, foot: float, half: float) -> None:
    """Dark waves with a light edge that hide the keel of what floats."""
    palette = scene.palette
    layer = scene.layer()
    for wave in range(5):
        layer.ellipse(wave % 2, (x + (wave % 2) * 5 - 2.5, foot + wave * 1.6), half - wave * half * 0.07, 1.1)
    scene.print(layer, mix(palette.fore, palette.far1, 0.5), mix(palette.horizon, palette.far1, 0.45))


def _oars(scene: SceneArt, x: float, foot: float, count: int, step: float, s: float = 1.0) -> None:
    layer = scene.layer()
    for oar in range(count):
        left = x + (oar - (count - 1) / 2) * step
        layer.line(0, [(left, foot - 7 * s), (left - 5 * s, foot + 4 * s)], 1.0 * s)
    scene.print(layer, material(scene, "timber").light)


def greek_fire(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A galley of Byzantium spews fire over a ship with slanting sails, before the walls and domes of its city."""
    width, horizon = scene.width, scene.horizon
    _sea_of_war(scene)
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
    _oars(scene, x + 2, foot, 7, 7)
    layer = scene.layer()
    siphon = layer.at(x + 33, foot - 17)
    siphon.polygon(0, [(-6, -1.6), (8, -4.6), (9, 0.4), (-6, 2)])
    siphon.polygon(0, [(8, -6.4), (13, -5.6), (13, 0.6), (8, 1.6)])
    siphon.polygon(1, [(-6, 0.6), (9, -1.6), (9, 0.4), (-6, 2)])
    siphon.circle(1, (10.4, -4), 0.9)
    scene.print(layer, gold.light, gold.dark)
    _jet(scene, (x + 46, foot - 20), (width * 0.82, horizon + 14))
    _blaze(scene, width * 0.83, horizon + 23, 21, 24, 9)
    _wake(scene, x + 2, foot + 2, 42)
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


def steamer_and_junks(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """An iron steamer with paddle wheels among junks, which burn before a pagoda on its hill."""
    width, horizon = scene.width, scene.horizon
    _sea_of_war(scene, smokes=False)
    _pagoda_hill(scene, width * 0.16, horizon + 1)
    _junk(scene, width * 0.45, horizon + 5, 0.4)
    _blaze(scene, width * 0.45, horizon + 5, 7, 12, 5)
    _junk(scene, width * 0.19, horizon + 24, 0.98)
    _blaze(scene, width * 0.2, horizon + 18, 15, 27, 7)
    x, foot = width * 0.57, 88.0
    iron, black, brass = material(scene, "iron"), material(scene, "black"), material(scene, "gold")
    layer = scene.layer()
    for number in range(9):
        share = number / 8
        spot = x + 9 + 46 * share**1.1, foot - 58 - 22 * share
        layer.circle(0, spot, 3.2 + 8 * share)
        layer.circle(1, (spot[0] + 1, spot[1] + 1.4), 2 + 6 * share)
    scene.print(layer, mix(scene.palette.horizon, scene.palette.far2, 0.7), scene.palette.far2, strength=0.9)
    layer = scene.layer()
    ship = layer.at(x, foot)
    for left, tall in ((-27.0, 50.0), (29.0, 46.0)):
        ship.line(2, [(left, -14), (left + 2, -14 - tall)], 1.4)
        for share, half in ((0.52, 11.0), (0.8, 8.0)):
            ship.line(2, [(left - half, -14 - tall * share), (left + half + 2, -15 - tall * share)], 1.0)
            ship.at(left, -14 - tall * share).polygon(
                0, [(1 - half, -0.6), (half + 1, -1.6), (half - 1, 1.4), (2 - half, 2)]
            )
        ship.line(2, [(left + 2, -12 - tall), (left - 16, -15)], 0.5)
        ship.line(2, [(left + 2, -12 - tall), (left + 17, -15)], 0.5)
    ship.line(2, [(-44, -17), (-60, -24)], 1.2)
    scene.print(layer, material(scene, "sail").dark, iron.dark, black.deep)
    layer = scene.layer()
    ship = layer.at(x, foot)
    ship.box(0, 5, -56, 8, 42)
    ship.box(1, 9.6, -56, 3.4, 42)
    ship.box(2, 4, -57.4, 10, 3)
    ship.box(2, 5, -48, 8, 1.6)
    ship.polygon(0, [(-50, -19), (-42, -15), (42, -14), (49, -18), (44, 3), (-37, 3)])
    ship.polygon(1, [(-45, -7), (47, -6), (44, 3), (-37, 3)])
    ship.line(2, [(-48, -15.4), (47, -13.4)], 1.1)
    scene.print(layer, mix(black.light, iron.dark, 0.5), black.dark, brass.light)
    layer = scene.layer()
    ship = layer.at(x, foot)
    for port in (-34, -26, 26, 33):
        ship.box(0, port, -12, 3.4, 3)
    ship.box(1, -38, 0, 80, 2.4)
    scene.print(layer, MATERIALS["ember"].light, material(scene, "red").dark)
    layer = scene.layer()
    wheel = layer.at(x, foot - 5)
    wheel.polygon(0, [*curve(0, 0, 16, 17), (16, 2), (-16, 2)])
    wheel.polygon(1, [*curve(0, 0, 16, 17, 0.62), (16, 2), (4, 2)])
    for spoke in range(9):
        turn = math.pi * (spoke + 0.5) / 9
        wheel.line(2, [(-4 * math.cos(turn), -4 * math.sin(turn)), (-14 * math.cos(turn), -15 * math.sin(turn))], 1.0)
    wheel.circle(2, (0, 0), 3.2)
    scene.print(layer, iron.light, iron.dark, black.deep)
    layer = scene.layer()
    for blade in range(7):
        turn = math.pi * (blade + 0.5) / 7
        layer.line(0, [(x + 5 * math.cos(turn), foot - 3 + 3 * math.sin(turn)),
                       (x + 15 * math.cos(turn), foot - 3 + 9 * math.sin(turn))], 1.5)  # fmt: skip
    scene.print(layer, iron.deep)
    layer = scene.layer()
    flag = layer.at(x + 47, foot - 18)
    flag.line(2, [(0, 0), (3, -18)], 0.9)
    flag.polygon(0, [(3, -18), (15, -16), (15, -8), (2, -9)])
    flag.box(1, 3, -17, 5, 4)
    scene.print(layer, material(scene, "red").light, material(scene, "blue").light, black.deep)
    _shot(scene, (x - 47, foot - 17))
    _wake(scene, x - 2, foot + 1.6, 52)
    _wake(scene, width * 0.19, horizon + 24.6, 21)
    embers(scene, 30)


def red_cliffs(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Fire ships drive into a fleet of junks under red cliffs."""
    width, horizon = scene.width, scene.horizon
    _sea_of_war(scene)
    rock = material(scene, "terracotta")
    layer = scene.layer()
    cliff = layer.at(0, horizon + 3)
    cliff.polygon(0, [(-3, 0), (-3, -40), (7, -43), (15, -33), (24, -34), (30, -20), (39, -17), (46, 0)])
    cliff.polygon(1, [(7, -43), (15, -33), (24, -34), (30, -20), (39, -17), (46, 0), (33, 0), (25, -13), (16, -19)])
    cliff.polygon(2, [(-3, 0), (-3, -16), (5, -21), (9, -8), (17, 0)])
    scene.print(layer, scene.haze(rock.dark, 0.1), scene.haze(rock.deep, 0.15), scene.haze(rock.deep, 0.05))
    for share, down, s in ((0.56, 3.0, 0.34), (0.76, 4.0, 0.4), (0.95, 5.5, 0.46)):
        _junk(scene, width * share, horizon + down, s)
        _blaze(scene, width * share, horizon + down, 16 * s, 34 * s, 5)
    _junk(scene, width * 0.8, horizon + 19, 0.86)
    _blaze(scene, width * 0.82, horizon + 15, 17, 33, 8)
    _wake(scene, width * 0.8, horizon + 19.6, 21)
    x, foot = width * 0.36, 91.0
    _junk(scene, x, foot, 1.12, "red")
    _blaze(scene, x + 30, foot - 12, 8, 22, 5)
    _wake(scene, x, foot + 1.6, 30)
    embers(scene, 44)


def boarding_bridge(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A Roman galley has let its bridge fall on a ship of Carthage, and legionaries cross it."""
    width, horizon = scene.width, scene.horizon
    _sea_of_war(scene)
    for share, s in ((0.52, 0.2), (0.6, 0.22)):
        _ram_galley(scene, width * share, horizon + 3, s, "plum", True)
        _blaze(scene, width * share, horizon + 2, 5, 9, 4)
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
    _wake(scene, x, foot + 1.8 * s, 36 * s)


def _shot(scene: SceneArt, muzzle: Point) -> None:
    """A gun that is fired to the left."""
    x, y = muzzle
    layer = scene.layer()
    for left, up, radius in ((-3, 0, 2.6), (-7, -1.6, 3.8), (-12, 0.6, 4.6), (-8, 3, 3.0)):
        layer.circle(0, (x + left, y + up), radius)
    layer.polygon(1, [(x + 1, y - 1), (x - 6, y - 3), (x - 4, y), (x - 10, y + 1), (x - 4, y + 1.6), (x + 1, y + 1)])
    scene.print(layer, mix(scene.palette.horizon, WHITE, 0.5), WHITE_HOT)


def _junk(scene: SceneArt, x: float, foot: float, s: float, mats: str = "thatch") -> None:
    """A junk with three sails of mats on battens and a high stern."""
    sail, wood = material(scene, mats), material(scene, "coffee")
    layer = scene.layer()
    ship = layer.at(x, foot, s)
    for left, tall, half in ((-13.0, 30.0, 7.0), (1.0, 44.0, 10.5), (14.0, 28.0, 6.0)):
        ship.line(2, [(left, -8), (left + 1, -tall - 6)], 1.4)
        leaf: list[Point] = [(left - half, -12), (left - half * 1.1, -tall * 0.62), (left - half * 0.5, -tall),
                (left + half * 0.7, -tall - 5), (left + half * 1.15, -tall * 0.7), (left + half, -13)]  # fmt: skip
        ship.polygon(0, leaf)
        shade = [(left + half * 0.25, -tall - 3), *leaf[3:], (left + half * 0.3, -12.6)]
        ship.polygon(1, shade)
        for batten in range(5):
            y = -14 - (tall - 15) * batten / 4
            ship.line(2, [(left - half * 1.04, y), (left + half * 1.1, y - 2.6)], 0.9)
    ship.polygon(2, [(-27, -15), (-20, -9), (12, -9), (18, -16), (29, -20), (28, -8), (20, 3), (-17, 3)])
    scene.print(layer, sail.light, sail.dark, wood.deep)
    layer = scene.layer()
    ship = layer.at(x, foot, s)
    ship.circle(0, (-17, -4.6), 2.0)
    ship.line(0, [(-22, -7.4), (18, -7.4)], 0.8)
    scene.print(layer, material(scene, "red").light)


def _pagoda_hill(scene: SceneArt, x: float, foot: float) -> None:
    """A hill with a pagoda, dark against the burning sky."""
    palette = scene.palette
    layer = scene.layer()
    layer.polygon(0, [(x - 40, foot), (x - 14, foot - 9), (x + 4, foot - 12), (x + 26, foot - 7), (x + 52, foot)])
    tower = layer.at(x + 2, foot - 11)
    for tier in range(6):
        half, top = 4.6 - tier * 0.5, -4.4 * tier
        tower.box(0, -half * 0.72, top - 4.4, half * 1.44, 4.6)
        tower.polygon(
            0, [(-half - 1.6, top - 3), (-half * 0.7, top - 4.8), (half * 0.7, top - 4.8), (half + 1.6, top - 3)]
        )
    tower.line(0, [(0, -26), (0, -32)], 0.8)
    scene.print(layer, scene.haze(palette.far3, 0.25))


def sea_fortress(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """The walls of Famagusta from the sea, with the Gothic church inside; galleys fire at them."""
    width, horizon = scene.width, scene.horizon
    stone, red, gold = material(scene, "sandstone"), material(scene, "red"), material(scene, "gold")
    x, foot = width * 0.56, horizon + 9
    _sea_of_war(scene)
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
    _blaze(scene, x + 34, foot - 12, 14, 22, 6)
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
    _oars(scene, x, foot + 0.6, 9, 5.4 * s, s)
    _wake(scene, x, foot + 1.8, 36 * s)
    layer = scene.layer()
    puff = layer.at(x + 44 * s, foot - 8 * s, s, True)
    for left, up, radius in ((-2, 0, 2.0), (-6, -1.4, 3.0), (-11, 0, 3.8), (-7, 2.2, 2.4)):
        puff.circle(0, (left, up), radius)
    puff.polygon(1, [(1, -0.8), (-5, -2.4), (-3, 0), (-8, 0.8), (-3, 1.2), (1, 0.8)])
    scene.print(layer, mix(scene.palette.horizon, WHITE, 0.45), WHITE_HOT)


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
    _blaze(scene, width * 0.8, horizon, 22, 12, 9)
    _sea_of_war(scene, smokes=False)
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
    _wake(scene, x, foot + 1.8, 38)
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
    _blaze(scene, x, foot - 34 * s, 9 * s, 18 * s, 5)
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


def battle_fleet(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Ships of the line of steel, one behind the other, with smoke from all their funnels."""
    width, horizon = scene.width, scene.horizon
    palette = scene.palette
    scene.ridge(horizon, 5, palette.far1, 0.5)
    water(scene, horizon, mix(palette.middle, palette.top, 0.3), mix(palette.top, palette.fore, 0.3))
    for share, foot, s, haze in ((0.9, horizon + 4, 0.36, 0.45), (0.7, horizon + 9, 0.56, 0.25), (0.4, 86.0, 1.1, 0.0)):
        _steel_ship(scene, width * share, foot, s, haze)


def _steel_ship(scene: SceneArt, x: float, foot: float, s: float, haze: float) -> None:
    """A ship with guns in turrets before and behind a bridge and two funnels, heading left."""
    steel, black, red = material(scene, "lead"), material(scene, "black"), material(scene, "red")
    layer = scene.layer()
    for funnel in (-4, 14):
        for number in range(6):
            spot = x + (funnel + 4 + 6 * number) * s, foot - (47 + 5.4 * number) * s
            layer.circle(0, spot, (3 + 1.5 * number) * s)
            layer.circle(1, (spot[0] + s, spot[1] + 1.2 * s), (1.8 + 1.1 * number) * s)
    smoke_tones = mix(scene.palette.middle, scene.palette.far3, 0.5), scene.palette.far3
    scene.print(layer, *(scene.haze(tone, haze) for tone in smoke_tones), strength=0.9)
    layer = scene.layer()
    ship = layer.at(x, foot, s)
    for left, tall in ((-19, 50), (28, 42)):
        ship.line(2, [(left, -20), (left, -14 - tall)], 1.2)
        ship.line(2, [(left - 7, -tall + 2), (left + 7, -tall + 2)], 0.9)
        ship.box(0, left - 3, -tall * 0.62 - 8, 6, 4)
    for left in (-8, 10):
        ship.polygon(0, [(left, -24), (left + 1, -44), (left + 9, -44), (left + 10, -24)])
        ship.polygon(1, [(left + 5.6, -24), (left + 5.6, -44), (left + 9, -44), (left + 10, -24)])
        ship.box(2, left + 0.6, -46, 8.8, 2.6)
    ship.polygon(0, [(-27, -15), (-26, -30), (-12, -30), (-11, -24), (24, -24), (25, -30), (34, -30), (35, -15)])
    ship.polygon(1, [(4, -15), (4, -24), (24, -24), (25, -30), (34, -30), (35, -15)])
    for row in (-27, -20):
        for port in range(4):
            ship.box(2, -24 + port * 3.4, row, 1.8, 1.6)
    tones = (steel.light, steel.dark, steel.deep)
    scene.print(layer, *(scene.haze(tone, haze) for tone in tones))
    layer = scene.layer()
    ship = layer.at(x, foot, s)
    for left, way in ((-42, -1), (42, 1)):
        gun = ship.at(left, -14)
        gun.polygon(0, [(-8, 0), (-7, -7), (-3, -9), (5, -9), (8, -6), (8, 0)])
        gun.polygon(1, [(2, 0), (2, -9), (5, -9), (8, -6), (8, 0)])
        for rise in (-6.6, -4.2):
            gun.line(2, [(6 * way, rise), (24 * way, rise - 3)], 1.5)
    ship.polygon(0, [(-68, -17), (-58, -13), (56, -13), (62, -16), (58, 3), (-54, 3)])
    ship.polygon(1, [(-62, -6), (60, -5), (58, 3), (-54, 3)])
    ship.line(2, [(-66, -14.6), (60, -13.6)], 1.0)
    scene.print(layer, *(scene.haze(tone, haze) for tone in tones))
    layer = scene.layer()
    ship = layer.at(x, foot, s)
    ship.box(0, -56, -0.4, 115, 2.6)
    ship.polygon(1, [(56, -17), (56, -34), (74, -32), (73, -23), (57, -24)])
    ship.polygon(2, [(56, -30.6), (74, -29), (73.6, -26.4), (56.6, -27.6)])
    scene.print(layer, scene.haze(red.dark, haze), scene.haze(black.dark, haze), scene.haze(WHITE, haze))
    layer = scene.layer()
    for wave in range(4):
        layer.ellipse(wave % 2, (x - 2 + wave % 2 * 4, foot + (2 + wave * 1.6) * s), (62 - wave * 5) * s, 1.2 * s)
    layer.polygon(1, [(x - 66 * s, foot + 3 * s), (x - 58 * s, foot - 4 * s), (x - 48 * s, foot + 3 * s)])
    scene.print(layer, mix(scene.palette.middle, scene.palette.top, 0.5), mix(scene.palette.horizon, WHITE, 0.35))
