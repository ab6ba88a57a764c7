"""What several stages are made of."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from sprites.poster.ground.palettes import MATERIALS, Material, lit
from sprites.poster.ground.places import palm
from sprites.poster.press import Layer, Point
from sprites.poster.scene import SceneArt


def material(scene: SceneArt, name: str) -> Material:
    """What a part is made of, in the light of the scene."""
    return lit(MATERIALS[name], scene.palette)


def in_air(scene: SceneArt, name: str, haze: float) -> Material:
    """The same, dimmed by the air before it."""
    tone = material(scene, name)
    return Material(*(scene.haze(getattr(tone, part), haze) for part in ("light", "dark", "deep")))


def mirror(scene: SceneArt, water: Layer, line: float, strength: float) -> None:
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


def palms_far(scene: SceneArt, foot: float) -> None:
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


def arch(layer: Layer, ink: int | None, x: float, foot: float, half: float, tall: float) -> None:
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


def lowered(scene: SceneArt, foot: float, scale: float) -> Layer:
    """A layer on which things that stand at `foot` are that much smaller: what is tall stays clear of the type band."""
    return scene.layer().at(scene.width / 2 * (1 - scale), foot * (1 - scale), scale)


def low(scene: SceneArt, foot: float, scale: float, point: Point) -> Point:
    """Where a point of such a layer lies on the sheet."""
    return scene.width / 2 + (point[0] - scene.width / 2) * scale, foot + (point[1] - foot) * scale


def curve(x: float, foot: float, half: float, tall: float, start: float = 0.0, end: float = 1.0) -> list[Point]:
    """The upper half of an ellipse from its left foot (0) to its right one (1), or a part of that."""
    turns = [math.pi * (start + (end - start) * step / 16) for step in range(17)]
    return [(x - half * math.cos(turn), foot - tall * math.sin(turn)) for turn in turns]


def dome(layer: Layer, x: float, foot: float, half: float, tall: float, point: float = 0.0) -> None:
    """A dome in ink 0, dark (ink 1) at the right, with a tip that is `point` tall."""
    layer.polygon(0, curve(x, foot, half, tall))
    layer.polygon(1, [(x + half * 0.1, foot), *curve(x, foot, half, tall, 0.62)])
    if point:
        layer.polygon(0, [(x - half * 0.14, foot - tall * 0.96), (x, foot - tall - point), (x, foot - tall * 0.96)])
        layer.polygon(1, [(x + half * 0.14, foot - tall * 0.96), (x, foot - tall - point), (x, foot - tall * 0.96)])


def columns(layer: Layer, x: float, half: float, top: float, foot: float, count: int, wide: float) -> None:
    """A row of columns in inks 0 and 1 before a wall in ink 2."""
    layer.box(2, x - half, top, half * 2, foot - top)
    for index in range(count):
        left = x - half + (half * 2 - wide) * index / (count - 1)
        layer.box(0, left, top, wide, foot - top)
        layer.box(1, left + wide * 0.58, top, wide * 0.42, foot - top)
        layer.box(0, left - wide * 0.2, top, wide * 1.4, 1.6)


def windows(
    layer: Layer, x: float, half: float, top: float, foot: float, across: int, down: int, share: float = 0.36
) -> None:
    """Windows in ink 2, `across` beside each other and `down` rows; `share` of the wall is open."""
    step, storey = half * 2 / across, (foot - top) / down
    for row in range(down):
        for column in range(across):
            left = x - half + step * (column + (1 - share) / 2)
            layer.box(2, left, top + storey * (row + 0.24), step * share, storey * 0.52)


def gable(layer: Layer, x: float, foot: float, half: float, tall: float) -> None:
    """A pediment in ink 0, its field in ink 2 and its right slope in ink 1."""
    top = foot - tall
    layer.polygon(0, [(x - half, foot), (x, top), (x + half, foot)])
    layer.polygon(
        2,
        [(x - half * 0.72, foot - tall * 0.1), (x, top + tall * 0.26), (x + half * 0.72, foot - tall * 0.1)],
    )
    layer.polygon(1, [(x, top), (x + half, foot), (x + half * 0.72, foot - tall * 0.1), (x, top + tall * 0.26)])


def merlons(layer: Layer, x: float, half: float, top: float, count: int, tall: float, shade: float = 0.2) -> None:
    """Teeth on a wall, dark beyond `shade` of its half width."""
    step = half * 2 / (count * 2 - 1)
    for tooth in range(count):
        left = x - half + step * 2 * tooth
        layer.box(0 if left < x + half * shade else 1, left, top - tall, step, tall + 0.3)


def cone(layer: Layer, x: float, foot: float, half: float, tall: float) -> None:
    """A pointed roof in inks 0 and 1."""
    layer.polygon(0, [(x - half, foot), (x, foot - tall), (x + half, foot)])
    layer.polygon(1, [(x + half * 0.15, foot), (x, foot - tall), (x + half, foot)])


def steps(layer: Layer, x: float, half: float, top: float, count: int, high: float, wider: float) -> None:
    """A stair in inks 0 and 1, every step `high` and `wider` on both sides than the one above."""
    for step in range(count):
        reach = half + wider * step
        layer.box(0, x - reach, top + high * step, reach * 2, high * 0.55)
        layer.box(1, x - reach, top + high * (step + 0.55), reach * 2, high * 0.45)
