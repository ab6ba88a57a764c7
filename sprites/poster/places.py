"""Places: what stands behind a subject, from the far distance to the ground it stands on."""

from __future__ import annotations

import math

from sprites.palette import Colour, hex_colour, mix
from sprites.poster.press import Layer, Ramp
from sprites.poster.scene import Scene, figure
from sprites.poster.skyline import skyline, tree

FIRE = hex_colour("#FF9A2A")
EMBER = hex_colour("#FFC050")


def city(scene: Scene) -> None:
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


def _way(scene: Scene) -> None:
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


def field(scene: Scene) -> None:
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


def furrows(scene: Scene, top: float) -> None:
    """Lines that run together far away."""
    layer, width = scene.layer(), scene.width
    aim = width * 0.5, top - 6
    for index in range(-12, 13):
        x = width * 0.5 + index * 16
        layer.polygon(0, [aim, (x, 103), (x + 6.5, 103)])
    layer.box(None, -2, -2, width + 4, top + 2)
    scene.print(layer, scene.palette.ground_dark, strength=0.38, texture=0.3)


def tents(layer: Layer, x: float, foot: float, s: float) -> None:
    """A pointed tent in ink 0 and 1 with a pennant in ink 2."""
    layer.polygon(0, [(x - s, foot), (x, foot - s * 1.25), (x + s * 0.25, foot)])
    layer.polygon(1, [(x, foot - s * 1.25), (x + s, foot), (x + s * 0.25, foot)])
    layer.box(1, x - s * 0.03, foot - s * 1.7, s * 0.07, s * 0.5)
    layer.polygon(2, [(x, foot - s * 1.7), (x + s * 0.5, foot - s * 1.55), (x, foot - s * 1.4)])


def spearmen(
    scene: Scene, foot: float, tall: float, step: float, colour: Colour, banners: bool = False
) -> None:
    """A line of soldiers across the picture."""
    layer, random = scene.layer(), scene.random
    x = -step
    count = 0
    while x < scene.width:
        x += step * random.uniform(0.8, 1.25)
        figure(layer, x, foot + random.uniform(-0.4, 0.4), tall, 0)
        layer.line(
            0, [(x + tall * 0.2, foot), (x + tall * 0.2 + random.uniform(-0.4, 0.4), foot - tall * 1.6)], 0.35
        )
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


def camp(scene: Scene) -> None:
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


def water(scene: Scene, top: float, light: Colour, dark: Colour) -> None:
    """A sea from `top` down, with glints and the path of the sun."""
    layer = scene.layer()
    layer.box(0, -2, top, scene.width + 4, 103 - top)
    scene.print(layer, Ramp(light, dark, top, 98))
    layer, random = scene.layer(), scene.random
    for _ in range(22):
        y = top + (100 - top) * random.random() ** 1.4
        layer.ellipse(
            0, (random.uniform(0, scene.width), y), random.uniform(2, 6) * (0.5 + (y - top) / 60), 0.35
        )
    scene.print(layer, mix(light, scene.palette.horizon, 0.45), strength=0.6)
    layer = scene.layer()
    for index in range(13):
        y = top + 1 + (97 - top) * (index / 13) ** 1.1
        layer.ellipse(
            0, (scene.sun[0], y), (1.8 + index * 0.5) * random.uniform(0.7, 1.2), 0.35 + index * 0.05
        )
    scene.print(layer, scene.palette.sun, strength=0.9)


def sea(scene: Scene) -> None:
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


def palm(layer: Layer, x: float, foot: float, tall: float, lean: float) -> None:
    """A palm in ink 0 (lit) and 1 (dark)."""
    top = x + lean, foot - tall
    layer.line(1, [(x, foot), (x + lean * 0.35, foot - tall * 0.55), top], tall * 0.055)
    for index in range(8):
        angle = math.pi * (0.05 + index * 0.13)
        reach = tall * 0.36
        tip = top[0] + math.cos(angle) * reach, top[1] - math.sin(angle) * reach * 0.5 + reach * 0.34
        knee = top[0] + math.cos(angle) * reach * 0.55, top[1] - math.sin(angle) * reach * 0.6 - reach * 0.06
        layer.polygon(
            index % 2, [top, (knee[0], knee[1] - tall * 0.03), tip, (knee[0], knee[1] + tall * 0.05)]
        )


def jungle(scene: Scene) -> None:
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


