"""The map of Wealth of Nations: hexes that fit together, dots where they belong, tiles that can be told apart."""

from math import sqrt

import pygame
import pytest

from sprites.maps import hexes
from sprites.maps.hexes import HexTileLook
from sprites.paint import palette
from sprites.paint.theme import Theme

LOOKS = {
    "farm": HexTileLook("farm", "food", (1, 2, 3, 4, 5, 6), ()),
    "generator": HexTileLook("generator", "energy", (1, 3, 5), ()),
    "academy": HexTileLook("academy", "labor", (3, 6), (2, 6)),
    "mine": HexTileLook("mine", "ore", (1, 4), ()),
    "factory": HexTileLook("factory", "capital", (), (3, 4, 6)),
    "bank": HexTileLook("bank", "money", (2, 3), ()),
}
SIDE = 37


@pytest.fixture(params=[1, 3], ids=["720", "2160"])
def made(request):
    return Theme((1280 * request.param, 720 * request.param))


def middle(picture):
    return picture.get_width() / 2, picture.get_height() / 2


def mean(picture, area=None):
    return pygame.transform.average_color(picture, area or picture.get_rect())[:3]


def is_open_dot(picture, place):
    """Whether the dark floor of an open dot lies just inside this place."""
    inwards = pygame.Vector2(place).lerp(middle(picture), 0.06)
    return sum(picture.get_at((round(inwards.x), round(inwards.y)))[:3]) < 130


def test_sides_and_corners_run_clockwise_from_the_upper_left_and_from_the_top():
    assert hexes.corner((0, 0), 10, 1) == pytest.approx((0, -10))
    assert hexes.side_middle((0, 0), 10, 1) == pytest.approx((-5 * sqrt(3) / 2, -7.5))
    assert hexes.side_middle((0, 0), 10, 3) == pytest.approx((5 * sqrt(3), 0))
    assert hexes.corner((0, 0), 10, 4) == pytest.approx((0, 10))


@pytest.mark.parametrize("number", range(1, 7))
def test_a_corner_lies_between_its_side_and_the_next(number):
    corner = hexes.corner((3, 4), 10, number)
    assert hexes.edge((3, 4), 10, number)[1] == pytest.approx(corner)
    assert hexes.edge((3, 4), 10, number + 1)[0] == pytest.approx(corner)


@pytest.mark.parametrize("industry", LOOKS)
def test_a_tile_fills_its_hex_but_for_a_hair_and_stands_out_below_it_by_its_thickness(made, industry):
    tile = hexes.tile(made, LOOKS[industry], 0, SIDE)
    drawn = tile.get_bounding_rect(min_alpha=128)
    assert drawn.w == pytest.approx(sqrt(3) * SIDE * hexes.FACE * made.s, abs=2)
    assert drawn.h == pytest.approx((2 * hexes.FACE + hexes.THICK) * SIDE * made.s, abs=2)
    assert drawn.top + drawn.h / 2 - tile.get_height() / 2 == pytest.approx(hexes.THICK * SIDE * made.s / 2, abs=2)
    outline = hexes.outline(made, SIDE)
    assert outline.get_size() == tile.get_size()
    assert outline.get_bounding_rect(min_alpha=128).contains(drawn.inflate(-2, -2))


@pytest.mark.parametrize("turn", range(6))
def test_half_dots_lie_on_their_sides_and_third_dots_on_their_corners_however_a_tile_is_turned(made, turn):
    picture = hexes.tile(made, LOOKS["academy"], turn, SIDE)
    side = SIDE * hexes.FACE * made.s
    sides = {k for k in range(1, 7) if is_open_dot(picture, hexes.side_middle(middle(picture), side, k))}
    corners = {k for k in range(1, 7) if is_open_dot(picture, hexes.corner(middle(picture), side, k))}
    assert sides == {(k - 1 + turn) % 6 + 1 for k in (3, 6)}
    assert corners == {(k - 1 + turn) % 6 + 1 for k in (2, 6)}


def test_the_industries_differ_in_colour(made):
    tones = [mean(hexes.tile(made, look, 0, SIDE)) for look in LOOKS.values()]
    apart = [sum(abs(a - b) for a, b in zip(p, q, strict=True)) for p in tones for q in tones if p is not q]
    assert min(apart) > 25


def test_a_whole_dot_is_lit_around_its_ring_and_an_idle_one_is_not(made):
    lit, idle = (hexes.whole_dot(made, "food", "wheat", SIDE, kind) for kind in ("whole", "idle"))
    beside = (lit.get_width() // 2, round(lit.get_height() * 0.14))
    assert lit.get_at(beside).a > 8
    assert idle.get_at(beside).a == 0
    assert sum(mean(idle)) < sum(mean(lit))


def test_a_dot_that_would_be_new_has_an_amber_ring(made):
    whole, new = (hexes.whole_dot(made, "ore", "ore", SIDE, kind) for kind in ("whole", "new"))
    left = round(new.get_width() / 2 - SIDE * made.s * hexes.DOT * 0.82)
    at = (left, new.get_height() // 2)
    assert new.get_at(at)[:3] == pytest.approx(palette.WHAT_IF, abs=40)
    assert whole.get_at(at)[:3] == pytest.approx(palette.IVORY, abs=40)


def test_a_ghost_lets_the_board_shine_through(made):
    tile, ghost = (hexes.tile(made, LOOKS["mine"], 0, SIDE, ghost) for ghost in (False, True))
    assert tile.get_alpha() == 255
    assert ghost.get_alpha() < 220


def test_a_clash_is_marked_in_red(made):
    red, green, _ = mean(hexes.clash_mark(made, 19))
    assert red > green + 20
