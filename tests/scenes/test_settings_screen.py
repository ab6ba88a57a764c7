"""The settings screen: every change at once, and still there after a restart."""

import pygame
import pytest

from game.settings import VOICES
from scenes.screens.settings import SettingsScene
from tests.scenes.fingers import act, click, walk_to, widget
from tests.scenes.hands import Screen


@pytest.fixture
def settings(screen):
    screen.desk.stack.push(SettingsScene(screen.desk))
    screen.frames()
    return screen


@pytest.mark.parametrize("press", [click, act])
@pytest.mark.parametrize(
    ("place", "name", "value"),
    [
        ("speed:instant", "speed", "instant"),
        ("scheme:high contrast", "scheme", "high contrast"),
        ("interface:80", "interface", 80),
        ("muted", "muted", True),
        ("reduced_motion", "reduced_motion", True),
    ],
)
def test_a_setting_survives_a_restart(settings, desk_of, press, place, name, value):
    press(settings, place)

    assert getattr(settings.desk.settings, name) == value
    assert getattr(desk_of().settings, name) == value


@pytest.mark.parametrize("voice", VOICES)
def test_each_voice_is_dragged_and_heard_at_once(settings, voice):
    x, y, width, height = widget(settings, voice).area
    settings.drag((x + width * 0.7, y, 1, height), (x + width * 0.2, y, 1, height))

    assert {name: getattr(settings.desk.settings, name) for name in VOICES} == {
        name: 20 if name == voice else 70 for name in VOICES
    }
    assert settings.desk.sounds.level(voice) == pytest.approx(0.2)


def test_a_voice_is_moved_by_arrow_keys(settings):
    walk_to(settings, "music")
    settings.key(pygame.K_LEFT)

    assert settings.desk.settings.music == 65


def test_m_mutes_anywhere(settings):
    settings.letter("m")

    assert settings.desk.settings.muted
    assert settings.desk.sounds.muted


def test_full_screen_by_key_and_back(settings):
    settings.key(pygame.K_F11)
    assert settings.desk.settings.full_screen
    assert settings.desk.theme.size == pygame.display.get_window_size()

    settings.key(pygame.K_F11)
    assert not settings.desk.settings.full_screen
    assert settings.desk.theme.size == (1280, 720)


def test_a_smaller_interface_never_makes_text_too_small(desk_of):
    screen = Screen(desk_of((960, 540)))
    screen.desk.change_settings(interface=80)

    assert screen.desk.theme.s == pytest.approx(0.75)


def test_enter_is_done(settings):
    settings.key(pygame.K_RETURN)

    assert settings.scene is None
