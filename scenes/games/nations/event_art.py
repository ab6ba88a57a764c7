"""The picture of an Event Card, faint on its paper under the words."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.nations.cards import EVENTS
from sprites.poster.motif import Motif
from sprites.theme import Theme

FAINT = 0.34
"""How much of it shows: what stands on it must be read as on bare paper."""

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
