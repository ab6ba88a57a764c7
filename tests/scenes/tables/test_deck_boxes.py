"""The table of Nation fits in every text size and window, lies over nothing, and everything on it says what it is."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from scenes.games.nation_deckbuilder.table import DeckBuilderTable
from scenes.kit.laid import mute, overflows, overlaps
from scenes.kit.model import canvas
from sprites.theme import Theme
from tests.scenes.tables.test_nation_layout import model_of, played
from tests.scenes.test_play_nation import MODES

TABLE = DeckBuilderTable()
MARGINS = [(0.0, 0.0), (220.0, 0.0), (0.0, 120.0)]
SIZES = [*product((0.8, 1.0, 1.5), MARGINS), (2.0, (0.0, 0.0))]
"""Text sizes with what the window has to spare; the largest letters are for large windows."""

MOMENTS = {"duel": 60, "three": 300, "teams": 160, "cooperative": 90, "solo": 1}


@pytest.fixture(scope="module")
def themes():
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    pygame.font.init()
    sizes = {letter: (2560, 1440) if letter > 1.5 else (1920, 1080) for letter, _ in SIZES}
    return {letter: Theme(size, letter=letter) for letter, size in sizes.items()}


def faults(model):
    tree, area = TABLE.tree(model), canvas(model)
    return [
        *overflows(tree, area, model.theme),
        *overlaps(tree, area, model.theme),
        *mute(tree, model.theme, area),
    ]


@pytest.mark.parametrize(("letter", "margin"), SIZES)
@pytest.mark.parametrize("mode", MODES)
def test_every_mode_fits_in_every_text_size(themes, mode, letter, margin):
    session = played(mode, MOMENTS[mode])
    for all_boards in (False, True):
        model = model_of(session, margin=margin, theme=themes[letter], all_boards=all_boards)
        assert faults(model) == []
