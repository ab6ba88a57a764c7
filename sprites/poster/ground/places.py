"""Places: what stands behind a subject, from the far distance to the ground it stands on."""

from __future__ import annotations

import math

from sprites.paint.palette import mix
from sprites.poster.ground.camps import camp
from sprites.poster.ground.rooms import court, lab
from sprites.poster.ground.skyline import skyline, tree
from sprites.poster.ground.strife import battle, sea_war, war
from sprites.poster.ground.waters import river, sea
from sprites.poster.press import Layer, Ramp
from sprites.poster.scene import SceneArt


def city(scene: SceneArt) -> None:
    """A town of the age."""
    palette, horizon = scene.palette, scene.horizon
    if scene.age in (1, 3):
        scene.mountains(horizon, 17, palette.far1)
    else:
        scene.ridge(horizon, 14, palette.far1, 0.5)
    skyline(scene, horizon + 0.5, 7, 0.55, 1.2)
    scene.ridge(horizon + 3, 5, palette.far2, 0.35)
    skyline(scene, horizon + 4.5, 11, 0.15, 0.8)
    scene.ground(horizon + 4)
    _way(scene)
    scene.people(5, horizon + 10, horizon + 16)


def _way(scene: SceneArt) -> None:
    """A path from the town to the viewer."""
    middle = scene.width * scene.random.uniform(0.35, 0.65)
    layer = scene.layer()
    layer.polygon(
        0,
        [
            (middle - 1.5, scene.horizon + 4),
            (middle + 2.5, scene.horizon + 4),
            (middle + 26, 101),
            (middle - 22, 101),
        ],
    )
    scene.print(layer, mix(scene.palette.ground_light, scene.palette.horizon, 0.3), strength=0.5)


def field(scene: SceneArt) -> None:
    """Furrows to the horizon, trees, and a town far off."""
    palette, horizon = scene.palette, scene.horizon
    scene.ridge(horizon, 12, palette.far1, 0.45)
    skyline(scene, horizon + 0.5, 6, 0.6, 0.5)
    scene.ridge(horizon + 2, 4, palette.far2, 0.3)
    scene.ground(horizon + 1)
    furrows(scene, horizon + 1)
    layer, random = scene.layer(), scene.random
    for _ in range(9):
        tree(layer, 2, random.uniform(0, scene.width), horizon + random.uniform(2, 5), random.uniform(5, 9))
    scene.print(layer, scene.haze(palette.leaf_light, 0.12), scene.haze(palette.leaf_dark, 0.12))
    scene.people(3, horizon + 9, horizon + 14)


def furrows(scene: SceneArt, top: float) -> None:
    """Lines that run together far away."""
    layer, width = scene.layer(), scene.width
    aim = width * 0.5, top - 6
    for index in range(-12, 13):
        x = width * 0.5 + index * 16
        layer.polygon(0, [aim, (x, 103), (x + 6.5, 103)])
    layer.box(None, -2, -2, width + 4, top + 2)
    scene.print(layer, scene.palette.ground_dark, strength=0.38, texture=0.3)


def palm(layer: Layer, x: float, foot: float, tall: float, lean: float) -> None:
    """A palm in ink 0 (lit) and 1 (dark)."""
    top = x + lean, foot - tall
    layer.line(1, [(x, foot), (x + lean * 0.35, foot - tall * 0.55), top], tall * 0.055)
    for index in range(8):
        angle = math.pi * (0.05 + index * 0.13)
        reach = tall * 0.36
        tip = top[0] + math.cos(angle) * reach, top[1] - math.sin(angle) * reach * 0.5 + reach * 0.34
        knee = top[0] + math.cos(angle) * reach * 0.55, top[1] - math.sin(angle) * reach * 0.6 - reach * 0.06
        layer.polygon(index % 2, [top, (knee[0], knee[1] - tall * 0.03), tip, (knee[0], knee[1] + tall * 0.05)])