def desert(scene: Scene) -> None:
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
            crest = [
                (x + wide * 0.10 * math.sin(step * 1.3), foot - rise * (1 - step / 5)) for step in range(6)
            ]
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
            layer.polygon(
                1, [crest[0], (x + wide * 0.4, foot - rise * 0.36), (x + wide, foot + 2), *reversed(crest)]
            )
        share = 0.32 - row * 0.14
        scene.print(
            layer,
            scene.haze(palette.ground_light, share),
            Ramp(scene.haze(palette.far3, share), scene.haze(palette.ground_dark, share), foot - rise, foot),
        )
        low = scene.layer()
        low.box(0, -2, foot + 1, scene.width + 4, 103 - foot)
        scene.print(low, Ramp(scene.haze(palette.ground_light, share), palette.ground_dark, foot, 104))


def peaks(scene: Scene) -> None:
    """Two ranges, with terraces before them."""
    palette, horizon = scene.palette, scene.horizon
    scene.mountains(horizon - 4, 38, mix(palette.far1, palette.wall_light, 0.25), 3)
    scene.mountains(horizon + 2, 22, palette.far2, 4)
    for step in range(5):
        top = horizon + 1 + step * 4.5
        layer = scene.layer()
        line = [(scene.width * x / 8, top + 1.6 * math.sin(x * 0.9 + step * 1.7)) for x in range(9)]
        layer.polygon(
            0, [(-2, 103), (-2, line[0][1]), *line, (scene.width + 2, line[-1][1]), (scene.width + 2, 103)]
        )
        layer.line(1, line, 0.8)
        share = step / 5
        scene.print(
            layer,
            mix(palette.ground_light, palette.ground_dark, share * 0.8),
            mix(palette.ground_dark, palette.fore, 0.3),
        )


def river(scene: Scene) -> None:
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


def flames(scene: Scene, foot: float, tall: float, count: int) -> None:
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


def smoke(scene: Scene, colour: Colour, strength: float = 0.45) -> None:
    """Heavy puffs that drift to the right."""
    layer, random = scene.layer(), scene.random
    for _ in range(3):
        x, y = random.uniform(0, scene.width), scene.horizon - 8
        radius = 3.0
        for _ in range(7):
            layer.circle(0, (x, y), radius)
            x, y, radius = x + random.uniform(2, 6), y - random.uniform(5, 9), radius * 1.18
    scene.print(layer, colour, strength=strength)


def embers(scene: Scene, count: int = 34) -> None:
    """Sparks in the air."""
    layer, random = scene.layer(), scene.random
    for _ in range(count):
        layer.circle(0, (random.uniform(0, scene.width), random.uniform(6, 88)), random.uniform(0.35, 0.8))
    scene.print(layer, EMBER, texture=0)


def war(scene: Scene) -> None:
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


def battle(scene: Scene) -> None:
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


def sea_war(scene: Scene) -> None:
    """Burning ships at night."""
    palette, horizon = scene.palette, scene.horizon
    water(scene, horizon, mix(palette.horizon, palette.far1, 0.55), palette.fore)
    layer = scene.layer()
    for x, s in ((scene.width * 0.2, 9.0), (scene.width * 0.82, 12.0), (scene.width * 0.58, 6.0)):
        foot = horizon + 2 + s * 0.25
        layer.polygon(
            0, [(x - s, foot - s * 0.35), (x + s, foot - s * 0.45), (x + s * 0.7, foot), (x - s * 0.7, foot)]
        )
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


def heaven(scene: Scene) -> None:
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
        scene.print(
            layer, light, Ramp(mix(palette.horizon, palette.middle, 0.3 + row * 0.1), light, foot, foot + 16)
        )


def court(scene: Scene) -> None:
    """A room with a window on the view of the age and a curtain."""
    _room(scene, mix(scene.palette.accent, scene.palette.fore, 0.35))
    layer, width, palette = scene.layer(), scene.width, scene.palette
    for fold in range(5):
        x = width * 0.8 + fold * width * 0.05
        layer.polygon(
            fold % 2, [(x, -2), (x + width * 0.055, -2), (x + width * 0.065, 102), (x + width * 0.005, 102)]
        )
    scene.print(layer, mix(palette.roof, palette.fore, 0.1), mix(palette.roof, palette.fore, 0.45))


def lab(scene: Scene) -> None:
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


def _room(scene: Scene, colour: Colour) -> None:
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


PLACES = {
    "city": city, "field": field, "camp": camp, "sea": sea, "jungle": jungle, "desert": desert, "peaks": peaks,
    "river": river, "war": war, "battle": battle, "sea_war": sea_war, "heaven": heaven, "court": court, "lab": lab,
}  # fmt: skip
