"""The subject of a poster: its halo, its cast shadow, and its planes of light and shade."""

from __future__ import annotations

import numpy as np
import pygame

from sprites.paint.palette import WHITE, Colour, hex_colour, mix
from sprites.poster.ground.palettes import MATERIALS, Material, lit
from sprites.poster.motif import Motif
from sprites.poster.parts import SubjectPlanes, aspect, parts
from sprites.poster.press import Plane, Ramp
from sprites.poster.scene import SceneArt

NIGHT_WINDOWS = hex_colour("#D9822B"), hex_colour("#FFE48E")
LARGE = 130
"""Pixels above which planes carry grain of their own."""


class PlacedIcon:
    """An icon at its place: x is its middle, foot its lowest line, height its own, in units."""

    def __init__(self, scene: SceneArt, motif: Motif, x: float, foot: float, height: float, haze: float = 0.0) -> None:
        self._scene = scene
        self._haze = haze
        self._parts = parts(
            motif.emblem,
            height * scene.sheet.unit,
            len(motif.tones),
            motif.rules,
            motif.fill,
            motif.split,
            scene.light_from_right,
        )
        self.materials = [lit(MATERIALS[tone], scene.palette) for tone in motif.tones]
        rows, columns = self._parts.body.shape
        unit = scene.sheet.unit
        self.left = x * unit - columns / 2
        self.top = (foot * unit) + self._parts.margin - rows
        self.centre = x, foot - height / 2
        self.radius = 0.62 * max(height, height * columns / rows)
        self.foot = foot

    @property
    def parts(self) -> SubjectPlanes:
        """Its masks."""
        return self._parts

    def _lay(
        self,
        mask: Plane,
        *inks: Colour | Ramp,
        dx: float = 0,
        dy: float = 0,
        strength: float = 1.0,
        texture: float = 0.05,
    ) -> None:
        """Lay a mask, moved by dx and dy pixels, where it lies on the sheet."""
        sheet = self._scene.sheet
        x, y = round(self.left + dx), round(self.top + dy)
        rows, columns = mask.shape
        rect = pygame.Rect(x, y, columns, rows).clip((0, 0), sheet.size)
        if rect.w > 0 and rect.h > 0:
            part = mask[rect.y - y : rect.bottom - y, rect.x - x : rect.right - x]
            sheet.lay(rect, part[None], *inks, strength=strength, texture=texture)

    def halo(self) -> None:
        """Calm sky around the subject, so that it stands clear."""
        palette = self._scene.palette
        tones = np.array([plane for material in self.materials for plane in material[:2]], np.float32)
        calm = mix(palette.top, palette.middle, 0.55), mix(palette.horizon, WHITE, 0.5)
        colour = max(calm, key=lambda each: float(np.abs(tones.mean(axis=0) - each).sum()))
        self._scene.calm(self.centre, self.radius, colour, 0.4)

    def shadow(self) -> None:
        """What it casts towards the viewer."""
        unit = self._scene.sheet.unit
        body = self._parts.body
        margin = round(self._parts.margin)
        inner = body[margin : body.shape[0] - margin, margin : body.shape[1] - margin]
        self._scene.shadow_of(inner, (self.left + margin) / unit, self.foot)

    def paint(self) -> None:
        """The planes."""
        scene, p = self._scene, self._parts
        palette, unit = scene.palette, scene.sheet.unit
        way = -1 if scene.light_from_right else 1
        shift = max(1.0, 0.45 * unit)
        materials = [self._dimmed(material) for material in self.materials]
        deep = materials[0].deep
        is_large = p.body.shape[0] > LARGE
        ink_texture = 0.27 if is_large else 0.12
        self._lay(p.body, deep, dx=way * shift, dy=shift, strength=1.0 if unit > 1.6 else 0.55)
        self._lay(p.body, deep, texture=0.1)
        low = self.foot - (self.foot - (self.top / unit)) * 0.38
        for index, material in enumerate(materials):
            self._lay(p.lit[index], material.light, texture=ink_texture * 0.35)
            self._lay(p.dark[index], material.dark, texture=0.41 * 0.5 if is_large else 0.12)
            shade = Ramp(material.light, mix(material.light, material.dark, 0.55), low, self.foot + 6)
            self._lay(p.lit[index], shade, strength=0.5, texture=0)
            shade = Ramp(material.dark, material.deep, low, self.foot + 10)
            self._lay(p.dark[index], shade, strength=0.5, texture=0)
        if not scene.is_night:
            self._lay(p.rim, self._dim(palette.sun), strength=0.8 if unit > 1.2 else 0.6, texture=0)
        else:
            self._lay(p.openings, NIGHT_WINDOWS[0], texture=0.1)
            top = self.top / unit
            self._lay(p.openings, Ramp(NIGHT_WINDOWS[1], NIGHT_WINDOWS[0], top, self.foot), strength=0.8)

    def _dim(self, colour: Colour) -> Colour:
        return self._scene.haze(colour, self._haze) if self._haze else colour

    def _dimmed(self, material: Material) -> Material:
        if self._scene.is_night:
            night = self._scene.palette.top
            material = Material(
                *(mix(colour, night, share) for colour, share in zip(material, (0.10, 0.30, 0.5), strict=True))
            )
        return Material(*(self._dim(colour) for colour in material))


def fitted(emblem: str, height: float, widest: float) -> float:
    """The height of an icon that is no wider than `widest`."""
    return min(height, widest / aspect(emblem))
