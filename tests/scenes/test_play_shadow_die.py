"""The die of the shadow waits for a person for a while: it can be thrown, taken back, or left to throw itself."""

import pygame
import pytest

from tests.scenes.hands import MouseHand
from tests.scenes.tables_played import lay_new


@pytest.fixture
def game(screen):
    """A game alone in which the die waits to be thrown."""
    scene = lay_new(screen.app, "nations", ["human"], 12)
    hand = MouseHand(screen, 2)
    while scene.game.waiting_move is None:
        hand.play_on()
    return scene.game


def test_it_throws_itself_after_two_and_a_half_seconds(screen, game):
    thrown = len(game.session.moves)
    assert game.undo_steps > 0
    screen.frames(24, 100)
    assert len(game.session.moves) == thrown
    screen.frames(3, 100)
    assert game.session.moves[thrown] == ("roll_die",)
    assert game.undo_steps == 0


def test_it_can_be_taken_back_or_thrown_with_space(screen, game):
    before = len(game.session.moves)
    screen.letter("u")
    assert len(game.session.moves) == before - 1
    screen.key(pygame.K_y, "y", pygame.KMOD_CTRL)
    screen.key(pygame.K_SPACE, " ")
    assert game.session.moves[before] == ("roll_die",)
