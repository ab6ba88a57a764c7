"""Every choice of every setup says what it means and whom it suits, to the pointer and to the focus."""

import re

import pytest

from game import GAMES
from game.bots.level import LEVELS
from game.session.session import HUMAN
from game.text import language
from scenes.games.plugin import plugin_of
from scenes.ui.controls.choices import Switch
from scenes.ui.host.host import DWELL
from scenes.ui.host.tooltip import Explanation, Tooltip
from tests.scenes.fingers import act, click, walk_to

MEANT_FOR = {"en": r"\b[Ff]or ", "de": r"\b([Ff]ür|Zum|Am besten zum|Um) "}


def setup_of(screen, game, seats=0):
    """The setup of a game, with computers in all seats but the first, as many as it takes or as are said."""
    scene = plugin_of(game).setup(screen.app)
    while seats and len(scene.table.seats) > seats:
        scene.table.remove_seat(len(scene.table.seats) - 1)
    screen.app.stack.push(scene)
    scene.changed()
    screen.frames(2)
    return scene


def said_by(look):
    told = look.told if isinstance(look, Tooltip) else look
    return " ".join(told.remarks) if isinstance(told, Explanation) else ""


def fewest(game):
    return GAMES[game].seats[0]


@pytest.mark.sample(3)
@pytest.mark.parametrize("tongue", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_control_says_more_than_its_label(screen, game, tongue):
    with language.speaking(tongue):
        for seats in (0, fewest(game)):
            scene = setup_of(screen, game, seats)
            tips = [tip for each in scene.form.controls for tip in each.targets(scene.form.state)]
            asked = {tip.name: said_by(tip.tells) for tip in tips}
            labels = {tip.name: tip.called for tip in tips}
            assert {name for name, said in asked.items() if len(said) <= len(labels[name])} == set()
            assert {place.name for place in scene.form.ring.places} <= set(asked)
            screen.app.stack.pop()


@pytest.mark.parametrize("tongue", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_option_level_and_kind_of_undo_says_whom_it_suits(screen, game, tongue):
    with language.speaking(tongue):
        scene = setup_of(screen, game)
        silent = set()
        for switch in (each.control for each in scene.form.controls):
            if isinstance(switch, Switch):
                told = [said_by(segment.tells) for segment in switch.segments]
                assert len(set(told)) == len(told), switch.name
                silent |= {f"{switch.name}: {each}" for each in told if not is_suited(each, tongue)}
        assert {each for each in silent if not each.startswith("page")} == set()


def is_suited(said, tongue):
    """Whether it is said for whom or for what something is."""
    return re.search(MEANT_FOR[tongue], said) is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_style_tells_all_styles_and_a_level_whom_it_suits(screen, game):
    scene = setup_of(screen, game)
    scene.table.seats[0].player = HUMAN
    seat = next(place for place, each in enumerate(scene.table.seats, 1) if each.player in LEVELS)
    styles = {tip.name: said_by(tip.tells) for tip in scene.form.targets}[f"seat {seat} style"]
    assert styles.count("**") >= 2 * 4
    levels = {tip.name: said_by(tip.tells) for tip in scene.form.targets}
    assert "for your first game" in levels[f"seat {seat} player:easy"].lower()
    titles = {tip.name: tip.tells.title for tip in scene.form.targets if tip.name.endswith(":easy")}
    assert titles[f"seat {seat} player:easy"] == "Computer player: Easy"


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_pointer_and_focus_show_the_same_tooltip(screen, game):
    scene = setup_of(screen, game)
    tip = next(each for each in scene.form.targets if each.name == "advice")
    screen.move_to(screen.pixel(tip.area))
    screen.frames(2, DWELL)
    asked, by_pointer = scene.form.told
    screen.move_to((2, 2))
    walk_to(screen, "advice")
    assert (asked.name, by_pointer) == ("advice", scene.form.told[1])


@pytest.mark.sample(3)
@pytest.mark.parametrize("press", [click, act], ids=["mouse", "keys"])
@pytest.mark.parametrize("game", GAMES)
def test_every_setup_deals_with_advice_or_without(screen, game, press):
    scene = setup_of(screen, game)
    assert scene.table.session().may_ask
    press(screen, "advice")
    assert not scene.table.session().may_ask
