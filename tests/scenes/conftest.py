"""An app with files of its own, whose faults fail the test instead of being shown."""

import gc
from collections import OrderedDict
from itertools import count

import pygame
import pytest

from game import game_named
from game.files.saves import Saves
from game.files.settings import SettingsFile
from scenes.app.app import App
from scenes.app.display import Display
from scenes.app.navigator import Navigator
from scenes.audio.sound import Sounds
from scenes.screens import SCENES
from scenes.table.model import plain_theme
from scenes.ui import memory
from scenes.ui.keymap import device
from tests.scenes.hands import Screen


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch):
    """No test pulls the plug: nothing waits for the disk, and the pictures of saved games are small."""
    monkeypatch.setattr("os.fsync", lambda file: None)
    monkeypatch.setattr("scenes.app.thumbnails.SIZE", (48, 27))


@pytest.fixture(autouse=True)
def no_game_is_the_first(monkeypatch):
    """All panels lie on the table from the beginning."""
    monkeypatch.setattr("scenes.play.play_scene.is_first_game", lambda app, game: False)


@pytest.fixture(autouse=True)
def no_sound_device(monkeypatch):
    """Nobody listens. The device would be one for all apps of the process, and its thread would outlive each test."""
    monkeypatch.setattr(Sounds, "open", lambda sounds: None)


@pytest.fixture(autouse=True)
def time_goes_by_looks(monkeypatch):
    """How far computer seats and thinking come in a frame depends on no machine, and on nothing that ran before: every
    look at a clock is a millisecond later than the one before.
    """
    looks = count()
    monkeypatch.setattr("pygame.time.get_ticks", lambda: next(looks))
    for module in ("thinking", "search.search", "search.planning"):
        monkeypatch.setattr(f"game.bots.{module}.monotonic", lambda: next(looks) / 1000)


@pytest.fixture(autouse=True)
def a_hand_lies_on_the_mouse():
    """What a test does with keys or a pad says nothing to the next one."""
    yield
    device.use(device.MOUSE)


@pytest.fixture(autouse=True)
def how_long_a_frame_takes_changes_nothing(monkeypatch):
    """Nobody waits for the next position of a timeline, and what comes next at a table is drawn in one frame."""
    monkeypatch.setattr("scenes.timeline.ahead.A_FRAME", 0.0)
    monkeypatch.setattr("scenes.play.view.draw_ahead.A_FRAME", 60.0)


@pytest.fixture(autouse=True)
def letters():
    """What is laid is measured as it is drawn, so that every table needs letters and a display.

    A test that ran the whole program has left neither, and fonts of before cannot be used any more.
    """
    if not pygame.font.get_init() or pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.display.set_mode((640, 360))
        pygame.font.init()
        plain_theme.cache_clear()


MOST_LEFT = 5
"""Scenes that have left, with the pictures of their tables, before garbage is looked for."""

_left = []


@pytest.fixture(autouse=True)
def what_leaves_is_counted(monkeypatch):
    """Garbage is looked for as in the program, when scenes have left."""

    def take_away(stack):
        if stack.top.covers:
            _left.append(stack.top.name)
        take(stack)
        if len(_left) > MOST_LEFT:
            _left.clear()
            gc.collect()

    take = Navigator._take_away
    monkeypatch.setattr(Navigator, "_take_away", take_away)


def pytest_runtest_logfinish():
    """Between two tests, what is still there stays, and is not looked through again."""
    if len(_left) > MOST_LEFT // 2:
        _left.clear()
        gc.collect()
        gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item, nextitem):
    """The boxes of the tables of a module go with its last test."""
    if nextitem is None or nextitem.path != item.path:
        memory.forget()


_DRAWN = OrderedDict()
"""What has been drawn for themes of the same look: a test need not draw anew what another has drawn."""

ROOM = 80 * 1024 * 1024
"""Memory that it may take."""

MOST_LOOKS = 2
"""Looks of which that is kept: the usual one, and the last of the others."""


@pytest.fixture(autouse=True)
def drawn_once(monkeypatch):
    def new_theme(self):
        theme = make(self)
        look = theme.size, theme.s, theme.scheme, theme.letter, theme.face
        theme._surfaces = _DRAWN.setdefault(look, theme._surfaces)
        _DRAWN.move_to_end(look)
        while len(_DRAWN) > MOST_LOOKS:
            _DRAWN.popitem(last=False)
        return theme

    make = Display._new_theme
    monkeypatch.setattr(Display, "_new_theme", new_theme)
    monkeypatch.setattr("sprites.paint.surface_cache.CACHE_BYTES", ROOM)


@pytest.fixture
def nothing_drawn(monkeypatch):
    """A test whose pictures differ from those of other tests draws its own. Comes before the app."""
    monkeypatch.setattr(f"{__name__}._DRAWN", OrderedDict())


@pytest.fixture
def home(tmp_path, monkeypatch):
    """The folder that holds everything the program keeps."""
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def app_of(home):
    """Makes apps that share the files of one player, one after the other, as by restarting the program."""
    pygame.display.init()
    pygame.font.init()
    apps = []

    def make(size=(1280, 720)):
        app = App(SettingsFile(), Saves(game_named), SCENES, size)
        app._give_up_scenes = _raise
        apps.append(app)
        return app

    yield make
    for app in apps:
        app.stack.abandon()
    pygame.event.clear()


def _raise(error):
    raise error


@pytest.fixture
def app(app_of):
    return app_of()


@pytest.fixture
def screen(app):
    return Screen(app)
