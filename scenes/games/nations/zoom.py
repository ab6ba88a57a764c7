"""Large paper cards of Nations that are shown while the pointer rests on something."""

from __future__ import annotations

from functools import partial

import pygame

from game.core import language
from scenes.kit.looks import rounded_mask
from sprites.theme import Theme

ZOOM = (250.0, 350.0)


class PaperZoom:
    """A look of this kind says with `_drawn` what is on its paper; its fields are all that this depends on."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in units."""
        return ZOOM

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its rounded rectangle."""
        return rounded_mask(theme, *ZOOM, 8)

    def surface(self, theme: Theme) -> pygame.Surface:
        """The paper with everything on it."""
        return theme.cached(("zoom", self, language.now()), partial(self._drawn, theme))

    def _drawn(self, theme: Theme) -> pygame.Surface:
        raise NotImplementedError
