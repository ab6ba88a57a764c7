"""F12 takes a picture of the window; other pictures are painted for it alone."""

import pygame
import pytest

from scenes.app.display import NOTE_MS
from scenes.app.snapshot import painted
from scenes.screens.menu import MenuScene
from scenes.ui import Art
from sprites.places.cloth import GREEN
from sprites.poster.posters import Posters


def shown(screen):
    return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


def menu(screen):
    screen.app.change_settings(reduced_motion=True)
    screen.app.stack.push(MenuScene(screen.app))
    screen.frames(3)
    return screen


def test_f12_keeps_what_the_window_shows(screen, home):
    before = shown(menu(screen))

    screen.key(pygame.K_F12)

    [picture] = (home / "pictures").glob("*.png")
    assert pygame.image.tobytes(pygame.image.load(picture), "RGB") == before


def test_a_note_says_where_the_picture_lies_and_goes_again(screen):
    before = shown(menu(screen))

    screen.key(pygame.K_F12)
    with_note = shown(screen)
    screen.frames(1, NOTE_MS)

    assert with_note != before
    assert shown(screen) == before


def test_the_note_is_not_in_the_next_picture(screen, home):
    menu(screen)

    screen.key(pygame.K_F12)
    screen.key(pygame.K_F12)

    first, second = (pygame.image.load(path) for path in (home / "pictures").glob("*.png"))
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


def test_a_folder_that_cannot_be_written_is_said(screen, home):
    (home / "pictures").write_text("no folder")
    before = shown(menu(screen))

    screen.key(pygame.K_F12)

    assert shown(screen) != before


@pytest.mark.parametrize("size", [(320, 110), (320, 180), (320, 240)])
def test_a_tree_fills_the_width_of_its_picture_however_low_that_is(size):
    pygame.display.set_mode((64, 64))
    tree = Art(lambda pen, area: pen.fill(area, (250, 0, 250)), grow=1)
    picture = painted(tree, size, GREEN, "standard", Posters())
    assert picture.get_size() == size
    corners = [(1, 1), (size[0] - 2, 1), (1, size[1] - 2), (size[0] - 2, size[1] - 2)]
    assert all(picture.get_at(each)[:3] == (250, 0, 250) for each in corners)
