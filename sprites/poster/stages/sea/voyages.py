"""Ships, canals and camps at the end of the world."""

from __future__ import annotations

from sprites.paint.palette import mix
from sprites.poster.ground.places import palm
from sprites.poster.ground.waters import water
from sprites.poster.motif import Motif
from sprites.poster.press import Layer, Ramp
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import (
    block,
    curve,
    dome,
    material,
)
from sprites.poster.subject import NIGHT_WINDOWS


def voyage(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A bark under full sail off islands of fire, and a tortoise on the shore that watches it."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    layer = scene.layer()
    layer.polygon(0, [(width * 0.58, 66), (width * 0.76, 42), (width * 0.84, 42), (width + 6, 66)])
    layer.polygon(1, [(width * 0.8, 42), (width * 0.84, 42), (width + 6, 66), (width * 0.84, 66)])
    scene.print(layer, scene.haze(palette.far2, 0.25), scene.haze(palette.far3, 0.25))
    water(scene, 65, mix(palette.middle, palette.horizon, 0.35), palette.top)
    sail, timber = material(scene, "sail"), material(scene, "timber")
    if stands:
        ship = x - 8
        layer = scene.layer()
        _bark(layer, ship, 80)
        scene.print(layer, sail.light, sail.dark, timber.deep)
        layer = scene.layer()
        layer.polygon(
            0,
            [
                (ship - 32, 72),
                (ship - 28, 70),
                (ship + 28, 70),
                (ship + 36, 68),
                (ship + 28, 82),
                (ship - 27, 82),
            ],
        )
        layer.polygon(1, [(ship - 31, 76), (ship + 32, 75), (ship + 28, 82), (ship - 27, 82)])
        layer.polygon(2, [(ship - 31.6, 74), (ship + 33, 73), (ship + 32.4, 74.8), (ship - 31, 75.8)])
        scene.print(layer, timber.light, timber.deep, sail.light)
        layer = scene.layer()
        for wave in range(4):
            layer.ellipse(0, (ship + wave % 2 * 5 - 2, 81.4 + wave * 1.6), 33 - wave * 5, 0.8)
        scene.print(layer, mix(palette.middle, palette.horizon, 0.6), strength=0.8)
    layer = scene.layer()
    layer.polygon(0, [(width * 0.5, 103), (width * 0.6, 93), (width * 0.78, 89), (width + 2, 90), (width + 2, 103)])
    scene.print(layer, Ramp(palette.ground_dark, palette.fore, 88, 102))
    green, jade = material(scene, "foliage"), material(scene, "thatch")
    layer = scene.layer().at(width * 0.79, 91)
    for leg in (-8.0, 4.0):
        layer.box(1, leg, -4, 4, 5)
    layer.polygon(1, [(-10, -5), (-17, -10), (-20, -9), (-20, -6), (-12, -2)])
    scene.print(layer, jade.light, jade.dark)
    layer = scene.layer().at(width * 0.79, 91)
    dome(layer, 0, -3, 12, 12)
    for plate in (-5.0, 1.0, 7.0):
        layer.line(2, [(plate, -12), (plate + 1.4, -4)], 0.7)
    layer.line(2, [(-10, -7), (10, -7)], 0.7)
    scene.print(layer, green.light, green.dark, green.deep)


def _bark(layer: Layer, x: float, foot: float) -> None:
    """Three masts with square sails in ink 0 and 1, masts and rigging in ink 2."""
    for mast, tall, wide in ((-20.0, 46.0, 8.0), (0.0, 60.0, 10.5), (19.0, 50.0, 8.5)):
        layer.line(2, [(x + mast, foot - 8), (x + mast, foot - tall - 4)], 1.1)
        up = foot - tall
        for row, (share, high) in enumerate(((0.62, 0.2), (0.8, 0.26), (1.0, 0.28))):
            half, top = wide * share, up + tall * (0.0, 0.22, 0.5)[row]
            low = top + tall * high
            belly = [
                (x + mast - half, top),
                (x + mast + half, top),
                (x + mast + half * 1.16, low),
                (x + mast, low - 2),
                (x + mast - half, low),
            ]
            layer.polygon(0, belly)
            layer.polygon(
                1,
                [
                    (x + mast + half * 0.3, top),
                    (x + mast + half, top),
                    (x + mast + half * 1.16, low),
                    (x + mast + half * 0.4, low - 1.2),
                ],
            )
    layer.polygon(0, [(x + 22, foot - 34), (x + 44, foot - 13), (x + 24, foot - 15)])
    layer.line(2, [(x + 28, foot - 11), (x + 48, foot - 15)], 1)
    layer.polygon(0, [(x - 22, foot - 28), (x - 36, foot - 22), (x - 34, foot - 12), (x - 22, foot - 13)])


def canal(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A steamer comes towards the viewer on a straight canal through the desert."""
    palette, x = scene.palette, scene.width / 2
    scene.ridge(56, 6, palette.far1, 0.5)
    scene.ground(55)
    layer = scene.layer()
    for side in (-1, 1):
        for row in range(3):
            left, foot = x + side * (34 + row * 14), 64 + row * 11.0
            layer.polygon(0, [(left - 18, foot), (left - 4, foot - 5 - row * 2), (left + 16, foot)])
            layer.polygon(1, [(left - 4, foot - 5 - row * 2), (left + 16, foot), (left + 2, foot)])
    scene.print(layer, palette.ground_light, mix(palette.ground_dark, palette.far3, 0.3))
    if stands:
        layer = scene.layer()
        layer.polygon(1, [(x - 3, 55), (x + 3, 55), (x + 60, 103), (x - 60, 103)])
        layer.polygon(0, [(x - 2.2, 55), (x + 2.2, 55), (x + 50, 103), (x - 50, 103)])
        blue = mix(palette.top, (40, 140, 190), 0.5)
        scene.print(
            layer,
            Ramp(mix(blue, palette.horizon, 0.5), blue, 56, 100),
            mix(palette.ground_light, palette.sun, 0.4),
        )
        black, red, white = material(scene, "black"), material(scene, "red"), material(scene, "paper")
        layer = scene.layer()
        for wave in range(5):
            layer.ellipse(0, (x, 89 + wave * 2.4), 20 + wave * 4, 0.7)
        scene.print(layer, mix(blue, palette.sun, 0.6), strength=0.7)
        layer = scene.layer()
        layer.polygon(0, [(x - 20, 50), (x, 47), (x + 20, 50), (x + 17, 90), (x, 93), (x - 17, 90)])
        layer.polygon(1, [(x, 47), (x + 20, 50), (x + 17, 90), (x, 93)])
        scene.print(layer, mix(black.light, palette.horizon, 0.2), black.dark)
        layer = scene.layer()
        layer.polygon(0, [(x - 17.8, 80), (x, 83), (x, 93), (x - 17, 90)])
        layer.polygon(1, [(x, 83), (x + 17.8, 80), (x + 17, 90), (x, 93)])
        block(layer, x, 13, 4.6, 34, 0.1)
        scene.print(layer, red.light, red.dark)
        layer = scene.layer()
        block(layer, x, 34, 13, 48.4, 0.1)
        layer.box(0, x - 17, 42, 34, 1.6)
        layer.box(0, x - 0.8, 50, 1.6, 38)
        for port in (-9.0, -4.4, 3.0, 7.6):
            layer.box(2, x + port, 37, 2.6, 3.4)
        layer.box(2, x - 5.4, 12, 10.8, 3.4)
        scene.print(layer, white.light, white.dark, black.dark)
        layer = scene.layer()
        for puff in range(6):
            layer.circle(puff % 2, (x + 4 + puff * 7, 10 - puff * 0.6 + puff % 2), 3.6 + puff * 0.8)
        scene.print(
            layer,
            mix(palette.horizon, palette.middle, 0.4),
            mix(palette.middle, palette.top, 0.4),
            strength=0.75,
        )
    layer = scene.layer()
    palm(layer, x - 40, 88, 28, 4)
    palm(layer, x + 46, 82, 20, -3)
    scene.print(layer, palette.leaf_light, palette.leaf_dark)


def liner(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A liner with four funnels, all its windows lit, and the ice that waits for it."""
    palette, x = scene.palette, scene.width / 2
    night = palette.top
    water(scene, 70, mix(palette.middle, palette.horizon, 0.25), mix(night, palette.fore, 0.5))
    black, buff, white = material(scene, "black"), material(scene, "thatch"), material(scene, "paper")
    if stands:
        layer = scene.layer()
        layer.polygon(0, [(x - 66, 58), (x + 34, 58), (x + 42, 55), (x + 36, 80), (x - 64, 80)])
        layer.polygon(1, [(x - 65, 75), (x + 37, 75), (x + 36, 80), (x - 64, 80)])
        scene.print(layer, mix(black.dark, night, 0.2), mix(material(scene, "red").dark, night, 0.3))
        layer = scene.layer()
        layer.box(0, x - 58, 51, 84, 7)
        layer.box(0, x - 52, 45, 70, 6)
        layer.box(0, x + 6, 41, 14, 4)
        layer.polygon(0, [(x + 34, 58), (x + 42, 55), (x + 41.4, 57.4), (x + 34, 60)])
        layer.line(1, [(x + 30, 56), (x + 30, 18)], 0.8)
        layer.line(1, [(x - 58, 52), (x - 58, 22)], 0.8)
        layer.line(1, [(x + 30, 18), (x - 58, 22)], 0.35)
        scene.print(layer, mix(white.light, night, 0.25), mix(white.dark, night, 0.3))
        layer = scene.layer()
        for funnel in range(4):
            left = x - 45 + funnel * 17.0
            layer.polygon(0, [(left - 4.4, 45), (left - 5.8, 22), (left + 3, 22), (left + 4.4, 45)])
            layer.polygon(1, [(left + 0.8, 45), (left - 0.4, 22), (left + 3, 22), (left + 4.4, 45)])
            layer.polygon(2, [(left - 5.4, 28), (left - 5.8, 22), (left + 3, 22), (left + 3.4, 28)])
        scene.print(layer, mix(buff.light, night, 0.1), mix(buff.dark, night, 0.25), black.deep)
        layer = scene.layer()
        for row, (top, left, count) in enumerate(
            ((47.0, -50.0, 22), (53.0, -56.0, 26), (62.0, -60.0, 30), (67.0, -60.0, 30))
        ):
            for port in range(count):
                if (port * 7 + row * 3) % 11:
                    layer.box(port % 2, x + left + port * 3.1, top, 1.6, 2.0 if row < 2 else 1.5)
        scene.print(layer, NIGHT_WINDOWS[1], mix(NIGHT_WINDOWS[0], NIGHT_WINDOWS[1], 0.5), texture=0)
        layer = scene.layer()
        for glint in range(13):
            layer.ellipse(0, (x - 58 + glint * 7.6, 83 + glint % 4 * 3.2), 3, 0.5)
        scene.print(layer, NIGHT_WINDOWS[0], strength=0.8)
    layer = scene.layer()
    ice = x + 44
    layer.polygon(0, [(ice - 20, 92), (ice - 13, 70), (ice - 5, 74), (ice + 2, 44), (ice + 9, 54), (ice + 30, 92)])
    layer.polygon(1, [(ice + 2, 44), (ice + 9, 54), (ice + 30, 92), (ice + 4, 92), (ice + 6, 66)])
    layer.polygon(1, [(ice - 13, 70), (ice - 5, 74), (ice - 8, 92), (ice - 13, 92)])
    scene.print(layer, mix((226, 242, 252), night, 0.12), mix((112, 158, 200), night, 0.3))


def ice_camp(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A tent with a flag at the pole, a sledge, and penguins that came to look."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    scene.mountains(66, 24, palette.far1, 3)
    scene.ground(66)
    layer = scene.layer()
    for drift in range(5):
        y = 71.0 + drift * 6
        layer.ellipse(0, (width * (0.2 + 0.37 * drift % 1.0), y), 24, 1.2)
    scene.print(layer, palette.ground_dark, strength=0.5)
    canvas, red, timber = material(scene, "timber"), material(scene, "red"), material(scene, "coffee")
    if stands:
        layer = scene.layer()
        layer.line(2, [(x - 14, 52), (x - 14, 10)], 1.4)
        layer.polygon(0, [(x - 42, 86), (x - 14, 42), (x + 6, 86)])
        layer.polygon(1, [(x - 14, 42), (x + 6, 86), (x + 22, 80)])
        layer.polygon(2, [(x - 24, 86), (x - 15, 60), (x - 9, 86)])
        for rope in ((x - 52.0, 88.0), (x + 32.0, 82.0)):
            layer.line(2, [(x - 14, 44), rope], 0.5)
        scene.print(layer, canvas.light, canvas.dark, canvas.deep)
        layer = scene.layer()
        layer.polygon(0, [(x - 13.4, 11), (x + 16, 13), (x + 14, 30), (x - 13.4, 29)])
        layer.polygon(1, [(x - 4, 11.6), (x + 0.6, 12), (x + 0.4, 29.4), (x - 4, 29.2)])
        layer.polygon(1, [(x - 13.4, 18), (x + 15.4, 19.4), (x + 15, 23.4), (x - 13.4, 22)])
        layer.polygon(2, [(x - 2.8, 11.8), (x - 0.6, 11.9), (x - 0.8, 29.3), (x - 2.8, 29.2)])
        layer.polygon(2, [(x - 13.4, 19.2), (x + 15.3, 20.5), (x + 15.1, 22.3), (x - 13.4, 20.9)])
        scene.print(layer, red.light, material(scene, "paper").light, material(scene, "blue").dark)
        layer = scene.layer()
        for y in (88.0, 92.0):
            layer.line(1, [(x - 2, y), (x + 34, y - 2), (x + 39, y - 7)], 1.3)
        layer.box(0, x + 4, 78, 13, 9)
        layer.box(1, x + 12, 78, 5, 9)
        layer.box(0, x + 19, 81, 10, 6)
        scene.print(layer, timber.light, timber.dark)
    black = material(scene, "black")
    layer, bright = scene.layer(), scene.layer()
    for left, foot, s in ((-42.0, 97.0, 1.0), (-30.0, 94.0, 0.8), (44.0, 78.0, 0.6), (37.0, 76.0, 0.5)):
        bird, front = layer.at(x + left, foot, s), bright.at(x + left, foot, s)
        bird.polygon(0, [*curve(0, -14, 6.4, 9), (6.6, -4), (3, 0), (-3, 0), (-6.6, -4)])
        bird.circle(0, (0, -23), 4.2)
        bird.polygon(1, [(5, -19), (9.4, -9), (6, -5)])
        front.polygon(0, [*curve(-0.6, -12, 4, 7), (4, -4), (1.6, -1), (-3, -1), (-5, -4)])
        front.polygon(1, [(-3, -24), (-8, -22.4), (-3, -21.6)])
        front.box(1, -4, -1, 3.4, 1.6)
        front.box(1, 1, -1, 3.4, 1.6)
    scene.print(layer, black.dark, black.deep)
    scene.print(bright, (255, 252, 244), palette.accent)
