"""The steps of the hall of fame: a bust for every name."""

import pytest

from game.core.people import people
from game.hall_of_fame import BUSTS
from scenes.screens.hall_of_fame import SOLO


@pytest.mark.parametrize("game", SOLO)
def test_every_name_of_a_ladder_has_a_bust(game):
    assert len(BUSTS[game]) == len(SOLO[game]().ladder())
    assert set(BUSTS[game]) <= people().keys()
