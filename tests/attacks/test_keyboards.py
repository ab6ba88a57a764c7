"""A few keys on the whole program; `make fuzz` presses 50,000."""

from random import Random

import pygame
import pytest

from scenes.app.devices.keyboard import Keyboard
from tests.attacks.keyboards import LAYOUTS, ODD, PLACES, a_app, attack, begin, kept, lost


@pytest.mark.nightly
def test_random_keys_of_random_layouts_break_nothing_and_lose_no_game():
    assert attack(30, seed=3) == []


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_key_of_every_layout_is_heard(layout):
    for place, sign in zip(PLACES, LAYOUTS[layout], strict=True):
        for key in (ord(sign), *ODD):
            event = pygame.event.Event(pygame.KEYDOWN, key=key, scancode=place, mod=0, unicode=sign)
            assert Keyboard().heard(event).type == pygame.KEYDOWN


def test_a_fault_is_found(monkeypatch):
    def fail(keyboard, event):
        raise ValueError("a fault of the test")

    monkeypatch.setattr(Keyboard, "heard", fail)
    assert "a fault of the test" in attack(1, 1)[0].words


def test_a_lost_move_is_found(app_with_a_game):
    app, home = app_with_a_game
    assert (lost(app), kept(home)) == ("", 1)
    path = app.saves.on_table.path
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))
    assert "moves" in lost(app)


@pytest.fixture
def app_with_a_game(tmp_path):
    """An app and a game with two moves on it."""
    with a_app(tmp_path, Random(1)) as (app, _):
        begin(app, Random(1))
        game = app.stack.top.game
        for _ in range(2):
            game.commit(game.session.state.decision.moves[0])
        yield app, tmp_path
