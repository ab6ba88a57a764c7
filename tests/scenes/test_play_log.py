"""The log on the table: a seat's lines alone, and what a line speaks of."""

import pygame
import pytest

from scenes.play.view.log_panel import CHOOSE, LINE
from scenes.timeline.timeline_scene import TimelineScene
from tests.scenes.tables_played import lay, played


@pytest.fixture
def scene(screen):
    scene = lay(screen.app, played(seats=3, moves=60))
    screen.frames(10)
    return scene


def laid(scene):
    return scene.table.log_panel._laid


def seats_told(scene):
    return {each.entry.line.seat for each in laid(scene) if not each.entry.is_heading}


def disc_of(scene, seat):
    return scene.table.log_panel.notes[f"{CHOOSE}{seat}"].area


def test_a_click_on_a_disc_leaves_the_lines_of_its_seat_and_another_brings_all_back(screen, scene):
    assert len(seats_told(scene)) > 1
    screen.click(disc_of(scene, 1))
    screen.frames(2)
    assert seats_told(scene) == {1}
    screen.click(disc_of(scene, 1))
    screen.frames(2)
    assert len(seats_told(scene)) > 1


def test_the_open_log_has_the_discs_too(screen, scene):
    screen.letter("l")
    screen.frames(2)
    screen.click(disc_of(scene, 2))
    screen.frames(2)
    assert seats_told(scene) == {2}
    assert scene.viewpoint.shown_seat == scene.viewpoint.viewer


def test_a_click_on_a_line_shows_the_table_as_it_was(screen, scene):
    line = laid(scene)[0]
    screen.click(line.area)
    assert isinstance(screen.scene, TimelineScene)
    assert screen.scene.game.move == line.entry.move + 1


def test_enter_on_a_line_shows_the_table_as_it_was(screen, scene):
    screen.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    scene.commands.ring.move_to(f"{LINE}0")
    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, TimelineScene)
