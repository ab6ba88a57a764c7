"""Bubbles: a few words beside a piece, saying why it cannot be played there, or what has just become final."""

from __future__ import annotations

import pygame

from scenes.canvas import Stamp
from scenes.tables.layout import Area
from sprites import materials, palette
from sprites.theme import Theme

LASTS = 4500
"""Milliseconds that a bubble stays, unless something else is touched."""

WIDTH = 300.0
PADDING = 10.0
GAP = 8.0


class Bubble:
    """Words with {glyph} marks at an area. A refusal has a red edge, a note a brass one."""

    def __init__(self, words: str, at: Area, is_refusal: bool = True) -> None:
        self.words = words
        self.at = at
        self.is_refusal = is_refusal
        self._left = float(LASTS)

    def advance(self, ms: float) -> bool:
        """Let time pass; False when the bubble is over."""
        self._left -= ms
        return self._left > 0

    def stamps(self, theme: Theme) -> list[Stamp]:
        """The bubble above its area, or below where there is no room, always inside the window."""
        face = theme.cached(("bubble", self.words, self.is_refusal), lambda: self._face(theme))
        at = theme.rect(*self.at)
        window = pygame.Rect((0, 0), theme.size)
        rect = face.get_rect(midbottom=(at.centerx, at.top - theme.px(GAP)))
        if rect.top < 0:
            rect.midtop = (at.centerx, at.bottom + theme.px(GAP))
        return [Stamp(face, rect.clamp(window).topleft)]

    def _face(self, theme: Theme) -> pygame.Surface:
        words = theme.rich(self.words, "strong", 14, palette.IVORY, WIDTH)
        width = words.get_width() / theme.s + 2 * PADDING
        height = words.get_height() / theme.s + 1.4 * PADDING
        edge = palette.ERROR if self.is_refusal else palette.BRASS
        face = materials.plate(
            theme, width, height, palette.DARK_INK, 0.97, edge=edge, edge_alpha=0.9, line=1.4
        ).copy()
        face.blit(words, words.get_rect(center=face.get_rect().center))
        return face
