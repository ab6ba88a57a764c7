"""Whole games of the Dice Game through the real screen: by mouse alone, by keyboard alone, solo with its dice."""

from itertools import combinations

import pytest

from tests.scenes.hands import KeyboardHand, MouseHand
from tests.scenes.tables.test_nations_layout import overlap
from tests.scenes.tables_played import assert_finished, lay_new

HALF = 80
"""Moves that chance has played before: a keyboard walks to every place key by key, and plays the rest."""


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("hand", "people", "variant", "seed", "begun"),
    [
        (MouseHand, 2, "original", 3, 0),
        (KeyboardHand, 2, "accelerated", 4, HALF),
    ],
)
def test_people_play_a_game_by_one_device_alone(screen, hand, people, variant, seed, begun):
    scene = lay_new(screen.app, "nations_dice", ["human"] * people, seed, begun, variant=variant)
    hand(screen, seed).play_to_the_end()
    assert_finished(scene, screen)
    assert any(move[0] == "pay" for move in scene.game.session.moves[begun:])


def test_a_solo_game_with_its_die_is_played_by_the_mouse_alone(screen):
    scene = lay_new(screen.app, "nations_dice", ["human"], 5, harder=True)
    MouseHand(screen, 5).play_to_the_end()
    assert_finished(scene, screen)
    assert ("roll_die",) in scene.game.session.moves


def test_a_person_plays_against_computer_seats(screen):
    scene = lay_new(screen.app, "nations_dice", ["human", "random"], 7)
    MouseHand(screen, 7).play_to_the_end()
    assert_finished(scene, screen)


@pytest.mark.nightly
def test_at_normal_speed_everything_shown_comes_to_an_end(screen):
    scene = lay_new(screen.app, "nations_dice", ["random", "random"], 9)
    screen.app.change_settings(speed="normal")
    for _ in range(6000):
        if not screen.is_playing:
            break
        screen.frames(1, 100)
    assert_finished(scene, screen)


def test_back_at_the_table_after_the_scoring_no_button_lies_on_another(screen):
    scene = lay_new(screen.app, "nations_dice", ["random", "random"], 9)
    screen.frames(400)
    assert_finished(scene, screen)
    screen.letter("t")
    assert screen.is_playing
    buttons = [button for group in scene.commands.controls.groups for button in group.buttons]
    assert "scores" in [button.name for button in buttons]
    for one, other in combinations(buttons, 2):
        assert not overlap(one.area, other.area), f"{one.name} and {other.name} overlap"
