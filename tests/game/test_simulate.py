"""Random games with their invariants checked: what is true of every game is found broken in any."""

import pytest

from game.tools.simulate import Broken, Setting, play_checked
from tests.game.engine.toy import TOY, TURN

SETTING = Setting(TOY.settle_options(2, {}), 1)


def test_a_sound_game_is_played_to_its_end():
    assert play_checked(TOY, 2, SETTING).decisions > 1


def test_a_move_that_is_listed_twice_is_found(monkeypatch):
    monkeypatch.setattr(TURN, "_listers", TURN._listers * 2)
    with pytest.raises(Broken, match="the moves are none, or not all different"):
        play_checked(TOY, 2, SETTING)
