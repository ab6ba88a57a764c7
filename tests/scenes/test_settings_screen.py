"""The settings screen: every change at once, and still there after a restart."""

import pygame
import pytest

from game.files.settings import VOICES
from game.text.language import speaking
from game.text.sentences import Sentences
from scenes.screens.settings import PAGES, SettingsScene
from scenes.ui.boxes import Column
from scenes.ui.controls.paper import OnPaper
from tests.scenes.fingers import act, click, laid, walk_to
from tests.scenes.hands import Screen
from tests.scenes.trees import SCREEN, boxes, words_in

say = Sentences("screens")


@pytest.fixture
def settings(screen):
    screen.app.stack.push(SettingsScene(screen.app))
    screen.frames()
    return screen


@pytest.mark.sample(6)
@pytest.mark.parametrize("press", [click, act])
@pytest.mark.parametrize(
    ("page", "place", "name", "value"),
    [
        ("table", "speed:instant", "speed", "instant"),
        ("picture", "scheme:high contrast", "scheme", "high contrast"),
        ("picture", "interface:80", "interface", 80),
        ("table", "muted", "muted", True),
        ("table", "reduced_motion", "reduced_motion", True),
        ("table", "clock", "clock", True),
        ("words", "tips:short", "tips", "short"),
        ("words", "zoom:on request", "zoom", "on request"),
        ("words", "letters:200", "letters", 200),
    ],
)
def test_a_setting_survives_a_restart(settings, app_of, press, page, place, name, value):
    press(settings, f"page:{page}")
    press(settings, place)

    assert getattr(settings.app.settings, name) == value
    assert getattr(app_of().settings, name) == value


@pytest.mark.parametrize("voice", VOICES)
def test_each_voice_is_dragged_and_heard_at_once(settings, voice):
    x, y, width, height = laid(settings, voice).area
    settings.drag((x + width * 0.7, y, 1, height), (x + width * 0.2, y, 1, height))

    assert {name: getattr(settings.app.settings, name) for name in VOICES} == {
        name: 20 if name == voice else 70 for name in VOICES
    }
    assert settings.app.sounds.level(voice) == pytest.approx(0.2)


def test_a_voice_is_moved_by_arrow_keys(settings):
    walk_to(settings, "music")
    settings.key(pygame.K_LEFT)

    assert settings.app.settings.music == 65


def test_m_mutes_anywhere(settings):
    settings.letter("m")

    assert settings.app.settings.muted
    assert settings.app.sounds.muted


def test_full_screen_by_key_and_back(settings):
    settings.key(pygame.K_F11)
    assert settings.app.settings.full_screen
    assert settings.app.theme.size == pygame.display.get_window_size()

    settings.key(pygame.K_F11)
    assert not settings.app.settings.full_screen
    assert settings.app.theme.size == (1280, 720)


def test_a_smaller_interface_never_makes_text_too_small(app_of):
    screen = Screen(app_of((960, 540)))
    screen.app.change_settings(interface=80)

    assert screen.app.theme.s == pytest.approx(0.75)


def test_enter_is_done(settings):
    settings.key(pygame.K_RETURN)

    assert settings.scene is None


@pytest.fixture
def heard(settings, monkeypatch):
    """The sounds that were played."""
    names = []
    monkeypatch.setattr(settings.app.sounds, "play", lambda name, *_, **__: names.append(name))
    return names


def test_a_voice_gives_a_sample_when_its_slider_is_let_go_and_not_before(settings, heard):
    x, y, width, height = laid(settings, "events").area

    settings.press_mouse(settings.pixel((x + width * 0.7, y, 1, height)))
    for share in (0.6, 0.4, 0.2):
        settings.move_to(settings.pixel((x + width * share, y, 1, height)), pressed=True)
    assert heard == []

    settings.release_mouse(settings.pixel((x + width * 0.2, y, 1, height)))
    assert heard == ["points_4"]


@pytest.mark.parametrize(("speed", "ms"), [("slow", 1120), ("normal", 700), ("fast", 350)])
def test_the_coin_of_the_sample_moves_as_fast_as_the_settings_say(settings, heard, speed, ms):
    settings.app.change_settings(speed=speed)
    click(settings, "show")

    settings.frames(1, ms - 50)
    assert heard == []

    settings.frames(1, 60)
    assert heard == ["coin"]


def test_with_reduced_motion_the_coin_is_there_at_once(settings, heard):
    act(settings, "reduced_motion")

    assert heard == ["coin"]


def test_the_cards_of_the_sample_speak_the_language_that_was_chosen(settings):
    def pictures():
        scene = settings.scene
        wholes = [each for each in scene.form.targets if each.name.startswith("sample:")]
        assert wholes
        settings.frames(2)
        window = pygame.display.get_surface()
        return [pygame.image.tobytes(window.subsurface(scene.theme.rect(*each.area)), "RGB") for each in wholes]

    english = pictures()
    settings.app.change_settings(language="de")
    settings.scene.rebuild()
    settings.frames(2)
    german = pictures()
    settings.app.change_settings(language="en")
    assert any(one != other for one, other in zip(english, german, strict=True))


@pytest.mark.parametrize("language", ["en", "de", "pretend"])
def test_headings_stay_with_large_letters(settings, language):
    settings.app.change_settings(letters=200)
    scene, said = settings.scene, set()
    with speaking(language):
        for page in PAGES:
            scene._turn_to(page)
            said.update(words_in(scene.tree(), SCREEN, scene.theme))
        assert {say(f"settings.{name}") for name in ("sound", "pace", "picture", "words")} <= said


@pytest.mark.parametrize("page", PAGES)
def test_plates_and_preview_have_the_same_top_and_bottom(screen, page):
    scene = SettingsScene(screen.app, page)
    found = [(box, area) for box, area in boxes(scene.tree(), SCREEN, scene.theme) if box.back]
    sheets = [area for box, area in found if isinstance(box, OnPaper)]
    (preview,) = (area for box, area in found if isinstance(box, Column) and area[3] > 200)
    assert min(y for _, y, _, _ in sheets) == pytest.approx(preview[1])
    assert max(y + high for _, y, _, high in sheets) == pytest.approx(preview[1] + preview[3])


def test_the_folder_is_told_by_its_button_and_not_on_the_rail(settings):
    scene, folder = settings.scene, str(settings.app.saves.folder)
    assert not any(folder in words for words in words_in(scene.tree(), SCREEN, scene.theme))
    (button,) = (box for box, _ in boxes(scene.tree(), SCREEN, scene.theme) if box.name == "folder")
    assert any(folder in remark for remark in button.tells.remarks)
    assert any(str(settings.app.settings_path) in remark for remark in button.tells.remarks)
