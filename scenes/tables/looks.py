"""Looks that every table needs: free places, glyphs as pieces, and silhouettes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from sprites import materials
from sprites.theme import Theme


@dataclass(frozen=True)
class PlaceLook:
    """A free place on a board: a dashed outline and the sign of what belongs there."""

    width: float
    height: float
    ghost: str = ""

    def surface(self, theme: Theme) -> pygame.Surface:
        """The dashed outline."""
        return materials.empty_place(theme, self.width, self.height, self.ghost or None)

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its rounded rectangle."""
        return rounded_mask(theme, self.width, self.height, 6)


def rounded_mask(theme: Theme, width: float, height: float, radius: float) -> pygame.Surface:
    """A white rectangle with round corners."""
    size = (theme.px(width), theme.px(height))
    key = ("rounded mask", size, radius)
    return theme.cached(key, partial(materials.rounded, *size, radius * theme.s, (255, 255, 255)))


@dataclass(frozen=True)
class TokenLook:
    """A glyph as a piece, `side` units wide: an Architect that can be hired."""

    glyph: str
    side: float

    def surface(self, theme: Theme) -> pygame.Surface:
        """The glyph itself."""
        return theme.glyph(self.glyph, self.side)

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its outline."""
        key = ("glyph mask", self.glyph, theme.px(self.side))
        return theme.cached(key, partial(silhouette, self.surface(theme)))


def silhouette(picture: pygame.Surface) -> pygame.Surface:
    """Everything that is not clear in a picture, in white."""
    return (
        pygame.mask.from_surface(picture, 100)
        .to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(255, 255, 255, 0))
        .convert_alpha()
    )
