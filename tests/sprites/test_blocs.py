"""The line around a bloc is whole, and a hex that may be chosen is marked like no seat."""

import pygame
import pytest

from sprites.maps import blocs
from sprites.maps.hex_outline import BESIDE
from sprites.maps.hexes import HexTileLook, corner, side_middle
from sprites.paint import palette
from sprites.paint.theme import Theme

SIDE = 37.0
GROUPS = {
    "one": ([(0, 0)], 1),
    "three around a corner": ([(0, 0), (1, 0), (0, 1)], 1),
    "a row with a bend": ([(0, 0), (1, 0), (2, 0), (2, 1)], 1),
    "a ring": (list(BESIDE), 2),
}


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("colour", [3, 6])
def test_the_line_is_one_closed_piece_around_the_bloc_and_one_around_each_hole(theme, group, colour):
    """No specks, no stubs: as many pieces of the seat's colour as there are loops."""
    cells, count = GROUPS[group]
    picture = blocs.bloc(theme, colour, cells, (), SIDE)
    line = pygame.mask.from_threshold(picture, palette.PLAYERS[colour].colour, (24, 24, 24, 60))
    assert len(line.connected_components()) == count
    every_pixel = pygame.mask.from_surface(picture, 30)
    assert len(every_pixel.connected_components()) == count


def test_roads_lie_under_the_line_and_join_the_tiles(theme):
    road = ((0.0, 0.0), (3**0.5, 0.0))
    bare, paved = (blocs.bloc(theme, 1, [(0, 0), (1, 0)], roads, SIDE) for roads in ((), (road,)))
    middle = bare.get_width() // 2, bare.get_height() // 2
    assert bare.get_at(middle).a == 0
    assert paved.get_at(middle).a == 255


def _is_yellow(colour):
    return colour.a > 120 and colour.r > 180 and colour.g > 150 and colour.b < 140


@pytest.mark.parametrize("kind", ["open", "asked", "hot"])
@pytest.mark.parametrize("is_bare", [False, True])
def test_a_marked_hex_is_never_yellow(theme, kind, is_bare):
    marked = blocs.marked_hex(theme, SIDE, kind, is_bare)
    width, height = marked.get_size()
    assert not [at for x in range(width) for y in range(height) if _is_yellow(marked.get_at(at := (x, y)))]


def test_a_hex_that_may_be_chosen_is_dashed_and_the_one_that_is_meant_is_not(theme):
    """The dash keeps it apart from the white seat's line, which has no gaps."""

    def pieces(kind):
        marked = blocs.marked_hex(theme, SIDE, kind, False)
        return len(pygame.mask.from_surface(marked, 127).connected_components())

    assert pieces("open") == pieces("asked") > 6
    assert pieces("hot") == 1


def test_dashes_crawl_around_a_hex_until_each_lies_where_the_next_one_did(theme):
    seen = [
        pygame.image.tobytes(blocs.marked_hex(theme, SIDE, "asked", False, at), "RGBA")
        for at in range(blocs.PHASES + 1)
    ]
    assert len(set(seen)) == blocs.PHASES
    assert seen[0] == seen[-1]


def test_high_contrast_marks_a_hex_with_bolder_dashes(theme):
    usual, bold = (
        pygame.mask.from_surface(blocs.marked_hex(each, SIDE, "open", False), 127).count()
        for each in (theme, Theme((1280, 720), scheme="high contrast"))
    )
    assert bold > 1.3 * usual


def test_open_dots_lie_over_the_line_and_end_at_the_edge_of_the_tile(theme):
    """The line runs where half dots lie: under it nobody would see what the next tile completes."""
    look = HexTileLook("farm", "food", (1,), (4,))
    picture = blocs.bloc(theme, 1, [(0, 0)], (), SIDE, look, (0,))
    bare = blocs.bloc(theme, 1, [(0, 0)], (), SIDE)
    middle, pixels = (picture.get_width() / 2, picture.get_height() / 2), SIDE * theme.s
    line = palette.PLAYERS[1].colour

    def on_the_line(picture, place):
        inwards = 1 - blocs.INSET / SIDE / (3**0.5 / 2)
        at = tuple(round(m + (p - m) * inwards) for p, m in zip(place, middle, strict=True))
        return picture.get_at(at)[:3]

    for place in (side_middle(middle, pixels, 1), corner(middle, pixels, 4)):
        assert on_the_line(picture, place) != on_the_line(bare, place)
    assert on_the_line(picture, side_middle(middle, pixels, 4)) == line
    hexes_edge = pygame.mask.from_surface(bare, 0).outline()
    assert pygame.mask.from_surface(picture, 0).outline() == hexes_edge
