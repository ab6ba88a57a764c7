"""Wonders of the Renaissance."""

from __future__ import annotations

from sprites.palette import mix
from sprites.poster.motif import Motif
from sprites.poster.places import peaks
from sprites.poster.press import Layer, Ramp
from sprites.poster.scene import Scene
from sprites.poster.stages.common import arch, block, material, mirror, roof
from sprites.poster.subject import Standing, fitted


def pool(scene: Scene, motif: Motif, stands: bool) -> None:
    """The subject behind a long pool that mirrors it, between rows of cypresses."""
    palette, width, horizon = scene.palette, scene.width, 63.0
    scene.ridge(horizon, 8, palette.far2, 0.5)
    scene.ground(horizon, palette.leaf_light, palette.leaf_dark)
    if stands:
        subject = Standing(scene, motif, width / 2, horizon + 3, fitted(motif.emblem, 50, width * 0.66))
        if not motif.sections:
            subject.halo()
        subject.paint()
    _trees_aside(scene, horizon)
    layer = scene.layer()
    middle = width / 2
    rim = [(middle - 13, 68), (middle + 13, 68), (middle + width * 0.46, 102), (middle - width * 0.46, 102)]
    layer.polygon(0, rim)
    layer.polygon(
        1, [(middle - 11, 69), (middle + 11, 69), (middle + width * 0.38, 102), (middle - width * 0.38, 102)]
    )
    marble = material(scene, "marble")
    scene.print(layer, marble.light, mix(palette.middle, palette.horizon, 0.3))
    water = scene.layer()
    water.polygon(
        0,
        [
            (middle - 11, 69.4),
            (middle + 11, 69.4),
            (middle + width * 0.38, 102),
            (middle - width * 0.38, 102),
        ],
    )
    mirror(scene, water, 68.4, 0.62)


def _trees_aside(scene: Scene, horizon: float) -> None:
    layer, width, palette = scene.layer(), scene.width, scene.palette
    for index in range(5):
        foot = horizon + 2 + index * 6.5
        tall = 13 + index * 7
        reach = 0.20 + index * 0.085
        for side in (-1, 1):
            x = width / 2 + side * width * reach
            layer.ellipse(1, (x, foot - tall / 2), tall * 0.16, tall / 2)
            layer.ellipse(0, (x - tall * 0.05, foot - tall / 2), tall * 0.08, tall * 0.46)
    scene.print(layer, palette.leaf_light, mix(palette.leaf_dark, palette.fore, 0.25))


def palace_on_rock(scene: Scene, motif: Motif, stands: bool) -> None:
    """White and red walls with golden roofs on a rock before the mountains."""
    palette, width = scene.palette, scene.width
    scene.mountains(74, 52, mix(palette.far1, palette.wall_light, 0.3), 3)
    scene.mountains(78, 26, palette.far2, 4)
    middle = width / 2
    layer = scene.layer()
    layer.polygon(0, [(middle - 64, 93), (middle - 46, 66), (middle + 8, 60), (middle + 8, 93)])
    layer.polygon(1, [(middle + 8, 60), (middle + 48, 66), (middle + 66, 93), (middle + 4, 93)])
    scene.print(layer, palette.ground_light, mix(palette.ground_dark, palette.far3, 0.3))
    if stands:
        white, red, gold = (material(scene, name) for name in ("paper", "brick", "gold"))
        layer = scene.layer()
        for x, top, half, foot in (
            (-30.0, 52.0, 18.0, 80.0),
            (30.0, 50.0, 20.0, 80.0),
            (0.0, 44.0, 26.0, 82.0),
        ):
            _battered(layer, middle + x, top, half, foot)
        scene.print(layer, white.light, white.dark, white.deep)
        layer = scene.layer()
        _battered(layer, middle + 2, 27, 15, 58)
        _battered(layer, middle - 24, 42, 7, 56)
        scene.print(layer, red.light, red.dark, red.deep)
        layer = scene.layer()
        for x, top, half in ((2.0, 27.0, 15.0), (-24.0, 42.0, 8.0), (30.0, 50.0, 9.0), (12.0, 24.0, 6.0)):
            layer.polygon(
                0,
                [
                    (middle + x - half - 2, top),
                    (middle + x - half * 0.5, top - 5),
                    (middle + x + half * 0.5, top - 5),
                    (middle + x + half + 2, top),
                ],
            )
            layer.polygon(
                1,
                [
                    (middle + x + half * 0.15, top - 5),
                    (middle + x + half * 0.5, top - 5),
                    (middle + x + half + 2, top),
                    (middle + x + half * 0.3, top),
                ],
            )
        scene.print(layer, gold.light, gold.dark)
        layer = scene.layer()
        layer.line(0, [(middle - 50, 92), (middle - 20, 82), (middle - 34, 76), (middle - 6, 72)], 1.8)
        scene.print(layer, white.light)
    scene.ground(91)


