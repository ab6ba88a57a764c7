"""Whole games of the Dice Game through the real screen: by mouse alone, by keyboard alone, solo with its dice."""

import pytest

from game import game_named
from game.core import journal
from game.core.session import Seat, Session
from scenes.play import PlayScene
from scenes.scoring import ScoringScene
from tests.scenes.hands import KeyboardHand, MouseHand


def lay_table(desk, players, seed, **options):
    """A new game on the desk at Instant speed; returns its scene."""
    desk.change_settings(speed="instant")
    seats = [Seat(f"Seat {number}", player, number) for number, player in enumerate(players, 1)]
    session = Session(game_named("nations_dice"), options, seats, seed)
    scene = PlayScene(desk, desk.saves.begin(session))
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
@pytest.mark.parametrize("variant", ["original", "accelerated"])
def test_two_people_play_a_game_by_one_device_alone(screen, hand, seed, variant):
    scene = lay_table(screen.desk, ["human", "human"], seed, variant=variant)
    hand(screen, seed).play_to_the_end()
    assert_finished(scene, screen)
    assert any(move[0] == "pay" for move in scene.game.session.moves)


@pytest.mark.parametrize(("hand", "seed"), [(MouseHand, 5), (KeyboardHand, 6)])
def test_a_solo_game_with_its_die_is_played_by_one_device_alone(screen, hand, seed):
    scene = lay_table(screen.desk, ["human"], seed, harder=True)
    hand(screen, seed).play_to_the_end()
    assert_finished(scene, screen)
    assert ("roll_die",) in scene.game.session.moves


def test_a_person_plays_against_computer_seats(screen):
    scene = lay_table(screen.desk, ["human", "random", "random", "random"], 7)
    MouseHand(screen, 7).play_to_the_end()
    assert_finished(scene, screen)


def test_at_normal_speed_everything_shown_comes_to_an_end(screen):
    scene = lay_table(screen.desk, ["random", "random", "random"], 9)
    screen.desk.change_settings(speed="normal")
    for _ in range(6000):
        if not screen.is_playing:
            break
        screen.frames(1, 50)
    assert_finished(scene, screen)
