"""Whole games through the real screen: by the mouse alone, by the keyboard alone, and solo with the die."""

import pytest

from game import GAMES, game_named
from game.core import journal
from game.core.session import Seat, Session
from scenes.play import PlayScene
from scenes.scoring import ScoringScene
from tests.scenes.hands import KeyboardHand, MouseHand


def lay_table(desk, players, seed, **options):
    """A new game on the desk at Instant speed; returns its scene."""
    desk.change_settings(speed="instant")
    seats = [Seat(f"Seat {number}", player, number) for number, player in enumerate(players, 1)]
    scene = PlayScene(desk, desk.saves.begin(Session(GAMES["nations"], options, seats, seed)))
    desk.stack.push(scene)
    return scene


def assert_finished(scene, screen):
    """The scoring is on the screen, and the file on disk tells the same game."""
    assert isinstance(screen.scene, ScoringScene)
    assert scene.game.session.state.is_over
    opened = journal.read(scene.game.journal.path, game_named)
    assert opened.trouble is None
    assert opened.session.state.fingerprint() == scene.game.session.state.fingerprint()


@pytest.mark.parametrize(("hand", "seed"), [(MouseHand, 3), (KeyboardHand, 4)])
def test_two_people_play_a_game_by_one_device_alone(screen, hand, seed):
    scene = lay_table(screen.desk, ["human", "human"], seed, ages=1)
    hand(screen, seed).play_to_the_end()
    assert_finished(scene, screen)


@pytest.mark.parametrize(("hand", "seed"), [(MouseHand, 5), (KeyboardHand, 6)])
def test_a_solo_game_with_its_die_is_played_by_one_device_alone(screen, hand, seed):
    scene = lay_table(screen.desk, ["human"], seed, ages=1)
    hand(screen, seed).play_to_the_end()
    assert_finished(scene, screen)
    assert ("roll_die",) in scene.game.session.moves


def test_a_person_plays_against_computer_seats(screen):
    scene = lay_table(screen.desk, ["human", "random", "random"], 7, ages=1)
    MouseHand(screen, 7).play_to_the_end()
    assert_finished(scene, screen)


def test_the_end_turn_button_ends_a_turn(screen):
    scene = lay_table(screen.desk, ["human", "human"], 8, ages=1, end_turn=True)
    MouseHand(screen, 8).play_to_the_end()
    assert_finished(scene, screen)
    assert ("end_turn",) in scene.game.session.moves


def test_at_normal_speed_everything_shown_comes_to_an_end(screen):
    scene = lay_table(screen.desk, ["random", "random"], 9, ages=1)
    screen.desk.change_settings(speed="normal")
    for _ in range(6000):
        if not screen.is_playing:
            break
        screen.frames(1, 50)
    assert_finished(scene, screen)