def _battered(layer: Layer, x: float, top: float, half: float, foot: float) -> None:
    """A wall that leans inwards, with rows of windows, in inks 0 to 2."""
    lean = half * 0.14
    layer.polygon(0, [(x - half - lean, foot), (x - half, top), (x + half, top), (x + half + lean, foot)])
    layer.polygon(
        1, [(x + half * 0.25, foot), (x + half * 0.2, top), (x + half, top), (x + half + lean, foot)]
    )
    layer.box(2, x - half, top + 1.2, half * 2, 1.1)
    rows = max(1, int((foot - top) / 7))
    for row in range(rows):
        for column in range(max(2, int(half / 2.6))):
            left = x - half + 2 + column * 5
            if left < x + half - 2:
                layer.box(2, left, top + 4.5 + row * 6, 1.5, 2.6)


def vault(scene: Scene, motif: Motif, stands: bool) -> None:
    """A painted ceiling: the subject in clouds, framed by ribs."""
    width, palette = scene.width, scene.palette
    layer = scene.layer()
    for _ in range(26):
        x, y, radius = (
            scene.random.uniform(0, width),
            scene.random.uniform(70, 100),
            scene.random.uniform(6, 11),
        )
        layer.circle(1, (x, y), radius)
        layer.circle(0, (x - 1.4, y - 1.6), radius * 0.88)
    light = mix(palette.horizon, (255, 255, 255), 0.5)
    scene.print(layer, light, mix(palette.horizon, palette.far1, 0.45))
    if stands:
        hands = Standing(scene, motif, width / 2, 76, fitted(motif.emblem, 54, width * 0.86))
        hands.halo()
        hands.paint()
    gold, marble = material(scene, "gold"), material(scene, "marble")
    layer = scene.layer()
    for side in (-1, 1):
        edge = width / 2 + side * width / 2
        layer.polygon(
            0, [(edge, -2), (edge - side * 9, -2), (edge - side * 5, 40), (edge - side * 9, 102), (edge, 102)]
        )
        layer.polygon(
            2,
            [
                (edge - side * 9, -2),
                (edge - side * 10.4, -2),
                (edge - side * 6.4, 40),
                (edge - side * 10.4, 102),
                (edge - side * 9, 102),
                (edge - side * 5, 40),
            ],
        )
    layer.box(1, -2, 92, width + 4, 12)
    layer.box(2, -2, 91, width + 4, 1.6)
    scene.print(layer, marble.light, marble.dark, gold.dark)


