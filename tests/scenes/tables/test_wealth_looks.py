from __future__ import annotations

import pygame
import pytest

from game.core import language
from game.wealth_of_nations.components import PACKAGES
from scenes.games.wealth_of_nations.choices import PACKAGE_CARD, PackageCard
from sprites import materials, palette
from sprites.theme import Theme


@pytest.mark.usefixtures("desk")
@pytest.mark.parametrize("words", ["en", "de"])
@pytest.mark.parametrize("package", PACKAGES)
def test_no_word_of_a_package_runs_over_its_rim_in_the_smallest_window(package: str, words: str) -> None:
    theme = Theme((960, 540))
    with language.speaking(words):
        card = PackageCard(package, 120, 0, "").surface(theme)
    bare = materials.plate(theme, *PACKAGE_CARD, palette.PLATE, 0.95, edge_alpha=0.6)
    width, height = card.get_size()
    rim = pygame.Rect(width - theme.px(8), 0, theme.px(8), height)
    assert pygame.image.tobytes(card.subsurface(rim), "RGBA") == pygame.image.tobytes(
        bare.subsurface(rim), "RGBA"
    )
