"""Halls of guilds, banks and brokers."""

from __future__ import annotations

from sprites.paint.palette import mix
from sprites.poster.ground.palettes import MATERIALS
from sprites.poster.ground.skyline import skyline
from sprites.poster.motif import Motif
from sprites.poster.press import Ramp
from sprites.poster.scene import SceneArt
from sprites.poster.stages.common import arch, block, columns, gable, material, steps, windows


def guild_houses(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Houses with stepped gables, one beside the other, on the market."""
    x = scene.width / 2
    scene.ground(82)
    gold = material(scene, "gold")
    rows = (
        (-40.0, 46.0, 11.0, "brick"),
        (-17.0, 38.0, 12.0, "cream"),
        (9.0, 32.0, 14.0, "terracotta"),
        (34.0, 42.0, 11.0, "sandstone"),
    )
    for left, eaves, half, name in rows:
        wall = material(scene, name)
        layer = scene.layer()
        block(layer, x + left, eaves, half, 88, 0.45)
        for step in range(4):
            block(
                layer,
                x + left,
                eaves - 4.4 * (step + 1),
                half * (0.8 - step * 0.22),
                eaves - 4.4 * step,
                0.45,
            )
        windows(layer, x + left, half * 0.9, eaves + 2, 74, 3, 3, 0.5)
        arch(layer, 2, x + left, 88, half * 0.3, 12)
        layer.circle(2, (x + left, eaves - 4), 2)
        scene.print(layer, wall.light, wall.dark, mix(wall.deep, scene.palette.fore, 0.3))
        layer = scene.layer()
        layer.line(0, [(x + left, eaves - 17), (x + left, eaves - 22)], 0.8)
        layer.circle(0, (x + left, eaves - 22), 1.5)
        layer.box(0, x + left - half, 74.6, half * 2, 1)
        scene.print(layer, gold.light)
    scene.people(9, 89, 97)


def counting_house(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """A portico with a golden coin in its pediment."""
    x = scene.width / 2
    skyline(scene, 74, 9, 0.45)
    scene.ground(76)
    stone, lead, gold = (material(scene, name) for name in ("sandstone", "lead", "gold"))
    if stands:
        layer = scene.layer()
        for side in (-1, 1):
            block(layer, x + side * 40, 52, 12, 86, 0.3)
            windows(layer, x + side * 40, 10, 55, 84, 2, 2, 0.4)
        columns(layer, x, 32, 48, 84, 6, 5.4)
        layer.box(2, x - 5, 60, 10, 24)
        layer.box(0, x - 36, 43, 72, 5.4)
        layer.box(1, x - 36, 46.8, 72, 1.6)
        steps(layer, x, 33, 84, 4, 2.4, 3.4)
        scene.print(layer, stone.light, stone.dark, stone.deep)
        layer = scene.layer()
        gable(layer, x, 44, 39, 25)
        scene.print(layer, lead.light, lead.dark, stone.light)
        layer = scene.layer()
        layer.circle(1, (x, 35), 7.4)
        layer.circle(0, (x - 0.5, 34.6), 6.4)
        layer.circle(1, (x, 35), 4)
        layer.circle(0, (x - 0.3, 34.8), 3.2)
        scene.print(layer, gold.light, gold.dark)
    scene.people(5, 92, 97)


def exchange(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """Brokers crowd under a board on which a line climbs, and tooltips of paper fly."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    wall, stone, slate = material(scene, "thatch"), material(scene, "marble"), material(scene, "jade")
    layer = scene.layer()
    layer.box(0, -2, -2, width + 4, 106)
    scene.print(layer, Ramp(mix(wall.light, palette.horizon, 0.3), mix(wall.dark, palette.far3, 0.4), 0, 90))
    layer = scene.layer()
    for side in (-1, 1):
        for place in (44.0, 58.0):
            block(layer, x + side * place, 8, 4.4, 90, 0.2)
            layer.box(0, x + side * place - 6, 12, 12, 3)
    layer.box(0, -2, 4, width + 4, 6)
    scene.print(layer, stone.light, stone.dark)
    layer = scene.layer()
    layer.box(1, x - 37, 13, 74, 48)
    layer.box(0, x - 34, 16, 68, 42)
    for line in (26.0, 36.0, 46.0):
        layer.box(2, x - 32, line, 64, 0.5)
    scene.print(layer, mix(slate.deep, (16, 40, 34), 0.5), material(scene, "timber").dark, slate.dark)
    climb = [(x - 30, 52), (x - 19, 43), (x - 12, 48), (x - 1, 34), (x + 8, 40), (x + 19, 26), (x + 29, 20)]
    layer = scene.layer()
    layer.line(0, climb, 2.6)
    layer.polygon(0, [(x + 32, 17), (x + 30.6, 25), (x + 24, 19.6)])
    scene.print(layer, MATERIALS["gold"].light)
    random = scene.random
    black, red = material(scene, "black"), material(scene, "coffee")
    for row, (foot, tall) in enumerate(((86.0, 26.0), (104.0, 34.0))):
        layer, faces = scene.layer(), scene.layer()
        for index in range(8):
            left = width * (index + row * 0.5) / 7.4
            body, head = layer.at(left, foot, tall / 30), faces.at(left, foot, tall / 30)
            ink = (index + row) % 2
            body.polygon(ink, [(-9, 0), (-8, -14), (-4, -19), (4, -19), (8, -14), (9, 0)])
            head.circle(1, (0, -22.6), 4)
            body.box(ink, -4.4, -33, 8.8, 8)
            body.box(ink, -6.6, -26, 13.2, 1.6)
            if index % 3 == row:
                body.line(ink, [(6, -15), (11, -30)], 3)
                head.box(0, 8, -37, 6, 7)
        scene.print(faces, MATERIALS["paper"].light, material(scene, "skin").dark)
        scene.print(layer, mix(black.light, red.dark, 0.3), black.dark)
    layer = scene.layer()
    for _ in range(9):
        left, top = random.uniform(0.1, 0.9) * width, random.uniform(52, 80)
        layer.polygon(0, [(left, top), (left + 3.6, top - 1.6), (left + 4.6, top + 0.8), (left + 1, top + 2.4)])
    scene.print(layer, MATERIALS["paper"].light)


def mint(scene: SceneArt, motif: Motif, stands: bool) -> None:
    """An anvil with a coin between two dies, and struck coins, large, on the block before it."""
    palette, width, x = scene.palette, scene.width, scene.width / 2
    wood, iron, gold = material(scene, "timber"), material(scene, "iron"), MATERIALS["gold"]
    layer = scene.layer()
    layer.box(0, -2, -2, width + 4, 106)
    layer.box(1, -2, 86, width + 4, 18)
    scene.print(
        layer,
        Ramp(mix(material(scene, "coffee").deep, palette.fore, 0.3), mix(wood.deep, palette.horizon, 0.2), 0, 86),
        Ramp(wood.light, wood.dark, 86, 102),
    )
    scene.sheet.glow((x - 4, 36), 50, MATERIALS["ember"].light, 0.55)
    layer = scene.layer()
    anvil = layer.at(x - 6, 86)
    anvil.polygon(0, [(-34, -36), (-50, -33), (-36, -25), (-18, -22), (-14, -12), (-24, -6), (-24, 1), (24, 1),
                      (24, -6), (14, -12), (18, -22), (30, -24), (30, -36)])  # fmt: skip
    anvil.polygon(1, [(4, -24), (30, -26), (30, -24), (18, -22), (14, -12), (24, -6), (24, 1), (6, 1), (6, -12)])
    anvil.polygon(2, [(-34, -36), (30, -36), (30, -32.4), (-42, -32.4)])
    scene.print(layer, iron.dark, iron.deep, iron.light)
    layer = scene.layer()
    die = layer.at(x - 4, 50)
    die.box(0, -9, -9, 18, 9.6)
    die.box(1, 2, -9, 7, 9.6)
    die.polygon(0, [(-7, -14), (7, -14), (10, -40), (-10, -40)])
    die.polygon(1, [(2, -14), (7, -14), (10, -40), (3, -40)])
    die.ellipse(0, (0, -40), 12, 3)
    scene.print(layer, iron.light, iron.dark)
    layer = scene.layer()
    layer.ellipse(1, (x - 4, 39), 11, 3)
    layer.ellipse(0, (x - 4, 38), 11, 2.6)
    scene.print(layer, mix(gold.light, palette.sun, 0.5), gold.dark)
    layer = scene.layer()
    for ray, (dx, dy) in enumerate(((-26, -6), (-22, 4), (-28, -14), (24, -8), (22, 3), (28, -15))):
        layer.line(0, [(x - 4 + dx * 0.6, 38 + dy * 0.6), (x - 4 + dx, 38 + dy)], 1.0 + ray % 2 * 0.4)
    scene.print(layer, mix(gold.light, palette.sun, 0.6))
    for left, foot, size in ((34.0, 82.0, 10.0), (48.0, 90.0, 11.0), (-42.0, 92.0, 11.5), (24.0, 95.0, 13.0)):
        layer = scene.layer()
        layer.ellipse(1, (x + left + 1.4, foot + 2.4), size, size * 0.62)
        layer.ellipse(0, (x + left, foot), size, size * 0.62)
        layer.ellipse(1, (x + left, foot), size * 0.82, size * 0.5)
        layer.ellipse(0, (x + left, foot), size * 0.76, size * 0.46)
        owl = layer.at(x + left, foot, size / 13)
        owl.polygon(2, [(-4, 4), (-5, -2), (-3.4, -5), (3.4, -5), (5, -2), (4, 4)])
        owl.circle(0, (-1.8, -2.4), 1.2)
        owl.circle(0, (1.8, -2.4), 1.2)
        scene.print(layer, gold.light, gold.dark, gold.deep)