def jungle(scene: SceneArt) -> None:
    """Two rows of palms, and a step pyramid above the trees."""
    palette, horizon, random = scene.palette, scene.horizon, scene.random
    scene.mountains(horizon, 20, palette.far1, 3)
    layer = scene.layer()
    x, foot = scene.width * 0.78, horizon + 2.0
    for step in range(5):
        half, top = 15 - step * 2.6, foot - 4 - step * 4
        layer.box(0, x - half, top, half * 2, 4.2)
        layer.box(1, x + half * 0.25, top, half * 0.75, 4.2)
    layer.polygon(1, [(x - 2, foot), (x - 1, foot - 20), (x + 1, foot - 20), (x + 2, foot)])
    layer.box(0, x - 2.6, foot - 25, 5.2, 5)
    layer.box(1, x - 0.9, foot - 23.6, 1.8, 3.6)
    scene.print(layer, scene.haze(palette.wall_light, 0.4), scene.haze(palette.wall_dark, 0.4))
    for y, tall, haze, count in ((horizon + 3, 15, 0.45, 11), (horizon + 8, 22, 0.12, 8)):
        layer = scene.layer()
        for _ in range(count):
            palm(
                layer,
                random.uniform(0, scene.width),
                y,
                tall * random.uniform(0.75, 1.1),
                random.uniform(-4, 4),
            )
        for index in range(24):
            layer.circle(1, (index * scene.width / 22, y + 1), random.uniform(2.5, 4.5))
        scene.print(layer, scene.haze(palette.leaf_light, haze), scene.haze(palette.leaf_dark, haze))
    scene.ground(horizon + 8)


def desert(scene: SceneArt) -> None:
    """Dunes with sharp dark sides."""
    palette, horizon, random = scene.palette, scene.horizon, scene.random
    scene.ridge(horizon, 9, palette.far1, 0.4)
    scene.ground(horizon)
    for row in range(3):
        layer = scene.layer()
        foot = horizon + 7 + row * 11
        rise = 8 + row * 4
        for _ in range(3):
            x = random.uniform(0, scene.width)
            wide = random.uniform(0.35, 0.6) * scene.width
            crest = [(x + wide * 0.10 * math.sin(step * 1.3), foot - rise * (1 - step / 5)) for step in range(6)]
            layer.polygon(
                0,
                [
                    (x - wide, foot + 2),
                    (x - wide * 0.45, foot - rise * 0.42),
                    crest[0],
                    *crest[1:],
                    (x, foot + 2),
                ],
            )
            layer.polygon(1, [crest[0], (x + wide * 0.4, foot - rise * 0.36), (x + wide, foot + 2), *reversed(crest)])
        share = 0.32 - row * 0.14
        scene.print(
            layer,
            scene.haze(palette.ground_light, share),
            Ramp(scene.haze(palette.far3, share), scene.haze(palette.ground_dark, share), foot - rise, foot),
        )
        low = scene.layer()
        low.box(0, -2, foot + 1, scene.width + 4, 103 - foot)
        scene.print(low, Ramp(scene.haze(palette.ground_light, share), palette.ground_dark, foot, 104))


def peaks(scene: SceneArt) -> None:
    """Two ranges, with terraces before them."""
    palette, horizon = scene.palette, scene.horizon
    scene.mountains(horizon - 4, 38, mix(palette.far1, palette.wall_light, 0.25), 3)
    scene.mountains(horizon + 2, 22, palette.far2, 4)
    for step in range(5):
        top = horizon + 1 + step * 4.5
        layer = scene.layer()
        line = [(scene.width * x / 8, top + 1.6 * math.sin(x * 0.9 + step * 1.7)) for x in range(9)]
        layer.polygon(0, [(-2, 103), (-2, line[0][1]), *line, (scene.width + 2, line[-1][1]), (scene.width + 2, 103)])
        layer.line(1, line, 0.8)
        share = step / 5
        scene.print(
            layer,
            mix(palette.ground_light, palette.ground_dark, share * 0.8),
            mix(palette.ground_dark, palette.fore, 0.3),
        )


def heaven(scene: SceneArt) -> None:
    """A sea of clouds."""
    palette, random = scene.palette, scene.random
    for row in range(4):
        layer = scene.layer()
        foot = scene.horizon - 8 + row * 13
        for _ in range(11):
            x, radius = random.uniform(-5, scene.width + 5), random.uniform(5, 10)
            layer.circle(1, (x, foot), radius)
            layer.circle(0, (x - 1.2, foot - 1.4), radius * 0.9)
        layer.box(1, -2, foot, scene.width + 4, 103 - foot)
        light = mix(palette.horizon, (255, 255, 255), 0.55)
        scene.print(layer, light, Ramp(mix(palette.horizon, palette.middle, 0.3 + row * 0.1), light, foot, foot + 16))


PLACES = {
    "city": city, "field": field, "camp": camp, "sea": sea, "jungle": jungle, "desert": desert, "peaks": peaks,
    "river": river, "war": war, "battle": battle, "sea_war": sea_war, "heaven": heaven, "court": court, "lab": lab,
}  # fmt: skip
