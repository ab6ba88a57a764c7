"""What stands at the sea."""

from __future__ import annotations

import math

from sprites.paint.palette import mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.ground.skyline import skyline
from sprites.poster.ground.waters import water
from sprites.poster.motif import Motif
from sprites.poster.press import Layer, Point
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import arch, block, low, lowered, material, smooth


def pharos(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A tower of three storeys with a fire on top, at the mouth of a harbour."""
    palette, width = scene.palette, scene.width
    water(scene, 70, mix(palette.middle, palette.horizon, 0.3), palette.top)
    stone, fire = material(scene, "marble"), MATERIALS["ember"]
    x = width * 0.52
    layer = scene.layer()
    layer.polygon(0, [(x - 52, 92), (x - 44, 84), (x + 46, 84), (x + 56, 92)])
    layer.polygon(1, [(x - 56, 97), (x - 52, 92), (x + 56, 92), (x + 60, 97)])
    scene.print(layer, palette.ground_light, palette.ground_dark)
    if stands:
        layer = lowered(scene, 87, 0.88)
        for top, foot, half in ((52.0, 87.0, 17.0), (31.0, 52.0, 10.5), (19.0, 31.0, 6.0)):
            layer.polygon(0, [(x - half * 1.12, foot), (x - half, top), (x + half, top), (x + half * 1.12, foot)])
            layer.polygon(1, [(x + half * 0.2, foot), (x + half * 0.2, top), (x + half, top), (x + half * 1.12, foot)])
            layer.box(0, x - half * 1.15, top - 1.6, half * 2.3, 2.2)
            for window in range(3):
                for row in range(max(1, int((foot - top) / 11))):
                    layer.box(2, x - half * 0.62 + window * half * 0.56, top + 4 + row * 10, half * 0.2, 4)
        arch(layer, 2, x - 2, 87, 3.4, 10)
        scene.print(layer, stone.light, stone.dark, stone.deep)
        if not motif.sections:
            scene.sheet.glow(low(scene, 87, 0.88, (x, 12)), 30, fire.light, 0.7)
        layer = lowered(scene, 87, 0.88)
        layer.polygon(1, [(x - 4.5, 18), (x - 3, 8), (x - 1, 12), (x + 1, 2), (x + 3, 10), (x + 4, 7), (x + 4.8, 18)])
        layer.polygon(0, [(x - 2.6, 18), (x - 1, 11), (x + 1, 7), (x + 2.6, 18)])
        scene.print(layer, fire.light, fire.dark)
    layer = scene.layer()
    for left, s in ((0.1, 7.0), (0.88, 9.0)):
        boat(layer, width * left, 90, s)
    scene.print(layer, MATERIALS["sail"].light, MATERIALS["timber"].dark)


def harbour_giant(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A giant of bronze with a torch, who stands over the mouth of a harbour."""
    palette, width = scene.palette, scene.width
    scene.ridge(70, 8, palette.far2, 0.4)
    water(scene, 70, mix(palette.middle, palette.horizon, 0.3), palette.top)
    stone, bronze, gold = (material(scene, name) for name in ("sandstone", "bronze", "gold"))
    fire, middle = MATERIALS["ember"], width / 2
    layer = scene.layer()
    for side in (-1, 1):
        block(layer, middle + side * 26, 82, 13, 96)
    scene.print(layer, stone.light, stone.dark)
    if stands:
        layer = lowered(scene, 82, 0.78)
        _rays(layer, middle)
        scene.print(layer, gold.light, gold.dark)
        body, fine = lowered(scene, 82, 0.78), lowered(scene, 82, 0.78)
        for part in (_legs, _arms, _torso, _face):
            part(body, fine, middle)
        scene.print(body, mix(bronze.light, bronze.dark, 0.18), bronze.dark, bronze.deep)
        scene.print(fine, mix(bronze.light, bronze.dark, 0.6), mix(bronze.light, gold.light, 0.5), bronze.deep)
        scene.sheet.glow(low(scene, 82, 0.78, (middle - 18, 7)), 16, fire.light, 0.6)
        layer = lowered(scene, 82, 0.78)
        x = middle - 18
        layer.polygon(1, smooth([(x - 4, 8), (x - 4.4, 4), (x - 1, -2), (x + 0.6, 1), (x + 3, -1), (x + 4.2, 8)]))
        layer.polygon(0, smooth([(x - 2.2, 8), (x - 2, 5), (x, 1.6), (x + 2.2, 5), (x + 2.2, 8)]))
        scene.print(layer, fire.light, fire.dark)
    layer = scene.layer()
    boat(layer, middle, 95, 8)
    boat(layer, width * 0.12, 80, 5)
    boat(layer, width * 0.9, 84, 6)
    scene.print(layer, MATERIALS["sail"].light, MATERIALS["timber"].dark)


def _rays(layer: Layer, x: float) -> None:
    """The crown of the sun, behind the head."""
    for ray in range(9):
        angle = math.pi * (0.04 + ray * 0.115)
        foot = [(x - math.cos(angle + turn) * 5.4, 18.6 - math.sin(angle + turn) * 6) for turn in (0.17, -0.17)]
        tip = x - math.cos(angle) * 11.5, 18.4 - math.sin(angle) * 11.5
        layer.polygon(0, [foot[0], tip, foot[1]])
        layer.polygon(1, [(x - math.cos(angle) * 5.4, 18.6 - math.sin(angle) * 6), tip, foot[1]])


def _legs(body: Layer, fine: Layer, x: float) -> None:
    """Astride, in greaves: thigh, knee and calf; rounded at the inside where it is lit, at the outside where not."""
    for side, ink, round_off in ((-1, 0, 0), (1, 1, 2)):

        def leg(*points: Point, side: int = side) -> list[Point]:
            return [(x + side * across, y) for across, y in points]

        body.polygon(ink, smooth(leg(
            (0.5, 50), (10, 49), (15, 58), (18, 66), (21.6, 72), (25, 80), (31, 82), (19, 82), (13, 73), (10, 65),
            (4, 56)
        )))  # fmt: skip
        inner = (0.5, 50), (4.4, 50), (8, 57), (13, 66), (16.6, 73), (21.4, 81.4), (19, 82), (13, 73), (10, 65), (4, 56)
        outer = (
            (10, 49),
            (15, 58),
            (18, 66),
            (21.6, 72),
            (25, 80),
            (23.6, 80),
            (19.6, 73),
            (15.6, 66),
            (12, 58),
            (8, 50),
        )
        fine.polygon(round_off, leg(*(inner if side < 0 else outer)))
        fine.polygon(2, leg((11.4, 66.4), (17.6, 65), (18.4, 66.6), (12, 68.2)))
        fine.ellipse(1 if side < 0 else 0, (x + side * 14.6, 65.2), 2.0, 1.8)
        fine.polygon(2, leg((18.6, 80.6), (25.4, 79.4), (31, 82), (19, 82)))


def _arms(body: Layer, fine: Layer, x: float) -> None:
    """One raised with the torch, the other bent, its hand on the hip."""
    body.polygon(2, [(x - 21.6, 9.6), (x - 22.6, 7.4), (x - 13.4, 7.4), (x - 14.4, 9.6), (x - 17, 19), (x - 19, 19)])
    body.polygon(0, smooth([
        (x - 9, 26.6), (x - 12, 28), (x - 16, 25), (x - 22, 21), (x - 21.4, 15), (x - 20.4, 11.4), (x - 15.6, 11.4),
        (x - 15.4, 15), (x - 16, 19.4), (x - 10.6, 24.4), (x - 6, 31), (x - 10, 35)
    ]))  # fmt: skip
    fine.polygon(0, [(x - 15.6, 13), (x - 15.4, 15), (x - 16, 19.4), (x - 10.6, 24.4), (x - 7, 31), (x - 12, 27),
                      (x - 18, 20.6), (x - 17.4, 15)])  # fmt: skip
    for finger in range(3):
        fine.box(2, x - 20.2, 12.4 + finger * 1.2, 4.4, 0.35)
    body.polygon(1, smooth([
        (x + 7, 27), (x + 11, 27), (x + 14.4, 31), (x + 19, 40), (x + 17, 43.4), (x + 11, 48), (x + 7.6, 46.6),
        (x + 12.4, 40.6), (x + 8.4, 35)
    ]))  # fmt: skip
    fine.polygon(2, [(x + 14.4, 31), (x + 18.6, 40), (x + 17, 43.4), (x + 11, 48), (x + 13.6, 43.6), (x + 16, 40)])


def _torso(body: Layer, fine: Layer, x: float) -> None:
    """Chest and belly, dark at the right, over a kilt with folds and a belt."""
    body.polygon(
        0, smooth([(x - 2, 25.6), (x - 8, 26.4), (x - 12.4, 29), (x - 10.6, 36), (x - 8, 46), (x + 1, 48), (x + 1, 26)])
    )
    body.polygon(1, smooth([(x + 1, 48), (x + 1, 26), (x + 8, 26.4), (x + 12.4, 29), (x + 10.6, 36), (x + 8, 46)]))
    fine.polygon(
        0, smooth([(x - 10.4, 33.4), (x - 6, 36), (x - 1, 34.6), (x + 1, 32), (x + 1, 35), (x - 5, 37.4), (x - 10, 36)])
    )
    fine.polygon(
        2,
        smooth(
            [(x + 1, 32), (x + 3, 34.6), (x + 7, 36), (x + 10.8, 33.4), (x + 10.4, 35.6), (x + 6, 37.2), (x + 1, 35)]
        ),
    )
    for row in range(3):
        y = 38.6 + row * 2.6
        fine.box(0, x - 5.2 + row * 0.4, y, 5.2 - row * 0.4, 0.7)
        fine.box(2, x + 1.4, y, 4.6 - row * 0.4, 0.7)
    fine.box(2, x + 0.6, 29, 0.45, 8)
    body.polygon(2, [(x - 8.6, 46), (x + 8.6, 46), (x + 12, 59), (x + 5, 57.6), (x, 59.4), (x - 5, 57.6), (x - 12, 59)])
    for fold in range(6):
        left = x - 7.4 + fold * 2.6
        spread = (fold - 2.5) * 1.4
        fine.polygon(0, [(left, 48), (left + 0.9, 48), (left + spread + 1.5, 57.4), (left + spread, 57.4)])
    fine.box(1, x - 8.9, 45.6, 9.6, 2.4)
    fine.box(0, x + 0.7, 45.6, 8.2, 2.4)
    fine.circle(2, (x + 0.2, 46.8), 1.4)


def _face(body: Layer, fine: Layer, x: float) -> None:
    """The head of Helios: curls under a band, brows, eyes, nose and mouth; light falls on it from the left."""
    body.polygon(0, [(x - 2.6, 22), (x + 2.6, 22), (x + 3.6, 27.4), (x - 3.6, 27.4)])
    body.polygon(1, [(x - 2.4, 23.4), (x + 2.6, 22), (x + 3.6, 27.4), (x + 0.6, 27.4)])
    for curl in range(5):
        for side, ink in ((-1, 1), (1, 2)):
            body.circle(ink, (x + side * (4.9 - 0.06 * curl * curl), 14.6 + 1.75 * curl), 1.25)
    body.polygon(0, smooth([
        (x - 4.7, 14), (x - 4.8, 19), (x - 3.8, 23), (x - 1.4, 25.6), (x + 1.4, 25.6), (x + 3.8, 23), (x + 4.8, 19),
        (x + 4.7, 14)
    ]))  # fmt: skip
    body.polygon(1, [
        (x + 0.9, 13.6), (x + 0.5, 18.4), (x + 1.5, 21.4), (x + 0.3, 21.9), (x + 0.7, 23.4), (x + 0.2, 24.4),
        (x + 0.9, 25.5), (x + 1.6, 25.4), (x + 3.6, 23.2), (x + 4.6, 19.4), (x + 4.7, 14)
    ])  # fmt: skip
    fine.polygon(1, [(x - 0.7, 17.6), (x + 0.5, 17.6), (x + 0.5, 18.4), (x + 1.4, 21.3), (x - 0.9, 21.3)])
    fine.polygon(2, [(x - 3.8, 17.3), (x - 2.6, 16.5), (x - 0.9, 17.1), (x - 0.9, 17.7), (x - 2.6, 17.2)])
    fine.polygon(2, [(x + 3.8, 17.3), (x + 2.6, 16.5), (x + 1.1, 17.1), (x + 1.1, 17.7), (x + 2.6, 17.2)])
    for side in (-1, 1):
        fine.ellipse(2, (x + side * 2.3 + 0.1, 18.6), 1.05, 0.55)
    fine.polygon(2, [(x - 1.1, 21.4), (x + 1.5, 21.4), (x + 0.3, 21.9)])
    fine.polygon(
        2, [(x - 1.7, 22.9), (x - 0.4, 22.7), (x + 0.2, 22.9), (x + 0.8, 22.7), (x + 1.9, 22.9), (x + 0.2, 23.7)]
    )
    body.ellipse(2, (x, 13.2), 4.9, 1.9)
    for curl in range(6):
        fine.circle(0 if curl < 3 else 2, (x - 3.9 + 1.56 * curl, 13.9), 1.2)
    fine.polygon(1, [(x - 5.1, 12.6), (x, 11.5), (x + 0.8, 11.6), (x + 0.8, 13), (x, 12.9), (x - 5, 14)])
    fine.polygon(0, [(x + 0.8, 11.6), (x + 5.1, 12.6), (x + 5, 14), (x + 0.8, 13)])


def boat(layer: Layer, x: float, foot: float, s: float) -> None:
    """A small boat under sail in ink 0 (sail) and 1 (hull)."""
    layer.polygon(1, [(x - s, foot - s * 0.3), (x + s, foot - s * 0.3), (x + s * 0.6, foot), (x - s * 0.6, foot)])
    layer.polygon(0, [(x, foot - s * 1.8), (x, foot - s * 0.4), (x - s * 0.9, foot - s * 0.4)])
    layer.polygon(0, [(x + s * 0.1, foot - s * 1.5), (x + s * 0.1, foot - s * 0.4), (x + s * 0.7, foot - s * 0.4)])


def liberty(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A woman of green copper with torch and crown, on her pedestal in the harbour."""
    palette, width = scene.palette, scene.width
    skyline(scene, 74, 9, 0.55)
    water(scene, 74, mix(palette.middle, palette.horizon, 0.35), palette.top)
    stone, jade, gold = (material(scene, name) for name in ("sandstone", "jade", "gold"))
    x = width * 0.54
    layer = scene.layer()
    layer.polygon(0, [(x - 40, 95), (x - 33, 87), (x + 33, 87), (x + 40, 95)])
    layer.polygon(1, [(x + 8, 95), (x + 8, 87), (x + 33, 87), (x + 40, 95)])
    scene.print(layer, palette.ground_light, palette.ground_dark)
    if stands:
        layer = lowered(scene, 88, 0.9)
        layer.polygon(0, [(x - 15, 88), (x - 11, 66), (x + 11, 66), (x + 15, 88)])
        layer.polygon(1, [(x + 3, 88), (x + 2, 66), (x + 11, 66), (x + 15, 88)])
        for step in range(2):
            layer.box(0, x - 18 - step * 4, 84 + step * 2.4, 36 + step * 8, 2.4)
        for window in range(3):
            layer.box(2, x - 7 + window * 5.4, 70, 3, 7)
        scene.print(layer, stone.light, stone.dark, stone.deep)
        layer = lowered(scene, 88, 0.9)
        layer.polygon(0, [(x - 11, 66), (x - 8, 44), (x - 7, 30), (x + 6, 29), (x + 8, 44), (x + 10, 66)])
        layer.polygon(1, [(x + 1, 66), (x + 2, 30), (x + 6, 29), (x + 8, 44), (x + 10, 66)])
        layer.polygon(0, [(x - 7, 33), (x - 5, 30), (x - 11, 22), (x - 11, 12), (x - 14, 12), (x - 15, 23)])
        layer.polygon(1, [(x + 5, 31), (x + 12, 38), (x + 13, 47), (x + 7, 46)])
        layer.polygon(2, [(x + 8, 36), (x + 14, 38), (x + 12, 48), (x + 7, 46)])
        for fold in range(5):
            layer.polygon(
                2,
                [
                    (x - 6 + fold * 3, 40),
                    (x - 5.4 + fold * 3, 40),
                    (x - 8.4 + fold * 4.3, 66),
                    (x - 9.6 + fold * 4.3, 66),
                ],
            )
        layer.box(0, x - 2.4, 25, 4.4, 6)
        layer.ellipse(0, (x - 0.4, 21.6), 4.2, 5.2)
        layer.ellipse(1, (x + 1.7, 21.6), 2.2, 5)
        for ray in range(7):
            angle = math.pi * (0.1 + ray * 0.133)
            layer.polygon(
                0,
                [
                    (x - math.cos(angle + 0.16) * 4.4, 19 - math.sin(angle + 0.16) * 4),
                    (x - math.cos(angle) * 9.5, 19 - math.sin(angle) * 9.5),
                    (x - math.cos(angle - 0.16) * 4.4, 19 - math.sin(angle - 0.16) * 4),
                ],
            )
        layer.box(2, x - 4.6, 17.6, 8.4, 1.6)
        layer.polygon(1, [(x - 15.5, 12), (x - 9.5, 12), (x - 11, 15), (x - 14, 15)])
        scene.print(layer, jade.light, jade.dark, jade.deep)
        scene.sheet.glow(low(scene, 88, 0.9, (x - 12.5, 8)), 12, gold.light, 0.6)
        layer = lowered(scene, 88, 0.9)
        layer.polygon(0, [(x - 15, 12), (x - 14, 7), (x - 12.5, 3), (x - 11, 7), (x - 10, 12)])
        scene.print(layer, gold.light)
