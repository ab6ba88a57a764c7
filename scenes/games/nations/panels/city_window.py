"""The window on the city of a rival."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.nations.state import NationsState
from scenes import ui
from scenes.games.nations.city import through_a_window
from scenes.table.model import TableModel
from sprites.city.city_picture import CityPicture
from sprites.paint import palette


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
