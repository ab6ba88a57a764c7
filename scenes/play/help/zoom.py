"""Zoom: how large a card is shown that is asked about."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes import ui

MOST_OF_WINDOW = 0.75
"""How much of the window, at each side, a card takes at most that has grown with the letters."""


class Enlarged(NamedTuple):
    """A look that is drawn larger than it was made for."""

    look: ui.Look
    times: float

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The piece, larger."""
        return self.look.surface(theme.magnified(self.times))

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """Its silhouette, larger."""
        return self.look.mask(theme.magnified(self.times))


def enlarged(look: ui.Look, theme: ui.Theme) -> ui.Look:
    """A card grows with the letters, as far as the window has room; popovers have grown already."""
    if theme.letter <= 1 or isinstance(look, ui.Explanation | ui.Tooltip):
        return look
    width, height = look.surface(theme).get_size()
    times = min(theme.letter, MOST_OF_WINDOW * min(theme.size[0] / width, theme.size[1] / height))
    return Enlarged(look, round(times, 2)) if times > 1 else look
