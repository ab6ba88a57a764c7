"""Blocs and their full dots."""

from __future__ import annotations

import pytest

from game.wealth_of_nations.cards.blocs import dot_masks, find_blocs, full_dots
from tests.game.wealth_of_nations.scenario import bloc, lay, names, table, tiles


def board(text):
    return table({}, {}, {}, board=text)


def test_every_tile_has_its_centre_dot_but_a_bank():
    """W-DOTS-01, W-DOTS-02."""
    state = board("0 farm b2, 0 bank h2 0")
    assert (len(bloc(state, "b2").dots), len(bloc(state, "h2").dots)) == (1, 0)


@pytest.mark.parametrize(("layout", "dots"), [({(0, 0): 1, (0, 1): 1}, 3), ({(0, 0): 1, (0, 1): 1, (1, 0): 3}, 5)])
def test_joined_academies(layout, dots):
    """EX-W-01, EX-W-02, W-DOTS-03."""
    state = board(tiles(0, "academy", layout))
    (one,) = state.blocs
    assert len(one.dots) == dots


def test_two_factories_sharing_an_unfinished_dot_are_one_bloc():
    """EX-W-03, W-BLOC-01, W-BLOC-02."""
    state = board(tiles(0, "factory", {(0, 0): 0, (0, 1): 0}))
    (one,) = state.blocs
    assert (len(one.hexes), len(one.dots)) == (2, 2)


def test_neighbours_without_touching_dots_are_two_blocs():
    """EX-W-04, W-BLOC-03."""
    state = board(tiles(0, "generator", {(0, 0): 0, (0, 1): 0}))
    assert [len(each.hexes) for each in state.blocs] == [1, 1]


def test_different_industries_are_two_blocs():
    """EX-W-05, W-BLOC-04."""
    state = board("0 farm b2, 0 generator b3")
    assert [each.industry for each in state.blocs] == ["farm", "generator"]


def test_different_owners_are_two_blocs_and_their_dots_nobodys():
    """EX-W-06, W-BLOC-05."""
    state = board("0 farm b2, 1 farm b3")
    assert [(each.owner, len(each.dots), each.shared) for each in state.blocs] == [(0, 1, 1), (1, 1, 1)]


def test_half_dots_and_third_dots_do_not_touch_each_other():
    """W-RULING-03: an Academy's half dot beside another's corner dot links nothing."""
    state = board(tiles(0, "academy", {(0, 0): 3, (1, 0): 2}))
    assert len(state.blocs) == 2


def test_a_foreign_third_spoils_a_corner_dot():
    """W-RULING-35."""
    whole = tiles(0, "factory", {(0, 0): 0, (0, 1): 1, (1, 0): 1})
    assert sum(len(each.dots) for each in board(whole).blocs) == 4
    mixed = whole.replace("0 factory", "1 factory", 1)
    assert sum(len(each.dots) for each in board(mixed).blocs) == 3
    assert all(each.shared == 1 for each in board(mixed).blocs)


def test_a_dot_that_touches_an_unfed_tile_is_ignored():
    state = board(tiles(0, "academy", {(0, 0): 1, (0, 1): 1, (1, 0): 3}))
    (one,) = state.blocs
    assert full_dots(one, one.hexes) == 5
    assert sorted(full_dots(one, tuple(hex for hex in one.hexes if hex != out)) for out in one.hexes) == [
        2,
        2,
        3,
    ]
    assert full_dots(one, ()) == 0


def test_blocs_follow_from_the_map_alone():
    state = board("0 farm b2, 0 farm b3")
    lay(state, "0 farm c3")
    assert state.blocs == find_blocs(state.tiles, state.flags)
    assert state.dots == dot_masks(state.tiles)
    assert names(bloc(state, "c3").hexes) == ["b2", "b3", "c3"]
