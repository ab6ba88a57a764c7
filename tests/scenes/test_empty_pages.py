"""Pages before there is anything: they show pale what will stand there, and a button leads to it."""

import pytest

from game import GAMES
from game.files.settings import LETTER_SIZES
from game.text.language import speaking
from game.text.sentences import Sentences
from scenes import ui
from scenes.learn.lessons import LessonsScene
from scenes.screens.achievements import AchievementsScene
from scenes.screens.books.example_pages import example_course
from scenes.screens.books.statistics import StatisticsScene
from scenes.screens.hall_of_fame import HallOfFameScene
from scenes.screens.mods import ModsScene, NewMod
from scenes.screens.profiles import ProfileEntry, ProfilesScene
from scenes.screens.saved.saved_games import SavedGamesScene
from scenes.setup.setup_scene import SetupScene
from tests.game.mod_folder import only_of
from tests.scenes.faults import overflows
from tests.scenes.fingers import click
from tests.scenes.tables_played import played
from tests.scenes.trees import SCREEN, trees_of, words_in


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
        (AchievementsScene, "first_game", SetupScene),
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


def test_the_contents_of_a_book_with_one_game_are_ruled_to_the_foot_of_the_page(screen):
    screen.app.saves.begin(played(moves=3))
    screen.app.stack.push(SavedGamesScene(screen.app))
    screen.frames(4)
    laid = screen.scene.form.laid("games")
    *_, high = laid.area
    (rows,) = laid.control.back

    assert rows.how[:2] == (laid.control.row_high, 1)
    assert high > 3 * laid.control.row_high, "there is room for more"


def test_the_example_of_a_curve_says_what_its_lines_are(screen):
    words = words_in(example_course("nations", 1.0), SCREEN, screen.app.theme)
    assert all(Sentences("screens")(f"statistics.key_{kind}") in words for kind in ("mean", "band", "others"))


@pytest.mark.parametrize("game", GAMES)
def test_in_the_largest_letters_statistics_without_games_lie_within_the_window(app_of, game):
    app = app_of((1280, 720))
    app.change_settings(letters=LETTER_SIZES[-1])
    with speaking("de"):
        scene = StatisticsScene(app, game)
        scene.rebuild()
        assert [fault for tree, area in trees_of(scene) for fault in overflows(tree, area, scene.theme)] == []


def test_the_chosen_lesson_says_in_the_list_what_it_is_about(screen):
    screen.app.stack.push(LessonsScene(screen.app))
    screen.frames(2)
    scene = screen.scene
    words = words_in(scene._row(scene._chosen, True), SCREEN, screen.app.theme)
    assert scene._lessons[scene._chosen].about in words
