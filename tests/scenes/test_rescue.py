"""After a fault: this position, one move earlier, the report; the file is never lost, and a loop has a way out."""

import multiprocessing
import os
import signal

import pygame
import pytest

from game import game_named
from game.files.reports import game_in
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.nations import GAME
from game.session.replay import main as replay
from game.session.savefile import read
from scenes.app.app import App
from scenes.app.crash_screen import CrashScreen
from scenes.play.play_scene import PlayScene
from scenes.screens import SCENES
from scenes.screens.menu import MenuScene
from scenes.ui.controls import clipboard
from tests.scenes.fingers import click, place
from tests.scenes.hands import Screen
from tests.scenes.tables_played import played


@pytest.fixture
def screen(home):
    """An app that shows its faults as it does for a player."""
    pygame.display.init()
    pygame.font.init()
    app = App(SettingsFile(), Saves(game_named), SCENES, (1280, 720))
    app._first = "menu"
    app.open("menu")
    yield Screen(app)
    app.stack.clear()


@pytest.fixture
def copied(monkeypatch):
    """What was put on the clipboard."""
    texts = []
    monkeypatch.setattr(clipboard, "copy", lambda text: texts.append(text) or True)
    return texts


def stumble(screen, monkeypatch, moves=12):
    """A game whose table cannot be drawn with so many moves; returns its scene after the fault."""
    draw = PlayScene.draw

    def faulty(scene, surface):
        if len(scene.game.session.moves) >= moves:
            raise RuntimeError("a fault of this position")
        return draw(scene, surface)

    monkeypatch.setattr(PlayScene, "draw", faulty)
    scene = PlayScene(screen.app, screen.app.saves.begin(played(moves=moves)))
    screen.app.stack.push(scene)
    screen.frames(2)
    return scene


def test_a_position_that_always_fails_is_left_for_an_earlier_one_by_keys(screen, monkeypatch):
    fallen = stumble(screen, monkeypatch)
    before = fallen.game.journal.path.read_bytes()
    for _ in range(2):
        assert isinstance(screen.scene, CrashScreen)
        screen.key(pygame.K_RETURN)
        screen.frames(2)

    assert isinstance(screen.scene, CrashScreen)
    screen.key(pygame.K_BACKSPACE)
    screen.key(pygame.K_BACKSPACE)
    screen.key(pygame.K_RETURN)
    screen.frames(2)
    assert isinstance(screen.scene, PlayScene)
    assert screen.scene.game.session.moves == fallen.game.session.moves[:10]
    assert screen.scene.game.journal.path == fallen.game.journal.path
    assert before in [kept.read_bytes() for kept in (screen.app.saves.folder / "damaged").iterdir()]


def test_the_same_by_mouse(screen, monkeypatch):
    stumble(screen, monkeypatch)
    screen.frames()
    resume, earlier, *_ = screen.scene._areas
    for area in (earlier, resume):
        screen.move_to(area.center)
        screen.press_mouse(area.center)
        screen.release_mouse(area.center)
    screen.frames(2)

    assert isinstance(screen.scene, PlayScene)
    assert len(screen.scene.game.session.moves) == 11


def test_tab_goes_through_all_ways_and_back_to_the_menu(screen, monkeypatch):
    stumble(screen, monkeypatch)
    for _ in range(3):
        screen.key(pygame.K_TAB)
    screen.key(pygame.K_RETURN)

    assert isinstance(screen.scene, MenuScene)


def test_letters_that_cannot_be_read_any_more_are_replaced(screen, monkeypatch):
    monkeypatch.setattr("scenes.app.crash_screen.FONTS", screen.app.saves.folder / "gone")
    stumble(screen, monkeypatch)
    screen.frames(2)

    assert isinstance(screen.scene, CrashScreen) and screen.scene._areas


def test_the_report_replays_without_the_names_of_the_seats(screen, monkeypatch, copied, home, capsys):
    fallen = stumble(screen, monkeypatch)
    screen.letter("c")

    report = next((home / "reports").glob("*.txt"))
    assert copied == [report.read_text(encoding="utf-8")]
    assert "a fault of this position" in copied[0] and "seed: K7QMXA" in copied[0]
    assert f"rules: {GAME.rules}\n" in copied[0]
    assert "Mira" not in copied[0]
    assert read(report, game_named, game_in=game_in).session.moves == fallen.game.session.moves
    assert replay([str(report)]) == 0


