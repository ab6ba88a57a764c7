"""The list of saved games: open, rename, delete; damage in plain words."""

import re

import pygame
import pytest

from game.files.saves import NAMED, picture_path
from game.text.language import speaking
from scenes.app import thumbnails
from scenes.app.dialog import ConfirmDialog, Message, NameEntry
from scenes.app.thumbnails import keep_thumbnail, thumbnail
from scenes.games.plugin import plugin_of
from scenes.play.play_scene import PlayScene
from scenes.screens.saved.saved_game import cover_of
from scenes.screens.saved.saved_game_rows import example_rows, paint_stamp
from scenes.screens.saved.saved_games import SavedGamesScene
from sprites.paint.theme import Theme
from tests.scenes.fingers import act, click, control, laid, type_text
from tests.scenes.tables_played import lay, played
from tests.scenes.trees import boxes, trees_of, words_in


@pytest.fixture
def games(screen):
    """A list of a damaged file, a named save and a running game, the last played first."""
    saves = screen.app.saves
    saves.begin(played(seed="running")).close()
    saves.keep_as("Sunday", played(seats=2, seed="named"))
    (saves.folder / "running" / "strange.yaml").write_text("game: [")
    screen.app.stack.push(SavedGamesScene(screen.app))
    screen.frames(6)
    return screen


def names(screen):
    return [saved.name or saved.path.stem for saved in screen.scene._games.values()]


def choose(screen, row):
    x, y, width, _ = laid(screen, "games").area
    high = control(screen, "games").row_high
    screen.click((x, y + high * row, width, high))


def test_every_file_is_listed(games):
    assert len(names(games)) == 3
    assert "Sunday" in names(games)


def test_a_game_is_chosen_and_opened_by_mouse(games):
    choose(games, 1)
    click(games, "open")

    assert isinstance(games.scene, PlayScene)
    assert len(games.scene.game.journal.session.seats) == 2


def test_a_game_is_chosen_and_opened_by_keyboard(games):
    games.key(pygame.K_TAB)
    games.key(pygame.K_DOWN)
    games.key(pygame.K_DOWN)
    act(games, "open")

    assert len(games.scene.game.journal.session.seats) == 3


def test_enter_opens_the_game_that_the_arrow_keys_chose(games):
    games.key(pygame.K_TAB)
    games.key(pygame.K_DOWN)
    games.key(pygame.K_RETURN)

    assert len(games.scene.game.journal.session.seats) == 2


def test_a_file_that_cannot_be_opened_says_so_and_has_no_open_button(games):
    choose(games, 0)

    assert "is not a saved game" in games.scene._game.trouble
    assert not laid(games, "open").is_enabled


def test_a_game_damaged_later_opens_as_far_as_it_is_good(games):
    path = next(path for path in games.app.saves.files() if path.parent.name == "named")
    path.write_text(path.read_text() + "- nonsense\n")
    games.scene.resume()
    games.frames(6)
    choose(games, games.scene._files.index(path))
    click(games, "open")

    assert isinstance(games.scene, Message)
    assert "kept as" in games.scene.text


def test_a_game_is_renamed(games):
    choose(games, 1)
    click(games, "rename")
    assert isinstance(games.scene, NameEntry)
    games.key(pygame.K_END)
    type_text(games, "s")
    games.key(pygame.K_RETURN)
    games.frames(6)

    assert "Sundays" in names(games)


def test_the_letter_that_opens_the_naming_is_not_part_of_the_name(games):
    choose(games, 2)
    games.letter("r")
    games.post(pygame.TEXTINPUT, text="r")

    assert control(games, "field").text == ""


def test_a_name_that_is_taken_is_explained_and_asked_again(games):
    choose(games, 2)
    click(games, "rename")
    type_text(games, "Sunday")
    games.key(pygame.K_RETURN)

    assert isinstance(games.scene, NameEntry)
    assert "already a saved game" in games.scene._fault


def test_a_file_that_another_copy_of_the_program_deletes_is_no_fault(games):
    for path in games.app.saves.files():
        path.unlink()
    games.scene.update(0)
    choose(games, 1)
    click(games, "open")

    assert isinstance(games.scene, Message)


