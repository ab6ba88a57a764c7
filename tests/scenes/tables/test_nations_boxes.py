"""The whole table of Nations as a tree: nothing is cut, overlaps or is mute, at any size of letters and window."""

from functools import lru_cache

import pytest

from scenes.games.nations.table import NationsTable
from scenes.kit.model import canvas
from sprites.theme import Theme
from tests.scenes.faults import mute, overflows, overlaps
from tests.scenes.tables.games import model, session, stuffed

TABLE = NationsTable()
MARGINS = ((0.0, 0.0), (220.0, 0.0), (0.0, 120.0))
LETTERS = ((0.8, (1920, 1080)), (1.0, (1920, 1080)), (1.5, (1920, 1080)), (2.0, (2560, 1440)))
POSITIONS = [
    *[(seats, 0, False) for seats in (1, 5)],
    *[(seats, 120, False) for seats in (1, 3, 4)],
    *[(seats, -1, False) for seats in range(1, 6)],
    *[(seats, -1, True) for seats in (2, 5)],
]
"""Seats, moves played (-1 for boards stuffed with everything that they hold), and whether all boards are shown."""


@lru_cache
def theme(letter, size):
    return Theme(size, letter=letter)


@lru_cache
def played(seats, moves):
    return stuffed(seats, sides="ab"[seats % 2]) if moves < 0 else session(seats, moves, seed=seats)


@pytest.mark.parametrize(("letter", "size"), LETTERS)
@pytest.mark.parametrize(("seats", "moves", "all_boards"), POSITIONS)
def test_nothing_is_cut_overlaps_or_is_mute(seats, moves, all_boards, letter, size):
    shown = theme(letter, size)
    for margin in MARGINS:
        seen = model(played(seats, moves), margin=margin, theme=shown, all_boards=all_boards)
        tree, area = TABLE.tree(seen), canvas(seen)
        faults = [*overflows(tree, area, shown), *overlaps(tree, area, shown), *mute(tree, shown, area)]
        assert not faults, margin


def test_larger_letters_make_cards_smaller_before_anything_leaves():
    wide = []
    for letter in (1.0, 1.5):
        seen = model(played(4, -1), theme=theme(letter, (1920, 1080)))
        card = next(card for card in seen.view.board[0] if card)
        wide.append(TABLE.layout(seen).places[card].area[2])
    assert wide[0] == 96
    assert wide[1] < 96


def test_every_empty_place_says_what_belongs_there():
    places = TABLE.layout(model(played(3, 2))).places
    empty = [
        place for name, place in places.items() if name.startswith(("slot", "advisor", "shelf", "empty"))
    ]
    assert len(empty) >= 2
    assert all(place.zoom and place.zoom.told.remarks for place in empty)