def terraces(scene: Scene, motif: Motif, stands: bool) -> None:
    """A town of stone on green terraces under steep peaks."""
    width = scene.width
    peaks(scene)
    green, stone = material(scene, "foliage"), material(scene, "lead")
    layer = scene.layer()
    layer.polygon(1, [(width * 0.66, 66), (width * 0.8, 12), (width * 1.0, 68)])
    layer.polygon(0, [(width * 0.66, 66), (width * 0.8, 12), (width * 0.83, 40), (width * 0.79, 66)])
    scene.print(layer, Ramp(green.light, green.dark, 12, 70), Ramp(green.dark, green.deep, 12, 70))
    for step in range(6):
        top, reach = 58.0 + step * 7, 0.36 + step * 0.075
        layer = scene.layer()
        layer.polygon(
            0,
            [
                (width * (0.5 - reach), top + 8),
                (width * (0.52 - reach), top),
                (width * (0.4 + reach), top - 1),
                (width * (0.44 + reach), top + 8),
            ],
        )
        layer.polygon(
            1,
            [
                (width * (0.52 - reach), top),
                (width * (0.4 + reach), top - 1),
                (width * (0.4 + reach), top + 1.6),
                (width * (0.52 - reach), top + 2.6),
            ],
        )
        scene.print(layer, mix(green.light, green.dark, 0.25 + (step % 2) * 0.25), stone.light)
        if not stands:
            continue
        layer = scene.layer()
        for house in range(7 - step // 2):
            x = width * (0.55 - reach) + house * (width * 2 * reach * 0.86) / 7 + scene.random.uniform(0, 4)
            s = 4.5 + step * 0.9
            layer.polygon(
                0,
                [
                    (x, top + 1),
                    (x, top - s * 0.7),
                    (x + s * 0.4, top - s * 1.5),
                    (x + s * 0.8, top - s * 0.7),
                    (x + s * 0.8, top + 1),
                ],
            )
            layer.box(1, x + s * 0.8, top - s * 0.7, s * 0.5, s * 0.7 + 1)
            layer.box(2, x + s * 0.28, top - s * 0.5, s * 0.24, s * 0.6)
        scene.print(layer, stone.light, stone.dark, stone.deep)


def gate_hall(scene: Scene, motif: Motif, stands: bool) -> None:
    """A red hall under two golden roofs on terraces of white marble."""
    palette, width = scene.palette, scene.width
    scene.ridge(76, 9, palette.far2, 0.4)
    scene.ground(76)
    marble, red, gold = (material(scene, name) for name in ("marble", "red", "gold"))
    middle = width / 2
    if stands:
        layer = scene.layer()
        for step in range(3):
            half, top = 46 + step * 7, 74.0 + step * 6
            block(layer, middle, top, half, top + 6, 0.4)
            for post in range(round(half / 2.6)):
                layer.box(0, middle - half + post * 5.4, top - 2.6, 1.6, 2.6)
        layer.polygon(0, [(middle - 8, 74), (middle + 8, 74), (middle + 16, 92), (middle - 16, 92)])
        layer.polygon(1, [(middle - 3, 74), (middle + 3, 74), (middle + 6, 92), (middle - 6, 92)])
        scene.print(layer, marble.light, marble.dark)
        layer = scene.layer()
        block(layer, middle, 52, 38, 74, 0.3)
        block(layer, middle, 31, 26, 42, 0.3)
        for column in range(9):
            layer.box(2, middle - 33.6 + column * 8.2, 55, 3.2, 19)
        for window in range(7):
            layer.box(2, middle - 22 + window * 6.6, 34, 3.6, 6)
        scene.print(layer, red.light, red.dark, red.deep)
        layer = scene.layer()
        roof(layer, middle, 53, 50, 13, 3)
        roof(layer, middle, 32, 37, 14, 3)
        layer.box(0, middle - 21, 16.4, 42, 2)
        scene.print(layer, gold.light, gold.dark)
    scene.people(6, 91, 96)


def white_castle(scene: Scene, motif: Motif, stands: bool) -> None:
    """White storeys under curved grey roofs on a base of stone, among blossoms."""
    palette, width = scene.palette, scene.width
    scene.mountains(78, 30, palette.far1, 3)
    scene.ground(78)
    white, lead, stone = (material(scene, name) for name in ("paper", "lead", "iron"))
    middle = width / 2
    if stands:
        layer = scene.layer()
        layer.polygon(0, [(middle - 44, 92), (middle - 32, 72), (middle + 32, 72), (middle + 44, 92)])
        layer.polygon(1, [(middle + 8, 92), (middle + 8, 72), (middle + 32, 72), (middle + 44, 92)])
        scene.print(layer, stone.light, stone.dark)
        for half, top, foot in (
            (30.0, 58.0, 72.0),
            (24.0, 43.0, 56.0),
            (17.0, 29.0, 41.0),
            (11.0, 17.0, 27.0),
        ):
            layer = scene.layer()
            block(layer, middle, top, half, foot)
            for window in range(int(half / 3.2)):
                layer.box(
                    2, middle - half + 3 + window * 5.6, top + (foot - top) * 0.4, 2.2, (foot - top) * 0.34
                )
            scene.print(layer, white.light, white.dark, white.deep)
            layer = scene.layer()
            roof(layer, middle, top + 2.4, half * 1.28, 6.4, 2)
            layer.polygon(
                0, [(middle - half * 0.4, top + 1), (middle, top - 6), (middle + half * 0.4, top + 1)]
            )
            scene.print(layer, lead.light, lead.dark)
    layer = scene.layer()
    for side in (-1, 1):
        x = middle + side * width * 0.40
        layer.line(2, [(x, 99), (x - side * 2, 84), (x - side * 8, 76)], 1.6)
        for _ in range(16):
            layer.circle(
                scene.random.randrange(2),
                (x - side * 3 + scene.random.uniform(-12, 12), 76 + scene.random.uniform(-9, 8)),
                scene.random.uniform(2, 4.4),
            )
    scene.print(layer, (255, 214, 222), (232, 148, 170), palette.fore)


def palace_court(scene: Scene, motif: Motif, stands: bool) -> None:
    """A long palace behind clipped gardens and a fountain, seen through golden gates."""
    palette, width = scene.palette, scene.width
    stone, slate, gold = (material(scene, name) for name in ("cream", "lead", "gold"))
    middle = width / 2
    scene.ridge(66, 8, palette.far2, 0.5)
    scene.ground(66, palette.leaf_light, palette.leaf_dark)
    if stands:
        layer = scene.layer()
        for x, top, half in ((0.0, 45.0, 62.0), (0.0, 40.0, 16.0), (-50.0, 41.0, 9.0), (50.0, 41.0, 9.0)):
            block(layer, middle + x, top, half, 70, 0.6 if half > 20 else 0.2)
        for bay in range(22):
            x = middle - 60 + bay * 5.7
            arch(layer, 2, x, 68, 1.4, 9)
            layer.box(2, x - 1.2, 50, 2.4, 6)
        scene.print(layer, stone.light, stone.dark, stone.deep)
        layer = scene.layer()
        for x, foot, half, tall in (
            (-33.0, 45.5, 16.0, 6.0),
            (33.0, 45.5, 16.0, 6.0),
            (0.0, 40.5, 18.0, 9.0),
            (-50.0, 41.5, 10.5, 8.0),
            (50.0, 41.5, 10.5, 8.0),
        ):
            roof(layer, middle + x, foot, half, tall)
        scene.print(layer, slate.light, slate.dark)
        layer = scene.layer()
        layer.box(0, middle - 18, 40, 36, 1.2)
        layer.circle(0, (middle, 47), 2.6)
        layer.line(0, [(middle, 31), (middle, 25)], 0.9)
        scene.print(layer, gold.light)
    layer = scene.layer()
    layer.polygon(0, [(middle - 10, 72), (middle + 10, 72), (middle + 34, 102), (middle - 34, 102)])
    scene.print(layer, Ramp(palette.ground_light, palette.ground_dark, 70, 110))
    layer = scene.layer()
    for side in (-1, 1):
        for row in range(4):
            y, s = 75.0 + row * 6.6, 2.4 + row * 1.1
            x = middle + side * (17 + row * 8.2)
            layer.polygon(0, [(x - s, y + s), (x, y - s * 2.2), (x + s * 0.2, y + s)])
            layer.polygon(1, [(x, y - s * 2.2), (x + s, y + s), (x + s * 0.2, y + s)])
    scene.print(layer, mix(palette.leaf_light, (120, 190, 90), 0.4), palette.leaf_dark)
    layer = scene.layer()
    layer.ellipse(1, (middle, 86), 15, 3.6)
    layer.ellipse(0, (middle, 85), 13, 2.6)
    for jet in (-1.0, -0.5, 0.0, 0.5, 1.0):
        layer.line(2, [(middle, 85), (middle + jet * 5, 74 + abs(jet) * 3), (middle + jet * 9, 84)], 0.6)
    scene.print(layer, mix(palette.middle, palette.top, 0.3), stone.dark, palette.sun)
