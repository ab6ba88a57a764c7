"""Camps: tents and lines of soldiers."""

from __future__ import annotations

from sprites.paint.palette import Colour
from sprites.poster.press import Layer
from sprites.poster.scene import SceneArt, figure


def tents(layer: Layer, x: float, foot: float, s: float) -> None:
    """A pointed tent in ink 0 and 1 with a pennant in ink 2."""
    layer.polygon(0, [(x - s, foot), (x, foot - s * 1.25), (x + s * 0.25, foot)])
    layer.polygon(1, [(x, foot - s * 1.25), (x + s, foot), (x + s * 0.25, foot)])
    layer.box(1, x - s * 0.03, foot - s * 1.7, s * 0.07, s * 0.5)
    layer.polygon(2, [(x, foot - s * 1.7), (x + s * 0.5, foot - s * 1.55), (x, foot - s * 1.4)])


def spearmen(scene: SceneArt, foot: float, tall: float, step: float, colour: Colour, banners: bool = False) -> None:
    """A line of soldiers across the picture."""
    layer, random = scene.layer(), scene.random
    x = -step
    count = 0
    while x < scene.width:
        x += step * random.uniform(0.8, 1.25)
        figure(layer, x, foot + random.uniform(-0.4, 0.4), tall, 0)
        layer.line(0, [(x + tall * 0.2, foot), (x + tall * 0.2 + random.uniform(-0.4, 0.4), foot - tall * 1.6)], 0.35)
        count += 1
        if banners and count % 5 == 2:
            layer.line(0, [(x, foot), (x, foot - tall * 2.3)], 0.45)
            ink = 1 + count // 5 % 2
            layer.polygon(
                ink,
                [
                    (x, foot - tall * 2.3),
                    (x + tall * 0.9, foot - tall * 2.15),
                    (x + tall * 0.75, foot - tall * 1.8),
                    (x, foot - tall * 1.6),
                ],
            )
    scene.print(layer, colour, scene.palette.accent, scene.palette.roof)


def camp(scene: SceneArt) -> None:
    """Tents and spearmen before the mountains."""
    palette, horizon, random = scene.palette, scene.horizon, scene.random
    scene.mountains(horizon, 22, palette.far1)
    scene.ridge(horizon + 1, 5, palette.far2, 0.4)
    layer = scene.layer()
    for _ in range(7):
        tents(layer, random.uniform(0, scene.width), horizon + 1.5, 4.5)
    scene.print(
        layer,
        scene.haze(palette.wall_light, 0.35),
        scene.haze(palette.wall_dark, 0.35),
        scene.haze(palette.roof, 0.3),
    )
    scene.ground(horizon + 1)
    spearmen(scene, horizon + 5.5, 5.5, 3.6, scene.haze(palette.far3, 0.15))
    layer = scene.layer()
    for left in (0.1, 0.88):
        tents(layer, scene.width * (left + random.uniform(-0.05, 0.05)), horizon + 11, 9)
    scene.print(layer, palette.wall_light, palette.wall_dark, palette.roof)
