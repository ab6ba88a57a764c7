"""A desk with files of its own, whose faults fail the test instead of being shown."""

import pygame
import pytest

from game import game_named
from game.saves import Saves
from game.settings import SettingsFile
from scenes.desk import Desk
from tests.scenes.hands import Screen


@pytest.fixture
def home(tmp_path, monkeypatch):
    """The folder that holds everything the program keeps."""
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def desk_of(home):
    """Makes desks that share the files of one player, one after the other, as by restarting the program."""
    pygame.display.init()
    pygame.font.init()
    desks = []

    def make(size=(1280, 720)):
        desk = Desk(SettingsFile(), Saves(game_named), size)
        desk._give_up_scenes = _raise
        desks.append(desk)
        return desk

    yield make
    for desk in desks:
        desk.stack.clear()
    pygame.event.clear()


def _raise(error):
    raise error


@pytest.fixture
def desk(desk_of):
    return desk_of()


@pytest.fixture
def screen(desk):
    return Screen(desk)
