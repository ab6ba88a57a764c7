"""Every screen at every size: inside the window, nothing cut short, nothing on top of another, no text too small."""

from itertools import combinations

import pygame
import pytest

from game.files.settings import SettingsFile
from scenes.app.dialog import ConfirmDialog, Message, NameEntry
from scenes.games.nations.setup_scene import NationsSetup
from scenes.games.nations_dice.setup_scene import NationsDiceSetup
from scenes.games.plugin import plugin_of
from scenes.screens.books.rules_help import RulesScene
from scenes.screens.hall_of_fame import HallOfFameScene
from scenes.screens.menu import MenuScene
from scenes.screens.saved.saved_games import SavedGamesScene
from scenes.screens.settings import SettingsScene
from sprites.paint.plain_text import NARROWEST
from sprites.paint.theme import SMALLEST_TEXT, Theme
from tests.scenes.hands import Screen
from tests.scenes.tables_played import played

SIZES = [(960, 540), (1000, 1000), (3440, 1440)]


def full_setup(app):
    scene = NationsSetup(app)
    while scene.table.can_add_seat:
        scene.table.add_seat()
    for seat, name in zip(scene.table.seats, ("Maximiliane", "Bartholomew", "Wu", "Konstantinopel", "Ö"), strict=True):
        seat.name = name
    scene.table.options["swaps"] = 12
    scene.changed()
    return scene


def menu_with_a_game(app):
    app.saves.begin(played(seats=5)).close()
    return MenuScene(app)


def games_with_damage(app):
    app.saves.begin(played(seats=5)).close()
    path = app.saves.keep_as("The longest name that a saved game may have"[:40], played())
    path.write_text(path.read_text() + f"- {'nonsense' * 3_000}\n")
    return SavedGamesScene(app)


def scoring(seats):
    def make(app):
        scene = plugin_of("nations").result(app, played(seats=seats, moves=-1))
        scene.counting.finish()
        return scene

    return make


SCENES = {
    "menu": MenuScene,
    "menu with a game": menu_with_a_game,
    "setup": full_setup,
    "setup of the Dice Game": NationsDiceSetup,
    "settings": SettingsScene,
    "saved games": games_with_damage,
    "hall of fame": HallOfFameScene,
    "rules": lambda app: RulesScene(app, "nations", "Production"),
    "scoring of five": scoring(5),
    "scoring of one": scoring(1),
    "message": lambda app: Message(app, "A title", "A sentence that says what happened. " * 6),
    "question": lambda app: ConfirmDialog(app, "Really?", "It would be gone.", "Delete", "Keep it", lambda: None),
    "endless message": lambda app: Message(app, "A title", "W" * 30_000),
    "endless question": lambda app: ConfirmDialog(app, "Really?", "x\n" * 9_000, "Yes", "No", lambda: None),
    "name": lambda app: NameEntry(app, "Name this game", "A sentence.", "Sunday", lambda text: None),
}


@pytest.fixture
def cut(monkeypatch):
    """Collects every line of text that had to be cut with an ellipsis."""
    lines = []
    original = Theme._line

    def watched(theme, string, role, size, color, limit):
        if limit is not None and theme.font(role, size).size(string)[0] * NARROWEST > limit:
            lines.append(string)
        return original(theme, string, role, size, color, limit)

    monkeypatch.setattr(Theme, "_line", watched)
    return lines


@pytest.mark.sample(8)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", SCENES)
def test_a_screen_fits(app_of, cut, name, size):
    screen = Screen(app_of(size))
    screen.app.stack.push(SCENES[name](screen.app))
    screen.frames(8)

    assert cut == []
    window = pygame.Rect((0, 0), size)
    places = [screen.app.theme.rect(*place.area) for place in screen.scene.form.ring.places]
    assert places
    assert all(window.contains(place) for place in places)
    assert [pair for pair in combinations(places, 2) if pair[0].inflate(-2, -2).colliderect(pair[1])] == []


def test_no_font_is_ever_smaller_than_readable(app_of):
    app = app_of((960, 540))

    assert app.theme.font("text", 12).get_height() >= SMALLEST_TEXT


def test_settings_of_every_interface_size_fit(app_of, home):
    SettingsFile().change(interface=80)
    screen = Screen(app_of((1920, 1080)))
    screen.app.stack.push(full_setup(screen.app))
    screen.frames(2)

    assert screen.app.theme.s == pytest.approx(1.2)
