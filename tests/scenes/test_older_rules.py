"""Games of earlier versions of the program at the menu and in the list: finished, or looked at and played on."""

import shutil

import pygame
import pytest

from game import game_named
from game.session.savefile_lines import text_of
from game.session.session import Seat, Session
from scenes.app.dialog import ConfirmDialog, Message
from scenes.play.play_scene import PlayScene
from scenes.screens.menu import MenuScene
from scenes.timeline.timeline_scene import TimelineScene
from tests.golden.games import FOLDER
from tests.scenes.fingers import click, press


@pytest.fixture
def older(screen):
    """Puts a file of an earlier version among the running games and opens the menu."""

    def make(name):
        path = screen.app.saves.folder / "running" / f"{name}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(FOLDER / "as_saved" / path.name, path)
        screen.app.stack.push(MenuScene(screen.app))
        screen.frames(3)
        return path

    return make


def test_a_game_that_differs_is_looked_at_up_to_there(screen, older):
    path = older("nation_deckbuilder_rules2_duel")
    as_saved = path.read_bytes()
    click(screen, "resume")

    assert isinstance(screen.scene, ConfirmDialog)
    assert "You end your turn with one press" in screen.scene.text
    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, TimelineScene)
    assert path.read_bytes() == as_saved


def test_a_game_that_differs_is_played_on_in_a_file_of_its_own(screen, older):
    path = older("nation_deckbuilder_rules2_duel")
    as_saved = path.read_bytes()
    click(screen, "resume")
    screen.letter("y")

    assert isinstance(screen.scene, PlayScene)
    journal = screen.scene.game.journal
    assert journal.path != path and len(journal.session.moves) == 110
    assert path.read_bytes() == as_saved


@pytest.mark.parametrize("name", ["nations_rules4_five", "nation_deckbuilder_rules2_duel"])
def test_a_file_that_comes_in_says_once_what_the_rules_have_changed(screen, older, name):
    path = older(name)
    remark = screen.app.saves.look_at(path).remark
    screen.post(pygame.DROPFILE, file=str(path))
    said = [screen.scene.text]
    press(screen, "open")
    while isinstance(screen.scene, Message):
        said.append(screen.scene.text)
        screen.key(pygame.K_RETURN)
    assert sum(remark in each for each in said) == 1


def test_a_damaged_file_that_comes_in_says_once_what_is_wrong(screen, tmp_path):
    screen.app.open("menu")
    path = tmp_path / "cut off.nations"
    session = Session(game_named("nations_dice"), {}, [Seat("Mira"), Seat("Jon")], 3)
    while session.state.decision and len(session.moves) < 20:
        session.play(session.state.decision.moves[0])
    lines = text_of(session).splitlines(keepends=True)
    path.write_text("".join((*lines[:-5], "- {\n", *lines[-4:])))
    assert "is damaged" in (screen.app.saves.look_at(path).trouble or "")
    screen.post(pygame.DROPFILE, file=str(path))
    said = [screen.scene.text]
    press(screen, "open")
    while isinstance(screen.scene, Message):
        said.append(screen.scene.text)
        screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, PlayScene) and sum("is damaged" in each for each in said) == 1


def test_one_player_without_a_name_is_not_listed(screen, tmp_path):
    screen.app.open("menu")
    for name, is_listed in (("Player 1", False), ("Mira", True)):
        session = Session(game_named("nations_dice"), {}, [Seat(name)], 3)
        path = tmp_path / "one.nations"
        path.write_text(text_of(session))
        screen.post(pygame.DROPFILE, file=str(path))
        assert (f"Played by {name}." in screen.scene.text) == is_listed
        assert "Played by ." not in screen.scene.text
        screen.key(pygame.K_ESCAPE)
