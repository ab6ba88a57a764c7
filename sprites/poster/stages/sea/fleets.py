"""Fleets of war: fire ships among junks, a steamer against junks, and ships of steel."""

from __future__ import annotations

import math

from sprites.paint.palette import WHITE, mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.ground.strife import embers
from sprites.poster.ground.waters import water
from sprites.poster.motif import Motif
from sprites.poster.press import Point
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import curve, material
from sprites.poster.stages.sea.afloat import WHITE_HOT, blaze, sea_of_war, wake


def red_cliffs(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Fire ships drive into a fleet of junks under red cliffs."""
    width, horizon = scene.width, scene.horizon
    sea_of_war(scene)
    rock = material(scene, "terracotta")
    layer = scene.layer()
    cliff = layer.at(0, horizon + 3)
    cliff.polygon(0, [(-3, 0), (-3, -40), (7, -43), (15, -33), (24, -34), (30, -20), (39, -17), (46, 0)])
    cliff.polygon(1, [(7, -43), (15, -33), (24, -34), (30, -20), (39, -17), (46, 0), (33, 0), (25, -13), (16, -19)])
    cliff.polygon(2, [(-3, 0), (-3, -16), (5, -21), (9, -8), (17, 0)])
    scene.print(layer, scene.haze(rock.dark, 0.1), scene.haze(rock.deep, 0.15), scene.haze(rock.deep, 0.05))
    for share, down, s in ((0.56, 3.0, 0.34), (0.76, 4.0, 0.4), (0.95, 5.5, 0.46)):
        _junk(scene, width * share, horizon + down, s)
        blaze(scene, width * share, horizon + down, 16 * s, 34 * s, 5)
    _junk(scene, width * 0.8, horizon + 19, 0.86)
    blaze(scene, width * 0.82, horizon + 15, 17, 33, 8)
    wake(scene, width * 0.8, horizon + 19.6, 21)
    x, foot = width * 0.36, 91.0
    _junk(scene, x, foot, 1.12, "red")
    blaze(scene, x + 30, foot - 12, 8, 22, 5)
    wake(scene, x, foot + 1.6, 30)
    embers(scene, 44)


def steamer_and_junks(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """An iron steamer with paddle wheels among junks, which burn before a pagoda on its hill."""
    width, horizon = scene.width, scene.horizon
    sea_of_war(scene, smokes=False)
    _pagoda_hill(scene, width * 0.16, horizon + 1)
    _junk(scene, width * 0.45, horizon + 5, 0.4)
    blaze(scene, width * 0.45, horizon + 5, 7, 12, 5)
    _junk(scene, width * 0.19, horizon + 24, 0.98)
    blaze(scene, width * 0.2, horizon + 18, 15, 27, 7)
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
    wake(scene, x - 2, foot + 1.6, 52)
    wake(scene, width * 0.19, horizon + 24.6, 21)
    embers(scene, 30)


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
