"""Games of earlier versions of the program at the menu and in the list: finished, or looked at and played on."""

import shutil

import pygame
import pytest

from scenes.app.dialog import ConfirmDialog
from scenes.play.play_scene import PlayScene
from scenes.screens.menu import MenuScene
from scenes.timeline.timeline_scene import TimelineScene
from tests.golden.games import FOLDER
from tests.scenes.fingers import click


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
