"""Hosts of men."""

from __future__ import annotations

import math

from sprites.palette import mix
from sprites.poster.motif import Motif
from sprites.poster.palettes import MATERIALS
from sprites.poster.press import Ramp
from sprites.poster.scene import Scene
from sprites.poster.stages.common import material
from sprites.poster.subject import Standing


def ranks(scene: Scene, motif: Motif, stands: bool) -> None:
    """The subject many times over, rank behind rank, in a vaulted pit."""
    palette, width = scene.palette, scene.width
    earth = material(scene, "terracotta")
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
