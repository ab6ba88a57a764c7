"""Flourishes of screens: seen while something goes over to something else, ended by any key, gone where motion is too
much.
"""

import pygame
import pytest

from scenes.kit.flourish import TURNING
from scenes.screens.saved_games import LEFT, SavedGamesScene
from tests.scenes.tables_played import played


@pytest.fixture
def book(screen):
    """The list of two saved games, drawn."""
    for name in ("Sunday", "Monday"):
        screen.desk.saves.keep_as(name, played(seed=name))
    screen.desk.stack.push(SavedGamesScene(screen.desk))
    screen.frames(4)
    screen.desk.change_settings(speed="normal")
    return screen


def page(book):
    """What is seen of the left page now."""
    scene, window = book.scene, pygame.display.get_surface()
    scene.draw(window)
    return pygame.image.tobytes(window.subsurface(scene.theme.rect(*scene.anchors[LEFT])), "RGB")


def choose_the_other(book):
    page(book)
    book.key(pygame.K_TAB)
    book.key(pygame.K_DOWN)


def test_a_page_turns_and_then_lies_still(book):
    choose_the_other(book)
    first = page(book)
    book.scene.update(TURNING / 2)
    half = page(book)
    book.scene.update(TURNING)
    last = page(book)
    book.scene.update(TURNING)

    assert len({first, half, last}) == 3
    assert page(book) == last


def test_any_key_ends_it(book):
    choose_the_other(book)
    page(book)
    book.key(pygame.K_LSHIFT)
    shown = page(book)
    book.scene.update(2 * TURNING)

    assert page(book) == shown


def test_nothing_turns_where_motion_is_too_much(book):
    book.desk.change_settings(reduced_motion=True)
    choose_the_other(book)
    shown = page(book)
    book.scene.update(2 * TURNING)

    assert page(book) == shown
