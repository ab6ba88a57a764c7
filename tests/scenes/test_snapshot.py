"""F12 takes a picture of the window."""

import pygame

from scenes.app.display import NOTE_MS
from scenes.screens.menu import MenuScene


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
