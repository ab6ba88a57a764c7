"""A line of text: the caret, what is marked, and what Esc brings back."""

import pygame
import pytest

from scenes.entry import TextField


@pytest.fixture
def field():
    field = TextField("name", (0, 0, 100, 28), "Name", "Ruth", lambda text: None, longest=8)
    field.start()
    return field


def press(field, key, mod=0):
    return field.key(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod))


def test_letters_go_in_at_the_caret(field):
    press(field, pygame.K_HOME)
    press(field, pygame.K_RIGHT)
    field.type("o")

    assert field.text == "Routh"


def test_no_more_letters_than_fit(field):
    field.type("abcdefgh")

    assert field.text == "Ruthabcd"


@pytest.mark.parametrize("modifier", [pygame.KMOD_LCTRL, pygame.KMOD_LMETA])
def test_a_marked_text_is_replaced_by_the_next_letters(field, modifier):
    press(field, pygame.K_a, modifier)
    press(field, pygame.K_m)
    field.type("Mira")

    assert field.text == "Mira"


@pytest.mark.parametrize("key", [pygame.K_BACKSPACE, pygame.K_DELETE])
def test_a_marked_text_is_deleted_at_once(field, key):
    press(field, pygame.K_a, pygame.KMOD_LCTRL)
    press(field, key)

    assert field.text == ""


def test_moving_the_caret_unmarks_the_text(field):
    press(field, pygame.K_a, pygame.KMOD_LCTRL)
    press(field, pygame.K_END)
    field.type("!")

    assert field.text == "Ruth!"


def test_escape_brings_back_the_text_that_was_there(field):
    field.type("less")
    press(field, pygame.K_ESCAPE)

    assert field.text == "Ruth"
