"""The pieces that lie below the seats of a setup."""

import pygame
import pytest

from game import GAMES
from scenes.games.doors import doors_of
from scenes.setup.spread import LEAST_ROOM, lay_spread

EMPTY = (1, 2, 3)


@pytest.fixture
def cloth(desk):
    surface = pygame.Surface(desk.theme.size)
    surface.fill(EMPTY)
    return surface


def laid_out(desk, cloth, game, room):
    lay_spread(desk.theme, cloth, game, doors_of(game).setup(desk).spread, room)
    different = pygame.mask.from_threshold(cloth, EMPTY, (1, 1, 1))
    different.invert()
    return different.get_bounding_rects()


@pytest.mark.parametrize("game", GAMES)
def test_the_pieces_of_every_game_stay_within_their_room(desk, cloth, game):
    room = pygame.Rect(28, 440, 776, 236)

    pieces = laid_out(desk, cloth, game, tuple(room))

    assert pieces
    assert all(room.contains(piece) for piece in pieces)


def test_a_low_room_stays_empty(desk, cloth):
    assert laid_out(desk, cloth, "nations", (28, 560, 776, LEAST_ROOM - 1)) == []
