"""Books, and when a seat is asked about them."""

from __future__ import annotations

from itertools import product

import pytest

from game.nations_dice.cards.chits import unused
from game.nations_dice.cards.larder import Larder
from game.nations_dice.rules.books import book_vp, books, score_books
from tests.game.nations_dice.proposed import proposed_move
from tests.game.nations_dice.scenario import legal, play, refusal, resolve, table, told


def test_books_are_used_in_reverse_player_order():
    """D-BOOKS-01."""
    state = table({"dice": "blue 3 books"}, {"dice": "blue 2 books"}, {})
    play(state, "pass", "pass")
    assert [facts["seat"] for facts in told(state, "used_books", "pass")] == [2, 1, 0]


def test_each_book_moves_the_marker_one_step_and_dice_and_chits_become_used():
    """D-BOOKS-02."""
    state = table({"dice": "blue 3 books, white books used, white gold", "chits": "books", "books": 4}, {})
    resolve(state, books)
    nation = state.nations[0]
    assert nation.books == 8
    assert {die.icon.kind: die.is_used for die in nation.dice if die.colour == "blue"} == {"books": True}
    assert unused(nation, "books") == 0


def test_the_book_track_has_no_end():
    """D-RULING-17."""
    state = table({"dice": "blue 3 books", "books": 98}, {})
    resolve(state, books)
    assert state.nations[0].books == 101


def test_the_number_of_books_used_is_told():
    """D-VARIANT-03."""
    state = table({"dice": "blue 3 books", "chits": "books"}, {})
    play(state, "pass")
    assert [(facts["seat"], facts["amount"]) for facts in told(state, "used_books", "pass")] == [
        (1, 0),
        (0, 4),
    ]


def test_every_nation_with_fewer_books_brings_a_point():
    """D-BOOKS-03, D-BOOKS-04, EX-D-06."""
    state = table({"books": 9}, {"books": 7}, {"books": 4}, {"books": 4})
    resolve(state, score_books)
    assert [nation.vp_books for nation in state.nations] == [3, 2, 0, 0]


def test_with_two_players_it_brings_two():
    """D-BOOKS-03, D-BOOKS-04."""
    state = table({"books": 5}, {"books": 4})
    assert [book_vp(state, seat) for seat in (0, 1)] == [2, 0]
    state.nations[1].books = 5
    assert [book_vp(state, seat) for seat in (0, 1)] == [0, 0]


def test_books_score_after_all_have_used_theirs():
    """D-BOOKS-03."""
    state = table({"books": 5}, {"books": 3, "dice": "blue 3 books"})
    resolve(state, books, score_books)
    assert [nation.vp_books for nation in state.nations] == [0, 2]


def test_books_are_used_without_asking_where_there_is_no_choice():
    """D-VARIANT-01."""
    state = table({"dice": "white books, white books, white food, white food"}, {})
    resolve(state, books)
    assert state.decision is None
    assert state.nations[0].books >= 3


@pytest.mark.parametrize(
    ("dice", "asked"),
    [
        ("white books, white strength, white food", True),
        ("white books, white books, white food", True),
        ("white books, white books, white food, white food", False),  # a: food suffices
        ("white strength, white strength, white food", False),  # b: no book die
        ("white books, white food", False),  # c: trading cannot close the gap
        ("white books, white gold, white stone, white food", False),  # d: other dice close it
    ],
)
def test_a_seat_is_asked_in_the_books_step_only_if_all_four_conditions_hold(dice, asked):
    """D-VARIANT-02, D-RULING-18: the event needs 2 food."""
    state = table({"dice": dice}, {})
    resolve(state, books)
    assert (state.decision is not None) == asked


def test_the_arithmetic_of_the_questions():
    """D-RULING-18, D-RULING-27: against the formulas, for every small larder."""
    for need, food, b, s, o in product(range(1, 5), range(5), range(4), range(4), range(4)):
        larder = Larder(need, food, b, s, o)
        short = food < need
        everything = food + (o + b + s) // 2 >= need
        assert larder.asks_in_books == (short and b >= 1 and everything and food + o // 2 < need)
        assert larder.asks_in_famine == (short and s >= 1 and everything and food + (o + b) // 2 < need)
        assert larder.asks_at_the_pass == (short and b + s >= 1 and everything and food + o // 2 < need)


def test_food_chits_count_for_the_question_and_food_dice_are_never_traded():
    """D-RULING-18."""
    state = table({"dice": "white books, white strength, white food", "chits": "food"}, {})
    resolve(state, books)
    assert state.decision is None


def test_an_asked_seat_holds_back_any_of_its_book_dice():
    """D-RULING-20, D-DEC-11: none, some or all; book chits are always used."""
    state = table({"dice": "white books, blue 2 books, white strength, white food", "chits": "books", "books": 1}, {})
    resolve(state, books)
    assert legal(state) == ["hold_back white1", "hold_back blue1", "use_books"]
    assert refusal(state, "white3").reason == "no_book_die"
    for held, books_then in (((), 5), (("white1",), 4), (("white1", "blue1"), 2), (("blue1",), 3)):
        twin = state.copy()
        play(twin, *(f"hold_back {die}" for die in held), "use_books")
        nation = twin.nations[0]
        assert nation.books == books_then
        assert {die.handle for die in nation.unused_dice if die.icon.kind == "books"} == set(held)
        assert unused(nation, "books") == 0


def test_the_proposal_is_the_smallest_hold_that_brings_the_famine():
    """D-RULING-20."""
    state = table({"dice": "white books, white books, white strength, white food"}, {})
    resolve(state, books)
    assert proposed_move(state) == ("hold_back", "white1")
    play(state, "hold_back white1")
    assert proposed_move(state) == ("use_books",)


def test_rivals_later_in_the_order_see_what_was_used():
    """D-BOOKS-01, D-VARIANT-08, D-DEC-11."""
    asked = {"dice": "white books, white strength, white food"}
    state = table(asked, asked)
    resolve(state, books)
    assert state.decision.seat == 1
    play(state, "use_books")
    assert state.nations[1].books == 4 and state.decision.seat == 0
