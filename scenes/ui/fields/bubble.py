"""Bubbles: a few words beside a piece, saying why it cannot be played there, or what has just become final."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import pygame

from scenes.ui.host.canvas import Stamp
from scenes.ui.host.target import Area
from sprites.paint import materials, palette
from sprites.paint.theme import Theme

LASTS = 4500
"""Milliseconds that a bubble stays, unless something else is touched."""

WIDTH = 300.0
PADDING = 10.0
STEP = 12.0
"""Units between the widths of bubbles, so that one plate serves many words."""

GAP = 10.0
TAIL_WIDTH, CORNER = 18.0, 9.0
"""Units across the root of the tail, and least between it and the end of the bubble."""

EDGE, FILL = 1.4, 0.97


class Bubble:
    """Words with {glyph} marks at an area. A refusal has a red edge, a note a brass one.

    One that `lights` is about what has to be dealt with first, which is framed as long as it is there.
    """

    def __init__(self, words: str, at: Area, is_refusal: bool = True, lights: bool = False) -> None:
        self.words = words
        self.at = at
        self.is_refusal = is_refusal
        self.lights = lights
        self._left = float(LASTS)

    def advance(self, ms: float) -> bool:
        """Let time pass; False when the bubble is over."""
        self._left -= ms
        return self._left > 0

    def stamps(self, theme: Theme, lit: Sequence[Area] = (), roof: float = 0.0) -> list[Stamp]:
        """The bubble above its area, or below where there is no room, inside the window, its tail on the piece.

        Of what lies below the roof, in units from the top of the canvas, it does not rise above that. Where it would
        lie over what is lit it rises above that, without a tail.
        """
        face = theme.cached(("bubble", self.words, self.is_refusal), lambda: self._face(theme))
        at = theme.rect(*self.at)
        window = pygame.Rect((0, 0), theme.size)
        rect = face.get_rect(midbottom=(at.centerx, at.top - theme.px(GAP)))
        highest = theme.rect(0, roof, 0, 0).top
        points_down = rect.top >= (highest if at.top >= highest else 0)
        if not points_down:
            rect.midtop = (at.centerx, at.bottom + theme.px(GAP))
        rect.clamp_ip(window)
        risen, below = rect.copy(), [theme.rect(*area) for area in lit]
        while (hit := risen.collidelist(below)) >= 0:
            risen.bottom = below[hit].top - theme.px(GAP)
        if risen != rect and risen.top >= 0:
            return [Stamp(face, risen.topleft)]
        tail = theme.cached(("tail", points_down, self.is_refusal), lambda: self._tail(theme, points_down))
        corner = theme.px(CORNER) + tail.get_width() // 2
        middle = max(rect.left + corner, min(rect.right - corner, at.centerx))
        root = rect.bottom - theme.px(EDGE) if points_down else rect.top + theme.px(EDGE) - tail.get_height()
        return [Stamp(face, rect.topleft), Stamp(tail, (middle - tail.get_width() // 2, root))]

    def _tail(self, theme: Theme, points_down: bool) -> pygame.Surface:
        """A triangle in the bubble's colour, edged on the two sides that lead to its point."""
        width, height = theme.px(TAIL_WIDTH), theme.px(GAP)
        large = pygame.Surface((4 * width, 4 * height), pygame.SRCALPHA)
        root, point = (0, 4 * height) if points_down else (4 * height, 0)
        outline = [(0, root), (2 * width, point), (4 * width, root)]
        pygame.draw.polygon(large, (*palette.DARK_INK, round(255 * FILL)), outline)
        pygame.draw.lines(large, theme.colour(self._edge), False, outline, 6 * theme.px(EDGE))
        return pygame.transform.smoothscale(large, (width, height))

    @property
    def _edge(self) -> palette.Colour:
        return palette.ERROR if self.is_refusal else palette.BRASS

    def _face(self, theme: Theme) -> pygame.Surface:
        wide = WIDTH * max(1.0, theme.letter)
        words = theme.rich(self.words, "strong", 14 * theme.letter, palette.IVORY, wide)
        width = ceil(words.get_width() / theme.s / STEP) * STEP + 2 * PADDING
        height = words.get_height() / theme.s + 1.4 * PADDING
        face = materials.plate(
            theme, width, height, palette.DARK_INK, FILL, edge=self._edge, edge_alpha=0.9, line=EDGE
        ).copy()
        face.blit(words, words.get_rect(center=face.get_rect().center))
        return face
