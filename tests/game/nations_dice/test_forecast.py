"""What the end of the round would bring."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.engine import flow
from game.nations_dice.analysis.chances import chances
from game.nations_dice.analysis.forecast import BooksForecast, NeedForecast, forecast
from game.nations_dice.analysis.preview import what_if
from game.nations_dice.cards.dice import FACES
from tests.game.nations_dice.scenario import new_game, play, table


def test_books_rank_and_score():
    state = table({"books": 3, "dice": "blue 3 books"}, {"books": 7}, {"books": 6})
    rows = forecast(state).rows
    assert [row.books for row in rows] == [
        BooksForecast(3, 6, 2, 0),
        BooksForecast(7, 7, 1, 2),
        BooksForecast(6, 6, 2, 0),
    ]


def test_needs_that_are_met_and_how_much_others_miss():
    state = table(
        {"dice": "white food, red 3 strength", "chits": "food"},
        {"dice": "white food, white gold"},
        {"dice": "white food, white gold, white stone"},
    )
    rows = forecast(state).rows
    assert rows[0].famine == NeedForecast(need=2, have=2, missing=0, vp=1)
    assert rows[0].war == NeedForecast(need=2, have=3, missing=0, vp=1)
    assert rows[1].famine == NeedForecast(need=2, have=1, missing=1, vp=0, dice=1)
    assert rows[1].war == NeedForecast(need=2, have=0, missing=2, vp=0)
    assert rows[2].famine == NeedForecast(need=2, have=1, missing=0, vp=1, traded=2)
    assert [row.famine.is_met for row in rows] == [True, False, True]


def test_strength_that_the_famine_takes_counts_for_a_war_that_is_missed_anyway():
    """The event counts it as well: it lies there unused."""
    state = table({"dice": "white stone, white food, white strength"}, {})
    row = forecast(state).rows[0]
    assert row.famine.traded == 2
    assert (row.war.have, row.war.missing) == (1, 1)


def test_the_new_order():
    state = table({}, {"dice": "white strength"}, {"dice": "red 2 strength"})
    assert [(row.order_now, row.order_then) for row in forecast(state).rows] == [(1, 3), (2, 2), (3, 1)]


def test_vp_with_and_without_tiles():
    state = table({"books": 9, "vp_war": 2, "colonies": ("bohemia",)}, {"books": 1})
    row = forecast(state).rows[0]
    assert (row.vp_now, row.vp_then, row.projected_then) == (2, 4, 6)


def test_open_questions_take_the_proposal_and_are_uncertain():
    state = table({"dice": "white books, white strength, white food"}, {"dice": "white gold"})
    rows = forecast(state).rows
    assert (rows[0].uncertain, rows[1].uncertain) == (True, False)
    assert rows[0].famine.is_met
    assert rows[0].books.then == 1


def test_dice_that_are_not_rolled_yet_make_a_row_uncertain():
    state = new_game(2, seed=3)
    _, second = state.order
    rows = forecast(state).rows
    assert (rows[second].uncertain, rows[second].war.have) == (True, 0)


def test_the_accelerated_question_is_foreseen_and_hidden_answers_stay_uncertain():
    state = table({"dice": "white books, white strength, white food"}, {}, variant="accelerated")
    assert forecast(state).rows[0].famine.traded == 2
    play(state, "pass", "keep_dice")
    row = forecast(state).rows[0]
    assert (row.uncertain, row.famine.is_met) == (True, False)


def test_a_forecast_in_the_middle_of_a_question():
    state = table({"dice": "white books, white strength, white food"}, {}, variant="accelerated")
    play(state, "pass", "trade white1")
    assert forecast(state).rows[0].famine.is_met


def test_what_is_over_is_left_out():
    state = table({"dice": "white strength, white gold, white food"}, {})
    play(state, "pass", "pass")
    assert state.decision.choice.name == "trade_or_not"
    rows = forecast(state).rows
    assert rows[0].books is None and rows[1].famine is None
    assert rows[0].famine.is_met and rows[0].war.missing == 1


def test_solo_the_shadow_has_its_books():
    state = table({"books": 9})
    outlook = forecast(state)
    assert outlook.shadow_books == state.shadows[0].books
    assert outlook.rows[0].books.vp == 2


def test_after_the_end_there_is_nothing_to_foresee():
    state = new_game(2)
    state.step = "over"
    assert forecast(state).rows == ()


def test_a_tried_move_is_carried_out_with_the_proposed_payment():
    state = table({"dice": "red 2 strength, red 3 strength"}, {}, rows=[(), ("bohemia",), ()])
    before, after = forecast(state), what_if(state, ("buy_tile", "bohemia", "colonies"))
    assert (before.rows[0].war.have, after.rows[0].war.have) == (5, 3)
    assert (before.rows[0].projected_then, after.rows[0].projected_then) == (1, 3)


def test_the_turn_of_the_next_one_is_not_foreseen():
    state = new_game(2, seed=3)
    assert what_if(state, ("pass",)) == forecast(state)


def test_dice_that_a_purchase_rolls_count_for_nothing_yet():
    state = table({"dice": "white gold, white food"}, {}, rows=[("irrigation",), (), ()])
    first, second = what_if(state, ("buy_tile", "irrigation", "slot0")).rows
    assert (first.projected_then, first.famine.have) == (forecast(state).rows[0].projected_then, 1)
    assert (first.uncertain, second.uncertain) == (True, False)


def test_the_chances_of_rolling_again_count_every_way_in_which_the_dice_fall():
    state = table({"dice": "white food, red 2 strength", "chits": "reroll"}, {})
    play(state, "reroll reroll_chit", "pick_die white1")
    row = what_if(state, ("roll_dice",)).rows[0]
    shown = Counter(FACES["white"][face].kind for face in range(1, 7))
    assert row.uncertain
    assert row.chances.books == pytest.approx(
        sum(FACES["white"][face].amount * (FACES["white"][face].kind == "books") for face in range(1, 7)) / 6
    )
    assert row.chances.famine == (shown["food"] / 6 if state.event_tile.famine <= 1 else 0)


def test_a_reroll_is_foreseen_with_the_dice_that_bring_most():
    state = table({"dice": "white gold, red 2 strength", "chits": "reroll"}, {})
    tried = what_if(state, ("reroll", "reroll_chit")).rows[0].chances
    others = [chances(state, 0, dice).points for dice in (("white1",), ("red1",), ("white1", "red1"))]
    assert tried.points == max(others)


def test_the_shadows_die_is_not_foreseen():
    state = table({"dice": "red 1 strength"}, rows=[("bohemia", "nubia"), (), ()])
    assert what_if(state, ("buy_tile", "bohemia", "colonies")).rows[0].projected_then >= 2
    play(state, "buy_tile bohemia colonies", "pay_with red1", "pay bohemia")
    assert what_if(state, ("roll_die",)) is None


def test_an_answer_in_the_books_step_is_foreseen():
    state = table({"dice": "white books, white strength, white food"}, {})
    play(state, "pass", "pass")
    held, spent = what_if(state, ("hold_back", "white1")), what_if(state, ("use_books",))
    assert (held.rows[0].famine.is_met, spent.rows[0].famine.is_met) == (True, False)
    assert spent.rows[0].books.then == held.rows[0].books.then + 1


@pytest.mark.sample(3)
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_foreseeing_changes_nothing_and_never_fails(seats):
    state, chance = (
        new_game(seats, seats, variant="accelerated" if seats == 3 else "original"),
        random.Random(seats),
    )
    while state.decision:
        before = state.fingerprint()
        forecast(state)
        for move in state.decision.moves[:3]:
            what_if(state, move)
        assert state.fingerprint() == before
        flow.apply(state, chance.choice(state.decision.moves))
