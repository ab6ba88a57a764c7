"""A tile in large: its dots, what it costs, what it takes to run it and what it yields."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.wealth_of_nations.cards.components import INDUSTRIES
from game.wealth_of_nations.text.telling import figures
from scenes import ui
from scenes.games.wealth_of_nations.board import looks
from scenes.games.wealth_of_nations.text.seats import say
from sprites.paint import materials, palette

WIDTH, EDGE = 140.0, 10.0
"""Units for the figures beside the tile, and around all of it."""

TILE_SIDE = 50.0


@dataclass(frozen=True)
class TileZoom(ui.PaperLook):
    """An industry tile as it lies, on a plate with its figures, and what is told of it where it lies."""

    industry: str
    turn: int = 0
    told: str = ""

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        kind, large = INDUSTRIES[self.industry], max(1.0, theme.letter)
        tile = looks.TileFace(self.industry, self.turn, TILE_SIDE, whole=True).surface(theme)
        face = tile.subsurface(tile.get_bounding_rect())
        edge, beside, gap = theme.px(EDGE), theme.px(EDGE) + face.get_width() + theme.px(EDGE), theme.px(3)
        wide = WIDTH * large + face.get_width() / theme.s + 3 * EDGE
        title = theme.text(say.name(kind.name), "title", 18 * large, palette.BRASS_LIGHT)
        lines = [theme.rich(line, "label", 14 * large, palette.IVORY, WIDTH * large) for line in figures(kind)]
        told = [theme.rich(self.told, "label", 14 * large, palette.IVORY, wide - 2 * EDGE)] if self.told else []
        texts = [title, *lines]
        high = max(face.get_height(), sum(text.get_height() + gap for text in texts))
        foot = sum(text.get_height() + gap for text in told)
        plate = materials.plate(
            theme, wide, (high + foot) / theme.s + 2 * EDGE, palette.PLATE, 0.98, edge_alpha=0.8
        ).copy()
        plate.blit(face, face.get_rect(midleft=(edge, edge + high // 2)))
        y = edge
        for text in texts:
            plate.blit(text, (beside, y))
            y += text.get_height() + gap
        for text in told:
            plate.blit(text, (edge, edge + high + gap))
        return plate
