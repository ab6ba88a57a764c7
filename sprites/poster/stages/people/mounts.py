"""Riders and drivers of anything but a plain horse: camels, elephants, a god's chariot; and riders with a pose of their
own.
"""

from __future__ import annotations

from sprites.paint.palette import WHITE, mix
from sprites.poster.ground.palettes import MATERIALS, Material
from sprites.poster.ground.places import palm
from sprites.poster.ground.strife import flames
from sprites.poster.motif import Motif
from sprites.poster.press import Layer
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import curve, in_air, material
from sprites.poster.stages.people.riders import bow, charge, horse, wheel

CARAVAN = ((0.4, 0.86, 68.0, 0.5), (0.2, 0.68, 79.0, 0.76), (0.0, 0.36, 94.0, 1.2))
"""Riders from the farthest: haze, place, foot and size."""
WING = 9
"""Feathers of a hussar's wing."""


def _shadow(scene: SceneArt, x: float, foot: float, half: float) -> None:
    layer = scene.layer()
    layer.ellipse(0, (x, foot), half, 2.6)
    scene.print(layer, scene.palette.ground_dark, strength=0.6)


def _camel(layer: Layer) -> None:
    """A camel at a run in light, dark (far legs and belly) and deep (hooves, tuft); its hump is 37 over the ground."""
    layer.polygon(1, [(-12, -18), (-7, -16), (-9, -8), (-17, -1), (-20, -3), (-14, -10)])
    layer.polygon(1, [(6, -18), (12, -18), (16, -9), (22, -3), (20, 0), (12, -7)])
    layer.polygon(0, [(-19, -23), (-11, -17), (-17, -9), (-27, 0), (-30, -2), (-22, -11)])
    layer.polygon(0, [(10, -20), (16, -22), (21, -14), (30, -8), (28, -5), (18, -11)])
    layer.polygon(0, [(-20, -20), (-17, -28), (-10, -31), (-5, -37), (1, -38), (6, -31), (13, -29), (19, -26),
                      (24, -28), (27, -36), (27, -44), (31, -47), (39, -45), (41, -42), (38, -39), (33, -40), (33, -31),
                      (28, -21), (18, -16), (4, -15), (-12, -15)])  # fmt: skip
    layer.polygon(1, [(-16, -18), (-4, -19), (10, -19), (22, -22), (29, -28), (33, -36), (33, -31), (28, -21),
                      (18, -16), (4, -15), (-12, -15)])  # fmt: skip
    layer.line(2, [(-19, -25), (-24, -20), (-24, -14)], 1.2)
    layer.polygon(2, [(29, -46), (29, -50), (32, -46.6)])
    for x, y in ((-28, -1), (-18.5, -2), (28.5, -6.6), (21, -1.6)):
        layer.circle(2, (x, y), 1.6)


def _up(layer: Layer, high: float) -> Layer:
    """The layer for somebody whose seat, drawn at 24 over the ground, is `high` over it."""
    return layer.at(0, 24 - high)


def _archer(scene: SceneArt, at: tuple[float, float, float], high: float, tones: tuple[Material, ...]) -> None:
    """Somebody with a drawn bow at (x, foot) and a size, seated `high`, in cloth and headcloth."""
    x, foot, s = at
    cloth, cap, skin, wood = tones
    layer = scene.layer()
    man = _up(layer.at(x, foot, s), high)
    man.polygon(2, [(-3, -27), (4, -26), (9, -17), (7, -10), (3, -10), (4, -17)])
    man.polygon(0, [(-6, -23), (-6, -34), (-3, -40), (3, -40), (6, -34), (5, -24)])
    man.polygon(1, [(1, -24), (1, -40), (3, -40), (6, -34), (5, -24)])
    scene.print(layer, cloth.light, cloth.dark, cloth.deep)
    layer = scene.layer()
    man = _up(layer.at(x, foot, s), high)
    man.circle(0, (1, -44.5), 4.4)
    man.line(0, [(2, -37), (15, -38)], 2.8)
    man.polygon(1, [*curve(0.6, -45, 5.4, 6), (6.2, -43.4), (-3, -43.6), (-8, -34), (-5, -43)])
    man.line(2, [(-5, -45.2), (6, -45.4)], 1.1)
    scene.print(layer, skin.light, cap.light, cap.deep)
    layer = scene.layer()
    bow(_up(layer.at(x, foot, s), high), 3, -38)
    scene.print(layer, wood.deep, material(scene, "steel").light)


