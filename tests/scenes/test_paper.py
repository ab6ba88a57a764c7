"""What stands on paper is written in ink, and pictures that lie on it keep their colours."""

import pygame
import pytest

from scenes import ui
from scenes.ui.layout import PaintLayer
from sprites.paint import palette
from sprites.paint.theme import Theme
from tests.sprites.test_palette import contrast

AREA = (0.0, 0.0, 200.0, 60.0)


def _picture(pen, area):
    pen.text("motto", 20, 30, colour=palette.IVORY)


def darkest(theme, box):
    surface = pygame.Surface((200, 60))
    surface.fill(palette.WHITE)
    for panel in PaintLayer(box).laid(theme, AREA).panels:
        panel.draw(theme, surface)
    return min((surface.get_at((x, y))[:3] for x in range(15, 185) for y in range(20, 40)), key=sum)


@pytest.mark.parametrize("scheme", palette.SCHEMES)
def test_words_on_paper_are_dark_and_pictures_on_it_stay(scheme):
    theme = Theme((1280, 720), scheme=scheme)
    words = ui.Text("motto", ui.Style.PROSE)
    assert contrast(darkest(theme, words), palette.WHITE) < 1.3
    assert contrast(darkest(theme, ui.OnPaper(words)), palette.WHITE) > 7
    assert contrast(darkest(theme, ui.OnPaper(ui.icon("medal", 60))), palette.WHITE) > 7
    assert contrast(darkest(theme, ui.OnPaper(ui.Art(_picture, high=60))), palette.WHITE) < 1.3
    assert contrast(darkest(theme, words), palette.WHITE) < 1.3
