"""Flourishes of screens: seen while something goes over to something else, ended by any key, gone where motion is too
much.
"""

from functools import partial

import pygame
import pytest

from scenes.screens.saved.saved_games import LEFT, SavedGamesScene
from scenes.ui.controls.transition import TURNING, marked, risen, turned_page
from sprites.paint.theme import Theme
from tests.scenes.tables_played import played


@pytest.fixture
def book(screen):
    """The list of two saved games, drawn."""
    for name in ("Sunday", "Monday"):
        screen.app.saves.keep_as(name, played(seed=name))
    screen.app.stack.push(SavedGamesScene(screen.app))
    screen.frames(4)
    screen.app.change_settings(speed="normal")
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
    book.app.change_settings(reduced_motion=True)
    choose_the_other(book)
    shown = page(book)
    book.scene.update(2 * TURNING)

    assert page(book) == shown


FULL, SMALL = (1280, 720), (480, 270)
BOX, BESIDE, WHOLE = (1000.0, 500.0, 80.0, 80.0), (900.0, 400.0, 300.0, 300.0), (0.0, 0.0, 1280.0, 720.0)


@pytest.mark.parametrize(
    "make",
    [
        partial(turned_page, BESIDE, True),
        partial(marked, BESIDE),
        partial(risen, BOX, BESIDE),
        partial(risen, BOX, WHOLE),
    ],
)
@pytest.mark.parametrize(("seen", "shown"), [(SMALL, SMALL), (FULL, SMALL), (SMALL, FULL)])
def test_a_window_that_changes_its_size_meanwhile_is_no_fault(make, seen, shown):
    theme, flourish, shown = Theme(FULL), make(), pygame.Surface(shown)
    flourish.look(theme, pygame.Surface(seen))
    flourish.advance(TURNING / 2)
    flourish.draw(theme, shown)


def test_the_lid_of_a_box_is_lifted_off_that_box_in_a_wide_window_too():
    theme, before = Theme((1720, 720)), pygame.Surface((1720, 720))
    box, red = theme.rect(*BOX), pygame.Color("red")
    before.fill(red, box)
    flourish, shown = risen(BOX, WHOLE), pygame.Surface(before.size)
    flourish.look(theme, before)
    flourish.advance(1.0)
    flourish.draw(theme, shown)
    assert shown.get_at(box.center).r > 200
