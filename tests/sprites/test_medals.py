"""Medals: told apart by their shape, also by who sees no colours, and seen on paper."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from sprites.cards.medals import AWARD, BRONZE, GOLD, SILVER, medal
from sprites.paint import palette
from sprites.things import book
from tests.sprites.test_palette import contrast

GRADES = BRONZE, SILVER, GOLD


def greys(theme, grade, is_won=True):
    """A medal on paper without its colours."""
    picture = medal(theme, grade, is_won, 24, palette.FAINT_INK)
    paper = pygame.Surface(picture.get_size())
    paper.fill(palette.PAPER_BOTTOM)
    paper.blit(picture, (0, 0))
    return pygame.transform.grayscale(paper)


def unlike(one, other):
    """The share of pixels that are clearly lighter or darker."""
    wide, high = one.get_size()
    spots = [(x, y) for x in range(wide) for y in range(high)]
    return sum(abs(one.get_at(spot)[0] - other.get_at(spot)[0]) > 40 for spot in spots) / len(spots)


@pytest.mark.parametrize(("one", "other"), list(combinations(GRADES, 2)))
def test_grades_are_told_apart_without_colours(theme, one, other):
    assert unlike(greys(theme, one), greys(theme, other)) > 0.1


@pytest.mark.parametrize("grade", [AWARD, *GRADES])
def test_what_is_still_to_be_won_is_an_outline(theme, grade):
    assert unlike(greys(theme, grade), greys(theme, grade, is_won=False)) > 0.15
    filled, empty = (
        pygame.mask.from_surface(medal(theme, grade, is_won, 24, palette.FAINT_INK)).count() for is_won in (True, False)
    )
    assert empty < filled


@pytest.mark.parametrize("grade", [AWARD, *GRADES])
def test_the_rim_of_a_medal_is_seen_on_paper(theme, grade):
    picture = medal(theme, grade, True, 60, palette.FAINT_INK)
    seen = [picture.get_at((x, picture.get_height() * 76 // 120)) for x in range(picture.get_width())]
    rim = next(colour for colour in seen if colour.a > 250)
    assert contrast(rim[:3], book.FOOT) > 3