def test_continue_offers_the_same_until_the_game_is_left_in_peace(screen, monkeypatch, copied):
    fallen = stumble(screen, monkeypatch)
    screen.letter("m")
    screen.frames(4)
    click(screen, "copy")
    assert "a fault of this position" in copied[0]

    click(screen, "earlier")
    screen.key(pygame.K_RETURN)
    screen.frames(2)
    assert len(screen.scene.game.session.moves) == 11
    screen.app.go("menu")
    screen.frames(4)
    assert not screen.app.saves.was_left_in_trouble(fallen.game.journal.path)
    assert "earlier" not in [each.name for each in screen.scene.form.ring.places]


def _play_and_die(home):
    os.environ["TABLE_OF_NATIONS_HOME"] = str(home)
    Saves(game_named).begin(played(moves=5))
    os.kill(os.getpid(), signal.SIGKILL)


def test_after_a_kill_the_next_start_offers_an_earlier_move_and_a_report(screen, home, copied):
    process = multiprocessing.get_context("spawn").Process(target=_play_and_die, args=(home,))
    process.start()
    process.join()
    screen.app.go("menu")
    screen.frames(4)

    click(screen, "copy")
    assert "ended unexpectedly" in copied[0] and "moves:\n- " in copied[0]
    assert place(screen, "earlier")
    screen.key(pygame.K_BACKSPACE)
    screen.key(pygame.K_RETURN)
    assert len(screen.scene.game.session.moves) == 4


def test_a_fault_of_the_rules_while_a_move_is_played_costs_nothing(screen, monkeypatch):
    scene = PlayScene(screen.app, screen.app.saves.begin(played(moves=6)))
    screen.app.stack.push(scene)
    screen.frames(2)

    def broken(*_):
        raise RuntimeError("a fault of the rules")

    monkeypatch.setattr("game.session.session.flow.apply", broken)
    monkeypatch.setattr(scene, "update", lambda ms: scene.game.commit(scene.game.session.state.decision.moves[0]))
    screen.frames(2)
    assert isinstance(screen.scene, CrashScreen)
    monkeypatch.undo()
    screen.key(pygame.K_RETURN)

    assert len(screen.scene.game.session.moves) == 6


def test_a_game_from_which_a_what_if_was_kept_is_offered_again_after_a_fault(screen, monkeypatch):
    screen.app.change_settings(speed="instant")
    running = screen.app.saves.begin(played(seats=2, moves=12))
    screen.app.stack.push(PlayScene(screen.app, running))
    screen.frames(20)
    screen.key(pygame.K_F4)
    screen.click(screen.scene.commands.controls.button("menu").area)
    screen.letter("b")
    screen.key(pygame.K_F4)
    assert screen.scene.game.journal is running

    def broken(*_):
        raise RuntimeError("a fault after it was kept")

    monkeypatch.setattr(PlayScene, "update", broken)
    screen.frames(1)
    assert isinstance(screen.scene, CrashScreen)
    assert screen.app.saves.was_left_in_trouble(running.path)
    monkeypatch.undo()
    screen.key(pygame.K_RETURN)
    assert screen.scene.game.journal.path == running.path


def test_a_table_that_cannot_even_be_made_leaves_its_file_free(screen, monkeypatch):
    session = played(moves=3)
    running = screen.app.saves.begin(session)
    running.close()

    def broken(*_):
        raise RuntimeError("a fault before the table lies")

    monkeypatch.setattr("scenes.play.play_scene.PlayScene.plays", broken)
    screen.app.go("menu")
    screen.frames(4)
    screen.key(pygame.K_RETURN)
    screen.frames(1)
    assert isinstance(screen.scene, CrashScreen)
    monkeypatch.undo()
    screen.key(pygame.K_BACKSPACE)
    screen.key(pygame.K_RETURN)

    assert screen.scene.game.journal.path == running.path
    assert len(screen.scene.game.session.moves) == 2
