"""Waters: the sea and a river."""

from __future__ import annotations

from sprites.paint.palette import Colour, mix
from sprites.poster.press import Ramp
from sprites.poster.scene import SceneArt


def water(scene: SceneArt, top: float, light: Colour, dark: Colour) -> None:
    """A sea from `top` down, with glints and the path of the sun."""
    layer = scene.layer()
    layer.box(0, -2, top, scene.width + 4, 103 - top)
    scene.print(layer, Ramp(light, dark, top, 98))
    layer, random = scene.layer(), scene.random
    for _ in range(22):
        y = top + (100 - top) * random.random() ** 1.4
        layer.ellipse(0, (random.uniform(0, scene.width), y), random.uniform(2, 6) * (0.5 + (y - top) / 60), 0.35)
    scene.print(layer, mix(light, scene.palette.horizon, 0.45), strength=0.6)
    layer = scene.layer()
    for index in range(13):
        y = top + 1 + (97 - top) * (index / 13) ** 1.1
        layer.ellipse(0, (scene.sun[0], y), (1.8 + index * 0.5) * random.uniform(0.7, 1.2), 0.35 + index * 0.05)
    scene.print(layer, scene.palette.sun, strength=0.9)


def sea(scene: SceneArt) -> None:
    """The open sea with land far off; in the ice, bergs."""
    palette, horizon = scene.palette, scene.horizon
    if scene.is_icy:
        scene.mountains(horizon, 18, palette.far2, 3)
        layer = scene.layer()
        for x, s in ((scene.width * 0.86, 7.0), (scene.width * 0.62, 4.0)):
            layer.polygon(0, [(x - s, horizon + 3), (x - s * 0.4, horizon - s), (x + s * 0.2, horizon + 3)])
            layer.polygon(1, [(x - s * 0.4, horizon - s), (x + s, horizon + 3), (x + s * 0.2, horizon + 3)])
        water(scene, horizon, mix(palette.middle, palette.top, 0.35), mix(palette.top, palette.fore, 0.35))
        scene.print(layer, palette.ground_light, palette.ground_dark)
        return
    scene.ridge(horizon, 9, palette.far1, 0.5)
    scene.ridge(horizon + 0.5, 4, palette.far2, 0.4)
    light = mix(palette.middle, palette.top, 0.3)
    water(scene, horizon, light, mix(palette.top, palette.fore, 0.3))


def river(scene: SceneArt) -> None:
    """A river between pines."""
    palette, horizon, random = scene.palette, scene.horizon, scene.random
    scene.mountains(horizon, 16, palette.far1)
    scene.ridge(horizon + 1, 5, palette.far2, 0.3)
    scene.ground(horizon + 1)
    layer = scene.layer()
    for _ in range(20):
        x, tall = random.uniform(0, scene.width), random.uniform(7, 12)
        foot = horizon + random.uniform(2, 5)
        for tier in range(3):
            top = foot - tall * (1 - tier * 0.28)
            half = tall * (0.10 + tier * 0.055)
            layer.polygon(1, [(x, top), (x + half, top + tall * 0.42), (x - half, top + tall * 0.42)])
            layer.polygon(0, [(x, top), (x - half * 0.1, top + tall * 0.42), (x - half, top + tall * 0.42)])
    scene.print(layer, scene.haze(palette.leaf_light, 0.15), scene.haze(palette.leaf_dark, 0.1))
    layer = scene.layer()
    w = scene.width
    layer.polygon(
        0,
        [
            (w * 0.62, horizon + 4),
            (w * 0.72, horizon + 4),
            (w * 0.66, horizon + 12),
            (w * 0.9, 101),
            (w * 0.28, 101),
            (w * 0.5, horizon + 13),
        ],
    )
    layer.ellipse(1, (w * 0.6, horizon + 17), 10, 0.5)
    layer.ellipse(1, (w * 0.58, horizon + 25), 14, 0.6)
    scene.print(
        layer,
        Ramp(mix(palette.middle, palette.horizon, 0.3), mix(palette.top, palette.middle, 0.3), horizon, 100),
        palette.sun,
    )
