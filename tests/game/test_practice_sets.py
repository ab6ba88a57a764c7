"""Some of the positions to practise, from all over each set; `make fuzz` asks all."""

import pytest

from game import GAMES
from game.learn.practice import practice_set
from tests.attacks.practice import differing

EVERY = 14


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", GAMES)
def test_the_adviser_would_play_what_is_right(name):
    assert [*differing(list(practice_set(name))[::EVERY])] == []
