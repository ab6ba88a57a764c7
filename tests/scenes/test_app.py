"""The main loop: a fault never costs the game, and a still table costs next to nothing."""

import gc
import weakref

import pygame
import pytest

from game import game_named
from game.cards.catalog import Misprint
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.text.sentences import closed
from game.version import VERSION
from scenes.app.app import BUSY_RATE, CALM_AFTER_MS, CALM_RATE, App
from scenes.app.crash_screen import CrashScreen
from scenes.app.display import RESIZE_REST_MS
from scenes.app.garbage import MUCH_DRAWN, TOO_MUCH, Garbage
from scenes.app.main_window import SMALLEST
from scenes.app.navigator import Scene
from scenes.play.play_scene import PlayScene
from scenes.screens import SCENES
from sprites.paint.surface_cache import SurfaceCache
from tests.scenes.hands import Screen
from tests.scenes.tables_played import played


class Faulty(Scene):
    """A scene that breaks when it is drawn."""

    def draw(self, surface):
        raise RuntimeError("a fault in a scene")


MISPRINT = "medieval.yaml, line 3, marco_polo: there is no word 'gian'; did you mean 'gain'?"


class Misprinted(Scene):
    """A scene that reads a card nobody can understand."""

    def draw(self, surface):
        raise Misprint(MISPRINT)


class Still(Scene):
    """A scene that counts how often it is drawn."""

    drawn = 0

    def draw(self, surface):
        self.drawn += 1


@pytest.fixture
def real_app(home):
    """An app that shows its faults as it does for a player."""
    pygame.display.init()
    pygame.font.init()
    app = App(SettingsFile(), Saves(game_named), SCENES, (1280, 720))
    app._first = "menu"
    yield app
    app.stack.clear()


def test_a_fault_ends_in_a_calm_screen_and_the_game_goes_on_from_there(real_app, capsys):
    session = played()
    journal = real_app.saves.begin(session)
    screen = Screen(real_app)
    real_app.stack.push(PlayScene(real_app, journal))
    screen.frames()
    real_app.stack.push(Faulty(real_app))
    screen.frames(2)

    assert isinstance(real_app.stack.top, CrashScreen)
    assert str(real_app.saves.folder) in capsys.readouterr().err

    screen.key(pygame.K_RETURN)
    assert isinstance(real_app.stack.top, PlayScene)
    assert real_app.stack.top.game.journal.session.moves == session.moves


def test_escape_leaves_the_program_from_the_calm_screen(real_app):
    screen = Screen(real_app)
    real_app.stack.push(Faulty(real_app))
    screen.frames(2)

    screen.key(pygame.K_ESCAPE)

    assert real_app.stack.top is None


def test_a_fault_leaves_a_report(real_app, home):
    real_app.stack.push(Faulty(real_app))
    real_app.step(16)

    report = next((home / "reports").iterdir())
    assert "a fault in a scene" in report.read_text()
    assert f"Table of Nations {VERSION}" in report.read_text()


def test_a_fault_in_the_calm_screen_ends_the_program_with_an_error(real_app, monkeypatch):
    monkeypatch.setattr(CrashScreen, "draw", Faulty.draw)
    real_app.stack.push(Faulty(real_app))
    real_app.step(16)
    real_app.step(16)

    assert real_app.stack.top is None
    assert real_app.exit_code == 1


def test_a_file_that_cannot_be_used_is_named_on_the_calm_screen(real_app):
    real_app.stack.push(Misprinted(real_app))
    Screen(real_app).frames(2)

    assert MISPRINT in real_app.stack.top.words


def test_nothing_is_drawn_while_nothing_changes(app):
    scene = Still(app)
    app.stack.push(scene)
    Screen(app).frames(20)

    assert scene.drawn == 1


def test_what_a_scene_leaves_behind_goes_once_nothing_happens(app):
    left = Still(app)
    left.itself = left
    gone = weakref.ref(left)
    gc.disable()
    try:
        app.stack.push(Still(app))
        app.stack.push(left)
        app.stack.pop()
        del left
        app.step(CALM_AFTER_MS - 1)
        assert gone()
        app.step(CALM_AFTER_MS)
        assert gone() is None
    finally:
        gc.enable()


