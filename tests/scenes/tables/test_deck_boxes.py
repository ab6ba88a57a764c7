"""The table of Nation fits in every text size and window, lies over nothing, and everything on it says what it is."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game.core.language import PRETEND, speaking
from scenes.games.nation_deckbuilder.table import DeckBuilderTable
from scenes.kit.model import canvas
from sprites.theme import Theme
from tests.scenes.faults import mute, overflows, overlaps
from tests.scenes.tables.test_nation_layout import model_of, played
from tests.scenes.test_play_nation import MODES, session_of

TABLE = DeckBuilderTable()
MARGINS = [(0.0, 0.0), (220.0, 0.0), (0.0, 120.0)]
SIZES = [*product((0.8, 1.0, 1.5), MARGINS), (2.0, (0.0, 0.0))]
"""Text sizes with what the window has to spare; the largest letters are for large windows."""

MOMENTS = [1, 90, 400]


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


@pytest.mark.parametrize("moves", MOMENTS)
@pytest.mark.parametrize("mode", MODES)
def test_every_position_fits_in_every_text_size(themes, mode, moves):
    session = played(mode, moves)
    last = len(session.seats) - 1
    for letter, margin in SIZES:
        for changes in ({}, {"all_boards": True}, {"shown_seat": last}):
            model = model_of(session, margin=margin, theme=themes[letter], **changes)
            assert faults(model) == [], (letter, margin, changes)


@pytest.mark.parametrize("verb", ["mark", "remove"])
@pytest.mark.parametrize("mode", MODES)
def test_what_is_laid_out_fits_in_every_text_size(themes, mode, verb):
    session = session_of(mode, 7, until=lambda state: TABLE.draft(state, moves_of(state, verb)) is not None)
    state, moves = session.state, moves_of(session.state, verb)
    for letter, margin in SIZES:
        laid_out = {"draft": TABLE.draft(state, moves), "what_if": TABLE.what_if(state, moves[0])}
        model = model_of(session, state.decision.seat, margin=margin, theme=themes[letter], **laid_out)
        assert faults(model) == [], (letter, margin)


def moves_of(state, verb):
    """The legal moves of a verb."""
    return [move for move in state.decision.moves if move[0] == verb]


@pytest.mark.parametrize("mode", MODES)
def test_longer_words_of_another_language_fit_too(themes, mode):
    with speaking(PRETEND):
        model = model_of(played(mode, 60), theme=themes[1.0])
        assert faults(model) == []
