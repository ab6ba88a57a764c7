from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest

from game.text import language
from game.wealth_of_nations.cards.components import MAP, PACKAGES
from scenes.games.wealth_of_nations.board import hex_map
from scenes.games.wealth_of_nations.board.choices import PACKAGE_CARD, PackageCard
from sprites.paint import materials, palette
from sprites.paint.theme import Theme
from tests.sprites.test_palette import READABLE, contrast


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("words", ["en", "de"])
@pytest.mark.parametrize("package", PACKAGES)
def test_no_word_of_a_package_runs_over_its_rim_in_the_smallest_window(package: str, words: str) -> None:
    theme = Theme((960, 540))
    with language.speaking(words):
        card = PackageCard(package, 120, 0, "").surface(theme)
    bare = materials.plate(theme, *PACKAGE_CARD, palette.PLATE, 0.95, edge_alpha=0.6)
    width, height = card.get_size()
    rim = pygame.Rect(width - theme.px(8), 0, theme.px(8), height)
    assert pygame.image.tobytes(card.subsurface(rim), "RGBA") == pygame.image.tobytes(bare.subsurface(rim), "RGBA")


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("package", PACKAGES)
def test_whose_a_package_is_can_be_read_and_is_all_that_is_said_of_it(package: str) -> None:
    theme = Theme((1280, 720))
    card = PackageCard(package, 120, 2, "Anna").surface(theme)
    words = pygame.Rect(theme.px(12), theme.px(50), theme.px(140), theme.px(20))
    line = [card.get_at((x, y))[:3] for x in range(*_span(words.x, words.w)) for y in range(*_span(words.y, words.h))]
    assert contrast(max(line, key=sum), card.get_at(words.topright)[:3]) >= READABLE
    above = pygame.Rect(words.x, theme.px(38), words.w, theme.px(10))
    assert len({tuple(card.get_at((x, above.centery))) for x in range(*_span(above.x, above.w))}) < 4


def _span(start: int, length: int) -> tuple[int, int]:
    return start, start + length


def test_every_hex_that_can_be_built_on_has_its_name_on_the_map():
    """Hints, the log and files call it so."""
    written = []
    pen = SimpleNamespace(text=lambda words, *_, **__: written.append(words))
    water = (MAP.cells[0],)
    hex_map._paint_names(pen, (0.0, 0.0, 600.0, 520.0), water, 1)
    assert written == list(MAP.names[2:])
