"""Poster: a motif printed at a size. Its camera says where horizon, sun and subject stand."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pygame

from sprites.paint.palette import hex_colour, mix
from sprites.poster.ground.fronts import FRAMES, FRONTS
from sprites.poster.ground.palettes import (
    AGES,
    BIOMES,
    LAMP,
    MATERIALS,
    OCCASIONS,
    Palette,
    at_hour,
    at_night,
    at_sunset,
)
from sprites.poster.ground.places import PLACES
from sprites.poster.ground.site import lay_courses, lay_drawing, wonder_in
from sprites.poster.ground.strife import embers
from sprites.poster.motif import Motif, chosen
from sprites.poster.person import lay_person
from sprites.poster.plates import Plate, camera
from sprites.poster.press import Ramp
from sprites.poster.scene import SceneArt
from sprites.poster.stages import STAGES
from sprites.poster.subject import PlacedIcon, fitted

STRIP = 175
"""Width from which a picture is a strip: what bleeds off its edges would not be known again."""

RAYS = hex_colour("#FFD25A")
KEY = hex_colour("#00FF00")
"""Of what is around a wonder that is cut out: no wonder has this colour."""

LESSER = (
    (("amphora", "terracotta"), ("column-vase", "bronze")),
    (("candles", "paper"), ("barrel", "timber")),
    (("book-pile", "red"), ("column-vase", "marble")),
    (("old-lantern", "bronze"), ("barrel", "timber")),
)
"""What else stands on a sill, by age."""

TREES = {
    "tropic": "palm-tree", "desert": "palm-tree", "ice": "", "steppe": "birch-trees", "peaks": "pine-tree",
    "jungle": "", "": "oak",
}  # fmt: skip
"""What grows beside a subject in the open, by land."""


def paint(motif: Motif, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a motif, opaque, in pixels. The same in every run."""
    motif = chosen(motif)
    scene = painted(motif, size)
    if motif.sections:
        scene = _site(motif, size, scene)
    return scene.sheet.pull(scene.palette.fore)


def _site(motif: Motif, size: tuple[int, int], full: SceneArt) -> SceneArt:
    """A wonder that is being built, of which `full` shows all."""
    empty = painted(motif, size, stands=False)
    wonder = wonder_in(full, empty, _foot(motif))
    if motif.built:
        lay_courses(full, empty, wonder, motif.built / motif.sections, motif.seed)
        return full
    lay_drawing(empty, full, wonder.body)
    return empty


