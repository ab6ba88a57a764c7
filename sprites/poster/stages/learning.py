"""Observatories, colleges and learned societies."""

from __future__ import annotations

from sprites.paint.palette import mix
from sprites.poster.ground.palettes import LAMP
from sprites.poster.ground.skyline import skyline
from sprites.poster.motif import Motif
from sprites.poster.press import Ramp
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import (
    arch,
    block,
    columns,
    cone,
    curve,
    dome,
    gable,
    material,
    steps,
    windows,
)
from sprites.poster.subject import NIGHT_WINDOWS


def domed_college(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A low dome over a portico of ten columns, with long wings around a lawn."""
    palette, x = scene.palette, scene.width / 2
    skyline(scene, 76, 8, 0.6)
    scene.ground(76, palette.leaf_light, palette.leaf_dark)
    stone, lead = material(scene, "marble"), material(scene, "lead")
    if stands:
        layer = scene.layer()
        dome(layer, x, 35, 23, 16)
        scene.print(layer, lead.light, lead.dark)
        layer = scene.layer()
        for side in (-1, 1):
            block(layer, x + side * 49, 54, 20, 84, 0.3 if side < 0 else -1.0)
            windows(layer, x + side * 49, 20, 57, 82, 6, 3)
        block(layer, x, 33, 25, 38, 0.3)
        steps(layer, x, 23, 29, 2, 2.2, 1.4)
        block(layer, x, 37, 32, 88, 0.5)
        columns(layer, x, 30, 48, 82, 10, 3.4)
        layer.box(0, x - 33, 44, 66, 4)
        layer.box(1, x - 33, 47, 66, 1.2)
        steps(layer, x, 31, 82, 4, 2.2, 3)
        scene.print(layer, stone.light, stone.dark, mix(stone.deep, palette.fore, 0.2))
    layer = scene.layer()
    layer.polygon(0, [(x - 14, 91), (x + 14, 91), (x + 34, 103), (x - 34, 103)])
    scene.print(layer, mix(palette.ground_light, palette.horizon, 0.4))
    scene.people(6, 91, 97)


def star_castle(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """An observatory like a castle of brick, with round towers under pointed roofs, by night."""
    palette, x = scene.palette, scene.width / 2
    scene.ridge(80, 8, palette.far2, 0.3)
    scene.ground(80)
    brick, lead = material(scene, "brick"), material(scene, "lead")
    brick = brick._replace(light=mix(brick.light, palette.top, 0.2), dark=mix(brick.dark, palette.top, 0.4))
    lamp = NIGHT_WINDOWS[1]
    if stands:
        layer = scene.layer()
        block(layer, x, 50, 22, 90)
        for side in (-1, 1):
            block(layer, x + side * 31, 58, 12, 90)
            block(layer, x + side * 44, 68, 5, 90)
        gable(layer, x, 50, 13, 12)
        block(layer, x, 32, 7, 46)
        arch(layer, 2, x, 90, 4.5, 14)
        windows(layer, x, 20, 53, 76, 6, 2, 0.42)
        for side in (-1, 1):
            windows(layer, x + side * 31, 10, 62, 86, 3, 2, 0.42)
        windows(layer, x, 6, 34, 44, 2, 1, 0.5)
        scene.print(layer, brick.light, brick.dark, lamp)
        layer = scene.layer()
        dome(layer, x, 33, 9, 9, 9)
        for side in (-1, 1):
            cone(layer, x + side * 31, 58, 14, 20)
            dome(layer, x + side * 44, 68, 6, 6, 5)
            layer.line(0, [(x + side * 31, 39), (x + side * 31, 32)], 0.8)
        scene.print(layer, mix(lead.light, palette.top, 0.2), mix(lead.dark, palette.top, 0.35))
        scene.sheet.glow((x, 92), 46, LAMP, 0.3, 0.2)
    layer = scene.layer()
    for side in (-1, 1):
        for bush in range(4):
            layer.circle(bush % 2, (x + side * (12 + bush * 11), 96 - bush % 2), 3.2)
    scene.print(layer, palette.leaf_light, palette.leaf_dark)


def learned_hall(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Scholars around a table with globe and telescope, under tall windows."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    panel, brass, green = material(scene, "timber"), material(scene, "gold"), material(scene, "jade")
    layer = scene.layer()
    layer.box(0, -2, -2, width + 4, 106)
    for window in (-38.0, 0.0, 38.0):
        arch(layer, None, x + window, 62, 13, 50)
    scene.print(layer, Ramp(mix(panel.dark, palette.far3, 0.5), mix(panel.deep, palette.fore, 0.4), 0, 100))
    layer = scene.layer()
    for window in (-38.0, 0.0, 38.0):
        for bar in (-4.5, 4.5):
            layer.box(0, x + window + bar - 0.5, 13, 1, 49)
        for bar in (26.0, 38.0, 50.0):
            layer.box(0, x + window - 13, bar, 26, 1)
        layer.box(1, x + window - 15, 61, 30, 2.4)
    scene.print(layer, panel.deep, panel.light)
    if not stands:
        return
    layer = scene.layer()
    for index, left in enumerate((-44.0, -27.0, 28.0, 45.0)):
        body = layer.at(x + left, 82)
        body.polygon(index % 2, [(-8, 0), (-7, -17), (-3, -21), (3, -21), (7, -17), (8, 0)])
        body.circle(2, (0, -26), 4.6)
    scene.print(layer, material(scene, "red").dark, material(scene, "blue").dark, material(scene, "skin").light)
    layer = scene.layer()
    for left in (-44.0, -27.0, 28.0, 45.0):
        wig = layer.at(x + left, 82)
        wig.polygon(
            0,
            [
                *curve(0, -26, 6, 6.6),
                (6.6, -17),
                (3.6, -18),
                (3.8, -27),
                (-3.8, -27),
                (-3.6, -18),
                (-6.6, -17),
            ],
        )
    scene.print(layer, material(scene, "paper").light)
    layer = scene.layer()
    layer.circle(0, (x, 54), 15)
    layer.polygon(1, [(x, 54), *curve(x, 54, 15, 15, 0.55), *reversed(curve(x, 54, 15, -15, 0.55))])
    layer.polygon(2, [(x - 10, 46), (x - 3, 43), (x + 1, 50), (x - 4, 58), (x - 8, 54)])
    layer.polygon(2, [(x + 5, 50), (x + 11, 52), (x + 9, 61), (x + 4, 58)])
    scene.print(layer, material(scene, "blue").light, material(scene, "blue").dark, green.light)
    layer = scene.layer()
    layer.line(0, curve(x, 54, 17, -17, 0.1, 0.9), 1.6)
    layer.line(0, [(x - 15, 54), (x + 15, 54)], 0.9)
    layer.polygon(1, [(x - 3, 70), (x + 3, 70), (x + 8, 80), (x - 8, 80)])
    layer.polygon(0, [(x + 15, 76), (x + 33, 64), (x + 35, 67), (x + 18, 79)])
    layer.line(1, [(x + 25, 73), (x + 21, 81)], 1)
    layer.line(1, [(x + 25, 73), (x + 29, 81)], 1)
    scene.print(layer, brass.light, brass.dark)
    layer = scene.layer()
    layer.box(0, -2, 80, width + 4, 5)
    layer.box(1, -2, 85, width + 4, 18)
    for fold in range(9):
        layer.polygon(
            2,
            [
                (width * fold / 8, 85),
                (width * fold / 8 + 2, 85),
                (width * fold / 8 + 4, 103),
                (width * fold / 8, 103),
            ],
        )
    scene.print(layer, green.light, green.dark, green.deep)
    layer = scene.layer()
    layer.polygon(0, [(x - 36, 82), (x - 24, 78.6), (x - 14, 81), (x - 25, 85)])
    layer.line(1, [(x - 25, 78.8), (x - 25, 85)], 0.6)
    scene.print(layer, material(scene, "paper").light, panel.deep)


def notebook(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """An open notebook with the heads of four finches, each with a beak of its own, before a ship in a window."""
    palette, width = scene.palette, scene.width
    x, wood, paper, sail = width / 2, material(scene, "timber"), material(scene, "paper"), material(scene, "sail")
    wall = mix(material(scene, "plum").deep, palette.fore, 0.35)
    layer = scene.layer()
    layer.box(0, -2, -2, width + 4, 106)
    scene.print(layer, wall)
    layer = scene.layer()
    layer.box(1, x - 30, 3, 60, 47)
    layer.box(0, x - 27, 6, 54, 41)
    layer.box(2, x - 27, 33, 54, 14)
    sea = mix(palette.top, palette.middle, 0.5)
    scene.print(layer, Ramp(mix(palette.middle, palette.horizon, 0.5), palette.horizon, 6, 34), wood.dark, sea)
    layer = scene.layer()
    ship = layer.at(x + 8, 37, 0.8)
    ship.polygon(1, [(-16, -6), (12, -6), (18, -9), (13, 2), (-12, 2)])
    for left, tall in ((-8.0, 26.0), (3.0, 29.0)):
        ship.line(1, [(left, -5), (left, -tall)], 1)
        ship.polygon(0, [(left - 5.4, -tall + 2), (left + 4.6, -tall + 2), (left + 6, -8), (left - 6, -8)])
    scene.print(layer, sail.light, wood.deep)
    layer = scene.layer()
    layer.box(0, x - 1, 6, 2, 41)
    layer.box(0, x - 27, 24, 54, 1.6)
    layer.box(1, -2, 84, width + 4, 20)
    scene.print(layer, wood.dark, Ramp(wood.dark, wood.deep, 84, 102))
    layer = scene.layer()
    layer.polygon(2, [(x - 52, 97), (x - 45, 48), (x, 53), (x + 45, 48), (x + 52, 97), (x, 101)])
    layer.polygon(0, [(x - 49, 94), (x - 43, 49), (x - 20, 47), (x, 52), (x, 98), (x - 22, 92)])
    layer.polygon(0, [(x + 49, 94), (x + 43, 49), (x + 20, 47), (x, 52), (x, 98), (x + 22, 92)])
    layer.polygon(1, [(x, 52), (x + 7, 49.6), (x + 8, 95), (x, 98)])
    scene.print(layer, paper.light, paper.dark, material(scene, "red").dark)
    ink, brown = material(scene, "black"), material(scene, "coffee")
    for left, top, long, deep in ((-29.0, 61.0, 7.0, 9.0), (-29.0, 82.0, 8.0, 5.4), (25.0, 61.0, 6.0, 6.4),
                                  (25.0, 82.0, 11.0, 3.6)):  # fmt: skip
        layer = scene.layer()
        head = layer.at(x + left, top)
        head.polygon(1, [*curve(0, 5, 9, 13), (8, 9), (-8, 9)])
        head.polygon(0, [*curve(-1, 5, 8, 12), (3, 8), (-7, 8)])
        head.polygon(2, [(-7 - long, 1.6 + deep * 0.2), (-6, -deep * 0.5 + 1), (-6, deep * 0.5 + 1)])
        head.circle(2, (-3, -1.6), 1.5)
        scene.print(layer, brown.light, brown.dark, ink.dark)
        layer = scene.layer()
        for line in range(2):
            y = top + 12 + line * 2.6
            layer.line(0, [(x + left - 11, y), (x + left + 9 - line * 5, y)], 0.7)
        scene.print(layer, ink.light, strength=0.7)
    layer = scene.layer()
    layer.line(0, [(x + 40, 99), (x + 57, 66)], 1)
    layer.polygon(0, [(x + 46, 88), (x + 60, 56), (x + 66, 60), (x + 58, 76)])
    scene.print(layer, palette.accent)


def academy(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Three pupils kneel before a hall in which a scroll hangs."""
    palette, x = scene.palette, scene.width / 2
    scene.ridge(72, 18, palette.far2, 0.45)
    scene.ground(76)
    red, jade, wood, paper = (material(scene, name) for name in ("red", "jade", "timber", "paper"))
    stone = material(scene, "marble")
    layer = scene.layer()
    for left, tall in ((-60.0, 58.0), (-53.0, 70.0), (56.0, 66.0), (63.0, 54.0)):
        cane = layer.at(x + left, 90)
        cane.line(1, [(0, 0), (1, -tall)], 1.8)
        for joint in range(6):
            high = -tall + joint * 8
            cane.polygon(0, [(1, high), (9, high - 3), (14, high + 3), (7, high + 1)])
            cane.polygon(1, [(1, high + 2), (-8, high - 1), (-13, high + 5), (-6, high + 3)])
    scene.print(layer, palette.leaf_light, palette.leaf_dark)
    layer = scene.layer()
    layer.box(0, x - 50, 80, 100, 5)
    layer.box(0, x - 55, 85, 110, 6)
    layer.box(1, x - 50, 83.6, 100, 1.4)
    layer.box(1, x - 55, 89, 110, 2)
    scene.print(layer, stone.light, stone.dark)
    layer = scene.layer()
    layer.box(1, x - 41, 40, 82, 40)
    for post in (-41.0, -22.0, 17.0, 36.0):
        layer.box(0, x + post, 38, 5, 42)
    layer.box(0, x - 44, 38, 88, 4)
    scene.print(layer, red.light, mix(red.deep, palette.fore, 0.5))
    layer = scene.layer()
    layer.polygon(0, [(x - 58, 37), (x - 40, 29), (x - 26, 14), (x + 26, 14), (x + 40, 29), (x + 58, 37), (x + 54, 40),
                      (x - 54, 40)])  # fmt: skip
    layer.polygon(1, [(x + 8, 14), (x + 26, 14), (x + 40, 29), (x + 58, 37), (x + 54, 40), (x + 14, 40)])
    for tile in range(11):
        layer.line(2, [(x - 22 + tile * 4.4, 15), (x - 46 + tile * 9.2, 38)], 0.7)
    layer.box(2, x - 28, 11.6, 56, 3)
    scene.print(layer, jade.light, jade.dark, jade.deep)
    scene.sheet.glow((x, 60), 26, LAMP, 0.5)
    layer = scene.layer()
    layer.box(1, x - 9.4, 43, 18.8, 2)
    layer.box(0, x - 8, 44, 16, 30)
    layer.box(1, x - 9.4, 73, 18.8, 2)
    scene.print(layer, paper.light, wood.deep)
    layer = scene.layer()
    sign = layer.at(x, 58)
    for stroke in ([(-5, -8), (5, -8)], [(0, -11), (0, 10)], [(-5, -2), (5, -3)], [(-5, 5), (-1, 1)], [(1, 1), (5, 6)]):
        sign.line(0, stroke, 1.6)
    scene.print(layer, material(scene, "black").deep)
    for left, robe in ((-25.0, "blue"), (0.0, "cream"), (25.0, "plum")):
        cloth, hair = material(scene, robe), material(scene, "black")
        layer = scene.layer()
        pupil = layer.at(x + left, 98, 1.15)
        pupil.polygon(0, [(-12, 1), (-10, -6), (-6, -17), (-2, -20), (3, -20), (7, -16), (10, -6), (12, 1)])
        pupil.polygon(1, [(2, 1), (3, -20), (7, -16), (10, -6), (12, 1)])
        pupil.line(2, [(-6, -10), (7, -10)], 1.4)
        scene.print(layer, cloth.light, cloth.dark, cloth.deep)
        layer = scene.layer()
        pupil = layer.at(x + left, 98, 1.15)
        pupil.circle(0, (0.4, -24), 4.8)
        pupil.circle(0, (0.4, -29.6), 2.2)
        pupil.circle(1, (-4, -22), 1.4)
        pupil.circle(1, (4.8, -22), 1.4)
        scene.print(layer, hair.deep, material(scene, "skin").light)
