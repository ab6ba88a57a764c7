"""The pictures of events, and of what the tiles of the shadow are about."""

from __future__ import annotations

import pygame

from game.text.pictures import Picture
from scenes import ui
from sprites.poster.motif import Motif

DUSK, VIOLET = (52, 38, 72), (226, 206, 246)
"""The dusk over the tiles of the shadow, and what it leaves of the colours of their pictures."""

FADE = 24
"""Side of the master that every edge fades after."""


def event_picture(theme: ui.Theme, age: int, picture: Picture, size: tuple[int, int]) -> pygame.Surface:
    """The picture of one of the two events of a card, in pixels; a plain one until it is printed."""
    return theme.posters.picture(Motif("event", age, **dict(picture)), size)


def scene_of_tile(theme: ui.Theme, emblem: str, age: int, size: tuple[int, int], clear: float) -> pygame.Surface:
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
