"""What a piece costs on its viewer's turn: a coin at its corner, gold when it may be had; else the piece lies cool.

Light is for what is meant; what may be paid is told by the coin, and what is missing besides gold by the piece itself.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes import ui
from sprites.paint import light, materials
from sprites.things import discs

COIN = 19.0
MARGIN = 10.0
"""Units all round a piece that its coin may reach into."""

CENTRE = (1.5, -3.0)
"""The middle of the coin, from the lower left corner of the piece."""


@dataclass(frozen=True)
class Priced:
    """A piece with its price; `is_met` is whether everything that it needs is there."""

    look: ui.Look
    price: int
    is_met: bool

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The piece and its coin, with a clear margin all round."""
        return theme.cached(("priced", self), lambda: self._drawn(theme))

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """The silhouette of both; pieces of one silhouette share it."""
        mask = self.look.mask(theme)
        return theme.cached(("priced mask", mask), lambda: _with_coin(theme, mask, _disc(theme)))

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        piece = self.look.surface(theme)
        coin = discs.coin_disc(theme, self.price, COIN, self.is_met)
        return _with_coin(theme, piece if self.is_met else light.cooled(piece), coin)


def _disc(theme: ui.Theme) -> pygame.Surface:
    side = theme.px(COIN)
    return materials.rounded(side, side, side / 2, (255, 255, 255))


def _with_coin(theme: ui.Theme, piece: pygame.Surface, coin: pygame.Surface) -> pygame.Surface:
    margin = theme.px(MARGIN)
    width, height = piece.get_size()
    whole = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    whole.blit(piece, (margin, margin))
    right, down = CENTRE
    whole.blit(coin, coin.get_rect(center=(margin + theme.px(right), margin + height + theme.px(down))))
    return whole
