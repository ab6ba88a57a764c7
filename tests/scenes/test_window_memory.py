"""The window is where it was and as large, as long as the same monitors are there; a bad entry is quietly left out."""

import pygame
import pytest

from game import game_named
from game.files.saves import Saves
from game.files.settings import SettingsFile
from scenes.app.app import App
from scenes.app.main_window import SMALLEST, MainWindow, _find_monitor
from scenes.screens import SCENES
from scenes.ui.geometry import Monitor, again, seen, side_by_side

ONE = [(1920, 1080)]
TWO = [(1920, 1080), (2560, 1440)]


def kept(size, place, monitors, now=None):
    """What is made of a window of this size and place when the program starts again."""
    return again(str(seen(size, place, laid(monitors))), laid(now or monitors), SMALLEST)


def laid(monitors):
    """Monitors by their sizes side by side, or each with where it lies."""
    return [Monitor(*each) for each in monitors] if len(monitors[0]) == 4 else side_by_side(monitors)


MAIN = (0, 0, 1920, 1080)
AROUND = {
    "above": ((0, -1440, 2560, 1440), (200, -1300)),
    "below": ((-300, 1080, 2560, 1440), (-200, 1200)),
    "left": ((-2560, -200, 2560, 1440), (-2400, -100)),
    "right": ((1920, 100, 2560, 1440), (2000, 300)),
}
"""A second monitor, and a window on it."""


@pytest.mark.parametrize("where", AROUND)
def test_a_window_is_where_it_was_wherever_its_monitor_lies(where):
    other, place = AROUND[where]
    found = kept((1600, 900), place, [MAIN, other])
    assert (found.size, found.place, found.monitor) == ((1600, 900), place, 1)


@pytest.mark.parametrize("where", AROUND)
def test_a_window_whose_monitor_is_gone_or_lies_elsewhere_is_placed_anew(where):
    other, place = AROUND[where]
    moved = (other[0] + 7, *other[1:])
    assert kept((1600, 900), place, [MAIN, other], [MAIN]) is None
    assert kept((1600, 900), place, [MAIN, other], [MAIN, moved]) is None
    assert kept((1600, 900), (100, 80), [MAIN, other], [MAIN]).place == (100, 80)


@pytest.mark.parametrize("where", AROUND)
def test_the_program_finds_out_where_the_monitors_lie(where, monkeypatch, monitors):
    """As SDL does it: a window with a monitor's number in its place lies in the middle of that."""
    other, place = AROUND[where]
    desktop = [MAIN, other]

    class Probe:
        def __init__(self, title, size, position, hidden):
            assert hidden
            left, top, wide, high = desktop[position[0] & 0xFFFF]
            self.position = left + (wide - size[0]) // 2, top + (high - size[1]) // 2

        def destroy(self):
            pass

    monkeypatch.setattr("pygame.display.get_desktop_sizes", lambda: [each[2:] for each in desktop])
    monkeypatch.setattr("scenes.app.main_window.pygame.Window", Probe)
    monkeypatch.setattr("scenes.app.main_window._open_window", lambda size: None)
    monkeypatch.setattr(MainWindow, "fill_screen_or_not", lambda window: None)
    window = MainWindow(SettingsFile(), None)
    assert window.monitors == (Monitor(*MAIN), Monitor(*other))
    monkeypatch.setattr("pygame.display.get_window_size", lambda: (1600, 900))
    monkeypatch.setattr("pygame.display.get_window_position", lambda: place)
    window.remember()
    MainWindow(SettingsFile(), None)
    assert monitors == [place]


def test_a_hidden_window_tells_where_a_monitor_begins():
    """What `_find_monitor` relies on, by SDL itself."""
    pygame.display.init()
    (size, *_) = pygame.display.get_desktop_sizes()
    assert _find_monitor(0, size) == Monitor(0, 0, *size)


@pytest.mark.parametrize("place", [(120, 80), (2000, 300), (1800, 40)])
def test_a_window_is_where_it_was(place):
    found = kept((1600, 900), place, TWO)
    assert (found.size, found.place) == ((1600, 900), place)


def test_the_monitor_is_the_one_that_the_middle_was_on():
    assert kept((1600, 900), (1000, 40), TWO).monitor == 0
    assert kept((1600, 900), (1200, 40), TWO).monitor == 1


