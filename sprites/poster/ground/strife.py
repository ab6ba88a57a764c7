"""Places of war: a burning town, two armies, burning ships."""

from __future__ import annotations

from sprites.paint.palette import Colour, hex_colour, mix
from sprites.poster.ground.camps import spearmen
from sprites.poster.ground.skyline import skyline, tree
from sprites.poster.ground.waters import water
from sprites.poster.press import Ramp
from sprites.poster.scene import SceneArt

FIRE = hex_colour("#FF9A2A")
EMBER = hex_colour("#FFC050")


def flames(scene: SceneArt, foot: float, tall: float, count: int) -> None:
    """Tongues of fire in a row."""
    layer, random = scene.layer(), scene.random
    for _ in range(count):
        x, high, half = (
            random.uniform(0, scene.width),
            tall * random.uniform(0.5, 1.1),
            random.uniform(1.2, 2.6),
        )
        for ink, share in ((0, 1.0), (1, 0.55)):
            layer.polygon(
                ink,
                [
                    (x - half * share, foot),
                    (x - half * 0.5 * share, foot - high * share * 0.5),
                    (x + half * 0.3, foot - high * share),
                    (x + half * 0.5 * share, foot - high * share * 0.45),
                    (x + half * share, foot),
                ],
            )
    scene.print(layer, hex_colour("#E8582A"), EMBER)


def smoke(scene: SceneArt, colour: Colour) -> None:
    """Heavy puffs that drift to the right."""
    layer, random = scene.layer(), scene.random
    for _ in range(3):
        x, y = random.uniform(0, scene.width), scene.horizon - 8
        radius = 3.0
        for _ in range(7):
            layer.circle(0, (x, y), radius)
            x, y, radius = x + random.uniform(2, 6), y - random.uniform(5, 9), radius * 1.18
    scene.print(layer, colour, strength=0.45)


def embers(scene: SceneArt, count: int = 34) -> None:
    """Sparks in the air."""
    layer, random = scene.layer(), scene.random
    for _ in range(count):
        layer.circle(0, (random.uniform(0, scene.width), random.uniform(6, 88)), random.uniform(0.35, 0.8))
    scene.print(layer, EMBER, texture=0)


def war(scene: SceneArt) -> None:
    """A burning town."""
    palette, horizon = scene.palette, scene.horizon
    smoke(scene, mix(palette.far2, palette.horizon, 0.2))
    skyline(scene, horizon + 2, 15, 0.25, 1.4)
    flames(scene, horizon + 2, 13, 22)
    layer = scene.layer()
    skyline(scene, horizon + 6, 11, 0.0, 1.0)
    flames(scene, horizon + 6, 9, 16)
    layer.box(0, -2, horizon + 5, scene.width + 4, 103)
    scene.print(layer, Ramp(palette.ground_light, palette.ground_dark, horizon + 5, 96))
    embers(scene)


def battle(scene: SceneArt) -> None:
    """Two ranks with banners before trees."""
    palette, horizon, random = scene.palette, scene.horizon, scene.random
    scene.ridge(horizon, 11, palette.far1, 0.45)
    layer = scene.layer()
    for _ in range(12):
        tree(layer, 2, random.uniform(0, scene.width), horizon + 1, random.uniform(6, 11))
    scene.print(layer, scene.haze(palette.leaf_light, 0.4), scene.haze(palette.leaf_dark, 0.4))
    scene.ground(horizon + 0.5)
    spearmen(scene, horizon + 5, 6, 2.6, scene.haze(palette.far2, 0.2), True)
    spearmen(scene, horizon + 11, 8, 3.8, scene.haze(palette.far3, 0.0), True)


def sea_war(scene: SceneArt) -> None:
    """Burning ships at night."""
    palette, horizon = scene.palette, scene.horizon
    water(scene, horizon, mix(palette.horizon, palette.far1, 0.55), palette.fore)
    layer = scene.layer()
    for x, s in ((scene.width * 0.2, 9.0), (scene.width * 0.82, 12.0), (scene.width * 0.58, 6.0)):
        foot = horizon + 2 + s * 0.25
        layer.polygon(0, [(x - s, foot - s * 0.35), (x + s, foot - s * 0.45), (x + s * 0.7, foot), (x - s * 0.7, foot)])
        for mast in (-0.45, 0.15):
            layer.box(0, x + s * mast, foot - s * 1.7, s * 0.07, s * 1.4)
            layer.polygon(
                0,
                [
                    (x + s * mast, foot - s * 1.6),
                    (x + s * (mast + 0.5), foot - s * 0.8),
                    (x + s * mast, foot - s * 0.6),
                ],
            )
        layer.polygon(
            1,
            [
                (x - s * 0.5, foot - s * 0.3),
                (x - s * 0.2, foot - s * 1.1),
                (x + s * 0.1, foot - s * 0.5),
                (x + s * 0.4, foot - s * 0.9),
                (x + s * 0.6, foot - s * 0.35),
            ],
        )
    scene.print(layer, palette.far3, FIRE)
    smoke(scene, palette.far2)
    embers(scene)
