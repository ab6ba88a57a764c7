"""The window on the city of a rival, and the city in large as it is shown to whoever points at it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.nations.state import NationsState
from scenes import ui
from scenes.games.nations.city import through_a_window
from scenes.table.model import TableModel
from sprites.city.city_picture import CityPicture
from sprites.letters.fonts import capitals
from sprites.paint import materials, palette

WIDE, HIGH, EDGE, TITLE = 560.0, 184.0, 5.0, 26.0
"""Units of a city in large, its frame and the line over it."""


class CityWindow(ui.Box):
    """The city of a seat, seen through a window of whatever size."""

    __slots__ = ("_model", "_seat")

    def __init__(self, model: TableModel[NationsState], seat: int) -> None:
        super().__init__()
        self._model, self._seat = model, seat

    def inks(self, theme: ui.Theme, area: ui.Area) -> Iterator[ui.Ink]:
        """All of its area."""
        across = round(area[2] / max(1.0, area[3]), 1)
        yield ui.Ink(_paint_window, area, (through_a_window(self._model, self._seat, across),))


def _paint_window(pen: ui.Pen, area: ui.Area, city: CityPicture) -> None:
    rect = pen.theme.rect(*area)
    pen.surface.blit(pen.theme.posters.picture(city, rect.size), rect)
    pygame.draw.rect(pen.surface, palette.BRASS, rect, max(1, pen.theme.px(1)))


@dataclass(frozen=True)
class CityZoom(ui.PaperLook):
    """The whole city of a nation, under its name."""

    name: str
    city: CityPicture

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        paper = materials.plate(theme, WIDE, HIGH, palette.DARK_INK, 0.97, edge=palette.BRASS, edge_alpha=0.9, line=1.4)
        paper = paper.copy()
        name = theme.text(capitals(self.name), "title", 16, palette.BRASS_LIGHT, WIDE - 24)
        paper.blit(name, name.get_rect(midtop=(paper.get_width() // 2, theme.px(3))))
        size = theme.px(WIDE - 2 * EDGE), theme.px(HIGH - TITLE - EDGE)
        picture = theme.posters.picture(self.city, size)
        place = picture.get_rect(topleft=(theme.px(EDGE), theme.px(TITLE)))
        paper.blit(picture, place)
        pygame.draw.rect(paper, palette.BRASS, place, max(1, theme.px(0.8)))
        return paper


def city_zoom(model: TableModel[NationsState], seat: int, name: str) -> CityZoom:
    """The city of a seat in large."""
    return CityZoom(name, through_a_window(model, seat, round(WIDE / (HIGH - TITLE - EDGE), 1)))
