"""Stages: wonders that are drawn for themselves, each with the place it stands in.

A stage paints everything between the sky and the front. `stands` is False for the place without the wonder, which is
what a building site begins as.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from random import Random

import numpy as np

from sprites.palette import mix
from sprites.poster.motif import Motif
from sprites.poster.palettes import MATERIALS, Material, lit
from sprites.poster.places import palm, peaks
from sprites.poster.press import Layer, Point, Ramp
from sprites.poster.scene import Scene
from sprites.poster.skyline import skyline
from sprites.poster.subject import Standing, fitted

Stage = Callable[[Scene, Motif, bool], None]


def _material(scene: Scene, name: str) -> Material:
    return lit(MATERIALS[name], scene.palette)


def pyramids(scene: Scene, motif: Motif, stands: bool) -> None:
    """Three pyramids in courses, palms, and a caravan."""
    palette, width, horizon = scene.palette, scene.width, 78.0
    scene.ridge(horizon, 6, palette.far1, 0.5)
    stone = _material(scene, "sandstone")
    for x, half, top, haze in ((0.93, 24.0, 46.0, 0.45), (0.74, 34.0, 32.0, 0.25), (0.40, 62.0, 11.0, 0.0)):
        if haze == 0 and not stands:
            continue
        _pyramid(scene, x * width, horizon, half, top, haze, stone)
    scene.ground(horizon)
    layer = scene.layer()
    layer.polygon(0, [(width * 0.44, horizon), (width * 0.44 + 58, horizon), (width * 0.44 + 92, 92)])
    scene.print(layer, mix(palette.ground_dark, palette.fore, 0.5), strength=0.45 if stands else 0.0)
    layer = scene.layer()
    for x, tall in ((0.06, 34.0), (0.14, 25.0)):
        palm(layer, x * width, 96, tall, 4)
    scene.print(layer, palette.leaf_light, palette.leaf_dark)
    for index in range(3):
        camel = Motif("wonder", 1, "camel", tones=("timber",), fill="close", split="form")
        rider = Standing(scene, camel, width * (0.66 + index * 0.12), 93, 13)
        rider.shadow()
        rider.paint()


def _pyramid(
    scene: Scene, x: float, foot: float, half: float, top: float, haze: float, stone: Material
) -> None:
    """A lit and a dark face, and the joints of their courses."""
    edge = x + half * 0.12
    layer = scene.layer()
    layer.polygon(0, [(x - half, foot), (x, top), (edge, foot)])
    layer.polygon(1, [(x, top), (x + half, foot), (edge, foot)])
    scene.print(
        layer,
        Ramp(scene.haze(stone.light, haze), scene.haze(mix(stone.light, stone.dark, 0.35), haze), top, foot),
        Ramp(scene.haze(stone.dark, haze), scene.haze(mix(stone.dark, stone.deep, 0.35), haze), top, foot),
    )
    if haze < 0.3:
        layer = scene.layer()
        count = 13
        for course in range(1, count):
            y = top + (foot - top) * course / count
            share = course / count
            layer.box(0, x - half * share, y, half * share + half * 0.12 * share, 0.45)
            layer.box(1, x + half * 0.12 * share, y, half * share * 0.88, 0.45)
        scene.print(layer, stone.dark, stone.deep, strength=0.6)


def pool(scene: Scene, motif: Motif, stands: bool) -> None:
    """The subject behind a long pool that mirrors it, between rows of cypresses."""
    palette, width, horizon = scene.palette, scene.width, 63.0
    scene.ridge(horizon, 8, palette.far2, 0.5)
    scene.ground(horizon, palette.leaf_light, palette.leaf_dark)
    if stands:
        subject = Standing(scene, motif, width / 2, horizon + 3, fitted(motif.emblem, 50, width * 0.66))
        if not motif.sections:
            subject.halo()
        subject.paint()
    _trees_aside(scene, horizon)
    layer = scene.layer()
    middle = width / 2
    rim = [(middle - 13, 68), (middle + 13, 68), (middle + width * 0.46, 102), (middle - width * 0.46, 102)]
    layer.polygon(0, rim)
    layer.polygon(
        1, [(middle - 11, 69), (middle + 11, 69), (middle + width * 0.38, 102), (middle - width * 0.38, 102)]
    )
    marble = _material(scene, "marble")
    scene.print(layer, marble.light, mix(palette.middle, palette.horizon, 0.3))
    water = scene.layer()
    water.polygon(
        0,
        [
            (middle - 11, 69.4),
            (middle + 11, 69.4),
            (middle + width * 0.38, 102),
            (middle - width * 0.38, 102),
        ],
    )
    mirror(scene, water, 68.4, 0.62)


def mirror(scene: Scene, water: Layer, line: float, strength: float) -> None:
    """What stands above a line, upside down in the water that a layer covers."""
    found = water.canvas.coverage()
    if found is None:
        return
    rect, shares = found
    sheet = scene.sheet
    rows = np.arange(rect.top, rect.bottom)
    axis = line * sheet.unit
    source = np.clip((2 * axis - rows).round().astype(int), 0, sheet.size[1] - 1)
    columns = np.arange(rect.left, rect.right)
    swing = np.round(np.sin(rows / sheet.unit * 1.9) * sheet.unit * 0.55).astype(int)
    across = np.clip(columns[None, :] + swing[:, None], 0, sheet.size[0] - 1)
    image = sheet.picture[:, source[:, None], across]
    part = sheet.part(rect)
    share = shares[0] * np.float32(strength)
    part *= 1 - share
    part += image * share


def _trees_aside(scene: Scene, horizon: float) -> None:
    layer, width, palette = scene.layer(), scene.width, scene.palette
    for index in range(5):
        foot = horizon + 2 + index * 6.5
        tall = 13 + index * 7
        reach = 0.20 + index * 0.085
        for side in (-1, 1):
            x = width / 2 + side * width * reach
            layer.ellipse(1, (x, foot - tall / 2), tall * 0.16, tall / 2)
            layer.ellipse(0, (x - tall * 0.05, foot - tall / 2), tall * 0.08, tall * 0.46)
    scene.print(layer, palette.leaf_light, mix(palette.leaf_dark, palette.fore, 0.25))


def gardens(scene: Scene, motif: Motif, stands: bool) -> None:
    """Terraces on arches, with trees and trailing green, over a river."""
    palette, width, horizon = scene.palette, scene.width, 76.0
    skyline(scene, horizon, 8, 0.5)
    scene.ground(horizon)
    stone = _material(scene, "sandstone")
    middle = width / 2
    random = Random(motif.seed)
    tiers = [(54.0, 92.0, 18.0), (42.0, 74.0, 17.0), (30.0, 57.0, 16.0), (18.0, 41.0, 15.0)]
    for half, foot, tall in tiers if stands else ():
        layer = scene.layer()
        layer.box(0, middle - half, foot - tall, half * 2, tall)
        layer.box(1, middle + half * 0.2, foot - tall, half * 0.8, tall)
        count = max(2, round(half / 6.5))
        step = half * 2 / count
        for arch in range(count):
            x = middle - half + step * (arch + 0.5)
            layer.box(2, x - step * 0.26, foot - tall * 0.5, step * 0.52, tall * 0.5)
            layer.circle(2, (x, foot - tall * 0.5), step * 0.26)
        scene.print(layer, stone.light, stone.dark, mix(stone.deep, palette.fore, 0.2))
        layer = scene.layer()
        for bush in range(round(half * 0.9)):
            x = middle - half + random.uniform(0, half * 2)
            layer.circle(bush % 2, (x, foot - tall - random.uniform(-1, 1.6)), random.uniform(1.4, 2.8))
            if bush % 3 == 0:
                drop = random.uniform(3, tall * 0.8)
                layer.ellipse(bush % 2, (x, foot - tall + drop / 2), 1.1, drop / 2)
        scene.print(
            layer, mix(palette.leaf_light, (120, 190, 70), 0.4), mix(palette.leaf_dark, (50, 120, 50), 0.4)
        )
    if stands:
        layer = scene.layer()
        for x, tall in ((-8.0, 15.0), (0.0, 19.0), (9.0, 14.0)):
            palm(layer, middle + x, 27, tall, x * 0.25)
        scene.print(
            layer, mix(palette.leaf_light, (120, 190, 70), 0.4), mix(palette.leaf_dark, (50, 120, 50), 0.4)
        )
    layer = scene.layer()
    layer.box(0, -2, 91, width + 4, 12)
    for _ in range(12):
        layer.ellipse(1, (scene.random.uniform(0, width), scene.random.uniform(92.5, 99)), 6, 0.4)
    scene.print(layer, Ramp(mix(palette.middle, palette.top, 0.4), palette.top, 90, 102), palette.horizon)


def great_wall(scene: Scene, motif: Motif, stands: bool) -> None:
    """A wall with towers that winds over ridge after ridge."""
    palette, width = scene.palette, scene.width
    scene.mountains(60, 34, palette.far1, 3)
    stone = _material(scene, "sandstone")
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
        line = _smooth([(x * width, y) for x, y in points])
        layer = scene.layer()
        grown = [high * (0.75 + 0.5 * index / len(line)) for index in range(len(line))]
        for index, ((x0, y0), (x1, y1)) in enumerate(itertools.pairwise(line)):
            tall = grown[index]
            is_lit = x1 < x0 or y1 < y0
            layer.polygon(0 if is_lit else 1, [(x0, y0), (x1, y1), (x1, y1 - tall), (x0, y0 - tall)])
            layer.polygon(
                2, [(x0, y0 - tall), (x1, y1 - tall), (x1, y1 - tall * 1.12), (x0, y0 - tall * 1.12)]
            )
            if index % 2:
                layer.box(0, x0 - tall * 0.12, y0 - tall * 1.36, tall * 0.24, tall * 0.3)
        for place in (0, len(line) // 2, len(line) - 1):
            x, y = line[place]
            s = grown[min(place, len(grown) - 1)]
            layer.box(0, x - s * 0.75, y - s * 2.1, s * 0.9, s * 2.2)
            layer.box(1, x + s * 0.15, y - s * 2.1, s * 0.6, s * 2.2)
            for tooth in range(4):
                layer.box(
                    0 if tooth < 2 else 1, x - s * 0.85 + tooth * s * 0.46, y - s * 2.4, s * 0.28, s * 0.35
                )
            layer.box(2, x - s * 0.42, y - s * 1.5, s * 0.26, s * 0.5)
        scene.print(
            layer, scene.haze(stone.light, haze), scene.haze(stone.dark, haze), scene.haze(stone.deep, haze)
        )


def _smooth(points: list[Point]) -> list[Point]:
    """The points with their corners cut twice."""
    for _ in range(2):
        cut = [points[0]]
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            cut += [
                (x0 * 0.75 + x1 * 0.25, y0 * 0.75 + y1 * 0.25),
                (x0 * 0.25 + x1 * 0.75, y0 * 0.25 + y1 * 0.75),
            ]
        points = [*cut, points[-1]]
    return points


def lotus_towers(scene: Scene, motif: Motif, stands: bool) -> None:
    """Five towers like lotus buds on a long gallery, in the jungle and in their moat."""
    palette, width, horizon = scene.palette, scene.width, 68.0
    _palms_far(scene, horizon)
    scene.ground(horizon)
    stone = _material(scene, "sandstone")
    middle = width / 2
    if stands:
        layer = scene.layer()
        for x, tall, half in (
            (-38.0, 28.0, 7.0),
            (38.0, 28.0, 7.0),
            (-20.0, 36.0, 8.0),
            (20.0, 36.0, 8.0),
            (0.0, 53.0, 10.5),
        ):
            foot = 70.0
            for tier in range(7):
                share = 1 - (tier / 7) ** 1.7
                y = foot - tall * (0.3 + 0.7 * tier / 7)
                layer.box(0, middle + x - half * share, y, half * share * 1.15, tall * 0.14)
                layer.box(1, middle + x + half * share * 0.15, y, half * share * 0.85, tall * 0.14)
                layer.box(2, middle + x - half * share, y + tall * 0.085, half * share * 2, 0.7)
            layer.polygon(
                0,
                [
                    (middle + x - half * 0.3, foot - tall * 0.88),
                    (middle + x, foot - tall * 1.08),
                    (middle + x + half * 0.3, foot - tall * 0.88),
                ],
            )
            layer.box(0, middle + x - half, foot - tall * 0.32, half * 2, tall * 0.34)
            layer.box(1, middle + x + half * 0.25, foot - tall * 0.32, half * 0.75, tall * 0.34)
        for step, (half, top) in enumerate(((46.0, 64.0), (54.0, 68.0))):
            layer.box(0, middle - half, top, half * 2, 5)
            layer.box(1, middle + half * 0.3, top, half * 0.7, 5)
            for door in range(12 + step * 2):
                layer.box(2, middle - half + 3 + door * 7.4, top + 1.4, 2.2, 3.6)
        layer.polygon(1, [(middle - 7, 73), (middle - 4, 58), (middle + 4, 58), (middle + 7, 73)])
        scene.print(layer, stone.light, stone.dark, stone.deep)
    layer = scene.layer()
    layer.box(0, -2, 76, width + 4, 27)
    scene.print(layer, Ramp(mix(palette.horizon, palette.middle, 0.4), palette.leaf_dark, 76, 101))
    water = scene.layer()
    water.box(0, -2, 76.5, width + 4, 26)
    mirror(scene, water, 76.0, 0.5)
    layer = scene.layer()
    layer.box(0, -2, 74.4, width + 4, 2)
    scene.print(layer, palette.leaf_dark)


def _palms_far(scene: Scene, foot: float) -> None:
    layer, random, palette = scene.layer(), scene.random, scene.palette
    for _ in range(14):
        palm(layer, random.uniform(0, scene.width), foot + 2, random.uniform(14, 24), random.uniform(-4, 4))
    for index in range(24):
        layer.circle(1, (index * scene.width / 22, foot + 1), random.uniform(2.5, 5))
    scene.print(layer, scene.haze(palette.leaf_light, 0.3), scene.haze(palette.leaf_dark, 0.3))


def palace_on_rock(scene: Scene, motif: Motif, stands: bool) -> None:
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
        white, red, gold = (_material(scene, name) for name in ("paper", "brick", "gold"))
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
    layer.polygon(
        1, [(x + half * 0.25, foot), (x + half * 0.2, top), (x + half, top), (x + half + lean, foot)]
    )
    layer.box(2, x - half, top + 1.2, half * 2, 1.1)
    rows = max(1, int((foot - top) / 7))
    for row in range(rows):
        for column in range(max(2, int(half / 2.6))):
            left = x - half + 2 + column * 5
            if left < x + half - 2:
                layer.box(2, left, top + 4.5 + row * 6, 1.5, 2.6)


def ranks(scene: Scene, motif: Motif, stands: bool) -> None:
    """The subject many times over, rank behind rank, in a vaulted pit."""
    palette, width = scene.palette, scene.width
    earth = _material(scene, "terracotta")
    layer = scene.layer()
    layer.box(0, -2, 30, width + 4, 74)
    for rib in range(-8, 9):
        layer.polygon(
            1,
            [
                (width / 2 + rib * 3, 30),
                (width / 2 + rib * 3 + 1.2, 30),
                (width / 2 + rib * 21 + 8, 103),
                (width / 2 + rib * 21, 103),
            ],
        )
    scene.print(
        layer,
        Ramp(mix(earth.deep, palette.horizon, 0.35), earth.deep, 30, 100),
        mix(earth.deep, palette.fore, 0.4),
    )
    if not stands:
        return
    for row in range(5):
        height = 14 + row * 7.5
        foot = 46 + row * 13.5
        step = height * 0.62
        count = math.ceil(width / step) + 1
        for index in range(count):
            x = (index - 0.5 + (row % 2) * 0.5) * step
            standing = Standing(scene, motif, x, foot, height, max(0.0, 0.42 - row * 0.11))
            standing.paint()


def arrows(scene: Scene, motif: Motif, stands: bool) -> None:
    """Archers, and the sky full of their arrows."""
    random = scene.random
    for depth, (count, length, haze) in enumerate(((8, 5.0, 0.5), (6, 9.0, 0.2), (5, 14.0, 0.0))):
        layer = scene.layer()
        for _ in range(count):
            x, y = random.uniform(0.05, 0.95) * scene.width, random.uniform(6, 44)
            dx, dy = length * 0.86, length * 0.5
            layer.line(0, [(x, y), (x + dx, y + dy)], 0.5 + depth * 0.2)
            layer.polygon(
                1,
                [
                    (x + dx, y + dy),
                    (x + dx * 0.86 - dy * 0.12, y + dy * 0.86 + dx * 0.12),
                    (x + dx * 1.16, y + dy * 1.16),
                    (x + dx * 0.86 + dy * 0.12, y + dy * 0.86 - dx * 0.12),
                ],
            )
            layer.polygon(
                2,
                [
                    (x, y),
                    (x - dx * 0.1 - dy * 0.14, y - dy * 0.1 + dx * 0.14),
                    (x + dx * 0.12, y + dy * 0.12),
                    (x - dx * 0.1 + dy * 0.14, y - dy * 0.1 - dx * 0.14),
                ],
            )
        colour = scene.haze(scene.palette.fore, haze)
        scene.print(
            layer, colour, scene.haze(MATERIALS["steel"].light, haze), scene.haze(scene.palette.accent, haze)
        )
    for x, height, haze in ((0.84, 34.0, 0.35), (0.62, 48.0, 0.15), (0.3, 66.0, 0.0)):
        archer = Standing(scene, motif, x * scene.width, 74 + height * 0.34, height, haze)
        archer.shadow()
        archer.paint()


def vault(scene: Scene, motif: Motif, stands: bool) -> None:
    """A painted ceiling: the subject in clouds, framed by ribs."""
    width, palette = scene.width, scene.palette
    layer = scene.layer()
    for _ in range(26):
        x, y, radius = (
            scene.random.uniform(0, width),
            scene.random.uniform(70, 100),
            scene.random.uniform(6, 11),
        )
        layer.circle(1, (x, y), radius)
        layer.circle(0, (x - 1.4, y - 1.6), radius * 0.88)
    light = mix(palette.horizon, (255, 255, 255), 0.5)
    scene.print(layer, light, mix(palette.horizon, palette.far1, 0.45))
    if stands:
        hands = Standing(scene, motif, width / 2, 76, fitted(motif.emblem, 54, width * 0.86))
        hands.halo()
        hands.paint()
    gold, marble = _material(scene, "gold"), _material(scene, "marble")
    layer = scene.layer()
    for side in (-1, 1):
        edge = width / 2 + side * width / 2
        layer.polygon(
            0, [(edge, -2), (edge - side * 9, -2), (edge - side * 5, 40), (edge - side * 9, 102), (edge, 102)]
        )
        layer.polygon(
            2,
            [
                (edge - side * 9, -2),
                (edge - side * 10.4, -2),
                (edge - side * 6.4, 40),
                (edge - side * 10.4, 102),
                (edge - side * 9, 102),
                (edge - side * 5, 40),
            ],
        )
    layer.box(1, -2, 92, width + 4, 12)
    layer.box(2, -2, 91, width + 4, 1.6)
    scene.print(layer, marble.light, marble.dark, gold.dark)


def terraces(scene: Scene, motif: Motif, stands: bool) -> None:
    """A town of stone on green terraces under steep peaks."""
    width = scene.width
    peaks(scene)
    green, stone = _material(scene, "foliage"), _material(scene, "lead")
    layer = scene.layer()
    layer.polygon(1, [(width * 0.66, 66), (width * 0.8, 12), (width * 1.0, 68)])
    layer.polygon(0, [(width * 0.66, 66), (width * 0.8, 12), (width * 0.83, 40), (width * 0.79, 66)])
    scene.print(layer, Ramp(green.light, green.dark, 12, 70), Ramp(green.dark, green.deep, 12, 70))
    for step in range(6):
        top, reach = 58.0 + step * 7, 0.36 + step * 0.075
        layer = scene.layer()
        layer.polygon(
            0,
            [
                (width * (0.5 - reach), top + 8),
                (width * (0.52 - reach), top),
                (width * (0.4 + reach), top - 1),
                (width * (0.44 + reach), top + 8),
            ],
        )
        layer.polygon(
            1,
            [
                (width * (0.52 - reach), top),
                (width * (0.4 + reach), top - 1),
                (width * (0.4 + reach), top + 1.6),
                (width * (0.52 - reach), top + 2.6),
            ],
        )
        scene.print(layer, mix(green.light, green.dark, 0.25 + (step % 2) * 0.25), stone.light)
        if not stands:
            continue
        layer = scene.layer()
        for house in range(7 - step // 2):
            x = width * (0.55 - reach) + house * (width * 2 * reach * 0.86) / 7 + scene.random.uniform(0, 4)
            s = 4.5 + step * 0.9
            layer.polygon(
                0,
                [
                    (x, top + 1),
                    (x, top - s * 0.7),
                    (x + s * 0.4, top - s * 1.5),
                    (x + s * 0.8, top - s * 0.7),
                    (x + s * 0.8, top + 1),
                ],
            )
            layer.box(1, x + s * 0.8, top - s * 0.7, s * 0.5, s * 0.7 + 1)
            layer.box(2, x + s * 0.28, top - s * 0.5, s * 0.24, s * 0.6)
        scene.print(layer, stone.light, stone.dark, stone.deep)


FEET = {
    "pyramids": 78.0, "pool": 66.5, "gardens": 92.0, "great_wall": 100.0, "lotus_towers": 74.0, "palace_on_rock": 83.0,
    "ranks": 100.0, "vault": 90.0, "terraces": 100.0,
}  # fmt: skip
"""Where the wonders of stages stand; below it are their shadows and what mirrors them."""

OVER_THEIR_PLACE = ("arrows",)
"""The stages that are painted over the place of the motif; the others are places of their own."""

STAGES: dict[str, Stage] = {
    "pyramids": pyramids, "pool": pool, "gardens": gardens, "great_wall": great_wall, "lotus_towers": lotus_towers,
    "palace_on_rock": palace_on_rock, "ranks": ranks, "arrows": arrows, "vault": vault, "terraces": terraces,
}  # fmt: skip
