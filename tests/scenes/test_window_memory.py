"""The window is where it was and as large, as long as the same monitors are there; a bad entry is quietly left out."""

import pygame
import pytest

from game import game_named
from game.saves import Saves
from game.settings import SettingsFile
from scenes.screens import SCENES
from scenes.window.desk import Desk
from scenes.window.geometry import again, seen
from scenes.window.main_window import SMALLEST

ONE = [(1920, 1080)]
TWO = [(1920, 1080), (2560, 1440)]


def kept(size, place, monitors, now=None):
    """What is made of a window of this size and place when the program starts again."""
    return again(str(seen(size, place, monitors)), now or monitors, SMALLEST)


@pytest.mark.parametrize("place", [(120, 80), (2000, 300), (1800, 40)])
def test_a_window_is_where_it_was(place):
    found = kept((1600, 900), place, TWO)
    assert (found.size, found.place) == ((1600, 900), place)


def test_the_monitor_is_the_one_that_the_middle_was_on():
    assert kept((1600, 900), (1000, 40), TWO).monitor == 0
    assert kept((1600, 900), (1200, 40), TWO).monitor == 1


@pytest.mark.parametrize("now", [ONE, [(1920, 1080), (1920, 1080)], TWO[::-1], [*TWO, (800, 600)]])
def test_with_other_monitors_the_window_is_placed_anew(now):
    assert kept((1600, 900), (2100, 80), TWO, now) is None


@pytest.mark.parametrize(
    "place", [(-5000, 80), (5000, 80), (100, -900), (100, 5000), (-90000, -90000), (99999, 99999)]
)
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
    ],
)
def test_a_bad_entry_is_ignored(words):
    assert again(words, ONE, SMALLEST) is None


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


def desk_as_started():
    return Desk(SettingsFile(), Saves(game_named), SCENES)


def played_once(**changes):
    """The program once, until it is left."""
    desk = desk_as_started()
    desk.change_settings(**changes)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    desk.run("menu")
    return desk


def test_the_program_starts_with_the_window_as_it_was_left(monitors):
    first = played_once()
    size = pygame.display.get_window_size()
    assert first.settings.window == f"{size[0]}x{size[1]}+300+200 0:1920x1080"

    SettingsFile().change(window="1000x600+40+50 0:1920x1080")
    desk_as_started()
    assert pygame.display.get_window_size() == (1000, 600)
    assert monitors == [(40, 50)]


def test_full_screen_keeps_the_window_that_was_before(monitors):
    SettingsFile().change(window="1000x600+40+50 0:1920x1080")
    desk = played_once(full_screen=True)
    assert desk.settings.window == "1000x600+40+50 0:1920x1080"


@pytest.mark.parametrize("entry", ["7", "[1, 2]", "null", "'large'", f"'{'x' * 900}'"])
def test_a_bad_entry_costs_no_other_setting_and_is_no_trouble(monitors, home, entry):
    (home / "settings.yaml").write_text(f"table: 15\nwindow: {entry}\n")
    desk = desk_as_started()
    assert desk.settings.table == 15
    assert desk.settings_trouble is None
    assert monitors == []
