"""The city of a rival in large, as it is shown to whoever points at its face."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes import ui
from sprites.city.city_picture import CityPicture
from sprites.letters.fonts import capitals
from sprites.paint import materials, palette

WIDE, HIGH, EDGE, TITLE, LINE = 560.0, 184.0, 5.0, 26.0, 19.0
"""Units of it, its frame, the line over it and each of those below."""

ACROSS = round(WIDE / (HIGH - TITLE - EDGE), 1)
"""How many times as wide as high the city is."""


@dataclass(frozen=True)
class CityZoom(ui.PaperLook):
    """The whole city of a nation under its name, over what else is to be said of that, a line each. It never lies on
    the boxes of these names, such as a market that its viewer chooses from and the own cards: rather it is smaller.
    """

    name: str
    city: CityPicture
    off: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        high = HIGH + LINE * len(self.remarks)
        paper = materials.plate(theme, WIDE, high, palette.DARK_INK, 0.97, edge=palette.BRASS, edge_alpha=0.9, line=1.4)
        paper = paper.copy()
        name = theme.text(capitals(self.name), "title", 16, palette.BRASS_LIGHT, WIDE - 24)
        paper.blit(name, name.get_rect(midtop=(paper.get_width() // 2, theme.px(3))))
        size = theme.px(WIDE - 2 * EDGE), theme.px(HIGH - TITLE - EDGE)
        picture = theme.posters.picture(self.city, size)
        place = picture.get_rect(topleft=(theme.px(EDGE), theme.px(TITLE)))
        paper.blit(picture, place)
        pygame.draw.rect(paper, palette.BRASS, place, max(1, theme.px(0.8)))
        for number, words in enumerate(self.remarks):
            line = theme.rich(words, "text", 13.5, palette.SECONDARY, WIDE - 24)
            middle = theme.px(HIGH - EDGE / 2 + LINE * (number + 0.5))
            paper.blit(line, line.get_rect(center=(paper.get_width() // 2, middle)))
        return paper
