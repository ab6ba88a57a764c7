"""The plain version of a poster, for as long as it is not printed: sky, ground, and a person or a silhouette."""

from __future__ import annotations

import pygame

from sprites.bust.drawing import standing
from sprites.cards.emblem import emblem_shape
from sprites.paint import brush
from sprites.paint.palette import mix
from sprites.poster.ground.palettes import AGES, BIOMES, MATERIALS, OCCASIONS, Palette
from sprites.poster.motif import Motif, chosen

HORIZON = 0.7


def plain_picture(motif: Motif, size: tuple[int, int]) -> pygame.Surface:
    """A picture of the motif that costs next to nothing, opaque, in pixels."""
    motif = chosen(motif)
    palette = _palette(motif)
    width, height = size
    picture = brush.gradient(size, [(0.0, palette.top), (0.4, palette.middle), (HORIZON, palette.horizon)])
    land = pygame.Rect(0, round(height * HORIZON), width, height)
    picture.fill(mix(palette.ground_light, palette.ground_dark, 0.5), land)
    if motif.bust:
        picture.blit(standing(motif.bust, size), (0, 0))
    elif motif.emblem:
        tone = MATERIALS[motif.tones[0]]
        shape = emblem_shape(motif.emblem, round(height * 0.76), round(width * 0.7), tone.dark)
        picture.blit(shape, shape.get_rect(midbottom=(width // 2, round(height * 0.93))))
    return picture


def _palette(motif: Motif) -> Palette:
    if motif.place in ("war", "sea_war", "battle"):
        return OCCASIONS["battle" if motif.place == "battle" else "war"]
    return BIOMES[motif.biome] if motif.biome else AGES[motif.age - 1]
