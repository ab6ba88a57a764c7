"""Cubes, bank notes, flags and gears: the size that was asked for, and each told from the others."""

from itertools import combinations

import pygame
import pytest

from sprites.maps import commodities
from sprites.paint import palette
from sprites.paint.theme import Theme

SIGNS = {
    "food": "wheat",
    "energy": "power-lightning",
    "labor": "biceps",
    "ore": "ore",
    "capital": "briefcase",
    "money": "cash",
}


@pytest.fixture(params=[1, 3], ids=["720", "2160"])
def made(request):
    return Theme((1280 * request.param, 720 * request.param))


def mean(picture):
    return pygame.transform.average_color(picture)[:3]


@pytest.mark.parametrize("commodity", SIGNS)
def test_a_cube_is_as_large_as_asked(made, commodity):
    assert commodities.cube(made, commodity, SIGNS[commodity], 19).get_size() == (made.px(19),) * 2


def test_cubes_can_be_told_apart(made):
    tones = [mean(commodities.cube(made, commodity, sign, 19)) for commodity, sign in SIGNS.items()]
    assert all(sum(abs(a - b) for a, b in zip(p, q, strict=True)) > 40 for p, q in combinations(tones, 2))


def test_the_top_of_a_cube_is_light_and_its_right_side_dark(made):
    cube = commodities.cube(made, "energy", SIGNS["energy"], 40)
    size = made.px(40)
    top = cube.get_at((size // 2, round(size * 0.14)))
    right = cube.get_at((round(size * 0.88), size // 2))
    assert sum(top[:3]) > sum(palette.COMMODITIES["energy"]) > sum(right[:3])


def test_a_missing_cube_is_a_faint_ghost(made):
    assert commodities.cube(made, "ore", "ore", 19, ghost=True).get_alpha() < 100


@pytest.mark.parametrize("dollars", [1, 5, 10, 20])
def test_a_bank_note_has_the_colour_of_its_value(made, dollars):
    note = commodities.banknote(made, dollars, 24)
    assert note.get_height() == made.px(24)
    paper = note.get_at((round(note.get_width() * 0.46), round(note.get_height() * 0.8)))
    assert paper[:3] == pytest.approx(palette.BANKNOTES[dollars], abs=30)


def test_every_seat_has_a_flag_of_its_own(made):
    pictures = {pygame.image.tobytes(commodities.flag(made, seat, 17), "RGBA") for seat in palette.PLAYERS}
    assert len(pictures) == len(palette.PLAYERS)


def test_a_flag_on_the_ground_casts_a_shadow(made):
    flying, standing = (commodities.flag(made, 1, 27, standing) for standing in (False, True))
    at = (made.px(27) // 2, round(made.px(27) * 0.94))
    assert standing.get_at(at).a > flying.get_at(at).a


def test_a_gear_is_steel(made):
    red, green, blue = mean(commodities.automation_gear(made, "auto-repair", 22))
    assert max(red, green, blue) - min(red, green, blue) < 30
