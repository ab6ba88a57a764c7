"""Setting up a table of Nation: how many sit down decides the mode, and two may also stand together."""

import pytest

from game.session.session import HUMAN
from scenes.games.nation_deckbuilder.setup_scene import DeckBuilderSetup
from scenes.play.play_scene import PlayScene
from tests.scenes.fingers import act, click, laid, names


@pytest.fixture
def setup(screen):
    screen.app.stack.push(DeckBuilderSetup(screen.app))
    screen.frames(2)
    return screen


def dealt(screen):
    assert isinstance(screen.scene, PlayScene)
    return screen.scene.game.session


def test_two_seats_choose_between_a_duel_and_standing_together(setup):
    assert setup.scene.mode == "duel"
    click(setup, "mode:True")
    assert setup.scene.mode == "cooperative"
    assert "against the Evil Army" in setup.scene.summary()
    click(setup, "deal")
    assert dealt(setup).state.mode == "cooperative"


@pytest.mark.parametrize(("players", "minutes"), [((HUMAN, HUMAN), 45), ((HUMAN, "normal"), 25), (("normal",) * 2, 5)])
def test_computers_take_no_time_of_those_who_sit_down(setup, players, minutes):
    for seat, player in zip(setup.scene.table.seats, players, strict=True):
        seat.player = player
    assert f"About **{minutes} min**" in setup.scene.summary()


def test_the_same_by_keyboard_alone(setup):
    act(setup, "mode:True")
    act(setup, "deal")
    assert dealt(setup).state.mode == "cooperative"


@pytest.mark.parametrize(("added", "mode"), [(1, "three"), (2, "teams")])
def test_more_seats_decide_the_mode(setup, added, mode):
    for _ in range(added):
        click(setup, "add seat")
    assert setup.scene.mode == mode
    assert "mode:True" not in names(setup)
    click(setup, "deal")
    assert dealt(setup).state.mode == mode


def test_one_seat_is_solo(setup):
    click(setup, "seat 2 remove")
    assert setup.scene.mode == "solo"
    click(setup, "deal")
    assert dealt(setup).state.mode == "solo"


def test_a_third_seat_ends_standing_together(setup):
    click(setup, "mode:True")
    click(setup, "add seat")
    assert setup.scene.mode == "three"
    assert setup.scene.table.options["cooperative"] is False


def test_people_and_computers_sit_where_they_were_put(setup):
    click(setup, "seat 2 player:human")
    assert laid(setup, "deal").is_enabled
    click(setup, "deal")
    assert [seat.player for seat in dealt(setup).seats] == ["human", "human"]


def test_every_mode_says_who_stands_against_whom(setup):
    assert " against " in setup.scene.summary()
    click(setup, "add seat")
    click(setup, "add seat")
    assert setup.scene.summary().count(" and ") == 2
