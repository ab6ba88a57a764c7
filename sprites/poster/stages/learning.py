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
