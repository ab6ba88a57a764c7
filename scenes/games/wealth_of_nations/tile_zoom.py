"""A tile in large: its dots, what it costs, what it takes to run it and what it yields."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.wealth_of_nations.components import FINANCE, INDUSTRIES, MONEY, Industry
from game.wealth_of_nations.telling import amounts
from scenes.games.wealth_of_nations.looks import TileFace
from scenes.kit.looks import rounded_mask
from sprites import materials, palette
from sprites.theme import Theme

WIDTH, HEIGHT = 210.0, 292.0
TILE_SIDE = 78.0


def figures(industry: Industry) -> tuple[str, ...]:
    """What a tile of an industry costs, takes and yields, a line each."""
    fed = "1 {food} a tile" if industry.is_fed else "no food"
    powered = "1 {energy} a bloc" if industry.is_powered else "no energy"
    dot = f"${FINANCE.bank_dot}" if industry.product == MONEY else f"1 {{{industry.product}}}"
    return (
        f"**Build** {amounts(industry.cost)}",
        f"**Run** {fed}, {powered}",
        f"**Whole dot** {dot}",
        "**At the end** 4 {vp}",
    )


@dataclass(frozen=True)
class TileZoom:
    """An industry tile as it lies, on a plate with its figures."""

    industry: str
    turn: int = 0

    def surface(self, theme: Theme) -> pygame.Surface:
        """The plate."""
        return theme.cached(("tile zoom", self), lambda: self._drawn(theme))

    def _drawn(self, theme: Theme) -> pygame.Surface:
        kind = INDUSTRIES[self.industry]
        plate = materials.plate(theme, WIDTH, HEIGHT, palette.PLATE, 0.98, edge_alpha=0.8).copy()
        face = TileFace(self.industry, self.turn, TILE_SIDE, dotted=True).surface(theme)
        plate.blit(face, face.get_rect(center=(theme.px(WIDTH / 2), theme.px(88))))
        title = theme.text(kind.name, "title", 18, palette.BRASS_LIGHT)
        plate.blit(title, title.get_rect(center=(theme.px(WIDTH / 2), theme.px(184))))
        for index, words in enumerate(figures(INDUSTRIES[self.industry])):
            line = theme.rich(words, "label", 14, palette.IVORY, WIDTH - 24)
            plate.blit(line, line.get_rect(midleft=(theme.px(14), theme.px(209 + 20 * index))))
        return plate

    def mask(self, theme: Theme) -> pygame.Surface:
        """The plate's outline."""
        return rounded_mask(theme, WIDTH, HEIGHT, 6)
