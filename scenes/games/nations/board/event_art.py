"""The picture of an Event Card, faint on its paper under the words."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.nations.cards.cards import EVENTS
from sprites.paint.theme import Theme
from sprites.poster.motif import Motif

FAINT = 0.34
"""How much of it shows: what stands on it must be read as on bare paper."""

DUSK, VIOLET = (52, 38, 72), (226, 206, 246)
"""The dusk over the tiles of the shadow, and what it leaves of the colours of their pictures."""

FADE = 24
"""Side of the master that every edge fades after."""


def faint_picture(theme: Theme, event: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture of an event in pixels, faint in its middle and gone at its edges."""

    def draw() -> pygame.Surface:
        card = EVENTS[event]
        motif = Motif("event", card.age, **{"emblem": card.emblem, **dict(card.picture)})
        picture = theme.posters.picture(motif, size).convert_alpha()
        veil = pygame.transform.smoothscale(_veil(), size)
        veil.fill((255, 255, 255, round(255 * FAINT)), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    return theme.cached(("faint picture", event, size), draw)


@lru_cache(maxsize=1)
def _veil() -> pygame.Surface:
    """White, clear at the edges."""
    veil = pygame.Surface((FADE, FADE), pygame.SRCALPHA)
    for y in range(FADE):
        for x in range(FADE):
            near = min(x, FADE - 1 - x, y * 1.5, (FADE - 1 - y) * 1.5) / (FADE * 0.28)
            veil.set_at((x, y), (255, 255, 255, round(255 * min(1.0, near))))
    return veil


def scene_of_tile(theme: Theme, emblem: str, age: int, size: tuple[int, int], clear: float) -> pygame.Surface:
    """What a tile of the shadow is about, in pixels; `clear` is the share of its width, at the right, without dusk."""

    def draw() -> pygame.Surface:
        width, height = size
        wide = round(width * min(1.0, 1.25 * clear))
        scene = pygame.Surface(size)
        scene.fill(DUSK)
        scene.blit(theme.posters.picture(Motif("event", age, emblem=emblem), (wide, height)), (width - wide, 0))
        scene.fill(VIOLET, special_flags=pygame.BLEND_RGB_MULT)
        fall = pygame.Surface((FADE, 1), pygame.SRCALPHA)
        for x in range(FADE):
            share = max(0.0, min(1.0, (1 - clear - x / (FADE - 1)) / (0.3 * clear) + 1))
            fall.set_at((x, 0), (*DUSK, round(255 * share)))
        scene.blit(pygame.transform.smoothscale(fall, size), (0, 0))
        return scene

    return theme.cached(("scene of a tile", emblem, age, size, clear), draw)
