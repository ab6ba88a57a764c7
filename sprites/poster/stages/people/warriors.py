"""Warriors seen close, with what they fight with, and an army of clay."""

from __future__ import annotations

import math

from sprites.bust.person import Bust
from sprites.paint.palette import mix
from sprites.poster.ground.palettes import Material
from sprites.poster.motif import Motif
from sprites.poster.person import lay_person
from sprites.poster.press import Ramp
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import curve, in_air, material

JAGUAR = Bust(
    skin="copper", face="square", hair="none", gear="jaguar", collar="bare", cloth=("gold", "teal"), eyes="narrow",
    iris="dark", brow=2, tilt=2, mouth="stern",
)  # fmt: skip
RANGER = Bust(
    skin="light", face="long", hair="nape", hair_colour="chestnut", beard="stubble", gear="brim", gear_colour="brown",
    collar="lapel", cloth=("green", "tan"), iris="green", brow=2, tilt=1,
)  # fmt: skip
FEATHERS = 9
RANKS = ((0.42, 56.0, 0.52, 10.0), (0.24, 68.0, 0.72, 14.0), (0.1, 83.0, 1.0, 20.0))
"""Ranks of clay from the farthest: haze, foot, size, and how far they stand from each other."""


def jaguar_warrior(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A warrior of Mexico, his face in the jaws of a jaguar, with a shield of feathers and a sword of obsidian."""
    lay_person(scene, JAGUAR)
    x = scene.width / 2
    wood, black, red, jade, gold = (material(scene, name) for name in ("timber", "black", "red", "jade", "gold"))
    layer = scene.layer()
    sword = layer.at(x + 42, 102)
    sword.polygon(0, [(-6, 0), (-2.6, -32), (4, -78), (13, -77), (9, -31), (3, 0)])
    for blade in range(6):
        low, across = -38 - blade * 7, 0.13 * blade * 7
        sword.polygon(2, [(-2 + across, low), (-6.4 + across, low - 3), (-1.4 + across, low - 6.4)])
        sword.polygon(2, [(9.4 + across * 0.6, low), (14 + across * 0.6, low - 3), (10 + across * 0.6, low - 6.4)])
    sword.polygon(1, [(3, -32), (9, -31), (13, -77), (9, -77.6)])
    scene.print(layer, wood.light, wood.dark, black.deep)
    centre = x - 38, 80.0
    layer = scene.layer()
    for feather in range(FEATHERS):
        turn = math.pi * (0.12 + 0.76 * feather / (FEATHERS - 1))
        dx, dy = math.cos(turn), math.sin(turn)
        tip = centre[0] + dx * 31, centre[1] + dy * 31
        layer.line(feather % 2, [(centre[0] + dx * 15, centre[1] + dy * 15), tip], 5)
    scene.print(layer, jade.light, jade.dark)
    layer = scene.layer()
    for ink, radius in ((2, 20.0), (0, 18.6), (1, 14.0), (0, 8.0), (2, 4.4)):
        layer.circle(ink, centre, radius)
    scene.print(layer, red.light, gold.light, gold.deep)
    layer = scene.layer()
    for step in range(8):
        turn = math.tau * step / 8
        spot = centre[0] + 11 * math.cos(turn), centre[1] + 11 * math.sin(turn)
        layer.circle(0, spot, 1.7)
    scene.print(layer, jade.dark)


def ranger(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A ranger in green with a broad hat, his long gun aslant before pines."""
    lay_person(scene, RANGER)
    x = scene.width / 2
    wood, steel, coffee = (material(scene, name) for name in ("timber", "steel", "coffee"))
    layer = scene.layer()
    gun = layer.at(x + 12, 3)
    gun.polygon(0, [(-50, 103), (-44, 90), (-30, 84), (-22, 78), (40, 24), (42.6, 27), (-18, 82), (-24, 90), (-36, 98),
                    (-40, 103)])  # fmt: skip
    gun.polygon(1, [(-40, 103), (-36, 98), (-24, 90), (-18, 82), (42.6, 27), (41.4, 25.6), (-20, 80), (-27, 88),
                    (-44, 100)])  # fmt: skip
    gun.line(2, [(-19, 77.4), (54, 13)], 2.2)
    gun.polygon(2, [(-24, 78), (-17, 73), (-14, 77), (-21, 82)])
    scene.print(layer, wood.light, wood.deep, steel.dark)
    layer = scene.layer()
    strap = layer.at(x, 0)
    strap.line(0, [(22, 74), (-4, 103)], 3.4)
    strap.polygon(1, [(26, 103), (22, 96), (26, 89), (36, 87), (46, 92), (38, 92), (32, 96), (33, 103)])
    scene.print(layer, coffee.dark, material(scene, "sail").light)


def ranks(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Rank behind rank of men of clay in a pit; the first one kneels."""
    palette, width = scene.palette, scene.width
    earth = material(scene, "terracotta")
    layer = scene.layer()
    layer.box(0, -2, 24, width + 4, 80)
    for beam in range(int(width / 12) + 2):
        layer.box(1, beam * 12 - 3, 18, 5, 12)
    layer.box(2, -2, 15, width + 4, 5)
    scene.print(
        layer,
        Ramp(mix(earth.deep, palette.horizon, 0.3), mix(earth.deep, palette.fore, 0.3), 24, 100),
        mix(earth.deep, palette.fore, 0.45),
        mix(earth.dark, palette.horizon, 0.25),
    )
    if not stands:
        return
    for row, (haze, foot, size, step) in enumerate(RANKS):
        count = int(width / step) + 2
        clay = in_air(scene, "terracotta", haze)
        for place in range(-1, count):
            x = (place + 0.5 * (row % 2)) * step + 4
            _of_clay(scene, x, foot, size, clay)
    near = in_air(scene, "terracotta", 0.0)
    for place in range(-2, 3):
        _kneeling(scene, width / 2 + place * 30, 100, 1.16, near)


def _of_clay(scene: SceneArt, x: float, foot: float, s: float, clay: Material) -> None:
    """A man who stands, 48 tall."""
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.polygon(0, [(-3.6, 0), (-4, -14), (4, -14), (3.6, 0)])
    man.polygon(0, [(-8, -13), (-6.4, -26), (-7, -33), (-3, -37), (3, -37), (7, -33), (6.4, -26), (8, -13)])
    man.polygon(1, [(1.4, 0), (1.6, -37), (3, -37), (7, -33), (6.4, -26), (8, -13), (4, -13), (3.6, 0)])
    man.line(2, [(-6.2, -24.6), (6.2, -24.6)], 1.3)
    for plate in range(3):
        man.line(2, [(-5.6, -28 - plate * 2.4), (5.6, -28 - plate * 2.4)], 0.4)
    man.ellipse(0, (0, -41), 3.5, 4.5)
    man.polygon(1, [(0.8, -45), (3, -43), (3.3, -40), (1.4, -36.8)])
    man.polygon(2, [*curve(0, -42.4, 3.8, 4)])
    man.circle(2, (1.6, -47.6), 2.1)
    scene.print(layer, clay.light, clay.dark, clay.deep)


def _kneeling(scene: SceneArt, x: float, foot: float, s: float, clay: Material) -> None:
    """A man of clay on one knee, 38 tall."""
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.polygon(0, [(-11, 1), (-10, -6), (-4, -9), (8, -12), (12, -8), (11, 1), (7, 1), (6, -5), (-2, 1)])
    man.polygon(0, [(-9, -7), (-7.4, -20), (-8, -25), (-3.6, -29), (3.6, -29), (8, -25), (7.4, -18), (9, -9)])
    man.polygon(1, [(2, -8), (2, -29), (3.6, -29), (8, -25), (7.4, -18), (9, -9), (12, -8), (11, 1), (7, 1), (6, -5)])
    man.line(2, [(-7.6, -16.6), (7.6, -16.6)], 1.6)
    for plate in range(3):
        man.line(2, [(-6.6, -19.6 - plate * 2.7), (6.6, -19.6 - plate * 2.7)], 0.5)
    man.line(0, [(-7, -24), (-5, -14.6), (3, -15)], 3)
    man.ellipse(0, (0, -33.6), 4.2, 5.2)
    man.polygon(1, [(0.8, -38), (3.4, -36.4), (4, -32), (1.6, -28.8)])
    man.polygon(2, [*curve(0, -35, 4.6, 4.6)])
    man.circle(2, (2, -40.6), 2.5)
    man.line(2, [(-1.8, -33), (-0.8, -33)], 0.6)
    man.line(2, [(1, -33), (2.2, -33)], 0.6)
    man.line(2, [(-1.2, -30.4), (1.2, -30.4)], 0.5)
    scene.print(layer, clay.light, clay.dark, clay.deep)
