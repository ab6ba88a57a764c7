"""Soldiers of later ages: regiment and riflemen, a helmet with its sword, and the room that was filled with gold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sprites.paint.palette import WHITE, mix
from sprites.poster.ground.palettes import MATERIALS, Material
from sprites.poster.motif import Motif
from sprites.poster.press import Layer, Ramp
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import curve, material

ROWS = ((0.40, 60.0, 0.5, 17.0), (0.2, 74.0, 0.78, 23.0), (0.0, 98.0, 1.2, 33.0))
"""Ranks of a regiment from the farthest: haze, foot, size, and how far its men stand from each other."""
RIFLEMEN = ((0.24, 62.0, 84.0, 0.95), (0.0, 26.0, 97.0, 1.35))
"""Haze, place, foot and size of two who fire."""
CROSSED = ((0.3, 38.0, 76.0, 0.58), (0.0, 52.0, 97.0, 0.98))
"""The same of two on each side who fire at each other; their place is how far they are from the middle."""
GOLD = (
    (-34, 6),
    (-22, 8),
    (-8, 7),
    (8, 9),
    (24, 7),
    (36, 6),
    (-15, 20),
    (2, 22),
    (17, 19),
    (-6, 32),
    (8, 33),
)
"""Vessels of the ransom, from the middle of the heap and above its foot."""


def _cloths(scene: SceneArt, motif: Motif, haze: float) -> tuple[Material, Material, Material]:
    """Coat, what is white on it, and skin, as far away as they are."""
    names = (*motif.tones, "paper")[:2]
    found = (material(scene, name) for name in (*names, "skin"))
    coat, belt, skin = (
        Material(*(scene.haze(getattr(tone, part), haze) for part in ("light", "dark", "deep"))) for tone in found
    )
    return coat, belt, skin


def _marching(scene: SceneArt, x: float, foot: float, s: float, cloths: tuple[Material, ...]) -> None:
    """A soldier from before, his rifle on his shoulder."""
    coat, belt, skin = cloths
    layer = scene.layer()
    gun = layer.at(x, foot, s)
    gun.line(0, [(9.5, -14), (12, -52)], 1.7)
    gun.line(1, [(12, -52), (12.8, -63)], 1.0)
    scene.print(layer, MATERIALS["coffee"].dark, MATERIALS["steel"].light)
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.box(1, -6, -15, 5, 15)
    man.box(2, 1, -15, 5, 15)
    man.polygon(0, [(-9, -12), (-8, -33), (-4, -37), (4, -37), (8, -33), (9, -12)])
    man.polygon(1, [(2, -12), (2, -37), (4, -37), (8, -33), (9, -12)])
    man.box(1, 8, -32, 4, 14)
    man.box(0, -12, -32, 4, 14)
    scene.print(layer, coat.light, coat.dark, coat.deep)
    layer = scene.layer()
    man = layer.at(x, foot, s)
    for way in (-1, 1):
        man.line(0, [(-6 * way, -34), (6 * way, -19)], 2.2)
    man.circle(1, (0, -42), 5.4)
    man.polygon(2, [(1.6, -37), (1.6, -47), (5.4, -43), (4, -38)])
    scene.print(layer, belt.light, skin.light, skin.dark)
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.polygon(0, [(-6, -44.5), (-6.6, -55), (6.6, -55), (6, -44.5)])
    man.polygon(1, [(2, -44.5), (2, -55), (6.6, -55), (6, -44.5)])
    man.circle(2, (0, -50), 1.9)
    scene.print(layer, coat.deep, mix(coat.deep, scene.palette.fore, 0.5), belt.light)


def regiment(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Rank behind rank in coats of the first tone and belts of the second, under their colours."""
    x = scene.width / 2
    scene.ground(54)
    for haze, foot, s, step in ROWS:
        cloths = _cloths(scene, motif, haze)
        if s == ROWS[1][2]:
            _colours(scene, x - 30, foot, cloths)
        count = int(scene.width / step / 2) + 1
        for man in range(-count, count + 1):
            _marching(scene, x + (man + (s == ROWS[1][2]) / 2) * step, foot, s, cloths)


def _colours(scene: SceneArt, x: float, foot: float, cloths: tuple[Material, ...]) -> None:
    """The flag of a regiment: its belts' colour in a cross on that of its coats."""
    coat, belt, _ = cloths
    layer = scene.layer()
    cloth = layer.at(x, foot)
    cloth.polygon(0, [(0, -62), (30, -58), (28, -36), (0, -40)])
    cloth.polygon(1, [(10, -61), (16, -60), (15, -38), (10, -39)])
    cloth.polygon(1, [(0, -53), (29, -49), (29, -45), (0, -49)])
    cloth.line(2, [(0, 0), (0, -65)], 1.6)
    scene.print(layer, coat.light, belt.light, MATERIALS["timber"].deep)


