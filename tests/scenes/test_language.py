"""The language is a setting: it changes at once, in the middle of a game, and back again."""

import pytest

from game.text import language
from tests.scenes.tables_played import lay, played


def told(scene):
    return [entry.line.words for entry in scene.game.log.entries if not entry.is_heading]


def captions(scene):
    return {button.name: button.control.caption for group in scene.commands.controls.groups for button in group.buttons}


@pytest.fixture
def scene(screen):
    scene = lay(screen.app, played(seats=3, moves=60))
    screen.frames(10)
    while scene.game.log.read_back():
        pass
    return scene


def test_log_and_rails_speak_the_new_language_at_once(screen, scene):
    lines, labels = told(scene), captions(scene)
    screen.app.change_settings(language="de")
    screen.frames(3)
    while scene.game.log.read_back():
        pass
    assert captions(scene)["log"] == "Verlauf, Taste L"
    assert len(told(scene)) == len(lines)
    assert not set(told(scene)) & {line for line in lines if len(line.split()) > 2}
    screen.app.change_settings(language="en")
    screen.frames(3)
    while scene.game.log.read_back():
        pass
    assert told(scene) == lines
    assert captions(scene) == labels


def test_the_language_is_there_after_a_restart(app, app_of):
    app.change_settings(language="de")
    language.use("en")
    assert app_of().settings.language == "de"
    assert language.now() == "de"


def test_what_happened_since_the_own_turn_follows_a_change_of_language(screen):
    scene = lay(screen.app, played(moves=67))
    scene.viewpoint.is_covered = False
    told = [line.words for line in scene.table.model().recap]
    assert told
    with language.speaking("de"):
        assert [line.words for line in scene.table.model().recap] != told
    assert [line.words for line in scene.table.model().recap] == told


@pytest.mark.parametrize(
    ("preferred", "spoken"),
    [(["de", "en"], "de"), (["en", "de"], "en"), (["tlh", "de"], "de"), (["tlh"], "en"), ([], "en")],
)
def test_until_somebody_chooses_the_program_speaks_as_the_system_does(app_of, monkeypatch, preferred, spoken):
    monkeypatch.setattr("scenes.app.app.system_languages", lambda: preferred)
    app = app_of()
    assert app.settings.language == "system"
    assert language.now() == spoken
    app.change_settings(language="en")
    assert language.now() == "en"
    assert app_of().settings.language == "en"
    app.change_settings(language="system")
    assert language.now() == spoken
