"""The menu: Continue first, every door by mouse and by key, damage said in plain words."""

import pygame
import pytest

from game import game_named
from game.cards.catalog import Misprint
from game.session.session import HUMAN, Seat, Session
from scenes.app.app import App
from scenes.app.dialog import ConfirmDialog, Message
from scenes.play.dialogs.pause import PauseDialog
from scenes.play.play_scene import PlayScene
from scenes.screens import loose_pieces
from scenes.screens.books.rules_help import RulesScene
from scenes.screens.books.statistics import StatisticsScene
from scenes.screens.hall_of_fame import HallOfFameScene
from scenes.screens.menu import PLUGINS, MenuScene
from scenes.screens.saved.saved_games import SavedGamesScene
from scenes.screens.settings import SettingsScene
from scenes.setup.setup_scene import SetupScene
from scenes.ui.controls.lit_air import TICK
from scenes.ui.numbers import when
from sprites.paint import palette
from tests.scenes.fingers import act, click, control, laid
from tests.scenes.hands import Screen
from tests.scenes.tables_played import lay, played
from tests.scenes.trees import SCREEN, words_in
from tests.sprites.test_palette import READABLE, contrast


def opened(app):
    """The menu after its first frames."""
    screen = Screen(app)
    app.stack.push(MenuScene(app))
    screen.frames(3)
    return screen


def test_without_a_game_there_is_nothing_to_continue(app):
    screen = opened(app)

    assert "resume" not in {each.name for each in screen.scene.form.controls}
    assert isinstance(screen.scene, MenuScene)


@pytest.mark.sample(3)
@pytest.mark.parametrize("press", [click, act])
@pytest.mark.parametrize("game", PLUGINS)
def test_every_box_opens_the_setup_of_its_game(app, press, game):
    screen = opened(app)

    press(screen, f"box:{game}")

    assert isinstance(screen.scene, SetupScene)
    assert screen.scene.table.game.name == game


def test_the_tooltip_of_a_box_reads_as_a_sentence(app):
    box = control(opened(app), "box:nations_dice")
    assert box.tells.remarks[0] == "Four ages in a dice cup. 1–4 players, 40 min."


@pytest.mark.parametrize(("key", "rules_of"), [(pygame.K_l, "rules"), (pygame.K_r, "game")])
def test_what_is_about_a_game_opens_at_the_box_one_points_at(app, key, rules_of):
    screen = opened(app)
    screen.move_to(screen.pixel(laid(screen, "box:wealth_of_nations").area))
    screen.key(key)
    assert getattr(screen.scene, rules_of) == "wealth_of_nations"


def test_learning_opens_at_the_game_whose_box_was_opened_last_and_at_the_game_that_was_left(app_of):
    session = Session(game_named("nations_dice"), {}, [Seat("Ada"), Seat("Bo", colour=2)], "5")
    session.play(session.state.decision.moves[0])
    app_of().saves.begin(session).close()
    screen = opened(app_of())
    act(screen, "lessons")
    assert screen.scene.rules == "nations_dice"
    screen.key(pygame.K_ESCAPE)
    click(screen, "box:nation_deckbuilder")
    screen.key(pygame.K_ESCAPE)
    click(screen, "lessons")
    assert screen.scene.rules == "nation_deckbuilder"


def test_enter_continues_the_game_played_last_at_the_very_position(app_of):
    first = app_of()
    session = played()
    first.saves.begin(played(seed="older")).close()
    first.saves.begin(session).close()
    screen = opened(app_of())

    screen.key(pygame.K_RETURN)

    assert isinstance(screen.scene, PlayScene)
    assert screen.scene.game.journal.session.moves == session.moves


def test_pieces_of_the_game_that_was_left_lie_beside_it(app, monkeypatch):
    lain = []
    monkeypatch.setattr(loose_pieces, "lay_loose_pieces", lambda *how: lain.append(how[-1]))
    people = [Seat(name, HUMAN, colour) for colour, name in enumerate(("Mira", "Ruth"), 1)]
    app.saves.begin(Session(game_named("nations_dice"), {}, people, "7"))

    opened(app)

    pieces = PLUGINS["nations_dice"].setup(app).spread().pieces
    assert [piece.name for piece in lain[0].pieces] == [piece.name for piece in pieces]


def test_a_finished_game_is_not_continued(app):
    app.saves.begin(played(moves=-1))

    assert "resume" not in {each.name for each in opened(app).scene.form.controls}


def test_a_damaged_running_game_is_continued_as_far_as_it_is_good(app):
    running = app.saves.begin(played())
    running.path.write_text(running.path.read_text() + "- nonsense\n")
    screen = opened(app)

    click(screen, "resume")

    assert isinstance(screen.scene, Message)
    assert "is good up to move 30" in screen.scene.text
    screen.key(pygame.K_RETURN)
    assert len(screen.scene.game.journal.session.moves) == 30


@pytest.mark.parametrize(
    ("door", "scene"),
    [
        ("saved_games", SavedGamesScene),
        ("hall_of_fame", HallOfFameScene),
        ("statistics", StatisticsScene),
        ("rules", RulesScene),
        ("settings", SettingsScene),
    ],
)
def test_every_door_opens_by_mouse_and_by_keyboard_and_escape_closes_it(app, door, scene):
    screen = opened(app)
    for press in (click, act):
        press(screen, door)
        assert isinstance(screen.scene, scene)
        screen.key(pygame.K_ESCAPE)
        assert isinstance(screen.scene, MenuScene)


