"""Games are played by keys from nothing but the lines that are said: one to its end, a stretch of the others.

`python -m tests.attacks.by_ear` plays whole games of all of them.
"""

import pytest

from game import GAMES
from tests.scenes.by_ear import begin, is_over
from tests.scenes.listener import Listener

WHOLE = "nations_dice"
THINGS = 16
"""What is done in a stretch."""


@pytest.mark.nightly
def test_a_game_is_played_to_its_end_by_ear(screen):
    scene = begin(screen.app, WHOLE, seed=3)
    listener = Listener(screen.app, seed=3)
    listener.play_to_the_end(lambda: is_over(scene))
    assert listener.faults == []


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", [name for name in GAMES if name != WHOLE])
def test_a_game_goes_on_by_ear(screen, name):
    scene = begin(screen.app, name, seed=3)
    listener = Listener(screen.app, seed=3)
    for _ in range(THINGS):
        listener.play_on()
    assert len(scene.game.session.moves) > 3
    assert listener.faults == []
