"""Ships that are told apart by whoever sails them: of war, of fishermen, and one between the Sirens."""

from __future__ import annotations

from sprites.paint.palette import WHITE, mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.ground.strife import flames
from sprites.poster.motif import Motif
from sprites.poster.press import Layer, Point
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import curve, material

PLATES, OARS = 7, 8
"""Plates of a turtle ship's back in a row, and its oars."""


def _swell(scene: SceneArt, x: float, foot: float, half: float) -> None:
    """Waves that hide the keel of what floats."""
    palette = scene.palette
    layer = scene.layer()
    for wave in range(5):
        layer.ellipse(wave % 2, (x + (wave % 2) * 6 - 3, foot + wave * 1.7), half - wave * 3, 1.2)
    scene.print(layer, mix(palette.middle, palette.top, 0.55), mix(palette.middle, palette.horizon, 0.45))


def turtle_ship(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A ship of war under a back of iron plates and spikes, with the head of a dragon that breathes smoke."""
    x, foot = scene.width / 2 - 2, 84.0
    wood, iron, jade = (material(scene, name) for name in ("timber", "iron", "jade"))
    ember, red = MATERIALS["ember"], material(scene, "red")
    layer = scene.layer()
    for left, tall in ((-6.0, 44.0), (17.0, 36.0)):
        mast = layer.at(x + left, foot - 26)
        mast.line(2, [(0, 0), (0, -tall)], 1.4)
        mast.polygon(0, [(-9, -tall + 4), (8, -tall + 1), (10, -tall + 24), (-10, -tall + 27)])
        mast.polygon(1, [(2, -tall + 2), (8, -tall + 1), (10, -tall + 24), (2.6, -tall + 25)])
        for batten in range(3):
            mast.line(2, [(-9, -tall + 9 + batten * 6), (9, -tall + 6 + batten * 6)], 0.6)
    scene.print(layer, material(scene, "sail").dark, material(scene, "sail").deep, wood.deep)
    layer = scene.layer()
    hull: list[Point] = [(-40, -19), (36, -19), (40, -15), (33, 3), (-32, 3), (-41, -12)]
    ship = layer.at(x, foot)
    ship.polygon(0, hull)
    ship.polygon(1, [(-40, -9), (38, -9), (33, 3), (-32, 3)])
    for port in range(6):
        ship.box(2, -30 + port * 11, -15.5, 4.6, 4.6)
    scene.print(layer, wood.light, wood.dark, wood.deep)
    layer = scene.layer()
    back = layer.at(x, foot - 19)
    back.polygon(0, [*curve(-1, 0, 41, 19)])
    back.polygon(1, [(8, 0), *curve(-1, 0, 41, 19, 0.62)])
    for row, tall in enumerate((4.0, 11.0)):
        for plate in range(PLATES):
            left = -32 + plate * 10 + row * 5
            back.polygon(2, [(left, -tall), (left + 4.4, -tall - 2.6), (left + 8.8, -tall), (left + 4.4, -tall - 1.2)])
    for spike in range(11):
        left = -33 + spike * 6.4
        high = 19 * (1 - ((left + 1) / 41) ** 2) ** 0.5
        back.polygon(0, [(left - 1.1, -high + 1), (left, -high - 5), (left + 1.1, -high + 1)])
    scene.print(layer, iron.light, iron.dark, iron.deep)
    layer = scene.layer()
    head = layer.at(x + 38, foot - 18)
    head.polygon(0, [(-6, 3), (-3, -8), (1, -15), (7, -19), (14, -18), (20, -14), (14, -12), (19, -9), (11, -8),
                     (4, -4), (2, 4)])  # fmt: skip
    head.polygon(1, [(11, -8), (4, -4), (2, 4), (-2, 3.4), (4, -7)])
    head.polygon(2, [(4, -18), (0, -24), (8, -20)])
    head.polygon(2, [(8, -19), (6, -25), (12, -19)])
    scene.print(layer, jade.light, jade.dark, MATERIALS["gold"].light)
    layer = scene.layer()
    for puff, size in ((0.0, 3.2), (6.0, 4.6), (13.0, 6.2)):
        layer.circle(0, (x + 59 + puff, foot - 30 - puff * 0.5), size)
    layer.circle(1, (x + 57.6, foot - 31), 1.8)
    layer.circle(2, (x + 47.4, foot - 33), 1.2)
    scene.print(layer, mix(scene.palette.horizon, WHITE, 0.3), ember.light, red.deep)
    layer = scene.layer()
    for oar in range(OARS):
        left = x - 30 + oar * 8
        layer.line(0, [(left, foot - 8), (left - 5, foot + 5)], 1.1)
    scene.print(layer, wood.light)
    _swell(scene, x, foot + 2, 46)


def two_master(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A brig that goes down by the bow under the guns of a fort."""
    width = scene.width
    stone, wood, sail = (material(scene, name) for name in ("sandstone", "timber", "sail"))
    layer = scene.layer()
    fort = layer.at(width * 0.82, scene.horizon + 6)
    fort.polygon(0, [(-26, 0), (-22, -17), (20, -17), (30, 0)])
    fort.polygon(1, [(2, -17), (20, -17), (30, 0), (4, 0)])
    for gun in range(5):
        fort.box(2, -18 + gun * 8.4, -12, 3, 3)
        fort.box(0, -21 + gun * 9, -19.6, 4.4, 3)
    fort.line(2, [(2, -17), (2, -33)], 1)
    scene.print(layer, scene.haze(stone.dark, 0.25), scene.haze(stone.deep, 0.2), stone.deep)
    layer = scene.layer()
    layer.polygon(0, [(width * 0.82 + 2, scene.horizon - 27), (width * 0.82 + 14, scene.horizon - 25),
                      (width * 0.82 + 13, scene.horizon - 18), (width * 0.82 + 2, scene.horizon - 19)])  # fmt: skip
    scene.print(layer, MATERIALS["red"].light)
    x, foot = width * 0.38, 90.0
    layer = scene.layer()
    ship = layer.at(x, foot)
    for left, tall, lean in ((-18.0, 52.0, 16.0), (8.0, 56.0, 20.0)):
        base, tip = (left, -22.0 - left * 0.3), (left + lean, -22.0 - left * 0.3 - tall)
        ship.line(2, [base, tip], 1.8)
        for share, half in ((0.42, 12.0), (0.72, 9.4), (0.95, 6.4)):
            px, py = base[0] + (tip[0] - base[0]) * share, base[1] + (tip[1] - base[1]) * share
            drop = 12.0 if share < 0.9 else 9.0
            ship.polygon(0, [(px - half, py - 3), (px + half, py + 4), (px + half - 1, py + 4 + drop),
                             (px - half - 4, py - 3 + drop)])  # fmt: skip
            ship.polygon(1, [(px + 2, py + 0.7), (px + half, py + 4), (px + half - 1, py + 4 + drop),
                             (px, py + drop)])  # fmt: skip
            ship.line(2, [(px - half - 1, py - 3.4), (px + half + 1, py + 4.2)], 0.9)
    scene.print(layer, sail.light, sail.dark, wood.deep)
    layer = scene.layer()
    ship = layer.at(x, foot)
    ship.polygon(0, [(-40, -34), (-31, -31), (38, -11), (46, -12), (34, 6), (-20, 6), (-34, -12)])
    ship.polygon(1, [(-38, -24), (42, -4), (34, 6), (-20, 6), (-34, -12)])
    ship.line(2, [(-38.6, -27.4), (42, -7.4)], 2)
    ship.line(2, [(42, -10), (60, -4)], 1.6)
    scene.print(layer, wood.light, wood.deep, MATERIALS["gold"].dark)
    flames(scene, foot - 20, 15, 4)
    _swell(scene, x + 6, foot + 0.5, 44)


def dory(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Two men in an open boat haul a full net over its side."""
    width, palette = scene.width, scene.palette
    x, foot = width * 0.5, 84.0
    wood, sail, rope = (material(scene, name) for name in ("timber", "sail", "thatch"))
    layer = scene.layer()
    far = layer.at(width * 0.82, scene.horizon + 3, 0.7)
    far.polygon(1, [(-16, -5), (17, -6), (12, 2), (-11, 2)])
    far.polygon(0, [(-1, -34), (-1, -7), (-15, -8)])
    far.polygon(0, [(1, -30), (1, -8), (12, -9)])
    scene.print(layer, scene.haze(sail.light, 0.2), scene.haze(wood.dark, 0.3))
    for left, coat in ((-15.0, "gold"), (13.0, "blue")):
        cloth, skin = material(scene, coat), material(scene, "skin")
        layer = scene.layer()
        man = layer.at(x + left, foot - 11, 1.25)
        man.polygon(0, [(-7, 2), (-6, -14), (-1, -21), (6, -19), (9, -14), (7, 2)])
        man.polygon(1, [(1, 2), (3, -17), (6, -19), (9, -14), (7, 2)])
        man.line(0, [(4, -16), (13, -9), (20, -10)], 4)
        scene.print(layer, cloth.light, cloth.dark)
        layer = scene.layer()
        man = layer.at(x + left, foot - 11, 1.25)
        man.circle(0, (4, -25), 4.8)
        man.circle(0, (20.4, -10), 2.2)
        man.polygon(1, [(-3, -25), (-1, -31), (6, -32), (12, -26.6), (-5, -24)])
        man.polygon(2, [(5, -22), (9, -24), (8, -19), (5, -19)])
        scene.print(layer, skin.light, cloth.deep, material(scene, "coffee").deep)
    layer = scene.layer()
    boat = layer.at(x, foot)
    boat.polygon(0, [(-43, -17), (-30, -12), (26, -12), (44, -21), (35, 4), (-30, 4)])
    boat.polygon(1, [(-38, -6), (40, -9), (35, 4), (-30, 4)])
    boat.line(2, [(-43, -17), (-30, -12), (26, -12), (44, -21)], 2.2)
    boat.line(2, [(-38, -5), (38, -6)], 0.8)
    scene.print(layer, wood.light, wood.dark, wood.deep)
    layer = scene.layer()
    net = layer.at(x + 26, foot)
    net.polygon(1, [(2, -24), (12, -24), (17, -10), (22, 6), (-3, 8), (-4, -10)])
    for across in range(5):
        net.line(0, [(3 + across * 2.2, -24), (-3 + across * 6, 8)], 0.6)
    for down in range(5):
        net.line(0, [(1 - down, -20 + down * 6.4), (13 + down * 2.2, -20 + down * 6.4)], 0.6)
    for fish in range(7):
        px, py = 2 + fish * 5 % 13, -13 + fish * 7 % 18
        net.polygon(2, [(px - 4, py), (px, py - 2), (px + 3.4, py), (px + 5.4, py - 2), (px + 5.4, py + 2),
                        (px + 3.4, py), (px, py + 2)])  # fmt: skip
    scene.print(layer, rope.light, mix(palette.top, palette.fore, 0.5), material(scene, "steel").light)
    _swell(scene, x, foot + 3, 48)


def sirens(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A man bound to the mast of his ship, which passes between two rocks where women with wings sing."""
    width, palette = scene.width, scene.palette
    x, foot = width * 0.5, 86.0
    rock, sail, wood, skin = (material(scene, name) for name in ("lead", "sail", "timber", "skin"))
    for side in (-1, 1):
        layer = scene.layer()
        cliff = layer.at(x + side * (width * 0.5 + 2), 88, 1, mirrored=side > 0)
        cliff.polygon(0, [(-4, 4), (-4, -56), (8, -58), (13, -44), (20, -40), (18, -22), (28, -6), (30, 4)])
        cliff.polygon(1, [(8, -58), (13, -44), (20, -40), (18, -22), (28, -6), (30, 4), (14, 4), (10, -24), (5, -40)])
        scene.print(layer, rock.dark if side > 0 else rock.light, rock.deep if side > 0 else rock.dark)
        layer = scene.layer()
        siren = layer.at(x + side * (width * 0.5 - 13), 46, 0.86, mirrored=side > 0)
        siren.polygon(1, [(-8, -14), (-22, -26), (-15, -8), (-20, -4), (-8, 1)])
        siren.polygon(0, [(-6, 2), (-6, -12), (-2, -17), (4, -15), (6, -6), (8, 3)])
        siren.line(2, [(3, -13), (12, -18)], 2.4)
        siren.circle(2, (1, -21), 4.4)
        siren.polygon(1, [(-5, -10), (-5, -24), (0, -27), (4, -24.6), (-1, -21), (-2, -13)])
        scene.print(layer, palette.accent, mix(palette.wall_light, WHITE, 0.3), skin.light)
    layer = scene.layer()
    ship = layer.at(x, foot)
    ship.line(2, [(0, -10), (0, -68)], 2.6)
    ship.line(2, [(-24, -62), (24, -62)], 1.6)
    ship.polygon(0, [(-22, -61), (22, -61), (25, -50), (21, -41), (-21, -41), (-25, -50)])
    ship.polygon(1, [(8, -61), (22, -61), (25, -50), (21, -41), (9, -41), (11, -50)])
    scene.print(layer, sail.light, sail.dark, wood.deep)
    layer = scene.layer()
    for band in (-15, 0, 15):
        layer.at(x, foot).polygon(0, [(band - 2.4, -61), (band + 2.4, -61), (band + 2.4, -41), (band - 2.4, -41)])
    scene.print(layer, material(scene, "red").light)
    robe = material(scene, "blue")
    layer = scene.layer()
    man = layer.at(x, foot - 13, 1.1)
    man.polygon(0, [(-5, 2), (-6, -14), (-3, -18), (3, -18), (6, -14), (5, 2)])
    man.polygon(1, [(1, 2), (1, -18), (3, -18), (6, -14), (5, 2)])
    scene.print(layer, robe.light, robe.dark)
    layer = scene.layer()
    man = layer.at(x, foot - 13, 1.1)
    man.circle(0, (0, -22), 4)
    man.polygon(1, [(-4, -22), (-3, -26), (3, -26), (4, -21), (2, -23)])
    for cord in (-12, -7, -2):
        man.line(2, [(-6.4, cord + 1), (6.4, cord - 1)], 1.1)
    scene.print(layer, skin.light, material(scene, "coffee").deep, material(scene, "thatch").light)
    layer = scene.layer()
    _galley(layer.at(x, foot))
    scene.print(layer, wood.light, wood.deep, MATERIALS["gold"].light)
    layer = scene.layer()
    for oar in range(6):
        layer.line(0, [(x - 21 + oar * 8, foot - 7), (x - 27 + oar * 8, foot + 6)], 1.2)
    scene.print(layer, sail.dark)
    _swell(scene, x, foot + 2, 38)


def _galley(ship: Layer) -> None:
    """A Greek hull with a curled stern, an eye and a ram in inks 0, 1 and 2, its keel at 0."""
    ship.polygon(0, [(-30, -14), (-36, -26), (-31, -33), (-26, -30), (-31, -26), (-24, -13), (28, -13), (33, -19),
                     (36, -6), (44, -1), (28, 3), (-22, 3)])  # fmt: skip
    ship.polygon(1, [(-29, -7), (36, -6), (44, -1), (28, 3), (-22, 3)])
    ship.line(2, [(-27, -12.6), (31, -12.6)], 1.4)
    ship.circle(2, (30, -9.6), 2)