def test_the_shortcut_on_a_button_presses_it(app):
    screen = opened(app)

    screen.key(control(screen, "settings").shortcut.code)

    assert isinstance(screen.scene, SettingsScene)


def test_leaving_is_asked_and_enter_stays(app):
    screen = opened(app)
    screen.key(pygame.K_ESCAPE)
    assert isinstance(screen.scene, ConfirmDialog)

    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, MenuScene)

    click(screen, "quit")
    click(screen, "yes")
    assert app.stack.top is None


def test_damaged_settings_are_explained_at_the_start(home, app_of):
    (home / "settings.yaml").write_text("volume: loud\n")

    screen = opened(app_of())

    assert isinstance(screen.scene, Message)
    assert "volume cannot be 'loud'" in screen.scene.text
    assert (home / "settings.damaged.yaml").exists()


def test_the_first_frame_needs_no_card_data(app, monkeypatch):
    monkeypatch.setattr("game.files.saves.Saves.look_at", lambda *_: pytest.fail("replayed too early"))
    app.saves.begin(played())

    app.stack.push(MenuScene(app))
    App._draw(app)


def test_moments_are_said_as_people_say_them():
    from datetime import date, datetime

    today = date(2026, 11, 21)
    assert when(datetime(2026, 11, 21, 21, 14), today) == "today 21:14"
    assert when(datetime(2026, 11, 20, 9, 5), today) == "yesterday 09:05"
    assert when(datetime(2026, 3, 3, 9, 5), today) == "3 March 2026, 09:05"


def test_a_misprinted_card_is_named_once_and_leaves_the_menu_open(nothing_drawn, app, monkeypatch):
    misprint = "antiquity.yaml, line 7, aqueduct: there is no field 'fod'; did you mean 'food'?"

    def misprinted(*_):
        raise Misprint(misprint)

    monkeypatch.setattr(loose_pieces, "lay_loose_pieces", misprinted)
    screen = opened(app)

    assert isinstance(screen.scene, Message)
    assert misprint in screen.scene.text
    screen.key(pygame.K_RETURN)
    app.refresh_theme()
    screen.frames(3)
    assert isinstance(screen.scene, MenuScene)


def test_wall_and_foreground_follow_the_eye_but_not_the_boxes(app):
    screen = opened(app)
    boxes = [each.area for each in screen.scene.form.controls]

    screen.move_to((app.theme.size[0] - 2, 20))
    screen.frames(60, 16)

    far, near = screen.scene._moved
    assert near < 0 < far
    assert [each.area for each in screen.scene.form.controls] == boxes


def test_with_reduced_motion_the_menu_lies_still(app):
    screen = opened(app)
    app.change_settings(reduced_motion=True)
    screen.frames(3)
    app.stack.top.dirty = False

    screen.move_to((app.theme.size[0] - 2, 20))
    screen.frames(30, 100)

    assert screen.scene._moved == (0, 0)
    assert not screen.scene.air.stamps(app.theme)


def test_only_what_stirs_is_drawn_while_nobody_touches_the_menu(app):
    screen = opened(app)
    screen.frames(60, 100)
    window = app.surface
    screen.scene.update(TICK)
    assert screen.scene.is_breathing

    areas = screen.scene.draw(window)

    assert 0 < sum(area.width * area.height for area in areas) < 0.2 * window.width * window.height
    drawn = window.copy()
    screen.scene.invalidate()
    assert screen.scene.draw(window) is None
    assert window.get_buffer().raw == drawn.get_buffer().raw


@pytest.mark.parametrize("game", PLUGINS)
@pytest.mark.parametrize("line", [0.245, 0.938], ids=["motto", "foot"])
def test_words_on_a_box_can_be_read_before_its_picture(app, game, line):
    cover = PLUGINS[game].box.cover(app.theme, 242, 372)

    *ground, _ = pygame.transform.average_color(cover, (24, round(372 * line) - 6, 194, 12))

    assert contrast(palette.IVORY, ground) >= READABLE


def test_the_question_before_the_end_shows_the_game_that_is_kept(screen):
    screen.app.open("menu")
    screen.frames(3)
    screen.scene.back()
    assert screen.app.stack.top.lost is None
    screen.app.stack.pop()
    screen.app.saves.begin(played(moves=3))
    screen.app.stack.pop()
    screen.app.open("menu")
    screen.frames(3)
    screen.scene.back()
    told = " ".join(words_in(screen.app.stack.top.lost, SCREEN, screen.app.theme))
    assert "round 1 of 8" in told


def test_the_pause_shows_the_game_and_who_plays(screen):
    scene = lay(screen.app, played(moves=3))
    screen.frames(3)
    screen.app.stack.push(PauseDialog(screen.app, scene.game, "", scene.table.postcard()))
    screen.frames(2)
    seen = words_in(screen.scene.tree(), SCREEN, screen.app.theme)
    assert {seat.name for seat in scene.game.session.seats} <= set(seen)