def camel_archers(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Archers on running camels; cloth, hide and headcloth are of the three tones."""
    names = (*motif.tones, "red", "thatch", "cream")[:3]
    for haze, place, foot, s in CARAVAN:
        x = place * scene.width
        cloth, hide, cap = (in_air(scene, name, haze) for name in names)
        _shadow(scene, x, foot, 30 * s)
        layer = scene.layer()
        _camel(layer.at(x, foot, s))
        scene.print(layer, hide.light, hide.dark, hide.deep)
        layer = scene.layer()
        rug = layer.at(x, foot, s)
        rug.polygon(0, [(-12, -31), (-5, -38), (2, -38.6), (9, -31), (8, -22), (-11, -22)])
        rug.line(1, [(-11, -24), (8, -24)], 1.6)
        rug.line(1, [(38, -42), (24, -34), (10, -33)], 0.8)
        scene.print(layer, cloth.dark, cap.light)
        _archer(scene, (x, foot, s), 35, (cloth, cap, in_air(scene, "skin", haze), in_air(scene, "coffee", haze)))


def parting_shot(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Riders who turn in the saddle at a gallop and shoot behind them, past a spring between palms."""
    layer = scene.layer()
    for left, tall in ((0.78, 46.0), (0.9, 38.0), (0.7, 30.0)):
        palm(layer, scene.width * left, scene.horizon + 8, tall, 4)
    scene.print(layer, scene.haze(scene.palette.leaf_light, 0.1), scene.palette.leaf_dark)
    layer = scene.layer()
    layer.ellipse(0, (scene.width * 0.8, scene.horizon + 11), 17, 3)
    layer.ellipse(1, (scene.width * 0.79, scene.horizon + 10.6), 11, 1.2)
    scene.print(layer, mix(scene.palette.top, scene.palette.middle, 0.4), mix(scene.palette.middle, WHITE, 0.5))
    names = (*motif.tones, "gold", "timber", "steel")[:3]
    for haze, place, foot, s in ((0.3, 0.2, 72.0, 0.62), (0.0, 0.52, 94.0, 1.3)):
        x = place * scene.width
        cloth, hide, cap = (in_air(scene, name, haze) for name in names)
        _shadow(scene, x, foot, 30 * s)
        layer = scene.layer()
        horse(layer.at(x, foot, s))
        scene.print(layer, hide.light, hide.dark, hide.deep)
        skin, wood = in_air(scene, "skin", haze), in_air(scene, "coffee", haze)
        layer = scene.layer()
        man = layer.at(x, foot, s)
        man.polygon(2, [(-3, -27), (4, -26), (8, -16), (6, -10), (2, -10), (3, -16)])
        scene.print(layer, cloth.deep, cloth.deep, wood.deep)
        layer = scene.layer()
        man = layer.at(x, foot, s, mirrored=True)
        man.polygon(0, [(-6, -23), (-6, -34), (-3, -40), (3, -40), (6, -34), (5, -24)])
        man.polygon(1, [(-6, -23), (-6, -34), (-3, -40), (-1, -40), (-1, -24)])
        scene.print(layer, cloth.light, cloth.dark)
        layer = scene.layer()
        man = layer.at(x, foot, s, mirrored=True)
        man.circle(0, (1, -44.5), 4.4)
        man.line(0, [(2, -37), (15, -38)], 2.8)
        man.polygon(2, [*curve(0.8, -45, 5, 6), (6.5, -44.4), (-5, -44.4)])
        man.polygon(2, [(-0.4, -50), (0.8, -54.5), (2, -50)])
        scene.print(layer, skin.light, skin.dark, cap.light)
        layer = scene.layer()
        bow(layer.at(x, foot, s, mirrored=True), 3, -38)
        scene.print(layer, wood.deep, material(scene, "steel").light)


def hussars(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Hussars with wings of feathers and long lances ride down upon tents."""
    tent = material(scene, "sail")
    layer = scene.layer()
    for left, size in ((0.7, 1.0), (0.86, 1.35), (0.98, 0.9)):
        pitched = layer.at(scene.width * left, scene.horizon + 12, size)
        pitched.polygon(0, [(-12, 0), (0, -19), (12, 0)])
        pitched.polygon(1, [(0, -19), (12, 0), (3, 0)])
        pitched.line(2, [(0, -19), (0, -25)], 0.8)
        pitched.polygon(2, [(0, -25), (6, -23.4), (0, -21.6)])
    scene.print(layer, scene.haze(tent.light, 0.2), scene.haze(tent.dark, 0.2), material(scene, "foliage").dark)
    names = (*motif.tones, "red", "timber", "steel")[:3]
    for haze, place, foot, s in ((0.28, 0.14, 70.0, 0.74), (0.0, 0.4, 93.0, 1.3)):
        x = place * scene.width
        cloth, hide, steel = (in_air(scene, name, haze) for name in names)
        gold, skin = in_air(scene, "gold", haze), in_air(scene, "skin", haze)
        _shadow(scene, x, foot, 30 * s)
        layer = scene.layer()
        wing = layer.at(x, foot, s)
        for feather in range(WING):
            turn = feather / (WING - 1)
            root, tip = (-6.0 - 1.4 * turn, -30.0 - 22 * turn), (-19.0 + 17 * turn * turn, -33.0 - 28 * turn)
            wing.line(feather % 2, [root, tip], 3.0)
        wing.line(2, [(-5, -25), (-9, -42), (-6, -58), (0, -64)], 1.6)
        scene.print(layer, mix(steel.light, WHITE, 0.7), steel.light, gold.dark)
        layer = scene.layer()
        horse(layer.at(x, foot, s))
        scene.print(layer, hide.light, hide.dark, hide.deep)
        layer = scene.layer()
        man = layer.at(x, foot, s)
        man.polygon(2, [(-3, -27), (4, -26), (8, -16), (6, -10), (2, -10), (3, -16)])
        man.polygon(0, [(-6, -23), (-6, -34), (-3, -40), (3, -40), (6, -34), (5, -24)])
        man.polygon(1, [(1, -24), (1, -40), (3, -40), (6, -34), (5, -24)])
        scene.print(layer, cloth.light, cloth.dark, cloth.deep)
        layer = scene.layer()
        man = layer.at(x, foot, s)
        man.circle(0, (1, -44.5), 4.4)
        man.line(1, [(3, -36), (9, -31)], 2.8)
        man.polygon(1, [*curve(0.8, -45, 5.2, 7), (7.5, -44), (-5, -44), (-7, -39), (-6, -45)])
        scene.print(layer, skin.light, steel.light)
        layer = scene.layer()
        lance = layer.at(x, foot, s)
        lance.line(0, [(-28, -24), (46, -40)], 1.3)
        lance.polygon(1, [(38, -39.6), (28, -36.6), (16, -29), (20, -36)])
        lance.polygon(2, [(45, -41.6), (53, -41.6), (46, -38.6)])
        scene.print(layer, in_air(scene, "coffee", haze).dark, cloth.light, steel.light)


def horned_hill(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Riders with lances before a hill with two horns, in the smoke of burning grass."""
    width, palette = scene.width, scene.palette
    layer = scene.layer()
    hill = layer.at(width * 0.66, scene.horizon + 4)
    hill.polygon(0, [(-62, 1), (-44, -14), (-34, -33), (-27, -40), (-21, -30), (-12, -20), (6, -18), (17, -25),
                     (24, -44), (31, -47), (38, -28), (52, -10), (66, 1)])  # fmt: skip
    hill.polygon(1, [(-27, -40), (-21, -30), (-12, -20), (-8, -12), (-20, 1), (-30, 1), (-26, -22)])
    hill.polygon(1, [(29, -46), (31, -47), (38, -28), (52, -10), (66, 1), (40, 1), (34, -20)])
    scene.print(layer, scene.haze(palette.far3, 0.12), mix(palette.far3, palette.fore, 0.4))
    layer = scene.layer()
    for puff in range(16):
        x, rise = width * (0.5 + 0.035 * puff), 6.0 + puff * 11 % 17
        layer.circle(puff % 2, (x, scene.horizon + 3 - rise), 4.5 + puff * 5 % 4)
    scene.print(layer, mix(palette.horizon, WHITE, 0.3), mix(palette.horizon, palette.far2, 0.5), strength=0.55)
    flames(scene, scene.horizon + 6, 7, 9)
    charge(scene, motif, stands)


def lean_knight(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A lean rider with a lance on a lean horse before three mills."""
    width = scene.width
    white, wood, iron = (material(scene, name) for name in ("cream", "timber", "iron"))
    for left, foot, s, haze in ((0.95, 66.0, 0.5, 0.35), (0.8, 73.0, 0.74, 0.2), (0.6, 84.0, 1.12, 0.0)):
        layer = scene.layer()
        mill = layer.at(width * left, foot, s)
        mill.polygon(0, [(-10, 0), (-7.4, -36), (7.4, -36), (10, 0)])
        mill.polygon(1, [(2.4, -36), (7.4, -36), (10, 0), (3.4, 0)])
        mill.polygon(2, [(-8.6, -35), (0, -47), (8.6, -35)])
        mill.box(2, -3, -9, 5, 9)
        scene.print(layer, scene.haze(white.light, haze), scene.haze(white.dark, haze), scene.haze(wood.dark, haze))
        layer = scene.layer()
        hub = layer.at(width * left - s * 1.5, foot - 38 * s, s)
        for dx, dy in ((0.92, 0.38), (-0.38, 0.92), (-0.92, -0.38), (0.38, -0.92)):
            hub.line(0, [(0, 0), (27 * dx, 27 * dy)], 1.2)
            hub.polygon(1, [(7 * dx, 7 * dy), (27 * dx, 27 * dy), (27 * dx - 6 * dy, 27 * dy + 6 * dx),
                            (7 * dx - 6 * dy, 7 * dy + 6 * dx)])  # fmt: skip
        scene.print(layer, scene.haze(wood.deep, haze), scene.haze(material(scene, "sail").light, haze))
    x, foot, s = width * 0.27, 95.0, 1.12
    _shadow(scene, x, foot, 24)
    layer = scene.layer()
    nag = layer.at(x, foot, s)
    for left, back in ((-13.0, 1), (11.0, 1), (-9.0, 0), (15.0, 0)):
        nag.line(1 if back else 0, [(left, -22), (left + 1.6, -11), (left, 0)], 2.6)
    nag.polygon(0, [(-17, -20), (-15, -28), (-6, -27), (8, -28), (15, -31), (20, -43), (24, -45), (32, -36), (31, -33),
                    (25, -36), (20, -25), (14, -19), (-4, -20)])  # fmt: skip
    nag.polygon(1, [(-12, -21), (8, -22), (18, -27), (20, -25), (14, -19), (-4, -20)])
    nag.polygon(2, [(13, -31), (19, -44), (22, -46), (17, -33)])
    nag.polygon(2, [(-16, -27), (-21, -22), (-21, -9), (-18, -20)])
    for rib in range(4):
        nag.line(1, [(-4 + rib * 4, -26), (-5 + rib * 4, -21.4)], 0.7)
    scene.print(layer, white.light, white.dark, white.deep)
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.line(1, [(0, -29), (5, -19), (3, -8)], 2.8)
    man.polygon(0, [(-4, -27), (-4, -44), (-2, -48), (3, -48), (5, -44), (4, -27)])
    man.polygon(1, [(1, -27), (1, -48), (3, -48), (5, -44), (4, -27)])
    man.line(0, [(2, -44), (10, -37)], 2.4)
    man.polygon(2, [(-9, -44), (-4, -48), (-2, -36), (-6, -31), (-10, -36)])
    scene.print(layer, iron.light, iron.dark, material(scene, "red").dark)
    layer = scene.layer()
    man = layer.at(x, foot, s)
    man.line(2, [(8, -16), (12, -84)], 1.5)
    man.circle(0, (1, -53), 3.8)
    man.polygon(0, [(1.6, -51), (5.4, -50.6), (2.6, -44.6)])
    man.polygon(1, [(-8, -55.4), (9, -56.6), (7, -58), (4, -61.6), (-2, -61.4), (-5, -57.6)])
    scene.print(layer, material(scene, "skin").light, MATERIALS["gold"].light, wood.deep)


def howdah(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """An elephant of war that bears two men in a tower; hide and cloth are of the two tones."""
    x, foot, s = scene.width * 0.48, 95.0, 1.1
    hide, cloth = (material(scene, name) for name in (*motif.tones, "lead", "red")[:2])
    wood, skin, gold = material(scene, "timber"), material(scene, "skin"), MATERIALS["gold"]
    _shadow(scene, x, foot, 38)
    for left, robe in ((-10.0, material(scene, "paper")), (4.0, material(scene, "foliage"))):
        layer = scene.layer()
        man = layer.at(x + left * s, foot - 53 * s, s)
        man.polygon(0, [(-5, 3), (-5, -9), (-2, -13), (3, -13), (6, -9), (5, 3)])
        man.circle(1, (1, -17), 3.9)
        man.polygon(2, [*curve(0.6, -18, 5, 6), (5, -16.6), (-4, -16.6)])
        man.line(1, [(3, -10), (14, -11)], 2.2)
        scene.print(layer, robe.light, skin.light, cloth.light)
    layer = scene.layer()
    bow(layer.at(x + 4 * s, foot - 26 * s, s * 0.86), 4, -43)
    scene.print(layer, wood.deep, material(scene, "steel").light)
    layer = scene.layer()
    box = layer.at(x, foot, s)
    box.polygon(0, [(-22, -64), (14, -64), (11, -48), (-19, -48)])
    box.polygon(1, [(2, -64), (14, -64), (11, -48), (2, -48)])
    for board in range(5):
        box.box(2, -20 + board * 7, -62, 3, 12)
    scene.print(layer, wood.light, wood.dark, gold.dark)
    layer = scene.layer()
    beast = layer.at(x, foot, s)
    for left in (-20.0, 10.0):
        beast.polygon(1, [(left, -22), (left + 11, -22), (left + 9, 0), (left + 1, 0)])
    beast.polygon(0, [(-34, -26), (-31, -42), (-18, -50), (6, -50), (18, -46), (24, -52), (34, -50), (40, -42),
                      (41, -30), (46, -14), (50, -8), (47, -3), (40, -8), (34, -27), (22, -24), (18, -18),
                      (-24, -17)])  # fmt: skip
    beast.polygon(1, [(-26, -20), (16, -22), (22, -24), (34, -27), (40, -8), (47, -3), (43, -4),
                      (36, -12), (30, -22), (18, -18), (-24, -17)])  # fmt: skip
    for left in (-31.0, 17.0):
        beast.polygon(0, [(left, -26), (left + 13, -26), (left + 11, 1), (left + 1, 1)])
    beast.polygon(1, [(18, -48), (27, -46), (29, -34), (22, -28), (16, -36)])
    beast.line(2, [(-33, -34), (-37, -24), (-36, -14)], 1.6)
    beast.circle(2, (33, -42), 1.3)
    for left in (-30, -25, 18, 23):
        beast.box(2, left, -0.6, 3, 1.8)
    scene.print(layer, hide.light, hide.dark, hide.deep)
    layer = scene.layer()
    rug = layer.at(x, foot, s)
    rug.polygon(0, [(-23, -50), (12, -50), (15, -24), (-25, -24)])
    rug.polygon(1, [(3, -50), (12, -50), (15, -24), (4, -24)])
    rug.box(2, -24.6, -28, 39, 2.2)
    rug.polygon(0, [(24, -52), (34, -50), (32, -44), (26, -45)])
    rug.polygon(2, [(36, -26), (46, -20), (54, -26), (46, -16.6), (36, -22)])
    scene.print(layer, cloth.light, cloth.dark, gold.light)


def god_and_archer(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Krishna holds the horses of the chariot from which Arjuna draws his bow, between two armies."""
    width, palette = scene.width, scene.palette
    layer = scene.layer()
    for side, ink in ((0.0, 0), (1.0, 1)):
        for number in range(9):
            px = width * side + (1 - 2 * side) * (number * 4.4 + 2)
            tall = 17 - number * 0.9
            layer.line(ink, [(px, 74), (px, 74 - tall)], 2.2)
            layer.circle(ink, (px, 72 - tall), 1.7)
            layer.line(ink, [(px + 1.4, 74), (px + 1.4, 66 - tall)], 0.5)
    scene.print(layer, scene.haze(palette.far3, 0.2), scene.haze(palette.accent, 0.35))
    foot, s = 94.0, 1.1
    car, team = width * 0.5 - 19, width * 0.5 + 22
    gold, red, blue, skin = (material(scene, name) for name in ("gold", "red", "blue", "skin"))
    white = material(scene, "marble")
    _shadow(scene, width * 0.5, foot, 46)
    for left, up in ((6.0, 3.5), (0.0, 0.0)):
        layer = scene.layer()
        horse(layer.at(team + left, foot - up, s))
        scene.print(layer, white.light, white.dark, mix(white.deep, white.dark, 0.5))
    layer = scene.layer()
    pole = layer.at(car, foot, s)
    pole.line(2, [(-13, -20), (-13, -76)], 1.4)
    pole.polygon(0, [(-13, -76), (-34, -73), (-29, -69), (-33, -64), (-13, -64)])
    pole.polygon(1, [(-13, -70), (-31, -69), (-33, -64), (-13, -64)])
    scene.print(layer, red.light, red.dark, gold.deep)
    for left, high, robe, face in ((-2.0, 4.0, gold, skin), (14.0, -4.0, red, blue)):
        layer = scene.layer()
        man = layer.at(car + left * s, foot - high * s, s)
        man.polygon(0, [(-6, -14), (-6, -34), (-3, -40), (3, -40), (6, -34), (6, -14)])
        man.polygon(1, [(1, -14), (1, -40), (3, -40), (6, -34), (6, -14)])
        scene.print(layer, robe.light, robe.dark)
        layer = scene.layer()
        man = layer.at(car + left * s, foot - high * s, s)
        man.circle(0, (0.8, -44.6), 4.5)
        man.line(0, [(2, -36), (15, -37)] if high > 0 else [(2, -35), (13, -31)], 2.8)
        man.polygon(1, [(-4.4, -45), (-3.4, -49), (-1, -47.6), (0.8, -53), (2.6, -47.6), (5, -49), (6, -45)])
        man.circle(2, (3, -45), 0.7)
        scene.print(layer, face.light, MATERIALS["gold"].light, face.deep)
    layer = scene.layer()
    bow(layer.at(car - 2 * s, foot - 4 * s, s * 1.1), 3, -34.6)
    scene.print(layer, MATERIALS["gold"].dark, white.light)
    layer = scene.layer()
    box = layer.at(car, foot, s)
    box.polygon(0, [(-19, -10), (-21, -30), (-14, -25), (4, -24), (20, -28), (22, -10)])
    box.polygon(1, [(5, -10), (5, -24), (20, -28), (22, -10)])
    box.line(2, [(-21, -30), (-14, -25), (4, -24), (20, -28)], 1.8)
    box.line(2, [(18, -18), (48, -22)], 1.5)
    box.circle(2, (-9, -17), 3)
    scene.print(layer, gold.light, gold.dark, red.light)
    layer = scene.layer()
    wheel(layer.at(car, foot, s), 1, -11, 11.4)
    scene.print(layer, gold.deep, MATERIALS["gold"].light)


def two_chariots(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Two chariots drive at each other before a white citadel on its hill."""
    width = scene.width
    wall = material(scene, "sandstone")
    layer = scene.layer()
    hill = layer.at(width * 0.54, scene.horizon + 4, 1.15)
    hill.polygon(2, [(-44, 2), (-26, -9), (24, -9), (42, 2)])
    hill.box(0, -22, -22, 44, 13)
    hill.box(1, 6, -22, 16, 13)
    for tower in (-24, -8, 8, 18):
        hill.box(0 if tower < 6 else 1, tower, -28, 8, 20)
        for tooth in range(3):
            hill.box(0 if tower < 6 else 1, tower + tooth * 3, -30, 2, 2.2)
    scene.print(layer, mix(wall.light, WHITE, 0.35), wall.dark, scene.palette.ground_dark)
    names = (*motif.tones, "gold", "blue")[:2]
    near = (width * 0.3, 94.0, 0.94, False, names[0])
    for x, foot, s, mirrored, robe in ((width * 0.78, 80.0, 0.66, True, names[1]), near):
        _chariot(scene, (x, foot, s), mirrored, material(scene, robe))


def _chariot(scene: SceneArt, at: tuple[float, float, float], mirrored: bool, cloth: Material) -> None:
    """A light car with an archer behind one horse, its middle between both."""
    x, foot, s = at
    wood, skin, hide = (material(scene, name) for name in ("timber", "skin", "coffee" if mirrored else "cream"))
    _shadow(scene, x, foot, 44 * s)
    layer = scene.layer()
    horse(layer.at(x, foot, s, mirrored).at(23, 0))
    scene.print(layer, hide.light, hide.dark, hide.deep)
    layer = scene.layer()
    man = layer.at(x, foot, s, mirrored).at(-21, 0)
    man.polygon(0, [(-6, -14), (-6, -34), (-3, -40), (3, -40), (6, -34), (6, -14)])
    man.polygon(1, [(1, -14), (1, -40), (3, -40), (6, -34), (6, -14)])
    scene.print(layer, cloth.light, cloth.dark)
    layer = scene.layer()
    man = layer.at(x, foot, s, mirrored).at(-21, 0)
    man.circle(0, (0.6, -44.6), 4.5)
    man.line(0, [(2, -36), (14, -37)], 2.8)
    man.polygon(1, [*curve(0.4, -45.4, 5, 6), (5.4, -44.6), (-5, -44.6), (-6, -38), (-5, -45)])
    scene.print(layer, skin.light, wood.deep)
    layer = scene.layer()
    bow(layer.at(x, foot, s, mirrored).at(-21, 0), 3, -37)
    scene.print(layer, wood.deep, material(scene, "steel").light)
    layer = scene.layer()
    box = layer.at(x, foot, s, mirrored).at(-21, 0)
    box.polygon(0, [(-12, -10), (-10, -25), (12, -31), (15, -10)])
    box.polygon(1, [(3, -10), (3, -28), (12, -31), (15, -10)])
    box.line(2, [(-10, -25), (12, -31)], 1.8)
    box.line(2, [(13, -15), (50, -20)], 1.3)
    scene.print(layer, cloth.light, cloth.dark, MATERIALS["gold"].light)
    layer = scene.layer()
    wheel(layer.at(x, foot, s, mirrored).at(-21, 0), 0, -10, 10)
    scene.print(layer, wood.deep, MATERIALS["bronze"].light)
