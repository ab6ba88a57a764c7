"""Another seat's board slides over the own one when it is looked at, and away again."""

from itertools import pairwise

import pygame
import pytest

from scenes.play.view.board_slide import CLOSE, OPEN, BoardSlide
from scenes.ui import Pace, Stamp
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


def test_what_lies_alike_for_the_next_person_stays_while_the_table_turns():
    """A soft edge passes over the table: no strip of what lay there shows beside it, and nothing is seen twice."""
    before, after = (Stamp(pygame.Surface((400, 20)), (0, 36)) for _ in range(2))
    for picture, own in ((before, (200, 0, 0)), (after, (0, 0, 200))):
        picture.surface.fill((0, 90, 0), (0, 0, 400, 10))
        picture.surface.fill(own, (0, 10, 400, 10))
    slide, seen = BoardSlide(), pygame.Surface((400, 100))
    slide.hand_over(before, after, Pace())
    slide.advance(300)
    steps = set()
    while not slide.is_still:
        for stamp in slide.stamps():
            seen.blit(stamp.surface, stamp.corner)
        assert all(abs(seen.get_at((x, 40)).g - 90) <= 2 for x in range(400))
        blues = [seen.get_at((x, 50)).b for x in range(400)]
        assert blues == sorted(blues, reverse=True)
        steps |= {left - right for left, right in pairwise(blues)}
        slide.advance(20)
    assert 0 < max(steps) < 8
