"""People who meet: an oath, two lovers, and two flags over one fort."""

from __future__ import annotations

from sprites.paint.palette import WHITE, mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.motif import Motif
from sprites.poster.press import Layer, Point, Ramp
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import arch, curve, material

BROTHERS = ((-26.0, 90.0, "foliage", "black"), (26.0, 90.0, "blue", "coffee"), (0.0, 94.0, "red", "black"))
"""From the middle, foot, robe and beard of three who swear an oath."""


def _robe(layer: Layer) -> None:
    """A standing person without head in inks 0 and 1, 38 tall."""
    layer.polygon(0, [(-14, 0), (-11, -20), (-10, -34), (-4, -39), (4, -39), (10, -34), (11, -20), (14, 0)])
    layer.polygon(1, [(1, 0), (2, -39), (4, -39), (10, -34), (11, -20), (14, 0)])


def oath(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Three brothers cross their blades under a peach tree in blossom."""
    x, gold, steel = scene.width / 2, MATERIALS["gold"], MATERIALS["steel"]
    bough, skin = material(scene, "timber"), material(scene, "skin")
    pink = mix(MATERIALS["red"].light, WHITE, 0.55)
    for side in (-1, 1):
        layer = scene.layer()
        layer.line(0, [(x + side * 66, 92), (x + side * 60, 44), (x + side * 44, 18), (x + side * 20, 14)], 4)
        layer.line(0, [(x + side * 60, 46), (x + side * 72, 24)], 3)
        scene.print(layer, bough.deep)
        layer = scene.layer()
        for _ in range(34):
            spot = x + side * scene.random.uniform(16, 78), scene.random.uniform(6, 34)
            layer.circle(scene.random.randrange(2), spot, scene.random.uniform(2.2, 4.6))
        scene.print(layer, pink, mix(pink, MATERIALS["plum"].light, 0.35))
    for left, foot, robe, beard in BROTHERS:
        cloth, hair = material(scene, robe), material(scene, beard)
        layer = scene.layer()
        layer.line(0, [(x + left + 4, foot - 34), (x + left * 0.05, 25)], 1.8)
        scene.print(layer, steel.light)
        layer = scene.layer()
        _robe(layer.at(x + left, foot, 1.15))
        scene.print(layer, cloth.light, cloth.dark)
        layer = scene.layer()
        man = layer.at(x + left, foot, 1.15)
        man.line(0, [(-10, -19), (10, -19)], 2.6)
        man.polygon(0, [(-4, -39), (4, -39), (0, -27)])
        man.line(1, [(9, -34), (6 - left * 0.12, -45)], 4.2)
        scene.print(layer, gold.light, cloth.dark)
        layer = scene.layer()
        man = layer.at(x + left, foot, 1.15)
        man.circle(0, (0, -45), 6.2)
        man.polygon(1, [(1, -51), (6, -46), (4, -40), (1, -40)])
        man.polygon(2, [(-5, -43), (5.4, -43), (3.4, -34), (0, -31), (-3.4, -35)])
        man.polygon(2, [*curve(0, -46.4, 6.4, 6.4)])
        man.circle(2, (0, -54), 2.6)
        scene.print(layer, skin.light, skin.dark, hair.deep)


def balcony(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """By night a woman on her balcony, and a man below who looks up to her."""
    width, palette = scene.width, scene.palette
    stone, leaf = material(scene, "sandstone"), MATERIALS["foliage"]
    skin, coat, dress = material(scene, "skin"), material(scene, "blue"), material(scene, "red")
    scene.ground(84)
    left = width * 0.46
    layer = scene.layer()
    layer.box(0, left, -2, width - left + 2, 92)
    layer.box(1, left, -2, 3, 92)
    for row in range(9):
        layer.line(1, [(left, row * 10 + 3), (width, row * 10 + 3)], 0.4)
    scene.print(
        layer,
        Ramp(mix(stone.dark, palette.middle, 0.3), mix(stone.deep, palette.fore, 0.2), 0, 92),
        stone.deep,
    )
    x = left + (width - left) * 0.46
    scene.sheet.glow((x, 34), 34, MATERIALS["ember"].light, 0.75, 0.9)
    layer = scene.layer()
    arch(layer, 0, x, 58, 17, 46)
    arch(layer, 1, x, 58, 13, 41)
    scene.print(layer, stone.deep, MATERIALS["gold"].light)
    layer = scene.layer()
    her = layer.at(x - 2, 60, 1.0)
    her.polygon(0, [(-9, 0), (-6, -15), (-7, -21), (-3, -25), (3, -25), (7, -21), (6, -15), (9, 0)])
    her.polygon(1, [(1, 0), (1, -25), (3, -25), (7, -21), (6, -15), (9, 0)])
    her.line(2, [(-6, -21), (-13, -13)], 2.4)
    her.circle(2, (0, -30), 5)
    scene.print(layer, dress.light, dress.dark, skin.light)
    layer = scene.layer()
    layer.at(x - 2, 60).polygon(0, [*curve(0.6, -30.5, 5.6, 6), (7, -22), (3, -24), (4, -30)])
    scene.print(layer, material(scene, "coffee").deep)
    layer = scene.layer()
    layer.box(0, x - 25, 58, 50, 3.4)
    layer.box(0, x - 24, 74, 48, 4)
    for baluster in range(9):
        layer.box(0, x - 23 + baluster * 5.4, 60, 2.2, 15)
    layer.polygon(1, [(x - 20, 78), (x + 20, 78), (x + 12, 86), (x - 12, 86)])
    scene.print(layer, stone.light, stone.dark)
    layer = scene.layer()
    for step in range(26):
        spot = left + 2 + scene.random.uniform(-3, 9) * (step / 26), 92 - step * 3.4
        layer.circle(step % 2, spot, scene.random.uniform(2, 3.8))
    scene.print(layer, leaf.dark, leaf.deep)
    layer = scene.layer()
    man = layer.at(width * 0.24, 95, 1.12)
    man.polygon(2, [(-5, 0), (-4, -17), (5, -17), (5, 0), (1.5, 0), (0.6, -12), (-1, 0)])
    man.polygon(0, [(-8, -13), (-7, -30), (-3, -34), (3, -34), (7, -30), (7, -13)])
    man.polygon(1, [(-8, -13), (-7, -30), (-3, -34), (-1, -34), (-2, -13)])
    man.polygon(1, [(-7, -32), (-13, -4), (-6, -8), (-5, -30)])
    scene.print(layer, coat.light, coat.dark, material(scene, "black").deep)
    layer = scene.layer()
    man = layer.at(width * 0.24, 95, 1.12)
    man.line(0, [(5, -30), (16, -40)], 3)
    man.circle(0, (1, -39), 5.2)
    man.polygon(1, [(-4, -36), (-4.6, -42), (-1, -45.6), (4.6, -44), (0, -41), (-1.6, -35)])
    man.polygon(2, [(-5.6, -43), (-1, -48), (6, -45.6), (5, -43)])
    man.polygon(2, [(-3, -46), (-10, -52), (-6, -45)])
    scene.print(layer, skin.light, material(scene, "coffee").deep, dress.dark)


def _flag(scene: SceneArt, x: float, foot: float, side: int, bands: tuple[str, str, str]) -> None:
    """A flag of three upright bands on a pole, blowing to a side."""
    layer = scene.layer()
    layer.line(2, [(x, foot), (x, foot - 66)], 1.8)
    scene.print(layer, MATERIALS["timber"].dark, MATERIALS["timber"].dark, MATERIALS["timber"].deep)
    layer = scene.layer()
    for ink in range(3):
        near, far = ink * 11, (ink + 1) * 11
        dips = [0.0, 2.2, 1.0, -1.4]
        band: list[Point] = [
            (x + side * near, foot - 66 + dips[ink]),
            (x + side * far, foot - 66 + dips[ink + 1]),
        ]
        band += [(px, py + 23) for px, py in reversed(band)]
        layer.polygon(ink, band)
    scene.print(layer, *(material(scene, name).light for name in bands))


def standoff(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Two officers before one fort, each under a flag."""
    x = scene.width / 2
    mud, skin, paper = material(scene, "sandstone"), material(scene, "skin"), material(scene, "paper")
    layer = scene.layer()
    layer.box(0, x - 40, 44, 80, 28)
    layer.box(1, x + 8, 44, 32, 28)
    for tower in (-40, 26):
        layer.box(0, x + tower, 36, 14, 36)
        layer.box(1, x + tower + 8, 36, 6, 36)
    arch(layer, 2, x - 4, 72, 6, 18)
    scene.print(layer, scene.haze(mud.light, 0.2), scene.haze(mud.dark, 0.2), mud.deep)
    _flag(scene, x - 34, 84, -1, ("blue", "paper", "red"))
    _flag(scene, x + 34, 84, 1, ("red", "paper", "red"))
    for side, coat in ((-1, material(scene, "blue")), (1, material(scene, "red"))):
        layer = scene.layer()
        man = layer.at(x + side * 19, 95, 1.2, mirrored=side > 0)
        man.polygon(2, [(-6, 0), (-5, -20), (5, -20), (6, 0), (1, 0), (0, -14), (-2, 0)])
        man.polygon(0, [(-9, -14), (-8, -32), (-4, -37), (4, -37), (8, -32), (8, -14)])
        man.polygon(1, [(-9, -14), (-8, -32), (-4, -37), (-1, -37), (-2, -14)])
        man.line(0, [(6, -32), (15, -26)], 4)
        man.line(2, [(-9, -21), (8, -21)], 2.2)
        scene.print(layer, coat.light, coat.dark, paper.light)
        layer = scene.layer()
        man = layer.at(x + side * 19, 95, 1.2, mirrored=side > 0)
        man.circle(0, (0.6, -42.5), 5.4)
        man.circle(0, (15.5, -25.6), 2.4)
        man.polygon(1, [(0.6, -41.4), (6.4, -41.6), (6.4, -39.6), (1, -39.4)])
        man.polygon(2, [*curve(0, -44.4, 6.6, 8), (9, -43), (-8, -42)])
        scene.print(layer, skin.light, material(scene, "coffee").deep, paper.light)


def surrender(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A red officer hands his sword to a blue one between two lines of men; a drum lies on the ground."""
    x = scene.width / 2
    red, blue, paper, skin = (material(scene, name) for name in ("red", "blue", "paper", "skin"))
    coffee, steel, gold = material(scene, "coffee"), material(scene, "steel"), MATERIALS["gold"]
    for side, coat in ((-1, red), (1, blue)):
        for haze, foot, s, step, first in ((0.36, 76.0, 0.66, 9.0, 20.0), (0.16, 84.0, 0.9, 13.0, 38.0)):
            layer = scene.layer()
            for number in range(6):
                away = first + number * step
                soldier = layer.at(x + side * away, foot, s)
                soldier.polygon(2, [(-4, 0), (-4, -16), (4, -16), (4, 0)])
                soldier.polygon(0, [(-6, -13), (-6, -28), (-3, -31), (3, -31), (6, -28), (6, -13)])
                soldier.line(2, [(-5, -28), (5, -15)], 1.2)
                soldier.line(1, [(5.6, -12), (7, -46)], 1.0)
                soldier.polygon(1, [(-6, -38), (0, -41.6), (6, -38), (4, -36.4), (-4, -36.4)])
            scene.print(layer, *(scene.haze(tone, haze) for tone in (coat.light, coffee.deep, paper.light)))
            layer = scene.layer()
            for number in range(6):
                layer.circle(0, (x + side * (first + number * step), foot - 34 * s), 3.2 * s)
            scene.print(layer, scene.haze(skin.light, haze))
    layer = scene.layer()
    layer.ellipse(0, (x, 97), 34, 2.6)
    scene.print(layer, scene.palette.ground_dark, strength=0.6)
    for side, coat in ((-1, red), (1, blue)):
        layer = scene.layer()
        man = layer.at(x + side * 21, 97, 1.4, mirrored=side > 0)
        man.polygon(2, [(-6, 0), (-5, -20), (5, -20), (6, 0), (1, 0), (0, -14), (-2, 0)])
        man.polygon(0, [(-9, -14), (-8, -32), (-4, -37), (4, -37), (8, -32), (8, -14)])
        man.polygon(1, [(-9, -14), (-8, -32), (-4, -37), (-1, -37), (-2, -14)])
        man.polygon(0, [(-9, -16), (-11, -4), (-4, -6), (-2, -16)])
        man.line(0, [(5, -32), (15, -25)], 3.6)
        man.line(2, [(-7, -32), (7, -18)], 1.6)
        scene.print(layer, coat.light, coat.dark, paper.light)
        layer = scene.layer()
        man = layer.at(x + side * 21, 97, 1.4, mirrored=side > 0)
        man.circle(0, (0.6, -42.5), 5)
        man.circle(0, (15.5, -24.6), 2.2)
        man.polygon(1, [(-4.6, -42), (-5, -46), (4, -46.6), (1, -44), (-3, -38)])
        man.polygon(1, [(-9, -45), (-2, -51.6), (3, -51), (10, -45.6), (2, -46.6)])
        man.line(2, [(-8, -45.6), (-1, -50.6), (9, -45.6)], 0.8)
        scene.print(layer, skin.light, coffee.deep, gold.light)
    layer = scene.layer()
    sword = layer.at(x, 62)
    sword.line(0, [(-13, 3.6), (20, -5)], 1.6)
    sword.line(1, [(-13, 3.6), (-3, 1)], 2.2)
    sword.line(1, [(-5, -2.4), (-3, 4.6)], 1.6)
    scene.print(layer, mix(steel.light, WHITE, 0.5), gold.light)
    layer = scene.layer()
    drum = layer.at(x - 2, 98, 0.95)
    drum.box(0, -10, -12, 20, 12)
    drum.ellipse(0, (0, 0), 10, 3)
    drum.ellipse(1, (0, -12), 10, 3)
    for cord in range(5):
        drum.line(1, [(-9 + cord * 4.5, -11), (-7 + cord * 4.5, 1)], 0.6)
    drum.box(2, -10, -11, 20, 1.6)
    scene.print(layer, red.light, paper.light, gold.dark)
