"""Geometry: the map, where partial dots lie, and what layouts of tiles yield at best."""

from __future__ import annotations

from itertools import product

import pytest

from game.wealth_of_nations.cards.blocs import find_blocs
from game.wealth_of_nations.cards.components import BOARDS, INDUSTRIES, LIES, MAP
from game.wealth_of_nations.cards.hexes import ACROSS, OFF_MAP, HexMap, different_turns, step, turned
from game.wealth_of_nations.state import NOBODY, Tile


def lay_out(layout):
    """Tiles and owners of a map with one owner's tiles: {cell: (industry, turn)}."""
    tiles, owners = [None] * len(MAP.cells), [NOBODY] * len(MAP.cells)
    for cell, (industry, turn) in layout.items():
        tiles[MAP.at(cell)] = Tile(industry, turn % INDUSTRIES[industry].turns)
        owners[MAP.at(cell)] = 0
    return tuple(tiles), tuple(owners)


def blocs_of(layout):
    return find_blocs(*lay_out(layout))


def full_dots(layout):
    return sum(len(bloc.dots) for bloc in blocs_of(layout))


def test_the_map_is_a_hexagon_of_61_hexes():
    """W-SETUP-01."""
    assert len(MAP.cells) == 61
    assert all(max(abs(q), abs(r), abs(q + r)) <= 4 for q, r in MAP.cells)
    assert MAP.cells[BOARDS["board"].rose] == (0, 0)


def test_hexes_are_named_row_by_row():
    assert (MAP.names[0], MAP.names[4], MAP.names[5], MAP.names[60]) == ("a1", "a5", "b1", "i5")
    assert MAP.names[BOARDS["board"].rose] == "e5"


def test_neighbours_lie_over_the_six_sides():
    for hex, cell in enumerate(MAP.cells):
        for side, other in enumerate(MAP.neighbours[hex], 1):
            if other != OFF_MAP:
                assert MAP.cells[other] == step(cell, side)
                assert MAP.neighbours[other][turned(side, 3) - 1] == hex


def test_the_corner_of_the_map_has_three_neighbours():
    assert sorted(MAP.neighbours[MAP.index["a1"]]).count(OFF_MAP) == 3


def test_two_hexes_share_a_side_and_three_a_corner():
    here, ahead = MAP.at((0, 0)), MAP.at(ACROSS[0])
    beside = MAP.at(ACROSS[1])
    assert MAP.spots(here, [1], [], 0) == MAP.spots(ahead, [4], [], 0)
    assert MAP.spots(here, [], [1], 0) == MAP.spots(ahead, [], [3], 0) == MAP.spots(beside, [], [5], 0)
    assert MAP.parts[MAP.spots(here, [1], [], 0)[0]] == 2
    assert MAP.parts[MAP.spots(here, [], [1], 0)[0]] == 3


def test_a_turn_moves_every_dot_one_side_clockwise():
    here = MAP.at((0, 0))
    assert MAP.spots(here, [6], [6], 1) == MAP.spots(here, [1], [1], 0)
    assert MAP.spots(here, [2], [5], 6) == MAP.spots(here, [2], [5], 0)


def test_a_smaller_map_has_other_hexes():
    assert len(HexMap((2, 3, 2)).cells) == 7


@pytest.mark.parametrize(
    ("industry", "turns"),
    [("farm", 1), ("generator", 2), ("academy", 6), ("mine", 3), ("factory", 6), ("bank", 6)],
)
def test_turns_that_look_different(industry, turns):
    assert different_turns(INDUSTRIES[industry].halves, INDUSTRIES[industry].thirds) == turns
    assert len({frozenset(lie.spots) for lie in LIES[industry][30]}) == turns


TILES = [
    ("academy", {(0, 0): 1, (0, 1): 1}, 3, True),
    ("academy", {(0, 0): 1, (0, 1): 1, (1, 0): 3}, 5, True),
    ("academy", {(0, 0): 1, (0, 1): 1, (0, 2): 1, (1, 0): 3}, 7, True),
    ("factory", {(0, 0): 0, (0, 1): 0}, 2, True),
    ("factory", {(0, 0): 0, (0, 1): 1, (1, 0): 1}, 4, True),
    ("factory", {(0, 0): 5, (0, 1): 1, (1, -1): 0, (1, 0): 2}, 6, True),
    ("generator", {(0, 0): 1, (0, 1): 0, (1, -1): 0}, 5, True),
    ("generator", {(0, 0): 0, (0, 1): 0}, 2, False),
    ("bank", {(0, 0): 1, (0, 1): 4}, 1, True),
    ("bank", {(0, 0): 1, (0, 1): 5, (1, 0): 3}, 3, True),
    ("mine", {(0, 0): 0, (0, 1): 0}, 3, True),
    ("farm", {(0, 0): 0, (0, 1): 0, (1, 0): 0}, 6, True),
]