def cut_out(motif: Motif, size: tuple[int, int]) -> pygame.Surface:
    """A wonder without its place: at the left its picture, at the right in white on black what of it is the wonder."""
    motif, half = chosen(motif), (size[0] // 2, size[1])
    bare, foot = replace(motif, sections=1), _foot(motif)
    shape = np.zeros((half[1], half[0]), np.bool_)
    for palette in (Palette(*[KEY] * len(Palette._fields)), palette_of(motif)):
        full, empty = (painted(bare, half, stands, palette, is_lit=False) for stands in (True, False))
        shape |= wonder_in(full, empty, foot).body
    picture = pygame.Surface(size)
    white = np.repeat((shape * np.uint8(255))[..., None], 3, axis=2)
    picture.blit(pygame.image.frombuffer(white.tobytes(), half, "RGB"), (half[0], 0))
    picture.blit(full.sheet.pull(full.palette.fore), (0, 0))
    return picture


def _foot(motif: Motif) -> float:
    """How high a chosen motif's subject stands."""
    return STAGES[motif.stage].foot if motif.stage else motif.foot or camera(motif).foot


def painted(
    motif: Motif,
    size: tuple[int, int],
    stands: bool = True,
    palette: Palette | None = None,
    is_lit: bool = True,
) -> SceneArt:
    """The scene of a chosen motif; without its subject, unless that `stands`, and without glows, unless it is lit."""
    plate = camera(motif)
    scene = scene_of(motif, plate, size, palette or palette_of(motif))
    scene.sheet.is_lit = is_lit
    lay_backdrop(scene, motif)
    if motif.stage:
        STAGES[motif.stage].paint(scene, motif, stands)
    elif not stands:
        pass
    elif motif.plate == "banner":
        _lay_banner(scene, motif)
    elif motif.bust:
        lay_person(scene, motif.bust)
    elif motif.emblem:
        _lay_subject(scene, motif, plate)
    _lay_front(scene, motif)
    return scene


def palette_of(motif: Motif) -> Palette:
    """The colours of the scene of a chosen motif."""
    if motif.place in ("war", "sea_war"):
        return OCCASIONS["war"]
    if motif.place == "battle":
        return at_hour(OCCASIONS["battle"], motif.hour or 0)
    palette = BIOMES[motif.biome] if motif.biome else AGES[motif.age - 1]
    if motif.plate == "night":
        return at_night(palette)
    if motif.kind == "wonder" and not motif.sections:
        return at_sunset(palette, motif.age)
    if motif.sections or motif.biome in ("ice", "jungle"):
        return palette
    return at_hour(palette, motif.hour or 0)


def scene_of(motif: Motif, plate: Plate, size: tuple[int, int], palette: Palette) -> SceneArt:
    """The empty scene of a chosen motif."""
    return SceneArt(
        size,
        palette,
        motif.age,
        motif.seed,
        plate.horizon,
        plate.sun,
        is_night=motif.plate == "night",
        is_icy=motif.biome == "ice",
    )


def lay_backdrop(scene: SceneArt, motif: Motif) -> None:
    """Sky, sun and place."""
    scene.sky()
    if motif.kind == "wonder" and not motif.sections:
        scene.rays(mix(scene.palette.sun, scene.palette.horizon, 0.4), 0.18)
    elif motif.kind == "golden_age":
        scene.rays(RAYS, 0.62)
    if scene.is_night:
        scene.stars()
    scene.lay_sun()
    if not scene.is_night and motif.kind != "cover" and motif.place not in ("war", "sea_war"):
        scene.clouds()
    if not motif.stage or not STAGES[motif.stage].is_place:
        PLACES[motif.place](scene)
    if scene.is_night:
        scene.sheet.glow((scene.width * 0.55, 92), 62, LAMP, 0.34, 0.22)


def _lay_subject(scene: SceneArt, motif: Motif, plate: Plate) -> None:
    if motif.plate == "still":
        _lay_sill(scene, motif)
    tall, foot = motif.size or plate.height, motif.foot or plate.foot
    if scene.width > STRIP:
        tall, foot = min(tall, 84.0), min(foot, 95.0)
    height = fitted(motif.emblem, tall, plate.widest * scene.width)
    if motif.plate == "group":
        for x, share, back, haze in ((0.84, 0.34, 21, 0.5), (0.66, 0.58, 13, 0.26)):
            far = PlacedIcon(scene, motif, x * scene.width, foot - back, height * share, haze)
            far.shadow()
            far.paint()
    tree = TREES[motif.biome] if motif.plate == "third" and motif.place in ("field", "desert", "river") else ""
    if tree and motif.seed % 3:
        _lay_companion(
            scene,
            motif,
            tree,
            "cream" if tree == "birch-trees" else "foliage",
            scene.horizon + 7 + motif.seed % 7,
            21 + motif.seed % 15,
            0.2,
        )
    subject = PlacedIcon(scene, motif, plate.x * scene.width, foot, height)
    if scene.is_icy and motif.place == "sea":
        FRONTS["floe"](scene)
    if not motif.sections:
        subject.halo()
    if motif.place == "sea" and motif.plate != "still":
        scene.sheet.glow((plate.x * scene.width, foot + 3), height * 0.6, scene.palette.fore, 0.5, 0.12)
    else:
        subject.shadow()
    subject.paint()
    if motif.place == "sea" and motif.plate == "third" and motif.biome != "ice":
        _lay_waterline(scene, plate.x * scene.width, foot, height)


def _lay_waterline(scene: SceneArt, x: float, foot: float, height: float) -> None:
    """Waves that break at the foot of what floats."""
    layer = scene.layer()
    for index in range(5):
        y = foot - 1.2 + index * 1.3
        half = height * (0.52 - index * 0.06)
        layer.ellipse(0, (x + (index % 2) * 2 - 1, y), half, 0.55)
    scene.print(layer, mix(scene.palette.middle, scene.palette.horizon, 0.5), strength=0.75)


def _lay_sill(scene: SceneArt, motif: Motif) -> None:
    """The sill on which a still life stands, and a lesser thing of the age."""
    palette, width = scene.palette, scene.width
    layer = scene.layer()
    layer.box(0, -2, 82, width + 4, 5)
    layer.box(1, -2, 87, width + 4, 16)
    for index in range(8):
        layer.box(2, index * width / 6 - 8, 87, 0.5, 14)
    top = mix(palette.wall_light, palette.ground_light, 0.35)
    scene.print(layer, top, mix(palette.wall_dark, palette.fore, 0.25), mix(palette.wall_dark, palette.fore, 0.55))
    lesser, tones = LESSER[motif.age - 1][motif.seed // 7 % 2]
    if width > 90 and motif.emblem != lesser:
        _lay_companion(scene, motif, lesser, tones, 86, 26)


def _lay_companion(
    scene: SceneArt, motif: Motif, emblem: str, tone: str, foot: float, height: float, haze: float = 0.0
) -> None:
    """A lesser thing beside the subject, towards the edge that the subject leaves free."""
    thing = replace(motif, emblem=emblem, tones=(tone,), rules=(), fill="close", split="form")
    standing = PlacedIcon(scene, thing, scene.width * 0.84, foot, height, haze)
    standing.shadow()
    standing.paint()


def _lay_banner(scene: SceneArt, motif: Motif) -> None:
    """A torn cloth with a sign on it, and the shade of its folds over both."""
    middle, half, top = scene.width / 2, min(28.0, scene.width * 0.36), 9.0
    cloth = MATERIALS[motif.cloth]
    layer = scene.layer()
    hem = [
        (middle - half + half * 2 * step / 8, 89 - (7 if step % 2 else 0) - (3 if step in (3, 6) else 0))
        for step in range(9)
    ]
    layer.polygon(0, [(middle - half, top), (middle + half, top), *reversed(hem)])
    layer.box(1, middle - half - 3, top - 2.2, half * 2 + 6, 2.6)
    layer.box(2, middle - half, top + 1.2, half * 2, 1.2)
    scene.print(
        layer,
        Ramp(cloth.light, mix(cloth.light, cloth.dark, 0.6), 20, 90),
        MATERIALS["timber"].dark,
        MATERIALS["gold"].light,
    )
    sign = fitted(motif.emblem, 56, half * 1.6)
    PlacedIcon(scene, motif, middle, top + 36 + sign / 2, sign).paint()
    layer = scene.layer()
    for fold in (0.16, 0.52, 0.84):
        x = middle - half + half * 2 * fold
        layer.polygon(0, [(x, top), (x + half * 0.16, top), (x + half * 0.22, 82), (x - half * 0.03, 84)])
    scene.print(layer, cloth.deep, strength=0.42)
    embers(scene, 12)


def _lay_front(scene: SceneArt, motif: Motif) -> None:
    if motif.stage and not STAGES[motif.stage].has_front:
        return
    if motif.plate == "framed":
        FRAMES[motif.frame](scene)
    elif motif.plate == "still" or motif.place in ("court", "lab", "heaven", "desert", "sea_war"):
        return
    elif motif.place in ("war", "battle"):
        FRONTS["lances"](scene)
    elif motif.biome in ("jungle", "tropic"):
        FRONTS["leaves"](scene)
    elif motif.biome == "ice" or motif.place == "sea":
        return
    else:
        FRONTS[motif.front](scene)
