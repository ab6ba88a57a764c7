"""Whole games of Nation through the real screen, in every mode, by the mouse alone and by the keyboard alone."""

from __future__ import annotations

import pytest

from game import GAMES
from game.core.session import Seat, Session
from scenes.play import PlayScene
from tests.scenes.hands import KeyboardHand, MouseHand
from tests.scenes.test_play_games import assert_finished

MODES = {"solo": 1, "duel": 2, "cooperative": 2, "three": 3, "teams": 4}


def lay_nation(desk, mode, seed, players=("human",) * 4):
    """A new game of a mode on the desk at Instant speed; returns its scene."""
    desk.change_settings(speed="instant")
    seats = [Seat(f"Seat {number + 1}", players[number], number + 1) for number in range(MODES[mode])]
    session = Session(GAMES["nation_deckbuilder"], {"cooperative": mode == "cooperative"}, seats, seed)
    scene = PlayScene(desk, desk.saves.begin(session))
    desk.stack.push(scene)
    return scene


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("hand", "seed"), [(MouseHand, 3), (KeyboardHand, 4)])
def test_every_mode_is_played_by_one_device_alone(screen, mode, hand, seed):
    scene = lay_nation(screen.desk, mode, seed)
    hand(screen, seed).play_to_the_end(patience=20000)
    assert_finished(scene, screen)