@pytest.mark.parametrize("now", [ONE, [(1920, 1080), (1920, 1080)], TWO[::-1]])
def test_where_its_monitor_is_gone_the_window_is_placed_anew(now):
    assert kept((1600, 900), (2100, 80), TWO, now) is None


@pytest.mark.parametrize("place", [(-5000, 80), (5000, 80), (100, -900), (100, 5000), (-90000, -90000), (99999, 99999)])
def test_the_title_bar_is_always_within_reach(place):
    found = kept((1280, 720), place, ONE)
    bar = pygame.Rect(found.place[0], found.place[1] - 32, 1280, 32)
    seen_of_it = bar.clip((0, 0, 1920, 1080))
    assert seen_of_it.height == 32
    assert seen_of_it.width >= 160


def test_a_window_is_never_larger_than_its_monitor_nor_smaller_than_the_smallest():
    assert kept((4000, 3000), (0, 40), ONE).size == (1920, 1080)
    assert kept((200, 100), (0, 40), ONE).size == SMALLEST


@pytest.mark.parametrize(
    "words",
    [
        "",
        "large",
        "1600x900",
        "1600x900+1+1 1:1920x1080",
        "0x0+1+1 9:1920x1080",
        "1e9x900+1+1 0:1920x1080",
        "1600x900+1+1 0:1920x1080;",
        "1600x900+1+1 0:1920x1080+5",
    ],
)
def test_a_bad_entry_is_ignored(words):
    assert again(words, side_by_side(ONE), SMALLEST) is None


@pytest.fixture
def monitors(home, monkeypatch):
    """A desktop of one monitor, and what is asked of the window."""
    pygame.display.init()
    pygame.font.init()
    placed = []
    monkeypatch.setattr("pygame.display.get_desktop_sizes", lambda: ONE)
    monkeypatch.setattr("pygame.display.set_window_position", placed.append)
    monkeypatch.setattr("pygame.display.get_window_position", lambda: placed[-1] if placed else (300, 200))
    return placed


def app_as_started():
    return App(SettingsFile(), Saves(game_named), SCENES)


def played_once(**changes):
    """The program once, until it is left."""
    app = app_as_started()
    app.change_settings(**changes)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.run("menu")
    return app


def test_the_program_starts_with_the_window_as_it_was_left(monitors):
    first = played_once()
    size = pygame.display.get_window_size()
    assert first.settings.window == f"{size[0]}x{size[1]}+300+200 0:1920x1080"

    SettingsFile().change(window="1000x600+40+50 0:1920x1080")
    app_as_started()
    assert pygame.display.get_window_size() == (1000, 600)
    assert monitors == [(40, 50)]


def test_full_screen_keeps_the_window_that_was_before(monitors):
    SettingsFile().change(window="1000x600+40+50 0:1920x1080")
    app = played_once(full_screen=True)
    assert app.settings.window == "1000x600+40+50 0:1920x1080"


@pytest.mark.parametrize("entry", ["7", "[1, 2]", "null", "'large'", f"'{'x' * 900}'"])
def test_a_bad_entry_costs_no_other_setting_and_is_no_trouble(monitors, home, entry):
    (home / "settings.yaml").write_text(f"table: 15\nwindow: {entry}\n")
    app = app_as_started()
    assert app.settings.table == 15
    assert app.settings_trouble is None
    assert monitors == []


@pytest.mark.parametrize(
    ("desktop", "size"),
    [((1920, 1080), (1600, 900)), ((1366, 768), (1248, 702)), ((1280, 720), (1168, 657)), ((1024, 600), SMALLEST)],
)
def test_the_first_window_takes_most_of_the_desktop(monitors, monkeypatch, desktop, size):
    monkeypatch.setattr("pygame.display.get_desktop_sizes", lambda: [desktop])
    app_as_started()
    assert pygame.display.get_window_size() == size


@pytest.mark.parametrize("entry", ["1000x600+40+50 0:1920x1080", ""])
def test_without_a_window_manager_the_window_itself_fills_the_screen_and_comes_back(monitors, monkeypatch, entry):
    SettingsFile().change(window=entry)
    monkeypatch.setattr("scenes.app.main_window._is_managed", lambda: False)
    app = app_as_started()
    before = pygame.display.get_window_size()
    app.change_settings(full_screen=True)
    assert pygame.display.get_window_size() == (1920, 1080)
    app.change_settings(full_screen=False)
    assert pygame.display.get_window_size() == before != (1920, 1080)