def test_the_loop_slows_down_when_nothing_happens(app):
    app.stack.push(Still(app))
    app.step(16)
    assert app._rate() == BUSY_RATE
    app.step(CALM_AFTER_MS)

    assert app._rate() == CALM_RATE


def test_what_comes_at_rest_is_not_kept_waiting(app, monkeypatch):
    waited = []
    monkeypatch.setattr(pygame.time, "wait", waited.append)
    app.stack.push(Still(app))
    app.step(16)
    app.step(CALM_AFTER_MS)
    app._next_frame()
    assert sum(waited) == 1000 // CALM_RATE
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    waited.clear()
    app._next_frame()
    assert not waited


@pytest.mark.parametrize(("window", "theme"), [((1600, 900), (1600, 900)), ((300, 200), (960, 540))])
def test_a_resized_window_gets_a_theme_of_its_size_or_of_the_smallest(app, window, theme):
    screen = Screen(app)
    app.stack.push(PlayScene(app, app.saves.begin(played())))
    screen.frames(2)
    pygame.display.set_mode(window, pygame.RESIZABLE)
    screen.post(pygame.WINDOWSIZECHANGED, x=window[0], y=window[1])
    screen.frames(1, RESIZE_REST_MS)

    assert app.stack.top.table.theme.size == theme


def test_the_window_cannot_be_made_smaller_than_the_smallest(app):
    assert app._display.window.window.minimum_size == SMALLEST


def test_opening_the_window_warns_of_nothing(recwarn, app):
    assert not recwarn.list


def test_closing_the_window_leaves_every_scene(app):
    left = []

    class Leaving(Still):
        def leave(self):
            left.append(self)

    scenes = [Leaving(app), Leaving(app)]
    for scene in scenes:
        app.stack.push(scene)
    Screen(app).post(pygame.QUIT)

    assert left == scenes[::-1]
    assert app.stack.top is None


def test_a_dialog_leaves_the_scene_below_in_sight(app):
    below, above = Still(app), Still(app)
    above.covers = False
    app.stack.push(below)
    app.stack.push(above)
    app.step(16)

    assert (below.drawn, above.drawn) == (1, 1)


def test_the_scene_below_is_drawn_again_when_a_dialog_is_gone(app):
    below, above = Still(app), Still(app)
    app.stack.push(below)
    app.step(16)
    app.stack.push(above)
    app.step(16)
    app.stack.pop()
    app.step(16)

    assert below.drawn == 2


def test_a_question_at_the_end_of_a_complaint_takes_no_full_stop():
    assert closed("there is no word 'gian'; did you mean 'gain'?").endswith("'gain'?")
    assert closed("there is no word 'gian'") == "there is no word 'gian'."


def test_memory_goes_back_in_a_frame_only_where_very_much_has_made_room(screen, monkeypatch):
    told = []
    screen.app.open("menu")
    screen.frames(1)
    monkeypatch.setattr("scenes.app.garbage._tell_glibc", lambda name, number: told.append(name))
    screen.scene.invalidate()
    screen.frames(1)
    assert not told
    for more, times in ((MUCH_DRAWN, 0), (TOO_MUCH, 1), (0, 1)):
        monkeypatch.setattr(SurfaceCache, "let_go", SurfaceCache.let_go + more + 1)
        screen.scene.invalidate()
        screen.frames(1)
        assert told == ["malloc_trim"] * times


def test_memory_goes_back_once_nothing_happens_after_many_pictures(monkeypatch):
    told = []
    garbage = Garbage()
    garbage.rest(0)
    monkeypatch.setattr("scenes.app.garbage._tell_glibc", lambda name, number: told.append(name))
    monkeypatch.setattr("scenes.app.garbage.gc.get_count", lambda: (0, 0, 0))
    monkeypatch.setattr(SurfaceCache, "let_go", SurfaceCache.let_go + MUCH_DRAWN + 1)
    for _ in range(2):
        garbage.rest(0)
    assert told == ["malloc_trim"]
