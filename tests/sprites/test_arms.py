"""Coats of arms: every nation has one, all differ, and what lies on them is no emblem of a party or a state."""

from itertools import combinations

import pygame
import pytest

from game.wealth_of_nations.cards.components import FLAGS
from sprites.things.arms import FIELDS, SHAPE, arms

BARRED = {"hammer-sickle", "round-star", "sunrise", "lotus"}
WIDTH = 24


@pytest.fixture(scope="module")
def shields(theme):
    return {name: arms(theme, name, flag.emblem, WIDTH) for name, flag in FLAGS.items()}


def test_every_nation_has_a_field_and_a_charge_of_its_own():
    assert FIELDS.keys() == FLAGS.keys()
    charges = {flag.emblem for flag in FLAGS.values()}
    assert len(charges) == len(FLAGS)
    assert not charges & BARRED


def test_all_shields_can_be_told_apart_when_they_are_small(shields):
    for one, other in combinations(shields.values(), 2):
        solid = (each.subsurface(each.get_bounding_rect(min_alpha=250)) for each in (one, other))
        small = (pygame.transform.smoothscale(each, (8, 8)) for each in solid)
        first, second = (pygame.image.tobytes(each, "RGB") for each in small)
        assert sum(abs(a - b) for a, b in zip(first, second, strict=True)) / 192 > 12


def test_a_shield_stands_in_the_middle_of_its_picture(shields):
    for shield in shields.values():
        solid = shield.get_bounding_rect(min_alpha=250)
        assert solid.center == pytest.approx(shield.get_rect().center, abs=1)
        assert solid.h == pytest.approx(solid.w * SHAPE, abs=2)
