"""What a hand sees in a position of The Dice Game."""

from __future__ import annotations

import pytest

from game.nations_dice.bot.evaluator import stage
from game.nations_dice.bot.features import FEATURES, shown, weigh
from game.nations_dice.bot.settling import forget, settle
from tests.game.nations_dice.scenario import dice, new_game, table


def number(state, name, seat=0):
    """One feature of a seat."""
    return weigh(state, seat)[FEATURES.index(name)]


def test_there_is_a_number_for_every_feature():
    assert len(weigh(table({}, {}), 0)) == len(FEATURES)


@pytest.mark.parametrize(
    ("feature", "expected"),
    [
        ("gold", 3),
        ("some_gold", 3),
        ("strength", 3),
        ("dice", 3),
        ("orange", 1),
        ("red", 1),
        ("gold_chits", 1),
        ("rerolls", 1),
        ("war_vp", 1),
        ("famine_vp", 0),
        ("famine_share", 0.5),
    ],
)
def test_what_dice_and_chits_show_is_counted(feature, expected):
    state = table({"dice": "orange 2 gold, red 3 strength, white food", "chits": "gold, reroll"}, {})
    assert number(state, feature) == expected


def test_books_that_are_not_used_yet_count_for_the_lead():
    state = table({"dice": "blue 3 books", "books": 1}, {"books": 3})
    assert number(state, "books") == 4
    assert number(state, "book_lead") == 1
    assert number(state, "book_vp") == 2
    assert number(state, "book_vp", seat=1) == 0


def test_used_dice_show_nothing():
    state = table({"dice": "orange 3 gold used"}, {})
    assert number(state, "gold") == 0
    assert number(state, "orange") == 1


def test_an_unrolled_die_shows_the_mean_of_its_faces():
    state = table({}, {})
    (die,) = dice(state, "white gold")
    assert shown((die._replace(face=0),)).gold == pytest.approx(2 / 6)


def test_a_wonder_says_what_stone_is_missing():
    state = table({"dice": "white stone", "wonder": "great_pyramid"}, {})
    assert number(state, "missing_stone") == 2
    assert number(state, "wonder_vp") == 2
    assert number(state, "ready_vp") == 0


def test_who_has_passed_has_nothing_to_spend():
    state = table({"dice": "orange 3 gold", "passed": True}, {})
    assert number(state, "gold", 0) == 0
    assert number(state, "out", 0) == 1


def test_a_round_begins_with_its_first_dice():
    state = new_game(2)
    assert stage(state) == 1
    settle(state, state.decision.seat)
    assert stage(state) == 0


def test_no_round_begins_anew_as_dice_are_rolled_again():
    state = table({"dice": "white gold", "chits": "reroll used"}, {})
    (nation, _), (die,) = state.nations, state.nations[0].dice
    forget(state, nation, (die.handle,))
    assert stage(state) == 1
