"""Pages before there is anything: they show pale what will stand there, and a button leads to it."""

import pytest

from game import GAMES
from scenes import ui
from scenes.screens.hall_of_fame import HallOfFameScene
from scenes.screens.mods import ModsScene, NewMod
from scenes.screens.profiles import ProfileEntry, ProfilesScene
from scenes.screens.saved.saved_games import SavedGamesScene
from scenes.setup.setup_scene import SetupScene
from tests.game.mod_folder import only_of
from tests.scenes.fingers import click
from tests.scenes.trees import SCREEN, words_in


def pale_parts(box):
    found = [box] if isinstance(box, ui.Pale) else []
    inside = [*getattr(box, "parts", ()), *([box.part] if hasattr(box, "part") else [])]
    return found + [each for part in inside for each in pale_parts(part)]


@pytest.mark.parametrize(
    ("scene", "button", "leads_to"),
    [
        (SavedGamesScene, "first_game", SetupScene),
        (ProfilesScene, "first name", ProfileEntry),
        (ModsScene, "first mod", NewMod),
        (lambda app: HallOfFameScene(app, "nations"), "first_game", SetupScene),
    ],
)
def test_an_empty_page_shows_an_example_and_leads_on(screen, home, scene, button, leads_to):
    with only_of(home):
        screen.app.stack.push(scene(screen.app))
        screen.frames(3)
        assert pale_parts(screen.scene.tree())
        click(screen, button)
        screen.frames(2)
        assert isinstance(screen.scene, leads_to)


def test_the_example_of_saved_games_names_all_games(screen):
    screen.app.stack.push(SavedGamesScene(screen.app))
    screen.frames(2)
    words = words_in(screen.scene.tree(), SCREEN, screen.app.theme)
    assert sum(each in words for each in [game.called for game in GAMES.values()]) == len(GAMES)
