"""The pieces that lie below the seats of a setup."""

import pygame
import pytest

from game import GAMES
from scenes.games.plugin import plugin_of
from scenes.setup.spread import LEAST_ROOM, spread_box
from scenes.ui.layout import PaintLayer

EMPTY = (1, 2, 3)


@pytest.fixture
def cloth(app):
    surface = pygame.Surface(app.theme.size)
    surface.fill(EMPTY)
    return surface


def laid_out(app, cloth, game, room):
    laid = PaintLayer(spread_box(plugin_of(game).setup(app).spread())).laid(app.theme, room)
    for panel in laid.panels:
        panel.draw(app.theme, cloth)
    different = pygame.mask.from_threshold(cloth, EMPTY, (1, 1, 1))
    different.invert()
    return different.get_bounding_rects(), laid.targets


@pytest.mark.parametrize("game", GAMES)
def test_the_pieces_of_every_game_stay_within_their_room_and_are_seen_large_when_asked(app, cloth, game):
    room = pygame.Rect(28, 440, 776, 236)

    pieces, places = laid_out(app, cloth, game, tuple(room))

    assert pieces
    assert all(room.contains(piece) for piece in pieces)
    assert len(places) >= 5
    assert all(place.tells and place.caption for place in places.values())


def test_a_low_room_stays_empty(app, cloth):
    pieces, places = laid_out(app, cloth, "nations", (28, 560, 776, LEAST_ROOM - 1))
    assert (pieces, places) == ([], {})
