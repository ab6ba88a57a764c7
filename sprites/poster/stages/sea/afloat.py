"""What ships in a war are drawn in: water under smoke, fire, the waves at a keel, and oars."""

from __future__ import annotations

from sprites.paint.palette import mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.ground.strife import smoke
from sprites.poster.ground.waters import water
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import material

WHITE_HOT = (255, 244, 196)


def sea_of_war(scene: SceneArt, smokes: bool = True) -> None:
    """Water that mirrors a fire, and smoke over it."""
    palette = scene.palette
    if smokes:
        smoke(scene, palette.far2)
    water(scene, scene.horizon, mix(palette.horizon, palette.far1, 0.55), palette.fore)


def blaze(scene: SceneArt, x: float, foot: float, half: float, tall: float, count: int = 7) -> None:
    """Tongues of fire beside each other, the tallest in the middle."""
    layer, random = scene.layer(), scene.random
    for number in range(count):
        share = (number + 0.5) / count * 2 - 1
        left = x + half * share
        high = tall * (1 - 0.55 * share * share) * random.uniform(0.7, 1.1)
        wide = half / count * random.uniform(1.3, 1.9)
        for ink, part in ((0, 1.0), (1, 0.64), (2, 0.32)):
            lean = wide * random.uniform(-0.3, 0.5)
            layer.polygon(
                ink,
                [
                    (left - wide * part, foot),
                    (left - wide * 0.7 * part, foot - high * part * 0.42),
                    (left + lean, foot - high * part),
                    (left + wide * 0.6 * part, foot - high * part * 0.4),
                    (left + wide * part, foot),
                ],
            )
    ember = MATERIALS["ember"]
    scene.print(layer, ember.dark, ember.light, WHITE_HOT, texture=0.02)


def wake(scene: SceneArt, x: float, foot: float, half: float) -> None:
    """Dark waves with a light edge that hide the keel of what floats."""
    palette = scene.palette
    layer = scene.layer()
    for wave in range(5):
        layer.ellipse(wave % 2, (x + (wave % 2) * 5 - 2.5, foot + wave * 1.6), half - wave * half * 0.07, 1.1)
    scene.print(layer, mix(palette.fore, palette.far1, 0.5), mix(palette.horizon, palette.far1, 0.45))


def oars(scene: SceneArt, x: float, foot: float, count: int, step: float, s: float = 1.0) -> None:
    """Oars of one side of a ship, `step` apart, that dip into the water."""
    layer = scene.layer()
    for oar in range(count):
        left = x + (oar - (count - 1) / 2) * step
        layer.line(0, [(left, foot - 7 * s), (left - 5 * s, foot + 4 * s)], 1.0 * s)
    scene.print(layer, material(scene, "timber").light)
