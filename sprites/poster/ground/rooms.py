"""Rooms: a court and a study, each with a window on its age."""

from __future__ import annotations

import math

from sprites.paint.palette import Colour, mix
from sprites.poster.ground.skyline import skyline
from sprites.poster.press import Ramp
from sprites.poster.scene import SceneArt


def court(scene: SceneArt) -> None:
    """A room with a window on the view of the age and a curtain."""
    _room(scene, mix(scene.palette.accent, scene.palette.fore, 0.35))
    layer, width, palette = scene.layer(), scene.width, scene.palette
    for fold in range(5):
        x = width * 0.8 + fold * width * 0.05
        layer.polygon(fold % 2, [(x, -2), (x + width * 0.055, -2), (x + width * 0.065, 102), (x + width * 0.005, 102)])
    scene.print(layer, mix(palette.roof, palette.fore, 0.1), mix(palette.roof, palette.fore, 0.45))


def lab(scene: SceneArt) -> None:
    """A study with shelves and a window."""
    _room(scene, mix(scene.palette.wall_dark, scene.palette.fore, 0.55))
    layer, width, palette, random = scene.layer(), scene.width, scene.palette, scene.random
    for shelf in range(3):
        y = 22 + shelf * 19
        x = width * 0.64
        while x < width - 4:
            wide, tall = random.uniform(2.0, 3.8), random.uniform(9, 14)
            layer.box(random.randrange(3), x, y - tall, wide, tall)
            x += wide + random.choice((0.3, 0.3, 2.4))
        layer.box(1, width * 0.62, y, width * 0.4, 1.6)
    scene.print(
        layer,
        mix(palette.roof, palette.fore, 0.2),
        mix(palette.wall_dark, palette.fore, 0.5),
        mix(palette.accent, palette.fore, 0.15),
    )


def _room(scene: SceneArt, colour: Colour) -> None:
    """Walls of one colour around an arched window to the left, and the patch of light that falls from it."""
    width, palette = scene.width, scene.palette
    skyline(scene, scene.horizon, 9, 0.35)
    scene.ground(scene.horizon)
    layer = scene.layer()
    layer.box(0, -2, -2, width + 4, 104)
    left, right = width * 0.08, width * 0.36
    middle, half = (left + right) / 2, (right - left) / 2
    for ink, grow in ((1, 1.6), (None, 0.0)):
        points = [(left - grow, 60 + grow), (left - grow, 24.0)]
        points += [
            (
                middle - (half + grow) * math.cos(math.pi * step / 16),
                24 - (14 + grow) * math.sin(math.pi * step / 16),
            )
            for step in range(17)
        ]
        layer.polygon(ink, [*points, (right + grow, 60 + grow)])
    layer.box(1, middle - 0.5, 8, 1, 52)
    layer.box(1, left, 34, right - left, 1)
    scene.print(
        layer,
        Ramp(mix(colour, palette.horizon, 0.08), mix(colour, palette.fore, 0.5), 0, 100),
        mix(colour, palette.fore, 0.7),
    )
    layer = scene.layer()
    layer.polygon(0, [(width * 0.30, 70), (width * 0.52, 66), (width * 0.66, 92), (width * 0.40, 98)])
    scene.print(layer, palette.horizon, strength=0.16)
