"""Walls and castles."""

from __future__ import annotations

from itertools import pairwise

from sprites.paint.palette import mix
from sprites.poster.ground.skyline import skyline
from sprites.poster.motif import Motif
from sprites.poster.press import Layer, Point, Ramp
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import (
    arch,
    block,
    dome,
    material,
    merlons,
    roof,
    smooth,
)


def great_wall(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A wall with towers that winds over ridge after ridge."""
    palette, width = scene.palette, scene.width
    scene.mountains(60, 34, palette.far1, 3)
    stone = material(scene, "sandstone")
    ways: list[tuple[float, float, list[Point]]] = [
        (0.5, 2.6, [(0.98, 43), (0.86, 37), (0.74, 44), (0.62, 40)]),
        (0.25, 4.2, [(0.62, 40), (0.50, 47), (0.62, 56), (0.80, 55)]),
        (0.0, 7.0, [(0.80, 55), (0.72, 68), (0.48, 66), (0.26, 76), (0.16, 98)]),
    ]
    hills = ((52.0, 14.0, 0.45), (66.0, 15.0, 0.25), (102.0, 34.0, 0.0))
    for (haze, high, points), (foot, rise, share) in zip(ways, hills, strict=True):
        green = mix(palette.leaf_dark, palette.leaf_light, 0.4 - haze * 0.4)
        scene.ridge(foot, rise, green, share)
        scene.ground(foot, mix(scene.haze(green, share), palette.horizon, 0.3), scene.haze(green, share))
        if not stands:
            continue
        line = smooth([(x * width, y) for x, y in points])
        layer = scene.layer()
        grown = [high * (0.75 + 0.5 * index / len(line)) for index in range(len(line))]
        for index, ((x0, y0), (x1, y1)) in enumerate(pairwise(line)):
            tall = grown[index]
            is_lit = x1 < x0 or y1 < y0
            layer.polygon(0 if is_lit else 1, [(x0, y0), (x1, y1), (x1, y1 - tall), (x0, y0 - tall)])
            layer.polygon(2, [(x0, y0 - tall), (x1, y1 - tall), (x1, y1 - tall * 1.12), (x0, y0 - tall * 1.12)])
            if index % 2:
                layer.box(0, x0 - tall * 0.12, y0 - tall * 1.36, tall * 0.24, tall * 0.3)
        for place in (0, len(line) // 2, len(line) - 1):
            x, y = line[place]
            s = grown[min(place, len(grown) - 1)]
            layer.box(0, x - s * 0.75, y - s * 2.1, s * 0.9, s * 2.2)
            layer.box(1, x + s * 0.15, y - s * 2.1, s * 0.6, s * 2.2)
            for tooth in range(4):
                layer.box(0 if tooth < 2 else 1, x - s * 0.85 + tooth * s * 0.46, y - s * 2.4, s * 0.28, s * 0.35)
            layer.box(2, x - s * 0.42, y - s * 1.5, s * 0.26, s * 0.5)
        scene.print(layer, scene.haze(stone.light, haze), scene.haze(stone.dark, haze), scene.haze(stone.deep, haze))


def palace_on_rock(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """White and red walls with golden roofs on a rock before the mountains."""
    palette, width = scene.palette, scene.width
    scene.mountains(74, 52, mix(palette.far1, palette.wall_light, 0.3), 3)
    scene.mountains(78, 26, palette.far2, 4)
    middle = width / 2
    layer = scene.layer()
    layer.polygon(0, [(middle - 64, 93), (middle - 46, 66), (middle + 8, 60), (middle + 8, 93)])
    layer.polygon(1, [(middle + 8, 60), (middle + 48, 66), (middle + 66, 93), (middle + 4, 93)])
    scene.print(layer, palette.ground_light, mix(palette.ground_dark, palette.far3, 0.3))
    if stands:
        white, red, gold = (material(scene, name) for name in ("paper", "brick", "gold"))
        layer = scene.layer()
        for x, top, half, foot in (
            (-30.0, 52.0, 18.0, 80.0),
            (30.0, 50.0, 20.0, 80.0),
            (0.0, 44.0, 26.0, 82.0),
        ):
            _battered(layer, middle + x, top, half, foot)
        scene.print(layer, white.light, white.dark, white.deep)
        layer = scene.layer()
        _battered(layer, middle + 2, 27, 15, 58)
        _battered(layer, middle - 24, 42, 7, 56)
        scene.print(layer, red.light, red.dark, red.deep)
        layer = scene.layer()
        for x, top, half in ((2.0, 27.0, 15.0), (-24.0, 42.0, 8.0), (30.0, 50.0, 9.0), (12.0, 24.0, 6.0)):
            layer.polygon(
                0,
                [
                    (middle + x - half - 2, top),
                    (middle + x - half * 0.5, top - 5),
                    (middle + x + half * 0.5, top - 5),
                    (middle + x + half + 2, top),
                ],
            )
            layer.polygon(
                1,
                [
                    (middle + x + half * 0.15, top - 5),
                    (middle + x + half * 0.5, top - 5),
                    (middle + x + half + 2, top),
                    (middle + x + half * 0.3, top),
                ],
            )
        scene.print(layer, gold.light, gold.dark)
        layer = scene.layer()
        layer.line(0, [(middle - 50, 92), (middle - 20, 82), (middle - 34, 76), (middle - 6, 72)], 1.8)
        scene.print(layer, white.light)
    scene.ground(91)


def _battered(layer: Layer, x: float, top: float, half: float, foot: float) -> None:
    """A wall that leans inwards, with rows of windows, in inks 0 to 2."""
    lean = half * 0.14
    layer.polygon(0, [(x - half - lean, foot), (x - half, top), (x + half, top), (x + half + lean, foot)])
    layer.polygon(1, [(x + half * 0.25, foot), (x + half * 0.2, top), (x + half, top), (x + half + lean, foot)])
    layer.box(2, x - half, top + 1.2, half * 2, 1.1)
    rows = max(1, int((foot - top) / 7))
    for row in range(rows):
        for column in range(max(2, int(half / 2.6))):
            left = x - half + 2 + column * 5
            if left < x + half - 2:
                layer.box(2, left, top + 4.5 + row * 6, 1.5, 2.6)


def white_castle(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """White storeys under curved grey roofs on a base of stone, among blossoms."""
    palette, width = scene.palette, scene.width
    scene.mountains(78, 30, palette.far1, 3)
    scene.ground(78)
    white, lead, stone = (material(scene, name) for name in ("paper", "lead", "iron"))
    middle = width / 2
    if stands:
        layer = scene.layer()
        layer.polygon(0, [(middle - 44, 92), (middle - 32, 72), (middle + 32, 72), (middle + 44, 92)])
        layer.polygon(1, [(middle + 8, 92), (middle + 8, 72), (middle + 32, 72), (middle + 44, 92)])
        scene.print(layer, stone.light, stone.dark)
        for half, top, foot in (
            (30.0, 58.0, 72.0),
            (24.0, 43.0, 56.0),
            (17.0, 29.0, 41.0),
            (11.0, 17.0, 27.0),
        ):
            layer = scene.layer()
            block(layer, middle, top, half, foot)
            for window in range(int(half / 3.2)):
                layer.box(2, middle - half + 3 + window * 5.6, top + (foot - top) * 0.4, 2.2, (foot - top) * 0.34)
            scene.print(layer, white.light, white.dark, white.deep)
            layer = scene.layer()
            roof(layer, middle, top + 2.4, half * 1.28, 6.4, 2)
            layer.polygon(0, [(middle - half * 0.4, top + 1), (middle, top - 6), (middle + half * 0.4, top + 1)])
            scene.print(layer, lead.light, lead.dark)
    layer = scene.layer()
    for side in (-1, 1):
        x = middle + side * width * 0.40
        layer.line(2, [(x, 99), (x - side * 2, 84), (x - side * 8, 76)], 1.6)
        for _ in range(16):
            layer.circle(
                scene.random.randrange(2),
                (x - side * 3 + scene.random.uniform(-12, 12), 76 + scene.random.uniform(-9, 8)),
                scene.random.uniform(2, 4.4),
            )
    scene.print(layer, (255, 214, 222), (232, 148, 170), palette.fore)


def hill_castle(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Two rings of walls and round towers on a bare hill."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    scene.ridge(76, 12, palette.far1, 0.4)
    scene.ridge(82, 8, palette.far2, 0.3)
    layer = scene.layer()
    layer.polygon(
        0,
        [
            (-2, 96),
            (x - 44, 72),
            (x - 20, 64),
            (x + 26, 64),
            (x + 46, 72),
            (width + 2, 94),
            (width + 2, 103),
            (-2, 103),
        ],
    )
    layer.polygon(1, [(x + 14, 64), (x + 26, 64), (x + 46, 72), (width + 2, 94), (width + 2, 103), (x + 30, 103)])
    scene.print(
        layer,
        palette.ground_light,
        Ramp(palette.ground_dark, mix(palette.ground_dark, palette.fore, 0.3), 64, 102),
    )
    stone = material(scene, "sandstone")
    if stands:
        for haze, towers, walls in (
            (
                0.18,
                ((-24.0, 32.0, 6.5), (-6.0, 24.0, 8.0), (14.0, 18.0, 9.5), (31.0, 34.0, 6.5)),
                (36.0, -28.0, 34.0, 66.0),
            ),
            (
                0.0,
                (
                    (-40.0, 54.0, 6.5),
                    (-17.0, 50.0, 7.0),
                    (8.0, 50.0, 7.5),
                    (29.0, 52.0, 7.0),
                    (45.0, 56.0, 6.0),
                ),
                (58.0, -44.0, 46.0, 80.0),
            ),
        ):
            layer = scene.layer()
            top, left, right, foot = walls
            half = (right - left) / 2
            block(layer, x + left + half, top, half, foot, 0.35)
            merlons(layer, x + left + half, half, top, 15, 2.4, 0.35)
            for slit in range(7):
                layer.box(2, x + left + half * 2 * (slit + 0.5) / 7, top + 6, 1.1, 5)
            for place, high, wide in towers:
                low_foot = foot + 5
                layer.polygon(
                    0,
                    [
                        (x + place - wide, high),
                        (x + place + wide, high),
                        (x + place + wide * 1.2, low_foot),
                        (x + place - wide * 1.2, low_foot),
                    ],
                )
                layer.polygon(
                    1,
                    [
                        (x + place + wide * 0.2, high),
                        (x + place + wide, high),
                        (x + place + wide * 1.2, low_foot),
                        (x + place + wide * 0.2, low_foot),
                    ],
                )
                layer.box(0, x + place - wide * 1.12, high - 1, wide * 1.3, 4)
                layer.box(1, x + place + wide * 0.18, high - 1, wide * 0.94, 4)
                merlons(layer, x + place, wide * 1.12, high - 1, 5, 2.4)
                layer.box(2, x + place - wide * 0.4, high + 8, 1.4, 5.4)
            if not haze:
                arch(layer, 2, x - 4.6, foot + 4, 3.4, 12)
            scene.print(
                layer,
                scene.haze(stone.light, haze),
                scene.haze(stone.dark, haze),
                scene.haze(stone.deep, haze),
            )
        layer = scene.layer()
        layer.line(1, [(x + 14, 16), (x + 14, 6)], 0.8)
        layer.polygon(0, [(x + 14, 6), (x + 25, 8.6), (x + 14, 11.4)])
        scene.print(layer, material(scene, "red").light, stone.deep)
    layer = scene.layer()
    layer.line(0, [(x - 4, 85), (x + 6, 90), (x - 12, 95), (x - 2, 103)], 3.4)
    scene.print(layer, mix(palette.ground_light, palette.horizon, 0.5))


def red_gate(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A gate of red sandstone between two eight-sided towers, crowned by small white domes."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    scene.ridge(80, 8, palette.far1, 0.4)
    scene.ground(82)
    red, white, rose = material(scene, "brick"), material(scene, "marble"), material(scene, "terracotta")
    if stands:
        layer = scene.layer()
        block(layer, x, 58, width / 2 + 2, 90, 3.0)
        merlons(layer, x, width / 2, 58, 23, 3, 3.0)
        for bay in range(9):
            arch(layer, 1, x - 64 + bay * 16, 88, 5, 20)
        block(layer, x, 40, 22, 90, 0.5)
        merlons(layer, x, 22, 40, 9, 3, 0.5)
        scene.print(layer, red.light, red.dark)
        layer = scene.layer()
        arch(layer, 2, x, 90, 10.5, 39)
        for side in (-1, 1):
            tower = x + side * 29
            layer.box(0, tower - 11, 32, 15, 60)
            layer.box(1, tower + 4, 32, 7, 60)
            merlons(layer, tower, 11, 32, 5, 3, 0.36)
            for row in (42.0, 58.0, 74.0):
                arch(layer, 2, tower - 4, row + 9, 2.6, 9)
                layer.box(0, tower - 11, row + 11.4, 15, 1.4)
                layer.box(1, tower + 4, row + 11.4, 7, 1.4)
        scene.print(layer, mix(red.light, rose.light, 0.45), mix(red.dark, red.light, 0.2), red.deep)
        layer = scene.layer()
        arch(layer, 0, x, 90, 6.6, 27)
        arch(layer, 2, x, 90, 5.4, 25)
        for index in range(7):
            left = x - 18 + index * 6
            layer.box(0, left - 1.9, 33, 0.8, 4)
            layer.box(1, left + 1.1, 33, 0.8, 4)
            dome(layer, left, 33, 2.6, 3.4)
        for side in (-1, 1):
            tower = x + side * 29
            for post in (-5.0, 0.0, 4.4):
                layer.box(0, tower + post - 0.6, 22, 1.3, 8)
            layer.box(0, tower - 7, 21, 14, 1.6)
            dome(layer, tower, 21, 6, 7, 3)
        scene.print(layer, white.light, white.dark, red.deep)
        layer = scene.layer()
        layer.line(1, [(x, 30), (x, 15)], 0.9)
        layer.polygon(0, [(x, 15), (x + 11, 18), (x, 21.4)])
        scene.print(layer, material(scene, "jade").light, white.deep)
    scene.people(7, 92, 97)


def town_wall(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A gate between two towers in a long wall, and the roofs of the town behind it."""
    x, width = scene.width / 2, scene.width
    skyline(scene, 62, 11, 0.3, 1.3)
    scene.ground(84)
    stone, timber = material(scene, "sandstone"), material(scene, "timber")
    if stands:
        layer = scene.layer()
        block(layer, x, 56, width / 2 + 2, 88, 3.0)
        merlons(layer, x, width / 2, 56, 17, 4, 3.0)
        for row in range(5):
            for joint in range(11):
                left = width * (joint + row % 2 * 0.5) / 10
                layer.box(1, left, 61 + row * 5.4, 4.6, 1.2)
        for side in (-1, 1):
            block(layer, x + side * 22, 32, 11, 90, 0.25)
            block(layer, x + side * 22, 30, 13, 38, 0.25)
            merlons(layer, x + side * 22, 13, 30, 4, 4, 0.25)
            for slit in (44.0, 62.0):
                layer.box(2, x + side * 22 - 3, slit, 2.2, 8)
        block(layer, x, 46, 12, 90, 3.0)
        merlons(layer, x, 11, 46, 4, 3.4, 3.0)
        arch(layer, 2, x, 90, 8, 31)
        scene.print(layer, stone.light, stone.dark, stone.deep)
        layer = scene.layer()
        for bar in (-5.0, 0.0, 5.0):
            layer.box(0, x + bar - 0.8, 62, 1.6, 17)
        for bar in (66.0, 73.0):
            layer.box(0, x - 7.4, bar, 14.8, 1.4)
        scene.print(layer, timber.light)
        layer = scene.layer()
        for side in (-1, 1):
            layer.line(1, [(x + side * 22, 30), (x + side * 22, 15)], 0.8)
            layer.polygon(0, [(x + side * 22, 15), (x + side * 22 + 9, 17.6), (x + side * 22, 20.4)])
        scene.print(layer, material(scene, "red").light, timber.deep)
    scene.people(5, 91, 96)
