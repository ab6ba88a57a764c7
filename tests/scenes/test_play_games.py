"""Whole games through the real screen: by the mouse alone, by the keyboard alone, and solo with the die."""

import pytest

from tests.scenes.hands import KeyboardHand, MouseHand
from tests.scenes.tables_played import assert_finished, lay_new


@pytest.mark.nightly
def test_two_people_play_a_game_by_the_mouse_alone(screen):
    """By the keyboard alone a game is played in test_any_keys."""
    scene = lay_new(screen.app, "nations", ["human", "human"], 3, ages=1)
    MouseHand(screen, 3).play_to_the_end()
    assert_finished(scene, screen)


@pytest.mark.sample(2)
@pytest.mark.parametrize(("hand", "seed"), [(MouseHand, 5), (KeyboardHand, 6)])
def test_a_solo_game_with_its_die_is_played_by_one_device_alone(screen, hand, seed):
    scene = lay_new(screen.app, "nations", ["human"], seed, ages=1)
    hand(screen, seed).play_to_the_end()
    assert_finished(scene, screen)
    assert ("roll_die",) in scene.game.session.moves


@pytest.mark.nightly
def test_a_person_plays_against_computer_seats(screen):
    scene = lay_new(screen.app, "nations", ["human", "random", "random"], 7, ages=1)
    MouseHand(screen, 7).play_to_the_end()
    assert_finished(scene, screen)


def test_the_end_turn_button_ends_a_turn(screen):
    scene = lay_new(screen.app, "nations", ["human", "human"], 8, ages=1, end_turn=True)
    hand, moves = MouseHand(screen, 8), scene.game.session.moves
    while ("end_turn",) not in moves:
        seat = scene.game.deciding
        hand.play_on()
    assert moves[-1] == ("end_turn",)
    assert scene.game.deciding != seat


@pytest.mark.nightly
def test_at_normal_speed_everything_shown_comes_to_an_end(screen):
    scene = lay_new(screen.app, "nations", ["random", "random"], 9, ages=1)
    screen.app.change_settings(speed="normal")
    for _ in range(6000):
        if not screen.is_playing:
            break
        screen.frames(1, 100)
    assert_finished(scene, screen)
