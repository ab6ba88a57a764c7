"""Shelves fill themselves."""

import pytest

from game.core.shelf import Shelf


def test_a_shelf_is_filled_when_the_first_piece_is_asked_for():
    fillings = []

    def fill() -> None:
        fillings.append(1)
        shelf.update(stone="grey", brick="red")

    shelf: Shelf[str] = Shelf(fill)
    assert fillings == []
    assert shelf["brick"] == "red"
    assert shelf.all() == ("grey", "red")
    assert fillings == [1]


def test_a_missing_piece_is_named():
    shelf: Shelf[str] = Shelf(lambda: shelf.update(stone="grey"))
    with pytest.raises(KeyError, match="feather"):
        shelf["feather"]
