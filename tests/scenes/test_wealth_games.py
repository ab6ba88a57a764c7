"""Whole games of Wealth of Nations through the real screen: by mouse alone and by keyboard alone."""

from dataclasses import replace

import pytest

from game import GAMES
from game.engine.game import Option
from tests.scenes.hands import MouseHand
from tests.scenes.tables_played import assert_finished, lay_new

NAME = "wealth_of_nations"


@pytest.fixture
def few_rounds(monkeypatch):
    """The game with a bound after its first or second round: hands of chance never end it by its rules."""
    game = GAMES[NAME]
    options = tuple(Option("rounds", (1, 2)) if option.name == "rounds" else option for option in game.options)
    monkeypatch.setitem(GAMES, NAME, replace(game, options=options))


@pytest.mark.nightly
def test_a_game_is_played_by_the_mouse_alone(screen, few_rounds):
    """By the keyboard alone it takes two minutes: tests.attacks.permuted_keys plays it, in make fuzz."""
    scene = lay_new(screen.app, NAME, ["human", "human", "random"], 3, rounds=1)
    MouseHand(screen, 3).play_to_the_end()
    assert_finished(scene, screen)
    verbs = {move[0] for move in scene.game.session.moves}
    assert {"choose_flag", "take_package", "place", "pass"} <= verbs
