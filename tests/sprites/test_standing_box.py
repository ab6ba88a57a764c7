"""Boxes that stand on a table: in their area, upright edges upright, the inner side seen, larger when meant."""

import pygame
import pytest

from sprites.paint.theme import Theme
from sprites.things.game_box import BoxSolid
from sprites.things.standing_box import UprightBox, standing_box

AREAS = {"left": (120.0, 100.0, 240.0, 360.0), "right": (920.0, 100.0, 240.0, 360.0)}
RED, GREEN = (220, 30, 30), (30, 220, 30)


def halves(theme, width, height):
    """A cover that is red at the left and green at the right."""
    cover = pygame.Surface((width, height))
    cover.fill(RED)
    cover.fill(GREEN, (width // 2, 0, width, height))
    return cover


BOX = BoxSolid(("Title",), "motto", "foot", halves)


def strongest(picture, x, y):
    red, green, _, _ = picture.get_at((x, y))
    return RED if red > green else GREEN


@pytest.mark.parametrize("place", AREAS)
def test_it_stands_in_its_area_and_its_cover_is_never_mirrored(place):
    theme = Theme((1280, 720))
    area = AREAS[place]

    picture, (x, y) = standing_box(theme, BOX, UprightBox(area, 10))

    assert pygame.Rect(area).inflate(6, 6).contains((x, y, *(side / theme.s for side in picture.get_size())))
    middle = picture.get_height() // 2
    assert strongest(picture, picture.get_width() // 4, middle) == RED
    assert strongest(picture, picture.get_width() * 3 // 4, middle) == GREEN


def test_it_comes_nearer_when_it_is_meant():
    theme = Theme((1280, 720))
    resting, _ = standing_box(theme, BOX, UprightBox(AREAS["left"], 10))

    meant, (_, y) = standing_box(theme, BOX, UprightBox(AREAS["left"], 10, is_meant=True))

    assert meant.get_width() > resting.get_width() and meant.get_height() > resting.get_height()
    _, top, _, high = AREAS["left"]
    assert y + meant.get_height() / theme.s <= top + high + 7, "it would hide what lies before it"