def test_deleting_is_asked_and_enter_keeps_the_game(games):
    choose(games, 1)
    click(games, "delete")
    assert isinstance(games.scene, ConfirmDialog)
    games.key(pygame.K_RETURN)
    assert len(games.app.saves.files()) == 3

    click(games, "delete")
    click(games, "yes")
    games.frames(6)
    assert "Sunday" not in names(games)


def test_an_empty_list_can_be_left(screen):
    screen.app.stack.push(SavedGamesScene(screen.app))
    screen.frames(2)
    screen.key(pygame.K_ESCAPE)

    assert screen.scene is None


@pytest.mark.parametrize("leave", [{"kind": pygame.QUIT}, {"kind": pygame.KEYDOWN, "key": pygame.K_ESCAPE}])
def test_the_picture_of_a_game_is_the_table_as_it_was_left(screen, leave):
    running = screen.app.saves.begin(played())
    screen.app.stack.push(PlayScene(screen.app, running))
    screen.frames(4)
    screen.post(**leave, mod=0, unicode="")

    assert pygame.image.load(picture_path(running.path)).get_size() == thumbnails.SIZE


def test_a_save_under_a_name_has_the_picture_of_the_table(screen):
    lay(screen.app, played())
    screen.frames(3)
    screen.key(pygame.K_ESCAPE)
    screen.frames(2)
    screen.letter("s")
    screen.key(pygame.K_RETURN)

    named = next(path for path in screen.app.saves.files() if path.parent.name == NAMED)
    assert pygame.image.load(picture_path(named)).get_size() == thumbnails.SIZE


def test_a_game_without_a_picture_shows_what_is_on_its_box(screen):
    saved = screen.app.saves.look_at(screen.app.saves.begin(played()).path)
    theme, seen = screen.app.theme, []

    def cover(theme, wide, high):
        seen.append((wide, high))
        lid = pygame.Surface((wide, high))
        lid.fill((9, 99, 9))
        return lid

    for _ in range(2):  # it is asked again: the studio may have drawn more of it by then
        assert thumbnail(theme, saved.path, (160, 90), cover).get_at((80, 45))[:3] == (9, 99, 9)
    assert [wide for wide, _ in seen] == [160, 160]
    assert cover_of(saved) is plugin_of(saved.game).paint_cover


def test_the_picture_of_a_game_goes_where_its_file_goes(screen):
    saves = screen.app.saves
    path = saves.begin(played()).path
    keep_thumbnail(path, pygame.display.get_surface())

    named = saves.rename(path, "Sunday")
    assert picture_path(named).exists()

    saves.delete(named)
    assert not picture_path(named).exists()


@pytest.mark.parametrize("may_ask", [True, False])
def test_a_game_without_advice_says_so(screen, may_ask):
    session = played()
    session.may_ask = may_ask
    screen.app.saves.begin(session).close()
    screen.app.open("saved_games")
    screen.frames(4)

    words = [each for tree, area in trees_of(screen.scene) for each in words_in(tree, area, screen.scene.theme)]
    assert any("advice off" in each for each in words) is not may_ask


def test_games_are_told_apart_by_who_leads_what(screen):
    saves = screen.app.saves
    for seed in ("one", "two", "three"):
        saves.begin(played(seats=3, seed=seed)).close()
    screen.app.stack.push(SavedGamesScene(screen.app))
    screen.frames(8)
    lines = set()
    for tree, area in list(trees_of(screen.scene))[1:]:
        lines.add(tuple(words_in(tree, area, screen.app.theme))[1:3])
    assert len(lines) == 3
    boards = {saved.nations for saved in screen.scene._games.values()}
    assert {title for title, _ in lines} == {"Nations"}
    assert all(any(set(led) <= set(re.findall(r"\w+", who)) for led in boards) for _, who in lines)


@pytest.mark.parametrize(("spoken", "word"), [("en", "EXAMPLE"), ("de", "BEISPIEL"), ("fr", "EXEMPLE")])
def test_games_that_were_never_played_are_stamped_as_an_example(spoken, word):
    with speaking(spoken):
        found = boxes(example_rows(), (0.0, 0.0, 500.0, 280.0), Theme((1280, 720)))
        assert [box.how for box, _ in found if getattr(box, "paint", None) is paint_stamp] == [(word,)]
