"""Men on foot who stand together: a wall of shields on a hill, a phalanx, and stakes before archers."""

from __future__ import annotations

from sprites.paint.palette import mix
from sprites.poster.ground.palettes import MATERIALS, Material
from sprites.poster.motif import Motif
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import in_air
from sprites.poster.stages.people.riders import charge

WALLS = ((0.34, 62.0, 0.62, 11.0), (0.12, 77.0, 0.92, 16.0), (0.0, 97.0, 1.32, 23.0))
"""Rows of shields from the farthest: haze, foot in the middle, size, and how far they stand from each other."""
FALLS = 0.1
"""How far the hill falls from the middle on, for each unit to a side."""
PHALANX = ((0.4, 66.0, 0.5, 15.0), (0.18, 82.0, 0.78, 23.0), (0.0, 106.0, 1.12, 33.0))
"""Ranks of hoplites from the farthest: haze, foot, size, and how far they stand from each other."""
STAKES = 17
"""Stakes of a hedge."""


def shield_wall(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Row over row of shields in both tones on a hill, spears over them."""
    middle = scene.width / 2
    scene.ground(60)
    for haze, foot, size, step in WALLS:
        count = int(middle / step) + 2
        for place in range(-count, count + 1):
            x = middle + place * step
            names = (*motif.tones, "paper")[:2]
            tones = [in_air(scene, name, haze) for name in (names[place % 2], names[1 - place % 2])]
            _shield_bearer(scene, x, foot + abs(x - middle) * FALLS, size, tones, haze)


def _shield_bearer(
    scene: SceneArt, x: float, foot: float, size: float, tones: list[Material], haze: float
) -> None:  # fmt: skip
    """A man behind a long shield, of whom helmet and spear are seen."""
    steel, wood, skin = (in_air(scene, name, haze) for name in ("steel", "timber", "skin"))
    field, sign = tones
    layer = scene.layer()
    man = layer.at(x, foot, size)
    man.line(0, [(6.0, -2), (8.5, -54)], 1.3)
    man.polygon(1, [(6.9, -54), (8.8, -64), (10.4, -54)])
    scene.print(layer, wood.dark, steel.light)
    layer = scene.layer()
    man = layer.at(x, foot, size)
    man.circle(0, (0, -33), 4.8)
    man.polygon(1, [(-5.2, -34), (-4, -40), (0, -44), (4, -40), (5.2, -34)])
    man.polygon(2, [(0, -44), (4, -40), (5.2, -34), (1.6, -34)])
    scene.print(layer, skin.light, steel.light, steel.dark)
    layer = scene.layer()
    shield = layer.at(x, foot, size)
    shield.polygon(2, [(-8.2, -28), (-4, -31), (4, -31), (8.2, -28), (6.4, -12), (0, 1.2), (-6.4, -12)])
    shield.polygon(0, [(-7, -27.4), (-3.6, -29.6), (3.6, -29.6), (7, -27.4), (5.4, -12.4), (0, -1), (-5.4, -12.4)])
    shield.polygon(1, [(-1.3, -29.6), (1.3, -29.6), (1.3, -3.4), (0, -1), (-1.3, -3.4)])
    shield.polygon(1, [(-7, -22.6), (7, -22.6), (6.6, -19.6), (-6.6, -19.6)])
    shield.circle(1, (0, -21), 2.6)
    scene.print(layer, field.light, sign.light, mix(field.deep, scene.palette.fore, 0.4))


def stakes(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Riders with lances, who come upon a hedge of sharpened stakes in the mud."""
    charge(scene, motif, stands)
    wood, mud = MATERIALS["timber"], MATERIALS["coffee"]
    layer = scene.layer()
    for number in range(STAKES):
        x = (number + 0.4) * scene.width / STAKES
        lean, tall = 7.0 + number * 5 % 4, 22.0 + number * 7 % 8
        stake = layer.at(x, 101.0)
        stake.polygon(0, [(0, 0), (lean, -tall), (lean + 2.6, -tall - 6), (lean + 3.2, -tall + 1), (4.2, 0)])
        stake.polygon(1, [(2.4, 0), (lean + 2.2, -tall), (lean + 2.6, -tall - 6), (lean + 3.2, -tall + 1), (4.2, 0)])
    layer.polygon(2, [(0, 103), (0, 97), (scene.width * 0.4, 99), (scene.width * 0.7, 96.5), (scene.width, 99),
                      (scene.width, 103)])  # fmt: skip
    scene.print(layer, wood.light, wood.deep, mix(mud.deep, scene.palette.fore, 0.5))


def phalanx(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Hoplites shoulder to shoulder with round shields, crested helmets and spears; shields are of the two tones."""
    names = (*motif.tones, "bronze", "red")[:2]
    for haze, foot, size, step in PHALANX:
        count = int(scene.width / step) + 2
        for place in range(-1, count):
            sign = place % 3 == 1
            tones = [in_air(scene, name, haze) for name in (names[1 - sign], names[sign])]
            _hoplite(scene, (place + 0.5) * step, foot, size, tones, haze)


def _hoplite(scene: SceneArt, x: float, foot: float, size: float, tones: list[Material], haze: float) -> None:
    """A man behind a round shield: helmet, crest and eyes over it, greaves under it."""
    field, sign = tones
    bronze, wood, crest = (in_air(scene, name, haze) for name in ("bronze", "timber", "red"))
    layer = scene.layer()
    man = layer.at(x, foot, size)
    man.line(0, [(12, 0), (3, -84)], 1.3)
    man.polygon(1, [(1.6, -83), (2.4, -93), (4.6, -83)])
    man.polygon(2, [(-6, -52), (-8, -60), (-4, -66), (4, -66), (8, -60), (6, -50)])
    scene.print(layer, wood.dark, in_air(scene, "steel", haze).light, crest.light)
    layer = scene.layer()
    man = layer.at(x, foot, size)
    for left in (-6.4, 1.6):
        man.polygon(0, [(left, 0), (left - 0.6, -14), (left + 5.4, -14), (left + 4.6, 0)])
    man.polygon(0, [(-6.4, -42), (-6.8, -54), (-4, -59.6), (0, -61), (4, -59.6), (6.8, -54), (6.4, -42)])
    man.polygon(1, [(1.4, -42), (1.4, -61), (4, -59.6), (6.8, -54), (6.4, -42)])
    man.polygon(2, [(-5, -52.6), (-0.8, -51), (-0.8, -42), (-2.4, -42), (-2, -49), (-5, -49.6)])
    man.polygon(2, [(5, -52.6), (0.8, -51), (0.8, -42), (2.4, -42), (2, -49), (5, -49.6)])
    scene.print(layer, bronze.light, bronze.dark, mix(bronze.deep, scene.palette.fore, 0.5))
    layer = scene.layer()
    shield = layer.at(x - 1, foot - 27, size)
    shield.circle(2, (0.8, 1), 17)
    shield.circle(1, (0, 0), 16.2)
    shield.circle(0, (0, 0), 13)
    shield.polygon(1, [(-2, -10), (2, -10), (9, 8), (5, 8), (0, -4), (-5, 8), (-9, 8)])
    scene.print(layer, field.light, sign.light, mix(field.deep, scene.palette.fore, 0.5))
