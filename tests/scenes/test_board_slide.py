"""Another seat's board slides over the own one when it is looked at, and away again."""

import pygame
import pytest

from scenes.play.view.board_slide import CLOSE, OPEN
from scenes.ui.host.host import DWELL
from tests.scenes.hands import FRAME
from tests.scenes.tables_played import lay, played


@pytest.fixture
def scene(screen):
    scene = lay(screen.app, played(seats=3, moves=60))
    screen.app.change_settings(speed="normal")
    screen.frames(4)
    return scene


def look_at(screen, scene, seat):
    """The key goes down and stays down: a peek."""
    screen.post(pygame.KEYDOWN, key=pygame.K_1 + seat, unicode=str(seat + 1), mod=0, scancode=0)
    assert scene.viewpoint.shown_seat == seat


def test_it_slides_in_from_the_left_over_the_own_board(screen, scene):
    other = (scene.viewpoint.viewer + 1) % 3
    look_at(screen, scene, other)
    widths = []
    while not scene.slide.is_still:
        below, moving = scene.slide.stamps()
        assert below.rect.left == moving.rect.left == 0
        widths.append(moving.rect.width)
        screen.frames()
    assert widths == sorted(widths)
    assert widths[0] < below.rect.width
    assert len(widths) <= OPEN / 16 + 2


def test_it_slides_away_quicker_when_the_own_board_comes_back(screen, scene):
    viewer = scene.viewpoint.viewer
    look_at(screen, scene, (viewer + 1) % 3)
    screen.frames(30)
    screen.key(pygame.K_ESCAPE)
    assert scene.viewpoint.shown_seat == viewer
    widths = []
    while not scene.slide.is_still:
        widths.append(scene.slide.stamps()[1].rect.width)
        screen.frames()
    assert widths == sorted(widths, reverse=True)
    assert 0 < len(widths) <= CLOSE / 16 + 2


@pytest.mark.parametrize("settings", [{"speed": "instant"}, {"reduced_motion": True}])
def test_without_motion_it_lies_there_at_once(screen, scene, settings):
    screen.app.change_settings(**settings)
    screen.frames(2)
    look_at(screen, scene, (scene.viewpoint.viewer + 1) % 3)
    assert scene.slide.is_still


@pytest.mark.parametrize(("held_ms", "stays"), [(DWELL, True), (DWELL + 1, False)])
def test_a_board_whose_key_was_held_goes_with_the_key(screen, scene, held_ms, stays):
    other = (scene.viewpoint.viewer + 1) % 3
    look_at(screen, scene, other)
    screen.frames(1, held_ms - FRAME)
    screen.post(pygame.KEYUP, key=pygame.K_1 + other, unicode=str(other + 1), mod=0, scancode=0)
    assert (scene.viewpoint.shown_seat == other) == stays


def test_a_click_ends_the_slide(screen, scene):
    look_at(screen, scene, (scene.viewpoint.viewer + 1) % 3)
    screen.press_mouse((640, 700))
    assert scene.slide.is_still
