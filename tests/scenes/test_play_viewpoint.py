"""Whose board lies in front: the own one, a rival's for a peek, or a rival's until one comes back."""

import pytest

from game.session.session import Seat
from scenes.play.perspective import Perspective
from scenes.ui.host.host import DWELL


@pytest.fixture
def seats():
    return [Seat("Ann"), Seat("Bob"), Seat("Hand", "random")]


@pytest.fixture
def view(seats):
    return Perspective(seats, 0)


def test_the_person_who_decides_sees_the_own_board(view):
    view.turn_to(1)
    assert (view.viewer, view.shown_seat) == (1, 1)


def test_the_table_stays_with_the_person_while_a_computer_seat_moves(view):
    view.turn_to(2)
    assert view.viewer == 0


def test_watching_a_table_of_computer_seats_shows_the_first(seats):
    assert Perspective([Seat("Hand", "random"), Seat("Other", "random")], 1).viewer == 0


def test_a_swap_stays_until_the_own_number(view):
    view.swap(2)
    assert view.shown_seat == 2
    view.swap(0)
    assert view.shown_seat == 0


def test_the_same_number_again_comes_back(view):
    view.swap(2)
    view.swap(2)
    assert view.shown_seat == 0


def test_a_number_without_a_seat_does_nothing(view):
    view.swap(5)
    assert view.shown_seat == 0


def test_a_peek_needs_a_dwell_and_ends_with_it(view):
    view.hover(1)
    assert not view.advance(DWELL - 1)
    assert view.advance(1)
    assert view.shown_seat == 1
    view.hover(None)
    assert view.shown_seat == 0


def test_coming_back_ends_swap_and_table_view(view):
    view.all_boards = True
    view.swap(1)
    assert view.come_back()
    assert not view.all_boards
    assert view.shown_seat == 0
    assert not view.come_back()


def test_the_next_person_does_not_inherit_a_swap(view):
    view.swap(2)
    view.turn_to(1)
    assert view.shown_seat == 1


def test_a_pointer_that_still_rests_when_boards_are_swapped_does_not_peek(view):
    view.hover(2)
    view.swap(2)
    view.hover(1)
    assert not view.advance(DWELL)
    assert view.shown_seat == 2
    view.hover(None)
    view.hover(1)
    assert view.advance(DWELL)
    assert view.shown_seat == 1
