"""The page of keys and the list of accessibility: reached, changed and read by mouse and by keyboard."""

from pathlib import Path

import pygame
import pytest

from game.files.settings import HANDS, Settings
from game.text.language import languages, speaking
from game.text.sentences import Sentences
from scenes.screens.control.access_list import LINES, STATES
from scenes.screens.control.key_rows import GROUPS, rails, rows_of
from scenes.screens.control.keys import KeysScene, PressKey
from scenes.tools.commands import COMMANDS
from scenes.tools.packaging.access_page import page
from scenes.ui.keymap import bindings
from scenes.ui.keymap.actions import ACTIONS, action, usual_keys
from scenes.ui.keymap.bindings import Bindings
from tests.scenes.fingers import act, click, laid

ROOT = Path(__file__).parents[2]
say = Sentences("screens")


@pytest.fixture(autouse=True)
def _usual_afterwards():
    yield
    bindings.use(Settings())


@pytest.fixture
def keys(screen):
    screen.app.open("menu")
    screen.app.open("keys")
    screen.frames()
    return screen


@pytest.mark.parametrize(("name", "press"), [("keys", click), ("access", act)])
def test_both_are_reached_from_the_settings(screen, press, name):
    screen.app.open("settings", "control")
    screen.frames()
    press(screen, name)
    assert screen.scene.name == name
    screen.key(pygame.K_ESCAPE)
    assert screen.scene.name != name


def test_a_key_is_set_by_keyboard_alone_and_holds_at_once_and_after_a_restart(keys, app_of):
    keys.key(pygame.K_DOWN)
    keys.key(pygame.K_DOWN)
    keys.key(pygame.K_RETURN)
    assert isinstance(keys.scene, PressKey)
    keys.key(pygame.K_LSHIFT)
    assert isinstance(keys.scene, PressKey), "Shift alone is no key"
    keys.key(pygame.K_j, "j", pygame.KMOD_LSHIFT)
    assert isinstance(keys.scene, KeysScene)
    assert action("focus.next_zone").cap == "Shift+J"
    assert app_of().settings.keys == {"focus.next_zone": "shift+j"}
    keys.key(pygame.K_DELETE)
    assert keys.app.settings.keys == {}


def test_a_key_is_set_by_mouse(keys):
    click(keys, "group:typing")
    x, y, *_ = laid(keys, "actions").area
    keys.click((x + 40, y + 40, 2, 2))
    click(keys, "change")
    keys.key(pygame.K_F9)
    (changed,) = keys.app.settings.keys
    assert keys.app.settings.keys[changed] == "f9" and changed.startswith("typing.")


def test_keys_that_mean_something_everywhere_can_be_set(keys):
    keys.key(pygame.K_RETURN)
    keys.key(pygame.K_F11)
    assert not keys.app.settings.full_screen
    assert "focus.act" not in keys.app.settings.keys, "it needs a key that every keyboard has"
    assert isinstance(keys.scene, PressKey) and keys.scene._fault
    keys.key(pygame.K_ESCAPE)
    assert isinstance(keys.scene, KeysScene) and keys.app.settings.keys == {}


def test_what_had_the_key_gets_the_other_one_and_that_is_said(keys):
    click(keys, "group:table")
    keys.scene._choose(next(at for at, each in enumerate(keys.scene._rows) if each.action.id == "table.undo"))
    click(keys, "change")
    keys.key(pygame.K_l, "l")
    assert action("table.undo").cap == "L" and action("table.log").cap == "U"
    assert "U" in keys.scene._said


def test_a_hand_is_chosen_and_all_is_as_usual_again(keys):
    for hand in HANDS[1:]:
        click(keys, f"hand:{hand}")
        assert keys.app.settings.hand == hand
        assert all(row.keys == Bindings(hand).of_hand(row) for row in ACTIONS)
    click(keys, "all_usual")
    keys.key(action("confirm.yes").code)
    assert keys.app.settings.hand == HANDS[0]
    assert all(row.keys == usual_keys(row) for row in ACTIONS)


def test_keys_from_a_file_that_cannot_be_used_are_said_in_the_settings_and_lost_nowhere(app_of):
    app = app_of()
    app.change_settings(keys={"table.fly": "a"})
    again = app_of()
    assert "table.fly" in again.settings_trouble and str(again.settings_path) in again.settings_trouble
    again.change_settings(muted=True)
    assert app_of().settings.keys == {"table.fly": "a"}


def test_every_action_is_in_one_group_and_said_in_every_language():
    for spoken in languages():
        with speaking(spoken):
            rows = [row for group in GROUPS for row in rows_of(group)]
            assert {row.action.id for row in rows} >= {row.id for row in ACTIONS}
            assert len({row.action.id for row in rows}) == len(rows)
            assert all(row.words and "<" not in row.words for row in rows)
    known = {row.action.id for row in rows_of("moves")}
    assert known == {verb.id for rail in rails() for verb in rail}


@pytest.mark.parametrize("hand", HANDS)
def test_no_two_verbs_of_a_rail_have_one_key_for_any_hand(hand):
    Bindings(hand).check(rails())


# -- accessibility


def test_every_line_of_accessibility_is_said():
    for spoken in languages():
        with speaking(spoken):
            assert [line.id for line in LINES if not say(f"access_lines.{line.id}") or line.state not in STATES] == []
    assert all(say.has(f"access_lines.{line.id}") for line in LINES)


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.id)
def test_every_line_of_accessibility_names_what_checks_it(line):
    is_command = line.check.startswith("main.py ") and line.check.split()[1] in COMMANDS
    module = line.check.removeprefix("python -m ").split()[0].replace(".", "/") + ".py" if line.check else ""
    is_there = (ROOT / line.check).is_file() or is_command or (ROOT / module).is_file()
    assert (line.state == "missing") != bool(line.check) and (is_there or line.state == "missing")


def test_the_page_of_accessibility_says_what_the_settings_say():
    assert (ROOT / "docs" / "access.md").read_text(encoding="utf-8") == page(), "python main.py access"
