"""Words on buttons can be read in every state and scheme, with the key beside them."""

import pygame
import pytest

from scenes.ui.drawing import button_ink, lay_brass, lay_button, lay_tint, lay_well
from sprites.paint import materials, palette
from sprites.paint.palette import SCHEMES
from sprites.paint.theme import Theme
from tests.sprites.test_palette import READABLE, contrast

LEAST = {"standard": READABLE, "high contrast": 7.0}
STATES = ("rest", "hover", "pressed", "disabled")
KINDS = [kind for kind in palette.BUTTONS if kind != "disabled"]
AREA = (4.0, 4.0, 120.0, 26.0)
INSET, LETTERS = 8.0, (0.2, 0.8)
"""Units beside the words, and the part of the height that letters take."""


def theme_of(scheme, wide=1280):
    return Theme((wide, wide * 9 // 16), scheme=scheme)


def canvas(theme):
    surface = pygame.Surface(theme.rect(0, 0, 130, 36).size)
    surface.fill(palette.WOOD)
    return surface


def least_contrast(theme, surface, ink):
    """The least contrast of words in this colour with what lies under them."""
    x, y, wide, high = AREA
    low, top = (y + high * share for share in LETTERS)
    under = theme.rect(x + INSET, low, wide - 2 * INSET, top - low)
    colour = theme.colour(ink)
    grounds = {tuple(surface.get_at((column, row))[:3]) for column in (under.left, under.centerx)
               for row in range(under.top, under.bottom)}  # fmt: skip
    return min(contrast(colour, ground) for ground in grounds)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("state", STATES)
def test_the_label_of_a_button(kind, state, scheme):
    for wide in (960, 1280, 1920):
        theme = theme_of(scheme, wide)
        surface = canvas(theme)
        lay_button(theme, surface, AREA, kind, state)
        assert least_contrast(theme, surface, button_ink(kind, state)) >= LEAST[scheme], wide


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("state", STATES)
def test_the_key_on_a_button(kind, state, scheme):
    theme, ink = theme_of(scheme), button_ink(kind, state)
    surface = canvas(theme)
    lay_button(theme, surface, AREA, kind, state)
    cap = materials.key_cap(theme, "B", 12, ink)
    rect = cap.get_rect(center=theme.rect(*AREA).center)
    surface.blit(cap, rect)
    beside_the_letter = [surface.get_at((rect.left + 2, row))[:3] for row in range(rect.top + 3, rect.bottom - 3)]
    assert min(contrast(theme.colour(ink), ground) for ground in beside_the_letter) >= LEAST[scheme]


@pytest.mark.parametrize("scheme", SCHEMES)
def test_what_is_chosen_and_what_is_not_on_a_switch(scheme):
    theme = theme_of(scheme)
    chosen, other = canvas(theme), canvas(theme)
    lay_brass(theme, chosen, AREA)
    lay_well(theme, other, AREA, 5)
    assert least_contrast(theme, chosen, palette.DARK_INK) >= LEAST[scheme]
    assert least_contrast(theme, other, palette.SECONDARY) >= LEAST[scheme]
    lay_tint(theme, other, AREA, palette.IVORY, 0.10)
    assert least_contrast(theme, other, palette.SECONDARY) >= LEAST[scheme]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("state", STATES)
def test_high_contrast_is_never_less_than_the_standard_requires_nor_a_plain_button_less_than_before(kind, state):
    def of(scheme):
        theme = theme_of(scheme)
        surface = canvas(theme)
        lay_button(theme, surface, AREA, kind, state)
        return least_contrast(theme, surface, button_ink(kind, state))

    assert of("high contrast") >= min(of("standard"), LEAST["high contrast"])