@pytest.mark.parametrize(("industry", "turns", "dots", "is_one"), TILES)
def test_tiles_as_printed(industry, turns, dots, is_one):
    """W-RULING-02."""
    layout = {cell: (industry, turn) for cell, turn in turns.items()}
    assert full_dots(layout) == dots
    assert (len(blocs_of(layout)) == 1) == is_one


def shapes(size):
    """Every way for so many hexes to hang together, one of each that turning or mirroring makes."""
    found = {frozenset([(0, 0)])}
    for _ in range(size - 1):
        found = {
            standing(shape | {step(cell, side)})
            for shape in found
            for cell in shape
            for side in range(1, 7)
            if step(cell, side) not in shape
        }
    return found


def standing(cells):
    """One of the twelve images of a shape, always the same."""
    images = []
    for _ in range(6):
        cells = {(-r, q + r) for q, r in cells}
        for image in (cells, {(r, q) for q, r in cells}):
            q0, r0 = min(image)
            images.append(sorted((q - q0, r - r0) for q, r in image))
    return frozenset(min(images))


def on_the_map(shape):
    """The hexes of a shape, pushed to where all of it lies on the map."""
    for q0, r0 in MAP.cells:
        cells = [(q + q0, r + r0) for q, r in sorted(shape)]
        if all(cell in MAP.cells for cell in cells):
            return [MAP.at(cell) for cell in cells]
    raise AssertionError("the shape is larger than the map")


HALVES = sum(1 << spot for spot, parts in enumerate(MAP.parts) if parts == 2)


def best_yield(industry, size):
    """Most full dots of one bloc of so many tiles, over all shapes and turns.

    Spots with one, two and three partial dots are kept as bit masks; the rules are asked about every new best.
    """
    centre = INDUSTRIES[industry].centre
    best = -1
    for shape in shapes(size):
        hexes = on_the_map(shape)
        for lies in product(*([(lie.mask, lie.turn) for lie in LIES[industry][hex]] for hex in hexes)):
            once = twice = thrice = 0
            for mask, _ in lies:
                thrice |= twice & mask
                twice |= once & mask
                once |= mask
            dots = centre * size + ((twice & HALVES) | (thrice & ~HALVES)).bit_count()
            if dots > best and are_linked([mask for mask, _ in lies]):
                turns = [turn for _, turn in lies]
                layout = {MAP.cells[hex]: (industry, turn) for hex, turn in zip(hexes, turns, strict=True)}
                assert len(blocs_of(layout)) == 1
                assert full_dots(layout) == dots
                best = dots
    return best


def are_linked(masks):
    """Whether the partial dots of these tiles touch each other in one chain."""
    reached, apart = masks[0], masks[1:]
    while touching := [mask for mask in apart if mask & reached]:
        for mask in touching:
            reached |= mask
            apart.remove(mask)
    return not apart


def test_shapes_are_counted_as_known():
    assert [len(shapes(size)) for size in range(1, 6)] == [1, 1, 3, 7, 22]


@pytest.mark.parametrize(
    ("industry", "yields"),
    [
        ("farm", [1, 3, 6, 9, 12, 15]),
        ("generator", [1, 3, 5, 7, 9, 12]),
        ("academy", [1, 3, 5, 7]),
        ("mine", [1, 3, 5, 7, 9]),
        ("factory", [1, 2, 4, 6]),
        ("bank", [0, 1, 3, 3]),
    ],
)
def test_best_yields_by_size_of_the_bloc(industry, yields):
    """W-PRODUCE-04."""
    assert [best_yield(industry, size) for size in range(1, len(yields) + 1)] == yields


@pytest.mark.sample(3)
@pytest.mark.parametrize(("industry", "dots"), [("academy", 9), ("factory", 7), ("bank", 4)])
def test_best_yields_of_five_tiles(industry, dots):
    assert best_yield(industry, 5) == dots
