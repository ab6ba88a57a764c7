"""The plane in front: what stands between the viewer and the scene, dark and low, and frames to look through."""

from __future__ import annotations

import math

from sprites.paint.palette import mix
from sprites.poster.press import Layer
from sprites.poster.scene import SceneArt


def grass(scene: SceneArt) -> None:
    """Blades and dark mounds."""
    layer, random = scene.layer(), scene.random
    for x in (random.uniform(-5, 15), scene.width - random.uniform(-5, 20)):
        layer.ellipse(0, (x, 102), random.uniform(14, 22), random.uniform(5, 8))
        layer.ellipse(1, (x - 2, 102.5), 10, 4.5)
    for _ in range(round(scene.width * 0.22)):
        x, tall = random.uniform(0, scene.width), random.uniform(3, 8)
        lean = random.uniform(-1.6, 1.6)
        layer.polygon(0, [(x - 0.5, 101), (x + lean, 100 - tall), (x + 0.5, 101)])
    layer.box(0, -2, 98.6, scene.width + 4, 4)
    scene.print(layer, scene.palette.fore, mix(scene.palette.fore, scene.palette.leaf_dark, 0.5))


def shrubs(scene: SceneArt) -> None:
    """Round bushes in both corners with sparks of the accent."""
    layer, random, palette = scene.layer(), scene.random, scene.palette
    for corner in (0.0, scene.width):
        for _ in range(6):
            x = corner + random.uniform(-6, 17) * (1 if corner == 0 else -1)
            layer.circle(0, (x, 100), random.uniform(3.5, 6))
    spots = [
        (corner + random.uniform(0, 19) * (1 if corner == 0 else -1), random.uniform(94.5, 99.5))
        for corner in (0.0, scene.width)
        for _ in range(8)
    ]
    for index, spot in enumerate(spots):
        layer.circle(1 if index % 3 else 2, spot, random.uniform(0.8, 1.5))
    layer.box(0, -2, 99, scene.width + 4, 3)
    scene.print(layer, palette.fore, mix(palette.fore, palette.leaf_light, 0.55), palette.accent)


def bough(scene: SceneArt) -> None:
    """A branch that hangs in from the upper right."""
    layer, random, palette = scene.layer(), scene.random, scene.palette
    right = scene.width
    spine = [(right + 2, 3.0), (right - 12, 8.0), (right - 24, 9.0), (right - 36, 14.0)]
    layer.line(0, spine, 1.1)
    layer.line(0, [(right - 14, 8.4), (right - 22, 18)], 0.8)
    for _ in range(26):
        t = random.random()
        x = right - 4 - 33 * t
        y = 6 + 9 * t + random.uniform(-3, 5)
        _leaf(layer, x, y, random.uniform(2.6, 4.4), random.uniform(0.6, 2.6), random.randrange(5) == 0)
    scene.print(layer, palette.fore, mix(palette.leaf_dark, palette.fore, 0.4))
    _floor(scene)


def _leaf(layer: Layer, x: float, y: float, length: float, angle: float, lit: bool) -> None:
    dx, dy = math.cos(angle) * length, math.sin(angle) * length
    side = dy * 0.28, dx * 0.28
    middle = x + dx * 0.5, y + dy * 0.5
    layer.polygon(
        1 if lit else 0,
        [
            (x, y),
            (middle[0] - side[0], middle[1] + side[1]),
            (x + dx, y + dy),
            (middle[0] + side[0], middle[1] - side[1]),
        ],
    )


def _floor(scene: SceneArt) -> None:
    layer = scene.layer()
    layer.polygon(0, [(-2, 98), (scene.width * 0.5, 99.2), (scene.width + 2, 97.8), (scene.width + 2, 102), (-2, 102)])
    scene.print(layer, scene.palette.fore)


def wall(scene: SceneArt) -> None:
    """The parapet of the age: a kerb, merlons, balusters or railings."""
    layer, palette = scene.layer(), scene.palette
    width = scene.width
    if scene.age == 1:
        layer.box(0, -2, 95.5, width + 4, 7)
        layer.box(1, -2, 95.5, width + 4, 1.2)
        for index in range(20):
            layer.box(1, index * width / 9 - 3, 97, 0.5, 4)
    elif scene.age == 2:
        layer.box(0, -2, 97, width + 4, 6)
        for index in range(14):
            layer.box(0, index * 11 - 4, 93, 6.5, 5)
            layer.box(1, index * 11 - 4, 93, 6.5, 0.8)
    elif scene.age == 3:
        layer.box(0, -2, 92.6, width + 4, 1.6)
        layer.box(1, -2, 92.6, width + 4, 0.6)
        for index in range(40):
            layer.ellipse(0, (index * 4.4, 96.6), 1.2, 3)
        layer.box(0, -2, 98.8, width + 4, 4)
    else:
        layer.box(0, -2, 92.4, width + 4, 0.9)
        layer.box(0, -2, 98.4, width + 4, 4)
        for index in range(60):
            layer.box(0, index * 3.2, 91, 0.7, 9)
            layer.polygon(0, [(index * 3.2 - 0.4, 91), (index * 3.2 + 0.35, 89), (index * 3.2 + 1.1, 91)])
    scene.print(layer, palette.fore, mix(palette.fore, palette.wall_dark, 0.35))


