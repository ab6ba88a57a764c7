"""Outlines of groups of hexes: one closed loop around each group and each hole, moved in evenly, with sharp corners."""

from itertools import combinations
from math import dist, sqrt

import pytest

from sprites.maps.hex_outline import BESIDE, inset, loops

ONE = [(0, 0)]
PAIR = [(0, 0), (1, 0)]
BENT = [(0, 0), (1, 0), (1, 1)]
RING = list(BESIDE)
FLOWER = [(0, 0), *BESIDE]
APART = [(0, 0), (3, 0)]
GROUPS = {"one": ONE, "pair": PAIR, "bent": BENT, "ring": RING, "flower": FLOWER, "apart": APART}


def pairs(loop):
    return zip(loop, [*loop[1:], loop[0]], strict=True)


def surface(loop):
    """Twice the area, above 0 for a loop that runs clockwise on the screen."""
    return sum(x * to_y - to_x * y for (x, y), (to_x, to_y) in pairs(loop))


@pytest.mark.parametrize(
    ("group", "corners"),
    [(ONE, [6]), (PAIR, [10]), (BENT, [14]), (FLOWER, [18]), (RING, [6, 18]), (APART, [6, 6])],
)
def test_every_group_has_a_loop_and_every_hole_has_one(group, corners):
    assert sorted(len(loop) for loop in loops(group)) == corners


def test_what_surrounds_a_group_runs_clockwise_and_a_hole_the_other_way():
    hole, around = sorted(loops(RING), key=len)
    assert surface(around) > 0
    assert surface(hole) < 0


@pytest.mark.parametrize("group", GROUPS.values(), ids=GROUPS)
def test_loops_enclose_just_the_hexes(group):
    assert sum(surface(loop) for loop in loops(group)) / 2 == pytest.approx(len(group) * 1.5 * sqrt(3))


@pytest.mark.parametrize("group", GROUPS.values(), ids=GROUPS)
def test_sides_of_an_inset_loop_lie_that_far_inside_in_corners_of_both_kinds(group):
    for loop in loops(group):
        for (start, end), (moved_start, moved_end) in zip(pairs(loop), pairs(inset(loop, 0.1)), strict=True):
            across, down = end[0] - start[0], end[1] - start[1]
            for x, y in (moved_start, moved_end):
                away = (across * (y - start[1]) - down * (x - start[0])) / dist(start, end)
                assert away == pytest.approx(0.1)


def test_a_corner_stands_out_no_farther_than_its_mitre():
    for loop in loops(BENT):
        for corner, moved in zip(loop, inset(loop, 0.1), strict=True):
            assert dist(corner, moved) == pytest.approx(0.2 / sqrt(3))


def test_inset_loops_of_neighbours_never_touch():
    groups = [[(0, 0), (0, 1)], [(1, 0)], [(-1, 1), (-1, 2)]]
    drawn = [point for group in groups for loop in loops(group) for point in inset(loop, 0.08)]
    assert min(dist(one, other) for one, other in combinations(drawn, 2)) > 0.1
