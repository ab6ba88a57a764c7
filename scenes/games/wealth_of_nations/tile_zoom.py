"""A tile in large: its dots, what it costs, what it takes to run it and what it yields."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core import language
from game.wealth_of_nations.components import FINANCE, INDUSTRIES, MONEY, Industry
from game.wealth_of_nations.scoring import VP_FOR_A_TILE
from game.wealth_of_nations.telling import amounts
from scenes.games.wealth_of_nations.looks import TileFace
from scenes.games.wealth_of_nations.seats import say
from scenes.kit.looks import rounded_mask
from sprites import materials, palette
from sprites.theme import Theme

WIDTH, TOP = 210.0, 198.0
TILE_SIDE = 78.0


def figures(industry: Industry) -> tuple[str, ...]:
    """What a tile of an industry costs, takes and yields, a line each."""
    dot = f"${FINANCE.bank_dot}" if industry.product == MONEY else f"1 {{{industry.product}}}"
    return (
        say("figures.build", cost=amounts(industry.cost)),
        say(
            "figures.run",
            food=say(f"figures.food_{industry.is_fed}"),
            energy=say(f"figures.energy_{industry.is_powered}"),
        ),
        say("figures.dot", dot=dot),
        say("figures.end", vp=VP_FOR_A_TILE),
    )


@dataclass(frozen=True)
class TileZoom:
    """An industry tile as it lies, on a plate with its figures, and what is told of it where it lies."""

    industry: str
    turn: int = 0
    told: str = ""

    def surface(self, theme: Theme) -> pygame.Surface:
        """The plate."""
        return theme.cached(("tile zoom", self, language.now()), lambda: self._drawn(theme))

    def _drawn(self, theme: Theme) -> pygame.Surface:
        kind, large = INDUSTRIES[self.industry], max(1.0, theme.letter)
        wide = WIDTH * large
        words = (*figures(kind), *([self.told] if self.told else []))
        lines = [theme.rich(line, "label", 14 * large, palette.IVORY, wide - 24) for line in words]
        title = theme.text(say.name(kind.name), "title", 18 * large, palette.BRASS_LIGHT)
        gap = theme.px(3)
        high = (
            theme.px(TOP - 24)
            + title.get_height()
            + sum(line.get_height() + gap for line in lines)
            + theme.px(12)
        )
        plate = materials.plate(theme, wide, high / theme.s, palette.PLATE, 0.98, edge_alpha=0.8).copy()
        face = TileFace(self.industry, self.turn, TILE_SIDE, whole=True).surface(theme)
        plate.blit(face, face.get_rect(center=(theme.px(wide / 2), theme.px(88))))
        y = theme.px(TOP - 26)
        plate.blit(title, title.get_rect(midtop=(theme.px(wide / 2), y)))
        y += title.get_height() + gap
        for line in lines:
            plate.blit(line, (theme.px(14), y))
            y += line.get_height() + gap
        return plate

    def mask(self, theme: Theme) -> pygame.Surface:
        """The plate's outline."""
        width, height = self.surface(theme).get_size()
        return rounded_mask(theme, width / theme.s, height / theme.s, 6)