def _firing(layer: Layer, ink: tuple[int, int, int]) -> None:
    """The body of a man who kneels and aims to the right, in light, dark and deep."""
    light, dark, deep = ink
    layer.polygon(deep, [(-16, 0), (-15, -6), (2, -9), (3, 0)])
    layer.polygon(dark, [(0, 0), (4, -16), (12, -17), (12, 0)])
    layer.polygon(dark, [(-9, -5), (-6, -17), (10, -18), (11, -12), (1, -6)])
    layer.polygon(light, [(-10, -14), (-8, -34), (-1, -39), (6, -36), (7, -14)])
    layer.polygon(dark, [(2, -14), (3, -37), (6, -36), (7, -14)])
    layer.polygon(light, [(-3, -36), (4, -37), (17, -33), (17, -29), (3, -29)])


def volley(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Kneeling riflemen, fire and smoke at their muzzles."""
    _field(scene)
    _riflemen(scene, motif, RIFLEMEN)


def volley_back(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """The same, who fire to the left."""
    _field(scene)
    _riflemen(scene, motif, RIFLEMEN, mirrored=True)


def crossfire(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Two lines of riflemen who fire at each other, in the first tone and in the second."""
    _field(scene)
    first, second, *_ = (*motif.tones, "steel", "steel")
    men = [(haze, scene.width / 2 - apart, foot, s) for haze, apart, foot, s in CROSSED]
    _riflemen(scene, replace(motif, tones=(second, "coffee")), men, mirrored=True)
    _riflemen(scene, replace(motif, tones=(first, "coffee")), men)


def _field(scene: SceneArt) -> None:
    scene.ridge(56, 12, scene.palette.far1, 0.4)
    scene.ground(60)


def _riflemen(
    scene: SceneArt, motif: Motif, men: Sequence[tuple[float, float, float, float]], mirrored: bool = False
) -> None:
    """Men who kneel and fire, each by haze, place, foot and size."""
    palette = scene.palette
    steel, wood, fire = MATERIALS["steel"], MATERIALS["coffee"], MATERIALS["ember"]
    for haze, left, foot, s in men:
        coat, belt, skin = _cloths(scene, motif, haze)
        x = scene.width - left if mirrored else left
        layer = scene.layer()
        puff = layer.at(x, foot, s, mirrored).at(54, -35)
        for right, up, radius in ((0, 0, 6.5), (8, -5, 8), (17, -1, 9), (8, 5, 6), (26, -7, 7)):
            puff.circle(0, (right, up), radius)
            puff.circle(1, (right + radius * 0.3, up + radius * 0.3), radius * 0.55)
        scene.print(layer, mix(palette.horizon, WHITE, 0.6), mix(palette.horizon, palette.far1, 0.35))
        layer = scene.layer()
        flash = layer.at(x, foot, s, mirrored).at(46, -35)
        flash.polygon(0, [(0, -1), (9, -5), (7, -1), (15, 0), (7, 2), (9, 6), (0, 1)])
        scene.print(layer, fire.light)
        layer = scene.layer()
        _firing(layer.at(x, foot, s, mirrored), (0, 1, 2))
        scene.print(layer, coat.light, coat.dark, coat.deep)
        layer = scene.layer()
        man = layer.at(x, foot, s, mirrored)
        man.line(0, [(-8, -32), (5, -17)], 2.2)
        man.circle(1, (3.5, -41), 5.6)
        man.polygon(2, [(-2, -38), (-1.6, -46), (2, -46), (1, -37)])
        man.circle(1, (17, -31), 2.6)
        scene.print(layer, belt.light, skin.light, skin.dark)
        layer = scene.layer()
        man = layer.at(x, foot, s, mirrored)
        man.polygon(0, [(-3, -42), *curve(3, -43.5, 6.4, 7), (14, -43), (13, -41.5)])
        man.line(1, [(3, -34), (18, -34.4)], 3.2)
        man.line(2, [(18, -35), (46, -35.4)], 1.7)
        scene.print(layer, coat.deep, wood.dark, steel.light)


def morion(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A helmet with a tall comb and a brim like a boat, before a sword."""
    x, foot, s = scene.width / 2, 74.0, 1.02
    steel, gold, red = material(scene, "steel"), material(scene, "gold"), material(scene, "red")
    layer = scene.layer()
    sword = layer.at(x, foot, s)
    sword.line(0, [(-44, 16), (50, -56)], 3.2)
    sword.line(1, [(-43, 17.4), (50, -54.4)], 1.2)
    sword.line(2, [(-40, 1), (-24, 16)], 2.6)
    sword.line(2, [(-52, 23), (-40, 13)], 3.6)
    scene.print(layer, steel.light, steel.deep, gold.dark)
    layer = scene.layer()
    plume = layer.at(x, foot, s)
    plume.polygon(0, [(-18, -22), (-30, -46), (-50, -50), (-58, -34), (-52, -18), (-44, -30), (-34, -26)])
    plume.polygon(1, [(-18, -22), (-30, -42), (-46, -42), (-52, -28), (-52, -18), (-44, -30), (-34, -26)])
    scene.print(layer, red.light, red.dark)
    layer = scene.layer()
    helmet = layer.at(x, foot, s)
    helmet.polygon(0, [*curve(0, -8, 23, 48), *reversed(curve(0, -8, 20, 33))])
    helmet.polygon(1, [*curve(0, -8, 23, 48, 0.55), *reversed(curve(0, -8, 20, 33, 0.55))])
    helmet.polygon(0, curve(0, -8, 28, 31))
    helmet.polygon(1, [(9, -8), *curve(0, -8, 28, 31, 0.6)])
    helmet.line(2, curve(0, -8, 28, 31, 0.16, 0.84), 1.3)
    helmet.polygon(
        0,
        [
            (-52, -24), (-39, -7), (-20, 2), (0, 5), (20, 2), (39, -7), (52, -24), (37, -16), (20, -10), (0, -8),
            (-20, -10), (-37, -16),
        ],
    )  # fmt: skip
    helmet.polygon(1, [(0, 5), (20, 2), (39, -7), (52, -24), (37, -16), (24, -4), (0, -1), (-24, -4), (-20, 2)])
    for rivet in (-21.0, -10.5, 0.0, 10.5, 21.0):
        helmet.circle(2, (rivet, -12.5 + abs(rivet) * 0.03), 1.8)
    scene.print(layer, steel.light, steel.dark, gold.light)


def ransom(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A room of fitted stones, filled with gold up to the line that a king's hand drew."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    stone, gold, red = material(scene, "lead"), MATERIALS["gold"], MATERIALS["red"]
    layer = scene.layer()
    layer.box(0, -2, -2, width + 4, 108)
    for row in range(9):
        top = row * 10.0
        layer.line(1, [(-2, top), (width + 2, top + row % 2)], 0.7)
        for joint in range(9):
            left = (joint + row % 2 * 0.5) * width / 8 + row * 7 % 5
            layer.line(1, [(left, top), (left + 1.5, top + 10)], 0.7)
    scene.print(
        layer,
        Ramp(mix(stone.dark, palette.fore, 0.25), mix(stone.deep, palette.fore, 0.3), 0, 90),
        stone.deep,
    )
    layer = scene.layer()
    for left in (-42.0, 0.0, 42.0):
        layer.polygon(0, [(x + left - 6, 22), (x + left + 6, 22), (x + left + 8, 45), (x + left - 8, 45)])
        layer.polygon(1, [(x + left + 6, 22), (x + left + 8, 45), (x + left + 5, 45), (x + left + 3, 22)])
    scene.print(layer, palette.fore, stone.deep)
    layer = scene.layer()
    layer.line(0, [(-2, 51), (width + 2, 51)], 1.3)
    scene.print(layer, red.light)
    scene.sheet.glow((x, 80), 58, gold.light, 0.75, 0.7)
    layer = scene.layer()
    layer.polygon(0, [(x - 66, 104), (x - 44, 84), (x - 18, 66), (x, 60), (x + 22, 68), (x + 46, 86), (x + 66, 104)])
    layer.polygon(1, [(x + 4, 104), (x + 10, 64), (x + 22, 68), (x + 46, 86), (x + 66, 104)])
    scene.print(layer, Ramp(gold.light, gold.dark, 58, 104), gold.dark)
    for number, (left, up) in enumerate(GOLD):
        layer = scene.layer()
        thing = layer.at(x + left, 98 - up, 0.95)
        if number % 3 == 0:
            thing.circle(0, (0, -6), 7)
            thing.circle(1, (1.4, -4.6), 4.6)
            thing.circle(0, (-0.4, -6.4), 2.6)
        elif number % 3 == 1:
            thing.polygon(0, [(-4, 0), (-7, -8), (-2.6, -13), (-4, -16), (4, -16), (2.6, -13), (7, -8), (4, 0)])
            thing.polygon(1, [(1, 0), (1.6, -16), (4, -16), (2.6, -13), (7, -8), (4, 0)])
        else:
            thing.polygon(0, [(-5, 0), (-5, -9), (-2, -12), (-5, -17), (5, -17), (2, -12), (5, -9), (5, 0)])
            thing.polygon(1, [(1, 0), (1, -17), (5, -17), (2, -12), (5, -9), (5, 0)])
            thing.circle(2, (-2, -14.6), 0.9)
        scene.print(layer, mix(gold.light, WHITE, 0.25), gold.dark, gold.deep)
