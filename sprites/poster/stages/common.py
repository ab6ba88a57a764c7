"""What several stages are made of."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from sprites.poster.palettes import MATERIALS, Material, lit
from sprites.poster.places import palm
from sprites.poster.press import Layer, Point
from sprites.poster.scene import Scene


def material(scene: Scene, name: str) -> Material:
    """What a part is made of, in the light of the scene."""
    return lit(MATERIALS[name], scene.palette)


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


def smooth(points: list[Point]) -> list[Point]:
    """The points with their corners cut twice."""
    for _ in range(2):
        cut = [points[0]]
        for (x0, y0), (x1, y1) in pairwise(points):
            cut += [
                (x0 * 0.75 + x1 * 0.25, y0 * 0.75 + y1 * 0.25),
                (x0 * 0.25 + x1 * 0.75, y0 * 0.25 + y1 * 0.75),
            ]
        points = [*cut, points[-1]]
    return points


def palms_far(scene: Scene, foot: float) -> None:
    """The edge of the jungle."""
    layer, random, palette = scene.layer(), scene.random, scene.palette
    for _ in range(14):
        palm(layer, random.uniform(0, scene.width), foot + 2, random.uniform(14, 24), random.uniform(-4, 4))
    for index in range(24):
        layer.circle(1, (index * scene.width / 22, foot + 1), random.uniform(2.5, 5))
    scene.print(layer, scene.haze(palette.leaf_light, 0.3), scene.haze(palette.leaf_dark, 0.3))


def block(layer: Layer, x: float, top: float, half: float, foot: float, shade: float = 0.2) -> None:
    """A wall in ink 0, dark (ink 1) from `shade` of its half width right of its middle; from 1 on all is lit."""
    layer.box(0, x - half, top, half * 2, foot - top)
    if shade < 1:
        layer.box(1, x + half * shade, top, half * (1 - shade), foot - top)


def arch(layer: Layer, ink: int, x: float, foot: float, half: float, tall: float) -> None:
    """An opening with a round head."""
    layer.box(ink, x - half, foot - tall + half, half * 2, tall - half)
    layer.circle(ink, (x, foot - tall + half), half)


def roof(layer: Layer, x: float, foot: float, half: float, tall: float, flare: float = 0.0) -> None:
    """A hipped roof in ink 0 and 1, its eaves swung up by `flare`."""
    top = foot - tall
    layer.polygon(
        0,
        [
            (x - half, foot - flare),
            (x - half * 0.86, foot),
            (x + half * 0.86, foot),
            (x + half, foot - flare),
            (x + half * 0.55, top),
            (x - half * 0.55, top),
        ],
    )
    layer.polygon(
        1,
        [
            (x + half * 0.2, foot),
            (x + half * 0.86, foot),
            (x + half, foot - flare),
            (x + half * 0.55, top),
            (x + half * 0.16, top),
        ],
    )


def lowered(scene: Scene, foot: float, scale: float) -> Layer:
    """A layer on which things that stand at `foot` are that much smaller: what is tall stays clear of the type band."""
    return scene.layer().at(scene.width / 2 * (1 - scale), foot * (1 - scale), scale)


def low(scene: Scene, foot: float, scale: float, point: Point) -> Point:
    """Where a point of such a layer lies on the sheet."""
    return scene.width / 2 + (point[0] - scene.width / 2) * scale, foot + (point[1] - foot) * scale