def leaves(scene: SceneArt) -> None:
    """Big leaves in both lower corners."""
    layer, random, palette = scene.layer(), scene.random, scene.palette
    for corner, way in ((0.0, 1), (scene.width, -1)):
        for index in range(7):
            angle = 0.15 + index * 0.24
            length = random.uniform(15, 25)
            x, y = corner - 2 * way, 101
            tip = x + math.cos(angle) * length * way, y - math.sin(angle) * length
            bend = length * 0.16
            side = math.sin(angle) * bend * way, math.cos(angle) * bend
            middle = (x + tip[0]) / 2, (y + tip[1]) / 2
            layer.polygon(
                index % 2,
                [
                    (x, y),
                    (middle[0] - side[0], middle[1] - side[1]),
                    tip,
                    (middle[0] + side[0], middle[1] + side[1]),
                ],
            )
    scene.print(layer, palette.fore, mix(palette.fore, palette.leaf_dark, 0.55))


def floe(scene: SceneArt) -> None:
    """An ice floe under the foot of the subject."""
    layer, width = scene.layer(), scene.width
    layer.polygon(1, [(-3, 91), (width * 0.3, 88), (width * 0.8, 90), (width * 0.92, 95), (width * 0.8, 99), (-3, 101)])
    layer.polygon(
        0,
        [(-3, 89), (width * 0.3, 86.4), (width * 0.78, 88.4), (width * 0.9, 92), (width * 0.6, 95), (-3, 96)],
    )
    scene.print(layer, scene.palette.ground_light, scene.palette.ground_dark)


def lances(scene: SceneArt) -> None:
    """Shafts and helmets of those who look on."""
    layer, random = scene.layer(), scene.random
    for _ in range(11):
        x = random.uniform(0, scene.width)
        if abs(x - scene.width / 2) < scene.width * 0.2:
            x = x * 0.4 if x < scene.width / 2 else scene.width - (scene.width - x) * 0.4
        top = random.uniform(66, 84)
        layer.line(0, [(x, 101), (x + random.uniform(-3, 3), top)], 0.8)
        layer.polygon(0, [(x - 1, top + 1), (x, top - 3.4), (x + 1, top + 1)])
    for _ in range(9):
        x = random.uniform(0, scene.width)
        layer.ellipse(0, (x, 98.5), 3.4, 4.6)
    layer.box(0, -2, 98.4, scene.width + 4, 4)
    scene.print(layer, scene.palette.fore)


def none(scene: SceneArt) -> None:
    """Nothing."""


FRONTS = {
    "grass": grass, "bough": bough, "wall": wall, "shrubs": shrubs, "leaves": leaves, "floe": floe,
    "lances": lances, "none": none,
}  # fmt: skip


def arch(scene: SceneArt) -> None:
    """A dark arch with a lit reveal."""
    layer, width, palette = scene.layer(), scene.width, scene.palette
    layer.box(0, -2, -2, width + 4, 104)
    for ink, left, right, top in ((1, 0.07, 0.93, 5.0), (None, 0.07 * 1.2, 0.93, 7.4)):
        a, b = left * width, right * width
        points = [(a, 102.0), (a, 34.0)]
        points += [
            (
                (a + b) / 2 - (b - a) / 2 * math.cos(math.pi * step / 24),
                34 - (34 - top) * math.sin(math.pi * step / 24),
            )
            for step in range(25)
        ]
        points += [(b, 102.0)]
        layer.polygon(ink, points)
    scene.print(layer, palette.fore, mix(palette.wall_dark, palette.fore, 0.35))


def tent(scene: SceneArt) -> None:
    """The flap of a tent, drawn aside."""
    layer, width, palette = scene.layer(), scene.width, scene.palette
    layer.polygon(0, [(-2, -2), (width * 0.55, -2), (width * 0.12, 40), (width * 0.05, 102), (-2, 102)])
    layer.polygon(0, [(width + 2, -2), (width * 0.45, -2), (width * 0.9, 44), (width * 0.96, 102), (width + 2, 102)])
    layer.polygon(
        1,
        [
            (width * 0.5, -2),
            (width * 0.55, -2),
            (width * 0.12, 40),
            (width * 0.05, 102),
            (width * 0.03, 102),
            (width * 0.09, 40),
        ],
    )
    scene.print(layer, palette.fore, mix(palette.roof, palette.fore, 0.45))


FRAMES = {"arch": arch, "tent": tent, "leaves": leaves}
