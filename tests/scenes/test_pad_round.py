"""A round by pad alone: from the menu through a new game with a typed name, to every screen, and out of the program."""

import pytest

from game import GAMES
from game.session.session import HUMAN
from scenes.app.devices.on_screen_keyboard import OnScreenKeyboard
from scenes.play.dialogs.pause import PauseDialog
from scenes.timeline.timeline_scene import TimelineScene
from scenes.ui.keymap import device
from tests.attacks.pads import few_rounds
from tests.scenes.pad_hand import ALL_STEPS, PadHand, out_of_reach, walk, ways_from
from tests.scenes.tables_played import lay_first_turn, lay_new, played
from tests.scenes.virtual_pad import pad_of

pytestmark = pytest.mark.long

SCREENS = ("saved_games", "practise", "hall_of_fame", "statistics", "rules", "lessons", "settings")


@pytest.fixture
def pad(screen):
    screen.app.open("menu")
    screen.frames(2)
    pad = pad_of(screen)
    pad.press("down")
    yield pad
    pad.pull_out()
    device.use(device.MOUSE)


def test_every_screen_of_the_menu_is_come_to_and_everything_on_it_reached(screen, pad):
    for name in SCREENS:
        walk(screen, pad, name)
        pad.press("a")
        screen.frames(2)
        assert screen.scene.name != "menu" and screen.scene.form.ring.visible, name
        assert out_of_reach(screen) == set(), name
        pad.press("b")
        screen.frames(2)
        assert screen.scene.name == "menu", name
    walk(screen, pad, "quit")
    pad.press("a")
    walk(screen, pad, "yes")
    pad.press("a")
    assert screen.scene is None


def test_a_setting_is_changed_by_the_d_pad_and_a_book_is_read_by_the_sticks(screen, pad):
    walk(screen, pad, "settings")
    pad.press("a")
    walk(screen, pad, "music")
    before = screen.app.settings.music
    pad.press("left")
    assert screen.app.settings.music < before
    walk(screen, pad, "page:control")
    pad.press("a")
    walk(screen, pad, "rumble")
    pad.press("a")
    assert screen.app.settings.rumble
    pad.press("b")
    walk(screen, pad, "rules")
    pad.press("a")
    screen.frames(2)
    rules = screen.scene
    for _ in range(3):
        pad.press("down")
    scrolled = dict(rules.form.state.scrolled)
    pad.press("look_down")
    assert rules.form.state.scrolled != scrolled


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_is_set_up_with_a_typed_name_and_dealt(screen, pad, game):
    walk(screen, pad, f"box:{game}")
    pad.press("a")
    screen.frames(2)
    assert out_of_reach(screen) == set()
    walk(screen, pad, "seat 1 name")
    pad.press("a")
    screen.frames()
    assert isinstance(screen.scene, OnScreenKeyboard)
    pad.press("a")
    pad.press("menu")
    pad.press("menu")
    screen.frames(2)
    assert screen.is_playing and screen.scene.game.session.seats[0].name == "A"


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_everything_at_a_table_is_reached_and_the_menu_leads_out(screen, pad, game):
    scene = lay_new(screen.app, game, [HUMAN] * max(1, GAMES[game].seats[0]), 1, begun=12)
    screen.frames(8, 100)
    if scene.viewpoint.is_covered:
        PadHand(screen, pad).lift_curtain()
    pad.press("stick_down")
    ring = scene.host.ring
    ways = ways_from(ring, ring.current, ALL_STEPS)
    assert {each.name for each in ring.places if not each.is_note} - ways.keys() == set()
    pad.press("menu")
    assert isinstance(screen.scene, PauseDialog) and out_of_reach(screen) == set()
    walk(screen, pad, "menu")
    pad.press("a")
    screen.frames(2)
    assert screen.scene.name == "menu"


def test_one_press_leaves_a_dialog_whatever_its_focus_tells(screen, pad):
    table = lay_first_turn(screen)
    pad.press("menu")
    pad.press("down")
    screen.frames(20)
    assert screen.scene is not table
    assert screen.scene.form.told
    pad.press("b")
    screen.frames(2)
    assert screen.scene is table


def test_one_looks_back_by_the_shoulders(screen, pad):
    screen.app.stack.push(TimelineScene(screen.app, played(moves=30), 10))
    screen.frames(4)
    scene = screen.scene
    pad.press("rb")
    assert scene.game.move == 11
    pad.press("lb")
    pad.press("lb")
    assert scene.game.move == 9
    pad.press("rt+lb")
    assert scene.game.move == 0
    pad.press("stick_up")
    ring = scene.host.ring
    ways = ways_from(ring, ring.current, ALL_STEPS)
    assert {each.name for each in ring.places if not each.is_note} - ways.keys() == set()
    for _ in range(3):
        if screen.scene is scene:
            pad.press("b")
    assert screen.scene is not scene


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_stretch_of_each_game_is_played_by_the_pad(screen, pad, game):
    with few_rounds():
        scene = lay_new(screen.app, game, [HUMAN] * max(1, GAMES[game].seats[0]), 4)
        hand = PadHand(screen, pad, 4)
        before = len(scene.game.session.moves)
        for _ in range(25):
            hand.play_on()
    assert len(scene.game.session.moves) > before + 4
    assert hand.lost == [] and max(hand.walks) <= 6 and sum(hand.walks) <= 2.5 * len(hand.walks)


def test_positions_to_practise_and_lessons_are_played_by_the_pad(screen, pad):
    walk(screen, pad, "practise")
    pad.press("a")
    walk(screen, pad, "practise:nations")
    pad.press("a")
    screen.frames(4, 100)
    question = screen.scene
    PadHand(screen, pad).touch("show_answer")
    screen.frames(4, 100)
    assert "show_answer" not in question.host.ring.choices, "the answer is shown"
    for _ in range(4):
        if screen.scene.name != "menu":
            pad.press("b")
            screen.frames(2)
    assert screen.scene.name == "menu"
    walk(screen, pad, "first chapter")
    pad.press("a")
    screen.frames(8, 100)
    lesson = screen.scene
    for _ in range(4):
        pad.press("rt")
        screen.frames(4, 100)
    moves = len(lesson.game.session.moves)
    hand = PadHand(screen, pad)
    hand.touch("answer:take_resources stone")
    assert len(lesson.game.session.moves) == moves + 1 and hand.lost == []
